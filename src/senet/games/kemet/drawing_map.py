"""The map: areas, walls, the Nile with its ports, temples, obelisks, and land that is not in play."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.components import FACTS
from senet.games.kemet.drawing_scene import Box, Scene, faction_glyph
from senet.games.kemet.maps import (
    AREAS,
    CITY_DESERT,
    CITY_OF,
    DELTA_TEMPLE,
    DESERT,
    DISTRICT,
    DISTRICTS,
    INCOME,
    KIND,
    OBELISKS,
    PORT,
    SANCTUARY,
    TEMPLE,
    TRADE,
)
from senet.games.kemet.table import NOBODY
from senet.svg import Element, Point

POLYGON: Final[dict[str, list[Point]]] = {
    row["id"]: [(float(x), float(y)) for x, y in row["polygon"]] for row in FACTS["areas"]
}
HEART: Final[dict[str, Point]] = {row["id"]: (float(row["x"]), float(row["y"])) for row in FACTS["areas"]}
PORT_AT: Final[dict[str, Point]] = {
    row["id"]: (float(row["port_xy"][0]), float(row["port_xy"][1]))
    for row in FACTS["areas"]
    if "port_xy" in row
}
RIVER: Final[list[list[Point]]] = [
    [(float(x), float(y)) for x, y in FACTS["map"]["river"][arm]] for arm in ("west_arm", "east_arm", "main")
]
NILE: Final = float(FACTS["map"]["river"]["stroke_width"])
TALL: Final = float(FACTS["map"]["height"])
WIDE: Final = float(FACTS["map"]["width"])
WEST: Final = 945.0  # the width of the map for two and three: without the east bank
OBELISK_AT: Final[dict[str, Point]] = {  # where the obelisk stands
    "west_obelisk": (225, 430),
    "sw_obelisk": (215, 668),
    "east_obelisk": (1175, 680),
    "ne_obelisk": (985, 262),
    "west_outer_temple": (38, 470),
    "west_inner_temple": (463, 432),
    "east_outer_temple": (1365, 400),
    "east_inner_temple": (822, 738),
    "delta_temple": (574, 312),
    "sanctuary": (625, 40),
}
TROOP_AT: Final[dict[str, Point]] = {  # where troops stand, if not in the heart of the area
    "west_obelisk": (275, 465),
    "sw_obelisk": (262, 735),
    "east_obelisk": (1232, 692),
    "ne_obelisk": (1065, 286),
    "west_outer_temple": (112, 535),
    "west_inner_temple": (513, 424),
    "east_outer_temple": (1298, 448),
    "east_inner_temple": (890, 758),
    "delta_temple": (640, 318),
    "sanctuary": (838, 80),
    "nw_desert": (280, 300),
    "mw_desert": (345, 640),
    "sw_desert": (80, 735),
    "west_green": (388, 460),
    "delta_desert": (520, 150),
    "ne_desert": (1010, 150),
    "me_desert": (1130, 545),
    "se_desert": (900, 940),
    "east_green": (1050, 735),
    "me_west": (876, 440),
    "me_east": (1026, 438),
    "me_south": (958, 522),
    "ne_west": (1180, 112),
}
TEMPLE_AT: Final[dict[str, Point]] = {  # where the sign with the income of a temple is
    "west_outer_temple": (98, 462),
    "west_inner_temple": (496, 372),
    "east_outer_temple": (1300, 372),
    "east_inner_temple": (908, 704),
    "delta_temple": (626, 246),
    "sanctuary": (712, 40),
}
FAME_AT: Final[dict[str, Point]] = {  # where the Fame token of a temple lies
    "west_outer_temple": (50, 560),
    "west_inner_temple": (556, 418),
    "east_outer_temple": (1358, 480),
    "east_inner_temple": (950, 752),
    "delta_temple": (648, 390),
}
PYRAMID_AT: Final[dict[str, Point]] = {  # in narrow districts
    "me_west": (826, 432),
    "me_east": (974, 428),
    "me_south": (902, 522),
    "ne_west": (1125, 108),
}
FILLS: Final = {DISTRICT: "#cf9f70", TEMPLE: "#b7d0d4", SANCTUARY: "#cdbadb"}
SAND: Final = {
    "west_green": "#bfca86",
    "east_green": "#bfca86",
    "delta_desert": "#d6d596",
    "mw_desert": "#d9b673",
    "me_desert": "#d9b673",
    "west_obelisk": "#eedaa4",
    "sw_obelisk": "#eedaa4",
    "east_obelisk": "#eedaa4",
    "ne_obelisk": "#eedaa4",
}
LAYER: Final = {area: (DESERT, TEMPLE, SANCTUARY, DISTRICT).index(KIND[area]) for area in AREAS}  # from below
OUTSIDE: Final = "#46525a"
BRICK: Final = "#6d3f22"


class Chart(NamedTuple):
    """Where the map lies in the drawing."""

    x: float
    y: float
    k: float  # drawing units in a unit of the map

    def at(self, point: Point) -> Point:
        return self.x + point[0] * self.k, self.y + point[1] * self.k

    def shape(self, area: str) -> list[Point]:
        return [self.at(point) for point in POLYGON[area]]


def map_width(s: Scene) -> float:
    """How wide the map of this game is, in its own units."""
    return WEST if s.view.map < 4 else WIDE


def chart_in(s: Scene, box: Box) -> Chart:
    k = min(box.w / map_width(s), box.h / TALL)
    return Chart(box.x + (box.w - map_width(s) * k) / 2, box.y + (box.h - TALL * k) / 2, k)


def troop_at(area: str) -> Point:
    x, y = HEART[area]
    return TROOP_AT.get(area, (x + 26, y + 6) if KIND[area] == DISTRICT else (x, y))


def pyramid_at(district: str) -> Point:
    x, y = HEART[district]
    return PYRAMID_AT.get(district, (x - 27, y + 2))


# -- land ------------------------------------------------------------------------------------------


@svg.remembered
def land(s: Scene, chart: Chart) -> list[Element]:
    """Everything that lies on the map whoever plays, from the ground up."""
    inside = s.view.board.areas
    here = s.view.map >= 4
    outside = [area for area in AREAS if area not in inside and (here or POLYGON[area][0][0] < 660)]
    wide = map_width(s) * chart.k
    return [
        svg.rect(chart.x, chart.y, wide, TALL * chart.k, rx=6, fill=OUTSIDE, id="outside"),
        svg.rect(chart.x, chart.y, wide, TALL * chart.k, rx=6, fill="url(#senet-hatch-rising)", opacity=0.35),
        svg.group(*(storm(chart, area) for area in outside if area not in inside), id="storms"),
        svg.group(*(area_spot(s, chart, area) for area in sorted(inside, key=LAYER.__getitem__)), id="land"),
        nile(chart, wide),
        svg.group(*walls(s, chart), id="walls", pointer_events="none"),
        svg.group(*named(s, chart), id="named", pointer_events="none"),
        svg.rect(
            chart.x - 2,
            chart.y - 2,
            wide + 4,
            TALL * chart.k + 4,
            rx=7,
            fill="none",
            stroke="#14222b",
            stroke_width=5,
        ),
    ]


@svg.made_once
def storm(chart: Chart, area: str) -> Element:
    """Land under a sandstorm: nobody goes there in this game."""
    x, y = chart.at(HEART[area])
    return svg.group(
        svg.polygon(chart.shape(area), fill="#5d686f", stroke="#414c53", stroke_width=1.2),
        svg.glyph("rain", x, y, 30, "#8b979d", opacity=0.7) if KIND[area] != DISTRICT else None,
    )


def area_fill(s: Scene, area: str) -> str:
    if area in CITY_OF:
        owner = s.view.owner_of(area)
        base = FILLS[DISTRICT]
        return base if owner == NOBODY else svg.mixed(base, svg.seat_colour(owner).fill, 0.3)
    return FILLS.get(KIND[area], SAND.get(area, svg.DESERT))


def area_tip(s: Scene, area: str) -> str:
    words = [s.voice.name(area)]
    if INCOME.get(area, 0):
        words.append(s.word("income", points=INCOME[area]))
    elif area == DELTA_TEMPLE:
        words.append(s.word("delta-offer"))
    elif area == SANCTUARY:
        words.append(s.word("sanctuary-offer"))
    if area in OBELISKS:
        words.append(s.word("obelisk"))
    if area in PORT:
        words.append(s.word(f"port-{PORT[area]}"))
    return " · ".join(words)


@svg.remembered
def area_spot(s: Scene, chart: Chart, area: str) -> Element:
    shape = chart.shape(area)
    rim = "#8a6a35" if KIND[area] != DISTRICT else BRICK
    fill = area_fill(s, area)
    if svg.is_lit(f"area:{area}", s.open):
        fill = svg.mixed(fill, "#fffbe0", 0.4)
    waters = svg.polygon(shape, fill="url(#senet-waves)", opacity=0.5) if KIND[area] == TEMPLE else None
    spot = svg.spot(
        svg.identifier("area", area),
        svg.polygon(
            shape,
            fill=fill,
            stroke=rim,
            stroke_width=1.4,
            stroke_linejoin="round",
            class_="edge",
        ),
        waters,
        pavement(s, area, shape),
        dunes(chart, area),
        choice=f"area:{area}",
        choices=s.open,
        tip=area_tip(s, area),
        classes=f"area ground {KIND[area]}",
    )
    return spot.having(data_near=" ".join(s.view.board.adjacent[area]))


@svg.remembered
def pavement(s: Scene, area: str, shape: list[Point]) -> Element | None:
    """The hatching of a district's owner."""
    if area not in CITY_OF or s.view.owner_of(area) == NOBODY:
        return None
    colour = svg.seat_colour(s.view.owner_of(area))
    return svg.polygon(shape, fill=f"url(#senet-hatch-{colour.hatch})", opacity=0.75)


@lru_cache(maxsize=64)
def ripples(area: str) -> tuple[Point, ...]:
    """Places for dunes and reeds: on the land of the area, away from what stands there."""
    xs, ys = [p[0] for p in POLYGON[area]], [p[1] for p in POLYGON[area]]
    places = [troop_at(area), *(table[area] for table in (OBELISK_AT, PORT_AT) if area in table)]
    found: list[Point] = []
    row = 0
    y = min(ys) + 34
    while y < max(ys):
        x = min(xs) + (30 if row % 2 else 66)
        while x < max(xs):
            free = all((x - px) ** 2 + (y - py) ** 2 > 62**2 for px, py in places)
            if free and all(
                within(area, x + dx, y + dy) for dx, dy in ((-20, 0), (20, 0), (0, -16), (0, 10))
            ):
                found.append((x, y))
            x += 74
        y += 44
        row += 1
    return tuple(found)


def within(area: str, x: float, y: float) -> bool:
    """Is the point in the polygon of the area?"""
    inside = False
    points = POLYGON[area]
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def dunes(chart: Chart, area: str) -> Element | None:
    """Dunes in deserts, reeds where it is green."""
    if KIND[area] != DESERT:
        return None
    if area in ("west_green", "east_green", "delta_desert"):
        return svg.group(
            *(
                svg.glyph("papyrus_clump", *chart.at(place), 15, "#5f7a35", opacity=0.45)
                for place in ripples(area)
            )
        )
    w, strokes = 13 * chart.k, ""
    for x, y in (chart.at(place) for place in ripples(area)):
        strokes += f"M{x - w * 1.3:.1f} {y:.1f}q{w * 0.7:.1f} {-w:.1f} {w * 1.4:.1f} 0"
        strokes += f"M{x - w * 0.1:.1f} {y + w * 0.45:.1f}q{w * 0.7:.1f} {-w:.1f} {w * 1.4:.1f} 0"
    return svg.path(strokes, fill="none", stroke="#a9803a", stroke_width=1.3, stroke_opacity=0.38)


def nile(chart: Chart, wide: float) -> Element:
    width = NILE * chart.k
    arms = [[chart.at(point) for point in arm] for arm in RIVER]
    paint = {"fill": "none", "stroke_linejoin": "round"}
    return svg.group(
        *(svg.polyline(arm, stroke="#1d4d66", stroke_width=width + 3, **paint) for arm in arms),
        *(svg.polyline(arm, stroke=svg.RIVER, stroke_width=width, **paint) for arm in arms),
        *(
            svg.polyline(arm, stroke="#9fd0e3", stroke_width=1.5, stroke_dasharray="6 10", **paint)
            for arm in arms
        ),
        id="nile",
        pointer_events="none",
    )


@svg.remembered
def walls(s: Scene, chart: Chart) -> list[Element]:
    """The walls of the cities in play, with battlements."""
    parts: list[Element] = []
    for city in s.view.board.cities:
        for district in DISTRICTS[city]:
            shape = chart.shape(district)
            line = {"fill": "none", "stroke_linejoin": "round"}
            parts.append(svg.polygon(shape, stroke=BRICK, stroke_width=4.6, **line))
            parts.append(
                svg.polygon(shape, stroke="#d9b98a", stroke_width=2, stroke_dasharray="4.5 3", **line)
            )
    return parts


def named(s: Scene, chart: Chart) -> list[Element]:
    """Areas that may be chosen, those that the question names, and that of a battle."""
    battle = s.view.battle
    areas = s.named_areas()
    if battle is not None:
        areas.append(battle.area)
    line = {"fill": "none", "stroke_linejoin": "round"}
    parts = [lit for area in s.view.board.areas if f"area:{area}" in s.open for lit in light(chart, area)]
    for area in dict.fromkeys(areas):
        parts.append(svg.polygon(chart.shape(area), stroke=svg.CARNELIAN, stroke_width=5, **line))
        parts.append(svg.polygon(chart.shape(area), stroke="#fff0d8", stroke_width=1.6, **line))
    return parts


def light(chart: Chart, area: str) -> list[Element]:
    """Over walls and neighbours: this area may be chosen."""
    shape, line = chart.shape(area), {"fill": "none", "stroke_linejoin": "round"}
    return [
        svg.polygon(shape, stroke="#6b4a10", stroke_width=4.6, stroke_opacity=0.8, **line),
        svg.polygon(shape, stroke="#fff0b3", stroke_width=2.8, stroke_dasharray="8 4", **line),
    ]


# -- signs on the land -----------------------------------------------------------------------------


@svg.remembered
def signs(s: Scene, chart: Chart) -> Element:
    """Ports, temples, obelisks and cities: what is printed on the board."""
    board = s.view.board
    return svg.group(
        *(port(s, chart, area) for area in board.ports),
        *(temple(s, chart, area) for area in (*board.temples, SANCTUARY) if area in board.areas),
        *(obelisk(s, chart, area) for area in board.obelisks),
        *(city(s, chart, each) for each in board.cities),
        id="signs",
    )


@svg.remembered
def port(s: Scene, chart: Chart, area: str) -> Element:
    """A trade port is blue and round, a military port red and square."""
    x, y = chart.at(PORT_AT[area])
    trade = PORT[area] == TRADE
    fill, glyph = (svg.LAPIS, "ship") if trade else (svg.CARNELIAN, "barque")
    paint: dict[str, str | int | float | None] = {"fill": fill, "stroke": "#fff8e6", "stroke_width": 1.3}
    ground = svg.circle(x, y, 12, **paint) if trade else svg.rect(x - 11, y - 11, 22, 22, rx=4, **paint)
    return svg.group(
        svg.title(f"{s.word(f'port-{PORT[area]}')} · {s.voice.name(area)}"),
        svg.circle(x, y + 2, 15, fill="url(#senet-shade)"),
        ground,
        svg.glyph(glyph, x, y, 17, "#ffffff", body=svg.mixed(fill, "#ffffff", 0.3), weight=0.5),
        id=svg.identifier("port", area),
    )


@svg.remembered
def temple(s: Scene, chart: Chart, area: str) -> Element:
    """What a temple is worth: prayer points, or what one gets for an offering."""
    x, y = chart.at(TEMPLE_AT[area])
    fill = "#f4ecd6"
    if INCOME.get(area):
        inner = [svg.label(f"+{INCOME[area]}", x - 2, y, size=16, face="bold", anchor="end"),
                 svg.glyph("ankh", x + 11, y, 17, svg.INK, body=svg.GOLD)]  # fmt: skip
    else:
        units, sign = ("1", "+5") if area == DELTA_TEMPLE else ("2", "+1")
        gain = "ankh" if area == DELTA_TEMPLE else "star"
        inner = [
            svg.label(units, x - 26, y, size=14, face="bold"),
            svg.glyph("soldier", x - 14, y, 16, svg.INK, body="#d8b868"),
            svg.label("›", x - 1, y - 1, size=15, face="bold"),
            svg.label(sign, x + 13, y, size=14, face="bold"),
            svg.glyph(gain, x + 30, y, 15, svg.INK, body=svg.GOLD),
        ]
    half = 24 if INCOME.get(area, 0) else 40
    return svg.group(
        svg.title(area_tip(s, area)),
        svg.rect(x - half, y - 12, 2 * half, 24, rx=6, fill=fill, fill_opacity=0.88, stroke="#7d6a3c"),
        *inner,
        id=svg.identifier("temple", area),
        pointer_events="none",
    )


@svg.remembered
def obelisk(s: Scene, chart: Chart, area: str) -> Element:
    """An obelisk is where a teleportation ends."""
    x, y = chart.at(OBELISK_AT[area])
    return svg.spot(
        svg.identifier("obelisk", area),
        svg.ellipse(x, y + 12, 13, 5, fill="#000", fill_opacity=0.22),
        svg.circle(x, y, 14, fill="#f7e9bf", fill_opacity=0.75, stroke="#a07a2c", class_="edge"),
        svg.glyph("obelisk", x, y - 1, 23, svg.INK, body="#e0b04a", weight=0.6),
        choice=(f"teleport:{area}", f"area:{area}"),
        choices=s.open,
        tip=f"{s.word('obelisk')} · {s.voice.name(area)}",
        classes="obelisk",
    )


@svg.remembered
def city(s: Scene, chart: Chart, each: str) -> Element:
    """The sign of who lives in the city, where its districts meet."""
    places = [HEART[district] for district in DISTRICTS[each]]
    x, y = chart.at((sum(p[0] for p in places) / 3, sum(p[1] for p in places) / 3))
    owner = s.citizen(each)
    if owner is not None:
        drawn = svg.disc(x, y, 10, seat=owner, glyph=faction_glyph(s, owner))
    else:
        drawn = svg.disc(x, y, 22, fill="#8a6a45", glyph="city_walls")
    who = f" · {s.voice.who(owner)}" if owner is not None else ""
    return svg.spot(
        svg.identifier("city", each),
        drawn,
        choice=f"city:{each}",
        choices=s.open,
        tip=f"{s.voice.name(each)}{who}",
        classes="city",
    ).having(data_near=CITY_DESERT[each])
