"""Telling: prompts, choices and stories as data that can be put into any language.

A game's `telling.py` turns them into messages; the sentences live in Fluent files beside it
(`languages/en.ftl`, …). A message is a name and arguments, so that two people can follow the same
game in two languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from senet.kernel.game import PASS, Choice, Decision, Game, Seat, Story
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


Arguments = dict[str, object]
Gaps = Callable[[Any, Seat, Decision], Mapping[str, object]]  # takes the view, who decides, and the decision

# -- questions ---------------------------------------------------------------------------------------


def no_gaps(view: Any, seat: Seat, decision: Decision) -> Mapping[str, object]:
    return {}


@dataclass(frozen=True)
class Wording:
    """How one question is told; a game has a table of these by the question's name."""

    gaps: Gaps = no_gaps  # the values for the gaps of its prompt, `ask-<question>`
    own_labels: tuple[str, ...] = ()  # verbs without a noun that are called `choice-<verb>-<question>` here
    act: str = ""  # what is done with the thing chosen, if a thing can be named for several reasons


Wordings = Mapping[str, Wording]
USUAL: Final = Wording()


def question_name(view: Game) -> str:
    """The name of the current question, or ""."""
    decision = view.flow.decision
    return "" if decision is None else decision.question.name


def wording(view: Game, questions: Wordings) -> Wording:
    """How the current question is told."""
    return questions.get(question_name(view), USUAL)


def prompt_message(view: Game, questions: Wordings) -> Message:
    """The prompt: who decides, about what, and the values for the gaps of the question."""
    decision = view.flow.decision
    if decision is None:
        return Message("over")
    answered = view.flow.answers
    seats = [seat for seat in decision.choices if seat not in answered] or list(decision.choices)
    more = wording(view, questions).gaps(view, seats[0], decision)
    who = tuple([Who(seat) for seat in seats])
    return Message(f"ask-{decision.question.name}", {"who": who, "deciders": len(seats), **more})


def plain_choice(view: Game, verb: str, questions: Wordings) -> Message:
    """The label of a choice without a noun, such as passing."""
    if verb in wording(view, questions).own_labels:
        return Message(f"choice-{verb}-{question_name(view)}")
    return Message("pass" if verb == PASS[0] else f"choice-{verb}")


# -- stories -----------------------------------------------------------------------------------------

SILENT: Final = "_"  # an argument that is there for programs; the sentence does without it
Stories = Mapping[str, tuple[str, ...]]  # story -> the rule behind it, and what its arguments are
Fillings = Mapping[str, Callable[[Any], object]]  # what an argument is -> how it is said
Special = Mapping[str, Callable[[Message, tuple[Any, ...]], Message]]


def story_message(story: Story, stories: Stories, fillings: Fillings, special: Special) -> Message:
    """What happened, as a sentence of the log.

    Each argument fills the gap that `stories` names, in the way of `fillings` or else as it is; the last gap
    may be "cards...", which takes all arguments that are left. `special` changes the message of some stories.
    """
    name, given, _ = story
    gaps: Arguments = {}
    for place, shape in enumerate(stories[name][1:]):
        gap = shape.removesuffix("...")
        say = fillings.get(gap)
        if gap != shape:
            gaps[gap] = tuple([say(each) if say else each for each in given[place:]])
        elif gap != SILENT:
            gaps[gap] = say(given[place]) if say else given[place]
    message = Message(f"story-{name}", gaps)
    return special[name](message, given) if name in special else message


def story_rules(stories: Stories) -> dict[str, str]:
    return {name: row[0] for name, row in stories.items()}


# -- transitional: until every game has a table of wordings ------------------------------------------


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
