"""Backup and restore for every kind of database: one compressed file with one JSON value per line.

The first line is a header; every other line is a row. The rows are a consistent snapshot, even while people are playing.
A backup of one kind of database can be restored into another kind, and by a later version of Senet.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, Final

from sqlalchemy import Connection, func, inspect, select

from senet.kernel.errors import Refused
from senet.settings import now_in_utc
from senet.storage import schema as db
from senet.storage.engine import database_address, only_server, with_database
from senet.storage.migrations import begin, migrate_to, newest, note_version, upgrade
from senet.storage.reconnecting import ReconnectingEngine

FORMAT: Final = "senet backup 1"
AT_ONCE: Final = 500  # rows
Verify = Callable[[ReconnectingEngine], Awaitable[int]]  # checks every match and returns their number


def backup(database: str | None, file: Path) -> int:
    """Write the whole database to `file` and return the number of matches."""
    address = database_address(database)
    kept = Path(address.partition(":///")[2])
    if address.startswith("sqlite") and not kept.is_file():
        raise Refused(f"There is no database {kept}.", field="database")
    return asyncio.run(with_database(database, lambda engine: write_backup(engine, file)))


def verify_backup(file: Path, verify: Verify) -> int:
    """Restore the file into a database that is thrown away, and let `verify` check it; what that returns."""
    with TemporaryDirectory(dir=file.parent, prefix=".verify-") as folder:
        return restore(str(Path(folder) / "senet.db"), file, verify)


def restore(database: str | None, file: Path, verify: Verify) -> int:
    """Read a backup into an empty database, check it with `verify` and return its result."""
    next(lines_of(file))  # fail before creating a database if the file is not a backup
    with only_server(database):
        return asyncio.run(with_database(database, lambda engine: read_backup(engine, file, verify)))


# -- writing -------------------------------------------------------------------------------------


async def write_backup(engine: ReconnectingEngine, file: Path) -> int:
    await upgrade(engine)
    part = file.with_name(f"{file.name}.part")
    try:
        with open_private(part) as plain, gzip.GzipFile(fileobj=plain, mode="wb", mtime=0) as packed:
            async with engine.connect() as connection:
                if engine.shared:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                count = await connection.run_sync(write_rows, packed)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return count


def open_private(file: Path) -> IO[bytes]:
    """Create a file that only its owner can read: it contains seeds and keys."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def write_rows(connection: Connection, out: gzip.GzipFile) -> int:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # all reads see the same snapshot
    head = {"file": FORMAT, "schema": newest(), "made": now_in_utc()}
    out.write(json.dumps(head).encode() + b"\n")
    for table in db.metadata.sorted_tables:
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)):
            packed = {name: as_text(value) for name, value in row._mapping.items()}
            out.write(json.dumps([table.name, packed], ensure_ascii=False).encode() + b"\n")
    return int(connection.scalar(select(func.count()).select_from(db.matches)) or 0)


def as_text(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


# -- reading -------------------------------------------------------------------------------------


async def read_backup(engine: ReconnectingEngine, file: Path, verify: Verify) -> int:
    async with engine.begin() as connection:
        await connection.run_sync(read_rows, file)
    await upgrade(engine)  # apply the migrations added since the backup
    return await verify(engine)


def read_rows(connection: Connection, file: Path) -> None:
    """Insert the rows into a schema of the backup's version, in one transaction."""
    rows = lines_of(file)
    _, head = next(rows)
    begin(connection)
    clear(connection)
    migrate_to(connection, int(head["schema"]))
    connection.execute(db.meta.delete())
    waiting: list[dict[str, Any]] = []
    before = ""
    for name, row in rows:
        if name != before or len(waiting) >= AT_ONCE:
            insert(connection, before, waiting)
            waiting, before = [], name
        waiting.append(row)
    insert(connection, before, waiting)
    go_on_counting(connection)
    note_version(connection, int(head["schema"]))


def go_on_counting(connection: Connection) -> None:
    """Let PostgreSQL number new rows after those that were inserted; SQLite does so by itself."""
    if connection.dialect.name == "sqlite":
        return
    known = set(inspect(connection).get_table_names())
    for name in known & {table.name for table in (db.messages, db.audit)}:
        last = f"(SELECT max(id) FROM {name})"
        connection.exec_driver_sql(
            f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), coalesce({last}, 1), {last} IS NOT NULL)"
        )


def clear(connection: Connection) -> None:
    """Drop the tables of a database without matches and accounts; Refused if it has any."""
    known = set(inspect(connection).get_table_names())
    for table in (db.matches, db.accounts):
        if table.name in known and connection.scalar(select(func.count()).select_from(table)):
            raise Refused(
                f"The database already contains {table.name}; restore into a new one.", field="database"
            )
    for name in known & {*db.metadata.tables, "alembic_version"}:
        connection.exec_driver_sql(f"DROP TABLE {name}")


def insert(connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(db.metadata.tables[name].insert(), rows)


def lines_of(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The header under the name "", then each row with the name of its table."""
    try:
        with gzip.open(file, "rb") as packed:
            head = json.loads(packed.readline())
            if not isinstance(head, dict) or head.get("file") != FORMAT:
                raise Refused(f"{file} is not a Senet backup.", field="file")
            if head["schema"] > newest():
                raise Refused(f"{file} was made by a newer version of Senet.", field="file")
            yield "", head
            for line in packed:
                name, row = json.loads(line)
                if name not in db.metadata.tables:
                    raise Refused(
                        f"{file} has rows of {name!r}, a table that this version of Senet does not have.",
                        field="file",
                    )
                yield name, {column: as_value(value) for column, value in row.items()}
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        if isinstance(error, FileNotFoundError | PermissionError | IsADirectoryError):
            raise
        raise Refused(f"{file} is not a Senet backup, or it is damaged.", field="file") from None


def as_value(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value
