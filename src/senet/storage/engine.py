"""Opens a database: resolves the address of a file or server, creates the engine, and reports errors in one sentence."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from senet.kernel.errors import Refused
from senet.storage.reconnecting import DatabaseUnavailable, ReconnectingEngine

POSTGRES: Final = ("postgresql:", "postgres:", "postgresql+asyncpg:")
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


def make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
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
        raise Refused(f"The database does not answer: {gone.__cause__}.", field="database") from None
    except DBAPIError as error:
        raise Refused(f"The database cannot be used: {error.orig}.", field="database") from None
    finally:
        await engine.dispose()
