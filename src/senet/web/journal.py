"""The journal: every event is on the disk before anybody sees its effect.

What arrives while one commit is being written goes into the next one together (group commit).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from senet.web import database as db
from senet.web.archive import event_row
from senet.web.bell import Bell
from senet.web.records import Event, pack
from senet.web.steady import Steady, Unreachable


class Overtaken(Exception):
    """Another process has written this event's number first."""


@dataclass(slots=True)
class Entry:
    match: str
    event: Event
    state: dict[str, Any]  # what the list of matches shows after it
    snapshot: tuple[int, str] | None  # a line and the frozen state after it
    also: Sequence[Executable] = ()  # what else changes with it: seats, clocks


Waiting = tuple[Entry, "asyncio.Future[None]"]


class Journal:
    def __init__(self, engine: Steady, bell: Bell) -> None:
        self.engine = engine
        self.bell = bell
        self.waiting: list[Waiting] = []
        self.writer: asyncio.Task[None] | None = None
        self.events = self.commits = self.overtaken = 0  # for those who measure
        self.seconds = 0.0

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
                await self.write_singly(batch)
            else:
                for _, done in batch:
                    settle(done)

    async def write_singly(self, batch: list[Waiting]) -> None:
        lost: Exception | None = None  # once the database cannot be reached nobody waits for it again
        for entry, done in batch:
            try:
                if lost is not None:
                    raise lost
                await self.commit_once(entry)
            except Exception as error:
                lost = error if isinstance(error, Unreachable) else None
                settle(done, error)
            else:
                settle(done)

    async def commit_once(self, entry: Entry) -> None:
        """Write it unless it is already there: a commit may succeed although its answer is lost."""
        for last in (False, True):
            try:
                await self.commit([entry])
            except Overtaken:
                self.overtaken += 1
                if not await self.is_kept(entry):
                    raise
            except Unreachable:  # it went away in the middle; now it may be back
                if last:
                    raise
                continue
            return

    async def commit(self, entries: list[Entry]) -> None:
        begun = time.perf_counter()
        entries = sorted(entries, key=lambda entry: entry.match)  # two processes never wait for each other
        try:
            async with self.engine.begin() as connection:
                for entry in entries:
                    await write_entry(connection, entry)
                await self.bell.ring(connection, [entry.match for entry in entries])
        except IntegrityError as error:
            raise Overtaken from error
        self.events += len(entries)
        self.commits += 1
        self.seconds += time.perf_counter() - begun

    async def is_kept(self, entry: Entry) -> bool:
        """Whether this very event is in the database."""
        row = event_row(entry.match, entry.event)
        where = (db.events.c.match == entry.match) & (db.events.c.serial == entry.event.serial)
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(db.events).where(where))).first()
        return found is not None and found._asdict() == row

    async def finish(self) -> None:
        """Wait until everything that was begun is written."""
        if self.writer is not None:
            await self.writer


def settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


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
    for statement in entry.also:
        await connection.execute(statement)
