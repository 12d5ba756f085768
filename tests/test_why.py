"""Why something cannot be chosen: a sentence that helps, whatever is named, and for whoever asks."""

from __future__ import annotations

import random
from typing import Final

import pytest

from senet.games import all_boxes, find_box
from senet.kernel.box import Box
from senet.kernel.chance import seed_from
from senet.kernel.conformance import STRANGE
from senet.kernel.game import NOT_AN_ANSWER, NOT_ASKED, OVER, PASS, Choice
from senet.kernel.match import Match, new_match
from senet.kernel.play import choices, deciders, text, why_not
from senet.language import LANGUAGES, SHOWN, Speaker, general_law, shortened

PEOPLE: Final = ["Ada", "Bob", "Cyril", "Dora", "Eva", "Filip"]
LONGEST: Final = 600
PHARAON: Final = find_box("pharaon")
BOXES: Final = [box for box in all_boxes() if box.folder.parent == PHARAON.folder.parent]


def played(box: Box, seats: int, lines: int) -> Match:
    match = new_match(box, PEOPLE[:seats], box.random_options, seed_from(f"why {box.name} {seats}"))
    rng = random.Random(lines)
    while len(match.lines) < lines and not match.over:
        seat = rng.choice(deciders(match.game))
        match.choose(seat, text(rng.choice(choices(match.game, seat))))
    return match


def why(match: Match, seat: int, choice: Choice, language: str = "en") -> str:
    view = match.view(seat)
    rule = why_not(view, seat, choice)
    assert rule, choice
    return Speaker(match.box, language, match.seats).why(view, seat, choice, rule)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This cannot be chosen now: {}. Current decision: {}"),
        ("pl", "Tego nie można teraz wybrać: {}. Teraz do rozstrzygnięcia: {}"),
        ("cs", "Toto teď vybrat nelze: {}. Právě se rozhoduje o tomto: {}"),
    ],
)
def test_what_is_no_answer_is_named_and_what_is_being_decided_is_said(language: str, sentence: str):
    match = played(PHARAON, 2, 0)
    seat = deciders(match.game)[0]
    speaker, view = Speaker(PHARAON, language, match.seats), match.view(seat)
    label, asked = speaker.choice(view, ("zone", "nile")), speaker.prompt(view)
    assert why(match, seat, ("zone", "nile"), language) == sentence.format(label, asked)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no such thing here: “zone:mars”. Current decision: "),
        ("pl", "Niczego takiego tu nie ma: „zone:mars”. Teraz do rozstrzygnięcia: "),
        ("cs", "Nic takového tu není: „zone:mars“. Právě se rozhoduje o tomto: "),
    ],
)
def test_what_nobody_knows_is_repeated_as_it_was_written(language: str, sentence: str):
    match = played(PHARAON, 2, 0)
    assert why(match, deciders(match.game)[0], ("zone", "mars"), language).startswith(sentence)


def test_who_is_not_asked_hears_who_is_and_what_about():
    match = played(PHARAON, 3, 1)
    asked = deciders(match.game)[0]
    for seat in {0, 1, 2} - {asked}:
        assert why(match, seat, PASS).startswith(f"It is somebody else’s decision now. {PEOPLE[asked]} ")


def test_who_has_answered_hears_that_the_others_are_awaited():
    match = new_match(find_box("ankh"), PEOPLE[:3], {"god": "choose"}, bytes(32))
    match = next(
        each for each in (played(find_box("ankh"), 3, lines) for lines in range(40, 400)) if answered(each)
    )
    seat = next(iter(match.game.flow.answers))
    others = [PEOPLE[each] for each in deciders(match.game)]
    sentence = why(match, seat, PASS)
    assert sentence.startswith("You have already decided; the others have not yet.")
    assert all(name in sentence for name in others) and PEOPLE[seat] not in sentence


def answered(match: Match) -> bool:
    return bool(match.game.flow.answers)


def test_when_the_game_is_over_nothing_can_be_chosen_any_more():
    match = played(PHARAON, 2, 10_000)
    assert match.over
    assert why(match, 0, ("zone", "nile")) == "The game ended after its fifth round."
    assert general_law(match.view(0), 0, "PHAR-001") == OVER


def test_a_rule_with_a_reason_of_its_own_says_it():
    match = played(PHARAON, 2, 0)
    view, seat = match.view(deciders(match.game)[0]), deciders(match.game)[0]
    assert general_law(view, seat, "PHAR-051") == ""
    assert general_law(view, seat, view.law(NOT_AN_ANSWER)) == NOT_AN_ANSWER
    assert general_law(view, 1 - seat, view.law(NOT_ASKED)) == NOT_ASKED
    speaker = Speaker(PHARAON)
    assert speaker.why(view, seat, ("zone", "nile"), "PHAR-051") == speaker.refusal("PHAR-051")


def test_a_long_or_strange_text_is_repeated_on_one_line_and_in_part():
    assert shortened("zone:mars") == "zone:mars"
    assert shortened("a\n\tb\x00c") == "a b c"
    assert shortened("𓂀 žluť") == "𓂀 žluť"
    assert shortened("") == ""
    for raw in ("x" * 4000, "x" * (SHOWN + 1), " " * 4000):
        assert len(shortened(raw)) <= SHOWN and shortened(raw).endswith("…")


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_named_gets_a_sentence(box: Box, language: str):
    rng = random.Random(language)
    for lines in (0, 7, 31, 60):
        match = played(box, rng.choice(box.seats), lines)
        for seat in range(len(match.seats)):
            view = match.view(seat)
            vocabulary = box.vocabulary(view)
            verbs = sorted({verb for verb, _ in vocabulary} | {"", "foreign", "?"})
            strange = [(rng.choice(verbs), noun) for noun in STRANGE]
            for choice in (*strange, *rng.sample(vocabulary, min(20, len(vocabulary)))):
                if choice not in choices(view, seat):
                    sentence = why(match, seat, choice, language)
                    assert sentence[-1] in ".?!…”“)" and "\n" not in sentence and len(sentence) < LONGEST


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_the_sentence_says_nothing_that_the_seat_may_not_know(box: Box):
    """It is made from the view of the seat: another game that looks the same to the seat says the same."""
    from senet.kernel.play import guess, seen_by

    rng = random.Random(box.name)
    for lines in (5, 25, 50):
        match = played(box, max(box.seats), lines)
        for seat in range(len(match.seats)):
            view = match.view(seat)
            other = seen_by(guess(view, rng), seat)
            speaker = Speaker(box, "en", match.seats)
            vocabulary = box.vocabulary(view)
            for choice in rng.sample(vocabulary, min(15, len(vocabulary))):
                if rule := why_not(view, seat, choice):
                    assert speaker.why(view, seat, choice, rule) == speaker.why(other, seat, choice, rule)
