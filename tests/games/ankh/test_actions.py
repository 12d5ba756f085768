"""Gain Followers, Unlock Ankh Power, Control Monument."""

from __future__ import annotations

import pytest

from senet.games.ankh.actions import gain_action, unlock_action
from senet.games.ankh.components import POWER_LEVEL, UNLOCK_LEVELS
from senet.games.ankh.control import control_monument
from senet.games.ankh.position import build, camels, dashboard, pool, position, powers, stand, start
from senet.games.ankh.table import Ankh
from senet.kernel.play import deciders, is_over
from tests.games.words import offered, play, question, refused, told


def gained(g: Ankh) -> int:
    before = dashboard(g, "amun").followers
    start(g, gain_action, 0)
    return dashboard(g, "amun").followers - before


@pytest.mark.rule("ANKH-140", "ANKH-141", "ANKH-142")
def test_a_follower_for_each_own_or_neutral_monument_next_to_figures() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4", warrior="b4")
    assert gained(g) == 0
    build(g, None, temple="b3")  # next to both figures: counts once
    assert gained(g) == 1
    build(g, "amun", obelisk="c4 k2")  # one near, one far
    assert gained(g) == 2
    build(g, "isis", obelisk="a5")  # an enemy's
    assert gained(g) == 2
    camels(g, "a4-b3", "b3-b4")
    assert gained(g) == 1


@pytest.mark.rule("ANKH-143", "ANKH-318")
def test_revered_adds_one_even_to_nothing() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    powers(g, "amun", "revered")
    assert gained(g) == 1
    build(g, None, temple="a5")
    assert gained(g) == 2


@pytest.mark.rule("ANKH-073", "ANKH-140")
def test_an_action_that_gains_no_follower_is_told_to_have_no_effect_and_as_no_gain() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    g.flow.told = []
    assert gained(g) == 0
    assert told(g) == [("action_without_effect", 0, "gain")]
    build(g, None, temple="a5")
    g.flow.told = []
    assert gained(g) == 1
    assert told(g) == [("followers_gained", (0,), 1, "gain")]


# -- unlocking -----------------------------------------------------------------------------------


def unlocking(followers: int = 9, *known: str, holding: tuple[str, ...] = ()) -> Ankh:
    g = position("amun", "isis", "ra", holding=holding)
    stand(g, "amun", god="a4")
    dashboard(g, "amun").followers = followers
    powers(g, "amun", *known)
    start(g, unlock_action, 0)
    return g


@pytest.mark.rule("ANKH-150", "ANKH-151")
def test_powers_are_unlocked_two_by_two_in_the_order_of_levels() -> None:
    assert sorted(POWER_LEVEL.values()) == [1] * 4 + [2] * 4 + [3] * 4
    assert UNLOCK_LEVELS == (1, 1, 2, 2, 3, 3)
    g = unlocking()
    assert offered(g) == ["power:commanding", "power:inspiring", "power:omnipresent", "power:revered"]
    assert refused(g, "power:resplendent") == "ANKH-151"
    play(g, "power:revered")
    start(g, unlock_action, 0)
    assert refused(g, "power:revered") == "ANKH-150" and len(offered(g)) == 3
    play(g, "power:commanding")
    start(g, unlock_action, 0)
    assert refused(g, "power:inspiring") == "ANKH-151" and len(offered(g)) == 4
    assert all(POWER_LEVEL[name[6:]] == 2 for name in offered(g))


@pytest.mark.rule("ANKH-152")
def test_a_power_costs_as_many_followers_as_its_level() -> None:
    g = unlocking(12)
    paid = []
    for power in ("revered", "commanding", "resplendent", "temple_attuned", "glorious", "bountiful"):
        before = dashboard(g, "amun").followers
        play(g, f"power:{power}")
        paid.append(before - dashboard(g, "amun").followers)
        start(g, unlock_action, 0)
    assert paid == [1, 1, 2, 2, 3, 3] and dashboard(g, "amun").followers == 0


@pytest.mark.rule("ANKH-153", "ANKH-474")
def test_with_too_few_followers_or_all_tokens_used_nothing_happens() -> None:
    g = unlocking(1, "revered", "commanding")  # the next one costs 2
    assert is_over(g) and dashboard(g, "amun").followers == 1
    six = ("revered", "commanding", "resplendent", "temple_attuned", "glorious", "bountiful")
    g = unlocking(9, *six)
    assert is_over(g) and dashboard(g, "amun").followers == 9


@pytest.mark.rule("ANKH-154")
def test_whoever_can_pay_for_a_power_must_unlock_one() -> None:
    g = unlocking()
    assert "pass" not in offered(g) and refused(g, "pass") == "ANKH-154"
    play(g, "power:revered")
    assert dashboard(g, "amun").followers == 8 and dashboard(g, "amun").powers == ["revered"]


@pytest.mark.rule("ANKH-522")
def test_a_power_that_does_not_exist_is_no_answer() -> None:
    g = unlocking()
    assert refused(g, "power:foo") == refused(g, "power:1") == refused(g, "card:flood") == "ANKH-522"


@pytest.mark.rule("ANKH-536")
def test_by_the_other_ruling_unlocking_can_be_declined() -> None:
    g = unlocking(holding=("unlock_may_be_declined",))
    assert offered(g)[0] == "pass"
    play(g, "pass")
    assert dashboard(g, "amun").followers == 9 and dashboard(g, "amun").powers == []


@pytest.mark.rule("ANKH-155")
def test_a_power_works_from_the_moment_it_is_unlocked() -> None:
    g = unlocking()
    assert gained(g) == 0
    start(g, unlock_action, 0)
    play(g, "power:revered")
    assert gained(g) == 1 and gained(g) == 1


@pytest.mark.rule("ANKH-156", "ANKH-157")
def test_the_second_fourth_and_fifth_unlock_bring_a_guardian() -> None:
    g = unlocking(12)
    joined = []
    for power in ("revered", "commanding", "resplendent", "temple_attuned", "glorious", "bountiful"):
        play(g, f"power:{power}")
        joined.append(list(dashboard(g, "amun").guardians))
        start(g, unlock_action, 0)
    assert joined == [
        [], ["satet"], ["satet"], ["satet", "mummy"], ["satet", "mummy", "giant_scorpion"],
        ["satet", "mummy", "giant_scorpion"],
    ]  # fmt: skip
    assert g.stable == {"satet": 1, "mummy": 1, "giant_scorpion": 1}


@pytest.mark.rule("ANKH-158")
def test_each_side_has_two_small_and_two_large_bases() -> None:
    g = position("amun", "isis", "ra", guardians=("satet", "apep", "androsphinx"))
    assert (g.free_bases(0, "small"), g.free_bases(0, "large")) == (2, 2)
    pool(g, "amun", "satet", "apep")
    stand(g, "amun", god="a4", androsphinx="a5")
    assert (g.free_bases(0, "small"), g.free_bases(0, "large")) == (1, 0)


@pytest.mark.rule("ANKH-159")
def test_without_figure_or_base_there_is_no_guardian_and_no_replacement() -> None:
    g = unlocking(5, "revered")
    g.stable["satet"] = 0
    play(g, "power:commanding")
    assert dashboard(g, "amun").guardians == [] and dashboard(g, "amun").powers == ["revered", "commanding"]
    g = unlocking(5, "revered")
    pool(g, "amun", "mummy", "mummy")  # both small bases
    play(g, "power:commanding")
    assert "satet" not in dashboard(g, "amun").guardians and g.stable["satet"] == 2


@pytest.mark.rule("ANKH-160", "ANKH-161")
def test_the_guardian_is_taken_unasked_into_the_pool() -> None:
    g = unlocking(5, "revered")
    play(g, "power:commanding")
    assert question(g) == "" and dashboard(g, "amun").guardians == ["satet"]
    assert "satet" not in [kind for _, kind in g.figures.values()]


@pytest.mark.rule("ANKH-162")
def test_tokens_of_the_dashboard_never_come_to_the_pool() -> None:
    g = unlocking(5)
    before = dashboard(g, "amun").ankhs
    play(g, "power:commanding")
    assert dashboard(g, "amun").ankhs == before == 9


# -- Control Monument ----------------------------------------------------------------------------


@pytest.mark.rule("ANKH-180", "ANKH-184")
def test_a_neutral_monument_next_to_a_figure_must_be_taken() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    build(g, None, temple="a5 k2", obelisk="b4")
    start(g, control_monument, 0)
    assert offered(g) == ["monument:a5", "monument:b4"] and refused(g, "pass") == "ANKH-522"
    assert refused(g, "monument:k2") == refused(g, "monument:a3") == "ANKH-180"
    play(g, "monument:b4")
    assert g.monuments["b4"] == ("obelisk", 0) and dashboard(g, "amun").ankhs == 8


@pytest.mark.rule("ANKH-181", "ANKH-182", "ANKH-185")
def test_an_enemy_monument_is_taken_only_if_there_is_no_neutral_one_anywhere() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    stand(g, "isis", god="a6", warrior="b5")  # figures protect nothing
    build(g, "isis", temple="a5", obelisk="b4")
    build(g, "amun", pyramid="a3")
    build(g, None, temple="k2")
    start(g, control_monument, 0)
    assert is_over(g) and dashboard(g, "amun").ankhs == 8  # a neutral one exists, out of reach
    build(g, None, temple="b3")
    start(g, control_monument, 0)
    assert g.monuments["b3"] == ("temple", 0)
    g.monuments["k2"] = ("temple", 0)
    start(g, control_monument, 0)
    assert offered(g) == ["monument:a5", "monument:b4"]
    assert refused(g, "monument:a3") == "ANKH-181"
    play(g, "monument:a5")
    assert g.monuments["a5"] == ("temple", 0) and dashboard(g, "isis").ankhs == 8


@pytest.mark.rule("ANKH-181")
def test_enemy_monuments_are_refused_while_neutral_ones_exist() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    build(g, "isis", temple="a5")
    build(g, None, temple="b4 b3")
    start(g, control_monument, 0)
    assert refused(g, "monument:a5") == "ANKH-181"


@pytest.mark.rule("ANKH-182")
def test_neutral_monuments_out_of_reach_bring_nothing() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="e3")
    build(g, None, temple="e4")  # across the river
    build(g, "isis", temple="e2")
    start(g, control_monument, 0)
    assert is_over(g) and g.monuments["e4"] == ("temple", -1) and deciders(g) == []


@pytest.mark.rule("ANKH-183")
def test_without_a_token_the_event_brings_nothing() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    build(g, None, temple="a5")
    dashboard(g, "amun").ankhs = 0
    start(g, control_monument, 0)
    assert is_over(g) and g.monuments["a5"] == ("temple", -1)
