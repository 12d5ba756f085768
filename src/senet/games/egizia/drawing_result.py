"""The score sheet that lies over the river when the game has ended."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.egizia.components import SOURCES
from senet.games.egizia.drawing_parts import Scene
from senet.svg import Element

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


@svg.remembered
def sheet(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """Everybody's points by source, the winner first."""
    step = (width - NAME - 70) / len(SOURCES)
    order = s.view.score_order
    tall = (height - HEAD - 6) / len(order)
    parts: list[Element] = [svg.papyrus(x, y, width, height)]
    for at, source in enumerate(SOURCES):
        middle = x + NAME + step * (at + 0.5)
        words = s.word(f"source-{source.replace('_', '-')}")
        parts.append(svg.glyph(SOURCE_GLYPH[source], middle, y + 17, 24, svg.INK, body="#e8cf8f"))
        parts.append(svg.label(words, middle, y + 40, size=12.5, width=step - 6, fill=svg.FADED_INK))
    parts.append(svg.label(s.word("total"), x + width - 40, y + 40, size=13, width=64, face="bold"))
    for at, seat in enumerate(order):
        parts.append(line(s, seat, at, x, y + HEAD + tall * at, width, min(tall, 40.0), step))
    return svg.spot("score-sheet", *parts)


@svg.remembered
def line(
    s: Scene, seat: int, rank: int, x: float, y: float, width: float, height: float, step: float
) -> Element:
    player = s.view.players[seat]
    middle = y + height / 2
    ground = "#f6e0a0" if rank == 0 else svg.PAPYRUS_LIGHT
    parts: list[Element | None] = [
        svg.rect(x + 8, y + 1, width - 16, height - 3, rx=6, fill=ground, stroke="#cdb983"),
        svg.glyph("double_crown", x + 22, middle, 22, svg.INK, body=svg.GOLD_LIGHT) if rank == 0 else None,
        svg.marker(x + 46, middle, min(17.0, height * 0.7), s.hue(seat)),
        svg.label(s.voice.who(seat), x + 62, middle, size=15, width=NAME - 68, face="bold", anchor="start"),
        svg.label(str(player.score), x + width - 40, middle, size=19, fill=svg.CARNELIAN, face="serif"),
    ]
    for at, source in enumerate(SOURCES):
        points = player.sheet.get(source, 0)
        fill = svg.CARNELIAN if points < 0 else svg.INK if points else "#8a7a5c"
        words = str(points) if points else "·"
        parts.append(
            svg.label(words.replace("-", "–"), x + NAME + step * (at + 0.5), middle, size=16, fill=fill)
        )
    return svg.spot(f"sheet-{seat}", *parts)
