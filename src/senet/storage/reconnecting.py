"""A database engine that waits while the database is away, for example during a restart."""

from __future__ import annotations

import asyncio
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
            if is_gone(error):
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
                if is_gone(error):
                    raise DatabaseUnavailable from error
                raise

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do all of it in one transaction."""
        if self.own is None:
            async with self.begin() as connection:
                await connection.run_sync(work)
        else:
            await asyncio.get_running_loop().run_in_executor(self.thread, write_with, self.own, work)

    async def reach(self) -> AsyncConnection:
        end = time.monotonic() + self.patience
        while True:
            try:
                return await self.engine.connect()
            except NoneLeft as error:  # all connections are in use, and were for long
                raise DatabaseUnavailable from error
            except Exception as error:
                if not is_gone(error):
                    raise
                if time.monotonic() > end:
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


def write_with(engine: Engine, work: Callable[[Connection], None]) -> None:
    with engine.begin() as connection:
        work(connection)


def is_gone(error: BaseException) -> bool:
    """Whether the database has left us, rather than refused something."""
    if isinstance(error, DBAPIError):
        state: Any = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or isinstance(error, InterfaceError) or state.startswith(GONE)
    return isinstance(error, OSError | TimeoutError) and not isinstance(error, PermissionError)
