"""Turns, action tracks and events."""

from __future__ import annotations

import random

import pytest

from senet.games.ankh import BOX
from senet.games.ankh.components import EVENT_SPACES, EVENTS, FACTS, START_SPACE, TRACKS
from senet.games.ankh.position import build, dashboard, devote, position, stand, start
from senet.games.ankh.table import Ankh
from senet.games.ankh.turn import turn
from senet.kernel.chance import seed_from
from senet.kernel.play import choices, choose, deciders
from tests.games.words import offered, play, question, refused


def three() -> Ankh:
    """Three gods far from one another, seat 0 about to begin."""
    g = position("amun", "isis", "ra")
    for god, space in (("amun", "a4"), ("isis", "k2"), ("ra", "g2")):
        stand(g, god, god=space)
    start(g, turn, 0)
    return g


@pytest.mark.rule("ANKH-070", "ANKH-086")
def test_turns_go_clockwise() -> None:
    g = three()
    order = []
    for _ in range(3):
        order.append(g.active)
        play(g, "action:unlock", "power:revered")
    assert [*order, g.active] == [0, 1, 2, 0]


@pytest.mark.rule("ANKH-071")
def test_the_four_tracks_from_top_to_bottom() -> None:
    assert TRACKS == ("move", "summon", "gain", "unlock")
    assert offered(three()) == ["action:move", "action:summon", "action:gain", "action:unlock"]


@pytest.mark.rule("ANKH-072", "ANKH-073")
def test_the_marker_moves_even_if_the_action_does_nothing() -> None:
    g = three()
    dashboard(g, "amun").followers = 0
    play(g, "action:unlock")  # nothing can be paid
    assert g.markers == [2, 2, 2, 3] and g.active == 1
    dashboard(g, "isis").warriors = 0
    play(g, "action:summon")  # nothing can be summoned
    assert g.markers == [2, 3, 2, 3] and question(g) == "second_action"


@pytest.mark.rule("ANKH-074", "ANKH-170", "ANKH-173")
def test_on_the_last_space_action_event_and_reset_follow_in_this_order() -> None:
    g = three()
    build(g, None, temple="a5 b4")
    g.markers[3] = 4
    play(g, "action:unlock")
    assert g.markers[3] == 5 and g.event == 0 and question(g) == "unlock"  # the action comes first
    play(g, "power:revered")
    assert g.event == 1 and question(g) == "control" and g.markers[3] == 5
    play(g, "monument:a5")
    assert g.markers[3] == 2 and g.monuments["a5"] == ("temple", 0) and g.active == 1


@pytest.mark.rule("ANKH-173")
def test_the_event_marker_moves_even_if_the_event_brings_nothing() -> None:
    g = three()
    g.markers[2] = 5
    play(g, "action:gain")
    assert g.event == 1 and g.active == 1 and g.markers[2] == 2


@pytest.mark.rule("ANKH-075", "ANKH-174")
def test_an_event_ends_the_turn() -> None:
    g = three()
    g.markers[0] = g.markers[2] = 5
    play(g, "action:move", "pass")
    assert g.active == 1 and g.event == 1  # no second action, so no second event


@pytest.mark.rule("ANKH-076")
def test_the_second_action_lies_strictly_below_the_first() -> None:
    g = three()
    play(g, "action:summon", "pass")
    assert question(g) == "second_action" and offered(g) == ["action:gain", "action:unlock"]
    assert refused(g, "action:move") == refused(g, "action:summon") == "ANKH-076"


@pytest.mark.rule("ANKH-077")
def test_the_second_action_cannot_be_left_out() -> None:
    g = three()
    play(g, "action:move", "pass")
    assert "pass" not in offered(g) and refused(g, "pass") == "ANKH-522"
    play(g, "action:gain")
    assert g.markers == [3, 2, 3, 2] and g.active == 1


@pytest.mark.rule("ANKH-078", "ANKH-080")
def test_after_unlock_there_is_no_second_action() -> None:
    g = three()
    play(g, "action:unlock", "power:revered")
    assert g.active == 1 and sum(g.markers) == 9


@pytest.mark.rule("ANKH-079")
def test_the_second_action_triggers_an_event_too() -> None:
    g = three()
    g.markers[2] = 5
    play(g, "action:move", "pass", "action:gain")
    assert g.event == 1 and g.markers == [3, 2, 2, 2] and g.active == 1


@pytest.mark.rule("ANKH-080", "ANKH-087", "ANKH-088")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_markers_move_as_often_as_allowed_and_the_game_ends(seats: int) -> None:
    most = 18 * (seats + 1) + 4 * seats - 1
    assert most == {2: 61, 3: 83, 4: 105, 5: 127}[seats]
    for seed in range(6):
        g, rng, moves = BOX.start(seats, {}, seed_from(str(seed))), random.Random(seed), 0
        while deciders(g):
            seat = deciders(g)[0]
            if question(g) == "first_action":
                assert len(offered(g)) == 4  # nobody is ever without an action
            moves += question(g) in ("first_action", "second_action")
            chosen = rng.choice(choices(g, seat))
            if question(g) == "first_action" and chosen[1] == "gain" and not g.is_merged(seat):
                moves += g.markers[2] + 1 < EVENT_SPACES[2]  # Unlock follows without a question
            choose(g, seat, chosen)
        assert 0 < moves <= most


@pytest.mark.rule("ANKH-081")
def test_move_and_summon_can_be_declined_but_gain_is_paid_out_and_unlock_carried_out() -> None:
    g = three()
    build(g, None, temple="a5")
    play(g, "action:move")
    assert offered(g)[0] == "pass"
    play(g, "pass", "action:summon")
    assert offered(g)[0] == "pass"
    play(g, "pass", "action:unlock")
    assert "pass" not in offered(g) and refused(g, "pass") == "ANKH-154"
    play(g, "power:commanding")
    build(g, None, temple="g1")
    play(g, "action:gain")
    assert dashboard(g, "ra").followers == 2 and question(g) == "unlock"  # the second action


@pytest.mark.rule("ANKH-082", "ANKH-084")
def test_tracks_have_their_lengths_and_start_spaces() -> None:
    assert EVENT_SPACES == (6, 6, 6, 5)
    steps = {n: tuple(end - START_SPACE[n] for end in EVENT_SPACES) for n in (2, 3, 4, 5)}
    assert steps == {2: (3, 3, 3, 2), 3: (4, 4, 4, 3), 4: (5, 5, 5, 4), 5: (6, 6, 6, 5)}
    for row in FACTS["actions"]:
        place = TRACKS.index(row["id"])
        assert {int(n): s for n, s in row["steps_to_event"].items()} == {
            n: s[place] for n, s in steps.items()
        }


@pytest.mark.rule("ANKH-082")
def test_markers_return_to_the_start_for_those_who_began() -> None:
    from senet.games.ankh.ending import forget
    from senet.games.ankh.merge import merge_gods
    from senet.games.ankh.turn import reset_marker

    g = position("amun", "isis", "ra", "osiris")
    for god, space in (("amun", "a4"), ("isis", "k2"), ("ra", "g2"), ("osiris", "e8")):
        stand(g, god, god=space)
    start(g, merge_gods)
    forget(g, g.ranking[0])
    g.markers[1] = 6
    start(g, reset_marker, 1)
    assert g.markers[1] == 1


@pytest.mark.rule("ANKH-083", "ANKH-171")
def test_an_action_and_its_event_belong_to_the_active_side() -> None:
    g = three()
    build(g, None, temple="a5 k3")
    g.markers[2] = 5
    play(g, "action:gain")
    assert g.monuments == {"a5": ("temple", 0), "k3": ("temple", -1)}
    assert (dashboard(g, "amun").followers, dashboard(g, "isis").followers) == (2, 1)
    shapes = {row["type"]: row["shape"] for row in FACTS["events"]}
    assert shapes == {"control_monument": "round", "camel_caravan": "round", "conflict": "square"}


@pytest.mark.rule("ANKH-171")
def test_a_conflict_concerns_everybody() -> None:
    g = three()
    g.event, g.markers[2] = 3, 5
    play(g, "action:gain")
    assert g.devotion == [1, 1, 1]  # everybody dominates its own region


@pytest.mark.rule("ANKH-085", "ANKH-446")
def test_turns_of_the_eliminated_are_skipped() -> None:
    from senet.games.ankh.ending import forget

    g = three()
    forget(g, 1)
    play(g, "action:unlock", "power:revered")
    assert g.active == 2
    play(g, "action:unlock", "power:revered")
    assert g.active == 0


@pytest.mark.rule("ANKH-446")
def test_if_the_active_player_is_eliminated_the_next_one_plays() -> None:
    g = three()
    devote(g, amun=3, isis=22, ra=25)
    g.event, g.markers[2] = 15, 5
    play(g, "action:gain")
    assert g.forgotten == [0] and g.active == 1 and deciders(g) == [1]
    assert not any(side == 0 for side, _ in g.figures.values()) and dashboard(g, "amun").followers == 0


@pytest.mark.rule("ANKH-089")
def test_every_side_in_the_game_has_its_god_on_the_map() -> None:
    for seed in range(4):
        g, rng = BOX.start(4, {}, seed_from(f"gods {seed}")), random.Random(seed)
        while deciders(g):
            assert all(g.god_space(side) for side in g.ranking)
            seat = deciders(g)[0]
            choose(g, seat, rng.choice(choices(g, seat)))


@pytest.mark.rule("ANKH-172")
def test_the_eighteen_events_in_their_order() -> None:
    short = {"control_monument": "c", "camel_caravan": "k", "conflict": "X"}
    assert "".join(short[event] for event in EVENTS[1:]) == "cccXkccXkccXkccXcX"
    conflicts = [(row["n"], row["conflict"], row["after"]) for row in FACTS["events"] if "conflict" in row]
    assert conflicts == [
        (4, 1, "none"),
        (8, 2, "none"),
        (12, 3, "merge"),
        (16, 4, "forgotten"),
        (18, 5, "end"),
    ]
    g = three()
    for number, event in ((0, "control"), (4, "caravan_start")):
        build(g, None, temple=("a5 b4", "a3 b3")[number > 0])
        g.event, g.markers[2] = number, 5
        start(g, turn, 0)
        play(g, "action:gain")
        assert question(g) == event
