"""Companions: creatures and servants."""

import pytest

from senet.games.kemet.acquire import take_tile
from senet.games.kemet.companions import ask_arrangement
from senet.games.kemet.effects import remove_units
from senet.games.kemet.move import move_action
from senet.games.kemet.position import at, position
from senet.games.kemet.strength import strength
from senet.games.kemet.table import within_limits
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import auto_battle, start_battle
from tests.games.words import offered, play, question, refused

ALL = ["ruby", "sapphire", "diamond", "onyx", "amethyst", "amber"]


@pytest.mark.rule("KEMET-092", "KEMET-094")
def test_a_new_companion_is_tied_in_an_own_district_or_kept():
    g = position(
        at(
            "nw",
            {"nw_north": 2, "nw_east": 1, "nw_desert": 3},
            tiles=["ruby_phoenix"],
            companions={"phoenix": "nw_north"},
        ),
        at("mw"),
        colours=ALL,
    )
    resume(g, take_tile, 0, "ruby_giant_scorpion")
    assert offered(g) == ["pass", "area:nw_east"]
    assert refused(g, "area:nw_north") == "KEMET-094"
    assert refused(g, "area:nw_desert") == "KEMET-092" == refused(g, "area:nw_south")
    play(g, "pass")
    assert g.players[0].companions["giant_scorpion"] == ""


@pytest.mark.rule("KEMET-093")
def test_companions_change_places_but_are_never_merely_taken_off():
    tiles = ["ruby_phoenix", "ruby_giant_scorpion", "ruby_royal_scarab", "amber_servant_heqaib"]
    where = {"phoenix": "nw_north", "giant_scorpion": "west_green", "heqaib": "nw_north"}
    g = position(
        at("nw", {"nw_north": 2, "nw_east": 1, "west_green": 2}, tiles=tiles, companions=where), at("mw")
    )
    resume(g, ask_arrangement, 0)
    assert refused(g, "companion:giant_scorpion") == "KEMET-093"  # outside the own districts
    assert refused(g, "companion:heqaib") == "KEMET-093"  # nothing to exchange it with
    play(g, "companion:royal_scarab")
    assert offered(g) == ["area:nw_east", "swap:phoenix"]
    assert refused(g, "area:nw_north") == "KEMET-094" and refused(g, "area:west_green") == "KEMET-093"
    assert refused(g, "swap:heqaib") == "KEMET-093"  # another type
    play(g, "swap:phoenix")
    assert g.players[0].companions["royal_scarab"] == "nw_north" and g.players[0].companions["phoenix"] == ""
    assert question(g) == "arrange" and offered(g) == ["pass", "companion:phoenix"]
    play(g, "companion:phoenix")  # only a troop without a creature is left
    assert g.players[0].companions["phoenix"] == "nw_east" and not deciders(g)


@pytest.mark.rule("KEMET-094")
def test_one_creature_and_one_servant_or_meryptah_as_the_second():
    assert within_limits(["cat", "heqaib"]) and within_limits(["cat", "heqaib", "meryptah"])
    assert not within_limits(["cat", "phoenix"]) and not within_limits(["heqaib", "bakatan"])
    assert not within_limits(["heqaib", "bakatan", "meryptah"])
    g = position(
        at("nw", {"nw_north": 2}, tiles=["amber_servant_heqaib"], companions={"heqaib": "nw_north"}),
        at("mw"),
        colours=ALL,
    )
    resume(g, take_tile, 0, "amber_servant_bakatan")
    assert g.players[0].companions["bakatan"] == ""  # nowhere to go
    resume(g, take_tile, 0, "amber_servant_meryptah")
    play(g, "area:nw_north")
    assert g.players[0].companions["meryptah"] == "nw_north"


@pytest.mark.rule("KEMET-095", "KEMET-096", "KEMET-181")
def test_a_companion_is_no_unit_and_never_alone():
    g = position(
        at(
            "nw",
            {"west_outer_temple": 1},
            tiles=["ruby_giant_scorpion"],
            companions={"giant_scorpion": "west_outer_temple"},
        ),
        at("mw"),
    )
    assert g.fame(0) == 1 and g.players[0].supply == 11
    remove_units(g, 0, "west_outer_temple", 1, "damage")
    assert g.players[0].companions["giant_scorpion"] == "" and g.fame(0) == 0
    assert g.controller("west_outer_temple") == -1


@pytest.mark.rule("KEMET-097", "KEMET-096", "KEMET-148")
def test_in_battle_a_companion_counts_to_the_end_even_without_units():
    g = position(
        at(
            "nw",
            {"west_green": 1},
            tiles=["ruby_giant_scorpion"],
            companions={"giant_scorpion": "west_green"},
        ),
        at("mw", {"west_green": 5}),
    )
    auto_battle(g, "west_green", 0, 1, ("chariot_raid", "chariot_raid"))
    # the attacker's unit falls first, yet the scorpion's 2 Damage come on top of the card's 3
    assert g.players[0].troops == g.players[1].troops == {} and g.battle is None
    assert g.players[0].companions["giant_scorpion"] == ""


@pytest.mark.rule("KEMET-098")
def test_companions_retreat_with_their_troop_and_go_home_from_a_recall():
    def lost_battle():
        g = position(
            at("nw", {"nw_desert": 5}),
            at("mw", {"west_green": 3}, tiles=["amber_cat"], companions={"cat": "west_green"}),
        )
        g.players[0].troops = {"west_green": 5}
        return auto_battle(g, "west_green", 0, 1, ("sacrificial_charge", "phalanx_defense"))

    g = lost_battle()
    play(g, "1|retreat", "0|area:west_obelisk")
    assert g.players[1].companions["cat"] == "west_obelisk" and g.players[1].troops == {"west_obelisk": 3}
    g = lost_battle()
    play(g, "1|recall")
    assert g.players[1].companions["cat"] == "" and g.players[1].prayer == 9


@pytest.mark.rule("KEMET-099")
def test_tied_effects_only_for_the_tied_troop():
    tiles = ["diamond_mummy"]
    g = position(
        at("nw", {"west_green": 2, "nw_north": 3}, tiles=tiles, companions={"mummy": "nw_north"}),
        at("mw", {"west_green": 1}),
    )
    start_battle(g, "west_green", 0, 1)
    assert g.battle is not None
    one, two = g.battle.sides
    assert strength(g, one, two) == 2
    g.battle.area = "nw_north"
    g.players[0].companions["mummy"] = ""
    from senet.games.kemet.night import interventions

    g.battle = None
    resume(g, interventions)
    assert (
        len(g.players[0].hand) == 2 and len(g.players[1].hand) == 1
    )  # the night effect works from the supply


@pytest.mark.rule("KEMET-100")
def test_no_companion_is_left_alone_in_a_move():
    g = position(
        at("nw", {"nw_desert": 3}, tiles=["amber_cat"], companions={"cat": "nw_desert"}),
        at("mw"),
    )
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_desert")
    assert refused(g, "leave:cat") == "KEMET-100"
    play(g, "leave:1", "leave:cat", "area:west_green")
    assert g.players[0].companions["cat"] == "nw_desert"


@pytest.mark.rule("KEMET-100")
def test_units_may_not_be_taken_from_under_a_companion():
    g = position(
        at(
            "nw",
            {"nw_desert": 2, "west_green": 1},
            tiles=["amber_cat", "ruby_priest_of_mafdet"],
            companions={"cat": "west_green"},
        ),
        at("mw"),
    )
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_desert", "area:west_green", "join:1")
    assert refused(g, "area:west_inner_temple") == "KEMET-100"
    play(g, "join:cat", "area:west_inner_temple")
    assert g.players[0].companions["cat"] == "west_inner_temple"
