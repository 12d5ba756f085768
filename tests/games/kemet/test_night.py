"""The night in its nine steps."""

import pytest

from senet.games.kemet.night import (
    adoration,
    awakening,
    conscription,
    delta_offering,
    destiny,
    interventions,
    night,
    offering,
    prayers,
    temple_control,
)
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import end_round, start_day
from senet.kernel.play import deciders, resume
from tests.games.words import decider, offered, play, question, refused


def step(g: Kemet, which: object, *names: str) -> Kemet:
    resume(g, which)  # type: ignore[arg-type]
    return play(g, *names)


@pytest.mark.rule("KEMET-184", "KEMET-348")
def test_each_step_is_finished_by_all_in_turn_order():
    g = position(at("nw", veterans=1), at("mw", veterans=2), at("sw", veterans=2), order=[2, 0, 1])
    for player in g.players:
        player.placed = dict.fromkeys(("f1_pray", "f2_pray", "f3_move", "f2_build", "f2_move"), "colour")
        player.tokens = 0
    resume(g, night)
    seen = []
    while deciders(g):
        seen.append((g.night_step, decider(g)))
        play(g, offered(g)[0])
    assert seen == [(5, 2), (5, 0), (5, 1), (6, 2), (6, 1), (7, 2), (7, 0), (7, 1), (9, 2), (9, 0)]
    assert g.night_step == 0


@pytest.mark.rule("KEMET-185", "KEMET-130", "KEMET-187")
def test_two_units_in_the_sanctuary_for_a_point():
    g = step(position(at("nw", {"sanctuary": 2}), at("mw")), offering)
    assert offered(g) == ["pass", "offer"]
    play(g, "offer")
    assert g.players[0].divine_fame == 1 and g.players[0].troops == {} and g.controller("sanctuary") == -1
    g = step(position(at("nw", {"sanctuary": 1}), at("mw")), offering)
    assert not deciders(g)
    g = step(position(at("nw", {"sanctuary": 3}), at("mw")), offering, "pass")
    assert g.players[0].divine_fame == 0 and g.players[0].troops == {"sanctuary": 3}


@pytest.mark.rule("KEMET-186", "KEMET-187")
def test_a_unit_in_the_delta_temple_for_five_prayers():
    g = position(at("nw", {"delta_temple": 1, "west_outer_temple": 1}, prayer=0), at("mw"))
    assert g.fame(0) == 2
    step(g, delta_offering, "offer")
    assert g.players[0].prayer == 5 and g.held["delta_temple"] == -1 and g.fame(0) == 1
    step(g, temple_control)
    assert g.players[0].divine_fame == 0  # one temple is left


@pytest.mark.rule("KEMET-188")
def test_two_temples_give_one_point_never_more():
    g = position(
        at("nw", {"delta_temple": 1, "west_outer_temple": 1, "west_inner_temple": 1}),
        at("mw", {"sanctuary": 2}),
    )
    step(g, temple_control)
    assert g.players[0].divine_fame == 1 and g.players[1].divine_fame == 0


@pytest.mark.rule("KEMET-189", "KEMET-022", "KEMET-205")
def test_incomes_come_as_one_effect_without_the_delta():
    temples = {"delta_temple": 1, "west_outer_temple": 1, "west_inner_temple": 1}
    g = step(position(at("nw", temples, prayer=0), at("mw", prayer=0)), adoration)
    assert (g.players[0].prayer, g.players[1].prayer) == (5, 0)
    g = step(position(at("nw", temples, prayer=0, tiles=["onyx_divine_might"]), at("mw")), adoration)
    assert g.players[0].prayer == 7


@pytest.mark.rule("KEMET-190", "KEMET-205", "KEMET-196")
def test_two_prayers_and_one_for_each_veteran():
    g = step(
        position(at("nw", prayer=0, veterans=2, tiles=["onyx_divine_might"]), at("mw", prayer=0)), prayers
    )
    assert (
        offered(g) == ["veterans:0", "veterans:1", "veterans:2"] and refused(g, "veterans:3") == "KEMET-196"
    )
    play(g, "veterans:1")
    assert (g.players[0].prayer, g.players[0].veterans, g.players[1].prayer) == (5, 1, 2)


@pytest.mark.rule("KEMET-191")
def test_one_card_and_one_for_each_pair_of_veterans():
    g = step(position(at("nw", veterans=3), at("mw")), interventions)
    assert offered(g) == ["veterans:0", "veterans:2"] and refused(g, "veterans:1") == "KEMET-191"
    play(g, "veterans:2")
    assert len(g.players[0].hand) == 2 and g.players[0].veterans == 1 and len(g.players[1].hand) == 1


@pytest.mark.rule("KEMET-192", "KEMET-196")
def test_veterans_become_units_in_safe_districts():
    g = position(at("nw", {"nw_north": 4}, veterans=3), at("mw", {"nw_east": 1}))
    step(g, conscription)
    assert offered(g) == ["pass", "area:nw_north", "area:nw_south"]
    assert refused(g, "area:nw_east") == "KEMET-192" == refused(g, "area:nw_desert")
    play(g, "area:nw_south")
    assert offered(g) == ["units:1", "units:2", "units:3"] and refused(g, "units:4") == "KEMET-192"
    play(g, "units:2", "pass")
    assert g.players[0].troops == {"nw_north": 4, "nw_south": 2} and g.players[0].veterans == 1
    assert g.players[0].prayer == 7


@pytest.mark.rule("KEMET-193", "KEMET-196", "KEMET-086")
def test_the_awakening_ends_the_round():
    g = position(at("nw", {"nw_north": 6}, veterans=3), at("mw"))
    for player in g.players:
        player.placed = dict.fromkeys(("f1_pray", "f2_pray", "f3_move", "f2_build", "f2_move"), "colour")
        player.tokens = 0
    g.players[0].bought, g.players[0].drained = ["ruby"], 2
    step(g, awakening)
    player = g.players[0]
    assert (player.veterans, player.tokens, player.placed, player.bought, player.drained) == (0, 5, {}, [], 0)
    assert player.troops == {"nw_north": 5} and player.supply == 7


@pytest.mark.rule("KEMET-194", "KEMET-195", "KEMET-335")
def test_the_fewest_points_choose_first_and_the_left_one_if_equal():
    g = position(at("nw", fame=2), at("mw", fame=1), at("sw", fame=1), order=[0, 2, 1])
    step(g, destiny)
    assert deciders(g) == [2] and offered(g) == ["position:1", "position:2", "position:3"]
    play(g, "position:3")
    assert g.track == [-1, -1, 2] and g.order == [0, 2, 1]
    assert deciders(g) == [1] and refused(g, "position:3") == "KEMET-194"
    play(g, "position:1")
    assert g.order == [1, 0, 2] and g.track == []


@pytest.mark.rule("KEMET-197")
def test_nobody_wins_at_night():
    g = position(at("nw", {"sanctuary": 2}, fame=8), at("mw"), order=[1, 0])
    step(g, offering, "offer")
    assert g.fame(0) == 9 and g.winner == -1
    resume(g, end_round)
    assert g.winner == -1 and deciders(g) == [1]


@pytest.mark.rule("KEMET-198", "KEMET-350", "KEMET-229", "KEMET-091")
def test_the_order_of_vision_and_night_ceremony_is_the_owners():
    g = position(at("nw", tiles=["diamond_vision", "diamond_night_ceremony"], prayer=0), at("mw"))
    step(g, interventions)
    assert question(g) == "which_first" and len(g.players[0].hand) == 5
    play(g, "tile:diamond_vision")
    assert (
        question(g) == "discard"
        and refused(g, "pass") == "KEMET-365"
        and refused(g, "card:diversion") == "KEMET-179"
    )
    for _ in range(4):
        play(g, offered(g)[0])
    assert len(g.players[0].hand) == 1 and len(g.discard) == 4
    assert question(g) == "ceremony"
    play(g, offered(g)[1])
    assert g.players[0].prayer == 1 and len(g.players[0].hand) == 2


@pytest.mark.rule("KEMET-229")
def test_vision_discards_all_if_there_are_fewer():
    g = position(at("nw", tiles=["diamond_vision"]), at("mw"))
    g.deck = ["prayer", "prayer"]
    step(g, interventions)
    while question(g) == "discard":
        play(g, offered(g)[0])
    # the two cards of the deck were drawn and discarded, and seat 1 drew one of them again
    assert g.players[0].hand == [] and len(g.discard) + len(g.deck) + len(g.players[1].hand) == 2


@pytest.mark.rule("KEMET-350", "KEMET-364", "KEMET-179")
def test_annexation_takes_a_random_card_before_drawing():
    g = position(at("nw", tiles=["amethyst_annexation"]), at("mw", hand=["prayer"]), at("sw"))
    g.flow.told = []
    step(g, interventions)
    assert g.players[0].hand[0] == "prayer" and len(g.players[0].hand) == 2  # only one victim has a card
    assert len(g.players[1].hand) == 1
    told = [story for story in g.flow.told if story[0] == "annexed_card"]
    assert {story[2] for story in told} == {(0,), (1,)}
    g = position(
        at("nw", tiles=["amethyst_annexation"]), at("mw", hand=["prayer"]), at("sw", hand=["swiftness"])
    )
    step(g, interventions)
    assert offered(g) == ["seat:1", "seat:2"] and refused(g, "seat:0") == "KEMET-350"
    g = position(at("nw", tiles=["amethyst_annexation"]), at("mw"))
    step(g, interventions)
    assert len(g.players[0].hand) == 1 and not deciders(g)  # a Diversion alone is nothing to take


@pytest.mark.rule("KEMET-234")
def test_patamos_spares_the_units_wherever_he_is():
    tiles = ["amber_servant_patamos"]
    g = position(at("nw", {"sanctuary": 1, "delta_temple": 1}, tiles=tiles, prayer=0), at("mw"))
    step(g, offering, "offer")
    step(g, delta_offering, "offer")
    assert g.players[0].divine_fame == 1 and g.players[0].prayer == 5
    assert g.players[0].troops == {"sanctuary": 1, "delta_temple": 1}


@pytest.mark.rule("KEMET-230")
def test_hand_of_god_builds_one_level_for_nothing():
    g = position(
        at("nw", tiles=["diamond_hand_of_god"], prayer=0, pyramids={"nw_north": ("ruby", 3)}), at("mw"), map=3
    )
    step(g, awakening)
    assert offered(g) == ["pass", "area:nw_north", "area:nw_east", "area:nw_south"]
    play(g, "area:nw_north")
    assert g.players[0].pyramids["nw_north"] == ("ruby", 4) and g.fame(0) == 1 and g.players[0].prayer == 0
    g = position(
        at("nw", tiles=["diamond_hand_of_god"], prayer=0, pyramids={"nw_north": ("ruby", 4)}), at("mw"), map=3
    )
    step(g, awakening, "area:nw_east")
    assert refused(g, "colour:ruby") == "KEMET-067"
    play(g, offered(g)[0])
    assert g.players[0].pyramids["nw_east"][1] == 1  # exactly one level


@pytest.mark.rule("KEMET-102", "KEMET-190")
def test_night_gains_are_no_pray_actions():
    g = position(
        at("nw", tiles=["diamond_priest", "sapphire_reinforcement_prayer"], prayer=0),
        at("mw", tiles=["amethyst_energy_drain"], prayer=0),
    )
    step(g, prayers)
    assert (g.players[0].prayer, g.players[1].prayer) == (2, 2) and not deciders(g)


@pytest.mark.rule("KEMET-195")
def test_the_new_order_is_used_from_the_next_day_on():
    g = position(at("nw", fame=1), at("mw"))
    step(g, destiny, "position:1")
    resume(g, start_day)
    assert g.order == [1, 0] and deciders(g) == [1]
