"""Small things that happen by themselves are told too."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.cards import play_day_card
from senet.games.kemet.losses import trim_troops
from senet.games.kemet.move import move_action
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet
from senet.kernel.chance import seed_from
from senet.kernel.play import resume
from tests.games.kemet.helpers import GREEN, auto_battle, start_battle, with_tiles
from tests.games.words import play, told


@pytest.mark.rule("KEMET-220")
def test_whose_creature_a_snake_binds():
    g = position(
        at("nw", {GREEN: 2}, tiles=["diamond_deep_desert_snake"], companions={"deep_desert_snake": GREEN}),
        at("mw", {GREEN: 2}, tiles=["ruby_phoenix"], companions={"phoenix": GREEN}),
    )
    g.flow.told = []
    start_battle(g, GREEN, 0, 1)
    assert told(g, "creature_bound") == [(1, "phoenix")]


@pytest.mark.rule("KEMET-096")
def test_a_companion_without_a_troop_goes_home():
    g = position(
        at("nw", hand=["raining_fire"]),
        at("mw", {GREEN: 1}, tiles=["ruby_phoenix"], companions={"phoenix": GREEN}),
    )
    g.flow.told = []
    resume(g, play_day_card, 0, "raining_fire")
    assert told(g, "companion_back") == [(1, "phoenix", GREEN)]


@pytest.mark.rule("KEMET-098")
def test_companions_of_a_recalled_troop_go_home():
    g = position(
        at("nw", {GREEN: 1}),
        at("mw", {GREEN: 4}, tiles=["ruby_phoenix"], companions={"phoenix": GREEN}),
    )
    g.flow.told = []
    auto_battle(g, GREEN, 0, 1, ("phalanx_defense", "shield_push"))
    play(g, "recall", "recall")
    assert told(g, "companion_back") == [(1, "phoenix", GREEN)]


@pytest.mark.rule("KEMET-231")
def test_the_unit_that_heqaib_costs():
    tiles = ["amber_servant_heqaib"]
    g = position(at("nw", {"delta_desert": 2}, tiles=tiles, companions={"heqaib": "delta_desert"}), at("mw"))
    resume(g, move_action, 0, True, False, False)
    play(g, "area:delta_desert", "area:delta_temple")
    g.flow.told = []
    play(g, "collect")
    assert told(g, "units_lost") == [(0, "delta_temple", 1, "heqaib")]
    assert told(g, "prayer_gained") == [(0, 4, (("heqaib", 5),), 1)]
    assert g.players[0].troops == {"delta_temple": 1}


@pytest.mark.rule("KEMET-171", "KEMET-193")
def test_units_above_the_limit():
    g = position(at("nw", {GREEN: 7}), at("mw"))
    g.flow.told = []
    trim_troops(g, 0)
    assert told(g, "units_lost") == [(0, GREEN, 2, "limit")] and g.players[0].troops == {GREEN: 5}


@pytest.mark.rule("KEMET-206")
def test_who_joins_by_units_corruption():
    g = with_tiles("amethyst_units_corruption", units=3, foes=4)
    auto_battle(g, GREEN, 0, 1, ("cavalry_blitz", "phalanx_defense"))
    before = g.players[0].troops[GREEN]
    play(g, "units:2")
    g.flow.told = []
    play(g, "units:1")
    assert told(g, "units_added") == [(0, GREEN, 1, "amethyst_units_corruption")]
    assert g.players[0].troops[GREEN] == before + 1


@pytest.mark.rule("KEMET-274", "KEMET-275")
def test_which_creatures_amon_takes():
    g = BOX.start(1, {"mode": "solo"}, seed_from("creatures"))
    assert isinstance(g, Kemet) and g.amon is not None
    creatures = {str(troop): creature for troop, _, creature in told(g, "amon_creature")}
    assert creatures == g.amon.creatures and len(creatures) == 2
