"""Loads a match from its records: replays what came after the last snapshot and checks every digest.

A match of an older version of the rules is replayed from its beginning, so that its log uses today's wording. If a line
has a different outcome today, the match continues from the next stored snapshot or, without one, from before that line.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Final, TypeVar

from senet.games import find_box
from senet.kernel.box import Box
from senet.kernel.errors import Refused
from senet.kernel.game import Game
from senet.kernel.match import Line, Match
from senet.kernel.play import choose, parse
from senet.kernel.versions import Departure
from senet.storage.records import CHOICE, UNDO, Event, MatchRecord

SLICE: Final = 0.005  # seconds of work after which everybody else has a turn
Value = TypeVar("Value")
Steps = Generator[None, None, Value]  # work that can be interrupted between its steps
Snapshot = tuple[int, str]  # number of lines, frozen state


class CorruptMatch(Refused):
    """The match cannot be opened by this version of Senet."""


@dataclass(slots=True)
class Loaded:
    """A match and, besides its opening, the positions from which it can be replayed."""

    match: Match
    checkpoints: dict[int, Game] = field(default_factory=dict)
    departure: Departure | None = None  # where a match of an older version cannot be replayed


async def in_turns(steps: Steps[Value]) -> Value:
    """What the work leads to; whoever else has something to do has a turn every few milliseconds."""
    end = time.perf_counter() + SLICE
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Value = done.value
            return found
        if time.perf_counter() > end:
            await asyncio.sleep(0)
            end = time.perf_counter() + SLICE


def box_of(record: MatchRecord) -> Box:
    box = find_box(record.game)
    try:
        box.version(record.rules)
    except Refused as unknown:
        raise CorruptMatch(unknown.sentence, field="rules") from None
    return box


def live_events(events: list[Event]) -> list[Event]:
    """The choices that have not been undone."""
    standing: list[Event] = []
    for event in events:
        if event.kind == CHOICE:
            standing.append(event)
        elif event.kind == UNDO:
            standing.pop()
    return standing


def opening_game(box: Box, record: MatchRecord) -> Game:
    if record.start is not None:
        return box.thaw(record.start, record.rules)
    return box.start(len(record.seats), record.options, record.seed, record.rules)


def load_match(record: MatchRecord, events: list[Event], snapshot: Snapshot | None) -> Steps[Loaded]:
    """The match after all events."""
    box = box_of(record)
    standing = live_events(events)
    if record.rules != box.rules_version:
        return (yield from load_older(box, record, standing, snapshot))
    if snapshot is not None:
        match = resumed(box, record, standing, snapshot)
    else:
        match = opened(box, record)
        match.stories = [record.setup]
    yield from play_events(match, standing)
    return Loaded(match)


def opened(box: Box, record: MatchRecord) -> Match:
    """The match before its first line, with the stories of its setup."""
    game = opening_game(box, record)
    told = game.flow.told or []
    game.flow.told = None
    match = match_with(box, record, game)
    check_digest(match, 0, record.opening)
    match.stories = [told]
    return match


def resumed(box: Box, record: MatchRecord, standing: list[Event], snapshot: Snapshot) -> Match:
    """The match at its last snapshot."""
    known, frozen = snapshot
    match = match_with(box, record, box.thaw(frozen, record.rules))
    match.stories = [record.setup, *(event.told for event in standing[:known])]
    match.lines = [line_of(event) for event in standing[:known]]
    check_digest(match, known, standing[known - 1].digest)
    return match


def match_with(box: Box, record: MatchRecord, game: Game) -> Match:
    options = box.agreed(len(record.seats), record.options, record.rules)
    names = [seat.name for seat in record.seats]
    return Match(box, names, options, record.seed, game, record.opening, version=record.rules)


def play_events(match: Match, standing: list[Event]) -> Steps[None]:
    """Play the remaining lines; a match of an older version stops where the outcome differs today."""
    for event in standing[len(match.lines) :]:
        yield
        line = len(match.lines) + 1
        before = match.game.clone() if match.is_older else match.game
        try:
            match.choose(event.seat, event.choice, by=event.by, at=event.at)
        except Refused as refusal:
            if not match.is_older:
                raise
            match.depart(line, before, refusal.rule)
            return
        if match.lines[-1].digest != event.digest:
            if not match.is_older:
                raise CorruptMatch(f"Line {line} of the match does not match its digest.", field="log")
            match.depart(line, before)
            return


def load_older(
    box: Box, record: MatchRecord, standing: list[Event], snapshot: Snapshot | None
) -> Steps[Loaded]:
    """A match of an older version, replayed from its first line or, failing that, from its last snapshot."""
    match = opened(box, record)
    yield from play_events(match, standing)
    departure = match.departure
    if departure is None or snapshot is None or snapshot[0] < departure.line:
        return Loaded(match, {}, departure)
    later = resumed(box, record, standing, snapshot)
    later.stories[: len(match.stories)] = match.stories
    kept = later.game.clone()
    yield from play_events(later, standing)
    return Loaded(later, {snapshot[0]: kept}, departure)


def check_digest(match: Match, line: int, expected: str) -> None:
    if match.box.digest(match.game, match.version) != expected:
        raise CorruptMatch(f"The position at line {line} does not match its digest.", field="log")


def line_of(event: Event) -> Line:
    return Line(event.seat, event.choice, event.at, event.by, event.digest, event.secret)


def followed(match: Match, event: Event) -> Match:
    """The match after an event written by another process."""
    if event.kind == CHOICE:
        if match.refusal(event.seat, event.choice):
            raise CorruptMatch(f"Event {event.serial} of the match is not a legal choice.", field="log")
        after = match.after(event.seat, event.choice, by=event.by, at=event.at)
    else:
        after = match.copy()
        if event.kind == UNDO:
            after.take_back(event.seat)
    if after.last_digest != event.digest:
        raise CorruptMatch(f"Event {event.serial} of the match does not match its digest.", field="log")
    return after


def play_lines(game: Game, lines: list[Line]) -> None:
    """Repeat choices without checking them: they were checked when they were made."""
    for line in lines:
        choose(game, line.seat, parse(line.choice))
