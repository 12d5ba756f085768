"""The course of the game, phases 6 and 7, score track, quarry and market."""

from __future__ import annotations

import random

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.building import build, take_site_turn
from senet.games.egizia.components import PHASES, TRACK_END
from senet.games.egizia.position import BLUE, GREEN, RED, YELLOW, crews_of, equip, position
from senet.games.egizia.rounds import play_round, score_together, set_turn_order
from senet.games.egizia.scoring import result, score_sphinx_cards
from senet.games.egizia.table import Egizia, scarab
from senet.games.egizia.tracks import score, step_down
from senet.kernel.chance import seed_from
from senet.kernel.play import choices, choose, deciders, is_over, resume, why_not
from tests.games.words import decider, names_told, offered, play, question, refused, told


def random_game(seats: int, seed: int) -> tuple[Egizia, list[tuple[int, str]]]:
    """A whole random game, and the rounds and phases it went through."""
    g = BOX.start(seats, None, seed_from(f"rounds {seed}"))
    assert isinstance(g, Egizia)
    rng = random.Random(seed)
    went = [(g.round, g.phase)]
    while deciders(g):
        seat = deciders(g)[0]
        choose(g, seat, rng.choice(choices(g, seat)))
        if went[-1] != (g.round, g.phase):
            went.append((g.round, g.phase))
    return g, went


@pytest.mark.rule("EGIZ-027", "EGIZ-166")
def test_a_game_has_five_rounds_and_final_scoring():
    g, went = random_game(3, 1)
    assert [number for number, phase in went if phase == "place_ships"] == [1, 2, 3, 4, 5]
    assert went[-1] == (5, "final_scoring") and is_over(g)
    assert why_not(g, 0, ("pass", "")) == "EGIZ-027"


@pytest.mark.rule("EGIZ-028")
def test_a_round_has_seven_phases_in_order():
    assert PHASES == (
        "lay_cards", "place_ships", "feed", "produce_stone", "build", "joint_bonus", "turn_order",
    )  # fmt: skip
    g = position(2, ships=[])
    g.round = 0
    g.flow.told = []
    resume(g, play_round)
    play(g, "ship:sphinx_1", "ship:obelisk_graves_1", "pass", "pass", "withdraw", "withdraw")
    names = names_told(g)
    order = [
        "round_began",
        "cards_laid",
        "ship_placed",
        "harvested",
        "produced",
        "withdrew",
        "turn_order_set",
    ]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)
    assert [args[0] for args in told(g, "phase_began")][:7] == list(PHASES)
    assert g.round == 2


@pytest.mark.rule("EGIZ-029", "EGIZ-173")
@pytest.mark.parametrize("seed", range(4))
def test_most_points_win(seed: int):
    g, _ = random_game(4, seed)
    best = max(player.score for player in g.players)
    assert g.players[result(g).winners[0]].score == best
    assert result(g).points == [player.score for player in g.players]


@pytest.mark.rule("EGIZ-274", "EGIZ-258")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_and_every_question_has_two_answers(seats: int):
    g = BOX.start(seats, None, seed_from(f"end {seats}"))
    rng = random.Random(seats)
    decisions = 0
    while deciders(g):
        seat = deciders(g)[0]
        decision = g.flow.decision
        assert decision is not None and (len(choices(g, seat)) > 1 or decision.question.always)
        # Whoever likes to go on for ever always prefers not to pass, finish, end or withdraw.
        busy = [c for c in choices(g, seat) if c[0] not in ("pass", "finish", "end", "withdraw")]
        choose(g, seat, rng.choice(busy or choices(g, seat)))
        decisions += 1
    assert decisions < BOX.decision_limit


@pytest.mark.rule("EGIZ-259")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_one_player_decides_at_a_time(seats: int):
    g = BOX.start(seats, None, seed_from("alone"))
    rng = random.Random(8)
    while deciders(g):
        (seat,) = deciders(g)
        for other in range(seats):
            if other != seat:
                assert why_not(g, other, choices(g, seat)[0]) == "EGIZ-259"
        choose(g, seat, rng.choice(choices(g, seat)))


# -- phase 6 -------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-104", "EGIZ-147", "EGIZ-148", "EGIZ-150", "EGIZ-151", "EGIZ-156", "EGIZ-158")
def test_ex_11_bonus_for_building_together():
    ships = [("sphinx_1", RED), ("obelisk_graves_1", BLUE), ("sphinx_2", BLUE), ("temple_pyramid_1", GREEN)]
    g = position(scores=[28, 30, 25, 25], score_order=[RED, BLUE, GREEN, YELLOW], ships=ships)
    equip(g, RED, sites=["sphinx"])
    equip(g, BLUE, sites=["sphinx", "obelisk_graves"])
    equip(g, GREEN, sites=["sphinx", "obelisk_graves", "temple_pyramid"])
    g.flow.told = []
    resume(g, score_together)
    assert told(g, "built_together") == [
        (RED, 1, 1), (BLUE, 2, 3), (GREEN, 3, 6),
    ]  # fmt: skip
    assert [player.score for player in g.players] == [31, 31, 31, 25]
    assert g.score_order == [RED, BLUE, GREEN, YELLOW]
    assert g.ships == [] and [player.ships for player in g.players] == [8, 8, 8, 8]


@pytest.mark.rule("EGIZ-150", "EGIZ-158", "EGIZ-156")
@pytest.mark.parametrize("front", [BLUE, RED])
def test_who_was_in_front_gets_the_bonus_first_and_stays_in_front(front: int):
    """Both come to 13 points; who was there first stands in front."""
    behind = RED if front == BLUE else BLUE
    scores = [0, 0, 0, 0]
    scores[front], scores[behind] = 12, 10
    g = position(scores=scores)
    equip(g, front, sites=["sphinx"])
    equip(g, behind, sites=["sphinx", "temple_pyramid"])
    resume(g, score_together)
    assert [g.players[seat].score for seat in (front, behind)] == [13, 13]
    assert g.score_order[:2] == [front, behind]


@pytest.mark.rule("EGIZ-147")
def test_stones_for_strength_are_not_taking_part():
    g = position(ships=[("temple_pyramid_1", BLUE)])
    equip(g, BLUE, crews="3/1/1+2", stones=9, cards=["stones_to_strength"])
    resume(g, take_site_turn, BLUE, "temple_pyramid_1")
    play(g, "use:stones_to_strength", "crew:crew1", "withdraw")
    assert g.players[BLUE].sites == []
    resume(g, score_together)
    assert g.players[BLUE].score == 0


@pytest.mark.rule("EGIZ-147")
@pytest.mark.parametrize(
    ("place", "choice"),
    [("sphinx_1", "buy:1"), ("obelisk_graves_1", "build:o1"), ("temple_pyramid_1", "build:p1_1")],
)
def test_spending_stones_at_a_site_is_taking_part(place: str, choice: str):
    g = position(ships=[(place, BLUE)])
    equip(g, BLUE, crews="2/1/1+2", stones=2)
    resume(g, take_site_turn, BLUE, place)
    play(g, "build", "crew:crew1", choice)
    while question(g):
        play(g, offered(g)[-1])
    assert g.players[BLUE].sites == [place[:-2]]


# -- phase 7 and the score track -----------------------------------------------------------------------


@pytest.mark.rule("EGIZ-152", "EGIZ-153")
def test_the_fewest_points_take_token_1():
    g = position(scores=[7, 3, 7, 12], score_order=[3, GREEN, BLUE, RED])
    resume(g, set_turn_order)
    assert g.turn_order == [RED, BLUE, GREEN, YELLOW]


@pytest.mark.rule("EGIZ-118", "EGIZ-153", "EGIZ-156")
def test_ex_07_order_on_the_score_track():
    ships = [("obelisk_graves_1", RED), ("temple_pyramid_1", BLUE)]
    g = position(scores=[12, 10, 20, 8], ships=ships, built={"tl1": GREEN}, graves=(4, 2, 5, 3))
    equip(g, RED, crews="5/1/1+2", stones=5)
    equip(g, BLUE, crews="3/1/1+2", stones=3)
    assert g.score_order == [GREEN, BLUE, RED, YELLOW]
    resume(g, build)
    play(g, "build", "crew:crew1", "build:o1", "build:g1", "track:quarry")
    play(g, "build", "crew:crew1", "build:tl2")
    assert [player.score for player in g.players] == [15, 15, 20, 8]
    assert g.score_order == [GREEN, RED, BLUE, YELLOW]
    resume(g, set_turn_order)
    assert g.turn_order == [YELLOW, BLUE, RED, GREEN]


@pytest.mark.rule("EGIZ-154", "EGIZ-168", "EGIZ-035", "EGIZ-041")
def test_in_round_5_the_last_window_comes_before_new_tokens():
    g = position(2, round=4, scores=[5, 4], turn_order=[BLUE, RED])
    equip(g, RED, cards=["sell_stones"], stones=10)
    resume(g, play_round)
    while (decider(g), question(g)) != (RED, "last_window"):
        play(g, "pass" if "pass" in offered(g) else offered(g)[-1])
    assert g.ships == [] and g.turn_order == [BLUE, RED]
    play(g, "play:sell_stones", "sell:2")
    assert g.turn_order[0] == BLUE and g.phase == "final_scoring"


@pytest.mark.rule("EGIZ-155")
def test_a_scarab_counts_the_laps():
    assert [scarab(points) for points in (0, 49, 50, 99, 100, 149, 150)] == [0, 0, 50, 50, 100, 100, 150]
    g = position(scores=[48, 0, 0, 0])
    score(g, BLUE, 2, "temple")
    assert scarab(g.players[BLUE].score) == 50
    score(g, BLUE, -1, "hunger")
    assert scarab(g.players[BLUE].score) == 0


@pytest.mark.rule("EGIZ-156", "EGIZ-094")
@pytest.mark.parametrize("points", [5, -5])
def test_a_marker_arriving_on_an_occupied_space_stands_behind(points: int):
    g = position(scores=[10 - points, 10, 10, 0], score_order=[BLUE, RED, GREEN, YELLOW])
    score(g, BLUE, points, "temple")
    assert g.score_order == [RED, GREEN, BLUE, YELLOW]


@pytest.mark.rule("EGIZ-157")
def test_gaining_or_losing_nothing_moves_no_marker():
    g = position(scores=[0, 0, 0, 0], score_order=[BLUE, RED, GREEN, YELLOW])
    score(g, BLUE, 0, "temple")
    score(g, BLUE, -3, "hunger")
    assert g.score_order == [BLUE, RED, GREEN, YELLOW] and g.players[BLUE].sheet == {}


# -- quarry and market ---------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-159")
def test_markers_move_down_four_spaces_and_share_them():
    assert TRACK_END == 3
    g = position()
    for seat in (BLUE, RED):
        step_down(g, seat, "quarry", "edfu")
        step_down(g, seat, "market", "edfu")
    assert [(player.quarry, player.market) for player in g.players] == [(1, 1), (1, 1), (0, 0), (0, 0)]


@pytest.mark.rule("EGIZ-160", "EGIZ-163")
def test_the_bottom_of_the_quarry_track_gives_three_stones_for_every_step():
    g = position()
    reserves = []
    for _ in range(5):
        step_down(g, BLUE, "quarry", "edfu")
        reserves.append((g.players[BLUE].quarry, g.players[BLUE].stones))
    assert reserves == [(1, 0), (2, 0), (3, 3), (3, 6), (3, 9)]


@pytest.mark.rule("EGIZ-161")
def test_the_bottom_of_the_market_gives_two_points_for_every_step():
    g = position()
    points = []
    for _ in range(5):
        step_down(g, BLUE, "market", "edfu")
        points.append((g.players[BLUE].market, g.players[BLUE].score))
    assert points == [(1, 0), (2, 0), (3, 2), (3, 4), (3, 6)]


@pytest.mark.rule("EGIZ-162", "EGIZ-214", "EGIZ-165")
@pytest.mark.parametrize(("card", "stones", "points"), [("quarry_track_2", 6, 0), ("market_track_2", 0, 4)])
def test_two_steps_are_judged_one_by_one(card: str, stones: int, points: int):
    from senet.games.egizia.nile import take_card

    g = position(2, river={"card_1": card})
    equip(g, BLUE, quarry=2, market=2, stones=0)
    resume(g, take_card, BLUE, "card_1")
    assert (g.players[BLUE].stones, g.players[BLUE].score) == (stones, points)


@pytest.mark.rule("EGIZ-165")
def test_nobody_is_asked_about_a_track_step():
    from senet.games.egizia.nile import use_circle

    g = position(2)
    resume(g, use_circle, BLUE, "edfu")
    assert question(g) == "" and (g.players[BLUE].quarry, g.players[BLUE].market) == (1, 1)
    g = position(ships=[("obelisk_graves_1", BLUE)])
    equip(g, BLUE, stones=1)
    resume(g, take_site_turn, BLUE, "obelisk_graves_1")
    play(g, "build", "crew:crew1", "build:o1")
    assert refused(g, "pass") == "EGIZ-275"


@pytest.mark.rule("EGIZ-040", "EGIZ-273", "EGIZ-251")
def test_final_scoring_asks_nobody():
    from senet.games.egizia.scoring import final_scoring

    g = position(round=5)
    equip(g, BLUE, stones=20, cards=["sell_stones", "stones_6_5", "crew_improver"], sphinx=["strength_crew1"])
    equip(g, BLUE, crews="3/1/1+2", stones=20)
    resume(g, final_scoring)
    assert is_over(g) and g.players[BLUE].score == 0 and crews_of(g, BLUE) == "3/1/1+2"


def test_points_are_kept_by_source():
    g = position(scores=[0, 0, 0, 0])
    equip(g, BLUE, sphinx=["strength_crew1"], crews="4/1/1+2")
    score(g, BLUE, 5, "temple")
    score_sphinx_cards(g, BLUE)
    assert g.players[BLUE].sheet == {"temple": 5, "sphinx_cards": 4}
