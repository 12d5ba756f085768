"""What lies before each player: builders, stones, grain, ships, cards."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.egizia.components import (
    ABILITIES,
    ANYTIME,
    BUILDERS,
    CREWS,
    GRAVE_CARD_VALUE,
    OVERSEER,
    RESERVE_MAX,
    SHIPS,
)
from senet.games.egizia.drawing_cards import held_chip, sphinx_card, sphinx_names, tile
from senet.games.egizia.drawing_parts import ROMAN, Scene, crew_token, points, ship, small_card, stone
from senet.games.egizia.drawing_tracks import SITE_GLYPH
from senet.games.egizia.table import scarab
from senet.kernel.game import UNKNOWN
from senet.svg import Element

Box = tuple[float, float, float, float]
TOP: Final = 40.0  # the contents of an area begin below
CHIP: Final = (140.0, 33.0)  # the least size of a card with its name


def player_area(
    s: Scene, seat: int, x: float, y: float, width: float, height: float, public: float
) -> list[Element]:
    """One sheet: the public things at the left, so wide for everybody; the own Sphinx cards at the right. What
    lies on it is not inside of it, so that what changes is small."""
    hand = shown_hand(s, seat)
    own = s.is_me(seat)
    column = public - 32 if own and hand else width - 32
    left = x + 20
    lower = 38.0 if own and any(f"crew:{crew}+{OVERSEER}" in s.open for crew in CREWS) else 0.0
    at = left + column + 14
    beside = (at, y + TOP + 6, x + width - 12 - at, height - TOP - 14)
    special = useful_first(s.view.players[seat].cards)
    apart = special[: max(0, 5 * hand_columns(beside[2]) - len(hand))] if own and hand else []
    parts = [
        sheet(s, seat, x, y, width, height),
        builders(s, seat, left, y + TOP + 26, column),
        stores(s, seat, left, y + TOP + 68 + lower, column),
        *cards(
            s, seat, (left, y + TOP + 90 + lower, column, height - TOP - 98 - lower), special[len(apart) :]
        ),
    ]
    return [*parts, *own_hand(s, seat, hand, apart, beside)] if own and hand else parts


@svg.remembered
def sheet(s: Scene, seat: int, x: float, y: float, width: float, height: float) -> Element:
    ground = svg.panel(x, y, width, height, seat=s.hue(seat))
    first = title(s, seat, x, y, width)
    return svg.area_of(s, [seat], f"seat-{seat}", ground, first, mine=s.is_me(seat))


def shown_hand(s: Scene, seat: int) -> list[str]:
    """The Sphinx cards of a seat that are to be read before it; at the end they lie at the Sphinx."""
    cards = s.view.players[seat].sphinx
    return [] if s.is_over() or UNKNOWN in cards else cards


# -- the first line --------------------------------------------------------------------------------


def title(s: Scene, seat: int, x: float, y: float, width: float) -> Element:
    player = s.view.players[seat]
    right = x + width - 12
    total = str(player.score)
    parts: list[Element | None] = [points(right - 17, y + 20, 32, total)]
    right -= 40
    if scarab(player.score):
        right -= 20
        parts.append(svg.glyph("scarab", right + 8, y + 20, 22, svg.INK, body=svg.GOLD_LIGHT))
    rank = s.rank(seat)
    if rank:
        right -= 26
        tip = s.word("rank", rank=rank)
        place = svg.label(f"{rank}.", right + 13, y + 20, size=15, fill=svg.FADED_INK, face="serif")
        parts.append(svg.spot(f"rank-{seat}", place, tip=tip))
    for site in player.sites:
        right -= 24
        sign = svg.group(
            svg.circle(right + 11, y + 20, 11, fill=svg.MALACHITE, stroke=svg.GOLD_LIGHT),
            svg.glyph(SITE_GLYPH[site], right + 11, y + 20, 15, svg.PAPYRUS_LIGHT),
        )
        parts.append(svg.spot(f"seat-{seat}-at-{site}", sign, tip=s.voice.name(site)))
    if s.has_passed(seat):
        words = s.word("passed")
        parts.append(svg.pill(words, right - 4, y + 20, size=12.5, anchor="end"))
        right -= svg.text_width(words, 12.5) + 30
    token = s.token(seat)
    line = svg.line(x + 18, y + 38, x + width - 12, y + 38, stroke=svg.GOLD, stroke_opacity=0.6)
    name = svg.label(
        s.voice.who(seat), x + 74, y + 20, size=17, width=right - x - 80, face="bold", anchor="start"
    )
    return svg.group(
        order_token(s, seat, token, x + 31, y + 20),
        svg.marker(x + 58, y + 20, 20, s.hue(seat)),
        name,
        line,
        *parts,
    )


@svg.remembered
def order_token(s: Scene, seat: int, token: int, x: float, y: float) -> Element:
    """The token of the turn order."""
    drawn = svg.group(
        svg.circle(x, y, 14, fill="#2a4150", stroke=svg.GOLD, stroke_width=2, class_="edge"),
        svg.label(str(token or "–"), x, y, size=16, fill=svg.GOLD_LIGHT, face="serif"),
        class_="piece",
    )
    return svg.spot(f"order-{seat}", drawn, tip=s.word("order", token=token))


# -- builders --------------------------------------------------------------------------------------


@svg.remembered
def builders(s: Scene, seat: int, x: float, y: float, width: float) -> Element:
    step = width / len(BUILDERS)
    return svg.group(
        *(builder(s, seat, name, x + step * at, y, step - 5) for at, name in enumerate(BUILDERS))
    )


@svg.remembered
def builder(s: Scene, seat: int, name: str, x: float, y: float, width: float) -> Element:
    """A crew or the overseer with its strength; turned over when it has worked."""
    player = s.view.players[seat]
    tired = name in player.tired
    working = is_working(s, seat, name)
    ground = "#b9ab8c" if tired else svg.GOLD_LIGHT if working else svg.PAPYRUS_LIGHT
    colour = "#7a6d55" if tired else svg.seat_colour(s.hue(seat)).fill
    both = f"crew:{name}+{OVERSEER}"
    joint = s.is_me(seat) and both in s.open
    top, height = y - 19, 38.0
    middle = x + width / 2
    overseer = svg.disc(middle - 17, y, 15, fill=colour, glyph="official")
    token = crew_token(middle - 17, y, 31, name, colour) if name in CREWS else overseer
    words = svg.label(str(player.strength[name]), middle + 15, y, size=23, face="serif")
    drawn = svg.group(
        svg.rect(x, top, width, height, rx=7, fill=ground, stroke="#a98f57", class_="edge"),
        token,
        words,
        svg.line(x + 6, y + 12, x + width - 6, y - 12, stroke="#5f5340", stroke_width=1.6) if tired else None,
        class_="piece",
    )
    tip = f"{s.voice.name(name)}: {player.strength[name]}"
    if tired:
        tip += f" ({s.word('tired')})"
    choice = f"crew:{name}" if s.is_me(seat) else None
    spot = svg.spot(
        f"builder-{seat}-{name}",
        drawn,
        choice=choice,
        choices=s.open,
        tip=tip,
        classes="spent" if tired else "",
    )
    return svg.group(spot, with_overseer(s, name, both, x, top + height + 4, width) if joint else None)


@svg.answered
def is_working(s: Scene, seat: int, name: str) -> bool:
    """Whether that builder has been named for the building action that goes on."""
    action = s.view.action
    return (
        action is not None
        and seat in s.deciding
        and (name in action.crews or (name == OVERSEER and action.overseer))
    )


@svg.remembered
def with_overseer(s: Scene, crew: str, choice: str, x: float, y: float, width: float) -> Element:
    """The same crew together with the overseer."""
    player = s.view.players[s.seat]
    sum_of_both = player.strength[crew] + player.strength[OVERSEER]
    middle = x + width / 2
    return svg.spot(
        f"with-overseer-{crew}",
        svg.rect(x, y, width, 34, rx=7, fill="#fbe9b0", stroke="#a98f57", class_="edge"),
        svg.label("+", middle - 25, y + 17, size=16, face="bold"),
        svg.glyph("official", middle - 9, y + 17, 27, svg.INK, body="#e2c581"),
        svg.label(f"= {sum_of_both}", middle + 6, y + 17, size=16, face="bold", anchor="start"),
        choice=choice,
        choices=s.open,
        tip=f"{ROMAN[crew]} + {s.voice.name(OVERSEER)}",
    )


# -- stones, grain, ships, graves ------------------------------------------------------------------


@svg.remembered
def stores(s: Scene, seat: int, x: float, y: float, width: float) -> Element:
    """The reserve and what the quarries add, grain against need, ships, grave tokens, Sphinx cards."""
    view, player = s.view, s.view.players[seat]
    shares = (0.265, 0.25, 0.195, 0.145, 0.145)
    lefts = [x + width * sum(shares[:at]) for at in range(len(shares))]
    grain = view.grain(seat) + extra_grain(s, seat)
    return svg.group(
        reserve(s, seat, player.stones, view.production(seat), lefts[0], y),
        food(s, seat, grain, view.need(seat), lefts[1], y),
        fleet(s, seat, lefts[2], y),
        tombs(s, seat, lefts[3], y),
        hand_size(s, seat, s.hand_size(seat), lefts[4], y),
    )


@svg.remembered
def reserve(s: Scene, seat: int, stones: int, made: int, x: float, y: float) -> Element:
    full = svg.CARNELIAN if stones + made > RESERVE_MAX else svg.FADED_INK
    drawn = svg.group(
        stone(x + 11, y, 23),
        amount(str(stones), x + 26, y),
        svg.label(f"+{made}", x + 31 + svg.text_width(str(stones), 17, "bold"), y + 1, size=13.5, fill=full,
                  anchor="start"),
    )  # fmt: skip
    tip = s.word("stones", count=stones, most=RESERVE_MAX, made=made)
    return svg.spot(f"stones-{seat}", drawn, tip=tip)


@svg.remembered
def food(s: Scene, seat: int, grain: int, need: int, x: float, y: float) -> Element:
    short = svg.CARNELIAN if grain < need else svg.INK
    drawn = svg.group(
        svg.glyph("wheat", x + 9, y, 24, svg.INK, body="#f2d68f"),
        svg.label(f"{grain}/{need}", x + 21, y, size=16, fill=short, face="bold", anchor="start"),
    )
    return svg.spot(f"grain-{seat}", drawn, tip=s.word("grain", count=grain, need=need))


@svg.remembered
def tombs(s: Scene, seat: int, x: float, y: float) -> Element:
    held = s.view.players[seat].graves
    graves = sum(held) + GRAVE_CARD_VALUE * s.grave_cards(seat)
    tokens = " + ".join(str(value) for value in held) or "0"
    drawn = svg.group(
        svg.glyph("mummy", x + 7, y, 24, svg.INK, body="#e8cf8f"), amount(str(graves), x + 17, y)
    )
    return svg.spot(f"graves-{seat}", drawn, tip=s.word("graves", tokens=tokens))


@svg.remembered
def hand_size(s: Scene, seat: int, count: int, x: float, y: float) -> Element:
    drawn = svg.group(small_card(x + 10, y, 27, "sphinx_card"), amount(str(count), x + 23, y))
    return svg.spot(f"hand-{seat}", drawn, tip=s.word("hand", count=count))


def extra_grain(s: Scene, seat: int) -> int:
    """What cards and stones have added in the feeding step that goes on."""
    decision = s.view.flow.decision
    if not s.asks("feeding") or decision is None or not s.decides(seat):
        return 0
    return int(str(decision.args[0]))


@svg.made_once
def amount(words: str, x: float, y: float) -> Element:
    return svg.label(words, x, y, size=17, face="bold", anchor="start")


@svg.answered
def ships_at_home(s: Scene, seat: int) -> list[int]:
    away = {number for (_, owner, _), number in s.ships.items() if owner == seat}
    return [number for number in range(1, SHIPS + 1) if number not in away]


@svg.remembered
def fleet(s: Scene, seat: int, x: float, y: float) -> Element:
    """The ships in the supply, one over the other."""
    home = ships_at_home(s, seat)
    pile = [
        svg.spot(f"ship-{seat}-{number}", ship(x + 15 + 0.5 * at, y + 1 - 0.4 * at, 24, s.hue(seat)))
        for at, number in enumerate(home)
    ]
    return svg.group(*pile, amount(str(len(home)), x + 36, y))


# -- cards -----------------------------------------------------------------------------------------


def numbered(held: list[str]) -> list[tuple[str, int]]:
    """Every card with how many like it came before."""
    return [(card, held[:at].count(card)) for at, card in enumerate(held)]


def useful_first(held: list[str]) -> list[tuple[str, int]]:
    """Special cards, those to be played or used before the others."""
    return sorted(numbered(held), key=lambda row: row[0] not in ANYTIME and row[0] not in ABILITIES)


def cards(s: Scene, seat: int, box: Box, special: list[tuple[str, int]]) -> list[Element]:
    """Fields and quarries as tiles; special cards with their names where there is room for them."""
    x, y, width, height = box
    player = s.view.players[seat]
    land = numbered([*player.fields, *player.quarries])
    columns = max(1, int((width + 4) // (CHIP[0] + 4)))
    lines = -(-len(special) // columns)
    below = height - lines * (CHIP[1] + 4)
    size = tile_size(len(land), width, below, 40 if special else 46)
    if not s.is_me(seat) or size < 28:
        return tiles(s, seat, land + special, x, y, width, height)
    used = -(-len(land) // max(1, int((width + 4) // (size + 4)))) * (size + 4)
    wide = (width + 4) / columns - 4
    chips = [
        held_chip(s, seat, card, number, x + (wide + 4) * (at % columns),
                  y + used + (CHIP[1] + 4) * (at // columns), wide, CHIP[1])
        for at, (card, number) in enumerate(special)
    ]  # fmt: skip
    return [*tiles(s, seat, land, x, y, width, used, size), *chips]


def tile_size(count: int, width: float, height: float, most: float) -> float:
    """The largest tiles of which so many have room."""
    size = most
    while size > 12:
        per_row, rows = int((width + 4) // (size + 4)), int((height + 4) // (size + 4))
        if per_row * rows >= count:
            return size
        size -= 1
    return size


@svg.remembered
def tiles(
    s: Scene,
    seat: int,
    held: list[tuple[str, int]],
    x: float,
    y: float,
    width: float,
    height: float,
    size: float = 0,
) -> list[Element]:
    size = size or tile_size(len(held), width, height, 46)
    per_row = max(1, int((width + 4) // (size + 4)))
    return [
        tile(s, seat, card, number, x + (size + 4) * (at % per_row), y + (size + 4) * (at // per_row), size)
        for at, (card, number) in enumerate(held)
    ]


def hand_columns(width: float) -> int:
    return 1 if width < 330 else 2


def own_hand(s: Scene, seat: int, hand: list[str], special: list[tuple[str, int]], box: Box) -> list[Element]:
    """The own Sphinx cards, to be read by nobody else, and below them special cards if they fit."""
    x, y, width, height = box
    count = len(hand) + len(special)
    columns = 1 if count <= 4 else hand_columns(width)
    rows = -(-count // columns)
    tall = min(44.0, height / rows)
    wide = (width + 5) / columns - 5
    places = [(x + (wide + 5) * (at // rows), y + tall * (at % rows), wide, tall - 4) for at in range(count)]
    names = sphinx_names(hand, {})
    parts = [
        sphinx_card(s, seat, card, name, place)
        for card, name, place in zip(hand, names, places, strict=False)
    ]
    for (card, number), place in zip(special, places[len(hand) :], strict=True):
        parts.append(held_chip(s, seat, card, number, *place))
    return parts
