"""Reading and writing records: the only module that speaks to the database."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from senet.web import database as db
from senet.web.migrations import migrate
from senet.web.records import (
    OPEN,
    Event,
    MatchRecord,
    SeatRecord,
    Summary,
    pack,
    read_told,
    told_text,
    unpack,
)

LISTED = 30  # matches in one list


class Archive:
    """What is kept, by name."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def prepare(self, secret: str) -> str:
        """Bring the schema up to date; the secret with which cookies of this table are signed."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
            kept = select(db.meta.c.value).where(db.meta.c.name == "secret")
            found: str | None = await connection.scalar(kept)
            if found is None:
                await connection.execute(insert(db.meta).values(name="secret", value=secret))
            return found or secret

    # -- people ------------------------------------------------------------------------------

    async def add_user(self, user: str, name: str, created: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(db.users).values(id=user, name=name, created=created))

    async def user_name(self, user: str) -> str | None:
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(select(db.users.c.name).where(db.users.c.id == user))
            return found

    async def rename_user(self, user: str, name: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(db.users).where(db.users.c.id == user).values(name=name))

    # -- seats -------------------------------------------------------------------------------

    async def seat_with_token(self, token: str) -> tuple[str, int] | None:
        """The match and the seat that the token is for."""
        async with self.engine.connect() as connection:
            query = select(db.seats.c.match, db.seats.c.seat).where(db.seats.c.token == token)
            row = (await connection.execute(query)).first()
            return None if row is None else (row[0], row[1])

    async def save_seat(self, match: str, seat: SeatRecord) -> None:
        """Keep who sits there and who may play it."""
        where = (db.seats.c.match == match) & (db.seats.c.seat == seat.seat)
        granted = (db.grants.c.match == match) & (db.grants.c.seat == seat.seat)
        async with self.engine.begin() as connection:
            values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "token": seat.token}
            await connection.execute(update(db.seats).where(where).values(**values))
            await connection.execute(delete(db.grants).where(granted))
            await add_grants(connection, match, [seat])

    # -- matches -----------------------------------------------------------------------------

    async def add_match(
        self, record: MatchRecord, state: dict[str, Any], lines: Iterable[Event] = ()
    ) -> None:
        rows = [event_row(record.id, event) for event in lines]
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(db.matches).values(match_row(record) | state | {"serial": len(rows)})
            )
            await connection.execute(insert(db.seats), [seat_row(record.id, seat) for seat in record.seats])
            await add_grants(connection, record.id, record.seats)
            if rows:
                await connection.execute(insert(db.events), rows)

    async def serial(self, match: str) -> int | None:
        """The number of the last event; None if there is no such match."""
        async with self.engine.connect() as connection:
            found: int | None = await connection.scalar(
                select(db.matches.c.serial).where(db.matches.c.id == match)
            )
            return found

    async def record(self, match: str) -> MatchRecord | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(db.matches).where(db.matches.c.id == match))).first()
            if row is None:
                return None
            return read_match_row(row, (await seats_of(connection, [match]))[match])

    async def events(self, match: str) -> list[Event]:
        query = select(db.events).where(db.events.c.match == match).order_by(db.events.c.serial)
        async with self.engine.connect() as connection:
            return [read_event_row(row) for row in await connection.execute(query)]

    async def snapshot(self, match: str, line: int) -> tuple[int, str] | None:
        """The last snapshot at or before that line."""
        kept = db.snapshots
        query = select(kept.c.line, kept.c.state).where((kept.c.match == match) & (kept.c.line <= line))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.order_by(kept.c.line.desc()).limit(1))).first()
            return None if row is None else (row[0], unpack(row[1]))

    # -- lists -------------------------------------------------------------------------------

    async def matches_of(self, user: str, over: bool) -> list[Summary]:
        mine = select(db.grants.c.match).where(db.grants.c.user == user)
        return await self.summaries(db.matches.c.id.in_(mine) & (db.matches.c.over == over))

    async def summaries_of(self, matches: list[str], over: bool) -> list[Summary]:
        return await self.summaries(db.matches.c.id.in_(matches) & (db.matches.c.over == over))

    async def open_matches(self) -> list[Summary]:
        free = select(db.seats.c.match).where(db.seats.c.kind == OPEN)
        return await self.summaries(db.matches.c.id.in_(free) & (db.matches.c.over.is_(False)))

    async def summaries(self, where: Any) -> list[Summary]:
        query = select(db.matches).where(where).order_by(db.matches.c.changed.desc()).limit(LISTED)
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(query))
            seats = await seats_of(connection, [row.id for row in rows])
            return [read_summary(row, seats[row.id]) for row in rows]

    async def unfinished_with_bots(self) -> list[str]:
        """The matches in which a bot may have to choose."""
        bots = select(db.seats.c.match).where(db.seats.c.kind == "bot")
        query = select(db.matches.c.id).where(db.matches.c.id.in_(bots) & (db.matches.c.over.is_(False)))
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    # -- reports -----------------------------------------------------------------------------

    async def add_report(self, row: dict[str, Any]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(db.reports).values(row))

    async def report(self, report: str) -> Row[Any] | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(db.reports).where(db.reports.c.id == report))).first()


# -- rows ------------------------------------------------------------------------------------


def match_row(record: MatchRecord) -> dict[str, Any]:
    return {
        "id": record.id,
        "game": record.game,
        "rules": record.rules,
        "options": json.dumps(record.options, ensure_ascii=False),
        "seed": record.seed.hex(),
        "start": None if record.start is None else pack(record.start),
        "opening": record.opening,
        "setup": told_text(record.setup),
        "owner": record.owner,
        "origin": record.origin,
        "origin_line": record.origin_line,
        "created": record.created,
        "changed": record.changed,
    }


def read_match_row(row: Row[Any], seats: list[SeatRecord]) -> MatchRecord:
    return MatchRecord(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=json.loads(row.options),
        seed=bytes.fromhex(row.seed),
        start=None if row.start is None else unpack(row.start),
        opening=row.opening,
        setup=read_told(row.setup),
        owner=row.owner,
        origin=row.origin,
        origin_line=row.origin_line,
        created=row.created,
        changed=row.changed,
        seats=seats,
    )


def read_summary(row: Row[Any], seats: list[SeatRecord]) -> Summary:
    result = None if row.result is None else json.loads(row.result)
    waiting = json.loads(row.waiting)
    return Summary(row.id, row.game, row.created, row.changed, row.lines, waiting, row.over, result, seats)


def seat_row(match: str, seat: SeatRecord) -> dict[str, Any]:
    parts = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "token": seat.token}
    return {"match": match, "seat": seat.seat} | parts


def event_row(match: str, event: Event) -> dict[str, Any]:
    return {
        "match": match,
        "serial": event.serial,
        "kind": event.kind,
        "seat": event.seat,
        "choice": event.choice,
        "at": event.at,
        "by": event.by,
        "digest": event.digest,
        "told": told_text(event.told),
        "secret": event.secret,
        "key": event.key,
    }


def read_event_row(row: Row[Any]) -> Event:
    told = read_told(row.told)
    return Event(
        row.serial, row.kind, row.seat, row.choice, row.at, row.by, row.digest, told, row.secret, row.key
    )


async def seats_of(connection: AsyncConnection, matches: list[str]) -> dict[str, list[SeatRecord]]:
    """The seats of each match, in their order, with the users that may play them."""
    found: dict[str, list[SeatRecord]] = {match: [] for match in matches}
    query = select(db.seats).where(db.seats.c.match.in_(matches)).order_by(db.seats.c.seat)
    for row in await connection.execute(query):
        found[row.match].append(SeatRecord(row.seat, row.kind, row.name, row.bot, row.token))
    for row in await connection.execute(select(db.grants).where(db.grants.c.match.in_(matches))):
        found[row.match][row.seat].users.add(row.user)
    return found


async def add_grants(connection: AsyncConnection, match: str, seats: list[SeatRecord]) -> None:
    rows = [
        {"match": match, "seat": seat.seat, "user": user} for seat in seats for user in sorted(seat.users)
    ]
    if rows:
        await connection.execute(insert(db.grants), rows)
