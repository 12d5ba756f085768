"""Every power tile adds what it says. `test_every_tile_is_tested` keeps the list complete."""

import pytest

from senet.games.kemet.components import COLOURS, TILES
from senet.games.kemet.move import move_action
from senet.games.kemet.position import at, position
from senet.games.kemet.strength import modifiers, strength
from senet.kernel.play import resume
from tests.games.kemet.helpers import GREEN, battle, start_battle, with_tiles
from tests.games.words import play

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
