"""Solo: where Amon's troops go, and how."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.amon.cards import resolve_action
from senet.games.kemet.amon.components import ACTIONS, CALL_OF_THE_TEMPLES, CONDITIONS
from senet.games.kemet.amon.march import amon_moves
from senet.games.kemet.amon.table import AMON
from senet.games.kemet.amon.targets import DISTANCES, FIRST, NEAREST, SIGHTS, distance, find_target
from senet.games.kemet.position import against_amon, at
from senet.games.kemet.table import Kemet
from senet.kernel.play import deciders, resume
from senet.language import LANGUAGES, bundle
from tests.games.words import offered, play, question, refused, told

EQUAL = {"mw_west": ("onyx", 2), "mw_east": ("amethyst", 2)}
SURGE_A = ("highest_pyramid", "occupied_pyramid", "western_pyramid")


def where(g: Kemet, troop: str) -> str:
    assert g.amon is not None
    return g.amon.troop_at(g.players[AMON], troop)


def march(g: Kemet, troop: str, *conditions: str) -> Kemet:
    g.flow.told = []
    resume(g, amon_moves, troop, *conditions)
    return g


# -- targets ---------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-281", "KEMET-282", "KEMET-284")
@pytest.mark.parametrize("slow", ["a", "b"])
def test_ex20_surge_with_pyramids_of_different_level(slow):
    """The Griffin Sphinx gives no land move; the other troop has the Cobra and is faster."""
    creatures = ("griffin_sphinx", "cobra") if slow == "a" else ("cobra", "griffin_sphinx")
    g = against_amon(
        at("mw", {"mw_east": 5, "west_inner_temple": 3}, pyramids={"mw_west": ("onyx", 3), "mw_east": ("amethyst", 2)}),
        a=("west_outer_temple", 5), b=("west_obelisk", 5), creatures=creatures,
    )  # fmt: skip
    g.flow.told = []
    resume(g, resolve_action, "ac01")
    said = told(g)
    assert ("amon_target", "a", "mw_west", "highest_pyramid", 1 if slow == "a" else 2) in said
    assert ("amon_target", "b", "west_inner_temple", "smallest_troop", 1 if slow == "b" else 2) in said
    assert where(g, slow) == ("mw_desert" if slow == "a" else "west_green")
    order = [story[1] for story in said if story[0] == "amon_target"]
    assert order == ["a", "b"]


@pytest.mark.rule("KEMET-282")
@pytest.mark.parametrize(
    ("troops", "target", "reason"),
    [
        ({"mw_east": 5}, "mw_east", "occupied_pyramid"),
        ({"mw_north": 5}, "mw_west", "western_pyramid"),
        ({"mw_east": 5, "mw_west": 5}, "mw_west", "western_pyramid"),
    ],
)
def test_ex21_surge_with_equal_pyramids(troops, target, reason):
    g = against_amon(at("mw", troops, pyramids=EQUAL))
    assert find_target(g, "nw_east", SURGE_A) == (target, reason)


@pytest.mark.rule("KEMET-282")
def test_a_condition_that_fits_none_of_the_candidates_is_passed_over():
    g = against_amon(at("mw", {"mw_desert": 3, "west_obelisk": 3}))
    conditions = ("smallest_troop", "richest_temple", "western_troop")
    assert find_target(g, "nw_desert", conditions) == ("west_obelisk", "western_troop")


@pytest.mark.rule("KEMET-282")
def test_what_is_still_tied_is_settled_by_distance_then_by_the_area_table():
    g = against_amon(at("mw", {"mw_desert": 3, "west_green": 3}))
    assert find_target(g, "nw_desert", ("smallest_troop",)) == ("west_green", "nearest")
    g = against_amon(at("mw", {"mw_desert": 3, "west_outer_temple": 3}))
    assert find_target(g, "west_obelisk", ("smallest_troop",)) == ("mw_desert", "first")


@pytest.mark.rule("KEMET-362")
def test_incomes_pyramids_and_occupation_are_counted_as_ruled():
    g = against_amon(at("mw", {"delta_temple": 2, "mw_north": 4}, pyramids=EQUAL), a=("mw_west", 5))
    assert find_target(g, "nw_south", ("richest_temple",)) == ("west_inner_temple", "richest_temple")
    assert find_target(g, "nw_south", ("western_temple",)) == ("west_outer_temple", "western_temple")
    assert find_target(g, "nw_south", ("western_pyramid",)) == ("mw_west", "western_pyramid")  # Amon is there
    assert find_target(g, "nw_south", ("eastern_pyramid",)) == ("mw_east", "eastern_pyramid")
    assert find_target(g, "nw_south", ("occupied_pyramid",)) == ("", "")
    assert find_target(g, "nw_south", ("richest_own_temple",)) == ("", "")  # only in the Delta
    assert find_target(g, "nw_south", ("delta_temple_held",)) == ("delta_temple", "delta_temple_held")
    assert find_target(g, "nw_south", ("sanctuary_held",)) == ("", "")
    assert find_target(g, "nw_south", ("largest_troop",)) == ("mw_north", "largest_troop")


@pytest.mark.rule("KEMET-362")
def test_open_pyramids_are_those_without_a_troop_of_the_player():
    uneven = {"mw_west": ("onyx", 3), "mw_east": ("amethyst", 1)}
    g = against_amon(at("mw", {"mw_west": 5}, pyramids=uneven))
    assert find_target(g, "nw_east", ("highest_open_pyramid",)) == ("mw_east", "highest_open_pyramid")
    assert find_target(g, "nw_east", ("lowest_pyramid",)) == ("mw_east", "lowest_pyramid")
    g = against_amon(at("mw", {"mw_north": 5}, pyramids=uneven))
    assert find_target(g, "nw_east", ("lowest_open_pyramid",)) == ("mw_east", "lowest_open_pyramid")


@pytest.mark.rule("KEMET-362")
def test_amon_leaves_out_temples_that_he_occupies():
    g = against_amon(at("mw", {"mw_west": 5}), a=("west_inner_temple", 5))
    assert find_target(g, "nw_south", ("richest_free_temple",))[0] == "west_outer_temple"
    g = against_amon(at("mw", {"west_outer_temple": 2}))
    assert find_target(g, "nw_south", ("richest_own_temple",))[0] == "west_outer_temple"


@pytest.mark.rule("KEMET-362")
def test_distances_count_land_moves_and_no_teleportation():
    g = against_amon(at("mw", {"mw_west": 5}, pyramids=EQUAL))
    assert distance(g, "nw_east", "mw_west") == 4  # three deserts, then through the wall
    assert distance(g, "nw_east", "sanctuary") == 0 and distance(g, "nw_desert", "sanctuary") == 1
    assert distance(g, "mw_west", "sanctuary") == 0  # any pyramid where it stands
    assert distance(g, "mw_north", "sanctuary") == 4  # but it walks only to Amon's own
    assert distance(g, "delta_temple", "west_green") == 2  # by the port of the Delta desert
    assert DISTANCES["delta_desert"]["nw_south"] == 1


@pytest.mark.rule("KEMET-283")
def test_without_a_target_or_on_it_a_troop_stays():
    g = march(against_amon(at("mw", {"mw_west": 5})), "a", "sanctuary_held")
    assert where(g, "a") == "nw_east" and told(g) == [("amon_stays", "a", "nw_east", "none")]
    g = march(against_amon(at("mw", {"mw_west": 5}), a=("west_outer_temple", 5)), "a", "western_temple")
    assert told(g) == [("amon_stays", "a", "west_outer_temple", "western_temple")]


# -- moves -----------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-284")
@pytest.mark.parametrize(
    ("creature", "land", "end"),
    [
        ("griffin_sphinx", 0, "nw_desert"), ("cobra", 0, "west_green"), ("royal_scarab", 0, "west_inner_temple"),
        ("griffin_sphinx", -1, "nw_south"), ("griffin_sphinx", -2, "nw_south"), ("cobra", 5, "west_inner_temple"),
    ],
)  # fmt: skip
def test_land_moves_are_one_the_war_table_and_the_creature(creature, land, end):
    g = against_amon(at("mw", {"mw_west": 5}), creatures=("jackal", creature), war=(0, 0, 0, land))
    assert where(march(g, "b", "richest_temple"), "b") == end


@pytest.mark.rule("KEMET-284")
def test_walls_of_the_players_city_do_not_stop_amon_and_ports_do_not_help_him():
    g = against_amon(at("mw", {"mw_north": 5}, pyramids=EQUAL), a=("west_obelisk", 5), war=(0, 0, 0, 1))
    assert where(march(g, "a", "western_pyramid"), "a") == "mw_west"
    g = against_amon(at("mw", {"mw_north": 5}), a=("nw_desert", 5), war=(0, 0, 0, -1))
    assert where(march(g, "a", "western_troop"), "a") == "nw_desert"  # 0 land moves


@pytest.mark.rule("KEMET-285")
def test_to_the_delta_a_troop_at_a_pyramid_teleports_without_a_land_move():
    g = against_amon(at("mw", {"sanctuary": 2}), war=(0, 0, 0, -2))
    g = march(g, "a", "sanctuary_held")
    assert ("amon_teleports", "a", 5, "griffin_sphinx", "nw_east", "sanctuary") in told(g) and question(
        g
    ) == "play_card"
    g = against_amon(at("mw", {"delta_temple": 2}, pyramids=EQUAL), a=("mw_east", 5), war=(0, 0, 0, -2))
    assert where(march(g, "a", "delta_temple_held"), "a") == "delta_temple"  # also at the player's pyramid


@pytest.mark.rule("KEMET-285", "KEMET-288")
def test_a_troop_elsewhere_walks_to_one_of_amons_own_pyramids_first():
    g = against_amon(at("mw", {"sanctuary": 2}), a=("nw_desert", 5), b=("nw_north", 5))
    march(g, "a", "sanctuary_held")
    assert question(g) == "which_way" and offered(g) == ["area:nw_east", "area:nw_south"]
    assert refused(g, "area:nw_north") == "KEMET-285" and refused(g, "teleport:sanctuary") == "KEMET-285"
    play(g, "area:nw_south")
    assert where(g, "a") == "sanctuary"  # no land move was left for it, and none was needed
    g = against_amon(at("mw", {"sanctuary": 2}), a=("west_green", 5))
    assert where(march(g, "a", "sanctuary_held"), "a") == "nw_desert"


@pytest.mark.rule("KEMET-285")
def test_a_troop_in_the_delta_walks():
    g = against_amon(at("mw", {"sanctuary": 2}), a=("delta_temple", 5))
    assert where(march(g, "a", "sanctuary_held"), "a") == "delta_desert"


@pytest.mark.rule("KEMET-286")
def test_the_port_of_the_delta_leads_out_on_a_shortest_way():
    g = against_amon(at("mw", {"west_inner_temple": 3}), a=("delta_desert", 5))
    march(g, "a", "smallest_troop")
    assert where(g, "a") == "west_green"  # a trade port; no choice, for it is the only shortest way
    g = against_amon(at("mw", {"nw_north": 3}), a=("delta_desert", 5))
    assert where(march(g, "a", "smallest_troop"), "a") == "nw_desert"


@pytest.mark.rule("KEMET-287")
def test_amon_pays_no_toll():
    player = at(
        "mw", {"nw_desert": 3}, tiles=["onyx_khnums_sphinx"], companions={"khnums_sphinx": "nw_desert"}
    )
    g = march(against_amon(player), "a", "smallest_troop")
    assert where(g, "a") == "nw_desert" and g.players[AMON].prayer == 0


@pytest.mark.rule("KEMET-288")
def test_among_equal_ways_the_player_chooses_each_step():
    g = against_amon(at("mw", {"mw_desert": 3}), a=("nw_desert", 5))
    march(g, "a", "smallest_troop")
    assert deciders(g) == [0] and question(g) == "which_way"
    assert offered(g) == ["area:west_green", "area:west_obelisk", "area:west_outer_temple"]
    assert refused(g, "area:nw_north") == "KEMET-284" and refused(g, "area:sw_desert") == "KEMET-017"
    assert refused(g, "stop") == "KEMET-365"
    assert where(play(g, "area:west_obelisk"), "a") == "west_obelisk"


@pytest.mark.rule("KEMET-289")
def test_amon_stops_at_any_troop_of_the_player_and_attacks():
    g = against_amon(
        at("mw", {"west_green": 2, "west_inner_temple": 1}), a=("nw_desert", 5), war=(0, 0, 0, 3)
    )
    march(g, "a", "smallest_troop")
    assert where(g, "a") == "west_green" and g.battle is not None
    assert [side.seat for side in g.battle.sides] == [AMON, 0]


@pytest.mark.rule("KEMET-290")
def test_the_other_troop_is_crossed_only_if_the_march_goes_on_behind_it():
    def position(land: int) -> Kemet:
        g = against_amon(
            at("mw", {"mw_west": 5}), a=("nw_desert", 5), b=("west_green", 4), war=(0, 0, 0, land)
        )
        return march(g, "a", "richest_temple")

    g = position(0)
    assert where(g, "a") == "nw_desert" and told(g)[-1] == ("amon_blocked", "a", "west_green")
    g = position(1)
    assert where(g, "a") == "west_inner_temple" and where(g, "b") == "west_green"
    assert g.players[AMON].troops == {"west_inner_temple": 5, "west_green": 4}


@pytest.mark.rule("KEMET-290")
def test_a_troop_never_ends_on_the_other_even_if_that_is_its_target():
    g = against_amon(
        at("mw", {"mw_north": 5}, pyramids=EQUAL), a=("mw_desert", 5), b=("mw_west", 5), war=(0, 0, 0, 4)
    )
    assert where(march(g, "a", "western_pyramid"), "a") == "mw_desert"


@pytest.mark.rule("KEMET-359")
def test_an_amon_troop_controls_its_area_and_gives_back_what_it_took():
    tall = {"mw_west": ("onyx", 4), "mw_east": ("amethyst", 1)}
    g = against_amon(at("mw", {"mw_north": 5}, pyramids=tall), a=("mw_desert", 5), b=("west_outer_temple", 5))
    assert g.fame(0) == 1 and g.held["west_outer_temple"] == AMON
    march(g, "a", "western_pyramid")
    assert g.fame(0) == 0 and ("token_lost", 0, "mw_west", "pyramid") in told(g)
    march(g, "a", "largest_troop")
    assert g.fame(0) == 1 and ("token_taken", 0, "mw_west", "pyramid") in told(g)
    g = against_amon(at("mw", {"nw_east": 3}), a=("west_green", 5))
    assert g.fame(0) == 1 and g.controller("nw_east") == 0  # a pyramid of Amon's with all its benefits


def test_every_condition_of_the_cards_is_known_to_the_language_files():

    used = {each for action in ACTIONS.values() for path in action.paths.values() for each in path}
    assert {*used, *CALL_OF_THE_TEMPLES} == set(SIGHTS) == set(CONDITIONS.values())
    for language in LANGUAGES:
        for reason in (*SIGHTS, NEAREST, FIRST, "none"):
            assert bundle(BOX.folder, language).has_message(f"reason-{reason}")
