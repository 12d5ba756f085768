"""Positions in a few lines: the examples of the module, what is conserved, and what is impossible."""

from __future__ import annotations

import doctest

import pytest

from senet.games.pharaon import BOX
from senet.games.pharaon import position as module
from senet.games.pharaon.position import position
from senet.games.pharaon.table import inventory
from senet.kernel.errors import Refused
from tests.games.pharaon.playing import new_game


def test_the_examples_of_the_module_run():
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("seats", BOX.seats)
@pytest.mark.parametrize(
    "said",
    [
        {},
        {"round": 5, "passed": {1: 2}, "bank": {"red": 0}, "wheel": {"blue": ["silver", "off_red"]}},
        {"noble_deck": [], "artisan_deck": ["sculptor_1"], "jar_pile": ["30"], "bag": ["off_plus1"]},
        {"bag": [], "offering_discard": [], "pairs": [()], "bonus": [""], "supplies": [{"red": 9}]},
    ],
)
def test_a_position_is_a_full_game(seats: int, said: dict):
    assert inventory(position(seats, **said)) == inventory(new_game(seats))


@pytest.mark.parametrize(
    "said",
    [
        {"supplies": [{"red": 21}]},
        {"supplies": [{"gold": 1}]},
        {"nobles": [["judge"], ["judge"]]},
        {"nobles": [["judge"]], "nobles_shown": ["judge"]},
        {"artisans": [["sculptor_1"]], "artisan_deck": ["sculptor_1"]},
        {"artisans_shown": [""]},  # an empty slot beside a full deck
        {"artisans_shown": ["sculptor_1"] * 5},
        {"jars": ["1"], "jar_pile": ["1"]},
        {"wheel": {"red": ["red"] * 4}},
        {"pairs": [()] * 5},
        {"bank": {"red": 21}},
        {"exhausted": [["seer"]]},
        {"tomb": [7]},
        {"tracks": [{"red": 4}]},
        {"tracks": [{"silver": 1}]},
        {"passed": {0: 1, 1: 1, 2: 1}},
        {"passed": {0: 6}},
        {"layout": ["tomb"] * 5},
        {"offset": 5},
        {"direction": 0},
        {"round": 6},
        {"to_move": 3},
        {"seats": 6},
        {"weather": "fine"},
        {"seats": 1, "traitor": {"columns": {"red": 13}}},
        {"seats": 1, "traitor": {"kinds": ["red"] * 5}},
    ],
)
def test_what_is_impossible_is_refused_with_a_sentence_and_a_field(said: dict):
    with pytest.raises(Refused) as refusal:
        position(**said)
    assert refusal.value.sentence.endswith(".") and refusal.value.field
