"""Rounds and turns (chapter 4)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.position import position
from senet.kernel.game import PASS
from senet.kernel.play import choices, parse, why_not
from tests.games.pharaon.playing import FULL, ONE_OF_EACH, held, in_bank, pass_round, pass_turn
from tests.games.words import decider, offered, play, question, refused

EVERYTHING_FULL = dict.fromkeys(("black", "yellow", "green", "red", "blue"), FULL)


@pytest.mark.rule("PHAR-044")
def test_a_round_goes_clockwise_from_the_first_player_until_all_have_passed():
    g = position(3, first_player=1, to_move=1)
    order = []
    while g.round == 1:
        assert why_not(g, (decider(g) + 1) % 3, PASS) == "PHAR-044"
        order.append(decider(g))
        pass_turn(g)
    assert order == [1, 2, 0]
    g = position(3, first_player=2, to_move=0, passed={1: 5, 2: 4})
    pass_turn(g)
    assert (g.round, decider(g)) == (2, 2)


@pytest.mark.rule("PHAR-045")
def test_a_turn_is_one_action_or_a_pass_and_nothing_else():
    g = position(3, supplies=[{"black": 2}, {"black": 1}])
    assert offered(g) == ["zone:offerings", "pass"]
    assert refused(g, "finish") == "PHAR-249"
    play(g, "zone:offerings", "pair:1", "bonus:none")
    assert (decider(g), question(g)) == (1, "main")  # one action, and the turn is over
    pass_turn(g)
    assert decider(g) == 2


@pytest.mark.rule("PHAR-046", "PHAR-158")
def test_who_has_passed_only_advances_on_the_pyramid():
    g = position(3, to_move=1, supplies=[{}, {"black": 1}, {}])
    pass_turn(g)
    pass_turn(g)
    assert decider(g) == 0
    play(g, "pass")
    g = position(3, to_move=1, passed={1: 1}, supplies=[{}, {"black": 1, "silver": 3}])
    assert question(g) == "reward" and g.players[1].space == 2
    play(g, "reward:first_player")
    assert decider(g) == 2


@pytest.mark.rule("PHAR-047")
def test_passing_is_always_allowed_and_the_only_way_without_an_action():
    rich = position(supplies=[dict.fromkeys(ONE_OF_EACH, 3)])
    assert offered(rich)[-1] == "pass" and len(offered(rich)) == 6
    assert offered(position(supplies=[{}])) == ["pass"]
    assert offered(position(supplies=[{"black": 3, "silver": 3}], wheel=EVERYTHING_FULL)) == ["pass"]


@pytest.mark.rule("PHAR-048")
def test_an_action_is_entry_then_cost_then_effect():
    g = position(supplies=[{"red": 3, "black": 3}], artisans_shown=["painter_green"])
    play(g, "zone:artisans", "artisan:painter_green")
    assert question(g) == "kind" and g.wheel["red"] == ["red"]  # one answer: the entry is paid
    assert g.players[0].artisans == []
    play(g, "kind:red")
    assert g.players[0].artisans == ["painter_green"] and held(g) == {"black": 3, "green": 1}


@pytest.mark.rule("PHAR-049")
def test_a_zone_may_be_used_again_while_spaces_are_free():
    g = position(2, supplies=[{"black": 4}], passed={1: 5})  # the other player's turns change nothing
    play(g, "zone:offerings", "pair:1", "bonus:none")
    play(g, "zone:offerings", "pair:2", "bonus:none")
    play(g, "zone:offerings", "bonus:none")  # the last pair
    assert g.wheel["black"] == ["black"] * 3 and refused(g, "zone:offerings") == "PHAR-050"


@pytest.mark.rule("PHAR-050")
def test_a_full_zone_is_closed_to_everybody_for_the_rest_of_the_round():
    full = position(3, wheel={"black": FULL}, supplies=[{"black": 2}] * 3)
    for _ in range(2):
        assert refused(full, "zone:offerings") == "PHAR-050" and "zone:offerings" not in offered(full)
        pass_turn(full)
    pass_round(full)
    assert full.is_open("black")


@pytest.mark.rule("PHAR-051")
def test_nobody_enters_without_paying_and_doing_the_whole_action():
    g = position(supplies=[{"red": 2, "green": 1, "blue": 1}])
    assert refused(g, "zone:artisans") == "PHAR-051"  # an entry, but not three of a kind
    assert refused(g, "zone:nobles") == "PHAR-051"
    assert refused(g, "zone:tomb") == "PHAR-051"  # yellow for the entry is missing
    play(g, "zone:nile")
    assert offered(g) == ["nile:3", "nile:4"] and refused(g, "nile:1") == "PHAR-051"


@pytest.mark.rule("PHAR-052")
def test_an_action_needs_something_to_take():
    rich = {**dict.fromkeys(ONE_OF_EACH, 3), "silver": 1}
    g = position(supplies=[rich], pairs=[(), (), (), ()])
    assert refused(g, "zone:offerings") == "PHAR-052"
    g = position(supplies=[rich], nobles_shown=["", "", ""], noble_deck=[])
    assert refused(g, "zone:nobles") == "PHAR-052"
    g = position(supplies=[rich], nobles_shown=["judge", "", ""], noble_deck=[])
    assert "zone:nobles" in offered(g)
    g = position(supplies=[rich], artisans_shown=["", "", "", ""], artisan_deck=[])
    assert refused(g, "zone:artisans") == "PHAR-052"
    g = position(supplies=[rich], tomb=[6])
    assert refused(g, "zone:tomb") == "PHAR-114"
    g = position(supplies=[rich], tracks=[dict.fromkeys(ONE_OF_EACH, 3)])
    assert "zone:nile" in offered(g)


@pytest.mark.rule("PHAR-053")
def test_payment_is_in_the_bank_before_gains_are_taken():
    # The bank has no green; the paid green makes the gain of a green possible.
    g = position(
        supplies=[{"red": 1, "green": 3}], artisans_shown=["painter_green"], bank={"green": 0}, offset=0
    )
    play(g, "zone:artisans", "artisan:painter_green")
    assert held(g) == {"green": 1} and g.bank["green"] == 2
    # But what the card would give cannot pay for it.
    g = position(supplies=[{"red": 2}], artisans_shown=["painter_red"])
    assert refused(g, "zone:artisans") == "PHAR-051"


@pytest.mark.rule("PHAR-054")
def test_taking_the_first_player_token_does_not_change_the_running_round():
    g = position(3, first_player=0, to_move=1, passed={1: 1})
    play(g, "reward:first_player")
    assert g.first_player == 1 and decider(g) == 2
    pass_turn(g)
    assert decider(g) == 0
    pass_turn(g)
    assert (g.round, decider(g)) == (2, 1)


@pytest.mark.rule("PHAR-055", "PHAR-245")
def test_abilities_combine_with_the_one_action_or_pass_each_at_its_own_moment():
    g = position(
        3,
        nobles=[["seer", "treasurer", "diplomat", "teacher", "general"]],
        supplies=[{"black": 2}],
        jars=["1", "2", "3"],
    )
    play(g, "exchange:seer", "take:red")
    assert question(g) == "main"
    play(g, "pass", "jar:1")
    assert refused(g, "use:teacher") == "PHAR-055"  # the Diplomat comes first
    play(g, "use:diplomat", "take:blue")
    play(g, "use:teacher", "take:green")
    play(g, "use:general")
    assert offered(g) == ["finish", "exchange:treasurer"]
    play(g, "exchange:treasurer", "give:black")
    assert held(g) == {"red": 1, "blue": 3, "green": 1, "silver": 1}
    assert (decider(g), question(g)) == (1, "main")


@pytest.mark.rule("PHAR-245")
def test_nobody_else_has_a_choice_during_a_turn():
    g = position(4, supplies=[{"black": 4, "red": 2, "blue": 2}] * 4, nobles=[["teacher"], ["seer"]])
    while question(g):
        assert decider(g) == g.active
        assert choices(g, (decider(g) + 1) % 4) == []
        assert why_not(g, (decider(g) + 1) % 4, parse("pass")) == "PHAR-044"
        play(g, offered(g)[0])
    assert in_bank(g) >= 0
