"""Records which tests run which lines of the rules; the record is valid until something changes."""

from __future__ import annotations

import gzip
import json
import os
import sys
import time
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest

from tools.mutants.sites import Mutant
from tools.mutants.targets import FOR_ALL_TESTS, Target

QUIET: Final = ["-q", "-s", "--tb=no", "--no-header", "--no-summary", "-p", "no:cacheprovider"]


@dataclass
class Test:
    """A test and the lines of the rules that it runs, as a bit set for each module."""

    name: str
    rules: list[str]  # of the ledger, that it proves
    seconds: float = 0.0
    lines: dict[str, int] = field(default_factory=dict)


@dataclass
class Covering:
    """The record for the tests of a game."""

    tests: list[Test] = field(default_factory=list)
    on_import: dict[str, int] = field(default_factory=dict)  # lines that run before any test does
    failed: list[str] = field(default_factory=list)  # tests that fail without any mutant
    broken: str = ""  # why the tests could not be run at all
    kit: str = ""  # why the kit fails without any mutant
    kit_seconds: float = 0.0
    imported: list[str] = field(default_factory=list)  # the modules that the tests need

    def order(self, mutant: Mutant) -> list[Test]:
        """The tests that can notice a mutant: those with a rule first, and fast ones first."""
        first, last = mutant.statement
        wanted = (1 << last + 1) - (1 << first)
        for_all = (
            Path(mutant.module).name.startswith(FOR_ALL_TESTS)
            or self.on_import.get(mutant.module, 0) & wanted
        )
        running = {test.name for test in self.tests if test.lines.get(mutant.module, 0) & wanted}
        noticing = self.tests if for_all else [test for test in self.tests if test.name in running]
        return sorted(
            noticing, key=lambda test: (test.name not in running, not test.rules, test.seconds, test.name)
        )


class Recorder:
    """A pytest plugin that records which lines of the rules each test runs."""

    def __init__(self, target: Target) -> None:
        self.covering = Covering()
        self.running: dict[str, set[int]] = {target.module(file): set() for file in target.modules()}
        self.modules = {os.path.abspath(target.folder / module): module for module in self.running}
        self.locals = {file: Lines(self.running[module]) for file, module in self.modules.items()}

    def call(self, frame: FrameType, event: str, argument: Any) -> Lines | None:
        """The trace function, which follows lines only in the rules."""
        return self.locals.get(frame.f_code.co_filename)

    def take(self) -> dict[str, int]:
        """The lines since the last time."""
        taken: dict[str, int] = {}
        for module, lines in self.running.items():
            bits = 0
            for line in lines:
                bits |= 1 << line
            if bits:
                taken[module] = bits
            lines.clear()
        return taken

    def note_import(self) -> None:
        for module, bits in self.take().items():
            self.covering.on_import[module] = self.covering.on_import.get(module, 0) | bits

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.note_import()
        rules = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        test = Test(item.nodeid, rules)
        began = time.process_time()
        done = yield
        test.seconds = round(time.process_time() - began, 4)
        test.lines = self.take()
        self.covering.tests.append(test)
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and report.nodeid not in self.covering.failed:
            self.covering.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.covering.broken:
            self.covering.broken = (
                f"{report.nodeid} cannot be imported: {report.longreprtext.splitlines()[-1]}"
            )


class Lines:
    """The trace function of the frames of one module."""

    __slots__ = ("lines",)

    def __init__(self, lines: set[int]) -> None:
        self.lines = lines

    def __call__(self, frame: FrameType, event: str, argument: Any) -> Lines:
        self.lines.add(frame.f_lineno)
        return self


def run_pytest(target: Target, words: list[str], plugin: object) -> int:
    """Run tests in this process, with only the plugins that the project's settings need."""
    import pytest_timeout

    os.chdir(target.root)
    sys.path.insert(0, str(target.root / "src"))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    return int(pytest.main([*QUIET, "-o", "timeout=0", *words], plugins=[pytest_timeout, plugin]))


def record(target: Target) -> Covering:
    """Run all tests of the target once and record the lines. Run it in its own process, because it imports the rules."""
    recorder = Recorder(target)
    covering = recorder.covering
    sys.settrace(recorder.call)
    try:
        code = run_pytest(target, [target.tests], recorder)
    finally:
        sys.settrace(None)
    if code not in (0, 1) and not covering.broken:
        covering.broken = f"pytest ended with {code}"
    if target.kit is not None and not covering.broken:
        began = time.process_time()
        try:
            target.kit()
        except Exception as error:
            covering.kit = f"{type(error).__name__}: {error}"
        covering.kit_seconds = round(time.process_time() - began, 4)
    ours = (f"{target.package}.", "senet.games.", "tests")
    names = [name for name, module in sys.modules.items() if getattr(module, "__file__", None)]
    own = (target.package, "__main__")
    covering.imported = [name for name in names if not name.startswith(ours) and name not in own]
    return covering


# -- keeping it --------------------------------------------------------------------------------------


def kept_at(target: Target) -> Path:
    return target.build / f"{target.name}-{target.fingerprint()}.json.gz"


def keep(covering: Covering, file: Path) -> None:
    """Save the record, and delete records of other sources with the same name."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for old in file.parent.glob(f"{file.name.partition('-')[0]}-*.json.gz"):
        old.unlink()
    plain = {**vars(covering), "tests": [vars(test) for test in covering.tests]}
    fresh = file.with_suffix(".new")
    with gzip.open(fresh, "wt") as out:
        json.dump(plain, out)
    fresh.rename(file)


def read(file: Path) -> Covering:
    with gzip.open(file, "rt") as source:
        plain = json.load(source)
    return Covering(**{**plain, "tests": [Test(**row) for row in plain["tests"]]})
