"""What one seat sees of a position, in one language. Everything about a game that leaves the server comes from here."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from markupsafe import escape

from senet.drawing import drawing_of
from senet.identity.names import BOT_SIGNATURE
from senet.kernel.codec import dump
from senet.kernel.errors import Refused
from senet.kernel.game import EVERYTHING, SPECTATOR, UNKNOWN, Choice, Game, Story
from senet.kernel.match import SOMEBODY_ELSE, Match
from senet.kernel.play import choices, deciders, heard_by_seat, is_over, parse, seen_by, text, why_not
from senet.kernel.telling import Message
from senet.language import Speaker, general_law
from senet.matches.live import LiveMatch, Transcript
from senet.matches.position import CacheKey, Position
from senet.storage.records import AUTOMATON, BOT, INVITED, OPEN, SeatRecord
from senet.strings import Strings, said
from senet.svg import Commons, Composition, seat_colour
from senet.web.views.lazy import lazy_property
from senet.web.views.refusals import ForbiddenChoice, forbidden

Value = TypeVar("Value")
STYLE: Final = re.compile(r"<style>.*?</style>", re.DOTALL)
CHRONICLE: Final = 120  # stories shown on the match page
SPEAKER: Final = CacheKey[Speaker]("speaker")
DECIDERS: Final = CacheKey[list[int]]("deciders")
NAMES: Final = CacheKey[str]("names of the deciders")
PROMPT: Final = CacheKey[str]("prompt")
SEATS: Final = CacheKey[list[dict[str, Any]]]("seats")
OVER: Final = CacheKey[bool]("over")
COMMONS: Final = CacheKey[Commons]("commons")
log = logging.getLogger("senet.words")


def own_words(speaker: Speaker, key: str, otherwise: str) -> str:
    """The game's own text for `key`, or `otherwise` if it has none."""
    return speaker.say(Message(key)) if speaker.bundle.has_message(key) else otherwise


def bot_label(bot: str, words: Strings) -> str:
    return words(f"bot-{bot}") if words.has(f"bot-{bot}") else bot


def without_style(svg: str) -> str:
    """A drawing for embedding in a page: without a style sheet, and focusable only by script."""
    return STYLE.sub("", svg).replace(' tabindex="0"', ' tabindex="-1"')


class SeatView:
    """A position as one seat, or a spectator, sees it."""

    def __init__(
        self, live: LiveMatch, position: Position, seat: int, language: str, line: int | None = None
    ) -> None:
        if line is not None and not 0 <= line <= position.line:
            raise Refused(f"The match has lines 0 to {position.line}; there is no line {line}.", field="at")
        self.live = live
        self.position = position
        self.match: Match = position.match
        self.seat = seat
        self.language = language
        self.words = Strings(language)
        self.line = position.line if line is None else line
        self.past = line is not None and line != position.line
        self.people = [each.name for each in position.record.seats]
        self.undo_seat = seat  # the seat whose last choice would be undone

    @lazy_property
    def game(self) -> Game:
        return self.live.game_at(self.line) if self.past else self.match.game

    @lazy_property
    def view(self) -> Game:
        if self.seat == EVERYTHING:
            return self.game
        return seen_by(self.game, self.seat) if self.past else self.position.view(self.seat)

    def shared(self, key: CacheKey[Value], compute: Callable[[], Value]) -> Value:
        """Compute a value that is the same for all viewers only once per position."""
        return self.position.cached(key, self.language, compute) if self.is_shared else compute()

    @lazy_property
    def speaker(self) -> Speaker:
        return self.shared(SPEAKER, lambda: Speaker(self.match.box, self.language, self.people))

    @property
    def is_closed(self) -> bool:
        """Whether an operator has ended the match, so that nothing is asked."""
        return self.position.record.closed and not self.past

    # -- the decision ------------------------------------------------------------------------

    @lazy_property
    def deciders(self) -> list[int]:
        return self.shared(DECIDERS, lambda: [] if self.is_closed else deciders(self.game))

    @property
    def decides(self) -> bool:
        return self.seat in self.deciders

    @lazy_property
    def waited_names(self) -> str:
        return self.shared(NAMES, lambda: ", ".join(map(self.called, self.deciders)) or "–")

    @lazy_property
    def offers(self) -> list[dict[str, str]]:
        """What this seat may choose now: the text and the label of each choice."""
        return [] if self.is_closed else [self.offer(choice) for choice in choices(self.view, self.seat)]

    def offer(self, choice: tuple[str, str]) -> dict[str, str]:
        label = said(lambda: self.speaker.choice(self.view, choice), text(choice))
        return {"choice": text(choice), "label": label}

    @lazy_property
    def prompt(self) -> str:
        """The question; seats that are not asked get the public wording."""
        if self.is_closed:
            return self.words("match-closed")
        if self.decides or self.commons is None:
            return said(lambda: self.speaker.prompt(self.view), "…")
        public = self.commons.view
        return self.shared(PROMPT, lambda: said(lambda: self.speaker.prompt(public), "…"))

    def nameable(self) -> list[dict[str, str]]:
        """Everything that can be named at this table but is not offered, with labels.

        Choices that a specific rule forbids come first; the rest is unrelated to the current question.
        """
        offered = set(choices(self.view, self.seat))
        named = [choice for choice in self.match.box.vocabulary(self.view) if choice not in offered]
        return [self.offer(choice) for choice in sorted(named, key=self.is_stray)]

    def is_stray(self, choice: Choice) -> bool:
        """Whether a choice is refused only because it does not answer the current question."""
        return bool(general_law(self.view, self.seat, why_not(self.view, self.seat, choice)))

    def refusal(self, name: str) -> ForbiddenChoice | None:
        """Why this seat may not choose something, from its own view; None if it may."""
        choice = parse(name)
        rule = why_not(self.view, self.seat, choice)
        return self.forbidden(choice, rule) if rule else None

    def forbidden(self, choice: Choice, rule: str) -> ForbiddenChoice:
        try:
            return forbidden(self.speaker, self.view, self.seat, choice, rule)
        except (LookupError, TypeError, ValueError) as error:
            log.warning("missing text: %s", error)
            return ForbiddenChoice(self.words("refused-by", rule=rule), rule, explains=True)

    @lazy_property
    def undo(self) -> dict[str, Any]:
        """How far this seat may take back, and what stops it there."""
        if self.seat < 0 or self.past or self.is_closed:
            return {"steps": 0, "reason": "", "sentence": ""}
        reach, reason = self.match.horizon(self.undo_seat)
        steps = len(self.match.lines) - reach
        stopped = self.match.lines[reach - 1] if reason == SOMEBODY_ELSE else None
        why = "bot" if stopped is not None and stopped.by.startswith(BOT_SIGNATURE) else reason
        key = f"undo-until-{why}" if steps else f"undo-not-{why}"
        return {"steps": steps, "reason": reason, "sentence": self.words(key)}

    # -- what there is to see ----------------------------------------------------------------

    @lazy_property
    def board(self) -> Composition:
        """For the page itself, which lights what may be chosen."""
        drawing = drawing_of(self.match.box.name)
        return drawing.compose(self.view, self.speaker, commons=self.commons)

    @property
    def is_shared(self) -> bool:
        """Whether values can be shared with other viewers: not for earlier positions or the all-seeing view."""
        return not self.past and self.seat != EVERYTHING

    @property
    def commons(self) -> Commons | None:
        """The public part of the drawing, drawn once for all viewers."""
        if not self.is_shared:
            return None
        return self.position.cached(COMMONS, self.language, lambda: Commons(self.position.view(SPECTATOR)))

    @property
    def svg(self) -> str:
        """A complete drawing."""
        return drawing_of(self.match.box.name).draw(self.view, self.speaker)

    @lazy_property
    def seats(self) -> list[dict[str, Any]]:
        """The seats; apart from the flag `you` they are the same for all viewers."""
        rows = self.shared(SEATS, self.seat_rows)
        return [row | {"you": True} if row["seat"] == self.seat else row for row in rows]

    def seat_rows(self) -> list[dict[str, Any]]:
        points = self.match.result.points if self.over and self.match.result else []
        return [
            self.seat_row(each, each.seat in self.deciders, points) for each in self.position.record.seats
        ]

    def seat_row(self, seat: SeatRecord, decides: bool, points: list[int]) -> dict[str, Any]:
        colour = self.view.colour(seat.seat)
        kind = AUTOMATON if seat.seat in self.game.flow.automata else seat.kind
        return {
            "seat": seat.seat,
            "name": self.speaker.who(seat.seat),
            "team": self.view.team_number(seat.seat),
            "kind": kind,
            "bot": self.words("bot-called", name=bot_label(seat.bot, self.words)) if kind == BOT else "",
            "free": kind in (OPEN, INVITED),
            "you": False,
            "decides": decides,
            "colour": colour,
            "sign": seat_colour(colour).sign,
            "points": points[seat.seat] if points else None,
        }

    @lazy_property
    def secrets(self) -> dict[int, str]:
        """For the all-seeing view: what each seat holds that the others could not see."""
        if self.seat != EVERYTHING:
            return {}
        whole, public = (dump(game).get("players", []) for game in (self.game, seen_by(self.game, SPECTATOR)))
        found = {
            seat: hidden_names(own, shown)
            for seat, (own, shown) in enumerate(zip(whole, public, strict=True))
        }
        return {seat: ", ".join(map(self.named, names)) for seat, names in found.items()}

    def named(self, name: str) -> str:
        return said(lambda: self.speaker.name(name), name.replace("_", " "))

    @lazy_property
    def over(self) -> bool:
        return self.shared(OVER, lambda: is_over(self.game))

    @lazy_property
    def stories(self) -> tuple[str, ...]:
        """The latest stories that this seat may hear, as HTML, newest last."""
        trusted = () if self.seat in (SPECTATOR, EVERYTHING) else tuple(self.match.game.trusted(self.seat))
        known = self.transcript((self.seat, self.language, *trusted, *self.people))
        stories, line = self.match.stories, self.line
        recent = known.line <= line <= known.line + CHRONICLE
        if recent and stories[known.line] is known.stories:  # nothing has been undone since
            entries = known.entries
            for each in range(known.line + 1, line + 1):
                entries += tuple(self.entries(known, each))
        else:
            entries = tuple(self.latest(known))
        known.line, known.stories, known.entries = line, stories[line], entries[-CHRONICLE:]
        return known.entries

    def transcript(self, key: tuple[str | int, ...]) -> Transcript:
        known = self.live.transcripts.setdefault(key, Transcript())
        if len(known.by_line) > 3 * CHRONICLE:
            known.by_line.clear()
        return known

    def latest(self, known: Transcript) -> list[str]:
        found: list[str] = []
        for line in range(self.line, -1, -1):
            found[:0] = self.entries(known, line)
            if len(found) >= CHRONICLE:
                break
        return found

    def entries(self, known: Transcript, line: int) -> list[str]:
        """The stories of a line as this seat hears them, as HTML; cached."""
        told = self.match.stories[line]
        here = known.by_line.get(line)
        if here is None or here[0] is not told:
            here = known.by_line[line] = (told, self.items(line, told))
        return here[1]

    def items(self, line: int, told: list[Story]) -> list[str]:
        """The stories of a line as entries of the chronicle."""
        heard = told if self.seat == EVERYTHING else heard_by_seat(self.match.game, told, self.seat)
        if len(heard) != len(told):
            return self.written(line, heard)
        known = self.transcript(
            (self.language, *self.people)
        )  # shared by all viewers, since nothing is hidden
        here = known.by_line.get(line)
        if here is None or here[0] is not told:
            here = known.by_line[line] = (told, self.written(line, told))
        return here[1]

    def written(self, line: int, heard: list[Story]) -> list[str]:
        return [self.item(f"story-{line}-{number}", line, story) for number, story in enumerate(heard)]

    def item(self, id: str, line: int, story: Story) -> str:
        sentence = said(lambda: self.speaker.story(story), story[0])
        rule = self.speaker.teller.STORY_RULES.get(story[0], "")
        address = f"/rules/{self.match.box.name}#{rule}"
        link = f' <a class="rule-id" href="{address}" data-rule="{rule}">{rule}</a>' if rule else ""
        return f'<li id="{id}" data-line="{line}">{escape(sentence)}{link}</li>'

    @lazy_property
    def result(self) -> dict[str, Any] | None:
        """The score sheet of a finished match."""
        result = self.match.result
        if result is None or self.past:
            return None
        sources = list(dict.fromkeys(source for sheet in result.sheets for source in sheet))
        rows = [
            {"source": self.source(name), "points": [sheet.get(name, 0) for sheet in result.sheets]}
            for name in sources
        ]
        names = [self.called(seat) for seat in range(len(result.sheets))]
        winners = [names[seat] for seat in result.winners if seat < len(names)]
        return {"rows": rows, "points": result.points, "names": names, "winners": winners,
                "winner_seats": list(result.winners), "reason": result.reason}  # fmt: skip

    def called(self, seat: int) -> str:
        """The name of a seat; an index beyond the seats is an automaton."""
        automata = self.match.box.automata
        if seat < len(self.people) or not automata:
            return self.speaker.who(seat)
        return said(lambda: self.speaker.name(automata[0]), automata[0].capitalize())

    def source(self, name: str) -> str:
        plain = name.replace("_", " ")
        return own_words(self.speaker, f"source-{name}", plain[:1].upper() + plain[1:])

    def log(self) -> list[dict[str, Any]]:
        """The lines that this seat may read."""
        lines = self.match.log_for(self.seat)[: self.line]
        return [{"seat": line.seat, "choice": line.choice, "at": line.at, "by": line.by} for line in lines]

    def as_json(self) -> dict[str, Any]:
        """The whole view for programs."""
        result = self.result
        return {
            "match": self.position.record.id,
            "game": self.match.box.name,
            "practice": self.position.record.practice,
            "seed_source": self.position.record.seed_source,
            "closed": self.position.record.closed,
            "serial": self.position.serial,
            "line": self.line,
            "seat": self.seat,
            "over": self.over,
            "deciders": self.deciders,
            "prompt": self.prompt,
            "choices": self.offers,
            "undo": self.undo,
            "seats": self.seats,
            "result": result,
            "state": dump(self.view),
        }


def hidden_names(whole: Any, public: Any) -> list[str]:
    """The names in `whole` that `public`, a dump of the same state, shows as unknown."""
    if isinstance(whole, dict) and isinstance(public, dict):
        return [name for key in whole for name in hidden_names(whole[key], public.get(key))]
    if isinstance(whole, list) and isinstance(public, list) and len(whole) == len(public):
        return [name for one, other in zip(whole, public, strict=True) for name in hidden_names(one, other)]
    return [whole] if public == UNKNOWN and isinstance(whole, str) and whole != UNKNOWN else []


def differ_in_secrets(game: Game, one: int, other: int) -> bool:
    """Whether two seats know different things, so that a shared screen needs a shield between them."""
    known = [dump(seen_by(game, seat)) for seat in (one, other)]
    for view in known:
        view.pop("flow")
    return json.dumps(known[0]) != json.dumps(known[1])
