"""Rounds, turns and action tokens."""

import pytest

from senet.games.kemet.night import night
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import next_turn, perform, start_day
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import reading, take_turn
from tests.games.words import decider, offered, play, question, refused

F3 = ["place:f3_move", "place:f3_recruit"]


def two(**more: object) -> Kemet:
    return position(at("nw", {"nw_north": 5, "nw_east": 5}, **more), at("mw", {"mw_west": 5, "mw_east": 5}))


def placed(g: Kemet, seat: int, *spaces: str) -> Kemet:
    """Colour tokens already lie on these spaces."""
    for space in spaces:
        g.players[seat].placed[space] = "colour"
    g.players[seat].tokens -= len(spaces)
    return g


@pytest.mark.rule("KEMET-043", "KEMET-044", "KEMET-056")
def test_five_turns_each_in_turn_order_then_night_then_a_new_round():
    g = reading(position(at("nw"), at("mw"), at("sw"), order=[2, 0, 1]), decline_actions=True)
    resume(g, start_day)
    turns = []
    for space in ("f2_pray", "f1_pray", "f3_move", "f3_recruit", "f2_move"):
        for _ in range(3):
            turns.append(decider(g))
            play(g, f"place:{space}")
            while question(g) not in ("plan", "position"):
                play(g, "pass")
    assert turns == [2, 0, 1] * 5 and g.phase == "night" and g.round == 1
    play(g, "position:1", "position:2")
    assert g.phase == "day" and g.round == 2 and g.order == [2, 0, 1] and question(g) == "plan"


@pytest.mark.rule("KEMET-045")
def test_victory_is_checked_before_anything_else_in_a_turn():
    g = two(fame=9)
    take_turn(g, 0)
    assert g.winner == 0 and not deciders(g) and g.players[0].tokens == 5


@pytest.mark.rule("KEMET-046", "KEMET-345")
def test_companions_are_rearranged_once_and_before_the_tokens():
    g = two(tiles=["ruby_phoenix", "ruby_giant_scorpion"], companions={"phoenix": "nw_north"})
    take_turn(g, 0)
    assert "arrange" in offered(g)
    play(g, "arrange", "companion:giant_scorpion", "area:nw_east")
    assert g.players[0].companions == {"phoenix": "nw_north", "giant_scorpion": "nw_east"}
    assert refused(g, "arrange") == "KEMET-345"
    take_turn(g, 0, "gold")
    assert refused(g, "arrange") == "KEMET-046"


@pytest.mark.rule("KEMET-345", "KEMET-346")
def test_within_one_rearrangement_a_companion_gets_its_new_place_once():
    g = two(
        tiles=["ruby_phoenix", "ruby_giant_scorpion", "ruby_royal_scarab"], companions={"phoenix": "nw_north"}
    )
    take_turn(g, 0, "arrange", "companion:phoenix", "swap:giant_scorpion")
    assert g.players[0].companions == {"phoenix": "", "giant_scorpion": "nw_north", "royal_scarab": ""}
    assert "companion:phoenix" not in offered(g) and refused(g, "companion:phoenix") == "KEMET-345"


@pytest.mark.rule("KEMET-047", "KEMET-061")
def test_one_colour_token_and_at_will_silver_and_gold_beside_it():
    g = two(tiles=["ruby_act_of_god"])
    take_turn(g, 0, "silver:f2_pray", "gold")
    assert refused(g, "silver:f1_pray") == "KEMET-061" and refused(g, "gold") == "KEMET-062"
    play(g, "place:f1_pray")
    player = g.players[0]
    assert player.placed == {"f2_pray": "silver", "apex_divine_power": "gold", "f1_pray": "colour"}
    assert player.tokens == 4
    assert set(offered(g)) == {"act:f2_pray", "act:apex_divine_power", "act:f1_pray"}


@pytest.mark.rule("KEMET-048")
def test_all_tokens_are_placed_before_any_action_and_no_card_comes_between():
    g = two(tiles=["ruby_act_of_god"], hand=["prayer"])
    take_turn(g, 0, "gold")
    assert refused(g, "card:prayer") == "KEMET-048"
    g = position(at("nw", {"nw_north": 5}, prayer=9, pyramids={"nw_north": ("ruby", 4)}), at("mw"), map=3)
    take_turn(g, 0, "place:f1_acquire_a", "tile:ruby_act_of_god")
    assert g.players[0].silver == 1 and g.players[0].placed == {"f1_acquire_a": "colour"}
    take_turn(g, 0)
    assert "silver:f1_pray" in offered(g)


@pytest.mark.rule("KEMET-049")
def test_actions_are_resolved_completely_in_the_order_of_the_player():
    g = two(tiles=["ruby_act_of_god"], prayer=0)
    take_turn(g, 0, "silver:f2_build", "place:f1_pray")
    play(g, "act:f1_pray")
    assert g.players[0].prayer == 2 and question(g) == "build_where"  # the last one follows by itself
    g = two(tiles=["ruby_act_of_god"], prayer=0)
    take_turn(g, 0, "silver:f2_build", "place:f1_pray", "act:f2_build")
    assert g.players[0].pyramids == {} and g.players[0].prayer == 2  # nothing could be built
    assert refused(take_turn(two(), 0), "act:f1_pray") == "KEMET-365"


@pytest.mark.rule("KEMET-049")
def test_only_tokens_of_this_turn_act():
    g = placed(two(tiles=["ruby_act_of_god"]), 0, "f3_move")
    take_turn(g, 0, "silver:f2_pray", "place:f1_pray")
    assert refused(g, "act:f3_move") == "KEMET-049"


@pytest.mark.rule("KEMET-050")
def test_an_action_that_cannot_be_done_is_lost_and_its_token_stays():
    g = position(at("nw"), at("mw"))
    take_turn(g, 0, "place:f3_move")
    assert g.players[0].placed == {"f3_move": "colour"} and not deciders(g)


@pytest.mark.rule("KEMET-051", "KEMET-101")
def test_prayer_is_always_performed():
    g = two()
    take_turn(g, 0, "place:f1_pray")
    assert g.players[0].prayer == 9 and not deciders(g)


@pytest.mark.rule("KEMET-052", "KEMET-053")
def test_day_cards_before_the_tokens_between_the_actions_and_at_the_end():
    g = two(hand=["prayer", "prayer", "prayer"], prayer=0, tiles=["ruby_act_of_god"])
    take_turn(g, 0, "card:prayer", "silver:f2_build", "place:f1_pray", "card:prayer")
    assert g.players[0].prayer == 4 and len(g.discard) == 2
    play(g, "act:f2_build")
    assert refused(g, "card:prayer") == "KEMET-365"  # never during an action
    play(g, "area:nw_north", "colour:ruby", "level:1", "act:f1_pray", "card:prayer")
    assert g.players[0].prayer == 7 and g.players[0].hand == [] and not deciders(g)


@pytest.mark.rule("KEMET-346")
def test_twelve_day_cards_a_turn_are_enough():
    g = two(hand=["prayer"], prayer=0)
    take_turn(g, 0)
    assert "card:prayer" in offered(g)
    g.day_cards = 12
    assert refused(g, "card:swiftness") == "KEMET-176"
    g.flow.decision = None
    resume(g, perform_plan, 0)
    assert "card:prayer" not in offered(g) and refused(g, "card:prayer") == "KEMET-346"


def perform_plan(g: Kemet, seat: int) -> None:
    from senet.games.kemet.turn import ask_plan

    ask_plan(g, seat)


@pytest.mark.rule("KEMET-057")
def test_a_space_holds_one_token_a_day():
    g = placed(two(), 0, "f1_pray")
    take_turn(g, 0)
    assert refused(g, "place:f1_pray") == "KEMET-057" and "place:f2_pray" in offered(g)


@pytest.mark.rule("KEMET-058", "KEMET-059")
def test_the_apex_takes_only_the_gold_token_and_is_on_no_floor():
    g = placed(two(), 0, "f1_pray", "f1_acquire_a", "f2_pray", "f2_build")
    take_turn(g, 0, "gold")
    assert refused(g, "place:apex_divine_power") == "KEMET-058"
    assert [o for o in offered(g) if o.startswith("place")] == F3


@pytest.mark.rule("KEMET-059", "KEMET-060", "KEMET-327")
@pytest.mark.parametrize(
    ("lying", "allowed"),
    [
        (["f1_pray", "f1_acquire_a", "f1_acquire_b"], 5),  # two left, two floors open: one of them now
        (["f1_pray", "f1_acquire_a"], 7),
        (["f1_pray", "f2_pray", "f2_move", "f2_build"], 2),
        (["f1_pray", "f2_pray", "f3_move", "f2_build"], 5),
    ],
)
def test_the_balance_is_looked_ahead(lying, allowed):
    g = placed(two(), 0, *lying)
    take_turn(g, 0)
    places = [o for o in offered(g) if o.startswith("place")]
    assert len(places) == allowed
    for space in ("f1_acquire_c", "f1_acquire_b"):
        if f"place:{space}" not in places and space not in lying:
            assert refused(g, f"place:{space}") == "KEMET-060"


@pytest.mark.rule("KEMET-327", "KEMET-060")
def test_there_is_always_a_legal_space():
    import itertools

    from senet.games.kemet.components import SPACES

    for silver in (0, 1):
        reached = {()}
        for _ in range(5):
            following = set()
            for lying in reached:
                g = placed(two(tiles=["ruby_act_of_god"] if silver else []), 0, *lying)
                take_turn(g, 0)
                places = [o.partition(":")[2] for o in offered(g) if o.startswith("place")]
                assert places, lying
                following |= {tuple(sorted((*lying, p))) for p in places}
            reached = following
        if not silver:
            good = {
                c
                for c in itertools.combinations(sorted(SPACES), 5)
                if {s[:2] for s in c} == {"f1", "f2", "f3"}
            }
            assert reached == good


@pytest.mark.rule("KEMET-060", "KEMET-061")
def test_silver_counts_for_the_balance_and_may_become_compulsory():
    g = placed(two(tiles=["ruby_act_of_god"]), 0, "f1_pray", "f1_acquire_a", "f2_pray", "f2_build")
    take_turn(g, 0, "place:f2_move")  # nothing on floor 3 yet: the silver token must go there
    assert question(g) == "place_silver" and offered(g) == ["silver:f3_move", "silver:f3_recruit"]
    assert refused(g, "silver:f1_acquire_b") == "KEMET-060" and refused(g, "pass") == "KEMET-365"
    assert refused(g, "silver:f2_move") == "KEMET-057"
    play(g, "silver:f3_recruit")
    assert g.players[0].placed["f3_recruit"] == "silver" and g.players[0].silver == 0
    g = placed(two(tiles=["ruby_act_of_god"]), 0, "f1_pray", "f1_acquire_a", "f2_pray", "f2_build")
    take_turn(g, 0, "silver:f1_acquire_b")
    assert [o for o in offered(g) if o.startswith("place")] == F3


@pytest.mark.rule("KEMET-060")
def test_with_tokens_left_an_unplaced_silver_token_counts_too():
    g = placed(two(tiles=["ruby_act_of_god"]), 0, "f1_pray", "f1_acquire_a", "f1_acquire_b")
    take_turn(g, 0)
    assert "place:f1_acquire_c" in offered(g)  # one token and the silver one are left for two floors
    g = placed(two(), 0, "f1_pray", "f1_acquire_a", "f1_acquire_b")
    take_turn(g, 0)
    assert refused(g, "place:f1_acquire_c") == "KEMET-060"


@pytest.mark.rule("KEMET-061")
def test_silver_is_not_to_be_placed_where_no_colour_token_could_balance_it():
    g = placed(two(tiles=["ruby_act_of_god"]), 0, "f1_pray", "f1_acquire_a", "f1_acquire_b", "f1_acquire_c")
    take_turn(g, 0)
    assert not [o for o in offered(g) if o.startswith("place:f1")]
    assert {o for o in offered(g) if o.startswith("silver")} == {
        "silver:f3_move", "silver:f3_recruit", "silver:f2_build", "silver:f2_move", "silver:f2_pray",
    }  # fmt: skip


@pytest.mark.rule("KEMET-062")
def test_the_gold_token_gives_one_gold_action_of_one_tile():
    g = two(tiles=["ruby_surprise_attack", "onyx_forced_march", "ruby_charge"])
    take_turn(g, 0, "gold", "place:f1_pray", "act:apex_divine_power")
    assert offered(g) == ["tile:ruby_surprise_attack", "tile:onyx_forced_march"]
    assert refused(g, "tile:ruby_charge") == "KEMET-062"
    play(g, "tile:onyx_forced_march", "area:nw_north", "area:nw_south")
    assert g.players[0].prayer == 9 and not deciders(g)


@pytest.mark.rule("KEMET-063")
def test_gold_may_be_placed_for_a_tile_bought_in_the_same_turn():
    g = position(at("nw", {"nw_north": 5}, prayer=11, pyramids={"nw_north": ("onyx", 3)}), at("mw"), map=3)
    take_turn(g, 0, "gold", "place:f1_acquire_a", "act:f1_acquire_a", "tile:onyx_forced_march")
    assert question(g) == "use_gold" and "tile:onyx_forced_march" in offered(g)
    g = two()
    take_turn(g, 0, "gold", "place:f1_pray", "act:apex_divine_power")
    assert g.players[0].placed["apex_divine_power"] == "gold" and not deciders(g)  # lost


@pytest.mark.rule("KEMET-064", "KEMET-193")
def test_tokens_stay_until_the_awakening():
    g = placed(two(tiles=["ruby_act_of_god"]), 0, "f1_pray", "f2_pray", "f3_move", "f2_build")
    g.players[1].tokens = 0
    g.players[1].placed = dict.fromkeys(("f1_pray", "f2_pray", "f3_move", "f2_build", "f2_move"), "colour")
    take_turn(g, 0, "silver:f1_acquire_a", "gold", "place:f1_acquire_b")
    assert len(g.players[0].placed) == 7
    resume(g, night)
    while question(g) != "position":
        play(g, "pass" if "pass" in offered(g) else offered(g)[0])
    player = g.players[0]
    assert (player.placed, player.tokens, player.silver, player.gold) == ({}, 5, 1, 1)


@pytest.mark.rule("KEMET-055", "KEMET-201")
def test_a_point_counts_from_the_moment_it_is_gained():
    g = two(fame=8, tiles=[], prayer=9, pyramids={"nw_north": ("ruby", 3)})
    take_turn(g, 0, "place:f1_acquire_a", "tile:ruby_domination")
    assert g.fame(0) == 9 and g.winner == -1  # not during the turn
    take_turn(g, 0)
    assert g.winner == 0


@pytest.mark.rule("KEMET-056")
def test_the_next_player_in_order_becomes_active():
    g = position(at("nw"), at("mw"), at("sw"), order=[1, 2, 0])
    g.active = 1
    resume(g, next_turn)
    assert deciders(g) == [2] and g.active == 2
    assert refused(g, "place:f1_pray", 0) == "KEMET-044"


@pytest.mark.rule("KEMET-332")
def test_drawing_and_revealing_cannot_be_taken_back_but_choices_before_can():
    g = two(hand=["prayer"])
    take_turn(g, 0)
    before = g.flow.revealed
    play(g, "gold")
    assert g.flow.revealed == before
    g = two(hand=["prayer"])
    take_turn(g, 0)
    play(g, "card:prayer")
    assert g.flow.revealed > before


@pytest.mark.rule("KEMET-326")
def test_a_player_without_units_on_the_board_plays_on():
    g = position(at("nw"), at("mw", {"mw_west": 5}))
    resume(g, start_day)
    assert deciders(g) == [0] and len([o for o in offered(g) if o.startswith("place")]) == 9


@pytest.mark.rule("KEMET-049")
def test_perform_takes_the_token_off_the_list():
    g = two()
    g.pending = ["f1_pray"]
    resume(g, perform, 0, "f1_pray")
    assert g.pending == [] and g.players[0].prayer == 9
