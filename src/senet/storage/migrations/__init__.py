"""Migrations: Alembic brings every database, new or old, to the current schema (`versions/`).

To change the schema, change `schema.py` and add a version. A version never imports the current schema or anything else
that may change later. A column added to a table with rows is nullable or has a `server_default`.

Databases from before Alembic have only a version number in `meta`. It is still kept up to date for backups and for older
versions of Senet.
"""

from __future__ import annotations

import threading
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from senet.kernel.errors import Refused
from senet.storage.reconnecting import ReconnectingEngine

FOLDER: Final = Path(__file__).parent
ADVISORY_LOCK: Final = 0x5E4E7  # PostgreSQL: makes processes that start together migrate one after the other
IN_USE: Final = threading.Lock()  # Alembic keeps its state in global variables


def config_for(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def newest() -> int:
    return int(ScriptDirectory.from_config(config_for()).get_current_head() or 0)


async def upgrade(engine: ReconnectingEngine) -> None:
    """Bring the schema up to date."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate)


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version; Refused if its version is newer still."""
    begin(connection)
    migrate_to(connection, newest())


def begin(connection: Connection) -> None:
    """Begin a transaction, including schema changes, during which no other process can migrate."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})")


def migrate_to(connection: Connection, goal: int) -> None:
    known = version_of(connection)
    if known > newest():
        raise Refused(
            f"The database has schema version {known}; this version of Senet supports up to {newest()}. Use a newer one.",
            field="database",
        )
    stamped = inspect(connection).has_table("alembic_version")
    if known == goal and stamped:
        return
    with IN_USE:
        config = config_for(connection)
        if known and not stamped:
            command.stamp(config, f"{known:04}")
        command.upgrade(config, f"{goal:04}")
    note_version(connection, goal)


def note_version(connection: Connection, version: int) -> None:
    connection.execute(text("DELETE FROM meta WHERE name = 'schema'"))
    connection.execute(
        text("INSERT INTO meta (name, value) VALUES ('schema', :value)"), {"value": str(version)}
    )


def version_of(connection: Connection) -> int:
    """The schema version of a database; 0 if it is empty."""
    if not inspect(connection).has_table("meta"):
        return 0
    kept = connection.scalar(text("SELECT value FROM meta WHERE name = 'schema'"))
    return int(kept or 1)
