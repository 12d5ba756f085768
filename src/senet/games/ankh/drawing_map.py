"""The map: land and water, rivers, camels, regions with their tokens, and the sides of spaces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from senet import svg
from senet.games.ankh.components import DESERT, FERTILE, WATER
from senet.games.ankh.drawing_scene import (
    CAMEL_FILL,
    CITY_FILL,
    Grid,
    Scene,
    camel_token,
    duat,
    grid_in,
    strings,
)
from senet.games.ankh.maps import find_ground
from senet.svg import Element, Point

LAND_FILL: Final = {FERTILE: svg.FERTILE, DESERT: svg.DESERT, WATER: svg.WATER}
CARAVAN_QUESTIONS: Final = ("caravan_start", "caravan_next")
SIDE_GLOW: Final = (("#4a2d10", 11), ("#ffd95a", 8))  # under a side that can be chosen


def board(s: Scene, x: float, y: float, width: float, height: float) -> tuple[list[Element], Grid]:
    """The land, without what stands on it; and where its spaces are."""
    spaces = s.ground.land.spaces
    grid = grid_in(spaces, x + 14, y + 14, width - 28, height - 28)
    parts = [
        svg.tray(x, y, width, height),
        coast(s, grid),
        land(s, grid),
        rivers(s, grid),
        *battlefield(s, grid),
    ]
    return parts, grid


@svg.remembered
def coast(s: Scene, grid: Grid) -> Element:
    """A dark rim under the land, so that it lies on the tray."""
    rims = [svg.hexagon_points(*grid.at(space), grid.r + 5) for space in s.ground.land.spaces]
    shape = "".join("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in rim) + "z" for rim in rims)
    return svg.path(shape, fill="#101a21", opacity=0.5)


# -- spaces ----------------------------------------------------------------------------------------


@svg.remembered
def land(s: Scene, grid: Grid) -> Element:
    ground, cities = s.view.ground, s.view.cities()
    names = {terrain: s.word(f"terrain-{terrain}") for terrain in LAND_FILL}
    terrains = s.ground.land.terrain
    spots = [
        space_spot(
            ground,
            grid,
            space,
            names[terrain],
            s.word("city") if space in cities else "",
            svg.is_lit(f"space:{space}", s.open),
        )
        for space, terrain in terrains.items()
    ]
    return svg.group(*spots, id="land")


@svg.made_once
def space_spot(name: str, grid: Grid, space: str, kind: str, city: str, lit: bool) -> Element:
    """A space with its ornament, its tokens and its name; the page finds region and neighbours in it."""
    ground, (x, y) = find_ground(name), grid.at(space)
    terrain = ground.land.terrain[space]
    regions = ground.region_of[space]
    hexagon = svg.hexagon(x, y, grid.r, fill=LAND_FILL[terrain], waves=terrain == WATER)
    spot = svg.spot(
        svg.identifier("space", space),
        hexagon,
        ornament(terrain, x, y, grid.r),
        ground_token(city, x, y, grid.r) if city else None,
        space_label(space, terrain, x, y, grid.r),
        choice=f"space:{space}",
        choices=[f"space:{space}"] if lit else (),
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


@svg.remembered
def gates(s: Scene, grid: Grid) -> list[Element]:
    """Underworld tokens; they lie on the ground, below the figures."""
    found = []
    for place, space in enumerate(s.view.underworlds):
        x, y = grid.at(space)
        wanted = [f"token:{space}", f"space:{space}"]
        if s.asks("summon_use") and space in s.args:
            wanted.insert(0, "use:underworld")
        found.append(
            svg.spot(
                f"underworld-{place + 1}",
                duat(x, y - grid.r * 0.1, grid.r * 0.7),
                choice=wanted,
                choices=s.open,
                tip=f"{s.word('underworld')} · {space.upper()}",
                classes="token",
            )
        )
    return found


# -- rivers and camels -----------------------------------------------------------------------------


def chains(grid: Grid, sides: list[tuple[Point, Point]]) -> list[list[Point]]:
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


@svg.remembered
def rivers(s: Scene, grid: Grid) -> Element:
    """The Nile along the sides of spaces."""
    lines = chains(grid, [side_ends(grid, side) for side in sorted(s.ground.land.river)])
    width = grid.r * 0.22
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


@svg.remembered
def caravans(s: Scene, grid: Grid) -> Element:
    """Camels that stand, those of the line being walked, and the sides where the next may stand."""
    parts: list[Element] = []
    wall = {"stroke_linecap": "round", "fill": "none"}
    for (x1, y1), (x2, y2) in (side_ends(grid, side) for side in s.view.camels):
        parts.append(svg.line(x1, y1, x2, y2, stroke="#4a2d10", stroke_width=grid.r * 0.17, **wall))
        parts.append(svg.line(x1, y1, x2, y2, stroke=CAMEL_FILL, stroke_width=grid.r * 0.1, **wall))
    line = strings(s.args[0]) if s.asks("caravan_next") and s.args else []
    if s.asks(*CARAVAN_QUESTIONS):
        free = [side for side in s.ground.land.sides if side not in s.view.camels and side not in line]
        parts += [side_spot(s, grid, side) for side in free]
    parts += [camel(s, grid, side, number) for number, side in enumerate([*s.view.camels, *line], 1)]
    return svg.group(*parts, id="caravans")


@svg.remembered
def camel(s: Scene, grid: Grid, side: str, number: int) -> Element:
    """A camel on a side; the last one of a line being walked also ends it."""
    (x1, y1), (x2, y2) = side_ends(grid, side)
    x, y, r = (x1 + x2) / 2, (y1 + y2) / 2, grid.r * 0.25
    pending = number > len(s.view.camels)
    last = pending and number == len(s.view.camels) + len(strings(s.args[0]))
    drawn = camel_token(x, y, r, "#fff3c4" if pending else "#efd9a4")
    choice = "stop" if last else f"side:{side}"
    return svg.spot(
        svg.identifier("camel", side),
        drawn,
        choice=choice,
        choices=s.open,
        tip=s.word("caravan-end" if last else "camel"),
        classes="camel",
    )


@svg.remembered
def side_spot(s: Scene, grid: Grid, side: str) -> Element:
    """A side of two spaces on which a camel could stand."""
    (x1, y1), (x2, y2) = side_ends(grid, side)
    trim = 0.1
    ends = (x1 + (x2 - x1) * trim, y1 + (y2 - y1) * trim, x2 - (x2 - x1) * trim, y2 - (y2 - y1) * trim)
    glow = SIDE_GLOW if svg.is_lit(f"side:{side}", s.open) else ()
    return svg.spot(
        svg.identifier("side", side),
        *(svg.line(*ends, stroke=ink, stroke_width=wide, stroke_linecap="round") for ink, wide in glow),
        svg.line(*ends, stroke="#000", stroke_opacity=0, stroke_width=grid.r * 0.3, class_="edge"),
        choice=f"side:{side}",
        choices=s.open,
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


@svg.remembered
def region_tokens(s: Scene, grid: Grid) -> list[Element]:
    places = region_places(s.view.ground, grid.x, grid.y, grid.r)
    return [region_token(s, region, *place, 13) for region, place in places.items()]


@svg.remembered
def region_token(s: Scene, region: str, x: float, y: float, size: float, prefix: str = "region") -> Element:
    """The Conflict Order token of a region; `?` while it is being decided."""
    order = s.view.order.get(region)
    fighting = region in joining(s) or (s.view.battle is not None and s.view.battle.region == region)
    token = svg.badge(order or "?", x, y, size=size, fill=svg.CARNELIAN if order else svg.LAPIS)
    spot = svg.spot(
        svg.identifier(prefix, region),
        token,
        choice=f"region:{region}",
        choices=s.open,
        acting=fighting,
        tip=region_tip(s, region),
        classes=f"region-token region-{region}",
    )
    return spot.having(data_region=region)


def region_tip(s: Scene, region: str) -> str:
    size = len(s.ground.regions[region])
    return s.word("region", number=s.view.order.get(region, "?"), size=size)


def battlefield(s: Scene, grid: Grid) -> list[Element]:
    """A line around the region that is fought for, or that the question is about."""
    battle = s.view.battle
    if battle is None or battle.region not in s.ground.spaces_of:
        return [rim(s, grid, region, f"joining-{region}") for region in joining(s)]
    return [rim(s, grid, battle.region, "battlefield")]


@svg.answered
def joining(s: Scene) -> tuple[str, ...]:
    """The regions that were chosen to become one. (ANKH-543)"""
    return tuple(str(region) for region in s.args) if s.asks("join_second", "replace_token") else ()


@svg.remembered
def rim(s: Scene, grid: Grid, region: str, id: str) -> Element:
    sides = chains(grid, border(s, grid, region))
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


def border(s: Scene, grid: Grid, region: str) -> list[tuple[Point, Point]]:
    """The outer sides of a region."""
    own = [grid.at(space) for space in s.ground.regions[region]]
    known = {corner_of(place) for place in own}
    found: list[tuple[Point, Point]] = []
    for x, y in own:
        corners = svg.hexagon_points(x, y, grid.r)
        for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
            beyond = (one[0] + other[0] - x, one[1] + other[1] - y)
            if corner_of(beyond) not in known:
                found.append((one, other))
    return found
