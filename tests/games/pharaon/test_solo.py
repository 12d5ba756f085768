"""The solo game against the Traitor: setup, his turn, passing, scoring (chapter 19)."""

from __future__ import annotations

from collections import Counter

import pytest

from senet.games.pharaon import BOX
from senet.games.pharaon.components import BOARD_JARS, BOARD_SPACES, BOARDS, COLOURS, GODS, JARS, SCRIBES
from senet.games.pharaon.position import position
from senet.games.pharaon.scoring import result, sheet
from senet.games.pharaon.traitor import forbids_wheel_token
from senet.kernel.chance import seed_from
from senet.kernel.errors import Refused
from senet.kernel.game import UNKNOWN
from senet.kernel.play import seen_by
from tests.games.pharaon.playing import (
    FULL,
    ONE_OFFS,
    held,
    in_bank,
    new_game,
    pass_round,
    play_setup,
    settle,
)
from tests.games.words import decider, offered, play, question, refused, told

HUMAN, TRAITOR = 0, 1

# -- setup -------------------------------------------------------------------------------------------


@pytest.mark.rule("PHAR-201")
def test_the_traitor_has_pieces_and_strips_have_three_spaces():
    g = new_game(1)
    assert g.usable == 3 and len(g.players) == 2
    traitor = g.players[TRAITOR]
    assert (traitor.tomb, traitor.row, set(traitor.tracks.values())) == (0, 0, {0})
    assert (g.traitor.gods, g.traitor.value) == ([], 0) and held(g, TRAITOR) == {}


@pytest.mark.rule("PHAR-202")
def test_two_jars_three_pairs_and_three_bonus_tokens():
    g = new_game(1)
    assert len(g.jars) == 2 and [len(pair) for pair in g.pairs] == [2, 2, 2] and len(g.bonus) == 3


@pytest.mark.rule("PHAR-203", "PHAR-264")
def test_the_player_turns_boards_dark_from_left_to_right():
    g = new_game(1, dark_boards=3)
    assert [side for _, side in g.traitor.boards] == ["light"] * 5 and question(g) == "dark_board"
    assert offered(g) == ["board:1", "board:2", "board:3"] and refused(g, "board:4") == "PHAR-248"
    assert (
        refused(g, "board:6")
        == refused(g, "board:0")
        == refused(g, "board:01")
        == refused(g, "jar:1")
        == "PHAR-249"
    )
    play(g, "board:2")
    assert offered(g) == ["board:3", "board:4"] and refused(g, "board:2") == "PHAR-264"
    play(g, "board:4")
    assert [side for _, side in g.traitor.boards] == ["light", "dark", "light", "dark", "dark"]
    assert question(g) == "jar"  # the last one was the only one left
    for dark, sides in ((0, {"light"}), (5, {"dark"})):
        g = new_game(1, dark_boards=dark)
        assert {side for _, side in g.traitor.boards} == sides and question(g) == "jar"


@pytest.mark.rule("PHAR-203", "PHAR-264")
def test_the_boards_lie_in_random_order_and_in_the_other_reading_some_are_turned_dark_by_lot():
    for dark in range(6):
        orders, turned = set(), set()
        for seed in range(30):
            boards = new_game(1, str(seed), dark_boards=dark, choose_dark_boards=False).traitor.boards
            assert sorted(board for board, _ in boards) == BOARDS
            assert [side for _, side in boards].count("dark") == dark
            orders.add(tuple(board for board, _ in boards))
            turned.add(frozenset(board for board, side in boards if side == "dark"))
        assert len(orders) > 15 and (len(turned) > 3 or dark in (0, 5))
    for seed in range(5):
        g = BOX.start(1, {"dark_boards": 2, "choose_dark_boards": False}, seed_from(str(seed)))
        places = sorted(place for (place,) in told(g, "board_darkened"))
        assert places == [i + 1 for i, (_, side) in enumerate(g.traitor.boards) if side == "dark"]
    with pytest.raises(Refused):
        new_game(2, dark_boards=1)


@pytest.mark.rule("PHAR-204")
def test_each_board_gets_a_kind_of_its_own_in_random_order():
    g = new_game(1)
    assert sorted(g.traitor.kinds) == sorted(COLOURS)
    assert g.traitor.columns == [[kind] for kind in g.traitor.kinds] and g.bank["red"] <= 19
    assert all(spaces[0] == "start" for spaces in BOARD_SPACES.values())
    assert len({tuple(new_game(1, str(seed)).traitor.kinds) for seed in range(20)}) > 10


@pytest.mark.rule("PHAR-205")
def test_the_noble_not_chosen_is_the_traitors_and_has_no_effect():
    g = new_game(1, "other")
    play(g, offered(g)[0])
    drawn = g.players[HUMAN].drawn[:]
    assert sum(held(g).values()) == 5 and held(g)["silver"] == 2
    play(g, f"noble:{drawn[0]}")
    play_setup(g)
    assert g.players[TRAITOR].nobles == [drawn[1]] and g.players[HUMAN].nobles == [drawn[0]]
    for seed in range(60):
        g = new_game(1, str(seed))
        play(g, offered(g)[0])
        one, two = g.players[HUMAN].drawn
        if two == "court_official_25" or one == "court_official_25":
            other = two if one == "court_official_25" else one
            play(g, f"noble:{other}")
            assert g.players[TRAITOR].tomb == 0 and held(g, TRAITOR) == {}
            return
    raise AssertionError("no game with this noble")


@pytest.mark.rule("PHAR-206")
def test_the_other_jar_blocks_spaces_and_two_new_jars_are_laid_out():
    g = new_game(1, "7")
    shown = g.jars[:]
    play(g, f"jar:{shown[0]}")
    play_setup(g, ONE_OFFS)
    blocking = Counter(JARS[shown[1]])
    assert all(g.wheel[kind][:count] == [kind] * count for kind, count in blocking.items())
    assert shown[1] in g.jar_discard and len(g.jars) == 2


@pytest.mark.rule("PHAR-207", "PHAR-210")
def test_the_pile_of_a_round_has_as_many_unseen_jars_as_its_board_says():
    numbers = {board: (BOARD_JARS[board, "light"], BOARD_JARS[board, "dark"]) for board in BOARDS}
    assert numbers == {"T1": (4, 5), "T2": (5, 5), "T3": (3, 4), "T4": (4, 4), "T5": (5, 5)}
    for number, board in enumerate(["T3", "T1", "T5", "T2", "T4"], start=1):
        boards = [(each, "light") for each in ("T3", "T1", "T5", "T2", "T4")]
        if number > 1:
            g = position(1, round=number - 1, passed={TRAITOR: 5}, traitor={"boards": boards, "pile": []})
            pass_round(g)
            assert g.round == number and len(g.traitor.pile) == BOARD_JARS[board, "light"]
            assert set(seen_by(g, HUMAN).traitor.pile) == {UNKNOWN}


@pytest.mark.rule("PHAR-210")
def test_the_boards_have_12_spaces_and_one_symbol_for_each_god_per_side():
    for side in ("light", "dark"):
        symbols = [symbol for board in BOARDS for symbol in BOARD_SPACES[board, side]]
        assert all(len(BOARD_SPACES[board, side]) == 12 for board in BOARDS)
        assert sorted(s for s in symbols if s.startswith("god:")) == sorted(f"god:{god}" for god in GODS)


@pytest.mark.rule("PHAR-208")
def test_beginners_both_get_a_scribe_and_draw_no_nobles():
    g = new_game(1, beginner_scribes=True)
    dealt = [player.nobles for player in g.players]
    assert all(len(nobles) == 1 and nobles[0] in SCRIBES for nobles in dealt) and dealt[0] != dealt[1]
    assert question(g) == "jar"
    play(g, offered(g)[0])
    assert question(g) != "keep_noble" and [len(player.nobles) for player in g.players] == [1, 1]


@pytest.mark.rule("PHAR-209")
def test_who_starts_is_random_and_gets_the_first_player_token():
    starters = []
    for seed in range(40):
        g = new_game(1, str(seed))
        first = g.first_player
        g.flow.told = []
        play_setup(g)
        assert told(g, "round_begins")[0] == (1, first) and told(g, "turn_begins")[0] == (
            first,
        )  # the holder of the token moves first
        starters.append(first)
    assert 8 < starters.count(HUMAN) < 32 and 8 < starters.count(TRAITOR) < 32
    with pytest.raises(Refused):
        new_game(1, first_player="0")


# -- his turn ----------------------------------------------------------------------------------------
# By default his columns are black, yellow, green, red, blue, on the boards T1 to T5, and jar 7 has green
# at the bottom, yellow and red at the top.


def turn_with(jar: str, **said):
    """The Traitor's turn in which he reveals this jar."""
    his = {"pile": [jar]} | said.pop("traitor", {})
    return position(1, to_move=TRAITOR, traitor=his, **said)


@pytest.mark.rule("PHAR-211", "PHAR-212")
def test_he_places_the_bottom_then_the_human_chooses_for_the_wheel_then_the_other():
    g = turn_with("7")
    assert g.traitor.columns[2] == ["green", "green"]  # first the bottom
    assert (decider(g), offered(g)) == (HUMAN, ["wheel:yellow", "wheel:red"])
    assert refused(g, "wheel:green") == "PHAR-212" and not any(g.wheel.values())
    play(g, "wheel:red")
    assert g.wheel["red"] == ["red"] and g.traitor.columns[1] == ["yellow", "yellow"]
    assert g.traitor.pile == [] and "7" in g.jar_discard
    assert (decider(g), question(g)) == (HUMAN, "main")


@pytest.mark.rule("PHAR-213")
def test_his_wheel_token_lies_on_the_leftmost_free_space_of_its_own_strip():
    g = turn_with("7", wheel={"red": ["silver"]})
    play(g, "wheel:red")
    assert g.wheel["red"] == ["silver", "red"]


@pytest.mark.rule("PHAR-214")
def test_a_full_strip_leaves_the_other_token_and_two_full_strips_none():
    g = turn_with("7", wheel={"red": FULL})
    assert g.wheel["yellow"] == ["yellow"] and g.traitor.columns[3] == ["red", "red"]
    g = turn_with("7", wheel={"red": FULL, "yellow": FULL})
    assert g.traitor.columns[1] == ["yellow", "yellow"] and g.traitor.columns[3] == ["red", "red"]
    # Top left first: both columns are full, and the tokens spill into the black one in this order.
    his = {"kinds": ["green", "yellow", "red", "black", "blue"], "columns": {"yellow": 12, "red": 12}}
    g = turn_with("7", wheel={"red": FULL, "yellow": FULL}, traitor=his)
    assert g.traitor.columns[3] == ["black", "yellow", "red"]


@pytest.mark.rule("PHAR-214", "PHAR-218")
def test_why_a_token_cannot_be_chosen_for_the_wheel():
    assert (
        forbids_wheel_token(turn_with("7", wheel={"red": FULL}), HUMAN, ("wheel", "red"), "7") == "PHAR-214"
    )
    assert forbids_wheel_token(turn_with("7", bank={"red": 0}), HUMAN, ("wheel", "red"), "7") == "PHAR-218"


@pytest.mark.rule("PHAR-215")
def test_a_column_is_filled_from_the_bottom_and_the_symbol_is_carried_out():
    # The third space of T4 (red here) is the tomb; jar 24 has red at the bottom.
    g = turn_with("24", traitor={"columns": {"red": 2}})
    assert g.traitor.columns[3] == ["red"] * 3 and g.players[TRAITOR].tomb == 1


@pytest.mark.rule("PHAR-216")
def test_a_full_column_sends_the_token_to_the_right_and_round():
    g = turn_with("7", traitor={"columns": {"green": 12}})
    assert g.traitor.columns[3] == ["red", "green"] and len(g.traitor.columns[2]) == 12
    g = turn_with("27", traitor={"columns": {"blue": 12}})  # blue at the bottom, in the rightmost column
    assert g.traitor.columns[0] == ["black", "blue"]
    assert g.players[TRAITOR].tracks["blue"] == 1  # T1: nile_most; the fullest column is blue's
    g = turn_with("27", traitor={"columns": {"blue": 12, "black": 12}})
    assert g.traitor.columns[1] == ["yellow", "blue"]


@pytest.mark.rule("PHAR-217")
def test_with_all_columns_full_the_token_stays_in_the_bank():
    g = turn_with("7", traitor={"columns": dict.fromkeys(COLOURS, 12)})
    assert g.bank["green"] == 8 and [len(column) for column in g.traitor.columns] == [12] * 5
    play(g, "wheel:red")
    assert (g.bank["yellow"], g.bank["red"]) == (8, 7)


@pytest.mark.rule("PHAR-218")
def test_what_the_bank_lacks_is_left_out():
    g = turn_with("7", bank={"green": 0})
    assert g.traitor.columns[2] == ["green"] and offered(g) == ["wheel:yellow", "wheel:red"]
    g = turn_with("7", bank={"red": 0})
    assert g.wheel["yellow"] == ["yellow"] and g.traitor.columns[3] == ["red"]  # yellow had to be chosen
    g = turn_with("7", bank={"red": 0}, wheel={"yellow": FULL})
    assert g.traitor.columns[1] == ["yellow", "yellow"] and g.traitor.columns[3] == ["red"]


@pytest.mark.rule("PHAR-219")
def test_tokens_on_the_columns_stay_and_score_nothing():
    g = position(1, passed={TRAITOR: 5}, traitor={"columns": {"red": 5}, "pile": []})
    pass_round(g)
    assert g.round == 2 and g.traitor.columns[3] == ["red"] * 5
    assert sheet(g, TRAITOR)["resources_and_offerings"] == 0


# -- passing, end of round, scoring ------------------------------------------------------------------


@pytest.mark.rule("PHAR-231", "PHAR-263")
def test_he_passes_at_once_with_his_last_jar_and_takes_no_jar():
    g = turn_with("7")
    assert not g.players[TRAITOR].passed  # first all of his last jar is placed
    play(g, "wheel:red")
    assert g.traitor.pile == [] and g.players[TRAITOR].passed and len(g.jars) == 2
    assert held(g, TRAITOR) == {} and decider(g) == HUMAN and question(g) == "main"
    g = turn_with("7", traitor={"pile": ["7", "8"]})
    settle(g)
    assert len(g.traitor.pile) == 1 and not g.players[TRAITOR].passed


@pytest.mark.rule("PHAR-263")
def test_in_the_other_reading_he_passes_on_a_turn_of_its_own():
    g = position(1, to_move=TRAITOR, traitor={"pile": []}, without=["traitor_passes_at_once"])
    assert g.players[TRAITOR].passed and len(g.jars) == 2 and held(g, TRAITOR) == {}
    g = turn_with("7", without=["traitor_passes_at_once"])
    play(g, "wheel:red")
    assert g.traitor.pile == [] and not g.players[TRAITOR].passed


@pytest.mark.rule("PHAR-232")
@pytest.mark.parametrize(
    ("space", "said", "gained"),
    [
        (1, {"first_player": HUMAN}, {}),  # he takes the token
        (2, {}, {"silver": 1}),
        (2, {"bank": {"silver": 0}, "first_player": HUMAN}, {}),  # the token, further left
        (3, {"bag": ["off_plus2"]}, {"off_plus2": 1}),
        (4, {"bag": ["off_plus2"]}, {"off_plus2": 1}),
        (3, {"bag": [], "offering_discard": []}, {"silver": 1}),
    ],
)
def test_first_to_pass_he_takes_the_reward_reached_or_the_nearest_that_gives_something(space, said, gained):
    g = position(1, to_move=TRAITOR, passed={TRAITOR: space}, **said)
    assert g.players[TRAITOR].space == space + 1
    new = {kind: count for kind, count in held(g, TRAITOR).items() if kind in gained}
    assert new == gained
    assert g.first_player == (TRAITOR if gained == {} else said.get("first_player", TRAITOR))


@pytest.mark.rule("PHAR-232", "PHAR-249")
def test_the_human_chooses_the_kind_of_his_basic_reward():
    g = position(1, to_move=TRAITOR, passed={TRAITOR: 1}, first_player=TRAITOR)
    assert (decider(g), question(g)) == (HUMAN, "traitor_basic")
    assert refused(g, "take:silver") == "PHAR-003"
    play(g, "take:green")
    assert held(g, TRAITOR) == {"green": 1} and held(g) == {}
    nothing = {**dict.fromkeys(COLOURS, 0), "silver": 0}
    g = position(1, to_move=TRAITOR, passed={TRAITOR: 1}, first_player=TRAITOR, bank=nothing)
    assert question(g) == "main" and g.players[TRAITOR].space == 2  # nothing gives him anything
    g = position(1, to_move=TRAITOR, passed={TRAITOR: 5})
    assert question(g) == "main" and g.players[TRAITOR].space == 5


@pytest.mark.rule("PHAR-233")
def test_his_offering_is_drawn_from_the_bag_and_never_spent():
    g = position(1, to_move=TRAITOR, passed={TRAITOR: 3}, bonus=["off_red"] * 3, bag=["off_plus1"])
    assert held(g, TRAITOR) == {"off_plus1": 1} and g.bonus == ["off_red"] * 3
    g = position(1, to_move=TRAITOR, passed={TRAITOR: 3}, bag=[])
    assert sum(held(g, TRAITOR).values()) == 1 and g.offering_discard == []  # the discard pile went back
    his = {"off_plus1": 1, "red": 2}
    g = position(1, supplies=[{}, his], traitor={"pile": []}, round=4)
    while question(g):
        pass_round(g)
    assert all(held(g, TRAITOR).get(kind, 0) >= count for kind, count in his.items())


@pytest.mark.rule("PHAR-234")
def test_the_human_passes_as_usual_while_the_traitor_goes_on():
    g = position(1, jars=["21", "1"], traitor={"pile": ["7", "24"]})
    play(g, "pass", "jar:21")
    assert held(g) == {"green": 2, "red": 1} and g.players[HUMAN].row == 1
    assert question(g) == "wheel_token"
    play(g, offered(g)[0])
    assert question(g) == "reward" and g.players[HUMAN].space == 2
    play(g, "reward:basic", "take:red")
    assert question(g) == "wheel_token" and g.round == 1


@pytest.mark.rule("PHAR-235")
def test_last_to_pass_he_uses_no_row():
    g = position(1, passed={HUMAN: 4}, to_move=TRAITOR, traitor={"pile": []})
    assert g.round == 2 and g.players[TRAITOR].row == 0


@pytest.mark.rule("PHAR-236")
def test_the_end_of_a_solo_round():
    g = position(
        1,
        round=3,
        passed={TRAITOR: 5},
        jars=["21", "1"],
        pairs=[("off_red", "off_red"), (), ("off_blue", "off_blue")],
        bonus=["", "off_plus2", ""],
        wheel={"black": ["black"] * 3},
        traitor={"pile": []},
    )
    play(g, "pass", "jar:1")
    while question(g) != "main":
        play(g, offered(g)[0])
    assert g.round == 4 and len(g.jars) == 2 and all(g.pairs) and all(g.bonus)
    assert g.pairs[0] == ("off_red", "off_red") and g.bonus[1] == "off_plus2"
    assert (
        g.wheel["green"][:2] == ["green", "green"] and g.wheel["red"][:1] == ["red"] and "21" in g.jar_discard
    )
    pass_round(g)
    assert g.round == 5 and g.jars == [] and in_bank(g) > 0
    assert len(g.traitor.pile) == BOARD_JARS["T5", "light"]


@pytest.mark.rule("PHAR-237")
def test_succession_applies_to_the_traitor():
    g = turn_with("24", nobles=[[], ["judge", "general"]], tomb=[0, 2], traitor={"columns": {"red": 2}})
    assert g.players[TRAITOR].tomb == 3 and g.pharaoh == TRAITOR
    g = turn_with("11", nobles=[[], ["judge"]], tomb=[0, 3], traitor={"columns": {"black": 8}})
    assert len(g.players[TRAITOR].nobles) == 2 and g.pharaoh == TRAITOR


@pytest.mark.rule("PHAR-238")
def test_how_the_traitor_scores():
    g = position(
        1,
        nobles=[[], ["grand_vizier", "judge", "court_official_23"]],
        supplies=[{}, {"red": 2, "silver": 1, "off_plus2": 1}],
        artisans=[[], ["sculptor_1"]],
        tracks=[{}, {"red": 3, "blue": 2}],
        tomb=[0, 4],
        pharaoh=TRAITOR,
        first_player=TRAITOR,
        traitor={"gods": ["horus", "isis"], "value": 7},
    )
    assert sheet(g, TRAITOR) == {
        "gods": 18,  # no conditions
        "nobles": 21,
        "nile": 10,
        "resources_and_offerings": 6,
        "artisans": 7,
        "tomb": 18,
        "tokens": 10,
    }
    assert sheet(position(1, nobles=[[], ["judge", "general"]]), TRAITOR)["nobles"] == 12  # 6 each


@pytest.mark.rule("PHAR-239")
def test_the_human_needs_strictly_more_points():
    for silver, winner in ((2, TRAITOR), (3, TRAITOR), (4, HUMAN)):  # even a human Pharaoh loses a tie
        said = {"artisans": [[], ["sculptor_1"]], "pharaoh": HUMAN, "first_player": TRAITOR}
        g = position(1, supplies=[{"silver": silver}], **said)
        assert result(g).points == [7 + silver, 7 + 3] and result(g).winners == (winner,)
