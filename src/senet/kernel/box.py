"""A box: everything that other code needs to know about one game."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from senet.kernel.chance import SEED_BYTES
from senet.kernel.codec import digest_of, dump, load, to_json
from senet.kernel.errors import Refused
from senet.kernel.game import Choice, Game, Seat, Story
from senet.kernel.ledger import Rule, read_ledger
from senet.kernel.versions import Version

G = TypeVar("G", bound=Game)
Value = str | int | bool
Counters = dict[tuple[str, Seat], int]  # by name and owner; TABLE owns what belongs to no seat
Change = tuple[str, Seat, int]  # a counter, its owner, and by how much it changed
Heading = tuple[str, object]  # the level that begins ("round", "phase" or "turn"), and which one
TABLE: Final[Seat] = -1


@dataclass(frozen=True)
class Option:
    """Something the players agree on before the game: a variant, a difficulty or a ruling."""

    name: str
    values: tuple[Value, ...]
    default: Value
    rule: str = ""
    per_seat: bool = False  # one value per seat; a single value then applies to all
    seats: tuple[int, ...] = ()  # the numbers of seats for which it exists; () means all
    names_seat: bool = False  # numeric values are seat numbers
    alone: Value | None = None  # the default with one seat, if it differs
    ruling: bool = False  # how an unclear rule is read: shown separately from other options

    def standard(self, seats: int) -> Value:
        """The default value with this number of seats."""
        return self.default if self.alone is None or seats > 1 else self.alone

    def allowed(self, seats: int) -> tuple[Value, ...]:
        """The values that it can have with this number of seats."""
        if self.seats and seats not in self.seats:
            return (self.default,)
        if self.names_seat:
            return tuple(v for v in self.values if not str(v).isdigit() or int(v) < seats)
        return self.values

    def read(self, raw: object, seats: int) -> Value:
        """The value that `raw` (perhaps a text from the command line) names."""
        if self.seats and seats not in self.seats and raw != self.default:
            counts = ", ".join(map(str, self.seats))
            raise Refused(f"Option {self.name} exists only with {counts} seats.", field=self.name)
        for value in self.allowed(seats):
            if type(raw) is type(value) and raw == value:
                return value
            if isinstance(raw, str) and raw.strip().lower() == str(value).lower():
                return value
        allowed = ", ".join(str(value).lower() for value in self.allowed(seats))
        raise Refused(f"Option {self.name} cannot be {raw!r}; it can be: {allowed}.", field=self.name)


@dataclass(frozen=True)
class Result:
    """How a game ended: points by source for every seat, and the winners (several if they share the victory)."""

    sheets: tuple[dict[str, int], ...]
    winners: tuple[Seat, ...]
    reason: str = ""  # the rule by which it ended, or the name of the kind of ending

    @property
    def points(self) -> list[int]:
        return [sum(sheet.values()) for sheet in self.sheets]


@cache
def ledger_of(folder: Path) -> dict[str, Rule]:
    """The rules of a game, read once. (Compiled classes do not keep a cached property.)"""
    return read_ledger(folder / "rules.md")


def no_counters(g: Game) -> Counters:
    return {}


def no_changes(story: Story) -> list[Change]:
    return []


def no_stage(g: Game) -> dict[str, object]:
    return {}


def no_heading(story: Story) -> Heading | None:
    return None


@dataclass(frozen=True)
class Box:
    """One game: how to set it up, and what to call for everything else."""

    name: str  # also the name of its folder
    title: str
    rules_version: str  # increases whenever an old log could lead to a different result
    folder: Path
    seats: tuple[int, ...]  # the possible numbers of seats
    options: tuple[Option, ...]
    new_game: Callable[[int, Mapping[str, Any], bytes], Game]
    names: Mapping[str, Any]  # every record, step and question by its name
    vocabulary: Callable[[Any], list[Choice]]  # everything that could be named at this table
    inventory: Callable[[Any], dict[str, int]]  # components by kind; never changes during a game
    result: Callable[[Any], Result]  # of a game that is over
    appraise: Callable[[Any, Seat], float]  # how good a view looks for that seat
    decision_limit: int  # no game has more decisions than this
    automata: tuple[str, ...] = ()  # the names of solo opponents
    random_options: Mapping[str, Value] = field(default_factory=dict)  # make sure that random games end
    configurations: tuple[tuple[int, Mapping[str, Value]], ...] = ()  # other modes: seats and options
    counters: Callable[[Any], Counters] = no_counters  # everything public that can be counted at the table
    changes: Callable[[Story], list[Change]] = no_changes  # how a story changes the counters
    stage: Callable[[Any], dict[str, object]] = no_stage  # the current round, phase and turn
    heading: Callable[[Story], Heading | None] = no_heading  # the round, phase or turn that a story begins
    older: tuple[Version, ...] = ()  # earlier versions of the rules, whose matches can be continued
    former: tuple[Option, ...] = ()  # options of older versions only; new matches do not offer them

    @property
    def ledger(self) -> dict[str, Rule]:
        return ledger_of(self.folder)

    def version(self, name: str) -> Version:
        """The version of the rules called `name`; Refused if it is unknown."""
        if name == self.rules_version:
            return Version(name)
        for version in self.older:
            if version.name == name:
                return version
        known = ", ".join([*(version.name for version in self.older), self.rules_version])
        raise Refused(
            f"The match uses rules version {name[:20]} of {self.title}; this Senet knows: {known}.",
            field="rules",
        )

    def agreed(
        self, seats: int, raw: Mapping[str, object] | None = None, version: str = ""
    ) -> dict[str, Any]:
        """Every option with its value; Refused with one sentence if something is wrong.

        Options not in `raw` have their default, or the value that an older version played by.
        """
        if isinstance(seats, bool) or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise Refused(f"{self.title} is for {allowed} seats, not {seats}.", field="seats")
        given = dict(raw or {})
        before = self.version(version).options if version else {}
        agreed: dict[str, Any] = {}
        for option in (*self.options, *self.former):
            exists = not option.seats or seats in option.seats
            usual = option.standard(seats)
            value = given.pop(option.name, before.get(option.name, usual) if exists else usual)
            agreed[option.name] = (
                self.per_seat(option, seats, value) if option.per_seat else option.read(value, seats)
            )
        if given:
            name = next(iter(given))
            known = ", ".join(option.name for option in self.options) or "none"
            raise Refused(f"{self.title} has no option {name!r}; its options are: {known}.", field=str(name))
        return agreed

    def per_seat(self, option: Option, seats: int, raw: object) -> list[Value]:
        parts = raw.split(",") if isinstance(raw, str) else raw if isinstance(raw, (list, tuple)) else [raw]
        if len(parts) == 1:
            return [option.read(parts[0], seats)] * seats
        if len(parts) != seats:
            raise Refused(
                f"Option {option.name} needs one value, or one for each of {seats} seats.", field=option.name
            )
        return [option.read(part, seats) for part in parts]

    def start(self, seats: int, options: Mapping[str, object] | None, seed: bytes, version: str = "") -> Game:
        """A new game that waits for its first decision."""
        return self.new_game(seats, self.agreed(seats, options, version), seed)

    def tables(self) -> list[tuple[int, dict[str, Value]]]:
        """What can be played: every number of seats with the default options, then the other modes."""
        plain: list[tuple[int, dict[str, Value]]] = [
            (seats, {}) for seats in self.seats if self.allows(seats, {})
        ]
        return [*plain, *((seats, dict(options)) for seats, options in self.configurations)]

    def allows(self, seats: int, options: Mapping[str, object]) -> bool:
        """Whether a game with these options can start."""
        try:
            self.start(seats, options, bytes(SEED_BYTES))
        except Refused:
            return False
        return True

    def freeze(self, g: Game, version: str = "") -> str:
        """The state as JSON text, as that version of the rules writes it (today's if none is named)."""
        if version in ("", self.rules_version):
            return to_json(g)
        return json.dumps(self.version(version).dumped(dump(g)), separators=(",", ":"), ensure_ascii=False)

    def thaw(self, frozen: str, version: str = "") -> Game:
        """The game from a state that `freeze` wrote, possibly in an older version."""
        state = json.loads(frozen)
        game = load(self.version(version).loaded(state) if version else state, dict(self.names))
        assert isinstance(game, Game)
        return game

    def digest(self, g: Game, version: str = "") -> str:
        """A short fingerprint of what `freeze` writes. It reveals no secret, because it includes the secret seed."""
        return digest_of(self.freeze(g, version))
