"""The wheel in the middle: zones, strips with their entry spaces, gods on the borders."""

from __future__ import annotations

import math
from typing import Final

from senet import svg
from senet.games.pharaon.components import GODS, LEFT, RIGHT, ROUNDS, STRIPS
from senet.games.pharaon.drawing_tokens import (
    FILL,
    KIND_GLYPH,
    ZONE_FILL,
    ZONE_GLYPH,
    Scene,
    resource,
    token,
)
from senet.games.pharaon.table import Pharaon
from senet.svg import Element, Point

OUTER: Final = 228.0
BAND: Final = 198.0  # the names of the zones stand outside of it
INNER: Final = 142.0  # the turning wheel
STRIP: Final = 76.0  # the strips are outside, the hints for the next round inside
HUB: Final = 46.0
SPACES: Final = 4
GOD_GLYPH: Final = {god: god for god in GODS}


@svg.remembered
def wheel(s: Scene, cx: float, cy: float) -> list[Element]:
    parts = [
        svg.circle(0, 8, OUTER + 22, fill="#000", fill_opacity=0.22),
        svg.circle(0, 3, OUTER + 12, fill="#000", fill_opacity=0.3),
        svg.circle(0, 0, OUTER + 7, fill="url(#senet-gold)"),
        *(zone(s, name) for name in s.view.layout),
        svg.circle(0, 0, INNER + 5, fill="url(#senet-gold)"),
        *(strip(s, colour) for colour in STRIPS),
        *(next_hint(s, name) for name in s.view.layout),
        hub(s),
        *(god(s, name) for name in GODS),
    ]
    return [svg.placed(cx, cy, part) for part in parts if part is not None]


def angle_of(view: Pharaon, name: str) -> float:
    """Degrees clockwise from the top of the middle of a zone; the offerings are at the top."""
    return 72.0 * ((view.layout.index(name) - view.layout.index("offerings")) % 5)


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


@svg.remembered
def zone(s: Scene, name: str) -> Element:
    """A zone: its name, its sign, and what the gods on its borders ask for."""
    angle = angle_of(s.view, name)
    shape = svg.path(
        sector(angle - 35.6, angle + 35.6, INNER + 6, OUTER),
        fill=ZONE_FILL[name],
        stroke="#6b5630",
        stroke_width=1.2,
        class_="edge",
    )
    band = svg.path(sector(angle - 35.6, angle + 35.6, BAND, OUTER), fill=svg.LAPIS)
    gx, gy = at(angle, 172)
    title = s.voice.name(name)
    return svg.spot(
        f"wheel-zone-{name}",
        svg.group(
            shape,
            band,
            svg.path(sector(angle - 35.6, angle + 35.6, BAND, BAND + 1.5), fill=svg.GOLD_LIGHT),
            curved(f"arc-{name}", title, angle, (BAND + OUTER) / 2, 17, svg.PAPYRUS_LIGHT),
            svg.glyph(ZONE_GLYPH[name], gx, gy, 38, svg.INK, body=svg.mixed(ZONE_FILL[name], svg.GOLD, 0.45)),
            condition(name, LEFT[name].need, LEFT[name].points, angle - 18),
            condition(name, RIGHT[name].need, RIGHT[name].points, angle + 18),
            class_="piece",
        ),
        choice=f"zone:{name}",
        choices=s.open,
        tip=title,
    )


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


@svg.remembered
def god(s: Scene, name: str) -> Element:
    """A god on the border of two zones, with the sum of both sides."""
    own, neighbour = s.view.god_sides(name)
    border = angle_of(s.view, own) + 36
    (x, y), (bx, by) = at(border, 172), at(border, 209)
    tip = s.word(
        "god",
        god=s.voice.name(name),
        points=s.view.god_points(name),
        one=s.voice.name(own),
        other=s.voice.name(neighbour),
    )
    return svg.spot(
        f"god-{name}",
        svg.disc(x, y, 24, fill="#22384a", glyph=GOD_GLYPH[name], rim=svg.GOLD_LIGHT),
        svg.badge(s.view.god_points(name), bx, by, size=16, shape="circle"),
        tip=tip,
    )


# -- the turning part ------------------------------------------------------------------------------


@svg.remembered
def strip(s: Scene, colour: str) -> Element:
    """A strip with its entry spaces, from the left as seen from the middle."""
    name = s.view.zone_of(colour)
    angle = angle_of(s.view, name)
    fill = FILL[colour]
    asked = s.asks("wheel_token")  # otherwise the zone behind is lit, and a click means the zone
    shape = svg.path(
        sector(angle - 35.6, angle + 35.6, STRIP, INNER),
        fill=svg.mixed(fill, "#f3e7c9", 0.3),
        stroke=svg.PAPYRUS_LIGHT,
        stroke_width=1.2,
        class_="edge" if asked else None,
    )
    places = [entry_space(s, colour, place, angle) for place in range(SPACES)]
    gx, gy = at(angle, STRIP + 13)
    return svg.spot(
        f"strip-{colour}",
        shape,
        svg.path(sector(angle - 35.6, angle + 35.6, STRIP, STRIP + 26), fill=fill),
        svg.circle(gx, gy, 11.5, fill=svg.PAPYRUS_LIGHT),
        resource(gx, gy, 8, colour, flat=True),
        *places,
        choice=f"wheel:{colour}" if asked else f"zone:{name}",
        choices=s.open,
        tip=f"{s.voice.name(colour)} – {s.voice.name(name)}",
    )


@svg.answered
def token_at(s: Scene, colour: str, place: int) -> str:
    """What lies on an entry space of the wheel."""
    tokens = s.view.wheel[colour]
    return tokens[place] if place < len(tokens) else ""


@svg.remembered
def entry_space(s: Scene, colour: str, place: int, angle: float) -> Element:
    kind = token_at(s, colour, place)
    x, y = at(angle + (place - 1.5) * 15.6, 122)
    if kind:
        return svg.spot(f"wheel-{colour}-{place + 1}", token(x, y, 13, kind))
    if place >= s.view.usable:
        return svg.group(
            svg.circle(x, y, 12, fill="#3a2f22", fill_opacity=0.35),
            svg.label("4+", x, y, size=12, fill=svg.PAPYRUS_LIGHT, face="bold"),
        )
    ground = svg.PAPYRUS_LIGHT
    return svg.group(
        svg.circle(x, y, 14, fill=ground, fill_opacity=0.92, stroke=FILL[colour], stroke_width=2),
        svg.glyph(KIND_GLYPH[colour], x, y, 15, svg.mixed(FILL[colour], svg.INK, 0.35), opacity=0.55),
    )


@svg.remembered
def next_hint(s: Scene, name: str) -> Element | None:
    """The strip that this zone gets in the next round. (PHAR-027)"""
    view = s.view
    angle = angle_of(view, name)
    ring = sector(angle - 36, angle + 36, HUB, STRIP - 2)
    if view.round == ROUNDS:
        return svg.path(ring, fill="#2f4656", stroke="#1a2935", stroke_width=1)
    colour = STRIPS[(view.layout.index(name) - view.offset - view.direction) % len(STRIPS)]
    x, y = at(angle, 60)
    tip = s.word("next", zone=s.voice.name(name), strip=s.voice.name(colour))
    return svg.spot(
        f"next-{name}",
        svg.path(ring, fill="#2f4656", stroke="#1a2935", stroke_width=1),
        svg.circle(x, y, 12, fill="#dfe6e6"),
        resource(x, y, 8, colour, flat=True),
        tip=tip,
    )


@svg.remembered
def hub(s: Scene) -> Element:
    """The round, and the direction in which the wheel turns."""
    clockwise = s.view.direction == 1
    r = HUB - 9
    arcs = []
    for start in (20.0, 200.0):
        first, last = (start, start + 125) if clockwise else (start + 125, start)
        (ax, ay), (bx, by) = at(first, r), at(last, r)
        sweep = 1 if clockwise else 0
        arcs.append(
            svg.path(
                f"M{ax:.2f} {ay:.2f}A{r} {r} 0 0 {sweep} {bx:.2f} {by:.2f}",
                fill="none",
                stroke=svg.GOLD_LIGHT,
                stroke_width=3.4,
                stroke_linecap="round",
            )
        )
        head = 14 if clockwise else -14
        tip, left, right = at(last + head, r), at(last - head * 0.25, r + 7), at(last - head * 0.25, r - 7)
        arcs.append(svg.polygon([tip, left, right], fill=svg.GOLD_LIGHT, stroke_linejoin="round"))
    turning = s.word("clockwise" if clockwise else "counterclockwise")
    return svg.spot(
        "wheel-direction",
        svg.circle(0, 0, HUB - 1, fill="#1a2935", stroke=svg.GOLD, stroke_width=1.5),
        *arcs,
        svg.label(str(s.view.round), 0, -4, size=26, fill=svg.PAPYRUS_LIGHT, face="serif"),
        svg.label(f"/ {ROUNDS}", 0, 15, size=12, fill=svg.GOLD_LIGHT),
        tip=turning,
    )
