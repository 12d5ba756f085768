"""Two players (chapter 18)."""

from __future__ import annotations

from collections import Counter

import pytest

from senet.games.pharaon.components import JARS
from senet.games.pharaon.position import position
from tests.games.pharaon.playing import ONE_OFFS, held, new_game, pass_round, play_setup
from tests.games.words import decider, offered, play, question


def laid(g) -> dict[str, list[str]]:
    """The strips with tokens on them."""
    return {strip: tokens for strip, tokens in g.wheel.items() if tokens}


def spaces(jar: str) -> dict[str, list[str]]:
    """What a blocking jar lays on an empty wheel."""
    return {kind: [kind] * count for kind, count in Counter(JARS[jar]).items()}


@pytest.mark.rule("PHAR-194")
def test_there_are_three_pairs_and_three_bonus_tokens():
    g = new_game(2)
    assert [len(pair) for pair in g.pairs] == [2, 2, 2] and len(g.bonus) == 3 and len(g.bag) == 31
    assert g.usable == 3


@pytest.mark.rule("PHAR-195")
def test_three_jars_lie_face_up_in_setup_and_rounds_one_to_four():
    g = new_game(2)
    assert len(g.jars) == 3
    play_setup(g, ONE_OFFS)
    for number in (1, 2, 3, 4):
        assert (g.round, len(g.jars)) == (number, 3)
        pass_round(g)
    assert (g.round, g.jars) == (5, [])


@pytest.mark.rule("PHAR-196", "PHAR-197")
def test_the_jar_that_nobody_chose_blocks_spaces_of_the_coming_round():
    g = position(2, passed={1: 5}, jars=["21", "1"], jar_pile=["30", "29", "28"], wheel={"green": ["red"]})
    play(g, "pass", "jar:1")
    assert laid(g) == {"green": ["green", "green"], "red": ["red"]}  # the old tokens were cleared before
    assert "21" in g.jar_discard and sorted(g.jars) == ["28", "29", "30"]
    assert g.bank["green"] == 20 - 2 - held(g).get("green", 0)


@pytest.mark.rule("PHAR-196", "PHAR-197")
def test_in_setup_the_left_over_jar_blocks_before_the_jars_are_replenished():
    g = new_game(2, "block")
    shown = g.jars[:]
    play(g, f"jar:{shown[0]}")
    while question(g) != "jar":
        play(g, offered(g)[0])
    assert laid(g) == {}
    play(g, f"jar:{shown[1]}")
    play_setup(g)
    assert laid(g) == spaces(shown[2]) and shown[2] in g.jar_discard and len(g.jars) == 3


@pytest.mark.rule("PHAR-197")
def test_a_blocking_jar_can_be_laid_out_again_at_once():
    # No jar is face down: the used one is among the discarded from which three are laid out.
    every = [str(number) for number in range(1, 31)]
    g = position(2, passed={1: 5}, jars=["1", "2"], jar_pile=[])
    play(g, "pass", "jar:1")
    assert len(g.jars) == 3 and sorted([*g.jars, *g.jar_pile, *g.jar_discard], key=int) == every
    assert g.jar_discard == []


@pytest.mark.rule("PHAR-198")
def test_a_token_that_the_bank_lacks_is_left_out():
    g = position(2, passed={1: 5}, jars=["21", "1"], bank={"green": 2, "red": 0})
    play(g, "pass", "jar:1")  # black, yellow, green: one green is left
    assert laid(g) == {"green": ["green"]}
    assert all(max(Counter(jar).values()) <= 2 for jar in JARS.values())


@pytest.mark.rule("PHAR-199")
def test_blocking_tokens_return_to_the_bank_at_the_end_of_the_round():
    g = position(2, round=4, passed={1: 5}, jars=["21"], wheel={"black": ["black", "black"]})
    bank = g.bank["black"]
    play(g, "pass")
    assert g.round == 5 and laid(g) == {}
    assert g.bank["black"] == bank + 2


@pytest.mark.rule("PHAR-200", "PHAR-165")
def test_the_second_to_pass_is_last_and_chooses_one_of_two_jars():
    g = position(2, jars=["21", "1", "2"])
    play(g, "pass", "jar:21")
    assert (g.players[0].row, g.players[0].space, decider(g)) == (1, 1, 1)
    play(g, "pass")
    assert offered(g) == ["jar:1", "jar:2"] and g.players[1].row == 0
    play(g, "jar:2")
    assert g.round == 2 and held(g, 1) == {"black": 1, "yellow": 1, "red": 1}
