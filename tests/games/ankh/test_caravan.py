"""Camel Caravan."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from senet.games.ankh.caravan import (
    camel_caravan,
    finished_line,
    first_sides,
    forbids_cut,
    forbids_line,
    forbids_start,
)
from senet.games.ankh.maps import find_ground
from senet.games.ankh.maps_geometry import Ground, make_ground
from senet.games.ankh.position import DELTA, EAST, WEST, build, camels, position, stand, start
from senet.games.ankh.table import Ankh
from senet.kernel.play import choices, choose, deciders, is_over
from tests.games.words import names_told, offered, play, question, refused

NILE = find_ground("nile~~")
LINE = ("f1-g1", "g1-g2", "g2-h1", "g2-h2", "g3-h2")


def caravan() -> Ankh:
    g = position("ra", "isis", "amun")
    start(g, camel_caravan, 0)
    return g


def walk(g: Ankh) -> None:
    """Walk along LINE; where only one side can follow, nothing is asked."""
    for side in LINE:
        if question(g) in ("caravan_start", "caravan_next") and f"side:{side}" in offered(g):
            play(g, f"side:{side}")
    assert sorted(g.camels) == sorted(LINE)


@pytest.mark.rule("ANKH-190")
def test_a_line_of_one_to_six_camels_or_none_at_all() -> None:
    g = caravan()
    play(g, "pass")
    assert is_over(g) and g.camels == [] and len(g.order) == 3
    assert forbids_line(NILE, (), 6) == "ANKH-190"
    assert forbids_line(NILE, (*LINE, "g3-h3", "h2-h3"), 6) == "ANKH-190"


@pytest.mark.rule("ANKH-191")
def test_camels_stand_between_land_spaces_without_river_and_camel() -> None:
    for side in ("e3-e4", "f0-f1", "d5-d6"):
        assert forbids_line(NILE, (side,), 6) == "ANKH-191"
    g = caravan()
    assert refused(g, "side:e3-e4") == "ANKH-191"
    camels(g, "f1-g1")
    assert forbids_line(g.map(), LINE, 6) == "ANKH-191"


@pytest.mark.rule("ANKH-192")
def test_a_line_is_an_unbroken_path_between_two_proper_ends() -> None:
    assert forbids_line(NILE, LINE, 6) == ""
    assert forbids_line(NILE, LINE[1:], 6) == "ANKH-192"  # one end touches nothing
    assert forbids_line(NILE, (*LINE[:2], *LINE[3:]), 6) == "ANKH-192"  # broken
    loop = ("b4-b5", "a5-b4", "a5-b5", "a5-a6")
    assert forbids_line(NILE, loop, 6) == "ANKH-192"
    ends = NILE.land.ends
    for one, other in pairwise(LINE):
        assert set(ends[one]) & set(ends[other])


@pytest.mark.rule("ANKH-193")
def test_a_line_cuts_one_region_into_two_of_at_least_six_spaces() -> None:
    assert forbids_line(NILE, ("g1-h1", "g2-h1", "g2-h2", "g3-h2"), 6) == "ANKH-193"  # only 5 spaces
    g = caravan()
    walk(g)
    assert question(g) == "keep_token"
    sizes = sorted(len(spaces) for spaces in g.map().regions.values())
    assert sizes == [6, 16, 28, 32]


@pytest.mark.rule("ANKH-193")
def test_a_line_to_an_island_of_camels_cuts_nothing() -> None:
    g = position("ra", "isis")
    camels(g, "h5-h6")
    assert len(g.map().regions) == 3
    assert forbids_line(g.map(), ("g5-g6", "g6-h5"), 6) == "ANKH-193"


@pytest.mark.rule("ANKH-200")
def test_every_camel_ends_up_between_the_two_new_regions() -> None:
    assert forbids_cut(NILE, LINE) == ""
    assert forbids_cut(NILE, (*LINE, "d1-e2")) == "ANKH-200"  # one camel inside a new region
    lines = all_lines(NILE, 6)
    assert len(lines) == 184  # 92 lines, each from both ends
    for line in lines:
        after = make_ground(NILE.land, line)
        for side in line:
            here, there = NILE.land.sides[side]
            assert after.region_of[here] != after.region_of[there]


def all_lines(ground: Ground, limit: int) -> list[tuple[str, ...]]:
    """Every legal line, found by trying all paths."""
    lines: list[tuple[str, ...]] = []
    walk: list[tuple[tuple[str, ...], int]] = []
    for side, (one, other) in ground.land.ends.items():
        walk += [((side,), corner) for start, corner in ((one, other), (other, one)) if start in ground.walls]
    while walk:
        line, corner = walk.pop()
        if not forbids_line(ground, line, limit):
            lines.append(line)
        if len(line) < limit:
            for side in ground.land.meeting[corner]:
                one, other = ground.land.ends[side]
                if side not in line and side not in ground.camels:
                    walk.append(((*line, side), other if corner == one else one))
    return lines


@pytest.mark.rule("ANKH-192", "ANKH-193", "ANKH-197")
@pytest.mark.parametrize(
    "name",
    [
        "nile~~",
        "nile~~f1-g1+g1-g2+g2-h1+g2-h2+g3-h2",
        "nile~~g6-g7+h5-h6",  # two islands
        "nile~~g5-h5+g6-h5+h4-h5+h5-i5",  # a long one
        "nile~d2+f3+h2~a3-a4+a4-b3+b3-b4+b4-c4",
        "two_lands~~",
        "two_lands~~h3-h4+h3-i4+i3-i4",
    ],
)
def test_the_offered_walks_are_exactly_the_legal_lines(name: str) -> None:
    """What is offered is compared with a search that knows nothing of walls and walks."""
    ground = find_ground(name)
    lines = all_lines(ground, 6)
    for line in lines:
        after = make_ground(ground.land, (*sorted(ground.camels), *line))
        assert len(after.regions) == len(ground.regions) + 1
        new = [spaces for spaces in after.regions.values() if spaces not in ground.regions.values()]
        assert len(new) == 2 and min(map(len, new)) >= 6
    begun = {line[:length] for line in lines for length in range(1, 7)}
    assert {line[0] for line in lines} == set(first_sides(ground, 6))
    for line in begun:
        for side in {side for end in ground.land.ends[line[-1]] for side in ground.land.meeting[end]}:
            longer = (*line, side)
            assert bool(finished_line(ground, longer, 6)) == (longer in begun), longer


@pytest.mark.rule("ANKH-192")
def test_every_line_that_was_begun_can_be_completed() -> None:
    rng = random.Random(5)
    for _ in range(25):
        g = caravan()
        while question(g) in ("caravan_start", "caravan_next"):
            names = [name for name in offered(g) if name != "pass"]
            play(g, rng.choice(names))
        assert question(g) == "keep_token" and 1 <= len(g.camels) <= 6
        assert len(g.map().regions) == 4


@pytest.mark.rule("ANKH-194", "ANKH-195")
def test_one_new_region_keeps_the_token_the_other_gets_the_lowest_of_the_supply() -> None:
    g = caravan()
    walk(g)
    small = g.map().region_of["h1"][0]
    assert offered(g) == [f"region:{DELTA}", f"region:{small}"]
    assert refused(g, f"region:{WEST}") == "ANKH-194"
    play(g, f"region:{small}", "pass")
    assert g.order == {WEST: 1, EAST: 2, small: 3, DELTA: 4} and is_over(g)


@pytest.mark.rule("ANKH-196")
def test_one_swap_concerns_a_new_region_and_any_other() -> None:
    g = caravan()
    walk(g)
    play(g, f"region:{DELTA}")
    assert offered(g) == ["pass", "swap:1+3", "swap:1+4", "swap:2+3", "swap:2+4", "swap:3+4"]
    assert refused(g, "swap:1+2") == "ANKH-196"
    play(g, "swap:1+4")
    assert g.order[WEST] == 4 and g.order[g.map().region_of["h1"][0]] == 1 and is_over(g)


@pytest.mark.rule("ANKH-197", "ANKH-198")
def test_without_line_camel_or_token_the_event_brings_nothing() -> None:
    g = position("ra", "isis")
    g.order = {str(n): n for n in range(8)}  # no Conflict Order token is left
    start(g, camel_caravan, 0)
    assert is_over(g)
    g = position("ra", "isis")
    g.camels += [side for side in g.map().land.sides if side.startswith(("a", "b"))][:27]
    assert g.camels_left() == 3
    start(g, camel_caravan, 0)
    assert refused(g, "side:f1-g1") == "ANKH-193"  # no line of three begins there
    g.camels += g.camels[:3]
    start(g, camel_caravan, 0)
    assert is_over(g)


# 29 camels that cut nothing, alone and together; the last one that is left cannot cut anything either.
IDLE = (
    "h6-h7", "h6-i6", "j7-j8", "d7-e8", "e4-f4", "f7-g8", "b5-b6", "e8-e9", "f1-g1", "g5-h5", "f1-g2", "c7-d7",
    "c1-d1", "f7-f8", "g9-h8", "h1-i1", "c2-d1", "c8-d8", "b3-b4", "i8-i9", "b6-b7", "h3-h4", "h1-i2", "h7-i8",
    "c3-c4", "f6-g7", "d0-d1", "h4-h5", "g4-h3",
)  # fmt: skip


@pytest.mark.rule("ANKH-197")
def test_without_a_legal_line_the_event_brings_nothing() -> None:
    g = position("ra", "isis", "amun")
    camels(g, *IDLE[:24])
    start(g, camel_caravan, 0)
    assert question(g) == "caravan_start"  # with six camels left there is a line
    camels(g, *IDLE[24:])
    assert len(g.order) == 3 and g.camels_left() == 1
    before = g.camels[:], dict(g.order)
    g.flow.told = []
    start(g, camel_caravan, 0)
    assert is_over(g) and (g.camels, g.order) == before
    assert names_told(g) == ["event_without_effect"]


@pytest.mark.rule("ANKH-193")
def test_a_region_of_less_than_twelve_spaces_allows_no_line() -> None:
    halved = make_ground(NILE.land, LINE)
    assert len(halved.regions["g1"]) == 6
    in_small = [s for s in first_sides(halved, 6) if halved.region_of[halved.land.sides[s][0]] == ("g1",)]
    assert in_small == []


@pytest.mark.rule("ANKH-193")
def test_a_region_of_twelve_spaces_can_be_halved() -> None:
    ground = make_ground(NILE.land, ("f6-g6", "g6-g7", "g7-h6", "h6-h7"))
    assert len(ground.regions["f6"]) == 12
    for side in ("f8-g9", "g7-h7", "g9-h8", "h7-i8"):
        assert side in first_sides(ground, 6) and forbids_start(ground, side) == ""
        halves = make_ground(ground.land, (*sorted(ground.camels), *finished_line(ground, (side,), 6)))
        assert [len(halves.regions[halves.region_of[end][0]]) for end in ground.land.sides[side]] == [6, 6]


@pytest.mark.rule("ANKH-199", "ANKH-005")
def test_pieces_stay_and_regions_change_at_once() -> None:
    g = position("ra", "isis", "amun")
    stand(g, "ra", god="g2", warrior="h2")
    build(g, None, temple="g1")
    assert "h2" in g.map().adjacent["g2"]
    start(g, camel_caravan, 0)
    walk(g)
    assert g.figures == {"g2": (0, "god"), "h2": (0, "warrior")} and "g1" in g.monuments
    assert "h2" not in g.map().adjacent["g2"]
    assert g.map().region_of["g2"] != g.map().region_of["h2"]
    assert sorted(g.camels) == sorted(LINE)  # and nothing ever takes them away
    while deciders(g):
        choose(g, deciders(g)[0], choices(g, deciders(g)[0])[0])
    assert sorted(g.camels) == sorted(LINE)
