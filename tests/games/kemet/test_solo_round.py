"""Solo: the course of a round, losing, and the five objectives."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.amon.cards import resolve_action
from senet.games.kemet.amon.round import check_objective, end_solo_round, solo_day, solo_night
from senet.games.kemet.amon.table import AMON, HUMAN
from senet.games.kemet.amon.table_objective import progress
from senet.games.kemet.components import TILES
from senet.games.kemet.position import against_amon, at
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import turn
from senet.kernel.play import is_over, resume
from tests.games.kemet.helpers import take_turn
from tests.games.words import names_told, offered, play, question

PYRAMIDS = {"mw_west": ("onyx", 2), "mw_east": ("amethyst", 1)}
TALL = {"mw_west": ("onyx", 4), "mw_east": ("amethyst", 4)}
SIX = ("onyx_sword_mercenaries", "onyx_honor_in_battle", "onyx_deadly_trap", "amethyst_ambush",
       "amethyst_energy_drain", "onyx_bestial_fury")  # fmt: skip


def doze(g: Kemet, stop: str = "") -> Kemet:
    """Answer everything with the first choice until the game asks `stop` or is over."""
    while question(g) and question(g) != stop:
        play(g, offered(g)[0])
    return g


# -- the round -----------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-277", "KEMET-300")
def test_three_turns_an_event_two_turns_an_action_card_then_the_night():
    g = against_amon(at("mw", {"mw_west": 5, "mw_north": 5}, pyramids=PYRAMIDS))
    assert g.amon is not None
    g.amon.events = ["ev08", "ev04"]
    g.flow.told = []
    resume(g, solo_day)
    while g.round == 1 and not is_over(g):
        play(g, offered(g)[0])
    course = [
        name for name in names_told(g) if name in ("day", "turn", "event", "amon_action", "night", "position")
    ]
    assert course[:9] == ["day", *["turn"] * 3, "event", *["turn"] * 2, "amon_action", "night"]
    assert g.amon.rounds == 6 and "position" not in course  # no ninth step


@pytest.mark.rule("KEMET-300")
def test_the_round_marker_goes_down_and_beyond_space_one_the_player_has_lost():
    g = against_amon(at("mw", {"mw_west": 5}, pyramids=PYRAMIDS), rounds=2)
    resume(g, end_solo_round)
    assert g.amon is not None and g.amon.rounds == 1 and g.round == 2 and question(g) == "plan"
    resume(g, end_solo_round)
    assert is_over(g) and g.winner == AMON and BOX.result(g).reason == "KEMET-300"
    assert BOX.result(g).winners == (AMON,)


@pytest.mark.rule("KEMET-267")
def test_without_a_unit_on_the_board_the_player_loses_at_once():
    g = against_amon(at("mw", {"mw_west": 1}, pyramids=PYRAMIDS))
    resume(g, resolve_action, "ac05")
    assert is_over(g) and g.winner == AMON and BOX.result(g).reason == "KEMET-267"


@pytest.mark.rule("KEMET-267", "KEMET-367")
def test_recalling_or_offering_the_last_unit_loses_the_game():
    g = against_amon(at("mw", {"sanctuary": 2}, fame=5), objective="ob01")
    resume(g, solo_night)
    play(g, "offer")
    assert is_over(g) and g.winner == AMON and g.battle is None
    g = against_amon(at("mw", {"delta_temple": 1}))
    resume(g, solo_night)
    play(g, "offer")
    assert is_over(g) and g.winner == AMON


@pytest.mark.rule("KEMET-307")
def test_nine_points_do_not_win_unless_the_objective_says_so():
    g = against_amon(at("mw", {"mw_west": 5}, fame=10), objective="ob01")
    resume(g, turn, HUMAN)
    assert question(g) == "plan" and g.winner == -1
    g = against_amon(at("mw", {"mw_west": 5}, fame=9), objective="ob05")
    resume(g, solo_day)
    assert is_over(g) and g.winner == HUMAN and BOX.result(g).reason == "KEMET-301"


# -- the objectives (KEMET-301, KEMET-302, KEMET-367) --------------------------------------------------


@pytest.mark.rule("KEMET-301")
def test_regain_zeal_needs_both_conditions_at_the_same_time():
    def night(fame: int, **troops: int) -> Kemet:
        g = against_amon(at("mw", {"mw_west": 1, **troops}, fame=fame), objective="ob01")
        resume(g, solo_night)
        return g

    temples = {"west_inner_temple": 1, "west_outer_temple": 1}
    assert night(4, **temples).winner == HUMAN  # the fifth point comes in step 3 itself
    assert night(5, **temples).winner == HUMAN  # more is as good
    assert night(3, **temples).winner == -1
    assert night(8, west_inner_temple=1).winner == -1


@pytest.mark.rule("KEMET-301")
def test_break_the_gates_is_checked_at_nightfall():
    def night(fame: int, area: str) -> Kemet:
        g = against_amon(at("mw", {area: 2, "mw_west": 1}, fame=fame), a=("west_green", 5), objective="ob02")
        resume(g, solo_night)
        return g

    assert night(4, "nw_east").winner == HUMAN
    assert night(4, "nw_north").winner == -1 and night(3, "nw_east").winner == -1


@pytest.mark.rule("KEMET-301")
def test_master_of_the_pyramids_is_checked_at_the_end_of_a_turn():
    def end(pyramids, tiles, **more) -> Kemet:
        g = against_amon(at("mw", {"mw_north": 2}, pyramids=pyramids, tiles=tiles), objective="ob03", **more)
        resume(g, check_objective, "turn_ends")
        return g

    assert TILES["onyx_bestial_fury"].level == 4
    assert end(TALL, SIX).winner == HUMAN
    assert end(TALL, SIX[1:]).winner == -1 and end(PYRAMIDS, SIX).winner == -1
    assert end(TALL, (*SIX[:5], "onyx_forced_march")).winner == -1  # none of level 4
    assert end(TALL, SIX, a=("mw_west", 5)).winner == -1  # Amon controls one of them


@pytest.mark.rule("KEMET-302", "KEMET-307")
@pytest.mark.parametrize(("objective", "winner"), [("ob01", -1), ("ob05", HUMAN)])
def test_nine_points_win_only_where_the_objective_says_so(objective, winner):
    g = against_amon(at("mw", {"mw_west": 5}, fame=9, pyramids=PYRAMIDS), objective=objective)
    resume(g, solo_day)
    assert g.winner == winner and (question(g) == "plan") == (winner == -1)


@pytest.mark.rule("KEMET-302", "KEMET-300", "KEMET-185")
@pytest.mark.parametrize(("rounds", "winner"), [(2, -1), (1, HUMAN)])
def test_the_objective_comes_before_the_night_that_would_lose_the_game(rounds, winner):
    """The Long Vigil: in the last round it is met as night falls, before the offerings and the round marker."""
    troops = {"sanctuary": 2, "delta_temple": 1, "west_inner_temple": 1}
    g = against_amon(at("mw", troops), objective="ob04", rounds=rounds)
    resume(g, solo_night)
    assert g.winner == winner and is_over(g) == (winner == HUMAN)
    assert question(g) == (
        "make_offering" if winner == -1 else ""
    )  # an early vigil goes on through the night
    assert g.players[HUMAN].troops == troops


@pytest.mark.rule("KEMET-301", "KEMET-302")
def test_the_long_vigil_counts_only_in_the_last_round():
    troops = {"sanctuary": 2, "delta_temple": 1, "west_inner_temple": 1}
    g = against_amon(at("mw", troops), objective="ob04", rounds=2)
    resume(g, check_objective, "night_falls")
    assert g.winner == -1
    g = against_amon(at("mw", troops), objective="ob04", rounds=1)
    resume(g, check_objective, "night_falls")
    assert g.winner == HUMAN


@pytest.mark.rule("KEMET-301")
def test_eternal_glory_is_checked_at_the_start_of_turns_and_at_the_very_end():
    g = against_amon(at("mw", {"west_inner_temple": 2}, fame=8), objective="ob05", rounds=3)
    assert progress(g) == {"total_fame": (9, 9)}
    resume(g, check_objective, "awakened")
    assert g.winner == -1
    g = against_amon(at("mw", {"west_inner_temple": 2}, fame=8), objective="ob05", rounds=1)
    resume(g, check_objective, "awakened")
    assert g.winner == HUMAN


@pytest.mark.rule("KEMET-367")
@pytest.mark.parametrize("moment", ["turn_begins", "turn_ends", "night_falls", "awakened"])
def test_an_objective_is_checked_only_at_its_own_moments(moment):
    troops = {"west_inner_temple": 1, "west_outer_temple": 1}
    g = against_amon(at("mw", troops, fame=9), objective="ob01")
    resume(g, check_objective, moment)
    assert g.winner == -1


# -- the example of the rulebook ---------------------------------------------------------------------


@pytest.mark.rule("KEMET-066", "KEMET-070", "KEMET-081", "KEMET-082", "KEMET-101", "KEMET-059", "KEMET-060")
def test_ex22_and_ex23_the_first_turns_of_the_example_round_against_amon():
    player = at("mw", {"mw_east": 5}, prayer=9, pyramids={"mw_east": ("onyx", 3), "mw_west": ("sapphire", 1)})
    g = against_amon(player, colours=("sapphire", "onyx"), creatures=("cobra", "jackal"))
    points = []
    for names in (
        ("place:f2_build", "area:mw_east"),
        ("place:f1_acquire_a", "tile:onyx_bestial_fury"),
        ("place:f1_pray",),
    ):
        take_turn(g, HUMAN, *names)
        points.append(player.prayer)
    assert points == [5, 1, 3] and g.held["mw_east"] == HUMAN and "onyx_bestial_fury" in player.tiles
    take_turn(g, HUMAN)
    assert {"place:f3_move", "place:f3_recruit", "place:f2_move"} <= set(offered(g))
    take_turn(g, HUMAN, "place:f2_move", "area:mw_east", "area:mw_desert", "stop")
    take_turn(g, HUMAN)
    assert {each for each in offered(g) if each.startswith("place")} == {"place:f3_move", "place:f3_recruit"}


def test_desertion_takes_a_unit_in_step_eight():
    g = against_amon(at("mw", {"mw_west": 4, "mw_east": 2}), disasters=["ds05"])
    resume(g, solo_night)
    doze(g)
    assert g.players[HUMAN].troops == {"mw_west": 3, "mw_east": 2}
