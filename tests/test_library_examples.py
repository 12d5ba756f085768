"""The examples in the documents run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
BLOCKS = re.findall(r"```python\n(.*?)```", (DOCS / "library.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_an_example_of_the_library_guide_runs(block: str) -> None:
    exec(compile(block, "library.md", "exec"), {"__name__": "example"})


def test_the_examples_of_the_readme_print_what_they_say() -> None:
    failed, tried = doctest.testfile(str(DOCS.parent / "README.md"), module_relative=False)
    assert failed == 0 and tried >= 5


def test_the_guide_has_examples() -> None:
    assert len(BLOCKS) >= 3
