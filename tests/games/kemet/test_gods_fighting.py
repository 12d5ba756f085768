"""Gods of Egypt: in battle, and what cards and tiles do to a God."""

import pytest

from senet.games.kemet.cards import play_day_card
from senet.games.kemet.casualties import lose_damage, lose_unblockable
from senet.games.kemet.companions import ask_arrangement
from senet.games.kemet.components import GODS
from senet.games.kemet.move import move_action
from senet.games.kemet.night import awakening, conscription
from senet.games.kemet.placing import recruit, start_placing
from senet.games.kemet.position import at, leads, position
from senet.games.kemet.strength import strength
from senet.games.kemet.table import CITY, Kemet
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import auto_battle, start_battle
from tests.games.words import offered, play, question, refused

HERE = "west_green"


def clash(god: str = "ouadjet", foes: int = 3, life: int = 0, area: str = HERE, **more) -> Kemet:
    """The God of seat 0 attacks units of seat 1; `tiles` and `prayer` are seat 0's, `theirs` are seat 1's tiles."""
    theirs = more.pop("theirs", [])
    return position(
        leads(at("nw", **more), god, area, life=life), at("mw", {area: foes}, tiles=theirs), map=3
    )


def values(g: Kemet) -> tuple[int, int]:
    assert g.battle is not None
    one, two = g.battle.sides
    return strength(g, one, two), strength(g, two, one)


@pytest.mark.rule("KEMET-311")
@pytest.mark.parametrize("god", sorted(GODS))
def test_every_god_has_strength_seven_whatever_its_life(god):
    for life in (1, GODS[god].life):
        g = clash(god, 3, life)
        start_battle(g, HERE, 0, 1)
        assert values(g) == (7, 3)


@pytest.mark.rule("KEMET-311")
def test_tiles_and_cards_for_a_troop_help_a_god():
    g = clash(tiles=["ruby_charge", "sapphire_defense"], hand=["war_rage"])
    auto_battle(g, HERE, 0, 1, ("cavalry_blitz", "phalanx_defense"), ("war_rage", "none"))
    assert g.battle is not None and [side.strength for side in g.battle.sides] == [7 + 4 + 1 + 1, 5]


@pytest.mark.rule("KEMET-312")
def test_damage_takes_life_instead_of_units():
    g = clash("sobek")
    auto_battle(g, HERE, 0, 1, ("sacrificial_charge", "chariot_raid"))
    assert g.players[0].life == 0 and g.players[0].supply == 12  # three and two of its own
    g = clash("sobek", life=5)
    auto_battle(g, HERE, 0, 1, ("cavalry_blitz", "chariot_raid"))
    assert (g.players[0].life, g.players[0].supply) == (2, 12)


@pytest.mark.rule("KEMET-312")
def test_each_life_point_counts_as_a_unit_lost():
    g = clash(theirs=["diamond_divine_hunger"], tiles=["onyx_honor_in_battle"], prayer=0)
    g.players[1].prayer = 0
    auto_battle(g, HERE, 0, 1, ("cavalry_blitz", "chariot_raid"))
    assert g.players[1].prayer == 6 and g.players[0].prayer == 3


@pytest.mark.rule("KEMET-313", "KEMET-356")
def test_at_zero_life_the_god_leaves_and_a_victor_holds_nothing():
    g = clash("horus", life=1, area="west_outer_temple")
    auto_battle(g, "west_outer_temple", 0, 1, ("cavalry_blitz", "chariot_raid"))
    play(g, "retreat", "0|area:nw_desert")
    assert g.players[0].god == "" and g.players[0].battle_fame == 0 and g.players[0].veterans == 1
    assert g.players[1].troops == {"nw_desert": 2} and g.held["west_outer_temple"] == -1
    assert g.players[0].ascended  # it can be deployed again


@pytest.mark.rule("KEMET-320", "KEMET-159")
def test_a_victorious_god_gains_battle_fame_and_control():
    g = clash("sobek", foes=1, area="west_outer_temple")
    auto_battle(g, "west_outer_temple", 0, 1, ("cavalry_blitz", "phalanx_defense"))
    while deciders(g):
        play(g, offered(g)[0])
    assert g.players[0].battle_fame == 1 and g.held["west_outer_temple"] == 0


@pytest.mark.rule("KEMET-319")
def test_a_winning_god_stays_without_being_asked():
    g = clash("sobek", foes=1)
    auto_battle(g, HERE, 0, 1, ("fervent_purge", "shield_push"))
    assert not deciders(g) and g.players[0].god == HERE


@pytest.mark.rule("KEMET-319", "KEMET-321")
def test_a_losing_god_retreats_to_an_empty_area_that_the_winner_names():
    g = position(
        leads(at("nw", {"west_obelisk": 1}), "sobek", HERE),
        at("mw", {HERE: 5}, tiles=["sapphire_defense"]),
        map=3,
    )
    auto_battle(g, HERE, 0, 1, ("chariot_raid", "cavalry_blitz"))
    assert deciders(g) == [1] and question(g) == "retreat_where"  # nobody asked the loser
    assert refused(g, "area:west_obelisk") == "KEMET-164"  # the own units are there
    play(g, "area:nw_desert", "stay")
    assert g.players[0].god == "nw_desert" and g.players[0].life == 4


@pytest.mark.rule("KEMET-319")
def test_a_losing_god_without_a_way_out_returns_to_the_supply_without_points():
    block = {"west_obelisk": 1, "nw_desert": 1, "mw_desert": 1, "west_inner_temple": 1}
    player = leads(at("nw", block, prayer=0, tiles=["amber_forced_recall"]), "sobek", HERE)
    g = position(player, at("mw", {HERE: 5}, tiles=["sapphire_defense"]), map=3)
    auto_battle(g, HERE, 0, 1, ("chariot_raid", "cavalry_blitz"))
    while deciders(g) and g.battle is not None:
        play(g, offered(g)[0])
    assert g.players[0].god == "" and g.players[0].life == 0 and g.players[0].prayer == 0


@pytest.mark.rule("KEMET-355")
def test_counting_units_counts_none_for_a_god():
    g = clash(foes=1, tiles=["amethyst_servile_corruption"])
    start_battle(g, HERE, 0, 1)
    assert values(g) == (8, 1)  # one unit is more than none
    g = clash(foes=1, theirs=["amethyst_servile_corruption"])
    start_battle(g, HERE, 0, 1)
    assert values(g) == (7, 1)
    g = clash("sobek", foes=1, tiles=["diamond_strategic_hold"], prayer=0)
    auto_battle(g, HERE, 0, 1, ("fervent_purge", "shield_push"))
    assert g.players[0].prayer == 0


@pytest.mark.rule("KEMET-222", "KEMET-355")
def test_a_living_god_counts_as_a_surviving_unit():
    g = position(
        at("mw", {HERE: 2}), leads(at("nw", tiles=["sapphire_defensive_victory"]), "sobek", HERE), map=3
    )
    auto_battle(g, HERE, 0, 1, ("chariot_raid", "chariot_raid"))
    assert g.players[1].battle_fame == 1
    g = clash("sobek", foes=1, tiles=["onyx_divine_support"])
    auto_battle(g, HERE, 0, 1, ("fervent_purge", "shield_push"))
    assert len(g.players[0].hand) == 1


@pytest.mark.rule("KEMET-355")
def test_units_corruption_takes_life_and_adds_nobody_to_a_god():
    g = position(
        at("mw", {HERE: 5}, tiles=["amethyst_units_corruption", "ruby_charge"]),
        leads(at("nw"), "sobek", HERE),
        map=3,
    )
    auto_battle(g, HERE, 0, 1, ("cavalry_blitz", "phalanx_defense"))
    assert question(g) == "corrupt" and g.players[1].life == 5
    play(g, "units:2")
    assert g.players[1].life == 3 and question(g) == "retreat_where"  # the own troop is full
    g = clash("sobek", foes=4, tiles=["amethyst_units_corruption"])
    auto_battle(g, HERE, 0, 1, ("cavalry_blitz", "phalanx_defense"))
    play(g, "units:2")
    assert question(g) == "retreat_or_recall" and g.players[1].troops[HERE] == 2  # nobody was enlisted


@pytest.mark.rule("KEMET-355", "KEMET-347")
def test_hold_the_position_brings_the_cards_back_to_a_god_and_no_unit():
    g = clash("bastet", foes=1, tiles=["amber_hold_the_position"])
    auto_battle(g, HERE, 0, 1, ("fervent_purge", "shield_push"))
    assert len(g.players[0].battle_hand) == 8 and not deciders(g) and g.players[0].supply == 12


@pytest.mark.rule("KEMET-355", "KEMET-354")
def test_no_effect_adds_units_to_a_god():
    tiles = ["onyx_local_recruitment", "onyx_tactical_reinforcement"]
    g = position(leads(at("nw", {HERE: 1}, tiles=tiles, hand=["tactical_support"], veterans=2), "seth", "nw_north"),
                 at("mw"), map=3)  # fmt: skip
    resume(g, recruit, 0)
    assert refused(g, "area:nw_north") == "KEMET-354" and "area:nw_south" in offered(g)
    resume(g, play_day_card, 0, "tactical_support")
    assert refused(g, "area:nw_north") == "KEMET-354"
    resume(g, conscription)
    assert refused(g, "area:nw_north") == "KEMET-354"
    resume(g, start_placing, 0, "sapphire_reinforcement_prayer", CITY, 2)
    assert refused(g, "area:nw_north") == "KEMET-354"
    g = clash("sobek", foes=1, tiles=tiles)
    auto_battle(g, HERE, 0, 1, ("fervent_purge", "shield_push"))
    assert not deciders(g)


@pytest.mark.rule("KEMET-312", "KEMET-181")
def test_raining_fire_takes_a_life_point():
    g = position(
        at("mw", hand=["raining_fire", "raining_fire"]),
        leads(at("nw"), "sobek", "west_outer_temple", life=2),
        map=3,
    )
    assert g.held["west_outer_temple"] == 1
    resume(g, play_day_card, 0, "raining_fire")
    assert g.players[1].life == 1 and g.players[1].god == "west_outer_temple"
    resume(g, play_day_card, 0, "raining_fire")
    assert g.players[1].god == "" and g.held["west_outer_temple"] == -1


@pytest.mark.rule("KEMET-153", "KEMET-312")
def test_an_impenetrable_shield_protects_life():
    g = clash("sobek", foes=5)
    auto_battle(g, HERE, 0, 1, ("shield_push", "phalanx_defense"))
    assert g.battle is not None
    side, other = g.battle.sides
    side.impenetrable, other.unblockable, other.damage, side.shield = 2, 1, 9, 0
    resume(g, lose_unblockable, 0)
    resume(g, lose_damage, 0)
    assert g.players[0].life == 2 and g.players[0].god == HERE


@pytest.mark.rule("KEMET-310")
def test_a_god_is_no_unit_and_no_companion():
    tiles = ["ruby_phoenix"]
    g = position(leads(at("nw", {"nw_north": 5}, tiles=tiles), "sobek", "nw_south"), at("mw"), map=3)
    resume(g, awakening)  # the limit of units is not the God's
    assert g.players[0].life == 5 and g.players[0].supply == 7
    g.players[0].tiles.append("amber_warriors_worship")
    resume(g, move_action, 0, True, False, True)
    assert not deciders(g)  # no servant with it
    resume(g, ask_arrangement, 0)
    play(g, "companion:phoenix")  # there is only one troop for it
    assert g.players[0].companions["phoenix"] == "nw_north"
