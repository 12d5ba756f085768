"""The conformance kit accepts a proper game, and catches each kind of broken one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from senet.kernel.box import Box
from senet.kernel.conformance import (
    Nonconformity,
    check_determinism,
    check_playout,
    quick_playout,
    thorough,
)
from senet.kernel.game import Game
from senet.kernel.play import resume
from tests.kernel.toy import BOX, faulty, rules
from tests.kernel.toy.table import Toy


@pytest.mark.parametrize("seats", BOX.seats)
def test_a_proper_game_passes_every_check(seats: int) -> None:
    for seed in range(5):
        check_playout(BOX, seats, seed, checks=thorough)
        check_determinism(BOX, seats, seed)
        assert quick_playout(BOX, seats, seed) > 0


def test_a_game_with_automata_passes_every_check() -> None:
    check_playout(BOX, 3, 1, {"automaton": "false,true,false"}, checks=thorough)


# -- broken games ----------------------------------------------------------------------------------


def starting_with(step: Callable[[Toy], None]) -> Callable[[int, Mapping[str, Any], bytes], Game]:
    def new_game(seats: int, options: Mapping[str, Any], seed: bytes) -> Game:
        g = rules.new_game(seats, options, seed)
        resume(g, step)
        return g

    return new_game


def of_class(kind: type[Toy]) -> Callable[[int, Mapping[str, Any], bytes], Game]:
    def new_game(seats: int, options: Mapping[str, Any], seed: bytes) -> Game:
        g = rules.new_game(seats, options, seed)
        return kind(g.flow, g.players, g.deck, g.prizes, g.rounds, g.burning)

    return new_game


def broken(**changes: Any) -> Box:
    return replace(BOX, **changes)


@pytest.mark.parametrize(
    ("box", "sentence"),
    [
        (broken(inventory=lambda g: {"things": g.flow.revealed}), "components were not conserved"),
        (broken(decision_limit=2), "does not end"),
        (broken(vocabulary=lambda g: [("pass", "")]), "offered but not in the vocabulary"),
        (broken(folder=Path(__file__).parent / "lawless"), "refuses"),
        (broken(new_game=of_class(faulty.Leaky)), "sees a secret"),
        (broken(new_game=of_class(faulty.Vague)), "a guess leaves something unknown"),
        (broken(new_game=of_class(faulty.Tangled)), "a choice in a clone changed the game"),
        (broken(new_game=starting_with(faulty.ask_peeking)), "peeks at secrets"),
        (broken(new_game=starting_with(faulty.ask_twice_the_same)), "two choices have the same text"),
        (broken(new_game=starting_with(faulty.ask_unexplained)), "but not forbidden"),
        (broken(new_game=starting_with(faulty.ask_fragile)), "fragile breaks on 'bid:"),
        (broken(changes=lambda story: []), r"does not balance: \{'points of \d': '\d -> \d, told \+0'\}"),
        (broken(changes=lambda story: BOX.changes(story) * 2), "the log does not balance"),
        (broken(counters=lambda g: {}), "the log does not balance"),
        (broken(heading=lambda story: None), "nobody was told that this begins: {'round': 1}"),
    ],
)
def test_a_broken_game_is_caught(box: Box, sentence: str) -> None:
    with pytest.raises(Nonconformity, match=sentence):
        check_playout(box, 2, 3, checks=thorough)


@pytest.mark.parametrize(
    ("box", "sentence"),
    [
        (broken(new_game=starting_with(faulty.ask_fragile)), "fragile breaks on"),
        (broken(changes=lambda story: []), "the log does not balance"),
        (broken(heading=lambda story: None), "nobody was told"),
    ],
)
def test_thousands_of_quick_games_catch_it_too(box: Box, sentence: str) -> None:
    with pytest.raises(Nonconformity, match=sentence):
        _ = [quick_playout(box, 2, seed) for seed in range(9)]


def test_a_game_that_depends_on_more_than_its_seed_is_caught() -> None:
    count = iter(range(100))

    def new_game(seats: int, options: Mapping[str, Any], seed: bytes) -> Game:
        g = rules.new_game(seats, options, seed)
        g.players[0].points = next(count)
        return g

    with pytest.raises(Nonconformity, match="two runs differ"):
        check_determinism(broken(new_game=new_game), 2, 1)


def test_the_ledger_is_read_once() -> None:
    assert BOX.ledger is BOX.ledger
    assert "TOY-001" in BOX.ledger
