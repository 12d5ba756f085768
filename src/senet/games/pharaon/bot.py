"""How good a view of Pharaon looks to a seat."""

from __future__ import annotations

from senet.games.pharaon.table import Pharaon
from senet.kernel.game import Seat


def appraise(view: Pharaon, seat: Seat) -> float:
    return float(sum(view.players[seat].supply.values()))
