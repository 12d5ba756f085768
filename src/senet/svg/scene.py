"""What the drawing of every game starts from: a view, the words for it, and the place of a part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from senet.svg.commons import Commons
from senet.svg.elements import Point


class Box(NamedTuple):
    """A place in the drawing."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def foot(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2


@dataclass(slots=True)
class Scene:
    """A view, the words for it, and what is asked. Records are made from it; parts never see it."""

    view: Any
    words: Any  # of the game in one language: `senet.kernel.telling.Words`
    people: tuple[str, ...]  # what those at the seats are called, solo opponents included
    seat: int  # who looks; below 0 is a spectator
    offered: tuple[str, ...]  # the texts of what they may choose
    question: str  # what is asked, "" if nothing is
    args: tuple[object, ...]  # of that question
    deciders: tuple[int, ...]
    commons: Commons | None = None  # what everybody sees

    def who(self, seat: int) -> str:
        return self.people[seat]

    def is_me(self, seat: int) -> bool:
        return seat == self.seat

    def decides(self, seat: int) -> bool:
        return seat in self.deciders

    def asks(self, *questions: str) -> bool:
        """Whether one of these is what is asked now."""
        return self.question in questions

    def offers(self, verb: str) -> tuple[str, ...]:
        """The nouns offered with a verb."""
        start = f"{verb}:"
        return tuple([choice[len(start) :] for choice in self.offered if choice.startswith(start)])
