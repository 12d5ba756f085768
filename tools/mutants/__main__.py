"""`make mutants`: change the rules of each game a little, many times, and count how often its tests notice.

Nothing in src/ is changed: a mutant exists only in the memory of the process that tests it. The end is 0 whatever
survives, and 1 when the tests of a game fail without any mutant."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Final

from tools.mutants.running import CannotStart, mutate, say
from tools.mutants.targets import of_game

GAMES: Final = ("pharaon", "ankh", "egizia", "kemet")


def whole_number(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError("it must be at least 1")
    return int(text)


def words() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument(
        "--game", action="append", choices=GAMES, help="only this game (may be given several times)"
    )
    parser.add_argument("--count", type=whole_number, default=200, help="mutants per game (200)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the sample of mutants (1)")
    parser.add_argument("--jobs", type=whole_number, default=2, help="mutants to test at the same time (2)")
    parser.add_argument("--json", action="store_true", help="print every mutant and its outcome as JSON")
    parser.add_argument(
        "--without-failing",
        action="store_true",
        help="skip tests that fail without a mutant, instead of stopping",
    )
    return parser


def main() -> int:
    args = words().parse_args()
    os.environ.pop("SENET_COMPILED", None)
    plain, problems = [], []
    for game in args.game or GAMES:
        try:
            report = mutate(of_game(game), args.count, args.seed, args.jobs, args.without_failing)
        except CannotStart as problem:
            problems.append(str(problem))
            continue
        plain.append(report.plain())
        if not args.json:
            print("\n".join(report.lines()), end="\n\n", flush=True)
    if args.json:
        print(json.dumps(plain, indent=1, ensure_ascii=False))
    for sentence in problems:
        say(sentence)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
