"""The rule ledger: every rule of a game as a numbered statement, read from its `rules.md`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from senet.kernel.errors import Refused

RULE: Final = re.compile(r"^(?:[*-] +)?\*\*([A-Z]+-\d+[a-z]?)\*\*\s*(.*)$")
HEADING: Final = re.compile(r"^(#+) +(.*)$")
NO_TEST: Final = "[no test"


@dataclass(slots=True)
class Rule:
    id: str
    chapter: str
    text: str  # one paragraph; lists and tables are on separate lines
    testable: bool  # False if no behaviour follows from it, as for the description of a component


def read_ledger(path: Path) -> dict[str, Rule]:
    """The rules of one ledger by id, in the order of the file."""
    rules: dict[str, Rule] = {}
    chapter, current = "", None
    for line in path.read_text(encoding="utf-8").splitlines():
        heading, found = HEADING.match(line), RULE.match(line)
        if found:
            if found[1] in rules:
                raise Refused(f"{path.name} has two rules {found[1]}.", field=found[1])
            current = rules[found[1]] = Rule(found[1], chapter, found[2], True)
        elif heading:
            chapter, current = heading[2], None
        elif line.startswith(("---", "Glossary")):
            current = None
        elif current is not None:
            current.text += "\n" + line
    for rule in rules.values():
        rule.text = rule.text.strip()
        rule.testable = NO_TEST not in rule.text.split("\n")[0]
    return rules
