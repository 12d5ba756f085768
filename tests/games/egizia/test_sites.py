"""Sites B and C: obelisk, graves, temple and pyramid."""

from __future__ import annotations

import pytest

from senet.games.egizia.building import take_site_turn
from senet.games.egizia.maps import (
    COLUMNS,
    GRAVE_SPACES,
    NEEDS,
    OBELISK_SPACES,
    PYRAMID_SPACES,
    ROWS,
    TEMPLE_SPACES,
    VALUE,
)
from senet.games.egizia.position import BLUE, GREEN, RED, YELLOW, equip, position
from senet.games.egizia.scoring import score_graves
from senet.games.egizia.table import Egizia
from senet.kernel.play import resume
from tests.games.words import decider, offered, play, question, refused


def builds(seat: int, place: str, crews: str, stones: int, score: int = 0, **given: object) -> Egizia:
    """A ship of `seat` is in turn at that place, its owner has chosen to build."""
    scores = [score if each == seat else 0 for each in range(4)]
    markers = {name: given.pop(name) for name in ("quarry", "market", "cards") if name in given}
    g = position(scores=scores, ships=[(place, seat)], **given)  # type: ignore[arg-type]
    equip(g, seat, crews=crews, stones=stones, **markers)  # type: ignore[arg-type]
    resume(g, take_site_turn, seat, place)
    play(g, "build")
    return g


def red_at_obelisk(crew: str) -> Egizia:
    g = builds(RED, "obelisk_graves_1", "5/1/1+2", 9, 20, quarry=0, market=1, graves=(4, 2, 5, 3))
    play(g, crew)
    return g


@pytest.mark.rule("EGIZ-111", "EGIZ-114", "EGIZ-115", "EGIZ-117", "EGIZ-118", "EGIZ-131", "EGIZ-132")
@pytest.mark.rule("EGIZ-133", "EGIZ-135")
def test_ex_05_obelisk_and_graves_in_one_action():
    g = red_at_obelisk("crew:crew1+overseer")
    play(g, "build:o1", "build:o2", "build:g1")
    assert (decider(g), question(g)) == (RED, "track") and offered(g) == ["track:quarry", "track:market"]
    play(g, "track:quarry")
    player = g.players[RED]
    assert player.stones == 2 and player.score == 27
    assert g.built == {"o1": RED, "o2": RED, "g1": RED} and player.graves == [4]
    assert g.grave_row[:3] == [2, 5, 3] and len(g.grave_row) == 4 and g.face_down_graves() == 7
    assert (player.quarry, player.market) == (1, 1)
    assert sorted(player.tired) == ["crew1", "overseer"]
    assert player.sheet["obelisk"] == 3 and player.sheet["graves"] == 4


@pytest.mark.rule("EGIZ-115", "EGIZ-117")
@pytest.mark.parametrize(
    ("spaces", "next_space"),
    [(["o1", "o2"], "g1"), (["g1"], "o2"), (["o1", "g1"], "o2"), (["g1", "o1"], "o2")],
)
def test_ex_05a_without_the_overseer_not_all_three(spaces: list[str], next_space: str):
    g = red_at_obelisk("crew:crew1")
    play(g, *(f"build:{space}" for space in spaces))
    assert f"build:{next_space}" not in offered(g)


@pytest.mark.rule("EGIZ-132")
def test_ex_05b_graves_are_taken_in_their_order():
    g = red_at_obelisk("crew:crew1")
    assert refused(g, "build:g2") == "EGIZ-132"
    assert refused(g, "build:g1") == ""


@pytest.mark.rule("EGIZ-131")
def test_ex_05c_the_obelisk_is_built_from_the_bottom():
    g = red_at_obelisk("crew:crew1")
    assert refused(g, "build:o2") == "EGIZ-131" and refused(g, "build:o9") == "EGIZ-131"


@pytest.mark.rule("EGIZ-135")
def test_ex_05d_one_track_step_however_much_was_built():
    g = red_at_obelisk("crew:crew1+overseer")
    play(g, "build:o1", "build:o2", "build:g1", "track:market")
    assert (g.players[RED].quarry, g.players[RED].market) == (0, 2) and question(g) == ""


@pytest.mark.rule("EGIZ-131")
def test_the_obelisk_has_nine_levels():
    assert [VALUE[space] for space in OBELISK_SPACES] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    g = builds(BLUE, "obelisk_graves_1", "9/1/1+2", 9, built=dict.fromkeys(OBELISK_SPACES[:8], RED))
    play(g, "crew:crew1", "build:o9", "track:quarry")
    assert g.players[BLUE].score == 9


@pytest.mark.rule("EGIZ-132", "EGIZ-133", "EGIZ-134")
def test_a_token_turned_up_in_an_action_can_be_taken_in_it():
    g = builds(BLUE, "obelisk_graves_1", "9/1/9+9", 25, graves=(2, 2, 2, 2), cards=["two_crews_34"])
    play(g, "crew:crew1+overseer", "play:two_crews_34", "crew:crew3")
    play(g, "build:g1", "build:g2", "build:g3", "build:g4")
    turned_up = g.grave_row[0]
    play(g, "build:g5")
    assert g.players[BLUE].graves == [2, 2, 2, 2, turned_up]
    assert len(g.grave_row) == 4 and g.face_down_graves() == 3
    play(g, "end")
    assert g.players[BLUE].score == 8 + turned_up


@pytest.mark.rule("EGIZ-133")
def test_fewer_than_four_are_open_only_when_no_more_remain():
    taken = [(RED, value) for value in (2, 2, 2, 2, 3, 3, 3, 3, 4)]
    g = builds(BLUE, "obelisk_graves_1", "9/1/1+2", 9, graves=(4, 4, 4), taken=taken)
    play(g, "crew:crew1", "build:g10", "end", "track:quarry")
    assert g.grave_row == [4, 4] and g.face_down_graves() == 0


@pytest.mark.rule("EGIZ-135", "EGIZ-248")
def test_stones_from_the_track_step_come_after_the_action():
    g = builds(BLUE, "obelisk_graves_1", "9/1/1+2", 1, quarry=2)
    play(g, "crew:crew1", "build:o1")
    assert (decider(g), question(g)) == (BLUE, "track")  # the action is over
    play(g, "track:quarry")
    assert g.players[BLUE].stones == 3 and question(g) == "" and list(g.built) == ["o1"]


@pytest.mark.rule("EGIZ-135")
def test_building_elsewhere_brings_no_track_step():
    g = builds(BLUE, "temple_pyramid_1", "2/1/1+2", 2)
    play(g, "crew:crew1", "build:tl1")
    assert question(g) == "" and (g.players[BLUE].quarry, g.players[BLUE].market) == (0, 0)


@pytest.mark.rule("EGIZ-136")
def test_tokens_taken_count_again_in_the_end():
    g = position(taken=[(BLUE, 6), (RED, 2), (BLUE, 5)])
    score_graves(g, BLUE)
    assert g.players[BLUE].score == 5


@pytest.mark.rule("EGIZ-246")
def test_what_is_too_dear_blocks_what_lies_behind():
    g = builds(BLUE, "obelisk_graves_1", "3/1/1+2", 9, built={"o1": RED, "o2": RED}, graves=(5, 2, 2, 2))
    play(g, "crew:crew1")
    assert refused(g, "build:g1") == "EGIZ-115" and refused(g, "build:g2") == "EGIZ-132"
    assert refused(g, "build:o3") == ""


# -- temple --------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-137")
def test_outer_columns_are_separate_and_rise_from_the_bottom():
    assert [[VALUE[space] for space in column] for column in COLUMNS] == [[2, 3, 4], [2, 3, 4]]
    g = builds(BLUE, "temple_pyramid_1", "9/1/1+2", 25)
    play(g, "crew:crew1", "build:tl1", "build:tl2")
    assert refused(g, "build:tr2") == "EGIZ-137" and refused(g, "build:tl3") == ""
    assert refused(g, "build:tr1") == ""


@pytest.mark.rule("EGIZ-138")
def test_middle_columns_need_both_outer_ones():
    one = dict.fromkeys(["tl1", "tl2", "tl3", "tr1", "tr2"], RED)
    g = builds(BLUE, "temple_pyramid_1", "9/1/1+5", 25, built=one)
    play(g, "crew:crew1+overseer")
    assert refused(g, "build:tm1") == "EGIZ-138"
    play(g, "build:tr3")
    assert refused(g, "build:tm1") == refused(g, "build:tm2") == ""
    play(g, "build:tm2")
    assert refused(g, "build:tm1") == "" and VALUE["tm1"] == VALUE["tm2"] == 5


@pytest.mark.rule("EGIZ-139")
def test_the_upper_part_needs_all_middle_columns():
    built = dict.fromkeys(["tl1", "tl2", "tl3", "tr1", "tr2", "tr3", "tm1"], RED)
    g = builds(BLUE, "temple_pyramid_1", "9/1/9+9", 25, built=built, cards=["two_crews_34"])
    play(g, "crew:crew1+overseer", "play:two_crews_34", "crew:crew3")
    assert refused(g, "build:tt1") == "EGIZ-139" and refused(g, "build:tt2") == "EGIZ-139"
    play(g, "build:tm2", "build:tt1", "build:tt2")
    assert [VALUE["tt1"], VALUE["tt2"]] == [6, 7]
    assert set(TEMPLE_SPACES) <= set(g.built)


# -- pyramid -------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-114", "EGIZ-115", "EGIZ-118", "EGIZ-140", "EGIZ-141")
def test_ex_06_pyramid_with_few_stones():
    g = builds(YELLOW, "temple_pyramid_1", "1/1/3+2", 2, 5)
    play(g, "crew:crew3")
    assert refused(g, "build:p1_2") == "EGIZ-141"
    play(g, "build:p1_1")
    player = g.players[YELLOW]
    assert (player.score, player.stones, player.tired) == (7, 0, ["crew3"])
    assert g.built == {"p1_1": YELLOW} and "rows" not in player.sheet
    assert question(g) == ""


@pytest.mark.rule("EGIZ-140")
def test_the_pyramid_has_five_rows():
    assert [len(row) for row in ROWS] == [5, 4, 3, 2, 1]
    assert [sorted({VALUE[space] for space in row}) for row in ROWS] == [[2], [2], [3], [4], [5]]
    assert len(PYRAMID_SPACES) == 15


@pytest.mark.rule("EGIZ-141", "EGIZ-142")
def test_a_space_needs_its_left_neighbour_and_both_spaces_under_it():
    g = builds(BLUE, "temple_pyramid_1", "9/1/1+9", 25, built={"p1_1": RED})
    play(g, "crew:crew1+overseer")
    assert refused(g, "build:p2_1") == "EGIZ-142" and refused(g, "build:p1_3") == "EGIZ-141"
    play(g, "build:p1_2", "build:p2_1")  # the row below is not complete
    assert refused(g, "build:p2_2") == "EGIZ-142"
    play(g, "build:p1_3")
    assert refused(g, "build:p2_2") == ""
    assert refused(g, "build:p2_3") == "EGIZ-141" and refused(g, "build:p3_1") == "EGIZ-142"
    assert set(NEEDS["p3_2"]) == {"p3_1", "p2_2", "p2_3"}


def last_of_row(owners: list[int], builder: int) -> Egizia:
    """The bottom row is finished by `builder`; the stones before it belong to `owners`."""
    built = dict(zip(ROWS[0], owners, strict=False))
    g = builds(builder, "temple_pyramid_1", "2/1/1+2", 2, built=built)
    g.flow.told = []
    play(g, "crew:crew1", "build:p1_5")
    return g


@pytest.mark.rule("EGIZ-143", "EGIZ-144")
def test_most_stones_in_a_finished_row_score_a_point_each():
    g = last_of_row([RED, RED, BLUE, RED], BLUE)
    assert g.players[RED].score == 3  # without a ship at the site
    assert g.players[BLUE].score == 2


@pytest.mark.rule("EGIZ-143")
def test_tied_in_a_row_the_leftmost_stone_decides():
    g = last_of_row([GREEN, RED, RED, BLUE], BLUE)
    assert g.players[RED].sheet == {"rows": 2} and "rows" not in g.players[BLUE].sheet
    assert ("row_finished", (1, RED, 2, BLUE), ()) in (g.flow.told or [])
    g = last_of_row([GREEN, BLUE, RED, RED], BLUE)
    assert g.players[BLUE].sheet == {"pyramid": 2, "rows": 2} and g.players[RED].sheet == {}


@pytest.mark.rule("EGIZ-145")
def test_several_rows_are_scored_after_the_action_from_the_bottom():
    built = dict.fromkeys(["p1_1", "p1_2", "p1_3", "p1_4"], RED) | dict.fromkeys(
        ["p2_1", "p2_2", "p2_3"], GREEN
    )
    g = builds(BLUE, "temple_pyramid_1", "4/1/1+2", 4, built=built)
    g.flow.told = []
    play(g, "crew:crew1", "build:p1_5", "build:p2_4")
    told = [(name, args) for name, args, _ in g.flow.told if name in ("points_scored", "row_finished")]
    assert told == [
        ("points_scored", (BLUE, 4, "pyramid")),
        ("row_finished", (1, RED, 4)),
        ("row_finished", (2, GREEN, 3)),
    ]
    assert g.players[RED].sheet == {"rows": 4} and g.players[GREEN].sheet == {"rows": 3}


@pytest.mark.rule("EGIZ-143", "EGIZ-145")
def test_a_row_is_scored_once_and_not_again_in_later_actions():
    g = last_of_row([RED, RED, BLUE, RED], BLUE)
    assert g.players[RED].sheet == {"rows": 3}
    g.ships.append(("temple_pyramid_2", GREEN))
    g.players[GREEN].ships -= 1
    equip(g, GREEN, crews="4/1/1+2", stones=4)
    resume(g, take_site_turn, GREEN, "temple_pyramid_2")
    play(g, "build", "crew:crew1", "build:p2_1", "build:tl1")
    assert g.players[RED].sheet == {"rows": 3} and g.players[GREEN].sheet == {"pyramid": 2, "temple": 2}


@pytest.mark.rule("EGIZ-146")
def test_the_top_of_the_pyramid_is_a_row_of_its_own():
    g = builds(BLUE, "temple_pyramid_1", "5/1/1+2", 5, built=dict.fromkeys(PYRAMID_SPACES[:-1], RED))
    play(g, "crew:crew1", "build:p5_1")
    assert g.players[BLUE].sheet == {"pyramid": 5, "rows": 1}


def test_the_grave_row_has_twelve_spaces():
    assert len(GRAVE_SPACES) == 12
