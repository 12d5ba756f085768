"""The pieces on the table: discs, tiles, cards, cubes, markers, badges, tracks, hexagons."""

from __future__ import annotations

import math
from collections.abc import Sequence

from senet.svg.elements import (
    Element,
    Point,
    circle,
    group,
    line,
    made_once,
    moved,
    path,
    polygon,
    polyline,
    rect,
)
from senet.svg.glyphs import glyph as drawn_glyph
from senet.svg.lettering import label, paragraph, paragraph_height, text_width
from senet.svg.palette import (
    CARNELIAN,
    DESERT,
    GOLD,
    GOLD_LIGHT,
    INK,
    LAPIS,
    NIGHT,
    PAPYRUS_LIGHT,
    contrast,
    ink_on,
    mixed,
    seat_colour,
)


@made_once
def shade(r: float) -> Element:
    """The soft shadow of something round."""
    return circle(0, r * 0.14, r * 1.28, fill="url(#senet-shade)")


@made_once
def disc(
    x: float,
    y: float,
    r: float,
    *,
    seat: int | None = None,
    fill: str | None = None,
    glyph: str | None = None,
    count: str | int | None = None,
    rim: str = PAPYRUS_LIGHT,
) -> Element:
    """A round piece in a seat's colour (or any other), with a glyph and a count at its side."""
    colour = seat_colour(seat)
    ground = fill or colour.fill
    ink = ink_on(ground) if fill else colour.line
    hatch = None if fill else circle(0, 0, r * 0.93, fill=f"url(#senet-hatch-{colour.hatch})")
    middle = circle(0, 0, r * 0.74, fill=ground, fill_opacity=0.82) if glyph and hatch else None
    tint = mixed(ground, ink, 0.25)
    return moved(
        x,
        y,
        shade(r),
        circle(0, 0, r, fill=ground, stroke=rim, stroke_width=max(1.4, r * 0.09), class_="edge"),
        hatch,
        middle,
        circle(0, 0, r * 0.95, fill="url(#senet-sheen)"),
        drawn_glyph(glyph, 0, 0, r * 1.22, ink, body=tint) if glyph else None,
        None if count is None else counter(r * 0.74, r * 0.74, count, size=max(9.0, r * 0.62)),
        class_="piece",
    )


@made_once
def counter(x: float, y: float, count: str | int, *, size: float = 11) -> Element:
    """A small number for the corner of a piece."""
    words = str(count)
    height = size * 1.35
    width = max(height, text_width(words, size, "bold") + size * 0.6)
    ground = rect(
        x - width / 2,
        y - height / 2,
        width,
        height,
        rx=height / 2,
        fill=INK,
        stroke=GOLD_LIGHT,
        stroke_width=1,
    )
    return group(ground, label(words, x, y, size=size, fill=PAPYRUS_LIGHT, face="bold"))


@made_once
def tile(
    x: float,
    y: float,
    size: float,
    *,
    glyph: str | None = None,
    seat: int | None = None,
    fill: str = "#f3e7c9",
) -> Element:
    """A square papyrus piece centred on (x, y), framed in the colour of its owner."""
    colour, half, width = seat_colour(seat), size / 2, size * 0.09
    corner = size * 0.16
    owner = None if seat is None else marker(half * 0.86, -half * 0.86, size * 0.36, seat)
    return moved(
        x,
        y,
        rect(-half - 1, -half + 1, size + 2, size + 3, rx=corner + 1, fill="#000", fill_opacity=0.3),
        rect(-half, -half, size, size, rx=corner, fill=colour.fill, stroke="#2b211866", class_="edge"),
        rect(-half, -half, size, size, rx=corner, fill=f"url(#senet-hatch-{colour.hatch})"),
        rect(-half + width, -half + width, size - 2 * width, size - 2 * width, rx=corner * 0.6, fill=fill),
        drawn_glyph(glyph, 0, 0, size * 0.68, ink_on(fill), body=mixed(fill, GOLD, 0.38)) if glyph else None,
        owner,
        class_="piece",
    )


def sign_points(sign: str, r: float) -> list[Point]:
    """The corners of a sign; a circle has none."""
    a, b = r * 0.38, r * 0.95
    shapes: dict[str, list[Point]] = {
        "circle": [],
        "diamond": [(0, -r * 1.1), (r * 1.1, 0), (0, r * 1.1), (-r * 1.1, 0)],
        "triangle": [(0, -r * 1.05), (r * 1.05, r * 0.82), (-r * 1.05, r * 0.82)],
        "square": [
            (-r * 0.86, -r * 0.86),
            (r * 0.86, -r * 0.86),
            (r * 0.86, r * 0.86),
            (-r * 0.86, r * 0.86),
        ],
        "cross": [
            (-a, -b),
            (a, -b),
            (a, -a),
            (b, -a),
            (b, a),
            (a, a),
            (a, b),
            (-a, b),
            (-a, a),
            (-b, a),
            (-b, -a),
            (-a, -a),
        ],
    }
    if sign == "star":
        turns = [(i * math.pi / 5, r * (1.15 if i % 2 == 0 else 0.55)) for i in range(10)]
        return [(math.sin(turn) * reach, -math.cos(turn) * reach) for turn, reach in turns]
    return shapes[sign]


@made_once
def marker(x: float, y: float, size: float, seat: int | None, *, rim: str = PAPYRUS_LIGHT) -> Element:
    """A small marker of a seat: its colour and the shape of its sign."""
    colour, r = seat_colour(seat), size / 2
    width = max(1.0, size * 0.09)
    points = sign_points(colour.sign, r)
    paint = {"fill": colour.fill, "stroke": rim, "class_": "edge", "stroke_linejoin": "round"}
    if points:
        shape = polygon(points, stroke_width=width, **paint)
    else:
        shape = circle(0, 0, r, stroke_width=width, **paint)
    return moved(x, y, circle(0, r * 0.15, r * 1.3, fill="url(#senet-shade)"), shape, class_="piece")


@made_once
def cube(x: float, y: float, size: float, *, seat: int | None = None, fill: str | None = None) -> Element:
    """A wooden cube, seen from above at an angle, in a seat's colour or any other."""
    colour = seat_colour(seat)
    ground, h = fill or colour.fill, size / 2
    q = h * 0.5
    top = [(0.0, -h), (h * 0.92, -q), (0.0, 0.0), (-h * 0.92, -q)]
    left = [(-h * 0.92, -q), (0.0, 0.0), (0.0, h), (-h * 0.92, q)]
    right = [(h * 0.92, -q), (0.0, 0.0), (0.0, h), (h * 0.92, q)]
    outline = [(0.0, -h), (h * 0.92, -q), (h * 0.92, q), (0.0, h), (-h * 0.92, q), (-h * 0.92, -q)]
    hatch = None if fill else polygon(right, fill=f"url(#senet-hatch-{colour.hatch})")
    return moved(
        x,
        y,
        circle(0, h * 0.35, h * 1.25, fill="url(#senet-shade)"),
        polygon(top, fill=mixed(ground, "#ffffff", 0.3)),
        polygon(left, fill=ground),
        polygon(right, fill=mixed(ground, "#000000", 0.28)),
        hatch,
        polygon(
            outline, fill="none", stroke=PAPYRUS_LIGHT, stroke_width=1, stroke_linejoin="round", class_="edge"
        ),
        class_="piece",
    )


@made_once
def badge(
    words: str | int, x: float, y: float, *, size: float = 16, fill: str = CARNELIAN, shape: str = "diamond"
) -> Element:
    """A number or a letter on a diamond, a circle or a square: regions, strengths, prices."""
    r = size * 1.15
    paint = {"fill": fill, "stroke": PAPYRUS_LIGHT, "class_": "edge"}
    if shape == "diamond":
        ground = polygon(
            [(0, -r * 1.2), (r * 1.2, 0), (0, r * 1.2), (-r * 1.2, 0)], stroke_width=1.6, **paint
        )
    elif shape == "circle":
        ground = circle(0, 0, r * 0.9, stroke_width=1.6, **paint)
    else:
        ground = rect(-r * 0.85, -r * 0.85, r * 1.7, r * 1.7, rx=r * 0.25, stroke_width=1.6, **paint)
    shown = label(str(words), 0, 0, size=size, width=r * 1.5, fill=ink_on(fill), face="bold")
    return moved(x, y, circle(0, r * 0.2, r * 1.3, fill="url(#senet-shade)"), ground, shown, class_="piece")


@made_once
def tally(x: float, y: float, glyph: str, count: str | int, *, size: float = 20, fill: str = INK) -> Element:
    """A glyph followed by a number, starting at x."""
    tint = mixed(GOLD, "#ffffff", 0.35) if contrast(fill, "#ffffff") > 4.5 else "#7a5a1e"
    return group(
        drawn_glyph(glyph, x + size / 2, y, size, fill, body=tint),
        label(str(count), x + size * 1.25, y, size=size * 0.78, fill=fill, face="bold", anchor="start"),
    )


@made_once
def pips(
    x: float,
    y: float,
    count: int,
    filled: int = 0,
    *,
    size: float = 14,
    gap: float = 5,
    fill: str = CARNELIAN,
    bonus: Sequence[int] = (),
) -> Element:
    """A row of small boxes starting at x, the first ones filled; those in `bonus` have a lapis edge."""
    boxes = []
    for place in range(count):
        edge, width = (LAPIS, 2.0) if place in bonus else ("#9b7f45", 1.2)
        boxes.append(
            rect(
                x + place * (size + gap),
                y - size / 2,
                size,
                size,
                rx=size * 0.22,
                fill=fill if place < filled else PAPYRUS_LIGHT,
                stroke=edge,
                stroke_width=width,
            )
        )
    return group(*boxes)


@made_once
def card(
    x: float,
    y: float,
    width: float,
    height: float,
    title: str,
    *,
    glyph: str | None = None,
    body: str = "",
    corner: str | int = "",
    seat: int | None = None,
    band: str | None = None,
    spent: bool = False,
) -> Element:
    """A papyrus card with title, value in the corner, glyph and text; the band at the bottom has its owner's colour."""
    unit = min(width / 118, 1.25)
    edge, top = 8 * unit, y + 16 * unit
    art = min(height * 0.32, width * 0.36) if body else min(height * 0.46, width * 0.6)
    value = str(corner)
    room = width - 2 * edge - (text_width(value, 16 * unit, "serif") + 6 if value else 0)
    right, foot = x + width - edge, y + height - 11 * unit
    parts = [
        sheet(x, y, width, height, seat, band, unit),
        label(title, x + edge, top, size=13.5 * unit, width=room, face="serif", anchor="start"),
        label(value, right, top, size=16 * unit, fill=CARNELIAN, face="serif", anchor="end")
        if value
        else None,
    ]
    if body:
        text_room = foot - (y + 30 * unit) - (art if glyph else 0)
        parts.append(fitted(body, x + edge, y + 30 * unit, width - 2 * edge, text_room, 11 * unit))
    if glyph:
        middle = right - art / 2 if body else x + width / 2
        parts.append(drawn_glyph(glyph, middle, foot - art / 2, art, INK, body=mixed(DESERT, GOLD, 0.25)))
    veil = rect(x, y, width, height, rx=7, fill=NIGHT, fill_opacity=0.4) if spent else None
    return group(*parts, veil, class_="piece")


@made_once
def fitted(words: str, x: float, y: float, width: float, height: float, size: float) -> Element:
    """A paragraph that shrinks, and is then truncated, to fit a box."""
    least = size * 0.78
    while size > least and paragraph_height(words, width, size, leading=1.25) > height:
        size -= 0.25
    lines = max(1, int(height / (size * 1.25)))
    return paragraph(words, x, y, width, size, leading=1.25, lines=lines)


@made_once
def sheet(
    x: float, y: float, width: float, height: float, seat: int | None, band: str | None, unit: float
) -> Element:
    """The background of a card, with the band at the bottom."""
    colour = seat_colour(seat)
    foot, r = 5 * unit, 7.0
    shape = f"M{x:.2f} {y + height - r:.2f}v{min(0.0, r - foot):.2f}h{width:.2f}v{max(0.0, foot - r):.2f}"
    shape += f"a{r} {r} 0 0 1{-r} {r}h{2 * r - width:.2f}a{r} {r} 0 0 1{-r} {-r}z"
    has_band = seat is not None or band is not None
    return group(
        rect(x - 2, y + 1, width + 4, height + 4, rx=r + 2, fill="#000", fill_opacity=0.16),
        rect(x - 0.5, y + 1, width + 1, height + 2, rx=r, fill="#000", fill_opacity=0.25),
        rect(x, y, width, height, rx=r, fill="url(#senet-papyrus)", stroke="#a98f57", class_="edge"),
        rect(x, y, width, height, rx=r, fill="url(#senet-fibre)"),
        path(shape, fill=band or colour.fill) if has_band else None,
        path(shape, fill=f"url(#senet-hatch-{colour.hatch})") if seat is not None else None,
        class_="piece",
    )


@made_once
def card_back(
    x: float, y: float, width: float, height: float, glyph: str = "eye_of_horus", count: str | int = ""
) -> Element:
    """The back of a card, or a deck with the number of its cards."""
    return group(
        rect(x - 1, y + 1, width + 2, height + 3, rx=8, fill="#000", fill_opacity=0.3),
        rect(x, y, width, height, rx=7, fill="url(#senet-back)", stroke=GOLD, class_="edge"),
        rect(x + 4, y + 4, width - 8, height - 8, rx=4, fill="none", stroke=GOLD, stroke_opacity=0.8),
        drawn_glyph(glyph, x + width / 2, y + height / 2, min(width, height) * 0.55, GOLD_LIGHT),
        counter(x + width - 9, y + height - 8, count) if count != "" else None,
        class_="piece",
    )


def hexagon_points(cx: float, cy: float, r: float, *, flat: bool = True) -> list[Point]:
    """The six corners, clockwise; with `flat` there is a side at the top, otherwise a corner."""
    start = 0.0 if flat else math.pi / 6
    turns = [start + i * math.pi / 3 for i in range(6)]
    return [(cx + r * math.cos(turn), cy + r * math.sin(turn)) for turn in turns]


@made_once
def hexagon(
    cx: float, cy: float, r: float, *, fill: str = DESERT, flat: bool = True, waves: bool = False
) -> Element:
    """A space of a hexagonal map with a light bevel; `waves` for water."""
    corners = hexagon_points(cx, cy, r, flat=flat)
    inner = hexagon_points(cx, cy, r * 0.91, flat=flat)
    lower = inner[:4] if flat else [*inner[5:], *inner[:3]]
    return group(
        polygon(corners, fill=fill, stroke="#fff8e6", stroke_width=1.3, stroke_linejoin="round"),
        polygon(inner, fill="url(#senet-waves)") if waves else None,
        polygon(
            inner, fill="none", stroke="#fff", stroke_opacity=0.28, stroke_linejoin="round", class_="edge"
        ),
        polyline(lower, fill="none", stroke="#3a2a0a", stroke_opacity=0.2),
        class_="piece",
    )


@made_once
def divider(x: float, y: float, width: float) -> Element:
    """A thin gold line between parts of a panel."""
    return line(x, y, x + width, y, stroke=GOLD, stroke_opacity=0.5)
