"""Conflict and domination."""

from __future__ import annotations

import pytest

from senet.games.ankh.conflict import conflict
from senet.games.ankh.position import (
    DELTA,
    EAST,
    WEST,
    build,
    dashboard,
    devote,
    devotion,
    fight,
    position,
    powers,
    stand,
    start,
)
from senet.games.ankh.table import NOBODY, Ankh
from senet.games.ankh.table_majority import majorities, majority
from senet.kernel.play import deciders, is_over
from tests.games.words import offered, play, question, told


def clash(g: Ankh, event: int = 4, seat: int = 0) -> None:
    g.event = event
    start(g, conflict, seat)


def apart() -> Ankh:
    """Amun in the West, Isis in the Delta, Ra in the East."""
    g = position("amun", "isis", "ra")
    for god, space in (("amun", "a4"), ("isis", "e2"), ("ra", "h5")):
        stand(g, god, god=space)
    devote(g, amun=5, isis=6, ra=7)
    return g


@pytest.mark.rule("ANKH-210")
def test_the_triggering_side_takes_the_tiebreaker_face_up() -> None:
    g = apart()
    stand(g, "ra", warrior="a5")
    assert g.tiebreaker == NOBODY
    clash(g, seat=2)
    assert question(g) == "announcement" and g.tiebreaker == 2 and g.scales_up


@pytest.mark.rule("ANKH-211", "ANKH-317")
def test_omnipresent_pays_and_scorpions_sting_before_any_region() -> None:
    g = apart()
    stand(g, "amun", warrior="d1 h4", giant_scorpion="a6")
    g.aims["a6"] = "a7+b6"
    powers(g, "amun", "omnipresent")
    build(g, "isis", temple="a7")
    clash(g)
    assert question(g) == "announcement"  # the first battle has only begun
    assert dashboard(g, "amun").followers == 1 + 3 and "a7" not in g.monuments


@pytest.mark.rule("ANKH-317", "ANKH-214")
def test_omnipresent_counts_every_region_of_a_figure_on_water() -> None:
    g = position("amun", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "amun", god="a4", apep="e6")
    stand(g, "isis", god="e2")
    powers(g, "amun", "omnipresent")
    clash(g)
    assert dashboard(g, "amun").followers == 3  # West and East


@pytest.mark.rule("ANKH-212")
def test_regions_are_handled_in_the_order_of_their_tokens() -> None:
    g = apart()
    stand(g, "ra", warrior="a5 e1")
    g.order = {WEST: 2, DELTA: 1, EAST: 3}
    clash(g)
    assert g.fight().region == DELTA
    g.order = {WEST: 1, DELTA: 2, EAST: 3}
    clash(g)
    assert g.fight().region == WEST


@pytest.mark.rule("ANKH-213", "ANKH-215", "ANKH-251")
def test_none_skips_one_dominates_two_fight_as_it_is_when_the_turn_comes() -> None:
    g = apart()
    clash(g)
    assert is_over(g) and g.devotion == [6, 7, 8]  # a lone god dominates
    g = position("amun", "isis")
    stand(g, "amun", god="a4", warrior="b4")
    stand(g, "isis", god="a5")
    devote(g, amun=5, isis=6)
    powers(g, "amun", "commanding", "revered", "obelisk_attuned")
    build(g, "amun", obelisk="a7")
    stand(g, "amun", warrior="e2")  # alone in the Delta, until the obelisk calls it away
    g.order = {WEST: 1, DELTA: 2, EAST: 3}
    clash(g)
    play(g, "figure:e2", "space:a8", "pass", "pass", "card:chariots", "card:flood")
    assert is_over(g) and g.devotion == [5 + 1 + 1, 6]  # a majority and the battle, but no domination


@pytest.mark.rule("ANKH-214", "ANKH-252")
def test_a_figure_on_water_is_present_in_all_its_regions_until_it_dies() -> None:
    g = position("amun", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "amun", god="k2", apep="e6")
    stand(g, "isis", god="a4", warrior="b4")
    assert g.present(WEST) == [1, 0] and g.present(EAST) == [0]
    g.order = {WEST: 1, EAST: 2, DELTA: 3}
    devote(g, isis=3, amun=4)
    clash(g)
    assert g.fight().region == WEST
    play(g, "pass", "card:chariots", "card:flood")
    assert "e6" not in g.figures and dashboard(g, "amun").guardians == ["apep"]
    assert is_over(g) and g.devotion == [4 + 1, 3 + 1]  # the god alone dominates the East


@pytest.mark.rule("ANKH-216", "ANKH-342")
def test_after_the_last_region_tokens_go_back() -> None:
    g = apart()
    dashboard(g, "amun").amun_up = False
    clash(g)
    assert (g.tiebreaker, g.scales_up) == (NOBODY, False) and dashboard(g, "amun").amun_up


@pytest.mark.rule("ANKH-216")
def test_merge_follows_conflict_3_and_forgetting_conflict_4_before_the_marker_resets() -> None:
    from senet.games.ankh.turn import turn

    g = apart()
    g.event, g.markers[2] = 11, 5
    start(g, turn, 0)
    play(g, "action:gain")
    assert g.sides == [1, 1, 2] and g.markers[2] == 2  # Amun, the lowest, joins Isis
    g = apart()
    g.devotion = [30, 21, 22]
    g.ranking = [1, 2, 0]
    g.event, g.markers[2] = 15, 5
    start(g, turn, 1)
    play(g, "action:gain")
    assert g.ending == "top_reached"  # the regions come before anything else


@pytest.mark.rule("ANKH-217", "ANKH-218")
def test_a_majority_is_strictly_more_of_one_type_than_every_other_side() -> None:
    g = apart()
    assert majority(g, WEST, "temple") == NOBODY
    build(g, None, temple="a5 a6")
    assert majority(g, WEST, "temple") == NOBODY  # neutral ones do not count
    build(g, "amun", temple="a7")
    assert majority(g, WEST, "temple") == 0  # one is enough
    build(g, "isis", temple="b7")
    assert majority(g, WEST, "temple") == NOBODY  # denied by a side without figures there
    build(g, "isis", temple="b8")
    assert majority(g, WEST, "temple") == 1
    build(g, "amun", temple="d2")
    assert majority(g, WEST, "temple") == 1 and majority(g, DELTA, "temple") == 0


@pytest.mark.rule("ANKH-219")
def test_only_sides_with_figures_in_the_region_gain_for_majorities() -> None:
    g = apart()
    build(g, "isis", temple="a7", obelisk="b7")
    assert majorities(g, WEST) == {0: 0}
    clash(g)
    assert devotion(g) == {"amun": 6, "isis": 7, "ra": 8}


@pytest.mark.rule("ANKH-220")
def test_domination_gives_majorities_first_and_then_one_more() -> None:
    g = apart()
    build(g, "amun", temple="a7", obelisk="b7")
    g.flow.told = []
    clash(g)
    gains = [given[1:3] for given in told(g, "devotion_gained") if given[0] == (0,)]
    assert gains == [(2, "majority"), (1, "domination")] and g.devotion[0] == 8


@pytest.mark.rule("ANKH-221")
def test_in_a_domination_nothing_of_a_battle_happens() -> None:
    g = apart()
    stand(g, "amun", warrior="a5 a6")
    powers(g, "amun", "commanding", "revered", "obelisk_attuned", "temple_attuned", "glorious", "worshipful")
    build(g, "amun", obelisk="b6", temple="b5")
    dashboard(g, "amun").followers = 5
    clash(g)
    assert is_over(g) and deciders(g) == []
    assert dashboard(g, "amun").followers == 5 and len(dashboard(g, "amun").hand) == 7
    assert g.devotion[0] == 5 + 2 + 1 and len(g.figures_of(0)) == 3


@pytest.mark.rule("ANKH-475", "ANKH-520")
def test_effects_without_an_order_come_in_ascending_order() -> None:
    g = position("amun", "isis", "ra")
    for god, space in (("amun", "e2"), ("isis", "f2"), ("ra", "g2")):
        stand(g, god, god=space)
        powers(g, god, "commanding", "revered", "obelisk_attuned", "resplendent", "glorious", "worshipful")
        dashboard(g, god).followers = 9
    devote(g, ra=2, amun=3, isis=4)
    fight(g, DELTA)
    play(g, "pass")  # Amun announces nothing
    assert deciders(g) == [2, 0, 1]  # cards: all at the same time, in secret
    play(g, "card:flood", "card:flood", "card:flood")
    order = []
    while deciders(g):
        order += deciders(g)
        assert offered(g) == ["pass", "worship"]
        play(g, "pass")
    assert order == [2, 0, 1]
