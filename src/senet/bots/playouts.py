"""Fast playouts for search: play on from a state, without views, log or texts.

A policy gets the whole state that it is given, so in a search give it a `guess` of what the seat sees.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from senet.kernel.box import Box
from senet.kernel.errors import Refused
from senet.kernel.game import Choice, Game, Seat
from senet.kernel.play import advance, answer, deciders

Policy = Callable[[Game, Seat, list[Choice]], Choice]  # picks one of the choices


@dataclass(frozen=True)
class Ending:
    """Where a playout ended."""

    decisions: int
    over: bool  # False if the limit came first; there are no winners then
    points: list[int]
    winners: tuple[Seat, ...]
    state: Game


def play_on(g: Game, policies: Sequence[Policy | None], rng: random.Random, limit: int) -> int:
    """Play `g` itself to its end, but for at most `limit` decisions; returns the number of decisions.

    There is one policy for each seat; seats without one choose at random.
    """
    flow = g.flow
    flow.told = None
    decisions = 0
    while decisions < limit:
        decision = flow.decision
        if decision is None:
            break
        seat = next(iter(decision.choices)) if not flow.answers else deciders(g)[0]
        offered = decision.choices[seat]
        policy = policies[seat] if seat < len(policies) else None
        if policy is None:
            choice = offered[int(rng.random() * len(offered))]
        else:
            choice = policy(g, seat, offered)
            if choice not in offered:
                raise Refused(
                    f"The policy of seat {seat} chose {choice!r}, which is not offered.", field="choice"
                )
        answer(g, seat, choice)
        advance(g)
        decisions += 1
    return decisions


def playouts(
    box: Box,
    states: Sequence[Game],
    policies: Sequence[Policy | None] = (),
    seed: int | str = 0,
    limit: int | None = None,
) -> list[Ending]:
    """Play on from copies of many states; the same arguments always give the same endings."""
    rng = random.Random(seed)
    most = box.decision_limit if limit is None else limit
    endings: list[Ending] = []
    for state in states:
        g = state.clone()
        decisions = play_on(g, policies, rng, most)
        over = g.flow.decision is None
        result = box.result(g) if over else None
        points = [] if result is None else result.points
        endings.append(Ending(decisions, over, points, () if result is None else result.winners, g))
    return endings
