"""Thousands of random games through the conformance kit: ``python -m senet.arena.fuzz --help``."""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from senet.games import find_box, modules
from senet.kernel.box import Box
from senet.kernel.conformance import Nonconformity, check_playout, quick_playout, thorough


def main() -> None:
    """Play `--games` games of each game at every number of seats in turn; stop at the first fault."""
    parser = argparse.ArgumentParser(prog="senet.arena.fuzz", description=main.__doc__)
    parser.add_argument(
        "--game", choices=list(modules()), action="append", help="only this game (repeatable)"
    )
    parser.add_argument("--games", type=int, default=10_000, help="how many games of each (10000)")
    parser.add_argument("--first-seed", type=int, default=0, help="the seed of the first game (0)")
    parser.add_argument(
        "--thorough", type=int, default=100, help="every n-th game with every check (100; 0: none)"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    wanted = parser.parse_args()
    for name in wanted.game or list(modules()):
        run(name, wanted.first_seed, wanted.games, wanted.thorough, wanted.jobs)


def run(name: str, first: int, games: int, every: int, jobs: int) -> None:
    started, done, decisions = time.perf_counter(), 0, 0
    tasks = [(name, seed, bool(every) and seed % every == 0) for seed in range(first, first + games)]
    with ProcessPoolExecutor(jobs) as pool:
        for count in pool.map(one, tasks, chunksize=25):
            done, decisions = done + 1, decisions + count
            if done % 500 == 0 or done == games:
                spent = time.perf_counter() - started
                print(f"{name}: {done}/{games} games, {decisions} decisions, {spent:.0f} s", file=sys.stderr)
    print(f"{name}: {games} random games, seeds {first}-{first + games - 1}, no fault")


def one(task: tuple[str, int, bool]) -> int:
    """One game; the seed also picks the number of seats and the options."""
    name, seed, every_check = task
    box = find_box(name)
    seats, options = variant(box, seed)
    try:
        if every_check:
            return check_playout(box, seats, seed, options, thorough, every=13).decisions
        return quick_playout(box, seats, seed, options)
    except Nonconformity:
        raise
    except Exception as error:
        raise Nonconformity(f"{name}, {seats} seats, seed {seed}, {options}: {error!r}") from error


def variant(box: Box, seed: int) -> tuple[int, dict[str, object]]:
    """Numbers of seats and modes in turn; in every third round of them with options from all their
    values in turn, one after the other as far as the game allows them together."""
    tables = box.tables()
    round, place = divmod(seed, len(tables))
    seats, chosen = tables[place]
    options: dict[str, object] = {**box.random_options, **chosen}
    if round % 3 == 0:
        for i, option in enumerate(box.options):
            if option.name not in options:
                values = option.allowed(seats)
                more = {**options, option.name: values[(round // 3 + i) % len(values)]}
                if box.allows(seats, more):
                    options = more
    return seats, options


if __name__ == "__main__":
    main()
