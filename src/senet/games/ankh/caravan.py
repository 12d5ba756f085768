"""Camel Caravan: a line of camels cuts a region in two. (ANKH-190 to 200)

A line is built one side at a time, starting at one of its ends. Only sides that lead to some legal line are
offered, so a line that was begun can always be completed.
"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import CARAVAN, ORDER_TOKENS, REGION_MINIMUM
from senet.games.ankh.maps import ground_name, layout_of
from senet.games.ankh.maps_geometry import Ground, Walk
from senet.games.ankh.table import Ankh
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

STOP: Final[Choice] = ("stop", "")

WALKS_KEPT: Final = 20_000  # the most walks that are cached

Line = tuple[str, ...]  # sides, in the order in which they were chosen


def camel_caravan(g: Ankh, seat: Seat) -> None:
    """The side may place one line of camels; without a legal line nothing happens.
    (ANKH-190, ANKH-197, ANKH-198)"""
    if len(g.order) < ORDER_TOKENS and first_sides(g.map(), longest(g)):
        g.ask(seat, CARAVAN_START, caravan_start_chosen)
    else:
        g.tell("event_without_effect", seat, "camel_caravan")


def longest(g: Ankh) -> int:
    return min(CARAVAN, g.camels_left())


# -- lines ---------------------------------------------------------------------------------------


def other_end(ground: Ground, side: str, corner: int) -> int:
    one, other = ground.land.ends[side]
    return other if corner == one else one


def walks(ground: Ground, line: Line) -> list[tuple[int, int, set[int]]]:
    """The ways to read a line as a walk from a possible end: its first corner, its last one, and all corners on it."""
    found: list[tuple[int, int, set[int]]] = []
    for start in ground.land.ends[line[0]]:
        if start in ground.walls:
            corner, passed = start, {start}
            for side in line:
                if corner not in ground.land.ends[side]:
                    break
                corner = other_end(ground, side, corner)
                if corner in passed:
                    break
                passed.add(corner)
            else:
                found.append((start, corner, passed))
    return found


def piece(ground: Ground, start: int, closed: dict[int, int]) -> int:
    """The land connected with the space of rank `start`, as bits; `closed` says from what each space is cut off."""
    links = ground.links
    seen = rim = 1 << start
    while rim:
        low = rim & -rim
        rim ^= low
        place = low.bit_length() - 1
        fresh = links[place] & ~seen
        if place in closed:
            fresh &= ~closed[place]
        seen |= fresh
        rim |= fresh
    return seen


def forbids_line(ground: Ground, line: Line, limit: int) -> str:
    """The rule that a whole line breaks, or "". (ANKH-190 to 193, ANKH-200)"""
    if not 1 <= len(line) <= limit:
        return "ANKH-190"
    if any(side not in ground.land.sides or side in ground.camels for side in line):
        return "ANKH-191"
    if not any(corner in ground.walls for _, corner, _ in walks(ground, line)):
        return "ANKH-192"
    return forbids_cut(ground, line)


def forbids_cut(ground: Ground, line: Line) -> str:
    """Every side of the line must lie between two large enough parts of its region. (ANKH-193, ANKH-200)"""
    rank, sides = ground.land.rank, ground.land.sides
    ends = [(rank[sides[side][0]], rank[sides[side][1]]) for side in line]
    closed: dict[int, int] = {}
    for one, other in ends:
        closed[one] = closed.get(one, 0) | 1 << other
        closed[other] = closed.get(other, 0) | 1 << one
    here = piece(ground, ends[0][0], closed)
    size = len(ground.regions[ground.region_of[sides[line[0]][0]][0]])
    if here >> ends[0][1] & 1 or not REGION_MINIMUM <= here.bit_count() <= size - REGION_MINIMUM:
        return "ANKH-193"
    there = piece(ground, ends[0][1], closed)
    if here.bit_count() + there.bit_count() != size:
        return "ANKH-193"
    between = all((here >> one & there >> other | there >> one & here >> other) & 1 for one, other in ends)
    return "" if between else "ANKH-200"


def can_be_finished(
    ground: Ground, line: list[str], start: int, corner: int, passed: set[int], limit: int
) -> bool:
    """Whether a walk from `start` to `corner` is a legal line or can be continued to one, which is then left in `line`.

    In the plane a line cuts exactly if it returns to the connected wall where it began; a walk that goes on
    after that, or that touches another wall twice, cannot become legal."""
    walls = ground.walls
    wall = walls.get(corner)
    if wall is not None:
        if wall == walls[start]:
            return not forbids_cut(ground, tuple(line))
        if any(walls.get(each) == wall for each in passed if each != corner):
            return False
    if len(line) >= limit:
        return False
    for side in ground.land.meeting[corner]:
        ahead = other_end(ground, side, corner)
        if ahead in passed or side in ground.camels:
            continue
        line.append(side)
        passed.add(ahead)
        if can_be_finished(ground, line, start, ahead, passed, limit):
            return True
        passed.remove(ahead)
        line.pop()
    return False


def finished_line(ground: Ground, line: Line, limit: int) -> Line:
    """A legal line that begins with these sides, or () if there is none."""
    for start, corner, passed in walks(ground, line):
        whole = list(line)
        if len(line) <= limit and can_be_finished(ground, whole, start, corner, passed, limit):
            return tuple(whole)
    return ()


def first_sides(ground: Ground, limit: int) -> tuple[str, ...]:
    """The sides with which a legal line can begin."""
    return tuple(side for region in ground.regions for side in first_sides_in(ground, region, limit))


def first_sides_in(ground: Ground, region: str, limit: int) -> tuple[str, ...]:
    """The same in one region, computed once for each shape of it."""
    spaces = ground.regions[region]
    if len(spaces) < 2 * REGION_MINIMUM:
        return ()
    key = (limit, spaces, ground.camels_in[region], ())
    if key not in ground.land.walks:
        found: set[str] = set()
        sides = [side for space in spaces for side in ground.land.sides_of[space]]
        for side in sides:
            if side not in found and not forbids_start(ground, side):
                line = finished_line(ground, (side,), limit)
                found.update((line[0], line[-1]) if line else ())  # it can be built from both ends
        keep_walk(ground, key, tuple(side for side in sides if side in found))
    return ground.land.walks[key]


def next_sides(ground: Ground, line: Line, limit: int) -> tuple[str, ...]:
    """The sides with which a line can continue, computed once for each line in each shape of a region."""
    region = ground.region_of[ground.land.sides[line[0]][0]][0]
    key = (limit, ground.regions[region], ground.camels_in[region], line)
    if key not in ground.land.walks:
        near = {side for _, corner, _ in walks(ground, line) for side in ground.land.meeting[corner]}
        sides = [side for side in sorted(near) if not forbids_extension(ground, line, side, limit)]
        keep_walk(ground, key, tuple(sides))
    return ground.land.walks[key]


def keep_walk(ground: Ground, key: Walk, sides: tuple[str, ...]) -> None:
    """How a line can continue depends only on the shape of its region and the camels in it."""
    known = ground.land.walks
    if len(known) >= WALKS_KEPT:
        known.clear()
    known[key] = sides


def forbids_start(ground: Ground, side: str) -> str:
    """The rule that obviously forbids a line beginning with this side, or ""."""
    if side not in ground.land.sides or side in ground.camels:
        return "ANKH-191"
    if not any(corner in ground.walls for corner in ground.land.ends[side]):
        return "ANKH-192"
    if len(ground.regions[ground.region_of[ground.land.sides[side][0]][0]]) < 2 * REGION_MINIMUM:
        return "ANKH-193"
    return ""


def forbids_extension(ground: Ground, line: Line, side: str, limit: int) -> str:
    if side not in ground.land.sides or side in ground.camels:
        return "ANKH-191"
    if len(line) == limit:
        return "ANKH-190"
    if not walks(ground, (*line, side)):
        return "ANKH-192"
    return "" if finished_line(ground, (*line, side), limit) else "ANKH-193"


# -- the walk ------------------------------------------------------------------------------------


def offer_caravan_start(g: Ankh, seat: Seat) -> list[Choice]:
    return [PASS, *(("side", side) for side in first_sides(g.map(), longest(g)))]


def forbids_caravan_start(g: Ankh, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "side":
        return NOT_AN_ANSWER
    if choice[1] in first_sides(g.map(), longest(g)):
        return ""
    return forbids_start(g.map(), choice[1]) or "ANKH-193"


def caravan_start_chosen(g: Ankh, seat: Seat, choice: Choice) -> None:
    if choice != PASS:
        g.then(ask_side, seat, (choice[1],))


CARAVAN_START: Final = Question("caravan_start", offer_caravan_start, forbids_caravan_start)


def ask_side(g: Ankh, seat: Seat, line: Line) -> None:
    """The line continues one side at a time until it is complete. (ANKH-192)"""
    g.ask(seat, CARAVAN_NEXT, side_chosen, line)


def offer_side(g: Ankh, seat: Seat, line: Line) -> list[Choice]:
    ground, limit = g.map(), longest(g)
    offered: list[Choice] = [STOP] if not forbids_line(ground, line, limit) else []
    return offered + [("side", side) for side in next_sides(ground, line, limit)]


def forbids_side(g: Ankh, seat: Seat, choice: Choice, line: Line) -> str:
    if choice == STOP:
        return forbids_line(g.map(), line, longest(g))
    if choice[0] != "side":
        return NOT_AN_ANSWER
    return forbids_extension(g.map(), line, choice[1], longest(g))


def side_chosen(g: Ankh, seat: Seat, choice: Choice, line: Line) -> None:
    if choice == STOP:
        g.then(place_camels, seat, line)
    else:
        g.then(ask_side, seat, (*line, choice[1]))


CARAVAN_NEXT: Final = Question("caravan_next", offer_side, forbids_side)


# -- the cut -------------------------------------------------------------------------------------


def place_camels(g: Ankh, seat: Seat, line: Line) -> None:
    """The camels stand for good and regions change at once; the side says which of the two new regions
    keeps the old Conflict Order token. (ANKH-005, ANKH-194, ANKH-199)"""
    before = g.map()
    old = before.region_of[before.land.sides[line[0]][0]][0]
    g.camels += line
    layout = layout_of(g.scenario, len(g.players))
    g.ground = ground_name(before.land.board, layout.flooded, g.camels)
    number = g.order.pop(old)
    new = tuple(region for region in g.map().regions if region in before.regions[old])
    g.tell("camels_placed", seat, len(line), line)
    g.ask(seat, KEEP_TOKEN, region_chosen, new, number)


def offer_region(g: Ankh, seat: Seat, new: tuple[str, ...], number: int) -> list[Choice]:
    return [("region", region) for region in new]


def forbids_region(g: Ankh, seat: Seat, choice: Choice, new: tuple[str, ...], number: int) -> str:
    if choice[0] != "region":
        return NOT_AN_ANSWER
    return "" if choice[1] in new else "ANKH-194"


def region_chosen(g: Ankh, seat: Seat, choice: Choice, new: tuple[str, ...], number: int) -> None:
    """The other region gets the lowest token of the supply; then one swap is possible.
    (ANKH-195, ANKH-196)"""
    lowest = min(n for n in range(1, ORDER_TOKENS + 1) if n != number and n not in g.order.values())
    for region in new:
        g.order[region] = number if region == choice[1] else lowest
        how = "kept" if region == choice[1] else "new"
        g.tell("region_numbered", *g.region_label(region), region, how)
    g.ask(seat, SWAP_TOKENS, swap_chosen, tuple(sorted((number, lowest))))


KEEP_TOKEN: Final = Question("keep_token", offer_region, forbids_region)


def offer_swap(g: Ankh, seat: Seat, new: tuple[int, ...]) -> list[Choice]:
    numbers = sorted(g.order.values())
    pairs = [(a, b) for a in numbers for b in numbers if a < b and (a in new or b in new)]
    return [PASS, *(("swap", f"{a}+{b}") for a, b in pairs)]


def forbids_swap(g: Ankh, seat: Seat, choice: Choice, new: tuple[int, ...]) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "swap":
        return NOT_AN_ANSWER
    return "" if choice in offer_swap(g, seat, new) else "ANKH-196"


def swap_chosen(g: Ankh, seat: Seat, choice: Choice, new: tuple[int, ...]) -> None:
    if choice != PASS:
        one, other = (int(number) for number in choice[1].split("+"))
        for region, number in g.order.items():
            if number in (one, other):
                g.order[region] = one + other - number
        g.tell("tokens_swapped", seat, one, other)


SWAP_TOKENS: Final = Question("swap_tokens", offer_swap, forbids_swap)
