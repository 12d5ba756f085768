"""Versions of a game's rules: how a match of an older version is read and continued today.

A match keeps the version that it started with: its options have the values by which that version played, and
the digests of its lines are those of the state as that version wrote it. See
docs/decisions/0007-versions-of-the-rules.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

State = dict[str, Any]  # as returned by `codec.dump`


def unchanged(state: State) -> State:
    return state


@dataclass(frozen=True)
class Version:
    """An older version of the rules. `written` and `read` may modify their argument."""

    name: str
    options: Mapping[str, Any] = field(default_factory=dict)  # its values for options that were added later
    written: Callable[[State], State] = unchanged  # converts a current state to the form of that version
    read: Callable[[State], State] = unchanged  # converts a state of that version to the current form
    renamed: Mapping[str, str] = field(default_factory=dict)  # the names of steps today, and then
    changed: tuple[str, ...] = ()  # rules that have changed since, without an option to keep the old ones

    def dumped(self, state: State) -> State:
        """A current state as that version wrote it."""
        state = self.written(state)
        if self.renamed:
            rename(state, self.renamed)
        return state

    def loaded(self, state: State) -> State:
        """A state of that version in the current form."""
        if self.renamed:
            rename(state, {then: today for today, then in self.renamed.items()})
        return self.read(state)


def rename(value: Any, names: Mapping[str, str]) -> None:
    """Rename the steps in a dumped state."""
    if isinstance(value, list):
        for item in value:
            rename(item, names)
    elif isinstance(value, dict):
        if value.get("is") == "step":
            value["of"] = names.get(value["of"], value["of"])
        else:
            rename(list(value.values()), names)


@dataclass(frozen=True)
class Departure:
    """The line from which a match of an older version cannot be replayed: it leads to a different state today."""

    line: int
    rules: tuple[str, ...]  # those that changed
    version: str  # of the match
