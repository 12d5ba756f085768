"""Renewal tiles."""

import pytest

from senet.games.kemet.acquire import take_tile
from senet.games.kemet.components import COMPANIONS, RENEWAL, TILES
from senet.games.kemet.moments import EFFECTS, USED
from senet.games.kemet.move import move_action
from senet.games.kemet.night import destiny, interventions, prayers
from senet.games.kemet.placing import recruit
from senet.games.kemet.position import at, position
from senet.games.kemet.strength import strength
from senet.games.kemet.turn import end_action
from senet.kernel.play import deciders, resume, seen_by
from tests.games.kemet.helpers import (
    GREEN,
    auto_battle,
    battle,
    start_battle,
    take_turn,
    use_gold,
    with_tiles,
)
from tests.games.words import offered, play, question, refused

# -- Renewal ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-363", "KEMET-138")
def test_omniscience_sees_the_interventions_first():
    g = position(at("nw", {GREEN: 3}, tiles=["ruby_omniscience"]), at("mw", {GREEN: 3}, hand=["war_rage"]))
    start_battle(g, GREEN, 0, 1)
    assert deciders(g) == [1] and question(g) == "add_cards"
    play(g, "1|cards:war_rage")
    view = seen_by(g, 0)
    assert (
        view.battle is not None and view.battle.sides[1].added == ["war_rage"] and question(g) == "play_card"
    )
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
    assert question(g) == "move_on" and g.move is not None and g.move.steps == 3
    play(g, "area:nw_desert", "stop")
    assert g.players[0].companions["sacred_bull"] == "nw_desert"
    g = position(at("nw", tiles=["ruby_sacred_bull"]), at("mw"))
    take_turn(g, 0, "place:f3_recruit", "area:nw_north", "units:1", "companion:sacred_bull", "pass")
    assert question(g) == "move_on"
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
    assert refused(g, f"worm:{GREEN}") == "KEMET-363" == refused(g, "worm:nw_north")
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
    assert refused(g, "area:nw_north") == "KEMET-363"
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
    assert refused(g, "area:nw_north") == "KEMET-363" and f"area:{GREEN}" in offered(g)


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
    assert question(g) == "which_first"
    play(g, "tile:diamond_strategic_hold")
    assert g.players[0].prayer == 3
    play(g, "tile:onyx_tactical_reinforcement")
    assert offered(g) == ["pass", "units:1", "units:2"] and refused(g, "units:3") == "KEMET-013"
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
    assert refused(g, "area:nw_south") == "KEMET-005"
    play(g, "area:nw_north")
    assert offered(g) == ["colour:onyx", "colour:amber"] and refused(g, "colour:diamond") == "KEMET-028"
    assert refused(g, "colour:ruby") == "KEMET-005"
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


@pytest.mark.rule("KEMET-363", "KEMET-329")
def test_a_bull_that_is_on_the_board_already_does_not_move_for_another_companion():
    tiles, places = ["ruby_sacred_bull", "amber_servant_heqaib"], {"sacred_bull": "nw_east"}
    g = position(at("nw", {"nw_east": 2}, tiles=tiles, companions=places), at("mw"))
    take_turn(g, 0, "place:f3_recruit", "area:nw_north", "units:1", "companion:heqaib", "pass")
    assert not deciders(g) and g.players[0].companions["heqaib"] == "nw_north"
