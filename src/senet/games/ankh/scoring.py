"""How a game ended. (ANKH-428, ANKH-445, ANKH-453)"""

from __future__ import annotations

from senet.games.ankh.table import NO_GOD, NOBODY, Ankh
from senet.kernel.box import Result
from senet.kernel.game import Seat


def result(g: Ankh) -> Result:
    """Devotion of everybody's side, and the players of the winning side; nobody if no god remained."""
    sheets = tuple({"devotion": g.devotion[g.sides[seat]]} for seat in range(len(g.players)))
    winners = () if g.victor == NOBODY else tuple(g.seats_of(g.victor))
    return Result(sheets, winners, g.ending)


def final_order(g: Ankh) -> list[Seat]:
    """The sides from first to last: the winner, the others by devotion, then the forgotten. (ANKH-453)"""
    others = [side for side in reversed(g.ranking) if side != g.victor]
    winner = [] if g.victor == NOBODY else [g.victor]
    return winner + others + g.forgotten[::-1]


def places(g: Ankh) -> list[int]:
    """The place of each seat, from 1; partners share theirs, and all are last if nobody won. (ANKH-453)"""
    order = final_order(g)
    if g.ending == NO_GOD:
        return [len(order)] * len(g.players)
    return [order.index(g.sides[seat]) + 1 for seat in range(len(g.players))]
