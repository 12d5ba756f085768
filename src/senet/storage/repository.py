"""Reads and writes the records of matches, seats and users."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Executable, Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from senet.storage import schema as db
from senet.storage.migrations import migrate
from senet.storage.notifications import DatabaseNotifications
from senet.storage.reconnecting import ReconnectingEngine
from senet.storage.records import (
    OPEN,
    SERVER,
    Clocks,
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
OUTSIDE = "outside"  # row of `meta` that another program changes
PULSE = "pulse"  # row of `meta` that is written to test whether the database is writable
AT_ONCE = 100  # expired bot leases returned at once
TOGETHER = 200  # events read or written at once


class Repository:
    """The match, seat and user records of the database."""

    def __init__(self, engine: ReconnectingEngine, notifications: DatabaseNotifications) -> None:
        self.engine = engine
        self.notifications = notifications

    async def prepare(self, secret: str) -> str:
        """Migrate the schema and return the secret that signs this server's cookies; store `secret` if there is none."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
            kept = select(db.meta.c.value).where(db.meta.c.name == "secret")
            found: str | None = await connection.scalar(kept)
            if found is None:
                await connection.execute(insert(db.meta).values(name="secret", value=secret))
            if await connection.scalar(select(db.meta.c.name).where(db.meta.c.name == PULSE)) is None:
                await connection.execute(insert(db.meta).values(name=PULSE, value=""))
            return found or secret

    async def check_writable(self, now: str) -> None:
        """Write something; DatabaseUnavailable if that cannot be done."""
        statement = update(db.meta).where(db.meta.c.name == PULSE).values(value=now)
        await self.engine.write(lambda connection: connection.execute(statement))

    async def outside(self) -> str:
        """A value that changes whenever another program has written to the server's database."""
        async with self.engine.connect() as connection:
            return str(
                await connection.scalar(select(db.meta.c.value).where(db.meta.c.name == OUTSIDE)) or ""
            )

    async def note_outside(self, mark: str) -> None:
        """Tell the server on the same database to read again what it has in memory."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(db.meta).where(db.meta.c.name == OUTSIDE))
            await connection.execute(insert(db.meta).values(name=OUTSIDE, value=mark))

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
        """The match and seat that a token belongs to."""
        async with self.engine.connect() as connection:
            query = select(db.seats.c.match, db.seats.c.seat).where(db.seats.c.token == token)
            row = (await connection.execute(query)).first()
            return None if row is None else (row[0], row[1])

    # -- matches -----------------------------------------------------------------------------

    async def add_match(
        self,
        record: MatchRecord,
        state: dict[str, Any],
        lines: Iterable[Event] = (),
        snapshot: tuple[int, str] | None = None,
    ) -> None:
        rows = [event_row(record.id, event) for event in lines]
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(db.matches).values(match_row(record) | state | {"serial": len(rows)})
            )
            await connection.execute(insert(db.seats), [seat_row(record.id, seat) for seat in record.seats])
            clocks = clock_statements(record.id, Clocks(), record.clocks)
            for statement in (*grant_statements(record.id, record.seats), *clocks):
                await connection.execute(statement)
            for first in range(0, len(rows), TOGETHER):  # others write in between
                await connection.execute(insert(db.events), rows[first : first + TOGETHER])
            if snapshot is not None:
                line, frozen = snapshot
                kept = {"match": record.id, "line": line, "state": pack(frozen)}
                await connection.execute(insert(db.snapshots).values(kept))

    async def standing(self, match: str) -> tuple[int, int] | None:
        """The serial of the last event and the revision of the seats; None if there is no such match."""
        query = select(db.matches.c.serial, db.matches.c.revision).where(db.matches.c.id == match)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else (row[0], row[1])

    async def record(self, match: str) -> MatchRecord | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(db.matches).where(db.matches.c.id == match))).first()
            if row is None:
                return None
            seats = (await seats_of(connection, [match]))[match]
            kept = (await connection.execute(select(db.courses).where(db.courses.c.match == match))).first()
            return read_match_row(row, seats, Clocks() if kept is None else read_clocks_row(kept))

    async def events(self, match: str, after: int = 0) -> list[Event]:
        kept = db.events
        query = select(kept).where((kept.c.match == match) & (kept.c.serial > after)).order_by(kept.c.serial)
        found: list[Event] = []
        async with self.engine.connect() as connection:
            for rows in (await connection.execute(query)).partitions(TOGETHER):
                found += [read_event_row(row) for row in rows]
                await asyncio.sleep(0)  # others have a turn
        return found

    async def snapshot(self, match: str, line: int) -> tuple[int, str] | None:
        """The last snapshot at or before that line."""
        kept = db.snapshots
        query = select(kept.c.line, kept.c.state).where((kept.c.match == match) & (kept.c.line <= line))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.order_by(kept.c.line.desc()).limit(1))).first()
            return None if row is None else (row[0], unpack(row[1]))

    async def match_ids(self) -> list[str]:
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(select(db.matches.c.id))]

    # -- lists -------------------------------------------------------------------------------

    async def matches_of(self, user: str, over: bool) -> list[Summary]:
        mine = select(db.grants.c.match).where(db.grants.c.user == user)
        return await self.summaries(db.matches.c.id.in_(mine) & (db.matches.c.over == over))

    async def summaries_of(self, matches: list[str], over: bool) -> list[Summary]:
        return await self.summaries(db.matches.c.id.in_(matches) & (db.matches.c.over == over))

    async def open_matches(self) -> list[Summary]:
        free = select(db.seats.c.match).where(db.seats.c.kind == OPEN)
        fair = db.matches.c.seed_source == SERVER
        return await self.summaries(db.matches.c.id.in_(free) & db.matches.c.over.is_(False) & fair)

    async def summaries(self, where: Any) -> list[Summary]:
        query = select(db.matches).where(where).order_by(db.matches.c.changed.desc()).limit(LISTED)
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(query))
            seats = await seats_of(connection, [row.id for row in rows])
            return [read_summary(row, seats[row.id]) for row in rows]

    # -- bots --------------------------------------------------------------------------------

    async def expired_bot_leases(self, now: float) -> list[str]:
        """Matches in which a bot has to choose, but whose process has not renewed its lease."""
        kept = db.matches
        query = select(kept.c.id).where((kept.c.attended_until < now) & kept.c.over.is_(False))
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(kept.c.attended_until).limit(AT_ONCE))
            return [row[0] for row in found]

    async def acquire_bot_lease(self, match: str, process: str, now: float, until: float) -> bool:
        """Try to reserve the bots of a match for `process` until `until`; return whether it has the lease."""
        kept = db.matches
        free = kept.c.attended_until.is_(None) | (kept.c.attended_until < now) | (kept.c.attendant == process)
        query = select(kept.c.attendant, kept.c.attended_until).where(kept.c.id == match)
        mine = update(kept).where((kept.c.id == match) & free)
        async with self.engine.begin() as connection:
            row = (await connection.execute(query)).first()
            if row is not None and row[0] == process and row[1] is not None and row[1] > (now + until) / 2:
                return True
            taken = await connection.execute(mine.values(attendant=process, attended_until=until))
            return taken.rowcount == 1

    async def renew_bot_leases(self, matches: list[str], process: str, until: float) -> None:
        """Extend the leases that `process` holds on these matches."""
        kept = db.matches
        here = kept.c.id.in_(matches) & (kept.c.attendant == process) & kept.c.attended_until.is_not(None)
        async with self.engine.begin() as connection:
            await connection.execute(update(kept).where(here).values(attended_until=until))

    async def release_bot_leases(self, process: str) -> None:
        """Let other processes take over all matches of `process`."""
        kept = db.matches
        here = (kept.c.attendant == process) & kept.c.attended_until.is_not(None)
        async with self.engine.begin() as connection:
            await connection.execute(update(kept).where(here).values(attended_until=0.0))

    async def clear_bot_lease(self, match: str, serial: int) -> None:
        """Remove the lease of a match in which no bot has to choose after event `serial`."""
        here = (db.matches.c.id == match) & (db.matches.c.serial == serial)
        async with self.engine.begin() as connection:
            await connection.execute(
                update(db.matches).where(here).values(attendant=None, attended_until=None)
            )

    async def running_seats(self, user: str) -> list[tuple[str, int]]:
        """The seats of a user in unfinished matches."""
        query = (
            select(db.grants.c.match, db.grants.c.seat)
            .join(db.matches, db.matches.c.id == db.grants.c.match)
            .where((db.grants.c.user == user) & db.matches.c.over.is_(False))
        )
        async with self.engine.connect() as connection:
            return [(row.match, row.seat) for row in await connection.execute(query)]

    async def overdue(self, now: str) -> list[str]:
        """The matches in which a clock has run out."""
        query = select(db.courses.c.match).where(db.courses.c.deadline <= now)
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query.order_by(db.courses.c.deadline))]

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
        "seed_source": record.seed_source,
        "closed": record.closed,
    }


def read_match_row(row: Row[Any], seats: list[SeatRecord], clocks: Clocks) -> MatchRecord:
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
        revision=row.revision,
        seed_source=row.seed_source,
        closed=row.closed,
        clocks=clocks,
    )


def read_summary(row: Row[Any], seats: list[SeatRecord]) -> Summary:
    result = None if row.result is None else json.loads(row.result)
    waiting = json.loads(row.waiting)
    return Summary(
        row.id, row.game, row.created, row.changed, row.lines, waiting, row.over, result, seats, row.seed_source, row.closed
    )  # fmt: skip


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
    for row in await connection.execute(select(db.claims).where(db.claims.c.match.in_(matches))):
        found[row.match][row.seat].claims.add(row.user)
    return found


# -- statements executed together with an event --------------------------------------------------


def grant_statements(match: str, seats: list[SeatRecord]) -> list[Executable]:
    """Insert who may play these seats and who may take them back."""
    found: list[Executable] = []
    for seat in seats:
        for table, people in ((db.grants, seat.users), (db.claims, seat.claims)):
            rows = [{"match": match, "seat": seat.seat, "user": user} for user in sorted(people)]
            found += [insert(table).values(rows)] if rows else []
    return found


def seat_statements(match: str, seat: SeatRecord) -> list[Executable]:
    """Update a seat, who may play it, and who may take it back."""
    where = (db.seats.c.match == match) & (db.seats.c.seat == seat.seat)
    values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "token": seat.token}
    old = [
        delete(table).where((table.c.match == match) & (table.c.seat == seat.seat))
        for table in (db.grants, db.claims)
    ]
    return [update(db.seats).where(where).values(**values), *old, *grant_statements(match, [seat])]


def clock_statements(match: str, old: Clocks, new: Clocks) -> list[Executable]:
    """Insert, update or delete the clocks of a match."""
    if new == old:
        return []
    if old == Clocks():
        return [insert(db.courses).values(match=match, **clocks_row(new))]
    if new == Clocks():
        return [delete(db.courses).where(db.courses.c.match == match)]
    return [update(db.courses).where(db.courses.c.match == match).values(**clocks_row(new))]


def clocks_row(clocks: Clocks) -> dict[str, Any]:
    return {
        "budget": clocks.budget,
        "increment": clocks.increment,
        "timeout": clocks.timeout,
        "left": json.dumps(clocks.left),
        "running": json.dumps(clocks.running),
        "since": clocks.since,
        "deadline": clocks.deadline,
        "asked": json.dumps(clocks.asked),
        "paused": clocks.paused,
    }


def read_clocks_row(row: Row[Any]) -> Clocks:
    return Clocks(
        row.budget,
        row.increment,
        row.timeout,
        tuple(json.loads(row.left)),
        tuple(json.loads(row.running)),
        row.since,
        row.deadline,
        tuple(json.loads(row.asked)),
        row.paused,
    )
