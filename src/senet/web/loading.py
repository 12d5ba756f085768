"""From records to a match: replay what came after the last snapshot, and check every digest on the way."""

from __future__ import annotations

from senet.games import find_box
from senet.kernel.box import Box
from senet.kernel.codec import digest
from senet.kernel.errors import Refused
from senet.kernel.game import Game
from senet.kernel.match import Line, Match
from senet.kernel.play import choose, parse
from senet.web.records import CHOICE, UNDO, Event, MatchRecord


class Damaged(Refused):
    """The match cannot be opened by this version of Senet."""


def box_of(record: MatchRecord) -> Box:
    box = find_box(record.game)
    if box.rules_version != record.rules:
        raise Damaged(
            f"The match is of rules version {record.rules} of {box.title}; this Senet has {box.rules_version}.",
            field="rules",
        )
    return box


def live_events(events: list[Event]) -> list[Event]:
    """The choices that stand: an undo takes back the last one before it."""
    standing: list[Event] = []
    for event in events:
        if event.kind == CHOICE:
            standing.append(event)
        elif event.kind == UNDO:
            standing.pop()
    return standing


def opening_game(box: Box, record: MatchRecord) -> Game:
    if record.start is not None:
        return box.thaw(record.start)
    game = box.start(len(record.seats), record.options, record.seed)
    game.flow.told = None
    return game


def load_match(record: MatchRecord, events: list[Event], snapshot: tuple[int, str] | None) -> Match:
    """The match as the events leave it."""
    box = box_of(record)
    standing = live_events(events)
    known = 0
    if snapshot is not None:
        known, frozen = snapshot
        game = box.thaw(frozen)
        check_digest(known, standing[known - 1].digest, game)
    else:
        game = opening_game(box, record)
        check_digest(0, record.opening, game)
    match = Match(
        box, [seat.name for seat in record.seats], record.options, record.seed, game, record.opening
    )
    match.stories = [record.setup, *(event.told for event in standing[:known])]
    match.lines = [line_of(event) for event in standing[:known]]
    for number, event in enumerate(standing[known:], start=known + 1):
        match.choose(event.seat, event.choice, by=event.by, at=event.at)
        if match.lines[-1].digest != event.digest:
            raise Damaged(f"Line {number} of the match does not lead where it led before.", field="log")
    return match


def check_digest(line: int, expected: str, game: Game) -> None:
    if digest(game) != expected:
        raise Damaged(f"The position at line {line} is not the one that was kept.", field="log")


def line_of(event: Event) -> Line:
    return Line(event.seat, event.choice, event.at, event.by, event.digest, event.secret)


def twin_of(match: Match) -> Match:
    """A copy that can be played on while others still look at the first."""
    return Match(
        match.box,
        list(match.seats),
        match.options,
        match.seed,
        match.game.clone(),
        match.opening,
        list(match.lines),
        list(match.stories),
        list(match.before),
    )


def followed(match: Match, event: Event) -> Match:
    """The match after an event that another process has written."""
    twin = twin_of(match)
    if event.kind == CHOICE:
        twin.choose(event.seat, event.choice, by=event.by, at=event.at)
    elif event.kind == UNDO:
        twin.take_back(event.seat)
    reached = twin.lines[-1].digest if twin.lines else twin.opening
    if reached != event.digest:
        raise Damaged(f"Event {event.serial} of the match does not lead where it led before.", field="log")
    return twin


def play_lines(game: Game, lines: list[Line]) -> None:
    """Make the same choices again, quickly: they were checked when they were made."""
    for line in lines:
        choose(game, line.seat, parse(line.choice))
