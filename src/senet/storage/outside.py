"""Changes that another program made to the database of a running server: `senet admin` says so, and the server reads again.

With PostgreSQL every process is told at once; an SQLite file can only be looked at.
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
            self.task = asyncio.create_task(self.keep_looking())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(self.tick)
            try:
                await self.look()
            except Exception:
                log.exception("changes from outside are not seen")

    async def look(self) -> None:
        """Call `changed` if another program has written to the database."""
        found = await self.repository.outside()
        if found != self.known:
            self.known = found
            self.changed()
