"""When cards and abilities may be played, who is asked, and who may know what."""

from __future__ import annotations

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.building import build_at, take_site_turn
from senet.games.egizia.components import deck_cards
from senet.games.egizia.feeding import feed_builders, produce_stone
from senet.games.egizia.placing import last_picks, place_ships
from senet.games.egizia.position import BLUE, GREEN, RED, crews_of, equip, fill_river, lay, position
from senet.games.egizia.rounds import last_window, score_together, set_turn_order
from senet.games.egizia.sites import ask_track
from senet.games.egizia.table import Egizia
from senet.kernel.chance import seed_from
from senet.kernel.game import SPECTATOR
from senet.kernel.play import resume, seen_by, why_not
from tests.games.words import decider, offered, play, question, refused

EVERY_FREE_PLAY = ["stones_6_12", "sell_stones", "crew_improver", "stones_to_strength", "field_improver"]
FREE = [
    "play:stones_6_12", "play:sell_stones", "use:crew_improver", "use:stones_to_strength", "attach:y5_12",
]  # fmt: skip


def free(g: Egizia) -> list[str]:
    return [text for text in offered(g) if text.startswith(("play:", "use:", "attach:"))]


def rich(ships: list[tuple[str, int]] | None = None, **given: object) -> Egizia:
    """Blue owns everything that can be played freely, and a yellow-green field."""
    g = position(2, ships=ships or [], **given)  # type: ignore[arg-type]
    equip(g, BLUE, stones=5, cards=[*EVERY_FREE_PLAY, "y5_12"])
    return g


# -- whose turn it is ----------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-034", "EGIZ-259")
def test_only_the_owner_plays_and_only_in_an_own_turn():
    g = rich()
    fill_river(g)
    resume(g, place_ships)
    assert why_not(g, BLUE, ("play", "stones_6_12")) == ""
    play(g, "ship:edfu")
    assert (decider(g), question(g)) == (RED, "stop")
    assert why_not(g, BLUE, ("play", "stones_6_12")) == "EGIZ-259"
    assert refused(g, "play:stones_6_12") == "EGIZ-034"  # Red does not own it


@pytest.mark.rule("EGIZ-035", "EGIZ-254")
def test_there_is_a_moment_for_free_plays_in_every_kind_of_turn():
    g = rich()
    fill_river(g)
    resume(g, place_ships)
    assert free(g) == FREE

    g = rich(river={"card_3": "q2_12"})
    equip(g, BLUE, cards=["leftover_card"])
    resume(g, last_picks)
    assert (decider(g), question(g)) == (BLUE, "leftover") and free(g) == FREE

    g = rich(water="left")
    equip(g, BLUE, crews="3/3/3+3")
    resume(g, feed_builders)
    assert (decider(g), question(g)) == (BLUE, "feeding") and free(g) == FREE

    g = rich()
    resume(g, produce_stone)
    assert (decider(g), question(g)) == (BLUE, "train") and free(g) == FREE

    for place in ("sphinx_1", "obelisk_graves_1", "temple_pyramid_1"):
        g = rich([(place, BLUE)])
        resume(g, take_site_turn, BLUE, place)
        assert (decider(g), question(g)) == (BLUE, "site_turn") and free(g) == FREE
        play(g, "build", "crew:crew1+overseer")
        assert free(g) == FREE

    g = rich()
    resume(g, last_window)
    assert (decider(g), question(g)) == (BLUE, "last_window") and offered(g) == [*FREE, "finish"]


@pytest.mark.rule("EGIZ-035")
def test_there_is_no_turn_in_phases_6_and_7():
    g = rich()
    resume(g, score_together)
    assert question(g) == ""
    resume(g, set_turn_order)
    assert question(g) == ""


@pytest.mark.rule("EGIZ-036", "EGIZ-254")
def test_any_number_of_free_plays_in_any_order():
    g = rich()
    fill_river(g)
    resume(g, place_ships)
    play(g, "use:stones_to_strength", "crew:crew1", "play:stones_6_12", "attach:y5_12")
    play(g, "use:crew_improver", "crew:crew1", "play:sell_stones", "sell:9")
    assert crews_of(g, BLUE) == "3/1/1+2" and g.players[BLUE].stones == 0 and g.players[BLUE].score == 9
    assert free(g) == [] and (decider(g), question(g)) == (BLUE, "stop")


@pytest.mark.rule("EGIZ-036", "EGIZ-256")
def test_a_play_needs_its_effect():
    g = position(2)
    equip(g, BLUE, stones=25, crews="9/9/9+2", cards=EVERY_FREE_PLAY)
    fill_river(g)
    resume(g, place_ships)
    assert refused(g, "play:stones_6_12") == "EGIZ-256"
    assert refused(g, "use:crew_improver") == "EGIZ-256"
    assert refused(g, "use:stones_to_strength") == "EGIZ-256"
    assert refused(g, "attach:y5_12") == "EGIZ-210"
    assert free(g) == ["play:sell_stones"]
    g = position(2)
    equip(g, BLUE, stones=0, cards=EVERY_FREE_PLAY)
    fill_river(g)
    resume(g, place_ships)
    assert refused(g, "play:sell_stones") == "EGIZ-256"
    assert refused(g, "use:stones_to_strength") == "EGIZ-256"
    assert free(g) == ["play:stones_6_12", "use:crew_improver"]
    equip(g, BLUE, stones=1)
    resume(g, place_ships)
    assert refused(g, "use:stones_to_strength") == "EGIZ-256"


BOUND = [
    "two_ships", "double_circle", "occupied_site_34", "grain_4_12", "strength_3_12", "two_crews_34", "keep_two_34",
]  # fmt: skip


@pytest.mark.rule("EGIZ-037", "EGIZ-255")
def test_bound_cards_are_played_only_in_their_situation():
    g = position(2)
    equip(g, BLUE, stones=5, cards=BOUND)
    fill_river(g)
    resume(g, place_ships)
    assert {refused(g, f"play:{card}") for card in BOUND} == {"EGIZ-037"}
    resume(g, last_window)
    assert question(g) == ""  # nothing that could be played freely

    g = position(2, ships=[("temple_pyramid_1", BLUE)], water="left")
    equip(g, BLUE, stones=9, crews="3/3/3+3", cards=[*BOUND, "stones_as_grain"])
    resume(g, feed_builders)
    assert refused(g, "play:grain_4_12") == ""
    assert {refused(g, f"play:{card}") for card in BOUND if card != "grain_4_12"} == {"EGIZ-037"}

    resume(g, take_site_turn, BLUE, "temple_pyramid_1")
    assert {refused(g, f"play:{card}") for card in BOUND} == {"EGIZ-037"}
    play(g, "build", "crew:crew1")
    assert refused(g, "play:strength_3_12") == refused(g, "play:two_crews_34") == ""
    others = ("two_ships", "double_circle", "occupied_site_34", "grain_4_12", "keep_two_34")
    assert {refused(g, f"play:{card}") for card in others} == {"EGIZ-037"}


@pytest.mark.rule("EGIZ-255")
@pytest.mark.parametrize("card", ["strength_3_34", "two_crews_5"])
def test_at_the_sphinx_strength_is_added_until_the_numbers_are_fixed(card: str):
    g = position(2, ships=[("sphinx_1", BLUE)])
    equip(g, BLUE, stones=9, crews="1/3/1+2", cards=[card])
    resume(g, take_site_turn, BLUE, "sphinx_1")
    play(g, "build", "crew:crew1")
    assert "buy:4" not in offered(g)
    play(g, f"play:{card}")
    if (decider(g), question(g)) == (BLUE, "second_crew"):
        play(g, "crew:crew2")
    assert "buy:4" in offered(g)
    play(g, "buy:2")
    assert refused(g, f"play:{card}") == "EGIZ-255"


@pytest.mark.rule("EGIZ-254")
def test_at_the_sphinx_free_plays_end_when_the_numbers_are_fixed():
    g = rich([("sphinx_1", BLUE)])
    resume(g, take_site_turn, BLUE, "sphinx_1")
    play(g, "build", "crew:crew1", "buy:1")
    assert (decider(g), question(g)) == (BLUE, "keep_number") and refused(g, "play:stones_6_12") == "EGIZ-254"


@pytest.mark.rule("EGIZ-254", "EGIZ-038")
def test_a_moment_is_closed_by_placing_the_ship():
    g = position(2)
    lay(g, {"card_1": "stones_6_12"})
    fill_river(g)
    resume(g, place_ships)
    play(g, "ship:card_1")
    assert (decider(g), question(g)) == (RED, "stop")  # no moment comes any more in this turn
    play(g, "pass")
    assert free(g) == ["play:stones_6_12"]


@pytest.mark.rule("EGIZ-038")
def test_a_card_taken_with_the_last_pick_can_wait_for_its_moment():
    g = position(2, river={"card_1": "double_circle"})
    equip(g, BLUE, cards=["leftover_card"])
    resume(g, last_picks)
    play(g, "take:card_1")
    assert "double_circle" in g.players[BLUE].cards


@pytest.mark.rule("EGIZ-254")
def test_an_automatic_pass_is_no_moment():
    g = rich()
    equip(g, BLUE, ships=0)
    fill_river(g)
    resume(g, place_ships)
    assert (decider(g), question(g)) == (RED, "stop")


@pytest.mark.rule("EGIZ-254", "EGIZ-264")
def test_an_automatic_withdrawal_is_no_moment():
    g = position(2, ships=[("temple_pyramid_1", BLUE)])
    equip(g, BLUE, stones=0, cards=["crew_improver", "y5_12", "field_improver"])
    resume(g, build_at, "temple_pyramid")
    assert question(g) == "" and g.players[BLUE].cards == ["crew_improver", "field_improver"]


@pytest.mark.rule("EGIZ-041", "EGIZ-035", "EGIZ-257")
def test_the_last_window_goes_in_the_order_of_tokens_and_skips_who_has_nothing():
    g = position(turn_order=[GREEN, BLUE, 3, RED])
    equip(g, RED, stones=3, cards=["sell_stones"])
    equip(g, GREEN, cards=["crew_improver"])
    equip(g, BLUE, stones=5, cards=["strength_3_12"])
    resume(g, last_window)
    assert (decider(g), question(g)) == (GREEN, "last_window")
    play(g, "finish")
    assert (decider(g), question(g)) == (RED, "last_window")
    play(g, "play:sell_stones", "sell:3")
    assert question(g) == "" and g.players[RED].score == 3
    resume(g, set_turn_order)
    assert g.turn_order[-1] == RED  # these points count for phase 7


@pytest.mark.rule("EGIZ-041")
def test_there_is_no_last_window_before_round_5():
    from senet.games.egizia.rounds import play_round

    g = position(2, round=3)
    equip(g, BLUE, cards=["stones_6_12"])
    resume(g, play_round)
    while g.round == 4:
        assert question(g) != "last_window"
        play(g, "pass" if "pass" in offered(g) else "withdraw" if "withdraw" in offered(g) else "finish")


@pytest.mark.rule("EGIZ-251", "EGIZ-040")
def test_cards_not_played_are_worth_nothing():
    from senet.games.egizia.scoring import final_scoring

    g = position(2, round=5)
    equip(g, BLUE, stones=9, cards=["sell_stones", "stones_6_5", "strength_3_5"])
    resume(g, final_scoring)
    assert g.players[BLUE].score == 0 and len(g.players[BLUE].cards) == 3


@pytest.mark.rule("EGIZ-255")
def test_no_card_is_offered_with_a_compulsory_choice():
    g = rich()
    resume(g, ask_track, BLUE)
    assert offered(g) == ["track:quarry", "track:market"]
    assert refused(g, "use:crew_improver") == "EGIZ-254" and refused(g, "play:strength_3_12") == "EGIZ-255"


@pytest.mark.rule("EGIZ-258")
def test_one_possible_answer_is_given_by_itself():
    g = position(2)
    equip(g, BLUE, crews="9/9/4+2", cards=["crew_improver"])
    fill_river(g)
    resume(g, place_ships)
    play(g, "use:crew_improver")
    assert crews_of(g, BLUE) == "9/9/5+2" and (decider(g), question(g)) == (BLUE, "stop")


@pytest.mark.rule("EGIZ-030")
def test_a_may_can_be_declined():
    g = position(2)
    equip(g, BLUE, cards=["y5_12"])
    lay(g, {"card_1": "field_improver"})
    fill_river(g)
    resume(g, place_ships)
    play(g, "ship:card_1", "pass")
    assert g.players[BLUE].improved == ""


# -- hidden and public ---------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-042")
def test_everything_but_decks_and_sphinx_cards_is_public():
    g = BOX.start(3, None, seed_from("open"))
    assert isinstance(g, Egizia)
    play(g, "ship:card_1", "ship:sphinx_1")
    view = seen_by(g, SPECTATOR)
    assert (view.river, view.ships, view.grave_row, view.score_order, view.turn_order) == (
        g.river, g.ships, g.grave_row, g.score_order, g.turn_order,
    )  # fmt: skip
    for seen, real in zip(view.players, g.players, strict=True):
        assert (seen.stones, seen.strength, seen.score) == (real.stones, real.strength, real.score)
        assert (seen.fields, seen.quarries, seen.cards) == (real.fields, real.quarries, real.cards)
        assert len(seen.sphinx) == len(real.sphinx)
    assert [len(deck) for deck in view.decks] == [12, 22, 12] and view.sphinx_left() == 26


@pytest.mark.rule("EGIZ-043")
def test_an_owner_may_look_at_the_own_sphinx_cards_any_time():
    g = BOX.start(3, None, seed_from("own"))
    assert isinstance(g, Egizia)
    for seat in range(3):
        view = seen_by(g, seat)
        assert view.players[seat].sphinx == g.players[seat].sphinx
        assert all(view.players[other].sphinx == ["?"] for other in range(3) if other != seat)


@pytest.mark.rule("EGIZ-044")
def test_decks_face_down_graves_and_removed_cards_are_hidden_from_all():
    g = position(round=2)
    g.unseen = ["q3_12", "two_ships"]
    for viewer in (BLUE, SPECTATOR):
        view = seen_by(g, viewer)
        assert {card for deck in view.decks for card in deck} == {"?"} == set(view.sphinx_deck)
        assert set(view.grave_pool) == {0} and view.unseen == ["?", "?"]
    assert len(deck_cards(0, False)) == 22
