"""Tries mutants, each in its own process, forked from one that has imported pytest and everything but the rules."""

from __future__ import annotations

import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

import pytest

from tools.mutants.covering import Covering, Test, keep, kept_at, read, record, run_pytest
from tools.mutants.sites import Mutant
from tools.mutants.targets import Target

# How a mutant ends.
SURVIVED: Final = "survived"
BY_RULE: Final = "rule test"  # a test that proves a rule of the ledger fails
BY_TEST: Final = "other test"
BY_IMPORT: Final = "import"  # the rules, or their tests, cannot be imported any more
BY_KIT: Final = "kit"
BY_TIME: Final = "time"  # no answer within the limit
BY_CRASH: Final = "crash"
KILLED: Final = (BY_RULE, BY_TEST, BY_IMPORT, BY_KIT, BY_TIME, BY_CRASH)

SLOWER: Final = 20  # a test may take this many times as long as without a mutant …
AT_LEAST: Final = 10.0  # … and in any case this many seconds of CPU time
ON_THE_CLOCK: Final = 30  # on a busy machine, elapsed time may be this many times the CPU time
MEMORY: Final = 3 << 30


@dataclass
class Tried:
    """A mutant and its outcome."""

    mutant: Mutant
    end: str
    by: str = ""  # the test that failed
    tests: int = 0  # how many were selected
    seconds: float = 0.0


# -- in the child ------------------------------------------------------------------------------------


class MutatedLoader(importlib.machinery.SourceFileLoader):
    """Loads a module from a changed source, and writes nothing."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self.changed = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.changed, self.path, "exec", dont_inherit=True)


class MutatedFinder(importlib.abc.MetaPathFinder):
    """Gives one module its changed source; all others are imported as usual."""

    def __init__(self, name: str, file: Path, source: bytes) -> None:
        self.name = name
        self.loader = MutatedLoader(name, str(file), source)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.loader.path, loader=self.loader)


@dataclass(eq=False)
class Selection:
    """A pytest plugin that runs selected tests in order, each with a time limit, up to the first failure."""

    wanted: list[Test]
    known: set[str]
    failed: str = ""
    cannot_import: bool = False
    limits: dict[str, float] = field(default_factory=dict)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests that only exist with the mutant come last."""
        rank = {test.name: i for i, test in enumerate(self.wanted)}
        self.limits = {test.name: test.seconds * SLOWER for test in self.wanted}
        kept = [item for item in items if item.nodeid in rank or item.nodeid not in self.known]
        items[:] = sorted(kept, key=lambda item: rank.get(item.nodeid, len(rank)))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        limit(self.limits.get(nodeid, 0.0))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.cannot_import = True


def limit(seconds: float) -> None:
    """Limit the CPU time of this process from now on; a signal ends it."""
    allowed = max(seconds, AT_LEAST)
    signal.setitimer(signal.ITIMER_PROF, allowed)
    signal.setitimer(signal.ITIMER_REAL, allowed * ON_THE_CLOCK)


def attempt(target: Target, covering: Covering, mutant: Mutant, wanted: list[Test]) -> dict[str, Any]:
    """Run the tests on the mutant, then the kit; returns the outcome."""
    file = target.folder / mutant.module
    source = mutant.apply(file.read_bytes())
    sys.meta_path.insert(0, MutatedFinder(target.imported(mutant.module), file, source))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    limit(0)
    if wanted:
        selection = Selection(wanted, {test.name for test in covering.tests} | set(covering.failed))
        files = sorted({test.name.partition("::")[0] for test in wanted})
        code = run_pytest(target, ["-x", *files], selection)
        if selection.failed:
            proves = {test.name for test in wanted if test.rules}
            return {"end": BY_RULE if selection.failed in proves else BY_TEST, "by": selection.failed}
        if selection.cannot_import:
            return {"end": BY_IMPORT, "by": ""}
        assert code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), f"pytest ended with {code}"
    if target.kit is not None and not covering.kit:
        limit(covering.kit_seconds * SLOWER)
        try:
            target.kit()
        except Exception as error:
            return {"end": BY_KIT, "by": f"{type(error).__name__}: {error}"[:300]}
    return {"end": SURVIVED}


# -- in the parent -----------------------------------------------------------------------------------


@dataclass
class Child:
    """A process that does one job and reports its result in one line."""

    pid: int
    answers: int  # where its line can be read
    began: float

    def answer(self, status: int) -> dict[str, Any]:
        with os.fdopen(self.answers) as said:
            line = said.read()
        if os.WIFSIGNALED(status):
            on_time = os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM)
            return {"end": BY_TIME if on_time else BY_CRASH, "by": signal.Signals(os.WTERMSIG(status)).name}
        return dict(json.loads(line)) if line else {"end": BY_CRASH, "by": "no answer"}


def fork(work: Callable[[], dict[str, Any]]) -> Child:
    """Do the work in a new process, whose output is hidden."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        os.close(writing)
        return Child(pid, reading, time.monotonic())
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        answer = work()
    except BaseException:
        answer = {"end": BY_CRASH, "by": traceback.format_exc(limit=-3)[-1000:]}
    os.write(writing, json.dumps(answer).encode())
    os._exit(0)


def record_and_keep(target: Target, file: Path) -> dict[str, Any]:
    keep(record(target), file)
    return {}


def known_covering(target: Target) -> Covering:
    """Which tests run which lines, from the saved record or recorded now."""
    file = kept_at(target)
    if not file.is_file():
        child = fork(lambda: record_and_keep(target, file))
        said = child.answer(os.waitpid(child.pid, 0)[1])
        if not file.is_file():
            return Covering(broken=str(said.get("by")))
    return read(file)


def warm_up(target: Target, covering: Covering) -> None:
    """Import what the tests need, except for the rules and the tests themselves."""
    sys.path.insert(0, str(target.root / "src"))
    for name in covering.imported:
        try:
            importlib.import_module(name)
        except Exception:
            continue  # something that is only imported in a special way
    early = [name for name in sys.modules if f"{name}.".startswith(f"{target.package}.")]
    assert not early, f"{early} were imported before they could be mutated"
    gc.collect()
    gc.freeze()


def control(target: Target, covering: Covering) -> str:
    """Why the unchanged rules would count as killed, or ""."""
    module = target.module(target.modules()[-1])
    unchanged = Mutant(module, 1, "", "nothing", "", "", (1, 1), ())
    tried = next(try_all(target, covering, [unchanged], 1, covering.tests))
    return "" if tried.end == SURVIVED else f"{tried.end}: {tried.by}"


def try_all(
    target: Target, covering: Covering, mutants: list[Mutant], jobs: int, tests: list[Test] | None = None
) -> Iterator[Tried]:
    """Try the mutants, `jobs` at a time, with the tests that can notice them; yields each when it is done."""
    running: dict[int, tuple[Child, Mutant, int]] = {}
    waiting = list(reversed(mutants))
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            wanted = covering.order(mutant) if tests is None else tests
            child = fork(lambda m=mutant, w=wanted: attempt(target, covering, m, w))  # type: ignore[misc]
            running[child.pid] = (child, mutant, len(wanted))
        pid, status = os.wait()
        if pid in running:
            child, mutant, selected = running.pop(pid)
            said = child.answer(status)
            seconds = round(time.monotonic() - child.began, 2)
            yield Tried(mutant, said["end"], said.get("by", ""), selected, seconds)
