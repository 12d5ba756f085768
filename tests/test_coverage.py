"""Every rule of every ledger has a test, and every marker names a rule."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from senet.coverage import coverage_of, folder_of_tests, marked_rules, rules_with_tests
from senet.games import OURS, all_boxes


@pytest.mark.parametrize("name", OURS)
def test_every_rule_has_a_test(name: str) -> None:
    box = next(box for box in all_boxes() if box.name == name)
    report = coverage_of(box)
    assert report["untested"] == []
    assert report["tested"] + report["physical"] == report["rules"] > 100


def test_every_marker_names_a_rule_of_a_ledger() -> None:
    ledgers = [rule for box in all_boxes() for rule in box.ledger]
    prefixes = {rule.split("-")[0] for rule in ledgers}
    marked = [rule for rule in rules_with_tests(folder_of_tests()) if rule.split("-")[0] in prefixes]
    assert set(marked) <= set(ledgers)


@pytest.mark.parametrize(
    ("source", "rules"),
    [
        ('@pytest.mark.rule("A-1", "A-2")\ndef test_x(): pass', ["A-1", "A-2"]),
        ('@pytest.mark.slow\n@pytest.mark.rule("A-1")\ndef test_x(): pass', ["A-1"]),
        ("@pytest.mark.slow\ndef test_x(): pass", []),
    ],
)
def test_markers_are_read_from_the_source(source: str, rules: list[str]) -> None:
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert marked_rules(function.decorator_list) == rules


def test_a_rule_without_a_test_is_reported(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        '@pytest.mark.rule("A-1")\ndef test_x(): pass\n\ndef helper(): pass\n'
    )
    assert rules_with_tests(tmp_path) == {"A-1": ["test_a::test_x"]}


def test_steps_name_only_rules_of_their_own_ledger() -> None:
    """A rule id in the code of a game exists."""
    import re

    for box in all_boxes():
        prefix = next(iter(box.ledger)).split("-")[0]
        for path in box.folder.rglob("*.py"):
            named = set(re.findall(rf"{prefix}-\d+[a-z]?", path.read_text(encoding="utf-8")))
            assert named <= set(box.ledger), path.name
