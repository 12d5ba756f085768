"""Scheduled backups: a file every few hours, verified by restoring it and replaying every match, of which the last ones are kept.

The work is done by a process of its own (`senet backup --verify`), so that nobody waits for it. The database says when the last
backup was begun: of several server processes, one makes the next.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from senet.kernel.errors import Refused
from senet.settings import Settings
from senet.storage import schema as db
from senet.storage.reconnecting import DatabaseUnavailable, ReconnectingEngine

NAME: Final = "backup"  # in the table `meta`
LOOK_EVERY: Final = 30.0  # seconds
SUFFIX: Final = ".senet"
log = logging.getLogger("senet.backup")


def check_folder(folder: str) -> None:
    """Refused unless backups can be written there."""
    if folder and not (Path(folder).is_dir() and os.access(folder, os.W_OK)):
        raise Refused(f"Backups cannot be written to the folder {folder}.", field="backup_to")


class BackupSchedule:
    def __init__(self, engine: ReconnectingEngine, settings: Settings) -> None:
        self.engine = engine
        self.settings = settings
        self.folder = Path(settings.backup_to)
        self.task: asyncio.Task[None] | None = None
        self.made = self.failed = 0  # for those who measure

    def start(self) -> None:
        if self.settings.backup_to:
            self.task = asyncio.create_task(self.keep_looking())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except DatabaseUnavailable as refusal:
                log.warning("the backup waits: %s", refusal.sentence)
            except Exception:
                log.exception("the backup could not be made")
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Make a backup if it is time and nobody else does."""
        now, last = self.settings.now(), await self.last()
        if last and datetime.fromisoformat(now) < datetime.fromisoformat(last) + timedelta(
            hours=self.settings.backup_every
        ):
            return
        if await self.claim(last, now):
            await self.make(now)

    async def last(self) -> str:
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(select(db.meta.c.value).where(db.meta.c.name == NAME))
            return found or ""

    async def claim(self, last: str, now: str) -> bool:
        with suppress(IntegrityError):  # another process was quicker
            async with self.engine.begin() as connection:
                if not last:
                    await connection.execute(insert(db.meta).values(name=NAME, value=now))
                    return True
                here = (db.meta.c.name == NAME) & (db.meta.c.value == last)
                return (await connection.execute(update(db.meta).where(here).values(value=now))).rowcount == 1
        return False

    async def make(self, now: str) -> None:
        stamp = datetime.fromisoformat(now).strftime("%Y%m%dT%H%M%SZ")
        file = self.folder / f"senet-{stamp}{SUFFIX}"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "senet.cli", "backup", str(file), "--verify",
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
            env=os.environ | {"SENET_DATABASE": self.settings.database},
        )  # fmt: skip
        try:
            os.setpriority(os.PRIO_PROCESS, process.pid, 10)  # whoever plays comes first
            _, said = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode:
            self.failed += 1
            log.error("the backup failed: %s", said.decode(errors="replace").strip()[-500:])
            return
        self.made += 1
        self.forget_old()

    def forget_old(self) -> None:
        """Keep the last backups of this schedule, and nothing else is touched."""
        for file in sorted(self.folder.glob(f"senet-*{SUFFIX}"))[: -self.settings.backup_keep]:
            with suppress(OSError):
                file.unlink()
