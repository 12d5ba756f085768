"""What lies before each player."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import COLOURS, GODS, OFFERINGS, RESOURCES
from senet.games.pharaon.drawing_cards import artisan_chip, held_card, is_legible, noble_card, noble_chip
from senet.games.pharaon.drawing_table import first_player
from senet.games.pharaon.drawing_tokens import PHARAOH_GLYPH, Scene, round_token, token
from senet.games.pharaon.table import TRAITOR
from senet.games.pharaon.table_gods import best_gods
from senet.svg import Element

TOP: Final = 38.0  # the contents of an area begin below
SUPPLY_VERBS: Final = ("pay", "entry", "give", "kind")  # "kind" only of colours


@svg.remembered
def area(s: Scene, seat: int, x: float, y: float, whole: float, height: float, width: float) -> list[Element]:
    """Name, supply, nobles and artisans on the first `width` units of a sheet; narrow areas have them
    below one another. What lies on the sheet is not inside of it, so that what changes is small."""
    player = s.view.players[seat]
    choosing = bool(player.drawn) and s.is_me(seat)
    wide = width > 500 or choosing
    column = (230.0 if choosing else 318.0) if wide else width - 32
    left = x + 20
    rows = -(-len(held_offerings(s, seat)) // 6) if wide else 1
    line = token_size(column / 6) * 2 + 9
    below = y + TOP + 12 + line * (1 + max(rows, 1))
    parts = [
        sheet(s, seat, x, y, whole, height, width),
        resources(s, seat, left, y + TOP + 8 + line / 2, column),
        offerings(s, seat, left, y + TOP + 8 + line * 1.5, column, line if wide else 0),
    ]
    foot = y + height - 8
    if wide:
        beside = (
            left + column + 14,
            y + TOP + 8,
            x + width - 12 - (left + column + 14),
            foot - (y + TOP + 8),
        )
        parts += drawn_cards(s, seat, *beside) if choosing else nobles(s, seat, *beside)
        under = nobles(s, seat, left, below, column, foot - below) if choosing else []
        parts += under or artisans(s, seat, left, below, column, foot - below)
    else:
        rows = -(-len(player.nobles) // columns_for(len(player.nobles), column, foot - below - 30))
        most = max(28.0, foot - below - 35 * rows) if rows else foot - below
        room = foot - below - (min(most, 42.0) + 4 if player.artisans else 0)
        chips = nobles(s, seat, left - 2, below, column, room)
        parts += chips
        after = below + min(room, 35.0 * rows)
        parts += artisans(s, seat, left - 2, after + 2, column, foot - after - 2)
    return [*parts, *backs(s, seat, x + width, y + height)]


@svg.remembered
def sheet(s: Scene, seat: int, x: float, y: float, whole: float, height: float, width: float) -> Element:
    ground = svg.panel(x, y, whole, height, seat=seat)
    first = heading(s, seat, x, y, width)
    return svg.area_of(s, [seat], f"seat-{seat}", ground, first, mine=s.is_me(seat))


def heading(s: Scene, seat: int, x: float, y: float, width: float) -> Element:
    view = s.view
    right = x + width - 14
    parts: list[Element | None] = []
    if view.first_player == seat:
        right -= 26
        sign = first_player(right + 12, y + 21, 14)
        parts.append(svg.spot("first-player-token", sign, tip=s.word("first-player")))
        right -= 6
    if view.pharaoh == seat:
        right -= 28
        sign = round_token(right + 12, y + 21, 14, PHARAOH_GLYPH, "#7d2f6b")
        parts.append(svg.spot("pharaoh-token", sign, tip=s.word("pharaoh")))
        right -= 6
    if view.players[seat].passed:
        words = s.word("passed")
        room = svg.text_width(words, 12.5) + 24
        parts.append(svg.pill(words, right, y + 21, size=12.5, anchor="end"))
        right -= room + 6
    if width > 440:
        right -= 5 * 29
        parts.append(gods(s, seat, right + 14, y + 21))
    name = svg.label(
        s.who(seat), x + 44, y + 21, size=17, width=right - x - 50, fill=svg.INK, face="bold", anchor="start"
    )
    line = svg.line(x + 18, y + 38, x + width - 12, y + 38, stroke=svg.GOLD, stroke_opacity=0.6)
    return svg.group(svg.marker(x + 29, y + 21, 20, seat), name, line, *parts)


@svg.remembered
def gods(s: Scene, seat: int, x: float, y: float) -> Element:
    """The gods; those that this player would score now are bright. (PHAR-182, PHAR-183)"""
    signs = []
    bright = satisfied(s, seat)
    for i, god in enumerate(GODS):
        fill = "#22384a" if god in bright else "#cdbd93"
        sign = svg.disc(x + 29 * i, y, 12.5, fill=fill, glyph=god)
        signs.append(svg.spot(f"seat-{seat}-god-{god}", sign, tip=s.voice.name(god)))
    return svg.group(*signs)


@svg.answered
def satisfied(s: Scene, seat: int) -> tuple[str, ...]:
    """The gods that score best together: no thing counts for two neighbours."""
    traitor = s.view.traitor
    return tuple(best_gods(s.view, seat) if traitor is None or seat != TRAITOR else traitor.gods)


# -- tokens ----------------------------------------------------------------------------------------


def held_offerings(s: Scene, seat: int) -> list[str]:
    return [kind for kind in OFFERINGS if s.view.players[seat].supply[kind]]


@svg.remembered
def resources(s: Scene, seat: int, x: float, y: float, width: float) -> Element:
    step = width / len(RESOURCES)
    return svg.group(*(held(s, seat, kind, x + step * i, y, step) for i, kind in enumerate(RESOURCES)))


@svg.remembered
def offerings(s: Scene, seat: int, x: float, y: float, width: float, line: float) -> Element:
    """The offering tokens that the player has: six in a line, or all in one if lines have no height."""
    kinds = held_offerings(s, seat)
    if line or len(kinds) <= 6:
        step = width / 6
        return svg.group(
            *(
                held(s, seat, kind, x + step * (i % 6), y + line * (i // 6), step)
                for i, kind in enumerate(kinds)
            )
        )
    step = min(36.0, width / len(kinds))
    return svg.group(
        *(held(s, seat, kind, x + step * i, y, step, close=True) for i, kind in enumerate(kinds))
    )


def token_size(step: float) -> float:
    return min(14.5, step * 0.28)


@svg.remembered
def held(
    s: Scene, seat: int, kind: str, left: float, y: float, step: float, *, close: bool = False
) -> Element:
    """Tokens of one kind and their number; none of them is a pale picture."""
    count = s.view.players[seat].supply[kind]
    r = min(12.0, step * 0.42) if close else token_size(step)
    x = left + r * 1.2
    drawn = token(x, y, r, kind)
    ink = svg.INK if count else svg.FADED_INK
    beside = svg.label(
        str(count),
        x + r * 1.3 + 1,
        y,
        size=max(12.0, min(17.0, step * 0.36)),
        face="bold",
        fill=ink,
        anchor="start",
    )
    on_it = svg.counter(x + r * 0.7, y + r * 0.8, count, size=12) if count > 1 else None
    shown = svg.group(drawn if count else svg.group(drawn, opacity=0.28), on_it if close else beside)
    verbs = SUPPLY_VERBS if kind in COLOURS else SUPPLY_VERBS[:-1]
    choice = [f"{verb}:{kind}" for verb in verbs] if s.is_me(seat) else None
    edge = (
        svg.rect(left - 4, y - r - 4, step - 1, 2 * r + 8, rx=9, fill="none", class_="edge")
        if s.is_me(seat)
        else None
    )
    return svg.spot(
        f"seat-{seat}-{kind}",
        edge,
        shown,
        choice=choice,
        choices=s.open,
        tip=f"{s.voice.name(kind)}: {count}",
    )


# -- cards -----------------------------------------------------------------------------------------


def nobles(s: Scene, seat: int, x: float, y: float, width: float, height: float) -> list[Element]:
    """The nobles of a player: as cards where there is room for their text, else in short form."""
    names = s.view.players[seat].nobles
    count = len(names)
    if not count:
        return []
    wide = min(190.0, (width + 8) / count - 8)
    if height > 140 and all(is_legible(s, name, wide, height) for name in names):
        return [held_card(s, seat, name, x + (wide + 8) * i, y, wide, height) for i, name in enumerate(names)]
    columns = columns_for(count, width, height)
    tall = max(12.0, min(31.0, height / -(-count // columns) - 4))
    wide = min(215.0, (width + 5) / columns - 5)
    return [
        noble_chip(s, seat, name, x + (wide + 5) * (i % columns), y + (tall + 4) * (i // columns), wide, tall)
        for i, name in enumerate(names)
    ]


def columns_for(count: int, width: float, height: float) -> int:
    """In how many columns so many nobles in short form lie."""
    columns = max(1, min(count, int(width // 126)))
    while -(-count // columns) * 26 > height and width / (columns + 1) > 78:
        columns += 1
    return columns


def artisans(s: Scene, seat: int, x: float, y: float, width: float, height: float) -> list[Element]:
    names = s.view.players[seat].artisans
    size = max(20.0, min(42.0, height))
    step = min(size + 6, (width - size) / max(1, len(names) - 1))
    return [artisan_chip(s, name, x + step * i, y, size) for i, name in enumerate(names)]


def drawn_cards(s: Scene, seat: int, x: float, y: float, width: float, height: float) -> list[Element]:
    """The nobles drawn in the setup, for their owner alone."""
    names = s.view.players[seat].drawn
    wide = (width + 8) / len(names)
    return [
        noble_card(s, noble, x + wide * i, y, wide - 8, height, choice=f"noble:{noble}")
        for i, noble in enumerate(names)
    ]


def backs(s: Scene, seat: int, right: float, bottom: float) -> list[Element]:
    """Secret nobles, from behind."""
    player = s.view.players[seat]
    count = len(player.aside) + (0 if s.is_me(seat) else len(player.drawn))
    return [
        svg.spot(
            f"seat-{seat}-back-{i + 1}", svg.card_back(right - 46 - 42 * i, bottom - 54, 36, 46, "noble")
        )
        for i in range(count)
    ]
