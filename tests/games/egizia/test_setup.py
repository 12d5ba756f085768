"""Components, setup, and what depends on the number of players."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.building import build
from senet.games.egizia.components import (
    COLOURS,
    FACTS,
    GRAVE_TOKENS,
    GRAVES_IN_PLAY,
    NILE,
    SPHINX_CARDS,
    deck_cards,
    sphinx_cards,
)
from senet.games.egizia.feeding import feed_builders, produce_stone
from senet.games.egizia.maps import GRAVE_SPACES
from senet.games.egizia.placing import forbids_ship, place_ships
from senet.games.egizia.position import BLUE, GREEN, RED, YELLOW, crews_of, equip, fill_river, position
from senet.games.egizia.rounds import set_turn_order
from senet.games.egizia.sites import take_token
from senet.games.egizia.table import Egizia
from senet.games.egizia.tracks import gain_stones, score, strengthen
from senet.kernel.chance import seed_from
from senet.kernel.codec import dump
from senet.kernel.conformance import quick_playout
from senet.kernel.errors import Refused
from senet.kernel.play import choices, choose, deciders, is_over, resume, seen_by
from tests.games.words import decider, offered, play, question, refused


def start(seats: int, seed: int = 0, **options: object) -> Egizia:
    g = BOX.start(seats, options, seed_from(str(seed)))
    assert isinstance(g, Egizia)
    return g


def start_with_tokens(order: list[int]) -> Egizia:
    """A game in which chance has dealt the order tokens like that."""
    games = (start(len(order), seed) for seed in range(1000))
    return next(g for g in games if g.turn_order == order)


@pytest.mark.rule("EGIZ-001")
def test_two_to_four_can_play():
    for seats in (2, 3, 4):
        assert len(start(seats).players) == seats
    for seats in (1, 5):
        with pytest.raises(Refused):
            start(seats)


@pytest.mark.rule("EGIZ-002", "EGIZ-253")
def test_everybody_has_another_of_the_four_colours():
    assert COLOURS == ("blue", "red", "green", "yellow")
    assert [player.colour for player in start(4).players] == ["blue", "red", "green", "yellow"]
    wished = start(3, colour="yellow,any,red")
    assert [player.colour for player in wished.players] == ["yellow", "blue", "red"]
    quarrel = start(3, colour="red,red,any")
    assert [player.colour for player in quarrel.players] == ["red", "blue", "green"]


@pytest.mark.rule("EGIZ-253")
def test_a_colour_has_no_effect_on_play():
    """The same game with other colours differs in nothing but these, from the first decision to the last."""
    plain, other = start(3), start(3, colour="green,yellow,red")
    rng = random.Random(5)
    while deciders(plain):
        seat = deciders(plain)[0]
        assert deciders(other) == [seat] and choices(other, seat) == choices(plain, seat)
        choice = rng.choice(choices(plain, seat))
        choose(plain, seat, choice)
        choose(other, seat, choice)
    assert is_over(other) and [p.colour for p in other.players] == ["green", "yellow", "red"]
    for mine, theirs in zip(plain.players, other.players, strict=True):
        theirs.colour = mine.colour
    assert dump(other) == dump(plain)


@pytest.mark.rule("EGIZ-003")
def test_a_player_owns_eight_ships_three_crews_and_an_overseer():
    player = start(4).players[0]
    assert player.ships == 8
    assert list(player.strength) == ["crew1", "crew2", "crew3", "overseer"]
    assert FACTS["components"]["stones_per_player"] == 24


@pytest.mark.rule("EGIZ-004", "EGIZ-020")
def test_there_are_57_nile_cards_in_three_decks():
    assert sum(row["copies"] for row in NILE.values()) == 57
    assert [len(deck_cards(deck, False)) for deck in range(3)] == [22, 22, 12]
    g = start(4)
    assert [len(deck) for deck in g.decks] == [12, 22, 12]
    assert Counter(g.decks[0] + g.river) == Counter(deck_cards(0, False))
    assert Counter(g.decks[1]) == Counter(deck_cards(1, False))
    assert Counter(g.decks[2]) == Counter(deck_cards(2, False))


@pytest.mark.rule("EGIZ-005")
def test_there_are_29_sphinx_cards_and_an_optional_one():
    assert sum(row["copies"] for row in SPHINX_CARDS.values()) == 30
    assert len(sphinx_cards(False)) == len(sphinx_cards(True)) == 29


@pytest.mark.rule("EGIZ-006")
def test_the_small_pieces_are_counted():
    counted = BOX.inventory(start(4))
    assert counted["grave_tokens"] == len(GRAVE_TOKENS) == 20
    assert counted["order_tokens"] == 4
    assert counted["start_cards"] == 8


@pytest.mark.rule("EGIZ-007")
def test_without_a_ship_in_the_supply_none_can_be_placed():
    g = position(2)
    fill_river(g)
    equip(g, BLUE, ships=1)
    resume(g, place_ships)
    play(g, "ship:edfu", "ship:thebae")
    assert g.players[BLUE].ships == 0 and g.players[BLUE].passed
    assert (decider(g), question(g)) == (RED, "stop")
    assert forbids_ship(g, BLUE, "selinon") == "EGIZ-007"


@pytest.mark.rule("EGIZ-008")
def test_marker_stones_do_not_run_out():
    from senet.games.egizia.building import take_site_turn

    everything = [*(f"o{n}" for n in range(1, 7)), "tl1", "tl2", "tl3", "tr1", "tr2", "tr3"]
    pyramid = ["p1_1", "p1_2", "p1_3", "p1_4", "p1_5", "p2_1", "p2_2", "p2_3"]
    g = position(built=dict.fromkeys([*everything, *pyramid], BLUE), ships=[("temple_pyramid_1", BLUE)])
    equip(g, BLUE, crews="9/1/1+2", stones=25)
    assert sum(owner == BLUE for owner in g.built.values()) == 20
    resume(g, take_site_turn, BLUE, "temple_pyramid_1")
    play(g, "build", "crew:crew1", "build:p2_4", "build:p3_1")
    assert sum(owner == BLUE for owner in g.built.values()) == 22


@pytest.mark.rule("EGIZ-009")
def test_a_reserve_holds_25_stones():
    g = position()
    equip(g, BLUE, stones=23)
    gain_stones(g, BLUE, 6, "alyi")
    assert g.players[BLUE].stones == 25


@pytest.mark.rule("EGIZ-010")
def test_a_score_never_falls_below_zero():
    g = position(scores=[4, 0, 0, 0])
    score(g, BLUE, -9, "hunger")
    assert g.players[BLUE].score == 0
    assert g.players[BLUE].sheet["hunger"] == -4


@pytest.mark.rule("EGIZ-011")
def test_strength_ends_at_nine():
    g = position()
    equip(g, BLUE, crews="8/9/1+9")
    for builder in ("crew1", "crew1", "crew2", "overseer"):
        strengthen(g, BLUE, builder, "alyi")
    assert crews_of(g, BLUE) == "9/9/1+9"


@pytest.mark.rule("EGIZ-012")
def test_strength_never_decreases():
    import random

    from senet.kernel.play import choices, choose, deciders

    g = start(3, 5)
    rng = random.Random(5)
    before = [dict(player.strength) for player in g.players]
    while deciders(g):
        seat = deciders(g)[0]
        choose(g, seat, rng.choice(choices(g, seat)))
        now = [dict(player.strength) for player in g.players]
        assert all(now[s][b] >= before[s][b] for s in range(3) for b in now[s])
        before = now


@pytest.mark.rule("EGIZ-013")
def test_order_tokens_are_dealt_at_random():
    dealt = {tuple(start(3, seed).turn_order) for seed in range(60)}
    assert len(dealt) == 6
    assert all(sorted(order) == [0, 1, 2] for order in dealt)


@pytest.mark.rule("EGIZ-013", "EGIZ-014", "EGIZ-015", "EGIZ-016", "EGIZ-017", "EGIZ-018", "EGIZ-019")
@pytest.mark.rule("EGIZ-020", "EGIZ-021", "EGIZ-022", "EGIZ-023", "EGIZ-051")
def test_ex_13_setup_for_four_players():
    g = start_with_tokens([YELLOW, RED, GREEN, BLUE])
    assert [g.players[seat].stones for seat in (YELLOW, RED, GREEN, BLUE)] == [2, 3, 4, 5]
    assert [player.score for player in g.players] == [0, 0, 0, 0]
    assert g.score_order == [BLUE, GREEN, RED, YELLOW]
    assert [crews_of(g, seat) for seat in range(4)] == ["1/1/1+2"] * 4
    assert [(player.quarry, player.market) for player in g.players] == [(0, 0)] * 4
    assert g.water == "middle"
    for seat, player in enumerate(g.players):
        assert g.production(seat) == 3 and player.quarries == ["start_quarry"]
        assert g.grain(seat) == 6 and player.fields == ["start_field"]
        assert len(player.sphinx) == 1 and player.cards == []
    assert g.sphinx_left() == 25
    assert [len(deck) for deck in g.decks] == [12, 22, 12] and all(g.river)
    assert len(g.grave_row) == 4 and g.face_down_graves() == 8
    assert g.built == {}


@pytest.mark.rule("EGIZ-019", "EGIZ-043")
def test_everybody_knows_only_the_own_first_sphinx_card():
    g = start(4)
    view = seen_by(g, 2)
    assert view.players[2].sphinx == g.players[2].sphinx
    assert view.players[1].sphinx == ["?"]
    assert set(view.sphinx_deck) == {"?"}


@pytest.mark.rule("EGIZ-022")
def test_twelve_of_twenty_graves_are_used_and_four_are_open():
    g = start(2)
    assert GRAVES_IN_PLAY == len(GRAVE_SPACES) == 12
    assert len(g.grave_row) == 4 and len(g.grave_pool) == 16
    for number in range(12):
        g.built[GRAVE_SPACES[number]] = 0
        take_token(g, 0, GRAVE_SPACES[number])
    assert g.grave_row == [] and len(g.grave_pool) == 8 and len(g.players[0].graves) == 12


@pytest.mark.rule("EGIZ-013", "EGIZ-024", "EGIZ-025", "EGIZ-239", "EGIZ-240")
def test_ex_14_setup_for_three_players():
    g = start(3, use_red_ship_cards=True)
    assert sorted(g.turn_order) == [0, 1, 2]
    assert [text for text in offered(g) if "sphinx" in text] == ["ship:sphinx_1", "ship:sphinx_2"]
    assert refused(g, "ship:sphinx_3") == "EGIZ-239"
    nile = g.decks[0] + g.river
    assert "sphinx_plus_1" in nile and "sphinx_plus_2" not in nile
    sphinx = g.sphinx_deck + [card for player in g.players for card in player.sphinx]
    assert "bonus_15" in sphinx and "bonus_10" not in sphinx
    assert [len(nile), len(g.decks[1]), len(g.decks[2])] == [22, 22, 12]
    assert g.sphinx_left() == 26


@pytest.mark.rule("EGIZ-024", "EGIZ-025")
def test_with_four_players_the_blue_cards_are_always_used():
    g = start(4)
    nile = g.decks[0] + g.river
    assert "sphinx_plus_2" in nile and "sphinx_plus_1" not in nile
    sphinx = g.sphinx_deck + [card for player in g.players for card in player.sphinx]
    assert "bonus_10" in sphinx and "bonus_15" not in sphinx
    with pytest.raises(Refused):
        start(4, use_red_ship_cards=True)


@pytest.mark.rule("EGIZ-025")
def test_with_fewer_players_the_blue_cards_are_used_unless_chosen_otherwise():
    assert "sphinx_plus_2" in start(2).decks[0] + start(2).river


@pytest.mark.rule("EGIZ-026")
def test_the_same_seed_and_choices_give_the_same_game():
    """Nothing else is random: chance is asked only in the setup, by decks and by graves turned up."""
    one, two = start(4, 3), start(4, 3)
    dealt = one.flow.drawn
    for g in (one, two):
        play(g, "ship:edfu", "ship:thebae", "ship:passalon", "water:left", "ship:selinon")
    assert one == two
    assert one.flow.drawn == dealt


@pytest.mark.rule("EGIZ-026")
@pytest.mark.parametrize("seats", [2, 3])
def test_games_with_fewer_players_come_to_their_end(seats: int):
    assert quick_playout(BOX, seats, 1) > 0


def short_round(seats: int) -> Egizia:
    """Blue and Red play the same round at any table: cards, a circle, hunger, stones, all three sites."""
    g = position(
        seats, turn_order=range(seats), scores=[20] * seats, river={"card_1": "q3_12", "card_2": "y5_12"}
    )
    for seat in (BLUE, RED):
        equip(g, seat, crews="5/4/3+2", stones=9)
    for seat in range(2, seats):
        g.players[seat].passed = True
    resume(g, place_ships)
    play(
        g, "ship:card_1", "ship:card_2", "ship:edfu", "ship:thebae", "ship:sphinx_1", "ship:obelisk_graves_1"
    )
    play(g, "ship:temple_pyramid_1", "pass", "pass")
    resume(g, feed_builders)
    resume(g, produce_stone)
    resume(g, build)
    play(g, "build", "crew:crew3", "buy:1", "keep:0")
    play(g, "build", "crew:crew1", "build:o1", "build:o2", "end", "track:market")
    play(g, "build", "crew:crew1", "build:tl1", "build:tl2")
    return g


@pytest.mark.rule("EGIZ-242")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_same_round_comes_to_the_same_with_any_number_of_players(seats: int):
    two, more = short_round(2), short_round(seats)
    assert two.players[BLUE].sheet["temple"] == 5 and two.players[RED].sheet["hunger"] < 0
    assert [dump(player) for player in more.players[:2]] == [dump(player) for player in two.players]
    assert [Counter(deck) for deck in start(2).decks[1:]] == [
        Counter(deck) for deck in start(seats).decks[1:]
    ]


@pytest.mark.rule("EGIZ-239", "EGIZ-240")
def test_with_three_players_two_spaces_make_a_site_full():
    g = position(3, ships=[("sphinx_2", RED), ("sphinx_1", GREEN)])
    fill_river(g)
    resume(g, place_ships)
    assert "ship:sphinx_beside" in offered(g)
    assert refused(g, "ship:sphinx_3") == "EGIZ-239"


@pytest.mark.rule("EGIZ-241")
def test_with_two_players_there_is_never_a_full_site():
    g = position(2, ships=[("sphinx_1", RED)])
    fill_river(g)
    equip(g, BLUE, cards=["occupied_site_34"])
    resume(g, place_ships)
    assert "ship:sphinx_2" in offered(g)
    assert not [text for text in offered(g) if text.endswith(("_beside", "_extra"))]
    assert refused(g, "ship:sphinx_beside") == "EGIZ-071"
    assert refused(g, "ship:sphinx_extra") == "EGIZ-196"


@pytest.mark.rule("EGIZ-241", "EGIZ-071")
def test_with_three_players_the_third_may_speculate():
    g = position(3, ships=[("sphinx_1", RED), ("sphinx_2", GREEN)])
    fill_river(g)
    resume(g, place_ships)
    play(g, "ship:sphinx_beside")
    assert ("sphinx_beside", BLUE) in g.ships


@pytest.mark.rule("EGIZ-015", "EGIZ-153")
def test_who_holds_token_1_is_rearmost():
    g = start_with_tokens([2, 0, 1])
    resume(g, set_turn_order)
    assert g.turn_order == [2, 0, 1]
