"""A database engine that retries while the database is unavailable, for example during a restart.

If the database cannot be written to (the disk is full, the file is locked), it does not retry: the client is told to try
again later.
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
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from senet.kernel.errors import Refused

PATIENCE: Final = 20.0  # seconds to keep retrying
PAUSE: Final = 0.1
# SQLSTATE prefixes: connection lost, server shutting down or starting, too many connections
CONNECTION_LOST: Final = ("08", "57P", "53300")
# out of space or memory, locked, read-only, I/O error
NOT_WRITABLE: Final = ("53", "55P03", "25006", "58030")
NOT_WRITABLE_SQLITE: Final = (
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
)  # fmt: skip


class DatabaseUnavailable(Refused):
    """The database does not answer; the same request can safely be sent again later."""

    def __init__(self) -> None:
        super().__init__("The database is not available at the moment: try again soon.", field="database")


class ReconnectingEngine:
    """An engine that retries connecting, and raises DatabaseUnavailable when that takes too long."""

    def __init__(self, engine: AsyncEngine, own: Engine | None = None, patience: float = PATIENCE) -> None:
        self.engine = engine
        self.own = own  # a synchronous engine for the writer thread: faster than passing through aiosqlite
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.patience = patience

    @property
    def shared(self) -> bool:
        """Whether several processes may serve the matches of this database."""
        return self.engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        connection = await self.retry_connect()
        try:
            yield connection
        except Exception as error:
            if is_unavailable(error):
                raise DatabaseUnavailable from error
            raise
        finally:
            await asyncio.shield(asyncio.ensure_future(close(connection)))

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is committed at the end."""
        async with self.connect() as connection:
            try:
                async with connection.begin():
                    yield connection
            except Exception as error:
                if is_unavailable(error):
                    raise DatabaseUnavailable from error
                raise

    async def write(self, work: Callable[[Connection], object]) -> None:
        """Run `work` in one transaction."""
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

    async def retry_connect(self) -> AsyncConnection:
        end = time.monotonic() + self.patience
        while True:
            try:
                return await self.engine.connect()
            except PoolTimeout as error:  # all connections have been in use for too long
                raise DatabaseUnavailable from error
            except Exception as error:
                if not is_unavailable(error):
                    raise
                if not is_connection_lost(error) or time.monotonic() > end:
                    raise DatabaseUnavailable from error
                await asyncio.sleep(PAUSE)

    async def dispose(self) -> None:
        if self.own is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.own.dispose)
        self.thread.shutdown()
        await self.engine.dispose()


async def close(connection: AsyncConnection) -> None:
    """Return a connection to the pool; discard it if the database is gone, since its work is already done."""
    try:
        await connection.close()
    except DBAPIError as error:
        with suppress(DBAPIError, ResourceClosedError):
            await connection.invalidate(error)


def write_with(engine: Engine, work: Callable[[Connection], object]) -> None:
    with engine.begin() as connection:
        work(connection)


def is_connection_lost(error: BaseException) -> bool:
    """Whether the connection was lost or could not be made, rather than a statement rejected."""
    if isinstance(error, DBAPIError):
        state: Any = getattr(error.orig, "sqlstate", None) or ""
        lost = error.connection_invalidated or isinstance(error, InterfaceError)
        return lost or state.startswith(CONNECTION_LOST)
    return isinstance(error, OSError | TimeoutError) and not isinstance(error, PermissionError)


def is_unavailable(error: BaseException) -> bool:
    """Whether the database cannot be reached or cannot be written to at the moment."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        code = int(getattr(error.orig, "sqlite_errorcode", 0)) & 0xFF
        state: Any = getattr(error.orig, "sqlstate", None) or ""
        if code in NOT_WRITABLE_SQLITE or state.startswith(NOT_WRITABLE):
            return True
    return is_connection_lost(error)
