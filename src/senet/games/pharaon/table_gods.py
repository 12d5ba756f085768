"""Questions about the table: which gods a player satisfies, and what nobles are worth (chapters 12 and 16)."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.components import (
    ARTISANS,
    DIPLOMAT,
    GODS,
    LEFT,
    NOBLES,
    RIGHT,
    SILVER,
    TOP_STEP,
    ZONES,
)
from senet.games.pharaon.table import Pharaon, basic_tokens
from senet.kernel.game import Seat

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
    """All sets of gods; one with an earlier god comes before one without it. (PHAR-182)"""
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
    """How many times the noble's additional points count.
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
