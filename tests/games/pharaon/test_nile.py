"""The Nile zone (chapter 10)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.components import COLOURS, NILE_ACTIONS
from senet.games.pharaon.position import position
from tests.games.pharaon.playing import held
from tests.games.words import decider, offered, play, question, refused, told

RED_BLUE = {"supplies": [{"green": 1, "red": 1, "blue": 1}]}  # the Nile strip is green


@pytest.mark.rule("PHAR-104")
def test_the_five_actions():
    any_track = set(COLOURS)
    assert [
        (set(row.cost), row.gain, row.jar, [set(arrow) for arrow in row.arrows])
        for row in NILE_ACTIONS.values()
    ] == [
        ({"black", "yellow"}, {"green": 1, "blue": 1}, False, [{"black", "yellow"}] * 2),
        ({"yellow", "green"}, {}, True, [{"yellow", "green"}]),
        ({"green", "red"}, {"silver": 1}, False, [{"green", "red"}, any_track]),
        ({"red", "blue"}, {"black": 1, "yellow": 1}, False, [{"red", "blue"}] * 2),
        ({"blue", "black"}, {}, True, [{"blue", "black"}]),
    ]
    assert list(NILE_ACTIONS) == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("PHAR-104", "PHAR-105")
@pytest.mark.parametrize("number", ["1", "2", "3", "4", "5"])
def test_each_action_takes_its_two_tokens_and_gives_its_gain(number: str):
    row = NILE_ACTIONS[number]
    entry = row.cost[0]
    offset = (2 - COLOURS.index(entry)) % 5  # the Nile strip has a colour of the cost
    g = position(offset=offset, supplies=[dict.fromkeys(row.cost, 1)], jar_pile=["30"])
    play(g, "zone:nile")
    while question(g) == "arrow":
        play(g, offered(g)[0])
    gained = {"blue": 2, "red": 1} if row.jar else row.gain
    assert (
        held(g) == gained
        and g.wheel[entry] == [entry]
        and g.bank[row.cost[1]] == 20 - gained.get(row.cost[1], 0)
    )
    assert sum(g.players[0].tracks.values()) == len(row.arrows)


@pytest.mark.rule("PHAR-105")
def test_all_five_actions_stay_available_to_everybody():
    supply = {**dict.fromkeys(COLOURS, 2), "silver": 1}
    g = position(2, supplies=[supply, supply])
    play(g, "zone:nile")
    assert offered(g) == ["nile:1", "nile:2", "nile:3", "nile:4", "nile:5"]
    play(g, "nile:4", "entry:green", "pay:red", "pay:blue", "track:red", "track:red")
    play(g, "zone:nile")
    assert "nile:4" in offered(g)


@pytest.mark.rule("PHAR-106", "PHAR-107")
def test_an_arrow_moves_the_own_disc_on_one_of_its_tracks_and_both_may_go_on_one():
    g = position(**RED_BLUE)
    play(g, "zone:nile", "nile:4")
    assert offered(g) == ["track:red", "track:blue"] and refused(g, "track:green") == "PHAR-106"
    play(g, "track:red", "track:red")
    assert g.players[0].tracks == {"black": 0, "yellow": 0, "green": 0, "red": 2, "blue": 0}
    assert set(g.players[1].tracks.values()) == {0}
    g = position(**RED_BLUE)
    play(g, "zone:nile", "nile:3", "track:red")
    assert offered(g) == [f"track:{colour}" for colour in COLOURS]  # an any-track arrow


@pytest.mark.rule("PHAR-108")
def test_a_disc_stops_on_step_three_and_an_arrow_is_used_if_it_can_be():
    g = position(tracks=[{"red": 2}], **RED_BLUE)
    play(g, "zone:nile", "nile:4", "track:red")  # then the other arrow can only go to blue
    assert g.players[0].tracks["red"] == 3 and g.players[0].tracks["blue"] == 1
    g = position(tracks=[{"red": 3}], **RED_BLUE)
    play(g, "zone:nile", "nile:3")  # the green/red arrow goes to green by itself
    assert refused(g, "track:red") == "PHAR-108" and refused(g, "pass") == "PHAR-249"
    play(g, "track:blue")
    assert g.players[0].tracks == {"black": 0, "yellow": 0, "green": 1, "red": 3, "blue": 1}


@pytest.mark.rule("PHAR-108", "PHAR-109")
def test_the_action_may_be_taken_even_if_its_arrows_and_resources_are_lost():
    g = position(tracks=[{"red": 3, "blue": 3}], bank={"black": 0, "yellow": 0}, **RED_BLUE)
    play(g, "zone:nile", "nile:4")
    assert held(g) == {} and g.players[0].tracks["red"] == 3 and g.wheel["green"] == ["green"]


@pytest.mark.rule("PHAR-110", "PHAR-260")
def test_the_discs_move_after_the_jar():
    g = position(supplies=[{"green": 1, "yellow": 1, "silver": 1}], jar_pile=["30"])
    play(g, "zone:nile", "nile:2")
    assert question(g) == "entry" and g.jar_pile == ["30"]
    play(g, "entry:green", "pay:yellow")
    assert question(g) == "arrow" and g.jar_pile == [] and sum(held(g).values()) == 1 + 3
    play(g, "track:yellow")
    assert g.players[0].tracks["yellow"] == 1 and decider(g) == 1 and g.action is None


@pytest.mark.rule("PHAR-260")
def test_each_arrow_is_aimed_when_it_is_its_turn():
    g = position(supplies=[{"red": 1, "blue": 1, "green": 1}], tracks=[{"red": 2}])
    play(g, "zone:nile", "nile:4")
    assert held(g) == {"black": 1, "yellow": 1} and offered(g) == ["track:red", "track:blue"]
    play(g, "track:red")  # the top step: the other arrow has only one track left
    assert g.players[0].tracks == {"black": 0, "yellow": 0, "green": 0, "red": 3, "blue": 1}


@pytest.mark.rule("PHAR-260")
def test_in_the_other_reading_the_arrows_are_chosen_before_paying_and_before_the_jar_is_drawn():
    supply = {"green": 1, "yellow": 1, "silver": 1}
    g = position(supplies=[supply], jar_pile=["30"], without=["discs_after_jar"])
    play(g, "zone:nile", "nile:2")
    assert question(g) == "arrow" and g.jar_pile == ["30"] and held(g)["green"] == 1
    play(g, "track:yellow")
    assert question(g) == "entry" and g.jar_pile == ["30"]
    play(g, "entry:green", "pay:yellow")
    assert g.jar_pile == [] and g.players[0].tracks["yellow"] == 1


@pytest.mark.rule("PHAR-111")
def test_discs_may_share_a_step():
    g = position(tracks=[{}, {"red": 2}], **RED_BLUE)
    play(g, "zone:nile", "nile:4", "track:red", "track:red")
    assert [player.tracks["red"] for player in g.players] == [2, 2, 0]


@pytest.mark.rule("PHAR-107", "PHAR-108", "PHAR-260")
@pytest.mark.parametrize("without", [[], ["discs_after_jar"]])
def test_an_arrow_that_cannot_be_used_is_lost_and_the_other_is_not(without: list[str]):
    g = position(
        supplies=[{"red": 1, "blue": 1, "green": 1}], tracks=[{"red": 3, "blue": 2}], without=without
    )
    g.flow.told = []
    play(g, "zone:nile", "nile:4")
    assert g.players[0].tracks["blue"] == 3 and decider(g) == 1
    assert (told(g, "climbed"), told(g, "steps_lost")) == ([(0, "blue", 3)], [(0, 1)])
