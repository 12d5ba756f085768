"""A battle: both sides with their troops, cards, and what they are worth so far."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.amon.table import AMON
from senet.games.kemet.components import (
    CARDS,
    COMPANIONS,
    CREATURE,
    GODS,
    INTERVENTIONS,
    NONE,
    TILES,
    WAR_TABLE_CLIPS,
    Values,
    plus,
)
from senet.games.kemet.drawing.cards import card_values
from senet.games.kemet.drawing.pieces import (
    card_tip,
    companion_disc,
    condensed,
    pennant,
    stacked,
    tile_chip,
    tile_tip,
    value_pairs,
    value_signs,
)
from senet.games.kemet.drawing.scene import Person, knows, person
from senet.games.kemet.drawing.signs import CARD_GLYPH, DI_GLYPH
from senet.games.kemet.maps import CITY_OF, DELTA
from senet.games.kemet.table import NOBODY, Battle, Kemet, Side
from senet.kernel.game import UNKNOWN
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

SNAKE: Final = "deep_desert_snake"
NARROW: Final = 560.0  # below this width the sides of a battle stand one above the other
ADDED_QUESTIONS: Final = ("pay_next", "spoil", "seths_card")
ROLES: Final = ("attacker", "defender")


class Force(NamedTuple):
    """What everybody knows of a side."""

    leader: Person
    role: str
    is_acting: bool
    units: int  # or life points
    is_god: bool
    strength: int
    has_won: bool
    is_over: bool
    comrades: tuple[tuple[Person, int], ...]  # the other members of a mixed troop, each with its units
    companions: tuple[str, ...]
    values: tuple[tuple[str, int], ...]  # Damage, Shield and the like
    tiles: tuple[str, ...]  # those that matter in battle
    announced: int  # Divine Interventions, or -1
    is_card_laid: bool
    is_card_shown: bool


class Added(NamedTuple):
    """A Divine Intervention beside the battle card."""

    card: str
    copies: int
    is_paid: bool
    is_offered: bool  # it may be chosen here


class Fighter(NamedTuple):
    """A side as the viewer knows it."""

    force: Force
    card: str  # or "" if it is hidden
    added: tuple[Added, ...]


# -- what there is ---------------------------------------------------------------------------------


def fighters(s: Scene, battle: Battle) -> tuple[Fighter, ...]:
    return tuple([fighter_of(s, battle, i) for i in range(len(battle.sides))])


def fighter_of(s: Scene, battle: Battle, i: int) -> Fighter:
    side = battle.sides[i]
    is_known = knows(s, side.seat)
    card = side.card if side.card_shown or battle.revealed or is_known else ""
    added = added_of(s, side) if side.added_shown or is_known else ()
    return Fighter(svg.for_all(s, force, i), "" if card == UNKNOWN else card, added)


def added_of(s: Scene, side: Side) -> tuple[Added, ...]:
    """One pays for the own cards and uses Seth's, and takes those of the other side."""
    is_offered = s.asks(*ADDED_QUESTIONS) and s.is_me(side.seat) == (not s.asks("spoil"))
    cards = [*side.added, *side.shown, *([side.blessing] if side.blessing else [])]
    return tuple(
        [Added(card, cards.count(card), is_paid(side, card), is_offered) for card in dict.fromkeys(cards)]
    )


def is_paid(side: Side, card: str) -> bool:
    return side.added.count(card) == side.played.count(card) or not side.added_shown or card == side.blessing


def force(s: Scene, i: int) -> Force:
    view: Kemet = s.view
    battle = view.battle
    assert battle is not None
    side, other, area = battle.sides[i], battle.sides[1 - i], battle.area
    is_over = battle.winner != NOBODY
    members = [member for member in view.members_in(side.seat, area) if member != side.seat]
    sums = bonus(view, side, other, i == 0)
    return Force(
        person(s, side.seat),
        ROLES[i],
        s.decides(side.seat),
        view.life_in(side.seat, area),
        bool(side.god),
        side.strength if is_over else strength_so_far(view, side, other, sums),
        battle.winner == side.seat,
        is_over,
        tuple([(person(s, member), view.players[member].troops[area]) for member in members]),
        tuple(side.companions),
        tuple(values_of(side, is_over, sums)),
        tuple([tile for tile in view.players[side.seat].tiles if TILES[tile].icon == "battle"]),
        side.announced,
        bool(side.card),
        side.card_shown,
    )


def values_of(side: Side, is_over: bool, sums: Values) -> list[tuple[str, int]]:
    """Damage and Shield: as resolved, or as far as known."""
    if is_over and (side.damage or side.shield or side.unblockable or side.self_damage):
        values = [
            ("damage", side.damage),
            ("unblockable", side.unblockable),
            ("shield", side.shield),
            ("impenetrable", side.impenetrable),
            ("self", side.self_damage),
        ]
        return [(kind, number) for kind, number in values if number]
    return [pair for pair in value_pairs(sums) if pair[0] != "strength"]


def bonus(view: Kemet, side: Side, other: Side, is_attacking: bool) -> Values:
    """Tiles, companions, the God, the card if everybody sees it, and paid Interventions."""
    sums = NONE
    for tile in view.players[side.seat].tiles:
        sums = plus(sums, TILES[tile].attack if is_attacking else TILES[tile].defence)
    for each in side.companions:
        if COMPANIONS[each].kind != CREATURE or SNAKE not in other.companions:
            sums = plus(sums, COMPANIONS[each].battle)
    if side.god:
        sums = plus(sums, GODS[side.god].attack if is_attacking else GODS[side.god].defence)
    for card in (*side.played, *([side.blessing] if side.blessing else [])):
        sums = plus(sums, INTERVENTIONS[card].values)
    amon = view.amon
    if amon is not None and side.seat == AMON:
        war = view.war()
        sums = plus(sums, (amon.strength(view.holds(WAR_TABLE_CLIPS)), war[1], 0, war[2]))
    if side.card_shown and side.card in CARDS:
        row = CARDS[side.card]
        sums = plus(sums, (row.strength, row.damage, row.unblockable, row.shield))
    return sums


def strength_so_far(view: Kemet, side: Side, other: Side, sums: Values) -> int:
    """The Strength that everybody can count before the Resolution."""
    battle = view.battle
    assert battle is not None
    player, area = view.players[side.seat], battle.area
    units, city = view.units_in(side.seat, area), CITY_OF.get(area, "")
    points = units + side.wound + sums[0] + is_home(view, side, area)
    points += GODS[side.god].strength if side.god else 0
    points += player.ascended and player.faction == "anubis" and city == player.city
    points += view.units_in(other.seat, area) > units and "amethyst_servile_corruption" in player.tiles
    points += "sapphire_street_fighting" in player.tiles and area in CITY_OF
    points += "patamos" in side.companions and area in DELTA
    return points


def is_home(view: Kemet, side: Side, area: str) -> bool:
    """Does the city strengthen this side? (KEMET-149, KEMET-263)"""
    city = CITY_OF.get(area, "")
    members = [side.seat, *view.members_in(side.seat, area)]
    return bool(city) and any([view.players[member].city == city for member in members])


# -- what is seen ----------------------------------------------------------------------------------


def fight(sides: tuple[Fighter, ...], box: Box, words: Words) -> list[Element]:
    """Attacker and defender, side by side or one above the other."""
    if box.w > NARROW:
        half = (box.w - 8) / 2
        boxes = [Box(box.x, box.y, half, box.h), Box(box.x + half + 8, box.y, half, box.h)]
    else:
        half = (box.h - 6) / 2
        boxes = [Box(box.x, box.y, box.w, half), Box(box.x, box.y + half + 6, box.w, half)]
    return [fighter(side, place, words) for side, place in zip(sides, boxes, strict=True)]


@svg.part
def fighter(p: Fighter, box: Box, words: Words) -> Element:
    """A side: who, with how many units, which cards, and what it is worth so far."""
    f, who = p.force, p.force.leader
    x, y = box.x, box.y
    fill = svg.mixed("#fdf8ea", svg.seat_colour(who.seat).fill, 0.14)
    name = f"{who.name} · {words.word(f.role)}"
    shift = x + 70 + 30.0 * len(f.comrades)  # the other members of a mixed troop come first
    many = words.word("god-left", {"life": f.units}) if f.is_god else words.word("units", {"count": f.units})
    return svg.spot(
        f"fighter-{who.seat}",
        svg.rect(*box, rx=7, fill=fill, stroke="#b59b62", class_="edge"),
        svg.seat_band(x, y, box.h, who.seat),
        svg.disc(x + 32, y + 26, 17, seat=who.seat, glyph=who.glyph),
        svg.counter(x + 46, y + 39, f.units, size=13.5),
        condensed(name, x + 62, y + 13, box.w - 122, 13.5, face="bold"),
        total_badge(f, box.right - 30, y + 30, words),
        *pennant(who.team, x + 20, y + 40),
        *comrades(f, x + 70, y + 36, words),
        *companions(f, shift, y + 36, words),
        value_signs(f.values, shift + 24 * len(f.companions), y + 36, 18, 36),
        *laid(p, box, words),
        acting=f.is_acting,
        tip=f"{name}: {many}, {words.word('value-strength')} {f.strength}",
        classes=f"fighter {f.role}",
    )


def total_badge(f: Force, x: float, y: float, words: Words) -> Element:
    """The Strength of a side: faint while cards are hidden, gold for the winner."""
    fill = svg.GOLD_LIGHT if f.has_won else "#d9d3c4" if f.is_over else svg.LAPIS
    ink = svg.INK if f.has_won or f.is_over else "#ffffff"
    sign = "double_crown" if f.has_won else "fist"
    return svg.group(
        svg.title(words.word("wins") if f.has_won else words.word("value-strength")),
        svg.rect(x - 22, y - 22, 44, 44, rx=10, fill=fill, stroke="#7a5412", stroke_width=1.4),
        svg.glyph(sign, x, y - 11, 15, ink, body=svg.mixed(fill, ink, 0.2)),
        svg.label(str(f.strength), x, y + 8, size=21, face="serif", fill=ink),
    )


def comrades(f: Force, x: float, y: float, words: Words) -> list[Element]:
    """The other members of a mixed troop, each with its units."""
    return [
        svg.group(
            svg.title(f"{who.name}: {words.word('units', {'count': units})}"),
            svg.disc(x + 27 * i, y, 10, seat=who.seat, glyph=who.glyph),
            svg.counter(x + 27 * i + 9, y + 8, units, size=12),
        )
        for i, (who, units) in enumerate(f.comrades)
    ]


def companions(f: Force, x: float, y: float, words: Words) -> list[Element]:
    return [
        svg.group(
            svg.title(f"{words.name(each)}: {words.card(COMPANIONS[each].tile)}"),
            companion_disc(each, x + 24 * i, y, 10.5, f.leader.seat),
        )
        for i, each in enumerate(f.companions)
    ]


def laid(p: Fighter, box: Box, words: Words) -> list[Element]:
    """The battle card and the Divine Interventions of a side, as far as the viewer knows them."""
    f, low = p.force, box.h < 84
    y, h = (box.foot - 25, 21.0) if low else (box.y + 54, min(64.0, box.h - 60))
    parts: list[Element] = []
    at = box.x + (64 if low else 16)
    wide = min(150.0, box.w * 0.44)
    if p.card:
        parts.append(card_strip(p, Box(at, y, wide, h), words))
        at += wide + 6
    elif f.is_card_laid:
        parts.append(svg.group(svg.card_back(at, y, 36, h), id=f"laid-{f.leader.seat}"))
        at += 42
    if f.announced >= 0:
        parts.append(announced(f.announced, at, y + h / 2, words))
        at += 34
    parts += added(p, Box(at, y, box.right - 8 - at, h), words)
    return parts + powers(f, Box(box.x + 16, y + h + 8, box.w - 24, box.foot - y - h - 12), words)


def powers(f: Force, box: Box, words: Words) -> list[Element]:
    """The tiles of a side that matter in battle, if there is room for them."""
    columns = 3
    wide, rows = box.w / columns, int(box.h // 30)
    parts: list[Element] = []
    for i, tile in enumerate(f.tiles[: columns * rows]):
        x, y = box.x + wide * (i % columns), box.y + 30 * (i // columns)
        name = stacked(words.name(tile), x + 29, y + 13, wide - 32, 12)
        parts.append(svg.group(svg.title(tile_tip(tile, words)), tile_chip(tile, x, y, 25), name))
    return parts


def announced(number: int, x: float, y: float, words: Words) -> Element:
    return svg.group(
        svg.title(words.word("announced", {"count": number})),
        svg.rect(x, y - 12, 28, 24, rx=7, fill="#fdf8ea", stroke="#8a6a2c"),
        svg.label(f"„{number}”", x + 14, y, size=13, face="bold"),
    )


def card_strip(p: Fighter, box: Box, words: Words) -> Element:
    """A battle card lying on its side: glyph, name, numbers."""
    tall, name = box.h > 44, words.name(p.card)
    middle = box.y + (16 if tall else box.h / 2)
    pairs = card_values(p.card)
    y = box.foot - 14 if tall else middle
    return svg.group(
        svg.title(name),
        svg.rect(*box, rx=5, fill=svg.PAPYRUS, stroke="#a98f57", class_="edge",
                 stroke_dasharray=None if p.force.is_card_shown else "5 3"),
        svg.glyph(CARD_GLYPH[p.card], box.x + 17, middle, 24, svg.INK, body="#d8b868"),
        condensed(name, box.x + 34, middle, box.w - 38, 12.5, face="serif") if tall else None,
        value_signs(pairs, box.x + (8 if tall else 34), y, 17, 34),
        id=f"laid-{p.force.leader.seat}",
    )  # fmt: skip


def added(p: Fighter, box: Box, words: Words) -> list[Element]:
    """Divine Interventions beside the battle card, also Seth's; those that were not paid are faint."""
    step = min(34.0, box.w / max(1, len(p.added)))
    parts: list[Element] = []
    for i, each in enumerate(p.added):
        x, y = box.x + step * i + 15, box.middle[1]
        fill = svg.CARNELIAN if each.is_paid else "#9a8f80"
        parts.append(
            svg.spot(
                svg.identifier("added", p.force.leader.seat, each.card),
                svg.rect(x - 14, y - 16, 28, 32, rx=5, fill=fill, stroke="#fff8e6", class_="edge"),
                svg.glyph(DI_GLYPH[each.card], x, y, 22, "#ffffff", body=svg.mixed(fill, "#ffffff", 0.25)),
                svg.counter(x + 9, y + 12, each.copies, size=12) if each.copies > 1 else None,
                choice=f"card:{each.card}" if each.is_offered else None,
                tip=card_tip(each.card, words),
            )
        )
    return parts
