"""Every rule of every ledger has a test, and every marker names a rule."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from senet.coverage import coverage_of, folder_of_tests, marked_rules, rules_with_tests
from senet.games import all_boxes, modules

# Modes of a game that cannot be played yet, as ranges of their rules.
NOT_YET = {
    "kemet": [  # teams
        ("KEMET-238", "KEMET-265"),
        ("KEMET-340", "KEMET-344"),
    ],
}


@pytest.mark.parametrize("name", modules())
def test_every_rule_has_a_test(name: str) -> None:
    box = next(box for box in all_boxes() if box.name == name)
    report = coverage_of(box)
    later = [r for r in box.ledger if any(a <= r <= b for a, b in NOT_YET.get(name, []))]
    assert [rule for rule in report["untested"] if rule not in later] == []
    assert report["tested"] + report["physical"] + len(report["untested"]) == report["rules"] > 100


@pytest.mark.parametrize("name", NOT_YET)
def test_what_cannot_be_played_yet_has_no_tests_that_say_otherwise(name: str) -> None:
    proven = rules_with_tests(folder_of_tests())
    box = next(box for box in all_boxes() if box.name == name)
    later = [r for r in box.ledger if any(a <= r <= b for a, b in NOT_YET[name])]
    assert [rule for rule in later if rule in proven] == []


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
