"""Devices, the second factor, look-alike names, operators, sanctions and the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

APPEND_ONLY = "The audit log can only be added to."


def upgrade() -> None:
    extend_accounts()
    extend_moderated_tables()
    create_people_tables()
    create_audit()


def extend_accounts() -> None:
    op.add_column("accounts", sa.Column("skeleton", sa.String(200)))
    op.create_index("accounts_by_skeleton", "accounts", ["skeleton"], unique=True)
    op.add_column("accounts", sa.Column("role", sa.String(10), nullable=False, server_default=""))
    op.add_column("accounts", sa.Column("totp", sa.String(64), nullable=False, server_default=""))
    op.add_column("accounts", sa.Column("totp_step", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String(80), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.String(40), nullable=False, server_default=""))


def extend_moderated_tables() -> None:
    op.add_column("messages", sa.Column("removed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("reports", sa.Column("message", sa.Integer()))
    op.add_column("reports", sa.Column("handled", sa.String(40)))
    op.create_index("reports_by_handled", "reports", ["handled", "at"])


def create_people_tables() -> None:
    op.create_table(
        "recovery_codes",
        sa.Column("user", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(64), primary_key=True),
    )
    op.create_table(
        "sanctions",
        sa.Column("user", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("until", sa.String(40), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
    )


def create_audit() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("actor", sa.String(40), nullable=False),
        sa.Column("act", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
    )
    if op.get_bind().dialect.name == "sqlite":
        for act in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER audit_no_{act.lower()} BEFORE {act} ON audit "
                f"BEGIN SELECT RAISE(ABORT, '{APPEND_ONLY}'); END"
            )
        return
    op.execute(
        "CREATE OR REPLACE FUNCTION audit_only_grows() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{APPEND_ONLY}'; END $$"
    )
    op.execute(
        "CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
        "FOR EACH STATEMENT EXECUTE FUNCTION audit_only_grows()"
    )
