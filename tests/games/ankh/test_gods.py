"""The abilities of Amun, Anubis and Isis."""

from __future__ import annotations

import pytest

from senet.games.ankh.deaths import kill
from senet.games.ankh.ending import forget
from senet.games.ankh.merge import merge_gods
from senet.games.ankh.position import (
    DELTA,
    EAST,
    WEST,
    dashboard,
    devote,
    devotion,
    fight,
    hand,
    position,
    side_of,
    stand,
    start,
)
from senet.games.ankh.summon import summon_figure
from senet.games.ankh.table import Ankh
from senet.games.ankh.table_strength import figure_strength
from senet.kernel.play import deciders, is_over
from tests.games.words import offered, play, question, refused, told

# -- Amun ----------------------------------------------------------------------------------------


def amun() -> Ankh:
    g = position("amun", "isis", "ra")
    stand(g, "amun", god="c1", warrior="c2")
    stand(g, "isis", god="g2", warrior="h2 h1")
    stand(g, "ra", god="a4")
    devote(g, ra=1, amun=4, isis=7)
    return g


@pytest.mark.rule("ANKH-340", "ANKH-341", "ANKH-231")
def test_amun_may_announce_two_cards_and_gets_both() -> None:
    g = amun()
    fight(g, DELTA)
    assert question(g) == "announcement" and deciders(g) == [0] and offered(g) == ["pass", "announce"]
    play(g, "announce")
    assert g.fight().two_cards == 0 and not dashboard(g, "amun").amun_up
    assert deciders(g) == [0, 1] and len(offered(g)) == 21
    assert refused(g, "card:flood") == "ANKH-340"
    g.flow.told = []
    play(g, "cards:chariots+flood", "card:cycle_of_maat")
    totals = {given[0][0]: given[1] for given in told(g, "strength_counted")}
    assert totals[0] == 2 + 3 and dashboard(g, "amun").followers == 1 + 2
    assert dashboard(g, "amun").used == ["chariots", "flood"] and len(dashboard(g, "amun").hand) == 5


@pytest.mark.rule("ANKH-340", "ANKH-342")
def test_amun_announces_once_per_conflict_in_a_battle_of_his() -> None:
    g = amun()
    fight(g, DELTA)
    play(g, "announce", "cards:chariots+flood", "card:cycle_of_maat")
    fight(g, DELTA)
    assert question(g) == "battle_card"
    g = amun()
    stand(g, "isis", warrior="a5")
    fight(g, WEST)
    assert question(g) == "battle_card"  # Amun is not there


@pytest.mark.rule("ANKH-343")
def test_with_one_card_amun_cannot_announce() -> None:
    g = amun()
    hand(g, "amun", "cycle_of_maat")
    fight(g, DELTA)
    assert question(g) == "battle_card" and deciders(g) == [1]


# -- Anubis --------------------------------------------------------------------------------------


def anubis() -> Ankh:
    g = position("anubis", "isis", "ra")
    stand(g, "anubis", god="a4", warrior="c9")
    stand(g, "isis", god="e2", warrior="d1 d2")
    stand(g, "ra", god="g2", warrior="g3 h2", satet="h1")
    devote(g, anubis=1, isis=4, ra=7)
    return g


@pytest.mark.rule("ANKH-348")
def test_anubis_traps_one_enemy_warrior_of_each_killing_moment() -> None:
    g = anubis()
    start(g, kill, ("d1", "g3", "h1", "c9"))
    assert question(g) == "trap" and deciders(g) == [0]
    assert offered(g) == ["pass", "trap:isis", "trap:ra"] and refused(g, "trap:anubis") == "ANKH-348"
    play(g, "trap:ra")
    assert is_over(g) and dashboard(g, "anubis").trapped == [side_of(g, "ra")]
    assert dashboard(g, "ra").warriors == 4 and dashboard(g, "isis").warriors == 5
    start(g, kill, ("d2",))
    play(g, "pass")
    assert dashboard(g, "anubis").trapped == [2]


@pytest.mark.rule("ANKH-348")
def test_with_three_slots_full_nothing_can_be_trapped() -> None:
    g = anubis()
    dashboard(g, "isis").warriors -= 3
    dashboard(g, "anubis").trapped = [1, 1, 1]
    start(g, kill, ("g3",))
    assert is_over(g) and dashboard(g, "anubis").trapped == [1, 1, 1]
    dashboard(g, "anubis").trapped = [1, 1]
    start(g, kill, ("h1",))
    assert is_over(g)  # a guardian is no warrior


@pytest.mark.rule("ANKH-349")
def test_each_plague_and_each_resolution_is_a_moment_of_its_own() -> None:
    g = anubis()
    stand(g, "ra", warrior="i1 i2 j1")
    dashboard(g, "isis").followers, dashboard(g, "ra").followers = 3, 1
    fight(g, DELTA)
    play(g, "card:plague_of_locusts", "card:chariots", "bid:0", "bid:1")
    assert question(g) == "trap"  # Anubis takes no part in this battle
    play(g, "trap:isis")
    stand(g, "isis", warrior="b0")
    fight(g, DELTA)
    play(g, "card:cycle_of_maat", "card:drought", *(["pass"] if question(g) == "protect" else []))
    assert question(g) == "trap"
    play(g, "trap:isis")
    assert dashboard(g, "anubis").trapped == [1, 1]


@pytest.mark.rule("ANKH-350")
def test_trapped_warriors_strengthen_anubis_himself() -> None:
    g = anubis()
    assert figure_strength(g, 0, "a4") == 1
    dashboard(g, "anubis").trapped = [1, 2, 1]
    assert figure_strength(g, 0, "a4") == 4 and figure_strength(g, 0, "c9") == 1
    stand(g, "isis", warrior="a5")
    stand(g, "isis", warrior="b4 b5")
    fight(g, WEST)
    g.flow.told = []
    play(g, "card:flood", "card:flood")
    totals = {given[0][0]: given[1] for given in told(g, "strength_counted")}
    assert totals[0] == 5


@pytest.mark.rule("ANKH-351", "ANKH-352")
def test_only_the_owner_frees_a_trapped_warrior_for_a_follower() -> None:
    g = anubis()
    dashboard(g, "isis").warriors -= 1
    dashboard(g, "anubis").trapped = [1]
    start(g, summon_figure, 2)
    assert refused(g, "ransom:warrior") == "ANKH-351"
    dashboard(g, "isis").followers = 0
    start(g, summon_figure, 1)
    assert refused(g, "ransom:warrior") == "ANKH-351"
    dashboard(g, "isis").followers = 1
    start(g, summon_figure, 1)
    assert "ransom:warrior" in offered(g)


@pytest.mark.rule("ANKH-353")
def test_trapped_warriors_when_their_god_merges_or_is_forgotten() -> None:
    g = anubis()
    dashboard(g, "isis").warriors -= 1
    dashboard(g, "ra").warriors -= 1
    dashboard(g, "anubis").trapped = [1, 2]
    devote(g, isis=1, ra=4, anubis=7)
    start(g, merge_gods)  # Isis is the lower god
    assert dashboard(g, "anubis").trapped == [2]
    forget(g, 2)
    assert dashboard(g, "anubis").trapped == []


@pytest.mark.rule("ANKH-353")
def test_anubis_as_the_lower_god_frees_the_higher_gods_warriors_only() -> None:
    g = anubis()
    dashboard(g, "isis").warriors -= 1
    dashboard(g, "ra").warriors -= 2
    dashboard(g, "anubis").trapped = [1, 2, 2]
    before = dashboard(g, "isis").warriors
    devote(g, anubis=1, isis=4, ra=7)
    start(g, merge_gods)
    assert dashboard(g, "isis").warriors == before + 1 and dashboard(g, "isis").trapped == [2, 2]
    assert figure_strength(g, 1, "e2") == 3  # the merged god's figure


@pytest.mark.rule("ANKH-353", "ANKH-443")
def test_if_anubis_is_forgotten_the_trapped_go_home() -> None:
    g = anubis()
    dashboard(g, "isis").warriors -= 1
    dashboard(g, "anubis").trapped = [1]
    before = dashboard(g, "isis").warriors
    forget(g, 0)
    assert dashboard(g, "isis").warriors == before + 1 and g.players[0].trapped == []


# -- Isis ----------------------------------------------------------------------------------------


def isis() -> Ankh:
    """Isis loses in the Delta: h1 and h2 stand next to enemies, f1 does not."""
    g = position("ra", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="c1", warrior="i1 i2 c2 d1 b1")
    stand(g, "isis", god="g2", warrior="h1 h2 f1")
    devote(g, isis=4, ra=7)
    return g


@pytest.mark.rule("ANKH-354", "ANKH-356")
def test_isis_may_keep_each_figure_next_to_an_enemy() -> None:
    g = isis()
    fight(g, DELTA)
    play(g, "card:miracle", "card:chariots")
    assert question(g) == "protect" and deciders(g) == [1] and offered(g) == ["pass", "keep:h1"]
    assert refused(g, "keep:f1") == "ANKH-354"
    play(g, "keep:h1")
    assert offered(g) == ["pass", "keep:h2"]
    play(g, "pass")
    assert g.figures_in(DELTA, 1) == ["g2", "h1"] and devotion(g)["isis"] == 6


@pytest.mark.rule("ANKH-356")
def test_an_enemy_that_dies_at_the_same_time_protects() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="c1", warrior="i1")
    stand(g, "isis", god="g2", warrior="h1")
    fight(g, DELTA)
    play(g, "card:miracle", "card:miracle", "keep:h1")  # 2 : 2, all die
    assert "i1" not in g.figures and g.figures["h1"] == (1, "warrior")


@pytest.mark.rule("ANKH-357")
def test_isis_is_protected_across_water() -> None:
    g = position("ra", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="a4", warrior="b4 b5 d5 f6")
    stand(g, "isis", god="k2", apep="e6")
    g.figures.pop("d5")
    fight(g, WEST)
    play(g, "card:miracle", "card:chariots")
    assert offered(g) == ["pass", "keep:e6"]  # f6 stands in the East
    play(g, "keep:e6")
    assert g.figures["e6"] == (1, "apep") and g.present(EAST) == [1, 0]
