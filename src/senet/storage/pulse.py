"""Checks whether the database can be read and written, for `/health`."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import select

from senet.settings import Settings
from senet.storage.repository import Repository

PATIENCE: Final = 2.5  # seconds
FRESH: Final = 1.0  # seconds for which a result is cached, so that frequent requests cause no extra writes
log = logging.getLogger("senet.storage")


class Pulse:
    def __init__(self, repository: Repository, settings: Settings) -> None:
        self.repository = repository
        self.settings = settings
        self.lock = asyncio.Lock()
        self.well = False
        self.until = 0.0

    async def is_well(self) -> bool:
        async with self.lock:
            if time.monotonic() >= self.until:
                well = await self.check()
                if self.well and not well:
                    log.error("the database cannot be read or written")
                self.well, self.until = well, time.monotonic() + FRESH
            return self.well

    async def check(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                async with self.repository.engine.connect() as connection:
                    await connection.scalar(select(1))
                await self.repository.check_writable(self.settings.now())
        except Exception:
            return False
        return True
