"""The clock service: checks every few seconds for clocks that have run out and for players to notify.

Everything it needs is in the database, so a restart loses nothing; of several processes, the one that writes first does
the work.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from senet.kernel.errors import Refused
from senet.matches.seats import SeatService
from senet.matches.service import MatchService
from senet.settings import Settings
from senet.storage.reconnecting import DatabaseUnavailable
from senet.storage.repository import Repository

log = logging.getLogger("senet.clocks")
Duty = Callable[[], Awaitable[None]]


class Notifier(Protocol):
    """Notifies players."""

    async def sweep(self) -> None:
        """Notify everybody who is due."""

    async def timed_out(self, match: str, seat: int, people: set[str]) -> None: ...


class ClockService:
    def __init__(
        self,
        repository: Repository,
        matches: MatchService,
        seating: SeatService,
        notifier: Notifier,
        settings: Settings,
    ) -> None:
        self.repository = repository
        self.matches = matches
        self.seating = seating
        self.notifier = notifier
        self.settings = settings
        self.duties = (self.end_overdue, self.notifier.sweep)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Run each duty in its own task, so that clocks do not wait for notifications."""
        self.tasks = [asyncio.create_task(self.repeat(duty)) for duty in self.duties]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def repeat(self, duty: Duty) -> None:
        while not self.matches.closed:
            await asyncio.sleep(self.settings.tick)
            await self.attempt(duty)

    async def run_once(self) -> None:
        """Perform every duty once."""
        for duty in self.duties:
            await self.attempt(duty)

    async def attempt(self, duty: Duty) -> None:
        """Perform a duty; errors are logged, and it is performed again at the next tick."""
        try:
            await duty()
        except DatabaseUnavailable as refusal:
            log.warning("clocks and notifications are waiting: %s", refusal.sentence)
        except Exception:
            log.exception("checking clocks and notifications failed")

    async def end_overdue(self) -> None:
        """Apply the time-outs of clocks that have run out."""
        for match in await self.repository.overdue(self.settings.now()):
            try:
                live = await self.matches.open(match)
                for seat, people in await self.seating.time_out(live):
                    await self.notifier.timed_out(match, seat, people)
            except Refused as refusal:
                log.error("the time-outs of match %s cannot be applied: %s", match, refusal.sentence)
