"""The boards of the gods: followers, pools, cards, tokens and Ankh powers of every side."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.ankh.components import (
    AMUN,
    ANUBIS,
    CARDS,
    GUARDIAN_UNLOCKS,
    OSIRIS,
    POWER_LEVEL,
    POWERS,
    RA,
    SLOTS,
    UNLOCK_LEVELS,
    WARRIOR,
    WORSHIPFUL,
)
from senet.games.ankh.drawing.scene import (
    CARD_GLYPH,
    DEVOTION_GLYPH,
    FIGURE_GLYPH,
    FOLLOWER_GLYPH,
    POWER_GLYPH,
    Face,
    Name,
    duat,
    fitted,
    god_glyph,
    name_of,
    own_side,
    scales_token,
    sign_disc,
    sun,
)
from senet.games.ankh.maps_files import AUCTION
from senet.games.ankh.table import Ankh
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

FULL: Final = 172.0  # the height of a board with all twelve powers
SHORT: Final = 116.0  # with the six that can be unlocked
GONE: Final = 40.0  # of a forgotten god
MINI: Final = 23.0  # the width of a small card
LEFT: Final = 86.0  # what is beside the portrait begins here
LEVELS: Final = tuple(sorted(set(UNLOCK_LEVELS)))


class Sheet(NamedTuple):
    """The papyrus with the portrait."""

    name: Name
    width: float
    height: float
    seats: tuple[Seat, ...]
    merged: tuple[tuple[Seat, str], ...]  # who has joined the side after a merge, and their god
    is_victor: bool


class Heading(NamedTuple):
    """The first line: names, signs, cards."""

    name: Name
    width: float
    gods: tuple[str, ...]
    hand: tuple[str, ...]
    scales: bool | None  # whether the Tiebreaker lies face up; None if somebody else has it
    is_active: bool


class Pools(NamedTuple):
    """The second line: what the side has, and what the abilities of its gods bring."""

    name: Name
    width: float
    is_mine: bool
    devotion: int
    followers: int
    ankhs: int
    warriors: int
    guardians: tuple[str, ...]
    suns: int | None
    underworlds: int | None
    amun_up: bool | None
    trapped: tuple[tuple[Name, bool], ...] | None  # whose warriors, and whether the viewer can ransom them


class Powers(NamedTuple):
    """The powers of a side, or the places for them."""

    side: Seat
    width: float
    top: float
    height: float
    is_mine: bool
    is_full: bool
    powers: tuple[str, ...]
    guardians: tuple[str, ...]  # those that come with powers; none if they are auctioned


# -- what there is ---------------------------------------------------------------------------------


def is_full(s: Scene, side: Seat) -> bool:
    """Whether there is room for all powers: on one's own board, and on all if they are few."""
    view: Ankh = s.view
    return side == own_side(s) or len(view.ranking) <= 3


def board_height(s: Scene, side: Seat) -> float:
    view: Ankh = s.view
    return GONE if side in view.forgotten else FULL if is_full(s, side) else SHORT


def board(s: Scene, side: Seat, width: float, height: float) -> list[Element]:
    """The board of a side that is in the game, or a memory of one that is forgotten, with its corner at the origin.

    What lies on it is not inside of it, so that what changes is small.
    """
    view: Ankh = s.view
    name = name_of(s, side)
    if side in view.forgotten:
        return [forgotten(name, width, height, s.words)]
    ability = ability_drawn(name.god, width - LEFT - 14, s.words) if height >= 216 and name.god else None
    top = 122.0 if ability else 69.0
    parts = [
        sheet_drawn(sheet_of(s, name, width, height), s.words),
        heading_drawn(heading_of(s, name, width - LEFT - 12), s.words),
        pools_drawn(pools_of(s, name, width - LEFT - 12), s.words),
        ability,
        powers_drawn(powers_of(s, side, width - LEFT - 12, top, height - top - 5), s.words),
    ]
    return [part for part in parts if part is not None]


def sheet_of(s: Scene, name: Name, width: float, height: float) -> Sheet:
    view: Ankh = s.view
    seats = tuple(view.seats_of(name.side))
    merged = tuple([(seat, view.players[seat].god) for seat in seats if seat != name.side])
    return Sheet(name, width, height, seats, merged, view.victor == name.side)


def heading_of(s: Scene, name: Name, width: float) -> Heading:
    view: Ankh = s.view
    gods = [view.players[seat].god for seat in view.team(name.side)]
    return Heading(
        name,
        width,
        tuple([god for god in gods if god]),
        tuple(view.players[name.side].hand),
        view.scales_up if view.tiebreaker == name.side else None,
        view.sides[view.active] == name.side and not view.ending,
    )


def pools_of(s: Scene, name: Name, width: float) -> Pools:
    view: Ankh = s.view
    player, mine = view.players[name.side], own_side(s)
    trapped = tuple([(name_of(s, side), side == mine) for side in player.trapped])
    return Pools(
        name,
        width,
        name.side == mine,
        view.devotion[name.side],
        player.followers,
        player.ankhs,
        player.warriors,
        tuple(player.guardians),
        player.suns if RA in player.abilities else None,
        player.underworlds if OSIRIS in player.abilities else None,
        player.amun_up if AMUN in player.abilities else None,
        trapped if ANUBIS in player.abilities else None,
    )


def powers_of(s: Scene, side: Seat, width: float, top: float, height: float) -> Powers:
    view: Ankh = s.view
    powers = tuple(view.players[side].powers)
    guardians = () if view.special() == AUCTION else view.guardians
    return Powers(side, width, top, height, side == own_side(s), is_full(s, side), powers, guardians)


# -- sheet -----------------------------------------------------------------------------------------


@svg.part
def sheet_drawn(p: Sheet, words: Words) -> Element:
    side = p.name.side
    return svg.spot(
        f"seat-{side}",
        svg.papyrus(0, 0, p.width, p.height),
        svg.seat_band(0, 0, p.height, side),
        portrait(p, 48, min(p.height * 0.4, 56), words),
        seats=p.seats,
        classes="board",
    )


def portrait(p: Sheet, x: float, y: float, words: Words) -> Element:
    """The god; after a merge the lower god stands beside it."""
    side, _, god = p.name
    tip = f"{words.name(god)}, {words.name(f'epithet_{god}')}" if god else words.word("no-god")
    parts = [svg.disc(x, y, 29, seat=side, glyph=god_glyph(god), rim="#ffe08a")]
    parts += [svg.disc(x + 20, y + 22, 15, seat=seat, glyph=god_glyph(lower)) for seat, lower in p.merged]
    if p.is_victor:
        parts.append(svg.disc(x - 20, y - 20, 15, fill=svg.GOLD_LIGHT, glyph="double_crown", rim=svg.GOLD))
    return svg.spot(f"portrait-{side}", *parts, tip=tip)


@svg.part
def forgotten(name: Name, width: float, height: float, words: Words) -> Element:
    middle = height / 2
    note = f"{words.name(name.god)} · {words.word('forgotten')}"
    return svg.spot(
        f"seat-{name.side}",
        svg.papyrus(0, 0, width, height, fill="#cfc2a0"),
        svg.seat_band(0, 0, height, name.side),
        svg.disc(36, middle, 14, seat=name.side, glyph=god_glyph(name.god)),
        fitted(name.people, 62, middle, 15, width * 0.45, "bold"),
        svg.label(note, width - 14, middle, size=14, width=width * 0.4, fill="#5a4b35", anchor="end"),
        classes="board forgotten",
    )


@svg.part
def ability_drawn(god: str, width: float, words: Words) -> Element:
    """What the god can do, in three lines at most."""
    return svg.paragraph(words.card(god), LEFT, 73, width, 12.5, leading=1.18, lines=3)


# -- first line: names, cards, the Tiebreaker ------------------------------------------------------


@svg.part
def heading_drawn(p: Heading, words: Words) -> Element:
    x, y = LEFT, 20
    right = x + p.width - (MINI + 3) * len(CARDS)
    cards = [
        mini_card(p.name.side, card, right + (MINI + 3) * i, y - 15, card not in p.hand, words)
        for i, card in enumerate(CARDS)
    ]
    parts: list[Element] = [svg.group(*cards)]
    if p.scales is not None:
        right -= 30
        tip = words.word("tiebreaker") if p.scales else words.word("tiebreaker-used")
        parts.append(
            svg.spot("tiebreaker", scales_token(right + 12, y, 13, p.scales), choice="scales", tip=tip)
        )
    if p.is_active:
        right -= 24
        sign = svg.disc(right + 10, y, 9.5, fill=svg.MALACHITE, glyph="walking", rim=svg.GOLD_LIGHT)
        parts.append(svg.spot("turn", sign, tip=words.word("turn")))
    room = right - x - 8
    wide = min(svg.text_width(p.name.people, 16, "bold"), room * 0.6)
    parts.append(fitted(p.name.people, x, y, 16, wide + 0.1, "bold"))
    note = heading_note(p.gods, room - wide - 10, words)
    parts.append(svg.label(note, x + wide + 10, y + 0.5, size=13.5, fill=svg.FADED_INK, anchor="start"))
    return svg.group(*parts)


def heading_note(gods: tuple[str, ...], room: float, words: Words) -> str:
    """The god or gods of a side, with an epithet where there is room for it."""
    note = " + ".join([words.name(god) for god in gods])
    tries = [f"{note} · {words.name(f'epithet_{gods[0]}')}", note] if len(gods) == 1 else [note]
    return next((each for each in tries if svg.text_width(each, 13.5) <= room), "")


@svg.part
def mini_card(side: Seat, card: str, x: float, y: float, used: bool, words: Words) -> Element:
    """A battle card: light in the hand, dark when it is used."""
    fill, ink = ("#8f8064", "#3a2e1e") if used else (svg.PAPYRUS_LIGHT, svg.INK)
    ground = svg.rect(x, y, MINI, 30, rx=4, fill=fill, stroke="#a98f57", class_="edge")
    body = None if used else svg.DESERT
    art = svg.glyph(
        CARD_GLYPH[card], x + MINI / 2, y + 15, 18, ink, body=body, weight=0.4, opacity=0.6 if used else None
    )
    band = svg.rect(x + 3, y + 26, MINI - 6, 2, fill=svg.seat_colour(side).fill)
    tip = f"{words.name(card)}: {words.word('card-used' if used else 'card-in-hand')}"
    return svg.spot(f"seat-{side}-{card}", svg.group(ground, art, band, class_="piece"), tip=tip)


# -- second line: what the side has ----------------------------------------------------------------


@svg.part
def pools_drawn(p: Pools, words: Words) -> Element:
    side, god, x, y = p.name.side, p.name.god, LEFT, 51
    parts = [
        counted(f"seat-{side}-devotion", DEVOTION_GLYPH, p.devotion, x, y, words.word("devotion")),
        counted(f"seat-{side}-followers", FOLLOWER_GLYPH, p.followers, x + 58, y, words.word("followers")),
        counted(f"seat-{side}-ankhs", "ankh", p.ankhs, x + 116, y, words.word("ankhs")),
    ]
    choice = [f"summon:{WARRIOR}"] if p.is_mine else [f"trap:{god}"] if god else []
    disc = svg.disc(x + 186, y, 12.5, seat=side, glyph="soldier")
    tip = words.word("warriors")
    parts.append(in_pool(f"seat-{side}-warriors", disc, p.warriors, x + 203, y, choice, tip))
    right = x + 232
    for kind in dict.fromkeys(p.guardians):
        disc = svg.disc(right + 12, y, 12.5, seat=side, glyph=FIGURE_GLYPH[kind])
        choice = [f"summon:{kind}", f"pool:{kind}"] if p.is_mine else []
        count, tip = p.guardians.count(kind), words.name(kind)
        parts.append(in_pool(f"seat-{side}-{kind}", disc, count, right + 29, y, choice, tip))
        right += 48
    return svg.group(*parts, *tokens(p, x + p.width - 13, y, words))


@svg.made_once
def counted(name: str, glyph: str, count: int, x: float, y: float, tip: str) -> Element:
    return svg.spot(name, svg.tally(x, y, glyph, count, size=22), tip=f"{tip}: {count}")


def in_pool(
    name: str, piece: Element, count: int, x: float, y: float, choice: list[str], tip: str
) -> Element:
    """Figures in a pool; an empty pool is pale."""
    number = svg.label(str(count), x, y, size=16, face="bold", anchor="start")
    return svg.spot(name, pale(piece, count), number, choice=choice, tip=f"{tip}: {count}")


def pale(piece: Element, count: int) -> Element:
    return piece if count else svg.group(piece, opacity=0.35, class_="piece")


def tokens(p: Pools, x: float, y: float, words: Words) -> list[Element]:
    """What the abilities of its gods bring a side, from the right."""
    parts: list[Element] = []
    if p.suns is not None:
        parts.append(
            heap("suns", sun(x, y, 12), p.suns, x, y, "sun" if p.is_mine else None, words.word("suns"))
        )
        x -= 40
    if p.underworlds is not None:
        choice, tip = "token:new" if p.is_mine else None, words.word("underworld")
        parts.append(heap("underworlds", duat(x, y, 12), p.underworlds, x, y, choice, tip))
        x -= 40
    if p.amun_up is not None:
        fill = svg.LAPIS if p.amun_up else "#8d8069"
        token = sign_disc(x, y, 12.5, "hidden_man", fill, svg.PAPYRUS_LIGHT, svg.GOLD_LIGHT)
        tip = words.word("amun-up") if p.amun_up else words.word("amun-down")
        parts.append(svg.spot("amun-token", token, choice="announce", tip=tip))
        x -= 40
    if p.trapped is not None:
        parts += [trap(p.trapped, slot, x - 29 * (SLOTS - 1 - slot), y, words) for slot in range(SLOTS)]
    return parts


def heap(name: str, piece: Element, count: int, x: float, y: float, choice: str | None, tip: str) -> Element:
    number = svg.counter(x + 10, y + 9, count, size=12)
    return svg.spot(name, pale(piece, count), number, choice=choice, tip=f"{tip}: {count}")


def trap(trapped: tuple[tuple[Name, bool], ...], slot: int, x: float, y: float, words: Words) -> Element:
    """A slot of Anubis, with the warrior that is trapped in it; its owner can ransom it."""
    if slot >= len(trapped):
        paint = {"stroke": "#5b4a2a", "stroke_dasharray": "3 3", "class_": "edge"}
        ring = svg.circle(x, y, 12, fill="#5b4a2a", fill_opacity=0.12, **paint)
        return svg.spot(f"trap-{slot + 1}", ring, tip=words.word("trap-free"))
    held, is_mine = trapped[slot]
    return svg.spot(
        f"trap-{slot + 1}",
        svg.disc(x, y, 12.5, seat=held.side, glyph="prisoner"),
        choice="ransom:warrior" if is_mine else None,
        tip=f"{words.word('trapped')}: {held.people}",
    )


# -- powers ----------------------------------------------------------------------------------------


@svg.part
def powers_drawn(p: Powers, words: Words) -> Element:
    """One column for each level; on a full board all powers of it, otherwise those unlocked."""
    column = p.width / len(LEVELS)
    rows = len(POWERS if p.is_full else UNLOCK_LEVELS) // len(LEVELS)
    step = min(p.height / rows, 29.0)
    parts: list[Element] = []
    for i, level in enumerate(LEVELS):
        left = LEFT + column * i
        parts.append(cost(level, left + 8, p.top + step * rows / 2, words))
        names = [power for power in (POWERS if p.is_full else p.powers) if POWER_LEVEL[power] == level]
        for row in range(rows):
            box = Box(left + 18, p.top + step * row, column - 23, step - 3)
            if row < len(names):
                has = names[row] in p.powers
                parts.append(power_chip(p.side, names[row], box, has, p.is_mine, words))
            else:
                parts.append(free_slot(p, level, UNLOCK_LEVELS.index(level) + row + 1, box, words))
    return svg.group(*parts)


def cost(level: int, x: float, y: float, words: Words) -> Element:
    """The followers that a power of this level costs."""
    return svg.group(
        svg.label(str(level), x, y + 1, size=15, fill=svg.CARNELIAN, face="serif"),
        svg.title(words.word("cost", {"level": level})),
    )


@svg.part
def power_chip(side: Seat, power: str, box: Box, has: bool, is_mine: bool, words: Words) -> Element:
    x, y, width, height = box
    colour, name = svg.seat_colour(side), words.name(power)
    fill, ink = (colour.fill, colour.ink) if has else (svg.PAPYRUS_LIGHT, svg.FADED_INK)
    wanted = [f"power:{power}", "worship"] if power == WORSHIPFUL else [f"power:{power}"]
    chip = svg.group(
        svg.rect(x, y, width, height, rx=6, fill=fill, stroke="#a98f57", class_="edge"),
        *power_words(name, POWER_GLYPH[power], x, y + height / 2, width, height, ink, has),
        class_="piece",
    )
    tip = f"{name}: {words.card(power)}"
    choice = wanted if is_mine else None
    return svg.spot(f"seat-{side}-{power}", chip, choice=choice, tip=tip, classes="power")


def power_words(
    name: str, glyph: str, x: float, y: float, width: float, height: float, ink: str, has: bool
) -> list[Element]:
    """The sign and the name of a power; a long name stands alone."""
    face: Face = "bold" if has else "sans"
    room = width - 30
    if svg.text_width(name, 12.2, face) > room:
        if svg.text_width(name, 12.1, face) > width - 6:
            face = "sans"
        return [svg.label(name, x + width / 2, y, size=12.6, width=width - 6, fill=ink, face=face)]
    return [
        svg.glyph(glyph, x + 13, y, min(18.0, height - 3), ink, weight=0.4),
        svg.label(name, x + 26, y, size=13, width=room, fill=ink, anchor="start", face=face),
    ]


def free_slot(p: Powers, level: int, number: int, box: Box, words: Words) -> Element:
    """A power that is not unlocked yet, with the guardian that it will bring."""
    x, y, width, height = box
    sign: Element | None = None
    if p.guardians and number in GUARDIAN_UNLOCKS:
        glyph = FIGURE_GLYPH[p.guardians[GUARDIAN_UNLOCKS.index(number)]]
        sign = svg.glyph(glyph, x + width - 14, y + height / 2, height - 3, "#8a744a", opacity=0.75)
    paint = {"stroke": "#8a744a", "stroke_dasharray": "4 3"}
    slot = svg.rect(x, y, width, height, rx=6, fill="#5b4a2a", fill_opacity=0.07, **paint)
    return svg.spot(f"seat-{p.side}-slot-{number}", slot, sign, tip=words.word("cost", {"level": level}))
