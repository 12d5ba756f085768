"""Every Nile card: its deck, its type and what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from senet.games.egizia.components import NILE, TYPE, deck_cards
from senet.games.egizia.feeding import feed, feed_builders, produce_stone
from senet.games.egizia.nile import take_card
from senet.games.egizia.placing import place_ships
from senet.games.egizia.position import BLUE, RED, crews_of, equip, fill_river, lay, position
from senet.games.egizia.rounds import play_round
from senet.games.egizia.scoring import final_scoring
from senet.games.egizia.table import Egizia
from senet.kernel.play import resume
from tests.games.words import decider, offered, play, question, refused


def take(card: str, **given: object) -> Egizia:
    """Blue has just taken the card."""
    table = {name: given.pop(name) for name in ("built", "taken", "water", "red", "rulings") if name in given}
    g = position(2, river={"card_1": card}, **table)  # type: ignore[arg-type]
    equip(g, BLUE, **given)  # type: ignore[arg-type]
    resume(g, take_card, BLUE, "card_1")
    return g


# -- types ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-174", "EGIZ-039")
@pytest.mark.parametrize(
    "card", [card for card in NILE if TYPE[card] == "immediate" and card != "build_first"]
)
def test_immediate_cards_are_resolved_and_leave_the_game(card: str):
    g = take(card)
    while question(g):
        play(g, offered(g)[0])
    assert g.gone == [card] and g.players[BLUE].cards == []


@pytest.mark.rule("EGIZ-175", "EGIZ-176", "EGIZ-039")
@pytest.mark.parametrize("card", [card for card in NILE if TYPE[card] != "immediate"])
def test_other_cards_are_kept_across_rounds(card: str):
    g = take(card, red=card == "sphinx_plus_1")
    player = g.players[BLUE]
    assert card in player.fields + player.quarries + player.cards
    resume(g, play_round)
    while g.round < 3:
        play(g, "pass" if "pass" in offered(g) else offered(g)[-1])
    assert card in player.fields + player.quarries + player.cards


@pytest.mark.rule("EGIZ-177")
def test_cards_of_the_same_name_add_up_without_limit():
    g = position()
    equip(g, BLUE, cards=["q3_12", "q3_12", "q3_12", "y5_12", "y5_12", "q4_34"])
    assert g.production(BLUE) == 3 + 9 + 4 and g.grain(BLUE) == 16


@pytest.mark.rule("EGIZ-178")
def test_a_card_cannot_be_refused():
    g = position(2)
    lay(g, {"card_1": "all_crews_34"})
    fill_river(g)
    resume(g, place_ships)
    play(g, "ship:card_1")
    assert crews_of(g, BLUE) == "2/2/1+2" and (decider(g), question(g)) == (RED, "stop")


# -- fields and quarries -------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-179", "EGIZ-089")
@pytest.mark.parametrize(
    ("card", "grain", "dry_until"),
    [
        ("g2_12", 2, "left"),
        ("g3_12", 3, "left"),
        ("g4_34", 4, "left"),
        ("y5_12", 5, "middle"),
        ("y6_34", 6, "middle"),
        ("b6_12", 6, "right"),
        ("b7_12", 7, "right"),
        ("b8_34", 8, "right"),
        ("b9_34", 9, "right"),
    ],
)
def test_a_field_gives_its_grain_where_it_is_irrigated(card: str, grain: int, dry_until: str):
    waters = ["left", "middle", "right"]
    for water in waters:
        g = take(card, water=water)
        wet = waters.index(water) >= waters.index(dry_until)
        assert g.grain(BLUE) == 6 + (grain if wet else 0)


@pytest.mark.rule("EGIZ-183")
def test_a_field_and_a_quarry_already_work_in_the_round_in_which_they_are_taken():
    g = position(2, scores=[9, 9], river={"card_1": "g3_12", "card_2": "q2_12"})
    equip(g, BLUE, crews="3/2/2+2", stones=0)
    resume(g, place_ships)
    play(g, "ship:card_1", "pass", "ship:card_2", "pass")
    resume(g, feed_builders)
    resume(g, produce_stone)
    assert g.players[BLUE].score == 9  # 9 grain needed, 6 + 3 there
    assert g.players[BLUE].stones == 3 + 2


@pytest.mark.rule("EGIZ-183", "EGIZ-098")
@pytest.mark.parametrize(
    ("card", "stones"), [("q3_12", 3), ("q2_12", 2), ("q2_34", 2), ("q3_34", 3), ("q4_34", 4)]
)
def test_quarries_produce_every_round_from_the_first_on(card: str, stones: int):
    g = take(card, stones=0)
    resume(g, produce_stone)
    assert g.players[BLUE].stones == 3 + stones
    resume(g, produce_stone)
    assert g.players[BLUE].stones == 2 * (3 + stones)


@pytest.mark.rule("EGIZ-180")
def test_brown_6_moves_the_quarry_marker_and_brown_7_the_market_marker():
    g = take("b6_12")
    assert (g.players[BLUE].quarry, g.players[BLUE].market) == (1, 0)
    g = take("b7_12")
    assert (g.players[BLUE].quarry, g.players[BLUE].market) == (0, 1)


@pytest.mark.rule("EGIZ-181")
def test_brown_8_scores_three_points_once():
    g = take("b8_34", water="right")
    assert g.players[BLUE].score == 3 and g.players[BLUE].fields[-1] == "b8_34"
    resume(g, feed, BLUE)
    assert g.players[BLUE].score == 3


@pytest.mark.rule("EGIZ-182")
def test_brown_9_gives_four_stones_once():
    g = take("b9_34", stones=1)
    assert g.players[BLUE].stones == 5
    resume(g, produce_stone)
    assert g.players[BLUE].stones == 8


# -- any-time cards ------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-187", "EGIZ-034")
@pytest.mark.parametrize("card", ["stones_6_12", "stones_6_5"])
def test_six_stones(card: str):
    g = position(2)
    equip(g, BLUE, stones=2, cards=[card])
    fill_river(g)
    resume(g, place_ships)
    play(g, f"play:{card}")
    assert g.players[BLUE].stones == 8 and g.gone == [card]
    assert (decider(g), question(g)) == (BLUE, "stop")  # the turn goes on


@pytest.mark.rule("EGIZ-198")
def test_sell_stones():
    g = position(2)
    equip(g, BLUE, stones=12, cards=["sell_stones"])
    fill_river(g)
    resume(g, place_ships)
    play(g, "play:sell_stones")
    assert offered(g) == [f"sell:{n}" for n in range(1, 11)]
    play(g, "sell:7")
    assert (g.players[BLUE].stones, g.players[BLUE].score, g.gone) == (5, 7, ["sell_stones"])
    assert (decider(g), question(g)) == (BLUE, "stop") and refused(g, "play:sell_stones") == "EGIZ-034"


@pytest.mark.rule("EGIZ-198")
def test_nobody_sells_stones_that_are_not_there():
    g = position(2)
    equip(g, BLUE, stones=3, cards=["sell_stones"])
    fill_river(g)
    resume(g, place_ships)
    play(g, "play:sell_stones")
    assert offered(g) == ["sell:1", "sell:2", "sell:3"] and refused(g, "sell:4") == "EGIZ-198"


# -- permanent cards -----------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-202", "EGIZ-208", "EGIZ-256")
def test_stones_for_strength():
    g = position(2)
    equip(g, BLUE, stones=5, cards=["stones_to_strength"], crews="1/2/3+2", tired=["crew3"])
    fill_river(g)
    resume(g, place_ships)
    play(g, "use:stones_to_strength")
    assert refused(g, "crew:overseer") == "EGIZ-208"
    play(g, "crew:crew3")  # a used crew
    assert crews_of(g, BLUE) == "1/2/4+2" and g.players[BLUE].stones == 3
    assert refused(g, "use:stones_to_strength") == "EGIZ-202"
    resume(g, play_round)
    assert refused(g, "use:stones_to_strength") == ""


@pytest.mark.rule("EGIZ-202", "EGIZ-256")
def test_two_stones_are_just_enough_for_strength():
    g = position(2)
    equip(g, BLUE, stones=2, cards=["stones_to_strength"])
    fill_river(g)
    resume(g, place_ships)
    play(g, "use:stones_to_strength", "crew:crew1")
    assert g.players[BLUE].stones == 0 and crews_of(g, BLUE) == "2/1/1+2"


@pytest.mark.rule("EGIZ-207", "EGIZ-208", "EGIZ-032")
def test_crew_improver():
    g = position(2)
    equip(g, BLUE, cards=["crew_improver"], crews="1/2/3+2")
    fill_river(g)
    resume(g, place_ships)
    play(g, "use:crew_improver")
    assert refused(g, "crew:overseer") == "EGIZ-208"
    play(g, "crew:crew2")
    assert crews_of(g, BLUE) == "1/3/3+2"
    assert refused(g, "use:crew_improver") == "EGIZ-207"
    g.round = 0
    resume(g, play_round)
    assert refused(g, "use:crew_improver") == ""


@pytest.mark.rule("EGIZ-209")
@pytest.mark.parametrize(
    ("field", "water", "before", "after"),
    [
        ("y5_12", "left", 6, 11),
        ("b6_12", "middle", 6, 12),
        ("b6_12", "left", 6, 6),
        ("b6_12", "right", 12, 12),
    ],
)
def test_field_improver(field: str, water: str, before: int, after: int):
    g = position(2, water=water, river={"card_1": "field_improver"})
    equip(g, BLUE, cards=[field])
    assert g.grain(BLUE) == before
    resume(g, take_card, BLUE, "card_1")
    play(g, f"attach:{field}")
    assert g.grain(BLUE) == after and g.players[BLUE].cards == ["field_improver"]


@pytest.mark.rule("EGIZ-209", "EGIZ-177")
def test_the_improver_counts_for_one_of_two_equal_fields():
    g = position(2, water="left")
    equip(g, BLUE, cards=["y5_12", "y5_12", "field_improver"], improved="y5_12")
    assert g.grain(BLUE) == 11


@pytest.mark.rule("EGIZ-210")
def test_the_field_improver_may_wait_and_then_stays():
    g = take("field_improver")
    assert question(g) == "" and g.players[BLUE].cards == ["field_improver"]  # no suitable field
    equip(g, BLUE, cards=["y5_12", "b6_12"])
    fill_river(g)
    resume(g, place_ships)
    assert {"attach:y5_12", "attach:b6_12"} <= set(offered(g))
    assert refused(g, "attach:start_field") == "EGIZ-210"
    play(g, "attach:b6_12")
    assert g.players[BLUE].improved == "b6_12"
    assert refused(g, "attach:y5_12") == "EGIZ-210"


@pytest.mark.rule("EGIZ-210", "EGIZ-030")
def test_a_player_may_decide_to_wait():
    g = position(2, river={"card_1": "field_improver"})
    equip(g, BLUE, cards=["y5_12"])
    resume(g, take_card, BLUE, "card_1")
    assert offered(g) == ["attach:y5_12", "pass"]
    play(g, "pass")
    assert g.players[BLUE].improved == "" and g.players[BLUE].cards == ["field_improver"]


@pytest.mark.rule("EGIZ-212", "EGIZ-087")
def test_feed_with_stones():
    g = position(2, scores=[9, 0], water="left")
    equip(g, BLUE, stones=9, crews="3/3/2+2", cards=["stones_as_grain"])
    resume(g, feed, BLUE)
    assert offered(g) == ["pay:1", "pay:2", "pay:3", "pay:4", "finish"]
    play(g, "pay:4")
    assert g.players[BLUE].stones == 5 and g.players[BLUE].score == 9
    assert g.players[BLUE].cards == ["stones_as_grain"]


@pytest.mark.rule("EGIZ-213")
def test_the_hidden_grave_counts_in_the_end():
    g = take("grave_card")
    g.round = 5
    resume(g, final_scoring)
    assert g.players[BLUE].score == 2


# -- immediate cards -----------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-214")
def test_two_steps_on_the_track_shown():
    g = take("quarry_track_2")
    assert (g.players[BLUE].quarry, g.players[BLUE].market) == (2, 0)
    g = take("market_track_2")
    assert (g.players[BLUE].quarry, g.players[BLUE].market) == (0, 2)


@pytest.mark.rule("EGIZ-215", "EGIZ-263")
@pytest.mark.parametrize("card", ["two_steps_34", "two_steps_5"])
def test_two_crew_steps(card: str):
    g = take(card, crews="1/1/1+2")
    play(g, "crew:crew1", "crew:crew3")
    assert crews_of(g, BLUE) == "2/1/2+2"
    g = take(card, crews="1/1/1+2")
    play(g, "crew:crew2", "crew:crew2")
    assert crews_of(g, BLUE) == "1/3/1+2"


@pytest.mark.rule("EGIZ-216", "EGIZ-031")
@pytest.mark.parametrize(
    ("card", "crews", "raised"),
    [
        ("all_crews_34", "1/2/3+2", "2/3/3+2"),
        ("all_crews_34", "9/2/3+2", "9/3/3+2"),
        ("all_crews_5", "1/2/3+2", "1/3/4+2"),
        ("all_crews_5", "1/9/3+2", "1/9/4+2"),
    ],
)
def test_the_two_crews_shown_gain_a_step(card: str, crews: str, raised: str):
    assert crews_of(take(card, crews=crews), BLUE) == raised


@pytest.mark.rule("EGIZ-278")
@pytest.mark.parametrize("card", ["all_crews_34", "all_crews_5"])
def test_if_agreed_the_card_raises_all_three_crews(card: str):
    agreed = {"three_shown_crews": True}
    assert crews_of(take(card, crews="1/2/3+2", rulings=agreed), BLUE) == "2/3/4+2"
    assert crews_of(take(card, crews="9/2/3+2", rulings=agreed), BLUE) == "9/3/4+2"


@pytest.mark.rule("EGIZ-208", "EGIZ-280")
@pytest.mark.parametrize("card", ["two_steps_34", "two_steps_5"])
def test_two_crew_steps_are_for_crews_unless_agreed_otherwise(card: str):
    g = take(card, crews="1/1/1+2")
    assert refused(g, "crew:overseer") == "EGIZ-208"
    g = take(card, crews="1/1/1+2", rulings={"overseer_trains": True})
    play(g, "crew:overseer", "crew:overseer")
    assert crews_of(g, BLUE) == "1/1/1+4"


@pytest.mark.rule("EGIZ-280")
@pytest.mark.parametrize("card", ["crew_improver", "stones_to_strength"])
def test_if_agreed_abilities_raise_the_overseer_too(card: str):
    g = position(2, rulings={"overseer_trains": True})
    equip(g, BLUE, crews="9/9/9+2", stones=5, cards=[card])
    fill_river(g)
    resume(g, place_ships)
    play(g, f"use:{card}")  # nobody else can grow, so nobody is asked
    assert crews_of(g, BLUE) == "9/9/9+3"
    g = position(2)
    equip(g, BLUE, crews="9/9/9+2", stones=5, cards=[card])
    fill_river(g)
    resume(g, place_ships)
    assert refused(g, f"use:{card}") == "EGIZ-256"


@pytest.mark.rule("EGIZ-217")
def test_points_for_stones_in_two_buildings():
    built = dict.fromkeys(["o1", "o2", "tl1", "p1_1", "p1_2", "p1_3"], BLUE) | {"o3": RED, "tr1": RED}
    taken = [(BLUE, 6), (RED, 2), (BLUE, 3)]
    assert take("vp_obelisk_graves", built=built, taken=taken).players[BLUE].score == 4
    assert take("vp_temple_pyramid", built=built, taken=taken).players[BLUE].score == 4
    assert take("vp_temple_pyramid").players[BLUE].score == 0


@pytest.mark.rule("EGIZ-218", "EGIZ-236")
def test_build_first_stays_with_its_owner_for_a_while():
    g = take("build_first")
    assert g.players[BLUE].cards == ["build_first"] and g.gone == []


# -- decks ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-221")
def test_deck_12():
    single = [
        "g2_12", "g3_12", "b6_12", "b7_12", "field_improver", "crew_improver", "stones_as_grain", "reuse_circle",
        "sphinx_plus_2", "grain_4_12", "strength_3_12", "two_ships", "stones_6_12", "quarry_track_2",
        "market_track_2",
    ]  # fmt: skip
    assert Counter(deck_cards(0, False)) == Counter([*["q3_12"] * 3, *["q2_12"] * 2, *["y5_12"] * 2, *single])
    red = Counter(deck_cards(0, True))
    assert red["sphinx_plus_1"] == 1 and red["sphinx_plus_2"] == 0 and red.total() == 22


@pytest.mark.rule("EGIZ-222")
def test_deck_34():
    single = [
        "q2_34", "q4_34", "b8_34", "b9_34", "upstream_ship", "leftover_card", "stones_to_strength", "grain_4_34",
        "strength_3_34", "two_crews_34", "keep_two_34", "double_circle", "occupied_site_34", "two_steps_34",
        "all_crews_34", "build_first",
    ]  # fmt: skip
    assert Counter(deck_cards(1, False)) == Counter([*["q3_34"] * 2, *["g4_34"] * 2, *["y6_34"] * 2, *single])


@pytest.mark.rule("EGIZ-223")
def test_deck_5():
    assert Counter(deck_cards(2, False)) == Counter([
        "two_crews_5", "strength_3_5", "stones_6_5", "grain_4_5", "keep_two_5", "sell_stones", "occupied_site_5",
        "grave_card", "vp_obelisk_graves", "vp_temple_pyramid", "two_steps_5", "all_crews_5",
    ])  # fmt: skip


def test_every_nile_card_has_a_test_of_its_own():
    from pathlib import Path

    code = "".join(
        path.read_text() for path in Path(__file__).parent.glob("test_*.py") if path.name != "test_setup.py"
    )
    # named at least once outside the lists of the decks above
    assert [card for card in NILE if code.count(f'"{card}"') + code.count(f":{card}") < 2] == []
