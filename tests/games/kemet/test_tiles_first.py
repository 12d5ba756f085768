"""Ruby, sapphire, diamond and onyx tiles that do more than add a number."""

import pytest

from senet.games.kemet.acquire import take_tile, tile_cost
from senet.games.kemet.build import build
from senet.games.kemet.components import COLOURS
from senet.games.kemet.move import move_action
from senet.games.kemet.night import interventions, prayers
from senet.games.kemet.placing import recruit
from senet.games.kemet.position import at, position
from senet.games.kemet.turn import pray
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import GREEN, battle, start_battle, take_turn, use_gold, with_tiles
from tests.games.words import offered, play, question, refused

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
    assert g.players[0].troops == {"sanctuary": 2} and refused(g, "teleport:west_obelisk") == "KEMET-115"


@pytest.mark.rule("KEMET-219")
def test_divine_wound_gives_one_strength_for_each_card():
    g = with_tiles("ruby_divine_wound", hand=["prayer", "prayer", "swiftness"])
    battle(g, "mixed_tactics", "mixed_tactics")
    play(g, "card:prayer", "card:swiftness", "pass")
    assert g.battle is not None and g.battle.sides[0].strength == 3 + 2 + 2 and g.battle.winner == 0
    assert g.players[0].hand == ["prayer"] and sorted(g.discard) == ["prayer", "swiftness"]


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
    assert offered(g) == ["action:move", "action:recruit"] and refused(g, "action:build") == "KEMET-062"
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
    while question(g) == "discard":
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
    assert refused(g, "teleport:sanctuary") == "KEMET-207" and "area:nw_desert" in offered(g)


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
