"""A position: a match after one of its events, with the values cached for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from senet.kernel.game import Game
from senet.kernel.match import Match
from senet.kernel.play import seen_by
from senet.storage.records import MatchRecord

Value = TypeVar("Value")


class CacheKey(Generic[Value]):
    """Identifies a kind of value computed from a position; compared by identity."""

    def __init__(self, name: str) -> None:
        self.name = name


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """A match after one of its events. It is immutable: the next event creates another position.

    Values computed from it are cached in it, so a new position has no stale values.
    """

    serial: int
    match: Match
    record: MatchRecord
    views: dict[int, Game] = field(default_factory=dict, repr=False)
    computed: dict[tuple[CacheKey[Any], Hashable], Any] = field(default_factory=dict, repr=False)

    @property
    def line(self) -> int:
        return len(self.match.lines)

    def view(self, seat: int) -> Game:
        """The game as a seat, or a spectator, sees it."""
        view = self.views.get(seat)
        if view is None:
            view = self.views[seat] = seen_by(self.match.game, seat)
        return view

    def cached(self, key: CacheKey[Value], by: Hashable, compute: Callable[[], Value]) -> Value:
        """The value of this kind for `by`, computed once. It may depend only on the position and `by`."""
        name = (key, by)
        if name not in self.computed:
            self.computed[name] = compute()
        found: Value = self.computed[name]
        return found
