"""Gods of Egypt in the picture: figures with their life, tiles, and a place for every choice."""

import pytest

from senet import svg
from senet.games.kemet.acquire import acquire
from senet.games.kemet.move import move_action
from senet.games.kemet.placing import recruit
from senet.games.kemet.position import at, leads, position
from senet.games.kemet.table import Kemet
from senet.kernel.game import SPECTATOR
from senet.kernel.play import choices, resume, text
from senet.language import LANGUAGES
from tests.games.kemet.helpers import auto_battle, start_battle, take_turn
from tests.games.kemet.test_drawing import WITHOUT_A_PLACE, drawn, seen
from tests.games.looking import lit, parts
from tests.games.words import decider, play, question

HERE = "west_green"


def acquiring() -> Kemet:
    g = position(
        leads(at("nw", pyramids={"nw_north": ("ruby", 4)}), "sobek", ascended=False), at("mw"), map=3
    )
    g.risen = True
    resume(g, acquire, 0, "f1_acquire_a")
    return g


def recruiting() -> Kemet:
    g = position(leads(at("nw", {"nw_north": 1}), "anubis"), at("mw"), map=3)
    resume(g, recruit, 0)
    return g


def seths_battle(*tiles: str) -> Kemet:
    g = position(leads(at("nw", tiles=tiles), "seth", HERE), at("mw", {HERE: 3}), map=3)
    g.deck = ["war_rage", "bloodbath"]
    return auto_battle(g, HERE, 0, 1)


def moving() -> Kemet:
    g = position(leads(at("nw", {HERE: 2}), "anubis", "nw_desert"), at("mw"), map=3)
    resume(g, move_action, 0, True, False, False)
    return g


def repeating() -> Kemet:
    g = position(leads(at("nw"), "ouadjet"), at("mw"))
    g.players[0].placed, g.players[0].tokens = {"f1_pray": "colour"}, 4
    return take_turn(g, 0)


def wrathful() -> Kemet:
    g = position(leads(at("nw", {HERE: 3}), "sobek"), at("mw", {HERE: 3}), map=3)
    return start_battle(g, HERE, 0, 1)


POSITIONS = {
    "play_card": wrathful,
    "acquire_tile": acquiring,
    "place_god": lambda: play(acquiring(), "god:sobek"),
    "place_where": recruiting,
    "seths_card": seths_battle,
    "which_first": lambda: seths_battle("ruby_divine_wound"),
    "move_troop": moving,
    "move_on": lambda: play(moving(), "area:nw_desert", f"area:{HERE}"),
    "plan": repeating,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_choice_of_a_god_has_a_place(name: str):
    g = POSITIONS[name]()
    assert question(g) == name
    offered = {text(choice) for choice in choices(g, decider(g))}
    shown = lit(seen(g, decider(g)))
    assert shown <= offered
    assert not {choice for choice in offered - shown if not WITHOUT_A_PLACE.match(choice)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_god_stands_on_the_map_with_its_life(language: str):
    g = position(leads(at("nw", {"nw_north": 3}), "sobek", HERE, life=2), at("mw"), map=3)
    take_turn(g, 0)
    for seat in (0, 1, SPECTATOR):
        picture = parts(drawn(g, seat, language))
        assert picture["god-0"].attrib["data-area"] == HERE
        life = [part.attrib["fill"] for part in picture["god-0"].iter() if part.attrib.get("r") == "3.8"]
        assert len(life) == 5 and len(set(life[:2])) == len(set(life[2:])) == 1 and life[0] != life[4]
        assert {"god-tile-0", "god-tile-1", "rise-marker", "troop-0-nw_north"} <= set(picture)


def test_a_god_keeps_its_id_while_it_moves():
    g = play(moving(), "area:nw_desert")
    assert parts(drawn(g, 0))["god-0"].attrib["data-area"] == "nw_desert"
    play(g, f"area:{HERE}")
    picture = parts(drawn(g, 0))
    assert picture["god-0"].attrib["data-area"] == HERE and f"troop-0-{HERE}" in picture


def test_without_the_module_nothing_of_it_is_drawn():
    g = position(at("nw", {"nw_north": 3}), at("mw"))
    take_turn(g, 0)
    assert not [name for name in parts(drawn(g, 0)) if name.startswith(("god", "rise"))]


def test_a_battle_counts_the_strength_of_a_god():
    g = position(leads(at("nw"), "seth", HERE), at("mw", {HERE: 3}), map=3)
    g.deck = ["war_rage", "bloodbath"]
    auto_battle(g, HERE, 0, 1, ("cavalry_blitz", "shield_push"))
    words = ["".join(part.itertext()) for part in parts(drawn(g, 1))["fighter-0"].iter()]
    assert "11" in words  # 7 and the card; Seth's choice is still open


def test_what_is_cached_of_a_drawing_follows_the_god():
    """Life, place, tile and marker change; no part of an older drawing stays."""
    g = play(acquiring(), "god:sobek", "deploy:nw_south")
    steps = [(4, "nw_south", ""), (4, "nw_desert", ""), (1, "nw_desert", "f1_pray"), (0, "", "")]
    for life, area, repeated in steps:
        player = g.players[0]
        player.life, player.god, player.repeated = life, area, repeated
        player.placed = {repeated: "colour"} if repeated else {}
        g.risen = not g.risen
        for seat in (0, SPECTATOR):
            shown = seen(g, seat)
            with svg.uncached():
                assert shown == seen(g, seat)
