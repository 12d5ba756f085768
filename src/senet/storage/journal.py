"""The journal: every event is on disk before anybody sees its effect.

Events that arrive during a commit are written together in the next one (group commit).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Executable, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from senet.storage import schema as db
from senet.storage.notifications import DatabaseNotifications
from senet.storage.reconnecting import DatabaseUnavailable, ReconnectingEngine
from senet.storage.records import Event, pack
from senet.storage.repository import event_row

NEXT: Final = update(db.matches).where(
    (db.matches.c.id == bindparam("this_match")) & (db.matches.c.serial == bindparam("before"))
)
EVENTS: Final = insert(db.events)
SNAPSHOT: Final = insert(db.snapshots)


class SerialConflict(Exception):
    """Another process has already stored an event with this serial."""


@dataclass(slots=True)
class Entry:
    match: str
    event: Event
    state: dict[str, Any]  # new values of the columns of `matches`
    snapshot: tuple[int, str] | None  # a line number and the frozen state after it
    also: Sequence[Executable] = ()  # statements for seats and clocks that change with it


Waiting = tuple[Entry, "asyncio.Future[None]"]


class Journal:
    def __init__(self, engine: ReconnectingEngine, notifications: DatabaseNotifications) -> None:
        self.engine = engine
        self.notifications = notifications
        self.waiting: list[Waiting] = []
        self.writer: asyncio.Task[None] | None = None
        self.events = self.commits = self.conflicts = 0  # for the metrics
        self.seconds = 0.0

    async def append(self, entry: Entry) -> None:
        """Store an event durably; SerialConflict if another event has taken its serial."""
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
            except Exception as error:
                if isinstance(error, DatabaseUnavailable) and not self.engine.shared:
                    for _, done in batch:  # none of it was written
                        settle(done, error)
                else:  # retry each on its own, so that one failure does not affect the others
                    await self.write_singly(batch)
            else:
                for _, done in batch:
                    settle(done)

    async def write_singly(self, batch: list[Waiting]) -> None:
        lost: Exception | None = None  # once the database is unavailable, the rest fails without waiting
        for entry, done in batch:
            try:
                if lost is not None:
                    raise lost
                await self.commit_once(entry)
            except Exception as error:
                lost = error if isinstance(error, DatabaseUnavailable) else None
                settle(done, error)
            else:
                settle(done)

    async def commit_once(self, entry: Entry) -> None:
        """Write an entry unless it is already stored: a commit can succeed although its reply was lost."""
        for last in (False, True):
            try:
                await self.commit([entry])
            except SerialConflict:
                self.conflicts += 1
                if not await self.is_stored(entry):
                    raise
            except DatabaseUnavailable:  # the connection was lost midway; the database may be back by now
                if last:
                    raise
                continue
            return

    async def commit(self, entries: list[Entry]) -> None:
        begun = time.perf_counter()
        entries = sorted(entries, key=lambda entry: entry.match)  # the same lock order prevents deadlocks
        try:
            await self.engine.write(lambda connection: self.insert_entries(connection, entries))
        except IntegrityError as error:
            raise SerialConflict from error
        self.events += len(entries)
        self.commits += 1
        self.seconds += time.perf_counter() - begun

    def insert_entries(self, connection: Connection, entries: list[Entry]) -> None:
        for entry in entries:
            here = {"this_match": entry.match, "before": entry.event.serial - 1, "serial": entry.event.serial}
            if connection.execute(NEXT, here | entry.state).rowcount != 1:
                raise SerialConflict
        connection.execute(EVENTS, [event_row(entry.match, entry.event) for entry in entries])
        for entry in entries:
            if entry.snapshot is not None:
                line, frozen = entry.snapshot
                connection.execute(SNAPSHOT, {"match": entry.match, "line": line, "state": pack(frozen)})
            for statement in entry.also:
                connection.execute(statement)
        self.notifications.notify_in(connection, [entry.match for entry in entries])

    async def is_stored(self, entry: Entry) -> bool:
        """Whether exactly this event is in the database."""
        row = event_row(entry.match, entry.event)
        where = (db.events.c.match == entry.match) & (db.events.c.serial == entry.event.serial)
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(db.events).where(where))).first()
        return found is not None and found._asdict() == row

    async def finish(self) -> None:
        """Wait until all pending events are written."""
        if self.writer is not None:
            await self.writer


def settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
