"""Setup of a solo game: Amon comes first, with his decks, his creatures and his troops."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.cards import named_tile
from senet.games.kemet.amon.components import (
    ACTIONS,
    AMON_CITY,
    AMON_DISTRICTS,
    AMON_LEVEL,
    AMON_TROOPS,
    AMON_UNITS,
    COLUMNS,
    DISASTERS,
    DISASTERS_DRAWN,
    EVENTS,
    OBJECTIVES,
    PLUNDER,
)
from senet.games.kemet.amon.march import his
from senet.games.kemet.amon.table import AMON, HALVES, Amon
from senet.games.kemet.components import COMPANIONS, CREATURE, FACTIONS, TILES, UNITS
from senet.games.kemet.table import Kemet

RANDOM: Final = "random"


def new_amon(objective: str) -> Amon:
    """His cards before anything is drawn; `objective` is a card or "random". (KEMET-269, KEMET-271)"""
    card = "" if objective == RANDOM else objective
    return Amon(objective=card, actions=list(ACTIONS), plunder=list(PLUNDER))


def set_up_amon(g: Kemet) -> None:
    """Grid, objective and decks, creatures, troops and pyramids. (KEMET-269)"""
    g.then(lay_out_grid)
    g.then(choose_objective)
    g.then(place_amon)
    g.then(find_creatures)


def lay_out_grid(g: Kemet) -> None:
    """One shuffled row per level; the first colour is the upper half. (KEMET-268)"""
    grid: dict[str, str] = {}
    for half, colour in zip(HALVES, g.colours, strict=True):
        for level, columns in COLUMNS.items():
            pool = [tile for tile in g.tiles if TILES[tile].colour == colour and TILES[tile].level == level]
            assert len(pool) == columns
            for column in range(1, columns + 1):
                grid[f"{half}-{level}-{column}"] = g.draw(pool)
    his(g).grid = grid


def choose_objective(g: Kemet) -> None:
    """Chosen before the game or drawn; it sets the round marker and the event deck. (KEMET-269, KEMET-270)"""
    amon = his(g)
    if not amon.objective:
        amon.objective = g.draw(list(OBJECTIVES))
    card = OBJECTIVES[amon.objective]
    amon.rounds = card.rounds
    disasters, events = list(DISASTERS), list(EVENTS)
    amon.events = [g.draw(disasters) for _ in range(DISASTERS_DRAWN)]
    amon.events += [g.draw(events) for _ in range(card.events)]
    g.tell("objective", amon.objective, amon.rounds)


def place_amon(g: Kemet) -> None:
    """The northern city with two tall pyramids, and two troops of five. (KEMET-272, KEMET-273, KEMET-276)"""
    player = g.players[AMON]
    player.city = AMON_CITY
    player.prayer = player.tokens = player.gold = 0
    player.diversion = False
    player.battle_hand = []  # all eight are shuffled for every battle (KEMET-292)
    for district, colour in zip(AMON_DISTRICTS, g.colours, strict=True):
        player.pyramids[district] = (colour, AMON_LEVEL)
        player.troops[district] = AMON_UNITS
        g.held[district] = AMON
        g.tell("amon_settles", district, colour, AMON_LEVEL, AMON_UNITS)
    player.supply = UNITS - sum(player.troops.values())


def find_creatures(g: Kemet) -> None:
    """Draw plunder cards until both troops have a creature; if they run out, take the best one left.
    (KEMET-274, KEMET-275)"""
    amon = his(g)
    if len(amon.creatures) == len(AMON_TROOPS):
        return
    if amon.plunder:
        card = g.draw(amon.plunder)
        amon.plundered.append(card)
        for half in HALVES:
            tile = named_tile(g, half, card)
            if tile and is_creature(tile) and len(amon.creatures) < len(AMON_TROOPS):
                take_creature(g, tile)
    else:
        take_creature(g, best_creature(g))
    g.then(find_creatures)


def is_creature(tile: str) -> bool:
    companion = TILES[tile].companion
    return bool(companion) and COMPANIONS[companion].kind == CREATURE


def best_creature(g: Kemet) -> str:
    """The highest level, the upper colour before the lower, then the leftmost. (KEMET-275)"""
    grid = his(g).grid
    places = [place for place, tile in grid.items() if tile in g.tiles and is_creature(tile)]
    return grid[min(places, key=rank)]


def rank(place: str) -> tuple[int, int, int]:
    half, level, column = place.split("-")
    return (-int(level), HALVES.index(half), int(column))


def take_creature(g: Kemet, tile: str) -> None:
    """The first creature joins troop A, the second troop B; its tile leaves the grid. (KEMET-274)"""
    amon = his(g)
    troop = AMON_TROOPS[len(amon.creatures)]
    del g.tiles[tile]
    amon.creatures[troop] = TILES[tile].companion
    area = AMON_DISTRICTS[AMON_TROOPS.index(troop)]
    g.players[AMON].companions[TILES[tile].companion] = area
    g.tell("amon_creature", troop, area, TILES[tile].companion)


def choose_amons_faction(g: Kemet) -> None:
    """Any faction that is not the player's. (KEMET-269)"""
    taken = [player.faction for player in g.players]
    g.players[AMON].faction = g.draw([faction for faction in FACTIONS if faction not in taken])
    g.tell("faction", AMON, g.players[AMON].faction)
