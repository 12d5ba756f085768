"""The log balances: every change of a public number is told once, with its amount."""

from __future__ import annotations

import random

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.building import take_site_turn
from senet.games.egizia.components import CREWS
from senet.games.egizia.counters import HEADINGS, SAYS, SAYS_ONE, changes, counters
from senet.games.egizia.maps import SPACES
from senet.games.egizia.placing import place_ships
from senet.games.egizia.position import BLUE, RED, equip, fill_river, position
from senet.games.egizia.rounds import end_round
from senet.games.egizia.table import Egizia
from senet.games.egizia.telling import STORY_RULES
from senet.kernel.box import TABLE
from senet.kernel.chance import seed_from
from senet.kernel.conformance import Balance
from senet.kernel.game import PASS, Choice, Story
from senet.kernel.match import new_match
from senet.kernel.play import choices, resume, text
from tests.games.words import play, told

QUIET = ("pass", "withdraw", "end", "finish")


def eager(rng: random.Random, offered: list[Choice]) -> Choice:
    """Somebody who likes to do things, and not to hurry down the river."""
    busy = [each for each in offered if each != PASS and each[0] not in QUIET]
    ships = [each for each in busy if each[0] == "ship"]
    if ships and rng.random() < 0.7:
        return ships[min(len(ships) - 1, int(rng.expovariate(0.8)))]
    return rng.choice(busy if busy and rng.random() < 0.9 else offered)


@pytest.mark.parametrize("seats", BOX.seats)
@pytest.mark.parametrize("other", [False, True])
def test_the_log_of_lively_games_balances(seats: int, other: bool):
    """Games in which much is built and played; with the usual rulings and with all of them turned round."""
    options = {each.name: not each.default for each in BOX.options if each.ruling and other}
    heard: set[str] = set()
    for seed in range(8):
        match = new_match(BOX, seats, options, seed_from(f"lively {seed}"))
        balance, rng = Balance(BOX, match.game, match.stories[0]), random.Random(seed)
        while not match.over:
            (seat,) = match.waiting_for()
            choice = eager(rng, choices(match.game, seat))
            match.choose(seat, text(choice))
            balance.check(match.game, match.stories[-1], f"(seed {seed}, {text(choice)})")
            heard |= {name for name, _, _ in match.stories[-1]}
    silent = {*SAYS, *SAYS_ONE} - heard
    assert silent <= {
        "speculated_in_vain",
        "last_stones_sold",
        "card_put_away",
        "stones_sold",
        "stones_eaten",
    }


def test_every_story_about_a_counter_or_a_heading_names_a_rule():
    assert {*SAYS, *SAYS_ONE, *HEADINGS} <= set(STORY_RULES)
    assert set(STORY_RULES.values()) <= set(BOX.ledger)


@pytest.mark.rule("EGIZ-042")
def test_everything_public_is_counted():
    g = position(2)
    counted = counters(g)
    assert {name for name, owner in counted if owner == TABLE} == {
        "river", "gone", "sphinx_cards", "graves_face_up", "graves_face_down", "water", "deck_12", "deck_34", "deck_5",
    }  # fmt: skip
    assert {name for name, owner in counted if owner == BLUE} == {
        "points", "stones", *CREWS, "overseer", "used", "spent", "sites", "quarry_track", "market_track", "ships", "placed",
        "grave_value", "fields", "quarries", "production", "permanent", "immediate", "anytime", "sphinx", *SPACES,
        "green", "yellow", "brown",
    }  # fmt: skip


def told_by(g: Egizia, *names: str) -> list[Story]:
    g.flow.told = []
    play(g, *names)
    return g.flow.told


def test_stones_for_strength_are_told_with_their_price():
    g = position(2)
    equip(g, BLUE, stones=5, cards=["stones_to_strength"])
    fill_river(g)
    resume(g, place_ships)
    told = told_by(g, "use:stones_to_strength", "crew:crew2")
    assert told == [
        ("ability_used", (BLUE, "stones_to_strength"), ()),
        ("stones_paid", (BLUE, 2, "stones_to_strength"), ()),
        ("builder_raised", (BLUE, "crew2", 2, "stones_to_strength"), ()),
    ]
    assert [change for story in told for change in changes(story)] == [
        ("spent", BLUE, 1), ("stones", BLUE, -2), ("crew2", BLUE, 1),
    ]  # fmt: skip


def test_an_extra_place_is_told_before_the_ship_that_takes_it():
    g = position(4, ships=[("sphinx_1", 1), ("sphinx_2", 2), ("sphinx_3", 3)])
    equip(g, BLUE, cards=["occupied_site_34"])
    resume(g, place_ships)
    names = [name for name, _, _ in told_by(g, "ship:sphinx_extra")]
    assert names[:2] == ["card_played", "ship_placed"]


def test_a_marker_at_the_end_of_its_track_does_not_move_but_pays():
    g = position(2)
    equip(g, BLUE, stones=24, quarry=3, market=3)
    resume(g, place_ships)
    told = [(name, args) for name, args, _ in told_by(g, "ship:edfu")]
    assert told[1:6] == [
        ("track_stays", (BLUE, "quarry", "edfu")),
        ("stones_gained", (BLUE, 1, "quarry")),
        ("stones_lost", (BLUE, 2)),
        ("track_stays", (BLUE, "market", "edfu")),
        ("points_scored", (BLUE, 2, "market")),
    ]


@pytest.mark.parametrize(
    ("reason", "given"),
    [
        ("no_crew", {"tired": ["crew1", "crew2", "crew3"], "stones": 9}),
        ("too_poor", {"stones": 0}),
        ("too_weak", {"stones": 9, "crews": "1/1/1+1", "tired": ["overseer"]}),
        ("chosen", {"stones": 9}),
    ],
)
def test_a_withdrawal_is_told_with_its_reason(reason: str, given: dict[str, object]):
    g = position(2, ships=[("temple_pyramid_1", BLUE)])
    equip(g, BLUE, **given)  # type: ignore[arg-type]
    g.flow.told = []
    resume(g, take_site_turn, BLUE, "temple_pyramid_1")
    if reason == "chosen":
        play(g, "withdraw")
    assert (g.flow.told or [])[-1] == ("withdrew", (BLUE, "temple_pyramid", reason), ())


def test_a_ship_at_a_finished_site_withdraws_because_nothing_is_left():
    spaces = [*SPACES["temple"], *SPACES["pyramid"]]
    g = position(2, ships=[("temple_pyramid_1", BLUE)], built=dict.fromkeys(spaces, RED))
    equip(g, BLUE, stones=9)
    g.flow.told = []
    resume(g, take_site_turn, BLUE, "temple_pyramid_1")
    assert ("withdrew", (BLUE, "temple_pyramid", "nothing_left"), ()) in (g.flow.told or [])


@pytest.mark.rule("EGIZ-035")
def test_a_turn_is_told_once_however_much_is_played_in_it_and_again_when_it_comes_again():
    g = position(2)
    equip(g, BLUE, stones=0, cards=["stones_6_12", "crew_improver"])
    fill_river(g)
    g.flow.told = []
    resume(g, place_ships)
    play(g, "play:stones_6_12", "use:crew_improver", "crew:crew1", "ship:card_1", "pass", "ship:card_2")
    turns = [args[0] for args in told(g, "turn_began")]
    assert turns == [BLUE, RED, BLUE, BLUE]  # Red has passed: the last two are two turns of Blue


@pytest.mark.rule("EGIZ-053", "EGIZ-054")
def test_what_leaves_the_game_at_the_end_of_a_round_is_told():
    g = position(2, round=2)
    fill_river(g)
    g.river[0] = g.river[1] = ""
    g.decks[0] = g.decks[0][:2]
    g.flow.told = []
    resume(g, end_round)
    assert g.flow.told == [("river_cleared", (8,), ()), ("deck_put_away", ("12", 2), ())]
