"""Versions of a game's rules: how a match of an older version is read and played on today.

A match stays in the version that it began with: its options have the values which that version played by, and
the digests of its lines are those of the state as that version wrote it. See
docs/decisions/0007-versions-of-the-rules.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

State = dict[str, Any]  # as `codec.dump` says it


def unchanged(state: State) -> State:
    return state


@dataclass(frozen=True)
class Version:
    """An older version of the rules. `written` and `read` may change what they are given."""

    name: str
    options: Mapping[str, Any] = field(default_factory=dict)  # how it played where an option is new since
    written: Callable[[State], State] = unchanged  # a state of today as that version wrote it
    read: Callable[[State], State] = unchanged  # a state that it wrote as one of today
    changed: tuple[str, ...] = ()  # the rules that changed since without an option to keep the old ones


@dataclass(frozen=True)
class Departure:
    """The line at which a match of an older version cannot be played again: it leads elsewhere today."""

    line: int
    rules: tuple[str, ...]  # those that changed
    version: str  # of the match
