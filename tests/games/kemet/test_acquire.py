"""Acquire."""

import pytest

from senet.games.kemet.acquire import acquire, take_tile
from senet.games.kemet.components import BATTLE_CARDS
from senet.games.kemet.position import at, position
from senet.games.kemet.powers.onyx import twin_ceremony
from senet.games.kemet.table import Kemet
from senet.kernel.play import deciders, resume
from tests.games.words import offered, play, question, refused

ALL = ["ruby", "sapphire", "diamond", "onyx", "amethyst", "amber"]
SPACE = "f1_acquire_a"


def buyer(level: int = 2, **more: object) -> Kemet:
    """Seat 0 has a ruby pyramid of that level on the first acquire space."""
    pyramids = {"nw_north": ("ruby", level), "nw_east": ("onyx", 1)}
    return position(at("nw", {"nw_north": 3}, pyramids=pyramids, **more), at("mw"), at("sw"), colours=ALL[:4])


@pytest.mark.rule("KEMET-081", "KEMET-082")
def test_control_of_a_pyramid_of_the_level_and_the_price():
    g = buyer(2, prayer=7)
    resume(g, acquire, 0, SPACE)
    assert "tile:ruby_carnage" in offered(g) and "tile:ruby_charge" in offered(g)
    assert refused(g, "tile:ruby_initiative") == "KEMET-072"  # (c) level
    assert refused(g, "tile:amber_cat") == "KEMET-028"
    play(g, "tile:ruby_carnage")
    assert (
        g.players[0].prayer == 5 and g.players[0].tiles == ["ruby_carnage"] and "ruby_carnage" not in g.tiles
    )
    assert g.players[0].bought == ["ruby"]


@pytest.mark.rule("KEMET-081", "KEMET-082")
def test_the_other_conditions():
    g = buyer(4, prayer=2, tiles=["ruby_charge"])
    resume(g, acquire, 0, SPACE)
    assert refused(g, "tile:ruby_charge") == "KEMET-081"  # (a) the same artwork, though a copy is left
    assert g.tiles["ruby_charge"] == 1
    assert refused(g, "tile:ruby_royal_scarab") == "KEMET-082"  # (e)
    g.players[0].bought = ["ruby"]
    resume(g, acquire, 0, SPACE)
    assert not deciders(g)  # (b): the action is lost
    g.players[0].acquire[2] = "sapphire"
    g.players[0].pyramids["nw_south"] = ("sapphire", 1)
    resume(g, acquire, 0, "f1_acquire_c")
    assert refused(g, "tile:ruby_carnage") == "KEMET-086"
    assert refused(g, "tile:onyx_local_recruitment") == "KEMET-083"  # (d)


@pytest.mark.rule("KEMET-083", "KEMET-084", "KEMET-085", "KEMET-072", "KEMET-128")
def test_an_opponents_pyramid_serves_any_space_but_the_own_colour_only_its_own():
    g = position(
        at("nw", {"mw_west": 2}, pyramids={"nw_north": ("ruby", 1), "nw_east": ("onyx", 1)}),
        at("mw", pyramids={"mw_west": ("diamond", 3), "mw_east": ("ruby", 2)}),
        map=3,
        colours=ALL[:4],
    )
    for space in ("f1_acquire_a", "f1_acquire_b", "f1_acquire_c"):
        resume(g, acquire, 0, space)
        assert "tile:diamond_hand_of_god" in offered(g)
    assert refused(g, "tile:ruby_charge") == "KEMET-083"
    resume(g, acquire, 0, "f1_acquire_a")
    assert "tile:ruby_charge" in offered(g) and refused(g, "tile:onyx_local_recruitment") == "KEMET-083"
    resume(g, acquire, 1, "f1_acquire_a")  # the owner does not control it any more
    assert not deciders(g)
    resume(g, acquire, 1, "f1_acquire_b")
    assert refused(g, "tile:diamond_hand_of_god") == "KEMET-085"


@pytest.mark.rule("KEMET-086")
def test_a_colour_is_bought_once_a_round_through_whatever_space():
    g = position(
        at("nw", {"mw_west": 2}, pyramids={"nw_north": ("ruby", 1)}),
        at("mw", pyramids={"mw_west": ("diamond", 3)}),
        map=3,
        colours=ALL[:3],
    )
    resume(g, acquire, 0, "f1_acquire_a")
    play(g, "tile:diamond_priest")
    resume(g, acquire, 0, "f1_acquire_b")
    assert not deciders(g)
    resume(g, acquire, 0, "f1_acquire_a")
    assert refused(g, "tile:diamond_priestess") == "KEMET-086" and "tile:ruby_charge" in offered(g)


@pytest.mark.rule("KEMET-087")
def test_a_tile_stays_with_its_owner_without_the_pyramid():
    g = buyer(2)
    resume(g, take_tile, 0, "ruby_carnage")
    g.players[1].troops["nw_north"] = 1
    del g.players[0].troops["nw_north"]
    assert g.owns(0, "ruby_carnage")


@pytest.mark.rule("KEMET-088")
def test_a_reduction_does_not_pay_for_its_own_tile():
    g = position(
        at("nw", {"nw_north": 3}, prayer=7, pyramids={"nw_north": ("diamond", 4)}),
        at("mw"),
        map=3,
        colours=ALL[:3],
    )
    resume(g, acquire, 0, SPACE)
    play(g, "tile:diamond_priest_of_ra")
    assert g.players[0].prayer == 3
    g.players[0].bought = []
    resume(g, acquire, 0, SPACE)
    play(g, "tile:diamond_priestess")
    assert g.players[0].prayer == 3  # 1 - 1 by Ra


@pytest.mark.rule("KEMET-082", "KEMET-208")
def test_priestess_and_priest_of_ra_both_reduce():
    g = buyer(2, prayer=0, tiles=["diamond_priestess", "diamond_priest_of_ra"])
    resume(g, acquire, 0, SPACE)
    play(g, "tile:ruby_carnage")
    assert g.players[0].prayer == 0


@pytest.mark.rule("KEMET-089", "KEMET-235", "KEMET-002")
def test_mercenaries_come_at_the_end_of_the_action_and_may_start_a_battle():
    g = position(
        at("nw", {"nw_north": 4, "nw_east": 5}, pyramids={"nw_north": ("onyx", 1)}),
        at("mw", {"nw_south": 1}),
        map=3,
        colours=ALL[:4],
    )
    resume(g, acquire, 0, SPACE)
    play(g, "tile:onyx_sword_mercenaries", "area:nw_north")
    assert g.players[0].mercenaries == 3
    play(g, "units:2")  # into the district that is left, they must
    assert g.battle is not None and [side.seat for side in g.battle.sides] == [0, 1]


@pytest.mark.rule("KEMET-235")
def test_mercenaries_that_do_not_fit_go_to_the_supply():
    g = position(at("nw", {"nw_north": 4, "nw_east": 5, "nw_south": 3}), at("mw"), map=3, colours=ALL[:4])
    resume(g, take_tile, 0, "onyx_spear_mercenaries")
    assert refused(g, "pass") == "KEMET-235"
    play(g, "area:nw_south", "units:1")
    assert refused(g, "pass") == "KEMET-235"
    play(g, "area:nw_north")
    assert g.players[0].troops == {"nw_north": 5, "nw_east": 5, "nw_south": 5}
    full = {"nw_north": 5, "nw_east": 5, "nw_south": 4}
    g = position(at("nw", full, tiles=["onyx_sword_mercenaries"]), at("mw"), map=3, colours=ALL[:4])
    resume(g, take_tile, 0, "onyx_spear_mercenaries")
    assert g.players[0].troops["nw_south"] == 5 and g.players[0].supply == 3


@pytest.mark.rule("KEMET-090")
@pytest.mark.parametrize("artwork", ["domination", "act_of_god"])
def test_one_artwork_is_owned_once(artwork):
    g = buyer(4, prayer=11, tiles=[f"onyx_{artwork}"])
    resume(g, acquire, 0, SPACE)
    assert refused(g, f"tile:ruby_{artwork}") == "KEMET-090"


@pytest.mark.rule("KEMET-090")
def test_both_kinds_of_mercenaries_may_be_owned():
    g = position(
        at("nw", tiles=["onyx_sword_mercenaries"], pyramids={"nw_north": ("onyx", 1)}),
        at("mw"),
        map=3,
        colours=ALL[:4],
    )
    resume(g, acquire, 0, SPACE)
    assert "tile:onyx_spear_mercenaries" in offered(g)


@pytest.mark.rule("KEMET-091")
def test_of_several_tiles_at_one_moment_their_owner_chooses_the_order():
    from tests.games.kemet.helpers import auto_battle

    tiles = ["ruby_divine_wound", "amethyst_ambush"]
    g = position(at("nw", {"west_green": 3}, tiles=tiles, hand=["prayer"]), at("mw", {"west_green": 2}))
    auto_battle(g, "west_green", 0, 1)
    assert question(g) == "which_first" and set(offered(g)) == {f"tile:{t}" for t in tiles}
    assert refused(g, "tile:ruby_charge") == "KEMET-091"
    play(g, "tile:amethyst_ambush")
    assert question(g) == "ambush"
    play(g, "pass")
    assert question(g) == "wound"


@pytest.mark.rule("KEMET-218")
@pytest.mark.parametrize(
    ("tile", "card"),
    [
        ("ruby_wrryt_storm", "wrryt_storm"),
        ("sapphire_shetyw_defense", "shetyw_defense"),
        ("amethyst_fury_of_seth", "fury_of_seth"),
        ("onyx_shield_of_onyx", "shield_of_onyx"),
    ],
)
def test_a_special_card_replaces_one_of_all_cards_in_secret(tile, card):
    g = position(at("nw", cards=["chariot_raid", "shield_push"]), at("mw"), colours=ALL)
    g.tiles[tile] = 1
    resume(g, take_tile, 0, tile)
    assert len(offered(g)) == 8 and refused(g, f"battle_card:{card}") == "KEMET-218"
    decision = g.flow.decision
    assert decision is not None and decision.question.secret
    play(g, "battle_card:cavalry_blitz")
    player = g.players[0]
    assert sorted(player.battle_hand) == sorted([*BATTLE_CARDS[1:], card]) and player.removed == [
        "cavalry_blitz"
    ]
    assert player.face_up == []


@pytest.mark.rule("KEMET-218")
def test_a_special_card_may_go_for_the_next_one():
    g = position(at("nw", tiles=["ruby_wrryt_storm"]), at("mw"), colours=ALL)
    resume(g, take_tile, 0, "amethyst_fury_of_seth")
    play(g, "battle_card:wrryt_storm")
    assert g.players[0].removed == ["defensive_retreat", "wrryt_storm"]
    assert "fury_of_seth" in g.players[0].battle_hand and len(g.players[0].battle_hand) == 8


@pytest.mark.rule("KEMET-224", "KEMET-329")
def test_twin_ceremony_costs_one_more_and_ignores_spaces_and_the_round():
    g = buyer(2, prayer=3, tiles=["onyx_twin_ceremony"])
    g.players[0].bought = ["ruby"]
    resume(g, twin_ceremony, 0)
    assert refused(g, "tile:ruby_initiative") == "KEMET-072"
    assert "tile:onyx_local_recruitment" in offered(g)
    play(g, "tile:ruby_carnage")
    assert g.players[0].prayer == 0
    g = buyer(2, prayer=1, tiles=["onyx_twin_ceremony", "diamond_priestess"])
    resume(g, twin_ceremony, 0)
    assert refused(g, "tile:ruby_carnage") == "KEMET-082" and "tile:ruby_charge" in offered(g)


@pytest.mark.rule("KEMET-003")
def test_act_of_god_gives_one_silver_token():
    g = buyer(4, prayer=7)
    resume(g, acquire, 0, SPACE)
    play(g, "tile:ruby_act_of_god")
    assert g.players[0].silver == 1
    g.players[0].bought = []
    g.players[0].prayer = 11
    resume(g, acquire, 0, SPACE)
    assert not [o for o in offered(g) if "act_of_god" in o]
