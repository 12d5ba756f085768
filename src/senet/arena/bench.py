"""Measures speed on one core: random games, copies and views of states, and how the cost grows."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

from senet.bots.playouts import play_on
from senet.kernel.box import Box
from senet.kernel.chance import seed_from
from senet.kernel.game import Game
from senet.kernel.play import deciders, guess, seen_by

REPEATS: Final = 500
DEPTHS: Final = (0.1, 0.3, 0.5, 0.7, 0.9)  # how far into a game functions are measured
PARTS: Final = 5  # of a game, to compare late decisions with early ones


def bench(box: Box, seconds: float) -> dict[str, Any]:
    """Measure random games with four seats (or the nearest number the game allows)."""
    seats = min(box.seats, key=lambda n: (abs(n - 4), n))
    decisions, games, spent = play_for(box, seats, seconds)
    costs = costs_of(box, seats, decisions // games)
    fewest, most = [
        cost_of_decision(box, count, seconds / 4) for count in (players(box)[0], players(box)[-1])
    ]
    return {
        "seats": seats,
        "decisions_per_s": round(decisions / spent),
        "playouts_per_s": round(games / spent, 1),
        "clone_us": round(costs["clone"] * 1e6, 2),
        "seen_by_clones": round(costs["seen_by"] / costs["clone"], 1),
        "guess_clones": round(costs["guess"] / costs["clone"], 1),
        "appraise_clones": round(costs["appraise"] / costs["clone"], 1),
        "late_early": round(late_to_early(box, seats, decisions // games, seconds / 4), 2),
        "most_fewest_seats": round(most / fewest, 2),
    }


def players(box: Box) -> list[int]:
    """The numbers of seats with which random bots can play by the default options, without solo modes."""
    return [seats for seats in box.seats if seats > 1 and box.allows(seats, box.random_options)]


def play_for(box: Box, seats: int, seconds: float) -> tuple[int, int, float]:
    """Play random games for some time: the number of decisions and games, and the time without setup."""
    decisions, games, spent = 0, 0, 0.0
    while spent < seconds or not games:
        g = fresh(box, seats, games)
        rng = random.Random(games)
        started = time.perf_counter()
        decisions += play_on(g, (), rng, box.decision_limit)
        spent += time.perf_counter() - started
        games += 1
    return decisions, games, spent


def cost_of_decision(box: Box, seats: int, seconds: float) -> float:
    decisions, _, spent = play_for(box, seats, seconds)
    return spent / decisions


def late_to_early(box: Box, seats: int, length: int, seconds: float) -> float:
    """The cost of a decision in the last part of a game, relative to the first part."""
    part = max(1, length // PARTS)
    spent, count = [0.0, 0.0], [0, 0]
    games = 0
    while sum(spent) < seconds:
        g, rng, at = fresh(box, seats, games), random.Random(games), 0
        games += 1
        while deciders(g):
            started = time.perf_counter()
            made = play_on(g, (), rng, part)
            took = time.perf_counter() - started
            if at in (0, PARTS - 1):
                spent[at > 0] += took
                count[at > 0] += made
            at += 1
    return (spent[1] / count[1]) / (spent[0] / count[0]) if all(count) else 1.0


def fresh(box: Box, seats: int, number: int) -> Game:
    g = box.start(seats, box.random_options, seed_from(f"bench {number}"))
    g.flow.told = None
    return g


def costs_of(box: Box, seats: int, length: int) -> dict[str, float]:
    """Seconds per call of each function: the mean over several positions of a game, each the best of five runs."""
    totals = dict.fromkeys(("clone", "seen_by", "guess", "appraise"), 0.0)
    for share in DEPTHS:
        g = fresh(box, seats, 1)
        play_on(g, (), random.Random(1), int(length * share))
        seat, rng = (deciders(g) or [0])[0], random.Random(1)
        view = seen_by(g, seat)
        calls: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
            "clone": (g.clone, ()),
            "seen_by": (seen_by, (g, seat)),
            "guess": (guess, (view, rng)),
            "appraise": (box.appraise, (view, seat)),
        }
        for name, (function, args) in calls.items():
            totals[name] += min([duration(function, args) for _ in range(5)])
    return {name: total / len(DEPTHS) / REPEATS for name, total in totals.items()}


def duration(function: Callable[..., Any], args: tuple[Any, ...]) -> float:
    started = time.perf_counter()
    for _ in range(REPEATS):
        function(*args)
    return time.perf_counter() - started
