"""A campaign of random games through the conformance kit: ``python -m senet.arena.fuzz --help``.

Games are played in blocks. With ``--report FILE`` every finished block is a line of that file, and blocks that are
already in it are skipped, so a campaign can be stopped and resumed at any time.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from senet import mode
from senet.arena.simulate import read_options
from senet.compiled import SOURCES, sources_hash
from senet.games import find_box, modules
from senet.kernel.box import Box
from senet.kernel.chance import SEED_BYTES, seed_from
from senet.kernel.conformance import Failure, Nonconformity, check_playout, quick_playout, thorough
from senet.kernel.errors import Refused
from senet.kernel.match import new_match
from senet.kernel.play import text

Table = tuple[int, dict[str, object]]  # the number of seats, and the options that differ from the defaults
BLOCK: Final = 200  # games; what an interrupted campaign has to repeat at most, for each process


@dataclass(frozen=True)
class Sampling:
    """How often games are checked more closely than by playing them to a regular end."""

    close: int  # every n-th game: the cheap checks after each decision
    thorough: int  # every n-th game: all checks


@dataclass(frozen=True)
class Block:
    """Some consecutive seeds of one game."""

    game: str
    tables: list[Table]
    first: int
    games: int
    sampling: Sampling


@dataclass
class Outcome:
    """The result of a block: one line of the report."""

    game: str
    rules: str  # identifies the sources of the rules that were played
    compiled: bool
    first: int
    games: int
    sampling: dict[str, int]
    selection: list[Any]  # the tables among which the seeds rotate
    decisions: int = 0
    seconds: float = 0.0
    close: int = 0
    thorough: int = 0
    tables: dict[str, int] = field(default_factory=dict)  # games by number of seats and mode
    faults: list[str] = field(default_factory=list)


def main() -> None:
    parser = command_line()
    wanted = parser.parse_args()
    names = wanted.game or list(modules())
    if wanted.option and len(names) != 1:
        parser.error("--option needs a single --game, because each game has its own options")
    try:
        chosen = read_options(wanted.option)
        tables = {name: tables_with(find_box(name), wanted.seats, chosen) for name in names}
        done = read_report(wanted.report)
    except Refused as refusal:
        parser.error(refusal.sentence)
    sampling = Sampling(wanted.close, wanted.thorough)
    sound = True
    for name in names:
        blocks = blocks_of(name, tables[name], wanted.first_seed, wanted.games, sampling)
        sound &= run(blocks, done, wanted.jobs, wanted.report, wanted.faults)
    sys.exit(0 if sound else 1)


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="senet.arena.fuzz",
        description="Play random games, rotating through all numbers of seats, modes and options, and check that every "
        "one reaches a regular end with all its components; check some of them more closely. Faults are saved as "
        "match files.",
    )
    add = parser.add_argument
    add("--game", choices=list(modules()), action="append", help="only this game (repeatable)")
    add("--option", action="append", default=[], metavar="NAME=VALUE",
        help="set this option, one of those listed by `senet games` (repeatable; requires a single --game)")  # fmt: skip
    add("--seats", type=int, action="append", default=[], help="only with this number of seats (repeatable)")
    add("--games", type=positive, default=10_000, help="matches per game (10000)")
    add("--first-seed", type=natural, default=0, help="the seed of the first game (0)")
    add("--close", type=natural, default=1,
        help="check components, choices and the log after each decision of every n-th game (1; 0: never)")  # fmt: skip
    add("--thorough", type=natural, default=100, help="run all checks on every n-th game (100; 0: never)")
    add("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (all cores)")
    add("--report", type=Path, help="write finished blocks to this file, and skip those in it")
    add("--faults", type=Path, default=Path("build/faults"), help="folder for the match files of faults")
    return parser


def natural(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of 0 or more")
    return int(text)


def positive(text: str) -> int:
    if natural(text) == 0:
        raise argparse.ArgumentTypeError("it must be at least 1")
    return int(text)


# -- what to play ------------------------------------------------------------------------------------


def tables_with(box: Box, sizes: Sequence[int], chosen: Mapping[str, object]) -> list[Table]:
    """The tables with these numbers of seats (by default all) that can be played with the chosen options."""
    for size in sizes:
        box.agreed(size)
    found: list[Table] = []
    refusals: list[Refused] = []
    for seats, options in box.tables():
        table: Table = (seats, {**options, **chosen})
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


def blocks_of(name: str, tables: list[Table], first: int, games: int, sampling: Sampling) -> list[Block]:
    last = first + games
    return [
        Block(name, tables, seed, min(BLOCK, last - seed), sampling) for seed in range(first, last, BLOCK)
    ]


# -- playing -----------------------------------------------------------------------------------------


def play_block(block: Block, folder: Path) -> Outcome:
    box, started = find_box(block.game), time.perf_counter()
    outcome = outcome_of(block)
    for seed in range(block.first, block.first + block.games):
        seats, options = variant(box, block.tables, seed)
        name = " ".join(
            [f"{seats} seats", *(f"{key}={value}" for key, value in mode_of(box, options).items())]
        )
        outcome.tables[name] = outcome.tables.get(name, 0) + 1
        closely = bool(block.sampling.close) and seed % block.sampling.close == 0
        fully = bool(block.sampling.thorough) and seed % block.sampling.thorough == 0
        outcome.close += closely or fully
        outcome.thorough += fully
        try:
            outcome.decisions += quick_playout(box, seats, seed, options, every=1 if closely else 0)
            if fully:
                check_playout(box, seats, seed, options, thorough, every=13)
        except Nonconformity as fault:
            outcome.faults.append(save_fault(box, seats, seed, options, fault, folder))
    outcome.seconds = round(time.perf_counter() - started, 2)
    return outcome


def outcome_of(block: Block) -> Outcome:
    compiled = mode() == "compiled"
    sampling, selection = asdict(block.sampling), [list(table) for table in block.tables]
    return Outcome(
        block.game, rules_hash(block.game), compiled, block.first, block.games, sampling, selection
    )


def mode_of(box: Box, options: Mapping[str, object]) -> dict[str, object]:
    """The options that make up a mode, as opposed to variants and rulings."""
    names = {name for _, options in box.configurations for name in options}
    return {name: value for name, value in options.items() if name in names and value}


@cache
def rules_hash(game: str) -> str:
    """Identifies the sources of the kernel and of one game."""
    ours = SOURCES / "games" / game
    folder = ours if ours.is_dir() else find_box(game).folder
    return sources_hash(SOURCES / "kernel")[:8] + sources_hash(folder)[:8]


def save_fault(
    box: Box, seats: int, seed: int, options: Mapping[str, object], fault: Nonconformity, folder: Path
) -> str:
    """Save the game up to the fault as a match file; returns the sentence for the report."""
    made = fault.made if isinstance(fault, Failure) else []
    match = new_match(box, seats, options, seed_from(f"{box.name} {seats} {seed}"))
    then = ""
    for seat, choice in made:
        try:
            match.choose(seat, text(choice))
        except Exception:
            then = f"; then seat {seat} chooses {text(choice)}"
            break
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{box.name}-{seats}-{seed}.json"
    file.write_text(match.to_file(with_seed=True), encoding="utf-8")
    return f"{fault} (saved as {file}{then})"


# -- the campaign ------------------------------------------------------------------------------------


def read_report(file: Path | None) -> set[str]:
    """The blocks that are already in the report."""
    if file is None or not file.exists():
        return set()
    done = set()
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        try:
            done.add(key_of(Outcome(**json.loads(line))))
        except (ValueError, TypeError) as error:
            raise Refused(f"Line {number} of {file} is not a block of a campaign.", field="report") from error
    return done


def key_of(outcome: Outcome) -> str:
    """Names the work of a block, whatever came out."""
    work = (outcome.game, outcome.rules, outcome.first, outcome.games, outcome.sampling, outcome.selection)
    return json.dumps(work)


def finished(blocks: list[Block], jobs: int, folder: Path) -> Iterator[Outcome]:
    if jobs == 1:
        yield from (play_block(block, folder) for block in blocks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_block, blocks, [folder] * len(blocks))


def run(blocks: list[Block], done: set[str], jobs: int, report: Path | None, folder: Path) -> bool:
    """Play the blocks that are not done yet; whether all games were sound."""
    name, first = blocks[0].game, blocks[0].first
    last = blocks[-1].first + blocks[-1].games - 1
    left = [block for block in blocks if key_of(outcome_of(block)) not in done]
    skipped = sum([block.games for block in blocks]) - sum([block.games for block in left])
    if skipped:
        print(f"{name}: {skipped} games are in the report already", file=sys.stderr)
    played, decisions, faults, began, shown = skipped, 0, 0, time.perf_counter(), 0.0
    for outcome in finished(left, jobs, folder):
        if report is not None:
            with report.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(outcome)) + "\n")
        played, decisions = played + outcome.games, decisions + outcome.decisions
        faults += len(outcome.faults)
        for fault in outcome.faults:
            print(f"{name}: {fault}", file=sys.stderr)
        spent = time.perf_counter() - began
        if spent - shown > 5 or played == last - first + 1:
            shown = spent
            rate = f"{(played - skipped) / spent:.0f} games/s, {decisions / spent:.0f} decisions/s"
            print(f"{name}: {played}/{last - first + 1} games, {rate}, {faults} faults", file=sys.stderr)
    print(f"{name}: {played} random games, seeds {first}-{last}, {faults or 'no'} fault{'s'[: faults > 1]}")
    return not faults


if __name__ == "__main__":
    main()
