"""Accounts, clocks, seats that can be handed over, notifications, chat and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    create_seats_and_clocks()
    create_accounts()
    create_notices()
    create_chat()


def create_seats_and_clocks() -> None:
    op.create_table(
        "courses",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("budget", sa.Integer(), nullable=False),
        sa.Column("increment", sa.Integer(), nullable=False),
        sa.Column("timeout", sa.String(10), nullable=False),
        sa.Column("left", sa.Text(), nullable=False),
        sa.Column("running", sa.Text(), nullable=False),
        sa.Column("since", sa.String(40), nullable=False),
        sa.Column("deadline", sa.String(40)),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("paused", sa.Boolean(), nullable=False),
    )
    op.create_index("courses_by_deadline", "courses", ["deadline"])
    op.create_table(
        "claims",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("user", sa.String(40), primary_key=True),
    )
    op.create_index("claims_by_user", "claims", ["user"])


def create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("user", sa.String(40), primary_key=True),
        sa.Column("login", sa.String(80), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("theme", sa.String(10), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.String(500), nullable=False),
        sa.Column("webhook_key", sa.String(64), nullable=False),
        sa.Column("remind", sa.Integer(), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("sessions_by_user", "sessions", ["user"])


def create_notices() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("subscriptions_by_user", "subscriptions", ["user"])
    op.create_table(
        "calls",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("user", sa.String(40), primary_key=True),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("remind", sa.String(40)),
    )
    op.create_index("calls_by_remind", "calls", ["remind"])


def create_chat() -> None:
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("hearers", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
    )
    op.create_index("messages_by_match", "messages", ["match", "id"])
    op.create_index("messages_by_user", "messages", ["user"])
    op.create_table(
        "notes",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
    )
