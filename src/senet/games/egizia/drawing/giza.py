"""The temple and the pyramid."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.egizia.drawing.now import Title, site_title, title_at
from senet.games.egizia.drawing.scene import Person
from senet.games.egizia.drawing.signs import points, row_of_signs
from senet.games.egizia.drawing.stones import Stones, block, stones_at
from senet.games.egizia.maps import ROWS, TEMPLE_PYRAMID
from senet.kernel.telling import Words
from senet.svg import Box, Element, Point, Scene

STONE_WIDTH: Final = 47.0  # of the pyramid
STONE_HEIGHT: Final = 59.0
DRUM: Final = 62.0  # the height of a part of an outer column
COLUMN: Final = 43.0  # the width of a column
GAP: Final = 9.0
BEAM: Final = 50.0  # the height of each layer of the upper part


class Giza(NamedTuple):
    """The temple and the pyramid."""

    title: Title
    stones: Stones


def giza(s: Scene, box: Box) -> Element:
    return giza_drawn(Giza(title_at(s, TEMPLE_PYRAMID, box), stones_at(s, TEMPLE_PYRAMID)), s.words)


@svg.part
def giza_drawn(p: Giza, words: Words) -> Element:
    x, y, width, height = p.title.box
    ground = y + height - 16
    return svg.spot(
        "site-temple_pyramid",
        *site_title(p.title, "pyramid", words),
        *landscape(x, ground, width),
        temple(p.stones, x + 31, ground, words),
        pyramid(p.stones, x + width - 5 * STONE_WIDTH - 42, ground, words),
        row_legend(x + width - 162, y + 46, 150, words),
    )


def landscape(x: float, ground: float, width: float) -> list[Element]:
    """Dunes behind the buildings, and the ground on which they stand."""
    dunes = f"M{x + 1:.1f} {ground + 4:.1f}v-70q{width * 0.14:.1f} -38 {width * 0.3:.1f} -6"
    dunes += f"t{width * 0.34:.1f} -8t{width * 0.36 - 2:.1f} 10v74z"
    return [
        svg.path(dunes, fill="#dfc388", fill_opacity=0.5),
        svg.rect(x + 10, ground, width - 20, 6, rx=3, fill="#b9965a", fill_opacity=0.8),
    ]


def box_of(x: float, y: float, width: float, height: float) -> list[Point]:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


# -- the temple ------------------------------------------------------------------------------------


@svg.part
def temple(p: Stones, x: float, ground: float, words: Words) -> Element:
    """Two outer columns of three parts, two middle columns, and the upper part in two layers."""
    whole = 4 * COLUMN + 3 * GAP
    foot = ground - 14
    roof = foot - 3 * DRUM - 12
    parts: list[Element] = [
        svg.rect(x - 10, foot, whole + 20, 7, fill="url(#egizia-stone)", stroke="#9c7f4c"),
        svg.rect(x - 14, foot + 7, whole + 28, 7, fill="url(#egizia-stone)", stroke="#9c7f4c"),
    ]
    for side, at in (("l", 0), ("r", 3)):
        left = x + at * (COLUMN + GAP)
        parts.append(capital(left, roof, COLUMN))
        for part in (1, 2, 3):
            space = f"t{side}{part}"
            top = foot - DRUM * part
            middle = (left + COLUMN / 2, top + DRUM / 2)
            parts.append(block(p, space, box_of(left, top, COLUMN, DRUM), middle, words))
    for part, at in ((1, 1), (2, 2)):
        space, left = f"tm{part}", x + at * (COLUMN + GAP)
        parts.append(capital(left, roof, COLUMN))
        corners = box_of(left, foot - 3 * DRUM, COLUMN, 3 * DRUM)
        parts.append(block(p, space, corners, (left + COLUMN / 2, foot - 1.5 * DRUM), words))
    grooves = [flutes(x + at * (COLUMN + GAP), foot - 3 * DRUM, COLUMN, 3 * DRUM) for at in range(4)]
    return svg.group(*parts, *grooves, *roofs(p, x, roof, whole, words))


@svg.made_once
def capital(x: float, y: float, width: float) -> Element:
    """A lotus capital: a part of the picture only."""
    shape = f"M{x:.1f} {y + 12:.1f}q-1 -8 -6 -12h{width + 12:.1f}q-5 4 -6 12z"
    return svg.path(shape, fill="#dcc48e", stroke="#a58a54")


def roofs(p: Stones, x: float, y: float, whole: float, words: Words) -> list[Element]:
    """The architrave, and above it the cornice that flares outwards."""
    left, right = x - 10, x + whole + 10
    beam = box_of(left, y - BEAM, whole + 20, BEAM)
    low, high = y - BEAM - 2, y - 2 * BEAM - 2
    flare = [(0.0, low), (2.0, low - 15), (6.0, low - 30), (14.0, high + 8), (14.0, high)]
    cornice = [*[(right + out, at) for out, at in flare], *[(left - out, at) for out, at in flare[::-1]]]
    middle = x + whole / 2
    return [
        block(p, "tt1", beam, (middle, y - BEAM / 2), words),
        block(p, "tt2", cornice, (middle, (low + high) / 2), words),
        winged_sun(middle, (low + high) / 2),
    ]


@svg.made_once
def winged_sun(x: float, y: float) -> Element:
    """The feathers at both sides of the middle of the cornice."""
    feathers = "".join(
        f"M{x + way * 24:.1f} {y + dy:.1f}q{way * 20:.1f} {dy * 0.2 - 5:.1f} {way * 50:.1f} {dy * 0.5:.1f}"
        for way in (1, -1)
        for dy in (-8, 0, 8)
    )
    return svg.path(
        feathers, fill="none", stroke="#8a6a2c", stroke_opacity=0.6, stroke_width=1.6, class_="glyph"
    )


@svg.made_once
def flutes(x: float, y: float, width: float, height: float) -> Element:
    """The grooves of a column."""
    grooves = (0.14, 0.27, 0.73, 0.86)
    lines = "".join(f"M{x + width * part:.1f} {y + 3:.1f}v{height - 6:.1f}" for part in grooves)
    return svg.path(lines, fill="none", stroke="#8a6a2c", stroke_opacity=0.35, class_="glyph")


# -- the pyramid -----------------------------------------------------------------------------------


@svg.part
def pyramid(p: Stones, x: float, ground: float, words: Words) -> Element:
    """Five rows from the bottom, each filled from the left; beside a row its bonus."""
    parts: list[Element] = [
        svg.path(
            f"M{x - 12:.1f} {ground:.1f}L{x + 2.5 * STONE_WIDTH:.1f} {ground - 5.35 * STONE_HEIGHT:.1f}"
            f"L{x + 5 * STONE_WIDTH + 12:.1f} {ground:.1f}Z",
            fill="#d6b878",
            fill_opacity=0.45,
        )
    ]
    built = dict(p.built)
    for number, row in enumerate(ROWS):
        left = x + STONE_WIDTH * number / 2
        top = ground - STONE_HEIGHT * (number + 1)
        for at, space in enumerate(row):
            at_x = left + STONE_WIDTH * at
            corners = box_of(at_x, top, STONE_WIDTH, STONE_HEIGHT)
            if len(row) == 1:
                corners = [(at_x, top + STONE_HEIGHT), (at_x + STONE_WIDTH, top + STONE_HEIGHT),
                           (at_x + STONE_WIDTH * 0.78, top + 14), (at_x + STONE_WIDTH / 2, top - 12),
                           (at_x + STONE_WIDTH * 0.22, top + 14)]  # fmt: skip
            middle = (at_x + STONE_WIDTH / 2, top + STONE_HEIGHT / 2 + (4 if len(row) == 1 else 0))
            parts.append(block(p, space, corners, middle, words, is_gold=len(row) == 1))
        owners = tuple([built[space] for space in row if space in built])
        bonus_x = left + STONE_WIDTH * len(row) + 19
        parts.append(row_bonus(number, owners, bonus_x, top + STONE_HEIGHT / 2, words))
    return svg.group(*parts)


@svg.part
def row_bonus(number: int, owners: tuple[Person, ...], x: float, y: float, words: Words) -> Element:
    """Who has most stones in a row so far, and how many points that would bring; won when it is full."""
    full = len(owners) == len(ROWS[number])
    name = f"row-{number + 1}"
    if not owners:
        ground = svg.circle(x, y, 12, fill="#f3e7c9", stroke="#a58a54", stroke_dasharray="3 3")
        tip = words.word("row", {"row": number + 1})
        return svg.spot(name, ground, row_of_signs(("+",), x, y, 20), tip=tip)
    best = max(owners, key=owners.count)
    count = owners.count(best)
    if full:
        drawn = svg.group(points(x, y, 27, f"+{count}"), svg.marker(x + 9, y + 12, 14, best.hue))
    else:
        drawn = svg.group(
            svg.circle(x, y, 13, fill="#f3e7c9", stroke="#a58a54", stroke_dasharray="3 3"),
            svg.label(str(count), x - 1, y - 1, size=14, face="bold"),
            svg.marker(x + 9, y + 11, 13, best.hue),
        )
    gaps: dict[str, str | int] = {"row": number + 1, "who": best.name, "count": count}
    return svg.spot(name, drawn, tip=words.word("row-full" if full else "row-best", gaps))


@svg.part
def row_legend(x: float, y: float, width: float, words: Words) -> Element:
    """The words about the rows."""
    return svg.paragraph(
        words.word("row-rule"), x, y, width, 12, anchor="end", leading=1.2, lines=4, fill=svg.FADED_INK
    )
