"""`make mutants`: what is changed, what notices it, and that the sources stay as they are."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.mutants.report import Equivalent, Report, read_equivalents
from tools.mutants.sites import chosen, find_sites
from tools.mutants.targets import ROOT, of_game
from tools.mutants.trying import BY_RULE, SURVIVED, Tried

RULES = '''"""A rule of a toy game."""

from typing import Final

PRICE: Final = 3


def can_buy(coins: int) -> bool:
    """Who has the price can buy."""
    assert coins >= 0, "1 + 1"
    return coins >= PRICE


def bought(coins: int) -> int:
    while coins >= PRICE:
        coins -= PRICE
    return coins
'''
TESTS = """import pytest

from toy_rules.turn import bought, can_buy


@pytest.mark.rule("TOY-001")
def test_rich():
    assert can_buy(9)


def test_left():
    assert bought(7) == 1
"""
SETTINGS = """[pytest]
pythonpath = .
markers = rule(id): a rule
timeout = 30
"""
SCRIPT = """
import json, sys
from pathlib import Path
from tools.mutants import trying
from tools.mutants.running import CannotStart, mutate
from tools.mutants.targets import Target

root = Path(sys.argv[1])
trying.AT_LEAST = 0.5
toy = Target("toy", "toy_rules", root / "toy_rules", root, "tests", root / "build", ("toy_rules", "tests"))
try:
    print(json.dumps(mutate(toy, 100, 1, 2, "without" in sys.argv).plain()))
except CannotStart as problem:
    print(json.dumps(str(problem)))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A package of rules with its tests."""
    (tmp_path / "pytest.ini").write_text(SETTINGS)
    for folder, name, text in [("toy_rules", "turn.py", RULES), ("tests", "test_turn.py", TESTS)]:
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "__init__.py").write_text("")
        (tmp_path / folder / name).write_text(text)
    return tmp_path


def run(toy: Path, *words: str) -> Any:
    command = [sys.executable, "-c", SCRIPT, str(toy), *words]
    done = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def mutations(line: str, before: str = "def rule(g, x, y) -> list[int]:\n") -> list[str]:
    """What can become of a line of a function."""
    source = f"{before}    {line}\n".encode()
    found = [mutant for site in find_sites("turn.py", source) for mutant in site]
    for mutant in found:
        ast.parse(mutant.apply(source))
        assert mutant.original == line
    return [mutant.mutated for mutant in found]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a = x < y", ["a = x <= y"]),
        ("a = x not in y", ["a = x in y"]),
        ("a = (x) is None", ["a = (x) is not None"]),
        ("a = x and y and g", ["a = x or y or g"]),
        ("a = not (x)", ["a = (x)"]),
        ("a = x - y", ["a = x + y"]),
        ("a = [x] + y", []),
        ("a = f(3)", ["a = f(4)", "a = f(2)"]),
        ("a = max(x, y)", ["a = min(x, y)"]),
        ("a = all(x)", ["a = any(x)"]),
        ("a = True", ["a = False"]),
        ("g.then(x, y)", ["pass"]),
        ("g.round += y", ["pass", "g.round -= y"]),
        ("g.round[x] = y", ["pass"]),
        ("a = y", []),
        ("return [x]", ["return []"]),
        ("return []", []),
        ("if f(x): return []", ["if not (f(x)): return []"]),
        ("if x == y: return []", ["if x != y: return []"]),
        ("while x: break", ["while not (x): break", "while x: continue"]),
        ("a = 'łóżko' + g if x else y", ["a = 'łóżko' + g if not (x) else y"]),
        ("assert x == 1, 'at least 1'", []),
        ("a: tuple[int, 3] = x", []),
        ("'one of 2 docstrings'", []),
        ("a = f'{x + 1}'", []),
    ],
)
def test_a_line_is_changed_by_a_little(line: str, expected: list[str]):
    assert sorted(mutations(line)) == sorted(expected)


def test_types_assertions_and_names_of_nothing_are_not_changed():
    assert mutations("x: int = 5", before="class Record:\n") == ["x: int = 6", "x: int = 4"]
    assert find_sites("a.py", b"if TYPE_CHECKING:\n    x = 1\n") == []
    assert find_sites("a.py", b"if __name__ == '__main__':\n    main(1)\n") == []
    assert find_sites("a.py", b"a = zip(x, y, strict=True)\n") == []
    assert find_sites("a.py", b"NOBODY: Final = -1\n") == []
    assert find_sites("a.py", b"@dataclass(slots=True)\nclass A:\n    x: Literal[1]\n") == []


def test_the_same_seed_gives_the_same_mutants_and_another_one_others():
    sites = of_game("egizia").sites()
    first = chosen(sites, 50, "egizia 1")
    assert first == chosen(sites, 50, "egizia 1") and len(set(first)) == 50
    assert first != chosen(sites, 50, "egizia 2")
    assert len({mutant.module for mutant in first}) > 8


def test_only_rules_are_changed():
    kemet = of_game("kemet")
    modules = {kemet.module(file) for file in kemet.modules()}
    assert {"battle.py", "table.py", "setup.py", "powers/amber.py", "amon/components.py"} <= modules
    tops = {module.partition("/")[0].partition("_")[0].removesuffix(".py") for module in modules}
    assert not tops & {"drawing", "telling", "bot", "position", "vocabulary"}
    assert not {"__init__.py", "amon/__init__.py", "amon/bot.py"} & modules


def test_a_mutant_is_killed_or_survives_and_no_source_changes(toy: Path):
    before = {file: file.read_bytes() for file in toy.rglob("*.py")}
    ends = {row["mutated"]: (row["end"], row["by"]) for row in run(toy)["mutants"]}
    assert {file: file.read_bytes() for file in toy.rglob("*.py")} == before
    assert ends["return not (coins >= PRICE)"] == ("rule test", "tests/test_turn.py::test_rich")
    assert ends["return coins > PRICE"] == ("survived", "")
    assert ends["coins += PRICE"] == ("time", "SIGPROF") == ends["pass"]
    assert ends["while not (coins >= PRICE):"][0] == "other test"
    assert ends["while coins > PRICE:"] == ("survived", "")


def test_tests_that_fail_without_a_mutant_are_named_or_left_out(toy: Path):
    tests = toy / "tests" / "test_turn.py"
    tests.write_text(TESTS + "\n\ndef test_wrong():\n    assert bought(3) == 3\n")
    assert run(toy) == "The tests of toy fail without any mutant: tests/test_turn.py::test_wrong."
    assert run(toy, "without")["notes"] == ["1 tests that fail without any mutant are left out"]
    tests.write_text("import nothing_like_that\n")
    assert "tests/test_turn.py cannot be imported" in run(toy)


def test_a_declared_mutant_is_counted_apart_with_its_reason(tmp_path: Path):
    row = {"module": "egizia/turn.py", "original": "a < b", "mutated": "a <= b", "reason": "they differ"}
    file = tmp_path / "equivalent.toml"
    file.write_text("[[equivalent]]\n" + "".join(f'{key} = "{value}"\n' for key, value in row.items()))
    sites = find_sites("turn.py", b"a < b\na > b\n")
    report = Report(of_game("egizia"), seed=1, sites=2)
    for [mutant] in sites:
        report.add(Tried(mutant, SURVIVED), read_equivalents(file))
    assert list(report.reasons.values()) == ["they differ"]
    assert [tried.mutant.original for tried in report.survivors()] == ["a > b"]
    assert report.rate() == 0 and report.notes == []


def test_a_wrong_or_stale_declaration_is_named():
    declared = [Equivalent("egizia/turn.py", "a < b", "a <= b", "they differ")]
    [[mutant]] = find_sites("turn.py", b"a < b\n")
    report = Report(of_game("egizia"), seed=1, sites=1)
    report.add(Tried(mutant, BY_RULE), declared)
    report.note_stale([], declared)
    assert [note.partition(":")[0] for note in report.notes] == [
        "declared equivalent, but killed",
        "declared equivalent, but there is no such mutant",
    ]


def test_every_declaration_has_a_reason():
    assert all(row.reason and row.module.endswith(".py") for row in read_equivalents())
