"""A database engine that waits while the database is away, for example during a restart.

A database that cannot be written (the disk is full, somebody has locked the file) is not waited for: whoever asks is told to
come again.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, ResourceClosedError
from sqlalchemy.exc import TimeoutError as NoneLeft
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from senet.kernel.errors import Refused

PATIENCE: Final = 20.0  # seconds for which a restarting database is waited for
PAUSE: Final = 0.1
GONE: Final = ("08", "57P", "53300")  # states of SQL: connection lost, shutting down or starting, too many
UNWRITABLE: Final = (
    "53",
    "55P03",
    "25006",
    "58030",
)  # no room or memory, locked, read-only, input or output failed
UNWRITABLE_FILE: Final = (  # the same for SQLite
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
)  # fmt: skip


class DatabaseUnavailable(Refused):
    """The database does not answer; whoever sends the same request again later loses nothing."""

    def __init__(self) -> None:
        super().__init__("The table cannot be reached at the moment: try again soon.", field="database")


class ReconnectingEngine:
    """An engine whose connections are there, or Unreachable."""

    def __init__(self, engine: AsyncEngine, own: Engine | None = None, patience: float = PATIENCE) -> None:
        self.engine = engine
        self.own = own  # the same database for one thread that only writes, which has less to pass around
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.patience = patience

    @property
    def shared(self) -> bool:
        """Whether several processes may serve the matches of this database."""
        return self.engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        connection = await self.reach()
        try:
            yield connection
        except Exception as error:
            if is_unavailable(error):
                raise DatabaseUnavailable from error
            raise
        finally:
            await asyncio.shield(asyncio.ensure_future(give_back(connection)))

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end."""
        async with self.connect() as connection:
            try:
                async with connection.begin():
                    yield connection
            except Exception as error:
                if is_unavailable(error):
                    raise DatabaseUnavailable from error
                raise

    async def write(self, work: Callable[[Connection], object]) -> None:
        """Do all of it in one transaction."""
        if self.own is None:
            async with self.begin() as connection:
                await connection.run_sync(work)
        else:
            try:
                await asyncio.get_running_loop().run_in_executor(self.thread, write_with, self.own, work)
            except DBAPIError as error:
                if is_unavailable(error):
                    raise DatabaseUnavailable from error
                raise

    async def reach(self) -> AsyncConnection:
        end = time.monotonic() + self.patience
        while True:
            try:
                return await self.engine.connect()
            except NoneLeft as error:  # all connections are in use, and were for long
                raise DatabaseUnavailable from error
            except Exception as error:
                if not is_unavailable(error):
                    raise
                if not is_gone(error) or time.monotonic() > end:
                    raise DatabaseUnavailable from error
                await asyncio.sleep(PAUSE)

    async def dispose(self) -> None:
        if self.own is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.own.dispose)
        self.thread.shutdown()
        await self.engine.dispose()


async def give_back(connection: AsyncConnection) -> None:
    """Whoever has it did what they wanted: if the database goes away now, nothing is lost but the connection."""
    try:
        await connection.close()
    except DBAPIError as error:
        with suppress(DBAPIError, ResourceClosedError):
            await connection.invalidate(error)


def write_with(engine: Engine, work: Callable[[Connection], object]) -> None:
    with engine.begin() as connection:
        work(connection)


def is_gone(error: BaseException) -> bool:
    """Whether the database has left us, rather than refused something."""
    if isinstance(error, DBAPIError):
        state: Any = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or isinstance(error, InterfaceError) or state.startswith(GONE)
    return isinstance(error, OSError | TimeoutError) and not isinstance(error, PermissionError)


def is_unavailable(error: BaseException) -> bool:
    """Whether the database has left us, or cannot be written at the moment."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        code = int(getattr(error.orig, "sqlite_errorcode", 0)) & 0xFF
        state: Any = getattr(error.orig, "sqlstate", None) or ""
        if code in UNWRITABLE_FILE or state.startswith(UNWRITABLE):
            return True
    return is_gone(error)
