"""Chat messages, mutes and private notes in the database."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from senet.storage import schema as db
from senet.storage.notifications import DatabaseNotifications
from senet.storage.reconnecting import ReconnectingEngine

SHOWN: Final = 200  # at most so many messages at once, the latest


class Messages:
    def __init__(self, engine: ReconnectingEngine, notifications: DatabaseNotifications) -> None:
        self.engine = engine
        self.notifications = notifications

    async def add(self, row: dict[str, Any]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(db.messages).values(row))
            await self.notifications.notify_chat(connection, row["match"])

    async def after(self, match: str, after: int) -> list[Row[Any]]:
        """The latest messages of a match with an id above `after`, oldest first."""
        kept = db.messages
        query = select(kept).where((kept.c.match == match) & (kept.c.id > after))
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.order_by(kept.c.id.desc()).limit(SHOWN)))[::-1]

    async def muted(self, match: str, holder: str) -> list[int]:
        kept = db.mutes
        query = select(kept.c.seat).where((kept.c.match == match) & (kept.c.holder == holder))
        async with self.engine.connect() as connection:
            return sorted(row.seat for row in await connection.execute(query))

    async def mute(self, match: str, holder: str, seat: int, muted: bool) -> None:
        kept = db.mutes
        here = (kept.c.match == match) & (kept.c.holder == holder) & (kept.c.seat == seat)
        with suppress(IntegrityError):  # two simultaneous requests mute once
            async with self.engine.begin() as connection:
                await connection.execute(delete(kept).where(here))
                if muted:
                    await connection.execute(insert(kept).values(match=match, holder=holder, seat=seat))

    async def note(self, match: str, holder: str) -> Row[Any] | None:
        kept = db.notes
        query = select(kept).where((kept.c.match == match) & (kept.c.holder == holder))
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def write_note(self, match: str, holder: str, text: str, now: str) -> None:
        """Replace the note; of two simultaneous writes one wins."""
        kept = db.notes
        here = (kept.c.match == match) & (kept.c.holder == holder)
        with suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(delete(kept).where(here))
                if text:
                    await connection.execute(
                        insert(kept).values(match=match, holder=holder, text=text, changed=now)
                    )
            return
        async with self.engine.begin() as connection:
            await connection.execute(update(kept).where(here).values(text=text, changed=now))
