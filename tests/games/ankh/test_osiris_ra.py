"""The abilities of Osiris and Ra."""

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
    position,
    powers,
    side_of,
    stand,
    start,
)
from senet.games.ankh.summon import summon_figure
from senet.games.ankh.table import Ankh
from senet.kernel.play import is_over
from tests.games.words import offered, play, question, refused, told

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
    assert refused(g, "space:a4") == "ANKH-120"  # one per action
    play(g, "space:d2")
    assert is_over(g) and g.figures["k2"] == (0, "warrior")
    start(g, summon_figure, 0)
    play(g, "summon:warrior")
    assert "space:k2" not in offered(g) and "space:a4" in offered(g)
    play(g, "space:d1", "summon:warrior")  # the Underworld one is left, and a4 is the only free token
    assert is_over(g) and g.figures["a4"] == (0, "warrior")


@pytest.mark.rule("ANKH-359")
def test_osiris_puts_a_token_on_empty_land_of_the_region_he_lost() -> None:
    g = osiris()
    fight(g, DELTA)
    play(g, "card:flood", "card:chariots")
    assert question(g) == "underworld_token" and offered(g) == ["pass", "token:new"]
    play(g, "token:new")
    assert refused(g, "space:a4") == refused(g, "space:g2") == "ANKH-359"
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
    assert refused(g, "space:e2") == "ANKH-361"
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
    assert refused(g, "token:new") == "ANKH-361"


@pytest.mark.rule("ANKH-530")
def test_by_the_other_ruling_a_token_moves_only_while_all_are_on_the_map() -> None:
    off = ("osiris_may_move_token_while_others_off_map",)
    g = osiris(without=off)
    g.underworlds, dashboard(g, "osiris").underworlds = ["a4", "e2"], 1
    fight(g, DELTA)
    play(g, "card:flood", "card:chariots")
    assert offered(g) == ["pass", "token:new"] and refused(g, "token:e2") == "ANKH-530"
    g = osiris(without=off)
    g.underworlds, dashboard(g, "osiris").underworlds = ["a4", "a5", "e2"], 0
    fight(g, DELTA)
    play(g, "card:flood", "card:chariots")
    assert offered(g) == ["pass", "token:a4", "token:a5", "token:e2"]


@pytest.mark.rule("ANKH-362")
def test_others_never_end_a_move_on_an_underworld_token_but_pass_over_it() -> None:
    g = position("osiris", "isis", guardians=("satet", "mummy", "androsphinx"))
    stand(g, "osiris", god="a8", warrior="d3")
    stand(g, "isis", god="a4", warrior="a3", satet="c3")
    g.underworlds = ["b3"]
    start(g, move_figures, 1)
    play(g, "figure:a4")
    assert refused(g, "space:b3") == "ANKH-362" and "space:c3" not in offered(g)
    assert "space:c4" in offered(g)  # beyond it
    g.underworlds = ["c4", "e3"]
    start(g, move_figures, 1)
    play(g, "figure:c3", "space:d3")
    assert "space:c4" in offered(g)  # Osiris's own figure can be pushed there
    stand(g, "osiris", satet="b2")
    g.underworlds = ["b4"]
    start(g, move_figures, 0)
    play(g, "figure:b2", "space:a4")
    assert refused(g, "space:b4") == "ANKH-362"  # another's cannot: it would end its move there
    powers(g, "isis", "commanding", "revered", "obelisk_attuned")
    build(g, "isis", obelisk="b4")
    g.underworlds = ["b5"]
    stand(g, "osiris", warrior="c4")
    fight(g, WEST)
    play(g, "figure:a4")
    assert refused(g, "space:b5") == "ANKH-362"


@pytest.mark.rule("ANKH-362")
def test_others_may_be_summoned_and_come_back_onto_an_underworld_token() -> None:
    g = position("osiris", "isis", guardians=("satet", "mummy", "androsphinx"))
    stand(g, "osiris", god="k2")
    stand(g, "isis", god="a1", mummy="a3")
    g.underworlds = ["a2"]  # the only space next to the god without river
    start(g, kill, ("a3",))
    assert g.figures["a2"] == (1, "mummy")
    del g.figures["a2"]
    start(g, summon_figure, 1)
    play(g, "summon:warrior")  # there is no other space
    assert g.figures["a2"] == (1, "warrior") and g.terrain("a2") == ""
    start(g, move_figures, 1)
    play(g, "figure:a2")
    assert "space:a3" in offered(g)  # and it may go on from there


@pytest.mark.rule("ANKH-535")
def test_by_the_other_ruling_nobody_else_is_summoned_onto_an_underworld_token() -> None:
    g = position("osiris", "isis", holding=("underworld_bars_every_arrival",))
    stand(g, "osiris", god="k2")
    stand(g, "isis", god="a1", warrior="a3")
    g.underworlds = ["a2"]
    start(g, summon_figure, 1)
    play(g, "summon:warrior")
    assert refused(g, "space:a2") == "ANKH-535" and "space:a2" not in offered(g)


@pytest.mark.rule("ANKH-535")
def test_by_the_other_ruling_a_mummy_does_not_come_back_onto_a_foreign_underworld_token() -> None:
    g = position("osiris", "isis", holding=("underworld_bars_every_arrival",))
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
    gains = [(given[0][0], *given[1:3]) for given in told(g, "devotion_gained")]
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
