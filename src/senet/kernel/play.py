"""The interface to a running game: who must choose, what is allowed, making a choice, views and guesses.

Bots, learning environments, the server and the command line use only these functions.
"""

from __future__ import annotations

import random
import re
from typing import Final, TypeVar

from senet.kernel.chance import SEED_BYTES
from senet.kernel.errors import Refused
from senet.kernel.game import (
    EVERYTHING,
    FINAL,
    HIDDEN,
    NOT_AN_ANSWER,
    NOT_ASKED,
    OVER,
    SPECTATOR,
    Choice,
    Decision,
    Game,
    Seat,
    Step,
    Story,
)

G = TypeVar("G", bound=Game)

STEP_LIMIT: Final = 100_000  # steps between two decisions; rules that need more are in a loop
TEXT: Final = re.compile(r"[a-z][a-z0-9_]*(:[a-z0-9][a-z0-9_.+-]*)?")


def text(choice: Choice) -> str:
    """The stable name of a choice in logs, in URLs and on the board: ``card:flood``."""
    verb, noun = choice
    return f"{verb}:{noun}" if noun else verb


def parse(name: object) -> Choice:
    """The choice with this text; Refused if it is not the text of any choice."""
    if not isinstance(name, str) or len(name) > 120 or not TEXT.fullmatch(name):
        shown = name if isinstance(name, str) else type(name).__name__
        raise Refused(f"{shown[:60]!r} is not the text of a choice, such as 'card:flood'.", field="choice")
    verb, _, noun = name.partition(":")
    return (verb, noun)


def advance(g: Game) -> None:
    """Run the agenda until somebody must choose or nothing is left."""
    flow = g.flow
    agenda, planned = flow.agenda, flow.planned
    for _ in range(STEP_LIMIT):
        if planned:
            planned.reverse()
            agenda += planned
            planned.clear()
        decision = flow.decision
        if decision is not None:
            if flow.automata:
                for seat in deciders(g):
                    if seat in flow.automata:
                        answer(g, seat, g.dictate(seat))
            if flow.decision is decision:
                return
        elif agenda:
            step, args = agenda.pop()
            step(g, *args)
        else:
            return
    raise RuntimeError("the rules are in an endless loop")


def answer(g: Game, seat: Seat, choice: Choice) -> None:
    """Record the answer of `seat`; once all answers are in, pass them to the rules."""
    flow = g.flow
    decision = flow.decision
    assert decision is not None
    if not decision.together:
        flow.decision = None
        decision.heard_by(g, seat, choice, *decision.args)
        return
    flow.answers[seat] = choice
    if decision.question.final:
        flow.revealed += 1
        flow.horizon = FINAL
    if len(flow.answers) == len(decision.choices):
        answers = {each: flow.answers[each] for each in decision.choices}
        flow.answers = {}
        flow.decision = None
        g.reveal()
        decision.heard_by(g, answers, *decision.args)


def deciders(g: Game) -> list[Seat]:
    """The seats that the game is waiting for; none when it is over."""
    decision = g.flow.decision
    if decision is None:
        return []
    if not g.flow.answers:
        return list(decision.choices)
    return [seat for seat in decision.choices if seat not in g.flow.answers]


def choices(g: Game, seat: Seat) -> list[Choice]:
    """What `seat` may choose now; nothing if it is not asked."""
    decision = g.flow.decision
    if decision is None or seat in g.flow.answers:
        return []
    return decision.choices.get(seat, [])


def choose(g: Game, seat: Seat, choice: Choice) -> None:
    """Answer for `seat`. The caller has checked that the choice is one of `choices`."""
    answer(g, seat, choice)
    advance(g)


def is_over(g: Game) -> bool:
    return g.flow.decision is None and not g.flow.agenda


def resume(g: Game, step: Step, *args: object) -> None:
    """Continue with `step` instead of whatever was planned; used to set up positions."""
    flow = g.flow
    flow.decision = None
    flow.answers = {}
    flow.planned = []
    flow.agenda = [(step, args)]
    advance(g)


def why_not(g: Game, seat: Seat, choice: Choice) -> str:
    """The id of the rule that keeps `seat` from choosing `choice` now, or "" if none does."""
    decision = g.flow.decision
    if decision is None:
        return g.law(OVER)
    if seat not in decision.choices or seat in g.flow.answers:
        return g.law(NOT_ASKED)
    if choice in decision.choices[seat]:
        return ""
    rule: str = decision.question.forbids(g, seat, choice, *decision.args)
    return g.law(NOT_AN_ANSWER) if rule in ("", NOT_AN_ANSWER) else rule


# -- what a seat knows ---------------------------------------------------------------------------


def seen_by(g: G, seat: Seat) -> G:
    """The game as `seat` knows it: the only thing ever given to a bot or a page."""
    view = g.clone()
    assert isinstance(view, type(g))
    if g.flow.viewer == EVERYTHING:
        trusted = () if seat == SPECTATOR else g.trusted(seat)
        view.flow.hide(seat, trusted)
        view.hide(seat)
    else:
        assert g.flow.viewer == seat, "a view belongs to one seat only"
    return view


def heard_by_seat(g: Game, stories: list[Story], seat: Seat) -> list[Story]:
    """The `stories` that `seat` may hear."""
    trusted = () if seat == SPECTATOR else g.trusted(seat)
    return [s for s in stories if not s[2] or any(each in trusted for each in s[2])]


class Picker:
    """Picks random numbers quickly."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def below(self, limit: int) -> int:
        return int(self.rng.random() * limit)


def guess(view: G, rng: random.Random) -> G:
    """A full game that is consistent with what the seat of `view` knows."""
    g = view.clone()
    assert isinstance(g, type(view))
    seat = view.flow.viewer
    assert seat != EVERYTHING, "only a view needs guessing"
    g.flow.viewer = EVERYTHING
    g.flow.seed = rng.randbytes(SEED_BYTES)
    g.imagine(seat, Picker(rng).below)
    decision = g.flow.decision
    if decision is not None:
        trusted = () if seat == SPECTATOR else g.trusted(seat)
        known = dict(decision.choices)
        for other in known:
            if other not in trusted:
                known[other] = decision.question.offer(g, other, *decision.args)
                if g.flow.answers.get(other) == HIDDEN:
                    g.flow.answers[other] = rng.choice(known[other])
        g.flow.decision = Decision(
            decision.question, known, decision.together, decision.heard_by, decision.args
        )
    return g
