"""How good a view looks to a seat."""

from __future__ import annotations

from senet.games.kemet.components import TILES
from senet.games.kemet.maps import INCOME
from senet.games.kemet.table import Kemet
from senet.kernel.game import Seat


def appraise(view: Kemet, seat: Seat) -> float:
    """Fame above all, then what leads to it; the best opponent counts against it."""
    others = [worth(view, other) for other in range(len(view.players)) if other != seat]
    return worth(view, seat) - 0.3 * max(others, default=0.0)


def worth(view: Kemet, seat: Seat) -> float:
    player = view.players[seat]
    points = 10.0 * (player.battle_fame + player.divine_fame)
    points += 6.0 * sum(holder == seat for holder in view.held.values())
    points += 0.6 * player.prayer + 0.4 * len(player.hand) + 0.4 * player.veterans
    points += 0.55 * sum(player.troops.values()) + 0.5 * sum(bool(at) for at in player.companions.values())
    points += sum(1.2 + 0.9 * TILES[tile].level for tile in player.tiles)
    points += sum(0.7 * level for _, level in player.pyramids.values())
    points += sum(0.4 * INCOME[temple] for temple in view.temples_of(seat))
    return points
