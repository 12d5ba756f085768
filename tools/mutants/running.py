"""A whole run: checks that the tests pass, then tries every sampled mutant, with progress on stderr."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from typing import Final

from tools.mutants.covering import Covering
from tools.mutants.report import Report, read_equivalents
from tools.mutants.sites import chosen
from tools.mutants.targets import Target
from tools.mutants.trying import SURVIVED, control, known_covering, try_all, warm_up

SAY_EVERY: Final = 20  # mutants, when nobody watches the progress on a terminal


class CannotStart(Exception):
    """The tests fail without a mutant."""


def say(sentence: str, end: str = "\n") -> None:
    print(sentence, end=end, file=sys.stderr, flush=True)


def trusted(target: Target, without_failing: bool) -> Covering:
    """The coverage of the tests, if they all pass; if allowed, of those that do."""
    say(f"{target.name}: reading which tests run which lines (recorded anew when something changed) ...")
    covering = known_covering(target)
    if covering.broken:
        raise CannotStart(f"The tests of {target.name} cannot be run without any mutant: {covering.broken}.")
    failed = covering.failed
    if failed and not without_failing:
        more = f" and {len(failed) - 1} more" if len(failed) > 1 else ""
        raise CannotStart(f"The tests of {target.name} fail without any mutant: {failed[0]}{more}.")
    return replace(covering, tests=[test for test in covering.tests if test.name not in failed])


def mutate(target: Target, count: int, seed: int, jobs: int, without_failing: bool) -> Report:
    """Try `count` mutants of the target."""
    began, before = time.monotonic(), target.fingerprint()
    covering = trusted(target, without_failing)
    warm_up(target, covering)
    if wrong := control(target, covering):
        raise CannotStart(f"The tests of {target.name} fail when nothing is mutated: {wrong}.")
    sites, equivalents = target.sites(), read_equivalents()
    report = Report(target, seed, len(sites))
    if covering.failed:
        report.notes.append(f"{len(covering.failed)} tests that fail without any mutant are left out")
    if covering.kit:
        report.notes.append(f"the kit fails without any mutant and is left out: {covering.kit}")
    report.note_stale(sites, equivalents)
    mutants = chosen(sites, count, f"{target.name} {seed}")
    for tried in try_all(target, covering, mutants, jobs):
        report.add(tried, equivalents)
        show_progress(report, len(mutants), time.monotonic() - began)
    report.seconds = time.monotonic() - began
    if target.fingerprint() != before:
        report.notes.append(
            "sources or tests were changed meanwhile, so these figures mean nothing: run it again"
        )
    return report


def show_progress(report: Report, count: int, seconds: float) -> None:
    done = len(report.tried)
    survived = sum(tried.end == SURVIVED for tried in report.tried)
    line = f"{report.target.name}: {done} of {count} tried, {survived} survived, {seconds:.0f} s"
    if sys.stderr.isatty():
        say(f"\r{line}", end="\n" if done == count else "")
    elif done % SAY_EVERY == 0 or done == count:
        say(line)
