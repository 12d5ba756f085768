"""The source of each match's seed; only matches whose seed the server drew can be joined.

For older matches the source is inferred. A match whose seats all belonged to its creator from the start may have been opened
from a file: its source is unknown, and nobody new can join it.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

MATCHES = sa.table("matches", *map(sa.column, ("id", "origin", "start", "created", "seed_source")))
SEATS = sa.table("seats", *map(sa.column, ("match", "seat", "kind")))
EVENTS = sa.table("events", *map(sa.column, ("match", "serial", "kind", "seat", "choice", "at")))


def upgrade() -> None:
    op.add_column("matches", sa.Column("seed_source", sa.String(10), nullable=False, server_default="server"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(MATCHES)).all():
        source = source_of(connection, row)
        if source != "server":
            here = sa.update(MATCHES).where(MATCHES.c.id == row.id)
            connection.execute(here.values(seed_source=source))


def source_of(connection: sa.Connection, row: Any) -> str:
    if row.origin:
        return "branch"
    if row.start is not None:
        return "file"
    here = EVENTS.c.match == row.id
    choices = sa.select(sa.func.min(EVENTS.c.at)).where(here & (EVENTS.c.kind == "choice"))
    first = connection.scalar(choices)
    if first is not None and first < row.created:
        return "file"
    seats = connection.execute(sa.select(SEATS).where(SEATS.c.match == row.id)).all()
    course = sa.select(EVENTS.c.seat, EVENTS.c.choice).where(here & (EVENTS.c.kind == "course"))
    happened = connection.execute(course.order_by(EVENTS.c.serial)).all()
    return "unknown" if all(was_the_creators(seat, happened) for seat in seats) else "server"


def was_the_creators(seat: Any, happened: Any) -> bool:
    """Whether the creator held the seat from the start: it was left before anybody else sat down."""
    if seat.kind == "automaton":
        return True
    for event in happened:
        if event.seat == seat.seat and event.choice.startswith(("sit", "hand:", "timeout:")):
            return not str(event.choice).startswith("sit")
    return bool(seat.kind == "person")
