"""What a side is worth in battle: Strength, Damage, Shields, and whose creature counts."""

from __future__ import annotations

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
from senet.games.kemet.maps import CITY_OF, DELTA
from senet.games.kemet.table import Battle, Kemet, Side
from senet.kernel.game import Seat

SNAKE = "deep_desert_snake"


def battle_of(g: Kemet) -> Battle:
    battle = g.battle
    assert battle is not None
    return battle


def side_of(g: Kemet, seat: Seat) -> Side:
    one, two = battle_of(g).sides
    return one if one.seat == seat else two


def other_side(g: Kemet, seat: Seat) -> Side:
    one, two = battle_of(g).sides
    return two if one.seat == seat else one


def is_attacker(g: Kemet, seat: Seat) -> bool:
    return battle_of(g).sides[0].seat == seat


def units_there(g: Kemet, seat: Seat) -> int:
    """The units that `seat` and its teammates still have in the area of the battle."""
    return g.units_in(seat, battle_of(g).area)


def troop_there(g: Kemet, seat: Seat) -> int:
    """What the troop of `seat` there can still lose: units, or a God's life points. (KEMET-312, KEMET-355)"""
    return g.life_in(seat, battle_of(g).area)


def god_there(g: Kemet, seat: Seat) -> bool:
    return g.players[seat].god == battle_of(g).area


def creature_counts(side: Side, other: Side) -> bool:
    """The Deep Desert Snake cancels the opposing creature; two cancel each other. (KEMET-220)"""
    return SNAKE not in other.companions


def active_companions(side: Side, other: Side) -> list[str]:
    """The companions whose effects count in this battle. (KEMET-097, KEMET-220)"""
    counts = creature_counts(side, other)
    return [each for each in side.companions if counts or COMPANIONS[each].kind != CREATURE]


def is_home(g: Kemet, seat: Seat, area: str) -> bool:
    """In the player's own city, or in that of a teammate whose units are there. (KEMET-149, KEMET-263)"""
    city = CITY_OF.get(area, "")
    if not city or city == g.players[seat].city:
        return bool(city)
    return any(g.players[ally].city == city for ally in g.members_in(seat, area))


def modifiers(g: Kemet, side: Side, other: Side) -> Values:
    """The sums of tiles, companions and paid DI cards. (KEMET-137, KEMET-148, KEMET-151)"""
    sums = NONE
    attacking = is_attacker(g, side.seat)
    for tile in g.players[side.seat].tiles:
        row = TILES[tile]
        sums = plus(sums, row.attack if attacking else row.defence)
    for companion in active_companions(side, other):
        sums = plus(sums, COMPANIONS[companion].battle)
    for card in side.played:
        sums = plus(sums, INTERVENTIONS[card].values)
    if side.god:
        sums = plus(sums, GODS[side.god].attack if attacking else GODS[side.god].defence)
    if side.blessing:
        sums = plus(sums, INTERVENTIONS[side.blessing].values)
    amon = g.amon
    if amon is not None and side.seat == AMON:
        war = g.war()
        sums = plus(sums, (amon.strength(g.holds(WAR_TABLE_CLIPS)), war[1], 0, war[2]))  # (KEMET-293)
    return sums


def strength(g: Kemet, side: Side, other: Side) -> int:
    """Units or a God, card, tiles, companions, DI cards, and the bonus in one's own city.
    (KEMET-148, KEMET-149, KEMET-311)"""
    area = battle_of(g).area
    player = g.players[side.seat]
    units = units_there(g, side.seat)
    points = units + side.wound + modifiers(g, side, other)[0]
    if side.card:
        points += CARDS[side.card].strength
    if side.god:
        points += GODS[side.god].strength
    if is_home(g, side.seat, area):
        own = CITY_OF[area] == player.city and player.ascended and player.faction == "anubis"
        points += 2 if own else 1
    if "amethyst_servile_corruption" in player.tiles and units < units_there(g, other.seat):
        points += 1
    if "sapphire_street_fighting" in player.tiles and area in CITY_OF:
        points += 1
    if "patamos" in side.companions and area in DELTA:
        points += 1
    return points
