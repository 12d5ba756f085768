"""A base class for your own bots. It is never compiled, so that it can be subclassed anywhere."""

from __future__ import annotations

import random

from senet.bots.outlook import Outlook
from senet.kernel.game import Choice


class Bot:
    """Base class: subclasses implement `choose`, and use `self.rng` so that games can be repeated."""

    name = ""

    def __init__(self, rng: random.Random | None = None) -> None:
        self.rng = rng or random.Random()

    def choose(self, outlook: Outlook) -> Choice | str:
        """One of `outlook.choices`, or its text."""
        raise NotImplementedError(f"{type(self).__name__} does not implement choose().")
