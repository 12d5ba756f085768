"""The five boards of the Traitor, the opponent of the solo game."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import BOARD_JARS, BOARD_SPACES, DARK, DEFAULT_NOBLE_VALUE
from senet.games.pharaon.drawing.tokens import FILL, resource
from senet.games.pharaon.table import Pharaon
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

SIDE: Final = 118.0  # the width of what stands beside the boards
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


def boards(s: Scene, x: float, y: float, width: float) -> list[Element]:
    """Each board is a row here, its start at the left; beside them his value, gods and jars."""
    view: Pharaon = s.view
    traitor = view.traitor
    assert traitor is not None
    rows = []
    for column, (board, kind) in enumerate(zip(traitor.boards, traitor.kinds, strict=True)):
        box = Box(x, y + column * (ROW + 1), width - SIDE, ROW - 1)
        tokens, is_now = tuple(traitor.columns[column]), column == view.round - 1
        rows.append(board_drawn(column + 1, board, kind, tokens, is_now, box, s.words))
    value = traitor.value or DEFAULT_NOBLE_VALUE
    beside = x + width - SIDE + 14
    return [*rows, facts(beside, y, len(traitor.pile), value, tuple(traitor.gods), s.words)]


@svg.part
def board_drawn(
    column: int,
    board: tuple[str, str],  # and its side
    kind: str,
    tokens: tuple[str, ...],  # the lowest first
    is_now: bool,  # whether it is that of this round
    box: Box,
    words: Words,
) -> Element:
    x, y, middle = box.x, box.y, box.y + ROW / 2
    fill, stroke = "#8d7a57" if board[1] == DARK else "#e3d2a6", svg.CARNELIAN if is_now else "#a98f57"
    spaces = BOARD_SPACES[board]
    step = (box.w - 62) / len(spaces)
    drawn = []
    for place, symbol in enumerate(spaces):
        token = tokens[place] if place < len(tokens) else ""
        here = Box(x + 60 + step * place + 1.5, y + 3, step - 3, ROW - 7)
        drawn.append(space(f"traitor-{column}-{place + 1}", symbol, token, here, words))
    return svg.spot(
        f"traitor-board-{column}",
        svg.rect(*box, rx=5, fill=fill, stroke=stroke, stroke_width=2 if is_now else 1),
        resource(x + 17, middle, 9, kind, flat=True),
        svg.glyph("canopic_jar", x + 38, middle, 17, svg.INK, body="#f3e7c9"),
        svg.label(str(BOARD_JARS[board]), x + 51, middle, size=14, face="bold"),
        *drawn,
        choice=f"board:{column}",
    )


@svg.part
def space(name: str, symbol: str, token: str, box: Box, words: Words) -> Element:
    """A symbol, or the token that covers it, which has this name."""
    x, y = box.middle
    kind, _, value = symbol.partition(":")
    said = words.name(value) if kind == "god" else value
    parts = [
        svg.title(words.word(f"symbol-{kind.replace('_', '-')}", {"value": said})),
        svg.rect(*box, rx=4, fill="#fdf8ea", stroke="#a98f57", stroke_width=0.8),
    ]
    if not token:
        return svg.group(*parts, symbol_sign(kind, value, x, y))
    return svg.group(
        *parts,
        svg.rect(*box, rx=4, fill=FILL[token], fill_opacity=0.22),
        svg.spot(name, resource(x, y, 10.5, token)),
    )


def symbol_sign(name: str, value: str, x: float, y: float) -> Element | None:
    """A glyph with a number or an arrow; what is only discarded is crossed out."""
    if name in ("start", "blank"):
        return None
    if name == "noble_value":
        return svg.label(f"×{value}", x, y, size=14, face="bold", fill=svg.CARNELIAN)
    if name == "god":
        return svg.glyph(value, x, y, 21, svg.INK, body="#e2c581")
    note = value or MARK.get(name, "")
    shift = 6.0 if note else 0.0
    cross = None
    if "discard" in name:
        cross = svg.line(x - shift - 8, y + 8, x - shift + 8, y - 8, stroke=svg.CARNELIAN, stroke_width=2.2)
    pair = svg.glyph(SIGN[name], x - shift - 3, y - 2, 13, svg.INK) if name == "offering_pair" else None
    dx, dy, size = (2, 2, 13) if pair else (0, 0, 17)
    return svg.group(
        pair,
        svg.glyph(SIGN[name], x - shift + dx, y + dy, size, svg.INK),
        arrow_mark(note, x + 9, y) if note in ("▲", "▼") else None,
        svg.label(note, x + 9, y, size=12.5, face="bold") if note and note not in ("▲", "▼") else None,
        cross,
    )


@svg.made_once
def arrow_mark(note: str, x: float, y: float) -> Element:
    up = -1 if note == "▲" else 1
    return svg.polygon([(x - 5, y - 4 * up), (x + 5, y - 4 * up), (x, y + 5 * up)], fill=svg.LAPIS)


@svg.part
def facts(x: float, y: float, jars: int, value: int, reached: tuple[str, ...], words: Words) -> Element:
    """His jars of this round, the value of his nobles, and the gods that he has reached."""
    pile = svg.spot(
        "traitor-pile",
        svg.card_back(x, y, 42, 50, "canopic_jar"),
        svg.label(f"×{jars}", x + 52, y + 25, size=18, face="bold", anchor="start"),
        tip=words.word("traitor-pile"),
    )
    gods = [
        svg.spot(
            f"traitor-god-{god}",
            svg.disc(x + 16 + i % 3 * 35, y + 104 + i // 3 * 34, 15, fill="#22384a", glyph=god),
            tip=words.name(god),
        )
        for i, god in enumerate(reached)
    ]
    return svg.group(
        pile,
        svg.glyph("noble", x + 14, y + 70, 24, svg.INK, body="#e2c581"),
        svg.label(f"×{value}", x + 34, y + 70, size=17, face="bold", fill=svg.CARNELIAN, anchor="start"),
        *gods,
    )
