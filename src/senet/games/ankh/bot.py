"""How good the table looks to a side."""

from __future__ import annotations

from senet.games.ankh.table import Ankh
from senet.kernel.game import Seat


def appraise(view: Ankh, seat: Seat) -> float:
    """Larger is better for the side of `seat`."""
    return float(view.devotion[view.sides[seat]])
