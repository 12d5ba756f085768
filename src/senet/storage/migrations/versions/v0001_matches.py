"""Matches with their seats, events and snapshots; guests and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_matches()
    create_events()
    create_rest()


def create_matches() -> None:
    op.create_table(
        "meta",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("start", sa.LargeBinary()),
        sa.Column("opening", sa.String(40), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("origin", sa.String(40), nullable=False),
        sa.Column("origin_line", sa.Integer(), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("lines", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("result", sa.Text()),
    )
    op.create_index("matches_by_change", "matches", ["over", "changed"])


def create_events() -> None:
    op.create_table(
        "seats",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
    )
    op.create_index("seats_by_kind", "seats", ["kind"])
    op.create_table(
        "grants",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("user", sa.String(40), primary_key=True),
    )
    op.create_index("grants_by_user", "grants", ["user"])
    op.create_table(
        "events",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("serial", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(40), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("secret", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(80)),
        sa.UniqueConstraint("match", "key"),
    )


def create_rest() -> None:
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("line", sa.Integer(), primary_key=True),
        sa.Column("state", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
    )
