"""What a bot receives when it must choose, and the interface that it implements."""

from __future__ import annotations

from typing import Any, Protocol

from senet.kernel.box import Box
from senet.kernel.game import Choice, Game, Seat
from senet.kernel.play import choices


class Outlook:
    """The game as one seat sees it, at the moment when it must choose."""

    def __init__(self, box: Box, view: Game, seat: Seat) -> None:
        assert view.flow.viewer == seat, "a bot gets a view, never the game"
        self.box = box
        self.view = view
        self.seat = seat
        self.choices: list[Choice] = choices(view, seat)


class Chooser(Protocol):
    """The interface of bots: any object with this method is a bot."""

    def choose(self, outlook: Outlook) -> Any:
        """One of `outlook.choices`, or its text."""
