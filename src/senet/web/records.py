"""What is kept of a match, as plain records, and how they are packed."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from senet.kernel.game import Story

PERSON: Final = "person"  # somebody plays here
INVITED: Final = "invited"  # waits for the one who has the link
OPEN: Final = "open"  # anybody may sit down
BOT: Final = "bot"
AUTOMATON: Final = "automaton"  # the rules play it

CHOICE: Final = "choice"
UNDO: Final = "undo"


@dataclass(slots=True)
class SeatRecord:
    seat: int
    kind: str
    name: str
    bot: str
    token: str  # secret
    users: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: a choice was made, or the last one was taken back."""

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


@dataclass(slots=True)
class MatchRecord:
    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: bytes  # secret
    start: str | None  # frozen position of a branched match
    opening: str
    setup: list[Story]
    owner: str
    origin: str
    origin_line: int
    created: str
    changed: str
    seats: list[SeatRecord]


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in a list."""

    id: str
    game: str
    created: str
    changed: str
    lines: int
    waiting: list[int]
    over: bool
    result: dict[str, Any] | None
    seats: list[SeatRecord]


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
