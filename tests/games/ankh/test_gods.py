"""The five gods' abilities."""

from __future__ import annotations

import pytest

from senet.games.ankh.conflict import dominate
from senet.games.ankh.deaths import kill
from senet.games.ankh.ending import forget
from senet.games.ankh.merge import merge_gods
from senet.games.ankh.move import move_figures
from senet.games.ankh.position import (
    DELTA,
    EAST,
    WEST,
    build,
    dashboard,
    devote,
    devotion,
    fight,
    hand,
    offered,
    play,
    position,
    powers,
    question,
    refusal,
    side_of,
    stand,
    start,
)
from senet.games.ankh.summon import summon_figure
from senet.games.ankh.table import Ankh
from senet.games.ankh.table_strength import figure_strength
from senet.kernel.play import deciders, is_over

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
    assert refusal(g, "card:flood") == "ANKH-340"
    g.flow.told = []
    play(g, "cards:chariots+flood", "card:cycle_of_maat")
    totals = {s[1][0]: s[1][1] for s in g.flow.told or [] if s[0] == "strength_counted"}
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
    assert offered(g) == ["pass", "trap:isis", "trap:ra"] and refusal(g, "trap:anubis") == "ANKH-348"
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
    totals = {s[1][0]: s[1][1] for s in g.flow.told or [] if s[0] == "strength_counted"}
    assert totals[0] == 5


@pytest.mark.rule("ANKH-351", "ANKH-352")
def test_only_the_owner_frees_a_trapped_warrior_for_a_follower() -> None:
    g = anubis()
    dashboard(g, "isis").warriors -= 1
    dashboard(g, "anubis").trapped = [1]
    start(g, summon_figure, 2)
    assert refusal(g, "ransom:warrior") == "ANKH-351"
    dashboard(g, "isis").followers = 0
    start(g, summon_figure, 1)
    assert refusal(g, "ransom:warrior") == "ANKH-351"
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
    assert refusal(g, "keep:f1") == "ANKH-354"
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


# -- Osiris --------------------------------------------------------------------------------------


def osiris(**options: tuple[str, ...]) -> Ankh:
    g = position("osiris", "isis", **options)
    stand(g, "osiris", god="c1", warrior="c2")
    stand(g, "isis", god="g2", warrior="h1 h2 f1")
    devote(g, osiris=4, isis=7)
    return g


@pytest.mark.rule("ANKH-358")
def test_osiris_summons_one_more_onto_an_underworld_token() -> None:
    g = osiris()
    g.underworlds, dashboard(g, "osiris").underworlds = ["k2", "a4"], 1
    start(g, summon_figure, 0)
    play(g, "summon:warrior", "space:k2", "summon:warrior")
    assert refusal(g, "space:a4") != ""  # one per action
    play(g, "space:d2")
    assert is_over(g) and g.figures["k2"] == (0, "warrior")
    start(g, summon_figure, 0)
    play(g, "summon:warrior")
    assert "space:k2" not in offered(g) and "space:a4" in offered(g)


@pytest.mark.rule("ANKH-359")
def test_osiris_puts_a_token_on_empty_land_of_the_region_he_lost() -> None:
    g = osiris()
    fight(g, DELTA)
    play(g, "card:flood", "card:chariots")
    assert question(g) == "underworld_token" and offered(g) == ["pass", "token:new"]
    play(g, "token:new")
    assert refusal(g, "space:a4") == refusal(g, "space:g2") == "ANKH-359"
    play(g, "space:e2")
    assert g.underworlds == ["e2"] and dashboard(g, "osiris").underworlds == 2
    stand(g, "osiris", warrior="d0 e1 b1 b0")
    fight(g, DELTA)
    play(g, "card:drought", "card:drought")
    while question(g) == "protect":
        play(g, "pass")
    assert is_over(g) and g.underworlds == ["e2"]  # he has won


@pytest.mark.rule("ANKH-359", "ANKH-360", "ANKH-361")
def test_a_token_on_the_map_can_be_moved_from_under_a_figure() -> None:
    g = osiris()
    g.underworlds, dashboard(g, "osiris").underworlds = ["c1", "e2"], 1
    fight(g, DELTA)
    play(g, "card:flood", "card:chariots")
    assert offered(g) == ["pass", "token:new", "token:c1", "token:e2"]
    play(g, "token:c1")
    assert refusal(g, "space:e2") == "ANKH-361"
    play(g, "space:b0")
    assert g.underworlds == ["e2", "b0"] and g.figures["c1"] == (0, "god")
    assert dashboard(g, "osiris").underworlds == 1


@pytest.mark.rule("ANKH-361")
def test_there_are_only_three_underworld_tokens() -> None:
    g = osiris()
    g.underworlds, dashboard(g, "osiris").underworlds = ["a4", "a5", "e2"], 0
    fight(g, DELTA)
    play(g, "card:flood", "card:chariots")
    assert offered(g) == ["pass", "token:a4", "token:a5", "token:e2"]
    assert refusal(g, "token:new") == "ANKH-361"


@pytest.mark.rule("ANKH-530")
def test_by_the_other_ruling_a_token_moves_only_while_all_are_on_the_map() -> None:
    off = ("osiris_may_move_token_while_others_off_map",)
    g = osiris(without=off)
    g.underworlds, dashboard(g, "osiris").underworlds = ["a4", "e2"], 1
    fight(g, DELTA)
    play(g, "card:flood", "card:chariots")
    assert offered(g) == ["pass", "token:new"] and refusal(g, "token:e2") == "ANKH-530"
    g = osiris(without=off)
    g.underworlds, dashboard(g, "osiris").underworlds = ["a4", "a5", "e2"], 0
    fight(g, DELTA)
    play(g, "card:flood", "card:chariots")
    assert offered(g) == ["pass", "token:a4", "token:a5", "token:e2"]


@pytest.mark.rule("ANKH-362")
def test_others_never_arrive_on_an_underworld_token_but_pass_over_it() -> None:
    g = position("osiris", "isis", guardians=("satet", "mummy", "androsphinx"))
    stand(g, "osiris", god="a8", warrior="d3")
    stand(g, "isis", god="a4", warrior="a3", satet="c3")
    g.underworlds = ["b3"]
    start(g, move_figures, 1)
    play(g, "figure:a4")
    assert refusal(g, "space:b3") == "ANKH-362" and "space:c3" not in offered(g)
    assert "space:c4" in offered(g)  # beyond it
    start(g, summon_figure, 1)
    play(g, "summon:warrior")
    assert refusal(g, "space:b3") == "ANKH-362"
    g.underworlds = ["d2", "e3"]
    start(g, move_figures, 1)
    play(g, "figure:c3", "space:d3")
    assert "space:d2" in offered(g)  # Osiris's own figure can be pushed there
    powers(g, "isis", "commanding", "revered", "obelisk_attuned")
    build(g, "isis", obelisk="b4")
    g.underworlds = ["b5"]
    stand(g, "osiris", warrior="c4")
    fight(g, WEST)
    play(g, "figure:a4")
    assert refusal(g, "space:b5") == "ANKH-362"


@pytest.mark.rule("ANKH-362")
def test_a_mummy_does_not_come_back_onto_a_foreign_underworld_token() -> None:
    g = position("osiris", "isis")
    stand(g, "osiris", god="k2")
    stand(g, "isis", god="a1", mummy="a3")
    g.underworlds = ["a2"]  # the only space next to the god without river
    start(g, kill, ("a3",))
    assert is_over(g) and dashboard(g, "isis").guardians == ["mummy"]


@pytest.mark.rule("ANKH-362", "ANKH-363")
def test_osiriss_own_figures_enter_by_any_means_and_stand_on_no_terrain() -> None:
    g = osiris()
    g.underworlds = ["d1", "d2"]
    start(g, move_figures, 0)
    play(g, "figure:c1")
    assert "space:d1" in offered(g)
    start(g, summon_figure, 0)
    play(g, "summon:warrior", "space:d1", "use:normal")
    assert g.figures["d1"] == (0, "warrior")
    assert g.terrain("d1") == "" and g.terrain("c1") == "fertile"
    fight(g, DELTA)
    play(g, "card:flood", "card:cycle_of_maat")
    assert dashboard(g, "osiris").followers == 1 + 2  # d1 does not count


@pytest.mark.rule("ANKH-364", "ANKH-443")
def test_underworld_tokens_leave_with_osiris_but_stay_in_a_merge() -> None:
    g = osiris()
    g.underworlds, dashboard(g, "osiris").underworlds = ["e2"], 2
    gone = g.clone()
    forget(gone, 0)
    assert gone.underworlds == [] and gone.box["underworld"] == 3
    g = position("osiris", "isis", "ra")
    for god, space in (("osiris", "c1"), ("isis", "g2"), ("ra", "a4")):
        stand(g, god, god=space)
    g.underworlds, dashboard(g, "osiris").underworlds = ["e2"], 2
    devote(g, osiris=1, isis=4, ra=7)
    start(g, merge_gods)
    assert g.underworlds == ["e2"] and dashboard(g, "isis").underworlds == 2
    assert g.is_empty_for(side_of(g, "isis"), "e2")


# -- Ra ------------------------------------------------------------------------------------------


def ra() -> Ankh:
    g = position("ra", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="a4")
    stand(g, "isis", god="g2")
    devote(g, isis=4, ra=7)
    return g


@pytest.mark.rule("ANKH-366")
def test_ra_may_put_a_sun_token_on_each_figure_he_summons() -> None:
    g = ra()
    for space in ("a3", "a5", "b3"):
        start(g, summon_figure, 0)
        play(g, "summon:warrior", f"space:{space}")
        assert question(g) == "sun_token" and offered(g) == ["pass", "sun"]
        play(g, "sun")
    assert g.radiant == ["a3", "a5", "b3"] and dashboard(g, "ra").suns == 0
    start(g, summon_figure, 0)
    play(g, "summon:warrior", "space:b4")
    assert is_over(g)  # three tokens in all
    start(g, move_figures, 0)
    play(g, "figure:a3", "space:a2")
    assert g.radiant == ["a2", "a5", "b3"]
    start(g, summon_figure, 1)
    play(g, "summon:warrior", "space:g1")
    assert is_over(g)  # not for Isis


@pytest.mark.rule("ANKH-367")
def test_a_radiant_figure_adds_1_to_domination_and_victory() -> None:
    g = ra()
    stand(g, "ra", warrior="a5 a6")
    g.radiant, dashboard(g, "ra").suns = ["a5", "a6"], 1
    g.flow.told = []
    start(g, dominate, WEST, 0)
    gains = [story[1] for story in g.flow.told or [] if story[0] == "devotion_gained"]
    assert gains == [(0, 2, "domination")]  # one gain, 1 more, not 1 per figure
    stand(g, "isis", warrior="c9")
    fight(g, WEST)
    play(g, "card:flood", "card:flood")
    assert devotion(g)["ra"] == 7 + 2 + 2


@pytest.mark.rule("ANKH-368")
def test_the_radiant_figure_must_be_there_when_the_reward_is_paid() -> None:
    g = ra()
    stand(g, "ra", warrior="a5", apep="e6")
    g.radiant, dashboard(g, "ra").suns = ["a5"], 2
    stand(g, "isis", warrior="c9")
    dashboard(g, "ra").followers = dashboard(g, "isis").followers = 0
    fight(g, WEST)
    play(g, "card:flood", "card:plague_of_locusts")
    assert devotion(g)["ra"] == 8  # the plague had killed it
    g = ra()
    stand(g, "ra", apep="e6")
    g.radiant, dashboard(g, "ra").suns = ["e6"], 2
    stand(g, "isis", warrior="h5")
    fight(g, EAST)
    play(g, "card:flood", "card:chariots")
    assert devotion(g)["ra"] == 9  # on water it counts in each of its regions


@pytest.mark.rule("ANKH-369")
def test_a_killed_figures_sun_token_returns() -> None:
    g = ra()
    stand(g, "ra", warrior="a5")
    g.radiant, dashboard(g, "ra").suns = ["a5"], 2
    start(g, kill, ("a5",))
    assert g.radiant == [] and dashboard(g, "ra").suns == 3


@pytest.mark.rule("ANKH-370", "ANKH-394")
def test_gods_and_setup_figures_are_not_radiant_but_a_mummy_that_comes_back_can_be() -> None:
    from senet.games.ankh import BOX

    assert BOX.start(5, {}, bytes(32)).radiant == []
    g = position("ra", "isis")
    stand(g, "ra", god="a4", mummy="b8")
    stand(g, "isis", god="g2")
    start(g, kill, ("b8",))
    play(g, "space:a5")
    assert question(g) == "sun_token"
    play(g, "sun")
    assert g.radiant == ["a5"] and dashboard(g, "ra").suns == 2


@pytest.mark.rule("ANKH-371")
def test_a_radiant_figure_that_leaves_without_dying_gives_the_token_back() -> None:
    g = position("ra", "isis", "amun")
    stand(g, "ra", god="a4", warrior="a5", satet="a6")
    stand(g, "isis", god="g2")
    stand(g, "amun", god="k2")
    g.radiant, dashboard(g, "ra").suns = ["a5", "a6"], 1
    devote(g, ra=1, isis=4, amun=7)
    start(g, merge_gods)
    assert g.radiant == ["a6"] and dashboard(g, "isis").suns == 2  # the guardian stays Radiant
    assert g.figures["a6"] == (1, "satet") and "a5" not in g.figures
    assert question(g) == "release"
    play(g, "figure:a6")
    assert g.radiant == [] and dashboard(g, "isis").suns == 3
