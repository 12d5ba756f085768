"""Refusals name the rule that matters: the one about the thing named, or that it is no answer at all."""

from __future__ import annotations

import random

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.feeding import feed
from senet.games.egizia.placing import last_picks, place_ships
from senet.games.egizia.position import BLUE, equip, position
from senet.games.egizia.sites import ask_track
from senet.games.egizia.table import Egizia
from senet.kernel.chance import seed_from
from senet.kernel.game import NOT_AN_ANSWER, UNKNOWN
from senet.kernel.match import Match, new_match
from senet.kernel.play import choices, resume, text
from tests.games.egizia.at_sites import turn
from tests.games.words import decider, offered, play, question, refused


@pytest.mark.rule("EGIZ-275")
def test_what_is_no_answer_is_refused_by_the_rule_about_that():
    assert position().law(NOT_AN_ANSWER) == "EGIZ-275"


@pytest.mark.rule("EGIZ-034", "EGIZ-212", "EGIZ-275")
def test_in_the_feeding_step_only_own_cards_and_stones_that_are_needed_can_be_used():
    g = position(2, water="left")
    equip(g, BLUE, crews="3/3/3+3", stones=9, cards=["grain_4_12"])
    resume(g, feed, BLUE)
    assert (decider(g), question(g)) == (BLUE, "feeding") and refused(g, "play:grain_4_12") == ""
    assert refused(g, "play:grain_4_34") == "EGIZ-034"
    assert refused(g, "pay:2") == "EGIZ-212" and refused(g, "pay:x") == "EGIZ-275"
    assert refused(g, "ship:edfu") == "EGIZ-275"


@pytest.mark.rule("EGIZ-210", "EGIZ-254", "EGIZ-255", "EGIZ-275")
def test_when_the_field_improver_is_taken_only_fields_can_be_named():
    g = position(2, river={"card_1": "field_improver"})
    equip(g, BLUE, stones=5, cards=["y5_12", "crew_improver", "stones_6_12", "two_ships"])
    resume(g, place_ships)
    play(g, "ship:card_1")
    assert (decider(g), question(g)) == (BLUE, "improve_field") and offered(g) == ["attach:y5_12", "pass"]
    assert refused(g, "attach:b6_12") == refused(g, "attach:start_field") == "EGIZ-210"
    assert refused(g, "attach:nothing") == refused(g, "ship:edfu") == "EGIZ-275"
    assert refused(g, "use:crew_improver") == refused(g, "play:stones_6_12") == "EGIZ-254"
    assert refused(g, "play:two_ships") == "EGIZ-255"


@pytest.mark.rule("EGIZ-126", "EGIZ-270", "EGIZ-275")
def test_of_the_drawn_cards_only_those_that_are_there_can_be_kept_or_put_back():
    g = turn("sphinx_1", 9, "5/1/1+2")
    g.sphinx_deck = ["temple_4", "obelisk_4", "pyramid_6"]
    play(g, "build", "crew:crew1", "buy:3", "keep:1")
    assert (decider(g), question(g)) == (BLUE, "keep_card")
    assert refused(g, "keep:all_graves") == "EGIZ-126" and refused(g, "crew:crew1") == "EGIZ-275"
    assert refused(g, "keep:nothing") == "EGIZ-275"
    play(g, "keep:temple_4")
    assert (decider(g), question(g)) == (BLUE, "put_under")
    assert refused(g, "under:temple_4") == "EGIZ-270" and refused(g, "end") == "EGIZ-275"


@pytest.mark.rule("EGIZ-280", "EGIZ-266")
@pytest.mark.parametrize(("trains", "then"), [(True, "what_to_build"), (False, "")])
def test_an_action_goes_on_while_the_overseer_could_be_raised_in_it(trains: bool, then: str):
    """Strength 9 + 2, ten of it used: the eleventh and a step more would pay for a space of value 2."""
    g = turn(stones=25, crews="9/1/1+2", cards=["crew_improver"], rulings={"overseer_trains": trains})
    play(g, "build", "crew:crew1+overseer", *(f"build:p1_{n}" for n in range(1, 6)))
    assert question(g) == then


@pytest.mark.rule("EGIZ-266", "EGIZ-250")
def test_an_action_goes_on_while_one_of_its_two_crews_could_be_raised():
    g = turn(stones=25, crews="9/2/1+2", cards=["crew_improver", "two_crews_34"])
    play(g, "build", "crew:crew1", "play:two_crews_34", "crew:crew2", *(f"build:p1_{n}" for n in range(1, 6)))
    assert (decider(g), question(g)) == (BLUE, "what_to_build")
    play(g, "use:crew_improver", "crew:crew2", "build:tl1")
    assert question(g) == "" and g.players[BLUE].sheet["temple"] == 2


def comes_to(match: Match, question: str) -> bool:
    """Play on until this is asked, by people who like to visit the Sphinx."""
    rng = random.Random(4)
    while (decision := match.game.flow.decision) is not None:
        if decision.question.name == question:
            return True
        (seat,) = match.waiting_for()
        found = [text(choice) for choice in choices(match.game, seat)]
        liked = [
            each for each in found if each in ("ship:sphinx_1", "ship:sphinx_2", "build", "buy:3", "keep:1")
        ]
        match.choose(seat, liked[-1] if liked else rng.choice(found))
    return False


@pytest.mark.rule("EGIZ-043", "EGIZ-045", "EGIZ-271")
@pytest.mark.parametrize("question", ["keep_card", "put_under"])
def test_the_log_does_not_show_the_others_which_card_was_kept_or_put_back(question: str):
    matches = (new_match(BOX, 2, None, seed_from(f"secret {seed}")) for seed in range(20))
    match = next(match for match in matches if comes_to(match, question))
    (seat,) = match.waiting_for()
    chosen = text(choices(match.game, seat)[0])
    match.choose(seat, chosen)
    assert match.log_for(1 - seat)[-1].choice == UNKNOWN
    assert match.log_for(seat)[-1].choice == chosen


@pytest.mark.rule("EGIZ-013", "EGIZ-017")
@pytest.mark.parametrize("seats", BOX.seats)
def test_the_tokens_and_their_stones_are_told(seats: int):
    match = new_match(BOX, seats, None, seed_from("tokens"))
    g = match.game
    assert isinstance(g, Egizia)
    told = [args for name, args, _ in match.stories[0] if name == "token_dealt"]
    assert told == [(seat, at + 1, at + 2) for at, seat in enumerate(g.turn_order)]
    assert [g.players[seat].stones for seat in g.turn_order] == list(range(2, seats + 2))


@pytest.mark.rule("EGIZ-252", "EGIZ-275")
def test_with_the_last_pick_only_a_ship_to_a_place_is_refused_for_being_a_ship():
    g = position(2, river={"card_3": "q2_12"})
    equip(g, BLUE, cards=["leftover_card"])
    resume(g, last_picks)
    assert refused(g, "ship:edfu") == refused(g, "ship:sphinx_1") == "EGIZ-252"
    assert refused(g, "ship:nowhere") == refused(g, "take:edfu") == "EGIZ-275"


@pytest.mark.rule("EGIZ-121", "EGIZ-249", "EGIZ-275")
def test_numbers_of_sphinx_cards_are_refused_by_what_is_wrong_with_them():
    g = turn("sphinx_1", 9, "5/1/1+2", cards=["sphinx_plus_2"])
    g.sphinx_deck = ["temple_4", "obelisk_4"]
    play(g, "build", "crew:crew1")
    assert offered(g) == ["buy:1", "buy:1+1", "buy:2", "end"]
    assert refused(g, "buy:1+x") == refused(g, "buy:x+1") == refused(g, "buy:x") == "EGIZ-275"
    assert refused(g, "buy:1+2") == refused(g, "buy:2+1") == "EGIZ-249"
    assert refused(g, "buy:2+0") == "EGIZ-121"  # two are there, but no such purchase


@pytest.mark.rule("EGIZ-275", "EGIZ-034", "EGIZ-255")
def test_to_play_what_is_no_card_is_no_answer_at_a_free_moment_nor_at_any_other():
    g = position(2)
    equip(g, BLUE, cards=["two_ships"])
    resume(g, place_ships)
    assert refused(g, "play:nothing") == "EGIZ-275" and refused(g, "play:stones_6_12") == "EGIZ-034"
    resume(g, ask_track, BLUE)
    assert refused(g, "play:nothing") == "EGIZ-275" and refused(g, "play:two_ships") == "EGIZ-255"
    assert refused(g, "take:two_ships") == "EGIZ-275"
