"""Seat revisions and bot leases; at first every lease has expired, so any process may take it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("attendant", sa.String(40)))
    op.add_column("matches", sa.Column("attended_until", sa.Float()))
    op.create_index("matches_by_attendance", "matches", ["attended_until"])
    matches = sa.table(
        "matches", sa.column("id"), sa.column("over", sa.Boolean()), sa.column("attended_until")
    )
    seats = sa.table("seats", sa.column("match"), sa.column("kind"))
    with_bots = sa.select(seats.c.match).where(seats.c.kind == "bot")
    unfinished = matches.c.id.in_(with_bots) & matches.c.over.is_(False)
    op.execute(sa.update(matches).where(unfinished).values(attended_until=0.0))
