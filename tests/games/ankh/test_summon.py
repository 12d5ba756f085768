"""Summon Figure."""

from __future__ import annotations

import pytest

from senet.games.ankh.position import build, camels, dashboard, pool, position, powers, stand, start
from senet.games.ankh.summon import summon_figure
from senet.games.ankh.table import Ankh
from senet.kernel.play import is_over
from tests.games.words import offered, play, question, refused, told


def spaces(g: Ankh) -> set[str]:
    return {name.partition(":")[2] for name in offered(g)}


@pytest.mark.rule("ANKH-120", "ANKH-160")
def test_a_figure_from_the_pool_comes_next_to_a_figure_or_monument_of_the_side() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    build(g, "amun", temple="d8")
    pool(g, "amun", "mummy")
    start(g, summon_figure, 0)
    assert offered(g) == ["pass", "summon:warrior", "summon:mummy"]
    assert refused(g, "summon:satet") == "ANKH-120"
    play(g, "summon:mummy")
    assert spaces(g) == {"a3", "a5", "b3", "b4"} | {"d7", "c8", "c9", "e8", "e9"}
    assert refused(g, "space:g4") == "ANKH-120"
    play(g, "space:e9")
    assert g.figures["e9"] == (0, "mummy") and dashboard(g, "amun").guardians == [] and is_over(g)


@pytest.mark.rule("ANKH-073", "ANKH-120")
def test_an_action_that_can_summon_nobody_is_told_to_have_no_effect() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4", warrior="b0 c0 d0 b1 c1 d1")
    g.flow.told = []
    start(g, summon_figure, 0)
    assert is_over(g)
    assert told(g) == [("action_without_effect", 0, "summon")]


@pytest.mark.rule("ANKH-121")
def test_spaces_across_river_or_camels_do_not_count() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="e3")
    camels(g, "e2-e3")
    start(g, summon_figure, 0)
    play(g, "summon:warrior")
    assert spaces(g) == {"d2", "f2", "f3"}
    assert refused(g, "space:e4") == refused(g, "space:e2") == "ANKH-121"


@pytest.mark.rule("ANKH-122")
def test_a_neutral_monument_enables_no_summon() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    build(g, None, obelisk="d4")
    build(g, "isis", obelisk="d8")
    start(g, summon_figure, 0)
    play(g, "summon:warrior")
    assert refused(g, "space:d5") == refused(g, "space:d7") == "ANKH-122"


@pytest.mark.rule("ANKH-124")
def test_without_figure_or_space_nothing_happens() -> None:
    g = position("amun", "anubis")
    stand(g, "amun", god="a4")
    dashboard(g, "amun").warriors = 0
    start(g, summon_figure, 0)
    assert is_over(g)
    dashboard(g, "anubis").trapped = [0]
    dashboard(g, "amun").followers = 0
    start(g, summon_figure, 0)
    assert is_over(g)  # it cannot pay
    dashboard(g, "amun").warriors = 2
    build(g, None, temple="a3 a5 b3 b4")
    start(g, summon_figure, 0)
    assert is_over(g)  # no space


@pytest.mark.rule("ANKH-125", "ANKH-325", "ANKH-358")
def test_additional_summons_come_in_any_order_and_make_later_ones_legal() -> None:
    g = position("osiris", "isis")
    stand(g, "osiris", god="a4")
    build(g, "osiris", pyramid="e9")
    powers(g, "osiris", "commanding", "revered", "pyramid_attuned")
    dashboard(g, "osiris").underworlds = 2
    g.underworlds = ["k2"]
    start(g, summon_figure, 0)
    play(g, "summon:warrior", "space:k2")  # the Underworld one first
    assert g.figures["k2"] == (0, "warrior")
    play(g, "summon:warrior", "space:k3")  # next to it, with the normal one
    play(g, "summon:warrior")
    assert spaces(g) == {"e8", "d8"}  # only the pyramid's is left
    assert refused(g, "space:a3") == "ANKH-325"
    play(g, "space:e8")
    assert is_over(g) and dashboard(g, "osiris").warriors == 3


@pytest.mark.rule("ANKH-126", "ANKH-352")
def test_a_trapped_warrior_may_be_used_in_any_summon() -> None:
    g = position("osiris", "anubis")
    stand(g, "osiris", god="a4")
    dashboard(g, "osiris").warriors = 0
    dashboard(g, "osiris").followers = 2
    dashboard(g, "anubis").trapped = [0, 0]
    g.underworlds = ["k2"]
    start(g, summon_figure, 0)
    assert offered(g) == ["pass", "ransom:warrior"]
    assert refused(g, "summon:warrior") == "ANKH-120"  # it is not in the pool
    play(g, "ransom:warrior", "space:k2", "ransom:warrior", "space:a3")
    assert set(g.figures) == {"a4", "k2", "a3"} and dashboard(g, "anubis").followers == 3


@pytest.mark.rule("ANKH-127", "ANKH-327")
def test_the_player_says_which_summon_is_used_and_may_leave_some_out() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="d7")
    build(g, "amun", pyramid="d8 e9")
    powers(g, "amun", "commanding", "revered", "pyramid_attuned")
    start(g, summon_figure, 0)
    play(g, "summon:warrior", "space:e8")
    assert question(g) == "summon_use"
    assert offered(g) == ["use:normal", "use:d8", "use:e9"]
    assert refused(g, "use:underworld") == "ANKH-127"
    play(g, "use:e9", "summon:warrior", "space:c8")
    assert offered(g) == ["use:normal", "use:d8"]
    play(g, "use:normal", "summon:warrior")  # what is left next to d8 is c9
    assert is_over(g) and g.figures["c9"] == (0, "warrior") and dashboard(g, "amun").warriors == 3
    start(g, summon_figure, 0)
    play(g, "pass")
    assert is_over(g)  # what is left out is lost


@pytest.mark.rule("ANKH-325", "ANKH-327")
def test_pyramid_attuned_needs_control_and_serves_each_pyramid_once() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    build(g, "amun", pyramid="d8")
    build(g, None, pyramid="e5")
    build(g, "isis", pyramid="h5")
    start(g, summon_figure, 0)
    play(g, "summon:warrior", "space:a3")
    assert is_over(g)  # without the power there is one summon
    powers(g, "amun", "commanding", "revered", "pyramid_attuned")
    start(g, summon_figure, 0)
    play(g, "summon:warrior", "space:c8", "use:d8")
    play(g, "summon:warrior", "space:a5")
    assert is_over(g)  # one normal, one for the pyramid


@pytest.mark.rule("ANKH-326", "ANKH-390")
def test_apep_comes_onto_any_water_but_with_a_pyramid_only_onto_its_own() -> None:
    g = position("amun", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "amun", god="a4")
    build(g, "amun", pyramid="d5")
    pool(g, "amun", "apep")
    powers(g, "amun", "commanding", "revered", "pyramid_attuned")
    start(g, summon_figure, 0)
    play(g, "summon:warrior", "space:a3")  # the normal summon is used
    play(g, "summon:apep")
    assert {"d6", "c5", "c6", "e6"} & spaces(g) == {"d6", "c5", "c6", "e6"} & set(g.map().adjacent["d5"])
    assert refused(g, "space:k8") == "ANKH-325"
    start(g, summon_figure, 0)
    play(g, "summon:apep")
    assert {"k8", "e0", "c6", "a5"} <= spaces(g)
    play(g, "space:k8")
    assert g.figures["k8"] == (0, "apep")
