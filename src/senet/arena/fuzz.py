"""Runs thousands of random games through the conformance kit: ``python -m senet.arena.fuzz --help``."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor

from senet.arena.simulate import read_options
from senet.games import find_box, modules
from senet.kernel.box import Box
from senet.kernel.chance import SEED_BYTES
from senet.kernel.conformance import Nonconformity, check_playout, quick_playout, thorough
from senet.kernel.errors import Refused

Table = tuple[int, dict[str, object]]  # the number of seats, and the options that differ from the defaults


def main() -> None:
    """Play `--games` random matches of each game, rotating through all numbers of seats and all options, and
    check the table after each decision; stop at the first failure."""
    parser = argparse.ArgumentParser(prog="senet.arena.fuzz", description=main.__doc__)
    parser.add_argument(
        "--game", choices=list(modules()), action="append", help="only this game (repeatable)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE",
        help="set this option, one of those listed by `senet games` (repeatable; requires a single --game)",
    )  # fmt: skip
    parser.add_argument(
        "--seats", type=int, action="append", default=[], help="only with this number of seats (repeatable)"
    )
    parser.add_argument("--games", type=positive, default=10_000, help="matches per game (10000)")
    parser.add_argument("--first-seed", type=natural, default=0, help="the seed of the first game (0)")
    parser.add_argument(
        "--thorough", type=natural, default=100, help="run all checks on every n-th game (100; 0: never)"
    )
    parser.add_argument("--jobs", type=positive, default=2, help="number of processes (2)")
    wanted = parser.parse_args()
    names = wanted.game or list(modules())
    if wanted.option and len(names) != 1:
        parser.error("--option needs a single --game, because each game has its own options")
    try:
        chosen = read_options(wanted.option)
        tables = {name: tables_with(find_box(name), wanted.seats, chosen) for name in names}
    except Refused as refusal:
        parser.error(refusal.sentence)
    for name in names:
        run(name, tables[name], wanted.first_seed, wanted.games, wanted.thorough, wanted.jobs)


def natural(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of 0 or more")
    return int(text)


def positive(text: str) -> int:
    if natural(text) == 0:
        raise argparse.ArgumentTypeError("it must be at least 1")
    return int(text)


def tables_with(box: Box, sizes: Sequence[int], chosen: Mapping[str, object]) -> list[Table]:
    """The tables with these numbers of seats (by default all) that can be played with the chosen options."""
    for size in sizes:
        box.agreed(size)
    found: list[Table] = []
    refusals: list[Refused] = []
    for seats, mode in box.tables():
        table: Table = (seats, {**mode, **chosen})
        if (sizes and seats not in sizes) or table in found:
            continue
        try:
            box.start(seats, {**box.random_options, **table[1]}, bytes(SEED_BYTES))
        except Refused as refusal:
            refusals.append(refusal)
        else:
            found.append(table)
    if not found:
        raise refusals[0]
    return found


def run(name: str, tables: list[Table], first: int, games: int, every: int, jobs: int) -> None:
    started, done, decisions = time.perf_counter(), 0, 0
    tasks = [(name, tables, seed, bool(every) and seed % every == 0) for seed in range(first, first + games)]
    with ProcessPoolExecutor(jobs) as pool:
        for count in pool.map(one, tasks, chunksize=25):
            done, decisions = done + 1, decisions + count
            if done % 500 == 0 or done == games:
                spent = time.perf_counter() - started
                print(f"{name}: {done}/{games} games, {decisions} decisions, {spent:.0f} s", file=sys.stderr)
    print(f"{name}: {games} random games, seeds {first}-{first + games - 1}, no fault")


def one(task: tuple[str, list[Table], int, bool]) -> int:
    """One game; the seed also picks the number of seats and the options."""
    name, tables, seed, every_check = task
    box = find_box(name)
    seats, options = variant(box, tables, seed)
    try:
        if every_check:
            return check_playout(box, seats, seed, options, thorough, every=13).decisions
        return quick_playout(box, seats, seed, options)
    except Nonconformity:
        raise
    except Exception as error:
        raise Nonconformity(f"{name}, {seats} seats, seed {seed}, {options}: {error!r}") from error


def variant(box: Box, tables: list[Table], seed: int) -> Table:
    """Rotates through the tables. In every third round it also rotates through the values of the other options,
    adding each one if the game allows the combination."""
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
