"""The board, and the pieces that lie beside it."""

import pytest

from senet.games.kemet.components import (
    ACQUIRE_SPACES,
    BATTLE_CARDS,
    CARDS,
    COLOURS,
    COMPANIONS,
    CREATURE,
    DI_DECK,
    FLOOR,
    RENEWAL,
    SPACES,
    TILES,
)
from senet.games.kemet.maps import (
    AREAS,
    BOARDS,
    CITIES,
    CITY_DESERT,
    CITY_OF,
    DELTA,
    DISTRICTS,
    FACTS,
    INCOME,
    KIND,
    OBELISKS,
    PORT,
)
from senet.games.kemet.move import move_action
from senet.games.kemet.position import at, position
from senet.games.kemet.setup import tiles_offered
from senet.kernel.play import resume
from tests.games.words import offered, play, refused

BASE = [tile for tile in TILES.values() if tile.id not in RENEWAL]


@pytest.mark.rule("KEMET-007", "KEMET-006")
def test_there_are_sixteen_tiles_of_each_of_six_colours_four_a_level():
    assert COLOURS == ("ruby", "sapphire", "diamond", "onyx", "amethyst", "amber")
    for colour in COLOURS:
        for level in range(1, 5):
            assert sum(t.copies for t in BASE if t.colour == colour and t.level == level) == 4
    assert sum(t.copies for t in BASE) == 96


@pytest.mark.rule("KEMET-008")
def test_only_tiles_of_level_one_exist_twice():
    for colour in COLOURS:
        doubled = [t.id for t in BASE if t.colour == colour and t.copies == 2]
        assert len(doubled) == (1 if colour == "onyx" else 2)
        assert all(TILES[t].level == 1 for t in doubled)
    for artwork, level in (("domination", 3), ("act_of_god", 4)):
        tiles = [t for t in BASE if t.artwork == artwork]
        assert len(tiles) == 6 and all(t.level == level and t.copies == 1 for t in tiles)


@pytest.mark.rule("KEMET-009")
def test_thirteen_creatures_and_six_servants_each_belong_to_one_tile():
    base = [c for c in COMPANIONS.values() if c.tile not in RENEWAL]
    assert sum(c.kind == CREATURE for c in base) == 13
    assert sum(c.kind != CREATURE for c in base) == 6
    assert all(TILES[c.tile].companion == c.id for c in base)


@pytest.mark.rule("KEMET-010")
def test_everybody_has_the_same_eight_battle_cards():
    values = {
        c: (CARDS[c].strength, CARDS[c].damage, CARDS[c].shield, CARDS[c].self_unblockable)
        for c in BATTLE_CARDS
    }
    assert sorted(values.values()) == [
        (1, 1, 3, 0), (1, 3, 0, 0), (2, 0, 2, 0), (2, 2, 1, 0), (3, 0, 1, 0), (3, 2, 0, 0), (4, 1, 0, 0), (5, 0, 0, 2),
    ]  # fmt: skip
    specials = {TILES[t].special for t in TILES if TILES[t].special and t not in RENEWAL}
    assert specials == {"wrryt_storm", "shetyw_defense", "fury_of_seth"}


@pytest.mark.rule("KEMET-011")
def test_the_shared_deck_has_33_cards_of_11_kinds_and_no_diversion():
    assert len(DI_DECK) == 33 and len(set(DI_DECK)) == 11
    assert "diversion" not in DI_DECK and "assemble" not in DI_DECK


@pytest.mark.rule("KEMET-014")
def test_every_area_is_of_one_kind():
    kinds = [KIND[area] for area in AREAS]
    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    assert counts == {"district": 18, "desert": 13, "temple": 5, "sanctuary": 1}


@pytest.mark.rule("KEMET-015")
@pytest.mark.parametrize("players", BOARDS)
def test_borders_are_symmetric_and_the_nile_is_none(players):
    adjacent = BOARDS[players].adjacent
    assert all(area in adjacent[other] for area in adjacent for other in adjacent[area])
    banks = {row["id"]: row["bank"] for row in FACTS["areas"]}
    assert all(banks[area] == banks[other] for area in adjacent for other in adjacent[area])


@pytest.mark.rule("KEMET-016")
@pytest.mark.parametrize(
    ("players", "areas", "cities"),
    [
        (2, 15, {"nw", "mw"}),
        (3, 20, {"nw", "mw", "sw"}),
        (4, 27, {"nw", "mw", "se", "me"}),
        (5, 32, {"nw", "mw", "sw", "se", "me"}),
        (6, 37, set(CITIES)),
    ],
)
def test_the_areas_in_play_depend_on_the_number_of_players(players, areas, cities):
    board = BOARDS[players]
    assert len(board.areas) == areas and set(board.cities) == cities
    assert {CITY_OF[a] for a in board.areas if a in CITY_OF} == cities


@pytest.mark.rule("KEMET-017")
def test_areas_under_a_storm_do_not_exist():
    g = position(at("nw", {"west_outer_temple": 3}), at("mw"))
    resume(g, move_action, 0, True, False, False)
    play(g, "area:west_outer_temple")
    assert refused(g, "area:sw_desert") == "KEMET-017"
    assert refused(g, "teleport:east_inner_temple") == "KEMET-017"
    assert "sw_obelisk" not in BOARDS[2].obelisks and "sw_obelisk" not in BOARDS[2].ports


@pytest.mark.rule("KEMET-018", "KEMET-019")
@pytest.mark.parametrize("city", CITIES)
def test_a_district_borders_its_city_and_its_desert_only(city):
    adjacent = BOARDS[6].adjacent
    for district in DISTRICTS[city]:
        others = set(DISTRICTS[city]) - {district}
        assert set(adjacent[district]) == others | {CITY_DESERT[city]}
    assert PORT[CITY_DESERT[city]] == "military"
    touching = {a for d in DISTRICTS[city] for a in adjacent[d]} - set(DISTRICTS[city])
    assert touching == {CITY_DESERT[city]}


@pytest.mark.rule("KEMET-020", "KEMET-021")
def test_the_delta_is_apart_and_can_be_left_by_its_port_only():
    board = BOARDS[6]
    assert set(DELTA) == {"delta_desert", "delta_temple", "sanctuary"}
    assert set(board.adjacent["delta_desert"]) == {"delta_temple", "sanctuary"}
    assert board.adjacent["delta_temple"] == board.adjacent["sanctuary"] == ("delta_desert",)
    assert {"delta_temple", "sanctuary"} <= set(OBELISKS)
    reached = [board.steps[city][area] for city in CITIES for area in AREAS if area not in DELTA]
    assert not any("delta_desert" in each for each in reached)
    assert set(board.steps["nw"]["delta_desert"]) - set(DELTA) == {
        "west_green", "sw_obelisk", "ne_obelisk", "east_green", "nw_desert",
    }  # fmt: skip


@pytest.mark.rule("KEMET-022")
def test_incomes_of_the_five_temples():
    assert INCOME == {
        "west_outer_temple": 2, "west_inner_temple": 3, "east_outer_temple": 2, "east_inner_temple": 3, "delta_temple": 0,
    }  # fmt: skip
    assert [len(BOARDS[n].temples) for n in range(2, 7)] == [3, 3, 5, 5, 5]


@pytest.mark.rule("KEMET-023")
def test_the_sanctuary_is_no_temple():
    g = position(at("nw", {"sanctuary": 3, "west_outer_temple": 1}), at("mw"))
    assert "sanctuary" not in g.held and g.fame(0) == 1
    assert g.temples_of(0) == ["west_outer_temple"]


@pytest.mark.rule("KEMET-024", "KEMET-025")
def test_obelisks_and_ports():
    deserts = {"west_obelisk", "sw_obelisk", "east_obelisk", "ne_obelisk"}
    assert set(OBELISKS) == set(INCOME) | {"sanctuary"} | deserts
    trade = {area for area in PORT if PORT[area] == "trade"}
    assert trade == {"west_green", "east_green", "sw_obelisk", "ne_obelisk"}
    assert set(PORT) - trade == {*CITY_DESERT.values(), "delta_desert"}


@pytest.mark.rule("KEMET-026")
def test_a_city_stays_its_owners_whoever_controls_it():
    g = position(at("nw", {"nw_desert": 1}), at("mw", {"nw_north": 2}, pyramids={"mw_west": ("onyx", 1)}))
    assert g.owner_of("nw_north") == 0 and g.controller("nw_north") == 1
    assert g.districts(0) == DISTRICTS["nw"]


@pytest.mark.rule("KEMET-027")
def test_north_is_up_and_west_is_left():
    where = {row["id"]: (row["x"], row["y"]) for row in FACTS["areas"]}
    assert where["sanctuary"][1] < where["mw_desert"][1] and where["nw_north"][1] < where["nw_south"][1]
    assert where["mw_west"][0] < where["mw_east"][0] and where["west_green"][0] < where["east_green"][0]


@pytest.mark.rule("KEMET-057")
def test_nine_action_spaces_on_three_floors():
    assert len(SPACES) == 9 and len(ACQUIRE_SPACES) == 3
    assert [sorted(s for s in SPACES if FLOOR[s] == floor) for floor in (3, 2, 1)] == [
        ["f3_move", "f3_recruit"],
        ["f2_build", "f2_move", "f2_pray"],
        ["f1_acquire_a", "f1_acquire_b", "f1_acquire_c", "f1_pray"],
    ]


@pytest.mark.rule("KEMET-030", "KEMET-031")
@pytest.mark.parametrize("colour", COLOURS)
def test_with_two_players_each_colour_has_thirteen_tiles(colour):
    tiles = tiles_offered(2, [colour])
    assert all(copies == 1 for copies in tiles.values())
    assert [sum(TILES[t].level == level for t in tiles) for level in range(1, 5)] == [2, 4, 4, 3]
    assert f"{colour}_act_of_god" not in tiles and "onyx_spear_mercenaries" not in tiles


@pytest.mark.rule("KEMET-013", "KEMET-328")
def test_units_of_one_player_in_one_area_are_one_troop_with_a_limit():
    g = position(at("nw", {"nw_desert": 3, "west_green": 3}), at("mw"))
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_desert")
    assert "area:west_green" not in offered(g) and refused(g, "area:west_green") == "KEMET-107"
    play(g, "leave:1", "area:west_green")
    assert g.players[0].troops == {"nw_desert": 1, "west_green": 5}
