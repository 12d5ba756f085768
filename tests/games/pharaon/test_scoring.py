"""Final scoring (chapter 17)."""

from __future__ import annotations

import pytest

from senet.games.pharaon import BOX
from senet.games.pharaon.position import position
from senet.games.pharaon.scoring import result, sheet
from tests.games.pharaon.playing import new_game, pass_round, play_setup
from tests.games.words import names_told, question, told


@pytest.mark.rule("PHAR-184", "PHAR-185")
def test_the_categories_of_the_sheet_in_their_order_and_their_sum():
    g = position(
        supplies=[{"off_red": 3, "silver": 1}],
        nobles=[["architect"]],
        artisans=[["painter_red"]],
        tracks=[{"red": 2}],
        tomb=[2],
        pharaoh=0,
        first_player=0,
    )
    assert list(sheet(g, 0).items()) == [
        ("gods", 10),
        ("nobles", 10),
        ("nile", 3),
        ("resources_and_offerings", 4),
        ("artisans", 5),
        ("tomb", 7),
        ("tokens", 10),
    ]
    assert result(g).points[0] == 49


@pytest.mark.rule("PHAR-186")
def test_tracks_score_on_steps_two_and_three():
    g = position(tracks=[{"red": 1}, {"red": 2, "blue": 2}, {"red": 3, "blue": 3, "green": 1}])
    assert [sheet(g, seat)["nile"] for seat in range(3)] == [0, 6, 14]


@pytest.mark.rule("PHAR-187", "PHAR-188")
def test_every_token_left_is_a_point_and_plus_tokens_give_more():
    g = position(
        supplies=[
            {"red": 2, "silver": 3},
            {"off_red": 1, "off_zone_tomb": 2},
            {"off_plus1": 2, "off_plus2": 1},
        ]
    )
    assert [sheet(g, seat)["resources_and_offerings"] for seat in range(3)] == [5, 3, 2 * 2 + 3]


@pytest.mark.rule("PHAR-189")
def test_artisans_score_their_printed_points():
    cards = ["embalmer_red", "potter_red", "goldsmith_red", "weaver_red", "painter_red", "sculptor_1"]
    g = position(artisans=[cards, cards[:0]])
    assert sheet(g, 0)["artisans"] == 1 + 2 + 3 + 4 + 5 + 7 and sheet(g, 1)["artisans"] == 0


@pytest.mark.rule("PHAR-190")
def test_only_the_space_of_the_cube_scores():
    points = [sheet(position(tomb=[space]), 0)["tomb"] for space in range(7)]
    assert points == [0, 3, 7, 12, 18, 25, 33]


@pytest.mark.rule("PHAR-191")
def test_the_two_tokens_score_for_their_holders_at_the_end():
    g = position(pharaoh=0, first_player=0)
    assert [sheet(g, seat)["tokens"] for seat in range(3)] == [10, 0, 0]


@pytest.mark.rule("PHAR-192")
def test_the_highest_total_wins_and_ties_go_to_the_pharaoh_then_to_more_tokens_then_are_shared():
    g = position(supplies=[{"red": 5}, {"red": 4}], first_player=2)
    assert (result(g).points, result(g).winners) == ([5, 4, 3], (0,))
    # seat 0: 7 points of the Pharaoh; seat 1: 4 + 3 tokens left, 7 points as well
    g = position(supplies=[{}, {"red": 4}], first_player=1, pharaoh=0)
    assert (result(g).points, result(g).winners) == ([7, 7, 0], (0,))
    # the Pharaoh is not among the tied: a +2 token is one token, three resources are three
    g = position(supplies=[{"off_plus2": 1, "red": 9}, {"blue": 12}, {}], first_player=2, pharaoh=2)
    assert (result(g).points, result(g).winners) == ([12, 12, 10], (1,))
    g = position(supplies=[{"red": 6}, {"blue": 5, "off_blue": 1}, {}], first_player=2)
    assert (result(g).points, result(g).winners) == ([6, 6, 3], (0, 1))


@pytest.mark.rule("PHAR-193")
def test_nothing_is_scored_during_play():
    g = play_setup(new_game(2))
    g.flow.told = []
    while question(g):
        assert not told(g, "scored")
        assert all(BOX.counters(g)["points", seat] == 0 for seat in (0, 1))
        pass_round(g)
    sheets = told(g, "scored")
    assert [seat for seat, *_ in sheets] == [0, 1]  # each player once, after the fifth round
    assert [sum(points) for _, *points in sheets] == BOX.result(g).points
    assert names_told(g).index("scored") > names_told(g).index("game_over")
