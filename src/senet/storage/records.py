"""Matches, seats and events as plain records, and their packing for the database."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from senet.kernel.game import Story

PERSON: Final = "person"  # somebody plays here
INVITED: Final = "invited"  # free for the holder of its link
OPEN: Final = "open"  # anybody may sit down
BOT: Final = "bot"
AUTOMATON: Final = "automaton"  # played by the rules

ENDED: Final = "-"  # prefix of the token of a seat whose link was revoked

CHOICE: Final = "choice"
UNDO: Final = "undo"
COURSE: Final = "course"  # outside the game: somebody sat down, left, paused or ran out of time

SERVER: Final = "server"  # this server drew the seed
FILE: Final = "file"  # the seed comes from an uploaded file
BRANCH: Final = "branch"  # the match continues from a position of another; older matches may be "unknown"

WAIT: Final = "wait"  # nothing happens on a time-out
TIMEOUTS: Final = (WAIT, BOT, OPEN)


@dataclass(slots=True)
class SeatRecord:
    seat: int
    kind: str
    name: str
    bot: str
    token: str  # secret
    users: set[str] = field(default_factory=set)
    claims: set[str] = field(default_factory=set)  # users who left it and may take it back

    def copy(self) -> SeatRecord:
        return replace(self, users=set(self.users), claims=set(self.claims))


@dataclass(frozen=True, slots=True)
class Clocks:
    """The time control of a match: the agreed pace, the clocks and pauses."""

    budget: int = 0  # seconds per seat; 0: no clock
    increment: int = 0  # seconds that a seat gains when it has decided
    timeout: str = WAIT
    left: tuple[int, ...] = ()  # seconds of each seat at `since`
    running: tuple[int, ...] = ()  # the seats whose clock is running
    since: str = ""
    deadline: str | None = None
    asked: tuple[int, ...] = ()  # the seats that have asked for a pause
    paused: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of a match's history: a choice, an undo, or a change of seats, clocks or pauses."""

    serial: int
    kind: str
    seat: int
    choice: str
    at: str
    by: str
    digest: str
    told: list[Story]
    secret: bool
    key: str | None


@dataclass(frozen=True, slots=True)
class MatchRecord:
    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: bytes  # secret
    start: str | None  # frozen starting position of a branched match
    opening: str
    setup: list[Story]
    owner: str
    origin: str
    origin_line: int
    created: str
    changed: str
    seats: list[SeatRecord]
    clocks: Clocks = Clocks()
    revision: int = 0  # counts changes of the seats
    seed_source: str = SERVER
    closed: bool = False  # an operator has ended it

    @property
    def practice(self) -> bool:
        """Whether a player may know hidden information, so that nobody else can join."""
        return self.seed_source != SERVER


@dataclass(frozen=True, slots=True)
class Summary:
    """A match as it appears in lists."""

    id: str
    game: str
    created: str
    changed: str
    lines: int
    waiting: list[int]
    over: bool
    result: dict[str, Any] | None
    seats: list[SeatRecord]
    seed_source: str = SERVER
    closed: bool = False

    @property
    def practice(self) -> bool:
        return self.seed_source != SERVER


def pack(frozen: str) -> bytes:
    return zlib.compress(frozen.encode(), 4)


def unpack(packed: bytes) -> str:
    return zlib.decompress(packed).decode()


def told_text(told: list[Story]) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def read_told(text: str) -> list[Story]:
    return [(name, as_tuple(args), as_tuple(hearers)) for name, args, hearers in json.loads(text)]


def as_tuple(values: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(as_tuple(value) if isinstance(value, list) else value for value in values)
