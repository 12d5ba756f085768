"""Which rules of a ledger have tests: the ledger joined with the markers in the test files."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

from senet.kernel.box import Box
from senet.kernel.errors import Refused


def coverage_of(box: Box) -> dict[str, Any]:
    """The numbers of rules, of tested rules and of rules that need no test, and the ids of untested rules."""
    proven = rules_with_tests(folder_of_tests())
    testable = [rule.id for rule in box.ledger.values() if rule.testable]
    untested = [rule for rule in testable if rule not in proven]
    return {
        "game": box.name,
        "rules": len(box.ledger),
        "tested": len(testable) - len(untested),
        "physical": len(box.ledger) - len(testable),
        "untested": untested,
    }


def folder_of_tests() -> Path:
    """The tests of this checkout; an installed package has none."""
    for start in (Path(__file__).resolve().parents[2], Path.cwd()):
        if (start / "tests" / "games").is_dir():
            return start / "tests"
    raise Refused("Coverage needs the tests: run it in a checkout of the repository.", field="coverage")


@cache
def rules_with_tests(folder: Path) -> dict[str, list[str]]:
    """Every rule id that a test is marked with, and the names of those tests."""
    proven: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
                for rule in marked_rules(node.decorator_list):
                    proven.setdefault(rule, []).append(f"{path.stem}::{node.name}")
    return proven


def marked_rules(decorators: list[ast.expr]) -> list[str]:
    """The ids in ``@pytest.mark.rule("PHAR-001", …)``."""
    return [
        argument.value
        for decorator in decorators
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
