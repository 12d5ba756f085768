"""The chronicle grows with the match; worked out from what is new it is what it would be from the start."""

from __future__ import annotations

import random

import pytest

from senet.kernel.game import SPECTATOR
from senet.matches.live import LiveMatch
from senet.matches.position import Position
from senet.web.views.seat_view import CHRONICLE, SeatView
from tools.measure_views import table_of


def fresh(table: LiveMatch) -> LiveMatch:
    return LiveMatch(table.position, [])


@pytest.mark.parametrize("seat", [0, SPECTATOR])
@pytest.mark.parametrize("game", ["pharaon", "ankh"])
def test_the_chronicle_is_the_same_from_the_start(game: str, seat: int):
    table, rng = table_of(game, 1), random.Random(7)
    longest = 0
    for serial in range(1, 150):
        draft = table.match.copy()
        last = draft.lines[-1].seat if draft.lines else None
        if serial % 9 == 0 and last is not None and draft.horizon(last)[0] < len(draft.lines):
            draft.take_back(last)
        else:
            chooser = rng.choice(draft.waiting_for())
            draft = table.match.after(chooser, rng.choice(draft.offered(chooser)))
        table.position = Position(serial, draft, table.record)
        if serial % 9 == 0:
            continue  # nobody looks until something else was chosen instead
        shown = SeatView(table, table.position, seat, "en").stories
        assert shown == SeatView(fresh(table), table.position, seat, "en").stories
        longest = max(longest, len(shown))
    assert longest == CHRONICLE
    past = SeatView(table, table.position, seat, "en", line=5).stories
    assert past == SeatView(fresh(table), table.position, seat, "en", line=5).stories != shown
    assert SeatView(table, table.position, seat, "en").stories == shown
