"""Back-pressure: the answer to a choice is sent at once unless too many choices are in progress.

A choice is stored and shown as soon as it arrives; it never waits here. But programs choose as fast as they are answered, and
a hundred of them would keep a hundred choices in progress, each of which everybody would see late. If their answers wait
instead, as many choices are made and all viewers see them soon. Pages need no answer: they see the result in their stream.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

AT_ONCE: Final = 4  # choices under way that keep the server busy; more of them would only wait for each other
PATIENCE: Final = 0.025  # seconds after which one more is answered: whoever was answered last may think
BUSY: Final = 4  # times as many seconds while enough are under way: others may always be choosing


class Backpressure:
    def __init__(self) -> None:
        self.most: float = AT_ONCE
        self.patience = PATIENCE
        self.under_way = 0  # choices that not everybody sees yet
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.since: float | None = None  # when one of those who wait was last answered because it was time

    @contextmanager
    def choosing(self) -> Iterator[None]:
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1
            if self.under_way < self.most:
                self.answer_one()

    async def turn(self) -> None:
        """Wait until a choice may be answered."""
        if self.waiting or self.under_way >= self.most:
            turn = asyncio.get_running_loop().create_future()
            self.waiting.append(turn)
            self.call()
            await turn

    def answer_one(self) -> None:
        """Answer the one that waits longest."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():  # else it was given up
                turn.set_result(None)
                return

    def call(self) -> None:
        """Look after those who wait, until nobody waits."""
        if self.since is None:
            loop = asyncio.get_running_loop()
            self.since = loop.time()
            loop.call_later(self.patience, self.go_on)

    def go_on(self) -> None:
        """Answer all that are due: when the server has much else to do, as after a restart, this comes late."""
        if self.since is not None:
            loop = asyncio.get_running_loop()
            pace = self.patience * (1 if self.under_way < self.most else BUSY)
            if due := round((loop.time() - self.since) / pace):
                self.since = loop.time()
                for _ in range(due):
                    self.answer_one()
            if self.waiting:
                loop.call_later(self.patience, self.go_on)
            else:
                self.since = None

    def close(self) -> None:
        """Answer everybody, now and from now on: the server stops."""
        self.most = math.inf
        while self.waiting:
            self.answer_one()
