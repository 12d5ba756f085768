"""Telling: prompts, choices and stories as data that can be put into any language.

A game's `telling.py` turns them into messages; the sentences live in Fluent files beside it
(`languages/en.ftl`, …). A message is a name and arguments, so that two people can follow the same
game in two languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from senet.kernel.game import Choice, Decision, Game, Seat, Story
from senet.kernel.play import choices, deciders, text


@dataclass(frozen=True)
class Name:
    """The name of a component: a card, a colour, a place."""

    id: str


@dataclass(frozen=True)
class Who:
    """The person at a seat."""

    seat: int


@dataclass(frozen=True)
class Message:
    """A sentence: its id in the Fluent files, and the values for its gaps.

    A value is a number, a text, a `Name`, a `Who`, another message, or a tuple of these,
    which becomes a list.
    """

    id: str
    args: Mapping[str, object] = field(default_factory=dict)


Gaps = Callable[[Any, Seat, Decision], Mapping[str, object]]  # takes the view, who decides, and the decision


def asking(view: Game, gaps: Mapping[str, Gaps]) -> Message:
    """The prompt: who decides, about what, and the values that `gaps` supplies for the question."""
    decision = view.flow.decision
    if decision is None:
        return Message("over")
    answered = view.flow.answers
    seats = [seat for seat in decision.choices if seat not in answered] or list(decision.choices)
    question = decision.question.name
    more = gaps[question](view, seats[0], decision) if question in gaps else {}
    who = tuple([Who(seat) for seat in seats])
    return Message(f"ask-{question}", {"who": who, "deciders": len(seats), **more})


class Words(Protocol):
    """The words of one game in one language, without players' names; one object is shared by all readers."""

    @property
    def language(self) -> str: ...

    def name(self, id: str) -> str: ...

    def card(self, id: str) -> str: ...

    def word(self, id: str, gaps: Mapping[str, str | int] | None = None) -> str:
        """Words that only drawings need: the message `draw-<id>`."""


class Voice(Protocol):
    """Supplies a drawing with words in one language."""

    language: str

    @property
    def words(self) -> Words: ...

    def say(self, message: Message) -> str: ...

    def name(self, id: str) -> str: ...

    def card(self, id: str) -> str: ...

    def who(self, seat: int) -> str: ...


class Situation(NamedTuple):
    """The current decision in a view, in the form that a drawing needs."""

    seat: Seat  # the viewer
    offered: tuple[str, ...]  # the texts of what the viewer may choose
    question: str  # the name of the current question, or ""
    args: tuple[object, ...]  # the arguments of that question
    deciders: tuple[Seat, ...]


def situation(view: Game) -> Situation:
    decision, seat = view.flow.decision, view.flow.viewer
    return Situation(
        seat,
        tuple([text(choice) for choice in choices(view, seat)]),
        "" if decision is None else decision.question.name,
        () if decision is None else decision.args,
        tuple(deciders(view)),
    )


class Teller(Protocol):
    """The interface of every game's module `telling`."""

    NAMES: Mapping[str, Mapping[str, str]]  # language -> component -> name
    CARDS: tuple[str, ...]  # ids of everything with a card text: message `card-<id>`
    STORY_RULES: Mapping[str, str]  # story -> the rule behind it

    def prompt(self, view: Any) -> Message: ...

    def choice(self, view: Any, choice: Choice) -> Message: ...

    def story(self, story: Story) -> Message: ...


def plain_prompt(view: Game) -> Message:
    """The prompt of a question that needs no arguments."""
    decision = view.flow.decision
    return Message("over") if decision is None else Message(f"ask-{decision.question.name}")
