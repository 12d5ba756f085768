"""The words of the rules: planning, asking, drawing, hiding."""

from __future__ import annotations

import random

import pytest

from senet.kernel.box import Option
from senet.kernel.chance import below, commitment, seed_from
from senet.kernel.errors import Refused
from senet.kernel.game import HIDDEN, PASS, SPECTATOR, UNKNOWN, Game
from senet.kernel.play import (
    advance,
    choices,
    choose,
    deciders,
    guess,
    heard_by_seat,
    is_over,
    parse,
    resume,
    seen_by,
    text,
    why_not,
)
from tests.kernel.toy import BOX, rules
from tests.kernel.toy.table import Toy


def new_toy(seats: int = 3, seed: str = "seed", **options: object) -> Toy:
    g = BOX.start(seats, options, seed_from(seed))
    assert isinstance(g, Toy)
    return g


def play(g: Game, *names: str) -> None:
    for name in names:
        choose(g, deciders(g)[0], parse(name))


def test_planned_steps_keep_their_order_and_come_before_the_rest_of_the_agenda() -> None:
    g = new_toy()
    g.flow.decision = None
    g.flow.agenda[:] = [(rules.next_round, ())]
    g.then(first, "a")
    g.then(first, "b")
    g.flow.told = []
    advance(g)
    assert [story[0] for story in g.flow.told or []][:3] == ["a", "b", "prize"]


def first(g: Toy, name: str) -> None:
    g.tell(name)


def test_what_was_planned_can_be_cancelled_once() -> None:
    g = new_toy()
    g.flow.agenda[:] = [(first, ("old",)), (first, ("next",))]
    assert g.cancel(first)
    assert g.flow.agenda == [(first, ("old",))]
    assert not g.cancel(rules.next_round)


def test_a_secret_answer_waits_for_the_others_and_is_hidden_from_them() -> None:
    g = new_toy()
    choose(g, 1, ("bid", "5"))
    assert deciders(g) == [0, 2]
    assert seen_by(g, 0).flow.answers == {1: HIDDEN}
    assert seen_by(g, 1).flow.answers == {1: ("bid", "5")}


def test_a_question_with_one_answer_is_settled_without_asking() -> None:
    g = new_toy(burning=False)
    play(g, "bid:1", "bid:2", "bid:3")
    assert g.players[2].points == g.prizes[0]


def test_a_view_shows_others_choices_to_nobody_and_no_seed() -> None:
    view = seen_by(new_toy(), 0)
    decision = view.flow.decision
    assert decision is not None
    assert decision.choices[1] == [] and len(decision.choices[0]) == 5
    assert view.flow.seed == b"" and view.flow.drawn == 0
    assert (
        view.players[1].hand == [UNKNOWN] * 5 and seen_by(new_toy(), SPECTATOR).players[0].hand[0] == UNKNOWN
    )


def test_a_view_cannot_be_seen_through_other_eyes() -> None:
    with pytest.raises(AssertionError):
        seen_by(seen_by(new_toy(), 0), 1)


def test_a_guess_fills_in_hidden_answers_with_possible_ones() -> None:
    g = new_toy()
    choose(g, 1, ("bid", "5"))
    other = guess(seen_by(g, 0), random.Random(3))
    assert other.flow.answers[1][0] == "bid" and other.flow.seed != g.flow.seed
    play(other, "bid:1", "bid:2")
    assert is_over(other) or deciders(other)


def test_a_whisper_is_heard_by_one_seat_only() -> None:
    g = new_toy()
    g.flow.told = []
    g.whisper(1, "secret")
    g.tell("public")
    heard = [[story[0] for story in heard_by_seat(g, g.flow.told, seat)] for seat in (SPECTATOR, 0, 1)]
    assert heard == [["public"], ["public"], ["secret", "public"]]


def test_an_automaton_is_played_by_the_rules() -> None:
    g = new_toy(2, automaton="false,true")
    play(g, "bid:1")
    assert g.players[1].spent == ["5"] or "5" in g.players[1].hand
    assert deciders(g) == [0]


def test_refusals_name_the_rule_for_every_reason() -> None:
    g = new_toy(2, rounds=1, burning=False)
    assert why_not(g, 0, ("bid", "9")) == "TOY-003"
    assert why_not(g, 0, PASS) == "TOY-007"
    assert why_not(g, 0, ("bid", "1")) == ""
    choose(g, 0, ("bid", "1"))
    assert why_not(g, 0, ("bid", "2")) == "TOY-007"  # it has answered
    choose(g, 1, ("bid", "2"))
    assert why_not(g, 0, ("bid", "1")) == "TOY-007"  # the game is over


def test_a_position_is_handed_to_a_step() -> None:
    g = new_toy()
    resume(g, rules.next_round)
    assert len(g.prizes) == 2 and choices(g, 0)


@pytest.mark.parametrize("name", ["", "Bid:1", "bid:", "bid 1", "bid:a:b", "bid:../x", "x" * 200, 7])
def test_texts_that_name_no_choice_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="not the text of a choice"):
        parse(name)


def test_texts_and_choices_are_the_same_thing() -> None:
    assert [parse(text(choice)) for choice in (PASS, ("bid", "1"))] == [PASS, ("bid", "1")]


def test_draws_depend_on_seed_and_counter_alone() -> None:
    seed = seed_from("x")
    assert [below(seed, n, 6) for n in range(8)] == [below(seed, n, 6) for n in range(8)]
    assert {below(seed, n, 6) for n in range(200)} == set(range(6))
    assert commitment(seed) != commitment(seed_from("y"))
    assert below(seed, 1, 1000) == 650  # the same on every machine, for ever


# -- options ---------------------------------------------------------------------------------------


def test_options_are_read_from_texts_and_have_defaults() -> None:
    agreed = BOX.agreed(2, {"rounds": "2", "automaton": "true,false"})
    assert agreed == {"rounds": 2, "automaton": [True, False], "burning": True}


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "Toy is for 2, 3, 4 seats, not 1."),
        (True, {}, "Toy is for 2, 3, 4 seats, not True."),
        (2, {"rounds": 9}, "Option rounds cannot be 9; it can be: 1, 2, 3."),
        (2, {"rounds": True}, "Option rounds cannot be True; it can be: 1, 2, 3."),
        (2, {"speed": 1}, "Toy has no option 'speed'; its options are: rounds, automaton, burning."),
        (3, {"automaton": "true,false"}, "Option automaton needs one value, or one for each of 3 seats."),
        (4, {"burning": False}, "Option burning exists only with 2, 3 seats."),
    ],
)
def test_wrong_options_get_one_clear_sentence(seats: int, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        BOX.agreed(seats, options)
    assert refused.value.sentence == sentence and refused.value.field


def test_an_option_that_names_a_seat_needs_that_seat() -> None:
    option = Option("first", ("random", "0", "1", "2"), "random", names_seat=True)
    assert option.allowed(2) == ("random", "0", "1")
    with pytest.raises(Refused):
        option.read("2", 2)
