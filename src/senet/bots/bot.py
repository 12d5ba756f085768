"""A base for bots of one's own. It is never compiled, so that classes can be derived from it anywhere."""

from __future__ import annotations

import random

from senet.bots.outlook import Outlook
from senet.kernel.game import Choice


class Bot:
    """Somebody who chooses. Subclasses say how; `self.rng` is theirs, so that games can be repeated."""

    name = ""

    def __init__(self, rng: random.Random | None = None) -> None:
        self.rng = rng or random.Random()

    def choose(self, outlook: Outlook) -> Choice | str:
        """One of `outlook.choices`, or its text."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it chooses.")
