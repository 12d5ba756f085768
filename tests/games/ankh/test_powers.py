"""The twelve Ankh powers."""

from __future__ import annotations

import pytest

from senet.games.ankh.devotion import gain_devotion, lose_devotion
from senet.games.ankh.merge import merge_gods
from senet.games.ankh.position import (
    DELTA,
    build,
    camels,
    dashboard,
    devote,
    devotion,
    fight,
    position,
    powers,
    side_of,
    stand,
    start,
)
from senet.games.ankh.table import Ankh
from senet.games.ankh.table_strength import figure_strength, strength
from senet.kernel.play import deciders
from tests.games.words import offered, play, question, refused, told

TWO = ("commanding", "revered")
FOUR = (*TWO, "resplendent", "temple_attuned")


def delta() -> Ankh:
    """Ra with two warriors against Isis in the Delta; Isis has less devotion."""
    g = position("ra", "isis", guardians=("satet", "mummy", "androsphinx"))
    stand(g, "ra", god="c1", warrior="c2 b1")
    stand(g, "isis", god="g2")
    devote(g, isis=4, ra=7)
    return g


def gains(g: Ankh) -> list[tuple[object, ...]]:
    return [(given[0][0], *given[1:3]) for given in told(g, "devotion_gained")]


@pytest.mark.rule("ANKH-310")
def test_commanding_brings_3_followers_for_a_battle_won() -> None:
    g = delta()
    powers(g, "ra", "commanding")
    fight(g, DELTA)
    play(g, "card:flood", "card:cycle_of_maat")
    assert dashboard(g, "ra").followers == 4
    powers(g, "isis", "commanding")
    fight(g, DELTA)
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")
    assert dashboard(g, "isis").followers == 2  # one of the flood, none for a defeat


@pytest.mark.rule("ANKH-320")
def test_resplendent_makes_the_god_strong_with_3_monuments_of_a_type() -> None:
    g = delta()
    powers(g, "ra", *TWO, "resplendent")
    build(g, "ra", temple="a4 k2", obelisk="a5")
    assert figure_strength(g, 0, "c1") == 1
    build(g, "ra", temple="e2")
    assert figure_strength(g, 0, "c1") == 3 and figure_strength(g, 0, "c2") == 1
    powers(g, "ra", *TWO)
    assert figure_strength(g, 0, "c1") == 1


@pytest.mark.rule("ANKH-321", "ANKH-322")
def test_obelisk_attuned_brings_figures_from_anywhere_next_to_own_obelisks() -> None:
    g = delta()
    powers(g, "ra", *TWO, "obelisk_attuned")
    stand(g, "ra", warrior="k2")
    build(g, "ra", obelisk="e3 a4", temple="g1")
    build(g, "isis", obelisk="h1")
    fight(g, DELTA)
    assert question(g) == "obelisk_figure" and deciders(g) == [0]
    assert offered(g) == ["pass", "figure:c1", "figure:c2", "figure:b1", "figure:k2"]
    assert refused(g, "figure:g2") == refused(g, "figure:a1") == "ANKH-322"
    play(g, "figure:k2")
    assert set(offered(g)) == {"space:d2", "space:e2", "space:f2", "space:f3"}
    assert refused(g, "space:e4") == refused(g, "space:a5") == "ANKH-321"
    play(g, "space:f3", "figure:c1", "space:e2")  # a god, already in the region
    assert set(g.figures_of(0)) == {"e2", "c2", "b1", "f3"}


@pytest.mark.rule("ANKH-321")
def test_obelisk_attuned_needs_a_figure_in_the_region_and_an_obelisk_there() -> None:
    g = delta()
    stand(g, "ra", warrior="k2")
    powers(g, "ra", *TWO, "obelisk_attuned")
    build(g, "ra", obelisk="a4")
    fight(g, DELTA)
    assert question(g) == "battle_card"
    g = position("ra", "isis", "amun")
    stand(g, "ra", god="k2")
    stand(g, "isis", god="g2")
    stand(g, "amun", god="c1")
    powers(g, "ra", *TWO, "obelisk_attuned")
    build(g, "ra", obelisk="e3")
    fight(g, DELTA)
    assert question(g) == "announcement"  # Ra takes no part


@pytest.mark.rule("ANKH-323", "ANKH-088")
def test_obelisk_attuned_sides_alternate_each_figure_once_and_passing_is_final() -> None:
    g = delta()
    for god in ("ra", "isis"):
        powers(g, god, *TWO, "obelisk_attuned")
    stand(g, "isis", warrior="k2 k3")
    build(g, "ra", obelisk="d0")
    build(g, "isis", obelisk="h1")
    fight(g, DELTA)
    assert deciders(g) == [1]  # less devotion
    play(g, "figure:k2", "space:i1")
    assert deciders(g) == [0]
    play(g, "figure:c1", "space:d1")
    assert deciders(g) == [1] and refused(g, "figure:i1") == "ANKH-323"
    play(g, "pass")
    assert deciders(g) == [0] and question(g) == "obelisk_figure"
    assert refused(g, "figure:d1") == "ANKH-323"
    play(g, "figure:c2", "space:c0")
    assert deciders(g) == [0]  # Isis is out
    play(g, "pass")
    assert question(g) == "battle_card"


@pytest.mark.rule("ANKH-324")
def test_temple_attuned_adds_2_for_each_own_temple_with_an_own_figure_next_to_it() -> None:
    g = position("ra", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="c1", warrior="c2 b1")
    stand(g, "isis", god="g2")
    build(g, "ra", temple="c0 g3 a2")  # next to the god; far; in another region
    build(g, None, temple="d0")
    assert strength(g, 0, DELTA) == 3
    powers(g, "ra", *TWO, "temple_attuned")
    assert strength(g, 0, DELTA) == 5
    stand(g, "isis", androsphinx="d1")
    assert strength(g, 0, DELTA) == 3  # cancelled figures still count for the temple
    camels(g, "c0-c1")
    assert strength(g, 0, DELTA) == 1


@pytest.mark.rule("ANKH-328")
def test_glorious_rewards_a_margin_of_3() -> None:
    g = delta()
    powers(g, "ra", *FOUR, "glorious")
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")
    assert gains(g) == [(0, 1, "battle")]  # 3 : 1
    fight(g, DELTA)
    play(g, "card:cycle_of_maat", "card:drought")
    assert gains(g)[-1] == (0, 3, "battle")  # 4 : 1


@pytest.mark.rule("ANKH-328", "ANKH-238")
def test_for_glorious_participants_without_figures_count_0_and_the_scales_no_margin() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="c1", warrior="c2")
    stand(g, "isis", god="a4", warrior="g2")
    powers(g, "ra", *FOUR, "glorious")
    dashboard(g, "isis").followers = 0
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:chariots", "card:plague_of_locusts", "bid:1")
    assert gains(g) == [(0, 3, "battle")]  # 3 : 0
    g = delta()
    stand(g, "isis", warrior="h2 h1")
    powers(g, "ra", *FOUR, "glorious")
    fight(g, DELTA, "ra")
    g.flow.told = []
    play(g, "card:flood", "card:flood", "scales")
    assert gains(g) == [(0, 1, "battle")]


@pytest.mark.rule("ANKH-328")
def test_the_margin_of_glorious_is_the_one_over_the_strongest_loser() -> None:
    g = position("ra", "isis", "amun")
    stand(g, "ra", god="c1", warrior="c2 d2")
    stand(g, "isis", god="g2", warrior="h2")
    stand(g, "amun", god="e2")
    powers(g, "ra", *FOUR, "glorious")
    devote(g, amun=1, isis=4, ra=7)
    fight(g, DELTA)
    g.flow.told = []
    play(g, "pass", "card:flood", "card:flood", "card:drought")
    assert g.battle is None and gains(g) == [(0, 1, "battle")]  # 4 : 2 : 1


@pytest.mark.rule("ANKH-330")
def test_magnanimous_pays_a_loser_with_2_figures_after_the_reward() -> None:
    g = delta()
    powers(g, "ra", *FOUR, "magnanimous")
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:chariots", "card:cycle_of_maat")
    assert gains(g) == [(1, 1, "battle"), (0, 2, "magnanimous")]
    stand(g, "ra", warrior="c2")
    powers(g, "isis", *FOUR, "magnanimous")
    fight(g, DELTA)
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")
    assert gains(g)[2:] == [(0, 1, "battle")]  # Isis had one figure


@pytest.mark.rule("ANKH-330", "ANKH-331")
def test_magnanimous_applies_in_a_tie_ascending() -> None:
    g = delta()
    stand(g, "isis", warrior="h2 h1")
    for god in ("ra", "isis"):
        powers(g, god, *FOUR, "magnanimous")
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")
    assert gains(g) == [(1, 2, "magnanimous"), (0, 2, "magnanimous")]


@pytest.mark.rule("ANKH-333")
def test_bountiful_adds_1_to_every_gain_that_starts_in_the_red_zone() -> None:
    g = delta()
    powers(g, "ra", *FOUR, "bountiful")
    for before, after in ((7, 9), (20, 22), (21, 22)):
        devote(g, isis=4, ra=before)
        start(g, gain_devotion, 0, 1, "battle")
        assert g.devotion[0] == after


@pytest.mark.rule("ANKH-334")
def test_each_gain_of_its_own_triggers_bountiful_once() -> None:
    g = delta()
    powers(g, "ra", "commanding", "revered", "resplendent", "temple_attuned", "bountiful", "worshipful")
    build(g, "ra", temple="d0", obelisk="e1")
    dashboard(g, "ra").followers = 2
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:cycle_of_maat", "card:cycle_of_maat", "worship")
    assert gains(g) == [(0, 3, "majority"), (0, 2, "battle"), (0, 2, "worshipful")]
    g = delta()
    powers(g, "ra", *FOUR, "bountiful", "magnanimous")
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:chariots", "card:miracle")
    assert gains(g)[1:] == [(0, 3, "magnanimous"), (0, 3, "miracle")]


@pytest.mark.rule("ANKH-335")
def test_losses_nothing_and_merging_never_trigger_bountiful() -> None:
    g = position("ra", "isis", "amun")
    for god, space in (("ra", "c1"), ("isis", "g2"), ("amun", "a4")):
        stand(g, god, god=space)
        powers(g, god, *FOUR, "bountiful")
    devote(g, amun=5, isis=8, ra=9)
    start(g, lose_devotion, side_of(g, "ra"), 1, "cat_mummy")
    start(g, gain_devotion, side_of(g, "ra"), 0, "battle")
    assert devotion(g) == {"amun": 5, "isis": 8, "ra": 8}
    start(g, merge_gods)
    assert g.devotion[side_of(g, "isis")] == 5


@pytest.mark.rule("ANKH-337", "ANKH-338", "ANKH-474")
def test_worshipful_sells_1_devotion_for_2_followers_once_per_battle() -> None:
    g = delta()
    powers(g, "ra", "commanding", *FOUR[1:], "glorious", "worshipful")
    dashboard(g, "ra").followers = 0
    fight(g, DELTA)
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")  # Commanding has brought 3
    assert question(g) == "worship"
    play(g, "worship")
    assert dashboard(g, "ra").followers == 1 and devotion(g)["ra"] == 9 and question(g) == ""
    g = delta()
    powers(g, "ra", "revered", "inspiring", *FOUR[2:], "glorious", "worshipful")
    fight(g, DELTA)
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")
    assert question(g) == ""  # one follower is not enough
    fight(g, DELTA)
    play(g, "card:cycle_of_maat", "card:flood")  # Flood has brought 3
    assert question(g) == "worship"
    play(g, "pass")
    assert dashboard(g, "ra").followers == 4


@pytest.mark.rule("ANKH-339")
def test_abilities_are_there_from_the_start_and_for_good() -> None:
    g = position("amun", "anubis", "isis", "osiris", "ra")
    assert [player.abilities for player in g.players] == [[player.god] for player in g.players]
    assert all(player.powers == [] for player in g.players)
    stand(g, "amun", god="c1")
    stand(g, "ra", god="g2")
    fight(g, DELTA)
    assert question(g) == "announcement"
