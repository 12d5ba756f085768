"""The conformance kit accepts a proper game, and catches each kind of broken one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from senet.kernel.box import Result
from senet.kernel.conformance import (
    Nonconformity,
    check_determinism,
    check_playout,
    quick_playout,
    thorough,
)
from tests.kernel.toy import BOX


@pytest.mark.parametrize("seats", BOX.seats)
def test_a_proper_game_passes_every_check(seats: int) -> None:
    for seed in range(5):
        check_playout(BOX, seats, seed, checks=thorough)
        check_determinism(BOX, seats, seed)
        assert quick_playout(BOX, seats, seed) > 0


def test_a_game_with_automata_passes_every_check() -> None:
    check_playout(BOX, 3, 1, {"automaton": "false,true,false"}, checks=thorough)


def test_a_game_that_nobody_wins_says_why() -> None:
    lost = replace(BOX, result=lambda g: Result(tuple({} for _ in g.players), (), "all lost"))
    check_playout(lost, 2, 1)
    assert quick_playout(lost, 2, 1) > 0
    silent = replace(BOX, result=lambda g: Result(tuple({} for _ in g.players), ()))
    with pytest.raises(Nonconformity, match="nobody won"):
        check_playout(silent, 2, 1)
    with pytest.raises(Nonconformity, match="nobody won"):
        quick_playout(silent, 2, 1)
