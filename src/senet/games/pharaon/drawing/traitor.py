"""The five boards of the Traitor, the opponent of the solo game."""

from __future__ import annotations

from typing import Final, NamedTuple

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


class Board(NamedTuple):
    """A board, lying as a row."""

    column: int
    board: tuple[str, str]  # and its side
    kind: str  # the resource assigned to it
    tokens: tuple[str, ...]  # the lowest first
    is_now: bool  # whether it is that of this round
    x: float
    y: float
    width: float


class Space(NamedTuple):
    """A space of a board."""

    name: str  # of the token on it
    symbol: str
    token: str  # "" if there is none
    box: Box


class Facts(NamedTuple):
    """What the Traitor has reached."""

    x: float
    y: float
    jars: int  # of this round
    value: int  # of his nobles
    gods: tuple[str, ...]


def boards(s: Scene, x: float, y: float, width: float) -> list[Element]:
    """Each board is a row here, its start at the left; beside them his value, gods and jars."""
    view: Pharaon = s.view
    traitor = view.traitor
    assert traitor is not None
    value = traitor.value or DEFAULT_NOBLE_VALUE
    facts = Facts(x + width - SIDE + 14, y, len(traitor.pile), value, tuple(traitor.gods))
    rows = [
        Board(
            column,
            board,
            traitor.kinds[column],
            tuple(traitor.columns[column]),
            column == view.round - 1,
            x,
            y + column * (ROW + 1),
            width - SIDE,
        )
        for column, board in enumerate(traitor.boards)
    ]
    return [*[board_drawn(each, s.words) for each in rows], facts_drawn(facts, s.words)]


@svg.part
def board_drawn(p: Board, words: Words) -> Element:
    x, y, middle = p.x, p.y, p.y + ROW / 2
    spaces = BOARD_SPACES[p.board]
    step = (p.width - 62) / len(spaces)
    drawn = []
    for place, symbol in enumerate(spaces):
        token = p.tokens[place] if place < len(p.tokens) else ""
        box = Box(x + 60 + step * place + 1.5, y + 3, step - 3, ROW - 7)
        drawn.append(space(Space(f"traitor-{p.column + 1}-{place + 1}", symbol, token, box), words))
    return svg.spot(
        f"traitor-board-{p.column + 1}",
        svg.rect(
            x,
            y,
            p.width,
            ROW - 1,
            rx=5,
            fill="#8d7a57" if p.board[1] == DARK else "#e3d2a6",
            stroke=svg.CARNELIAN if p.is_now else "#a98f57",
            stroke_width=2 if p.is_now else 1,
        ),
        resource(x + 17, middle, 9, p.kind, flat=True),
        svg.glyph("canopic_jar", x + 38, middle, 17, svg.INK, body="#f3e7c9"),
        svg.label(str(BOARD_JARS[p.board]), x + 51, middle, size=14, face="bold"),
        *drawn,
        choice=f"board:{p.column + 1}",
    )


@svg.part
def space(p: Space, words: Words) -> Element:
    """A symbol, or the token that covers it."""
    x, y = p.box.middle
    name, _, value = p.symbol.partition(":")
    said = words.name(value) if name == "god" else value
    parts = [
        svg.title(words.word(f"symbol-{name.replace('_', '-')}", {"value": said})),
        svg.rect(*p.box, rx=4, fill="#fdf8ea", stroke="#a98f57", stroke_width=0.8),
    ]
    if not p.token:
        return svg.group(*parts, symbol_sign(name, value, x, y))
    return svg.group(
        *parts,
        svg.rect(*p.box, rx=4, fill=FILL[p.token], fill_opacity=0.22),
        svg.spot(p.name, resource(x, y, 10.5, p.token)),
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


@svg.part
def facts_drawn(p: Facts, words: Words) -> Element:
    """His jars of this round, the value of his nobles, and the gods that he has reached."""
    x, y = p.x, p.y
    pile = svg.spot(
        "traitor-pile",
        svg.card_back(x, y, 42, 50, "canopic_jar"),
        svg.label(f"×{p.jars}", x + 52, y + 25, size=18, face="bold", anchor="start"),
        tip=words.word("traitor-pile"),
    )
    gods = [
        svg.spot(
            f"traitor-god-{god}",
            svg.disc(x + 16 + i % 3 * 35, y + 104 + i // 3 * 34, 15, fill="#22384a", glyph=god),
            tip=words.name(god),
        )
        for i, god in enumerate(p.gods)
    ]
    return svg.group(
        pile,
        svg.glyph("noble", x + 14, y + 70, 24, svg.INK, body="#e2c581"),
        svg.label(f"×{p.value}", x + 34, y + 70, size=17, face="bold", fill=svg.CARNELIAN, anchor="start"),
        *gods,
    )
