"""Rulings that are agreed before the game: stones after the track step, scores below zero, the late last pick."""

from __future__ import annotations

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.building import take_site_turn
from senet.games.egizia.components import RULING_RULES, RULINGS
from senet.games.egizia.feeding import feed
from senet.games.egizia.placing import last_picks, place_ships
from senet.games.egizia.position import BLUE, RED, crews_of, equip, position
from senet.games.egizia.rounds import last_window, play_round, score_together
from senet.games.egizia.scoring import score_sphinx_cards
from senet.games.egizia.table import Egizia, scarab
from senet.kernel.box import Value
from senet.kernel.chance import seed_from
from senet.kernel.conformance import quick_playout
from senet.kernel.play import resume
from tests.games.words import decider, offered, play, question, refused


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_is_an_option_with_a_rule_of_its_own_and_reaches_the_table(ruling: str):
    option = next(each for each in BOX.options if each.name == ruling)
    assert option.ruling and option.default == RULINGS[ruling]
    assert option.rule == RULING_RULES[ruling] in BOX.ledger
    for value in (True, False):
        g = BOX.start(2, {ruling: value}, seed_from("ruling"))
        assert isinstance(g, Egizia) and g.holds(ruling) == value


@pytest.mark.parametrize("ruling", RULINGS)
@pytest.mark.parametrize("seats", BOX.seats)
def test_whole_games_can_be_played_with_every_ruling_the_other_way(ruling: str, seats: int):
    options: dict[str, Value] = {ruling: not RULINGS[ruling]}
    assert quick_playout(BOX, seats, 21, options) > 10


# -- stones from the track step ------------------------------------------------------------------------


def after_building(track: str, stones: int = 1, quarry: int = 2, **rulings: bool) -> Egizia:
    """Blue has built level 1 of the obelisk with the last stones, and takes a step on the track."""
    g = position(2, ships=[("obelisk_graves_1", BLUE)], rulings=rulings)
    equip(g, BLUE, crews="1/1/1+2", stones=stones, quarry=quarry, market=2, cards=["stones_to_strength"])
    resume(g, take_site_turn, BLUE, "obelisk_graves_1")
    play(g, "build", "crew:crew1", "build:o1", f"track:{track}")
    return g


@pytest.mark.rule("EGIZ-248", "EGIZ-277", "EGIZ-202", "EGIZ-254")
def test_stones_of_the_track_step_may_be_paid_for_strength():
    g = after_building("quarry")
    assert (decider(g), question(g)) == (BLUE, "after_track") and offered(g) == [
        "use:stones_to_strength",
        "finish",
    ]
    assert refused(g, "build:o2") == "EGIZ-275"
    play(g, "use:stones_to_strength", "crew:crew2")
    assert crews_of(g, BLUE) == "1/2/1+2" and g.players[BLUE].stones == 1
    assert question(g) == ""


@pytest.mark.rule("EGIZ-277")
def test_they_need_not_be_paid():
    g = after_building("quarry")
    play(g, "finish")
    assert question(g) == "" and g.players[BLUE].stones == 3 and crews_of(g, BLUE) == "1/1/1+2"


@pytest.mark.rule("EGIZ-277", "EGIZ-257")
def test_without_new_stones_there_is_no_such_moment():
    assert question(after_building("market")) == ""
    assert question(after_building("quarry", quarry=1)) == ""


@pytest.mark.rule("EGIZ-277")
def test_if_agreed_the_turn_ends_with_the_step():
    g = after_building("quarry", strength_after_track=False)
    assert question(g) == "" and g.players[BLUE].stones == 3


# -- a score below zero --------------------------------------------------------------------------------


def starving(**rulings: bool) -> Egizia:
    """Blue has 2 points and lacks 3 grain at 3 points each."""
    g = position(2, scores=[2, 0], water="left", rulings=rulings)
    equip(g, BLUE, crews="3/2/2+2")
    g.flow.told = []
    resume(g, feed, BLUE)
    return g


@pytest.mark.rule("EGIZ-010", "EGIZ-281")
def test_a_score_ends_at_zero_unless_agreed_otherwise():
    g = starving()
    assert g.players[BLUE].score == 0 and ("hungry", (BLUE, 3, 2), ()) in (g.flow.told or [])
    g = starving(score_below_zero=True)
    assert g.players[BLUE].score == -7 and ("hungry", (BLUE, 3, 9), ()) in (g.flow.told or [])
    assert g.score_order == [RED, BLUE] and g.players[BLUE].sheet == {"together": 2, "hunger": -9}


@pytest.mark.rule("EGIZ-281", "EGIZ-237")
def test_a_score_below_zero_pays_nothing_for_full_tens_and_has_no_scarab():
    g = starving(score_below_zero=True)
    equip(g, BLUE, sphinx=["bonus_10"])
    score_sphinx_cards(g, BLUE)
    assert g.players[BLUE].score == -7 and scarab(-7) == 0


# -- the last pick of the Nile -------------------------------------------------------------------------


def everybody_passes(round: int = 1, **rulings: bool) -> Egizia:
    """Blue owns the last pick; a quarry lies on the river, and nobody places a ship."""
    g = position(2, round=round, river={"card_1": "q3_12"}, rulings=rulings)
    equip(g, BLUE, stones=0, cards=["leftover_card"])
    resume(g, place_ships)
    play(g, "pass", "pass")
    return g


@pytest.mark.rule("EGIZ-200", "EGIZ-283")
def test_the_last_pick_comes_when_all_ships_are_placed():
    g = everybody_passes()
    assert (decider(g), question(g)) == (BLUE, "leftover")


@pytest.mark.rule("EGIZ-283")
def test_if_agreed_the_last_pick_comes_at_the_end_of_the_round():
    assert question(everybody_passes(last_pick_at_round_end=True)) == ""
    g = position(2, rulings={"last_pick_at_round_end": True})
    g.round = 0
    equip(g, BLUE, stones=0, cards=["leftover_card"])
    resume(g, play_round)
    play(g, "pass", "pass")
    assert (decider(g), question(g)) == (BLUE, "leftover") and g.phase == "joint_bonus"
    assert g.players[BLUE].stones == 3  # the quarries have produced already
    play(g, next(text for text in offered(g) if text.startswith("take:")))
    while decider(g) == BLUE and g.round == 1:
        play(g, offered(g)[-1])
    assert g.round == 2 and len(g.gone) >= 9


@pytest.mark.rule("EGIZ-283", "EGIZ-041")
def test_in_the_last_round_the_late_pick_comes_before_the_last_window():
    g = position(2, round=4, rulings={"last_pick_at_round_end": True})
    g.decks[2] = ["sell_stones"] * 10
    equip(g, BLUE, stones=4, cards=["leftover_card"])
    resume(g, play_round)
    play(g, "pass", "pass")
    assert (decider(g), question(g)) == (BLUE, "leftover")
    play(g, "take:card_3")
    assert (decider(g), question(g)) == (BLUE, "last_window") and "play:sell_stones" in offered(g)
    score = g.players[BLUE].score
    play(g, "play:sell_stones", "sell:4")
    assert g.players[BLUE].score == score + 4


def test_the_bonus_is_still_paid_before_the_late_pick():
    g = position(2, rulings={"last_pick_at_round_end": True})
    equip(g, BLUE, sites=["sphinx"])
    resume(g, score_together)
    assert g.players[BLUE].score == 1


@pytest.mark.rule("EGIZ-283", "EGIZ-041", "EGIZ-035")
def test_the_last_window_is_a_new_turn_after_the_late_pick():
    g = position(2, rulings={"last_pick_at_round_end": True}, river={"card_3": "q2_12"})
    equip(g, BLUE, cards=["leftover_card", "crew_improver"])
    resume(g, last_picks)
    play(g, "take:card_3")
    g.flow.told = []
    resume(g, last_window)
    assert g.flow.told == [("last_window_opened", (), ()), ("turn_began", (BLUE,), ())]
