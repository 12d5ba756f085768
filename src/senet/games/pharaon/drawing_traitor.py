"""The five boards of the Traitor, the opponent of the solo game."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import BOARD_JARS, BOARD_SPACES, DARK, DEFAULT_NOBLE_VALUE
from senet.games.pharaon.drawing_tokens import FILL, Scene, resource
from senet.games.pharaon.drawing_wheel import GOD_GLYPH
from senet.games.pharaon.table import Traitor
from senet.svg import Element

ROW: Final = 37.0
SIGN: Final = {
    "tomb": "mummy",
    "noble_take": "noble",
    "noble_discard": "noble",
    "artisan_best": "chisel",
    "artisan_worst": "chisel",
    "artisan_discard_best": "chisel",
    "artisan_discard_worst": "chisel",
    "offering_pair": "offering_table",
    "offering_bonus": "offering_table",
    "nile_most": "ship",
    "nile_least": "ship",
}
MARK: Final = {
    "artisan_best": "▲",
    "artisan_worst": "▼",
    "artisan_discard_best": "▲",
    "artisan_discard_worst": "▼",
    "nile_most": "▲",
    "nile_least": "▼",
}


@svg.remembered
def boards(s: Scene, traitor: Traitor, x: float, y: float, width: float, height: float) -> list[Element]:
    """Each board is a row here, its start at the left; beside them his value, gods and jars."""
    side = 118.0
    parts = [
        board(s, traitor, column, x, y + column * (ROW + 1), width - side)
        for column in range(len(traitor.boards))
    ]
    return [*parts, facts(s, traitor, x + width - side + 14, y, side - 12, height)]


@svg.remembered
def board(s: Scene, traitor: Traitor, column: int, x: float, y: float, width: float) -> Element:
    spaces = BOARD_SPACES[traitor.boards[column]]
    dark = traitor.boards[column][1] == DARK
    now = column == s.view.round - 1
    step = (width - 62) / len(spaces)
    parts: list[Element | None] = [
        svg.rect(
            x,
            y,
            width,
            ROW - 1,
            rx=5,
            fill="#8d7a57" if dark else "#e3d2a6",
            stroke=svg.CARNELIAN if now else "#a98f57",
            stroke_width=2 if now else 1,
        ),
        resource(x + 17, y + ROW / 2, 9, traitor.kinds[column], flat=True),
        svg.glyph("canopic_jar", x + 38, y + ROW / 2, 17, svg.INK, body="#f3e7c9"),
        svg.label(str(BOARD_JARS[traitor.boards[column]]), x + 51, y + ROW / 2, size=14, face="bold"),
    ]
    for place, symbol in enumerate(spaces):
        parts.append(space(s, traitor, column, place, symbol, x + 60 + step * place, y + 3, step))
    return svg.spot(f"traitor-board-{column + 1}", *parts, choice=f"board:{column + 1}", choices=s.open)


@svg.remembered
def space(
    s: Scene, traitor: Traitor, column: int, place: int, symbol: str, x: float, y: float, step: float
) -> Element:
    tokens = traitor.columns[column]
    middle, centre = x + step / 2, y + (ROW - 7) / 2
    name, _, value = symbol.partition(":")
    ground = svg.rect(x + 1.5, y, step - 3, ROW - 7, rx=4, fill="#fdf8ea", stroke="#a98f57", stroke_width=0.8)
    tip = s.word(f"symbol-{name.replace('_', '-')}", value=s.voice.name(value) if name == "god" else value)
    covered = place < len(tokens)
    sign = None if covered else symbol_sign(name, value, middle, centre)
    token = None
    if covered:
        token = svg.spot(
            f"traitor-{column + 1}-{place + 1}",
            resource(middle, centre, 10.5, tokens[place]),
        )
    line = (
        svg.rect(x + 1.5, y, step - 3, ROW - 7, rx=4, fill=FILL[tokens[place]], fill_opacity=0.22)
        if covered
        else None
    )
    return svg.group(svg.title(tip), ground, line, sign, token)


def symbol_sign(name: str, value: str, x: float, y: float) -> Element | None:
    """A glyph with a number or an arrow; what is only discarded is crossed out."""
    if name in ("start", "blank"):
        return None
    if name == "noble_value":
        return svg.label(f"×{value}", x, y, size=14, face="bold", fill=svg.CARNELIAN)
    if name == "god":
        return svg.glyph(GOD_GLYPH[value], x, y, 21, svg.INK, body="#e2c581")
    note = value or MARK.get(name, "")
    shift = 6.0 if note else 0.0
    cross = None
    if "discard" in name:
        cross = svg.line(x - shift - 8, y + 8, x - shift + 8, y - 8, stroke=svg.CARNELIAN, stroke_width=2.2)
    pair = svg.glyph(SIGN[name], x - shift - 3, y - 2, 13, svg.INK) if name == "offering_pair" else None
    return svg.group(
        pair,
        svg.glyph(
            SIGN[name], x - shift + (2 if pair else 0), y + (2 if pair else 0), 13 if pair else 17, svg.INK
        ),
        arrow_mark(note, x + 9, y) if note in ("▲", "▼") else None,
        svg.label(note, x + 9, y, size=12.5, face="bold") if note and note not in ("▲", "▼") else None,
        cross,
    )


@svg.made_once
def arrow_mark(note: str, x: float, y: float) -> Element:
    up = -1 if note == "▲" else 1
    return svg.polygon([(x - 5, y - 4 * up), (x + 5, y - 4 * up), (x, y + 5 * up)], fill=svg.LAPIS)


@svg.remembered
def facts(s: Scene, traitor: Traitor, x: float, y: float, width: float, height: float) -> Element:
    """His jars of this round, the value of his nobles, and the gods that he has reached."""
    gods = [
        svg.spot(
            f"traitor-god-{god}",
            svg.disc(x + 16 + i % 3 * 35, y + 104 + i // 3 * 34, 15, fill="#22384a", glyph=GOD_GLYPH[god]),
            tip=s.voice.name(god),
        )
        for i, god in enumerate(traitor.gods)
    ]
    value = traitor.value or DEFAULT_NOBLE_VALUE
    return svg.group(
        svg.spot(
            "traitor-pile",
            svg.card_back(x, y, 42, 50, "canopic_jar"),
            svg.label(f"×{len(traitor.pile)}", x + 52, y + 25, size=18, face="bold", anchor="start"),
            tip=s.word("traitor-pile"),
        ),
        svg.glyph("noble", x + 14, y + 70, 24, svg.INK, body="#e2c581"),
        svg.label(f"×{value}", x + 34, y + 70, size=17, face="bold", fill=svg.CARNELIAN, anchor="start"),
        *gods,
    )
