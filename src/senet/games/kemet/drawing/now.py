"""What is going on: a battle, answers without a place on the table, tiles to acquire, the end; or a legend."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.drawing.answers import Chip, answers, is_set, rows_of, wanted
from senet.games.kemet.drawing.battle import NARROW, Fighter, fight, fighters
from senet.games.kemet.drawing.market import MARKET_QUESTIONS, offers
from senet.games.kemet.drawing.pieces import condensed, enlarged, fitted, value_sign
from senet.games.kemet.drawing.result import Standing, standings, standings_drawn
from senet.games.kemet.table import NOBODY, Kemet
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

CHIP_ROW: Final = 34.0
LEAST_SIDE: Final = 110.0  # the least height of a side of a battle
LEGEND: Final = (
    ("strength", "damage", "unblockable", "shield"),
    ("crossed_arrows:battle-fame", "god:divine-fame", "temple:temporary-fame", "elder:veterans"),
    ("soldier:supply", "scroll:interventions", "khopesh:battle-cards", "ankh:prayer-points"),
)


class Now(NamedTuple):
    """What is going on, in a box and enlarged."""

    box: Box
    scale: float
    fighters: tuple[Fighter, ...]  # in a battle
    chips: tuple[Chip, ...]
    asks_tile: bool
    tiles: tuple[str, ...]  # that may be acquired
    standings: tuple[Standing, ...]  # at the end


def now(s: Scene, box: Box, scale: float) -> Element:
    view: Kemet = s.view
    asks_tile = s.asks(*MARKET_QUESTIONS)
    return now_drawn(
        Now(
            box,
            scale,
            () if view.battle is None else fighters(s, view.battle),
            wanted(s),
            asks_tile,
            s.offers("tile") if asks_tile else (),
            () if view.winner == NOBODY else svg.for_all(s, standings),
        ),
        s.words,
    )


def now_scale(s: Scene) -> float:
    """How large the words are that tell what is going on."""
    view: Kemet = s.view
    seats = len(view.players)
    if seats > 3:
        return 1.0
    is_duel = seats == 2 and view.amon is None and view.battle is not None
    return 1.7 if is_duel and not s.asks("add_cards") else 1.4


@svg.part
def now_drawn(p: Now, words: Words) -> Element:
    w, h = p.box.w / p.scale, p.box.h / p.scale
    if p.fighters:
        parts = battle(p, w, h, words)
    elif p.chips or p.asks_tile:
        parts = choosing(p, w, h, words)
    elif p.standings:
        found = standings_drawn(p.standings, Box(14, 36, w - 24, h - 42))
        parts = [heading(words.word("standings"), w), *found]
    else:
        parts = [heading(words.word("legend"), w), *legend(Box(14, 34, w - 24, h - 40), words)]
    return svg.group(svg.papyrus(0, 0, w, h), *parts, id="context", transform=enlarged(p.box, p.scale))


def battle(p: Now, w: float, h: float, words: Words) -> list[Element]:
    """Both sides, and below them the answers."""
    chips = p.chips
    room = max(1, int((h - 12 - LEAST_SIDE) // CHIP_ROW)) if w > NARROW else 1
    room = max(room, len(rows_of([chip for chip in chips if not is_set(chip)], w - 20)))
    foot = CHIP_ROW * min(room, len(rows_of(chips, w - 20))) if chips else 0
    parts = fight(p.fighters, Box(6, 6, w - 12, h - 12 - foot), words)
    return [*parts, *answers(chips, Box(10, h - 4 - foot, w - 20, foot))] if chips else parts


def choosing(p: Now, w: float, h: float, words: Words) -> list[Element]:
    """Answers, tiles that may be acquired, and a legend if there is room for it."""
    chips = p.chips
    beside = p.asks_tile and len(chips) == 1  # in the line of the heading
    rows = 0 if beside or not chips else len(rows_of(chips, w - 24))
    place = Box(w - 14 - chips[0].width, 3, chips[0].width, 24) if beside else Box(12, 36, w - 24, h - 42)
    parts = [heading(words.word("answers"), w), *answers(chips, place)]
    left = Box(12, 38 + 34 * rows, w - 24, h - 46 - 34 * rows)
    if p.asks_tile:
        drawn, used = offers(p.tiles, left, words)
        parts += drawn
        left = Box(left.x, left.y + used, left.w, left.h - used)
    if left.h > 130:
        parts.append(svg.divider(14, left.y + 4, w - 28))
        parts += legend(Box(14, left.y + 14, w - 24, left.h - 14), words)
    return parts


def heading(title: str, w: float) -> Element:
    return svg.group(
        fitted(title, 14, 17, 15, w - 28, face="serif", fill=svg.LAPIS), svg.divider(14, 29, w - 28)
    )


def legend(box: Box, words: Words) -> list[Element]:
    """What the signs mean."""
    columns = 3 if box.w > NARROW else 2
    flat = [sign for row in LEGEND for sign in row]
    rows = -(-len(flat) // columns)
    wide, tall = box.w / columns, min(34.0, box.h / rows)
    parts: list[Element] = []
    for i, sign in enumerate(flat):
        x, y = box.x + wide * (i // rows), box.y + tall * (i % rows + 0.5)
        glyph, _, word = sign.partition(":")
        if word:
            parts.append(svg.glyph(glyph, x + 10, y, 19, svg.INK, body="#d8b868"))
        else:
            parts.append(value_sign(sign, x + 10, y, 19))
        means = words.word(word or f"value-{sign}")
        parts.append(condensed(means, x + 26, y, wide - 32, 13.5 if tall > 24 else 12.5))
    return parts
