"""Exactly enough, and one too many: rules at their edges."""

import pytest

from senet.games.kemet.amon.round import check_objective
from senet.games.kemet.amon.table import HUMAN
from senet.games.kemet.companions import ask_arrangement
from senet.games.kemet.move import move_action
from senet.games.kemet.position import against_amon, at, leads, position
from senet.games.kemet.table import Kemet, inventory
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import GREEN, auto_battle, battle, with_tiles
from tests.games.words import offered, play, question, refused

MASAHARTA = "amber_servant_masaharta"


# -- Masaharta: as many as there is room for -----------------------------------------------------------


def beaten(units: int, at_home: dict[str, int], *tiles: str) -> Kemet:
    """Seat 1 has lost a battle with Masaharta; seat 2 stands in one of its districts."""
    loser = at("mw", {GREEN: units, **at_home}, tiles=[MASAHARTA, *tiles], companions={"masaharta": GREEN})
    g = position(at("nw", {GREEN: 5}), loser, at("sw", {"mw_north": 1}))
    return battle(g, "cavalry_blitz", "mixed_tactics")


@pytest.mark.rule("KEMET-232")
@pytest.mark.parametrize(("east", "rule"), [(4, ""), (5, "KEMET-232")])
def test_a_troop_may_go_home_if_the_last_unit_just_fits(east, rule):
    g = beaten(2, {"mw_west": 4, "mw_east": east})
    assert g.players[1].troops[GREEN] == 2 and refused(g, "home") == rule


@pytest.mark.rule("KEMET-232", "KEMET-013")
def test_no_more_units_go_home_than_there_are_and_than_fit():
    g = play(beaten(3, {"mw_west": 3}), "home", "area:mw_west")
    assert question(g) == "home_units" and offered(g) == ["units:1", "units:2"]
    assert refused(g, "units:3") == "KEMET-013"
    assert refused(g, "units:0") == "KEMET-365" == refused(g, "area:mw_east")
    g = play(beaten(3, {"mw_west": 3}), "home", "area:mw_east")
    assert offered(g) == ["units:1", "units:2", "units:3"]
    assert refused(g, "units:4") == "KEMET-232"
    play(g, "units:1", "area:mw_west")
    assert question(g) == "home_units" and refused(g, "units:3") == "KEMET-013"


@pytest.mark.rule("KEMET-232", "KEMET-221")
def test_a_legion_finds_room_at_home_where_others_find_none():
    g = beaten(2, {"mw_west": 5, "mw_east": 5}, "sapphire_legion")
    play(g, "home", "area:mw_west", "units:2")
    assert g.players[1].troops == {"mw_west": 7, "mw_east": 5}
    assert refused(beaten(2, {"mw_west": 5, "mw_east": 5}), "home") == "KEMET-232"


# -- battles -------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-363", "KEMET-013")
def test_tactical_reinforcement_fills_a_troop_up_to_its_limit():
    g = with_tiles("onyx_tactical_reinforcement", units=1, foes=1, prayer=9)
    battle(g, "cavalry_blitz", "shield_push")
    play(g, "1|recall") if deciders(g) == [1] else None
    play(g, "0|stay")
    assert offered(g) == ["pass", "units:1", "units:2", "units:3", "units:4"]
    play(g, "units:4")
    assert g.players[0].troops == {GREEN: 5} and g.players[0].prayer == 5


@pytest.mark.rule("KEMET-151")
@pytest.mark.parametrize(("where", "asks"), [(GREEN, True), ("nw_north", False)])
def test_bakatan_changes_the_shield_only_where_he_is(where, asks):
    owner = at(
        "nw", {GREEN: 3, "nw_north": 1}, tiles=["amber_servant_bakatan"], companions={"bakatan": where}
    )
    g = battle(position(owner, at("mw", {GREEN: 3})), "phalanx_defense", "mixed_tactics")
    assert (question(g) == "convert") == asks


@pytest.mark.rule("KEMET-356")
def test_anubis_gathers_units_for_the_life_that_corruption_took():
    winner = at("mw", {GREEN: 5}, tiles=["amethyst_units_corruption", "ruby_charge"])
    g = position(leads(at("nw", {"nw_north": 1}), "anubis", GREEN), winner, map=3)
    auto_battle(g, GREEN, 1, 0, ("cavalry_blitz", "defensive_retreat"))
    assert question(g) == "corrupt" and g.players[0].life == 4
    fallen = 5 - g.players[1].troops[GREEN]
    play(g, "1|units:2")
    while question(g) != "place_where":
        play(g, offered(g)[0])
    assert g.placing is not None and g.placing.seat == 0 and g.players[0].life == 2
    assert g.placing.limit == 2 + fallen


@pytest.mark.rule("KEMET-093", "KEMET-094")
def test_meryptah_cannot_be_exchanged_away_from_beside_another_servant():
    tiles = ["amber_servant_meryptah", "amber_servant_heqaib", "amber_servant_bakatan"]
    where = {"meryptah": "nw_north", "heqaib": "nw_north"}
    g = position(at("nw", {"nw_north": 2}, tiles=tiles, companions=where), at("mw"))
    resume(g, ask_arrangement, 0)
    assert refused(g, "companion:meryptah") == "KEMET-093"  # no place would be right
    play(g, "companion:bakatan")  # takes the place of Heqaib: no other one is left
    assert g.players[0].companions == {"meryptah": "nw_north", "heqaib": "", "bakatan": "nw_north"}


# -- moving --------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-107", "KEMET-354")
def test_where_gods_play_too_many_units_are_still_just_too_many():
    g = position(leads(at("nw", {"nw_desert": 3, GREEN: 3}), "bastet", "nw_north"), at("mw"))
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_desert")
    assert refused(g, f"area:{GREEN}") == "KEMET-107"


@pytest.mark.rule("KEMET-313")
def test_a_god_on_the_board_has_life_and_no_other_has():
    g = position(leads(at("nw"), "bastet", "nw_north"), leads(at("mw"), "horus"))
    assert inventory(g)["god 0"] == inventory(g)["god 1"] == 1
    g.players[1].life = 1
    assert inventory(g)["god 1"] == 0


# -- the objective of the solo game --------------------------------------------------------------------


@pytest.mark.rule("KEMET-301")
@pytest.mark.parametrize(("area", "winner"), [("sanctuary", HUMAN), ("west_outer_temple", -1)])
def test_the_long_vigil_wants_the_sanctuary_whatever_else_is_held(area, winner):
    troops = {area: 2, "delta_temple": 1, "west_inner_temple": 1}
    g = against_amon(at("mw", troops), objective="ob04", rounds=1)
    resume(g, check_objective, "night_falls")
    assert g.winner == winner
