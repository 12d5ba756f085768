"""Final scoring and every Sphinx card."""

from __future__ import annotations

import pytest

from senet.games.egizia.components import SPHINX_CARDS
from senet.games.egizia.maps import OBELISK_SPACES, PYRAMID_SPACES
from senet.games.egizia.position import BLUE, GREEN, RED, YELLOW, equip, position
from senet.games.egizia.scoring import final_scoring, result, score_sphinx_cards, sell_last_stones
from senet.games.egizia.table import Egizia
from senet.kernel.game import SPECTATOR
from senet.kernel.play import is_over, resume, seen_by


def points(g: Egizia, card: str, seat: int = BLUE) -> int:
    """What the card scores for `seat` when it is shown."""
    before = g.players[seat].score
    equip(g, seat, sphinx=[card], quarry=g.players[seat].quarry, market=g.players[seat].market)
    score_sphinx_cards(g, seat)
    g.sphinx_deck.append(g.players[seat].sphinx.pop())
    return g.players[seat].score - before


# -- the three steps -----------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-166", "EGIZ-167", "EGIZ-168", "EGIZ-169")
def test_each_player_scores_completely_before_the_next_from_front_to_rear():
    g = position(
        round=5, scores=[3, 9, 6, 0], turn_order=[YELLOW, BLUE, GREEN, RED], taken=[(BLUE, 6), (RED, 2)]
    )
    for seat in range(4):
        equip(g, seat, stones=4, quarry=2)
    equip(g, BLUE, quarry=2, sphinx=["stones_in_graves"])
    equip(g, RED, quarry=2, sphinx=["strength_crew1"])
    g.flow.told = []
    resume(g, final_scoring)
    told = [
        (args[0], name)
        for name, args, _ in g.flow.told
        if name in ("last_stones_sold", "graves_scored", "sphinx_scored")
    ]
    assert told == [
        (RED, "last_stones_sold"), (RED, "graves_scored"), (RED, "sphinx_scored"),
        (GREEN, "last_stones_sold"),
        (BLUE, "last_stones_sold"), (BLUE, "graves_scored"), (BLUE, "sphinx_scored"),
        (YELLOW, "last_stones_sold"),
    ]  # fmt: skip
    assert is_over(g)


@pytest.mark.rule("EGIZ-169")
def test_the_order_of_final_scoring_does_not_change_on_the_way():
    """Blue overtakes Green by far, but Green's turn came before and Yellow's stays last."""
    g = position(round=5, scores=[8, 1, 9, 0], turn_order=[YELLOW, RED, BLUE, GREEN])
    equip(g, BLUE, stones=20, quarry=3)
    equip(g, GREEN, stones=2, quarry=3)
    equip(g, YELLOW, stones=2, quarry=3)
    g.flow.told = []
    resume(g, final_scoring)
    assert [args[0] for name, args, _ in g.flow.told if name == "last_stones_sold"] == [GREEN, BLUE, YELLOW]


@pytest.mark.rule("EGIZ-170")
@pytest.mark.parametrize(
    ("quarry", "stones", "gained", "left"),
    [(0, 9, 0, 9), (1, 9, 0, 9), (2, 9, 4, 1), (3, 9, 4, 1), (3, 1, 0, 1), (3, 8, 4, 0)],
)
def test_stones_are_sold_from_the_end_of_the_quarry_track(quarry: int, stones: int, gained: int, left: int):
    g = position()
    equip(g, BLUE, quarry=quarry, stones=stones)
    sell_last_stones(g, BLUE)
    assert (g.players[BLUE].score, g.players[BLUE].stones) == (gained, left)


@pytest.mark.rule("EGIZ-171")
@pytest.mark.parametrize(("total", "gained"), [(0, 0), (1, 2), (10, 2), (11, 5), (20, 5), (21, 9), (40, 9)])
def test_ex_12_final_scoring_of_graves(total: int, gained: int):
    g = position(round=5)
    g.players[BLUE].graves = [total] if total else []
    resume(g, final_scoring)
    assert g.players[BLUE].score == gained


@pytest.mark.rule("EGIZ-171", "EGIZ-213")
def test_ex_12_the_hidden_grave_counts_as_a_token_of_five():
    g = position(taken=[(BLUE, 3), (BLUE, 4)])
    assert g.grave_points(BLUE) == 2
    equip(g, BLUE, cards=["grave_card"])
    assert g.grave_points(BLUE) == 5
    assert g.stones_in(BLUE, "graves") == 2 and g.face_down_graves() == 6  # no marker stone, no grave space


@pytest.mark.rule("EGIZ-172", "EGIZ-043")
def test_sphinx_cards_are_shown_only_in_final_scoring():
    g = position(round=5)
    equip(g, BLUE, crews="4/3/4+4", sphinx=["strength_crew1", "strength_crew2", "strength_overseer"])
    assert seen_by(g, RED).players[BLUE].sphinx == ["?", "?", "?"]
    resume(g, final_scoring)
    assert g.players[BLUE].score == 8
    assert seen_by(g, SPECTATOR).players[BLUE].sphinx == g.players[BLUE].sphinx


@pytest.mark.rule("EGIZ-173")
def test_on_equal_points_the_marker_in_front_wins():
    g = position(round=5, scores=[7, 7, 2, 7], score_order=[RED, YELLOW, BLUE, GREEN])
    g.turn_order = g.score_order[::-1]
    resume(g, final_scoring)
    assert result(g).winners == (RED,)
    assert g.score_order == [RED, YELLOW, BLUE, GREEN]
    g = position(round=5, scores=[7, 6, 2, 0], turn_order=[YELLOW, GREEN, RED, BLUE])
    equip(g, RED, stones=2, quarry=3)
    resume(g, final_scoring)
    assert result(g).winners == (BLUE,)  # Red has 7 too, but came later


# -- Sphinx cards --------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-224", "EGIZ-227")
@pytest.mark.parametrize(("level", "value"), [(7, 4), (8, 6), (9, 8)])
def test_obelisk_level_built(level: int, value: int):
    card = f"obelisk_level_{level}"
    assert points(position(built=dict.fromkeys(OBELISK_SPACES[: level - 1], RED)), card) == 0
    assert points(position(built=dict.fromkeys(OBELISK_SPACES[:level], RED)), card) == value


@pytest.mark.rule("EGIZ-225", "EGIZ-227")
def test_temple_columns_finished():
    left, right = ["tl1", "tl2", "tl3"], ["tr1", "tr2", "tr3"]
    for built, one, both in [(left[:2], 0, 0), (left, 3, 0), (right, 3, 0), ([*left, *right], 3, 5)]:
        g = position(built=dict.fromkeys(built, RED))
        assert (points(g, "temple_one_column"), points(g, "temple_both_columns")) == (one, both)


@pytest.mark.rule("EGIZ-226", "EGIZ-227")
def test_all_graves_finished():
    taken = [(RED, value) for value in (2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4)]
    assert points(position(graves=[5], taken=taken[:11]), "all_graves") == 0
    assert points(position(graves=[], taken=taken), "all_graves") == 6


@pytest.mark.rule("EGIZ-226", "EGIZ-227")
def test_pyramid_finished():
    assert points(position(built=dict.fromkeys(PYRAMID_SPACES[:-1], RED)), "pyramid_complete") == 0
    assert points(position(built=dict.fromkeys(PYRAMID_SPACES, RED)), "pyramid_complete") == 8


@pytest.mark.rule("EGIZ-228", "EGIZ-172")
@pytest.mark.parametrize("track", ["quarry", "market"])
@pytest.mark.parametrize(
    ("markers", "value"),
    [([3, 1, 3, 3], 7), ([3, 3, 3, 3], 7), ([3, 3, 0, 2], 5), ([2, 3, 0, 0], 3), ([2, 1, 0, 2], 0)],
)
def test_ex_09_players_at_the_end_of_a_track(track: str, markers: list[int], value: int):
    g = position()
    for seat, marker in enumerate(markers):
        equip(g, seat, quarry=marker if track == "quarry" else 0, market=marker if track == "market" else 0)
    assert points(g, f"players_at_{track}_end", RED) == value


@pytest.mark.rule("EGIZ-229")
@pytest.mark.parametrize(
    ("card", "spaces", "needed", "value"),
    [
        ("temple_4", ["tl1", "tl2", "tl3", "tr1"], 4, 6),
        ("pyramid_6", list(PYRAMID_SPACES), 6, 6),
        ("pyramid_7", list(PYRAMID_SPACES), 7, 8),
        ("obelisk_4", list(OBELISK_SPACES), 4, 6),
        ("obelisk_5", list(OBELISK_SPACES), 5, 8),
    ],
)
def test_own_stones_in_a_building(card: str, spaces: list[str], needed: int, value: int):
    own = dict.fromkeys(spaces[:needed], BLUE)
    assert points(position(built=own), card) == value
    assert points(position(built={**own, spaces[0]: RED}), card) == 0  # one of them is somebody else's


@pytest.mark.rule("EGIZ-229")
def test_two_players_can_score_the_temple_card():
    own = dict.fromkeys(["tl1", "tl2", "tl3", "tr1"], BLUE) | dict.fromkeys(["tr2", "tr3", "tm1", "tm2"], RED)
    g = position(built=own)
    equip(g, BLUE, sphinx=["temple_4"])
    equip(g, RED, sphinx=["temple_4"])
    for seat in (BLUE, RED):
        score_sphinx_cards(g, seat)
    assert g.players[BLUE].score == g.players[RED].score == 6
    assert "temple_4" not in g.sphinx_deck


@pytest.mark.rule("EGIZ-230")
def test_two_stones_in_every_building():
    own = dict.fromkeys(["o1", "o2", "tl1", "tr1", "p1_1", "p1_2"], BLUE)
    assert points(position(built=own, taken=[(BLUE, 2), (BLUE, 3)]), "two_everywhere") == 7
    assert points(position(built=own, taken=[(BLUE, 2), (RED, 3)]), "two_everywhere") == 0
    assert points(position(built=own | {"tl1": RED}, taken=[(BLUE, 2), (BLUE, 3)]), "two_everywhere") == 0


@pytest.mark.rule("EGIZ-231")
def test_a_point_for_each_stone_in_the_graves():
    g = position(taken=[(BLUE, 6), (RED, 2), (BLUE, 2), (BLUE, 2)])
    assert points(g, "stones_in_graves") == 3 and points(g, "stones_in_graves", GREEN) == 0


@pytest.mark.rule("EGIZ-232")
@pytest.mark.parametrize("builder", ["crew1", "crew2", "crew3", "overseer"])
def test_ex_10_strength_of_a_builder(builder: str):
    for strength, value in [(3, 0), (4, 4), (9, 4)]:
        g = position()
        g.players[BLUE].strength = dict.fromkeys(g.players[BLUE].strength, 9) | {builder: strength}
        assert points(g, f"strength_{builder}") == value


@pytest.mark.rule("EGIZ-233", "EGIZ-234")
@pytest.mark.parametrize(
    ("card", "own", "others", "value"),
    [
        ("most_quarries", ["q3_12"], ["q2_12"], 7),
        ("most_quarries", ["q3_12"], ["q3_12"], 7),  # a tie suffices
        ("most_quarries", ["q2_12"], ["q3_12"], 0),
        ("most_quarries", [], [], 7),  # starting cards count
        ("most_green", ["g4_34"], ["g3_12"], 7),
        ("most_green", ["g2_12"], ["g3_12"], 0),
        ("most_yellow", ["y5_12"], [], 7),
        ("most_yellow", ["y5_12"], ["y6_34"], 0),
        ("most_yellow", [], [], 0),  # at least one is needed
        ("most_brown", ["b9_34"], ["b8_34"], 7),
        ("most_brown", ["b6_12"], ["b7_12"], 0),
        ("most_brown", [], [], 0),
    ],
)
def test_largest_production(card: str, own: list[str], others: list[str], value: int):
    """Fields count whether irrigated or not: here the water is on the left."""
    g = position(water="left")
    equip(g, BLUE, cards=own)
    equip(g, RED, cards=others)
    assert points(g, card) == value


@pytest.mark.rule("EGIZ-211")
def test_an_improved_field_keeps_its_printed_colour():
    g = position()
    equip(g, BLUE, cards=["y5_12", "field_improver"], improved="y5_12")
    assert points(g, "most_yellow") == 7
    equip(g, RED, cards=["g2_12"])
    assert points(g, "most_green") == 0


@pytest.mark.rule("EGIZ-235")
@pytest.mark.parametrize("track", ["quarry", "market"])
def test_the_own_marker_at_the_end_of_a_track(track: str):
    for marker, value in [(2, 0), (3, 5)]:
        g = position()
        equip(g, BLUE, quarry=marker if track == "quarry" else 0, market=marker if track == "market" else 0)
        equip(g, RED, quarry=3, market=3)
        assert points(g, f"own_{track}_end") == value


@pytest.mark.rule("EGIZ-236")
def test_two_points_for_each_permanent_card():
    g = position()
    equip(g, BLUE, cards=["y5_12", "q3_12", "grain_4_12", "build_first"])
    assert points(g, "permanent_cards") == 0  # fields, quarries, any-time and immediate cards do not count
    equip(g, BLUE, cards=["field_improver", "grave_card", "crew_improver"], improved="y5_12")
    assert points(g, "permanent_cards") == 6


@pytest.mark.rule("EGIZ-237", "EGIZ-024")
@pytest.mark.parametrize(("card", "per"), [("bonus_10", 10), ("bonus_15", 15)])
def test_points_for_the_total_come_after_everything_else(card: str, per: int):
    g = position(2, round=5, scores=[2 * per - 4, 0], red=card == "bonus_15")
    equip(g, BLUE, crews="4/1/1+2", sphinx=[card, "strength_crew1"])
    resume(g, final_scoring)
    assert g.players[BLUE].score == 2 * per + 2  # the other card lifts the total to 2 x per first
    g = position(2, round=5, scores=[2 * per - 5, 0], red=card == "bonus_15")
    equip(g, BLUE, crews="4/1/1+2", sphinx=[card, "strength_crew1"])
    resume(g, final_scoring)
    assert g.players[BLUE].score == 2 * per - 1 + 1


@pytest.mark.rule("EGIZ-238")
def test_overlapping_conditions_both_score():
    g = position(built=dict.fromkeys(OBELISK_SPACES[:5], BLUE))
    equip(g, BLUE, sphinx=["obelisk_4", "obelisk_5"])
    score_sphinx_cards(g, BLUE)
    assert g.players[BLUE].score == 14


def test_every_sphinx_card_is_tested_above():
    from pathlib import Path

    code = Path(__file__).read_text()
    families = ("obelisk_level_", "players_at_", "strength_", "own_")
    missing = [card for card in SPHINX_CARDS if f'"{card}"' not in code and not card.startswith(families)]
    assert missing == []
