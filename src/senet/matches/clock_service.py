"""The clock service: looks every few seconds for clocks that have run out and for players to notify.

Everything it needs is in the database, so a restart forgets nothing; of several processes, the one that writes first
does the work.
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
    """Tells players what they have to know."""

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
        """Each duty has a task of its own: clocks do not wait for notifications."""
        self.tasks = [asyncio.create_task(self.keep_doing(duty)) for duty in self.duties]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def keep_doing(self, duty: Duty) -> None:
        while not self.matches.closed:
            await asyncio.sleep(self.settings.tick)
            await self.do(duty)

    async def look(self) -> None:
        """Do everything that is due."""
        for duty in self.duties:
            await self.do(duty)

    async def do(self, duty: Duty) -> None:
        try:
            await duty()
        except DatabaseUnavailable as refusal:
            log.warning("the timekeeper waits: %s", refusal.sentence)
        except Exception:
            log.exception("the timekeeper could not finish")

    async def end_overdue(self) -> None:
        """Deal with the seats whose time is over."""
        for match in await self.repository.overdue(self.settings.now()):
            try:
                live = await self.matches.open(match)
                for seat, people in await self.seating.time_out(live):
                    await self.notifier.timed_out(match, seat, people)
            except Refused as refusal:
                log.error("the clocks of match %s stand still: %s", match, refusal.sentence)
