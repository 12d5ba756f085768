"""How good a view looks to a seat."""

from __future__ import annotations

from senet.games.egizia.table import Egizia
from senet.kernel.game import Seat


def appraise(view: Egizia, seat: Seat) -> float:
    return float(view.players[seat].score)
