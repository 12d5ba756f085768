"""What the parts of the drawing share: lines of text, tips, gems, tiles, coins and other small pieces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from senet import svg
from senet.games.kemet.components import COMPANIONS, FACTS, INTERVENTIONS, TILES, Values
from senet.games.kemet.drawing.signs import COMPANION_GLYPH, GEM_SIDES, TILE_GLYPH, VALUE_GLYPH
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Box, Element, Point

LEAST: Final = 12.0  # the smallest letters
NARROWEST: Final = 0.8  # letters are never narrower than this part of their width
GEM_FILL: Final[dict[str, str]] = {row["id"]: row["hex"] for row in FACTS["colours"]}
SILVER: Final = "#c9d1d6"
GOLDEN: Final = "#e6b93f"
PENNANTS: Final = (svg.LAPIS, svg.CARNELIAN, svg.MALACHITE_DARK)  # the colours of the teams
Face = Literal["sans", "bold", "serif"]


class Companion(NamedTuple):
    """A companion, wherever it is."""

    name: str
    seat: Seat
    owner: str  # what its owner is called
    x: float
    y: float
    r: float


# -- words -----------------------------------------------------------------------------------------


def fitted(
    words: str,
    x: float,
    y: float,
    size: float,
    width: float,
    *,
    face: Face = "sans",
    fill: str = svg.INK,
    anchor: Literal["start", "middle", "end"] = "start",
) -> Element:
    """One line that becomes smaller, but not less than 12 high; then it is cut."""
    size = max(LEAST, size * min(1.0, width / max(svg.text_width(words, size, face), 0.01)))
    return svg.label(
        svg.cut(words, width + 0.01, size, face), x, y, size=size, fill=fill, face=face, anchor=anchor
    )


def condensed(
    words: str,
    x: float,
    y: float,
    width: float,
    size: float,
    *,
    face: Face = "sans",
    fill: str = svg.INK,
    anchor: Literal["start", "middle", "end"] = "start",
) -> Element:
    """One line whose letters become narrower, to four fifths at most; then it is cut."""
    natural = svg.text_width(words, size, face)
    if natural <= width:
        return svg.label(words, x, y, size=size, fill=fill, face=face, anchor=anchor)
    shown = svg.cut(words, width / NARROWEST, size, face)
    drawn = svg.label(shown, x, y, size=size, fill=fill, face=face, anchor=anchor)
    wide = min(width, svg.text_width(shown, size, face))
    return drawn.having(textLength=wide, lengthAdjust="spacingAndGlyphs")


def lines_of(words: str, width: float, size: float, most: int, face: Face = "sans") -> list[str]:
    """Words on at most so many lines, which may be too wide: words are never broken."""
    lines: list[str] = []
    for word in words.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and svg.text_width(joined, size, face) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return lines


def stacked(
    words: str,
    x: float,
    y: float,
    width: float,
    size: float,
    *,
    lines: int = 2,
    face: Face = "sans",
    fill: str = svg.INK,
    anchor: Literal["start", "middle", "end"] = "start",
) -> Element:
    """A name on one or two lines around the height y."""
    found = lines_of(words, width, size, lines, face)
    top = y - (len(found) - 1) * size * 0.56
    return svg.group(
        *(
            condensed(line, x, top + i * size * 1.12, width, size, fill=fill, face=face, anchor=anchor)
            for i, line in enumerate(found)
        )
    )


def tile_tip(tile: str, words: Words) -> str:
    row = TILES[tile]
    price = words.word("cost", {"cost": row.level})
    kind = f"{words.name(row.colour)}, {words.word('level', {'level': row.level})}, {price}"
    return f"{words.name(tile)} ({kind}): {words.card(tile)}"


def card_tip(card: str, words: Words) -> str:
    cost = INTERVENTIONS[card].cost
    price = f" ({words.word('cost', {'cost': cost})})" if cost else ""
    return f"{words.name(card)}{price}: {words.card(card)}"


def enlarged(box: Box, scale: float) -> str:
    """The transform of what is drawn at the origin, and stands in a box at this scale."""
    return f"translate({svg.number(box.x)} {svg.number(box.y)}) scale({scale:.4f})"


# -- gems, tiles and pieces ------------------------------------------------------------------------


def gem_points(colour: str, x: float, y: float, r: float) -> list[Point]:
    """The cut of a gem: its colour is not the only difference."""
    sides = GEM_SIDES[colour]
    turn = -math.pi / 2 + (math.pi / sides if sides in (4, 8) and colour != "diamond" else 0)
    return [
        (x + r * math.cos(turn + 2 * math.pi * i / sides), y + r * math.sin(turn + 2 * math.pi * i / sides))
        for i in range(sides)
    ]


@svg.made_once
def gem(colour: str, x: float, y: float, r: float) -> Element:
    """A cut stone of one of the six colours."""
    fill = GEM_FILL[colour]
    light, rim = svg.mixed(fill, "#ffffff", 0.35), svg.mixed(fill, "#000000", 0.5)
    outer, inner = gem_points(colour, x, y, r), gem_points(colour, x, y - r * 0.06, r * 0.56)
    rays = [
        svg.line(*a, *b, stroke=rim, stroke_width=0.7, stroke_opacity=0.55)
        for a, b in zip(outer, inner, strict=True)
    ]
    return svg.group(
        svg.circle(x, y + r * 0.15, r * 1.25, fill="url(#senet-shade)"),
        svg.polygon(outer, fill=fill, stroke="#fff8e6", stroke_width=1.4, class_="edge"),
        svg.polygon(inner, fill=light, fill_opacity=0.7),
        *rays,
        svg.polygon(outer, fill="none", stroke=rim, stroke_width=0.6),
        class_="piece",
    )


@svg.made_once
def level_dots(level: int, x: float, y: float, fill: str, r: float = 1.9) -> Element:
    """One dot for every level, centred on x."""
    step = r * 2.9
    left = x - step * (level - 1) / 2
    return svg.group(*(svg.circle(left + step * i, y, r, fill=fill) for i in range(level)))


@svg.made_once
def tile_chip(tile: str, x: float, y: float, size: float) -> Element:
    """A power tile in its short form: the glyph on its colour, and as many dots as its level."""
    row = TILES[tile]
    fill = GEM_FILL[row.colour]
    ink = svg.ink_on(fill)
    frame = svg.rect(x, y, size, size, rx=size * 0.18, fill=fill, stroke="#fff8e6", stroke_width=1.3)
    return svg.group(
        svg.rect(x - 1, y, size + 2, size + 3, rx=size * 0.2, fill="#000", fill_opacity=0.28),
        frame.having(class_="edge"),
        svg.rect(x, y, size, size, rx=size * 0.18, fill="url(#senet-sheen)"),
        svg.glyph(
            TILE_GLYPH[tile],
            x + size / 2,
            y + size * 0.42,
            size * 0.66,
            ink,
            body=svg.mixed(fill, ink, 0.22),
            weight=0.5,
        ),
        level_dots(row.level, x + size / 2, y + size * 0.87, ink, size * 0.066),
        class_="piece",
    )


@svg.made_once
def companion_disc(companion: str, x: float, y: float, r: float, seat: Seat) -> Element:
    """A creature or servant: a light disc, ringed in the colour of its owner."""
    colour = svg.seat_colour(seat)
    ground = "#f6ead0" if COMPANIONS[companion].kind == "creature" else "#dfe7ea"
    return svg.moved(
        x,
        y,
        svg.circle(0, r * 0.16, r * 1.3, fill="url(#senet-shade)"),
        svg.circle(0, 0, r, fill=ground, stroke=colour.fill, stroke_width=max(2.2, r * 0.2), class_="edge"),
        svg.circle(0, 0, r * 1.1, fill="none", stroke=svg.PAPYRUS_LIGHT, stroke_width=0.9),
        svg.glyph(COMPANION_GLYPH[companion], 0, 0, r * 1.35, svg.INK, body="#d9bd7e", weight=0.4),
        class_="piece",
    )


@svg.part
def companion_spot(p: Companion, words: Words) -> Element:
    """A companion of a seat; only its owner ever names it."""
    return svg.spot(
        svg.identifier("companion", p.seat, p.name),
        companion_disc(p.name, p.x, p.y, p.r, p.seat),
        choice=[f"{verb}:{p.name}" for verb in ("companion", "swap", "leave", "join")],
        owner=p.seat,
        tip=f"{words.name(p.name)} ({p.owner}): {words.card(COMPANIONS[p.name].tile)}",
        classes="companion",
    )


def pennant(team: int, x: float, y: float, size: float = 13) -> list[Element]:
    """The number of the team on a small flag; nothing without teams."""
    if not team:
        return []
    w, h = size, size * 1.15
    points = [(x - w / 2, y - h / 2), (x + w / 2, y - h / 2), (x + w / 2, y + h / 2), (x, y + h * 0.26),
              (x - w / 2, y + h / 2)]  # fmt: skip
    fill = PENNANTS[team - 1]
    return [
        svg.group(
            svg.polygon(points, fill=fill, stroke="#fff8e6", stroke_width=1, stroke_linejoin="round"),
            svg.label(str(team), x, y - h * 0.1, size=max(9.5, size * 0.78), face="bold", fill="#ffffff"),
            class_="pennant",
            pointer_events="none",
        )
    ]


@svg.made_once
def coin(x: float, y: float, r: float, fill: str, glyph: str) -> Element:
    """A silver or gold token."""
    dark = svg.mixed(fill, "#000000", 0.45)
    return svg.moved(
        x,
        y,
        svg.circle(0, r * 0.16, r * 1.28, fill="url(#senet-shade)"),
        svg.circle(0, 0, r, fill=fill, stroke=dark, stroke_width=1.2, class_="edge"),
        svg.circle(0, 0, r * 0.8, fill="none", stroke=dark, stroke_width=0.7, stroke_dasharray="2 1.6"),
        svg.circle(0, 0, r * 0.96, fill="url(#senet-sheen)"),
        svg.glyph(glyph, 0, 0, r * 1.15, svg.INK, body=svg.mixed(fill, "#ffffff", 0.4)),
        class_="piece",
    )


def value_signs(
    pairs: Sequence[tuple[str, int]], x: float, y: float, size: float, step: float, *, light: bool = False
) -> Element:
    """Strength, Damage and the like, each with its number, from x to the right."""
    parts: list[Element] = []
    for i, (kind, count) in enumerate(pairs):
        left = x + step * i
        parts.append(value_sign(kind, left + size / 2, y, size))
        fill = svg.PAPYRUS_LIGHT if light else svg.INK
        parts.append(
            svg.label(str(count), left + size * 1.12, y, size=max(LEAST, size * 0.82), face="bold",
                      fill=fill, anchor="start")
        )  # fmt: skip
    return svg.group(*parts)


VALUE_FILL: Final = {
    "strength": svg.LAPIS,
    "damage": svg.CARNELIAN,
    "unblockable": "#6b1d3a",
    "shield": svg.MALACHITE,
    "impenetrable": svg.MALACHITE_DARK,
    "self": "#5a5148",
    "wound": "#6b1d3a",
}


@svg.made_once
def value_sign(kind: str, x: float, y: float, size: float) -> Element:
    """The sign of a kind of number: a glyph on a small shield of its own colour."""
    fill, h = VALUE_FILL[kind], size / 2
    return svg.group(
        svg.rect(x - h, y - h, size, size, rx=size * 0.28, fill=fill, stroke="#fff8e6", stroke_width=0.9),
        svg.glyph(
            VALUE_GLYPH[kind], x, y, size * 0.78, "#ffffff", body=svg.mixed(fill, "#ffffff", 0.25), weight=0.4
        ),
    )


def value_pairs(values: Values) -> list[tuple[str, int]]:
    names = ("strength", "damage", "unblockable", "shield")
    return [(name, count) for name, count in zip(names, values, strict=True) if count]
