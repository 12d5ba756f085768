"""The log: what is lost is told, what did not happen is not, and the counters balance."""

from __future__ import annotations

import pytest

from senet.games.pharaon import BOX
from senet.games.pharaon.components import COLOURS, JARS
from senet.games.pharaon.counters import CHANGES
from senet.games.pharaon.gaining import build_tomb, draw_jar, gain_all, take_offering, take_step
from senet.games.pharaon.position import position
from senet.games.pharaon.table import HUMAN, TRAITOR, Pharaon
from senet.games.pharaon.telling import STORY_RULES
from senet.games.pharaon.traitor import carry_out_symbol, place_in_column, traitor_turn
from senet.games.pharaon.turn import ask_main, block_spaces, turn
from senet.kernel.box import TABLE
from senet.kernel.conformance import Balance
from senet.kernel.game import Story
from senet.kernel.play import advance
from senet.language import LANGUAGES, Speaker
from tests.games.pharaon.playing import FULL, held, settle
from tests.games.words import offered, play

PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eve"]


def listen(g: Pharaon) -> list[Story]:
    g.flow.told = told = []
    return told


def told_by(g: Pharaon, step, *args: object) -> list[Story]:
    """What this step tells; the counters balance, and everything can be said in every language."""
    told = listen(g)
    balance = Balance(BOX, g, [("round_begins", (g.round, 0), ()), ("turn_begins", (g.active,), ())])
    g.flow.decision = None
    g.flow.agenda = [(ask_main, (0,)), (step, args)]
    advance(g)
    balance.check(g, told, step.__name__)
    for language in LANGUAGES:
        speaker = Speaker(BOX, language, PEOPLE[: g.seats_played()])
        assert all(speaker.story(story) for story in told)
    return told


def arguments(told: list[Story], name: str) -> list[tuple[object, ...]]:
    return [args for story, args, _ in told if story == name]


# -- what is lost ----------------------------------------------------------------------------------


@pytest.mark.rule("PHAR-102", "PHAR-242", "PHAR-243")
def test_what_the_bank_cannot_give_is_told():
    g = position(bank={"red": 1, "blue": 0})
    told = told_by(g, gain_all, 0, {"blue": 2, "red": 3, "green": 1}, "jar")
    assert arguments(told, "gained") == [(0, "jar", "green", 1, "red", 1)]
    assert arguments(told, "lacked") == [(0, "jar", "red", 2, "blue", 2)]
    assert held(g) == {"red": 1, "green": 1}


@pytest.mark.rule("PHAR-146", "PHAR-242")
def test_what_the_diplomat_cannot_take_is_told():
    bank = dict.fromkeys(COLOURS, 0) | {"green": 2}
    g = position(2, nobles=[["diplomat"]], jars=["1", "2", "3"], bank=bank)
    play(g, "pass")
    told = listen(g)
    play(g, "jar:1", "use:diplomat")
    assert arguments(told, "instead_of_jar") == [(0, "1")]
    assert arguments(told, "lacked") == [(0, "diplomat", "any", 1)]
    assert arguments(told, "gained") == [(0, "diplomat", "green", 1)] * 2
    g = position(2, nobles=[["diplomat"]], jars=["1", "2", "3"])
    play(g, "pass", "jar:1")
    told = listen(g)
    play(g, "use:diplomat", "take:red", "take:red", "take:red")
    assert not arguments(told, "lacked") and arguments(told, "gained") == [(0, "diplomat", "red", 1)] * 3


@pytest.mark.rule("PHAR-055", "PHAR-103")
@pytest.mark.parametrize("noble", ["diplomat", "teacher", "general"])
def test_a_noble_that_is_not_used_is_told(noble: str):
    g = position(3, nobles=[[noble]], jars=["1", "2", "3"])
    play(g, "pass", "jar:1")
    told = listen(g)
    play(g, "pass")
    assert arguments(told, "declined") == [(0, noble)]


@pytest.mark.rule("PHAR-108", "PHAR-153")
def test_steps_that_are_lost_are_told():
    top = dict.fromkeys(COLOURS, 3)
    assert arguments(told_by(position(tracks=[top]), take_step, 0), "steps_lost") == [(0, 1)]
    assert arguments(told_by(position(tomb=[6]), build_tomb, 0), "tomb_finished") == [(0,)]
    for without, lost in (([], [(0, 1), (0, 1)]), (["discs_after_jar"], [(0, 2)])):
        g = position(supplies=[{"red": 1, "blue": 1, "green": 1}], tracks=[top], without=without)
        told = listen(g)
        play(g, "zone:nile", "nile:4")
        assert arguments(told, "steps_lost") == lost and not arguments(told, "climbed")


@pytest.mark.rule("PHAR-085", "PHAR-101")
def test_a_jar_or_an_offering_that_is_not_there_is_told():
    g = position(bonus=["", "", "", ""], bag=[], offering_discard=[])
    assert arguments(told_by(g, take_offering, 0), "no_offering") == [(0,)]
    g = position(jars=list(JARS)[:3], jar_pile=[])
    told = told_by(g, draw_jar, 0)
    assert arguments(told, "jars_renewed") == [(27,)] and len(arguments(told, "drew_jar")) == 1
    g = position(jars=list(JARS), jar_pile=[])
    assert arguments(told_by(g, draw_jar, 0), "no_jar") == [(0,)] and held(g) == {}


@pytest.mark.rule("PHAR-161")
def test_the_token_that_one_holds_already_is_told_to_bring_nothing():
    g = position(3, first_player=0, passed={0: 1})
    told = listen(g)
    play(g, "reward:first_player")
    assert arguments(told, "token_kept") == [(0,)] and not arguments(told, "first_player")
    g = position(3, first_player=2, passed={0: 1})
    told = listen(g)
    play(g, "reward:first_player")
    assert arguments(told, "first_player") == [(0, 2)] and not arguments(told, "token_kept")


@pytest.mark.rule("PHAR-164", "PHAR-159")
def test_a_turn_without_a_reward_is_told():
    nothing = dict.fromkeys([*COLOURS, "silver"], 0)
    g = position(4, round=5, passed={0: 5, 1: 4, 2: 1}, bank=nothing, to_move=3)
    told = told_by(g, turn, 2)
    assert arguments(told, "advanced") == [(2, 3, 2)] and arguments(told, "no_reward") == [(2,)]
    g = position(3, passed={1: 5})
    assert arguments(told_by(g, turn, 1), "stayed") == [(1,)]


@pytest.mark.rule("PHAR-196", "PHAR-198")
def test_only_the_spaces_that_are_blocked_are_told():
    g = position(2, jars=["21"], bank={"green": 1})
    told = told_by(g, block_spaces)
    assert arguments(told, "blocked") == [("21", "green", 1, "red", 1)]
    assert arguments(told, "not_blocked") == [("green", 1)]
    assert g.wheel["green"] == ["green"] and g.wheel["red"] == ["red"]
    g = position(2, jars=["21"], bank={"green": 0, "red": 0})
    assert arguments(told_by(g, block_spaces), "blocked") == [("21",)]


@pytest.mark.rule("PHAR-089", "PHAR-097")
def test_new_cards_are_told_and_so_is_an_empty_deck():
    g = position(2, supplies=[{"red": 3}], artisans_shown=["painter_red"], artisan_deck=["painter_blue"])
    told = listen(g)
    settle(play(g, "zone:artisans", "artisan:painter_red"))
    assert arguments(told, "artisan_shown") == [("painter_blue",)]
    for zone, card in (("artisan", "painter_red"), ("noble", "seer")):
        shown = {f"{zone}s_shown": [card], f"{zone}_deck": []}
        g = position(2, supplies=[dict.fromkeys(COLOURS, 3)], **shown)
        told = listen(g)
        settle(play(g, f"zone:{zone}s", f"{zone}:{card}"))
        assert arguments(told, f"no_{zone}_left") == [()] and not arguments(told, f"{zone}_shown")


# -- the Traitor -----------------------------------------------------------------------------------


@pytest.mark.rule("PHAR-215", "PHAR-217", "PHAR-218")
def test_what_the_traitor_cannot_place_is_told():
    g = position(1, bank={"red": 0})
    assert arguments(told_by(g, place_in_column, "red"), "traitor_lacked") == [("red",)]
    g = position(1, traitor={"columns": dict.fromkeys(COLOURS, 12)})
    told = told_by(g, place_in_column, "red")
    assert arguments(told, "traitor_full") == [("red",)] and not arguments(told, "traitor_placed")


@pytest.mark.rule("PHAR-222", "PHAR-223", "PHAR-225", "PHAR-227", "PHAR-228", "PHAR-229")
@pytest.mark.parametrize(
    ("symbol", "said"),
    [
        ("noble_value:7", {"traitor": {"value": 8}}),
        ("noble_take:1", {"nobles_shown": ["", "", ""], "noble_deck": []}),
        ("noble_discard:3", {"nobles_shown": ["", "", ""], "noble_deck": []}),
        ("artisan_best", {"artisans_shown": ["", "", "", ""], "artisan_deck": []}),
        ("offering_pair:2", {"pairs": [(), (), ()]}),
        ("offering_bonus:2", {"bonus": ["", "", ""]}),
        ("nile_most", {"tracks": [{}, dict.fromkeys(COLOURS, 3)]}),
    ],
)
def test_a_symbol_without_effect_is_told(symbol: str, said):
    g = position(1, **said)
    before = BOX.counters(g)
    assert arguments(told_by(g, carry_out_symbol, symbol), "traitor_idle") == [()]
    assert BOX.counters(g) == before


@pytest.mark.rule("PHAR-232")
def test_a_turn_of_the_traitor_without_a_reward_is_told():
    nothing = dict.fromkeys([*COLOURS, "silver"], 0)
    g = position(1, round=5, first_player=TRAITOR, passed={TRAITOR: 1}, bank=nothing)
    told = told_by(g, traitor_turn)
    assert arguments(told, "advanced") == [(TRAITOR, 1, 2)] and arguments(told, "no_reward") == [(TRAITOR,)]


@pytest.mark.rule("PHAR-223")
def test_the_value_of_his_nobles_is_told_with_what_it_was():
    g = position(1, traitor={"value": 7})
    assert arguments(told_by(g, carry_out_symbol, "noble_value:9"), "traitor_value") == [(9, 7)]
    assert BOX.counters(g)["noble_value", TRAITOR] == 9


@pytest.mark.rule("PHAR-211", "PHAR-231")
def test_the_turn_of_the_traitor_is_told_piece_by_piece():
    g = position(1, to_move=HUMAN, traitor={"pile": ["7"]})
    told = told_by(g, traitor_turn)
    told_names = [name for name, _, _ in told]
    assert told_names == ["traitor_jar", "traitor_placed", "took_artisan", "artisan_shown"]
    told = listen(g)
    balance = Balance(BOX, g, [("round_begins", (1, 0), ()), ("turn_begins", (HUMAN,), ())])
    play(g, "wheel:red")
    balance.check(g, told, "wheel:red")
    names = [name for name, _, _ in told]
    assert names[:2] == ["traitor_wheel", "traitor_placed"] and "passed" in names


# -- rounds, turns, the end ------------------------------------------------------------------------


@pytest.mark.rule("PHAR-025", "PHAR-168")
def test_the_end_of_a_round_is_told_step_by_step():
    g = position(
        2,
        passed={1: 3},
        jars=["21", "1"],
        wheel={"black": FULL, "red": ["off_red"]},
        pairs=[()],
        nobles=[["seer"], ["teacher"]],
        exhausted=[["seer"], ["teacher"]],
        direction=-1,
    )
    told = listen(g)
    balance = Balance(BOX, g, [])
    play(g, "pass", "jar:1")
    balance.check(g, told, "the end of the round")
    names = [name for name, _, _ in told]
    steps = ["round_ends", "discs_returned", "wheel_cleared", "pair_laid_out", "wheel_turned", "blocked"]
    steps += ["nobles_ready", "jars_laid_out", "round_begins", "turn_begins"]
    assert [name for name in dict.fromkeys(names) if name in steps] == steps
    assert arguments(told, "discs_returned") == [(2, 0, 0, 0, 1, 1, 3)]
    assert arguments(told, "wheel_cleared") == [(3, 0, 0, 1, 0, "blue", 3, "off_red", 1)]
    assert arguments(told, "wheel_turned") == [(-1, *g.service())]
    assert arguments(told, "nobles_ready") == [(0, "seer"), (1, "teacher")]


@pytest.mark.rule("PHAR-182", "PHAR-184", "PHAR-192")
def test_the_final_scoring_is_told_by_category():
    g = position(
        2, round=5, passed={1: 5}, supplies=[{"red": 3}, {"blue": 1}], tomb=[3], artisans=[["painter_red"]]
    )
    g.pharaoh = 0
    told = listen(g)
    balance = Balance(BOX, g, [])
    play(g, "pass")
    balance.check(g, told, "the end")
    sheets = BOX.result(g).sheets
    assert arguments(told, "scored") == [(seat, *sheet.values()) for seat, sheet in enumerate(sheets)]
    assert arguments(told, "won") == [BOX.result(g).winners] == [(0,)]
    assert BOX.counters(g)["points", 0] == sum(sheets[0].values())


@pytest.mark.rule("PHAR-059", "PHAR-060", "PHAR-126")
def test_what_a_token_stands_for_is_told():
    g = position(supplies=[{"silver": 1, "off_zone_nile": 1, "blue": 1}])
    told = listen(g)
    settle(play(g, "zone:nile", "nile:4", "entry:silver"))
    assert arguments(told, "entered") == [(0, "nile", "silver", "green", "green")]
    assert arguments(told, "paid") == [(0, "off_zone_nile", "red"), (0, "blue", "blue")]
    g = position(supplies=[{"silver": 5}], nobles=[["judge"]])
    told = listen(g)
    settle(play(g, "zone:nobles", "noble:deck"))
    assert arguments(told, "entered") == [(0, "nobles", "silver", "", "blue")]
    assert arguments(told, "paid") == [(0, "silver", "any")] * 4


def test_every_story_that_changes_a_counter_has_a_rule():
    assert set(CHANGES) < set(STORY_RULES)


@pytest.mark.rule("PHAR-037", "PHAR-241")
def test_nobles_drawn_in_the_setup_are_counted_but_not_named():
    g = BOX.start(2, {"first_player": "0"}, bytes(32))
    told = listen(g)
    play(g, offered(g)[0])
    drawn = g.players[1].drawn
    public = [story for story in told if not story[2]]
    assert arguments(public, "drew_secretly") == [(1, 2)] and BOX.counters(g)["hand", 1] == 2
    assert not any(card in args for _, args, _ in public for card in drawn)
    assert BOX.counters(g)["noble_deck", TABLE] == len(g.noble_deck)
