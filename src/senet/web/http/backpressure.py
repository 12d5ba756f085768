"""Back-pressure: the response to a choice is delayed while too many choices are in progress.

A choice itself never waits: it is stored and published as soon as it arrives. But programs choose as fast as they get
responses, and a hundred of them would keep a hundred choices in progress, all of which would be published late. If their
responses wait instead, the throughput is the same and viewers see each choice soon. Pages do not need the response: they
see the result in their event stream.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

AT_ONCE: Final = 4  # choices in progress that keep the server busy; more would only wait for each other
PATIENCE: Final = 0.025  # seconds after which one more response is sent: the last client may be thinking
BUSY: Final = 4  # factor on PATIENCE while the limit is reached: other clients may choose all the time


class Backpressure:
    def __init__(self) -> None:
        self.most: float = AT_ONCE
        self.patience = PATIENCE
        self.in_progress = 0  # choices not yet published
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.since: float | None = (
            None  # when the timer last released a response; None while it is not running
        )

    @contextmanager
    def choosing(self) -> Iterator[None]:
        self.in_progress += 1
        try:
            yield
        finally:
            self.in_progress -= 1
            if self.in_progress < self.most:
                self.release_one()

    async def turn(self) -> None:
        """Wait until the response may be sent."""
        if self.waiting or self.in_progress >= self.most:
            turn = asyncio.get_running_loop().create_future()
            self.waiting.append(turn)
            self.start_timer()
            await turn

    def release_one(self) -> None:
        """Release the response that has waited longest."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():  # otherwise it was cancelled
                turn.set_result(None)
                return

    def start_timer(self) -> None:
        if self.since is None:
            loop = asyncio.get_running_loop()
            self.since = loop.time()
            loop.call_later(self.patience, self.release_due)

    def release_due(self) -> None:
        """Release all responses that are due; a busy server may call this late, when several are."""
        if self.since is not None:
            loop = asyncio.get_running_loop()
            pace = self.patience * (1 if self.in_progress < self.most else BUSY)
            if due := round((loop.time() - self.since) / pace):
                self.since = loop.time()
                for _ in range(due):
                    self.release_one()
            if self.waiting:
                loop.call_later(self.patience, self.release_due)
            else:
                self.since = None

    def close(self) -> None:
        """Release all responses, now and from now on, because the server is stopping."""
        self.most = math.inf
        while self.waiting:
            self.release_one()
