"""The score sheet that lies over the river when the game has ended."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.egizia.components import SOURCES
from senet.games.egizia.drawing.scene import Person, person
from senet.games.egizia.table import Egizia
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

SOURCE_GLYPH: Final = {
    "sphinx_site": "sphinx",
    "obelisk": "obelisk",
    "graves": "mummy",
    "temple": "columned_hall",
    "pyramid": "pyramid",
    "rows": "wall",
    "together": "coin",
    "market": "granary",
    "nile_cards": "ripple",
    "sold": "purse",
    "hunger": "wheat",
    "stones_left": "block",
    "grave_sets": "sarcophagus",
    "sphinx_cards": "sphinx",
}
HEAD: Final = 52.0
NAME: Final = 168.0


class Line(NamedTuple):
    """The points of a player."""

    player: Person
    score: int
    points: tuple[int, ...]  # by source


class Sheet(NamedTuple):
    """Everybody's points by source, the winner first."""

    box: Box
    lines: tuple[Line, ...]


def sheet(s: Scene, box: Box) -> Element:
    view: Egizia = s.view
    return sheet_drawn(Sheet(box, tuple([line_of(s, seat) for seat in view.score_order])), s.words)


def line_of(s: Scene, seat: int) -> Line:
    view: Egizia = s.view
    player = view.players[seat]
    points = tuple([player.sheet.get(source, 0) for source in SOURCES])
    return Line(person(s, seat), player.score, points)


@svg.part
def sheet_drawn(p: Sheet, words: Words) -> Element:
    x, y, width, height = p.box
    step = (width - NAME - 70) / len(SOURCES)
    tall = (height - HEAD - 6) / len(p.lines)
    parts: list[Element] = [svg.papyrus(x, y, width, height)]
    for at, source in enumerate(SOURCES):
        middle = x + NAME + step * (at + 0.5)
        name = words.word(f"source-{source.replace('_', '-')}")
        parts.append(svg.glyph(SOURCE_GLYPH[source], middle, y + 17, 24, svg.INK, body="#e8cf8f"))
        parts.append(svg.label(name, middle, y + 40, size=12.5, width=step - 6, fill=svg.FADED_INK))
    parts.append(svg.label(words.word("total"), x + width - 40, y + 40, size=13, width=64, face="bold"))
    for rank, each in enumerate(p.lines):
        parts.append(line(each, rank, Box(x, y + HEAD + tall * rank, width, min(tall, 40.0)), step))
    return svg.spot("score-sheet", *parts)


def line(p: Line, rank: int, box: Box, step: float) -> Element:
    x, y, width, height = box
    middle = y + height / 2
    ground = "#f6e0a0" if rank == 0 else svg.PAPYRUS_LIGHT
    parts: list[Element | None] = [
        svg.rect(x + 8, y + 1, width - 16, height - 3, rx=6, fill=ground, stroke="#cdb983"),
        svg.glyph("double_crown", x + 22, middle, 22, svg.INK, body=svg.GOLD_LIGHT) if rank == 0 else None,
        svg.marker(x + 46, middle, min(17.0, height * 0.7), p.player.hue),
        svg.label(p.player.name, x + 62, middle, size=15, width=NAME - 68, face="bold", anchor="start"),
        svg.label(str(p.score), x + width - 40, middle, size=19, fill=svg.CARNELIAN, face="serif"),
    ]
    for at, points in enumerate(p.points):
        fill = svg.CARNELIAN if points < 0 else svg.INK if points else "#8a7a5c"
        words = str(points) if points else "·"
        parts.append(
            svg.label(words.replace("-", "–"), x + NAME + step * (at + 0.5), middle, size=16, fill=fill)
        )
    return svg.spot(f"sheet-{p.player.seat}", *parts)
