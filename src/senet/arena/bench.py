"""Measures speed: clone time, decisions per second and whole games per second, on one core."""

from __future__ import annotations

import random
import time
from typing import Any

from senet.bots.at_random import play_at_random
from senet.kernel.box import Box
from senet.kernel.chance import seed_from
from senet.kernel.game import Game

CLONES = 2000
DEPTHS = (0.1, 0.3, 0.5, 0.7, 0.9)  # how far into a game clones are measured


def bench(box: Box, seconds: float) -> dict[str, Any]:
    """Measure random games with four seats (or the nearest number the game allows)."""
    seats = min(box.seats, key=lambda n: (abs(n - 4), n))
    options = box.agreed(seats, box.random_options)
    decisions, games, spent = 0, 0, 0.0
    while spent < seconds:
        g = fresh(box, seats, options, games)
        rng = random.Random(games)
        started = time.perf_counter()
        decisions += play_at_random(g, rng, box.decision_limit)
        spent += time.perf_counter() - started
        games += 1
    return {
        "seats": seats,
        "clone_us": round(clone_time(box, seats, options, decisions // games) * 1e6, 2),
        "decisions_per_s": round(decisions / spent),
        "playouts_per_s": round(games / spent, 1),
    }


def fresh(box: Box, seats: int, options: dict[str, Any], number: int) -> Game:
    g = box.new_game(seats, options, seed_from(f"bench {number}"))
    g.flow.told = None
    return g


def clone_time(box: Box, seats: int, options: dict[str, Any], length: int) -> float:
    """Seconds per clone: the mean over several positions of a game, each the best of five runs."""
    total = 0.0
    for share in DEPTHS:
        g = fresh(box, seats, options, 1)
        play_at_random(g, random.Random(1), int(length * share))
        best = float("inf")
        for _ in range(5):
            started = time.perf_counter()
            for _ in range(CLONES):
                g.clone()
            best = min(best, time.perf_counter() - started)
        total += best / CLONES
    return total / len(DEPTHS)
