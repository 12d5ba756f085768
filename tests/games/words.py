"""The words in which the tests of every game play and ask: choices by their texts, refusals by their rules."""

from __future__ import annotations

from typing import TypeVar

from senet.kernel.game import Game, Seat
from senet.kernel.play import choices, choose, deciders, parse, text, why_not

G = TypeVar("G", bound=Game)


def play(g: G, *names: str) -> G:
    """Play choices by their texts; ``1|area:x`` is for seat 1, otherwise the first seat that is asked decides.

    Whatever is offered, no rule may forbid either.
    """
    for name in names:
        who, bar, rest = name.partition("|")
        seat, choice = (int(who), parse(rest)) if bar else (decider(g), parse(name))
        rule = why_not(g, seat, choice)
        assert not rule, f"{name} is refused by {rule}; offered: {offered(g, seat)}"
        decision = g.flow.decision
        assert decision is not None
        assert decision.question.forbids(g, seat, choice, *decision.args) == "", name
        choose(g, seat, choice)
    return g


def decider(g: Game) -> Seat:
    """The first seat that must decide."""
    return deciders(g)[0]


def question(g: Game) -> str:
    """The name of the question that is asked; "" when the game is over."""
    decision = g.flow.decision
    return "" if decision is None else decision.question.name


def offered(g: Game, seat: Seat | None = None) -> list[str]:
    """What a seat (the first that is asked) may choose, as texts; nothing when nobody is asked."""
    waiting = deciders(g)
    if seat is None and not waiting:
        return []
    return [text(choice) for choice in choices(g, waiting[0] if seat is None else seat)]


def refused(g: Game, name: str, seat: Seat | None = None) -> str:
    """The rule that forbids a choice to a seat (the first that is asked), or ""."""
    return why_not(g, decider(g) if seat is None else seat, parse(name))


def told(g: Game, name: str = "") -> list[tuple[object, ...]]:
    """The stories told since `g.flow.told` was emptied, each with its arguments; or the arguments of those called `name`."""
    stories = g.flow.told or []
    if name:
        return [given for story, given, _ in stories if story == name]
    return [(story, *given) for story, given, _ in stories]


def names_told(g: Game) -> list[str]:
    return [story for story, _, _ in g.flow.told or []]
