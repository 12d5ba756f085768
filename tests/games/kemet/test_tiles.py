"""Every power tile does what it says. `test_every_tile_is_tested` keeps the list complete."""

import pytest

from senet.games.kemet.acquire import take_tile, tile_cost
from senet.games.kemet.build import build
from senet.games.kemet.components import COLOURS, COMPANIONS, RENEWAL, TILES
from senet.games.kemet.moments import EFFECTS, USED
from senet.games.kemet.move import move_action
from senet.games.kemet.night import destiny, interventions, prayers
from senet.games.kemet.placing import recruit
from senet.games.kemet.strength import modifiers, strength
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import end_action, gold_action, pray
from senet.kernel.play import deciders, resume, seen_by
from tests.games.kemet.helpers import (
    asked,
    at,
    auto_battle,
    offered,
    play,
    position,
    refusal,
    start_battle,
    take_turn,
)

# tile -> Strength, Damage, Unblockable Damage, Shield as attacker, and as defender
IN_BATTLE = {
    "ruby_charge": ((1, 0, 0, 0), (0, 0, 0, 0)),
    "ruby_carnage": ((0, 1, 0, 0), (0, 1, 0, 0)),
    "ruby_blades_of_neith": ((1, 0, 0, 0), (1, 0, 0, 0)),
    "ruby_initiative": ((1, 1, 1, 0), (0, 1, 1, 0)),
    "sapphire_defense": ((0, 0, 0, 0), (1, 0, 0, 0)),
    "sapphire_shield_of_neith": ((0, 0, 0, 1), (0, 0, 0, 1)),
    "onyx_deadly_trap": ((0, 0, 0, 0), (1, 0, 1, 0)),
    "onyx_bestial_fury": ((1, 1, 0, 0), (1, 1, 0, 0)),
    "amethyst_kill_them_all": ((0, 1, 0, 0), (0, 0, 0, 0)),
    "amethyst_lord_of_the_red_land": ((1, 0, 0, 0), (1, 0, 0, 0)),
    "ruby_strategic_control": ((0, 1, 0, 0), (0, 0, 0, 1)),
    "diamond_gathered_tribes": ((0, 0, 0, 1), (0, 0, 0, 1)),
    # companions, tied to the troop
    "ruby_phoenix": ((1, 0, 0, 0), (1, 0, 0, 0)),
    "ruby_royal_scarab": ((2, 0, 0, 0), (2, 0, 0, 0)),
    "ruby_giant_scorpion": ((2, 2, 0, 0), (2, 2, 0, 0)),
    "sapphire_ancestral_elephant": ((1, 0, 0, 1), (1, 0, 0, 1)),
    "sapphire_sphinx": ((2, 0, 0, 0), (2, 0, 0, 0)),
    "diamond_deep_desert_snake": ((0, 0, 0, 0), (0, 0, 0, 0)),
    "diamond_mummy": ((2, 0, 0, 0), (2, 0, 0, 0)),
    "onyx_khnums_sphinx": ((1, 0, 0, 0), (1, 0, 0, 0)),
    "onyx_griffin_sphinx": ((2, 0, 0, 0), (2, 0, 0, 0)),
    "onyx_soul_devourer": ((2, 0, 0, 0), (2, 0, 0, 0)),
    "amethyst_cobra": ((1, 1, 0, 0), (1, 1, 0, 0)),
    "amber_jackal": ((1, 0, 0, 0), (1, 0, 0, 0)),
    "amber_cat": ((2, 0, 0, 1), (2, 0, 0, 1)),
    "amber_servant_masaharta": ((0, 0, 0, 1), (0, 0, 0, 1)),
    "amber_servant_meryptah": ((2, 0, 0, 0), (2, 0, 0, 0)),
    "ruby_sacred_bull": ((1, 0, 0, 0), (1, 0, 0, 0)),
    "sapphire_giant_sandworm": ((2, 0, 0, 0), (2, 0, 0, 0)),
    "amber_hippopotamus": ((1, 0, 1, 1), (1, 0, 1, 1)),
}

# tile -> additional land moves of the troop that its companion is with, or of all troops
LAND = {
    "ruby_priest_of_mafdet": 1, "ruby_phoenix": 1, "ruby_royal_scarab": 2, "ruby_giant_scorpion": 1,
    "sapphire_ancestral_elephant": 1, "sapphire_sphinx": 1, "diamond_deep_desert_snake": 1, "diamond_mummy": 1,
    "onyx_khnums_sphinx": 1, "onyx_griffin_sphinx": 0, "onyx_soul_devourer": 1, "onyx_bestial_fury": 1,
    "amethyst_cobra": 1, "amethyst_kill_them_all": 1, "amber_harbour_servant": 1, "amber_jackal": 1, "amber_cat": 1,
    "ruby_sacred_bull": 2, "sapphire_giant_sandworm": 1, "amber_hippopotamus": 1,
}  # fmt: skip

TESTED_BELOW = {
    "ruby_wrryt_storm", "ruby_portal_of_thoth", "ruby_divine_wound", "ruby_surprise_attack", "sapphire_recruiting_scribe",
    "sapphire_reinforcement_prayer", "sapphire_shetyw_defense", "sapphire_legion", "sapphire_defensive_victory",
    "sapphire_spy", "sapphire_reinforcements", "sapphire_divine_will", "diamond_priest", "diamond_priestess",
    "diamond_magical_support", "diamond_vision", "diamond_divine_boon", "diamond_hand_of_god", "diamond_divine_hunger",
    "diamond_priest_of_thoeris", "diamond_priest_of_ra", "diamond_priest_of_amon", "onyx_sword_mercenaries",
    "onyx_spear_mercenaries", "onyx_local_recruitment", "onyx_honor_in_battle", "onyx_dedication_to_battle",
    "onyx_twin_ceremony", "onyx_forced_march", "onyx_divine_might", "amethyst_energy_drain", "amethyst_servile_corruption",
    "amethyst_fury_of_seth", "amethyst_annexation", "amethyst_ambush", "amethyst_divine_advantage",
    "amethyst_plunder_of_seth", "amethyst_magic_versatility", "amethyst_units_corruption", "amber_servant_heqaib",
    "amber_servant_bakatan", "amber_forced_recall", "amber_hold_the_position", "amber_spoils_of_war",
    "amber_servant_patamos", "amber_warriors_worship", "ruby_omniscience", "sapphire_perfect_architecture",
    "sapphire_street_fighting", "diamond_strategic_hold", "diamond_night_ceremony", "onyx_divine_support",
    "onyx_tactical_reinforcement", "onyx_shield_of_onyx", "amber_supreme_power", "amber_restructuring",
    *(f"{colour}_domination" for colour in COLOURS), *(f"{colour}_act_of_god" for colour in COLOURS),
}  # fmt: skip

GREEN = "west_green"


def with_tiles(
    *tiles: str, area: str = GREEN, units: int = 3, seat: int = 0, foes: int = 3, **more: object
) -> Kemet:
    """Two troops in one area; seat `seat` owns `tiles`, whose companions are with its troop."""
    companions = {TILES[tile].companion: area for tile in tiles if TILES[tile].companion}
    owner = at("nw" if seat == 0 else "mw", {area: units}, tiles=tiles, companions=companions, **more)
    other = at("mw" if seat == 0 else "nw", {area: foes})
    return position(owner, other) if seat == 0 else position(other, owner)


def battle(g: Kemet, *cards: str, added: tuple[str, str] = ("none", "none"), area: str = GREEN) -> Kemet:
    return auto_battle(g, area, 0, 1, (cards[0], cards[1]), added)


def test_every_tile_is_tested():
    """And the marker functions for land moves and battles name only what is theirs."""
    assert set(IN_BATTLE) | set(LAND) | TESTED_BELOW == set(TILES)


@pytest.mark.rule("KEMET-148", "KEMET-151", "KEMET-099")
@pytest.mark.parametrize("tile", IN_BATTLE)
def test_numbers_in_battle(tile):
    attacking, defending = IN_BATTLE[tile]
    for seat, values in ((0, attacking), (1, defending)):
        g = with_tiles(tile, seat=seat)
        start_battle(g, GREEN, 0, 1)
        assert g.battle is not None
        one, two = g.battle.sides[seat], g.battle.sides[1 - seat]
        assert modifiers(g, one, two) == values
        assert strength(g, one, two) == 3 + values[0] and strength(g, two, one) == 3
        battle_result(tile, seat, values)


def battle_result(tile: str, seat: int, values: tuple[int, int, int, int]) -> None:
    """The numbers really remove and protect units: both play Mixed Tactics (2 Damage, 1 Shield)."""
    g = with_tiles(tile, seat=seat, units=5, foes=5)
    battle(g, "mixed_tactics", "mixed_tactics")
    assert g.battle is not None
    own, other = g.battle.sides[seat], g.battle.sides[1 - seat]
    red = tile == "amethyst_lord_of_the_red_land"
    assert own.lost == max(0, 2 - 1 - values[3])
    assert other.lost == values[2] + max(0, 2 + values[1] - (0 if red else 1))


@pytest.mark.rule("KEMET-104", "KEMET-215", "KEMET-099")
@pytest.mark.parametrize("tile", LAND)
def test_land_moves(tile):
    companion = TILES[tile].companion
    for where, bonus in ((GREEN, LAND[tile]), ("nw_desert", 0 if companion else LAND[tile])):
        places = {companion: where} if companion else {}
        g = position(at("nw", {GREEN: 2, "nw_desert": 2}, tiles=[tile], companions=places), at("mw"))
        resume(g, move_action, 0, True, False, False)
        play(g, f"area:{GREEN}")
        assert g.move is not None and g.move.steps == 1 + bonus


# -- ruby ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-217")
def test_portal_of_thoth_opens_obelisks_for_one_prayer_less():
    g = position(at("nw", {"west_obelisk": 2}, tiles=["ruby_portal_of_thoth"], prayer=1), at("mw"))
    resume(g, move_action, 0, True, False, False)
    play(g, "area:west_obelisk", "teleport:sanctuary")
    assert g.players[0].prayer == 0


@pytest.mark.rule("KEMET-217", "KEMET-225")
def test_griffin_sphinx_teleports_for_nothing_from_obelisks():
    g = position(
        at(
            "nw",
            {"west_obelisk": 2},
            tiles=["onyx_griffin_sphinx"],
            companions={"griffin_sphinx": "west_obelisk"},
            prayer=0,
        ),
        at("mw"),
    )
    resume(g, move_action, 0, True, False, False)
    play(g, "area:west_obelisk", "teleport:sanctuary")
    assert g.players[0].troops == {"sanctuary": 2} and refusal(g, "teleport:west_obelisk") == "KEMET-115"


@pytest.mark.rule("KEMET-219")
def test_divine_wound_gives_one_strength_for_each_card():
    g = with_tiles("ruby_divine_wound", hand=["prayer", "prayer", "swiftness"])
    battle(g, "mixed_tactics", "mixed_tactics")
    play(g, "card:prayer", "card:swiftness", "pass")
    assert g.battle is not None and g.battle.sides[0].strength == 3 + 2 + 2 and g.battle.winner == 0
    assert g.players[0].hand == ["prayer"] and sorted(g.discard) == ["prayer", "swiftness"]


def use_gold(g: Kemet, tile: str) -> Kemet:
    resume(g, gold_action, 0)
    return play(g, f"tile:{tile}")


@pytest.mark.rule("KEMET-216")
def test_surprise_attack_enters_a_district_from_afar():
    g = position(at("nw", {GREEN: 3}, tiles=["ruby_surprise_attack", "ruby_priest_of_mafdet"]), at("mw"))
    use_gold(g, "ruby_surprise_attack")
    play(g, f"area:{GREEN}", "area:mw_desert", "area:mw_west")
    assert g.players[0].troops == {"mw_west": 3}


# -- sapphire --------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-078")
def test_recruiting_scribe_brings_three_for_nothing():
    g = position(at("nw", tiles=["sapphire_recruiting_scribe"], prayer=1), at("mw"))
    resume(g, recruit, 0)
    play(g, "area:nw_north")
    assert offered(g)[-1] == "units:4"
    play(g, "units:4")
    assert g.players[0].prayer == 0


@pytest.mark.rule("KEMET-236")
def test_reinforcement_prayer_adds_two_and_may_fight():
    g = position(at("nw", tiles=["sapphire_reinforcement_prayer"], prayer=0), at("mw", {"nw_north": 1}))
    resume(g, pray, 0)
    assert g.players[0].prayer == 2
    play(g, "area:nw_north", "units:1", "area:nw_east")
    assert g.players[0].troops == {"nw_north": 1, "nw_east": 1} and g.players[0].prayer == 2
    assert g.battle is not None and g.battle.area == "nw_north"


@pytest.mark.rule("KEMET-013", "KEMET-221")
def test_legion_raises_the_limit_to_seven():
    g = position(at("nw", tiles=["sapphire_legion"], prayer=11), at("mw"))
    assert g.troop_limit(0) == 7 and g.troop_limit(1) == 5
    resume(g, recruit, 0)
    play(g, "area:nw_north")
    assert "units:7" in offered(g)


@pytest.mark.rule("KEMET-222", "KEMET-130")
def test_defensive_victory_needs_a_survivor():
    g = battle(with_tiles("sapphire_defensive_victory", seat=1), "shield_push", "shield_push")
    assert g.players[1].battle_fame == 1
    g = with_tiles("sapphire_defensive_victory", seat=1, units=1, foes=1)
    battle(g, "chariot_raid", "cavalry_blitz")
    assert g.players[1].troops == {} and g.players[1].battle_fame == 0
    g = battle(with_tiles("sapphire_defensive_victory", seat=0, units=5), "shield_push", "shield_push")
    assert g.players[0].battle_fame == 1  # only the attacker's own


@pytest.mark.rule("KEMET-214")
def test_spy():
    g = start_battle(with_tiles("sapphire_spy"), GREEN, 0, 1)
    assert deciders(g) == [1]


@pytest.mark.rule("KEMET-078", "KEMET-331")
def test_reinforcements_cost_nothing_at_all():
    g = position(at("nw", tiles=["sapphire_reinforcements"], prayer=0), at("mw"))
    resume(g, recruit, 0)
    play(g, "area:nw_north", "units:5", "area:nw_east", "units:5", "area:nw_south", "units:2")
    assert g.players[0].supply == 0 and g.players[0].prayer == 0


@pytest.mark.rule("KEMET-062")
def test_divine_will_moves_or_recruits():
    g = position(at("nw", {GREEN: 3}, tiles=["sapphire_divine_will"]), at("mw"))
    use_gold(g, "sapphire_divine_will")
    assert (
        offered(g) == ["pass", "action:move", "action:recruit"] and refusal(g, "action:build") == "KEMET-062"
    )
    play(g, "action:recruit", "area:nw_north", "units:1", "pass")
    assert g.players[0].prayer == 6
    use_gold(g, "sapphire_divine_will")
    play(g, "action:move", f"area:{GREEN}", "area:west_obelisk")
    assert g.players[0].troops["west_obelisk"] == 3


@pytest.mark.rule("KEMET-089", "KEMET-130")
@pytest.mark.parametrize("tile", [*(f"{colour}_domination" for colour in COLOURS), "sapphire_sphinx"])
def test_domination_and_sphinx_give_a_point_when_acquired(tile):
    g = position(at("nw"), at("mw"), colours=COLOURS)
    resume(g, take_tile, 0, tile)
    assert g.players[0].divine_fame == 1 and g.fame(0) == 1


@pytest.mark.rule("KEMET-003", "KEMET-048")
@pytest.mark.parametrize("colour", COLOURS)
def test_act_of_god(colour):
    g = position(at("nw"), at("mw"), map=3, colours=COLOURS)
    resume(g, take_tile, 0, f"{colour}_act_of_god")
    assert g.players[0].silver == 1
    take_turn(g, 0, "silver:f1_pray")
    assert g.players[0].placed == {"f1_pray": "silver"}


# -- diamond ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-101", "KEMET-204")
def test_priest_adds_one_to_a_prayer():
    g = position(at("nw", tiles=["diamond_priest"], prayer=0), at("mw"))
    resume(g, pray, 0)
    assert g.players[0].prayer == 3


@pytest.mark.rule("KEMET-082")
def test_priestess_takes_one_off_every_tile():
    g = position(at("nw", tiles=["diamond_priestess"]), at("mw"))
    assert (
        tile_cost(g, 0, "ruby_charge", "f1_acquire_a") == 0
        and tile_cost(g, 0, "ruby_initiative", "f1_acquire_a") == 3
    )


@pytest.mark.rule("KEMET-071")
def test_magical_support_takes_one_off_every_level():
    g = position(at("nw", tiles=["diamond_magical_support"], prayer=6), at("mw"))
    resume(g, build, 0, False)
    play(g, "area:nw_north", "colour:ruby", "level:4")
    assert g.players[0].prayer == 0  # 0 + 1 + 2 + 3


@pytest.mark.rule("KEMET-350", "KEMET-191")
@pytest.mark.parametrize(
    ("tile", "cards"),
    [
        ("diamond_divine_boon", 2),
        ("diamond_mummy", 2),
        ("amethyst_divine_advantage", 2),
        ("diamond_vision", 5),
    ],
)
def test_more_cards_at_night(tile, cards):
    g = position(at("nw", tiles=[tile]), at("mw"), order=[1, 0])
    resume(g, interventions)
    assert len(g.players[0].hand) == cards and len(g.players[1].hand) == 1
    while asked(g) == "discard":
        play(g, offered(g)[0])
    assert len(g.players[0].hand) == (1 if tile == "diamond_vision" else cards)


@pytest.mark.rule("KEMET-350")
def test_divine_advantage_draws_two_with_a_temple():
    g = position(at("nw", {"west_outer_temple": 1}, tiles=["amethyst_divine_advantage"]), at("mw"))
    resume(g, interventions)
    assert len(g.players[0].hand) == 3


@pytest.mark.rule("KEMET-157")
def test_divine_hunger_feeds_on_opposing_units():
    g = battle(with_tiles("diamond_divine_hunger", prayer=0, foes=5), "chariot_raid", "shield_push")
    assert g.players[0].prayer == 4  # 3 Damage, 1 Shield: two units
    g = battle(with_tiles("diamond_divine_hunger", prayer=0), "shield_push", "sacrificial_charge")
    assert g.players[0].prayer == 0  # their own minus damage does not count


@pytest.mark.rule("KEMET-140")
@pytest.mark.parametrize("seat", [0, 1])
def test_priest_of_thoeris_draws_for_an_attacker(seat):
    g = start_battle(with_tiles("diamond_priest_of_thoeris", seat=seat), GREEN, 0, 1)
    assert len(g.players[seat].hand) == (1 if seat == 0 else 0)


@pytest.mark.rule("KEMET-228", "KEMET-205")
def test_priest_of_ra_on_cards_tiles_and_levels():
    g = position(
        at("nw", tiles=["diamond_priest_of_ra"], hand=["raining_fire"], prayer=0), at("mw", {GREEN: 1})
    )
    take_turn(g, 0, "card:raining_fire")
    assert g.players[0].prayer == 0 and g.players[1].troops == {}
    assert tile_cost(g, 0, "ruby_carnage", "f1_acquire_a") == 1


@pytest.mark.rule("KEMET-190", "KEMET-204")
def test_priest_of_amon_adds_seven_at_night():
    g = position(at("nw", tiles=["diamond_priest_of_amon"], prayer=0), at("mw", prayer=0))
    resume(g, prayers)
    assert (g.players[0].prayer, g.players[1].prayer) == (9, 2)


# -- onyx ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-002", "KEMET-235")
@pytest.mark.parametrize("tile", ["onyx_sword_mercenaries", "onyx_spear_mercenaries"])
def test_mercenaries(tile):
    g = position(at("nw"), at("mw"), map=3, colours=COLOURS)
    resume(g, take_tile, 0, tile)
    play(g, "area:nw_north", "units:2", "area:nw_east")
    assert g.players[0].troops == {"nw_north": 2, "nw_east": 1} and g.players[0].supply == 12


@pytest.mark.rule("KEMET-237", "KEMET-078")
def test_local_recruitment():
    g = position(at("nw", {GREEN: 1}, tiles=["onyx_local_recruitment"], prayer=0), at("mw"))
    resume(g, recruit, 0)
    play(g, f"area:{GREEN}")
    assert g.players[0].troops == {GREEN: 2}  # one is free


@pytest.mark.rule("KEMET-157")
def test_honor_in_battle_pays_for_own_losses():
    g = battle(with_tiles("onyx_honor_in_battle", units=5, prayer=0), "cavalry_blitz", "chariot_raid")
    assert g.players[0].prayer == 3


@pytest.mark.rule("KEMET-140")
@pytest.mark.parametrize(("seat", "gain"), [(0, 2), (1, 0)])
def test_dedication_to_battle(seat, gain):
    g = start_battle(with_tiles("onyx_dedication_to_battle", seat=seat), GREEN, 0, 1)
    assert g.players[seat].prayer == 7 + gain


@pytest.mark.rule("KEMET-224")
def test_twin_ceremony_by_the_gold_token():
    g = position(
        at("nw", {"nw_north": 1}, tiles=["onyx_twin_ceremony"], pyramids={"nw_north": ("ruby", 1)}),
        at("mw"),
        map=3,
    )
    use_gold(g, "onyx_twin_ceremony")
    play(g, "tile:ruby_charge")
    assert g.players[0].prayer == 5 and g.players[0].bought == ["ruby"]


@pytest.mark.rule("KEMET-062", "KEMET-207")
def test_forced_march_has_no_teleportation():
    g = position(
        at("nw", {"nw_north": 3}, tiles=["onyx_forced_march"], pyramids={"nw_north": ("ruby", 1)}), at("mw")
    )
    use_gold(g, "onyx_forced_march")
    play(g, "area:nw_north")
    assert refusal(g, "teleport:sanctuary") == "KEMET-207" and "area:nw_desert" in offered(g)


@pytest.mark.rule("KEMET-226", "KEMET-162")
def test_soul_devourer_wants_a_win_and_two_units():
    g = battle(with_tiles("onyx_soul_devourer", units=5, foes=5), "fervent_purge", "cavalry_blitz")
    assert g.players[0].battle_fame == 2  # one for the attack
    g = battle(with_tiles("onyx_soul_devourer", units=5), "fervent_purge", "mixed_tactics")
    assert g.players[0].battle_fame == 1  # only one unit
    g = battle(with_tiles("onyx_soul_devourer", units=1, foes=5), "chariot_raid", "cavalry_blitz")
    assert g.players[0].battle_fame == 0  # lost
    g = battle(with_tiles("onyx_soul_devourer", units=1, foes=2), "fervent_purge", "chariot_raid")
    assert g.players[0].troops == {} and g.players[0].battle_fame == 1  # wiped out, and yet


@pytest.mark.rule("KEMET-227", "KEMET-209")
def test_divine_might_adds_two_to_every_gain():
    g = position(at("nw", tiles=["onyx_divine_might"], prayer=0), at("mw"))
    resume(g, pray, 0)
    assert g.players[0].prayer == 4
    g = battle(with_tiles("onyx_divine_might", units=5, prayer=0), "shield_push", "shield_push")
    play(g, "1|recall", "0|recall")
    assert g.players[0].prayer == 4 + 2
    g = battle(
        with_tiles("onyx_divine_might", seat=1, units=1, foes=5, prayer=0), "shield_push", "shield_push"
    )
    play(g, "1|recall")
    assert g.players[1].prayer == 0  # a single unit gives nothing to add to


# -- amethyst --------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-101", "KEMET-348")
def test_energy_drain_twice_a_day():
    g = position(at("nw", prayer=0), at("mw", tiles=["amethyst_energy_drain"], prayer=0))
    for _ in range(3):
        resume(g, pray, 0)
    assert g.players[1].prayer == 2
    resume(g, pray, 1)
    assert g.players[1].prayer == 4  # nothing from the own prayer


@pytest.mark.rule("KEMET-148")
@pytest.mark.parametrize(("units", "bonus"), [(2, 1), (3, 0), (4, 0)])
def test_servile_corruption_helps_the_smaller_troop(units, bonus):
    g = start_battle(with_tiles("amethyst_servile_corruption", units=units), GREEN, 0, 1)
    assert g.battle is not None
    one, two = g.battle.sides
    assert strength(g, one, two) == units + bonus


@pytest.mark.rule("KEMET-147")
def test_ambush_exchanges_the_two_cards():
    g = with_tiles("amethyst_ambush")
    start_battle(g, GREEN, 0, 1)
    play(g, "0|battle_card:chariot_raid", "1|battle_card:mixed_tactics")
    play(g, "0|battle_card:cavalry_blitz", "1|battle_card:shield_push", "0|cards:none", "1|cards:none")
    assert asked(g) == "ambush"
    play(g, "exchange")
    assert g.battle is not None and g.battle.sides[0].card == "cavalry_blitz" and g.battle.winner == 0
    play(g, "1|recall", "0|stay")
    assert g.players[0].face_up == ["cavalry_blitz"] and g.players[0].face_down == ["chariot_raid"]


def test_plunder_of_seth_takes_three():
    g = with_tiles("amethyst_plunder_of_seth", units=5, prayer=1)
    battle(g, "shield_push", "shield_push")
    assert (g.players[0].prayer, g.players[1].prayer) == (4, 4)
    g = battle(with_tiles("amethyst_plunder_of_seth", seat=1, units=1, foes=5), "shield_push", "shield_push")
    assert g.players[0].prayer == g.players[1].prayer == 7  # not for a loser


@pytest.mark.rule("KEMET-062")
def test_magic_versatility_does_one_of_four():
    g = position(
        at("nw", {"nw_north": 3}, tiles=["amethyst_magic_versatility"], pyramids={"nw_north": ("ruby", 1)}),
        at("mw"),
    )
    use_gold(g, "amethyst_magic_versatility")
    assert offered(g) == ["pass", "action:build", "action:recruit", "action:pray", "action:move"]
    play(g, "action:pray")
    assert g.players[0].prayer == 9
    use_gold(g, "amethyst_magic_versatility")
    play(g, "action:move", "area:nw_north")
    assert refusal(g, "teleport:sanctuary") == "KEMET-207"
    use_gold(g, "amethyst_magic_versatility")
    play(g, "action:build", "area:nw_north", "level:2")
    assert g.players[0].prayer == 7
    use_gold(g, "amethyst_magic_versatility")
    play(g, "action:recruit", "area:nw_east", "units:2", "pass")
    assert g.players[0].prayer == 5


@pytest.mark.rule("KEMET-206")
def test_units_corruption_removes_and_replaces():
    g = with_tiles("amethyst_units_corruption", units=4)
    battle(g, "shield_push", "shield_push")
    assert asked(g) == "corrupt" and refusal(g, "units:3") == "KEMET-206"
    play(g, "units:2")
    assert offered(g) == ["pass", "units:1"] and refusal(g, "units:2") == "KEMET-013"
    play(g, "units:1")
    assert g.players[0].troops == {GREEN: 5} and g.players[1].troops == {GREEN: 1}
    assert asked(g) == "retreat_or_recall"


def test_lord_of_the_red_land_breaks_two_shields():
    g = battle(with_tiles("amethyst_lord_of_the_red_land", foes=5), "fervent_purge", "defensive_retreat")
    assert g.battle is not None and g.battle.sides[1].lost == 1  # 2 Damage against 3 - 2


# -- amber -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-352", "KEMET-112")
def test_harbour_servant_enters_every_port():
    tiles, places = ["amber_harbour_servant"], {"harbour_servant": GREEN}
    g = position(at("nw", {GREEN: 3}, tiles=tiles, companions=places), at("mw"), map=6)
    resume(g, move_action, 0, True, False, False)
    play(g, f"area:{GREEN}")
    assert {"area:delta_desert", "area:me_desert", "area:sw_desert"} <= set(offered(g))
    play(g, "leave:1", "leave:harbour_servant")
    assert refusal(g, "area:delta_desert") == "KEMET-113"


@pytest.mark.rule("KEMET-232")
def test_masaharta_brings_the_losers_home():
    g = position(
        at("nw", {GREEN: 5}),
        at(
            "mw",
            {GREEN: 3, "mw_west": 4},
            tiles=["amber_servant_masaharta", "amber_cat"],
            companions={"masaharta": GREEN, "cat": GREEN},
        ),
        at("sw", {"mw_north": 1}),
    )
    battle(g, "cavalry_blitz", "mixed_tactics")
    assert "home" in offered(g)
    play(g, "1|home")
    assert offered(g) == ["area:mw_west", "area:mw_east"] and refusal(g, "area:mw_north") == "KEMET-232"
    play(g, "1|area:mw_west")  # one unit fits
    play(g, "1|units:2", "1|area:mw_east", "1|area:mw_west")
    assert g.players[1].troops == {"mw_west": 5, "mw_east": 2}
    assert g.players[1].companions == {"masaharta": "mw_east", "cat": "mw_west"}


@pytest.mark.rule("KEMET-232")
def test_masaharta_needs_room_at_home():
    g = position(
        at("nw", {GREEN: 5}),
        at(
            "mw",
            {GREEN: 2, "mw_west": 5, "mw_east": 5},
            tiles=["amber_servant_masaharta"],
            companions={"masaharta": GREEN},
        ),
        at("sw", {"mw_north": 1}),
    )
    battle(g, "cavalry_blitz", "mixed_tactics")
    assert refusal(g, "home") == "KEMET-232"


def test_jackal_draws_for_every_two_units():
    g = battle(with_tiles("amber_jackal", units=1, foes=5), "chariot_raid", "cavalry_blitz")
    assert len(g.players[0].hand) == 1  # three units, and the battle lost


@pytest.mark.rule("KEMET-231")
@pytest.mark.parametrize(
    ("temple", "start", "gain"), [("west_inner_temple", GREEN, 3), ("delta_temple", "delta_desert", 5)]
)
def test_heqaib_collects_when_control_is_taken(temple, start, gain):
    tiles, places = ["amber_servant_heqaib"], {"heqaib": start}
    g = position(at("nw", {start: 3}, tiles=tiles, companions=places, prayer=0), at("mw"))
    resume(g, move_action, 0, True, False, False)
    play(g, f"area:{start}", f"area:{temple}")
    if asked(g) == "move_on":
        play(g, "stop")
    assert asked(g) == "collect"
    play(g, "collect")
    assert g.players[0].prayer == gain
    assert g.players[0].troops == {temple: 2 if temple == "delta_temple" else 3}


@pytest.mark.rule("KEMET-231")
def test_heqaib_collects_after_a_battle_but_not_after_a_retreat():
    tiles, places = ["amber_servant_heqaib"], {"heqaib": GREEN}
    g = position(
        at("nw", {GREEN: 5}, tiles=tiles, companions=places, prayer=0), at("mw", {"west_inner_temple": 1})
    )
    resume(g, move_action, 0, True, False, False)
    play(g, f"area:{GREEN}", "area:west_inner_temple")
    for name in ("battle_card:cavalry_blitz", "battle_card:shield_push", "cards:none"):
        play(g, f"0|{name}", f"1|{name}")
    play(g, "0|stay")
    assert asked(g) == "collect"
    g = position(
        at("nw", {"west_obelisk": 2}, tiles=tiles, companions={"heqaib": "west_obelisk"}),
        at("mw", {GREEN: 5}),
    )
    resume(g, move_action, 0, True, False, False)
    play(g, "area:west_obelisk", f"area:{GREEN}")
    for name in ("battle_card:shield_push", "battle_card:cavalry_blitz", "cards:none"):
        play(g, f"0|{name}", f"1|{name}")
    play(g, "0|retreat", "1|area:west_inner_temple", "1|stay")
    assert g.players[0].companions["heqaib"] == "west_inner_temple" and g.fame(0) == 1 and not deciders(g)


@pytest.mark.rule("KEMET-151")
def test_bakatan_turns_the_shield_of_the_card_into_damage():
    g = battle(with_tiles("amber_servant_bakatan", foes=5), "defensive_retreat", "cavalry_blitz")
    assert offered(g) == ["pass", "convert:1", "convert:2", "convert:3"]
    play(g, "convert:2")
    assert g.battle is not None
    one, two = g.battle.sides
    assert (one.damage, one.shield, two.lost, one.lost) == (3, 1, 3, 0)


@pytest.mark.rule("KEMET-167")
@pytest.mark.parametrize(("units", "gain"), [(1, 2), (3, 4)])
def test_forced_recall_adds_two(units, gain):
    g = battle(
        with_tiles("amber_forced_recall", seat=1, units=units, foes=5, prayer=0), "shield_push", "shield_push"
    )
    play(g, "1|recall")
    assert g.players[1].prayer == gain


@pytest.mark.rule("KEMET-233", "KEMET-347")
def test_hold_the_position_brings_the_cards_back_and_a_unit():
    g = with_tiles("amber_hold_the_position", units=4, foes=1)
    battle(g, "shield_push", "shield_push")
    play(g, "1|recall", "0|stay")
    assert asked(g) == "hold" and len(g.players[0].battle_hand) == 8
    play(g, f"area:{GREEN}")
    assert g.players[0].troops == {GREEN: 5} and g.players[0].face_up == g.players[0].face_down == []
    g = battle(with_tiles("amber_hold_the_position", seat=1, units=1, foes=5), "shield_push", "shield_push")
    play(g, "1|retreat", "0|area:west_obelisk")
    assert (
        asked(g) == "hold"
        and offered(g) == ["pass", "area:west_obelisk"]
        and refusal(g, f"area:{GREEN}") == "KEMET-233"
    )
    g = battle(with_tiles("amber_hold_the_position", units=5, foes=1), "shield_push", "shield_push")
    play(g, "1|recall", "0|recall")
    assert len(g.players[0].battle_hand) == 6  # recalled: nothing


@pytest.mark.rule("KEMET-349")
def test_spoils_of_war_takes_a_card_or_draws_two():
    def won() -> Kemet:
        g = position(
            at("nw", {GREEN: 5}, tiles=["amber_spoils_of_war"]),
            at("mw", {GREEN: 1}, hand=["bronze_wall", "war_rage"]),
        )
        battle(g, "shield_push", "shield_push", added=("none", "war_rage+bronze_wall"))
        return play(g, "1|recall", "0|stay")

    g = won()
    assert offered(g) == ["draw", "card:war_rage", "card:bronze_wall"]
    assert refusal(g, "card:war_fury") == "KEMET-349"
    play(g, "card:bronze_wall")
    assert g.players[0].hand == ["bronze_wall"] and g.discard == ["war_rage"]
    g = play(won(), "draw")
    assert len(g.players[0].hand) == 2 and sorted(g.discard) == ["bronze_wall", "war_rage"]


@pytest.mark.rule("KEMET-234", "KEMET-148")
def test_patamos_is_strong_in_the_delta():
    for area, bonus in (("sanctuary", 1), ("delta_desert", 1), ("delta_temple", 1), (GREEN, 0)):
        g = start_battle(with_tiles("amber_servant_patamos", area=area), area, 0, 1)
        assert g.battle is not None
        assert strength(g, g.battle.sides[0], g.battle.sides[1]) == 3 + bonus


def test_cat_wants_a_win_without_losses():
    g = battle(with_tiles("amber_cat", units=5, foes=1), "shield_push", "shield_push")
    assert g.players[0].battle_fame == 2
    g = battle(with_tiles("amber_cat", units=5, foes=1), "sacrificial_charge", "shield_push")
    assert g.players[0].battle_fame == 1


def test_warriors_worship_recruits_and_moves_with_servants():
    tiles = ["amber_warriors_worship", "amber_servant_heqaib", "amber_servant_bakatan"]
    g = position(at("nw", {GREEN: 2, "nw_desert": 2}, tiles=tiles, companions={"heqaib": GREEN}), at("mw"))
    use_gold(g, "amber_warriors_worship")
    assert offered(g) == ["pass", "action:recruit", "action:move"]
    play(g, "action:recruit")
    assert refusal(g, "area:nw_desert") == "KEMET-207" and f"area:{GREEN}" in offered(g)
    play(g, "area:nw_north", "units:1")
    assert g.players[0].companions["bakatan"] == "nw_north"  # it had to come
    assert refusal(g, "area:nw_east") == "KEMET-207"  # no servant is left
    play(g, f"area:{GREEN}", "units:2")
    assert g.players[0].prayer == 4 and offered(g) == ["pass", "action:move"]
    assert refusal(g, "action:recruit") == "KEMET-062"
    play(g, "action:move")
    assert refusal(g, "area:nw_desert") == "KEMET-207"
    play(g, f"area:{GREEN}", "area:west_obelisk")
    assert g.players[0].troops["west_obelisk"] == 4 and not deciders(g)


# -- Renewal ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-363", "KEMET-138")
def test_omniscience_sees_the_interventions_first():
    g = position(at("nw", {GREEN: 3}, tiles=["ruby_omniscience"]), at("mw", {GREEN: 3}, hand=["war_rage"]))
    start_battle(g, GREEN, 0, 1)
    assert deciders(g) == [1] and asked(g) == "add_cards"
    play(g, "1|cards:war_rage")
    view = seen_by(g, 0)
    assert view.battle is not None and view.battle.sides[1].added == ["war_rage"] and asked(g) == "play_card"
    play(
        g,
        "0|battle_card:shield_push",
        "1|battle_card:shield_push",
        "0|battle_card:chariot_raid",
        "1|battle_card:chariot_raid",
    )
    assert deciders(g) == [0]
    play(g, "0|cards:none")
    assert g.battle is not None and g.battle.sides[1].strength == 7


@pytest.mark.rule("KEMET-363", "KEMET-329")
def test_the_sacred_bull_moves_when_it_comes():
    g = position(at("nw", {"nw_north": 3}), at("mw"), colours=["ruby"], renewal=True)
    g.tiles["ruby_sacred_bull"] = 1
    g.players[0].pyramids["nw_north"] = ("ruby", 3)
    g.players[0].acquire[0] = "ruby"
    take_turn(g, 0, "place:f1_acquire_a", "tile:ruby_sacred_bull", "area:nw_north")
    assert asked(g) == "move_on" and g.move is not None and g.move.steps == 3
    play(g, "area:nw_desert", "stop")
    assert g.players[0].companions["sacred_bull"] == "nw_desert"
    g = position(at("nw", tiles=["ruby_sacred_bull"]), at("mw"))
    take_turn(g, 0, "place:f3_recruit", "area:nw_north", "units:1", "companion:sacred_bull", "pass")
    assert asked(g) == "move_on"
    play(g, "stop")
    resume(g, end_action, 0)
    assert not deciders(g)


@pytest.mark.rule("KEMET-363")
def test_perfect_architecture_counts_level_three():
    pyramids = {"nw_north": ("ruby", 3), "nw_east": ("onyx", 4), "nw_south": ("amber", 2)}
    g = position(at("nw", tiles=["sapphire_perfect_architecture"], pyramids=pyramids), at("mw"), map=3)
    assert g.fame(0) == 2
    g.players[1].troops["nw_north"] = 1
    assert g.fame(0) == 1 and g.fame(1) == 0


@pytest.mark.rule("KEMET-363", "KEMET-331")
def test_the_sandworm_comes_up_outside_the_cities():
    g = position(at("nw", tiles=["sapphire_giant_sandworm"], prayer=1), at("mw", {GREEN: 1}))
    resume(g, recruit, 0)
    assert refusal(g, f"worm:{GREEN}") == "KEMET-363" == refusal(g, "worm:nw_north")
    play(g, "worm:west_inner_temple")
    assert offered(g) == ["units:1", "units:2", "units:3"]
    play(g, "units:3")
    assert g.players[0].troops == {"west_inner_temple": 3} and g.players[0].prayer == 0 and g.fame(0) == 1
    assert g.players[0].companions["giant_sandworm"] == "west_inner_temple"


@pytest.mark.rule("KEMET-363")
def test_the_sandworm_never_enters_a_district():
    tiles, places = ["sapphire_giant_sandworm"], {"giant_sandworm": "nw_desert"}
    g = position(at("nw", {"nw_desert": 3}, tiles=tiles, companions=places), at("mw"))
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_desert")
    assert refusal(g, "area:nw_north") == "KEMET-363"
    play(g, "leave:1", "leave:giant_sandworm", "area:nw_north")
    g = position(at("nw", tiles=tiles), at("mw"), colours=["sapphire"])
    g.players[0].companions.pop("giant_sandworm")
    g.players[0].tiles.clear()
    g.tiles["sapphire_giant_sandworm"] = 1
    resume(g, take_tile, 0, "sapphire_giant_sandworm")
    assert g.players[0].companions == {"giant_sandworm": ""} and not deciders(g)
    g = position(at("mw", {"nw_desert": 5}), at("nw", {"nw_desert": 2}, tiles=tiles, companions=places))
    auto_battle(g, "nw_desert", 0, 1, ("cavalry_blitz", "shield_push"))
    play(g, "1|retreat")
    assert refusal(g, "area:nw_north") == "KEMET-363" and f"area:{GREEN}" in offered(g)


@pytest.mark.rule("KEMET-363", "KEMET-216")
def test_street_fighting():
    for area, bonus in (("nw_north", 1), ("mw_west", 1), (GREEN, 0)):
        g = start_battle(with_tiles("sapphire_street_fighting", area=area), area, 0, 1)
        assert g.battle is not None
        own = 1 if area == "nw_north" else 0
        assert strength(g, g.battle.sides[0], g.battle.sides[1]) == 3 + own + bonus
    g = position(at("nw", {GREEN: 3}, tiles=["sapphire_street_fighting", "ruby_priest_of_mafdet"]), at("mw"))
    resume(g, move_action, 0, True, False, False)
    play(g, f"area:{GREEN}", "area:mw_desert")
    assert "area:mw_west" in offered(g)


@pytest.mark.rule("KEMET-363")
def test_gathered_tribes_raise_the_limit_to_six():
    g = position(
        at("nw", tiles=["diamond_gathered_tribes"]),
        at("mw", tiles=["diamond_gathered_tribes", "sapphire_legion"]),
    )
    assert (g.troop_limit(0), g.troop_limit(1)) == (6, 7)


@pytest.mark.rule("KEMET-363", "KEMET-198")
def test_the_battle_ending_of_three_renewal_tiles():
    g = with_tiles(
        "diamond_strategic_hold",
        "onyx_divine_support",
        "onyx_tactical_reinforcement",
        units=3,
        foes=1,
        prayer=0,
    )
    battle(g, "cavalry_blitz", "shield_push")
    play(g, "1|recall") if deciders(g) == [1] else None
    play(g, "0|stay")
    assert asked(g) == "which_first"
    play(g, "tile:diamond_strategic_hold")
    assert g.players[0].prayer == 3
    play(g, "tile:onyx_tactical_reinforcement")
    assert refusal(g, "units:3") == "KEMET-013"
    play(g, "units:2")
    assert g.players[0].troops == {GREEN: 5} and g.players[0].prayer == 1 and len(g.players[0].hand) == 1
    g = with_tiles("diamond_strategic_hold", "onyx_divine_support", units=3, foes=1, prayer=0)
    battle(g, "cavalry_blitz", "shield_push")
    play(g, "1|recall") if deciders(g) == [1] else None
    play(g, "0|recall")
    play(g, offered(g)[0])
    assert g.players[0].prayer == 2 and g.players[0].hand == []  # nobody is left there


@pytest.mark.rule("KEMET-363", "KEMET-350")
def test_night_ceremony_changes_cards_into_prayers_and_cards():
    g = position(at("nw", tiles=["diamond_night_ceremony"], hand=["prayer", "war_rage"], prayer=0), at("mw"))
    resume(g, interventions)
    assert len(g.players[0].hand) == 3
    play(g, "card:prayer", "card:war_rage", "pass")
    assert g.players[0].prayer == 2 and len(g.players[0].hand) == 4
    assert not deciders(g)


@pytest.mark.rule("KEMET-363", "KEMET-155")
def test_shield_of_onyx_suffers_only_unblockable_damage():
    g = with_tiles("onyx_shield_of_onyx", units=5)
    g.players[1].tiles.append("onyx_deadly_trap")
    battle(g, "shield_of_onyx", "chariot_raid")
    assert g.battle is not None and g.battle.sides[0].lost == 1


@pytest.mark.rule("KEMET-363", "KEMET-194")
def test_supreme_power_chooses_first():
    g = position(at("nw", tiles=["amber_supreme_power"], fame=5, prayer=0), at("mw"))
    resume(g, destiny)
    assert deciders(g) == [0]
    resume(g, prayers)
    assert g.players[0].prayer == 3


@pytest.mark.rule("KEMET-363")
def test_restructuring_changes_or_exchanges_colours():
    pyramids = {"nw_north": ("ruby", 3), "nw_east": ("onyx", 1)}
    g = position(
        at("nw", tiles=["amber_restructuring"], pyramids=pyramids),
        at("mw"),
        map=3,
        colours=["ruby", "onyx", "amber"],
    )
    use_gold(g, "amber_restructuring")
    assert refusal(g, "area:nw_south") == "KEMET-005"
    play(g, "area:nw_north")
    assert offered(g) == ["colour:onyx", "colour:amber"] and refusal(g, "colour:diamond") == "KEMET-028"
    assert refusal(g, "colour:ruby") == "KEMET-005"
    play(g, "colour:amber")
    assert g.players[0].pyramids["nw_north"] == ("amber", 3) and g.players[0].acquire == ["amber", "onyx", ""]
    use_gold(g, "amber_restructuring")
    play(g, "area:nw_north", "colour:onyx")
    assert g.players[0].pyramids == {"nw_north": ("onyx", 3), "nw_east": ("amber", 1)}
    assert g.players[0].acquire == ["onyx", "amber", ""]


def test_every_gold_tile_has_its_action():
    assert {tile for tile in TILES if TILES[tile].gold} == {
        tile for moment, tile in EFFECTS if moment == USED
    }
    assert len(RENEWAL) == 15 and set(COMPANIONS) == {
        row.companion for row in TILES.values() if row.companion
    }
