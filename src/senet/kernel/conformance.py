"""The conformance kit: what must hold for any game, whatever its rules.

It works for any game, including those from other packages::

    from senet.kernel.conformance import check_playout, thorough
    check_playout(BOX, seats=3, seed=7, checks=thorough)

Every failure is a `Nonconformity` whose message says what is wrong, and where.
"""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from senet.kernel.box import Box, Counters
from senet.kernel.chance import seed_from
from senet.kernel.codec import digest, dump
from senet.kernel.game import (
    DRAWN,
    EVERYTHING,
    FINAL,
    REVEALED,
    SPECTATOR,
    UNKNOWN,
    Choice,
    Game,
    Seat,
    Story,
)
from senet.kernel.match import Match, new_match
from senet.kernel.play import (
    choices,
    choose,
    deciders,
    guess,
    heard_by_seat,
    parse,
    seen_by,
    text,
    why_not,
)


class Nonconformity(AssertionError):
    """The game breaks one of the promises that every game must keep."""


def demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise Nonconformity(sentence)


@dataclass
class Position:
    """A position in the course of a game, and what is needed to examine it."""

    box: Box
    seats: int
    match: Match
    rng: random.Random
    inventory: dict[str, int]
    where: str = ""
    examined: set[str] = field(default_factory=set)  # questions already tried with strange input

    @property
    def g(self) -> Game:
        return self.match.game

    def viewers(self) -> list[Seat]:
        return [*range(self.seats), SPECTATOR]


Check = Callable[[Position], None]


@dataclass
class Playout:
    """The outcome of one random game with checks."""

    decisions: int = 0
    digests: list[str] = field(default_factory=list)
    points: list[int] = field(default_factory=list)


# -- the checks: each examines one position ------------------------------------------------------


def components_are_conserved(at: Position) -> None:
    now = at.box.inventory(at.g)
    kinds = sorted({*at.inventory, *now})
    lost = {k: now.get(k, 0) - at.inventory.get(k, 0) for k in kinds if now.get(k) != at.inventory.get(k)}
    demand(not lost, f"components were not conserved: {lost} {at.where}")


def texts_are_unique_and_parseable(at: Position) -> None:
    for seat in deciders(at.g):
        offered = choices(at.g, seat)
        demand(bool(offered), f"seat {seat} is asked but has no choice {at.where}")
        names = [text(choice) for choice in offered]
        demand(len(set(names)) == len(names), f"two choices have the same text in {names} {at.where}")
        demand([parse(name) for name in names] == offered, f"{names} do not name {offered} {at.where}")


def clones_are_equal_and_independent(at: Position) -> None:
    before = dump(at.g)
    twin = at.g.clone()
    demand(dump(twin) == before, f"a clone differs from its game {at.where}")
    for _ in range(3):
        if deciders(twin):
            seat = deciders(twin)[0]
            choose(twin, seat, at.rng.choice(choices(twin, seat)))
    demand(dump(at.g) == before, f"a choice in a clone changed the game {at.where}")


def states_survive_json_and_pickle(at: Position) -> None:
    for g in (at.g, *(seen_by(at.g, seat) for seat in at.viewers())):
        frozen = at.box.freeze(g)
        demand(at.box.freeze(at.box.thaw(frozen)) == frozen, f"JSON does not give the state back {at.where}")
        revived = pickle.loads(pickle.dumps(g))
        demand(at.box.freeze(revived) == frozen, f"pickle does not give the state back {at.where}")
    plain = json.dumps(dump(at.g), separators=(",", ":"), ensure_ascii=False)
    demand(at.box.freeze(at.g) == plain, f"the state as text is not its dump {at.where}")


def a_thawed_game_plays_on(at: Position) -> None:
    """A state that was saved and loaded leads to the same next state."""
    if not deciders(at.g):
        return
    thawed, twin = at.box.thaw(at.box.freeze(at.g)), at.g.clone()
    seat = deciders(twin)[0]
    choice = at.rng.choice(choices(twin, seat))
    choose(twin, seat, choice)
    choose(thawed, seat, choice)
    demand(digest(twin) == digest(thawed), f"a saved game plays on differently {at.where}")


def choices_follow_from_the_view(at: Position) -> None:
    """A seat's choices follow from what the seat knows: rules do not look at secrets."""
    decision = at.g.flow.decision
    if decision is None:
        return
    for seat in deciders(at.g):
        view = seen_by(at.g, seat)
        demand(choices(view, seat) == choices(at.g, seat), f"the view offers other choices {at.where}")
        worked_out = decision.question.offer(view, seat, *decision.args)
        demand(worked_out == choices(at.g, seat), f"{decision.question.name} peeks at secrets {at.where}")


def refusals_name_a_rule(at: Position) -> None:
    """Everything that can be named is either offered or refused with a rule in the ledger."""
    if not deciders(at.g):
        return
    vocabulary = at.box.vocabulary(at.g)
    for seat in range(at.seats):
        offered = choices(at.g, seat)
        for choice in vocabulary:
            rule = why_not(at.g, seat, choice)
            allowed = choice in offered
            demand(bool(rule) != allowed, f"{text(choice)} is both offered and refused {at.where}")
            demand(allowed or rule in at.box.ledger, f"{rule!r} refuses {text(choice)} {at.where}")
        for choice in offered:
            demand(choice in vocabulary, f"{text(choice)} is offered but not in the vocabulary {at.where}")
        agree_with_forbids(at, seat, offered)


def agree_with_forbids(at: Position, seat: Seat, offered: list[Choice]) -> None:
    """`offer` and `forbids` of a question agree."""
    decision = at.g.flow.decision
    if decision is None or seat not in deciders(at.g):
        return
    for choice in at.box.vocabulary(at.g):
        rule = decision.question.forbids(at.g, seat, choice, *decision.args)
        if (choice in offered) == bool(rule):
            name = decision.question.name
            said = f"forbidden by {rule}" if rule else "not forbidden"
            raise Nonconformity(
                f"{name}: {text(choice)} is offered={choice in offered} but {said} {at.where}"
            )


def views_do_not_depend_on_secrets(at: Position) -> None:
    """Non-interference: if everything hidden from a seat is changed, the seat sees and may do the same."""
    for seat in at.viewers():
        view = seen_by(at.g, seat)
        demand(view.flow.seed == b"" and view.flow.viewer == seat, f"a view holds the seed {at.where}")
        other = guess(view, at.rng)
        whole = other.flow.viewer == EVERYTHING and f'"{UNKNOWN}"' not in at.box.freeze(other)
        demand(whole, f"a guess leaves something unknown {at.where}")
        same = dump(seen_by(other, seat)) == dump(view)
        demand(same, f"seat {seat} sees a secret, or guess contradicts its view {at.where}")
        demand(choices(other, seat) == choices(at.g, seat), f"choices of {seat} depend on secrets {at.where}")
        demand(deciders(other) == deciders(at.g), f"who decides depends on secrets {at.where}")
        for choice in at.rng.sample(at.box.vocabulary(view), min(12, len(at.box.vocabulary(view)))):
            if seat >= 0:
                told = (
                    why_not(at.g, seat, choice) == why_not(other, seat, choice) == why_not(view, seat, choice)
                )
                demand(told, f"the refusal of {text(choice)} depends on secrets {at.where}")
        stories_do_not_depend_on_secrets(at, seat, other)


def stories_do_not_depend_on_secrets(at: Position, seat: Seat, other: Game) -> None:
    """A seat hears the same about others' choices in two worlds that look the same to it, until they are revealed."""
    for decider in deciders(at.g):
        if seat >= 0 and decider in at.g.trusted(seat):
            continue
        decision = at.g.flow.decision
        assert decision is not None
        hidden = decision.together or decision.question.secret
        here, there = choices(at.g, decider), choices(other, decider)
        common = [choice for choice in here if choice in there]
        if hidden:
            pairs = [(at.rng.choice(here), at.rng.choice(there))]
        else:
            pairs = [(choice, choice) for choice in common[:2]]
        for one, two in pairs:
            seen = [
                heard_and_seen(world, decider, choice, seat) for world, choice in ((at.g, one), (other, two))
            ]
            if not any(revealed for revealed, _ in seen):
                demand(seen[0] == seen[1], f"seat {seat} learns from {text(one)} of {decider} {at.where}")


def heard_and_seen(world: Game, decider: Seat, choice: Choice, seat: Seat) -> tuple[bool, object]:
    twin = world.clone()
    twin.flow.told = []
    choose(twin, decider, choice)
    told, twin.flow.told = twin.flow.told or [], None
    revealed = twin.flow.revealed != world.flow.revealed and twin.flow.horizon != FINAL
    return revealed, (
        heard_by_seat(twin, told, seat),
        dump(seen_by(twin, seat)),
    )


def taking_back_restores(at: Position) -> None:
    waiting = deciders(at.g)
    if not waiting:
        return
    seat, before = waiting[0], digest(at.g)
    trial = Match(at.box, at.match.seats, at.match.options, at.match.seed, at.g.clone(), "")
    trial.choose(seat, text(at.rng.choice(choices(trial.game, seat))))
    reach, reason = trial.horizon(seat)
    if reach == 0:
        trial.take_back(seat)
        demand(digest(trial.game) == before, f"taking back does not restore {at.where}")
    else:
        demand(reason in (DRAWN, REVEALED, FINAL), f"no reason why nothing can be taken back {at.where}")


# Input that nobody should send, but somebody will: nothing, odd numbers, odd characters, very long texts.
STRANGE: tuple[str, ...] = (
    "", "0", "1", "-1", "1.5", "007", "99999999999999999999999", "²", "½", "٣", "x", "no_such_thing", "a+b",
    "a.2+b", "x.1", "+", ".", "-", " ", "\n", ":", "None", "__class__", "?", "žluťoučký", "𓂀", "x" * 4000,
    "9" * 4000,
)  # fmt: skip


def questions_survive_anything(at: Position) -> None:
    """A question refuses any input whatever with a rule, and never crashes."""
    name_strange_things(at.box, at.g, at.rng, at.examined, at.where)


def name_strange_things(box: Box, g: Game, rng: random.Random, examined: set[str], where: str) -> None:
    """Try the current question, unless already `examined`, with strange nouns and with nouns of other verbs."""
    decision = g.flow.decision
    if decision is None or decision.question.name in examined:
        return
    question = decision.question.name
    examined.add(question)
    seat = deciders(g)[0]
    offered = choices(g, seat)
    vocabulary = box.vocabulary(g)
    verbs = {verb for verb, _ in (*vocabulary, *offered)} | {"", "pass", "foreign", "?"}
    known = [noun for _, noun in rng.sample(vocabulary, min(20, len(vocabulary)))]
    for verb in sorted(verbs):
        for noun in (*STRANGE, *known):
            choice = (verb, noun)
            if choice in offered:
                continue
            shown = f"{verb}:{noun[:30]}"
            try:
                rule = why_not(g, seat, choice)
            except Exception as error:
                raise Nonconformity(f"{question} breaks on {shown!r}: {error!r} {where}") from error
            demand(rule in box.ledger, f"{question} refuses {shown!r} by {rule!r}, which is no rule {where}")


cheap: tuple[Check, ...] = (components_are_conserved, texts_are_unique_and_parseable)
thorough: tuple[Check, ...] = (
    *cheap,
    clones_are_equal_and_independent,
    states_survive_json_and_pickle,
    a_thawed_game_plays_on,
    choices_follow_from_the_view,
    refusals_name_a_rule,
    questions_survive_anything,
    views_do_not_depend_on_secrets,
    taking_back_restores,
)


# -- the log reports exactly what happened -----------------------------------------------------------


class Balance:
    """Compares the counters of a game with what the log says about them, after every decision.

    Every change of a public counter must be reported to everybody exactly once, and no other change. Rounds, phases
    and turns must be announced when they begin.
    """

    def __init__(self, box: Box, g: Game, told: list[Story]) -> None:
        self.box = box
        self.counters: Counters = box.counters(g)
        self.headings: dict[str, object] = {}
        self.hear_headings(told)

    def hear_headings(self, told: list[Story]) -> None:
        for story in told:
            heading = self.box.heading(story)
            if heading is not None:
                self.headings[heading[0]] = heading[1]

    def check(self, g: Game, told: list[Story], where: str) -> None:
        """Compare what was `told` about the last decision with what it changed."""
        now = self.box.counters(g)
        expected = dict(self.counters)
        for story in told:
            if not story[2]:
                for name, owner, amount in self.box.changes(story):
                    expected[name, owner] = expected.get((name, owner), 0) + amount
        wrong = {
            f"{name} of {owner}": f"{self.counters.get((name, owner), 0)} -> {now.get((name, owner), 0)}, "
            f"told {expected.get((name, owner), 0) - self.counters.get((name, owner), 0):+}"
            for name, owner in sorted({*expected, *now})
            if expected.get((name, owner), 0) != now.get((name, owner), 0)
        }
        demand(not wrong, f"the log does not balance: {wrong}; told: {told} {where}")
        self.counters = now
        self.hear_headings(told)
        if deciders(g):
            untold = {k: v for k, v in self.box.stage(g).items() if self.headings.get(k) != v}
            demand(not untold, f"nobody was told that this begins: {untold}, last: {self.headings} {where}")


# -- the playouts --------------------------------------------------------------------------------


def check_playout(
    box: Box,
    seats: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    checks: tuple[Check, ...] = cheap,
    every: int = 1,
) -> Playout:
    """Play a whole random game, with `checks` at every `every`-th position and at the end."""
    match = new_match(box, seats, options, seed_from(f"{box.name} {seats} {seed}"))
    at = Position(box, seats, match, random.Random(seed), box.inventory(match.game))
    playout = Playout(digests=[match.opening])
    balance = Balance(box, match.game, match.stories[0])
    while True:
        at.where = f"({box.name}, {seats} seats, seed {seed}, line {playout.decisions})"
        waiting = deciders(match.game)
        if playout.decisions % every == 0 or not waiting:
            for check in checks:
                check(at)
        if not waiting:
            break
        demand(playout.decisions < box.decision_limit, f"the game does not end {at.where}")
        seat = at.rng.choice(waiting)
        match.choose(seat, text(at.rng.choice(choices(match.game, seat))))
        playout.decisions += 1
        playout.digests.append(match.lines[-1].digest)
        balance.check(match.game, match.stories[-1], f"after {match.lines[-1].choice} {at.where}")
    demand(match.over, f"nobody is asked, but the game is not over {at.where}")
    result = box.result(match.game)
    demand(bool(result.winners or result.reason), f"nobody won, and nothing says why {at.where}")
    playout.points = result.points
    return playout


def check_determinism(box: Box, seats: int, seed: int, options: Mapping[str, object] | None = None) -> None:
    """The same seed and the same choices lead to the same digests."""
    runs = [check_playout(box, seats, seed, options, ()) for _ in range(2)]
    demand(runs[0] == runs[1], f"two runs differ ({box.name}, {seats} seats, seed {seed})")


class Failure(Nonconformity):
    """A random game that broke a promise, or the rules themselves, with the choices made up to then."""

    def __init__(self, sentence: str, made: list[tuple[Seat, Choice]]) -> None:
        super().__init__(sentence)
        self.made = made


def quick_playout(
    box: Box, seats: int, seed: int, options: Mapping[str, object] | None = None, every: int = 1
) -> int:
    """Play a whole random game without a log, with the cheap checks at every `every`-th decision (0: at none) and
    at the end; fast enough for thousands of games. Returns the number of decisions; anything wrong is a `Failure`."""
    made: list[tuple[Seat, Choice]] = []
    try:
        play_quickly(box, seats, seed, options, every, made)
    except Exception as error:
        where = f"({box.name}, {seats} seats, seed {seed}, {dict(options or {})}, decision {len(made)})"
        said = str(error) if isinstance(error, Nonconformity) else repr(error)
        raise Failure(f"{said} {where}", made) from error
    return len(made)


def play_quickly(
    box: Box,
    seats: int,
    seed: int,
    options: Mapping[str, object] | None,
    every: int,
    made: list[tuple[Seat, Choice]],
) -> None:
    g = box.start(seats, options, seed_from(f"{box.name} {seats} {seed}"))
    balance, told = Balance(box, g, g.flow.told or []), list[Story]()
    g.flow.told = told if every else None
    rng, inventory = random.Random(seed), box.inventory(g)
    examined: set[str] = set()
    while True:
        waiting = deciders(g)
        if not waiting or (every and len(made) % every == 0):
            demand(box.inventory(g) == inventory, "components were not conserved")
        if every and (not waiting or len(made) % every == 0):
            balance.check(g, told, f"after {text(made[-1][1]) if made else 'the setup'}")
            told.clear()
            name_strange_things(box, g, rng, examined, "")
        if not waiting:
            break
        demand(len(made) < box.decision_limit, "the game does not end")
        seat = waiting[0] if len(waiting) == 1 else rng.choice(waiting)
        offered = choices(g, seat)
        demand(len(set(offered)) == len(offered) > 0, "no choice, or the same twice")
        choice = rng.choice(offered)
        made.append((seat, choice))
        choose(g, seat, choice)
    demand(bool(box.result(g).winners or box.result(g).reason), "nobody won, and nothing says why")
