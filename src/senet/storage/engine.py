"""Opens a database: resolves the address of a file or server, creates the engine, and reports errors in one sentence."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from senet.kernel.errors import Refused
from senet.storage.reconnecting import DatabaseUnavailable, ReconnectingEngine, is_connection_lost

POSTGRES: Final = ("postgresql:", "postgres:", "postgresql+asyncpg:")
LOCKED_FOR: Final = 2000  # milliseconds to wait for a locked SQLite file
Found = TypeVar("Found")


def data_folder() -> Path:
    """The default folder of the embedded database."""
    chosen = os.environ.get("XDG_DATA_HOME")
    return (Path(chosen) if chosen else Path.home() / ".local" / "share") / "senet"


def database_address(database: str | None) -> str:
    """The SQLAlchemy URL for a path, an address, or None (the user's default file)."""
    if not database:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'senet.db'}"
    if database.startswith("sqlite+aiosqlite:"):
        return database
    if database.startswith("sqlite:"):
        return database.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if database.startswith(POSTGRES):
        if find_spec("asyncpg") is None:
            raise Refused("PostgreSQL needs the package asyncpg: install senet[postgres].", field="database")
        return f"postgresql+asyncpg:{database.partition(':')[2]}"
    if "://" in database:
        kind = database.partition(":")[0]
        raise Refused(
            f"Databases of kind {kind!r} are not supported; give a file or postgresql://…", field="database"
        )
    folder = Path(database).expanduser().resolve().parent
    if not folder.is_dir():
        raise Refused(f"There is no folder {folder} for the database.", field="database")
    return f"sqlite+aiosqlite:///{Path(database).expanduser().resolve()}"


def connect(address: str) -> ReconnectingEngine:
    """An engine for this address. SQLite uses a write-ahead log and syncs every commit; errors never quote stored values."""
    if not address.startswith("sqlite"):
        return ReconnectingEngine(
            create_async_engine(
                address, pool_size=10, max_overflow=20, pool_pre_ping=True, hide_parameters=True
            )
        )
    engine = create_async_engine(address, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", make_durable)
    if not engine.url.database or ":memory:" in engine.url.database:
        return ReconnectingEngine(engine)
    make_private(engine.url.database)
    own = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(own, "connect", make_durable)
    return ReconnectingEngine(engine, own)


def make_private(file: str) -> None:
    """Create a new database file that only its owner can read, since it will contain seeds and keys."""
    if not file.startswith("file:"):
        with suppress(OSError):  # the file exists, or SQLite reports a better error
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


@contextmanager
def only_server(database: str | None, patience: float = 0.0) -> Iterator[None]:
    """Make sure that this is the only server using an SQLite file: it caches matches and would miss another one's writes.

    It locks a file next to the database, so the lock is released when the process ends for any reason.
    """
    address = database_address(database)
    file = address.partition(":///")[2]
    if not address.startswith("sqlite") or not file or ":memory:" in file:
        yield
        return
    with open(f"{os.path.realpath(file)}.lock", "a", opener=private) as lock:
        end = time.monotonic() + patience
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > end:
                    raise Refused(
                        f"Another server is using the database {file}; only PostgreSQL can be shared by several.",
                        field="database",
                    ) from None
                time.sleep(0.01)
        yield


def private(file: str, flags: int) -> int:
    return os.open(file, flags, 0o600)


def make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={LOCKED_FOR}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def with_database(
    database: str | None, work: Callable[[ReconnectingEngine], Awaitable[Found]]
) -> Found:
    """Run `work` with a database; Refused if it cannot be used."""
    address = database_address(database)
    try:
        engine = connect(address)
    except (SQLAlchemyError, ValueError):  # their messages quote the address including its password
        raise Refused(
            "The address of the database is not postgresql://USER:PASSWORD@HOST/NAME.", field="database"
        ) from None
    try:
        return await work(engine)
    except DatabaseUnavailable as gone:
        cause = gone.__cause__
        if isinstance(cause, DBAPIError) and not is_connection_lost(cause):
            raise Refused(f"The database cannot be used: {cause.orig}.", field="database") from None
        raise Refused(f"The database does not answer: {cause}.", field="database") from None
    except DBAPIError as error:
        raise Refused(f"The database cannot be used: {error.orig}.", field="database") from None
    finally:
        await engine.dispose()
