"""Publishes the positions of a match to its subscribers."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from senet.matches.position import Position

BACKLOG: Final = 24  # positions queued for one slow subscriber; older ones are dropped


class Subscriber:
    """A client that follows a match. Override `send_now` if a position can be sent without waiting."""

    def __init__(self) -> None:
        self.backlog: deque[Position] = deque(maxlen=BACKLOG)
        self.woken = asyncio.Event()
        self.closed = False
        self.has_chat = False  # whether there are new chat messages

    def send_now(self, position: Position) -> bool:
        """Try to send a position immediately; return False if it has to be queued."""
        return False

    def deliver(self, position: Position) -> None:
        """Send a position, or queue it if others are already queued: positions stay in order."""
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
        """Wait for the oldest queued position; None after `timeout` seconds, on new chat messages or when closed."""
        if not self.backlog and not self.closed:
            timer = asyncio.get_running_loop().call_later(timeout, self.woken.set)
            try:
                await self.woken.wait()
            finally:
                timer.cancel()
        self.woken.clear()
        return self.backlog[0] if self.backlog else None

    def sent(self, position: Position) -> None:
        if self.backlog and self.backlog[0] is position:  # it may have been dropped meanwhile
            self.backlog.popleft()


class Publisher:
    """The subscribers of one match."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()

    def publish(self, position: Position) -> None:
        """Send the position to every subscriber, or queue it, before returning."""
        for subscriber in tuple(self.subscribers):
            subscriber.deliver(position)

    def publish_chat(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify_chat()

    def close(self) -> None:
        for subscriber in self.subscribers:
            subscriber.close()
