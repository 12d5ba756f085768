"""The outbox: a queue for everything that is sent over the network, so that nothing else waits for the network.

Every delivery is a task; their number is limited, in total and per target. A target that keeps failing is not tried for a
while (a circuit breaker); its deliveries are retried after that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

WAITING: Final = 1000  # deliveries
AT_ONCE: Final = 32
AT_ONE_TARGET: Final = 4
ATTEMPTS: Final = 3
FAILURES: Final = 3  # consecutive failures that open the circuit breaker
PAUSES: Final = (30.0, 3600.0)  # seconds: the first pause, doubled with every failure, and the longest
SOON: Final = 0.01
REMEMBERED: Final = 5000  # targets
log = logging.getLogger("senet.notify")
Delivery = Callable[[], Awaitable[bool]]  # whether it arrived


class Target:
    """One server that we send to, with its circuit breaker."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(AT_ONE_TARGET)
        self.failures = 0
        self.closed_until = 0.0

    def wait(self, now: float) -> float:
        """Seconds until the target may be tried again."""
        return max(0.0, self.closed_until - now)

    def note(self, arrived: bool, now: float, pause: float) -> None:
        self.failures = 0 if arrived else self.failures + 1
        if self.failures >= FAILURES:
            self.closed_until = now + min(pause * 2 ** min(self.failures - FAILURES, 20), PAUSES[1])


class Outbox:
    def __init__(self, pause: float = PAUSES[0], clock: Callable[[], float] = time.monotonic) -> None:
        self.pause = pause
        self.clock = clock
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.targets: OrderedDict[str, Target] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.resting = 0  # tasks waiting for their next attempt
        self.sent = self.failed = self.dropped = 0  # for the metrics

    @property
    def is_full(self) -> bool:
        return len(self.tasks) >= WAITING

    def put(self, target: str, delivery: Delivery) -> None:
        """Queue a delivery; it is dropped if the outbox is full."""
        if self.is_full:
            self.dropped += 1
            log.warning("the outbox is full: a notification was dropped")
            return
        task = asyncio.create_task(self.deliver(self.target(target), delivery))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def target(self, name: str) -> Target:
        found = self.targets.setdefault(name, Target())
        self.targets.move_to_end(name)
        while len(self.targets) > REMEMBERED:
            self.targets.popitem(last=False)
        return found

    async def deliver(self, target: Target, delivery: Delivery) -> None:
        for attempt in range(ATTEMPTS):
            if attempt:
                await self.rest(max(self.pause, target.wait(self.clock())))
            if await self.attempted(target, delivery):
                self.sent += 1
                return
        self.failed += 1

    async def rest(self, seconds: float) -> None:
        self.resting += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self.resting -= 1

    async def attempted(self, target: Target, delivery: Delivery) -> bool:
        """Try once and return whether it arrived; False without trying while the circuit breaker is open."""
        async with target.turns:
            if target.wait(self.clock()):
                return False
            async with self.turns:
                try:
                    arrived = await delivery()
                except Exception:
                    log.exception("a notification could not be sent")
                    return False
            target.note(arrived, self.clock(), self.pause)
            return arrived

    async def drain(self) -> None:
        """Wait until no delivery is in progress; those waiting for their next attempt do not count."""
        while len(self.tasks) > self.resting:
            await asyncio.sleep(SOON)

    async def close(self, patience: float = 2.0) -> None:
        """Give deliveries in progress a moment to finish, then cancel the rest."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self.drain()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
