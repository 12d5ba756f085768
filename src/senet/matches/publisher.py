"""Publishing positions to everybody who follows a match."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from senet.matches.position import Position

BACKLOG: Final = 24  # positions that wait for one slow subscriber; older ones are left out


class Subscriber:
    """Somebody who follows a match. Whoever can send a position without waiting overrides `send_now`."""

    def __init__(self) -> None:
        self.backlog: deque[Position] = deque(maxlen=BACKLOG)
        self.woken = asyncio.Event()
        self.closed = False
        self.has_chat = False  # there is something new in the chat

    def send_now(self, position: Position) -> bool:
        """Send a position at once; False if it has to wait."""
        return False

    def deliver(self, position: Position) -> None:
        """Send a position, or queue it: nothing overtakes what is already waiting."""
        if self.backlog or not self.send_now(position):
            self.backlog.append(position)
            self.woken.set()

    def notify_chat(self) -> None:
        self.has_chat = True
        self.woken.set()

    def close(self) -> None:
        self.closed = True
        self.woken.set()

    async def next(self, timeout: float) -> Position | None:
        """The oldest position that waits; None after so many seconds, or when there is something else to tell."""
        if not self.backlog and not self.closed:
            timer = asyncio.get_running_loop().call_later(timeout, self.woken.set)
            try:
                await self.woken.wait()
            finally:
                timer.cancel()
        self.woken.clear()
        return self.backlog[0] if self.backlog else None

    def sent(self, position: Position) -> None:
        if self.backlog and self.backlog[0] is position:  # it may have been left out meanwhile
            self.backlog.popleft()


class Publisher:
    """The subscribers of one match."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()

    def publish(self, position: Position) -> None:
        """When this returns, every subscriber has been sent the position or has it in its queue."""
        for subscriber in tuple(self.subscribers):
            subscriber.deliver(position)

    def publish_chat(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify_chat()

    def close(self) -> None:
        for subscriber in self.subscribers:
            subscriber.close()
