"""Afterwards: what was acknowledged is there once, nothing is there that nobody sent, and every digest verifies."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sqlalchemy import func, select

from senet.web import database as db
from senet.web.archive import Archive
from senet.web.bell import Bell
from senet.web.database import connect
from senet.web.settings import database_address
from senet.web.verifying import fault_of
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
    archive = Archive(engine, Bell(engine))
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
    damaged = [match for match in matches if await fault_of(archive, match)]
    await engine.dispose()
    return Findings(len(matches), len(rows), len(lost), doubled, len(damaged))
