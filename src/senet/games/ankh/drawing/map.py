"""The map: land and water, rivers, camels, regions with their tokens, and the sides of spaces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from senet import svg
from senet.games.ankh.components import DESERT, FERTILE, WATER
from senet.games.ankh.drawing.scene import (
    CAMEL_FILL,
    CITY_FILL,
    Grid,
    camel_token,
    duat,
    grid_in,
    strings,
)
from senet.games.ankh.maps import find_ground
from senet.games.ankh.table import Ankh
from senet.kernel.telling import Words
from senet.svg import Box, Element, Point, Scene

LAND_FILL: Final = {FERTILE: svg.FERTILE, DESERT: svg.DESERT, WATER: svg.WATER}
CARAVAN_QUESTIONS: Final = ("caravan_start", "caravan_next")


class Land(NamedTuple):
    """The spaces of a map."""

    ground: str  # its name
    grid: Grid
    cities: tuple[str, ...]


class Caravans(NamedTuple):
    """All camels."""

    grid: Grid
    camels: tuple[str, ...]  # the sides of spaces where they stand
    line: tuple[str, ...]  # those of the line being built
    free: tuple[str, ...]  # where the next may stand


class RegionToken(NamedTuple):
    """The Conflict Order token of a region."""

    region: str
    order: int  # 0 while it is being decided
    spaces: int
    is_fought_for: bool


def board(s: Scene, box: Box) -> tuple[list[Element], Grid]:
    """The land, without what stands on it; and where its spaces are."""
    view: Ankh = s.view
    x, y, width, height = box
    grid = grid_in(view.map().land.spaces, x + 14, y + 14, width - 28, height - 28)
    land = Land(view.ground, grid, view.cities())
    parts = [
        svg.tray(x, y, width, height),
        coast(land),
        land_drawn(land, s.words),
        rivers(land),
        *battlefield(s, land),
    ]
    return parts, grid


@svg.part
def coast(p: Land) -> Element:
    """A dark rim under the land, so that it lies on the tray."""
    spaces = find_ground(p.ground).land.spaces
    rims = [svg.hexagon_points(*p.grid.at(space), p.grid.r + 5) for space in spaces]
    shape = "".join("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in rim) + "z" for rim in rims)
    return svg.path(shape, fill="#101a21", opacity=0.5)


# -- spaces ----------------------------------------------------------------------------------------


@svg.part
def land_drawn(p: Land, words: Words) -> Element:
    names = {terrain: words.word(f"terrain-{terrain}") for terrain in LAND_FILL}
    city = words.word("city")
    spots = [
        space_spot(p.ground, p.grid, space, names[terrain], city if space in p.cities else "")
        for space, terrain in find_ground(p.ground).land.terrain.items()
    ]
    return svg.group(*spots, id="land")


@svg.made_once
def space_spot(name: str, grid: Grid, space: str, kind: str, city: str) -> Element:
    """A space with its ornament, its tokens and its name; the page finds region and neighbours in it."""
    ground, (x, y) = find_ground(name), grid.at(space)
    terrain = ground.land.terrain[space]
    regions = ground.region_of[space]
    spot = svg.spot(
        svg.identifier("space", space),
        svg.hexagon(x, y, grid.r, fill=LAND_FILL[terrain], waves=terrain == WATER),
        ornament(terrain, x, y, grid.r),
        ground_token(city, x, y, grid.r) if city else None,
        space_label(space, terrain, x, y, grid.r),
        choice=f"space:{space}",
        tip=f"{space.upper()} · {kind}",
        classes=" ".join(["hex", terrain, *(f"region-{region}" for region in regions)]),
    )
    return spot.having(
        data_space=space, data_region=" ".join(regions), data_near=" ".join(ground.adjacent[space])
    )


def ornament(terrain: str, x: float, y: float, r: float) -> Element | None:
    """Reeds on fertile ground, dunes in the desert: terrain is not told by colour alone."""
    if terrain == FERTILE:
        return svg.glyph("papyrus_clump", x, y - r * 0.08, r * 0.66, "#5f7a35", opacity=0.42)
    if terrain == DESERT:
        w = r * 0.3
        dunes = f"M{x - w * 1.3:.1f} {y:.1f}q{w * 0.7:.1f} {-w:.1f} {w * 1.4:.1f} 0M{x - w * 0.1:.1f} {y + w * 0.45:.1f}"
        dunes += f"q{w * 0.7:.1f} {-w:.1f} {w * 1.4:.1f} 0"
        return svg.path(dunes, fill="none", stroke="#a9803a", stroke_width=1.5, stroke_opacity=0.45)
    return None


@svg.made_once
def space_label(space: str, terrain: str, x: float, y: float, r: float) -> Element:
    ink = "#173340" if terrain == WATER else "#4a3a1c"
    return svg.label(space.upper(), x, y + r * 0.62, size=12, fill=ink)


@svg.made_once
def ground_token(city: str, x: float, y: float, r: float) -> Element:
    """A City token, which covers the ground."""
    walls = svg.hexagon_points(x, y, r * 0.74)
    return svg.group(
        svg.polygon(walls, fill=CITY_FILL, stroke="#6f5a35", stroke_width=2.5, stroke_linejoin="round"),
        svg.glyph("city", x, y, r * 0.86, "#6f5a35", body="#efe4c8"),
        svg.title(city),
    )


def gates(s: Scene, grid: Grid) -> list[Element]:
    """Underworld tokens; they lie on the ground, below the figures."""
    view: Ankh = s.view
    used = [space for space in view.underworlds if s.asks("summon_use") and space in s.args]
    return [
        gate(grid, number, space, space in used, s.words) for number, space in enumerate(view.underworlds, 1)
    ]


@svg.part
def gate(grid: Grid, number: int, space: str, is_use: bool, words: Words) -> Element:
    x, y = grid.at(space)
    wanted = (f"token:{space}", f"space:{space}")
    return svg.spot(
        f"underworld-{number}",
        duat(x, y - grid.r * 0.1, grid.r * 0.7),
        choice=("use:underworld", *wanted) if is_use else wanted,
        tip=f"{words.word('underworld')} · {space.upper()}",
        classes="token",
    )


# -- rivers and camels -----------------------------------------------------------------------------


def chains(sides: list[tuple[Point, Point]]) -> list[list[Point]]:
    """Sides that meet end to end, joined to long lines."""
    near: dict[tuple[int, int], list[int]] = {}
    for i, ends in enumerate(sides):
        for end in ends:
            near.setdefault(corner_of(end), []).append(i)
    left = set(range(len(sides)))
    starts = [i for i, ends in enumerate(sides) if any(len(near[corner_of(end)]) != 2 for end in ends)]
    lines: list[list[Point]] = []
    for first in [*starts, *range(len(sides))]:
        if first in left:
            left.remove(first)
            lines.append(walked(sides, near, left, first))
    return lines


def corner_of(point: Point) -> tuple[int, int]:
    """Points that are one corner, but for rounding."""
    return round(point[0] / 5 + 0.0137), round(point[1] / 5 + 0.0137)


def walked(
    sides: list[tuple[Point, Point]], near: dict[tuple[int, int], list[int]], left: set[int], first: int
) -> list[Point]:
    one, other = sides[first]
    if len(near[corner_of(one)]) == 2 and len(near[corner_of(other)]) != 2:
        one, other = other, one
    line = [one, other]
    while True:
        ahead = [i for i in near[corner_of(line[-1])] if i in left]
        if not ahead or len(near[corner_of(line[-1])]) != 2:
            return line
        left.remove(ahead[0])
        a, b = sides[ahead[0]]
        line.append(b if corner_of(a) == corner_of(line[-1]) else a)


def side_ends(grid: Grid, side: str) -> tuple[Point, Point]:
    one, _, other = side.partition("-")
    return grid.side(one, other)


@svg.part
def rivers(p: Land) -> Element:
    """The Nile along the sides of spaces."""
    lines = chains([side_ends(p.grid, side) for side in sorted(find_ground(p.ground).land.river)])
    width = p.grid.r * 0.22
    paint = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return svg.group(
        *(svg.polyline(line, stroke="#1d4d66", stroke_width=width + 3, **paint) for line in lines),
        *(svg.polyline(line, stroke=svg.RIVER, stroke_width=width, **paint) for line in lines),
        *(
            svg.polyline(line, stroke="#9fd0e3", stroke_width=1.6, stroke_dasharray="5 9", **paint)
            for line in lines
        ),
        id="river",
        class_="river",
        pointer_events="none",
    )


def caravans(s: Scene, grid: Grid) -> Element:
    view: Ankh = s.view
    camels = tuple(view.camels)
    line = strings(s.args[0]) if s.asks("caravan_next") and s.args else ()
    sides = view.map().land.sides if s.asks(*CARAVAN_QUESTIONS) else ()
    free = tuple([side for side in sides if side not in camels and side not in line])
    return caravans_drawn(Caravans(grid, camels, line, free), s.words)


@svg.part
def caravans_drawn(p: Caravans, words: Words) -> Element:
    """Camels that stand, those of the line being built, and the sides where the next may stand."""
    parts: list[Element] = []
    for side in p.camels:
        (x1, y1), (x2, y2) = side_ends(p.grid, side)
        for ink, wide in (("#4a2d10", 0.17), (CAMEL_FILL, 0.1)):
            paint = {"stroke_linecap": "round", "fill": "none"}
            parts.append(svg.line(x1, y1, x2, y2, stroke=ink, stroke_width=p.grid.r * wide, **paint))
    return svg.group(
        *parts,
        *[side_spot(p.grid, side) for side in p.free],
        *[camel(p.grid, side, False, False, words) for side in p.camels],
        *[camel(p.grid, side, True, side == p.line[-1], words) for side in p.line],
        id="caravans",
    )


@svg.part
def camel(grid: Grid, side: str, is_new: bool, is_last: bool, words: Words) -> Element:
    """A camel on a side; the last one of a line being built also ends it."""
    (x1, y1), (x2, y2) = side_ends(grid, side)
    drawn = camel_token((x1 + x2) / 2, (y1 + y2) / 2, grid.r * 0.25, "#fff3c4" if is_new else "#efd9a4")
    return svg.spot(
        svg.identifier("camel", side),
        drawn,
        choice="stop" if is_last else f"side:{side}",
        tip=words.word("caravan-end" if is_last else "camel"),
        classes="camel",
    )


@svg.part
def side_spot(grid: Grid, side: str) -> Element:
    """A side of two spaces on which a camel could stand."""
    (x1, y1), (x2, y2) = side_ends(grid, side)
    trim = 0.1
    ends = (x1 + (x2 - x1) * trim, y1 + (y2 - y1) * trim, x2 - (x2 - x1) * trim, y2 - (y2 - y1) * trim)
    return svg.spot(
        svg.identifier("side", side),
        svg.line(*ends, stroke="#000", stroke_opacity=0, stroke_width=grid.r * 0.3, class_="edge"),
        choice=f"side:{side}",
        tip=side.upper(),
        classes="side",
    )


# -- regions ---------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def region_places(ground: str, x: float, y: float, r: float) -> dict[str, Point]:
    """Where the token of each region lies: at a corner as deep in the region as there is."""
    grid, regions = Grid(x, y, r), find_ground(ground).regions
    return {region: deepest(grid, regions, region) for region in regions}


def deepest(grid: Grid, regions: dict[str, tuple[str, ...]], region: str) -> Point:
    own = [grid.at(space) for space in regions[region]]
    rims = [grid.at(space) for other, spaces in regions.items() if other != region for space in spaces]
    middle = grid.between(*regions[region])
    best, place = -1e9, middle
    for x, y in own:
        corner = (x + grid.r, y)  # on the right of a hexagon: the tokens of pieces are elsewhere
        if sum(distance(other, corner) < grid.r * 1.1 for other in own) < 3:
            continue
        depth = min((distance(rim, corner) for rim in rims), default=0.0)
        score = min(depth, grid.r * 2.2) - distance(corner, middle) * 0.35
        if score > best + 0.01:
            best, place = score, corner
    return place


def distance(one: Point, other: Point) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def region_tokens(s: Scene, grid: Grid) -> list[Element]:
    view: Ankh = s.view
    places = region_places(view.ground, *grid)
    return [
        region_token(token_of(s, region), x, y, 13, "region", s.words) for region, (x, y) in places.items()
    ]


def token_of(s: Scene, region: str) -> RegionToken:
    view: Ankh = s.view
    battle = view.battle
    is_fought_for = region in joining(s) or (battle is not None and battle.region == region)
    return RegionToken(region, view.order.get(region, 0), len(view.map().regions[region]), is_fought_for)


@svg.part
def region_token(p: RegionToken, x: float, y: float, size: float, prefix: str, words: Words) -> Element:
    """The number of a region; `?` while it is being decided."""
    token = svg.badge(p.order or "?", x, y, size=size, fill=svg.CARNELIAN if p.order else svg.LAPIS)
    spot = svg.spot(
        svg.identifier(prefix, p.region),
        token,
        choice=f"region:{p.region}",
        acting=p.is_fought_for,
        tip=region_tip(p, words),
        classes=f"region-token region-{p.region}",
    )
    return spot.having(data_region=p.region)


def region_tip(p: RegionToken, words: Words) -> str:
    return words.word("region", {"number": p.order or "?", "size": p.spaces})


def battlefield(s: Scene, land: Land) -> list[Element]:
    """A line around the region that is fought for, or that the question is about."""
    view: Ankh = s.view
    battle = view.battle
    if battle is None or battle.region not in view.map().spaces_of:
        return [rim(land, region, f"joining-{region}") for region in joining(s)]
    return [rim(land, battle.region, "battlefield")]


def joining(s: Scene) -> tuple[str, ...]:
    """The regions that were chosen to become one. (ANKH-543)"""
    return tuple([str(region) for region in s.args]) if s.asks("join_second", "replace_token") else ()


@svg.part
def rim(land: Land, region: str, id: str) -> Element:
    sides = chains(border(land, region))
    paint = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    lines = [
        svg.polyline(line, stroke="#5e130b", stroke_width=9, stroke_opacity=0.75, **paint) for line in sides
    ]
    lines += [svg.polyline(line, stroke="#e8604a", stroke_width=5, **paint) for line in sides]
    lines += [
        svg.polyline(line, stroke=svg.GOLD_LIGHT, stroke_width=1.6, stroke_dasharray="10 7", **paint)
        for line in sides
    ]
    return svg.group(*lines, id=id, class_=f"battlefield region-{region}", pointer_events="none")


def border(land: Land, region: str) -> list[tuple[Point, Point]]:
    """The outer sides of a region."""
    own = [land.grid.at(space) for space in find_ground(land.ground).regions[region]]
    known = {corner_of(place) for place in own}
    found: list[tuple[Point, Point]] = []
    for x, y in own:
        corners = svg.hexagon_points(x, y, land.grid.r)
        for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
            beyond = (one[0] + other[0] - x, one[1] + other[1] - y)
            if corner_of(beyond) not in known:
                found.append((one, other))
    return found
