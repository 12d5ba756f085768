"""Languages: the messages of the kernel and the games in English, Polish and Czech."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from senet.games import find_box, modules
from senet.kernel.box import Box, Option
from senet.kernel.errors import Refused
from senet.kernel.game import NOT_AN_ANSWER, NOT_ASKED, OVER, Choice, Game, Seat, Story
from senet.kernel.play import text
from senet.kernel.telling import Message, Name, Teller, Who
from senet.kernel.versions import Departure

LANGUAGES: Final = ("en", "pl", "cs")
COMMON: Final = Path(__file__).parent / "languages"
SHOWN: Final = 40  # how many characters of unknown input a sentence quotes


@cache
def bundle(folder: str, language: str) -> FluentBundle:
    """The messages of one game (and those shared by all games) in one language."""
    if language not in LANGUAGES:
        spoken = ", ".join(LANGUAGES)
        raise Refused(f"There is no language {language!r}; the languages are: {spoken}.", field="lang")
    sentences = FluentBundle([language], use_isolating=False)
    common = COMMON / f"{language}.ftl"
    for path in (common, *sorted(Path(folder, "languages").glob(f"{language}*.ftl"))):
        if path.exists():
            sentences.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return sentences


@lru_cache(maxsize=50_000)
def sentence(folder: str, language: str, id: str, gaps: tuple[tuple[str, str | int], ...]) -> str:
    """The text of a message with its gaps filled; cached, because most sentences recur."""
    sentences = bundle(folder, language)
    if not sentences.has_message(id):
        raise KeyError(f"{language}.ftl of {Path(folder).name} has no message {id!r}")
    pattern = sentences.get_message(id).value
    if pattern is None:
        raise KeyError(f"{language}.ftl of {Path(folder).name}: {id!r} has no value")
    said, errors = sentences.format_pattern(pattern, dict(gaps))
    if errors:
        raise KeyError(f"{language}.ftl of {Path(folder).name}: {id!r}: {errors[0]}")
    return str(said)


@cache
def teller(box_name: str) -> Teller:
    """The module `telling` of a game."""
    module: Any = import_module(f"{modules()[box_name]}.telling")
    return module  # type: ignore[no-any-return]


def general_law(view: Game, seat: Seat, rule: str) -> str:
    """The general reason why a choice of `seat` is refused: OVER, NOT_ASKED or NOT_AN_ANSWER; "" if `rule` is specific."""
    decision = view.flow.decision
    if decision is None:
        return OVER
    if seat not in decision.choices or seat in view.flow.answers:
        return NOT_ASKED
    return NOT_AN_ANSWER if rule == view.law(NOT_AN_ANSWER) else ""


def described(box: Box, option: Option, languages: tuple[str, ...] = LANGUAGES) -> dict[str, Any]:
    """An option as data for programs: its values, its rule, and its texts in every language."""
    voices = [Speaker(box, language) for language in languages]
    return {
        "name": option.name,
        "values": list(option.values),
        "default": option.default,
        "rule": option.rule,
        "ruling": option.ruling,
        "per_seat": option.per_seat,
        "label": {voice.language: voice.option(option.name) for voice in voices},
        "explanation": {voice.language: voice.option(f"{option.name}-help") for voice in voices},
    }


def shortened(raw: str) -> str:
    """Somebody's input on one line, shortened so that it can be quoted."""
    plain = " ".join("".join([sign if sign.isprintable() else " " for sign in raw[: 4 * SHOWN]]).split())
    return plain if len(raw) <= 4 * SHOWN and len(plain) <= SHOWN else plain[: SHOWN - 1].rstrip() + "…"


@lru_cache(maxsize=1000)
def unnamed(folder: str, language: str, seat: int) -> str:
    """The name for a player who has given none."""
    return sentence(folder, language, "seat", (("number", seat + 1),))


class Words:
    """The words of one game in one language, for its drawings; one object is shared by all readers."""

    def __init__(self, box: Box, language: str) -> None:
        self.language = language
        self.folder = str(box.folder)
        self.names = teller(box.name).NAMES[language]

    def name(self, id: str) -> str:
        given = self.names.get(id)
        return given if given is not None else sentence(self.folder, self.language, f"name-{id}", ())

    def card(self, id: str) -> str:
        return sentence(self.folder, self.language, f"card-{id}", ())

    def word(self, id: str, gaps: Mapping[str, str | int] | None = None) -> str:
        """Words that only drawings need."""
        filled = tuple(gaps.items()) if gaps else ()
        return sentence(self.folder, self.language, f"draw-{id}", filled)


@cache
def words_of(box: str, language: str) -> Words:
    return Words(find_box(box), language)


class Speaker:
    """Puts one game into words in one language, with the players' names."""

    def __init__(self, box: Box, language: str = "en", people: list[str] | None = None) -> None:
        self.box = box
        self.language = language
        self.people = people or []
        self.folder = str(box.folder)  # faster as a cache key than a path
        self.bundle = bundle(self.folder, language)
        self.teller = teller(box.name)

    @property
    def words(self) -> Words:
        """The words of the game without the players' names."""
        return words_of(self.box.name, self.language)

    def say(self, message: Message) -> str:
        """The sentence; KeyError if the language has no such message or its gaps cannot be filled."""
        args = message.args
        gaps = tuple([(key, self.gap(value)) for key, value in args.items()]) if args else ()
        return sentence(self.folder, self.language, message.id, gaps)

    def gap(self, value: object) -> str | int:
        if type(value) is str or type(value) is int:
            return value
        if isinstance(value, Name):
            return self.name(value.id)
        if isinstance(value, Who):
            return self.who(value.seat)
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, (tuple, list)):
            return ", ".join([str(self.gap(each)) for each in value])
        return value if isinstance(value, int) else str(value)

    def name(self, id: str) -> str:
        """The name of a component, from the data of the game or from its Fluent file."""
        given = self.teller.NAMES[self.language].get(id)
        return given if given is not None else self.say(Message(f"name-{id}"))

    def card(self, id: str) -> str:
        """The text of a card or tile."""
        return self.say(Message(f"card-{id}"))

    def who(self, seat: int) -> str:
        """The name of the player at a seat; the seats after the last player belong to solo opponents."""
        if 0 <= seat < len(self.people) and self.people[seat]:
            return self.people[seat]
        if self.people and 0 <= seat - len(self.people) < len(self.box.automata):
            return self.name(self.box.automata[seat - len(self.people)])
        return unnamed(self.folder, self.language, seat)

    def option(self, name: str) -> str:
        """The label of an option, or its explanation (`name-help`); "" if the game has no text for it."""
        id = f"option-{name}"
        return self.say(Message(id)) if self.bundle.has_message(id) else ""

    def prompt(self, view: Game) -> str:
        return self.say(self.teller.prompt(view))

    def choice(self, view: Game, choice: Choice) -> str:
        return self.say(self.teller.choice(view, choice))

    def story(self, story: Story) -> str:
        return self.say(self.teller.story(story))

    def departure(self, departure: Departure) -> str:
        """Why a match of an older version of the rules stops at a line."""
        gaps = {"line": departure.line, "version": departure.version, "rules": ", ".join(departure.rules)}
        return self.say(Message("departure", gaps))

    def refusal(self, rule: str) -> str:
        """Why a rule forbids a choice, in one sentence."""
        return self.say(Message(f"no-{rule}"))

    def why(self, view: Game, seat: Seat, choice: Choice, rule: str) -> str:
        """Why `seat`, in its own view, cannot make a choice now; `rule` is what `why_not` returned.

        If no specific rule forbids it, the sentence says who decides about what, and what the choice refers to.
        """
        case = general_law(view, seat, rule)
        if case == NOT_ASKED:
            answered = seat in view.flow.answers
            return self.say(
                Message("why-answered" if answered else "why-not_asked", {"prompt": self.prompt(view)})
            )
        if case == NOT_AN_ANSWER:
            return self.say(self.not_an_answer(view, choice))
        return self.refusal(rule)

    def not_an_answer(self, view: Game, choice: Choice) -> Message:
        prompt = self.prompt(view)
        if choice in self.box.vocabulary(view):
            label = self.choice(view, choice).rstrip(".")
            return Message("why-not_an_answer", {"choice": label, "prompt": prompt})
        return Message("why-unknown", {"text": shortened(text(choice)), "prompt": prompt})
