"""The People's Revolt: Consolidation, and victories that cost the victor's figures."""

from __future__ import annotations

import pytest

from senet.games.ankh import BOX
from senet.games.ankh.components import CAMEL_CARAVAN, CONSOLIDATION, EVENTS
from senet.games.ankh.conflict import decide_region
from senet.games.ankh.counters import counters
from senet.games.ankh.ending import forget
from senet.games.ankh.maps import SCENARIOS
from senet.games.ankh.merge import merge_gods
from senet.games.ankh.position import (
    build,
    camels,
    dashboard,
    devote,
    devotion,
    fight,
    hand,
    position,
    powers,
    stand,
    start,
)
from senet.games.ankh.revolt import camels_between, consolidation, joinable
from senet.games.ankh.table import Ankh
from senet.games.ankh.turn import turn
from senet.kernel.box import TABLE
from senet.kernel.conformance import check_playout, thorough
from senet.kernel.play import deciders, is_over
from tests.games.words import names_told, offered, play, question, refused

REVOLT = "peoples_revolt"


def revolt(*gods: str, guardians: tuple[str, str, str] = ("cat_mummy", "mummy", "giant_scorpion")) -> Ankh:
    return position(*(gods or ("amun", "ra")), scenario=REVOLT, guardians=guardians)


def region(g: Ankh, number: int) -> str:
    return next(region for region, each in g.order.items() if each == number)


# -- setup ---------------------------------------------------------------------------------------


@pytest.mark.rule("ANKH-540")
def test_it_starts_with_many_camels_and_regions() -> None:
    shape = {n: (len(each.camels), len(each.order)) for n, each in SCENARIOS[REVOLT].layouts.items()}
    assert shape == {2: (26, 7), 3: (26, 7), 4: (26, 7), 5: (30, 8)}


@pytest.mark.rule("ANKH-541")
def test_followers_lie_on_the_caravan_events_which_are_consolidations() -> None:
    g = revolt()
    assert [n for n in range(len(EVENTS)) if g.event_type(n) == CONSOLIDATION] == [5, 9, 13]
    assert counters(g)["event_followers", TABLE] == 3
    plain = position("amun", "ra")
    assert [plain.event_type(n) for n in (5, 9, 13)] == [CAMEL_CARAVAN] * 3
    assert counters(plain)["event_followers", TABLE] == 0


@pytest.mark.rule("ANKH-541", "ANKH-542")
def test_the_event_gives_its_follower_and_asks_for_two_regions_instead_of_a_caravan() -> None:
    g = revolt()
    stand(g, "amun", god="a4")
    stand(g, "ra", god="k2")
    g.event, g.markers[2] = 4, 5
    start(g, turn, 0)
    play(g, "action:gain")
    assert g.event == 5 and question(g) == "join_first" and deciders(g) == [0]
    assert dashboard(g, "amun").followers == 2  # 1 from the start, 1 from the event
    assert counters(g)["event_followers", TABLE] == 2


# -- joining -------------------------------------------------------------------------------------


@pytest.mark.rule("ANKH-543")
def test_only_regions_with_camels_between_them_can_be_joined() -> None:
    g = revolt()
    start(g, consolidation, 0)
    assert (
        set(offered(g))
        == {f"region:{each}" for each in joinable(g)}
        == {f"region:{each}" for each in g.order}
    )
    middle, west = region(g, 7), region(g, 5)
    play(g, f"region:{middle}")
    assert set(offered(g)) == {
        f"region:{region(g, 1)}",
        f"region:{region(g, 6)}",
    }  # all three lie in East Egypt
    assert refused(g, f"region:{west}") == "ANKH-543"  # the river is between them
    assert refused(g, f"region:{middle}") == "ANKH-543"
    assert refused(g, "pass") == refused(g, "region:zz") == "ANKH-522"


@pytest.mark.rule("ANKH-543", "ANKH-005", "ANKH-547")
def test_the_two_become_one_and_every_camel_between_them_leaves_the_map() -> None:
    g = revolt()
    stand(g, "amun", god="f1", warrior="e1")
    one, other = g.map().region_of["e1"][0], g.map().region_of["f1"][0]
    gone = camels_between(g, one, other)
    assert set(gone) == {"e1-f1", "e2-f1", "e2-f2", "e3-f2", "e3-f3"}
    before, sizes = g.camels[:], len(g.map().regions[one]) + len(g.map().regions[other])
    g.flow.told = []
    start(g, consolidation, 0)
    play(g, f"region:{one}")
    play(g, offered(g)[0])
    joined = g.map().region_of["e1"][0]
    assert g.map().region_of["f1"] == (joined,) and len(g.map().regions[joined]) == sizes
    assert g.camels == [camel for camel in before if camel not in gone] and g.camels_left() == 9
    assert "f1" in g.map().adjacent["e1"]
    assert g.figures == {"f1": (0, "god"), "e1": (0, "warrior")}
    assert names_told(g)[0] == "followers_gained" and "regions_joined" in names_told(g)


@pytest.mark.rule("ANKH-547")
def test_water_belongs_to_the_joined_region() -> None:
    g = revolt()
    one, other = g.map().region_of["f6"][0], g.map().region_of["g9"][0]
    wet = [s for s, regions in g.map().region_of.items() if len(regions) > 1 and {one, other} & set(regions)]
    start(g, consolidation, 0)
    play(g, f"region:{one}", f"region:{other}")
    if question(g) == "replace_token":
        play(g, offered(g)[0])
    joined = g.map().region_of["f6"][0]
    assert wet and all(joined in g.map().region_of[space] for space in wet)


@pytest.mark.rule("ANKH-544", "ANKH-545")
def test_the_highest_token_leaves_and_one_of_the_two_takes_its_place() -> None:
    for choice, kept, moved in ((3, 4, 3), (4, 3, 4)):
        g = revolt()
        delta, other, far = region(g, 3), region(g, 4), region(g, 7)
        space = g.map().regions[delta][-1]
        start(g, consolidation, 0)
        play(g, f"region:{delta}")
        assert question(g) == "replace_token" and refused(g, f"region:{far}") == "ANKH-545"
        assert offered(g) == [f"region:{delta}", f"region:{other}"]
        play(g, f"region:{region(g, choice)}")
        assert is_over(g) and sorted(g.order.values()) == [1, 2, 3, 4, 5, 6]
        assert g.order[far] == moved and g.order[g.map().region_of[space][0]] == kept


@pytest.mark.rule("ANKH-544", "ANKH-545")
def test_if_the_highest_token_is_one_of_the_two_nothing_is_picked() -> None:
    g = revolt()
    highest = region(g, 7)
    other = joinable(g)[highest][0]
    number = g.order[other]
    start(g, consolidation, 0)
    play(g, f"region:{highest}")
    if question(g) == "join_second":
        play(g, f"region:{other}")
    assert is_over(g) and sorted(g.order.values()) == [1, 2, 3, 4, 5, 6]
    assert g.order[g.map().region_of[highest][0]] == number


@pytest.mark.rule("ANKH-542", "ANKH-546")
def test_without_regions_to_join_only_the_follower_is_gained() -> None:
    g = revolt()
    g.camels = []
    camels(g)
    assert len(g.order) == 3
    order = dict(g.order)
    g.flow.told = []
    start(g, consolidation, 1)
    assert is_over(g) and dashboard(g, "ra").followers == 2 and g.order == order
    assert names_told(g) == ["followers_gained", "nothing_to_join"]


@pytest.mark.rule("ANKH-547", "ANKH-430")
def test_the_active_partner_of_a_merged_god_consolidates_for_both() -> None:
    g = revolt("amun", "ra", "isis")
    for god, space in (("amun", "d1"), ("ra", "a4"), ("isis", "k2")):
        stand(g, god, god=space)
    devote(g, isis=1, ra=3, amun=9)
    start(g, merge_gods)
    start(g, consolidation, 2)
    assert deciders(g) == [2]
    assert dashboard(g, "isis") is dashboard(g, "ra") and dashboard(g, "ra").followers == 3


def test_three_consolidations_are_always_possible() -> None:
    for seats in (2, 5):
        g = revolt(*("amun", "ra", "isis", "osiris", "anubis")[:seats])
        for left in (2, 1, 0):
            start(g, consolidation, 0)
            while deciders(g):
                play(g, offered(g)[-1])
            assert len(g.order) == len(g.map().regions) == (8 if seats == 5 else 7) - (3 - left)
            assert sorted(g.order.values()) == list(range(1, len(g.order) + 1))


# -- what victory costs --------------------------------------------------------------------------


def battle(g: Ankh, *cards: str) -> None:
    fight(g, g.map().region_of["d1"][0])
    while question(g) == "announcement":
        play(g, "pass")
    g.flow.told = []
    play(g, *(f"card:{card}" for card in cards))


def duel(*gods: str) -> Ankh:
    """Two gods in the north-western Delta; the first has three figures, the second two, all of them on land."""
    g = revolt(*gods)
    one, other = gods or ("amun", "ra")
    stand(g, one, god="d1", warrior="c1 b0")
    stand(g, other, god="e1", warrior="d0")
    devote(g, **{other: 3, one: 5})
    return g


@pytest.mark.rule("ANKH-548")
def test_the_winner_loses_its_figures_and_the_losers_live() -> None:
    g = duel()
    battle(g, "cycle_of_maat", "chariots")  # ascending: Ra, then Amun
    assert devotion(g)["amun"] == 6
    assert g.figures == {"d1": (0, "god"), "e1": (1, "god"), "d0": (1, "warrior")}
    assert dashboard(g, "amun").warriors == 6


@pytest.mark.rule("ANKH-548")
def test_if_nobody_wins_nobody_dies() -> None:
    g = duel()
    stand(g, "ra", warrior="e2")
    before = dict(g.figures)
    battle(g, "cycle_of_maat", "cycle_of_maat")
    assert g.figures == before


@pytest.mark.rule("ANKH-548", "ANKH-549")
def test_whoever_dominates_gains_first_and_then_loses_its_figures() -> None:
    g = revolt()
    stand(g, "amun", god="d1", warrior="c1 b0")
    stand(g, "ra", god="k2")
    build(g, "amun", temple="c2")
    devote(g, ra=0, amun=5)
    g.flow.told = []
    start(g, decide_region, g.map().region_of["d1"][0])
    assert devotion(g)["amun"] == 7 and g.figures == {"d1": (0, "god"), "k2": (1, "god")}
    told = names_told(g)
    assert told.index("figure_killed") > max(i for i, name in enumerate(told) if name == "devotion_gained")


@pytest.mark.rule("ANKH-549")
def test_drought_and_ras_sun_are_counted_before_the_figures_die() -> None:
    g = revolt("ra", "amun")
    stand(g, "ra", god="a6", warrior="a7 b7")
    stand(g, "amun", god="c8")
    devote(g, amun=3, ra=5)
    g.radiant, dashboard(g, "ra").suns = ["a7"], 2
    dry = sum(g.terrain(space) == "desert" for space in ("a6", "a7", "b7"))
    assert dry == 3
    fight(g, g.map().region_of["a6"][0])
    play(g, "pass", "card:cycle_of_maat", "card:drought")
    assert devotion(g)["ra"] == 5 + 1 + 1 + dry
    assert g.radiant == [] and dashboard(g, "ra").suns == 3


@pytest.mark.rule("ANKH-549")
def test_magnanimous_pays_the_loser_who_keeps_the_figures() -> None:
    g = duel()
    powers(g, "ra", "commanding", "revered", "resplendent", "temple_attuned", "magnanimous")
    battle(g, "cycle_of_maat", "chariots")
    assert devotion(g)["ra"] == 5 and g.figures["d0"] == (1, "warrior")


@pytest.mark.rule("ANKH-550")
def test_miracle_counts_the_figures_that_die_in_victory() -> None:
    g = duel()
    battle(g, "cycle_of_maat", "miracle")
    assert devotion(g)["amun"] == 5 + 1 + 2


@pytest.mark.rule("ANKH-550")
def test_anubis_traps_a_warrior_of_the_winner() -> None:
    g = duel("amun", "anubis")
    battle(g, "cycle_of_maat", "chariots")
    assert question(g) == "trap" and offered(g) == ["pass", "trap:amun"]
    play(g, "trap:amun")
    assert dashboard(g, "anubis").trapped == [0] and dashboard(g, "amun").warriors == 5


@pytest.mark.rule("ANKH-550")
def test_guardians_of_the_winner_die_with_all_that_follows() -> None:
    g = duel()
    stand(g, "amun", mummy="d2", cat_mummy="e2")
    battle(g, "cycle_of_maat", "chariots")
    assert question(g) == "mummy_space"  # it comes back next to its god
    play(g, offered(g)[0])
    assert devotion(g)["ra"] == 2  # the Cat Mummy
    assert [kind for side, kind in g.figures.values() if side == 0] == ["god", "mummy"]


@pytest.mark.rule("ANKH-550", "ANKH-285")
def test_a_plague_kills_as_always() -> None:
    g = duel()
    dashboard(g, "ra").followers, dashboard(g, "amun").followers = 0, 2
    battle(g, "cycle_of_maat", "plague_of_locusts")
    play(g, "bid:1")
    assert "d0" not in g.figures  # Ra's warrior, outbid
    assert g.figures == {"d1": (0, "god"), "e1": (1, "god")}  # and Amun, having won, loses his own


@pytest.mark.rule("ANKH-551")
def test_flood_protects_the_winners_figures_on_fertile_ground() -> None:
    g = duel()
    assert g.terrain("c1") == g.terrain("b0") == "fertile"
    g.underworlds = ["b0"]  # the token covers the ground
    battle(g, "cycle_of_maat", "flood")
    assert {space for space, figure in g.figures.items() if figure == (0, "warrior")} == {"c1"}


@pytest.mark.rule("ANKH-551", "ANKH-341")
def test_amuns_two_cards_can_be_flood_and_miracle() -> None:
    g = duel()
    fight(g, g.map().region_of["d1"][0])
    play(g, "announce", "card:cycle_of_maat", "cards:flood+miracle")
    alive = sum(figure == (0, "warrior") for figure in g.figures.values())
    assert devotion(g)["amun"] == 5 + 1 + (2 - alive)


@pytest.mark.rule("ANKH-552")
def test_isis_may_keep_her_protected_figures_when_she_wins() -> None:
    g = duel("isis", "ra")
    near = [s for s in ("c1", "b0") if g.is_near_enemy(0, s)]
    assert near == ["c1"]  # next to d0
    battle(g, "cycle_of_maat", "chariots")
    assert question(g) == "protect" and offered(g) == ["pass", "keep:c1"]
    play(g, "keep:c1")
    assert g.figures["c1"] == (0, "warrior") and "b0" not in g.figures


@pytest.mark.rule("ANKH-552", "ANKH-357")
@pytest.mark.parametrize("answer", ["keep:c5", "pass"])
def test_isis_may_keep_a_figure_next_to_an_enemy_across_water_when_she_dominates(answer: str) -> None:
    g = revolt("isis", "ra", guardians=("cat_mummy", "apep", "giant_scorpion"))
    water = "e6"
    shores = g.map().region_of[water]
    assert len(shores) > 1
    mine, theirs = shores[0], shores[1]
    enemy = next(s for s in g.map().adjacent[water] if g.map().region_of[s] == (theirs,))
    stand(g, "isis", god="k2", apep=water)
    stand(g, "ra", god=enemy)
    g.flow.told = []
    start(g, decide_region, mine)
    answer = answer.replace("c5", water)
    assert question(g) == "spare" and offered(g) == ["pass", f"keep:{water}"]
    assert refused(g, f"keep:{enemy}") == "ANKH-354" and refused(g, "sun") == "ANKH-522"
    assert refused(g, f"figure:{enemy}") == refused(g, "keep:a1") == "ANKH-522"  # no keeping, nothing to keep
    play(g, answer)
    assert (water in g.figures) == (answer != "pass")


@pytest.mark.rule("ANKH-553", "ANKH-252")
def test_a_figure_on_water_that_dies_in_victory_is_gone_for_later_regions() -> None:
    g = revolt("amun", "ra", guardians=("cat_mummy", "apep", "giant_scorpion"))
    mine, theirs = g.map().region_of["e6"][:2]
    stand(g, "amun", god="k2", apep="e6")
    stand(g, "ra", god="b0")
    assert g.present(theirs) == g.present(mine) == [0]
    start(g, decide_region, mine)
    assert "e6" not in g.figures and g.present(theirs) == []
    assert dashboard(g, "amun").guardians == ["apep"]


@pytest.mark.rule("ANKH-548")
def test_osiris_having_lost_keeps_his_figures_and_opens_the_underworld() -> None:
    g = duel("amun", "osiris")
    battle(g, "cycle_of_maat", "chariots")
    assert question(g) == "underworld_token" and g.figures["d0"] == (1, "warrior")


def test_a_god_can_be_forgotten_in_a_revolt_too() -> None:
    g = duel()
    hand(g, "ra", "flood")
    forget(g, 1)
    assert g.ranking == [0] and g.figures_of(1) == []


@pytest.mark.parametrize("seats", BOX.seats)
def test_a_whole_revolt_passes_every_check(seats: int) -> None:
    check_playout(BOX, seats, 4, {"scenario": REVOLT}, checks=thorough, every=17)
