"""A bot that picks random choices, and a fast way to play whole games with such bots."""

from __future__ import annotations

import random

from senet.bots.outlook import Outlook
from senet.kernel.game import Choice, Game
from senet.kernel.play import advance, answer, deciders


class RandomBot:
    """Picks any of the choices."""

    name = "random"

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, outlook: Outlook) -> Choice:
        return outlook.choices[int(self.rng.random() * len(outlook.choices))]


def play_at_random(g: Game, rng: random.Random, limit: int) -> int:
    """Play `g` to its end, but for at most `limit` decisions, with random choices; the number of decisions.

    Random bots look only at their choices, so no views are made.
    """
    flow = g.flow
    decisions = 0
    while decisions < limit:
        decision = flow.decision
        if decision is None:
            break
        seat = next(iter(decision.choices)) if not flow.answers else deciders(g)[0]
        offered = decision.choices[seat]
        answer(g, seat, offered[int(rng.random() * len(offered))])
        advance(g)
        decisions += 1
    return decisions
