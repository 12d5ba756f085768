"""How good a position looks to a bot: what is coming counts, and what brings nothing does not."""

from __future__ import annotations

import random

import pytest

from senet.bots.greedy import GreedyBot
from senet.bots.outlook import Outlook
from senet.games.pharaon import BOX
from senet.games.pharaon.bot import appraise
from senet.games.pharaon.position import position
from senet.games.pharaon.table import Pharaon
from senet.kernel.play import seen_by, text
from tests.games.words import decider, play


def greedy_choice(g: Pharaon, seed: int = 0) -> str:
    return text(GreedyBot(random.Random(seed)).choose(Outlook(BOX, seen_by(g, decider(g)), decider(g))))


@pytest.mark.rule("PHAR-161")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("round", [1, 3, 5])
def test_the_greedy_bot_takes_no_token_that_it_holds_already(round: int, seed: int):
    for space in (1, 2, 3):
        g = position(3, round=round, first_player=0, passed={0: space}, seed=str(seed))
        assert greedy_choice(g, seed) != "reward:first_player"


def test_a_resource_that_is_about_to_be_taken_counts():
    g = position(3, first_player=0, passed={0: 1})
    nothing, basic = g.clone(), g.clone()
    play(nothing, "reward:first_player")
    play(basic, "reward:basic")
    assert appraise(seen_by(basic, 0), 0) > appraise(seen_by(nothing, 0), 0) + 1


def test_what_an_action_has_given_already_is_not_counted_again():
    g = position(2, supplies=[{"red": 1, "blue": 1, "green": 1, "black": 3}])
    play(g, "zone:nile", "nile:4")
    before = appraise(seen_by(g, 0), 0)
    play(g, "track:red", "track:red")
    assert abs(appraise(seen_by(g, 0), 0) - before) < 2  # the discs were expected to climb
