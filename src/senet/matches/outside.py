"""Changes that another program made to the database of a running server: `senet admin` says so, and the server reads again.

With PostgreSQL every process is told at once; an SQLite file can only be looked at.
"""

from __future__ import annotations

import asyncio
import logging

from senet.matches.service import MatchService
from senet.storage.repository import Repository

log = logging.getLogger("senet.matches")


class OutsideChanges:
    def __init__(self, repository: Repository, matches: MatchService, tick: float) -> None:
        self.repository = repository
        self.matches = matches
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
        """Read the matches in memory again if somebody else has written to the database."""
        found = await self.repository.outside()
        if found != self.known:
            self.known = found
            self.matches.seats_changed(list(self.matches.cached))
            for match in list(self.matches.cached):
                self.matches.match_changed(match)
