"""What lies before each player: builders, stones, grain, ships, cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.egizia.components import (
    ABILITIES,
    ANYTIME,
    BUILDERS,
    CREWS,
    GRAVE_CARD,
    GRAVE_CARD_VALUE,
    OVER_PHASE,
    OVERSEER,
    RESERVE_MAX,
    SHIPS,
)
from senet.games.egizia.drawing.cards import (
    ONCE_A_ROUND,
    HeldCard,
    SphinxCard,
    held_chip,
    sphinx_card,
    sphinx_names,
    tile,
)
from senet.games.egizia.drawing.scene import Person, Places, person, ships_on_board
from senet.games.egizia.drawing.signs import ROMAN, crew_token, points, ship, small_card, stone
from senet.games.egizia.drawing.tracks import SITE_GLYPH
from senet.games.egizia.table import Egizia, Player, scarab
from senet.kernel.game import UNKNOWN
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

TOP: Final = 40.0  # the contents of an area begin below
CHIP: Final[tuple[float, ...]] = (140.0, 33.0)  # the least size of a card with its name
SHARES: Final[tuple[float, ...]] = (0.265, 0.25, 0.195, 0.145, 0.145)  # of the width, for what is counted


class Sheet(NamedTuple):
    """The sheet on which everything of a player lies, and its first line."""

    player: Person
    width: float
    height: float
    score: int
    token: int  # of the turn order; 0 for none
    rank: int  # by points, 1 being the first; 0 before there is one
    sites: tuple[str, ...]  # where the player has built this round
    has_passed: bool


class Builder(NamedTuple):
    """A crew or the overseer."""

    seat: int
    name: str
    hue: int
    strength: int
    is_tired: bool
    is_working: bool  # in the building action that goes on
    is_mine: bool
    together: int  # the strength with the overseer, if the viewer may choose both; else 0


class Stores(NamedTuple):
    """What is counted."""

    seat: int
    hue: int
    stones: int
    made: int  # what the quarries add
    grain: int
    need: int
    ships: tuple[int, ...]  # in the supply, by number
    graves: tuple[int, ...]  # tokens
    grave_cards: int
    hand: int  # Sphinx cards


class Area(NamedTuple):
    """All that a player has. It is drawn with its corner at the origin."""

    sheet: Sheet
    public: float  # the width of what everybody sees
    is_mine: bool
    builders: tuple[Builder, ...]
    stores: Stores
    land: tuple[HeldCard, ...]  # fields and quarries
    special: tuple[HeldCard, ...]  # beginning with those that can be played or used
    hand: tuple[SphinxCard, ...]  # to be read by their owner alone


# -- what there is ---------------------------------------------------------------------------------


def player_area(s: Scene, seat: int, width: float, height: float, public: float) -> list[Element]:
    view: Egizia = s.view
    player, is_mine = view.players[seat], s.is_me(seat)
    found = Area(
        sheet_of(s, seat, width, height),
        public,
        is_mine,
        tuple([builder_of(s, seat, name) for name in BUILDERS]),
        stores_of(s, seat),
        held(player, [*player.fields, *player.quarries], seat, is_mine),
        useful_first(held(player, player.cards, seat, is_mine)),
        hand_of(view, seat) if is_mine else (),
    )
    return area_drawn(found, s.words)


def sheet_of(s: Scene, seat: int, width: float, height: float) -> Sheet:
    view: Egizia = s.view
    player = view.players[seat]
    return Sheet(
        person(s, seat),
        width,
        height,
        player.score,
        place_in(view.turn_order, seat),
        place_in(view.score_order, seat),
        tuple(player.sites),
        player.passed and view.phase == "place_ships",
    )


def place_in(order: list[int], seat: int) -> int:
    return order.index(seat) + 1 if seat in order else 0


def builder_of(s: Scene, seat: int, name: str) -> Builder:
    view: Egizia = s.view
    strength, action, is_mine = view.players[seat].strength, view.action, s.is_me(seat)
    at_work = action is not None and s.decides(seat)
    both = is_mine and f"crew:{name}+{OVERSEER}" in s.offered
    return Builder(
        seat,
        name,
        view.colour(seat),
        strength[name],
        name in view.players[seat].tired,
        at_work and action is not None and (name in action.crews or (name == OVERSEER and action.overseer)),
        is_mine,
        strength[name] + strength[OVERSEER] if both else 0,
    )


def stores_of(s: Scene, seat: int) -> Stores:
    view: Egizia = s.view
    player = view.players[seat]
    ships: Places = svg.for_all(s, ships_on_board)
    away = [each.number for there in ships.values() for each in there if each.owner.seat == seat]
    extra = int(str(s.args[0])) if s.asks("feeding") and s.decides(seat) else 0  # by cards and stones
    return Stores(
        seat=seat,
        hue=view.colour(seat),
        stones=player.stones,
        made=view.production(seat),
        grain=view.grain(seat) + extra,
        need=view.need(seat),
        ships=tuple([number for number in range(1, SHIPS + 1) if number not in away]),
        graves=tuple(player.graves),
        grave_cards=player.cards.count(GRAVE_CARD),
        hand=len(player.sphinx),
    )


def held(player: Player, cards: list[str], seat: int, is_mine: bool) -> tuple[HeldCard, ...]:
    """Every card with how many like it came before."""
    found = []
    for at, card in enumerate(cards):
        number = cards[:at].count(card)
        is_spent = card in ONCE_A_ROUND and not player.may_use(card)
        is_improved = number == 0 and player.improved == card
        found.append(HeldCard(seat, card, number, is_mine, is_spent, is_improved))
    return tuple(found)


def useful_first(cards: tuple[HeldCard, ...]) -> tuple[HeldCard, ...]:
    """Special cards, beginning with those that can be played or used."""
    useful = [each for each in cards if each.card in ANYTIME or each.card in ABILITIES]
    return (*useful, *[each for each in cards if each not in useful])


def hand_of(view: Egizia, seat: int) -> tuple[SphinxCard, ...]:
    """The Sphinx cards that their owner can read; at the end they are shown at the Sphinx."""
    cards = view.players[seat].sphinx
    if view.phase == OVER_PHASE or UNKNOWN in cards:
        return ()
    names = sphinx_names(cards, {})
    return tuple(
        [
            SphinxCard(card, name, view.sphinx_points(seat, card), False)
            for card, name in zip(cards, names, strict=True)
        ]
    )


# -- where it lies ---------------------------------------------------------------------------------


@svg.part
def area_drawn(p: Area, words: Words) -> list[Element]:
    """Public things on the left, equally wide for everybody; the viewer's own Sphinx cards on the right. They lie
    on the sheet but are not part of it, so that changes stay small."""
    width, height = p.sheet.width, p.sheet.height
    column = p.public - 32 if p.hand else width - 32
    lower = 38.0 if any([each.together for each in p.builders]) else 0.0
    at = 20 + column + 14
    beside = Box(at, TOP + 6, width - 12 - at, height - TOP - 14)
    apart = max(0, 5 * hand_columns(beside.w) - len(p.hand)) if p.hand else 0
    below = Box(20, TOP + 90 + lower, column, height - TOP - 98 - lower)
    return [
        sheet(p.sheet, words),
        builders(p.builders, TOP + 26, column, words),
        stores(p.stores, TOP + 68 + lower, column, words),
        *cards(p.land, p.special[apart:], p.is_mine, below, words),
        *(own_hand(p.hand, p.special[:apart], beside, words) if p.hand else []),
    ]


@svg.part
def sheet(p: Sheet, words: Words) -> Element:
    ground = svg.panel(0, 0, p.width, p.height, seat=p.player.hue)
    return svg.spot(f"seat-{p.player.seat}", ground, title(p, words), seats=[p.player.seat])


# -- the first line --------------------------------------------------------------------------------


def title(p: Sheet, words: Words) -> Element:
    seat, name, hue = p.player
    right = p.width - 12
    parts = [points(right - 17, 20, 32, p.score)]
    right -= 40
    if scarab(p.score):
        right -= 20
        parts.append(svg.glyph("scarab", right + 8, 20, 22, svg.INK, body=svg.GOLD_LIGHT))
    if p.rank:
        right -= 26
        place = svg.label(f"{p.rank}.", right + 13, 20, size=15, fill=svg.FADED_INK, face="serif")
        parts.append(svg.spot(f"rank-{seat}", place, tip=words.word("rank", {"rank": p.rank})))
    for site in p.sites:
        right -= 24
        sign = svg.group(
            svg.circle(right + 11, 20, 11, fill=svg.MALACHITE, stroke=svg.GOLD_LIGHT),
            svg.glyph(SITE_GLYPH[site], right + 11, 20, 15, svg.PAPYRUS_LIGHT),
        )
        parts.append(svg.spot(f"seat-{seat}-at-{site}", sign, tip=words.name(site)))
    if p.has_passed:
        passed = words.word("passed")
        parts.append(svg.pill(passed, right - 4, 20, size=12.5, anchor="end"))
        right -= svg.text_width(passed, 12.5) + 30
    return svg.group(
        order_token(seat, p.token, 31, 20, words),
        svg.marker(58, 20, 20, hue),
        svg.label(name, 74, 20, size=17, width=right - 80, face="bold", anchor="start"),
        svg.line(18, 38, p.width - 12, 38, stroke=svg.GOLD, stroke_opacity=0.6),
        *parts,
    )


def order_token(seat: int, token: int, x: float, y: float, words: Words) -> Element:
    """The token of the turn order."""
    drawn = svg.group(
        svg.circle(x, y, 14, fill="#2a4150", stroke=svg.GOLD, stroke_width=2, class_="edge"),
        svg.label(str(token or "–"), x, y, size=16, fill=svg.GOLD_LIGHT, face="serif"),
        class_="piece",
    )
    return svg.spot(f"order-{seat}", drawn, tip=words.word("order", {"token": token}))


# -- builders --------------------------------------------------------------------------------------


@svg.part
def builders(team: tuple[Builder, ...], y: float, width: float, words: Words) -> Element:
    step = width / len(team)
    return svg.group(*[builder(each, 20 + step * at, y, step - 5, words) for at, each in enumerate(team)])


@svg.part
def builder(p: Builder, x: float, y: float, width: float, words: Words) -> Element:
    """A crew or the overseer with its strength; turned over when it has worked."""
    ground = "#b9ab8c" if p.is_tired else svg.GOLD_LIGHT if p.is_working else svg.PAPYRUS_LIGHT
    colour = "#7a6d55" if p.is_tired else svg.seat_colour(p.hue).fill
    top, height = y - 19, 38.0
    middle = x + width / 2
    overseer = svg.disc(middle - 17, y, 15, fill=colour, glyph="official")
    turned = svg.line(x + 6, y + 12, x + width - 6, y - 12, stroke="#5f5340", stroke_width=1.6)
    drawn = svg.group(
        svg.rect(x, top, width, height, rx=7, fill=ground, stroke="#a98f57", class_="edge"),
        crew_token(middle - 17, y, 31, p.name, colour) if p.name in CREWS else overseer,
        svg.label(str(p.strength), middle + 15, y, size=23, face="serif"),
        turned if p.is_tired else None,
        class_="piece",
    )
    tip = f"{words.name(p.name)}: {p.strength}"
    if p.is_tired:
        tip += f" ({words.word('tired')})"
    spot = svg.spot(
        f"builder-{p.seat}-{p.name}",
        drawn,
        choice=f"crew:{p.name}" if p.is_mine else None,
        tip=tip,
        classes="spent" if p.is_tired else "",
    )
    return svg.group(spot, with_overseer(p, x, top + height + 4, width, words) if p.together else None)


def with_overseer(p: Builder, x: float, y: float, width: float, words: Words) -> Element:
    """The same crew together with the overseer."""
    middle = x + width / 2
    return svg.spot(
        f"with-overseer-{p.name}",
        svg.rect(x, y, width, 34, rx=7, fill="#fbe9b0", stroke="#a98f57", class_="edge"),
        svg.label("+", middle - 25, y + 17, size=16, face="bold"),
        svg.glyph("official", middle - 9, y + 17, 27, svg.INK, body="#e2c581"),
        svg.label(f"= {p.together}", middle + 6, y + 17, size=16, face="bold", anchor="start"),
        choice=f"crew:{p.name}+{OVERSEER}",
        tip=f"{ROMAN[p.name]} + {words.name(OVERSEER)}",
    )


# -- stones, grain, ships, graves ------------------------------------------------------------------


@svg.part
def stores(p: Stores, y: float, width: float, words: Words) -> Element:
    """The reserve and what the quarries add, grain against need, ships, grave tokens, Sphinx cards."""
    lefts = [20 + width * sum(SHARES[:at]) for at in range(len(SHARES))]
    return svg.group(
        reserve(p, lefts[0], y, words),
        food(p, lefts[1], y, words),
        fleet(p, lefts[2], y),
        tombs(p, lefts[3], y, words),
        hand_size(p, lefts[4], y, words),
    )


def reserve(p: Stores, x: float, y: float, words: Words) -> Element:
    full = svg.CARNELIAN if p.stones + p.made > RESERVE_MAX else svg.FADED_INK
    left = x + 31 + svg.text_width(str(p.stones), 17, "bold")
    drawn = svg.group(
        stone(x + 11, y, 23),
        amount(p.stones, x + 26, y),
        svg.label(f"+{p.made}", left, y + 1, size=13.5, fill=full, anchor="start"),
    )
    tip = words.word("stones", {"count": p.stones, "most": RESERVE_MAX, "made": p.made})
    return svg.spot(f"stones-{p.seat}", drawn, tip=tip)


def food(p: Stores, x: float, y: float, words: Words) -> Element:
    short = svg.CARNELIAN if p.grain < p.need else svg.INK
    drawn = svg.group(
        svg.glyph("wheat", x + 9, y, 24, svg.INK, body="#f2d68f"),
        svg.label(f"{p.grain}/{p.need}", x + 21, y, size=16, fill=short, face="bold", anchor="start"),
    )
    return svg.spot(f"grain-{p.seat}", drawn, tip=words.word("grain", {"count": p.grain, "need": p.need}))


def fleet(p: Stores, x: float, y: float) -> Element:
    """The ships in the supply, one over the other."""
    pile = [
        svg.spot(f"ship-{p.seat}-{number}", ship(x + 15 + 0.5 * at, y + 1 - 0.4 * at, 24, p.hue))
        for at, number in enumerate(p.ships)
    ]
    return svg.group(*pile, amount(len(p.ships), x + 36, y))


def tombs(p: Stores, x: float, y: float, words: Words) -> Element:
    worth = sum(p.graves) + GRAVE_CARD_VALUE * p.grave_cards
    tokens = " + ".join([str(value) for value in p.graves]) or "0"
    drawn = svg.group(svg.glyph("mummy", x + 7, y, 24, svg.INK, body="#e8cf8f"), amount(worth, x + 17, y))
    return svg.spot(f"graves-{p.seat}", drawn, tip=words.word("graves", {"tokens": tokens}))


def hand_size(p: Stores, x: float, y: float, words: Words) -> Element:
    drawn = svg.group(small_card(x + 10, y, 27, "sphinx_card"), amount(p.hand, x + 23, y))
    return svg.spot(f"hand-{p.seat}", drawn, tip=words.word("hand", {"count": p.hand}))


@svg.made_once
def amount(number: int, x: float, y: float) -> Element:
    return svg.label(str(number), x, y, size=17, face="bold", anchor="start")


# -- cards -----------------------------------------------------------------------------------------


def cards(
    land: tuple[HeldCard, ...], special: tuple[HeldCard, ...], is_mine: bool, box: Box, words: Words
) -> list[Element]:
    """Fields and quarries as tiles; special cards with their names where there is room for them."""
    x, y, width, height = box
    columns = max(1, int((width + 4) // (CHIP[0] + 4)))
    lines = -(-len(special) // columns)
    size = tile_size(len(land), width, height - lines * (CHIP[1] + 4), 40 if special else 46)
    if not is_mine or size < 28:
        everything = (*land, *special)
        return tiles(everything, x, y, width, tile_size(len(everything), width, height, 46), words)
    used = -(-len(land) // max(1, int((width + 4) // (size + 4)))) * (size + 4)
    wide = (width + 4) / columns - 4
    chips = []
    for at, card in enumerate(special):
        row, column = divmod(at, columns)
        place = Box(x + (wide + 4) * column, y + used + (CHIP[1] + 4) * row, wide, CHIP[1])
        chips.append(held_chip(card, place, words))
    return [*tiles(land, x, y, width, size, words), *chips]


def tile_size(count: int, width: float, height: float, most: float) -> float:
    """The largest size at which so many tiles fit."""
    size = most
    while size > 12:
        per_row, rows = int((width + 4) // (size + 4)), int((height + 4) // (size + 4))
        if per_row * rows >= count:
            return size
        size -= 1
    return size


def tiles(
    held: tuple[HeldCard, ...], x: float, y: float, width: float, size: float, words: Words
) -> list[Element]:
    per_row = max(1, int((width + 4) // (size + 4)))
    return [
        tile(card, x + (size + 4) * (at % per_row), y + (size + 4) * (at // per_row), size, words)
        for at, card in enumerate(held)
    ]


def hand_columns(width: float) -> int:
    return 1 if width < 330 else 2


def own_hand(
    hand: tuple[SphinxCard, ...], special: tuple[HeldCard, ...], box: Box, words: Words
) -> list[Element]:
    """The viewer's own Sphinx cards, and below them special cards if they fit."""
    x, y, width, height = box
    count = len(hand) + len(special)
    columns = 1 if count <= 4 else hand_columns(width)
    rows = -(-count // columns)
    tall = min(44.0, height / rows)
    wide = (width + 5) / columns - 5
    places = [
        Box(x + (wide + 5) * (at // rows), y + tall * (at % rows), wide, tall - 4) for at in range(count)
    ]
    return [
        *[sphinx_card(card, place, words) for card, place in zip(hand, places, strict=False)],
        *[held_chip(card, place, words) for card, place in zip(special, places[len(hand) :], strict=True)],
    ]
