"""The seven battle cards."""

from __future__ import annotations

import pytest

from senet.games.ankh.position import (
    DELTA,
    WEST,
    build,
    dashboard,
    devote,
    devotion,
    fight,
    hand,
    position,
    powers,
    stand,
)
from senet.games.ankh.table import Ankh
from senet.kernel.play import deciders
from tests.games.words import offered, play, question, refused, told


def pair(region: str = DELTA, **options: tuple[str, ...]) -> Ankh:
    """Ra and Isis, far from each other in one region; Isis has less devotion."""
    g = position("ra", "isis", **options)
    ra, isis = {DELTA: ("c1", "g2"), WEST: ("a4", "d8")}[region]
    stand(g, "ra", god=ra)
    stand(g, "isis", god=isis)
    devote(g, isis=4, ra=7)
    return g


# -- Build Monument ------------------------------------------------------------------------------


@pytest.mark.rule("ANKH-280", "ANKH-283")
def test_build_monument_costs_3_followers_and_counts_at_once() -> None:
    g = pair()
    dashboard(g, "isis").followers = 3
    fight(g, DELTA)
    play(g, "card:build_monument", "card:chariots")
    assert offered(g) == ["pass", "build:obelisk", "build:temple", "build:pyramid"]
    play(g, "build:temple")
    assert set(offered(g)) == {f"space:{s}" for s in g.map().regions[DELTA] if s not in g.figures}
    assert refused(g, "space:a4") == "ANKH-280" and refused(g, "space:c1") == "ANKH-010"
    play(g, "space:e2")
    assert g.monuments["e2"] == ("temple", 1) and dashboard(g, "isis").followers == 0
    assert (g.supply["temple"], dashboard(g, "isis").ankhs) == (9, 8)
    assert devotion(g)["isis"] == 5  # the majority of this very battle
    g = pair()
    powers(g, "isis", "commanding", "inspiring", "temple_attuned")
    fight(g, DELTA)
    play(g, "card:build_monument", "card:cycle_of_maat", "build:temple", "space:g1")
    assert devotion(g)["isis"] == 6  # and its strength won


@pytest.mark.rule("ANKH-280")
def test_building_can_be_declined() -> None:
    g = pair()
    dashboard(g, "isis").followers = 3
    fight(g, DELTA)
    play(g, "card:build_monument", "card:chariots", "pass")
    assert g.monuments == {} and dashboard(g, "isis").followers == 3


@pytest.mark.rule("ANKH-281", "ANKH-474")
def test_building_needs_space_supply_token_and_followers() -> None:
    g = pair()
    dashboard(g, "isis").followers = 2
    fight(g, DELTA)
    play(g, "card:build_monument", "card:chariots")
    assert question(g) != "build_type" and dashboard(g, "isis").followers == 2
    g = pair()
    dashboard(g, "isis").followers, dashboard(g, "isis").ankhs = 3, 0
    fight(g, DELTA)
    play(g, "card:build_monument", "card:chariots")
    assert question(g) != "build_type" and dashboard(g, "isis").followers == 3
    g = pair()
    dashboard(g, "isis").followers, g.supply["temple"] = 3, 0
    fight(g, DELTA)
    play(g, "card:build_monument", "card:chariots")
    assert refused(g, "build:temple") == "ANKH-281" and "build:temple" not in offered(g)
    g = pair()
    dashboard(g, "isis").followers = 3
    free = [space for space in g.map().regions[DELTA] if g.is_free(space)]
    build(g, None, temple=" ".join(free[:10]), obelisk=" ".join(free[10:]))
    fight(g, DELTA)
    play(g, "card:build_monument", "card:chariots")
    assert question(g) != "build_type" and dashboard(g, "isis").followers == 3


@pytest.mark.rule("ANKH-282", "ANKH-363")
def test_nothing_is_built_on_an_underworld_token() -> None:
    g = position("osiris", "isis")
    stand(g, "osiris", god="c1")
    stand(g, "isis", god="g2")
    powers(g, "osiris", "inspiring")
    g.underworlds = ["e2"]
    fight(g, DELTA)
    play(g, "card:cycle_of_maat", "card:build_monument", "build:temple")
    assert refused(g, "space:e2") == "ANKH-282"


@pytest.mark.rule("ANKH-313")
def test_inspiring_builds_for_nothing() -> None:
    g = pair()
    powers(g, "isis", "inspiring")
    dashboard(g, "isis").followers = 0
    fight(g, DELTA)
    play(g, "card:build_monument", "card:chariots", "build:pyramid", "space:e2")
    assert g.monuments["e2"] == ("pyramid", 1) and dashboard(g, "isis").followers == 0
    g = pair()
    powers(g, "isis", "inspiring")
    dashboard(g, "isis").ankhs = 0
    fight(g, DELTA)
    play(g, "card:build_monument", "card:chariots")
    assert question(g) != "build_type"


# -- Plague of Locusts ---------------------------------------------------------------------------


@pytest.mark.rule("ANKH-284", "ANKH-285")
def test_a_plague_kills_all_but_the_single_highest_bidders() -> None:
    g = pair()
    stand(g, "ra", warrior="c2 d2")
    stand(g, "isis", warrior="h2 g3")
    dashboard(g, "ra").followers, dashboard(g, "isis").followers = 5, 3
    fight(g, DELTA)
    play(g, "card:plague_of_locusts", "card:chariots")
    assert deciders(g) == [1, 0] and offered(g) == ["bid:0", "bid:1", "bid:2", "bid:3"]
    play(g, "bid:2", "bid:3")
    assert set(g.figures) == {"c1", "c2", "d2", "g2"}
    assert (dashboard(g, "ra").followers, dashboard(g, "isis").followers) == (2, 1)


@pytest.mark.rule("ANKH-285")
def test_a_tied_highest_bid_kills_everybody_also_at_0() -> None:
    for bid in (0, 2):
        g = pair()
        stand(g, "ra", warrior="c2 d2")
        stand(g, "isis", warrior="h2", satet="g3")
        dashboard(g, "ra").followers = dashboard(g, "isis").followers = 2
        fight(g, DELTA)
        play(g, "card:plague_of_locusts", "card:chariots", f"bid:{bid}", f"bid:{bid}")
        assert set(g.figures) == {"c1", "g2"} and dashboard(g, "isis").guardians == ["satet"]


@pytest.mark.rule("ANKH-235", "ANKH-286")
def test_every_plague_has_its_own_bidding_ascending() -> None:
    g = position("ra", "isis", "osiris")
    stand(g, "ra", god="a4", warrior="c2 d2")
    stand(g, "isis", god="b4", warrior="h2 g3")
    stand(g, "osiris", god="k2")
    devote(g, osiris=1, isis=4, ra=7)
    dashboard(g, "ra").followers = dashboard(g, "isis").followers = 3
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:plague_of_locusts", "card:plague_of_locusts", "bid:1", "bid:0")
    assert [given[0] for given in told(g, "plague_began")] == [(1,), (0,)]
    assert question(g) == "plague_bid" and deciders(g) == [1]  # only Isis has figures left
    play(g, "bid:0")
    assert set(g.figures_in(DELTA, 1)) == {"h2", "g3"}  # the sole highest bidder, whatever it bids


@pytest.mark.rule("ANKH-521")
def test_who_has_no_followers_bids_0_unasked() -> None:
    g = pair()
    dashboard(g, "isis").followers = 0
    fight(g, DELTA)
    play(g, "card:plague_of_locusts", "card:chariots")
    assert deciders(g) == [0]


@pytest.mark.rule("ANKH-287", "ANKH-300", "ANKH-355")
def test_plague_ignores_flood_and_isis_but_gods_survive() -> None:
    g = pair()
    stand(g, "isis", warrior="h2 g3")
    stand(g, "ra", warrior="g1 h1")
    dashboard(g, "isis").followers, dashboard(g, "ra").followers = 0, 4
    fight(g, DELTA)
    play(g, "card:flood", "card:plague_of_locusts")
    play(g, "bid:0", "bid:4")  # Isis has 3 from the flood
    assert g.figures_in(DELTA, 1) == ["g2"] and dashboard(g, "isis").warriors == 6


@pytest.mark.rule("ANKH-288", "ANKH-349")
def test_after_plague_come_trap_sun_mummies_and_cats() -> None:
    g = position("ra", "isis", "anubis", guardians=("cat_mummy", "mummy", "androsphinx"))
    stand(g, "ra", god="c1", warrior="b1", mummy="b0", cat_mummy="d1")
    stand(g, "isis", god="g2", warrior="h2", mummy="g3", cat_mummy="h1")
    stand(g, "anubis", god="a4")
    g.radiant, dashboard(g, "ra").suns = ["b1"], 2
    devote(g, anubis=5, isis=8, ra=9)
    dashboard(g, "ra").followers = dashboard(g, "isis").followers = 0
    fight(g, DELTA)
    play(g, "card:plague_of_locusts", "card:chariots")  # both bid 0: all die
    assert question(g) == "trap" and offered(g) == ["pass", "trap:isis", "trap:ra"]
    assert dashboard(g, "ra").suns == 3 and g.radiant == []
    play(g, "trap:ra")
    assert question(g) == "mummy_space" and deciders(g) == [1]
    assert "space:g3" in offered(g)  # freed by the kill
    play(g, "space:g3")
    assert deciders(g) == [0]
    play(g, "space:d1", "pass")
    assert devotion(g)["anubis"] == 3  # two Cat Mummies died
    assert g.figures["d1"] == (0, "mummy")
    assert question(g) == "mummy_space" and deciders(g) == [1]  # the resolution has killed it again


@pytest.mark.rule("ANKH-289")
def test_after_a_plague_worship_cycle_and_miracle_remain() -> None:
    for card in ("cycle_of_maat", "miracle"):
        g = position("ra", "isis")
        stand(g, "ra", god="a4", warrior="c1 c2")
        stand(g, "isis", god="g2")
        powers(g, "ra", "commanding", "revered", "resplendent", "temple_attuned", "glorious", "worshipful")
        build(g, "ra", temple="d0")
        devote(g, isis=4, ra=7)
        dashboard(g, "ra").followers, dashboard(g, "isis").followers = 2, 1
        fight(g, DELTA)
        play(g, "card:plague_of_locusts", f"card:{card}", "bid:1", "bid:0", "worship")
        assert devotion(g)["ra"] == 7 + 1 + (2 if card == "miracle" else 0)  # and no majority
        assert len(dashboard(g, "ra").hand) == (7 if card == "cycle_of_maat" else 6)
        assert devotion(g)["isis"] == 5


# -- Chariots, Cycle of Ma'at, Drought -----------------------------------------------------------


@pytest.mark.rule("ANKH-290")
def test_chariots_add_3_if_a_figure_is_left() -> None:
    g = pair()
    stand(g, "isis", warrior="h2 g3")
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:cycle_of_maat", "card:chariots")
    totals = {given[0][0]: given[1] for given in told(g, "strength_counted")}
    assert totals == {0: 4, 1: 3} and devotion(g)["ra"] == 8


@pytest.mark.rule("ANKH-291", "ANKH-292")
def test_cycle_of_maat_takes_all_used_cards_back() -> None:
    g = pair()
    hand(g, "isis", "cycle_of_maat", "flood")
    hand(g, "ra", "cycle_of_maat", "flood")
    fight(g, DELTA)
    play(g, "card:cycle_of_maat", "card:flood")
    assert len(dashboard(g, "isis").hand) == 7 and dashboard(g, "isis").used == []
    assert dashboard(g, "ra").hand == ["cycle_of_maat"] and len(dashboard(g, "ra").used) == 6


@pytest.mark.rule("ANKH-293", "ANKH-294")
def test_drought_adds_each_figure_on_desert_to_the_reward() -> None:
    g = pair(WEST)
    stand(g, "ra", warrior="a5 b3 b2 d3")  # two of them and the god on desert
    stand(g, "isis", warrior="e8")
    powers(g, "ra", "commanding", "revered", "resplendent", "temple_attuned", "bountiful")
    fight(g, WEST)
    g.flow.told = []
    play(g, "card:cycle_of_maat", "card:drought")
    gains = [(given[0][0], *given[1:3]) for given in told(g, "devotion_gained")]
    assert gains == [(0, 1 + 3 + 1, "battle")]  # one gain, so Bountiful adds 1 only once
    g = pair(WEST)
    stand(g, "ra", warrior="a5")
    stand(g, "isis", warrior="e8 e9")
    fight(g, WEST)
    play(g, "card:chariots", "card:drought")
    while question(g) == "protect":
        play(g, "pass")
    assert devotion(g) == {"isis": 5, "ra": 7}  # nothing without the victory


@pytest.mark.rule("ANKH-294")
def test_drought_counts_when_the_reward_is_paid() -> None:
    g = pair(WEST)
    stand(g, "ra", warrior="a5 b3")
    dashboard(g, "ra").followers, dashboard(g, "isis").followers = 0, 1
    fight(g, WEST)
    play(g, "card:plague_of_locusts", "card:drought", "bid:0")  # the warriors die before
    assert devotion(g) == {"isis": 4, "ra": 7}  # 2 : 2
    assert g.figures_in(WEST, 0) == ["a4"]


# -- Flood, Miracle ------------------------------------------------------------------------------


@pytest.mark.rule("ANKH-295")
def test_flood_pays_for_figures_on_fertile_ground_at_once() -> None:
    g = pair(WEST)
    stand(g, "isis", warrior="e8 e9 d7")
    dashboard(g, "isis").followers = 1
    powers(g, "isis", "inspiring")
    fight(g, WEST)
    play(g, "card:flood", "card:plague_of_locusts")
    assert dashboard(g, "isis").followers == 3  # e8 and e9; the god and d7 are on desert
    assert offered(g)[-1] == "bid:3"  # and can be spent in this battle


@pytest.mark.rule("ANKH-300")
def test_flood_saves_those_it_counted_in_the_resolution_only() -> None:
    g = pair(WEST)
    stand(g, "isis", warrior="e8 e9 d7")
    stand(g, "ra", warrior="a5 a6 a7 b5 b6 b7")
    fight(g, WEST)
    play(g, "card:flood", "card:chariots")
    assert set(g.figures_in(WEST, 1)) == {"d8", "e8", "e9"}


@pytest.mark.rule("ANKH-300")
def test_flood_does_not_save_a_mummy_that_came_back_later() -> None:
    g = position("ra", "isis", guardians=("satet", "mummy", "androsphinx"))
    stand(g, "ra", god="c1", warrior="c2 d2 b1 b0")
    stand(g, "isis", god="g2", mummy="g1")
    dashboard(g, "ra").followers, dashboard(g, "isis").followers = 3, 0
    devote(g, isis=4, ra=7)
    fight(g, DELTA)
    play(g, "card:flood", "card:plague_of_locusts", "bid:0", "bid:3", "space:g1")
    play(g, "space:h2")
    assert g.figures["h2"] == (1, "mummy") and "g1" not in g.figures  # killed twice


@pytest.mark.rule("ANKH-301", "ANKH-302", "ANKH-394")
def test_miracle_pays_for_every_kill_in_one_gain() -> None:
    g = position("ra", "isis", "anubis", guardians=("satet", "mummy", "androsphinx"))
    stand(g, "ra", god="c1", warrior="c2 d2 b1 b0")
    stand(g, "isis", god="g2", mummy="g1", warrior="h1")
    stand(g, "anubis", god="a4")
    devote(g, anubis=1, isis=4, ra=7)
    dashboard(g, "ra").followers, dashboard(g, "isis").followers = 3, 1
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:miracle", "card:plague_of_locusts", "bid:0", "bid:3", "trap:isis", "space:g1", "space:g1")
    gains = [(given[0][0], *given[1:3]) for given in told(g, "devotion_gained")]
    assert gains == [(0, 1, "battle"), (1, 3, "miracle")]  # the Mummy twice, the trapped warrior once
    assert dashboard(g, "anubis").trapped == [1]


@pytest.mark.rule("ANKH-533")
def test_by_the_other_ruling_a_figure_counts_once_for_miracle() -> None:
    g = position("ra", "isis", without=("miracle_counts_kills",))
    stand(g, "ra", god="c1", warrior="c2 d2 b1 b0")
    stand(g, "isis", god="g2", mummy="g1")
    devote(g, isis=4, ra=7)
    dashboard(g, "ra").followers, dashboard(g, "isis").followers = 3, 1
    fight(g, DELTA)
    play(g, "card:miracle", "card:plague_of_locusts", "bid:0", "bid:3", "space:g1", "space:g1")
    assert devotion(g)["isis"] == 5


@pytest.mark.rule("ANKH-303")
def test_several_miracles_come_ascending() -> None:
    g = pair()
    stand(g, "ra", warrior="c2")
    stand(g, "isis", warrior="h2")
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:miracle", "card:miracle")
    gains = [(given[0][0], *given[1:3]) for given in told(g, "devotion_gained")]
    assert gains == [(1, 1, "miracle"), (0, 1, "miracle")]
