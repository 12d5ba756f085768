"""Exports all data stored about the owner of an account as one document."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from senet.identity.accounts import Accounts
from senet.storage import schema as db
from senet.storage.reconnecting import ReconnectingEngine

FORMAT: Final = "senet export 1"
SECRET: Final = {
    "password",
    "totp",
    "totp_step",
    "skeleton",
    "webhook_key",
}  # columns of accounts that are not exported
OWN: Final[dict[str, tuple[Table, str, tuple[str, ...]]]] = {  # the table, whose rows, and which columns
    "devices": (db.sessions, "user", ("device", "created", "seen")),
    "browsers": (db.subscriptions, "user", ("endpoint", "created")),
    "messages": (db.messages, "user", ("match", "seat", "name", "hearers", "text", "at")),
    "notes": (db.notes, "holder", ("match", "text", "changed")),
    "muted seats": (db.mutes, "holder", ("match", "seat")),
    "notifications sent": (db.calls, "user", ("match", "seat", "at", "remind")),
    "reports": (db.reports, "user", ("id", "match", "line", "seat", "note", "at")),
    "sanctions": (db.sanctions, "user", ("kind", "until", "reason", "at")),
    "seats to take back": (db.claims, "user", ("match", "seat")),
    "audit log": (db.audit, "subject", ("at", "act", "detail")),
}


async def everything_of(engine: ReconnectingEngine, accounts: Accounts, user: str, now: str) -> str:
    """The document as JSON text, without any data of other people in the same matches."""
    await accounts.account(user)
    async with engine.connect() as connection:
        known = (await connection.execute(select(db.accounts).where(db.accounts.c.user == user))).one()
        name = await connection.scalar(select(db.users.c.name).where(db.users.c.id == user))
        account = {key: value for key, value in known._mapping.items() if key not in SECRET}
        document: dict[str, Any] = {"format": FORMAT, "made": now, "account": account | {"name": name}}
        for title, (table, owner, columns) in OWN.items():
            query = select(*(table.c[column] for column in columns)).where(table.c[owner] == user)
            document[title] = [row._asdict() for row in await connection.execute(query)]
        document["matches"] = await matches_of(connection, user)
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


async def matches_of(connection: AsyncConnection, user: str) -> list[dict[str, Any]]:
    """The seats of a user, with public information about the matches; match files are downloaded separately."""
    kept = db.matches
    query = (
        select(kept.c.id, kept.c.game, kept.c.created, kept.c.changed, kept.c.over, kept.c.result, db.seats.c.seat,
               db.seats.c.name)
        .join(db.grants, db.grants.c.match == kept.c.id)
        .join(db.seats, (db.seats.c.match == kept.c.id) & (db.seats.c.seat == db.grants.c.seat))
        .where(db.grants.c.user == user)
        .order_by(kept.c.created)
    )  # fmt: skip
    rows = [row._asdict() for row in await connection.execute(query)]
    return [row | {"result": json.loads(row["result"]) if row["result"] else None} for row in rows]
