"""The tables: matches in memory, as a cache of their events, and everybody who looks at them."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from senet.kernel.errors import Refused, Stale
from senet.kernel.game import Game, Story
from senet.kernel.match import Match
from senet.kernel.play import is_over, parse, why_not
from senet.kernel.versions import Departure
from senet.web.archive import Archive, keeping_course, reseating
from senet.web.journal import Entry, Journal, Overtaken
from senet.web.loading import followed, live_events, load_match, opening_game, play_lines, twin_of
from senet.web.pace import advanced
from senet.web.positions import Listener, Position
from senet.web.records import BOT, CHOICE, COURSE, PERSON, UNDO, Course, Event, MatchRecord, SeatRecord
from senet.web.settings import TOKEN_LENGTH, Settings
from senet.web.wording import Worded

SNAPSHOT_EVERY: Final = 12  # lines between two snapshots, at least
CHECKPOINT_EVERY: Final = 16  # lines between two remembered positions of a replay
ATTENDED: Final = 30.0  # seconds without a sign after which another process takes the bots of a match over
RULES_CHANGED: Final = "rules_changed"  # the event that tells why a match of an older version departs
SENET: Final = "senet"  # who did what nobody chose
ATTEMPTS: Final = 5  # to write something while other processes write too
log = logging.getLogger("senet.tables")


class NoMatch(Refused):
    """There is no such match."""


class NotYours(Refused):
    """The seat belongs to somebody else."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What changes beside the board, and what is told of it."""

    seat: int
    what: str
    course: Course
    seats: list[SeatRecord] = field(default_factory=list)  # those that change, as they will be
    told: list[Story] = field(default_factory=list)


@dataclass(slots=True)
class Table:
    """One match in memory."""

    record: MatchRecord
    position: Position
    events: list[Event]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    drawn: dict[Any, Any] = field(default_factory=dict)  # what was drawn of the present position
    views: dict[int, Game] = field(default_factory=dict)  # what those see of it who have to choose
    told: dict[Any, dict[int, Any]] = field(default_factory=dict)  # chronicles, by who hears them
    checkpoints: dict[int, Game] = field(default_factory=dict)  # positions of the past, for replays
    departure: Departure | None = None  # where a match of an older version cannot be replayed
    last_snapshot: int = 0
    asked_at: int = 0  # the event after which the present question was asked

    @property
    def match(self) -> Match:
        return self.position.match

    def announce(self) -> None:
        """Tell everybody who looks, after something changed."""
        self.drawn.clear()
        for listener in self.listeners:
            listener.hear(self.position)

    def is_behind(self, standing: tuple[int, int]) -> bool:
        """Whether other events, or other changes of the seats, are kept than this table knows."""
        return standing[0] > self.position.serial or standing[1] > self.record.revision

    def advance(self, event: Event, match: Match) -> None:
        """The match after the next event."""
        if match.game.flow.decision is not self.match.game.flow.decision:
            self.asked_at = event.serial
        if event.kind == UNDO:
            self.checkpoints = {k: g for k, g in self.checkpoints.items() if k <= len(match.lines)}
        self.events.append(event)
        self.position = Position(event.serial, match)
        self.drawn.clear()
        self.views.clear()

    def held_by(self, user: str | None) -> list[int]:
        """The seats that this user may play."""
        return [seat.seat for seat in self.record.seats if user is not None and user in seat.users]

    def game_at(self, line: int) -> Game:
        """The game after so many lines; a new copy."""
        match = self.match
        if not 0 <= line <= len(match.lines):
            raise Refused(f"The match has lines 0 to {len(match.lines)}, so not line {line}.", field="at")
        if line == len(match.lines):
            return match.game.clone()
        if 0 not in self.checkpoints:
            self.checkpoints[0] = opening_game(match.box, self.record)
            self.checkpoints[0].flow.told = None
        near = max(known for known in self.checkpoints if known <= line)
        gone = self.departure
        if gone is not None and near < gone.line <= line:
            rules = ", ".join(gone.rules)
            raise Worded("error-departed", line=str(gone.line), rules=rules, version=gone.version, field="at")
        game = self.checkpoints[near].clone()
        for known in range(near, line):
            if known % CHECKPOINT_EVERY == 0 and known not in self.checkpoints:
                self.checkpoints[known] = game.clone()
            play_lines(game, match.lines[known : known + 1])
        return game

    def repeated(self, seat: int, name: str, seen: int, key: str | None) -> bool:
        """Whether this very request was already carried out; Refused if its key stands for another one."""
        if key is not None:
            for event in reversed(self.events):
                if event.key == key:
                    if is_of(event, seat, name):
                        return True
                    raise Worded("error-key-used", field="key")
            return False
        following = next((event for event in self.events[seen:] if event.kind != COURSE), None)
        return following is not None and is_of(following, seat, name)

    def last_of(self, seat: int, serial: int) -> int:
        """The event, up to this one, with which the seat chose or took back last; 0 if it has not."""
        while serial and (self.events[serial - 1].seat != seat or self.events[serial - 1].kind == COURSE):
            serial -= 1
        return serial

    @property
    def present(self) -> list[int]:
        """The seats with people that are waited for: their clocks run."""
        seats = self.record.seats
        return [seat for seat in self.match.waiting_for() if seats[seat].kind == PERSON]


def departing(match: Match, departure: Departure, at: str) -> Event:
    """The event that tells everybody at which line the rules have changed; its number is still to be given."""
    story: Story = ("course-rules-changed", (0, "", departure.line, ", ".join(departure.rules)), ())
    return Event(0, COURSE, 0, RULES_CHANGED, at, SENET, match.last_digest, [story], False, None)


def is_of(event: Event, seat: int, name: str) -> bool:
    return event.seat == seat and (event.choice if event.kind == CHOICE else UNDO) == name


class Tables:
    """All matches. Every change goes through `choose` or `take_back`."""

    def __init__(self, archive: Archive, journal: Journal, settings: Settings) -> None:
        self.archive = archive
        self.journal = journal
        self.settings = settings
        self.cached: OrderedDict[str, Table] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}
        self.rung: set[str] = set()  # matches that another process changed, to be looked at again
        self.looking: set[asyncio.Task[None]] = set()
        self.outdated: set[str] = set()  # matches whose seats were changed beside their tables
        self.closed = False
        self.after_change: Callable[[str], None] = lambda match: None

    async def open(self, match: str) -> Table:
        """The table of a match, up to date with what is kept."""
        table = self.cached.get(match)
        if table is not None and not self.archive.engine.shared and match not in self.outdated:
            self.cached.move_to_end(match)  # nobody else writes to this database
            return table
        async with self.opening.setdefault(match, asyncio.Lock()):
            self.outdated.discard(match)
            standing = await self.archive.standing(match)
            if standing is None:
                self.opening.pop(match, None)
                raise NoMatch("There is no such match.", field="match")
            table = self.cached.get(match)
            if table is None:
                table = await self.load(match)
            elif table.is_behind(standing):
                async with table.lock:
                    if table.is_behind(standing):
                        await self.catch_up(table)
            self.cached.move_to_end(match)
        self.forget_some()
        return table

    async def load(self, match: str) -> Table:
        events = await self.archive.events(match)
        record = await self.archive.record(match)  # after them: what is older could be done a second time
        assert record is not None
        snapshot = await self.archive.snapshot(match, len(events))
        loaded = load_match(record, events, snapshot)
        position = Position(len(events), loaded.match)
        table = Table(record, position, events, checkpoints=loaded.checkpoints, departure=loaded.departure)
        table.last_snapshot = 0 if snapshot is None else snapshot[0]
        if loaded.departure is not None and not any(event.choice == RULES_CHANGED for event in events):
            try:
                await self.keep_departure(table, loaded.departure)
            except Overtaken:  # another process has opened it at the same moment
                return await self.load(match)
        table.asked_at = asked_at(table.position, events)
        self.cached[match] = table
        return table

    async def keep_departure(self, table: Table, departure: Departure) -> None:
        """Take back the lines of an older version that lead elsewhere today, and tell everybody why."""
        record, match, now = table.record, table.match, self.settings.now()
        lost = live_events(table.events)[len(match.lines) :]
        reached = [match.last_digest, *(event.digest for event in lost)]
        events = [
            Event(0, UNDO, event.seat, "", now, SENET, digest, [], False, None)
            for event, digest in zip(reversed(lost), reversed(reached[:-1]), strict=True)
        ]
        for event in (*events, departing(match, departure, now)):
            numbered = replace(event, serial=table.position.serial + 1)
            state = self.standing_of(record, match, now)
            await self.journal.append(Entry(record.id, numbered, state, None))
            table.advance(numbered, match)

    def seats_changed(self, matches: Iterable[str]) -> None:
        """Somebody's account was made, joined or deleted: their tables are looked up again."""
        self.outdated.update(match for match in matches if match in self.cached)

    # -- several processes -------------------------------------------------------------------

    async def catch_up(self, table: Table) -> bool:
        """Follow what other processes have written; whether there was anything. Whoever calls holds the lock."""
        events = await self.archive.events(table.record.id, after=table.position.serial)
        record = await self.archive.record(table.record.id)
        assert record is not None
        moved = record.revision != table.record.revision
        table.record = record
        table.match.seats[:] = [seat.name for seat in record.seats]
        for event in events:
            table.advance(event, followed(table.match, event))
            table.announce()
        if moved and not events:
            table.announce()
        return moved or bool(events)

    def look_again(self, match: str) -> None:
        """Another process has changed something about this match."""
        if match in self.cached and match not in self.rung and not self.closed:
            self.rung.add(match)
            task = asyncio.create_task(self.look(match))
            self.looking.add(task)
            task.add_done_callback(self.looking.discard)

    def call(self, match: str) -> None:
        """Somebody said something at this table: whoever follows it may ask what."""
        table = self.cached.get(match)
        for listener in () if table is None else table.listeners:
            listener.call()

    def look_at_all(self) -> None:
        """Anything may have happened while the line to the other processes was broken."""
        for match, table in self.cached.items():
            if table.listeners:
                self.look_again(match)

    async def look(self, match: str) -> None:
        table = self.cached.get(match)
        if table is None:
            self.rung.discard(match)
            return
        async with table.lock:
            self.rung.discard(match)
            try:
                if not await self.catch_up(table):
                    table.announce()
            except Refused as refusal:
                log.error("match %s cannot be followed: %s", match, refusal.sentence)

    def forget_some(self) -> None:
        for match in list(self.cached):
            if len(self.cached) <= self.settings.cached_matches:
                return
            table = self.cached[match]
            if not table.listeners and not table.lock.locked():
                del self.cached[match]
                self.opening.pop(match, None)

    # -- changing ----------------------------------------------------------------------------

    async def choose(
        self,
        table: Table,
        seat: int,
        name: str,
        *,
        seen: int,
        by: str,
        key: str | None = None,
        may: Callable[[], object] = lambda: None,
    ) -> None:
        """Make a choice: durable, once, and on the position that the chooser has seen.

        `may` is asked when it is our turn to write, because the seat may have been handed on meanwhile.
        """
        async with table.lock:
            kept = False
            while not kept:
                may()
                if table.repeated(seat, name, seen, key):
                    return
                check_seen(table, seen, answering=True)
                refuse_unless_offered(table, seat, name)
                twin = twin_of(table.match)
                twin.choose(seat, name, by=by, at=self.settings.now())
                line = twin.lines[-1]
                event = Event(
                    table.position.serial + 1, CHOICE, seat, name, line.at, by, line.digest,
                    twin.stories[-1], line.secret, key,
                )  # fmt: skip
                kept = await self.keep(table, twin, event)
        self.changed(table)
        await asyncio.sleep(0)  # everybody who looks sees it before the one who chose may choose again

    async def take_back(
        self,
        table: Table,
        seat: int,
        *,
        seen: int,
        by: str,
        key: str | None = None,
        may: Callable[[], object] = lambda: None,
    ) -> None:
        """Undo the last choice of `seat`, as far as the horizon allows."""
        async with table.lock:
            kept = False
            while not kept:
                may()
                if table.repeated(seat, UNDO, seen, key):
                    return
                check_seen(table, seen)
                twin = twin_of(table.match)
                twin.take_back(seat)
                event = Event(
                    table.position.serial + 1, UNDO, seat, "", self.settings.now(), by, twin.last_digest, [], False, key
                )  # fmt: skip
                kept = await self.keep(table, twin, event)
        self.changed(table)

    async def keep(self, table: Table, twin: Match, event: Event) -> bool:
        """Write the event down; only then is the new position the present one. False if another came first."""
        line = len(twin.lines)
        due = not twin.before and line - table.last_snapshot >= SNAPSHOT_EVERY and event.kind == CHOICE
        snapshot = (line, twin.box.freeze(twin.game, twin.version)) if due else None
        course = course_after(table, twin, event)
        also = keeping_course(table.record.id, table.record.course, course)
        state = self.standing_of(table.record, twin, event.at)
        try:
            await self.write(table, Entry(table.record.id, event, state, snapshot, also))
        except Overtaken:
            if await self.catch_up(table):
                return False
            raise Stale("Somebody else chose first.", field="seen") from None
        table.record.course = course
        table.record.changed = event.at
        table.last_snapshot = line if due else table.last_snapshot
        table.advance(event, twin)
        return True

    def standing_of(self, record: MatchRecord, match: Match, at: str) -> dict[str, Any]:
        """What is kept beside the events. If a bot is to choose next, this process will do it."""
        bots = any(record.seats[seat].kind == BOT for seat in match.waiting_for() if seat < len(record.seats))
        attendant = self.archive.bell.name if bots else None
        until = time.time() + ATTENDED if bots else None
        return listing(match, at) | {"attendant": attendant, "attended_until": until}

    async def write(self, table: Table, entry: Entry) -> None:
        try:
            await asyncio.shield(self.journal.append(entry))
        except asyncio.CancelledError:  # the writing goes on: look again what comes of it
            self.look_again(table.record.id)
            raise

    async def arrange(self, table: Table, plan: Callable[[Table], Arrangement | None], by: str) -> None:
        """Change who sits where, or the course of the match: an event like any other.

        `plan` looks at the table as it is and says what is to change (nothing: None), or refuses. It is asked again if
        somebody else was quicker.
        """
        async with table.lock:
            for _ in range(ATTEMPTS):
                arrangement = plan(table)
                if arrangement is None:
                    return
                try:
                    await self.keep_arrangement(table, arrangement, by)
                    break
                except Overtaken:
                    await self.catch_up(table)
            else:
                raise Stale("Too much happens at this table at once.", field="seen")
        self.changed(table)

    async def keep_arrangement(self, table: Table, arrangement: Arrangement, by: str) -> None:
        now, match = self.settings.now(), table.record.id
        seats = [seat.copy() for seat in table.record.seats]
        for seat in arrangement.seats:
            seats[seat.seat] = seat
        record = replace(table.record, seats=seats, changed=now, revision=table.record.revision + 1)
        twin = twin_of(table.match)
        twin.seats = [seat.name for seat in seats]
        after = Table(record, Position(table.position.serial + 1, twin), table.events)
        record.course = advanced(arrangement.course, now, after.present)
        event = Event(
            after.position.serial, COURSE, arrangement.seat, arrangement.what, now, by, twin.last_digest,
            arrangement.told, False, self.settings.random_name(TOKEN_LENGTH),  # two who do the same are two
        )  # fmt: skip
        also = [statement for seat in arrangement.seats for statement in reseating(match, seat)]
        also += keeping_course(match, table.record.course, record.course)
        state = self.standing_of(record, twin, now) | {"revision": record.revision}
        await self.write(table, Entry(match, event, state, None, also))
        table.record = record
        table.advance(event, twin)

    def changed(self, table: Table) -> None:
        table.announce()
        if any(seat.kind == BOT for seat in table.record.seats):
            self.after_change(table.record.id)

    def close(self) -> None:
        """Let everybody go who looks at a table."""
        self.closed = True
        for table in self.cached.values():
            for listener in table.listeners:
                listener.close()


def asked_at(position: Position, events: list[Event]) -> int:
    """The event after which the present question was asked: what was answered in secret came later."""
    answered = len(position.match.game.flow.answers)
    played = [event for event in events if event.kind != COURSE]
    if not answered or any(event.kind != CHOICE for event in played[-answered:]):
        return position.serial
    return (
        played[-answered].serial - 1 if answered <= len(played) else 0
    )  # a branch may start between answers


def check_seen(table: Table, seen: int, answering: bool = False) -> None:
    """Stale if something happened since; but who answers in secret at the same time disturbs nobody."""
    now = table.position.serial
    while now > seen and table.events[now - 1].kind == COURSE:
        now -= 1  # who sits down or pauses changes nothing on the board
    decision = table.match.game.flow.decision
    if answering and decision is not None and decision.together and table.asked_at <= seen <= now:
        return
    if seen != now:
        raise Stale(f"The request was made at event {seen}, but the match is at event {now}.", field="seen")


def course_after(table: Table, twin: Match, event: Event) -> Course:
    """How the clocks go on after a choice or an undo."""
    course = table.record.course
    if not course.budget:
        return course
    seats = table.record.seats
    waited = [seat for seat in twin.waiting_for() if seats[seat].kind == PERSON]
    decided = [seat for seat in table.present if seat not in waited] if event.kind == CHOICE else []
    return advanced(course, event.at, waited, decided=decided, undone=event.kind == UNDO)


def refuse_unless_offered(table: Table, seat: int, name: str) -> None:
    """Refused with the rule that forbids it, worked out from what the seat itself knows."""
    choice = parse(name)
    view = table.views.get(seat)
    rule = why_not(table.match.view(seat) if view is None else view, seat, choice)
    if rule:
        raise Refused(f"{name} cannot be chosen now: rule {rule} forbids it.", rule=rule)


def listing(match: Match, at: str) -> dict[str, Any]:
    """What the lists of matches show of it."""
    result = match.result
    shown = None
    if result is not None:
        shown = json.dumps({"points": result.points, "winners": list(result.winners)})
    return {
        "changed": at,
        "lines": len(match.lines),
        "waiting": json.dumps(match.waiting_for()),
        "over": is_over(match.game),
        "result": shown,
    }
