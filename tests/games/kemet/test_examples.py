"""The worked examples of the rulebook, one test each under its own number (1, 4, 5 and 17 stand in their chapters)."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.components import TILES
from senet.games.kemet.move import move_action
from senet.games.kemet.night import night
from senet.games.kemet.position import at, position
from senet.games.kemet.strength import strength
from senet.games.kemet.table import Kemet, Side
from senet.kernel.chance import seed_from
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import auto_battle, reading, start_battle, take_turn
from tests.games.words import offered, play, question, refused


@pytest.mark.rule("KEMET-028", "KEMET-029", "KEMET-030", "KEMET-031")
@pytest.mark.parametrize(
    ("seats", "colours", "tiles"), [(2, 2, 26), (3, 3, 48), (4, 3, 48), (5, 4, 64), (6, 5, 80)]
)
def test_example_2_number_of_tiles_on_offer(seats, colours, tiles):
    g = BOX.start(seats, {}, seed_from("example"))
    assert isinstance(g, Kemet)
    assert len(g.colours) == colours and sum(g.tiles.values()) == tiles
    if seats == 2:
        assert not any("act_of_god" in tile for tile in g.tiles) and set(g.tiles.values()) == {1}
        for colour in g.colours:
            levels = [TILES[tile].level for tile in g.tiles if TILES[tile].colour == colour]
            assert [levels.count(n) for n in (1, 2, 3, 4)] == [2, 4, 4, 3]


def claire(prayer: int, tiles: list[str], snake: str = "") -> Kemet:
    companions = {"deep_desert_snake": snake} if "diamond_deep_desert_snake" in tiles else {}
    return position(
        at(
            "se",
            {"se_west": 5},
            prayer=prayer,
            tiles=tiles,
            companions=companions,
            pyramids={"se_west": ("ruby", 1), "se_north": ("onyx", 1)},
        ),
        at("nw"),
        map=6,
    )


@pytest.mark.rule("KEMET-114", "KEMET-103", "KEMET-123", "KEMET-131")
def test_example_6_to_a_temple_by_teleportation():
    g = claire(4, [])
    resume(g, move_action, 0, True, False, False)
    play(g, "area:se_west", "teleport:east_inner_temple")
    assert g.players[0].prayer == 2 and g.move is not None and g.move.steps == 1
    assert "area:east_green" in offered(g)  # the land move is still there
    play(g, "stop")
    assert g.held["east_inner_temple"] == 0 and g.fame(0) == 1
    g = claire(4, [])
    resume(g, move_action, 0, True, False, False)
    play(g, "area:se_west", "area:se_north", "teleport:east_inner_temple")  # or before it
    assert g.fame(0) == 1 and g.players[0].prayer == 2 and g.move is None


@pytest.mark.rule("KEMET-104", "KEMET-111", "KEMET-215")
def test_example_7_the_same_temple_by_land():
    both = ["ruby_priest_of_mafdet", "diamond_deep_desert_snake"]
    path = ("area:se_desert", "area:east_green", "area:east_inner_temple")
    g = claire(0, both, "se_west")
    resume(g, move_action, 0, True, False, False)
    play(g, "area:se_west", *path)
    assert g.held["east_inner_temple"] == 0 and g.fame(0) == 1
    for g in (claire(0, both[1:], "se_west"), claire(0, both, "")):
        resume(g, move_action, 0, True, False, False)
        play(g, "area:se_west", *path[:2])
        assert g.players[0].troops == {"east_green": 5} and g.move is None


@pytest.mark.rule("KEMET-104", "KEMET-106")
def test_example_8_a_companion_left_behind():
    g = claire(0, ["ruby_priest_of_mafdet", "diamond_deep_desert_snake"], "se_west")
    resume(g, move_action, 0, True, False, False)
    play(g, "area:se_west", "leave:1", "leave:deep_desert_snake")
    play(g, "area:se_desert", "area:east_green", "area:east_inner_temple")
    assert g.players[0].troops == {"se_west": 1, "east_inner_temple": 4}
    assert g.players[0].companions["deep_desert_snake"] == "se_west"


@pytest.mark.rule("KEMET-112", "KEMET-113", "KEMET-025")
def test_example_9_ports():
    g = position(at("nw", {"nw_desert": 3}), at("mw"), map=6)
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_desert")
    by_land = set(g.board.adjacent["nw_desert"])
    reached = {o[5:] for o in offered(g) if o.startswith("area")}
    assert reached - (by_land - {"west_green"}) == {"west_green", "sw_obelisk", "ne_obelisk", "east_green"}
    g = position(at("nw", {"west_green": 3}), at("mw"), map=6)
    resume(g, move_action, 0, True, False, False)
    play(g, "area:west_green")
    assert {"area:sw_obelisk", "area:ne_obelisk", "area:east_green", "area:nw_desert"} <= set(offered(g))
    assert refused(g, "area:delta_desert") == "KEMET-113"
    assert "mw_desert" in g.board.adjacent["west_green"]  # reached by land only, and so allowed here
    steps = g.board.steps["nw"]["sw_obelisk"]
    assert "mw_desert" in steps and "me_desert" not in steps


# -- the long battle ---------------------------------------------------------------------------------------

JACQUES, GUILLAUME = 0, 1
TEMPLE = "west_outer_temple"


def long_battle(prayer: int = 3) -> Kemet:
    g = position(
        at("nw", {"nw_desert": 5}, tiles=["ruby_charge", "ruby_blades_of_neith"]),
        at(
            "se",
            {TEMPLE: 4},
            prayer=prayer,
            tiles=["sapphire_ancestral_elephant"],
            companions={"ancestral_elephant": TEMPLE},
            hand=["bronze_wall", "war_fury"],
        ),
        map=6,
    )
    resume(g, move_action, JACQUES, True, False, False)
    return play(g, "area:nw_desert", f"area:{TEMPLE}")


def revealed(prayer: int = 3) -> Kemet:
    g = long_battle(prayer)
    play(g, "0|battle_card:fervent_purge", "1|battle_card:phalanx_defense")
    play(g, "0|battle_card:chariot_raid", "1|battle_card:shield_push")
    return play(g, "0|cards:diversion", "1|cards:bronze_wall+war_fury")


def side(g: Kemet, seat: int) -> Side:
    assert g.battle is not None
    return g.battle.sides[seat]


@pytest.mark.rule("KEMET-148")
def test_example_10_strength_before_cards():
    g = long_battle()
    assert strength(g, side(g, 0), side(g, 1)) == 7 and strength(g, side(g, 1), side(g, 0)) == 5


@pytest.mark.rule("KEMET-141", "KEMET-142", "KEMET-146", "KEMET-150")
def test_example_11_reveal_and_winner():
    g = revealed()
    assert g.players[GUILLAUME].prayer == 2
    assert (side(g, 0).strength, side(g, 1).strength) == (10, 9)
    assert g.battle is not None and g.battle.winner == JACQUES


@pytest.mark.rule("KEMET-151", "KEMET-155")
def test_example_12_casualties():
    g = revealed()
    assert side(g, 0).damage == 2 and side(g, 1).shield == 4 and side(g, 1).damage == 0
    assert side(g, 0).lost == side(g, 1).lost == 0


@pytest.mark.rule("KEMET-159", "KEMET-161")
def test_example_13_rewards():
    g = revealed()
    assert g.players[JACQUES].battle_fame == 1 and g.players[JACQUES].veterans == 0
    assert g.players[GUILLAUME].veterans == 1


@pytest.mark.rule("KEMET-167", "KEMET-098", "KEMET-168", "KEMET-169", "KEMET-172", "KEMET-179")
def test_example_14_aftermath_and_ending():
    g = revealed()
    assert g.fame(GUILLAUME) == 1
    play(g, "1|recall", "0|stay")
    jacques, guillaume = g.players
    assert (
        guillaume.supply == 12 and guillaume.companions["ancestral_elephant"] == "" and guillaume.prayer == 5
    )
    assert jacques.troops == {TEMPLE: 5} and g.held[TEMPLE] == JACQUES and g.fame(GUILLAUME) == 0
    assert jacques.face_up == ["fervent_purge"] and jacques.face_down == ["chariot_raid"]
    assert guillaume.face_up == ["phalanx_defense"] and guillaume.face_down == ["shield_push"]
    assert sorted(g.discard) == ["bronze_wall", "war_fury"] and jacques.diversion
    assert g.fame(JACQUES) == 2 and jacques.battle_fame == 1


@pytest.mark.rule("KEMET-150", "KEMET-160", "KEMET-161")
def test_example_15_a_defender_who_wins():
    g = long_battle()
    g.players[GUILLAUME].hand = ["bronze_wall", "war_fury", "war_rage"]
    g.deck.remove("war_rage")
    play(g, "0|battle_card:fervent_purge", "1|battle_card:phalanx_defense")
    play(g, "0|battle_card:chariot_raid", "1|battle_card:shield_push")
    play(g, "0|cards:diversion", "1|cards:war_rage+bronze_wall+war_fury")
    assert side(g, 0).strength == side(g, 1).strength == 10
    assert g.battle is not None and g.battle.winner == GUILLAUME
    assert (g.players[GUILLAUME].veterans, g.players[JACQUES].veterans) == (2, 1)
    assert g.players[JACQUES].battle_fame == g.players[GUILLAUME].battle_fame == 0


@pytest.mark.rule("KEMET-145")
def test_example_16_a_card_that_cannot_be_paid():
    g = revealed(prayer=0)
    assert side(g, 1).played == ["bronze_wall"] and side(g, 1).strength == 7 and side(g, 1).shield == 4
    play(g, "1|recall", "0|stay")
    assert "war_fury" in g.discard


# -- night, and the first actions of the solo example ------------------------------------------------------


@pytest.mark.rule(
    "KEMET-185", "KEMET-186", "KEMET-188", "KEMET-189", "KEMET-190", "KEMET-191", "KEMET-193", "KEMET-004"
)
def test_example_18_one_players_night():
    troops = {"sanctuary": 4, "delta_temple": 2, "west_inner_temple": 1}
    g = position(at("nw", troops, prayer=3, veterans=3), at("mw"))
    for player in g.players:
        player.placed = dict.fromkeys(("f1_pray", "f2_pray", "f3_move", "f2_build", "f2_move"), "colour")
        player.tokens = 0
    player = g.players[0]
    resume(g, night)
    play(g, "offer")
    assert player.troops["sanctuary"] == 2 and player.divine_fame == 1
    play(g, "offer")
    assert player.troops["delta_temple"] == 1 and player.divine_fame == 2
    assert question(g) == "veterans_for_prayer" and player.prayer == 11  # 8, and 3 by adoration
    play(g, "veterans:1", "veterans:2")
    assert player.prayer == 11 and len(player.hand) == 2 and player.veterans == 0
    assert question(g) == "position" and player.tokens == 5 and player.placed == {}


def jacques_alone(prayer: int = 9) -> Kemet:
    pyramids = {"mw_east": ("onyx", 3), "mw_west": ("sapphire", 1)}
    return position(
        at("mw", {"mw_east": 5}, prayer=prayer, pyramids=pyramids), at("nw"), colours=["onyx", "sapphire"]
    )


@pytest.mark.rule("KEMET-066", "KEMET-070", "KEMET-081", "KEMET-082", "KEMET-101")
def test_example_22_build_acquire_pray():
    g = jacques_alone()
    player = g.players[0]
    take_turn(g, 0, "place:f2_build", "area:mw_east")
    assert player.prayer == 5 and player.pyramids["mw_east"] == ("onyx", 4) and g.fame(0) == 1
    take_turn(g, 0, "place:f1_acquire_a", "tile:onyx_bestial_fury")
    assert player.prayer == 1 and player.tiles == ["onyx_bestial_fury"]
    take_turn(g, 0, "place:f1_pray")
    assert player.prayer == 3


@pytest.mark.rule("KEMET-059", "KEMET-060", "KEMET-057")
def test_example_23_balance_in_the_same_round():
    g = reading(jacques_alone(), decline_actions=True)
    player = g.players[0]
    player.placed = {"f2_build": "colour", "f1_acquire_a": "colour", "f1_pray": "colour"}
    player.tokens = 2
    take_turn(g, 0)
    assert {o for o in offered(g) if o.startswith("place")} == {
        "place:f3_move", "place:f3_recruit", "place:f2_move", "place:f2_pray", "place:f1_acquire_b", "place:f1_acquire_c",
    }  # fmt: skip
    play(g, "place:f2_move", "pass")
    take_turn(g, 0)
    assert [o for o in offered(g) if o.startswith("place")] == ["place:f3_move", "place:f3_recruit"]
    assert refused(g, "place:f2_pray") == "KEMET-060" and deciders(g) == [0]


def test_the_position_of_the_long_battle_is_sound():
    g = start_battle(long_battle(), TEMPLE, 0, 1)
    assert auto_battle(g, TEMPLE, 0, 1).battle is not None
