"""Passing and the time pyramid (chapter 13)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.components import COLOURS
from senet.games.pharaon.position import position
from tests.games.pharaon.playing import held, pass_turn
from tests.games.words import decider, offered, play, question, refused, told

NO_BASICS = dict.fromkeys(COLOURS, 0)


def place(g, seat: int) -> tuple[int, int]:
    return g.players[seat].row, g.players[seat].space


@pytest.mark.rule("PHAR-154", "PHAR-155")
def test_who_passes_goes_to_space_one_of_the_lowest_free_row_and_collects_nothing_there():
    g = position(5, jars=["21", "1", "2", "3", "4"])
    play(g, "pass", "jar:21")
    assert place(g, 0) == (1, 1) and held(g) == {"green": 2, "red": 1}
    for seat in (1, 2, 3):
        assert decider(g) == seat
        pass_turn(g)
        assert place(g, seat) == (seat + 1, 1)
    assert place(g, 4) == (0, 0)


@pytest.mark.rule("PHAR-156")
def test_a_passing_player_must_take_a_face_up_jar_of_choice():
    g = position(jars=["21", "1", "2"])
    play(g, "pass")
    assert offered(g) == ["jar:21", "jar:1", "jar:2"] and refused(g, "pass") == "PHAR-249"
    assert refused(g, "jar:5") == "PHAR-100"  # face down
    play(g, "jar:1")
    assert g.jars == ["21", "2"] and held(g) == {"black": 1, "yellow": 1, "green": 1}


@pytest.mark.rule("PHAR-157")
def test_in_round_five_passing_gives_no_jar():
    g = position(round=4)
    pass_turn(g)
    assert sum(held(g).values()) == 3
    pass_turn(pass_turn(g))
    assert g.round == 5 and g.jars == []
    before = held(g, decider(g))
    seat = decider(g)
    play(g, "pass")
    assert held(g, seat) == before and decider(g) != seat


@pytest.mark.rule("PHAR-159")
def test_the_cylinder_moves_one_space_a_turn_until_the_last():
    g = position(2, passed={0: 4}, supplies=[{}, {"black": 2}])
    assert place(g, 0) == (1, 5)
    play(g, "reward:silver", "zone:offerings", "pair:1", "bonus:none")
    assert decider(g) == 1 and place(g, 0) == (1, 5) and held(g) == {"silver": 1}  # nothing happened


@pytest.mark.rule("PHAR-160")
@pytest.mark.parametrize(
    ("order", "space", "rewards"),
    [
        ([0], 2, ["basic", "first_player"]),
        ([0], 3, ["basic", "first_player", "silver"]),
        ([0], 4, ["basic", "first_player", "silver", "offering"]),
        ([0], 5, ["basic", "first_player", "silver", "offering"]),
        ([1, 0], 3, ["basic", "silver"]),
        ([1, 0], 4, ["basic", "silver", "offering"]),
        ([1, 2, 0], 3, ["basic", "silver"]),
    ],
)
def test_the_reward_is_that_of_the_space_or_of_one_further_left(order, space, rewards):
    passed = dict.fromkeys(order, 2) | {0: space - 1}
    g = position(5, passed={seat: passed[seat] for seat in order})
    assert offered(g) == [f"reward:{reward}" for reward in rewards]
    for reward in {"basic", "first_player", "silver", "offering"} - set(rewards):
        assert refused(g, f"reward:{reward}") == "PHAR-160"


@pytest.mark.rule("PHAR-160")
def test_rewards_on_the_second_space_of_the_upper_rows_are_one_basic():
    for order in ([1, 0], [1, 2, 0], [1, 2, 3, 0]):
        g = position(5, passed=dict.fromkeys(order, 1))
        assert question(g) == "basic"  # the only reward: chosen without asking


@pytest.mark.rule("PHAR-161")
def test_the_first_player_token_is_taken_from_its_holder():
    g = position(3, passed={0: 1}, first_player=2)
    play(g, "reward:first_player")
    assert g.first_player == 0 and held(g) == {}
    g = position(3, passed={0: 1}, first_player=0)
    play(g, "reward:first_player")  # legal, but it gives nothing
    assert g.first_player == 0 and held(g) == {} and decider(g) == 1


@pytest.mark.rule("PHAR-162")
def test_basic_and_silver_rewards():
    g = position(3, passed={0: 2})
    play(g, "reward:basic")
    assert refused(g, "take:silver") == "PHAR-003"
    play(g, "take:green")
    assert held(g) == {"green": 1}
    g = position(3, passed={0: 2})
    play(g, "reward:silver")
    assert held(g) == {"silver": 1} and g.bank["silver"] == 19


@pytest.mark.rule("PHAR-163")
def test_an_offering_reward_comes_from_the_field_or_the_bag():
    g = position(3, passed={0: 3}, bonus=["off_red", "off_red", "off_plus1", ""], bag=["off_blue"])
    play(g, "reward:offering")
    assert offered(g) == ["offering:off_red", "offering:off_plus1", "offering:bag"]
    assert refused(g, "offering:off_blue") == "PHAR-163"
    play(g, "offering:bag")
    assert held(g) == {"off_blue": 1}


@pytest.mark.rule("PHAR-164")
def test_only_rewards_that_can_be_supplied_can_be_chosen():
    g = position(3, passed={0: 2}, bank={"silver": 0})
    assert refused(g, "reward:silver") == "PHAR-164" and "reward:silver" not in offered(g)
    assert refused(g, "pass") == "PHAR-249"  # it cannot be declined
    g = position(3, passed={0: 2}, bank=NO_BASICS)
    assert refused(g, "reward:basic") == "PHAR-164"
    g = position(3, passed={0: 3}, bonus=["", "", "", ""], bag=[], offering_discard=[])
    assert refused(g, "reward:offering") == "PHAR-164"
    g = position(3, passed={0: 3}, bonus=["", "", "", ""], bag=[], offering_discard=["off_red"])
    assert "reward:offering" in offered(g)
    g = position(3, passed={0: 3}, bonus=["off_red", "", "", ""], bag=[], offering_discard=[])
    assert "reward:offering" in offered(g)  # the bonus field is enough
    play(g, "reward:offering")
    assert held(g)["off_red"] == 1 and g.bonus == ["", "", "", ""]
    g = position(3, passed={0: 1}, bank=NO_BASICS, first_player=2)
    assert g.first_player == 0  # the token can always be taken; it was the only reward


@pytest.mark.rule("PHAR-165")
def test_the_last_to_pass_takes_the_remaining_jar_and_no_row():
    g = position(3, passed={1: 5, 2: 4}, jars=["21"])
    g.flow.told = []
    play(g, "pass")
    assert g.round == 2 and held(g) == {"green": 2, "red": 1}
    assert told(g, "advanced") == []
    g = position(3, round=5, passed={1: 5, 2: 4})
    play(g, "pass")
    assert question(g) == "" and held(g) == {} and place(g, 0) == (0, 0)


@pytest.mark.rule("PHAR-166")
def test_the_round_ends_with_the_last_passing_turn():
    g = position(3, passed={1: 1, 2: 1}, supplies=[{"red": 1}], nobles=[["seer"]])
    play(g, "pass")
    assert g.round == 1 and question(g) == "last_exchange"  # the turn is not resolved yet
    play(g, "finish")
    assert g.round == 2 and held(g, 1) == held(g, 2) == {}  # nobody advanced any more


@pytest.mark.rule("PHAR-167")
def test_passed_players_advance_between_the_turns_of_the_last_one():
    g = position(3, passed={1: 1, 2: 1}, supplies=[{"black": 3}])
    play(g, "zone:offerings", "pair:1", "bonus:none")
    assert decider(g) == 1 and place(g, 1) == (1, 2)
    play(g, "reward:basic", "take:red")
    assert decider(g) == 2 and place(g, 2) == (2, 2)
    play(g, "take:red")
    assert decider(g) == 0 and question(g) == "main"
    play(g, "zone:offerings", "pair:2", "bonus:none")
    assert place(g, 1) == (1, 3)


@pytest.mark.rule("PHAR-085", "PHAR-163")
def test_the_offering_reward_comes_from_the_field_or_from_a_bag_that_is_not_empty():
    bonus = ["off_red", "off_blue", "", ""]
    g = play(position(3, passed={0: 3}, bonus=bonus, bag=[], offering_discard=[]), "reward:offering")
    assert offered(g) == ["offering:off_red", "offering:off_blue"]
    assert refused(g, "offering:bag") == "PHAR-085" and refused(g, "offering:off_green") == "PHAR-163"
    g = play(position(3, passed={0: 3}, bonus=bonus, bag=["off_plus1"]), "reward:offering", "offering:bag")
    assert held(g) == {"off_plus1": 1} and g.bonus == bonus
