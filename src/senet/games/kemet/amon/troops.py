"""Amon's troops: units added to them, and the new troop that comes for one that was recalled or destroyed."""

from __future__ import annotations

from senet.games.kemet.amon.components import AMON_DISTRICTS, AMON_LIMIT, AMON_TROOPS, AMON_UNITS
from senet.games.kemet.amon.table import AMON, HUMAN
from senet.games.kemet.effects import add_units, settle_control
from senet.games.kemet.table import NOBODY, Kemet


def reinforce(g: Kemet, most: int) -> None:
    """Up to `most` units for each troop, within its limit; a short supply is split, the odd one for A.
    (KEMET-291)"""
    amon, player = g.amon, g.players[AMON]
    assert amon is not None
    added = dict.fromkeys(AMON_TROOPS, 0)
    left = player.supply
    for _ in range(most):
        for troop in AMON_TROOPS:
            area = amon.troop_at(player, troop)
            if left and area and player.troops[area] + added[troop] < AMON_LIMIT:
                added[troop] += 1
                left -= 1
    for troop, units in added.items():
        if units:
            area = amon.troop_at(player, troop)
            add_units(g, AMON, area, units)
            g.tell("amon_reinforced", troop, area, units)


# -- a new troop (KEMET-296, KEMET-297, KEMET-360) -----------------------------------------------------


def replace_lost(g: Kemet) -> None:
    """For a troop that was recalled or destroyed a new one comes at once, but no third time in a row.
    (KEMET-296, KEMET-297, KEMET-360)"""
    amon, battle = g.amon, g.battle
    if amon is None:
        return
    for troop in AMON_TROOPS:
        if troop in amon.waiting or troop == amon.arriving or not amon.creatures.get(troop, ""):
            continue
        if not amon.troop_at(g.players[AMON], troop):
            if battle is not None and amon.struck and battle.winner != AMON:
                amon.waiting.append(troop)
                g.tell("amon_waits", troop)
            else:
                g.then(place_anew, troop)


def place_anew(g: Kemet, troop: str) -> None:
    """In an empty district with a pyramid, else before the player's weaker troop there; into the area of a
    battle only when that is over. (KEMET-296, KEMET-360)"""
    amon, battle = g.amon, g.battle
    assert amon is not None
    area = new_district(g)
    if battle is not None and battle.area == area:
        amon.arriving = troop
        g.tell("amon_delayed", troop, area)
    else:
        put_troop(g, troop, area)


def new_district(g: Kemet) -> str:
    """An empty one, the upper colour first; else that of the player's weaker troop, at random if equal.
    (KEMET-296, KEMET-297)"""
    for area in AMON_DISTRICTS:
        if g.troop_in(area) == NOBODY:
            return area
    held = {d: g.players[HUMAN].troops.get(d, 0) for d in AMON_DISTRICTS if d not in g.players[AMON].troops}
    weakest = [district for district in held if held[district] == min(held.values())]
    return weakest[0] if len(weakest) == 1 else g.draw(weakest)


def put_troop(g: Kemet, troop: str, area: str) -> None:
    """Five units, or what there is, with the same creature; before a troop of the player a battle is due.
    (KEMET-297)"""
    amon, player = g.amon, g.players[AMON]
    assert amon is not None
    units, creature = min(AMON_UNITS, player.supply), amon.creatures[troop]
    g.tell("amon_returns", troop, units, creature, player.companions[creature], area)
    add_units(g, AMON, area, units)
    player.companions[creature] = area
    if area in g.players[HUMAN].troops:
        amon.due.append(area)
    elif g.battle is None:
        settle_control(g)


def arrive(g: Kemet, area: str) -> None:
    """The troop that waited for the end of a battle in its district comes now. (KEMET-360)"""
    amon = g.amon
    assert amon is not None
    if amon.arriving:
        troop, amon.arriving = amon.arriving, ""
        put_troop(g, troop, area)


def return_waiting(g: Kemet) -> None:
    """Troops that had to wait return before a card is drawn. (KEMET-360)"""
    amon = g.amon
    assert amon is not None
    amon.waiting = []
    replace_lost(g)
