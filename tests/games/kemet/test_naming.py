"""What names nothing is no answer; what exists is refused by the rule that stands against it."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.night import destiny, prayers
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet
from senet.kernel.chance import seed_from
from senet.kernel.play import resume, why_not
from tests.games.kemet.helpers import start_battle, take_turn
from tests.games.words import play, question, refused

STRAY = "KEMET-365"
GREEN = "west_green"


def two(**more: object) -> Kemet:
    return position(at("nw", {"nw_north": 3, "nw_east": 3}, **more), at("mw", {GREEN: 2}))


@pytest.mark.rule("KEMET-365")
@pytest.mark.parametrize(
    ("names", "there", "rule", "nowhere"),
    [
        ((), "place:apex_divine_power", "KEMET-058", "place:f9_dance"),
        ((), "silver:f1_pray", "KEMET-061", "tile:ruby_charge"),
        ((), "card:war_fury", "KEMET-176", "card:joker"),
        (("place:f2_build",), "area:mw_west", "KEMET-065", "area:atlantis"),
        (("place:f2_build", "area:nw_north"), "colour:amber", "KEMET-028", "colour:pink"),
        (("place:f2_build", "area:nw_north", "colour:ruby"), "level:4", "KEMET-066", "level:four"),
        (("place:f3_recruit",), "area:ne_north", "KEMET-017", "area:atlantis"),
        (("place:f3_move",), f"area:{GREEN}", "KEMET-103", "area:"),
        (("place:f3_move", "area:nw_north"), "join:phoenix", "KEMET-106", "join:unicorn"),
        (("place:f3_move", "area:nw_north"), "card:war_fury", "KEMET-121", "card:joker"),
        (("place:f3_move", "area:nw_north"), "area:ne_north", "KEMET-017", "teleport:atlantis"),
        (("place:f1_acquire_a",), "tile:amber_cat", "KEMET-028", "tile:roof"),
    ],
)
def test_things_are_refused_by_their_rule_and_nothing_by_none(names, there, rule, nowhere):
    pyramids = {"nw_east": ("sapphire", 1)} if "place:f1_acquire_a" in names else {}
    g = take_turn(two(pyramids=pyramids), 0, *names)
    assert refused(g, there) == rule
    verb, _, noun = nowhere.partition(":")
    assert why_not(g, 0, (verb, noun)) == STRAY


@pytest.mark.rule("KEMET-365")
def test_numbers_that_are_none_are_no_answer():
    g = position(at("nw", veterans=2), at("mw"))
    resume(g, prayers)
    assert question(g) == "veterans_for_prayer"
    assert refused(g, "veterans:3") == "KEMET-196" and refused(g, "veterans:many") == STRAY
    resume(g, destiny)
    assert refused(g, "position:3") == "KEMET-194" and refused(g, "position:last") == STRAY


@pytest.mark.rule("KEMET-365")
def test_battle_cards_that_do_not_exist_are_no_answer():
    g = position(at("nw", {GREEN: 3}), at("mw", {GREEN: 3}))
    start_battle(g, GREEN, 0, 1)
    assert refused(g, "battle_card:sobeks_wrath", 0) == "KEMET-141"
    assert refused(g, "battle_card:ace", 0) == STRAY
    play(g, "0|battle_card:mixed_tactics", "1|battle_card:mixed_tactics")
    assert refused(g, "battle_card:mixed_tactics", 0) == "KEMET-141"
    assert refused(g, "battle_card:ace", 0) == STRAY


@pytest.mark.rule("KEMET-365")
def test_in_the_setup_too():
    g = BOX.start(3, {}, seed_from("naming"))
    assert isinstance(g, Kemet)
    assert refused(g, "faction:zeus") == STRAY
    play(g, "faction:horus")
    assert refused(g, "city:ne") == "KEMET-017" and refused(g, "city:rome") == STRAY
