"""Amon's moves: step by step along a shortest path, until he meets somebody or has no steps left."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.components import AMON_LAND_MOVES
from senet.games.kemet.amon.table import AMON, HUMAN, Amon, March
from senet.games.kemet.amon.targets import DISTANCES, LANDINGS, find_target, jumps, land_steps
from senet.games.kemet.battle import fight
from senet.games.kemet.effects import (
    architect,
    companion_land_moves,
    lose_token,
    settle_control,
    tell_architect,
)
from senet.games.kemet.maps import DELTA
from senet.games.kemet.table import Kemet, no_area
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat


def his(g: Kemet) -> Amon:
    amon = g.amon
    assert amon is not None
    return amon


def marching(g: Kemet) -> March:
    march = his(g).march
    assert march is not None
    return march


def amon_moves(g: Kemet, troop: str, *conditions: str) -> None:
    """One of Amon's troops moves towards its target, unless it has none or is there already. (KEMET-282, KEMET-283)"""
    amon, player = his(g), g.players[AMON]
    area = amon.troop_at(player, troop)
    if not area:
        g.tell("amon_missing", troop)
        return
    target, reason = find_target(g, area, conditions)
    if not target or target == area:
        g.tell("amon_stays", troop, target or area, reason or "none")
        return
    steps = max(0, AMON_LAND_MOVES + g.war()[3] + companion_land_moves(g, AMON, area))
    amon.march = March(troop, target, reason, area, player.troops[area], steps)
    g.tell("amon_target", troop, target, reason, steps)
    g.then(march_on)
    g.then(end_march)


def march_on(g: Kemet) -> None:
    """It takes a shortest path, until it reaches the target or has no land moves left. (KEMET-284, KEMET-288)"""
    if offer_way(g, HUMAN):
        g.ask(HUMAN, WHICH_WAY, way_chosen)


def offer_way(g: Kemet, seat: Seat) -> list[Choice]:
    """The next steps of all shortest paths that the troop can still take. (KEMET-284, KEMET-285)"""
    march = marching(g)
    if march.area == march.target:
        return []
    far = DISTANCES[march.target]
    if jumps(g, march.area, march.target):
        nearest = min([far[area] for area in LANDINGS])
        return [("teleport", area) for area in LANDINGS if far[area] == nearest]
    if march.steps < 1:
        return []
    steps = land_steps(march.area)
    nearest = min([far[area] for area in steps])
    return [("area", area) for area in steps if far[area] == nearest]


def forbids_way(g: Kemet, seat: Seat, choice: Choice) -> str:
    """Only shortest paths; the player chooses among them. (KEMET-284, KEMET-288)"""
    if choice[0] not in ("area", "teleport"):
        return NOT_AN_ANSWER
    if choice[1] not in g.board.areas:
        return no_area(choice[1])
    if choice in offer_way(g, seat):
        return ""
    return "KEMET-285" if choice[0] == "teleport" or marching(g).target in DELTA else "KEMET-284"


def way_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """One step; Amon's other troop is passed only if the move can continue behind it. (KEMET-289, KEMET-290)"""
    march, player = marching(g), g.players[AMON]
    walking, area = choice[0] == "area", choice[1]
    if area in player.troops and not crosses(g, area, walking):
        g.tell("amon_blocked", march.troop, area)
        return
    here = march.area
    before = architect(g, area)
    creature = his(g).creatures[march.troop]
    g.tell("amon_marches" if walking else "amon_teleports", march.troop, march.units, creature, here, area)
    step(g, area)
    tell_architect(g, area, before)
    if walking:
        march.steps -= 1
    if area in g.players[HUMAN].troops:
        march.steps = 0
        g.then(fight, area, AMON, HUMAN)
    else:
        g.then(march_on)


WHICH_WAY: Final = Question("which_way", offer_way, forbids_way)


def crosses(g: Kemet, area: str, walking: bool) -> bool:
    """Can the troop leave the area of Amon's other troop again in this move? (KEMET-290)"""
    march = marching(g)
    if area == march.target:
        return False
    return jumps(g, area, march.target) or march.steps - walking > 0


def step(g: Kemet, area: str) -> None:
    """The troop goes to `area` with its creature; nothing else happens yet."""
    amon, march, player = his(g), marching(g), g.players[AMON]
    left = player.troops[march.area] - march.units
    if left:
        player.troops[march.area] = left
    else:
        before = architect(g, march.area)
        del player.troops[march.area]
        lose_token(g, AMON, march.area)
        tell_architect(g, march.area, before)
    player.troops[area] = player.troops.get(area, 0) + march.units
    player.companions[amon.creatures[march.troop]] = area
    march.area = area


def end_march(g: Kemet) -> None:
    """Whoever has a troop in an area controls it now. (KEMET-359)"""
    his(g).march = None
    settle_control(g)
