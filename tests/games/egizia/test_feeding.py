"""Phases 3 and 4: feeding and producing."""

from __future__ import annotations

import pytest

from senet.games.egizia.feeding import feed, feed_builders, produce_stone
from senet.games.egizia.position import BLUE, GREEN, RED, YELLOW, crews_of, equip, position
from senet.games.egizia.rounds import set_turn_order
from senet.games.egizia.table import Egizia
from senet.kernel.play import resume, why_not
from tests.games.words import decider, offered, play, question, refused, told


def hungry(water: str = "middle", score: int = 12, market: int = 0, **given: object) -> Egizia:
    """Blue needs 9 grain and has a green 6 and a yellow-green 5."""
    g = position(scores=[score, 0, 0, 0], water=water)
    cards = ["y5_12", *given.pop("cards", [])]  # type: ignore[has-type]
    equip(g, BLUE, crews="1/2/3+3", market=market, cards=cards, **given)  # type: ignore[arg-type]
    return g


@pytest.mark.rule("EGIZ-086", "EGIZ-087", "EGIZ-089", "EGIZ-092", "EGIZ-095")
def test_ex_01_enough_grain():
    g = hungry()
    before = g.score_order[:]
    assert (g.need(BLUE), g.grain(BLUE)) == (9, 11)
    resume(g, feed_builders)
    assert g.players[BLUE].score == 12 and g.score_order == before
    resume(g, feed_builders)  # nothing was stored: the next feeding is the same
    assert (g.need(BLUE), g.grain(BLUE)) == (9, 11)


@pytest.mark.rule("EGIZ-089", "EGIZ-092", "EGIZ-093")
def test_ex_01a_three_grain_missing_at_the_top_of_the_market():
    g = hungry("left")
    resume(g, feed, BLUE)
    assert g.players[BLUE].score == 3 and g.players[BLUE].sheet["hunger"] == -9


@pytest.mark.rule("EGIZ-092", "EGIZ-164", "EGIZ-088")
@pytest.mark.parametrize(("market", "score"), [(0, 3), (1, 6), (2, 9), (3, 9)])
def test_ex_01b_the_market_sets_the_penalty_and_gives_no_grain(market: int, score: int):
    g = hungry("left", market=market)
    assert g.grain(BLUE) == 6
    resume(g, feed, BLUE)
    assert g.players[BLUE].score == score


@pytest.mark.rule("EGIZ-164")
def test_the_quarry_marker_has_nothing_to_do_with_hunger():
    g = hungry("left", quarry=3)
    resume(g, feed, BLUE)
    assert g.players[BLUE].score == 3


def shortage(water: str) -> Egizia:
    g = position(scores=[9, 13, 17, 4], water=water)
    equip(g, GREEN, crews="3/3/4+4", market=1, cards=["y6_34", "b7_12"])
    return g


@pytest.mark.rule("EGIZ-085", "EGIZ-089", "EGIZ-092", "EGIZ-094", "EGIZ-153", "EGIZ-156")
def test_ex_02_shortage_and_stepping_back_onto_an_occupied_space():
    g = shortage("middle")
    assert g.score_order == [GREEN, RED, BLUE, YELLOW]
    g.flow.told = []
    resume(g, feed_builders)
    fed = [args[0] for args in told(g, "harvested")]
    assert fed == [GREEN, RED, BLUE, YELLOW]
    assert g.players[GREEN].score == 13
    assert g.score_order == [RED, GREEN, BLUE, YELLOW]
    resume(g, set_turn_order)
    assert g.turn_order == [YELLOW, BLUE, GREEN, RED]


@pytest.mark.rule("EGIZ-089")
def test_ex_02_with_the_water_on_the_right_the_brown_field_produces():
    g = shortage("right")
    assert g.grain(GREEN) == 19
    resume(g, feed_builders)
    assert g.players[GREEN].score == 17


@pytest.mark.rule("EGIZ-089", "EGIZ-090", "EGIZ-179")
@pytest.mark.parametrize(
    ("water", "grain"), [("left", 6 + 3), ("middle", 6 + 3 + 5), ("right", 6 + 3 + 5 + 6)]
)
def test_irrigation_decides_which_colours_produce_in_full(water: str, grain: int):
    g = position(water=water)
    equip(g, BLUE, cards=["g3_12", "y5_12", "b6_12"])
    assert g.grain(BLUE) == grain


@pytest.mark.rule("EGIZ-272", "EGIZ-085")
def test_the_order_of_feeding_is_read_once():
    g = shortage("middle")
    equip(g, RED, crews="9/9/9+9", market=0)
    g.flow.told = []
    resume(g, feed_builders)
    assert [args[0] for args in told(g, "harvested")] == [GREEN, RED, BLUE, YELLOW]
    assert g.players[RED].score == 0


@pytest.mark.rule("EGIZ-093", "EGIZ-010")
def test_hunger_cannot_take_more_points_than_there_are():
    g = hungry("left", score=5)
    resume(g, feed, BLUE)
    assert g.players[BLUE].score == 0


@pytest.mark.rule("EGIZ-096")
def test_hunger_has_no_other_effect():
    g = hungry("left", stones=4)
    resume(g, feed, BLUE)
    player = g.players[BLUE]
    assert crews_of(g, BLUE) == "1/2/3+3" and player.ready_crews() == ["crew1", "crew2", "crew3"]
    assert player.stones == 4


@pytest.mark.rule("EGIZ-097")
def test_strength_gained_after_feeding_needs_no_grain():
    g = hungry(cards=["crew_improver"])
    equip(g, BLUE, crews="3/3/3+2")
    resume(g, feed_builders)
    resume(g, produce_stone)
    play(g, "use:crew_improver", "crew:crew1")
    assert g.need(BLUE) == 12 > g.grain(BLUE) and g.players[BLUE].score == 12


# -- cards and stones for grain ------------------------------------------------------------------------


def red_step(water: str, stones: int = 1, six: bool = True) -> Egizia:
    g = position(scores=[0, 20, 0, 0], water=water)
    cards = ["y5_12", "stones_as_grain", *(["stones_6_12"] if six else [])]
    equip(g, RED, crews="2/2/2+2", stones=stones, market=1, cards=cards)
    resume(g, feed, RED)
    return g


@pytest.mark.rule("EGIZ-257", "EGIZ-254")
def test_ex_17_who_lacks_nothing_is_not_asked():
    g = red_step("middle")
    assert question(g) == "" and g.players[RED].score == 20
    assert "stones_6_12" in g.players[RED].cards


@pytest.mark.rule("EGIZ-034", "EGIZ-091", "EGIZ-092", "EGIZ-254", "EGIZ-255", "EGIZ-259")
def test_ex_17a_a_hungry_player_with_means_is_asked():
    g = red_step("left")
    assert (decider(g), question(g)) == (RED, "feeding")
    assert offered(g) == ["pay:1", "play:stones_6_12", "finish"]
    assert why_not(g, BLUE, ("play", "stones_6_12")) == "EGIZ-259"
    play(g, "finish")
    assert g.players[RED].score == 16


@pytest.mark.rule("EGIZ-212", "EGIZ-247", "EGIZ-256")
def test_ex_17b_stones_gained_can_be_eaten_but_not_more_than_needed():
    g = red_step("left")
    play(g, "play:stones_6_12")
    assert g.players[RED].stones == 7
    assert [text for text in offered(g) if text.startswith("pay")] == ["pay:1", "pay:2"]
    assert refused(g, "pay:3") == "EGIZ-212"
    play(g, "pay:2")
    assert g.players[RED].stones == 5 and g.players[RED].score == 20 and question(g) == ""


@pytest.mark.rule("EGIZ-212", "EGIZ-091")
def test_ex_17c_paying_a_part():
    g = red_step("left")
    play(g, "pay:1", "finish")
    player = g.players[RED]
    assert (player.stones, player.score) == (0, 18) and "stones_6_12" in player.cards


@pytest.mark.rule("EGIZ-256", "EGIZ-257")
def test_ex_17d_without_means_nobody_is_asked():
    g = red_step("left", stones=0, six=False)
    assert question(g) == "" and g.players[RED].score == 16


@pytest.mark.rule("EGIZ-189", "EGIZ-091", "EGIZ-255")
@pytest.mark.parametrize("card", ["grain_4_12", "grain_4_34", "grain_4_5"])
def test_four_grain_feeds_four(card: str):
    g = hungry("left", cards=[card])
    equip(g, BLUE, crews="3/3/3+3", market=2)
    resume(g, feed, BLUE)
    assert (decider(g), question(g)) == (BLUE, "feeding") and offered(g) == [f"play:{card}", "finish"]
    play(g, f"play:{card}")
    assert g.players[BLUE].score == 10 and g.gone == [card]  # 12 needed, 6 + 4 there


@pytest.mark.rule("EGIZ-091", "EGIZ-189")
def test_a_grain_card_need_not_be_played():
    g = hungry("left", cards=["grain_4_12"])
    resume(g, feed, BLUE)
    play(g, "finish")
    assert g.players[BLUE].cards == ["grain_4_12"] and g.players[BLUE].score == 3


@pytest.mark.rule("EGIZ-261", "EGIZ-189", "EGIZ-177")
def test_several_grain_cards_add_up():
    g = hungry("left", cards=["grain_4_12", "grain_4_34"])
    equip(g, BLUE, crews="4/4/4+2")
    resume(g, feed, BLUE)
    play(g, "play:grain_4_12", "play:grain_4_34")
    assert g.players[BLUE].score == 12 and question(g) == ""


@pytest.mark.rule("EGIZ-256", "EGIZ-254")
def test_nothing_more_can_be_played_when_nothing_is_missing():
    g = hungry("left", cards=["grain_4_12", "grain_4_34", "stones_6_12"])
    resume(g, feed, BLUE)
    play(g, "play:grain_4_12")
    assert question(g) == "" and "grain_4_34" in g.players[BLUE].cards


@pytest.mark.rule("EGIZ-254", "EGIZ-210", "EGIZ-209")
def test_a_waiting_field_improver_can_save_a_hungry_player():
    g = hungry("left", cards=["field_improver"])
    resume(g, feed, BLUE)
    assert offered(g) == ["attach:y5_12", "finish"]
    play(g, "attach:y5_12")
    assert g.grain(BLUE) == 11 and g.players[BLUE].score == 12 and question(g) == ""


@pytest.mark.rule("EGIZ-254", "EGIZ-257")
def test_an_improver_that_would_not_help_is_no_reason_to_ask():
    g = position(scores=[12, 0, 0, 0], water="left")
    equip(g, BLUE, crews="3/3/3+3", cards=["b6_12", "field_improver", "crew_improver"])
    resume(g, feed, BLUE)  # brown would become yellow-green, which is dry too
    assert question(g) == "" and g.players[BLUE].score == 0


@pytest.mark.rule("EGIZ-035", "EGIZ-254")
def test_free_plays_in_the_feeding_step_count_at_once():
    g = hungry("left", cards=["grain_4_12", "crew_improver"])
    resume(g, feed, BLUE)
    play(g, "use:crew_improver", "crew:crew1", "play:grain_4_12")
    assert g.need(BLUE) == 10 and g.players[BLUE].score == 12


# -- phase 4 -------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-254", "EGIZ-212", "EGIZ-257")
@pytest.mark.parametrize(("cards", "moment"), [(["stones_6_12"], "feeding"), ([], "")])
def test_six_stones_open_the_feeding_step_even_with_an_empty_reserve(cards: list[str], moment: str):
    g = position(2, scores=[9, 9], water="left")
    equip(g, BLUE, crews="3/3/3+3", stones=0, cards=["stones_as_grain", *cards])
    resume(g, feed, BLUE)
    assert question(g) == moment
    if moment:
        play(g, "play:stones_6_12", "pay:6")
        assert g.players[BLUE].score == 9 and g.players[BLUE].stones == 0


@pytest.mark.rule("EGIZ-254", "EGIZ-257")
def test_six_stones_alone_do_not_open_the_feeding_step():
    g = position(2, scores=[9, 9], water="left")
    equip(g, BLUE, crews="3/3/3+3", stones=0, cards=["stones_6_12"])
    resume(g, feed, BLUE)
    assert question(g) == "" and g.players[BLUE].score == 0


@pytest.mark.rule("EGIZ-098")
def test_ex_03_producing_stone():
    g = position()
    equip(g, RED, stones=1, cards=["q2_12"])
    resume(g, produce_stone)
    assert g.players[RED].stones == 6


@pytest.mark.rule("EGIZ-009", "EGIZ-099")
def test_ex_03_production_above_25_is_lost():
    g = position()
    equip(g, RED, stones=22, cards=["q2_12"])
    resume(g, produce_stone)
    assert g.players[RED].stones == 25


@pytest.mark.rule("EGIZ-098")
def test_players_produce_in_the_order_of_tokens():
    g = position(turn_order=[GREEN, BLUE, YELLOW, RED])
    g.flow.told = []
    resume(g, produce_stone)
    assert [args[0] for args in told(g, "produced")] == [GREEN, BLUE, YELLOW, RED]


@pytest.mark.rule("EGIZ-254", "EGIZ-198")
def test_who_would_lose_stones_may_sell_some_before():
    g = position()
    equip(g, BLUE, stones=24, cards=["sell_stones"])
    resume(g, produce_stone)
    assert (decider(g), question(g)) == (BLUE, "save_stones")
    play(g, "play:sell_stones", "sell:10")
    assert g.players[BLUE].score == 10 and g.players[BLUE].stones == 17 and question(g) == ""


@pytest.mark.rule("EGIZ-254", "EGIZ-257")
def test_who_would_lose_nothing_is_not_asked_before_producing():
    g = position()
    equip(g, BLUE, stones=22, cards=["sell_stones"])
    resume(g, produce_stone)
    assert question(g) == "" and g.players[BLUE].stones == 25


@pytest.mark.rule("EGIZ-254", "EGIZ-202")
def test_stones_that_would_be_lost_can_buy_strength():
    g = position()
    equip(g, BLUE, stones=24, cards=["stones_to_strength"])
    resume(g, produce_stone)
    assert (decider(g), question(g)) == (BLUE, "save_stones")
    play(g, "use:stones_to_strength", "crew:crew2")
    assert crews_of(g, BLUE) == "1/2/1+2" and g.players[BLUE].stones == 25 and question(g) == ""


@pytest.mark.rule("EGIZ-254", "EGIZ-207", "EGIZ-035")
def test_after_producing_crews_may_be_raised():
    g = position()
    equip(g, BLUE, stones=0, cards=["crew_improver", "stones_to_strength"])
    resume(g, produce_stone)
    assert (decider(g), question(g)) == (BLUE, "train")
    assert offered(g) == ["use:crew_improver", "use:stones_to_strength", "finish"]
    play(g, "use:crew_improver", "crew:crew1", "use:stones_to_strength", "crew:crew1")
    assert crews_of(g, BLUE) == "3/1/1+2" and g.players[BLUE].stones == 1 and question(g) == ""


@pytest.mark.rule("EGIZ-254", "EGIZ-036")
def test_before_producing_several_things_may_be_used():
    g = position()
    equip(g, BLUE, stones=24, cards=["sell_stones", "stones_to_strength"])
    resume(g, produce_stone)
    play(g, "use:stones_to_strength", "crew:crew2")
    assert (decider(g), question(g)) == (BLUE, "save_stones") and offered(g) == ["play:sell_stones", "finish"]
    play(g, "play:sell_stones", "sell:2")
    assert g.players[BLUE].score == 2 and g.players[BLUE].stones == 23 and question(g) == ""


@pytest.mark.rule("EGIZ-254", "EGIZ-257")
def test_who_would_lose_stones_but_cannot_use_any_is_not_asked():
    g = position()
    equip(g, BLUE, stones=24, cards=["y5_12", "field_improver"])
    resume(g, produce_stone)
    assert question(g) == "" and g.players[BLUE].stones == 25


@pytest.mark.rule("EGIZ-009", "EGIZ-099")
@pytest.mark.parametrize(("stones", "lost"), [(22, []), (23, [1]), (25, [3])])
def test_stones_that_find_no_room_are_told_and_only_those(stones: int, lost: list[int]):
    g = position()
    equip(g, BLUE, stones=stones)
    g.flow.told = []
    resume(g, produce_stone)
    assert [args[1] for args in told(g, "stones_lost")] == lost
