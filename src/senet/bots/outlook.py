"""What a bot is given when it must choose, and what it must be able to do."""

from __future__ import annotations

import random

from senet.kernel.box import Box
from senet.kernel.game import Choice, Game, Seat
from senet.kernel.play import choices, seen_by


class Outlook:
    """The table as one seat sees it, at the moment when it must choose."""

    def __init__(self, box: Box, game: Game, seat: Seat) -> None:
        self.box = box
        self.seat = seat
        self.choices = choices(game, seat)
        self._game = game
        self._view: Game | None = None

    @property
    def view(self) -> Game:
        """The game as this seat knows it; made when first looked at."""
        view = self._view
        if view is None:
            view = self._view = seen_by(self._game, self.seat)
        return view


class Bot:
    """Somebody who chooses. Subclasses say how."""

    name = ""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, outlook: Outlook) -> Choice:
        raise NotImplementedError
