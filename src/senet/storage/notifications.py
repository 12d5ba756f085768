"""Database notifications: a process that changes a match tells the others to reload it.

They use PostgreSQL's LISTEN and NOTIFY, in the same transaction as the change. Correctness does not depend on them: every
request compares memory with the database. They only let subscribers see changes by other processes immediately.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from typing import Any, Final, Protocol

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from senet.storage.reconnecting import ReconnectingEngine, is_connection_lost

CHANNEL: Final = "senet"
TALK: Final = "talk"
NOTIFY: Final = text("SELECT pg_notify(:channel, note) FROM unnest(CAST(:notes AS text[])) AS note")
PING_AFTER: Final = 5.0  # seconds of silence after which the connection is tested
RETRY_AFTER: Final = 0.2
log = logging.getLogger("senet.storage")


class ChangeListener(Protocol):
    """Is called when another process has changed something."""

    def match_changed(self, match: str) -> None: ...

    def chat_changed(self, match: str) -> None: ...

    def reconnected(self) -> None:
        """Called after every (re)connection: changes may have been missed."""


class DatabaseNotifications:
    def __init__(self, engine: ReconnectingEngine) -> None:
        self.engine = engine
        self.name = secrets.token_hex(8)  # identifies this process among those that serve the same database
        self.listeners: list[ChangeListener] = []
        self.task: asyncio.Task[None] | None = None

    def add_listener(self, listener: ChangeListener) -> None:
        self.listeners.append(listener)

    async def notify(self, connection: AsyncConnection, matches: Iterable[str]) -> None:
        """Tell the other processes, when the transaction is committed, that these matches have changed."""
        await connection.run_sync(self.notify_in, matches)

    def notify_in(self, connection: Connection, matches: Iterable[str]) -> None:
        if self.engine.shared:
            notes = [f"{self.name} {match}" for match in matches]
            connection.execute(NOTIFY, {"channel": CHANNEL, "notes": notes})

    async def notify_chat(self, connection: AsyncConnection, match: str) -> None:
        """Tell the other processes that a match has new chat messages."""
        await self.notify(connection, [f"{match} {TALK}"])

    def start(self) -> None:
        if self.engine.shared:
            self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        while True:
            try:
                await self.listen_once()
            except Exception as error:
                if not is_connection_lost(error):
                    log.warning("listening for database notifications failed: %s", error)
            await asyncio.sleep(RETRY_AFTER)

    async def listen_once(self) -> None:
        """Listen until the connection breaks."""
        async with self.engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            try:
                broken = asyncio.Event()
                line.add_termination_listener(lambda *_: broken.set())
                await line.add_listener(CHANNEL, self.on_notification)
                for listener in self.listeners:
                    listener.reconnected()
                while not broken.is_set():
                    try:
                        async with asyncio.timeout(PING_AFTER):  # wait_for may swallow a cancellation
                            await broken.wait()
                    except TimeoutError:
                        await line.execute("SELECT 1", timeout=PING_AFTER)
            finally:
                await connection.invalidate()  # a listening connection must not return to the pool

    def on_notification(self, _connection: object, _pid: int, _channel: str, note: str) -> None:
        name, match, *what = note.split(" ")
        if name != self.name:
            for listener in self.listeners:
                (listener.chat_changed if what == [TALK] else listener.match_changed)(match)

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
