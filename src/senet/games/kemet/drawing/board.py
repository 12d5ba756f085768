"""The whole table: the map, the boards beside it, below them the power tiles and the hand; and the head above."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.drawing.amon import amon_board, amon_cards
from senet.games.kemet.drawing.cards import hand
from senet.games.kemet.drawing.gods import rise_marker
from senet.games.kemet.drawing.map import TALL, chart_in, land, map_width, named, rim, signs
from senet.games.kemet.drawing.market import levels, market
from senet.games.kemet.drawing.now import now, now_scale
from senet.games.kemet.drawing.pieces import pennant
from senet.games.kemet.drawing.players import board, silver_places
from senet.games.kemet.drawing.result import winners
from senet.games.kemet.drawing.scene import Person, person, scene
from senet.games.kemet.drawing.troops import arrivals, standing
from senet.games.kemet.table import DAY, NIGHT, NOBODY, Kemet
from senet.kernel.play import choices, deciders, text
from senet.kernel.telling import Voice, Words
from senet.svg import Box, Element, Scene

WIDTH: Final = 1720.0
HEIGHT: Final = 1172.0
GAP: Final = 12.0
TOP: Final = 66.0
MAP: Final = 690.0  # the height of the map
MARKET: Final = 208.0
HAND: Final = HEIGHT - TOP - MAP - MARKET - 3 * GAP
MARKET_TOP: Final = TOP + MAP + GAP
HAND_TOP: Final = MARKET_TOP + MARKET + GAP
TILES: Final = Box(GAP, MARKET_TOP, WIDTH - 2 * GAP, MARKET)
CLOSE: Final = {"boards": 0.8, "amon": 0.66}  # how close a board comes on a small screen at least
BANNER: Final = {DAY: "sun", NIGHT: "moon"}


class Layout(NamedTuple):
    """Where everything is."""

    land: Box
    boards: tuple[Box, ...]  # of the seats; in a solo game the last one is for Amon's cards
    now: Box
    cards: Box


class Regions(NamedTuple):
    """What one looks at by itself."""

    layout: Layout
    mine: int  # the board that comes first
    is_solo: bool
    tiles: tuple[tuple[Box, float], ...]


class Place(NamedTuple):
    """A place in the turn order."""

    number: int
    x: float
    person: Person | None
    is_acting: bool


class Piles(NamedTuple):
    """The deck of Divine Interventions and its discard pile."""

    right: float
    deck: int
    discard: int
    discarded: tuple[str, ...]  # the kinds


def draw(view: Kemet, voice: Voice) -> str:
    """What the seat of this view sees."""
    offered = {text(choice) for choice in choices(view, view.flow.viewer)}
    return svg.lit(str(compose(view, voice)), offered, view.flow.viewer, deciders(view))


def compose(view: Kemet, voice: Voice, commons: svg.Commons | None = None) -> svg.Composition:
    """The same, not yet put together or lit."""
    s = scene(view, voice, commons)
    title, note = s.words.word("title"), svg.for_all(s, progress)
    at = layout(view.map, len(view.players), view.amon is not None)
    close = svg.for_all(s, levels, TILES)
    parts = [
        svg.frame(WIDTH, HEIGHT, title, note=note, glyphs=("anubis", "pyramid", "scarab")),
        *svg.for_all(s, header, note),
        *table(s, at.land),
        *boards(s, at.boards),
        silver_places(s, at.boards[s.seat]) if s.offers("silver") else None,
        now(s, at.now, now_scale(s)),
        *svg.for_all(s, market, TILES),
        hand(s, at.cards),
        *([] if view.amon is None else [amon_board(s, at.boards[1]), amon_cards(s, at.boards[2])]),
        *regions(Regions(at, max(s.seat, 0), view.amon is not None, close), s.words),
    ]
    return svg.composition(WIDTH, HEIGHT, parts, title=title, description=s.words.word("description"))


def boards(s: Scene, places: tuple[Box, ...]) -> list[Element]:
    """The boards of the players; Amon has his own."""
    view: Kemet = s.view
    seats = [seat for seat in range(len(view.players)) if not view.is_amon(seat)]
    return [part for seat in seats for part in svg.for_all(s, board, seat, places[seat])]


def table(s: Scene, box: Box) -> list[Element]:
    """The map with everything that stands on it."""
    chart = chart_in(s.view.map, Box(box.x + 8, box.y + 8, box.w - 16, box.h - 16))
    return [
        svg.tray(box.x, box.y, box.w, box.h),
        *svg.for_all(s, land, chart),
        named(s, chart),
        rim(s.view.map, chart),
        svg.for_all(s, signs, chart),
        *svg.for_all(s, standing, chart),
        *arrivals(s, chart),
    ]


# -- places ----------------------------------------------------------------------------------------


@lru_cache(maxsize=20)
def layout(map: int, seats: int, is_solo: bool) -> Layout:
    wide = map_width(map) * (MAP - 16) / TALL + 16
    boards = boards_in(Box(2 * GAP + wide, TOP, WIDTH - 3 * GAP - wide, MAP), seats, is_solo)
    if seats == 6:
        going_on = Box(2 * GAP + wide, HAND_TOP, WIDTH - 3 * GAP - wide, HAND)
    else:
        going_on = boards.pop()
    if is_solo:
        boards.append(Box(going_on.right + GAP, going_on.y, going_on.w, going_on.h))
    cards = Box(GAP, HAND_TOP, wide if seats == 6 else WIDTH - 2 * GAP, HAND)
    return Layout(Box(GAP, TOP, wide, MAP), tuple(boards), going_on, cards)


def boards_in(box: Box, seats: int, is_solo: bool) -> list[Box]:
    """Where the boards of the players are, in the order of seats; what is going on has the place that is left."""
    half = (box.w - GAP) / 2
    rows = 2 if seats <= 3 else 3
    tall = (box.h - GAP * (rows - 1)) / rows
    cells = [
        Box(box.x + (half + GAP) * (i % 2), box.y + (tall + GAP) * (i // 2), half, tall)
        for i in range(rows * 2)
    ]
    if is_solo:
        return cells[:3]  # beside what is going on lie Amon's cards
    if seats in (2, 4):
        top = cells[seats].y
        cells[seats] = Box(box.x, top, box.w, box.foot - top)
    return cells[: seats + 1]


@svg.part
def regions(p: Regions, words: Words) -> list[Element]:
    """The map, what is going on, the own board and the others, tiles, cards."""
    boards, cards = p.layout.boards, p.layout.cards
    kinds = ["boards", "amon", "amon"] if p.is_solo else ["boards"] * len(boards)
    order = [p.mine, *[seat for seat in range(len(boards)) if seat != p.mine]]
    found: list[tuple[str, Box, float]] = [
        ("map", p.layout.land, 0.0),
        ("now", p.layout.now, 0.8),
        *[(kinds[i], boards[i], CLOSE[kinds[i]]) for i in order],
        *[("tiles", box, close) for box, close in p.tiles],
        ("hand", Box(cards.x, cards.y, cards.w * 0.61, cards.h), 0.8),
        ("hand", Box(cards.x + cards.w * 0.61, cards.y, cards.w * 0.39, cards.h), 0.8),
    ]
    return [svg.region(name, words.word(f"region-{name}"), *box, close=close) for name, box, close in found]


# -- the head --------------------------------------------------------------------------------------


def progress(s: Scene) -> str:
    """Round, day or night; or who has won."""
    view: Kemet = s.view
    words: Words = s.words
    if view.winner != NOBODY:
        return words.word("won", {"who": winners(s)})
    if view.phase == NIGHT:
        return words.word("night", {"round": view.round, "step": view.night_step})
    return words.word("day", {"round": view.round}) if view.phase == DAY else words.word("setup")


def header(s: Scene, note: str) -> list[Element]:
    """In the head: sun or moon, the turn order, and the Divine Intervention cards."""
    view: Kemet = s.view
    right = WIDTH - 20 - svg.text_width(note, 14) - 28 - 26
    left = right - 60 - 40 * len(view.players)
    parts: list[Element] = []
    if view.phase in BANNER:
        fill = "#e8b62c" if view.phase == DAY else "#9fb4d8"
        parts.append(svg.disc(right, 28, 15, fill=fill, glyph=BANNER[view.phase]))
    parts += order(s, right - 46)
    parts += piles(Piles(left, len(view.deck), len(view.discard), tuple(sorted(set(view.discard)))), s.words)
    return parts + rise_marker(s, left - 142, 28)


def order(s: Scene, right: float) -> list[Element]:
    """Who plays in which order; at the end of the night the places that may be chosen."""
    view: Kemet = s.view
    seats = view.track or view.order
    left = right - 40 * len(seats) + 24
    return [
        place(
            Place(i + 1, left + 40 * i, None if seat == NOBODY else person(s, seat), s.decides(seat)), s.words
        )
        for i, seat in enumerate(seats)
    ]


@svg.part
def place(p: Place, words: Words) -> Element:
    tip = words.word("place", {"number": p.number})
    if p.person is None:
        drawn = svg.group(
            svg.circle(p.x, 28, 15, fill=svg.NIGHT_LIGHT, stroke="#6d8596", class_="edge"),
            svg.label(str(p.number), p.x, 28, size=14, fill=svg.PAPYRUS, face="bold"),
            class_="piece",
        )
    else:
        drawn = svg.group(
            svg.disc(p.x, 28, 15, seat=p.person.seat, glyph=p.person.glyph),
            *pennant(p.person.team, p.x + 12, 39, 12),
        )
        tip = f"{tip}: {p.person.name}"
    return svg.spot(
        f"place-{p.number}" if p.person is None else f"order-{p.person.seat}",
        drawn,
        choice=f"position:{p.number}",
        acting=p.is_acting,
        tip=tip,
        classes="order",
    )


@svg.part
def piles(p: Piles, words: Words) -> list[Element]:
    names = sorted([words.name(card) for card in p.discarded])
    listed = f" ({', '.join(names)})" if names else ""
    return [
        svg.spot(
            "deck",
            svg.card_back(p.right - 108, 9, 28, 38, "eye_of_horus"),
            in_pile(p.deck, p.right - 74),
            choice="draw",
            tip=f"{words.word('deck')}: {p.deck}",
        ),
        svg.spot(
            "discard",
            svg.rect(p.right - 42, 9, 28, 38, rx=6, fill=svg.PAPYRUS, stroke="#a98f57", class_="edge"),
            svg.glyph("scroll", p.right - 28, 28, 21, svg.INK, body="#d8b868"),
            in_pile(p.discard, p.right - 9),
            tip=f"{words.word('discard')}: {p.discard}{listed}",
        ),
    ]


def in_pile(cards: int, x: float) -> Element:
    return svg.label(str(cards), x, 28, size=15, fill=svg.PAPYRUS, face="bold", anchor="start")
