"""The boards of the gods: followers, pools, cards, tokens and Ankh powers of every side."""

from __future__ import annotations

from typing import Final

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
from senet.games.ankh.drawing_scene import (
    CARD_GLYPH,
    DEVOTION_GLYPH,
    FIGURE_GLYPH,
    FOLLOWER_GLYPH,
    POWER_GLYPH,
    Face,
    Scene,
    duat,
    fitted,
    scales_token,
    sign_disc,
    sun,
)
from senet.games.ankh.maps_files import AUCTION
from senet.kernel.game import Seat
from senet.svg import Element

FULL: Final = 172.0  # the height of a board with all twelve powers
SHORT: Final = 116.0  # with the six that can be unlocked
GONE: Final = 40.0  # of a forgotten god
MINI: Final = 23.0  # the width of a small card
LEFT: Final = 86.0  # what is beside the portrait begins here


def is_full(s: Scene, side: Seat) -> bool:
    """Whether there is room for all powers: on one's own board, and on all if they are few."""
    return s.is_mine(side) or s.sides_left() <= 3


def board_height(s: Scene, side: Seat) -> float:
    if side in s.view.forgotten:
        return GONE
    return FULL if is_full(s, side) else SHORT


@svg.remembered
def board(s: Scene, side: Seat, x: float, y: float, width: float, height: float) -> list[Element | None]:
    """The board of a side that is in the game, or a memory of one that is forgotten. What lies on it is not inside
    of it, so that what changes is small."""
    if side in s.view.forgotten:
        return [forgotten(s, side, x, y, width, height)]
    line = ability(s, side, x + LEFT, y + 73, width - LEFT - 14) if height >= 216 else None
    top = 122.0 if line else 69.0
    return [
        sheet(s, side, x, y, width, height),
        heading(s, side, x + LEFT, y + 20, width - LEFT - 12),
        pools(s, side, x + LEFT, y + 51, width - LEFT - 12),
        line,
        powers(s, side, x + LEFT, y + top, width - LEFT - 12, height - top - 5),
    ]


@svg.remembered
def sheet(s: Scene, side: Seat, x: float, y: float, width: float, height: float) -> Element:
    """The papyrus with the portrait."""
    parts = [
        svg.papyrus(x, y, width, height),
        svg.seat_band(x, y, height, side),
        portrait(s, side, x + 48, y + min(height * 0.4, 56)),
    ]
    seats = s.view.seats_of(side)
    return svg.area_of(s, seats, f"seat-{side}", *parts, mine=s.is_mine(side), classes="board")


@svg.remembered
def forgotten(s: Scene, side: Seat, x: float, y: float, width: float, height: float) -> Element:
    middle = y + height / 2
    words = f"{s.voice.name(s.player(side).god)} · {s.word('forgotten')}"
    return svg.spot(
        f"seat-{side}",
        svg.papyrus(x, y, width, height, fill="#cfc2a0"),
        svg.seat_band(x, y, height, side),
        svg.disc(x + 36, middle, 14, seat=side, glyph=s.god_glyph(side)),
        fitted(s.people(side), x + 62, middle, 15, width * 0.45, "bold"),
        svg.label(words, x + width - 14, middle, size=14, width=width * 0.4, fill="#5a4b35", anchor="end"),
        classes="board forgotten",
    )


def portrait(s: Scene, side: Seat, x: float, y: float) -> Element:
    """The god; after a merge the lower god stands beside it."""
    merged = [seat for seat in s.view.seats_of(side) if seat != side]
    god = s.player(side).god
    tip = f"{s.voice.name(god)}, {s.epithet(god)}" if god else s.word("no-god")
    parts = [svg.disc(x, y, 29, seat=side, glyph=s.god_glyph(side), rim="#ffe08a")]
    parts += [svg.disc(x + 20, y + 22, 15, seat=seat, glyph=s.god_glyph(seat)) for seat in merged]
    if s.view.victor == side:
        parts.append(svg.disc(x - 20, y - 20, 15, fill=svg.GOLD_LIGHT, glyph="double_crown", rim=svg.GOLD))
    return svg.spot(f"portrait-{side}", *parts, tip=tip)


# -- first line: names, cards, the Tiebreaker ------------------------------------------------------


@svg.remembered
def heading(s: Scene, side: Seat, x: float, y: float, width: float) -> Element:
    right = x + width - (MINI + 3) * len(CARDS)
    parts: list[Element] = [mini_cards(s, side, right, y - 15)]
    if s.has_tiebreaker(side):
        right -= 30
        parts.append(tiebreaker(s, right + 12, y))
    if s.is_active(side):
        right -= 24
        parts.append(turn_sign(s, right + 10, y))
    room = right - x - 8
    name = s.people(side)
    wide = min(svg.text_width(name, 16, "bold"), room * 0.6)
    parts.append(fitted(name, x, y, 16, wide + 0.1, "bold"))
    note = heading_note(s, side, room - wide - 10)
    parts.append(svg.label(note, x + wide + 10, y + 0.5, size=13.5, fill=svg.FADED_INK, anchor="start"))
    return svg.group(*parts)


def heading_note(s: Scene, side: Seat, room: float) -> str:
    """The god or gods of a side, with an epithet where there is room for it."""
    seats = [side, *(seat for seat in s.view.seats_of(side) if seat != side)]
    gods = [s.player(seat).god for seat in seats if s.player(seat).god]
    note = " + ".join(s.voice.name(god) for god in gods)
    tries = [f"{note} · {s.epithet(gods[0])}", note] if len(gods) == 1 else [note]
    return next((words for words in tries if svg.text_width(words, 13.5) <= room), "")


@svg.remembered
def mini_cards(s: Scene, side: Seat, x: float, y: float) -> Element:
    """All seven battle cards: those in hand are light, those used lie dark."""
    player = s.player(side)
    return svg.group(
        *(
            mini_card(s, side, card, x + (MINI + 3) * i, y, card not in player.hand)
            for i, card in enumerate(CARDS)
        )
    )


@svg.remembered
def mini_card(s: Scene, side: Seat, card: str, x: float, y: float, used: bool) -> Element:
    fill, ink = ("#8f8064", "#3a2e1e") if used else (svg.PAPYRUS_LIGHT, svg.INK)
    where = s.word("card-used") if used else s.word("card-in-hand")
    ground = svg.rect(x, y, MINI, 30, rx=4, fill=fill, stroke="#a98f57", class_="edge")
    body = None if used else svg.DESERT
    art = svg.glyph(
        CARD_GLYPH[card], x + MINI / 2, y + 15, 18, ink, body=body, weight=0.4, opacity=0.6 if used else None
    )
    band = svg.rect(x + 3, y + 26, MINI - 6, 2, fill=svg.seat_colour(side).fill)
    return svg.spot(
        f"seat-{side}-{card}",
        svg.group(ground, art, band, class_="piece"),
        tip=f"{s.voice.name(card)}: {where}",
    )


@svg.remembered
def tiebreaker(s: Scene, x: float, y: float) -> Element:
    up = s.view.scales_up
    tip = s.word("tiebreaker") if up else s.word("tiebreaker-used")
    return svg.spot("tiebreaker", scales_token(x, y, 13, up), choice="scales", choices=s.open, tip=tip)


@svg.remembered
def turn_sign(s: Scene, x: float, y: float) -> Element:
    return svg.spot(
        "turn",
        svg.disc(x, y, 9.5, fill=svg.MALACHITE, glyph="walking", rim=svg.GOLD_LIGHT),
        tip=s.word("turn"),
    )


# -- second line: what the side has ----------------------------------------------------------------


@svg.remembered
def pools(s: Scene, side: Seat, x: float, y: float, width: float) -> Element:
    player, view = s.player(side), s.view
    own = s.is_mine(side)
    parts = [
        counted(s, f"seat-{side}-devotion", DEVOTION_GLYPH, view.devotion[side], x, y, s.word("devotion")),
        counted(
            s, f"seat-{side}-followers", FOLLOWER_GLYPH, player.followers, x + 58, y, s.word("followers")
        ),
        counted(s, f"seat-{side}-ankhs", "ankh", player.ankhs, x + 116, y, s.word("ankhs")),
    ]
    god = player.god
    choice = f"summon:{WARRIOR}" if own else f"trap:{god}" if god else None
    warriors = svg.disc(x + 186, y, 12.5, seat=side, glyph="soldier")
    parts.append(
        in_pool(s, f"seat-{side}-warriors", warriors, player.warriors, x + 203, y, choice, s.word("warriors"))
    )
    right = x + 232
    for kind in dict.fromkeys(player.guardians):
        disc = svg.disc(right + 12, y, 12.5, seat=side, glyph=FIGURE_GLYPH[kind])
        either = (f"summon:{kind}", f"pool:{kind}") if own else None
        count = player.guardians.count(kind)
        parts.append(
            in_pool(s, f"seat-{side}-{kind}", disc, count, right + 29, y, either, s.voice.name(kind))
        )
        right += 48
    parts += tokens(s, side, x + width, y)
    return svg.group(*parts)


@svg.remembered
def counted(s: Scene, name: str, glyph: str, count: int, x: float, y: float, tip: str) -> Element:
    return svg.spot(name, svg.tally(x, y, glyph, count, size=22), tip=f"{tip}: {count}")


def in_pool(
    s: Scene,
    name: str,
    piece: Element,
    count: int,
    x: float,
    y: float,
    choice: str | tuple[str, ...] | None,
    tip: str,
) -> Element:
    """Figures in a pool; an empty pool is pale."""
    shown = piece if count else svg.group(piece, opacity=0.35, class_="piece")
    number = svg.label(str(count), x, y, size=16, face="bold", anchor="start")
    return svg.spot(name, shown, number, choice=choice, choices=s.open, tip=f"{tip}: {count}")


def tokens(s: Scene, side: Seat, right: float, y: float) -> list[Element]:
    """What the abilities of its gods bring a side, from the right."""
    player = s.player(side)
    parts: list[Element] = []
    x = right - 13
    if RA in player.abilities:
        parts.append(
            heap(
                s,
                "suns",
                sun(x, y, 12),
                player.suns,
                x,
                y,
                "sun" if s.is_mine(side) else None,
                s.word("suns"),
            )
        )
        x -= 40
    if OSIRIS in player.abilities:
        choice = "token:new" if s.is_mine(side) else None
        parts.append(
            heap(s, "underworlds", duat(x, y, 12), player.underworlds, x, y, choice, s.word("underworld"))
        )
        x -= 40
    if AMUN in player.abilities:
        up = player.amun_up
        fill = svg.LAPIS if up else "#8d8069"
        token = sign_disc(x, y, 12.5, "hidden_man", fill, svg.PAPYRUS_LIGHT, svg.GOLD_LIGHT)
        tip = s.word("amun-up") if up else s.word("amun-down")
        parts.append(svg.spot("amun-token", token, choice="announce", choices=s.open, tip=tip))
        x -= 40
    if ANUBIS in player.abilities:
        for slot in range(SLOTS):
            parts.append(trap(s, side, slot, x - 29 * (SLOTS - 1 - slot), y))
    return parts


def heap(
    s: Scene, name: str, piece: Element, count: int, x: float, y: float, choice: str | None, tip: str
) -> Element:
    shown = piece if count else svg.group(piece, opacity=0.35, class_="piece")
    return svg.spot(
        name,
        shown,
        svg.counter(x + 10, y + 9, count, size=12),
        choice=choice,
        choices=s.open,
        tip=f"{tip}: {count}",
    )


@svg.remembered
def trap(s: Scene, side: Seat, slot: int, x: float, y: float) -> Element:
    """A slot of Anubis, with the warrior that is trapped in it; its owner can ransom it."""
    trapped = s.player(side).trapped
    if slot >= len(trapped):
        ring = svg.circle(
            x,
            y,
            12,
            fill="#5b4a2a",
            fill_opacity=0.12,
            stroke="#5b4a2a",
            stroke_dasharray="3 3",
            class_="edge",
        )
        return svg.spot(f"trap-{slot + 1}", ring, tip=s.word("trap-free"))
    held = trapped[slot]
    return svg.spot(
        f"trap-{slot + 1}",
        svg.disc(x, y, 12.5, seat=held, glyph="prisoner"),
        choice="ransom:warrior" if s.is_mine(held) else None,
        choices=s.open,
        tip=f"{s.word('trapped')}: {s.people(held)}",
    )


@svg.remembered
def ability(s: Scene, side: Seat, x: float, y: float, width: float) -> Element | None:
    """What the god can do, in three lines at most."""
    god = s.player(side).god
    return svg.paragraph(s.voice.card(god), x, y, width, 12.5, leading=1.18, lines=3) if god else None


# -- powers ----------------------------------------------------------------------------------------


@svg.remembered
def powers(s: Scene, side: Seat, x: float, y: float, width: float, height: float) -> Element:
    """One column for each level; on a full board all powers of it, otherwise those unlocked."""
    levels = sorted(set(UNLOCK_LEVELS))
    column = width / len(levels)
    full = is_full(s, side)
    rows = len(POWERS) // len(levels) if full else len(UNLOCK_LEVELS) // len(levels)
    step = min(height / rows, 29.0)
    parts: list[Element] = []
    for i, level in enumerate(levels):
        left = x + column * i
        parts.append(cost(s, level, left + 8, y + step * rows / 2))
        names = (
            [power for power in POWERS if POWER_LEVEL[power] == level] if full else unlocked(s, side, level)
        )
        for row in range(rows):
            box = (left + 18, y + step * row, column - 23, step - 3)
            name = names[row] if row < len(names) else ""
            parts.append(power_chip(s, side, name, *box) if name else free_slot(s, side, level, row, *box))
    return svg.group(*parts)


def unlocked(s: Scene, side: Seat, level: int) -> list[str]:
    return [power for power in s.player(side).powers if POWER_LEVEL[power] == level]


@svg.remembered
def cost(s: Scene, level: int, x: float, y: float) -> Element:
    """The followers that a power of this level costs."""
    return svg.group(
        svg.label(str(level), x, y + 1, size=15, fill=svg.CARNELIAN, face="serif"),
        svg.title(s.word("cost", level=level)),
    )


@svg.remembered
def power_chip(s: Scene, side: Seat, power: str, x: float, y: float, width: float, height: float) -> Element:
    has = s.has_power(side, power)
    colour = svg.seat_colour(side)
    fill, ink = (colour.fill, colour.ink) if has else (svg.PAPYRUS_LIGHT, svg.FADED_INK)
    wanted = [f"power:{power}"]
    if power == WORSHIPFUL:
        wanted.append("worship")
    chip = svg.group(
        svg.rect(x, y, width, height, rx=6, fill=fill, stroke="#a98f57", class_="edge"),
        *power_words(s.voice.name(power), POWER_GLYPH[power], x, y + height / 2, width, height, ink, has),
        class_="piece",
    )
    return svg.spot(
        f"seat-{side}-{power}",
        chip,
        choice=wanted if s.is_mine(side) else None,
        choices=s.open,
        tip=f"{s.voice.name(power)}: {s.voice.card(power)}",
        classes="power",
    )


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


@svg.answered
def guardian_of(s: Scene, number: int) -> str:
    """The guardian that comes with this power; none if they are auctioned."""
    if number not in GUARDIAN_UNLOCKS or s.view.special() == AUCTION:
        return ""
    return s.view.guardians[GUARDIAN_UNLOCKS.index(number)]


@svg.remembered
def free_slot(
    s: Scene, side: Seat, level: int, row: int, x: float, y: float, width: float, height: float
) -> Element:
    """A power that is not unlocked yet, with the guardian that it will bring."""
    number = UNLOCK_LEVELS.index(level) + row + 1
    sign: Element | None = None
    kind = guardian_of(s, number)
    if kind:
        sign = svg.glyph(
            FIGURE_GLYPH[kind], x + width - 14, y + height / 2, height - 3, "#8a744a", opacity=0.75
        )
    box = svg.rect(
        x, y, width, height, rx=6, fill="#5b4a2a", fill_opacity=0.07, stroke="#8a744a", stroke_dasharray="4 3"
    )
    return svg.spot(f"seat-{side}-slot-{number}", box, sign, tip=s.word("cost", level=level))
