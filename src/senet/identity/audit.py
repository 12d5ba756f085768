"""The audit log: every security-relevant act, with actor and subject. The database does not allow changes to it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from senet.settings import Settings
from senet.storage import schema as db
from senet.storage.reconnecting import ReconnectingEngine

AT_ONCE: Final = 500  # rows


class Audit:
    """Records acts; an act within a transaction is recorded in the same transaction."""

    def __init__(self, engine: ReconnectingEngine, settings: Settings) -> None:
        self.engine = engine
        self.settings = settings

    async def note(
        self, connection: AsyncConnection, actor: str, act: str, subject: str = "", **detail: str | int
    ) -> None:
        row = {"at": self.settings.now(), "actor": actor, "act": act, "subject": subject[:80],
               "detail": json.dumps(detail, ensure_ascii=False, sort_keys=True)}  # fmt: skip
        await connection.execute(insert(db.audit).values(row))

    async def write(self, actor: str, act: str, subject: str = "", **detail: str | int) -> None:
        async with self.engine.begin() as connection:
            await self.note(connection, actor, act, subject, **detail)

    async def latest(self, most: int, subject: str = "") -> list[dict[str, Any]]:
        """The last acts, newest first; if a subject is given, only those by or about it."""
        query = select(db.audit).order_by(db.audit.c.id.desc()).limit(most)
        if subject:
            query = query.where((db.audit.c.subject == subject) | (db.audit.c.actor == subject))
        async with self.engine.connect() as connection:
            return [as_entry(row._asdict()) for row in await connection.execute(query)]

    async def everything(self) -> AsyncIterator[dict[str, Any]]:
        """The whole log, oldest first."""
        last = 0
        while True:
            query = select(db.audit).where(db.audit.c.id > last).order_by(db.audit.c.id).limit(AT_ONCE)
            async with self.engine.connect() as connection:
                rows = list(await connection.execute(query))
            for row in rows:
                yield as_entry(row._asdict())
            if len(rows) < AT_ONCE:
                return
            last = rows[-1].id


def as_entry(row: dict[str, Any]) -> dict[str, Any]:
    return row | {"detail": json.loads(row["detail"])}
