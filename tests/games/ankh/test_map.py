"""Board, regions, adjacency, figures and monuments."""

from __future__ import annotations

import random

import pytest

from senet.games.ankh import BOX
from senet.games.ankh.actions import worshipped
from senet.games.ankh.battle import battle
from senet.games.ankh.components import FACTS, GODS, GUARDIANS, MONUMENTS, WARRIORS
from senet.games.ankh.control import control_monument, destroy_monument
from senet.games.ankh.maps import BOARDS, SCENARIOS, find_ground
from senet.games.ankh.maps_geometry import DIRECTIONS, hex_of, space_at
from senet.games.ankh.move import move_figures
from senet.games.ankh.position import (
    DELTA,
    EAST,
    WEST,
    build,
    camels,
    dashboard,
    devotion,
    fight,
    pool,
    position,
    side_of,
    stand,
    start,
)
from senet.games.ankh.summon import summon_figure
from senet.games.ankh.table import NOBODY, Ankh
from senet.games.ankh.table_strength import figure_strength
from senet.games.ankh.vocabulary import inventory
from senet.kernel.chance import seed_from
from senet.kernel.errors import Refused
from senet.kernel.game import PASS
from senet.kernel.play import choices, choose, deciders
from tests.games.words import offered, play, refused

NILE = find_ground("nile~~")


@pytest.mark.rule("ANKH-001", "ANKH-040")
def test_two_to_five_players_take_different_ones_of_five_gods() -> None:
    assert BOX.seats == (2, 3, 4, 5)
    assert GODS == ("amun", "anubis", "isis", "osiris", "ra")
    g = BOX.start(5, {}, bytes(32))
    assert sorted(player.god for player in g.players) == sorted(GODS)
    with pytest.raises(Refused, match="asked for twice"):
        BOX.start(3, {"god": "ra,ra,isis"}, bytes(32))
    with pytest.raises(Refused, match="2, 3, 4, 5"):
        BOX.start(6, {}, bytes(32))
    choosing = BOX.start(2, {"god": "ra,choose"}, bytes(32))
    assert refused(choosing, "god:ra") == "ANKH-001"


@pytest.mark.rule("ANKH-003", "ANKH-500")
def test_the_nile_has_101_spaces_of_three_kinds() -> None:
    terrain = list(NILE.land.terrain.values())
    assert [len(terrain), *map(terrain.count, ("fertile", "desert", "water"))] == [101, 43, 39, 19]
    assert len(NILE.land.river) == 31
    assert {space[0] for space in NILE.land.spaces} == set("abcdefghijk")
    assert {region: len(spaces) for region, spaces in NILE.regions.items()} == {DELTA: 22, EAST: 28, WEST: 32}


@pytest.mark.rule("ANKH-004")
def test_the_river_divides_the_printed_map_into_delta_east_and_west() -> None:
    assert BOARDS["nile"].regions == {"delta": DELTA, "east": EAST, "west": WEST}
    without = find_ground("nile~~").land
    assert set(without.river) >= {"e3-e4", "f3-f4", "g3-g4"}
    assert NILE.region_of["e3"] == (DELTA,) and NILE.region_of["e4"] == (WEST,)


@pytest.mark.rule("ANKH-501")
def test_the_board_two_lands_has_104_spaces() -> None:
    ground = find_ground("two_lands~~")
    terrain = list(ground.land.terrain.values())
    assert (len(terrain), sum(t != "water" for t in terrain)) == (104, 84)
    named = BOARDS["two_lands"].regions
    sizes = {name: len(ground.regions[region]) for name, region in named.items()}
    assert sizes == {"delta": 26, "east": 25, "west": 33}


@pytest.mark.rule("ANKH-502")
def test_spaces_are_named_by_column_and_row_of_flat_topped_hexes() -> None:
    assert hex_of("a4") == (0, 4) and hex_of("f4") == (5, 2) and space_at((5, 2)) == "f4"
    around = [space_at((5 + q, 2 + r)) for q, r in DIRECTIONS]
    assert around == ["f3", "g4", "g5", "f5", "e5", "e4"]
    assert all(space_at(hex_of(space)) == space for space in NILE.land.spaces)
    camel_ground = find_ground("nile~~a3-a4+a4-b3+b3-b4+b4-c4")
    assert len(camel_ground.regions) == 4


@pytest.mark.rule("ANKH-005", "ANKH-006")
def test_camels_stand_one_on_a_side_and_divide_regions_further() -> None:
    g = position("ra", "isis")
    camels(g, "a3-a4", "a4-b3", "b3-b4", "b4-c4")
    assert g.map().region_of["a4"] != g.map().region_of["a3"]
    assert len(g.map().regions) == 4
    from senet.games.ankh.caravan import forbids_line

    assert forbids_line(g.map(), ("a3-a4",), 6) == "ANKH-191"


@pytest.mark.rule("ANKH-005")
@pytest.mark.parametrize("scenario", [name for name, each in SCENARIOS.items() if each.special != "revolt"])
def test_a_camel_that_was_placed_stands_to_the_end_of_the_game(scenario: str) -> None:
    """Whole games, with moves across the camels, deaths, merging and forgotten gods around them."""
    seats, placed = max(SCENARIOS[scenario].layouts), 0
    for seed in range(3):
        g, rng = BOX.start(seats, {"scenario": scenario}, seed_from(f"camels {seed}")), random.Random(seed)
        assert isinstance(g, Ankh)
        standing = g.camels[:]
        while deciders(g):
            seat = deciders(g)[0]
            offered = choices(g, seat)
            busy = [choice for choice in offered if choice != PASS] or offered
            choose(g, seat, rng.choice(busy))
            assert g.camels[: len(standing)] == standing
            placed += len(g.camels) - len(standing)
            standing = g.camels[:]
        assert len(set(standing)) == len(standing)
    assert placed > 0


@pytest.mark.rule("ANKH-006")
def test_connection_never_runs_through_water() -> None:
    assert NILE.region_of["e5"] == (WEST,) and NILE.region_of["f6"] == (EAST,)
    assert "e6" in NILE.land.neighbours["e5"] and "e6" in NILE.land.neighbours["f6"]


@pytest.mark.rule("ANKH-007")
def test_water_is_part_of_every_region_on_its_shore() -> None:
    assert NILE.region_of["e6"] == (WEST, EAST)
    assert NILE.region_of["k1"] == (DELTA, EAST)
    assert NILE.region_of["c5"] == (WEST,)


@pytest.mark.rule("ANKH-008", "ANKH-016")
def test_water_is_adjacent_to_everything_around_it() -> None:
    for space, terrain in NILE.land.terrain.items():
        if terrain == "water":
            assert NILE.adjacent[space] == NILE.land.neighbours[space]
    assert "d6" in NILE.adjacent["c6"] and "c6" in NILE.adjacent["d6"]
    flooded = find_ground("nile~d2+f3+h2~")
    assert "e4" in flooded.adjacent["f3"] and "e4-f3" not in flooded.land.river


@pytest.mark.rule("ANKH-009")
def test_the_size_of_a_region_counts_land_occupied_or_not() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="e2", warrior="d1")
    build(g, None, temple="f2")
    assert len(g.map().regions[DELTA]) == 22
    assert all(g.map().land.is_land[space] for space in g.map().regions[DELTA])
    assert "e0" in g.map().spaces_of[DELTA]


@pytest.mark.rule("ANKH-010")
def test_a_space_holds_one_figure_or_one_monument() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4", warrior="b4")
    build(g, "ra", temple="a5")
    start(g, summon_figure, 0)
    play(g, "summon:warrior")
    assert refused(g, "space:b4") == refused(g, "space:a5") == "ANKH-010"
    assert "space:a3" in offered(g)


@pytest.mark.rule("ANKH-011")
def test_water_cannot_be_occupied() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="d5")
    start(g, move_figures, 0)
    play(g, "figure:d5")
    assert refused(g, "space:d6") == "ANKH-011"
    start(g, summon_figure, 0)
    play(g, "summon:warrior")
    assert refused(g, "space:d6") == "ANKH-011"


@pytest.mark.rule("ANKH-012")
def test_empty_means_no_figure_no_monument_and_no_foreign_underworld() -> None:
    g = position("ra", "osiris", scenario="twin_cities")
    stand(g, "ra", god="a4")
    build(g, None, temple="a5")
    g.underworlds = ["a3"]
    ra, osiris = side_of(g, "ra"), side_of(g, "osiris")
    assert not g.is_empty_for(ra, "a4") and not g.is_empty_for(ra, "a5") and not g.is_empty_for(ra, "c5")
    assert not g.is_empty_for(ra, "a3") and g.is_empty_for(osiris, "a3")
    assert g.is_empty_for(ra, "g4") and g.is_empty_for(ra, "f4")  # City and order tokens occupy nothing


@pytest.mark.rule("ANKH-013", "ANKH-017")
def test_adjacent_spaces_share_a_side_without_river_and_camel() -> None:
    assert set(NILE.adjacent["e3"]) == {"d2", "e2", "f2", "f3"}
    g = position("ra", "isis")
    camels(g, "e2-e3")
    assert "e2" not in g.map().adjacent["e3"]
    assert g.map().region_of["e2"] == g.map().region_of["e3"]


@pytest.mark.rule("ANKH-014")
def test_adjacency_is_the_same_in_every_rule() -> None:
    g = position("isis", "ra")
    stand(g, "isis", warrior="e3", god="a1")
    stand(g, "ra", god="e4", warrior="e2")
    camels(g, "e2-e3")
    build(g, None, temple="d2")
    isis = side_of(g, "isis")
    assert not g.is_near_enemy(isis, "e3")
    assert worshipped(g, isis) == ["d2"]
    camels(g, "d2-e3")
    assert worshipped(g, isis) == []


@pytest.mark.rule("ANKH-015", "ANKH-123")
def test_a_figure_on_water_is_adjacent_to_all_around_it() -> None:
    g = position("ra", "isis", guardians=("satet", "apep", "giant_scorpion"))
    stand(g, "ra", god="a1", apep="e6")
    build(g, None, temple="e5", obelisk="f6")
    stand(g, "isis", god="k2", warrior="e7")
    assert set(worshipped(g, 0)) == {"e5", "f6"}
    assert g.is_near_enemy(side_of(g, "isis"), "e7")
    start(g, summon_figure, 0)
    play(g, "summon:warrior")
    assert {"space:d5", "space:f5"} <= set(offered(g))  # West on both banks of the lake


@pytest.mark.rule("ANKH-018")
def test_figures_are_gods_warriors_and_guardians() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4", warrior="b4")
    build(g, "ra", temple="a5")
    camels(g, "a3-a4")
    start(g, move_figures, 0)
    assert offered(g) == ["pass", "figure:a4", "figure:b4"]
    assert refused(g, "figure:a5") == "ANKH-108"


@pytest.mark.rule("ANKH-019")
def test_every_figure_has_strength_1() -> None:
    g = position("ra", "isis", guardians=("cat_mummy", "mummy", "androsphinx"))
    stand(g, "ra", god="a4", warrior="b4", cat_mummy="a5", mummy="b5", androsphinx="a6")
    assert [figure_strength(g, 0, space) for space in g.figures] == [1] * 5


@pytest.mark.rule("ANKH-020")
def test_gods_are_never_killed() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="e2", warrior="d1")
    stand(g, "isis", god="g2", warrior="f2")
    fight(g, DELTA)
    play(g, "card:plague_of_locusts", "card:plague_of_locusts")
    play(g, "bid:0", "bid:0")  # all die
    assert set(g.figures) == {"e2", "g2"}


@pytest.mark.rule("ANKH-021", "ANKH-472")
def test_each_side_has_a_god_six_warriors_15_tokens_and_7_cards() -> None:
    limits = FACTS["limits"]
    assert WARRIORS == 6 and limits["small_bases_per_god"] == limits["large_bases_per_god"] == 2
    assert limits["ankh_tokens_on_dashboard"] + limits["ankh_tokens_in_pool"] == 15
    for seats in BOX.seats:
        counted = inventory(BOX.start(seats, {}, bytes(32)))
        assert (counted["god"], counted["warrior"]) == (seats, 6 * seats)
        assert (counted["ankh"], counted["card"]) == (9 * seats, 7 * seats)


@pytest.mark.rule("ANKH-022", "ANKH-108")
def test_figures_in_the_pool_or_trapped_cannot_move() -> None:
    g = position("ra", "anubis")
    stand(g, "ra", god="a4")
    assert dashboard(g, "ra").warriors == 6
    dashboard(g, "ra").warriors -= 1
    dashboard(g, "anubis").trapped.append(side_of(g, "ra"))
    pool(g, "ra", "satet")
    start(g, move_figures, 0)
    assert offered(g) == ["pass", "figure:a4"]
    assert refused(g, "figure:b4") == "ANKH-108"


@pytest.mark.rule("ANKH-023")
def test_a_killed_figure_returns_to_its_owners_pool() -> None:
    from senet.games.ankh.deaths import kill

    g = position("ra", "isis")
    stand(g, "ra", god="a4", warrior="b4", satet="b5")
    start(g, kill, ("b4", "b5"))
    assert dashboard(g, "ra").warriors == 6 and dashboard(g, "ra").guardians == ["satet"]
    assert list(g.figures) == ["a4"]


@pytest.mark.rule("ANKH-024")
def test_neutral_monuments_are_no_enemies_and_neither_are_partners() -> None:
    g = position("ra", "isis", "amun")
    stand(g, "ra", god="a4")
    stand(g, "isis", god="a5")
    stand(g, "amun", god="k2")
    assert g.is_near_enemy(0, "a4")
    from senet.games.ankh.merge import merge_gods

    g.ranking = [1, 0, 2]
    start(g, merge_gods)
    assert not g.is_near_enemy(0, "a4") and g.sides == [0, 0, 2]
    build(g, None, temple="b4")
    start(g, control_monument, 0)
    assert g.monuments["b4"] == ("temple", 0)


@pytest.mark.rule("ANKH-025", "ANKH-470")
def test_there_are_three_types_of_ten_monuments() -> None:
    assert MONUMENTS == ("obelisk", "temple", "pyramid")
    for seats in BOX.seats:
        counted = inventory(BOX.start(seats, {}, bytes(32)))
        assert [counted[kind] for kind in MONUMENTS] == [10, 10, 10]


@pytest.mark.rule("ANKH-026", "ANKH-027")
def test_a_token_shows_control_and_goes_home_when_the_monument_is_destroyed() -> None:
    g = position("ra", "isis")
    build(g, "ra", temple="a4")
    build(g, None, temple="a5")
    assert g.monuments == {"a4": ("temple", 0), "a5": ("temple", NOBODY)}
    assert dashboard(g, "ra").ankhs == 8 and g.supply["temple"] == 8
    destroy_monument(g, "a4")
    destroy_monument(g, "a5")
    assert dashboard(g, "ra").ankhs == 9 and g.supply["temple"] == 10 and not g.monuments


@pytest.mark.rule("ANKH-028")
def test_moving_figures_never_changes_control() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4", warrior="b4")
    stand(g, "isis", god="b8")
    build(g, "ra", temple="a5")
    before = dict(g.monuments)
    start(g, move_figures, 0)
    play(g, "figure:a4", "space:a1", "figure:b4", "space:b1")
    start(g, move_figures, 1)
    play(g, "figure:b8", "space:b5")
    assert g.monuments == before


@pytest.mark.rule("ANKH-002")
def test_ownership_devotion_and_victory_belong_to_sides() -> None:
    from senet.games.ankh.devotion import gain_devotion
    from senet.games.ankh.merge import merge_gods
    from senet.games.ankh.scoring import result

    g = position("ra", "isis", "amun")
    for god, space in (("ra", "a4"), ("isis", "k2"), ("amun", "g2")):
        stand(g, god, god=space)
    start(g, merge_gods)  # the last seat is the lowest on the track, then seat 1
    assert g.sides == [0, 1, 1] and g.ranking == [1, 0]
    stand(g, "isis", warrior="f1")
    stand(g, "ra", warrior="f2")
    start(g, battle, DELTA)
    assert g.fight().sides == [1, 0]
    start(g, gain_devotion, 1, 31, "battle")
    assert result(g).winners == (1, 2) and devotion(g)["isis"] == 31


@pytest.mark.rule("ANKH-471")
def test_the_limits_of_the_box() -> None:
    limits = FACTS["limits"]
    assert (limits["camels"], limits["conflict_order_tokens"]) == (30, 8)
    assert (limits["tiebreaker_tokens"], limits["city_tokens"]) == (1, 2)
    g = position("ra", "isis", scenario="twin_cities")
    assert g.camels_left() == 30 and len(g.cities()) == 2
    camels(g, "e2-e3")
    assert g.camels_left() == 29


@pytest.mark.rule("ANKH-473")
def test_a_dead_guardian_stays_its_owners() -> None:
    from senet.games.ankh.deaths import kill

    g = position("ra", "isis")
    stand(g, "ra", god="a4", satet="b5")
    left = dict(g.stable)
    start(g, kill, ("b5",))
    assert dashboard(g, "ra").guardians == ["satet"] and g.stable == left
    assert set(GUARDIANS) >= set(g.stable)
