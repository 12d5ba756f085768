"""The six guardians."""

from __future__ import annotations

import pytest

from senet.games.ankh.conflict import scorpions_sting
from senet.games.ankh.deaths import kill
from senet.games.ankh.ending import forget
from senet.games.ankh.merge import merge_gods
from senet.games.ankh.move import move_figures
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
    side_of,
    stand,
    start,
)
from senet.games.ankh.summon import summon_figure
from senet.games.ankh.table import Ankh
from senet.games.ankh.table_strength import figure_strength, strength
from senet.kernel.play import deciders, is_over
from tests.games.words import offered, play, question, refused, told

# -- Cat Mummy -----------------------------------------------------------------------------------


def cats() -> Ankh:
    g = position("ra", "isis", "amun", guardians=("cat_mummy", "mummy", "androsphinx"))
    stand(g, "ra", god="c1", cat_mummy="c2 d2")
    stand(g, "isis", god="g2", warrior="h1 h2")
    stand(g, "amun", god="a4")
    devote(g, amun=3, isis=5, ra=7)
    return g


@pytest.mark.rule("ANKH-380", "ANKH-382")
def test_each_killed_cat_mummy_costs_everybody_else_1_devotion() -> None:
    g = cats()
    start(g, kill, ("c2",))
    assert devotion(g) == {"amun": 2, "isis": 4, "ra": 7}
    g = cats()
    start(g, kill, ("c2", "d2"))
    assert devotion(g) == {"amun": 1, "isis": 3, "ra": 7}


@pytest.mark.rule("ANKH-381")
def test_in_a_resolution_the_loss_comes_after_the_rewards_and_before_what_follows() -> None:
    g = cats()
    powers(g, "isis", "commanding", "revered", "resplendent", "temple_attuned", "glorious", "worshipful")
    dashboard(g, "isis").followers = 2
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:chariots", "card:miracle")
    names = [(story[0], story[3]) for story in told(g) if str(story[0]).startswith("devotion")]
    assert names == [
        ("devotion_gained", "battle"), *[("devotion_lost", "cat_mummy")] * 4, ("devotion_gained", "miracle"),
    ]  # fmt: skip
    assert question(g) == "worship"


@pytest.mark.rule("ANKH-383")
def test_leaving_by_merge_or_oblivion_is_no_kill() -> None:
    g = cats()
    devote(g, amun=3, ra=5, isis=7)
    forget(g, 0)
    assert devotion(g) == {"amun": 3, "isis": 7}
    g = cats()
    devote(g, ra=3, isis=5, amun=7)
    start(g, merge_gods)
    play(g, "figure:c2", "figure:d2")  # both declined
    assert devotion(g) == {"isis": 3, "amun": 7}


# -- Satet ---------------------------------------------------------------------------------------


def satet(**options: tuple[str, ...]) -> Ankh:
    g = position("ra", "isis", **options)
    stand(g, "ra", god="a8", satet="d4")
    stand(g, "isis", god="d3", warrior="e5")
    return g


@pytest.mark.rule("ANKH-387", "ANKH-389")
def test_satet_ends_on_an_enemy_and_pushes_it_one_space() -> None:
    g = satet()
    start(g, move_figures, 0)
    play(g, "figure:d4", "space:e5")
    assert question(g) == "push_to" and deciders(g) == [0]  # Satet's owner chooses
    assert set(offered(g)) == {"space:e4", "space:f4", "space:f5", "space:d4", "space:d5"}
    assert refused(g, "space:e6") == refused(g, "space:a4") == "ANKH-387"
    play(g, "space:d4")  # the space that Satet has left
    assert g.figures["e5"] == (0, "satet") and g.figures["d4"] == (1, "warrior")
    start(g, move_figures, 1)
    assert "figure:d4" in offered(g)  # it was no move of the pushed side


@pytest.mark.rule("ANKH-387", "ANKH-388", "ANKH-389")
def test_gods_can_be_pushed_but_nothing_crosses_the_river() -> None:
    g = satet()
    start(g, move_figures, 0)
    play(g, "figure:d4", "space:d3")
    assert set(offered(g)) == {"space:c3", "space:c4", "space:d4", "space:e4"}
    assert refused(g, "space:e3") == refused(g, "space:d2") == "ANKH-389"
    play(g, "space:e4")
    assert g.figures["e4"] == (1, "god")


@pytest.mark.rule("ANKH-389")
def test_nothing_is_pushed_across_a_camel() -> None:
    g = satet()
    camels(g, "d4-e4", "e4-e5")
    start(g, move_figures, 0)
    play(g, "figure:d4", "space:e5")
    assert refused(g, "space:e4") == "ANKH-389"


@pytest.mark.rule("ANKH-532")
def test_by_the_other_ruling_a_push_crosses_river_and_camels() -> None:
    g = satet(holding=("satet_push_crosses_river",))
    start(g, move_figures, 0)
    play(g, "figure:d4", "space:d3")
    assert {"space:d2", "space:e3"} <= set(offered(g))
    play(g, "space:e3")
    assert g.figures["e3"] == (1, "god")


@pytest.mark.rule("ANKH-388")
def test_where_satet_cannot_end() -> None:
    g = position("ra", "osiris", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="a8", satet="d4", warrior="c4")
    stand(g, "osiris", god="d3", apep="c5", warrior="e4")
    g.underworlds = ["e4"]
    start(g, move_figures, 0)
    play(g, "figure:d4")
    assert refused(g, "space:c5") == refused(g, "space:c4") == "ANKH-388"
    assert refused(g, "space:e4") == "ANKH-362"


@pytest.mark.rule("ANKH-388")
def test_satet_cannot_end_where_the_figure_cannot_be_pushed() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="k2", satet="a3")
    stand(g, "isis", god="a1", warrior="b0")
    build(g, None, temple="a2", obelisk="b1")
    start(g, move_figures, 0)
    play(g, "figure:a3")
    assert refused(g, "space:a1") == "ANKH-388"
    assert refused(g, "space:a2") == "ANKH-103"


# -- Apep ----------------------------------------------------------------------------------------


@pytest.mark.rule("ANKH-390", "ANKH-011")
def test_apep_may_be_summoned_onto_any_unoccupied_water() -> None:
    g = position("ra", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="a4")
    stand(g, "isis", god="k2", apep="e6")
    pool(g, "ra", "apep")
    start(g, summon_figure, 0)
    play(g, "summon:apep")
    water = [space for space, terrain in g.map().land.terrain.items() if terrain == "water"]
    assert set(offered(g)) == {f"space:{s}" for s in water if s != "e6"} | {
        "space:a3", "space:a5", "space:b3", "space:b4",
    }  # fmt: skip
    assert refused(g, "space:e6") == "ANKH-010"


@pytest.mark.rule("ANKH-391")
def test_nothing_moves_apep_onto_water() -> None:
    g = position("ra", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="a8", satet="b3")
    stand(g, "isis", god="k2", apep="c4")
    start(g, move_figures, 0)
    play(g, "figure:b3", "space:c4")
    assert refused(g, "space:c5") == "ANKH-387" and "space:b4" in offered(g)
    powers(g, "isis", "commanding", "revered", "obelisk_attuned")
    build(g, "isis", obelisk="d5")
    fight(g, WEST)
    play(g, "figure:c4")
    assert "space:d6" not in offered(g) and "space:d4" in offered(g)


@pytest.mark.rule("ANKH-392")
def test_on_water_apep_is_on_no_terrain_for_cards() -> None:
    g = position("ra", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="a4", apep="e6")
    stand(g, "isis", god="c9")
    fight(g, WEST)
    play(g, "card:flood", "card:flood")
    assert dashboard(g, "ra").followers == 1  # both figures are on desert or water
    devote(g, isis=1, ra=2)
    fight(g, WEST)
    play(g, "card:cycle_of_maat", "card:drought")
    assert devotion(g)["ra"] == 2 + 1 + 1  # only the god is on desert


# -- Mummy ---------------------------------------------------------------------------------------


@pytest.mark.rule("ANKH-393", "ANKH-395")
def test_a_killed_mummy_comes_back_next_to_its_god() -> None:
    g = position("ra", "isis")
    stand(g, "isis", god="a4", mummy="k2")
    stand(g, "ra", god="b8")
    build(g, None, temple="a3")
    start(g, kill, ("k2",))
    assert question(g) == "mummy_space" and deciders(g) == [1]
    assert set(offered(g)) == {"space:a5", "space:b3", "space:b4"}
    assert refused(g, "space:a3") == refused(g, "space:k2") == "ANKH-393"
    assert refused(g, "pass") == "ANKH-522"  # it is not optional
    play(g, "space:b4")
    assert g.figures["b4"] == (1, "mummy") and dashboard(g, "isis").guardians == []


@pytest.mark.rule("ANKH-393")
def test_without_room_the_mummy_goes_to_the_pool() -> None:
    g = position("ra", "isis")
    stand(g, "isis", god="a4", mummy="k2")
    build(g, None, temple="a3 a5 b3 b4")
    start(g, kill, ("k2",))
    assert is_over(g) and dashboard(g, "isis").guardians == ["mummy"]


@pytest.mark.rule("ANKH-394")
def test_coming_back_uses_no_action() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4", mummy="k2")
    markers = g.markers[:]
    start(g, kill, ("k2",))
    play(g, "space:b4", "pass")
    assert g.markers == markers


# -- Giant Scorpion ------------------------------------------------------------------------------


@pytest.mark.rule("ANKH-396")
def test_a_scorpion_aims_at_two_neighbouring_spaces_when_summoned_or_moved() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    pool(g, "amun", "giant_scorpion")
    start(g, summon_figure, 0)
    play(g, "summon:giant_scorpion", "space:b4")
    assert question(g) == "aim" and len(offered(g)) == 6
    assert (
        refused(g, "aim:a4+c4") == refused(g, "aim:d4+d5") == "ANKH-396" and refused(g, "pass") == "ANKH-522"
    )
    play(g, "aim:c4+c5")  # water may be aimed at
    assert g.aims == {"b4": "c4+c5"}
    start(g, move_figures, 0)
    play(g, "figure:b4", "space:a2")
    assert question(g) == "aim" and set(offered(g)) == {"aim:a1+b1", "aim:b1+b2", "aim:a3+b2"}  # on the map
    play(g, "aim:b1+b2", "pass")
    assert g.aims == {"a2": "b1+b2"}
    ground = g.map().land
    assert all(ground.pairs[space] for space in ground.spaces if ground.is_land[space])


@pytest.mark.rule("ANKH-396", "ANKH-430")
def test_a_pushed_scorpion_is_aimed_by_its_owner_in_anothers_turn() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a8", satet="b3")
    stand(g, "isis", god="k2", giant_scorpion="c4")
    g.aims["c4"] = "b3+b4"
    g.flow.told = []
    start(g, move_figures, 0)
    play(g, "figure:b3", "space:c4", "space:d4")
    assert question(g) == "aim" and deciders(g) == [1] and g.aims == {}
    assert told(g, "figure_pushed") == [((1,), "giant_scorpion", "c4", "d4")]
    play(g, "aim:d5+e5")
    assert g.aims == {"d4": "d5+e5"} and question(g) == "move_figure" and deciders(g) == [0]


@pytest.mark.rule("ANKH-396")
def test_a_scorpion_moved_by_an_obelisk_aims_too_and_others_do_not() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a8", giant_scorpion="k3", warrior="k2")
    stand(g, "isis", god="a4")
    powers(g, "ra", "commanding", "revered", "obelisk_attuned")
    build(g, "ra", obelisk="b6")
    g.aims["k3"] = "k2+j2"
    fight(g, WEST)
    g.flow.told = []
    play(g, "figure:k2", "space:b7")
    assert question(g) == "obelisk_figure"
    assert told(g) == [("figure_attuned", (0,), "warrior", "k2", "b7")]
    play(g, "figure:k3", "space:b5")
    assert question(g) == "aim"


@pytest.mark.rule("ANKH-397", "ANKH-398")
def test_scorpions_destroy_the_adjacent_monuments_they_aim_at() -> None:
    g = position("ra", "isis")
    stand(g, "isis", god="k2", giant_scorpion="d3 h4")
    build(g, None, temple="d4")
    build(g, "isis", temple="c4", obelisk="g5")
    build(g, "ra", temple="e3 h5", obelisk="c3")
    g.aims = {"d3": "c4+d4", "h4": "g5+h5"}
    start(g, scorpions_sting)
    assert set(g.monuments) == {"e3", "c3"}  # own and neutral ones too, all at once
    assert dashboard(g, "isis").ankhs == 9 and g.supply == {"obelisk": 9, "temple": 9, "pyramid": 10}
    g.aims = {"d3": "d2+e3", "h4": "g4+g5"}
    start(g, scorpions_sting)
    assert "e3" in g.monuments  # across the river
    camels(g, "c3-d3")
    g.aims["d3"] = "c3+c4"
    start(g, scorpions_sting)
    assert "c3" in g.monuments  # across a camel


@pytest.mark.rule("ANKH-534")
def test_by_the_other_ruling_own_monuments_are_spared() -> None:
    g = position("ra", "isis", without=("scorpion_destroys_own",))
    stand(g, "isis", god="k2", giant_scorpion="d3 h4")
    build(g, None, temple="d4")
    build(g, "isis", temple="c4")
    build(g, "ra", temple="h5")
    g.aims = {"d3": "c4+d4", "h4": "g5+h5"}
    start(g, scorpions_sting)
    assert set(g.monuments) == {"c4"}


# -- Androsphinx ---------------------------------------------------------------------------------


def sphinx() -> Ankh:
    g = position("ra", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="b3", warrior="b4 c4")
    stand(g, "isis", god="c9", androsphinx="a4")
    return g


@pytest.mark.rule("ANKH-399", "ANKH-403")
def test_enemies_next_to_an_androsphinx_have_no_strength_but_are_there() -> None:
    g = sphinx()
    assert [figure_strength(g, 0, space) for space in ("b3", "b4", "c4")] == [0, 0, 1]
    assert figure_strength(g, 1, "a4") == 1 and strength(g, 0, WEST) == 1
    assert g.present(WEST) == [1, 0]
    powers(g, "ra", "commanding", "revered", "resplendent", "temple_attuned", "magnanimous")
    devote(g, isis=3, ra=7)
    g.figures.pop("c4")
    fight(g, WEST)
    g.flow.told = []
    play(g, "card:flood", "card:drought")
    totals = {given[0][0]: given[1] for given in told(g, "strength_counted")}
    assert totals == {1: 2, 0: 1}  # the card's bonus counts
    assert devotion(g)["ra"] == 9  # Magnanimous counts the cancelled figures


@pytest.mark.rule("ANKH-403", "ANKH-293")
def test_cancelled_figures_count_for_drought_and_flood() -> None:
    g = sphinx()
    devote(g, isis=3, ra=7)
    fight(g, WEST)
    play(g, "card:cycle_of_maat", "card:drought")
    while question(g):
        play(g, "pass")
    assert devotion(g)["ra"] == 7  # 2 : 2, nobody won
    g = sphinx()
    stand(g, "ra", warrior="c8 c7")
    devote(g, isis=3, ra=7)
    fight(g, WEST)
    play(g, "card:cycle_of_maat", "card:drought")
    assert devotion(g)["ra"] == 7 + 1 + 5


@pytest.mark.rule("ANKH-400")
def test_the_whole_strength_is_cancelled() -> None:
    g = position("anubis", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "anubis", god="b3")
    stand(g, "isis", god="c9")
    dashboard(g, "anubis").trapped = [1, 1]
    powers(g, "anubis", "commanding", "revered", "resplendent")
    build(g, "anubis", temple="a5 a6 a7")
    assert figure_strength(g, 0, "b3") == 5
    stand(g, "isis", androsphinx="a4")
    assert figure_strength(g, 0, "b3") == 0


@pytest.mark.rule("ANKH-401")
def test_a_figure_on_water_is_cancelled_in_every_battle() -> None:
    g = position("ra", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="k2", apep="e6")
    stand(g, "isis", god="a4", androsphinx="f5")
    assert strength(g, side_of(g, "ra"), EAST) == 1  # only the god, though the Sphinx is in the West
    assert g.figures_in(EAST, 1) == []


@pytest.mark.rule("ANKH-402")
def test_enemy_androsphinxes_cancel_each_other_and_go_on_cancelling() -> None:
    g = sphinx()
    stand(g, "ra", androsphinx="a5")
    assert figure_strength(g, 0, "a5") == figure_strength(g, 1, "a4") == 0
    assert figure_strength(g, 0, "b3") == 0
