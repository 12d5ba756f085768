"""Migrations: ordered steps that bring a kept database to the present schema.

A new database is made whole from `schema.metadata`. An old one goes through the steps that it has not seen;
each runs once, all of them in one transaction. To change the schema: change `schema.py`, and append a step
here. Steps may be repeated without harm, because a table that one step makes already has the columns of later
ones. A column that is added to a table with rows is nullable or has a `server_default`.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, inspect, select, update
from sqlalchemy.schema import CreateColumn

from senet.kernel.errors import Refused
from senet.storage import schema as db
from senet.storage.reconnecting import ReconnectingEngine

Step = Callable[[Connection], None]
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
MARK_LENGTH: Final = 16
LOCK: Final = 0x5E4E7  # of PostgreSQL: two processes that start together migrate one after the other

# -- words for steps -----------------------------------------------------------------------------


def add_tables(connection: Connection, *names: str) -> None:
    db.metadata.create_all(connection, [db.metadata.tables[name] for name in names], checkfirst=True)


def add_columns(connection: Connection, table: str, *names: str) -> None:
    """Add columns, and the indexes that need them."""
    known = {column["name"] for column in inspect(connection).get_columns(table)}
    described = db.metadata.tables[table]
    quote = connection.dialect.identifier_preparer.quote
    for name in names:
        if name not in known:
            column = CreateColumn(described.c[name]).compile(dialect=connection.dialect)
            connection.exec_driver_sql(f"ALTER TABLE {quote(table)} ADD COLUMN {column}")
    add_indexes(connection, table)


def add_indexes(connection: Connection, table: str) -> None:
    known = {index["name"] for index in inspect(connection).get_indexes(table)}
    columns = {column["name"] for column in inspect(connection).get_columns(table)}
    for index in db.metadata.tables[table].indexes:
        if index.name not in known and all(column.name in columns for column in index.columns):
            index.create(connection)


# -- the steps -----------------------------------------------------------------------------------


def people(connection: Connection) -> None:
    """Accounts, playing over days, seats that are handed on, talk and notes."""
    add_tables(connection, "courses", "claims", "accounts", "sessions", "subscriptions", "calls", "messages",
               "notes", "mutes")  # fmt: skip


def several_processes(connection: Connection) -> None:
    """Changes of seats are counted, and bots belong to a process; to begin with, to whoever looks first."""
    add_columns(connection, "matches", "revision", "attendant", "attended_until")
    with_bots = select(db.seats.c.match).where(db.seats.c.kind == "bot")
    unfinished = db.matches.c.id.in_(with_bots) & db.matches.c.over.is_(False)
    connection.execute(update(db.matches).where(unfinished).values(attended_until=0.0))


def link_mark(secret: str, name: str) -> str:
    """The signature that this step gave to links, whatever signs them today."""
    number = int.from_bytes(hmac.digest(f"seat {secret}".encode(), name.encode(), "sha256"))
    letters = []
    for _ in range(MARK_LENGTH):
        number, rest = divmod(number, len(LETTERS))
        letters.append(LETTERS[rest])
    return "".join(letters)


def sealed_links(connection: Connection) -> None:
    """Links of seats are signed; those that were not get a signature, and must be given out again."""
    secret = connection.scalar(select(db.meta.c.value).where(db.meta.c.name == "secret"))
    for (token,) in connection.execute(select(db.seats.c.token)).all():
        if token[-MARK_LENGTH:] != link_mark(secret or "", token[:-MARK_LENGTH]):
            here = update(db.seats).where(db.seats.c.token == token)
            connection.execute(here.values(token=token + link_mark(secret or "", token)))


STEPS: Final[list[Step]] = [
    people,
    several_processes,
    sealed_links,
]  # the first leads from schema 1 to schema 2, and so on


# -- carrying them out -----------------------------------------------------------------------------


async def upgrade(engine: ReconnectingEngine) -> None:
    """Bring the schema up to date."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate)


def newest() -> int:
    return len(STEPS) + 1


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema; Refused if it is already beyond that."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # so that changes of the schema are undone together too
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    if not inspect(connection).has_table("meta"):
        db.metadata.create_all(connection)
        connection.execute(db.meta.insert().values(name="schema", value=str(newest())))
        return
    kept = connection.scalar(select(db.meta.c.value).where(db.meta.c.name == "schema"))
    known = int(kept or 1)
    if known > newest():
        raise Refused(
            f"The database has schema {known}; this Senet knows only {newest()}: use a newer one.",
            field="database",
        )
    for step in STEPS[known - 1 :]:
        step(connection)
    changed = update(db.meta).where(db.meta.c.name == "schema").values(value=str(newest()))
    connection.execute(changed)
