"""The journal: every event is on the disk before anybody sees its effect.

What arrives while one commit is being written goes into the next one together (group commit).
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from senet.web import database as db
from senet.web.archive import event_row
from senet.web.records import Event, pack


class Overtaken(Exception):
    """Another process has written this event's number first."""


@dataclass(slots=True)
class Entry:
    match: str
    event: Event
    state: dict[str, Any]  # what the list of matches shows after it
    snapshot: tuple[int, str] | None  # a line and the frozen state after it


Waiting = tuple[Entry, "asyncio.Future[None]"]


class Journal:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[Waiting] = []
        self.writer: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> None:
        """Return when the event is durable; Overtaken if it cannot be the next one."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())
        await done

    async def write(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                await self.commit([entry for entry, _ in batch])
            except Exception:  # each on its own, so that one cannot spoil the others
                for entry, done in batch:
                    await self.settle(entry, done)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def settle(self, entry: Entry, done: asyncio.Future[None]) -> None:
        try:
            await self.commit([entry])
        except Exception as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(None)

    async def commit(self, entries: list[Entry]) -> None:
        try:
            async with self.engine.begin() as connection:
                for entry in entries:
                    await write_entry(connection, entry)
        except IntegrityError as error:
            raise Overtaken from error

    async def finish(self) -> None:
        """Wait until everything that was begun is written."""
        if self.writer is not None:
            await self.writer


async def write_entry(connection: AsyncConnection, entry: Entry) -> None:
    serial = entry.event.serial
    table = db.matches
    here = (table.c.id == entry.match) & (table.c.serial == serial - 1)
    changed = await connection.execute(update(table).where(here).values(serial=serial, **entry.state))
    if changed.rowcount != 1:
        raise Overtaken
    await connection.execute(insert(db.events).values(event_row(entry.match, entry.event)))
    if entry.snapshot is not None:
        line, frozen = entry.snapshot
        await connection.execute(
            insert(db.snapshots).values(match=entry.match, line=line, state=pack(frozen))
        )
