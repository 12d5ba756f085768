"""The worked examples of the rulebook, under their own numbers."""

from __future__ import annotations

import pytest

from senet.games.ankh.caravan import camel_caravan, forbids_line
from senet.games.ankh.conflict import decide_region
from senet.games.ankh.ending import forget_gods
from senet.games.ankh.maps import find_ground
from senet.games.ankh.merge import merge_gods
from senet.games.ankh.position import (
    DELTA,
    EAST,
    WEST,
    build,
    camels,
    dashboard,
    devote,
    devotion,
    fight,
    pool,
    position,
    powers,
    stand,
    start,
)
from senet.games.ankh.scoring import result
from senet.games.ankh.summon import summon_figure
from senet.games.ankh.table import Ankh
from senet.games.ankh.table_majority import majority
from senet.games.ankh.turn import turn
from senet.kernel.play import deciders, is_over
from tests.games.words import offered, play, question, refused, told


@pytest.mark.rule("ANKH-007", "ANKH-008", "ANKH-013", "ANKH-017")
def test_example_01_adjacency() -> None:
    g = position("isis", "ra")
    stand(g, "isis", warrior="e3")
    stand(g, "ra", giant_scorpion="e4")
    build(g, None, pyramid="e2")
    ground = g.map()
    assert "e2" in ground.adjacent["e3"] and ground.region_of["e2"] == ground.region_of["e3"] == (DELTA,)
    assert "e4" not in ground.adjacent["e3"] and ground.region_of["e4"] == (WEST,)
    assert set(ground.adjacent["e3"]) == {"d2", "e2", "f2", "f3"}
    camels(g, "e2-e3")
    assert "e2" not in g.map().adjacent["e3"]
    assert set(ground.adjacent["e6"]) == {"d5", "d6", "e5", "e7", "f5", "f6"}
    assert set(ground.region_of["e6"]) == {WEST, EAST}


@pytest.mark.rule("ANKH-082", "ANKH-084")
def test_example_02_start_spaces_of_the_action_markers() -> None:
    g = position("isis", "ra", "amun")
    for god, space in (("isis", "g2"), ("ra", "a4"), ("amun", "k2")):
        stand(g, god, god=space)
    assert g.markers == [2, 2, 2, 2]
    for action, uses in (("move", 4), ("summon", 4), ("gain", 4), ("unlock", 3)):
        track = ("move", "summon", "gain", "unlock").index(action)
        for use in range(1, uses + 1):
            event = g.event
            g.markers = [g.markers[track] if each == track else 2 for each in range(4)]
            start(g, turn, 0)
            play(g, f"action:{action}")
            while question(g) in ("move_figure", "summon_figure", "unlock"):
                play(g, offered(g)[0])
            assert g.event == event + (use == uses), (action, use)
        assert g.markers[track] == 2
        g.event = 0
    for gods, space in ((2, 3), (4, 1), (5, 0)):
        table = position(*("isis", "ra", "amun", "osiris", "anubis")[:gods])
        assert table.markers == [space] * 4


def example_03() -> Ankh:
    g = position("amun", "isis", "ra")
    for god, space in (("amun", "a4"), ("isis", "g2"), ("ra", "k2")):
        stand(g, god, god=space)
    g.markers, g.event = [2, 2, 2, 4], 3
    dashboard(g, "amun").warriors, dashboard(g, "amun").followers = 1, 1
    start(g, turn, 0)
    play(g, "action:summon")
    return g


@pytest.mark.rule("ANKH-074", "ANKH-076", "ANKH-210")
def test_example_03_choosing_two_actions() -> None:
    g = example_03()
    assert g.markers[1] == 3 and g.event == 3
    play(g, "pass")
    assert offered(g) == ["action:gain", "action:unlock"]
    assert refused(g, "action:move") == refused(g, "action:summon") == "ANKH-076"
    other = g.clone()
    stand(g, "isis", warrior="a5")  # so that there is a battle to look into
    play(g, "action:unlock")
    assert g.markers[3] == 5 and question(g) == "unlock" and g.event == 3
    play(g, "power:commanding")
    assert g.event == 4 and g.tiebreaker == 0 and g.scales_up and g.battle is not None
    play(g, "pass", "card:cycle_of_maat", "card:chariots")
    while question(g) == "protect":
        play(g, "pass")
    assert g.markers[3] == 2 and g.active == 1 and g.tiebreaker == -1
    play(other, "action:gain")
    assert other.markers == [2, 3, 3, 4] and other.event == 3 and other.active == 1


@pytest.mark.rule("ANKH-010", "ANKH-011", "ANKH-120", "ANKH-121", "ANKH-122")
def test_example_04_summoning() -> None:
    g = position("amun", "ra")
    stand(g, "amun", god="a4", warrior="d3")
    stand(g, "ra", warrior="c4")
    build(g, "amun", temple="b6")
    build(g, None, obelisk="d4")
    pool(g, "amun", "mummy")
    start(g, summon_figure, 0)
    play(g, "summon:mummy")
    expected = ["a3", "a5", "b3", "b4", "c3", "e4", "a6", "a7", "b5", "b7", "c7"]
    assert sorted(offered(g)) == sorted(f"space:{space}" for space in expected)
    assert refused(g, "space:d2") == refused(g, "space:e3") == "ANKH-121"
    assert refused(g, "space:c4") == refused(g, "space:d4") == "ANKH-010"
    assert refused(g, "space:c6") == "ANKH-011"
    assert refused(g, "space:d5") == refused(g, "space:e5") == "ANKH-122"
    play(g, "space:b7")
    assert g.figures["b7"] == (0, "mummy") and dashboard(g, "amun").guardians == [] and is_over(g)


def example_05() -> Ankh:
    g = position("amun", "isis", "ra")
    for god, space in (("amun", "a4"), ("isis", "g2"), ("ra", "k2")):
        stand(g, god, god=space)
    powers(g, "amun", "commanding")
    start(g, turn, 0)
    return g


@pytest.mark.rule("ANKH-151", "ANKH-152", "ANKH-153", "ANKH-156", "ANKH-157", "ANKH-158", "ANKH-159")
def test_example_05_unlocking_and_gaining_a_guardian() -> None:
    g = example_05()
    assert g.stable["satet"] == 2
    play(g, "action:unlock")
    assert refused(g, "power:resplendent") == "ANKH-151"
    play(g, "power:inspiring")
    amun = dashboard(g, "amun")
    assert amun.powers == ["commanding", "inspiring"] and amun.followers == 0
    assert amun.guardians == ["satet"] and g.stable["satet"] == 1 and g.free_bases(0, "small") == 1
    amun.followers = 2
    g.active = 0
    start(g, turn, 0)
    play(g, "action:unlock", "power:resplendent")
    assert amun.followers == 0  # level 2 costs 2
    g = example_05()
    g.stable["satet"] = 0
    play(g, "action:unlock", "power:inspiring")
    assert dashboard(g, "amun").guardians == [] and dashboard(g, "amun").followers == 0
    g = example_05()
    dashboard(g, "amun").followers = 0
    play(g, "action:unlock")
    assert g.markers[3] == 3 and g.active == 1 and dashboard(g, "amun").powers == ["commanding"]


@pytest.mark.rule("ANKH-074", "ANKH-075", "ANKH-140", "ANKH-180")
def test_example_06_an_action_triggers_an_individual_event() -> None:
    g = position("isis", "amun", "ra")
    stand(g, "isis", god="a4", warrior="g6")
    stand(g, "amun", god="k2")
    stand(g, "ra", god="g2")
    build(g, None, temple="g7")
    dashboard(g, "isis").followers, dashboard(g, "isis").ankhs, g.markers[2] = 0, 8, 5
    start(g, turn, 0)
    play(g, "action:gain")
    assert dashboard(g, "isis").followers == 1
    assert g.event == 1 and g.monuments["g7"] == ("temple", 0) and dashboard(g, "isis").ankhs == 7
    assert g.markers[2] == 2 and deciders(g) == [1] and question(g) == "first_action"


@pytest.mark.rule("ANKH-190", "ANKH-191", "ANKH-192", "ANKH-193", "ANKH-194", "ANKH-195", "ANKH-196")
def test_example_07_camel_caravan() -> None:
    line = ("f1-g1", "g1-g2", "g2-h1", "g2-h2", "g3-h2")
    g = position("ra", "isis", "amun")
    assert (g.order, g.camels_left()) == ({WEST: 1, EAST: 2, DELTA: 3}, 30)
    start(g, camel_caravan, 0)
    assert "pass" in offered(g)
    for side in line:
        if question(g).startswith("caravan") and f"side:{side}" in offered(g):
            play(g, f"side:{side}")
    assert sorted(g.camels) == sorted(line) and g.camels_left() == 25
    assert g.map().regions["g1"] == ("g1", "h1", "h2", "i1", "i2", "j1")
    assert len(g.map().regions[DELTA]) == 16
    play(g, "region:g1")
    assert g.order == {WEST: 1, EAST: 2, DELTA: 4, "g1": 3}
    assert question(g) == "swap_tokens"
    play(g, "pass")
    assert is_over(g) and "h2" not in g.map().adjacent["g2"]
    ground = find_ground("nile~~")
    assert forbids_line(ground, line[1:], 6) == "ANKH-192"
    assert forbids_line(ground, ("g1-h1", "g2-h1", "g2-h2", "g3-h2"), 6) == "ANKH-193"
    assert forbids_line(ground, ("e3-e4",), 6) == forbids_line(ground, ("f0-f1",), 6) == "ANKH-191"
    assert forbids_line(ground, (*line, "g3-h3", "h2-i2"), 6) == "ANKH-190"


@pytest.mark.rule("ANKH-213", "ANKH-217", "ANKH-218", "ANKH-219", "ANKH-220", "ANKH-221")
def test_example_08_domination() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4", warrior="a5")
    stand(g, "isis", god="g2")
    build(g, "amun", obelisk="b4 d4", pyramid="c8")
    build(g, "isis", pyramid="b7", temple="a7")
    devote(g, amun=6, isis=9)
    assert [majority(g, WEST, kind) for kind in ("obelisk", "pyramid", "temple")] == [0, -1, 1]
    g.flow.told = []
    start(g, decide_region, WEST)
    gains = [(given[0][0], *given[1:3]) for given in told(g, "devotion_gained")]
    assert gains == [(0, 1, "majority"), (0, 1, "domination")]
    assert is_over(g) and devotion(g) == {"amun": 8, "isis": 9} and len(dashboard(g, "amun").hand) == 7


def example_09() -> Ankh:
    g = position("isis", "amun")
    stand(g, "isis", god="e2", warrior="d1 e1 f1")
    stand(g, "amun", god="g2", warrior="g3 h2")
    dashboard(g, "isis").followers = dashboard(g, "amun").followers = 0
    devote(g, isis=4, amun=7)
    fight(g, DELTA, "isis")
    play(g, "pass", "card:flood", "card:drought")
    return g


@pytest.mark.rule("ANKH-237", "ANKH-240", "ANKH-241", "ANKH-245", "ANKH-249", "ANKH-295")
def test_example_09_a_tied_battle_and_the_tiebreaker() -> None:
    g = example_09()
    assert dashboard(g, "isis").followers == 4
    assert g.fight().totals == {0: 4, 1: 4} and question(g) == "scales"
    play(g, "scales")
    assert not g.scales_up and devotion(g) == {"isis": 5, "amun": 7}
    assert dashboard(g, "amun").warriors == 6 and g.figures["g2"] == (1, "god")
    assert dashboard(g, "isis").used == ["flood"] and dashboard(g, "amun").used == ["drought"]
    stand(g, "amun", warrior="g3 h2 h1")
    fight(g, DELTA)
    play(g, "pass", "card:cycle_of_maat", "card:cycle_of_maat")
    assert question(g) != "scales"


@pytest.mark.rule("ANKH-242", "ANKH-300")
def test_example_09_variant_the_token_is_not_used() -> None:
    g = example_09()
    play(g, "pass")
    assert devotion(g) == {"isis": 4, "amun": 7} and g.figures_in(DELTA, 1) == ["g2"]
    assert set(g.figures_in(DELTA, 0)) == {"e2", "d1", "e1", "f1"}  # the Flood


def example_10(isis: int = 22, osiris: int = 25) -> Ankh:
    g = position("osiris", "isis", "ra", "amun")
    stand(g, "osiris", god="a4")
    stand(g, "isis", god="g2")
    stand(g, "ra", god="e8")
    stand(g, "amun", god="k2", warrior="k3")
    devote(g, ra=1, isis=2, amun=18, osiris=osiris)
    start(g, merge_gods)
    g.devotion[1] = isis
    g.ranking.sort(key=g.devotion.__getitem__)
    build(g, "amun", obelisk="j2", temple="j4")
    pool(g, "amun", "satet")
    dashboard(g, "amun").followers = 3
    dashboard(g, "osiris").ankhs = 5
    start(g, forget_gods)
    return g


@pytest.mark.rule("ANKH-082", "ANKH-085", "ANKH-440", "ANKH-441", "ANKH-442", "ANKH-445")
def test_example_10_a_forgotten_god() -> None:
    g = example_10()
    assert g.forgotten == [3] and g.is_out(3)
    assert set(g.figures) == {"a4", "g2"} and g.monuments == {} and dashboard(g, "amun").followers == 0
    assert g.supply == {"obelisk": 10, "temple": 10, "pyramid": 10}
    assert g.box["satet"] == 1 and g.stable["satet"] == 2 and dashboard(g, "osiris").ankhs == 5
    assert g.ending == "" and g.ranking == [1, 0]
    start(g, turn, 2)
    g.markers[3] = 4
    play(g, "action:unlock")
    if question(g) == "unlock":
        play(g, "power:revered")
    assert g.markers[3] == 1 and g.active == 0  # seat 3 is skipped


@pytest.mark.rule("ANKH-444", "ANKH-445")
def test_example_10_variants() -> None:
    g = example_10(isis=20)
    assert is_over(g) and result(g).winners == (0,) and g.is_out(1) and g.is_out(2)
    g = example_10(isis=20, osiris=19)
    assert is_over(g) and result(g).winners == ()
