"""A bot that looks one choice ahead and picks what then looks best for its seat."""

from __future__ import annotations

import random
from typing import Final

from senet.bots.outlook import Outlook
from senet.kernel.game import Choice, Game, Seat
from senet.kernel.play import choose, guess, seen_by

WORLDS: Final = 2  # how many guesses of the hidden information it tries


class GreedyBot:
    """Tries every choice in a few complete games consistent with its view, and appraises the view that follows."""

    name = "greedy"

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, outlook: Outlook) -> Choice:
        if len(outlook.choices) == 1:
            return outlook.choices[0]
        worlds = [guess(outlook.view, self.rng) for _ in range(WORLDS)]
        best: list[Choice] = []
        best_value = float("-inf")
        for choice in outlook.choices:
            value = sum([self.value_of(outlook, world, choice) for world in worlds])
            if value > best_value:
                best, best_value = [], value
            if value == best_value:
                best.append(choice)
        return best[int(self.rng.random() * len(best))]

    def value_of(self, outlook: Outlook, world: Game, choice: Choice) -> float:
        after = world.clone()
        seat: Seat = outlook.seat
        choose(after, seat, choice)
        return outlook.box.appraise(seen_by(after, seat), seat)
