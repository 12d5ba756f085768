"""The nobles one by one: numbers 17-20, once per round, and 21-26, one-off effects (chapter 12)."""

from __future__ import annotations

from collections import Counter

import pytest

from senet.games.pharaon.components import COLOURS
from senet.games.pharaon.position import position
from senet.games.pharaon.table_gods import best_gods, nobles_score
from tests.games.pharaon.playing import ONE_OF_EACH, held, pass_turn, settle
from tests.games.words import decider, offered, play, question, refused

# -- Seer and Treasurer --------------------------------------------------------------------------------


@pytest.mark.rule("PHAR-140")
def test_the_seer_changes_a_basic_token_into_a_resource_of_another_kind():
    g = position(nobles=[["seer"]], supplies=[{"red": 2, "off_blue": 1, "silver": 1, "off_plus1": 1}])
    play(g, "exchange:seer")
    assert offered(g) == ["give:red", "give:off_blue"] and refused(g, "give:silver") == "PHAR-140"
    assert refused(g, "give:off_plus1") == "PHAR-140" and refused(g, "give:green") == "PHAR-074"
    play(g, "give:off_blue")
    assert refused(g, "take:blue") == "PHAR-140" and refused(g, "take:silver") == "PHAR-140"
    assert offered(g) == ["take:black", "take:yellow", "take:green", "take:red"]
    play(g, "take:green")
    assert held(g) == {"red": 2, "green": 1, "silver": 1, "off_plus1": 1}
    assert g.offering_discard == ["off_blue"] and g.bank["green"] == 19
    assert refused(position(supplies=[{"red": 2}]), "exchange:seer") == "PHAR-140"


@pytest.mark.rule("PHAR-141")
def test_the_treasurer_changes_a_basic_token_into_silver():
    g = position(nobles=[["treasurer"]], supplies=[{"red": 1, "off_blue": 1}])
    play(g, "exchange:treasurer", "give:red")
    assert held(g) == {"off_blue": 1, "silver": 1} and (g.bank["red"], g.bank["silver"]) == (20, 19)
    assert refused(g, "exchange:treasurer") == "PHAR-092"
    assert refused(position(supplies=[{"red": 2}]), "exchange:treasurer") == "PHAR-141"


@pytest.mark.rule("PHAR-142")
def test_there_are_two_windows_before_and_after_the_action():
    g = position(nobles=[["seer", "treasurer"]], supplies=[{"black": 1, "red": 1}])
    play(g, "exchange:treasurer", "give:red", "zone:offerings", "pair:1")
    assert question(g) == "entry"  # silver or black: no window between paying and gaining
    assert refused(g, "exchange:seer") == "PHAR-249"
    settle(play(g, "entry:silver"), "last_exchange")
    assert offered(g) == ["finish", "exchange:seer"]
    play(g, "finish")
    assert decider(g) == 1


@pytest.mark.rule("PHAR-142", "PHAR-249")
def test_in_each_window_both_may_be_used_one_after_the_other():
    g = position(nobles=[["seer", "treasurer"]], supplies=[{"red": 2}])
    play(g, "exchange:seer", "take:blue")
    assert "exchange:treasurer" in offered(g)
    g = position(round=5, nobles=[["seer", "treasurer"]], supplies=[{"red": 2}])
    play(g, "pass", "exchange:treasurer")
    assert offered(g) == ["finish", "exchange:seer"]
    play(g, "exchange:seer", "take:blue")
    assert held(g) == {"silver": 1, "blue": 1} and decider(g) == 1  # nothing is left to be asked


@pytest.mark.rule("PHAR-142")
@pytest.mark.parametrize("round_number", [1, 5])
def test_the_windows_exist_in_all_rounds_also_for_the_last_to_pass(round_number: int):
    g = position(2, round=round_number, nobles=[["seer"]], supplies=[{"red": 1}], passed={1: 5})
    assert "exchange:seer" in offered(g)
    play(g, "pass")
    if question(g) == "jar":
        play(g, offered(g)[0])
    assert question(g) == "last_exchange" and g.round == round_number
    play(g, "exchange:seer")


@pytest.mark.rule("PHAR-142", "PHAR-257")
def test_a_window_opens_also_on_a_turn_that_only_advances_the_disc():
    g = position(
        2, nobles=[["seer", "treasurer"]], exhausted=[["seer"]], supplies=[{"red": 1}], passed={0: 1}
    )
    assert question(g) == "reward"
    play(g, "reward:basic", "take:blue")
    assert decider(g) == 0 and offered(g) == ["finish", "exchange:treasurer"]
    play(g, "exchange:treasurer", "give:red")
    assert held(g) == {"blue": 1, "silver": 1} and decider(g) == 1  # each once per round: nothing is left
    g = position(2, nobles=[["seer"]], supplies=[{"red": 1}], passed={0: 5})
    assert offered(g) == ["finish", "exchange:seer"]  # on the last space of the row, too
    play(g, "finish")
    assert decider(g) == 1


@pytest.mark.rule("PHAR-257")
def test_in_the_other_reading_no_window_opens_after_passing():
    said = {"nobles": [["seer"]], "supplies": [{"red": 1}], "without": ["exchange_after_passing"]}
    g = position(2, passed={0: 1}, **said)
    assert question(g) == "reward"
    play(g, "reward:basic", "take:blue")
    assert decider(g) == 1 and held(g) == {"red": 1, "blue": 1}


@pytest.mark.rule("PHAR-142")
def test_the_wanted_token_must_be_in_the_bank_before_the_exchange():
    g = position(nobles=[["treasurer"]], supplies=[{"red": 1}], bank={"silver": 0})
    assert refused(g, "exchange:treasurer") == "PHAR-142"
    only_red = {"black": 0, "yellow": 0, "green": 0, "blue": 0}
    g = position(nobles=[["seer"]], supplies=[{"red": 1, "blue": 1}], bank=only_red)
    play(g, "exchange:seer")  # red cannot be given: nothing else is in the bank; blue becomes red
    assert held(g) == {"red": 2}
    g = position(nobles=[["seer"]], supplies=[{"red": 1}], bank=only_red)
    assert refused(g, "exchange:seer") == "PHAR-142"
    g = position(nobles=[["seer"]], supplies=[{"red": 1}], bank={"blue": 0})
    play(g, "exchange:seer")
    assert refused(g, "take:blue") == "PHAR-142" and "take:blue" not in offered(g)


@pytest.mark.rule("PHAR-143")
def test_the_points_of_seer_and_treasurer():
    g = position(nobles=[["seer"], ["treasurer"]], supplies=[{}, {"silver": 4, "red": 2}])
    assert [nobles_score(g, 0, gods) for gods in ([], ["horus"], ["horus", "isis"])] == [3, 6, 9]
    assert nobles_score(g, 1, ["horus"]) == 8 + 2 * 4


# -- Teacher and Diplomat ------------------------------------------------------------------------------


@pytest.mark.rule("PHAR-144")
def test_the_teacher_adds_a_basic_of_choice_to_a_jar_once_per_round():
    g = position(
        nobles=[["teacher"]], supplies=[{"red": 3}], artisans_shown=["embalmer_red"], jar_pile=["30"]
    )
    play(g, "zone:artisans", "artisan:embalmer_red")
    assert offered(g) == ["pass", "use:teacher"]
    play(g, "use:teacher")
    assert offered(g) == [f"take:{colour}" for colour in COLOURS] and refused(g, "take:silver") == "PHAR-003"
    play(g, "take:green")
    assert held(g) == {"red": 2, "blue": 2, "green": 1} and g.players[0].exhausted == ["teacher"]
    g = position(nobles=[["teacher"]], exhausted=[["teacher"]], jars=["21", "1", "2"])
    play(g, "pass", "jar:21")
    assert held(g) == {"green": 2, "red": 1} and decider(g) == 1


@pytest.mark.rule("PHAR-144")
@pytest.mark.parametrize("way", ["nile", "passing", "one-off"])
def test_the_teacher_works_with_every_jar(way: str):
    said = {"nobles": [["teacher"]], "jar_pile": ["30"], "jars": ["1", "2", "3"]}
    if way == "nile":
        play(g := position(supplies=[{"green": 1, "yellow": 1}], **said), "zone:nile")
    elif way == "passing":
        play(g := position(**said), "pass", "jar:1")
    else:
        shown = {"nobles_shown": ["court_official_23"], "artisans_shown": ["embalmer_red"]}
        g = position(supplies=[ONE_OF_EACH], **shown, **said)
        play(g, "zone:nobles", "noble:court_official_23", "artisan:embalmer_red")
        assert held(g) == {"red": 2, "blue": 2}  # the silver comes after the artisan
    assert offered(g) == ["pass", "use:teacher"]


@pytest.mark.rule("PHAR-145")
def test_the_teacher_scores_for_basic_tokens():
    supply = {"red": 2, "blue": 1, "off_red": 2, "silver": 5, "off_zone_nile": 1, "off_plus1": 1}
    assert nobles_score(position(nobles=[["teacher"]], supplies=[supply]), 0, []) == 7 + 5


@pytest.mark.rule("PHAR-146")
def test_the_diplomat_takes_any_three_basics_instead_of_the_jar():
    g = position(nobles=[["diplomat"]], jars=["21", "1", "2"])
    play(g, "pass", "jar:21", "use:diplomat", "take:yellow", "take:yellow")
    assert refused(g, "take:black") == "PHAR-252" and refused(g, "take:silver") == "PHAR-003"
    play(g, "take:blue")
    assert held(g) == {"yellow": 2, "blue": 1} and "21" in g.jar_discard
    assert g.players[0].exhausted == ["diplomat"]
    bank = {"black": 1, "yellow": 0, "green": 0, "red": 1, "blue": 0}
    g = position(nobles=[["diplomat"]], jars=["21", "1", "2"], bank=bank)
    play(g, "pass", "jar:21", "use:diplomat")
    assert held(g) == {"black": 1, "red": 1}  # as far as the bank has them
    g = position(nobles=[["diplomat"]], jars=["21", "1", "2"], bank=bank | {"black": 3, "blue": 1})
    play(g, "pass", "jar:21", "use:diplomat")  # the first can only be black
    assert offered(g) == ["take:black", "take:red"]
    assert refused(g, "take:blue") == "PHAR-248"  # nothing could follow it
    play(g, "take:red")
    assert held(g) == {"black": 1, "red": 1, "blue": 1}


@pytest.mark.rule("PHAR-147")
def test_diplomat_and_teacher_may_be_used_on_one_jar():
    g = position(nobles=[["diplomat", "teacher"]], jars=["21", "1", "2"])
    play(g, "pass", "jar:21", "use:diplomat", "take:blue", "use:teacher", "take:blue")
    assert held(g) == {"blue": 4}


@pytest.mark.rule("PHAR-148")
def test_the_diplomat_scores_as_the_best_other_noble():
    assert nobles_score(position(nobles=[["diplomat"]]), 0, []) == 0
    assert nobles_score(position(nobles=[["diplomat", "judge", "architect"]]), 0, []) == 12 + 12 + 10
    assert nobles_score(position(nobles=[["architect", "diplomat", "judge"]]), 0, []) == 10 + 12 + 12
    assert nobles_score(position(nobles=[["diplomat", "grand_vizier"]]), 0, []) == 9 + 9
    with_seer = position(nobles=[["diplomat", "seer"]])
    assert nobles_score(with_seer, 0, ["horus", "isis"]) == 9 + 9
    assert best_gods(with_seer, 0) == []


# -- Court Officials -----------------------------------------------------------------------------------


def appoint(number: int, **said):
    """A player buys this Court Official with exactly one token of each colour."""
    noble = f"court_official_{number}"
    g = position(supplies=[ONE_OF_EACH], nobles_shown=[noble], **said)
    return play(g, "zone:nobles", f"noble:{noble}")


@pytest.mark.rule("PHAR-149")
def test_official_21_gives_three_steps_and_two_silver():
    g = appoint(21)
    play(g, "track:red", "track:blue", "track:red")
    assert g.players[0].tracks == {"black": 0, "yellow": 0, "green": 0, "red": 2, "blue": 1}
    assert held(g) == {"silver": 2} and decider(g) == 1


@pytest.mark.rule("PHAR-150")
def test_official_22_gives_two_steps_and_two_offerings_the_second_after_seeing_the_first():
    g = appoint(22, bonus=["off_red", "off_plus1"], bag=["off_plus2"])
    play(g, "track:red", "track:blue")
    assert {"offering:off_red", "offering:off_plus1", "offering:bag"} <= set(offered(g))
    assert refused(g, "offering:off_plus2") == "PHAR-163"
    play(g, "offering:bag")
    assert held(g) == {"off_plus2": 1} and question(g) == "offering"
    play(g, "offering:off_red")
    assert held(g) == {"off_plus2": 1, "off_red": 1} and decider(g) == 1


@pytest.mark.rule("PHAR-151")
@pytest.mark.parametrize("number", [23, 24])
def test_officials_23_and_24_give_an_artisan_with_its_gains_and_silver_or_an_offering(number: int):
    g = appoint(number, artisans_shown=["potter_red"], bonus=["off_red"])
    assert "artisan:deck" in offered(g) and "artisan:potter_red" in offered(g)
    play(g, "artisan:potter_red")
    assert g.players[0].artisans == ["potter_red"] and "" not in g.artisans
    assert Counter(held(g)) >= Counter({"red": 2, "black": 1})
    if number == 24:
        play(g, "offering:off_red")
    last = "silver" if number == 23 else "off_red"
    assert held(g) == {"red": 2, "black": 1, last: 1} and decider(g) == 1


@pytest.mark.rule("PHAR-152")
@pytest.mark.parametrize("number", [25, 26])
def test_officials_25_and_26_give_a_tomb_step_and_silver_or_an_offering(number: int):
    g = appoint(number, tomb=[4], bonus=["off_red"])
    assert g.players[0].tomb == 5
    if number == 26:
        play(g, "offering:off_red")
    assert held(g) == ({"silver": 1} if number == 25 else {"off_red": 1})
    assert decider(g) == 1


@pytest.mark.rule("PHAR-153")
def test_steps_beyond_the_top_are_lost():
    top = {**dict.fromkeys(COLOURS, 3), "red": 2}
    g = appoint(21, tracks=[top])
    assert g.players[0].tracks == dict.fromkeys(COLOURS, 3) and held(g) == {"silver": 2}
    g = appoint(25, tomb=[6])
    assert g.players[0].tomb == 6 and held(g) == {"silver": 1}


@pytest.mark.rule("PHAR-093")
def test_the_points_of_the_officials_are_printed():
    points = [nobles_score(position(nobles=[[f"court_official_{n}"]]), 0, []) for n in range(21, 27)]
    assert points == [2, 4, 0, 0, 2, 2]
    assert pass_turn(position(nobles=[["court_official_21"]])).players[0].tracks["red"] == 0  # never again
