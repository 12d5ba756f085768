"""How far the solo player is on the way to the objective: questions for the rules, the drawing and bots."""

from __future__ import annotations

from typing import Any, Final

from senet.games.kemet.amon.components import AMON_DISTRICTS, SOLO
from senet.games.kemet.amon.table import HUMAN
from senet.games.kemet.components import TILES, TOP_LEVEL
from senet.games.kemet.maps import SANCTUARY
from senet.games.kemet.table import Kemet


def read_needs(row: dict[str, Any]) -> dict[str, int]:
    """The conditions of an objective card; their numbers are minimums. (KEMET-301)"""
    needs: dict[str, int] = {}
    for condition in row["conditions"]:
        name, _, number = condition.partition(" >= ")
        needs[name] = int(number or 1)
    return needs


NEEDS: Final[dict[str, dict[str, int]]] = {row["id"].lower(): read_needs(row) for row in SOLO["objectives"]}


def wants_fame(objective: str) -> bool:
    """Does the objective count Fame points at all? (KEMET-373)"""
    return any("fame" in name for name in NEEDS[objective])


def reached(g: Kemet, condition: str) -> int:
    """How far the player meets one condition now. (KEMET-301, KEMET-359)"""
    player = g.players[HUMAN]
    if condition == "permanent_fame":
        return player.battle_fame + player.divine_fame
    if condition == "total_fame":
        return g.fame(HUMAN)
    if condition == "temples_controlled":
        return len(g.temples_of(HUMAN))
    if condition == "sanctuary_controlled":
        return int(SANCTUARY in player.troops)
    if condition == "amon_pyramids_controlled":
        return sum([district in player.troops for district in AMON_DISTRICTS])
    if condition == "own_level4_pyramids_controlled":
        tall = [district for district, (_, level) in player.pyramids.items() if level == TOP_LEVEL]
        return sum([g.controller(district) == HUMAN for district in tall])
    if condition == "power_tiles":
        return len(player.tiles)
    assert condition == "level4_power_tiles", condition
    return sum([TILES[tile].level == TOP_LEVEL for tile in player.tiles])


def progress(g: Kemet) -> dict[str, tuple[int, int]]:
    """For each condition of the objective, what the player has and what is needed. (KEMET-301)"""
    amon = g.amon
    assert amon is not None
    return {name: (reached(g, name), need) for name, need in NEEDS[amon.objective].items()}
