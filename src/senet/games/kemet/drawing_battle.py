"""The panel of what is going on: a battle with both sides, answers without a place on the table, or a legend."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.kemet.amon.table import AMON
from senet.games.kemet.components import (
    CARDS,
    COMPANIONS,
    CREATURE,
    INTERVENTIONS,
    NONE,
    TILES,
    WAR_TABLE_CLIPS,
    Values,
    plus,
)
from senet.games.kemet.drawing_answers import answers, is_set, rows_of, wanted
from senet.games.kemet.drawing_gods import god_bonus, god_strength
from senet.games.kemet.drawing_hand import card_values
from senet.games.kemet.drawing_market import MARKET_QUESTIONS, offers
from senet.games.kemet.drawing_scene import (
    Box,
    Face,
    Scene,
    companion_disc,
    condensed,
    faction_glyph,
    fitted,
    stacked,
    tile_chip,
    value_pairs,
    value_sign,
    value_signs,
)
from senet.games.kemet.drawing_signs import CARD_GLYPH, DI_GLYPH
from senet.games.kemet.drawing_teams import comrades, is_home, pennant
from senet.games.kemet.maps import CITY_OF, DELTA
from senet.games.kemet.table import NOBODY, Battle, Side
from senet.kernel.game import UNKNOWN
from senet.svg import Element

SNAKE: Final = "deep_desert_snake"
NARROW: Final = 560.0  # below this width the sides of a battle stand one above the other
CHIP_ROW: Final = 34.0
LEAST_SIDE: Final = 110.0  # the least height of a side of a battle
ADDED_QUESTIONS: Final = ("pay_next", "spoil", "seths_card")


@svg.remembered
def context(s: Scene, box: Box, scale: float) -> Element:
    """What is going on, drawn for a box of its own size and enlarged."""
    w, h = box.w / scale, box.h / scale
    inner = Box(0, 0, w, h)
    battle = s.view.battle
    chips = wanted(s)
    parts: list[Element] = [svg.papyrus(0, 0, w, h)]
    if battle is not None:
        room = max(1, int((h - 12 - LEAST_SIDE) // CHIP_ROW)) if w > NARROW else 1
        room = max(room, len(rows_of([chip for chip in chips if not is_set(chip)], w - 20)))
        foot = CHIP_ROW * min(room, len(rows_of(chips, w - 20))) if chips else 0
        parts += fight(s, battle, Box(6, 6, w - 12, h - 12 - foot))
        parts += answers(s, chips, Box(10, h - 4 - foot, w - 20, foot)) if chips else []
    elif chips or s.asks(*MARKET_QUESTIONS):
        beside = s.asks(*MARKET_QUESTIONS) and len(chips) == 1  # in the line of the heading
        rows = 0 if beside or not chips else len(rows_of(chips, w - 24))
        spot = Box(w - 14 - chips[0].width, 3, chips[0].width, 24) if beside else Box(12, 36, w - 24, h - 42)
        parts += [heading(s.word("answers"), inner), *answers(s, chips, spot)]
        left = Box(12, 38 + 34 * rows, w - 24, h - 46 - 34 * rows)
        if s.asks(*MARKET_QUESTIONS):
            drawn, used = offers(s, left)
            parts += drawn
            left = Box(left.x, left.y + used, left.w, left.h - used)
        if left.h > 130:
            parts += [
                svg.divider(14, left.y + 4, w - 28),
                *legend(s, Box(14, left.y + 14, w - 24, left.h - 14)),
            ]
    elif s.view.winner != NOBODY:
        parts += [heading(s.word("standings"), inner), *standings(s, Box(14, 36, w - 24, h - 42))]
    else:
        parts += [heading(s.word("legend"), inner), *legend(s, Box(14, 34, w - 24, h - 40))]
    place = f"translate({svg.number(box.x)} {svg.number(box.y)}) scale({scale:.4f})"
    return svg.group(*parts, id="context", transform=place)


def heading(words: str, box: Box) -> Element:
    return svg.group(
        fitted(words, 14, 17, 15, box.w - 28, face="serif", fill=svg.LAPIS),
        svg.divider(14, 29, box.w - 28),
    )


# -- a battle --------------------------------------------------------------------------------------


def fight(s: Scene, battle: Battle, box: Box) -> list[Element]:
    """Attacker and defender, side by side or one above the other."""
    if box.w > NARROW:
        half = (box.w - 8) / 2
        boxes = [Box(box.x, box.y, half, box.h), Box(box.x + half + 8, box.y, half, box.h)]
    else:
        half = (box.h - 6) / 2
        boxes = [Box(box.x, box.y, box.w, half), Box(box.x, box.y + half + 6, box.w, half)]
    one, two = battle.sides
    return [
        fighter(s, battle, one, two, "attacker", boxes[0]),
        fighter(s, battle, two, one, "defender", boxes[1]),
    ]


@svg.remembered
def fighter(s: Scene, battle: Battle, side: Side, other: Side, role: str, box: Box) -> Element:
    """A side: who, with how many units, which cards, and what it is worth so far."""
    won = battle.winner == side.seat
    fill = svg.mixed("#fdf8ea", svg.seat_colour(side.seat).fill, 0.14)
    ground = svg.rect(box.x, box.y, box.w, box.h, rx=7, fill=fill, stroke="#b59b62", class_="edge")
    units = s.view.life_in(side.seat, battle.area)
    total = side.strength if battle.winner != NOBODY else strength_so_far(s, battle, side, other)
    name = f"{s.voice.who(side.seat)} · {s.word(role)}"
    members = [member for member in s.view.members_in(side.seat, battle.area) if member != side.seat]
    shift = 30.0 * len(members)  # the other members of a mixed troop come first
    parts = [
        ground,
        svg.seat_band(box.x, box.y, box.h, side.seat),
        svg.disc(box.x + 32, box.y + 26, 17, seat=side.seat, glyph=faction_glyph(s, side.seat)),
        svg.counter(box.x + 46, box.y + 39, units, size=13.5),
        condensed(name, box.x + 62, box.y + 13, box.w - 122, 13.5, face="bold"),
        total_badge(s, total, box.right - 30, box.y + 30, won, battle.winner != NOBODY),
        *pennant(s, side.seat, box.x + 20, box.y + 40),
        *comrades(s, side, battle.area, box.x + 70, box.y + 36),
        *companions(s, side, box.x + 70 + shift, box.y + 36),
        numbers(battle, side, bonus(s, battle, side, other), box, shift),
        *laid(s, battle, side, box),
    ]
    many = s.word("god-left", life=units) if side.god else s.word("units", count=units)
    tip = f"{name}: {many}, {s.word('value-strength')} {total}"
    return svg.spot(
        f"fighter-{side.seat}", *parts, acting=s.decides(side.seat), tip=tip, classes=f"fighter {role}"
    )


@svg.remembered
def total_badge(s: Scene, total: int, x: float, y: float, won: bool, final: bool) -> Element:
    """The Strength of a side: faint while cards are hidden, gold for the winner."""
    fill = svg.GOLD_LIGHT if won else "#d9d3c4" if final else svg.LAPIS
    ink = svg.INK if won or final else "#ffffff"
    return svg.group(
        svg.title(s.word("wins") if won else s.word("value-strength")),
        svg.rect(x - 22, y - 22, 44, 44, rx=10, fill=fill, stroke="#7a5412", stroke_width=1.4),
        svg.glyph("double_crown" if won else "fist", x, y - 11, 15, ink, body=svg.mixed(fill, ink, 0.2)),
        svg.label(str(total), x, y + 8, size=21, face="serif", fill=ink),
    )


def companions(s: Scene, side: Side, x: float, y: float) -> list[Element]:
    return [
        svg.group(
            svg.title(f"{s.voice.name(each)}: {s.voice.card(COMPANIONS[each].tile)}"),
            companion_disc(each, x + 24 * i, y, 10.5, side.seat),
        )
        for i, each in enumerate(side.companions)
    ]


def numbers(battle: Battle, side: Side, sums: Values, box: Box, shift: float) -> Element:
    """Damage and Shield: as resolved, or as far as known."""
    if battle.winner != NOBODY and (side.damage or side.shield or side.unblockable or side.self_damage):
        values = [
            ("damage", side.damage),
            ("unblockable", side.unblockable),
            ("shield", side.shield),
            ("impenetrable", side.impenetrable),
            ("self", side.self_damage),
        ]
        pairs = [(kind, count) for kind, count in values if count]
    else:
        pairs = [pair for pair in value_pairs(sums) if pair[0] != "strength"]
    left = box.x + 70 + shift + 24 * len(side.companions)
    return value_signs(pairs, left, box.y + 36, 18, 36)


def seen_card(s: Scene, battle: Battle, side: Side) -> str:
    """The battle card of a side, if the one who looks may know it."""
    known = side.card_shown or battle.revealed or s.knows(side.seat)
    return side.card if known and side.card != UNKNOWN else ""


def laid(s: Scene, battle: Battle, side: Side, box: Box) -> list[Element]:
    """The battle card and the Divine Interventions of a side, as far as the one who looks knows them."""
    low = box.h < 84
    y, h = (box.foot - 25, 21.0) if low else (box.y + 54, min(64.0, box.h - 60))
    card = seen_card(s, battle, side)
    parts: list[Element] = []
    at = box.x + (64 if low else 16)
    wide = min(150.0, box.w * 0.44)
    if card:
        parts.append(card_strip(s, side, card, Box(at, y, wide, h)))
        at += wide + 6
    elif side.card:
        parts.append(svg.group(svg.card_back(at, y, 36, h), id=f"laid-{side.seat}"))
        at += 42
    if side.announced >= 0:
        parts.append(announced(s, side.announced, at, y + h / 2))
        at += 34
    if side.added_shown or s.knows(side.seat):
        cards = [*side.added, *side.shown, *([side.blessing] if side.blessing else [])]
        parts += added(s, side, cards, Box(at, y, box.right - 8 - at, h))
    return [*parts, *powers(s, side, Box(box.x + 16, y + h + 8, box.w - 24, box.foot - y - h - 12))]


def powers(s: Scene, side: Side, box: Box) -> list[Element]:
    """The tiles of a side that matter in battle, if there is room for them."""
    tiles = [tile for tile in s.player(side.seat).tiles if TILES[tile].icon == "battle"]
    columns = 3
    wide, rows = box.w / columns, int(box.h // 30)
    parts: list[Element] = []
    for i, tile in enumerate(tiles[: columns * rows]):
        x, y = box.x + wide * (i % columns), box.y + 30 * (i // columns)
        name = stacked(s.voice.name(tile), x + 29, y + 13, wide - 32, 12)
        parts.append(svg.group(svg.title(s.tile_tip(tile)), tile_chip(tile, x, y, 25), name))
    return parts


@svg.remembered
def announced(s: Scene, number: int, x: float, y: float) -> Element:
    return svg.group(
        svg.title(s.word("announced", count=number)),
        svg.rect(x, y - 12, 28, 24, rx=7, fill="#fdf8ea", stroke="#8a6a2c"),
        svg.label(f"„{number}”", x + 14, y, size=13, face="bold"),
    )


@svg.remembered
def card_strip(s: Scene, side: Side, card: str, box: Box) -> Element:
    """A battle card lying on its side: glyph, name, numbers."""
    tall = box.h > 44
    middle = box.y + (16 if tall else box.h / 2)
    pairs = card_values(card)
    hidden = not side.card_shown
    y = box.foot - 14 if tall else middle
    return svg.group(
        svg.title(s.voice.name(card)),
        svg.rect(box.x, box.y, box.w, box.h, rx=5, fill=svg.PAPYRUS, stroke="#a98f57", class_="edge",
                 stroke_dasharray="5 3" if hidden else None),
        svg.glyph(CARD_GLYPH[card], box.x + 17, middle, 24, svg.INK, body="#d8b868"),
        condensed(s.voice.name(card), box.x + 34, middle, box.w - 38, 12.5, face="serif") if tall else None,
        value_signs(pairs, box.x + (8 if tall else 34), y, 17, 34),
        id=f"laid-{side.seat}",
    )  # fmt: skip


def added(s: Scene, side: Side, cards: list[str], box: Box) -> list[Element]:
    """Divine Interventions beside the battle card, also Seth's; those that were not paid are faint."""
    kinds = list(dict.fromkeys(cards))
    step = min(34.0, box.w / max(1, len(kinds)))
    parts: list[Element] = []
    for i, card in enumerate(kinds):
        x, y = box.x + step * i + 15, box.middle[1]
        paid = (
            side.added.count(card) == side.played.count(card) or not side.added_shown or card == side.blessing
        )
        fill = svg.CARNELIAN if paid else "#9a8f80"
        parts.append(
            svg.spot(
                svg.identifier("added", side.seat, card),
                svg.rect(x - 14, y - 16, 28, 32, rx=5, fill=fill, stroke="#fff8e6", class_="edge"),
                svg.glyph(DI_GLYPH[card], x, y, 22, "#ffffff", body=svg.mixed(fill, "#ffffff", 0.25)),
                svg.counter(x + 9, y + 12, cards.count(card), size=12) if cards.count(card) > 1 else None,
                choice=f"card:{card}" if s.asks(*ADDED_QUESTIONS) and here(s, side) else None,
                choices=s.open,
                tip=s.card_tip(card),
            )
        )
    return parts


def here(s: Scene, side: Side) -> bool:
    """One pays for the own cards and uses Seth's, and takes those of the other side."""
    return (s.is_me(side.seat)) == (not s.asks("spoil"))


# -- what a side is worth so far -------------------------------------------------------------------


def bonus(s: Scene, battle: Battle, side: Side, other: Side) -> Values:
    """Tiles, companions, the card if everybody sees it, and paid Interventions."""
    attacking = side is battle.sides[0]
    sums = NONE
    for tile in s.player(side.seat).tiles:
        sums = plus(sums, TILES[tile].attack if attacking else TILES[tile].defence)
    for each in side.companions:
        if COMPANIONS[each].kind != CREATURE or SNAKE not in other.companions:
            sums = plus(sums, COMPANIONS[each].battle)
    sums = god_bonus(s, side, attacking, sums)
    for card in (*side.played, *([side.blessing] if side.blessing else [])):
        sums = plus(sums, INTERVENTIONS[card].values)
    amon = s.view.amon
    if amon is not None and side.seat == AMON:
        war = s.view.war()
        sums = plus(sums, (amon.strength(s.view.holds(WAR_TABLE_CLIPS)), war[1], 0, war[2]))
    if side.card_shown and side.card in CARDS:
        row = CARDS[side.card]
        sums = plus(sums, (row.strength, row.damage, row.unblockable, row.shield))
    return sums


def strength_so_far(s: Scene, battle: Battle, side: Side, other: Side) -> int:
    """The Strength that everybody can count before the Resolution."""
    player, area = s.player(side.seat), battle.area
    units = s.view.units_in(side.seat, area)
    points = units + side.wound + bonus(s, battle, side, other)[0]
    points += is_home(s, side, area) + god_strength(s, side, area)
    more = s.view.units_in(other.seat, area) > units
    points += more and "amethyst_servile_corruption" in player.tiles
    points += "sapphire_street_fighting" in player.tiles and area in CITY_OF
    points += "patamos" in side.companions and area in DELTA
    return points


# -- legend ----------------------------------------------------------------------------------------


LEGEND: Final = (
    ("strength", "damage", "unblockable", "shield"),
    ("crossed_arrows:battle-fame", "god:divine-fame", "temple:temporary-fame", "elder:veterans"),
    ("soldier:supply", "scroll:interventions", "khopesh:battle-cards", "ankh:prayer-points"),
)


def legend(s: Scene, box: Box) -> list[Element]:
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
        words = s.word(word or f"value-{sign}")
        parts.append(condensed(words, x + 26, y, wide - 32, 13.5 if tall > 24 else 12.5))
    return parts


def standings(s: Scene, box: Box) -> list[Element]:
    """Who has how much Fame when the game is over; the winner first."""
    view = s.view
    won = view.allies(view.winner)
    seats = sorted(range(len(view.players)), key=lambda seat: (seat not in won, -view.fame(seat), seat))
    columns = 2 if box.w > NARROW else 1
    rows = -(-len(seats) // columns)
    wide, tall = box.w / columns, min(40.0, box.h / rows)
    parts: list[Element] = []
    for i, seat in enumerate(seats):
        x, y = box.x + wide * (i // rows), box.y + tall * (i % rows + 0.5)
        face: Face = "bold" if seat in won else "sans"
        parts += [
            svg.disc(x + 14, y, min(14.0, tall * 0.42), seat=seat, glyph=faction_glyph(s, seat)),
            *pennant(s, seat, x + 3, y + 8),
            condensed(s.voice.who(seat), x + 36, y, wide - 110, 15, face=face),
            svg.label(str(view.fame(seat)), x + wide - 44, y, size=18, face="serif", anchor="end"),
        ]
        if seat in won:
            parts.append(svg.glyph("double_crown", x + wide - 26, y, 24, svg.INK, body=svg.GOLD_LIGHT))
    return parts
