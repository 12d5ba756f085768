"""The main interface of the library: any game in a few lines, with choices given by their texts.

    >>> import senet
    >>> game = senet.new("pharaon", seats=2, seed="a text of yours")

For search and learning, where every microsecond counts, use `senet.kernel.play` on `game.state`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from senet import bots
from senet.bots.outlook import Chooser, Outlook
from senet.bots.playouts import Ending, Policy
from senet.bots.playouts import playouts as play_states
from senet.drawing import draw
from senet.games import find_box
from senet.kernel.box import Result
from senet.kernel.chance import SEED_BYTES, seed_from
from senet.kernel.errors import Refused
from senet.kernel.game import SPECTATOR, Choice, Seat
from senet.kernel.game import Game as State
from senet.kernel.match import Match, new_match
from senet.kernel.matchfile import read_match
from senet.kernel.play import choices, deciders, guess, parse, text, why_not
from senet.language import Speaker

Player = str | Chooser  # the name of a bot, or a bot


@dataclass(frozen=True)
class Refusal:
    """Why a choice is not allowed: the id of the rule that forbids it, and a sentence."""

    rule: str
    text: str


def new(
    name: str,
    seats: int | Sequence[str] | None = None,
    seed: str | bytes | None = None,
    options: Mapping[str, object] | None = None,
) -> Game:
    """A new game of `name`. The same seed, seats and options always give the same game.

    `seats` is the number of seats or the players' names; by default the smallest number possible. `seed` is any text (or
    32 bytes); without it every game is different. `options` are those listed by `senet games`.
    """
    box = find_box(name)
    if seats is None:
        people: int | list[str] = min(count for count in box.seats if box.allows(count, options or {}))
    else:
        people = seats if isinstance(seats, int) else list(seats)
    return Game(new_match(box, people, options, seed_from(seed) if isinstance(seed, str) else seed))


def from_file(path: str | Path) -> Game:
    """The game in a match file, with every line verified; Refused, with a sentence, if the file is damaged."""
    return Game(read_match(Path(path).read_text(encoding="utf-8"), find_box))


def playouts(
    name: str,
    states: Sequence[State],
    policies: Sequence[Policy | None] = (),
    seed: int | str = 0,
    limit: int | None = None,
) -> list[Ending]:
    """Play on from copies of `states` as fast as possible, without views and without a log, for search.

    `policies` has a function `(state, seat, choices) -> choice` for each seat; seats without one, or with None, choose
    at random. A policy sees the state that it is given: start from `game.view(seat).guess(rng)` where a seat must
    not know everything. `limit` is the greatest number of decisions in each playout.
    """
    return play_states(find_box(name), states, policies, seed, limit)


class Game:
    """A game in progress, with its log. Print it, or display it in a notebook."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __repr__(self) -> str:
        speaker = self.speaker()
        if self.over:
            where = f"won by {', '.join(map(speaker.who, self.winners)) or 'nobody'}"
        else:
            where = f"{', '.join(map(speaker.who, self.deciders))} to choose"
        return (
            f"<{self.match.box.title}, {len(self.match.seats)} seats, line {len(self.match.lines)}: {where}>"
        )

    def __str__(self) -> str:
        return self.prompt()

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def state(self) -> State:
        """The whole state, for `senet.kernel.play`. It contains the secrets of all seats; give bots a view instead."""
        return self.match.game

    def speaker(self, language: str = "en") -> Speaker:
        return Speaker(self.match.box, language, self.match.seats)

    # -- choosing ----------------------------------------------------------------------------

    @property
    def deciders(self) -> list[Seat]:
        """The seats that must choose: several if they choose secretly at the same time, none at the end."""
        return deciders(self.match.game)

    def asked(self, seat: Seat | None) -> Seat:
        """This seat, or by default the first one that must choose."""
        if seat is not None:
            self.match.check_seat(seat)
            return seat
        waiting = self.deciders
        return waiting[0] if waiting else 0

    def choices(self, seat: Seat | None = None) -> list[str]:
        """What the seat (by default the first one that must choose) may choose now."""
        return self.match.offered(self.asked(seat))

    def why_not(self, choice: str, seat: Seat | None = None, language: str = "en") -> Refusal | None:
        """The rule that forbids the seat this choice now; None if it is allowed."""
        chooser, named = self.asked(seat), parse(choice)
        view = self.match.view(chooser)
        rule = why_not(view, chooser, named)
        if not rule:
            return None
        return Refusal(rule, self.speaker(language).why(view, chooser, named, rule))

    def choose(self, choice: str, seat: Seat | None = None) -> None:
        """Make a choice; Refused, with the rule, if it is not allowed."""
        self.match.choose(self.asked(seat), choice)

    def take_back(self, seat: Seat | None = None) -> None:
        """Undo the last choice if nothing has been drawn or revealed since; otherwise Refused, with the reason."""
        last = self.match.lines[-1].seat if self.match.lines else 0
        self.match.take_back(last if seat is None else seat)

    def play(self, *players: Player, seed: str = "0", decisions: int | None = None) -> Game:
        """Let bots continue to the end, or for a number of decisions: one bot for all seats, or one per seat."""
        named = players or ("greedy",)
        if len(named) not in (1, len(self.match.seats)):
            raise Refused(f"Give one bot, or {len(self.match.seats)}, not {len(named)}.", field="players")
        crew = [
            bots.find(player, random.Random(f"{seed} {number}")) if isinstance(player, str) else player
            for number, player in enumerate(named)
        ]
        left = self.match.box.decision_limit if decisions is None else decisions
        while left > 0 and self.deciders:
            seat = self.deciders[0]
            view = self.match.view(seat)
            chosen = crew[seat % len(crew)].choose(Outlook(self.match.box, view, seat))
            self.match.choose(seat, chosen if isinstance(chosen, str) else text(chosen))
            left -= 1
        return self

    # -- looking -----------------------------------------------------------------------------

    def view(self, seat: Seat = SPECTATOR) -> View:
        """What a seat may know; by default, what everybody may know."""
        return View(self.match.view(seat), self.match, seat)

    def prompt(self, language: str = "en") -> str:
        """Who decides now, and about what."""
        return self.view().prompt(language)

    def svg(self, seat: Seat = SPECTATOR, language: str = "en") -> str:
        """The board as a seat sees it."""
        return self.view(seat).svg(language)

    def log(self, seat: Seat = SPECTATOR, language: str = "en") -> list[str]:
        """What has happened, sentence by sentence, as far as a seat may know it."""
        speaker = self.speaker(language)
        return [speaker.story(story) for told in self.match.stories_for(seat) for story in told]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def result(self) -> Result | None:
        """Points by source and the winners; None before the end."""
        return self.match.result

    @property
    def winners(self) -> tuple[Seat, ...]:
        result = self.match.result
        return result.winners if result is not None else ()

    @property
    def points(self) -> list[int]:
        result = self.match.result
        return result.points if result is not None else []

    # -- saving ------------------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent copy, with the log but without the undo history."""
        old = self.match
        return Game(
            Match(
                old.box, list(old.seats), old.options, old.seed, old.game.clone(), old.opening,
                list(old.lines), list(old.stories), version=old.version,
            )
        )  # fmt: skip

    def to_file(self, path: str | Path) -> None:
        """Write the match file, including the seed: anybody who reads it knows every secret."""
        Path(path).write_text(self.match.to_file(with_seed=True), encoding="utf-8")


class View:
    """What one seat may know about a game; the only thing a bot ever gets."""

    def __init__(self, state: State, match: Match, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.box = match.box
        self.people = match.seats

    def __repr__(self) -> str:
        who = "everybody" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<{self.box.title} as {who} sees it>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def choices(self) -> list[str]:
        return [text(choice) for choice in choices(self.state, self.seat)]

    def prompt(self, language: str = "en") -> str:
        return Speaker(self.box, language, self.people).prompt(self.state)

    def label(self, choice: str, language: str = "en") -> str:
        """The label of a choice, as on a button."""
        return Speaker(self.box, language, self.people).choice(self.state, parse(choice))

    def svg(self, language: str = "en") -> str:
        return draw(self.box, self.state, Speaker(self.box, language, self.people))

    def guess(self, rng: random.Random) -> State:
        """A complete state that is consistent with this view, with random values for what is hidden."""
        return guess(self.state, rng)

    def as_dict(self) -> dict[str, Any]:
        """The view as plain data, as in a match file."""
        from senet.kernel.codec import dump

        found: dict[str, Any] = dump(self.state)
        return found


__all__ = ["SEED_BYTES", "Choice", "Game", "Refusal", "Refused", "View", "from_file", "new", "playouts"]
