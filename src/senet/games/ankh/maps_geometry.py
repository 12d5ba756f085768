"""Hexagons: spaces, sides, corners, regions and adjacency of a board. (ANKH-003 to 017, ANKH-502)

A *land* is a board with its floods: what never changes in a game. A *ground* is a land with its
camels: regions and adjacency. Both are built once for a name and then kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from senet.games.ankh.components import REACH, WATER

# Flat-top hexes in axial coordinates: N, NE, SE, S, SW, NW.
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
OUTSIDE: Final = ""

Hex = tuple[int, int]


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
    shores: frozenset[int]  # corners touched by river, water or the map's outside


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
    anchors: frozenset[int]  # corners where a line of camels may begin or end
    firsts: list[tuple[int, tuple[str, ...]]]  # kept by the caravan: see there


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
    neighbours: dict[str, tuple[str, ...]] = {}
    pairs: dict[str, tuple[str, ...]] = {}
    for space in spaces:
        ring = [space_at(place) if space_at(place) in rank else OUTSIDE for place in around(hex_of(space))]
        neighbours[space] = tuple(each for each in ring if each)
        both = [(ring[i], ring[(i + 1) % 6]) for i in range(6)]
        pairs[space] = tuple("+".join(sorted(pair, key=rank.__getitem__)) for pair in both if all(pair))
    river = frozenset(s for s in board.river if all(is_land[end] for end in s.split("-")))
    land = Land(
        board.name, spaces, rank, terrain, is_land, neighbours, pairs, {}, river, {}, {}, {}, frozenset()
    )
    for space in spaces:
        land.reach[space] = within_reach(land, space)
    lay_corners(land)
    return land


def within_reach(land: Land, space: str) -> tuple[str, ...]:
    """The land spaces at most three steps away, whatever lies between. (ANKH-100, ANKH-109)"""
    seen, rim = {space}, [space]
    for _ in range(REACH):
        rim = [each for s in rim for each in land.neighbours[s] if each not in seen]
        seen.update(rim)
    return tuple(s for s in land.spaces if s in seen and s != space and land.is_land[s])


def lay_corners(land: Land) -> None:
    """Number the corners of all sides on which a camel could stand, and find the shores."""
    numbers: dict[tuple[Hex, ...], int] = {}
    shores: set[int] = set()
    meeting: dict[int, list[str]] = {}
    for space in land.spaces:
        for other in land.neighbours[space]:
            name = side_name(land.rank, space, other)
            if name in land.ends or name in land.river or not (land.is_land[space] and land.is_land[other]):
                continue
            here, there = hex_of(space), hex_of(other)
            ends: list[int] = []
            for third in sorted(set(around(here)) & set(around(there))):
                corner = numbers.setdefault(tuple(sorted((here, there, third))), len(numbers))
                ends.append(corner)
                meeting.setdefault(corner, []).append(name)
                if is_shore(land, space, other, space_at(third)):
                    shores.add(corner)
            land.sides[name] = (space, other) if land.rank[space] < land.rank[other] else (other, space)
            land.ends[name] = (ends[0], ends[1])
    land.meeting = {corner: tuple(sides) for corner, sides in meeting.items()}
    land.shores = frozenset(shores)


def is_shore(land: Land, one: str, other: str, third: str) -> bool:
    """Whether the corner of three hexes, of which two are land, touches outside, water or river."""
    if not land.is_land.get(third, False):
        return True
    sides = (side_name(land.rank, one, third), side_name(land.rank, other, third))
    return any(side in land.river for side in sides)


def make_ground(land: Land, camels: tuple[str, ...]) -> Ground:
    """Regions and adjacency of a land with `camels` on these sides."""
    adjacent: dict[str, tuple[str, ...]] = {}
    walls = land.river | frozenset(camels)
    for space in land.spaces:
        adjacent[space] = tuple(
            other
            for other in land.neighbours[space]
            if not (land.is_land[space] and land.is_land[other])
            or side_name(land.rank, space, other) not in walls
        )
    regions: dict[str, tuple[str, ...]] = {}
    region_of: dict[str, tuple[str, ...]] = {}
    for space in land.spaces:
        if land.is_land[space] and space not in region_of:
            spread = sorted(flood(land, adjacent, space), key=land.rank.__getitem__)
            regions[space] = tuple(spread)
            for each in spread:
                region_of[each] = (space,)
    for space in land.spaces:
        if not land.is_land[space]:
            shores = {region_of[each][0] for each in land.neighbours[space] if land.is_land[each]}
            region_of[space] = tuple(region for region in regions if region in shores)
    spaces_of = {r: tuple(s for s in land.spaces if r in region_of[s]) for r in regions}
    rank, is_land = land.rank, land.is_land
    links = [sum(1 << rank[other] for other in adjacent[s] if is_land[other]) for s in land.spaces]
    anchors = land.shores | frozenset(corner for camel in camels for corner in land.ends[camel])
    return Ground(land, frozenset(camels), adjacent, regions, spaces_of, region_of, links, anchors, [])


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
