"""Whole games of every scenario through the conformance kit."""

from __future__ import annotations

import pytest

from senet.games.ankh import BOX
from senet.games.ankh.components import RULINGS
from senet.games.ankh.maps import SCENARIOS
from senet.kernel.conformance import check_determinism, check_playout, quick_playout, thorough

TABLES = [(name, seats) for name, scenario in SCENARIOS.items() for seats in scenario.layouts]


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_random_games_of_every_scenario_come_to_an_end(scenario: str, seats: int) -> None:
    for seed in range(4):
        assert quick_playout(BOX, seats, seed, {"scenario": scenario}) > 0


@pytest.mark.parametrize("seats", BOX.seats)
def test_a_game_passes_every_check(seats: int) -> None:
    check_playout(BOX, seats, 11, checks=thorough, every=13)
    check_determinism(BOX, seats, 3)


def test_a_game_with_chosen_gods_and_other_rulings_passes_every_check() -> None:
    options = {"god": "choose", "scenario": "menagerie"} | dict.fromkeys(RULINGS, False)
    check_playout(BOX, 4, 5, options, checks=thorough, every=11)
