"""A match: a game being played, with its log, undo, and match files.

The log (setup, seed and the text of every choice) is the permanent record of a match; a saved state
is only a shortcut to where the log leads.
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

# Why nothing (more) can be undone.
NOTHING_CHOSEN: Final = "nothing_chosen"
SOMEBODY_ELSE: Final = "somebody_else"
START: Final = "start"


@dataclass(slots=True)
class Line:
    """One choice in the log."""

    seat: Seat
    choice: str
    at: str  # the time as given by the caller ("" if unknown)
    by: str  # who decided: a person's name, "bot greedy", …
    digest: str  # of the state after this choice
    secret: bool  # other seats may not see it before the match is over


@dataclass(slots=True)
class Match:
    box: Box
    seats: list[str]  # the players' names, in the order of the seats
    options: dict[str, Any]
    seed: bytes
    game: Game
    opening: str  # digest of the state before the first line
    lines: list[Line] = field(default_factory=list)
    stories: list[list[Story]] = field(default_factory=list)  # by line; the first entry is the setup
    before: list[Game] = field(default_factory=list)  # a snapshot for each line since the horizon
    version: str = ""  # of the rules that it started with; the current one by default
    departure: Departure | None = None  # where a match of an older version could not be replayed

    def __post_init__(self) -> None:
        self.version = self.version or self.box.rules_version

    @property
    def is_older(self) -> bool:
        """Whether it started with an older version of the rules."""
        return self.version != self.box.rules_version

    # -- playing -----------------------------------------------------------------------------

    def refusal(self, seat: Seat, name: str) -> str:
        """The rule that forbids the choice `name` now, or ""."""
        self.check_seat(seat)
        return why_not(self.game, seat, parse(name))

    def choose(self, seat: Seat, name: str, by: str = "", at: str = "", seen: int | None = None) -> None:
        """Make the choice `name`; `seen` is the number of lines that the player has seen."""
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
        """A new match after the choice `name`, which the caller has checked. This one remains unchanged.

        The two share their history, so do not continue this one.
        """
        following = self.copy()
        following.game = self.game.clone()
        following.apply(self.game, seat, name, by, at)
        return following

    def copy(self) -> Match:
        """The same match with its own lists. The game itself is shared."""
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
        """Make a choice that has been checked; `snapshot` is the game before it, kept for undo."""
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

    # -- undo --------------------------------------------------------------------------------

    def horizon(self, seat: Seat) -> tuple[int, str]:
        """The line back to which `seat` may undo its choices, and why no further."""
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
        """Undo the last choice of `seat`, if nobody has chosen since and it revealed nothing."""
        reach, reason = self.horizon(seat)
        if reach == len(self.lines):
            raise Refused(f"Seat {seat} cannot undo: {WHY_NOT_BACK[reason]}.", field="take_back")
        self.game = self.before.pop()
        self.lines.pop()
        self.stories.pop()

    def depart(self, line: int, before: Game, rule: str = "") -> None:
        """Return a match of an older version to the state `before` this line, which leads to a different state today.

        `rule` is the rule that refused it, if any. If there is none, or it is not among the changed rules, all of these
        are named.
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
        """The log as `seat` may see it: others' secret choices stay hidden until the end."""
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
        """The stories that `seat` may hear: those of the setup (first) and of every line from `since` on."""
        return [heard_by_seat(self.game, told, seat) for told in self.stories[since:]]

    @property
    def over(self) -> bool:
        return is_over(self.game)

    @property
    def result(self) -> Result | None:
        return self.box.result(self.game) if self.over else None

    @property
    def last_digest(self) -> str:
        """The digest of the current position."""
        return self.lines[-1].digest if self.lines else self.opening

    def waiting_for(self) -> list[Seat]:
        return deciders(self.game)

    def offered(self, seat: Seat) -> list[str]:
        return [text(choice) for choice in choices(self.game, seat)]

    # -- the file ----------------------------------------------------------------------------

    def to_file(self, with_seed: bool | None = None) -> str:
        """The match as a JSON document. It includes the seed if the match is over, or if asked for."""
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
    """A new match of the game in `box`; without a `seed`, it gets a secret random one."""
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
