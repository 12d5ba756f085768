"""Control, Fame points, and the end of the game."""

import pytest

from senet.games.kemet.cards import play_day_card
from senet.games.kemet.effects import draw_interventions, gain_prayer, price, remove_units, settle_control
from senet.games.kemet.move import move_action
from senet.games.kemet.night import offering
from senet.games.kemet.position import at, position
from senet.games.kemet.scoring import points_of, result
from senet.games.kemet.turn import has_won, next_turn, pray
from senet.kernel.play import deciders, is_over, resume
from tests.games.kemet.helpers import auto_battle, take_turn
from tests.games.words import offered, play, question, refused

LEVEL4 = {"mw_west": ("ruby", 4)}


@pytest.mark.rule("KEMET-126", "KEMET-127")
def test_control_needs_a_troop_but_for_the_own_districts():
    g = position(at("nw", {"west_green": 1}), at("mw"))
    assert g.controller("west_green") == 0 and g.controller("west_obelisk") == -1
    assert g.controller("mw_west") == 1 and g.troop_in("mw_west") == -1  # controlled, and yet empty
    g.players[0].troops["mw_west"] = 1
    assert g.controller("mw_west") == 0


@pytest.mark.rule("KEMET-128", "KEMET-132", "KEMET-072", "KEMET-133")
def test_a_level_four_pyramid_gives_its_one_point_to_whoever_controls_it():
    g = position(at("nw", {"mw_desert": 3}), at("mw", pyramids=LEVEL4))
    assert g.fame(1) == 1
    resume(g, move_action, 0, True, False, False)
    play(g, "area:mw_desert", "area:mw_west", "stop")
    assert (g.fame(0), g.fame(1)) == (1, 0)
    resume(g, move_action, 0, True, False, False)
    play(g, "area:mw_west", "leave:1", "area:mw_desert")
    assert (g.fame(0), g.fame(1)) == (1, 0)  # one point in all, not one for each visit
    remove_units(g, 0, "mw_west", 1, "damage")
    assert (g.fame(0), g.fame(1)) == (0, 1)  # back to the owner at once


@pytest.mark.rule("KEMET-129", "KEMET-130")
def test_points_by_source():
    g = position(at("nw", {"west_outer_temple": 1}, fame=2, pyramids={"nw_north": ("ruby", 4)}), at("mw"))
    g.players[0].battle_fame = 3
    assert points_of(g, 0) == {"battle": 3, "divine": 2, "temple": 1, "pyramid": 1} and g.fame(0) == 7
    remove_units(g, 0, "west_outer_temple", 1, "damage")
    assert g.fame(0) == 6 and g.players[0].battle_fame == 3  # permanent points are never lost


@pytest.mark.rule("KEMET-135")
def test_control_changed_by_a_card_moves_the_token_at_its_end():
    g = position(at("nw", hand=["raining_fire"]), at("mw", {"west_outer_temple": 1}))
    assert g.fame(1) == 1
    resume(g, play_day_card, 0, "raining_fire")
    assert g.fame(1) == 0 and g.held["west_outer_temple"] == -1
    g = position(at("nw", {"west_outer_temple": 1}), at("mw"))
    g.held["west_outer_temple"] = -1
    settle_control(g)
    assert g.held["west_outer_temple"] == 0


@pytest.mark.rule("KEMET-199", "KEMET-200", "KEMET-202")
@pytest.mark.parametrize(
    ("mine", "other", "won"), [(8, 0, False), (9, 8, True), (9, 9, True), (9, 10, False), (11, 10, True)]
)
def test_nine_points_and_nobody_with_more(mine, other, won):
    g = position(at("nw", fame=mine), at("mw", fame=other))
    assert has_won(g, 0) is won
    take_turn(g, 0)
    assert is_over(g) is won and (g.winner == 0) is won
    if won:
        assert result(g).winners == (0,) and result(g).points == [mine, other]


@pytest.mark.rule("KEMET-199", "KEMET-201", "KEMET-045")
def test_example_17_one_round_of_reactions():
    g = position(at("nw", {"west_green": 3}, fame=8), at("mw", {"mw_desert": 5}), at("se"), at("me"))
    g.active = -1
    resume(g, next_turn)
    play(g, "0|place:f3_move", "0|area:west_green", "0|area:west_inner_temple")
    assert g.fame(0) == 9 and deciders(g) == [1]
    play(g, "1|place:f1_pray", "2|place:f1_pray", "3|place:f1_pray")
    assert is_over(g) and g.winner == 0 and g.players[0].tokens == 4

    g = position(at("nw", {"west_inner_temple": 1}, fame=8), at("mw", {"west_green": 5}))
    assert g.fame(0) == 9
    take_turn(g, 1, "place:f3_move", "area:west_green", "area:west_inner_temple")
    for name in ("battle_card:shield_push", "battle_card:mixed_tactics", "cards:none"):
        play(g, f"1|{name}", f"0|{name}")
    while question(g) != "" and g.battle is not None:
        play(g, offered(g)[-1] if question(g) == "retreat_or_recall" else offered(g)[0])
    take_turn(g, 0)
    assert g.fame(0) == 8 and not is_over(g)


@pytest.mark.rule("KEMET-201")
def test_extra_actions_are_no_new_start_of_turn():
    pyramids = {"nw_north": ("ruby", 3)}
    g = position(at("nw", fame=8, prayer=9, tiles=["onyx_act_of_god"], pyramids=pyramids), at("mw"), map=3)
    take_turn(g, 0, "silver:f1_pray", "place:f1_acquire_a", "act:f1_acquire_a", "tile:ruby_domination")
    assert g.fame(0) == 9 and g.winner == -1 and g.players[0].prayer == 8  # the prayer still came


@pytest.mark.rule("KEMET-199")
def test_the_game_is_over_for_everybody():
    g = position(at("nw", fame=9), at("mw"))
    g.active = 1
    resume(g, next_turn)
    assert is_over(g) and refused(g, "place:f1_pray", 0) == "KEMET-199"
    assert result(g).reason == "KEMET-199"


# -- prayer points ---------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-004")
def test_prayer_points_stay_between_0_and_11():
    g = position(at("nw", prayer=10), at("mw"))
    gain_prayer(g, 0, ("offering", 5))
    assert g.players[0].prayer == 11
    resume(g, pray, 0)
    assert g.players[0].prayer == 11


@pytest.mark.rule("KEMET-204", "KEMET-209", "KEMET-101")
def test_additions_belong_to_the_effect_and_divine_might_counts_once():
    tiles = ["diamond_priest", "onyx_divine_might"]
    g = position(at("nw", prayer=0, tiles=tiles), at("mw"))
    resume(g, pray, 0)
    assert g.players[0].prayer == 2 + 1 + 2
    gain_prayer(g, 0, ("pray", 0))
    assert g.players[0].prayer == 5  # a gain of nothing is none
    g.players[0].prayer = 10
    gain_prayer(g, 0, ("pray", 1))
    assert g.players[0].prayer == 11


@pytest.mark.rule("KEMET-208", "KEMET-228")
def test_priest_of_ra_takes_one_off_what_costs_something():
    g = position(at("nw", tiles=["diamond_priest_of_ra"]), at("mw"))
    assert [price(g, 0, n) for n in (0, 1, 2, 5)] == [0, 0, 1, 4] and price(g, 1, 5) == 5


@pytest.mark.rule("KEMET-101")
def test_pray_gives_two_also_for_nothing():
    g = position(at("nw", prayer=11), at("mw"))
    take_turn(g, 0, "place:f2_pray")
    assert g.players[0].prayer == 11 and g.players[0].placed == {"f2_pray": "colour"}


@pytest.mark.rule("KEMET-206", "KEMET-210")
def test_effects_are_mandatory_as_far_as_possible():
    g = position(
        at("nw", {"west_green": 5}, tiles=["amethyst_plunder_of_seth"], prayer=0),
        at("mw", {"west_green": 1}, prayer=2),
    )
    from tests.games.kemet.helpers import auto_battle

    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"))
    assert (g.players[0].prayer, g.players[1].prayer) == (2, 0)  # 3 were wanted, and nobody was asked


@pytest.mark.rule("KEMET-207")
def test_a_card_beats_a_tile_and_a_tile_beats_the_rules():
    pyramids = {"nw_north": ("ruby", 1)}
    g = position(
        at(
            "nw",
            {"west_green": 3},
            tiles=["ruby_portal_of_thoth"],
            hand=["transfer"],
            prayer=0,
            pyramids=pyramids,
        ),
        at("mw"),
    )
    resume(g, move_action, 0, True, False, False)
    play(g, "area:west_green")
    assert refused(g, "teleport:sanctuary") == "KEMET-114"  # no obelisk here, even for the Portal
    play(g, "card:transfer", "teleport:sanctuary")
    assert g.players[0].prayer == 0  # the card's 0, not the tile's 1 nor the rule's 2
    g = position(at("nw", {"west_obelisk": 3}, tiles=["ruby_portal_of_thoth"], prayer=1), at("mw"))
    resume(g, move_action, 0, True, False, False)
    play(g, "area:west_obelisk", "teleport:sanctuary")
    assert g.players[0].prayer == 0


@pytest.mark.rule("KEMET-012")
def test_tokens_of_fame_and_veterans_never_run_out():
    """The box has 20 veteran and 80 Fame tokens: battles and offerings give more all the same."""
    g = position(
        at("nw", {"west_green": 1, "sanctuary": 2}, veterans=10, fame=80),
        at("mw", {"west_green": 5}, veterans=12),
    )
    auto_battle(g, "west_green", 0, 1)
    assert (g.players[0].veterans, g.players[1].veterans) == (11, 14)
    resume(g, offering)
    play(g, "offer")
    assert g.fame(0) == 81


@pytest.mark.rule("KEMET-012")
def test_units_tiles_cards_and_action_tokens_do_run_out():
    g = position(at("nw", {"nw_north": 4, "nw_east": 4, "mw_desert": 4}, prayer=11), at("mw"))
    take_turn(g, 0, "place:f3_recruit")
    assert not deciders(g) and sum(g.players[0].troops.values()) == 12  # none is left in the supply
    last = {"nw_north": ("ruby", 4)}
    g = position(at("nw", pyramids=last), at("mw", tiles=["ruby_phoenix"]), map=3)
    take_turn(g, 0, "place:f1_acquire_a")
    assert refused(g, "tile:ruby_phoenix") == "KEMET-087" and "tile:ruby_phoenix" not in offered(g)
    g.deck, g.discard = ["prayer"], []
    draw_interventions(g, 0, ("night", 3))
    assert g.players[0].hand == ["prayer"] and g.deck == g.discard == []
    g.players[0].tokens = 0
    g.active = 1
    resume(g, next_turn)
    assert deciders(g) == [1]  # who has no token left has no turn
