"""A bot that picks random choices."""

from __future__ import annotations

import random

from senet.bots.outlook import Outlook
from senet.kernel.game import Choice


class RandomBot:
    """Picks any of the choices."""

    name = "random"

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, outlook: Outlook) -> Choice:
        return outlook.choices[int(self.rng.random() * len(outlook.choices))]
