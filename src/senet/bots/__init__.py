"""Bots: programs that can play any game. They see only what their seat may see."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from senet.bots.at_random import RandomBot
from senet.bots.greedy import GreedyBot
from senet.bots.outlook import Chooser
from senet.kernel.errors import Refused

BOTS: Final[dict[str, Callable[[random.Random], Chooser]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def find(name: str, rng: random.Random | None = None) -> Chooser:
    """The bot called `name`; Refused if there is none. Its choices depend only on `rng`."""
    if name not in BOTS:
        raise Refused(f"There is no bot {name!r}; the bots are: {', '.join(BOTS)}.", field="bot")
    return BOTS[name](rng or random.Random())
