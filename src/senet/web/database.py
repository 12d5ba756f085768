"""The schema: a match is its events; everything else in these tables is quick to look up or to make again.

Whoever changes it appends a step to `migrations.STEPS`.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

metadata = MetaData()

meta = Table(
    "meta", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

users = Table(
    "users",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", String(40), nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # secret until the match is over
    Column("start", LargeBinary),  # packed position from which a branched match starts, else null
    Column("opening", String(40), nullable=False),  # digest of the state before the first line
    Column("setup", Text, nullable=False),  # JSON: what was told of the setup
    Column("owner", String(40), nullable=False),
    Column("origin", String(40), nullable=False),  # "" or the match that this one branched off
    Column("origin_line", Integer, nullable=False),
    Column("created", String(40), nullable=False),
    Column("changed", String(40), nullable=False),
    Column("serial", Integer, nullable=False),  # of the last event
    Column("lines", Integer, nullable=False),
    Column("waiting", Text, nullable=False),  # JSON: the seats that are waited for
    Column("over", Boolean, nullable=False),
    Column("result", Text),  # JSON: points and winners
    Index("matches_by_change", "over", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),  # person, invited, open, bot, automaton
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # whoever has it may play this seat
    Index("seats_by_kind", "kind"),
)

grants = Table(  # which users may play which seats
    "grants",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(40), primary_key=True),
    Index("grants_by_user", "user"),
)

events = Table(  # append-only: nothing in it is ever changed
    "events",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("serial", Integer, primary_key=True),  # two writers cannot both write the next event
    Column("kind", String(10), nullable=False),  # choice or undo
    Column("seat", Integer, nullable=False),
    Column("choice", String(130), nullable=False),
    Column("at", String(40), nullable=False),
    Column("by", String(80), nullable=False),
    Column("digest", String(40), nullable=False),
    Column("told", Text, nullable=False),  # JSON: the stories, so that opening needs no replaying
    Column("secret", Boolean, nullable=False),
    Column("key", String(80)),  # of the request, so that it is never applied twice
    UniqueConstraint("match", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("match", String(40), nullable=False),
    Column("line", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(40), nullable=False),
    Column("note", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("document", Text, nullable=False),
)


def connect(address: str) -> AsyncEngine:
    """An engine; SQLite writes ahead and forces every commit to the disk."""
    engine = create_async_engine(address)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
