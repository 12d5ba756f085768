"""Succession (chapter 15)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.position import position
from senet.games.pharaon.scoring import sheet
from tests.games.pharaon.playing import ONE_OF_EACH, pass_round
from tests.games.words import play, question

THIRD = {"yellow": 1, "black": 1, "red": 1}  # pays the third space of the tomb


@pytest.mark.rule("PHAR-173", "PHAR-174")
def test_two_nobles_and_the_third_tomb_space_make_a_pharaoh_at_once():
    g = position(supplies=[THIRD], nobles=[["grand_vizier", "general"]], tomb=[2])
    assert g.pharaoh == -1
    play(g, "zone:tomb")
    assert g.pharaoh == 0
    g = position(supplies=[ONE_OF_EACH], nobles=[["grand_vizier"]], tomb=[3], nobles_shown=["architect"])
    play(g, "zone:nobles", "noble:architect")
    assert g.pharaoh == 0


@pytest.mark.rule("PHAR-173")
def test_one_condition_is_not_enough():
    g = position(supplies=[THIRD], nobles=[["grand_vizier"]], tomb=[2])
    assert play(g, "zone:tomb").pharaoh == -1
    g = position(
        supplies=[ONE_OF_EACH], nobles=[["grand_vizier", "general"]], tomb=[2], nobles_shown=["architect"]
    )
    assert play(g, "zone:nobles", "noble:architect").pharaoh == -1


@pytest.mark.rule("PHAR-174")
def test_one_off_effects_count_as_well():
    g = position(
        supplies=[ONE_OF_EACH], nobles=[["grand_vizier"]], tomb=[2], nobles_shown=["court_official_25"]
    )
    play(g, "zone:nobles", "noble:court_official_25")
    assert g.players[0].tomb == 3 and g.pharaoh == 0
    g = position(
        supplies=[ONE_OF_EACH], nobles=[["grand_vizier"]], tomb=[3], nobles_shown=["court_official_21"]
    )
    play(g, "zone:nobles", "noble:court_official_21")
    assert question(g) == "step" and g.pharaoh == 0  # before the effect


@pytest.mark.rule("PHAR-175")
def test_the_token_is_never_passed_on():
    g = position(3, supplies=[THIRD], nobles=[["grand_vizier", "general"]], tomb=[2, 4], pharaoh=1)
    play(g, "zone:tomb")
    assert g.pharaoh == 1
    pass_round(g)
    assert g.pharaoh == 1
    g = position(3, round=5)
    pass_round(g)
    assert question(g) == "" and g.pharaoh == -1


@pytest.mark.rule("PHAR-176")
def test_the_token_is_worth_seven_points():
    g = position(pharaoh=2, first_player=1)
    assert [sheet(g, seat)["tokens"] for seat in range(3)] == [0, 3, 7]
