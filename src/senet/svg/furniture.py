"""The table itself: background, board tray, papyrus panels and the players' nameplates."""

from __future__ import annotations

from collections.abc import Sequence

from senet.svg.elements import Element, group, line, made_once, path, rect
from senet.svg.glyphs import glyph
from senet.svg.lettering import label, text_width
from senet.svg.palette import (
    FADED_INK,
    GOLD,
    GOLD_LIGHT,
    INK,
    LAPIS,
    NIGHT_LIGHT,
    PAPYRUS,
    PAPYRUS_LIGHT,
    seat_colour,
)
from senet.svg.pieces import disc, tally

HEADER = 56


@made_once
def soft_shadow(x: float, y: float, width: float, height: float, corner: float) -> Element:
    """A shadow made of layers instead of a filter: fast in browsers, and the same in PNG files."""
    layers = [(0.5, 1.5, 0.2), (1.5, 3, 0.12), (3, 5, 0.08), (5, 7.5, 0.05)]
    return group(
        *(
            rect(x - s, y - s + d, width + 2 * s, height + 2 * s, rx=corner + s, fill_opacity=o)
            for s, d, o in layers
        ),
        fill="#000",
    )


@made_once
def frame(
    width: float, height: float, heading: str = "", *, note: str = "", glyphs: Sequence[str] = ()
) -> Element:
    """The dark table behind everything; with a heading it has a bar, 56 units high, at the top."""
    parts = [rect(0, 0, width, height, fill="url(#senet-night)")]
    if heading:
        parts.append(rect(0, 0, width, HEADER, fill="#0e161d", fill_opacity=0.55))
        parts.append(rect(0, HEADER - 2, width, 2, fill="url(#senet-gold)"))
        x = 20.0
        for name in glyphs:
            parts.append(glyph(name, x + 14, HEADER / 2 - 1, 30, GOLD_LIGHT))
            x += 34
        x += 10 if glyphs else 0
        room = width - x - 40 - (text_width(note, 14) + 28 if note else 0)
        parts.append(
            label(heading, x, HEADER / 2, size=21, width=room, fill=GOLD_LIGHT, face="serif", anchor="start")
        )
    if note:
        parts.append(pill(note, width - 20, HEADER / 2, anchor="end"))
    return group(*parts)


@made_once
def pill(words: str, x: float, y: float, *, size: float = 14, anchor: str = "middle") -> Element:
    """Words in a rounded dark lozenge, for the state of the match."""
    width = text_width(words, size) + 1.9 * size
    left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
    ground = rect(
        left,
        y - size,
        width,
        2 * size,
        rx=size,
        fill=NIGHT_LIGHT,
        stroke="#4d6575",
        class_="edge",
    )
    return group(ground, label(words, left + width / 2, y, size=size, fill=PAPYRUS), class_="piece")


def tray(x: float, y: float, width: float, height: float, *children: Element | None) -> Element:
    """The recess in which the board lies, with a gold line around it."""
    return group(*tray_parts(x, y, width, height), *children) if children else empty_tray(x, y, width, height)


@made_once
def empty_tray(x: float, y: float, width: float, height: float) -> Element:
    return group(*tray_parts(x, y, width, height))


def tray_parts(x: float, y: float, width: float, height: float) -> list[Element]:
    return [
        rect(x, y, width, height, rx=14, fill="url(#senet-tray)", stroke="#0c141a", stroke_width=2),
        rect(x + 5, y + 5, width - 10, height - 10, rx=10, fill="none", stroke=GOLD, stroke_opacity=0.55),
    ]


@made_once
def papyrus(
    x: float, y: float, width: float, height: float, corner: float = 9, fill: str | None = None
) -> Element:
    """A sheet of papyrus with fibres and a shadow; its edge can be highlighted."""
    ground = fill or "url(#senet-papyrus)"
    return group(
        soft_shadow(x, y, width, height, corner),
        rect(x, y, width, height, rx=corner, fill=ground, stroke="#a98f57", class_="edge"),
        rect(x, y, width, height, rx=corner, fill="url(#senet-fibre)"),
        class_="piece",
    )


def panel(
    x: float,
    y: float,
    width: float,
    height: float,
    title: str = "",
    *children: Element | None,
    seat: int | None = None,
) -> Element:
    """A papyrus panel with a lapis title over a gold line; its contents begin 40 units below its top."""
    parts: list[Element | None] = [papyrus(x, y, width, height)]
    if seat is not None:
        parts.append(seat_band(x, y, height, seat))
    if title:
        left = x + (22 if seat is not None else 16)
        parts.append(
            label(title, left, y + 20, size=16, width=width - 34, fill=LAPIS, face="serif", anchor="start")
        )
        parts.append(line(left, y + 34, x + width - 16, y + 34, stroke=GOLD, stroke_opacity=0.7))
        parts.append(line(left, y + 36.5, x + width - 16, y + 36.5, stroke=GOLD, stroke_opacity=0.3))
    return group(*parts, *children, class_="piece")


@made_once
def seat_band(x: float, y: float, height: float, seat: int | None, width: float = 9) -> Element:
    """A band in the seat's colour and hatching along the left side of a sheet with rounded corners."""
    colour, r = seat_colour(seat), 8.5
    shape = f"M{x + width:.2f} {y:.2f}v{height:.2f}h{r - width:.2f}a{r} {r} 0 0 1{-r} {-r}"
    shape += f"v{2 * r - height:.2f}a{r} {r} 0 0 1 {r} {-r}z"
    return group(path(shape, fill=colour.fill), path(shape, fill=f"url(#senet-hatch-{colour.hatch})"))


@made_once
def plate(
    x: float,
    y: float,
    width: float,
    seat: int,
    name: str,
    note: str = "",
    *,
    glyph: str | None = None,
    tallies: Sequence[tuple[str, str | int]] = (),
) -> Element:
    """The nameplate of one player, 62 units high: portrait, name, and glyphs with numbers."""
    portrait = disc(x + 34, y + 31, 21, seat=seat, glyph=glyph)
    name_width = min(text_width(name, 15, "bold"), (width - 80) * 0.62)
    parts = [
        rect(x, y, width, 62, rx=8.5, fill=PAPYRUS_LIGHT, stroke="#cdb983", class_="edge"),
        seat_band(x, y, 62, seat),
        portrait,
        label(name, x + 65, y + 19, size=15, width=name_width + 0.1, fill=INK, face="bold", anchor="start"),
    ]
    if note:
        left = x + 73 + name_width
        room = x + width - 10 - left
        parts.append(label(note, left, y + 19.5, size=13, width=room, fill=FADED_INK, anchor="start"))
    step = min(58.0, (width - 75) / max(1, len(tallies)))
    for place, (sign, count) in enumerate(tallies):
        parts.append(tally(x + 65 + place * step, y + 43, sign, count))
    return group(*parts, class_="piece")
