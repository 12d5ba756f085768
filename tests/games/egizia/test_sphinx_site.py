"""Site A: buying, looking at, keeping and putting back Sphinx cards."""

from __future__ import annotations

import pytest

from senet.games.egizia.building import take_site_turn
from senet.games.egizia.position import BLUE, RED, equip, position
from senet.games.egizia.table import Egizia
from senet.kernel.game import SPECTATOR
from senet.kernel.play import heard_by_seat, resume, seen_by
from tests.games.words import decider, offered, play, question, refused


def visit(stones: int = 4, crews: str = "1/2/1+2", deck: list[str] | None = None, **given: object) -> Egizia:
    """Blue's ship is in turn at the Sphinx; the deck holds these cards, or 25."""
    table = {name: given.pop(name) for name in ("red", "rulings") if name in given}
    g = position(scores=[8, 0, 0, 0], ships=[("sphinx_1", BLUE)], **table)  # type: ignore[arg-type]
    equip(g, BLUE, crews=crews, stones=stones, **given)  # type: ignore[arg-type]
    if deck is None:
        equip(g, BLUE, sphinx=["all_graves"])
        equip(g, RED, sphinx=["most_green", "most_brown", "bonus_10"])
    else:
        g.sphinx_deck = deck
    resume(g, take_site_turn, BLUE, "sphinx_1")
    return g


@pytest.mark.rule("EGIZ-107", "EGIZ-112", "EGIZ-121", "EGIZ-126", "EGIZ-127", "EGIZ-128", "EGIZ-045")
def test_ex_04_building_at_the_sphinx():
    g = visit()
    play(g, "build", "crew:crew2", "buy:2")
    kept, other = g.looked_at
    assert seen_by(g, BLUE).looked_at == [kept, other]
    assert seen_by(g, RED).looked_at == seen_by(g, SPECTATOR).looked_at == ["?", "?"]
    play(g, "keep:1", f"keep:{kept}")
    player = g.players[BLUE]
    assert (player.stones, player.score, player.sphinx) == (2, 9, ["all_graves", kept])
    assert g.sphinx_left() == 24 and g.under == [(BLUE, other)]
    assert player.tired == ["crew2"] and player.sites == ["sphinx"]
    assert seen_by(g, RED).under == [(BLUE, "?")] and seen_by(g, RED).players[BLUE].sphinx == ["?", "?"]


@pytest.mark.rule("EGIZ-126", "EGIZ-128")
def test_ex_04a_keeping_neither():
    g = visit()
    play(g, "build", "crew:crew2", "buy:2", "keep:0")
    put_all_back(g)
    assert g.players[BLUE].score == 10 and g.sphinx_left() == 25 and g.players[BLUE].sphinx == ["all_graves"]


def put_all_back(g: Egizia) -> None:
    while question(g) == "put_under":
        play(g, offered(g)[0])


@pytest.mark.rule("EGIZ-121")
def test_ex_04b_strength_limits_the_cards():
    g = visit()
    play(g, "build", "crew:crew2")
    assert offered(g) == ["buy:1", "buy:2", "end"]
    assert refused(g, "buy:3") == "EGIZ-121"


@pytest.mark.rule("EGIZ-109", "EGIZ-112", "EGIZ-121")
def test_ex_04c_with_the_overseer_up_to_four():
    g = visit()
    play(g, "build", "crew:crew2+overseer")
    assert offered(g) == ["buy:1", "buy:2", "buy:3", "buy:4", "end"]
    play(g, "buy:4", "keep:0")
    put_all_back(g)
    assert sorted(g.players[BLUE].tired) == ["crew2", "overseer"]


@pytest.mark.rule("EGIZ-121")
@pytest.mark.parametrize(
    ("stones", "crews", "deck", "most"),
    [(25, "9/1/1+2", 25, 5), (3, "9/1/1+2", 25, 3), (25, "2/1/1+2", 25, 2), (25, "9/1/1+2", 4, 4)],
)
def test_cards_are_limited_by_five_strength_stones_and_deck(stones: int, crews: str, deck: int, most: int):
    cards = ["temple_4", "pyramid_6", "pyramid_7", "obelisk_4"][:deck] if deck < 5 else None
    g = visit(stones, crews, cards)
    play(g, "build", "crew:crew1")
    assert offered(g) == [*(f"buy:{n}" for n in range(1, most + 1)), "end"]
    assert refused(g, "buy:0") == "EGIZ-121" and refused(g, f"buy:{most + 1}") == "EGIZ-121"


@pytest.mark.rule("EGIZ-122", "EGIZ-199")
@pytest.mark.parametrize(("card", "free"), [("sphinx_plus_2", 2), ("sphinx_plus_1", 1)])
def test_free_cards_need_neither_stones_nor_strength(card: str, free: int):
    g = visit(
        1, "1/1/1+2", cards=[card], red=card == "sphinx_plus_1", deck=["temple_4"] * 2 + ["pyramid_6"] * 4
    )
    play(g, "build", "crew:crew1")
    assert offered(g) == ["buy:1", *(f"buy:1+{n}" for n in range(1, free + 1)), "end"]
    assert refused(g, f"buy:1+{free + 1}") == "EGIZ-122"
    play(g, f"buy:1+{free}")
    assert len(g.looked_at) == 1 + free and g.players[BLUE].stones == 0
    play(g, "keep:0")
    put_all_back(g)
    assert g.players[BLUE].score == 8 + 1 + free  # free cards put back score too
    assert g.players[BLUE].cards == [card]  # it goes on working


@pytest.mark.rule("EGIZ-128", "EGIZ-122")
def test_free_cards_put_back_score_as_well():
    g = visit(2, cards=["sphinx_plus_2"])
    play(g, "build", "crew:crew2", "buy:2+2", "keep:0")
    put_all_back(g)
    assert g.players[BLUE].score == 12


@pytest.mark.rule("EGIZ-123")
def test_bought_and_free_cards_never_exceed_five():
    g = visit(9, "9/1/1+2", cards=["sphinx_plus_2"])
    play(g, "build", "crew:crew1")
    assert "buy:4+1" in offered(g) and "buy:5" in offered(g)
    assert refused(g, "buy:4+2") == "EGIZ-123" and refused(g, "buy:5+1") == "EGIZ-123"


@pytest.mark.rule("EGIZ-124")
def test_free_cards_need_a_bought_one():
    g = visit(4, cards=["sphinx_plus_2"])
    play(g, "build", "crew:crew2")
    assert refused(g, "buy:0+1") == "EGIZ-124"
    g = visit(0, cards=["sphinx_plus_2"])
    assert question(g) == "" and g.ships == []


@pytest.mark.rule("EGIZ-282")
def test_if_agreed_free_cards_may_be_drawn_without_a_bought_one():
    g = visit(0, cards=["sphinx_plus_2"], rulings={"free_sphinx_cards_alone": True})
    play(g, "build", "crew:crew2")
    assert offered(g) == ["buy:0+1", "buy:0+2", "end"]
    assert refused(g, "buy:1") == "EGIZ-121" and refused(g, "buy:0+3") == "EGIZ-122"
    before = g.players[BLUE].score
    play(g, "buy:0+2", "keep:0")
    play(g, offered(g)[0])
    player = g.players[BLUE]
    assert player.score == before + 2 and player.tired == ["crew2"]
    assert player.sites == []  # without a stone spent the site does not count


@pytest.mark.rule("EGIZ-282")
def test_even_then_free_cards_need_a_ready_crew_and_cards_in_the_deck():
    agreed = {"free_sphinx_cards_alone": True}
    g = visit(0, deck=["temple_4"], cards=["sphinx_plus_2"], rulings=agreed)
    play(g, "build", "crew:crew2")
    assert offered(g) == ["buy:0+1", "end"] and refused(g, "buy:0+2") == "EGIZ-249"
    assert question(visit(0, deck=[], cards=["sphinx_plus_2"], rulings=agreed)) == ""
    assert question(visit(0, rulings=agreed)) == ""


@pytest.mark.rule("EGIZ-249")
def test_the_deck_limits_bought_and_free_cards_together():
    g = visit(9, "9/1/1+2", ["temple_4", "obelisk_4"], cards=["sphinx_plus_2"])
    play(g, "build", "crew:crew1")
    assert offered(g) == ["buy:1", "buy:1+1", "buy:2", "end"]
    assert refused(g, "buy:1+2") == "EGIZ-249"


@pytest.mark.rule("EGIZ-125")
def test_the_numbers_are_fixed_before_looking():
    g = visit()
    play(g, "build", "crew:crew2", "buy:2")
    assert (decider(g), question(g)) == (BLUE, "keep_number")
    assert refused(g, "buy:1") == refused(g, "end") == "EGIZ-275"


@pytest.mark.rule("EGIZ-126", "EGIZ-188", "EGIZ-255", "EGIZ-256", "EGIZ-269")
@pytest.mark.parametrize("card", ["keep_two_34", "keep_two_5"])
def test_keep_two_is_played_after_looking(card: str):
    g = visit(5, "3/1/1+2", cards=[card])
    play(g, "build", "crew:crew1")
    assert refused(g, f"play:{card}") == "EGIZ-037"
    play(g, "buy:3")
    first, second, third = g.looked_at
    assert offered(g) == ["keep:0", "keep:1", f"play:{card}"]
    assert refused(g, "keep:2") == "EGIZ-126"
    play(g, f"play:{card}", "keep:2", f"keep:{second}", f"keep:{third}")
    assert g.players[BLUE].sphinx == ["all_graves", second, third] and g.under == [(BLUE, first)]
    assert g.players[BLUE].score == 9 and g.gone == [card]


@pytest.mark.rule("EGIZ-256")
def test_keep_two_needs_two_drawn_cards():
    g = visit(5, cards=["keep_two_34"])
    play(g, "build", "crew:crew2", "buy:1")
    assert offered(g) == ["keep:0", "keep:1"] and refused(g, "play:keep_two_34") == "EGIZ-256"


@pytest.mark.rule("EGIZ-261")
def test_never_three_kept_cards():
    g = visit(5, "3/1/1+2", cards=["keep_two_34", "keep_two_5"])
    play(g, "build", "crew:crew1", "buy:3", "play:keep_two_34")
    assert offered(g) == ["keep:0", "keep:1", "keep:2"]
    assert refused(g, "play:keep_two_5") == "EGIZ-261"


@pytest.mark.rule("EGIZ-127", "EGIZ-270")
def test_cards_go_under_the_deck_in_the_order_named_and_come_back_in_it():
    g = visit(9, "3/3/1+2", ["temple_4", "obelisk_4", "pyramid_6"])
    play(g, "build", "crew:crew1", "buy:3", "keep:0")
    assert refused(g, "keep:temple_4") == "EGIZ-275" and refused(g, "under:all_graves") == "EGIZ-270"
    play(g, "under:pyramid_6", "under:temple_4")  # the last one needs no asking
    assert [card for _, card in g.under] == ["pyramid_6", "temple_4", "obelisk_4"]
    resume(g, take_site_turn, BLUE, "sphinx_1")
    play(g, "build", "crew:crew2", "buy:2")
    assert g.looked_at == ["pyramid_6", "temple_4"]


@pytest.mark.rule("EGIZ-044", "EGIZ-045")
def test_a_player_keeps_the_knowledge_of_cards_put_back():
    g = visit(9, "3/3/1+2", ["temple_4", "obelisk_4", "pyramid_6"])
    play(g, "build", "crew:crew1", "buy:3", "keep:0", "under:pyramid_6", "under:temple_4")
    assert seen_by(g, BLUE).under == g.under
    assert seen_by(g, BLUE).players[BLUE].returned == ["pyramid_6", "temple_4", "obelisk_4"]
    assert {card for _, card in seen_by(g, RED).under} == {"?"}
    assert set(seen_by(g, RED).players[BLUE].returned) == {"?"}


@pytest.mark.rule("EGIZ-271", "EGIZ-045")
def test_others_learn_numbers_and_no_faces():
    g = visit(5, "3/1/1+2", ["temple_4", "obelisk_4", "pyramid_6", "pyramid_7"])
    g.flow.told = []
    play(g, "build", "crew:crew1", "buy:3", "keep:1")
    play(g, offered(g)[0])
    put_all_back(g)
    heard = heard_by_seat(g, g.flow.told or [], RED)
    names = {name: args for name, args, _ in heard}
    assert names["sphinx_drawn"] == (BLUE, 3, 0)
    assert names["sphinx_kept"] == (BLUE, 1) and names["sphinx_returned"] == (BLUE, 2, 2)
    assert not [arg for _, args, _ in heard for arg in args if arg in ("temple_4", "obelisk_4", "pyramid_6")]
    own = {name for name, _, _ in heard_by_seat(g, g.flow.told or [], BLUE)}
    assert {"sphinx_seen", "sphinx_kept_card"} <= own


@pytest.mark.rule("EGIZ-129")
def test_any_number_of_sphinx_cards_may_be_held():
    g = visit(2, "1/1/1+2", ["temple_4", "obelisk_4"])
    g.players[BLUE].sphinx += ["all_graves"] * 12
    play(g, "build", "crew:crew1", "buy:1", "keep:1")
    assert len(g.players[BLUE].sphinx) == 13


@pytest.mark.rule("EGIZ-130", "EGIZ-107")
def test_with_an_empty_deck_nobody_can_build():
    g = visit(5, deck=[])
    assert question(g) == "" and g.ships == [] and g.players[BLUE].sites == []


@pytest.mark.rule("EGIZ-269")
def test_a_sphinx_action_runs_in_its_order():
    g = visit(5, "3/1/1+2", ["temple_4", "obelisk_4", "pyramid_6"], cards=["keep_two_34"])
    seen = []
    for name in (
        "build",
        "crew:crew1",
        "buy:3",
        "play:keep_two_34",
        "keep:1",
        "keep:obelisk_4",
        "under:temple_4",
    ):
        seen.append(question(g))
        play(g, name)
    assert seen == [
        "site_turn", "name_crew", "sphinx_numbers", "keep_number", "keep_number", "keep_card", "put_under",
    ]  # fmt: skip
    assert question(g) == "" and g.players[BLUE].score == 10 and g.players[BLUE].tired == ["crew1"]


@pytest.mark.rule("EGIZ-271", "EGIZ-258")
def test_two_cards_alike_change_nothing_for_the_others():
    """A question about faces is asked even if all faces are the same."""
    for deck in (["temple_4", "temple_4"], ["temple_4", "pyramid_6"]):
        g = visit(5, deck=deck)
        play(g, "build", "crew:crew2", "buy:2", "keep:1")
        assert (decider(g), question(g)) == (BLUE, "keep_card")
    g = visit(5, deck=["temple_4", "temple_4"])
    play(g, "build", "crew:crew2", "buy:2", "keep:0")
    assert offered(g) == ["under:temple_4"]


@pytest.mark.rule("EGIZ-127", "EGIZ-128")
def test_who_puts_no_card_back_scores_nothing_and_loses_nothing():
    g = visit()
    g.flow.told = []
    play(g, "build", "crew:crew2", "buy:1", "keep:1")
    assert g.players[BLUE].score == 8 and g.under == []
    assert not [name for name, _, _ in g.flow.told if name == "sphinx_returned"]


@pytest.mark.rule("EGIZ-126", "EGIZ-271")
def test_that_no_card_is_kept_is_for_all_to_see():
    g = visit()
    g.flow.told = []
    play(g, "build", "crew:crew2", "buy:1", "keep:0")
    assert ("sphinx_kept", (BLUE, 0), ()) in g.flow.told
    assert ("sphinx_returned", (BLUE, 1, 1), ()) in g.flow.told
    assert g.players[BLUE].sphinx == ["all_graves"]  # the one that was there before
