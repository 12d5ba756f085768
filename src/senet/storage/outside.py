"""Detects changes that another program (`senet admin`) makes to the database of a running server, which then reloads.

With PostgreSQL every process is notified immediately; an SQLite file has to be polled.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from senet.storage.repository import Repository

log = logging.getLogger("senet.storage")


class OutsideChanges:
    def __init__(self, repository: Repository, changed: Callable[[], None], tick: float) -> None:
        self.repository = repository
        self.changed = changed
        self.tick = tick
        self.known = ""
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not self.repository.engine.shared:
            self.known = await self.repository.outside()
            self.task = asyncio.create_task(self.poll())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def poll(self) -> None:
        while True:
            await asyncio.sleep(self.tick)
            try:
                await self.check()
            except Exception:
                log.exception("checking for changes by other programs failed")

    async def check(self) -> None:
        """Call `changed` if another program has written to the database."""
        found = await self.repository.outside()
        if found != self.known:
            self.known = found
            self.changed()
