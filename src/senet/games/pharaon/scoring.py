"""The final scoring (chapter 17 and the end of 19)."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.components import (
    ARTISANS,
    DEFAULT_NOBLE_VALUE,
    FIRST_PLAYER_POINTS,
    OFFERING_POINTS,
    PHARAOH_POINTS,
    RESOURCES,
    TOMB_POINTS,
    TRACK_POINTS,
)
from senet.games.pharaon.table import HUMAN, TRAITOR, Pharaon
from senet.games.pharaon.table_gods import best_gods, nobles_score
from senet.kernel.box import Result
from senet.kernel.game import Seat

SOURCES: Final = ("gods", "nobles", "nile", "resources_and_offerings", "artisans", "tomb", "tokens")


def gods_of(g: Pharaon, seat: Seat) -> list[str]:
    """The gods that a player scores; the Traitor those whose symbols he reached. (PHAR-182, PHAR-238)"""
    traitor = g.traitor
    return list(traitor.gods) if traitor is not None and seat == TRAITOR else best_gods(g, seat)


# -- the sheet -------------------------------------------------------------------------------------


def sheet(g: Pharaon, seat: Seat) -> dict[str, int]:
    """The points of a player by source, in the order of the score pad. (PHAR-184 to PHAR-191)"""
    player = g.players[seat]
    traitor = g.traitor
    gods = gods_of(g, seat)
    if traitor is not None and seat == TRAITOR:
        nobles = len(player.nobles) * (traitor.value or DEFAULT_NOBLE_VALUE)
    else:
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


def tell_result(g: Pharaon) -> None:
    """The gods that each player satisfies, the points by category, and who has won.
    (PHAR-182, PHAR-184, PHAR-192, PHAR-238)"""
    if g.flow.told is None:
        return
    for seat in range(len(g.players)):
        gods = gods_of(g, seat)
        if gods:
            g.tell("satisfied", seat, *gods)
    for seat in range(len(g.players)):
        points = sheet(g, seat)
        g.tell("scored", seat, *[points[source] for source in SOURCES])
    g.tell("won", *result(g).winners)
