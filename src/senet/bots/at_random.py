"""A bot that takes any choice, and whole games of such bots as fast as they go."""

from __future__ import annotations

import random

from senet.bots.outlook import Outlook
from senet.kernel.game import Choice, Game
from senet.kernel.play import advance, answer, deciders


class RandomBot:
    """Takes any of the choices."""

    name = "random"

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, outlook: Outlook) -> Choice:
        return outlook.choices[int(self.rng.random() * len(outlook.choices))]


def play_at_random(g: Game, rng: random.Random, limit: int) -> int:
    """Play `g` to its end with random choices; the number of decisions, at most `limit`.

    Random bots look at nothing but their choices, so no views are made.
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
