"""Corners of the rules that concern several chapters."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.acquire import acquire
from senet.games.kemet.build import build
from senet.games.kemet.cards import play_day_card
from senet.games.kemet.effects import remove_units
from senet.games.kemet.move import move_action
from senet.games.kemet.night import conscription
from senet.games.kemet.position import at, position
from senet.games.kemet.strength import strength
from senet.games.kemet.turn import pray
from senet.kernel.errors import Refused
from senet.kernel.match import new_match
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import GREEN, auto_battle, start_battle, take_turn, two_teams
from tests.games.words import decider, offered, play, question, refused


@pytest.mark.rule("KEMET-087")
def test_a_tile_works_on_when_its_pyramid_is_lost_and_is_nobody_elses():
    g = position(
        at("nw", {"mw_desert": 2}, tiles=["ruby_blades_of_neith"], pyramids={"nw_north": ("ruby", 3)}),
        at("mw", {"nw_north": 2, "mw_desert": 2}, pyramids={"mw_west": ("ruby", 4)}),
    )
    start_battle(g, "mw_desert", 0, 1)
    assert g.battle is not None and strength(g, g.battle.sides[0], g.battle.sides[1]) == 3
    g.battle = None
    resume(g, acquire, 1, "f1_acquire_a")
    assert refused(g, "tile:ruby_blades_of_neith") == "KEMET-087"


@pytest.mark.rule("KEMET-332")
def test_a_choice_is_taken_back_until_something_hidden_comes_out():
    match = new_match(BOX, 2, {}, b"k" * 32)
    g = match.game = position(at("nw", {"nw_north": 3}, hand=["prayer"], prayer=0), at("mw"))
    take_turn(g, 0)
    match.choose(0, "gold")
    match.take_back(0)
    game = match.game
    assert "gold" in offered(game) and game.players[0].gold == 1  # type: ignore[arg-type,attr-defined]
    match.choose(0, "card:prayer")
    assert match.horizon(0)[1] == "revealed"
    with pytest.raises(Refused):
        match.take_back(0)


@pytest.mark.rule("KEMET-348")
def test_after_the_active_player_the_others_follow_in_turn_order():
    drain = ["amethyst_energy_drain"]
    g = position(at("nw", prayer=0), at("mw", tiles=drain), at("sw", tiles=drain), order=[2, 0, 1])
    g.flow.told = []
    resume(g, pray, 0)
    assert [story[1][0] for story in g.flow.told if story[0] == "prayer_gained"] == [0, 2, 1]


@pytest.mark.rule("KEMET-348")
@pytest.mark.parametrize(("order", "others"), [((0, 3, 2, 1), [3, 1]), ((0, 1, 2, 3), [1, 3])])
def test_own_effects_of_a_prayer_come_before_those_of_others_in_turn_order(order, others):
    drain = ["amethyst_energy_drain"]
    g = two_teams(
        at("nw", prayer=0, tiles=["sapphire_reinforcement_prayer"]),
        at("mw", prayer=0, tiles=drain),
        at("se", prayer=0),
        at("me", prayer=0, tiles=drain),
        order=order,
    )
    resume(g, pray, 0)
    course = []
    while deciders(g):
        course.append((question(g), decider(g), [player.prayer for player in g.players]))
        play(g, "pass")
    one, two = others
    assert [step[:2] for step in course] == [
        ("share_prayer", 0), ("place_where", 0), ("share_prayer", one), ("share_prayer", two),
    ]  # fmt: skip
    assert course[1][2] == [2, 0, 0, 0]  # nobody else has gained anything yet
    assert course[2][2][one] == 1 and course[2][2][two] == 0


@pytest.mark.rule("KEMET-079", "KEMET-192")
@pytest.mark.parametrize("by", ["card", "night"])
def test_companions_come_with_units_by_any_effect(by):
    g = position(at("nw", tiles=["amber_cat"], hand=["tactical_support"], veterans=1), at("mw"))
    if by == "card":
        resume(g, play_day_card, 0, "tactical_support")
    else:
        resume(g, conscription)
    play(g, "area:nw_north")
    if question(g) == "place_units":
        play(g, "units:1")
    play(g, "companion:cat")
    assert g.players[0].companions["cat"] == "nw_north"


@pytest.mark.rule("KEMET-135", "KEMET-164", "KEMET-131")
def test_a_retreat_into_an_empty_temple_takes_its_token():
    g = position(at("nw", {GREEN: 5}), at("mw", {GREEN: 2}))
    auto_battle(g, GREEN, 0, 1, ("shield_push", "shield_push"))
    play(g, "1|retreat", "0|area:west_inner_temple")
    assert g.held["west_inner_temple"] == -1  # at the end of the battle
    play(g, "0|stay")
    assert g.held["west_inner_temple"] == 1 and g.fame(1) == 1


@pytest.mark.rule("KEMET-006")
def test_amber_pyramids_and_spaces_exist_like_all_others():
    g = position(at("nw", prayer=7), at("mw"), colours=["amber", "ruby"])
    resume(g, build, 0, False)
    play(g, "area:nw_north", "colour:amber", "level:2")
    assert g.players[0].acquire == ["amber", "", ""]
    resume(g, acquire, 0, "f1_acquire_a")
    assert "tile:amber_jackal" in offered(g)


@pytest.mark.rule("KEMET-055", "KEMET-130")
def test_fame_in_another_players_turn_counts_at_once():
    g = position(at("nw", {GREEN: 1}), at("mw", {GREEN: 5}, tiles=["sapphire_defensive_victory"], fame=8))
    auto_battle(g, GREEN, 0, 1, ("shield_push", "shield_push"))
    assert g.fame(1) == 9 and g.winner == -1
    play(g, "0|recall", "1|stay")
    take_turn(g, 1)
    assert g.winner == 1


@pytest.mark.rule("KEMET-002", "KEMET-001")
def test_mercenaries_return_to_their_owners_supply():
    g = position(at("nw", {GREEN: 3}, tiles=["onyx_sword_mercenaries"]), at("mw"))
    assert g.players[0].supply == 12
    remove_units(g, 0, GREEN, 5, "damage")
    assert g.players[0].supply == 15 and g.players[0].troops == {}


@pytest.mark.rule("KEMET-073", "KEMET-206")
def test_nothing_is_asked_when_nothing_can_be_done():
    g = position(at("nw", prayer=0), at("mw"))
    take_turn(g, 0, "place:f3_recruit")
    assert not deciders(g) and g.players[0].placed == {"f3_recruit": "colour"}


@pytest.mark.rule("KEMET-107", "KEMET-106")
def test_a_group_may_enter_a_full_area_and_return_with_its_creature():
    g = position(
        at(
            "nw",
            {"nw_desert": 5, GREEN: 5},
            tiles=["amber_cat", "ruby_priest_of_mafdet"],
            companions={"cat": GREEN},
        ),
        at("mw"),
    )
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_desert", f"area:{GREEN}", "join:cat", "area:nw_desert")
    assert g.players[0].companions["cat"] == "nw_desert" and g.players[0].troops == {"nw_desert": 5, GREEN: 5}


@pytest.mark.rule("KEMET-107")
def test_a_group_above_the_limit_may_be_spread_over_two_areas():
    g = position(
        at("nw", {"nw_desert": 5, GREEN: 5}, tiles=["ruby_priest_of_mafdet", "onyx_bestial_fury"]),
        at("mw"),
    )
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_desert", f"area:{GREEN}", "join:5")
    assert refused(g, "stop") == "KEMET-107"
    play(g, "area:west_obelisk")  # all ten
    assert refused(g, "stop") == "KEMET-107"
    play(g, "leave:5", "area:mw_desert")
    assert g.players[0].troops == {"west_obelisk": 5, "mw_desert": 5}


@pytest.mark.rule("KEMET-107")
def test_the_last_land_move_may_mend_the_limits_without_teleportation():
    g = position(at("nw", {"nw_desert": 5, GREEN: 3}, tiles=["ruby_priest_of_mafdet"]), at("mw"))
    resume(g, move_action, 0, False, False, False)
    play(g, "area:nw_desert", f"area:{GREEN}", "leave:2", "area:west_obelisk")
    assert g.players[0].troops == {GREEN: 5, "west_obelisk": 3}
