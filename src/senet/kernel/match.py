"""A match: a game being played, its log, taking back, and the file that keeps it.

The log (setup, seed and the text of every choice) is what is kept for ever; a state is only the
quick way to where the log leads.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from senet.kernel.box import Box, Result
from senet.kernel.chance import SEED_BYTES, commitment
from senet.kernel.errors import Refused, Stale
from senet.kernel.game import SPECTATOR, UNKNOWN, Game, Seat, Story
from senet.kernel.play import choices, choose, deciders, heard_by_seat, is_over, parse, seen_by, text, why_not
from senet.kernel.versions import Departure

FORMAT: Final = 1

# Why nothing (more) can be taken back.
NOTHING_CHOSEN: Final = "nothing_chosen"
SOMEBODY_ELSE: Final = "somebody_else"
START: Final = "start"


@dataclass(slots=True)
class Line:
    """One choice in the log."""

    seat: Seat
    choice: str
    at: str  # when, as the caller tells it ("" if nobody knows)
    by: str  # who decided: a person's name, "bot greedy", …
    digest: str  # of the state after it
    secret: bool  # other seats may not read it before the match is over


@dataclass(slots=True)
class Match:
    box: Box
    seats: list[str]  # who sits there, in the order of the seats
    options: dict[str, Any]
    seed: bytes
    game: Game
    opening: str  # digest of the state before the first line
    lines: list[Line] = field(default_factory=list)
    stories: list[list[Story]] = field(default_factory=list)  # by line; the first ones are of the setup
    before: list[Game] = field(default_factory=list)  # a snapshot for each line since the horizon
    version: str = ""  # of the rules that it began with; today's if nothing is said
    departure: Departure | None = None  # where a match of an older version could not be played again

    def __post_init__(self) -> None:
        self.version = self.version or self.box.rules_version

    @property
    def is_older(self) -> bool:
        """Whether it began with an older version of the rules."""
        return self.version != self.box.rules_version

    # -- playing -----------------------------------------------------------------------------

    def refusal(self, seat: Seat, name: str) -> str:
        """The rule that forbids the choice called `name` now, or ""."""
        self.check_seat(seat)
        return why_not(self.game, seat, parse(name))

    def choose(self, seat: Seat, name: str, by: str = "", at: str = "", seen: int | None = None) -> None:
        """Play the choice called `name`; `seen` is the number of lines that the chooser has seen."""
        self.check_seat(seat)
        if seen is not None and seen != len(self.lines):
            raise Stale(
                f"The choice was made at line {seen}, but the match is at line {len(self.lines)}.",
                field="seen",
            )
        choice = parse(name)
        rule = why_not(self.game, seat, choice)
        if rule:
            who = self.seats[seat] or f"seat {seat}"
            raise Refused(f"{who} cannot choose {name} now: rule {rule} forbids it.", rule=rule)
        self.apply(self.game.clone(), seat, name, by, at)

    def after(self, seat: Seat, name: str, by: str = "", at: str = "") -> Match:
        """A new match, after the choice called `name`, which the caller has checked. This one stays as it is.

        The two share what came before, so do not play this one any further.
        """
        following = self.copy()
        following.game = self.game.clone()
        following.apply(self.game, seat, name, by, at)
        return following

    def copy(self) -> Match:
        """The same match with lists of its own. The game itself is shared."""
        return Match(
            self.box,
            list(self.seats),
            self.options,
            self.seed,
            self.game,
            self.opening,
            list(self.lines),
            list(self.stories),
            list(self.before),
            self.version,
            self.departure,
        )

    def apply(self, snapshot: Game, seat: Seat, name: str, by: str, at: str) -> None:
        """Play a choice that has been checked; `snapshot` is the game before it, which is kept for taking back."""
        decision = self.game.flow.decision
        assert decision is not None
        secret = decision.together or decision.question.secret
        self.game.flow.told = []
        choose(self.game, seat, parse(name))
        self.stories.append(self.game.flow.told or [])
        self.game.flow.told = None
        self.lines.append(Line(seat, name, at, by, self.box.digest(self.game, self.version), secret))
        same = self.game.flow.revealed == snapshot.flow.revealed
        self.before = [*self.before, snapshot] if same else []

    def check_seat(self, seat: Seat) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.seats):
            raise Refused(f"There is no seat {seat!r}; seats are 0 to {len(self.seats) - 1}.", field="seat")

    # -- taking back -------------------------------------------------------------------------

    def horizon(self, seat: Seat) -> tuple[int, str]:
        """The line back to which `seat` may take back its choices, and why no further."""
        self.check_seat(seat)
        reach = len(self.lines)
        if not self.lines:
            return reach, NOTHING_CHOSEN
        earliest = len(self.lines) - len(self.before)
        while reach > earliest and self.lines[reach - 1].seat == seat:
            reach -= 1
        if reach == 0:
            return reach, START
        if self.lines[reach - 1].seat != seat:
            return reach, SOMEBODY_ELSE
        return reach, self.game.flow.horizon

    def take_back(self, seat: Seat) -> None:
        """Undo the last choice of `seat`, if it was the last of all and showed nothing new."""
        reach, reason = self.horizon(seat)
        if reach == len(self.lines):
            raise Refused(f"Seat {seat} cannot take back: {WHY_NOT_BACK[reason]}.", field="take_back")
        self.game = self.before.pop()
        self.lines.pop()
        self.stories.pop()

    def depart(self, line: int, before: Game, rule: str = "") -> None:
        """Go back to where a match of an older version stood `before` this line, which leads elsewhere today.

        `rule` is the one that refused it. If none did, or it is not among those that changed, all of these are named.
        """
        changed = self.box.version(self.version).changed
        rules = (rule,) if rule and (rule in changed or not changed) else changed
        self.departure = Departure(line, rules, self.version)
        self.game = before
        del self.lines[line - 1 :], self.stories[line:]
        self.before = []

    # -- looking -----------------------------------------------------------------------------

    def view(self, seat: Seat) -> Game:
        if seat != SPECTATOR:
            self.check_seat(seat)
        return seen_by(self.game, seat)

    def log_for(self, seat: Seat) -> list[Line]:
        """The log as `seat` may read it: others' secret choices are unknown until the end."""
        if is_over(self.game):
            return list(self.lines)
        trusted = () if seat == SPECTATOR else self.game.trusted(seat)
        return [
            Line(each.seat, UNKNOWN, each.at, each.by, each.digest, True)
            if each.secret and each.seat not in trusted
            else each
            for each in self.lines
        ]

    def stories_for(self, seat: Seat, since: int = 0) -> list[list[Story]]:
        """What there is to tell `seat` of the setup (first) and of every line from `since` on."""
        return [heard_by_seat(self.game, told, seat) for told in self.stories[since:]]

    @property
    def over(self) -> bool:
        return is_over(self.game)

    @property
    def result(self) -> Result | None:
        return self.box.result(self.game) if self.over else None

    @property
    def last_digest(self) -> str:
        """The digest of the present position."""
        return self.lines[-1].digest if self.lines else self.opening

    def waiting_for(self) -> list[Seat]:
        return deciders(self.game)

    def offered(self, seat: Seat) -> list[str]:
        return [text(choice) for choice in choices(self.game, seat)]

    # -- the file ----------------------------------------------------------------------------

    def to_file(self, with_seed: bool | None = None) -> str:
        """The match as a JSON document. The seed is in it when the match is over, or on demand."""
        show = self.over if with_seed is None else with_seed
        result = self.result
        document = {
            "format": FORMAT,
            "game": self.box.name,
            "rules": self.version,
            "seats": self.seats,
            "options": self.options,
            "seed_hash": commitment(self.seed),
            "seed": self.seed.hex() if show else None,
            "opening": self.opening,
            "log": [[line.seat, line.choice, line.at, line.by, line.digest] for line in self.lines],
            "over": self.over,
            "points": result.points if result else None,
        }
        return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


WHY_NOT_BACK: Final = {
    NOTHING_CHOSEN: "nothing has been chosen yet",
    SOMEBODY_ELSE: "the last choice was made by somebody else",
    START: "this is the start of the match",
    "final": "the rules make that answer final",
    "drawn": "the last choice drew from a deck or a bag",
    "revealed": "the last choice revealed something hidden",
}


def new_match(
    box: Box,
    seats: int | list[str],
    options: Mapping[str, object] | None = None,
    seed: bytes | None = None,
    version: str = "",
) -> Match:
    """A new match of the game in `box`; without a seed, one that nobody knows."""
    people = [""] * seats if isinstance(seats, int) else list(seats)
    agreed = box.agreed(len(people), options, version)
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed
    if len(secret) != SEED_BYTES:
        raise Refused(f"A seed has {SEED_BYTES} bytes, not {len(secret)}.", field="seed")
    game = box.new_game(len(people), agreed, secret)
    told = game.flow.told or []
    game.flow.told = None
    opening = box.digest(game, version)
    return Match(box, people, agreed, secret, game, opening, stories=[told], version=version)
