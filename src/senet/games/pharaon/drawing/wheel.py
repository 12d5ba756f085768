"""The wheel in the middle: zones, strips with their entry spaces, gods on the borders."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from senet import svg
from senet.games.pharaon.components import GODS, LEFT, RIGHT, ROUNDS, STRIPS
from senet.games.pharaon.drawing.tokens import FILL, KIND_GLYPH, ZONE_FILL, ZONE_GLYPH, resource, token
from senet.games.pharaon.table import Pharaon
from senet.kernel.telling import Words
from senet.svg import Element, Point, Scene

OUTER: Final = 228.0
BAND: Final = 198.0  # the names of the zones stand outside of it
INNER: Final = 142.0  # the turning wheel
STRIP: Final = 76.0  # the strips are outside, the hints for the next round inside
HUB: Final = 46.0
SPACES: Final = 4


class Strip(NamedTuple):
    """A strip of the turning part, at the zone that it serves now."""

    colour: str
    zone: str
    angle: float
    tokens: tuple[str, ...]  # on its entry spaces, from the left
    usable: int  # of these spaces
    is_asked: bool  # a click means the strip, and not its zone


# -- what is on it ---------------------------------------------------------------------------------


def wheel(s: Scene, x: float, y: float) -> list[Element]:
    view: Pharaon = s.view
    angles = angles_of(view)
    parts = wheel_drawn(
        tuple([(zone, angle, next_strip(view, zone)) for zone, angle in angles.items()]),
        tuple([strip_of(s, colour, angles) for colour in STRIPS]),
        tuple([(god, view.god_sides(god), view.god_points(god)) for god in GODS]),
        view.round,
        view.direction == 1,
        s.words,
    )
    return [svg.placed(x, y, part) for part in parts]


def angles_of(view: Pharaon) -> dict[str, float]:
    """Degrees clockwise from the top of the middle of each zone; the offerings are at the top."""
    top = view.layout.index("offerings")
    return {name: 72.0 * ((i - top) % 5) for i, name in enumerate(view.layout)}


def strip_of(s: Scene, colour: str, angles: dict[str, float]) -> Strip:
    view: Pharaon = s.view
    zone = view.zone_of(colour)
    tokens = tuple(view.wheel[colour])
    return Strip(colour, zone, angles[zone], tokens, view.usable, s.asks("wheel_token"))


def next_strip(view: Pharaon, zone: str) -> str:
    """The strip that serves a zone in the next round, if there is one. (PHAR-027)"""
    if view.round == ROUNDS:
        return ""
    return STRIPS[(view.layout.index(zone) - view.offset - view.direction) % len(STRIPS)]


@svg.part
def wheel_drawn(
    zones: tuple[tuple[str, float, str], ...],  # each with its angle, and the strip of the next round
    strips: tuple[Strip, ...],
    gods: tuple[tuple[str, tuple[str, str], int], ...],  # each with the zones beside it, and its points
    round: int,
    is_clockwise: bool,
    words: Words,
) -> list[Element]:
    """Everything on the wheel, from the bottom to the top."""
    angles = {zone: angle for zone, angle, _ in zones}
    return [
        svg.circle(0, 8, OUTER + 22, fill="#000", fill_opacity=0.22),
        svg.circle(0, 3, OUTER + 12, fill="#000", fill_opacity=0.3),
        svg.circle(0, 0, OUTER + 7, fill="url(#senet-gold)"),
        *[zone_drawn(zone, angle, words) for zone, angle, _ in zones],
        svg.circle(0, 0, INNER + 5, fill="url(#senet-gold)"),
        *[strip_drawn(each, words) for each in strips],
        *[hint_drawn(*each, words) for each in zones],
        hub_drawn(round, is_clockwise, words),
        *[god_drawn(god, sides, angles[sides[0]] + 36, points, words) for god, sides, points in gods],
    ]


# -- shapes ----------------------------------------------------------------------------------------


def at(angle: float, r: float) -> Point:
    turn = math.radians(angle)
    return r * math.sin(turn), -r * math.cos(turn)


def sector(start: float, end: float, inner: float, outer: float) -> str:
    """The outline of a part of a ring."""
    (ax, ay), (bx, by) = at(start, outer), at(end, outer)
    (cx, cy), (dx, dy) = at(end, inner), at(start, inner)
    return (
        f"M{ax:.2f} {ay:.2f}A{outer} {outer} 0 0 1 {bx:.2f} {by:.2f}"
        f"L{cx:.2f} {cy:.2f}A{inner} {inner} 0 0 0 {dx:.2f} {dy:.2f}z"
    )


@svg.made_once
def curved(name: str, words: str, angle: float, r: float, size: float, fill: str) -> Element:
    """Words along a circle, legible also in its lower half."""
    below = 100 < angle < 260
    reach = 29.0
    first, last = (angle + reach, angle - reach) if below else (angle - reach, angle + reach)
    radius = r + size * 0.36 if below else r - size * 0.36
    (ax, ay), (bx, by) = at(first, radius), at(last, radius)
    arc = f"M{ax:.2f} {ay:.2f}A{radius:.2f} {radius:.2f} 0 0 {0 if below else 1} {bx:.2f} {by:.2f}"
    room = math.radians(2 * reach) * radius
    size = min(size, size * room / max(1.0, svg.text_width(words, size, "serif")))
    written = svg.element("textPath", words, href=f"#{name}", startOffset="50%")
    return svg.group(
        svg.path(arc, id=name, fill="none"),
        svg.element("text", written, class_="serif", font_size=size, fill=fill, text_anchor="middle"),
    )


# -- the zones -------------------------------------------------------------------------------------


@svg.part
def zone_drawn(name: str, angle: float, words: Words) -> Element:
    """A zone: its name, its sign, and what the gods on its borders ask for."""
    first, last, fill = angle - 35.6, angle + 35.6, ZONE_FILL[name]
    shape = svg.path(
        sector(first, last, INNER + 6, OUTER), fill=fill, stroke="#6b5630", stroke_width=1.2, class_="edge"
    )
    gx, gy = at(angle, 172)
    left, right = LEFT[name], RIGHT[name]
    title = words.name(name)
    drawn = svg.group(
        shape,
        svg.path(sector(first, last, BAND, OUTER), fill=svg.LAPIS),
        svg.path(sector(first, last, BAND, BAND + 1.5), fill=svg.GOLD_LIGHT),
        curved(f"arc-{name}", title, angle, (BAND + OUTER) / 2, 17, svg.PAPYRUS_LIGHT),
        svg.glyph(ZONE_GLYPH[name], gx, gy, 38, svg.INK, body=svg.mixed(fill, svg.GOLD, 0.45)),
        condition(name, left.need, left.points, angle - 18),
        condition(name, right.need, right.points, angle + 18),
        class_="piece",
    )
    return svg.spot(f"wheel-zone-{name}", drawn, choice=f"zone:{name}", tip=title)


@svg.made_once
def condition(name: str, need: int, points: int, angle: float) -> Element:
    """What a god on this border asks for, over what it is worth."""
    x, y = at(angle, 171)
    return svg.group(
        svg.rect(x - 17, y - 21, 34, 42, rx=6, fill=svg.PAPYRUS_LIGHT, stroke="#8a6d35", stroke_width=1.2),
        svg.label(str(need), x - 7.5, y - 9.5, size=16, face="bold"),
        svg.glyph(ZONE_GLYPH[name], x + 6.5, y - 10, 16, svg.INK, weight=0.8),
        svg.line(x - 12, y + 1.5, x + 12, y + 1.5, stroke=svg.GOLD),
        svg.label(f"{points}", x, y + 11, size=14, face="serif", fill=svg.CARNELIAN),
    )


@svg.part
def god_drawn(name: str, zones: tuple[str, str], angle: float, points: int, words: Words) -> Element:
    """A god on the border of two zones, with the sum of both sides."""
    (x, y), (bx, by) = at(angle, 172), at(angle, 209)
    one, other = words.name(zones[0]), words.name(zones[1])
    return svg.spot(
        f"god-{name}",
        svg.disc(x, y, 24, fill="#22384a", glyph=name, rim=svg.GOLD_LIGHT),
        svg.badge(points, bx, by, size=16, shape="circle"),
        tip=words.word("god", {"god": words.name(name), "points": points, "one": one, "other": other}),
    )


# -- the turning part ------------------------------------------------------------------------------


@svg.part
def strip_drawn(p: Strip, words: Words) -> Element:
    """A strip with its entry spaces, from the left as seen from the middle."""
    first, last, fill = p.angle - 35.6, p.angle + 35.6, FILL[p.colour]
    shape = svg.path(
        sector(first, last, STRIP, INNER),
        fill=svg.mixed(fill, "#f3e7c9", 0.3),
        stroke=svg.PAPYRUS_LIGHT,
        stroke_width=1.2,
        class_="edge" if p.is_asked else None,  # otherwise the zone behind is lit
    )
    gx, gy = at(p.angle, STRIP + 13)
    return svg.spot(
        f"strip-{p.colour}",
        shape,
        svg.path(sector(first, last, STRIP, STRIP + 26), fill=fill),
        svg.circle(gx, gy, 11.5, fill=svg.PAPYRUS_LIGHT),
        resource(gx, gy, 8, p.colour, flat=True),
        *[entry_space(p, place) for place in range(SPACES)],
        choice=f"wheel:{p.colour}" if p.is_asked else f"zone:{p.zone}",
        tip=f"{words.name(p.colour)} – {words.name(p.zone)}",
    )


def entry_space(p: Strip, place: int) -> Element:
    """The token on an entry space, an empty space, or a space that needs more players."""
    x, y = at(p.angle + (place - 1.5) * 15.6, 122)
    if place < len(p.tokens):
        return svg.spot(f"wheel-{p.colour}-{place + 1}", token(x, y, 13, p.tokens[place]))
    if place >= p.usable:
        return svg.group(
            svg.circle(x, y, 12, fill="#3a2f22", fill_opacity=0.35),
            svg.label("4+", x, y, size=12, fill=svg.PAPYRUS_LIGHT, face="bold"),
        )
    fill = FILL[p.colour]
    return svg.group(
        svg.circle(x, y, 14, fill=svg.PAPYRUS_LIGHT, fill_opacity=0.92, stroke=fill, stroke_width=2),
        svg.glyph(KIND_GLYPH[p.colour], x, y, 15, svg.mixed(fill, svg.INK, 0.35), opacity=0.55),
    )


@svg.part
def hint_drawn(zone: str, angle: float, colour: str, words: Words) -> Element:
    """The strip that a zone gets in the next round; none in the last."""
    ring = sector(angle - 36, angle + 36, HUB, STRIP - 2)
    ground = svg.path(ring, fill="#2f4656", stroke="#1a2935", stroke_width=1)
    if not colour:
        return ground
    x, y = at(angle, 60)
    return svg.spot(
        f"next-{zone}",
        ground,
        svg.circle(x, y, 12, fill="#dfe6e6"),
        resource(x, y, 8, colour, flat=True),
        tip=words.word("next", {"zone": words.name(zone), "strip": words.name(colour)}),
    )


@svg.part
def hub_drawn(round: int, is_clockwise: bool, words: Words) -> Element:
    """The round, and the direction in which the wheel turns."""
    return svg.spot(
        "wheel-direction",
        svg.circle(0, 0, HUB - 1, fill="#1a2935", stroke=svg.GOLD, stroke_width=1.5),
        *turning_arrow(20.0, is_clockwise),
        *turning_arrow(200.0, is_clockwise),
        svg.label(str(round), 0, -4, size=26, fill=svg.PAPYRUS_LIGHT, face="serif"),
        svg.label(f"/ {ROUNDS}", 0, 15, size=12, fill=svg.GOLD_LIGHT),
        tip=words.word("clockwise" if is_clockwise else "counterclockwise"),
    )


def turning_arrow(start: float, is_clockwise: bool) -> list[Element]:
    """An arc around the hub, and its head."""
    r = HUB - 9
    first, last = (start, start + 125) if is_clockwise else (start + 125, start)
    (ax, ay), (bx, by) = at(first, r), at(last, r)
    arc = f"M{ax:.2f} {ay:.2f}A{r} {r} 0 0 {1 if is_clockwise else 0} {bx:.2f} {by:.2f}"
    head = 14 if is_clockwise else -14
    tip, left, right = at(last + head, r), at(last - head * 0.25, r + 7), at(last - head * 0.25, r - 7)
    return [
        svg.path(arc, fill="none", stroke=svg.GOLD_LIGHT, stroke_width=3.4, stroke_linecap="round"),
        svg.polygon([tip, left, right], fill=svg.GOLD_LIGHT, stroke_linejoin="round"),
    ]
