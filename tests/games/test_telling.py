"""Every game in the registry can be told in every language, completely."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import parse as parse_fluent
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from senet.games import all_boxes
from senet.kernel.box import Box
from senet.kernel.chance import seed_from
from senet.kernel.game import SPECTATOR, Question
from senet.kernel.match import Match, new_match
from senet.kernel.play import choices, deciders, seen_by, text, why_not
from senet.kernel.telling import Message as Said
from senet.language import COMMON, LANGUAGES, Speaker, teller

BOXES: Final = all_boxes()
PEOPLE: Final = ["Ada", "Bob", "Cyril", "Dora", "Eva", "Filip"]
SAMPLE: Final = 12  # nameable choices said at a position where the whole vocabulary is in question
EVERY: Final = 5  # positions between two such samples
LABEL: Final = 100  # characters of the longest label of a choice
LEFT_OVER: Final = re.compile(r"[{}]|\$|\?\?|\bNone\b|  |\bFluent")  # signs of a gap that was not filled
games = pytest.mark.parametrize("box", BOXES, ids=[box.name for box in BOXES])
languages = pytest.mark.parametrize("language", LANGUAGES)


# -- the files -------------------------------------------------------------------------------------


def files_of(folder: Path, language: str) -> list[Path]:
    return sorted(folder.glob(f"{language}*.ftl"))


@cache
def entries(folder: Path, language: str) -> tuple[Message | Term | Junk, ...]:
    """Everything that the files of one language in a folder say."""
    bodies = [parse_fluent(path.read_text(encoding="utf-8")).body for path in files_of(folder, language)]
    return tuple(each for each in chain(*bodies) if isinstance(each, Message | Term | Junk))


@cache
def ids(folder: Path, language: str) -> frozenset[str]:
    return frozenset(each.id.name for each in entries(folder, language) if isinstance(each, Message))


def known(box: Box, language: str) -> frozenset[str]:
    return ids(box.folder / "languages", language) | ids(COMMON, language)


def lacking(box: Box, wanted: Iterator[str] | list[str]) -> list[str]:
    """What is missing, each with its language: empty if nothing is."""
    needed = sorted(set(wanted))
    return [f"{lang}: {id}" for lang in LANGUAGES for id in needed if id not in known(box, lang)]


class Gaps(Visitor):
    """The gaps of a message by their names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def gaps(entry: Message) -> set[str]:
    visitor = Gaps()
    visitor.visit(entry)
    return visitor.found


def folders() -> list[Path]:
    return [COMMON, *(box.folder / "languages" for box in BOXES)]


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
@languages
def test_a_language_has_the_same_messages_as_the_others(folder: Path, language: str):
    everything = frozenset(chain(*(ids(folder, each) for each in LANGUAGES)))
    assert everything, f"there is no message in {folder}"
    assert sorted(everything - ids(folder, language)) == [], f"{language} lacks these messages"


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
@languages
def test_a_language_file_can_be_read_and_says_nothing_twice(folder: Path, language: str):
    found = entries(folder, language)
    assert [each.content for each in found if isinstance(each, Junk)] == []
    often = Counter(each.id.name for each in found if isinstance(each, Message))
    assert [id for id, times in often.items() if times > 1] == []


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
@languages
def test_a_language_leaves_out_nothing_that_another_one_says(folder: Path, language: str):
    said = {each.id.name: gaps(each) for each in entries(folder, language) if isinstance(each, Message)}
    for other in LANGUAGES:
        for each in entries(folder, other):
            if isinstance(each, Message) and each.id.name in said:
                left_out = sorted(gaps(each) - said[each.id.name])
                assert left_out == [], f"{language}: {each.id.name} has no gap for these, as in {other}"


# -- the rules and their words -----------------------------------------------------------------------


def sources(box: Box) -> list[tuple[str, ast.Module]]:
    """The modules that tell stories and refuse choices."""
    shown = ("__init__", "telling", "drawing", "encoding", "components", "maps")
    paths = [p for p in sorted(box.folder.glob("*.py")) if not p.stem.startswith(shown)]
    return [(path.name, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def stories_told(tree: ast.Module) -> Iterator[str]:
    """The names of stories that stand in calls of `g.tell` and `g.whisper`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            place = {"tell": 0, "whisper": 1}.get(node.func.attr)
            if place is not None and len(node.args) > place:
                for each in ast.walk(node.args[place]):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        yield each.value


def rules_named(box: Box, tree: ast.Module) -> Iterator[str]:
    """The rules that a module can refuse by: every id in its code but those of a `Result`."""
    reasons = {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Result"
        for each in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in box.ledger and id(node) not in reasons:
            yield node.value


@games
def test_every_question_has_a_prompt(box: Box):
    asked = [each.name for each in box.names.values() if isinstance(each, Question)]
    assert asked
    assert lacking(box, [f"ask-{name}" for name in asked]) == []


@games
def test_every_story_has_words_and_a_rule(box: Box):
    told = sorted({name for _, tree in sources(box) for name in stories_told(tree)})
    assert told
    assert lacking(box, [f"story-{name}" for name in told]) == []
    rules = teller(box.name).STORY_RULES
    assert [name for name in told if name not in rules] == [], "these are not in STORY_RULES"
    assert {name: rule for name, rule in rules.items() if rule not in box.ledger} == {}, "no such rules"


@games
def test_every_refusal_has_words(box: Box):
    named = [rule for _, tree in sources(box) for rule in rules_named(box, tree)]
    assert named
    assert lacking(box, [f"no-{rule}" for rule in named]) == []


@games
def test_every_option_is_explained(box: Box):
    wanted = [(f"option-{option.name}", f"option-{option.name}-help") for option in box.options]
    assert lacking(box, ["game-about", *chain(*wanted)]) == []


@games
def test_every_card_has_a_name_and_a_text(box: Box):
    assert lacking(box, [f"card-{card}" for card in teller(box.name).CARDS]) == []
    names = teller(box.name).NAMES
    for language in LANGUAGES:
        speaker = Speaker(box, language)
        assert set(names[language]) == set(names["en"]), f"{language} names other components"
        for id in (*names["en"], *teller(box.name).CARDS, *box.automata):
            assert speaker.name(id), f"{language}: {id} has no name"


@games
def test_cards_are_told_apart_by_their_names(box: Box):
    for language in LANGUAGES:
        speaker = Speaker(box, language)
        often = Counter(speaker.name(card) for card in teller(box.name).CARDS)
        assert [name for name, times in often.items() if times > 1] == [], f"{language}: the same name twice"


@games
def test_no_words_are_left_over(box: Box):
    """Prompts, stories, refusals, cards and options that the game does not have any more."""
    meant = {
        "ask": {each.name for each in box.names.values() if isinstance(each, Question)},
        "story": set(teller(box.name).STORY_RULES),
        "no": set(box.ledger),
        "card": set(teller(box.name).CARDS),
        "option": {option.name for option in box.options},
    }
    left_over = []
    for id in sorted(ids(box.folder / "languages", "en")):
        prefix, _, rest = id.partition("-")
        name = rest.partition("-")[0] if prefix == "option" else rest
        if prefix in meant and name not in meant[prefix]:
            left_over.append(id)
    assert left_over == [], "nothing needs these messages"


# -- telling whole games -----------------------------------------------------------------------------


def demand_said(sentence: str, where: str) -> None:
    assert sentence and sentence == sentence.strip(), f"{where}: {sentence!r}"
    assert not LEFT_OVER.search(sentence), f"{where}: {sentence!r}"


def demand_sentence(sentence: str, where: str) -> None:
    demand_said(sentence, where)
    assert sentence[-1] in ".?!…”“)", f"{where}: {sentence!r} is not a sentence"


class Listener:
    """Somebody who listens to a whole game in one language."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.speaker = Speaker(match.box, language, match.seats)
        self.rng = random.Random(language)

    def where(self, what: str) -> str:
        return f"{self.speaker.language}, {len(self.match.seats)} seats, line {len(self.match.lines)}, {what}"

    def hear_stories(self) -> None:
        for story in self.match.stories[-1]:
            demand_sentence(self.speaker.story(story), self.where(f"story {story}"))

    def hear_decision(self) -> None:
        for viewer in (*range(len(self.match.seats)), SPECTATOR):
            view = seen_by(self.match.game, viewer)
            demand_sentence(self.speaker.prompt(view), self.where(f"prompt for {viewer}"))
            labels = [self.speaker.choice(view, choice) for choice in choices(view, viewer)]
            for label in labels:
                demand_said(label, self.where("choice"))
                assert len(label) <= LABEL, self.where(f"{label!r} is too long for a label")
            assert len(set(labels)) == len(labels), self.where(f"two choices have one label in {labels}")

    def hear_refusals(self) -> None:
        seat = self.rng.randrange(len(self.match.seats))
        view = seen_by(self.match.game, seat)
        nameable = self.match.box.vocabulary(view)
        for choice in self.rng.sample(nameable, min(SAMPLE, len(nameable))):
            demand_said(self.speaker.choice(view, choice), self.where(text(choice)))
            if rule := why_not(view, seat, choice):
                demand_sentence(self.speaker.refusal(rule), self.where(f"{text(choice)} refused by {rule}"))

    def hear_result(self) -> None:
        for sheet in self.match.box.result(self.match.game).sheets:
            for source in sheet:
                demand_said(self.speaker.say(Said(f"source-{source}")), self.where(f"source {source}"))


def play_and_tell(box: Box, seats: int, seed: int) -> Match:
    """A random game that is heard in every language."""
    match = new_match(
        box, PEOPLE[:seats], box.random_options, seed_from(f"telling {box.name} {seats} {seed}")
    )
    listeners = [Listener(match, language) for language in LANGUAGES]
    rng = random.Random(seed)
    while True:
        for listener in listeners:
            listener.hear_stories()
            listener.hear_decision()
            if len(match.lines) % EVERY == 0 or match.over:
                listener.hear_refusals()
        if match.over:
            break
        seat = rng.choice(deciders(match.game))
        match.choose(seat, text(rng.choice(choices(match.game, seat))))
    for listener in listeners:
        listener.hear_result()
    return match


@pytest.mark.parametrize(
    ("box", "seats"),
    [(box, seats) for box in BOXES for seats in box.seats],
    ids=[f"{box.name}-{seats}" for box in BOXES for seats in box.seats],
)
def test_a_whole_game_can_be_told(box: Box, seats: int):
    assert play_and_tell(box, seats, seed=1).over


@games
def test_who_is_not_asked_hears_what_everybody_hears(box: Box):
    """So that the server need work it out only once, whatever somebody knows, and in every mode."""
    rng, said = random.Random(box.name), teller(box.name)
    tables = [(seats, None) for seats in box.seats] + box.tables()
    for seats, options in rng.sample(tables, min(8, len(tables))):
        match = new_match(box, seats, options, seed_from(f"asking {box.name} {seats} {options}"))
        while not match.over and len(match.lines) < 60:
            asked = deciders(match.game)
            public = said.prompt(match.view(SPECTATOR))
            for seat in set(range(seats)).difference(asked):
                assert said.prompt(match.view(seat)) == public, (seats, options, match.lines)
            seat = rng.choice(asked)
            match.choose(seat, text(rng.choice(choices(match.game, seat))))
