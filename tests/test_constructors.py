"""Records get explicit constructors in the compiled copy."""

from __future__ import annotations

from pathlib import Path

from tools.constructors import add_constructors

BASE = """
from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Flow:
    agenda: list[int]


@dataclass(slots=True)
class Game:
    flow: Flow
"""
DERIVED = '''
from __future__ import annotations

from dataclasses import dataclass, field

from made.base import Game


@dataclass(slots=True)
class Table(Game):
    """A table."""

    round: int  # of the game
    name: str = "none"

    def next(self) -> None:
        self.round += 1


@dataclass(slots=True)
class Variant(Table):
    def next(self) -> None:
        self.round += 2


@dataclass(frozen=True)
class Fixed:
    number: int


@dataclass
class Filled:
    numbers: list[int] = field(default_factory=list)
'''


def test_records_can_be_made_as_before_and_others_are_left_alone(tmp_path: Path, monkeypatch):
    package = tmp_path / "made"
    package.mkdir()
    files = [package / "base.py", package / "derived.py"]
    for file, source in zip(files, (BASE, DERIVED), strict=True):
        file.write_text(source)
    assert add_constructors(files, tmp_path) == 4
    assert files[1].read_text().count("def __init__") == 2
    monkeypatch.syspath_prepend(str(tmp_path))
    from made.base import Flow  # type: ignore[import-not-found]
    from made.derived import Filled, Fixed, Table, Variant  # type: ignore[import-not-found]

    table = Table(Flow([1]), round=2)
    assert (table.flow.agenda, table.round, table.name) == ([1], 2, "none")
    variant = Variant(Flow([]), 1, "v")
    variant.next()
    assert (variant.round, variant.name) == (3, "v")
    assert table == Table(Flow([1]), 2, "none") and Fixed(3).number == 3 and Filled().numbers == []
