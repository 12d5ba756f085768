"""The map: areas, walls, the Nile with its ports, temples, obelisks, and land that is not in play."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.components import FACTS, OPEN_SANCTUARY
from senet.games.kemet.drawing.scene import Person, person
from senet.games.kemet.maps import (
    AREAS,
    BOARDS,
    CITY_DESERT,
    CITY_OF,
    CLOSED_BOARDS,
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
    Board,
)
from senet.games.kemet.table import NOBODY, Kemet
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Box, Element, Point, Scene

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


class Land(NamedTuple):
    """The board, and who lives in its cities."""

    chart: Chart
    map: int
    is_sanctuary_open: bool
    citizens: tuple[Person | None, ...]  # in the order of the cities

    @property
    def board(self) -> Board:
        return BOARDS[self.map] if self.is_sanctuary_open else CLOSED_BOARDS[self.map]


class Area(NamedTuple):
    chart: Chart
    name: str
    owner: Seat  # of a district, or NOBODY
    near: tuple[str, ...]  # its neighbours


class Named(NamedTuple):
    """Areas that stand out."""

    chart: Chart
    offered: tuple[str, ...]
    asked: tuple[str, ...]  # about which something is asked, and that of a battle


def map_width(map: int) -> float:
    """How wide the map for so many players is, in its own units."""
    return WEST if map < 4 else WIDE


def chart_in(map: int, box: Box) -> Chart:
    wide = map_width(map)
    k = min(box.w / wide, box.h / TALL)
    return Chart(box.x + (box.w - wide * k) / 2, box.y + (box.h - TALL * k) / 2, k)


def troop_at(area: str) -> Point:
    x, y = HEART[area]
    return TROOP_AT.get(area, (x + 26, y + 6) if KIND[area] == DISTRICT else (x, y))


def pyramid_at(district: str) -> Point:
    x, y = HEART[district]
    return PYRAMID_AT.get(district, (x - 27, y + 2))


# -- land ------------------------------------------------------------------------------------------


def land_of(s: Scene, chart: Chart) -> Land:
    view: Kemet = s.view
    lives = {player.city: person(s, seat) for seat, player in reversed([*enumerate(view.players)])}
    citizens = tuple([lives.get(city) for city in view.board.cities])
    return Land(chart, view.map, view.holds(OPEN_SANCTUARY), citizens)


def land(s: Scene, chart: Chart) -> list[Element]:
    """Everything that lies on the map whoever plays, from the ground up."""
    return land_drawn(land_of(s, chart), s.words)


@svg.part
def land_drawn(p: Land, words: Words) -> list[Element]:
    chart, board = p.chart, p.board
    inside = sorted(board.areas, key=LAYER.__getitem__)
    outside = [area for area in AREAS if area not in inside and (p.map >= 4 or POLYGON[area][0][0] < 660)]
    owners = {city: who.seat for city, who in zip(board.cities, p.citizens, strict=True) if who is not None}
    areas = [
        Area(chart, area, owners.get(CITY_OF.get(area, ""), NOBODY), board.adjacent[area]) for area in inside
    ]
    x, y, wide, tall = chart.x, chart.y, map_width(p.map) * chart.k, TALL * chart.k
    return [
        svg.rect(x, y, wide, tall, rx=6, fill=OUTSIDE, id="outside"),
        svg.rect(x, y, wide, tall, rx=6, fill="url(#senet-hatch-rising)", opacity=0.35),
        svg.group(*[storm(chart, area) for area in outside], id="storms"),
        svg.group(*[area_spot(area, words) for area in areas], id="land"),
        nile(chart),
        svg.group(*walls(chart, board.cities), id="walls", pointer_events="none"),
    ]


@svg.made_once
def rim(map: int, chart: Chart) -> Element:
    """The frame around the map."""
    wide, tall = map_width(map) * chart.k + 4, TALL * chart.k + 4
    return svg.rect(chart.x - 2, chart.y - 2, wide, tall, rx=7, fill="none", stroke="#14222b", stroke_width=5)


def storm(chart: Chart, area: str) -> Element:
    """Land under a sandstorm: nobody goes there in this game."""
    x, y = chart.at(HEART[area])
    return svg.group(
        svg.polygon(chart.shape(area), fill="#5d686f", stroke="#414c53", stroke_width=1.2),
        svg.glyph("rain", x, y, 30, "#8b979d", opacity=0.7) if KIND[area] != DISTRICT else None,
    )


def area_fill(p: Area) -> str:
    if p.name in CITY_OF:
        base = FILLS[DISTRICT]
        return base if p.owner == NOBODY else svg.mixed(base, svg.seat_colour(p.owner).fill, 0.3)
    return FILLS.get(KIND[p.name], SAND.get(p.name, svg.DESERT))


def area_tip(area: str, words: Words) -> str:
    found = [words.name(area)]
    if INCOME.get(area, 0):
        found.append(words.word("income", {"points": INCOME[area]}))
    elif area == DELTA_TEMPLE:
        found.append(words.word("delta-offer"))
    elif area == SANCTUARY:
        found.append(words.word("sanctuary-offer"))
    if area in OBELISKS:
        found.append(words.word("obelisk"))
    if area in PORT:
        found.append(words.word(f"port-{PORT[area]}"))
    return " · ".join(found)


@svg.part
def area_spot(p: Area, words: Words) -> Element:
    area, shape = p.name, p.chart.shape(p.name)
    edge = "#8a6a35" if KIND[area] != DISTRICT else BRICK
    ground = svg.polygon(shape, fill=area_fill(p), stroke=edge, stroke_width=1.4, stroke_linejoin="round")
    return svg.spot(
        svg.identifier("area", area),
        ground.having(class_="edge"),
        svg.polygon(shape, fill="url(#senet-waves)", opacity=0.5) if KIND[area] == TEMPLE else None,
        pavement(p, shape),
        dunes(p.chart, area),
        choice=f"area:{area}",
        tip=area_tip(area, words),
        classes=f"area ground {KIND[area]}",
    ).having(data_near=" ".join(p.near))


def pavement(p: Area, shape: list[Point]) -> Element | None:
    """The hatching of a district's owner."""
    if p.owner == NOBODY:
        return None
    return svg.polygon(shape, fill=f"url(#senet-hatch-{svg.seat_colour(p.owner).hatch})", opacity=0.75)


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


def nile(chart: Chart) -> Element:
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


def walls(chart: Chart, cities: tuple[str, ...]) -> list[Element]:
    """The walls of the cities in play, with battlements."""
    line = {"fill": "none", "stroke_linejoin": "round"}
    parts: list[Element] = []
    for shape in [chart.shape(district) for city in cities for district in DISTRICTS[city]]:
        parts.append(svg.polygon(shape, stroke=BRICK, stroke_width=4.6, **line))
        parts.append(svg.polygon(shape, stroke="#d9b98a", stroke_width=2, stroke_dasharray="4.5 3", **line))
    return parts


def named(s: Scene, chart: Chart) -> Element:
    """Areas that may be chosen, those that the question names, and that of a battle."""
    view: Kemet = s.view
    areas = view.board.areas
    chosen = s.offers("area")
    offered = tuple([area for area in areas if area in chosen]) if chosen else ()
    asked = [area for area in s.args if isinstance(area, str) and area in areas]
    if view.battle is not None:
        asked.append(view.battle.area)
    return named_drawn(Named(chart, offered, tuple(dict.fromkeys(asked))))


@svg.part
def named_drawn(p: Named) -> Element:
    """Over walls and neighbours."""
    line = {"fill": "none", "stroke_linejoin": "round"}
    parts: list[Element] = []
    for shape in [p.chart.shape(area) for area in p.offered]:
        parts.append(svg.polygon(shape, stroke="#6b4a10", stroke_width=4.6, stroke_opacity=0.8, **line))
        parts.append(svg.polygon(shape, stroke="#fff0b3", stroke_width=2.8, stroke_dasharray="8 4", **line))
    for shape in [p.chart.shape(area) for area in p.asked]:
        parts.append(svg.polygon(shape, stroke=svg.CARNELIAN, stroke_width=5, **line))
        parts.append(svg.polygon(shape, stroke="#fff0d8", stroke_width=1.6, **line))
    return svg.group(*parts, id="named", pointer_events="none")


# -- signs on the land -----------------------------------------------------------------------------


def signs(s: Scene, chart: Chart) -> Element:
    return signs_drawn(land_of(s, chart), s.words)


@svg.part
def signs_drawn(p: Land, words: Words) -> Element:
    """Ports, temples, obelisks and cities: what is printed on the board."""
    board, chart = p.board, p.chart
    return svg.group(
        *[port(chart, area, words) for area in board.ports],
        *[temple(chart, area, words) for area in (*board.temples, SANCTUARY) if area in board.areas],
        *[obelisk(chart, area, words) for area in board.obelisks],
        *[city(chart, each, who, words) for each, who in zip(board.cities, p.citizens, strict=True)],
        id="signs",
    )


def port(chart: Chart, area: str, words: Words) -> Element:
    """A trade port is blue and round, a military port red and square."""
    x, y = chart.at(PORT_AT[area])
    trade = PORT[area] == TRADE
    fill, glyph = (svg.LAPIS, "ship") if trade else (svg.CARNELIAN, "barque")
    paint: dict[str, str | int | float | None] = {"fill": fill, "stroke": "#fff8e6", "stroke_width": 1.3}
    ground = svg.circle(x, y, 12, **paint) if trade else svg.rect(x - 11, y - 11, 22, 22, rx=4, **paint)
    return svg.group(
        svg.title(f"{words.word(f'port-{PORT[area]}')} · {words.name(area)}"),
        svg.circle(x, y + 2, 15, fill="url(#senet-shade)"),
        ground,
        svg.glyph(glyph, x, y, 17, "#ffffff", body=svg.mixed(fill, "#ffffff", 0.3), weight=0.5),
        id=svg.identifier("port", area),
    )


def temple(chart: Chart, area: str, words: Words) -> Element:
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
        svg.title(area_tip(area, words)),
        svg.rect(x - half, y - 12, 2 * half, 24, rx=6, fill=fill, fill_opacity=0.88, stroke="#7d6a3c"),
        *inner,
        id=svg.identifier("temple", area),
        pointer_events="none",
    )


def obelisk(chart: Chart, area: str, words: Words) -> Element:
    """An obelisk is where a teleportation ends."""
    x, y = chart.at(OBELISK_AT[area])
    return svg.spot(
        svg.identifier("obelisk", area),
        svg.ellipse(x, y + 12, 13, 5, fill="#000", fill_opacity=0.22),
        svg.circle(x, y, 14, fill="#f7e9bf", fill_opacity=0.75, stroke="#a07a2c", class_="edge"),
        svg.glyph("obelisk", x, y - 1, 23, svg.INK, body="#e0b04a", weight=0.6),
        choice=(f"teleport:{area}", f"area:{area}"),
        tip=f"{words.word('obelisk')} · {words.name(area)}",
        classes="obelisk",
    )


def city(chart: Chart, each: str, owner: Person | None, words: Words) -> Element:
    """The sign of who lives in the city, where its districts meet."""
    places = [HEART[district] for district in DISTRICTS[each]]
    x, y = chart.at((sum(p[0] for p in places) / 3, sum(p[1] for p in places) / 3))
    if owner is not None:
        drawn = svg.disc(x, y, 10, seat=owner.seat, glyph=owner.glyph)
    else:
        drawn = svg.disc(x, y, 22, fill="#8a6a45", glyph="city_walls")
    who = f" · {owner.name}" if owner is not None else ""
    return svg.spot(
        svg.identifier("city", each),
        drawn,
        choice=f"city:{each}",
        tip=f"{words.name(each)}{who}",
        classes="city",
    ).having(data_near=CITY_DESERT[each])
