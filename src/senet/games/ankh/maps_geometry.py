"""Hexagons: spaces, sides, corners, regions and adjacency of a board. (ANKH-003 to 017, ANKH-502)

A *land* is a board with its floods: what never changes in a game. A *ground* is a land with its
camels: regions and adjacency. Both are built once per name and cached.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from senet.games.ankh.components import REACH, WATER

# Flat-top hexes in axial coordinates: N, NE, SE, S, SW, NW.
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
OUTSIDE: Final = ""

Hex = tuple[int, int]
Corner = tuple[Hex, ...]  # the three hexes that meet there
Walk = tuple[int, tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # limit, region, its camels, line


@dataclass(slots=True)
class Board:
    """A printed board as its file describes it."""

    name: str
    titles: dict[str, str]  # language -> title
    terrain: dict[str, str]  # space -> fertile, desert or water; from the left, then from the top
    river: tuple[str, ...]  # sides
    regions: dict[str, str]  # name of a printed region -> one of its spaces
    region_titles: dict[str, dict[str, str]]  # name of a printed region -> language -> title


@dataclass(slots=True)
class Land:
    """A board with its floods: all that camels cannot change."""

    board: str
    spaces: tuple[str, ...]
    rank: dict[str, int]  # the place of each space in `spaces`
    terrain: dict[str, str]
    is_land: dict[str, bool]
    neighbours: dict[str, tuple[str, ...]]  # the up to six spaces around
    pairs: dict[str, tuple[str, ...]]  # two neighbours in consecutive directions, as "a+b"
    reach: dict[str, tuple[str, ...]]  # land within three steps
    river: frozenset[str]  # the sides between land spaces that carry the river
    sides: dict[str, tuple[str, str]]  # sides between land spaces without river
    ends: dict[str, tuple[int, int]]  # the corners at both ends of such a side
    meeting: dict[int, tuple[str, ...]]  # the sides that meet in a corner
    walls: dict[int, int]  # corners touched by river, water or the outside -> which connected wall it is
    open: dict[str, tuple[str, ...]]  # adjacency without camels
    links: list[int]  # the land adjacent to each space without camels, as bits by `rank`
    sides_of: dict[str, tuple[str, ...]]  # space -> those of `sides` whose first end it is
    walks: dict[Walk, tuple[str, ...]]  # cached by the caravan: how a line can continue


@dataclass(slots=True)
class Ground:
    """A land with its camels: regions and adjacency."""

    land: Land
    camels: frozenset[str]
    adjacent: dict[str, tuple[str, ...]]
    regions: dict[str, tuple[str, ...]]  # a region is named by its first land space
    spaces_of: dict[str, tuple[str, ...]]  # the region with the water that is part of it
    region_of: dict[str, tuple[str, ...]]  # several for water
    links: list[int]  # the land adjacent to each space, as bits by `Land.rank`
    walls: dict[int, int]  # corners where a line may begin or end -> which connected wall it is
    camels_in: dict[str, tuple[str, ...]]  # region -> camels with the region on both sides


def hex_of(space: str) -> Hex:
    """The axial coordinates of a space such as "f4". (ANKH-502)"""
    column = ord(space[0]) - ord("a")
    return column, int(space[1:]) - column // 2


def space_at(place: Hex) -> str:
    column, row = place
    return f"{chr(ord('a') + column)}{row + column // 2}"


def around(place: Hex) -> list[Hex]:
    return [(place[0] + dq, place[1] + dr) for dq, dr in DIRECTIONS]


def side_name(rank: dict[str, int], one: str, other: str) -> str:
    return f"{one}-{other}" if rank[one] < rank[other] else f"{other}-{one}"


def make_land(board: Board, flooded: tuple[str, ...]) -> Land:
    """The land of a board whose spaces `flooded` are water. (ANKH-506)"""
    terrain = {s: WATER if s in flooded else t for s, t in board.terrain.items()}
    spaces = tuple(terrain)
    rank = {space: i for i, space in enumerate(spaces)}
    is_land = {space: t != WATER for space, t in terrain.items()}
    river = frozenset(s for s in board.river if all(is_land[end] for end in s.split("-")))
    land = Land(
        board=board.name,
        spaces=spaces,
        rank=rank,
        terrain=terrain,
        is_land=is_land,
        neighbours={},
        pairs={},
        reach={},
        river=river,
        sides={},
        ends={},
        meeting={},
        walls={},
        open={},
        links=[],
        sides_of={},
        walks={},
    )
    for space in spaces:
        look_around(land, space)
    for space in spaces:
        land.reach[space] = within_reach(land, space)
    land.links = [sum(1 << rank[other] for other in land.open[s] if is_land[other]) for s in spaces]
    lay_corners(land)
    return land


def look_around(land: Land, space: str) -> None:
    """What lies around a space: neighbours, pairs of them, and what is adjacent without camels."""
    rank, is_land = land.rank, land.is_land
    ring = [space_at(place) if space_at(place) in rank else OUTSIDE for place in around(hex_of(space))]
    both = [(ring[i], ring[(i + 1) % 6]) for i in range(6)]
    land.neighbours[space] = tuple(each for each in ring if each)
    land.pairs[space] = tuple("+".join(sorted(pair, key=rank.__getitem__)) for pair in both if all(pair))
    land.open[space] = tuple(
        other
        for other in land.neighbours[space]
        if not (is_land[space] and is_land[other]) or side_name(rank, space, other) not in land.river
    )


def within_reach(land: Land, space: str) -> tuple[str, ...]:
    """The land spaces at most three steps away, whatever lies between. (ANKH-100, ANKH-109)"""
    seen, rim = {space}, [space]
    for _ in range(REACH):
        rim = [each for s in rim for each in land.neighbours[s] if each not in seen]
        seen.update(rim)
    return tuple(s for s in land.spaces if s in seen and s != space and land.is_land[s])


def lay_corners(land: Land) -> None:
    """Number the corners of all sides on which a camel could stand, and find the walls they touch."""
    numbers: dict[Corner, int] = {}
    meeting: dict[int, list[str]] = {}
    for space in land.spaces:
        for other in land.neighbours[space]:
            name = side_name(land.rank, space, other)
            if name in land.ends or name in land.river or not (land.is_land[space] and land.is_land[other]):
                continue
            one, two = (
                numbers.setdefault(corner, len(numbers)) for corner in corners(hex_of(space), hex_of(other))
            )
            for number in (one, two):
                meeting.setdefault(number, []).append(name)
            land.sides[name] = (space, other) if land.rank[space] < land.rank[other] else (other, space)
            land.ends[name] = (one, two)
    land.meeting = {corner: tuple(sides) for corner, sides in meeting.items()}
    for space in land.spaces:
        land.sides_of[space] = tuple(side for side, ends in land.sides.items() if ends[0] == space)
    wall_of = connected(wall_sides(land))
    land.walls = {number: wall_of[corner] for corner, number in numbers.items() if corner in wall_of}


def corners(one: Hex, two: Hex) -> list[Corner]:
    """The two corners at the ends of the side between two hexes."""
    both = sorted(set(around(one)) & set(around(two)))
    return [tuple(sorted((one, two, third))) for third in both]


def wall_sides(land: Land) -> list[list[Corner]]:
    """The ends of every side of water, of the map's rim and of the river."""
    dry = {hex_of(space) for space in land.spaces if land.is_land[space]}
    known = {hex_of(space) for space in land.spaces}
    wet = sorted({place for each in known for place in (each, *around(each)) if place not in dry})
    sides = [corners(place, other) for place in wet for other in around(place)]
    for side in sorted(land.river):
        one, _, other = side.partition("-")
        sides.append(corners(hex_of(one), hex_of(other)))
    return sides


def connected(sides: list[list[Corner]]) -> dict[Corner, int]:
    """Number the connected parts of a net of sides."""
    links: dict[Corner, list[Corner]] = {}
    for one, two in sides:
        links.setdefault(one, []).append(two)
        links.setdefault(two, []).append(one)
    part: dict[Corner, int] = {}
    for root in links:
        rim = [root] if root not in part else []
        while rim:
            corner = rim.pop()
            if corner not in part:
                part[corner] = part.get(root, len(part))
                rim += links[corner]
    return part


def make_ground(land: Land, camels: tuple[str, ...]) -> Ground:
    """Regions and adjacency of a land with `camels` on these sides."""
    adjacent, links, walls = land.open.copy(), land.links[:], land.walls.copy()
    for camel in camels:
        one, other = land.sides[camel]
        adjacent[one] = tuple(each for each in adjacent[one] if each != other)
        adjacent[other] = tuple(each for each in adjacent[other] if each != one)
        links[land.rank[one]] &= ~(1 << land.rank[other])
        links[land.rank[other]] &= ~(1 << land.rank[one])
        join_walls(walls, *land.ends[camel])
    regions, region_of = find_regions(land, adjacent)
    return Ground(
        land=land,
        camels=frozenset(camels),
        adjacent=adjacent,
        regions=regions,
        spaces_of={each: tuple([s for s in land.spaces if each in region_of[s]]) for each in regions},
        region_of=region_of,
        links=links,
        walls=walls,
        camels_in={
            each: tuple([c for c in sorted(camels) if all([region_of[s] == (each,) for s in land.sides[c]])])
            for each in regions
        },
    )


def find_regions(
    land: Land, adjacent: dict[str, tuple[str, ...]]
) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """The spaces of each region, and the regions of each space."""
    regions: dict[str, tuple[str, ...]] = {}
    region_of: dict[str, tuple[str, ...]] = {}
    for space in land.spaces:
        if land.is_land[space] and space not in region_of:
            regions[space] = tuple(sorted(flood(land, adjacent, space), key=land.rank.__getitem__))
            for each in regions[space]:
                region_of[each] = (space,)
    for space in land.spaces:
        if not land.is_land[space]:
            shores = {region_of[each][0] for each in land.neighbours[space] if land.is_land[each]}
            region_of[space] = tuple([region for region in regions if region in shores])
    return regions, region_of


def join_walls(walls: dict[int, int], one: int, other: int) -> None:
    """A camel between two corners makes their walls one."""
    here = walls.setdefault(one, walls.get(other, -1 - one))
    there = walls.setdefault(other, here)
    if here != there:
        for corner, wall in walls.items():
            if wall == there:
                walls[corner] = here


def flood(land: Land, adjacent: dict[str, tuple[str, ...]], start: str) -> set[str]:
    """All land connected with `start` without crossing river, camels or water. (ANKH-006)"""
    seen, rim = {start}, [start]
    while rim:
        space = rim.pop()
        for other in adjacent[space]:
            if other not in seen and land.is_land[other]:
                seen.add(other)
                rim.append(other)
    return seen
