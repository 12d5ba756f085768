"""The log balances: what is told is what happened, with its amount, its source and whom it concerns."""

from __future__ import annotations

import pytest

from senet.games.ankh import BOX
from senet.games.ankh.actions import unlock_action
from senet.games.ankh.components import RULINGS
from senet.games.ankh.conflict import close_conflict, conflict
from senet.games.ankh.counters import CHANGES, changes, counters, heading, stage
from senet.games.ankh.deaths import kill
from senet.games.ankh.devotion import gain_devotion
from senet.games.ankh.ending import forget_gods
from senet.games.ankh.merge import merge_gods
from senet.games.ankh.position import (
    DELTA,
    build,
    camels,
    dashboard,
    devote,
    fight,
    pool,
    position,
    powers,
    stand,
    start,
)
from senet.games.ankh.summon import summon_figure
from senet.games.ankh.table import Ankh
from senet.games.ankh.telling import STORY_RULES
from senet.games.ankh.turn import turn
from senet.kernel.box import TABLE, Counters
from senet.kernel.conformance import Balance, quick_playout
from senet.kernel.game import Step
from senet.language import LANGUAGES, Speaker
from tests.games.words import offered, play, question, told


def told_by(g: Ankh, step: Step, *args: object) -> list[tuple[str, tuple[object, ...]]]:
    """What is told of a step; it must balance."""
    balance = Balance(BOX, g, [])
    g.flow.told = []
    start(g, step, *args)
    stories = g.flow.told or []
    for level, value in stage(g).items():
        balance.headings[level] = value
    balance.check(g, stories, "")
    return [(name, given) for name, given, _ in stories]


def after(g: Ankh, step: Step, *args: object) -> Counters:
    before = counters(g)
    told_by(g, step, *args)
    now = counters(g)
    return {
        key: now.get(key, 0) - before.get(key, 0)
        for key in {*before, *now}
        if now.get(key) != before.get(key)
    }


# -- devotion and followers ------------------------------------------------------------------------


@pytest.mark.rule("ANKH-033", "ANKH-035")
def test_a_gain_that_ends_on_the_top_is_told_as_far_as_it_went() -> None:
    g = position("ra", "isis")
    devote(g, isis=3, ra=30)
    told = told_by(g, gain_devotion, 0, 5, "battle")
    assert told[0] == ("devotion_gained", ((0,), 1, "battle", 0))


@pytest.mark.rule("ANKH-333")
def test_what_bountiful_adds_is_told_with_the_gain() -> None:
    g = position("ra", "isis")
    powers(g, "ra", "commanding", "revered", "resplendent", "temple_attuned", "bountiful")
    devote(g, isis=3, ra=5)
    assert told_by(g, gain_devotion, 0, 2, "miracle") == [("devotion_gained", ((0,), 3, "miracle", 1))]


@pytest.mark.rule("ANKH-152")
def test_the_cost_of_a_power_is_told() -> None:
    g = position("ra", "isis")
    dashboard(g, "ra").followers = 4
    powers(g, "ra", "commanding", "revered")
    start(g, unlock_action, 0)
    g.flow.told = []
    play(g, "power:resplendent")
    assert told(g)[0] == ("power_unlocked", 0, "resplendent", 2, 0)


@pytest.mark.rule("ANKH-280")
@pytest.mark.parametrize(("known", "cost"), [((), 3), (("inspiring",), 0)])
def test_the_cost_of_a_building_is_told(known: tuple[str, ...], cost: int) -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="d1")
    stand(g, "isis", god="e1")
    powers(g, "ra", *known)
    dashboard(g, "ra").followers = 5
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:chariots", "card:build_monument", "build:temple", "space:c1")
    assert ("monument_built", (0,), "temple", "c1", cost) in told(g)


@pytest.mark.rule("ANKH-337")
def test_the_cost_of_worshipful_is_told_before_its_devotion() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="d1")
    stand(g, "isis", god="e1")
    powers(g, "ra", "commanding", "revered", "resplendent", "temple_attuned", "worshipful")
    dashboard(g, "ra").followers = 2
    fight(g, DELTA)
    play(g, "card:chariots", "card:flood")
    g.flow.told = []
    play(g, "worship")
    assert told(g)[:2] == [
        ("followers_sacrificed", (0,), 2, "worshipful"),
        ("devotion_gained", (0,), 1, "worshipful", 0),
    ]


# -- guardians, suns, camels -----------------------------------------------------------------------


@pytest.mark.rule("ANKH-159")
@pytest.mark.parametrize("cause", ["none_left", "no_base"])
def test_a_guardian_that_is_not_got_is_told_with_the_reason(cause: str) -> None:
    g = position("ra", "isis")
    powers(g, "ra", "commanding")
    if cause == "none_left":
        g.stable["satet"] = 0
    else:
        pool(g, "ra", "mummy", "mummy")
    start(g, unlock_action, 0)
    g.flow.told = []
    play(g, "power:revered")
    assert ("guardian_missed", (0,), "satet", cause) in told(g)


@pytest.mark.rule("ANKH-369")
def test_the_sun_of_a_dead_figure_is_told_to_return() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="d1", warrior="c1")
    g.radiant, dashboard(g, "ra").suns = ["c1"], 2
    assert after(g, kill, ("c1",)) == {
        ("warriors_map", 0): -1,
        ("warriors_pool", 0): 1,
        ("radiant", 0): -1,
        ("suns", 0): 1,
    }


@pytest.mark.rule("ANKH-351")
def test_the_ransom_is_told_on_both_sides() -> None:
    g = position("anubis", "isis")
    stand(g, "anubis", god="a4")
    stand(g, "isis", god="d1")
    dashboard(g, "anubis").trapped, dashboard(g, "isis").warriors = [1], 5
    start(g, summon_figure, 1)
    before = counters(g)
    g.flow.told = []
    play(g, "ransom:warrior", "space:c1")
    told = [change for story in g.flow.told or [] for change in changes(story)]
    assert ("followers", 0, 1) in told and ("followers", 1, -1) in told and ("captives", 0, -1) in told
    assert counters(g)["warriors_pool", 1] == before["warriors_pool", 1]


@pytest.mark.rule("ANKH-073")
def test_an_action_that_does_nothing_is_told_so() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4")
    stand(g, "isis", god="k2")
    dashboard(g, "ra").followers = 0
    start(g, turn, 0)
    g.flow.told = []
    play(g, "action:unlock")
    assert ("action_without_effect", 0, "unlock") in told(g)


# -- merging, forgetting ---------------------------------------------------------------------------


def three() -> Ankh:
    g = position("anubis", "ra", "osiris", guardians=("satet", "mummy", "androsphinx"))
    stand(g, "anubis", god="a4", warrior="a5", satet="a6")
    stand(g, "ra", god="d1", warrior="c1")
    stand(g, "osiris", god="k2")
    build(g, "anubis", temple="b6")
    dashboard(g, "anubis").trapped = [1, 2]
    dashboard(g, "ra").warriors -= 1
    dashboard(g, "osiris").warriors -= 1
    return g


@pytest.mark.rule("ANKH-410", "ANKH-414", "ANKH-415", "ANKH-418", "ANKH-420")
def test_a_merge_tells_every_change_and_the_higher_gods_fall() -> None:
    g = three()
    devote(g, anubis=4, ra=9, osiris=15)
    dashboard(g, "anubis").followers = 3
    told = dict(told_by(g, merge_gods))
    assert told["gods_merged"] == (1, 0, "ra", "anubis", 5, 4, 0)
    assert told["warriors_freed"] == ((1,), 1, (0,))  # Ra's own warrior goes home
    assert ("captives", 1, 1) in told["pieces_passed"] and ("followers", 1, 3) in told["pieces_passed"]
    assert ("guardians_map", 1, 1) in told["pieces_passed"]
    assert counters(g)["followers", 1] == 4 and counters(g)["captives", 1] == 1
    assert not any(side == 0 for _, side in counters(g))


@pytest.mark.rule("ANKH-440", "ANKH-441", "ANKH-442")
def test_a_god_is_told_to_be_forgotten_before_its_monuments_fall() -> None:
    g = three()
    devote(g, anubis=4, ra=22, osiris=25)
    told = [name for name, _ in told_by(g, forget_gods)]
    assert told[0] == "god_forgotten"
    assert told.index("monument_removed") > 0 and told.count("warriors_freed") == 2
    assert not any(side == 0 for _, side in counters(g))


@pytest.mark.rule("ANKH-428", "ANKH-444")
def test_both_players_of_a_merged_god_stand_in_the_log() -> None:
    g = three()
    devote(g, anubis=4, ra=9, osiris=15)
    start(g, merge_gods)
    while question(g) == "release":
        play(g, offered(g)[0])
    assert g.team(1) == (1, 0)
    story = told_by(g, gain_devotion, 1, 2, "battle")[0]
    assert story[1][0] == (1, 0)
    for language in LANGUAGES:
        sentence = Speaker(BOX, language, ["Amy", "Ray", "Zoe"]).story((*story, ()))
        assert "Ray & Amy" in sentence


# -- headings --------------------------------------------------------------------------------------


def test_turns_and_events_are_headings() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4")
    stand(g, "isis", god="k2")
    start(g, turn, 0)
    assert stage(g) == {"turn": 0}
    assert heading(("turn_began", (1,), ())) == ("turn", 1)
    assert heading(("event_triggered", (0, "conflict", 4), ())) == ("phase", 4)
    assert heading(("figure_moved", (0, "god", "a4", "a5"), ())) is None
    g.event, g.markers[2] = 4, 5
    start(g, turn, 0)
    play(g, "action:gain")
    assert question(g) == "caravan_start" and stage(g) == {"turn": 0, "phase": 5}


@pytest.mark.rule("ANKH-216", "ANKH-342")
def test_the_end_of_a_conflict_is_told_with_the_tokens_that_go_back() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="a4")
    stand(g, "isis", god="k2")
    g.event, g.tiebreaker, g.scales_up = 4, 1, True
    dashboard(g, "amun").amun_up = False
    told = told_by(g, close_conflict, 1)
    assert told == [("conflict_ended", (1, (1,))), ("amun_token_turned", ((0,),))]
    g.event = 4
    assert told_by(g, conflict, 0)[0] == ("conflict_began", (1, (0,)))


# -- the table of changes --------------------------------------------------------------------------


def test_every_story_that_changes_something_has_a_rule() -> None:
    assert set(CHANGES) <= set(STORY_RULES)


def test_a_story_that_says_too_much_is_found() -> None:
    g = position("ra", "isis")
    balance = Balance(BOX, g, [])
    balance.headings["turn"] = g.active
    with pytest.raises(AssertionError, match="followers of 0"):
        balance.check(g, [("followers_gained", ((0,), 1, "gain"), ())], "")
    camels(g, "a3-a4")
    with pytest.raises(AssertionError, match=f"camels of {TABLE}"):
        balance.check(g, [], "")


@pytest.mark.parametrize("seats", BOX.seats)
def test_games_with_all_rulings_turned_balance(seats: int) -> None:
    options = {name: not usual for name, usual in RULINGS.items()}
    for seed in range(3):
        assert quick_playout(BOX, seats, seed, options) > 0
