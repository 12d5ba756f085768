"""How good a view looks to a seat: Fame above all, then what leads to it, then what is just going on."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.bot import solo_hope, solo_prize
from senet.games.kemet.amon.table import AMON
from senet.games.kemet.components import (
    ACTION,
    BUILD,
    CARDS,
    COMPANIONS,
    GOD_COST,
    GODS,
    INTERVENTIONS,
    MOVE,
    PRAY,
    PRAYER_MAX,
    RECRUIT,
    TELEPORT_COST,
    TILES,
    TOP_LEVEL,
    WAR_TABLE_CLIPS,
)
from senet.games.kemet.maps import CITY_OF, INCOME, SANCTUARY, WALLS
from senet.games.kemet.table import NOBODY, TEAM, Kemet, Player, Side
from senet.kernel.game import UNKNOWN, Seat

PERMANENT: Final = 10.0
TEMPORARY: Final = 6.0
POINT: Final = 0.5  # of prayer
TEAMMATE: Final = 0.95  # the value of what a teammate has
PLENTY: Final = 0.12  # a prayer point more, up to what a member can soon spend
ENOUGH: Final = 6
LEVELS: Final[tuple[float, ...]] = (0.0, 1.2, 2.8, 4.8, 7.5)  # of a pyramid
UNKNOWN_CARD: Final = 3.0  # the Strength of a battle card that nobody has seen
GOD_TILE: Final = 4.0
GOD_FIGURE: Final = 4.0  # on the board
GOD_NEAR: Final = 0.8  # of each prayer point saved for the tile, once there is a level-4 pyramid
GOD_LIFE: Final = 0.8  # of each life point
QUESTIONS: Final[dict[str, str]] = {  # an open question -> the action that it belongs to
    "build_where": "build",
    "build_colour": "build",
    "build_level": "build",
    "acquire_tile": "acquire",
    "place_where": "recruit",
    "place_units": "recruit",
    "move_troop": "move",
    "place_god": "deploy",
}


def appraise(view: Kemet, seat: Seat) -> float:
    """What the seat and its team have and may hope for, against the best of the others."""
    if view.amon is not None:
        return worth(view, seat) + going_on(view, seat) + solo_hope(view)
    if view.mode == TEAM:
        return appraise_team(view, seat)
    others = [worth(view, other) for other in range(len(view.players)) if other != seat]
    return worth(view, seat) + going_on(view, seat) - 0.35 * max(others, default=0.0)


def appraise_team(view: Kemet, seat: Seat) -> float:
    """A team wins together: what a teammate has is worth nearly as much as what one has oneself. (KEMET-239)"""
    totals: dict[int, float] = {}
    for each, player in enumerate(view.players):
        share = 1.0 if each == seat else TEAMMATE if player.team == view.players[seat].team else 1.0
        totals[player.team] = totals.get(player.team, 0.0) + share * worth(view, each)
    mine = totals.pop(view.players[seat].team)
    hopes = going_on(view, seat) + sum([going_on(view, ally) for ally in view.allies(seat) if ally != seat])
    return mine + hopes - 0.35 * max(totals.values(), default=0.0) + spread(view, seat)


def spread(view: Kemet, seat: Seat) -> float:
    """Prayer points help most where there are few: nobody can spend those of a teammate. (KEMET-343)"""
    return sum([PLENTY * min(view.players[ally].prayer, ENOUGH) for ally in view.allies(seat)])


def worth(view: Kemet, seat: Seat) -> float:
    """What a seat has in front of it and on the board."""
    player = view.players[seat]
    points = PERMANENT * (player.battle_fame + player.divine_fame) + POINT * player.prayer
    points += TEMPORARY * sum(holder == seat for holder in view.held.values())
    points += 0.5 * len(player.hand) + 0.5 * player.veterans + 0.3 * player.silver
    points += sum([1.6 + 1.0 * TILES[tile].level for tile in player.tiles])
    points += sum([LEVELS[level] for _, level in player.pyramids.values()])
    points += sum([0.7 * units + 0.06 * units * units for units in player.troops.values()])
    points += sum([0.8 for where in player.companions.values() if where])
    temples = view.temples_of(seat)
    points += sum([0.4 * INCOME[temple] for temple in temples]) + (3.0 if len(temples) > 1 else 0.0)
    if player.life_in(SANCTUARY) > 1:
        points += 3.0
    if player.ascended:
        points += GOD_TILE + (GOD_FIGURE + GOD_LIFE * player.life if player.god else 0.0)
    elif view.gods and has_throne(player):
        points += GOD_NEAR * min(player.prayer, GOD_COST)
    return points


# -- what is going on ------------------------------------------------------------------------------------


def going_on(view: Kemet, seat: Seat) -> float:
    """The battle, the group on its way, and the actions that are still to come."""
    hope = 0.0
    battle, move = view.battle, view.move
    if battle is not None and battle.winner == NOBODY:
        for side, other in ((battle.sides[0], battle.sides[1]), (battle.sides[1], battle.sides[0])):
            if side.seat == seat:
                hope += battle_hope(view, side, other, side is battle.sides[0])
    elif move is not None and move.seat == seat and not move.over:
        size = GODS[view.players[seat].faction].strength if move.god else move.size
        hope += target_hope(view, seat, move.area, size)
        if move.steps > 0 or not move.teleported:
            hope = max(hope, 0.8 * troop_hope(view, seat, move.area, size, move.steps))
        hope += 0.01 * move.size  # no idle splitting
    if view.active == seat:
        hope += sum([action_hope(view, seat, ACTION[space]) for space in view.pending])
        decision = view.flow.decision
        if decision is not None and seat in decision.choices:
            hope += action_hope(view, seat, QUESTIONS.get(decision.question.name, ""))
    return hope


def action_hope(view: Kemet, seat: Seat, action: str) -> float:
    """What an action that is still to come may bring."""
    player = view.players[seat]
    if action == MOVE:
        hopes = [
            troop_hope(view, seat, area, units, 1 + land_bonus(player, area))
            for area, units in player.troops.items()
        ]
        if player.god:
            god = GODS[player.faction]
            hopes.append(
                troop_hope(view, seat, player.god, god.strength, god.land + land_bonus(player, player.god))
            )
        return 0.8 * max(hopes, default=0.0)
    if action == PRAY:
        return POINT * min(2, PRAYER_MAX - player.prayer)
    if action == RECRUIT:
        waiting = GOD_FIGURE if player.ascended and not player.god else 0.0
        return 0.3 * min(player.supply, player.prayer) + waiting
    if action == BUILD:
        return build_hope(player)
    if action == "acquire":
        if view.risen and not player.ascended and player.prayer >= GOD_COST and has_throne(player):
            return GOD_TILE + GOD_FIGURE
        levels = [level for colour, level in player.pyramids.values() if colour not in player.bought]
        return 1.4 + 0.3 * min(max(levels), player.prayer) if levels and player.prayer else 0.0
    if action == "deploy":
        return GOD_FIGURE + GOD_LIFE * GODS[player.faction].life
    return 0.0


def has_throne(player: Player) -> bool:
    """A pyramid of level 4 lets the God be acquired."""
    return any(level == TOP_LEVEL for _, level in player.pyramids.values())


def size_of(view: Kemet, seat: Seat, area: str) -> int:
    """The Strength of whoever stands there: units, also of teammates, or a God."""
    player = view.players[seat]
    return GODS[player.faction].strength if player.god == area else view.units_in(seat, area)


def build_hope(player: Player) -> float:
    best = 0.0
    for _, level in player.pyramids.values():
        if level < TOP_LEVEL and player.prayer > level:
            gain = LEVELS[level + 1] - LEVELS[level] - POINT * (level + 1)
            best = max(best, gain + (TEMPORARY if level + 1 == TOP_LEVEL else 0.0))
    return best


def land_bonus(player: Player, area: str) -> int:
    tiles = sum([TILES[tile].land for tile in player.tiles])
    return tiles + sum([COMPANIONS[each].land for each, where in player.companions.items() if where == area])


def troop_hope(view: Kemet, seat: Seat, area: str, units: int, steps: int) -> float:
    """The best area that a troop can reach."""
    player = view.players[seat]
    board = view.board
    reached = {area}
    edge = [area]
    for _ in range(min(steps, 3)):
        edge = [there for here in edge for there in board.steps[player.city][here] if there not in reached]
        edge = [there for there in edge if may_enter(player, area, there)]
        reached.update(edge)
    best = max(
        [target_hope(view, seat, there, units) for there in sorted(reached) if there != area], default=0.0
    )
    if area in CITY_OF and player.prayer >= TELEPORT_COST and view.pyramid_in(area)[1]:
        jumps = [target_hope(view, seat, there, units) for there in board.obelisks]
        best = max(best, max(jumps) - TELEPORT_COST * POINT)
    leaving = TEMPORARY if view.held.get(area, NOBODY) == seat and area not in CITY_OF else 0.0
    return best - leaving


def may_enter(player: Player, origin: str, area: str) -> bool:
    city = CITY_OF.get(area, "")
    return not city or city == player.city or origin in WALLS[city]


def target_hope(view: Kemet, seat: Seat, area: str, units: int) -> float:
    """What it would be worth to stand in `area` with so many units."""
    foe = view.foe_in(seat, area)
    prize = 0.0 if view.amon is None else solo_prize(view, area)
    allies = view.allies(seat)
    if area in view.held and view.held[area] not in allies:
        prize += TEMPORARY + 0.4 * INCOME.get(area, 0)
    elif area == SANCTUARY and units > 1 and view.troop_in(area) not in allies:
        prize = 3.0
    if foe == NOBODY:
        return prize
    ahead = power(view, seat, area, True) + units - power(view, foe, area, False) - size_of(view, foe, area)
    return winning(ahead) * (PERMANENT + prize) - (1.0 - winning(ahead)) * 0.6 * units


# -- battles ---------------------------------------------------------------------------------------------


def winning(ahead: float) -> float:
    """How likely a victory is with such an advantage in Strength."""
    return min(0.97, max(0.03, 0.5 + 0.14 * ahead))


def power(view: Kemet, seat: Seat, area: str, attacking: bool) -> float:
    """Strength without units and cards, as everybody can see it."""
    player = view.players[seat]
    points = sum([TILES[tile].attack[0] if attacking else TILES[tile].defence[0] for tile in player.tiles])
    points += sum([COMPANIONS[each].battle[0] for each in view.company(seat, area)])
    amon = view.amon
    if amon is not None and seat == AMON:
        points += amon.strength(view.holds(WAR_TABLE_CLIPS))
    return float(points + (1 if CITY_OF.get(area, "") == player.city else 0))


def battle_hope(view: Kemet, side: Side, other: Side, attacking: bool) -> float:
    """The likely outcome of a battle before it is resolved, and what the cards do apart from Strength."""
    battle = view.battle
    assert battle is not None
    area = battle.area
    ahead = shown_strength(view, side, area, attacking) - shown_strength(view, other, area, not attacking)
    chance = winning(ahead if attacking else ahead + 0.5)
    units = view.life_in(side.seat, area)
    hope = chance * (PERMANENT if attacking else 3.0) - (1.0 - chance) * 0.5 * units
    if side.card and side.card != UNKNOWN:
        card = CARDS[side.card]
        hope += 0.35 * (card.damage + card.shield) - 0.6 * min(units, card.self_unblockable)
        hope -= 3.0 if attacking and card.self_unblockable >= units else 0.0
    if side.discard and side.discard != UNKNOWN:
        hope -= 0.15 * CARDS[side.discard].strength
    if not battle.revealed:
        hope -= sum([0.5 + POINT * INTERVENTIONS[card].cost for card in side.added if card != "diversion"])
    return hope


def shown_strength(view: Kemet, side: Side, area: str, attacking: bool) -> float:
    points = power(view, side.seat, area, attacking) + size_of(view, side.seat, area) + side.wound
    known = side.card and side.card != UNKNOWN
    points += CARDS[side.card].strength if known else UNKNOWN_CARD
    return points + sum([INTERVENTIONS[card].values[0] for card in side.added])
