"""Every game, with every number of seats and each option, through the conformance kit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from senet.games import all_boxes, find_box
from senet.kernel.box import Box, Value
from senet.kernel.conformance import check_determinism, check_playout, quick_playout, thorough

THOROUGH_EVERY = 7  # every seventh position is examined thoroughly
SELDOM = 29  # with options: there are many such tables, and `make fuzz` plays them all
QUICK_SEEDS = range(100, 115)


def tables(box: Box) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of seats and mode, then every other value of each option once where it is allowed."""
    plain = box.tables()
    yield from plain
    for option in box.options:
        others = [value for value in option.values if value != option.default]
        for i, value in enumerate(others):
            turned = [plain[(i + j) % len(plain)] for j in range(len(plain))]
            wanted = [(seats, {**options, option.name: value}) for seats, options in turned]
            yield from [table for table in wanted if box.allows(*table)][:1]


TABLES = [
    pytest.param(
        box.name,
        seats,
        options,
        id=f"{box.name}-{seats}-{' '.join(f'{name}={value}' for name, value in options.items()) or 'default'}",
    )
    for box in all_boxes()
    for seats, options in tables(box)
]
SEATS = [
    pytest.param(box.name, seats, id=f"{box.name}-{seats}") for box in all_boxes() for seats in box.seats
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_random_game_keeps_every_promise(game: str, seats: int, options: dict[str, Value]):
    box = find_box(game)
    for seed in (1,) if options else (1, 2):
        check_playout(box, seats, seed, options, thorough, every=SELDOM if options else THOROUGH_EVERY)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_same_seed_and_choices_lead_to_the_same_game(game: str, seats: int):
    check_determinism(find_box(game), seats, seed=5)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_many_random_games_end_and_lose_no_component(game: str, seats: int):
    box = find_box(game)
    for seed in QUICK_SEEDS:
        assert 0 < quick_playout(box, seats, seed) <= box.decision_limit
