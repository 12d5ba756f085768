"""The table of Kemet as one SVG: the map, the boards beside it, below them the power tiles and the hand."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.kemet.drawing_amon import amon_board, amon_cards
from senet.games.kemet.drawing_battle import context
from senet.games.kemet.drawing_gods import rise_marker
from senet.games.kemet.drawing_hand import hand
from senet.games.kemet.drawing_map import TALL, chart_in, land, map_width, signs
from senet.games.kemet.drawing_market import levels, market
from senet.games.kemet.drawing_players import board, silver_places
from senet.games.kemet.drawing_scene import Box, Scene, faction_glyph, scene
from senet.games.kemet.drawing_teams import pennant, winners
from senet.games.kemet.drawing_troops import standing
from senet.games.kemet.table import DAY, NIGHT, NOBODY, Kemet
from senet.kernel.play import choices, deciders, text
from senet.kernel.telling import Voice
from senet.svg import Element

WIDTH: Final = 1720.0
HEIGHT: Final = 1172.0
GAP: Final = 12.0
TOP: Final = 66.0
MAP: Final = 690.0  # the height of the map
MARKET: Final = 208.0
HAND: Final = HEIGHT - TOP - MAP - MARKET - 3 * GAP
MARKET_TOP: Final = TOP + MAP + GAP
HAND_TOP: Final = MARKET_TOP + MARKET + GAP
CLOSE: Final = {"boards": 0.8, "amon": 0.66}  # how close a board comes on a small screen at least
BANNER: Final = {DAY: "sun", NIGHT: "moon"}


def draw(view: Kemet, voice: Voice) -> str:
    """What the seat of this view sees."""
    offered = {text(choice) for choice in choices(view, view.flow.viewer)}
    return svg.lit(str(compose(view, voice)), offered, view.flow.viewer, deciders(view))


def compose(
    view: Kemet, voice: Voice, lit: bool = True, commons: svg.Commons | None = None
) -> svg.Composition:
    """The same, not yet put together. If it is not `lit`, who shows it lights what may be chosen."""
    s = scene(view, voice, lit, commons)
    wide = map_width(s) * (MAP - 16) / TALL + 16
    six = len(view.players) == 6
    tiles = Box(GAP, MARKET_TOP, WIDTH - 2 * GAP, MARKET)
    cards = Box(GAP, HAND_TOP, wide if six else WIDTH - 2 * GAP, HAND)
    places = boards_in(s, Box(2 * GAP + wide, TOP, WIDTH - 3 * GAP - wide, MAP))
    going_on = Box(2 * GAP + wide, HAND_TOP, WIDTH - 3 * GAP - wide, HAND) if six else places.pop()
    amons_parts: list[Element] = []
    if view.amon is not None:
        beside = Box(going_on.right + GAP, going_on.y, going_on.w, going_on.h)
        amons_parts = [amon_board(s, places[1]), amon_cards(s, beside)]
        places.append(beside)
    parts = [
        svg.frame(
            WIDTH,
            HEIGHT,
            s.word("title"),
            note=svg.for_all(s, progress),
            glyphs=("anubis", "pyramid", "scarab"),
        ),
        *svg.for_all(s, header),
        *table(s, Box(GAP, TOP, wide, MAP)),
        *boards(s, places),
        silver_places(s, places[s.seat]) if s.offers("silver") else None,
        context(s, going_on, context_scale(s)),
        *svg.for_all(s, market, tiles),
        hand(s, cards),
        *amons_parts,
        *regions(s, Box(GAP, TOP, wide, MAP), places, going_on, cards, svg.for_all(s, levels, tiles)),
    ]
    return svg.composition(WIDTH, HEIGHT, parts, title=s.word("title"), description=s.word("description"))


def boards(s: Scene, places: list[Box]) -> list[Element]:
    """The boards of the players; Amon has his own."""
    seats = [seat for seat in range(len(s.view.players)) if not s.view.is_amon(seat)]
    return [part for seat in seats for part in svg.for_all(s, board, seat, places[seat])]


def table(s: Scene, box: Box) -> list[Element]:
    """The map with everything that stands on it."""
    chart = chart_in(s, Box(box.x + 8, box.y + 8, box.w - 16, box.h - 16))
    return [
        svg.tray(box.x, box.y, box.w, box.h),
        *svg.for_others(s, land, chart),
        svg.for_all(s, signs, chart),
        *svg.for_others(s, standing, chart),
    ]


def boards_in(s: Scene, box: Box) -> list[Box]:
    """Where the boards of the players are, in the order of seats; what is going on has the place that is left."""
    seats = len(s.view.players)
    half = (box.w - GAP) / 2
    rows = 2 if seats <= 3 else 3
    tall = (box.h - GAP * (rows - 1)) / rows
    cells = [
        Box(box.x + (half + GAP) * (i % 2), box.y + (tall + GAP) * (i // 2), half, tall)
        for i in range(rows * 2)
    ]
    if s.view.amon is not None:
        return cells[:3]  # beside what is going on lie Amon's cards
    if seats in (2, 4):
        top = cells[seats].y
        cells[seats] = Box(box.x, top, box.w, box.foot - top)
    return cells[: seats + 1]


def context_scale(s: Scene) -> float:
    """How large the words are that tell what is going on."""
    seats = len(s.view.players)
    if seats > 3:
        return 1.0
    return (
        1.7
        if seats == 2 and s.view.amon is None and s.view.battle is not None and not s.asks("add_cards")
        else 1.4
    )


@svg.remembered
def regions(
    s: Scene, land: Box, places: list[Box], going_on: Box, cards: Box, tiles: list[tuple[Box, float]]
) -> list[Element]:
    """What one looks at by itself: the map, what is going on, the own board and the others, tiles, cards."""
    mine = max(s.seat, 0)
    kinds = ["boards"] * len(places) if s.view.amon is None else ["boards", "amon", "amon"]
    found: list[tuple[str, Box, float]] = [
        ("map", land, 0.0),
        ("now", going_on, 0.8),
        *(
            (kinds[i], places[i], CLOSE[kinds[i]])
            for i in sorted(range(len(places)), key=lambda one: one != mine)
        ),
        *(("tiles", box, close) for box, close in tiles),
        ("hand", Box(cards.x, cards.y, cards.w * 0.61, cards.h), 0.8),
        ("hand", Box(cards.x + cards.w * 0.61, cards.y, cards.w * 0.39, cards.h), 0.8),
    ]
    return [
        svg.region(name, s.word(f"region-{name}"), box.x, box.y, box.w, box.h, close=close)
        for name, box, close in found
    ]


# -- the head --------------------------------------------------------------------------------------


def progress(s: Scene) -> str:
    """Round, day or night; or who has won."""
    view = s.view
    if view.winner != NOBODY:
        return s.word("won", who=winners(s))
    if view.phase == NIGHT:
        return s.word("night", round=view.round, step=view.night_step)
    return s.word("day", round=view.round) if view.phase == DAY else s.word("setup")


@svg.remembered
def header(s: Scene) -> list[Element]:
    """In the head: sun or moon, the turn order, and the Divine Intervention cards."""
    right = WIDTH - 20 - svg.text_width(progress(s), 14) - 28 - 26
    parts: list[Element] = []
    if s.view.phase in BANNER:
        fill = "#e8b62c" if s.view.phase == DAY else "#9fb4d8"
        parts.append(svg.disc(right, 28, 15, fill=fill, glyph=BANNER[s.view.phase]))
    left = right - 60 - 40 * len(s.view.players)
    return [*parts, *order(s, right - 46), *piles(s, left), *rise_marker(s, left - 142, 28)]


def order(s: Scene, right: float) -> list[Element]:
    """Who plays in which order; at the end of the night the places that may be chosen."""
    view = s.view
    seats = view.track or view.order
    left = right - 40 * len(seats) + 24
    parts: list[Element] = []
    for place, seat in enumerate(seats):
        x = left + 40 * place
        if seat == NOBODY:
            drawn = svg.group(
                svg.circle(x, 28, 15, fill=svg.NIGHT_LIGHT, stroke="#6d8596", class_="edge"),
                svg.label(str(place + 1), x, 28, size=14, fill=svg.PAPYRUS, face="bold"),
                class_="piece",
            )
            tip = s.word("place", number=place + 1)
        else:
            drawn = svg.group(
                svg.disc(x, 28, 15, seat=seat, glyph=faction_glyph(s, seat)),
                *pennant(s, seat, x + 12, 39, 12),
            )
            tip = f"{s.word('place', number=place + 1)}: {s.voice.who(seat)}"
        name = f"place-{place + 1}" if seat == NOBODY else f"order-{seat}"
        parts.append(
            svg.spot(
                name,
                drawn,
                choice=f"position:{place + 1}",
                choices=s.open,
                acting=s.decides(seat),
                tip=tip,
                classes="order",
            )
        )
    return parts


def piles(s: Scene, right: float) -> list[Element]:
    """The deck of Divine Interventions and its discard pile."""
    view = s.view
    names = sorted(s.voice.name(card) for card in set(view.discard))
    deck = f"{s.word('deck')}: {len(view.deck)}"
    discard = f"{s.word('discard')}: {len(view.discard)}" + (f" ({', '.join(names)})" if names else "")
    return [
        svg.spot(
            "deck",
            svg.card_back(right - 108, 9, 28, 38, "eye_of_horus"),
            svg.label(
                str(len(view.deck)), right - 74, 28, size=15, fill=svg.PAPYRUS, face="bold", anchor="start"
            ),
            choice="draw",
            choices=s.open,
            tip=deck,
        ),
        svg.spot(
            "discard",
            svg.rect(right - 42, 9, 28, 38, rx=6, fill=svg.PAPYRUS, stroke="#a98f57", class_="edge"),
            svg.glyph("scroll", right - 28, 28, 21, svg.INK, body="#d8b868"),
            svg.label(
                str(len(view.discard)), right - 9, 28, size=15, fill=svg.PAPYRUS, face="bold", anchor="start"
            ),
            tip=discard,
        ),
    ]
