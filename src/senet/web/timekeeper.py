"""The timekeeper looks now and then whether somebody's time is over, and whether somebody is to be called.

All that it goes by is in the database, so that nothing is forgotten over a restart; and with several processes the first
one that writes does it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from senet.kernel.errors import Refused
from senet.web.archive import Archive
from senet.web.settings import Settings
from senet.web.sitting import Sitting
from senet.web.steady import Unreachable
from senet.web.tables import Tables

log = logging.getLogger("senet.time")
TimedOut = Callable[[str, int, set[str]], Awaitable[None]]


class Timekeeper:
    def __init__(self, archive: Archive, tables: Tables, sitting: Sitting, settings: Settings) -> None:
        self.archive = archive
        self.tables = tables
        self.sitting = sitting
        self.settings = settings
        self.task: asyncio.Task[None] | None = None
        self.duties: list[Callable[[], Awaitable[None]]] = [self.end_overdue]
        self.timed_out: TimedOut | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.keep_looking())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def keep_looking(self) -> None:
        while not self.tables.closed:
            await asyncio.sleep(self.settings.tick)
            await self.look()

    async def look(self) -> None:
        """Do what is due; one thing that fails does not keep the others from being done."""
        for duty in self.duties:
            try:
                await duty()
            except Unreachable as refusal:
                log.warning("the timekeeper waits: %s", refusal.sentence)
            except Exception:
                log.exception("the timekeeper could not finish")

    async def end_overdue(self) -> None:
        """Deal with the seats whose time is over."""
        for match in await self.archive.overdue(self.settings.now()):
            try:
                table = await self.tables.open(match)
                for seat, people in await self.sitting.time_out(table):
                    if self.timed_out is not None:
                        await self.timed_out(match, seat, people)
            except Refused as refusal:
                log.error("the clocks of match %s stand still: %s", match, refusal.sentence)
