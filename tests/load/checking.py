"""Afterwards: what was acknowledged is there once, nothing is there that nobody sent, and every digest verifies."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sqlalchemy import func, select

from senet.matches.verification import fault_of
from senet.storage import schema as db
from senet.storage.engine import connect, database_address
from senet.storage.notifications import DatabaseNotifications
from senet.storage.repository import Repository
from tests.load.playing import Notes


@dataclass
class Findings:
    matches: int
    events: int
    lost: int  # acknowledged, but not kept
    doubled: int  # kept more often than sent
    damaged: int  # matches that do not lead where they led


def check(database: str, notes: Notes) -> Findings:
    return asyncio.run(compare(database_address(database), notes))


async def compare(address: str, notes: Notes) -> Findings:
    engine = connect(address)
    repository = Repository(engine, DatabaseNotifications(engine))
    async with engine.connect() as connection:
        rows = (await connection.execute(select(db.events.c.key, db.events.c.match))).all()
        matches = [row[0] for row in await connection.execute(select(db.matches.c.id))]
        twice = await connection.scalar(
            select(func.count()).select_from(
                select(db.events.c.match, db.events.c.serial)
                .group_by(db.events.c.match, db.events.c.serial)
                .having(func.count() > 1)
                .subquery()
            )
        )
    kept = [(key, match) for key, match in rows if key is not None]
    lost = set(notes.acknowledged.items()) - set(kept)
    strange = {key for key, _ in kept} - notes.sent
    doubled = len(kept) - len(set(kept)) + len(strange) + int(twice or 0)
    damaged = [match for match in matches if await fault_of(repository, match)]
    await engine.dispose()
    return Findings(len(matches), len(rows), len(lost), doubled, len(damaged))
