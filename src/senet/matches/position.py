"""A match after each of its events, and the subscribers who follow it from one to the next."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from senet.kernel.match import Match

BACKLOG: Final = 24  # positions that wait for one slow listener; older ones are left out


@dataclass(frozen=True, slots=True)
class Position:
    """A match after one of its events. It never changes: the next one is another position."""

    serial: int
    match: Match

    @property
    def line(self) -> int:
        return len(self.match.lines)


class Subscriber:
    """Somebody who follows a match.

    Most news go straight out: `tell` sends a position if that can be done without waiting. Others wait here until they are sent.
    """

    def __init__(self) -> None:
        self.backlog: deque[Position] = deque(maxlen=BACKLOG)
        self.woken = asyncio.Event()
        self.closed = False
        self.called = False  # something was said at the table: the listener may ask what
        self.tell: Callable[[Position], bool] | None = None

    def call(self) -> None:
        self.called = True
        self.woken.set()

    def hear(self, position: Position) -> None:
        asyncio.get_running_loop().call_soon(self.pass_on, position)

    def pass_on(self, position: Position) -> None:
        if self.backlog or self.tell is None or not self.tell(position):
            self.backlog.append(position)
            self.woken.set()

    def close(self) -> None:
        self.closed = True
        self.woken.set()

    async def next(self, patience: float) -> Position | None:
        """The next position that has to wait; None after so many seconds, or at the close."""
        if not self.backlog and not self.closed:
            timer = asyncio.get_running_loop().call_later(patience, self.woken.set)
            try:
                await self.woken.wait()
            finally:
                timer.cancel()
        self.woken.clear()
        return self.backlog[0] if self.backlog else None

    def sent(self, position: Position) -> None:
        if self.backlog and self.backlog[0] is position:  # it may have been left out meanwhile
            self.backlog.popleft()
