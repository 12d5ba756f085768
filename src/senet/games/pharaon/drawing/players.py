"""What lies before each player."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.pharaon.components import COLOURS, GODS, OFFERINGS, RESOURCES
from senet.games.pharaon.drawing.cards import (
    NobleCard,
    artisan_chip,
    held_choice,
    is_legible,
    noble_card,
    noble_chip,
)
from senet.games.pharaon.drawing.tokens import PHARAOH_GLYPH, first_player, round_token, token
from senet.games.pharaon.table import TRAITOR, Pharaon
from senet.games.pharaon.table_gods import best_gods
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

TOP: Final = 38.0  # the contents of an area begin below
GODS_FROM: Final = 440.0  # the least width of an area that also shows the gods
SUPPLY_VERBS: Final = ("pay", "entry", "give", "kind")  # "kind" only of colours

Counts = tuple[tuple[str, int], ...]  # kinds of tokens, and how many of each


class Sheet(NamedTuple):
    """The sheet on which everything of a player lies, and its heading."""

    seat: int
    name: str
    whole: float  # its width,
    width: float  # and how much of it the heading has
    height: float
    is_first: bool
    is_pharaoh: bool
    has_passed: bool
    gods: tuple[str, ...] | None  # those that would score now; None where there is no room for them


class Area(NamedTuple):
    """All that a player has, drawn with its corner at the origin."""

    sheet: Sheet
    is_mine: bool
    resources: Counts
    offerings: Counts  # only kinds that the player has
    nobles: tuple[tuple[str, bool], ...]  # and whether they are spent
    artisans: tuple[str, ...]
    drawn: tuple[str, ...]  # the nobles to choose from in the setup, for their owner alone
    backs: int  # secret nobles


class Held(NamedTuple):
    """Tokens of one kind."""

    seat: int
    kind: str
    number: int
    x: float
    y: float
    step: float  # to the next kind
    is_mine: bool
    is_close: bool = False  # their number stands on them


# -- what there is ---------------------------------------------------------------------------------


def area(s: Scene, seat: int, whole: float, height: float, width: float) -> list[Element]:
    """All on the first `width` units of a sheet."""
    view: Pharaon = s.view
    player, is_mine = view.players[seat], s.is_me(seat)
    found = Area(
        sheet_of(s, seat, whole, height, width),
        is_mine,
        tuple([(kind, player.supply[kind]) for kind in RESOURCES]),
        tuple([(kind, player.supply[kind]) for kind in OFFERINGS if player.supply[kind]]),
        tuple([(name, name in player.exhausted) for name in player.nobles]),
        tuple(player.artisans),
        tuple(player.drawn) if is_mine else (),
        len(player.aside) + (0 if is_mine else len(player.drawn)),
    )
    return area_drawn(found, s.words)


def sheet_of(s: Scene, seat: int, whole: float, height: float, width: float) -> Sheet:
    view: Pharaon = s.view
    return Sheet(
        seat,
        s.who(seat),
        whole,
        width,
        height,
        view.first_player == seat,
        view.pharaoh == seat,
        view.players[seat].passed,
        svg.for_all(s, satisfied, seat) if width > GODS_FROM else None,
    )


def satisfied(s: Scene, seat: int) -> tuple[str, ...]:
    """The gods that score best together; nothing counts for two neighbours. (PHAR-182, PHAR-183)"""
    view: Pharaon = s.view
    traitor = view.traitor
    return tuple(best_gods(view, seat) if traitor is None or seat != TRAITOR else traitor.gods)


# -- where it lies ---------------------------------------------------------------------------------


@svg.part
def area_drawn(p: Area, words: Words) -> list[Element]:
    """Name, supply, nobles and artisans; narrow areas have them below one another.

    What lies on the sheet is not inside of it, so that what changes is small.
    """
    width = p.sheet.width
    is_wide = width > 500 or bool(p.drawn)
    column = (230.0 if p.drawn else 318.0) if is_wide else width - 32
    rows = max(-(-len(p.offerings) // 6), 1) if is_wide else 1
    line = token_size(column / 6) * 2 + 9
    below = TOP + 12 + line * (1 + rows)
    under = Box(20.0, below, column, p.sheet.height - 8 - below)
    return [
        sheet(p.sheet, words),
        resources(p, TOP + 8 + line / 2, column, words),
        offerings(p, TOP + 8 + line * 1.5, column, line if is_wide else 0, words),
        *(wide_cards(p, under, words) if is_wide else narrow_cards(p, under, words)),
        *backs(p),
    ]


def wide_cards(p: Area, under: Box, words: Words) -> list[Element]:
    """The nobles beside the tokens, the artisans under these; in the setup, the nobles to choose from."""
    left, top = under.right + 14, TOP + 8
    beside = Box(left, top, p.sheet.width - 12 - left, under.foot - top)
    if not p.drawn:
        return [*nobles(p, beside, words), *artisans(p, under, words)]
    return [*drawn_cards(p, beside, words), *(nobles(p, under, words) or artisans(p, under, words))]


def narrow_cards(p: Area, under: Box, words: Words) -> list[Element]:
    """The nobles under the tokens, and the artisans under the nobles."""
    x, y, column, height = under
    rows = -(-len(p.nobles) // columns_for(len(p.nobles), column, height - 30))
    most = max(28.0, height - 35 * rows) if rows else height
    room = height - (min(most, 42.0) + 4 if p.artisans else 0)
    used = min(room, 35.0 * rows) + 2
    return [
        *nobles(p, Box(x - 2, y, column, room), words),
        *artisans(p, Box(x - 2, y + used, column, height - used), words),
    ]


# -- heading ---------------------------------------------------------------------------------------


@svg.part
def sheet(p: Sheet, words: Words) -> Element:
    ground = svg.panel(0, 0, p.whole, p.height, seat=p.seat)
    return svg.spot(f"seat-{p.seat}", ground, heading(p, words), seats=[p.seat])


def heading(p: Sheet, words: Words) -> Element:
    """The name at the left; from the right the player's tokens and the gods."""
    right = p.width - 14
    signs: list[Element] = []
    if p.is_first:
        sign = first_player(right - 14, 21, 14)
        signs.append(svg.spot("first-player-token", sign, tip=words.word("first-player")))
        right -= 32
    if p.is_pharaoh:
        sign = round_token(right - 16, 21, 14, PHARAOH_GLYPH, "#7d2f6b")
        signs.append(svg.spot("pharaoh-token", sign, tip=words.word("pharaoh")))
        right -= 34
    if p.has_passed:
        passed = words.word("passed")
        signs.append(svg.pill(passed, right, 21, size=12.5, anchor="end"))
        right -= svg.text_width(passed, 12.5) + 30
    if p.gods is not None:
        right -= 5 * 29
        signs.append(gods(p.seat, p.gods, right + 14, words))
    return svg.group(
        svg.marker(29, 21, 20, p.seat),
        svg.label(p.name, 44, 21, size=17, width=right - 50, fill=svg.INK, face="bold", anchor="start"),
        svg.line(18, 38, p.width - 12, 38, stroke=svg.GOLD, stroke_opacity=0.6),
        *signs,
    )


def gods(seat: int, bright: tuple[str, ...], x: float, words: Words) -> Element:
    """The gods; those that this player would score now are bright."""
    signs = []
    for i, god in enumerate(GODS):
        fill = "#22384a" if god in bright else "#cdbd93"
        sign = svg.disc(x + 29 * i, 21, 12.5, fill=fill, glyph=god)
        signs.append(svg.spot(f"seat-{seat}-god-{god}", sign, tip=words.name(god)))
    return svg.group(*signs)


# -- tokens ----------------------------------------------------------------------------------------


def resources(p: Area, y: float, width: float, words: Words) -> Element:
    step = width / len(p.resources)
    return svg.group(
        *[
            held(Held(p.sheet.seat, kind, count, 20 + step * i, y, step, p.is_mine), words)
            for i, (kind, count) in enumerate(p.resources)
        ]
    )


def offerings(p: Area, y: float, width: float, line: float, words: Words) -> Element:
    """The offering tokens that the player has: six in a line, or all in one if lines have no height."""
    is_close = not line and len(p.offerings) > 6
    in_line = len(p.offerings) if is_close else 6
    step = min(36.0, width / in_line) if is_close else width / in_line
    tokens = []
    for i, (kind, count) in enumerate(p.offerings):
        x, top = 20 + step * (i % in_line), y + line * (i // in_line)
        tokens.append(held(Held(p.sheet.seat, kind, count, x, top, step, p.is_mine, is_close), words))
    return svg.group(*tokens)


def token_size(step: float) -> float:
    return min(14.5, step * 0.28)


@svg.part
def held(p: Held, words: Words) -> Element:
    """Tokens of one kind and their number; pale if there are none."""
    r = min(12.0, p.step * 0.42) if p.is_close else token_size(p.step)
    x = p.x + r * 1.2
    drawn = token(x, p.y, r, p.kind)
    shown = svg.group(drawn if p.number else svg.group(drawn, opacity=0.28), number_of(p, x, r))
    tip = f"{words.name(p.kind)}: {p.number}"
    name = f"seat-{p.seat}-{p.kind}"
    if not p.is_mine:
        return svg.spot(name, shown, tip=tip)
    verbs = SUPPLY_VERBS if p.kind in COLOURS else SUPPLY_VERBS[:-1]
    edge = svg.rect(p.x - 4, p.y - r - 4, p.step - 1, 2 * r + 8, rx=9, fill="none", class_="edge")
    return svg.spot(name, edge, shown, choice=[f"{verb}:{p.kind}" for verb in verbs], tip=tip)


def number_of(p: Held, x: float, r: float) -> Element | None:
    """Beside the token, or on it if there is little room."""
    if p.is_close:
        return svg.counter(x + r * 0.7, p.y + r * 0.8, p.number, size=12) if p.number > 1 else None
    ink = svg.INK if p.number else svg.FADED_INK
    size = max(12.0, min(17.0, p.step * 0.36))
    return svg.label(str(p.number), x + r * 1.3 + 1, p.y, size=size, face="bold", fill=ink, anchor="start")


# -- cards -----------------------------------------------------------------------------------------


def nobles(p: Area, box: Box, words: Words) -> list[Element]:
    """The nobles of a player: as cards where there is room for their text, else in short form."""
    x, y, width, height = box
    count = len(p.nobles)
    if not count:
        return []
    wide = min(190.0, (width + 8) / count - 8)
    if height > 140 and all([is_legible(name, wide, height, words) for name, _ in p.nobles]):
        places = [Box(x + (wide + 8) * i, y, wide, height) for i in range(count)]
        return [noble_card(card, words) for card in held_nobles(p, places)]
    columns = columns_for(count, width, height)
    tall = max(12.0, min(31.0, height / -(-count // columns) - 4))
    wide = min(215.0, (width + 5) / columns - 5)
    places = [
        Box(x + (wide + 5) * (i % columns), y + (tall + 4) * (i // columns), wide, tall) for i in range(count)
    ]
    return [noble_chip(card, words) for card in held_nobles(p, places)]


def held_nobles(p: Area, places: list[Box]) -> list[NobleCard]:
    """The nobles of a player at these places; only the owner uses them."""
    return [
        NobleCard(name, place, held_choice(name) if p.is_mine else (), spent)
        for (name, spent), place in zip(p.nobles, places, strict=True)
    ]


def columns_for(count: int, width: float, height: float) -> int:
    """The number of columns for so many nobles in short form."""
    columns = max(1, min(count, int(width // 126)))
    while -(-count // columns) * 26 > height and width / (columns + 1) > 78:
        columns += 1
    return columns


def artisans(p: Area, box: Box, words: Words) -> list[Element]:
    size = max(20.0, min(42.0, box.h))
    step = min(size + 6, (box.w - size) / max(1, len(p.artisans) - 1))
    return [artisan_chip(name, box.x + step * i, box.y, size, words) for i, name in enumerate(p.artisans)]


def drawn_cards(p: Area, box: Box, words: Words) -> list[Element]:
    """The nobles drawn in the setup, for their owner alone."""
    wide = (box.w + 8) / len(p.drawn)
    return [
        noble_card(NobleCard(name, Box(box.x + wide * i, box.y, wide - 8, box.h), (f"noble:{name}",)), words)
        for i, name in enumerate(p.drawn)
    ]


def backs(p: Area) -> list[Element]:
    """Secret nobles, face down."""
    right, foot = p.sheet.width, p.sheet.height
    return [
        svg.spot(
            f"seat-{p.sheet.seat}-back-{i + 1}",
            svg.card_back(right - 46 - 42 * i, foot - 54, 36, 46, "noble"),
        )
        for i in range(p.backs)
    ]
