"""Gods of Egypt: moving, and what a God controls."""

import pytest

from senet.games.kemet.move import move_action
from senet.games.kemet.night import delta_offering, offering
from senet.games.kemet.position import at, leads, position
from senet.games.kemet.table import Kemet
from senet.kernel.play import deciders, resume
from tests.games.words import offered, play, question, refused

MAFDET = ["ruby_priest_of_mafdet"]  # one more land move


def moving(g: Kemet, area: str, *names: str) -> Kemet:
    resume(g, move_action, 0, True, False, False)
    return play(g, f"area:{area}", *names)


def goals(g: Kemet) -> set[str]:
    return {each.partition(":")[2] for each in offered(g) if each.startswith("area")}


def jumps(g: Kemet) -> set[str]:
    return {each.partition(":")[2] for each in offered(g) if each.startswith("teleport")}


@pytest.mark.rule("KEMET-124", "KEMET-310")
def test_a_god_moves_alone():
    g = position(leads(at("nw", {"west_green": 2}), "anubis", "nw_desert"), at("mw"), map=3)
    moving(g, "nw_desert")
    assert g.move is not None and g.move.god and g.move.units == 0
    assert refused(g, "leave:1") == "KEMET-124" == refused(g, "join:1")
    play(g, "area:west_obelisk", "stop")
    assert g.players[0].god == "west_obelisk" and g.players[0].troops == {"west_green": 2}


@pytest.mark.rule("KEMET-311")
def test_the_land_moves_of_a_god_and_of_tiles_add_up():
    for god, steps in (("anubis", 2), ("horus", 1), ("sobek", 2)):
        g = position(leads(at("nw"), god, "nw_desert"), at("mw"), map=3)
        moving(g, "nw_desert")
        assert g.move is not None and g.move.steps == steps
        g = position(leads(at("nw", tiles=MAFDET, hand=["swiftness"]), god, "nw_desert"), at("mw"), map=3)
        moving(g, "nw_desert", "card:swiftness")
        assert g.move is not None and g.move.steps == steps + 2


@pytest.mark.rule("KEMET-124", "KEMET-354")
def test_a_god_passes_its_own_units_but_does_not_stop_there():
    g = position(leads(at("nw", {"west_green": 2}), "anubis", "nw_desert"), at("mw"), map=3)
    moving(g, "nw_desert", "area:west_green")
    assert refused(g, "stop") == "KEMET-354" and "west_inner_temple" in goals(g)
    play(g, "area:west_inner_temple")
    assert g.players[0].god == "west_inner_temple" and g.players[0].troops == {"west_green": 2}
    g = position(leads(at("nw", {"west_green": 2}), "horus", "nw_desert"), at("mw"), map=3)
    g.players[0].troops["west_inner_temple"] = 1
    moving(g, "nw_desert", "teleport:west_obelisk")
    assert refused(g, "area:west_green") == "KEMET-354"  # its last land move


@pytest.mark.rule("KEMET-354")
def test_units_pass_their_god_but_none_may_stay_with_it():
    g = position(leads(at("nw", {"nw_desert": 3}, tiles=MAFDET), "anubis", "west_green"), at("mw"), map=3)
    moving(g, "nw_desert", "area:west_green")
    assert refused(g, "stop") == "KEMET-354" == refused(g, "leave:1")
    play(g, "area:west_obelisk")
    assert g.players[0].troops == {"west_obelisk": 3} and g.players[0].god == "west_green"
    g = position(leads(at("nw", {"nw_desert": 3}), "anubis", "west_green"), at("mw"), map=3)
    moving(g, "nw_desert")
    assert refused(g, "area:west_green") == "KEMET-354"


@pytest.mark.rule("KEMET-124", "KEMET-108")
def test_a_god_that_meets_a_troop_fights_it():
    g = position(leads(at("nw"), "anubis", "nw_desert"), at("mw", {"west_green": 2}), map=3)
    moving(g, "nw_desert", "area:west_green")
    assert question(g) == "play_card" and g.battle is not None
    assert g.battle.sides[0].god == "anubis" and not g.battle.sides[1].god
    g = position(at("nw", {"nw_desert": 2}), leads(at("mw"), "anubis", "west_green"), map=3)
    moving(g, "nw_desert", "area:west_green")
    assert g.battle is not None and g.battle.sides[1].god == "anubis"


@pytest.mark.rule("KEMET-320", "KEMET-123")
def test_a_god_takes_and_holds_temples_like_a_troop():
    g = position(leads(at("nw"), "bastet", "nw_desert"), at("mw"), map=3)
    moving(g, "nw_desert", "area:west_outer_temple", "stop")
    assert g.held["west_outer_temple"] == 0 and g.temples_of(0) == ["west_outer_temple"]
    moving(g, "west_outer_temple", "area:nw_desert", "stop")
    assert g.held["west_outer_temple"] == -1


@pytest.mark.rule("KEMET-320", "KEMET-128")
def test_a_god_in_an_opposing_district_controls_its_pyramid():
    g = position(leads(at("nw"), "bastet", "mw_desert"), at("mw", pyramids={"mw_north": ("ruby", 4)}), map=3)
    moving(g, "mw_desert", "area:mw_north", "stop")
    assert g.controller("mw_north") == 0 and g.held["mw_north"] == 0 and g.fame(0) == 1


@pytest.mark.rule("KEMET-320")
def test_a_god_makes_offerings_with_its_life():
    g = position(leads(at("nw"), "sobek", "sanctuary", life=3), at("mw"))
    resume(g, offering)
    play(g, "offer")
    assert (g.players[0].divine_fame, g.players[0].life, g.players[0].god) == (1, 1, "sanctuary")
    resume(g, offering)
    assert not deciders(g)  # one life point is not enough
    g = position(leads(at("nw", prayer=0), "sobek", "delta_temple", life=1), at("mw"))
    resume(g, delta_offering)
    play(g, "offer")
    assert g.players[0].prayer == 5 and g.players[0].god == "" and g.held["delta_temple"] == -1


@pytest.mark.rule("KEMET-234", "KEMET-320")
def test_patamos_spares_the_life_of_a_god():
    tiles = ["amber_servant_patamos"]
    g = position(leads(at("nw", tiles=tiles), "sobek", "sanctuary", life=1), at("mw"))
    resume(g, offering)
    play(g, "offer")
    assert g.players[0].divine_fame == 1 and g.players[0].life == 1


@pytest.mark.rule("KEMET-322", "KEMET-351")
def test_horus_teleports_from_anywhere_to_anywhere_but_opposing_cities():
    g = position(leads(at("nw", {"nw_desert": 2}, prayer=0), "horus", "west_green"), at("mw"))
    moving(g, "west_green")
    outside = {a for a in g.board.areas if not a.startswith("mw_") or a == "mw_desert"}
    assert jumps(g) == outside - {"west_green"}  # over the own units it can still move on by land
    assert refused(g, "teleport:mw_north") == "KEMET-322"
    play(g, "teleport:delta_desert")
    assert refused(g, "teleport:sanctuary") == "KEMET-115"
    play(g, "stop")
    assert g.players[0].god == "delta_desert" and g.players[0].prayer == 0


@pytest.mark.rule("KEMET-351", "KEMET-223")
def test_horus_still_pays_a_toll():
    tiles = ["onyx_khnums_sphinx"]
    foe = at("mw", {"west_inner_temple": 2}, tiles=tiles, companions={"khnums_sphinx": "west_inner_temple"})
    g = position(leads(at("nw", prayer=1), "horus", "nw_desert"), foe)
    moving(g, "nw_desert", "teleport:west_inner_temple")
    assert g.players[0].prayer == 0 and g.battle is not None
    g = position(leads(at("nw", prayer=0), "horus", "nw_desert"), foe)
    moving(g, "nw_desert")
    assert refused(g, "teleport:west_inner_temple") == "KEMET-117"


@pytest.mark.rule("KEMET-322")
def test_the_other_gods_teleport_like_troops():
    g = position(leads(at("nw", pyramids={"nw_north": ("ruby", 1)}), "seth", "nw_north"), at("mw"))
    moving(g, "nw_north")
    assert jumps(g) == set(g.board.obelisks)
    play(g, "teleport:sanctuary")
    assert g.players[0].prayer == 5
