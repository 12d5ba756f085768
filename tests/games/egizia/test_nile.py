"""The river and phase 1."""

from __future__ import annotations

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.components import DECK_OF_ROUND, NILE, deck_cards
from senet.games.egizia.maps import CARD_STOPS, CIRCLES, NUMBERED, SITES, STOPS
from senet.games.egizia.position import BLUE, fill_river, position
from senet.games.egizia.rounds import end_round, lay_cards
from senet.games.egizia.table import Egizia
from senet.kernel.chance import seed_from
from senet.kernel.play import resume


@pytest.mark.rule("EGIZ-046", "EGIZ-047", "EGIZ-049")
def test_the_river_has_twenty_stops_in_this_order():
    assert STOPS == (
        "card_1", "edfu", "card_2", "thebae", "card_3", "sphinx", "card_4", "passalon", "card_5", "selinon",
        "card_6", "obelisk_graves", "card_7", "beni_hasan", "card_8", "alyi", "card_9", "temple_pyramid",
        "card_10", "heliopolis",
    )  # fmt: skip
    assert (len(CARD_STOPS), len(CIRCLES), len(SITES)) == (10, 7, 3)
    assert CIRCLES[-1] == STOPS[-1] == "heliopolis"


@pytest.mark.rule("EGIZ-050")
def test_each_site_has_three_numbered_spaces():
    assert NUMBERED["sphinx"] == ("sphinx_1", "sphinx_2", "sphinx_3")
    assert [len(NUMBERED[site]) for site in SITES] == [3, 3, 3]


@pytest.mark.rule("EGIZ-048")
def test_any_card_may_lie_anywhere():
    """Over many games a field, a quarry and a special card are seen on the first and on the last space."""
    seen = {0: set(), 9: set()}
    for seed in range(80):
        g = BOX.start(4, None, seed_from(f"lay {seed}"))
        assert isinstance(g, Egizia)
        for index, kinds in seen.items():
            kinds.add(NILE[g.river[index]]["kind"])
    assert seen[0] == seen[9] == {"field", "quarry", "special"}


@pytest.mark.rule("EGIZ-051")
def test_ten_cards_are_laid_out_from_source_to_mouth():
    g = position()
    g.flow.told = []
    lay_cards(g)
    assert all(g.river) and len(g.decks[0]) == 12
    assert g.flow.told[-1][:2] == ("cards_laid", tuple(g.river))


@pytest.mark.rule("EGIZ-052")
@pytest.mark.parametrize(("number", "deck"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2)])
def test_each_round_has_its_deck(number: int, deck: int):
    g = position(round=number)
    lay_cards(g)
    assert DECK_OF_ROUND[number - 1] == deck
    assert all(card in deck_cards(deck, False) for card in g.river)


@pytest.mark.rule("EGIZ-053")
def test_cards_left_on_the_river_leave_the_game():
    g = position(ships=[("card_1", BLUE)])
    fill_river(g)
    left = [card for card in g.river if card]
    end_round(g)
    assert not any(g.river) and g.gone == left and len(left) == 9
    assert g.unseen == []


@pytest.mark.rule("EGIZ-054")
@pytest.mark.parametrize(("number", "deck"), [(2, 0), (4, 1), (5, 2)])
def test_two_cards_of_a_finished_deck_leave_unseen(number: int, deck: int):
    g = position(round=number - 1)
    if number != 5:
        lay_cards(g)
        end_round(g)
        assert g.unseen == []
    g.round = number
    lay_cards(g)
    end_round(g)
    assert len(g.unseen) == 2 and g.decks[deck] == []
    assert all(card not in g.gone or NILE[card]["copies"] > 1 for card in g.unseen)


@pytest.mark.rule("EGIZ-032")
def test_builders_and_permissions_are_fresh_in_each_round():
    g = position(round=1)
    player = g.players[BLUE]
    player.tired, player.spent, player.passed, player.furthest = (
        ["crew1", "overseer"],
        ["crew_improver"],
        True,
        9,
    )
    player.sites = ["sphinx"]
    g.round = 2
    resume(g, lay_cards)
    assert (player.tired, player.spent, player.sites) == ([], [], [])
    assert not player.passed and player.furthest == 0
