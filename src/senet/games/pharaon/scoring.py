"""Satisfying the gods, and the final scoring (chapters 16, 17 and the end of 19)."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.components import (
    ARTISANS,
    DEFAULT_NOBLE_VALUE,
    DIPLOMAT,
    FIRST_PLAYER_POINTS,
    GODS,
    LEFT,
    NOBLES,
    OFFERING_POINTS,
    PHARAOH_POINTS,
    RESOURCES,
    RIGHT,
    SILVER,
    TOMB_POINTS,
    TOP_STEP,
    TRACK_POINTS,
    ZONES,
)
from senet.games.pharaon.table import HUMAN, TRAITOR, Pharaon, basic_tokens
from senet.kernel.box import Result
from senet.kernel.game import Seat

SOURCES: Final = ("gods", "nobles", "nile", "resources_and_offerings", "artisans", "tomb", "tokens")

# -- gods ------------------------------------------------------------------------------------------


def can_satisfy(g: Pharaon, seat: Seat, gods: list[str]) -> bool:
    """Both conditions of each, and no element counted for two neighbours. (PHAR-177, PHAR-179)"""
    need = dict.fromkeys(ZONES, 0)
    for god in gods:
        own, neighbour = g.god_sides(god)
        need[own] += RIGHT[own].need
        need[neighbour] += LEFT[neighbour].need
    return all([need[zone] <= g.elements(seat, zone) for zone in ZONES])


def sets_of_gods() -> list[list[str]]:
    """All sets, one with an earlier god before one without it. (PHAR-182)"""
    return [
        [god for i, god in enumerate(GODS) if not bits >> (len(GODS) - 1 - i) & 1]
        for bits in range(2 ** len(GODS))
    ]


ALL_SETS: Final[list[list[str]]] = sets_of_gods()


def best_gods(g: Pharaon, seat: Seat) -> list[str]:
    """The gods that give this player most together with the nobles; among equals more god points,
    then the earlier set. (PHAR-180, PHAR-182)"""
    best: list[str] = []
    best_value = (-1, -1)
    possible = [god for god in GODS if can_satisfy(g, seat, [god])]
    for gods in ALL_SETS:
        if all([god in possible for god in gods]) and can_satisfy(g, seat, gods):
            points = sum([g.god_points(god) for god in gods])
            value = (points + nobles_score(g, seat, gods), points)
            if value > best_value:
                best, best_value = gods, value
    return best


# -- nobles ----------------------------------------------------------------------------------------


def nobles_score(g: Pharaon, seat: Seat, gods: list[str]) -> int:
    """The Diplomat copies the best other noble. (PHAR-148, PHAR-185)"""
    points = [noble_points(g, seat, noble, gods) for noble in g.players[seat].nobles if noble != DIPLOMAT]
    if DIPLOMAT in g.players[seat].nobles and points:
        points.append(max(points))
    return sum(points)


def noble_points(g: Pharaon, seat: Seat, noble: str, gods: list[str]) -> int:
    row = NOBLES[noble]
    return row.base + row.per * counted(g, seat, noble, gods) if row.per else row.base


def counted(g: Pharaon, seat: Seat, noble: str, gods: list[str]) -> int:
    """How often the noble's additional points are given.
    (PHAR-118, PHAR-121, PHAR-125, PHAR-127, PHAR-132 to PHAR-135, PHAR-143, PHAR-145)"""
    player, what = g.players[seat], NOBLES[noble].per_what
    if what == "satisfied_god_adjacent_to_zone":
        return len([god for god in gods if NOBLES[noble].zone in g.god_sides(god)])
    if what == "pharaoh_and_first_player_tokens_held":
        return (g.pharaoh == seat) + (g.first_player == seat)
    if what == "noble_cards_owned_including_this":
        return len(player.nobles)
    if what == "distinct_artisan_point_values":
        return len({ARTISANS[artisan].points for artisan in player.artisans})
    if what == "tomb_steps":
        return player.tomb
    if what == "offering_tokens_left":
        return player.offerings_left()
    if what == "influence_tracks_on_top_step":
        return len([step for step in player.tracks.values() if step == TOP_STEP])
    if what == "satisfied_gods":
        return len(gods)
    if what == "silver_left":
        return player.supply[SILVER]
    return basic_tokens(player)


# -- the sheet -------------------------------------------------------------------------------------


def sheet(g: Pharaon, seat: Seat) -> dict[str, int]:
    """The points of a player by source, in the order of the score pad. (PHAR-184 to PHAR-191)"""
    player = g.players[seat]
    traitor = g.traitor
    if traitor is not None and seat == TRAITOR:
        gods, nobles = list(traitor.gods), len(player.nobles) * (traitor.value or DEFAULT_NOBLE_VALUE)
    else:
        gods = best_gods(g, seat)
        nobles = nobles_score(g, seat, gods)
    tokens = sum([player.supply[kind] for kind in RESOURCES])
    offerings = sum([OFFERING_POINTS[kind] * player.supply[kind] for kind in OFFERING_POINTS])
    return {
        "gods": sum([g.god_points(god) for god in gods]),
        "nobles": nobles,
        "nile": sum([TRACK_POINTS[step] for step in player.tracks.values()]),
        "resources_and_offerings": tokens + offerings,
        "artisans": sum([ARTISANS[artisan].points for artisan in player.artisans]),
        "tomb": TOMB_POINTS[player.tomb],
        "tokens": PHARAOH_POINTS * (g.pharaoh == seat) + FIRST_PLAYER_POINTS * (g.first_player == seat),
    }


def result(g: Pharaon) -> Result:
    """The highest total wins. (PHAR-001, PHAR-192, PHAR-239)"""
    sheets = [sheet(g, seat) for seat in range(len(g.players))]
    points = [sum(each.values()) for each in sheets]
    if g.traitor is not None:
        return Result(tuple(sheets), (HUMAN if points[HUMAN] > points[TRAITOR] else TRAITOR,), "PHAR-239")
    tied = [seat for seat, total in enumerate(points) if total == max(points)]
    if g.pharaoh in tied:
        tied = [g.pharaoh]
    else:
        left = [sum(g.players[seat].supply.values()) for seat in tied]
        tied = [seat for seat, tokens in zip(tied, left, strict=True) if tokens == max(left)]
    return Result(tuple(sheets), tuple(tied), "PHAR-192")
