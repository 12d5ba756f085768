"""The end of the game: points by source, and who won."""

from __future__ import annotations

from senet.games.kemet.amon.table import HUMAN
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.table import NOBODY, TEAM, Kemet
from senet.kernel.box import Result
from senet.kernel.game import OVER, Seat


def points_of(g: Kemet, seat: Seat) -> dict[str, int]:
    """Fame points by source. (KEMET-129, KEMET-130)"""
    player = g.players[seat]
    held = [area for area, holder in g.held.items() if holder == seat]
    pyramids = sum(area in CITY_OF for area in held)
    if "sapphire_perfect_architecture" in player.tiles:
        pyramids += g.level_three(seat)
    return {
        "battle": player.battle_fame,
        "divine": player.divine_fame,
        "temple": sum(area not in CITY_OF for area in held),
        "pyramid": pyramids,
    }


def result(g: Kemet) -> Result:
    """The winner is named by the victory check, or by the round limit of a simulation. (KEMET-199, KEMET-239)"""
    if g.amon is not None:
        return solo_result(g)
    sheets = tuple(points_of(g, seat) for seat in range(len(g.players)))
    winners = () if g.winner == NOBODY else g.allies(g.winner)
    won = g.winner != NOBODY and g.phase == "day"
    rule = "KEMET-239" if g.mode == TEAM else "KEMET-199"
    return Result(sheets, winners, rule if won else "round_limit")


def solo_result(g: Kemet) -> Result:
    """The player has met the objective, or Amon has won; Amon has no points. (KEMET-267, KEMET-300, KEMET-301)"""
    mine = points_of(g, HUMAN)
    return Result((mine, dict.fromkeys(mine, 0)), (g.winner,), g.law(OVER))
