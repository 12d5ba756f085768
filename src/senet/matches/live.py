"""A match in memory: its record, its events and its current position."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

from senet.kernel.errors import Refused
from senet.kernel.game import Game, Story
from senet.kernel.match import Match
from senet.kernel.versions import Departure
from senet.matches.loading import Steps, opening_game, play_lines
from senet.matches.position import Position
from senet.matches.publisher import Publisher
from senet.storage.records import CHOICE, COURSE, PERSON, UNDO, Clocks, Event, MatchRecord, SeatRecord
from senet.strings import LocalizedRefusal

CHECKPOINT_EVERY: Final = 16  # lines between two cached positions of a replay


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A change of seats, clocks or pauses, and the stories that report it."""

    seat: int
    what: str
    clocks: Clocks
    seats: list[SeatRecord] = field(default_factory=list)  # the changed seats, after the change
    told: list[Story] = field(default_factory=list)
    closed: bool | None = None  # whether an operator has ended the match; None if that does not change


@dataclass(slots=True)
class Transcript:
    """The rendered log of one viewer up to a line; new lines are appended to it."""

    line: int = 0
    stories: list[Story] | None = None  # of that line; they differ if it has been taken back since
    entries: tuple[str, ...] = ()
    by_line: dict[int, tuple[list[Story], list[str]]] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class LiveMatch:
    """One match in memory: its current position and the events that led to it."""

    position: Position
    events: list[Event]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    replaying: asyncio.Lock = field(default_factory=asyncio.Lock)  # the past is replayed once
    publisher: Publisher = field(default_factory=Publisher)
    transcripts: dict[tuple[str | int, ...], Transcript] = field(default_factory=dict)
    checkpoints: dict[int, Game] = field(default_factory=dict)  # earlier positions, for replays
    departure: Departure | None = None  # where a match of an older version cannot be replayed
    last_snapshot: int = 0
    asked_at: int = 0  # the serial after which the current question was asked

    @property
    def match(self) -> Match:
        return self.position.match

    @property
    def record(self) -> MatchRecord:
        return self.position.record

    @property
    def weight(self) -> int:
        """About how many bytes it takes (measured; no more than a third off)."""
        position = self.position
        states = len(self.checkpoints) + len(position.views) + len(self.match.before)
        told = sum(len(each.by_line) for each in self.transcripts.values())
        return 20_000 + 700 * len(self.events) + 4000 * states + 400 * told + 8000 * len(position.computed)

    def is_behind(self, standing: tuple[int, int]) -> bool:
        """Whether the database has events or seat changes that are not in memory."""
        return standing[0] > self.position.serial or standing[1] > self.record.revision

    def advance(self, event: Event, match: Match, record: MatchRecord) -> None:
        """Append an event and make the position after it current."""
        if match.game.flow.decision is not self.match.game.flow.decision:
            self.asked_at = event.serial
        if event.kind == UNDO:
            self.checkpoints = {k: g for k, g in self.checkpoints.items() if k <= len(match.lines)}
        self.events.append(event)
        self.position = Position(event.serial, match, record)

    def held_by(self, user: str | None) -> list[int]:
        """The seats that this user may play."""
        return [seat.seat for seat in self.record.seats if user is not None and user in seat.users]

    def game_at(self, line: int) -> Game:
        """A copy of the game after `line` lines."""
        match = self.match
        if not 0 <= line <= len(match.lines):
            raise Refused(
                f"The match has lines 0 to {len(match.lines)}; there is no line {line}.", field="at"
            )
        if line == len(match.lines):
            return match.game.clone()
        near = self.checkpoint_before(line)
        gone = self.departure
        if gone is not None and near < gone.line <= line:
            rules = ", ".join(gone.rules)
            raise LocalizedRefusal(
                "error-departed", line=str(gone.line), rules=rules, version=gone.version, field="at"
            )
        game = self.checkpoints[near].clone()
        play_lines(game, match.lines[near:line])
        return game

    def checkpoint_before(self, line: int) -> int:
        """The last line up to this one whose position is remembered."""
        if 0 not in self.checkpoints:
            self.checkpoints[0] = opening_game(self.match.box, self.record)
            self.checkpoints[0].flow.told = None
        return max(known for known in self.checkpoints if known <= line)

    def replay_to(self, line: int) -> Steps[None]:
        """Remember positions on the way to a line of the past, so that it is not far from one of them."""
        lines = self.match.lines
        if not 0 <= line < len(lines):
            return
        near = self.checkpoint_before(line)
        if self.departure is not None and near < self.departure.line <= line:
            return
        game = self.checkpoints[near].clone()
        for known in range(near, line):
            if known % CHECKPOINT_EVERY == 0 and known not in self.checkpoints:
                if known and self.match.lines[known - 1 : known] != lines[known - 1 : known]:
                    return  # something was taken back meanwhile
                self.checkpoints[known] = game.clone()
            play_lines(game, lines[known : known + 1])
            yield

    def repeated(self, seat: int, name: str, seen: int, key: str | None) -> bool:
        """Whether this request has already been applied; Refused if its key was used for a different one."""
        if key is not None:
            for event in reversed(self.events):
                if event.key == key:
                    if is_of(event, seat, name):
                        return True
                    raise LocalizedRefusal("error-key-used", field="key")
            return False
        following = next((event for event in self.events[seen:] if event.kind != COURSE), None)
        return following is not None and is_of(following, seat, name)

    def last_of(self, seat: int, serial: int) -> int:
        """The serial of the seat's last choice or undo up to `serial`; 0 if there is none."""
        while serial and (self.events[serial - 1].seat != seat or self.events[serial - 1].kind == COURSE):
            serial -= 1
        return serial


def people_to_decide(match: Match, record: MatchRecord) -> list[int]:
    """The seats of people who have to decide and whose clocks therefore run."""
    waited = [] if record.closed else match.waiting_for()
    return [seat for seat in waited if record.seats[seat].kind == PERSON]


def is_of(event: Event, seat: int, name: str) -> bool:
    return event.seat == seat and (event.choice if event.kind == CHOICE else UNDO) == name
