"""Amethyst and amber tiles that do more than add a number."""

import pytest

from senet.games.kemet.move import move_action
from senet.games.kemet.position import at, position
from senet.games.kemet.strength import strength
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import pray
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import GREEN, battle, start_battle, use_gold, with_tiles
from tests.games.words import offered, play, question, refused

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
    assert question(g) == "ambush"
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
    assert offered(g) == ["action:build", "action:recruit", "action:pray", "action:move"]
    play(g, "action:pray")
    assert g.players[0].prayer == 9
    use_gold(g, "amethyst_magic_versatility")
    play(g, "action:move", "area:nw_north")
    assert refused(g, "teleport:sanctuary") == "KEMET-207"
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
    assert question(g) == "corrupt" and refused(g, "units:3") == "KEMET-206"
    play(g, "units:2")
    assert offered(g) == ["pass", "units:1"] and refused(g, "units:2") == "KEMET-013"
    play(g, "units:1")
    assert g.players[0].troops == {GREEN: 5} and g.players[1].troops == {GREEN: 1}
    assert question(g) == "retreat_or_recall"


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
    assert refused(g, "area:delta_desert") == "KEMET-113"


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
    assert offered(g) == ["area:mw_west", "area:mw_east"] and refused(g, "area:mw_north") == "KEMET-232"
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
    assert refused(g, "home") == "KEMET-232"


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
    if question(g) == "move_on":
        play(g, "stop")
    assert question(g) == "collect"
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
    assert question(g) == "collect"
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
    assert question(g) == "hold" and len(g.players[0].battle_hand) == 8
    play(g, f"area:{GREEN}")
    assert g.players[0].troops == {GREEN: 5} and g.players[0].face_up == g.players[0].face_down == []
    g = battle(with_tiles("amber_hold_the_position", seat=1, units=1, foes=5), "shield_push", "shield_push")
    play(g, "1|retreat", "0|area:west_obelisk")
    assert (
        question(g) == "hold"
        and offered(g) == ["pass", "area:west_obelisk"]
        and refused(g, f"area:{GREEN}") == "KEMET-233"
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
    assert refused(g, "card:war_fury") == "KEMET-349"
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
    assert refused(g, "area:nw_desert") == "KEMET-207" and f"area:{GREEN}" in offered(g)
    play(g, "area:nw_north", "units:1")
    assert g.players[0].companions["bakatan"] == "nw_north"  # it had to come
    assert refused(g, "area:nw_east") == "KEMET-207"  # no servant is left
    play(g, f"area:{GREEN}", "units:2")
    assert g.players[0].prayer == 4 and offered(g) == ["pass", "action:move"]
    assert refused(g, "action:recruit") == "KEMET-062"
    play(g, "action:move")
    assert refused(g, "area:nw_desert") == "KEMET-207"
    play(g, f"area:{GREEN}", "area:west_obelisk")
    assert g.players[0].troops["west_obelisk"] == 4 and not deciders(g)
