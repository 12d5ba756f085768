"""The chronicle grows with the match; worked out from what is new it is what it would be from the start."""

from __future__ import annotations

import random

import pytest

from senet.kernel.game import SPECTATOR
from senet.web.loading import twin_of
from senet.web.positions import Position
from senet.web.seeing import CHRONICLE, Sight
from senet.web.tables import Table
from tools.measure_views import table_of


def fresh(table: Table) -> Table:
    return Table(table.record, table.position, [])


@pytest.mark.parametrize("seat", [0, SPECTATOR])
@pytest.mark.parametrize("game", ["pharaon", "ankh"])
def test_the_chronicle_is_the_same_from_the_start(game: str, seat: int):
    table, rng = table_of(game, 1), random.Random(7)
    longest = 0
    for serial in range(1, 150):
        twin = twin_of(table.match)
        last = twin.lines[-1].seat if twin.lines else None
        if serial % 9 == 0 and last is not None and twin.horizon(last)[0] < len(twin.lines):
            twin.take_back(last)
        else:
            chooser = rng.choice(twin.waiting_for())
            twin.choose(chooser, rng.choice(twin.offered(chooser)))
        table.position = Position(serial, twin)
        if serial % 9 == 0:
            continue  # nobody looks until something else was chosen instead
        shown = Sight(table, table.position, seat, "en").stories
        assert shown == Sight(fresh(table), table.position, seat, "en").stories
        longest = max(longest, len(shown))
    assert longest == CHRONICLE
    past = Sight(table, table.position, seat, "en", line=5).stories
    assert past == Sight(fresh(table), table.position, seat, "en", line=5).stories != shown
    assert Sight(table, table.position, seat, "en").stories == shown
