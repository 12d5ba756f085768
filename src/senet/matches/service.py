"""The match service: opens matches, checks and stores changes, and publishes them to subscribers."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from senet.kernel.errors import Refused, Stale
from senet.kernel.game import Story
from senet.kernel.match import Match
from senet.kernel.play import is_over, parse, why_not
from senet.kernel.versions import Departure
from senet.matches.access import NotFound
from senet.matches.clocks import advanced
from senet.matches.live import LiveMatch, SeatChange, people_to_decide
from senet.matches.loading import followed, in_turns, live_events, load_match
from senet.matches.position import Position
from senet.settings import TOKEN_LENGTH, Settings
from senet.storage.journal import Entry, Journal, SerialConflict
from senet.storage.notifications import DatabaseNotifications
from senet.storage.records import BOT, CHOICE, COURSE, UNDO, Clocks, Event, MatchRecord
from senet.storage.repository import Repository, clock_statements, seat_statements
from senet.strings import LocalizedRefusal

SNAPSHOT_EVERY: Final = 12  # minimum number of lines between two snapshots
BOT_LEASE: Final = 30.0  # seconds; if a process does not renew its lease, another one runs the match's bots
RULES_CHANGED: Final = "rules_changed"  # the event that says why a match of an older version departs
SENET: Final = "senet"  # author of events that no player caused
ATTEMPTS: Final = 5  # retries when other processes write to the same match
WEIGH_EVERY: Final = 1.0  # seconds between two checks of the memory that idle matches take
log = logging.getLogger("senet.matches")


def departing(match: Match, departure: Departure, at: str) -> Event:
    """The event that announces the line at which the rules have changed; the caller sets its serial."""
    story: Story = ("course-rules-changed", (0, "", departure.line, ", ".join(departure.rules)), ())
    return Event(0, COURSE, 0, RULES_CHANGED, at, SENET, match.last_digest, [story], False, None)


class MatchService:
    """All matches. Every change goes through `choose`, `take_back` or `apply_change`."""

    def __init__(
        self,
        repository: Repository,
        journal: Journal,
        notifications: DatabaseNotifications,
        settings: Settings,
    ) -> None:
        self.repository = repository
        self.journal = journal
        self.process = notifications.name
        self.settings = settings
        self.cached: OrderedDict[str, LiveMatch] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}
        self.refreshing: dict[str, asyncio.Task[None]] = {}  # matches that another process has changed
        self.outdated: set[str] = set()  # cached matches whose seats have changed in the database
        self.watchers: list[Callable[[str], None]] = []  # called with the id of a changed match
        self.tasks: set[asyncio.Task[None]] = set()
        self.weighed = 0.0  # when the memory that idle matches take was last checked
        self.closed = False
        notifications.add_listener(self)

    def watch(self, watcher: Callable[[str], None]) -> None:
        """Call `watcher` with the id of every match with bots that this process creates or changes."""
        self.watchers.append(watcher)

    async def open(self, match: str) -> LiveMatch:
        """A match, up to date with the database."""
        live = self.cached.get(match)
        if live is not None and not self.repository.engine.shared and match not in self.outdated:
            self.cached.move_to_end(match)  # no other process writes to this database
            return live
        async with self.opening.setdefault(match, asyncio.Lock()):
            self.outdated.discard(match)
            standing = await self.repository.standing(match)
            if standing is None:
                self.opening.pop(match, None)
                raise NotFound("There is no such match.", field="match")
            live = self.cached.get(match)
            if live is None:
                live = await self.load(match)
            elif live.is_behind(standing):
                async with live.lock:
                    if live.is_behind(standing):
                        await self.catch_up(live)
            self.cached.move_to_end(match)
        self.evict()
        return live

    async def open_at(self, match: str, line: int | None) -> LiveMatch:
        """A match whose position after so many lines can be asked for without much work."""
        live = await self.open(match)
        if line is not None:
            async with live.replaying:
                await in_turns(live.replay_to(line))
        return live

    async def load(self, match: str) -> LiveMatch:
        events = await self.repository.events(match)
        record = await self.repository.record(
            match
        )  # read after the events, so it is never older than they are
        assert record is not None
        snapshot = await self.repository.snapshot(match, len(events))
        loaded = await in_turns(load_match(record, events, snapshot))
        position = Position(len(events), loaded.match, record)
        live = LiveMatch(position, events, checkpoints=loaded.checkpoints, departure=loaded.departure)
        live.last_snapshot = 0 if snapshot is None else snapshot[0]
        if loaded.departure is not None and not any(event.choice == RULES_CHANGED for event in events):
            try:
                await self.store_departure(live, loaded.departure)
            except SerialConflict:  # another process has opened it at the same time
                return await self.load(match)
        live.asked_at = asked_at(live.position, events)
        self.cached[match] = live
        return live

    async def store_departure(self, live: LiveMatch, departure: Departure) -> None:
        """Undo the lines that have a different outcome under today's rules, and record the reason."""
        record, match, now = live.record, live.match, self.settings.now()
        lost = live_events(live.events)[len(match.lines) :]
        reached = [match.last_digest, *(event.digest for event in lost)]
        events = [
            Event(0, UNDO, event.seat, "", now, SENET, digest, [], False, None)
            for event, digest in zip(reversed(lost), reversed(reached[:-1]), strict=True)
        ]
        for event in (*events, departing(match, departure, now)):
            numbered = replace(event, serial=live.position.serial + 1)
            state = self.match_state(record, match, now)
            await self.journal.append(Entry(record.id, numbered, state, None))
            live.advance(numbered, match, record)

    def seats_changed(self, matches: Iterable[str]) -> None:
        """Reread these matches from the database: an account was created, merged or deleted."""
        self.outdated.update(match for match in matches if match in self.cached)

    def read_again(self) -> None:
        """Another program has changed the database: read every match in memory again, and tell who follows it."""
        self.seats_changed(list(self.cached))
        for match in list(self.cached):
            self.match_changed(match)
            self.wake_watchers(match)

    # -- several processes -------------------------------------------------------------------

    async def catch_up(self, live: LiveMatch) -> bool:
        """Apply what other processes have written; return whether there was anything. The caller holds the lock."""
        events = await self.repository.events(live.record.id, after=live.position.serial)
        record = await self.repository.record(live.record.id)
        assert record is not None
        moved = record.revision != live.record.revision
        if moved:
            match = live.match.copy()
            match.seats = [seat.name for seat in record.seats]
            live.position = Position(live.position.serial, match, record)
        for event in events:
            live.advance(event, followed(live.match, event), record)
            live.publisher.publish(live.position)
        if moved and not events:
            live.publisher.publish(live.position)
        return moved or bool(events)

    def match_changed(self, match: str) -> None:
        """Refresh a cached match that another process has changed."""
        if match in self.cached and match not in self.refreshing and not self.closed:
            task = self.refreshing[match] = asyncio.create_task(self.refresh(match))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def chat_changed(self, match: str) -> None:
        """Tell the subscribers that there are new chat messages."""
        if match in self.cached:
            self.cached[match].publisher.publish_chat()

    def reconnected(self) -> None:
        """Refresh every followed match: notifications may have been missed while the connection was down."""
        for match, live in self.cached.items():
            if live.publisher.subscribers:
                self.match_changed(match)

    async def refresh(self, match: str) -> None:
        live = self.cached[match]
        async with live.lock:
            del self.refreshing[match]  # later changes need another refresh
            try:
                if not await self.catch_up(live):
                    live.publisher.publish(live.position)
            except Refused as refusal:
                log.error("match %s cannot be refreshed: %s", match, refusal.sentence)

    def evict(self) -> None:
        """Forget the matches that were used longest ago, as long as those that nobody has open are too large together."""
        now = time.monotonic()
        if now < self.weighed + WEIGH_EVERY:
            return
        self.weighed = now
        idle = {match: live.weight for match, live in self.cached.items() if self.is_idle(match, live)}
        room = self.settings.memory * 2**20 // 2
        excess = sum(idle.values()) - room
        for match, weight in idle.items():
            if excess <= 0:
                return
            excess -= weight
            del self.cached[match]
            self.opening.pop(match, None)

    def is_idle(self, match: str, live: LiveMatch) -> bool:
        return not (live.publisher.subscribers or live.lock.locked() or match in self.refreshing)

    # -- changing ----------------------------------------------------------------------------

    async def choose(
        self,
        live: LiveMatch,
        seat: int,
        name: str,
        *,
        seen: int,
        by: str,
        key: str | None = None,
        may: Callable[[], object] = lambda: None,
    ) -> None:
        """Make a choice: stored durably, applied once, and only to the position that the player has seen.

        `may` checks permission again under the lock, because the seat may have been handed over meanwhile.
        """
        async with live.lock:
            stored = False
            while not stored:
                may()
                check_going(live)
                if live.repeated(seat, name, seen, key):
                    return
                check_seen(live, seen, answering=True)
                check_legal(live.position, seat, name)
                draft = live.match.after(seat, name, by=by, at=self.settings.now())
                line = draft.lines[-1]
                event = Event(
                    live.position.serial + 1, CHOICE, seat, name, line.at, by, line.digest,
                    draft.stories[-1], line.secret, key,
                )  # fmt: skip
                stored = await self.store(live, draft, event)
        self.changed(live)

    async def take_back(
        self,
        live: LiveMatch,
        seat: int,
        *,
        seen: int,
        by: str,
        key: str | None = None,
        may: Callable[[], object] = lambda: None,
    ) -> None:
        """Undo the last choice of `seat` if the undo horizon allows it."""
        async with live.lock:
            stored = False
            while not stored:
                may()
                check_going(live)
                if live.repeated(seat, UNDO, seen, key):
                    return
                check_seen(live, seen)
                draft = live.match.copy()
                draft.take_back(seat)
                event = Event(
                    live.position.serial + 1, UNDO, seat, "", self.settings.now(), by, draft.last_digest, [], False, key
                )  # fmt: skip
                stored = await self.store(live, draft, event)
        self.changed(live)

    async def store(self, live: LiveMatch, draft: Match, event: Event) -> bool:
        """Store the event and then make the new position current; return False if another event came first."""
        line = len(draft.lines)
        due = not draft.before and line - live.last_snapshot >= SNAPSHOT_EVERY and event.kind == CHOICE
        snapshot = (line, draft.box.freeze(draft.game, draft.version)) if due else None
        clocks = clocks_after(live, draft, event)
        also = clock_statements(live.record.id, live.record.clocks, clocks)
        state = self.match_state(live.record, draft, event.at)
        try:
            await self.write(live, Entry(live.record.id, event, state, snapshot, also))
        except SerialConflict:
            if await self.catch_up(live):
                return False
            raise Stale("Somebody else chose first.", field="seen") from None
        live.last_snapshot = line if due else live.last_snapshot
        live.advance(event, draft, replace(live.record, clocks=clocks, changed=event.at))
        return True

    def match_state(self, record: MatchRecord, match: Match, at: str) -> dict[str, Any]:
        """The columns of `matches` that change with every event. If a bot is next, this process takes the lease."""
        waited = [] if record.closed else [seat for seat in match.waiting_for() if seat < len(record.seats)]
        bots = any(record.seats[seat].kind == BOT for seat in waited)
        attendant = self.process if bots else None
        until = time.time() + BOT_LEASE if bots else None
        idle = {"waiting": "[]"} if record.closed else {}
        return listing(match, at) | idle | {"attendant": attendant, "attended_until": until}

    async def write(self, live: LiveMatch, entry: Entry) -> None:
        try:
            await asyncio.shield(self.journal.append(entry))
        except asyncio.CancelledError:  # the write continues in the background: refresh when it is done
            self.match_changed(live.record.id)
            raise

    async def apply_change(
        self, live: LiveMatch, plan: Callable[[LiveMatch], SeatChange | None], by: str
    ) -> None:
        """Store a change of seats, clocks or pauses as an event of the match.

        `plan` returns the change for the current position, None if there is nothing to change, or raises Refused. It is
        called again if another process has written in between.
        """
        async with live.lock:
            for _ in range(ATTEMPTS):
                change = plan(live)
                if change is None:
                    return
                try:
                    await self.store_change(live, change, by)
                    break
                except SerialConflict:
                    await self.catch_up(live)
            else:
                raise Stale("The match is changing too fast; please try again.", field="seen")
        self.changed(live)

    async def store_change(self, live: LiveMatch, change: SeatChange, by: str) -> None:
        now, match = self.settings.now(), live.record.id
        seats = [seat.copy() for seat in live.record.seats]
        for seat in change.seats:
            seats[seat.seat] = seat
        draft = live.match.copy()
        draft.seats = [seat.name for seat in seats]
        record = replace(live.record, seats=seats, changed=now, revision=live.record.revision + 1)
        if change.closed is not None:
            record = replace(record, closed=change.closed)
        clocks = advanced(change.clocks, now, people_to_decide(draft, record))
        record = replace(record, clocks=clocks)
        event = Event(
            live.position.serial + 1, COURSE, change.seat, change.what, now, by, draft.last_digest,
            change.told, False, self.settings.random_name(TOKEN_LENGTH),  # equal changes stay distinct events
        )  # fmt: skip
        also = [statement for seat in change.seats for statement in seat_statements(match, seat)]
        also += clock_statements(match, live.record.clocks, clocks)
        state = self.match_state(record, draft, now) | {"revision": record.revision, "closed": record.closed}
        await self.write(live, Entry(match, event, state, None, also))
        live.advance(event, draft, record)

    def changed(self, live: LiveMatch) -> None:
        """Publish the new position and wake the bots."""
        live.publisher.publish(live.position)
        if any(seat.kind == BOT for seat in live.record.seats):
            self.wake_watchers(live.record.id)

    def wake_watchers(self, match: str) -> None:
        for watcher in self.watchers:
            watcher(match)

    def close(self) -> None:
        """End the subscriptions to all matches."""
        self.closed = True
        for live in self.cached.values():
            live.publisher.close()

    async def finish(self) -> None:
        """Wait for the refreshes that have begun."""
        await asyncio.gather(*self.tasks, return_exceptions=True)


def asked_at(position: Position, events: list[Event]) -> int:
    """The serial after which the current question was asked, before any secret answers already given to it."""
    answered = len(position.match.game.flow.answers)
    played = [event for event in events if event.kind != COURSE]
    if not answered or any(event.kind != CHOICE for event in played[-answered:]):
        return position.serial
    return (
        played[-answered].serial - 1 if answered <= len(played) else 0
    )  # a branch may start between answers


def check_going(live: LiveMatch) -> None:
    if live.record.closed:
        raise LocalizedRefusal("error-match-closed", field="match")


def check_seen(live: LiveMatch, seen: int, answering: bool = False) -> None:
    """Raise Stale if the position has changed since `seen`, except by other answers to the same secret question."""
    now = live.position.serial
    while now > seen and live.events[now - 1].kind == COURSE:
        now -= 1  # sitting down or pausing changes nothing on the board
    decision = live.match.game.flow.decision
    if answering and decision is not None and decision.together and live.asked_at <= seen <= now:
        return
    if seen != now:
        raise Stale(f"The request was made at event {seen}, but the match is at event {now}.", field="seen")


def clocks_after(live: LiveMatch, draft: Match, event: Event) -> Clocks:
    """The clocks after a choice or an undo."""
    clocks = live.record.clocks
    if not clocks.budget:
        return clocks
    waited = people_to_decide(draft, live.record)
    before = people_to_decide(live.match, live.record) if event.kind == CHOICE else []
    decided = [seat for seat in before if seat not in waited]
    return advanced(clocks, event.at, waited, decided=decided, undone=event.kind == UNDO)


def check_legal(position: Position, seat: int, name: str) -> None:
    """Raise Refused with the rule that forbids the choice, determined from the seat's own view."""
    position.match.check_seat(seat)
    rule = why_not(position.view(seat), seat, parse(name))
    if rule:
        raise Refused(f"{name} cannot be chosen now: rule {rule} forbids it.", rule=rule)


def listing(match: Match, at: str) -> dict[str, Any]:
    """The columns of `matches` that lists of matches show."""
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
