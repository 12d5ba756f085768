"""A small storm: servers and the database are killed under load. `make faults` is the great one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.load.faults import Storm, storm_over


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgresql", 2)])
def test_nothing_acknowledged_is_lost_or_doubled_and_everybody_comes_back(
    tmp_path: Path, kind: str, processes: int
):
    storm = Storm(2, 1, random.Random(3), 3, (0.3, 1.0))
    found, notes, reopened, away = storm_over(kind, processes, storm, 4, "views", tmp_path / "storm")
    assert len(notes.acknowledged) >= 9 and reopened > 0
    assert (found.lost, found.doubled, found.damaged, away) == (0, 0, 0, 0)
