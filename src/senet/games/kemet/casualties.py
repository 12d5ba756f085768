"""Battle, steps 4 and 5: Casualties and Rewards."""

from __future__ import annotations

from senet.games.kemet.amon.table_objective import wants_fame
from senet.games.kemet.components import CARDS, SOLO_BATTLE_FAME
from senet.games.kemet.effects import gain_battle_fame
from senet.games.kemet.losses import lose_from_troop
from senet.games.kemet.moments import CASUALTIES_BEGIN, CASUALTIES_END, REWARDS, trigger
from senet.games.kemet.strength import battle_of, modifiers, other_side, side_of, troop_there
from senet.games.kemet.table import TEAM, Kemet, Side
from senet.games.kemet.teams.sharing import ask_receiver
from senet.kernel.game import Seat

# -- 4. Casualties (KEMET-151 to KEMET-158) ------------------------------------------------------------


def casualties(g: Kemet) -> None:
    """Damage is determined first; then units are removed, the attacker's before the defender's. (KEMET-138, KEMET-151)"""
    attacker, defender = (side.seat for side in battle_of(g).sides)
    trigger(g, CASUALTIES_BEGIN, attacker)
    trigger(g, CASUALTIES_BEGIN, defender)
    g.then(fix_damage)
    g.then(lose_unblockable, attacker)
    g.then(lose_unblockable, defender)
    g.then(lose_damage, attacker)
    g.then(lose_damage, defender)
    g.then(end_casualties)


def fix_damage(g: Kemet) -> None:
    """Both sides' sums, before any unit is removed. (KEMET-151, KEMET-152, KEMET-153)"""
    for side in battle_of(g).sides:
        other = other_side(g, side.seat)
        card = CARDS[side.card]
        sums = modifiers(g, side, other)
        side.damage = card.damage + sums[1] + side.converted
        side.unblockable = card.unblockable + sums[2]
        side.self_damage = card.self_unblockable
        side.shield = card.shield - side.converted + sums[3]
        side.impenetrable = card.impenetrable
        if g.is_amon(side.seat):  # the war table may take more than there is
            side.damage, side.shield = max(0, side.damage), max(0, side.shield)
        if g.owns(other.seat, "amethyst_lord_of_the_red_land"):
            side.shield = max(0, side.shield - 2)


def lose_unblockable(g: Kemet, seat: Seat) -> None:
    """First the opponent's Unblockable Damage, then the damage of the side's own card. (KEMET-154, KEMET-157)"""
    side = side_of(g, seat)
    side.hurt += lose_units(g, side, other_side(g, seat).unblockable, "unblockable")
    g.then(lose_own_damage, seat)


def lose_own_damage(g: Kemet, seat: Seat) -> None:
    """The damage that the card does to its own side. (KEMET-152, KEMET-157)"""
    side = side_of(g, seat)
    lose_units(g, side, side.self_damage, "own_card")


def lose_damage(g: Kemet, seat: Seat) -> None:
    """The opponent's Damage minus the side's Shield. (KEMET-155)"""
    side = side_of(g, seat)
    if not CARDS[side.card].immune:
        damage = max(0, other_side(g, seat).damage - side.shield)
        side.hurt += lose_units(g, side, damage, "damage")


def lose_units(g: Kemet, side: Side, damage: int, why: str) -> int:
    """A side never loses more units than it has, nor those that an Impenetrable Shield protects. (KEMET-153, KEMET-156)"""
    open_units = max(0, troop_there(g, side.seat) - side.impenetrable)
    gone = lose_from_troop(g, side.seat, battle_of(g).area, min(damage, open_units), why)
    side.lost += gone
    return gone


def end_casualties(g: Kemet) -> None:
    """Divine Hunger and Honor in Battle. (KEMET-157)"""
    for side in battle_of(g).sides:
        trigger(g, CASUALTIES_END, side.seat)


# -- 5. Rewards (KEMET-159 to KEMET-162) ---------------------------------------------------------------


def rewards(g: Kemet) -> None:
    """Fame for a victorious attacker, a veteran for a victorious defender, then tiles and consolation."""
    battle = battle_of(g)
    attacker, defender = (side.seat for side in battle.sides)
    if battle.winner == attacker and troop_there(g, attacker):
        reward_fame(g, attacker, "attack")
    if battle.winner == defender:
        gain_veteran(g, defender, "defence")
    trigger(g, REWARDS, attacker)
    trigger(g, REWARDS, defender)
    g.then(comfort)


def counts_fame(g: Kemet) -> bool:
    """In a solo game, by one ruling only if the objective counts Fame points. (KEMET-299, KEMET-373)"""
    return g.amon is None or g.holds(SOLO_BATTLE_FAME) or wants_fame(g.amon.objective)


def reward_fame(g: Kemet, seat: Seat, why: str) -> None:
    """A Battle Fame point in the Rewards step. (KEMET-159, KEMET-162)"""
    if counts_fame(g):
        side_of(g, seat).fame += 1
        gain_battle_fame(g, seat, why)


def comfort(g: Kemet) -> None:
    """Whoever gained no Fame point in this step gains a veteran token. (KEMET-161)"""
    for side in battle_of(g).sides:
        if not side.fame:
            gain_veteran(g, side.seat, "comfort")


def gain_veteran(g: Kemet, seat: Seat, why: str) -> None:
    """The supply of veteran tokens is unlimited. (KEMET-012, KEMET-160)"""
    if g.is_amon(seat):  # who gets none (KEMET-299)
        return
    g.players[seat].veterans += 1
    g.tell("veteran", seat, why)
    if g.mode == TEAM:
        g.then(ask_receiver, seat)
