"""Signed seat links; unsigned ones get a signature and must be handed out again."""

from __future__ import annotations

import hmac

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
MARK_LENGTH = 16


def upgrade() -> None:
    meta = sa.table("meta", sa.column("name"), sa.column("value"))
    seats = sa.table("seats", sa.column("token"))
    connection = op.get_bind()
    secret = connection.scalar(sa.select(meta.c.value).where(meta.c.name == "secret")) or ""
    for (token,) in connection.execute(sa.select(seats.c.token)).all():
        if token[-MARK_LENGTH:] != mark(secret, token[:-MARK_LENGTH]):
            here = sa.update(seats).where(seats.c.token == token)
            connection.execute(here.values(token=token + mark(secret, token)))


def mark(secret: str, name: str) -> str:
    """The signature that links got then; today's are made in another way."""
    number = int.from_bytes(hmac.digest(f"seat {secret}".encode(), name.encode(), "sha256"))
    letters = []
    for _ in range(MARK_LENGTH):
        number, rest = divmod(number, len(LETTERS))
        letters.append(LETTERS[rest])
    return "".join(letters)
