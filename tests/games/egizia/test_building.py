"""Phase 5 in general: who acts when, building or withdrawing, speculation, building first."""

from __future__ import annotations

import pytest

from senet.games.egizia.building import build, build_at, take_site_turn
from senet.games.egizia.maps import SITES
from senet.games.egizia.position import BLUE, GREEN, RED, YELLOW, equip, position
from senet.games.egizia.rounds import score_together
from senet.games.egizia.table import Egizia
from senet.kernel.play import resume
from tests.games.egizia.at_sites import SPHINX_SHIPS, site, turn
from tests.games.words import decider, offered, play, question, refused


def acting_order(g: Egizia, where: str) -> list[int]:
    """Who is asked, one after the other, if everybody withdraws."""
    order = []
    resume(g, build_at, where)
    while question(g):
        order.append(decider(g))
        play(g, "withdraw")
    return order


# -- order ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-100")
def test_the_sites_come_in_river_order():
    assert SITES == ("sphinx", "obelisk_graves", "temple_pyramid")
    g = site([("temple_pyramid_1", RED), ("obelisk_graves_1", BLUE), ("sphinx_1", GREEN)])
    resume(g, build)
    order = []
    while question(g):
        order.append(decider(g))
        play(g, "withdraw")
    assert order == [GREEN, BLUE, RED]


@pytest.mark.rule("EGIZ-101", "EGIZ-102", "EGIZ-050")
def test_numbered_spaces_act_first_then_extra_ships_then_speculators():
    ships = [("sphinx_beside", YELLOW), ("sphinx_3", RED), ("sphinx_1", GREEN), ("sphinx_2", BLUE)]
    assert acting_order(site(ships), "sphinx") == [GREEN, BLUE, RED, YELLOW]
    ships[0] = ("sphinx_extra", YELLOW)
    assert acting_order(site(ships), "sphinx") == [GREEN, BLUE, RED, YELLOW]
    both = [("sphinx_beside", YELLOW), ("sphinx_extra", BLUE), ("sphinx_1", GREEN)]
    assert acting_order(site(both), "sphinx") == [GREEN, BLUE, YELLOW]


# -- building or withdrawing ---------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-103", "EGIZ-264", "EGIZ-275")
def test_a_ships_owner_builds_or_withdraws():
    g = turn()
    assert offered(g) == ["build", "withdraw"]
    assert refused(g, "pass") == "EGIZ-275"


@pytest.mark.rule("EGIZ-104", "EGIZ-149")
def test_who_withdraws_takes_the_ship_back_and_counts_for_nothing():
    g = turn()
    play(g, "withdraw")
    assert g.ships == [] and g.players[BLUE].ships == 8 and g.players[BLUE].sites == []
    resume(g, score_together)
    assert g.players[BLUE].score == 0


@pytest.mark.rule("EGIZ-106", "EGIZ-149", "EGIZ-071")
def test_ex_16_speculation_without_success():
    g = site([*SPHINX_SHIPS, ("card_2", YELLOW), ("sphinx_beside", YELLOW)])
    resume(g, build_at, "sphinx")
    for _ in range(3):
        play(g, "build", "crew:crew1", "buy:1", "keep:0")
    assert question(g) == ""
    assert ("sphinx_beside", YELLOW) not in g.ships
    assert g.players[YELLOW].sites == [] and g.players[YELLOW].stones == 5
    resume(g, score_together)
    assert [player.score for player in g.players] == [2, 2, 2, 0]


@pytest.mark.rule("EGIZ-105", "EGIZ-106", "EGIZ-149", "EGIZ-072")
@pytest.mark.parametrize("withdrawing", [0, 1, 2])
def test_a_withdrawn_ship_gives_its_place_to_the_speculator(withdrawing: int):
    g = site([*SPHINX_SHIPS, ("sphinx_beside", YELLOW)])
    resume(g, build_at, "sphinx")
    for number in range(3):
        if number == withdrawing:
            play(g, "withdraw")
        else:
            play(g, "build", "crew:crew1", "buy:1", "keep:0")
    assert (decider(g), question(g)) == (YELLOW, "site_turn")
    play(g, "build", "crew:crew1", "buy:1", "keep:0")
    assert g.players[YELLOW].sites == ["sphinx"]
    before = [player.score for player in g.players]
    resume(g, score_together)
    gained = [player.score - old for player, old in zip(g.players, before, strict=True)]
    assert sorted(gained) == [0, 1, 1, 1] and gained[YELLOW] == 1


@pytest.mark.rule("EGIZ-105", "EGIZ-195")
def test_an_extra_ship_that_withdraws_gives_its_place_too():
    g = site([("sphinx_1", RED), ("sphinx_2", BLUE), ("sphinx_extra", GREEN), ("sphinx_beside", YELLOW)])
    resume(g, build_at, "sphinx")
    for _ in range(2):
        play(g, "build", "crew:crew1", "buy:1", "keep:0")
    play(g, "withdraw")
    assert (decider(g), question(g)) == (YELLOW, "site_turn")


@pytest.mark.rule("EGIZ-195", "EGIZ-102")
def test_an_extra_ship_builds_after_the_regular_ones_without_waiting_for_a_place():
    g = site([*SPHINX_SHIPS, ("sphinx_extra", YELLOW)])
    resume(g, build_at, "sphinx")
    for seat in (RED, BLUE, GREEN, YELLOW):
        assert (decider(g), question(g)) == (seat, "site_turn")
        play(g, "build", "crew:crew1", "buy:1", "keep:0")
    assert g.players[YELLOW].sites == ["sphinx"]


@pytest.mark.rule("EGIZ-073", "EGIZ-105", "EGIZ-106")
def test_several_speculators_wait_in_order_of_arrival():
    g = site([("sphinx_beside", YELLOW), ("sphinx_beside", BLUE), ("sphinx_1", RED), ("sphinx_2", GREEN)])
    resume(g, build_at, "sphinx")
    play(g, "build", "crew:crew1", "buy:1", "keep:0", "withdraw")
    assert (decider(g), question(g)) == (YELLOW, "site_turn")
    play(g, "withdraw")  # the place passes on to the next one
    assert (decider(g), question(g)) == (BLUE, "site_turn")
    g = site([("sphinx_beside", YELLOW), ("sphinx_beside", BLUE), ("sphinx_1", RED), ("sphinx_2", GREEN)])
    resume(g, build_at, "sphinx")
    play(g, "build", "crew:crew1", "buy:1", "keep:0", "withdraw")
    play(g, "build", "crew:crew1", "buy:1", "keep:0")
    assert question(g) == "" and g.players[BLUE].sites == []


@pytest.mark.rule("EGIZ-107")
def test_building_needs_a_ready_crew_and_a_stone():
    g = turn("sphinx_1", stones=0)
    assert question(g) == "" and g.ships == []
    g = turn("sphinx_1", stones=3, tired=["crew1", "crew2", "crew3"])
    assert question(g) == "" and g.ships == []  # the overseer is ready, but cannot build alone


@pytest.mark.rule("EGIZ-107", "EGIZ-245", "EGIZ-264")
def test_ex_18_without_stones_the_ship_withdraws_by_itself():
    for stones in (0, 1):
        g = turn(stones=stones, crews="3/1/1+2")
        assert question(g) == "" and g.ships == [] and g.players[BLUE].sites == []


@pytest.mark.rule("EGIZ-254", "EGIZ-264", "EGIZ-265", "EGIZ-266", "EGIZ-247", "EGIZ-115", "EGIZ-137")
def test_ex_18b_with_six_stones_in_hand_there_is_a_choice():
    g = turn(stones=0, crews="3/1/1+2", cards=["stones_6_12"])
    assert offered(g) == ["build", "withdraw", "play:stones_6_12"]
    play(g, "play:stones_6_12", "build", "crew:crew1+overseer")
    assert g.action_strength(BLUE) == 5
    play(g, "build:tl1", "build:tl2")
    assert g.players[BLUE].stones == 1 and g.players[BLUE].score == 5 and question(g) == ""


@pytest.mark.rule("EGIZ-121", "EGIZ-107")
def test_ex_18c_one_stone_buys_one_card_at_the_sphinx():
    g = turn("sphinx_1", stones=1, crews="3/1/1+2")
    play(g, "build", "crew:crew1")
    assert offered(g) == ["buy:1", "end"]


@pytest.mark.rule("EGIZ-264")
@pytest.mark.parametrize(
    ("stones", "crews", "cards", "can"),
    [
        (9, "1/1/1+2", [], False),  # strength 3 against 4
        (9, "1/1/1+2", ["strength_3_12"], True),
        (9, "1/1/1+2", ["crew_improver"], True),
        (9, "1/1/1+2", ["two_crews_34"], True),
        (6, "1/1/1+2", ["stones_to_strength"], True),
        (5, "1/1/1+2", ["stones_to_strength"], False),  # 2 stones for strength leave 3 for a 4
        (5, "1/1/1+2", ["stones_to_strength", "stones_6_12"], True),
        (0, "4/1/1+2", ["stones_6_12"], True),
        (3, "4/1/1+2", ["keep_two_34"], False),
        (3, "4/1/1+2", [], False),
        (4, "4/1/1+2", [], True),
    ],
)
def test_building_may_be_chosen_only_if_something_could_be_had(
    stones: int, crews: str, cards: list[str], can: bool
):
    """The obelisk stands at level 3, so that the next one costs 4; the first grave costs 4 too."""
    g = turn("obelisk_graves_1", stones, crews, cards=cards, built={"o1": 0, "o2": 0, "o3": 0})
    assert (question(g) == "site_turn") is can


@pytest.mark.rule("EGIZ-245")
def test_at_a_finished_site_every_ship_withdraws():
    from senet.games.egizia.maps import OBELISK_SPACES, SPACES_AT

    g = position(
        ships=[("obelisk_graves_1", BLUE)],
        built=dict.fromkeys(OBELISK_SPACES, RED),
        graves=[],
        taken=[(RED, value) for value in (2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4)],
    )
    equip(g, BLUE, stones=20)
    resume(g, take_site_turn, BLUE, "obelisk_graves_1")
    assert question(g) == "" and g.ships == []
    g = turn("temple_pyramid_1", stones=20, built=dict.fromkeys(SPACES_AT["temple_pyramid"], RED))
    assert question(g) == "" and g.ships == []


# -- building first ------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-218")
def test_the_owner_of_build_first_acts_first_at_every_site():
    ships = [("sphinx_1", RED), ("sphinx_3", BLUE), ("temple_pyramid_1", GREEN), ("temple_pyramid_2", BLUE)]
    g = site(ships)
    equip(g, BLUE, cards=["build_first"])
    assert acting_order(g, "sphinx") == [BLUE, RED]
    assert acting_order(g, "temple_pyramid") == [BLUE, GREEN]


@pytest.mark.rule("EGIZ-218")
def test_build_first_leaves_the_game_after_the_phase():
    g = site([("sphinx_1", RED)])
    equip(g, BLUE, cards=["build_first"])
    resume(g, build)
    assert g.players[BLUE].cards == ["build_first"]
    play(g, "withdraw")
    assert g.players[BLUE].cards == [] and g.gone == ["build_first"]


@pytest.mark.rule("EGIZ-219")
def test_a_speculator_who_builds_first_has_a_place_and_takes_none_away():
    g = site([*SPHINX_SHIPS, ("sphinx_beside", YELLOW)])
    equip(g, YELLOW, cards=["build_first"])
    resume(g, build_at, "sphinx")
    for seat in (YELLOW, RED, BLUE, GREEN):
        assert (decider(g), question(g)) == (seat, "site_turn")
        play(g, "build", "crew:crew1", "buy:1", "keep:0")
    assert all(player.sites == ["sphinx"] for player in g.players)


@pytest.mark.rule("EGIZ-220")
def test_a_speculator_who_builds_first_and_withdraws_frees_no_place():
    g = site([("sphinx_beside", YELLOW), ("sphinx_beside", GREEN), ("sphinx_1", RED), ("sphinx_2", BLUE)])
    equip(g, YELLOW, cards=["build_first"])
    resume(g, build_at, "sphinx")
    play(g, "withdraw")
    for _ in range(2):
        play(g, "build", "crew:crew1", "buy:1", "keep:0")
    assert question(g) == "" and g.players[GREEN].sites == []


@pytest.mark.rule("EGIZ-220")
def test_building_first_still_needs_crew_and_stones():
    g = site([("sphinx_1", RED), ("sphinx_2", BLUE)], stones=0)
    equip(g, BLUE, cards=["build_first"])
    resume(g, build_at, "sphinx")
    assert question(g) == "" and g.ships == []
