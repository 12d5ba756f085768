"""Every game, with every number of seats and each option, through the conformance kit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from senet.games import all_boxes, find_box
from senet.kernel.box import Box, Value
from senet.kernel.chance import SEED_BYTES
from senet.kernel.conformance import check_determinism, check_playout, quick_playout, thorough
from senet.kernel.errors import Refused

THOROUGH_EVERY = 7  # every seventh position is examined thoroughly
QUICK_SEEDS = range(100, 115)


def tables(box: Box) -> Iterator[tuple[int, dict[str, Value]]]:
    """The default options with every number of seats, then every other value of each option once."""
    for seats in box.seats:
        yield seats, {}
    for option in box.options:
        counts = option.seats or box.seats
        others = [value for value in option.values if value != option.default]
        for i, value in enumerate(others):
            turned = [counts[(i + j) % len(counts)] for j in range(len(counts))]
            yield (
                next(seats for seats in turned if is_possible(box, seats, option.name, value)),
                {option.name: value},
            )


def is_possible(box: Box, seats: int, option: str, value: Value) -> bool:
    try:
        box.start(seats, {option: value}, bytes(SEED_BYTES))
    except Refused:
        return False
    return True


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
        check_playout(box, seats, seed, options, thorough, every=THOROUGH_EVERY)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_same_seed_and_choices_lead_to_the_same_game(game: str, seats: int):
    check_determinism(find_box(game), seats, seed=5)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_many_random_games_end_and_lose_no_component(game: str, seats: int):
    box = find_box(game)
    for seed in QUICK_SEEDS:
        assert 0 < quick_playout(box, seats, seed) <= box.decision_limit
