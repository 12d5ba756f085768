"""The starting point of every drawing: a view and the words for it; and the area of a part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from senet.svg.commons import Commons
from senet.svg.elements import Point


class Box(NamedTuple):
    """A rectangular area of the drawing."""

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
    people: tuple[str, ...]  # the players' names, including solo opponents
    seat: int  # the viewer; negative for a spectator
    offered: tuple[str, ...]  # the texts of what the viewer may choose
    question: str  # the name of the current question, or ""
    args: tuple[object, ...]  # the arguments of that question
    deciders: tuple[int, ...]
    commons: Commons | None = None  # what everybody sees

    def who(self, seat: int) -> str:
        return self.people[seat]

    def is_me(self, seat: int) -> bool:
        return seat == self.seat

    def decides(self, seat: int) -> bool:
        return seat in self.deciders

    def asks(self, *questions: str) -> bool:
        """Whether the current question is one of these."""
        return self.question in questions

    def offers(self, verb: str) -> tuple[str, ...]:
        """The nouns offered with a verb."""
        start = f"{verb}:"
        return tuple([choice[len(start) :] for choice in self.offered if choice.startswith(start)])
