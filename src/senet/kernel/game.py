"""A game as plain data, and the vocabulary in which rules are written.

What remains to be done is on the *agenda*, a stack of named calls such as
``(plague, ("delta",))``. A *step* is a top-level function ``name(g, *args)`` that changes the
table immediately, and may end by planning other steps (`then`) or by waiting for a player (`ask`,
`ask_all`). Nothing else is remembered between two steps.

A *question* defines the possible answers: it is a named pair of functions, one that offers the
answers and one that names the rule which forbids any other. Choices, masks, highlights, refusals
and "why can't I?" are all derived from it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar, TypeVarTuple

from senet.kernel.chance import below

Seat = int
Choice = tuple[str, str]  # (verb, noun): the kind of thing to click, and which one
Step = Callable[..., None]
Call = tuple[Step, tuple[object, ...]]  # arguments are numbers and names: no parts of the table, no secrets
Story = tuple[str, tuple[object, ...], tuple[Seat, ...]]  # name, arguments, and who may hear it

PASS: Final[Choice] = ("pass", "")
UNKNOWN: Final = "?"  # stands for anything that a seat may not know
HIDDEN: Final[Choice] = (UNKNOWN, "")
SPECTATOR: Final[Seat] = -1  # sees what everybody may see
EVERYTHING: Final[Seat] = -2  # the viewer of the game itself, which hides nothing
EVERYBODY: Final[tuple[Seat, ...]] = ()

# Why nothing further back can be undone.
DRAWN: Final = "drawn"
REVEALED: Final = "revealed"
FINAL: Final = "final"

# The general reasons for refusing a choice; `Game.law` names the rule for each of them.
OVER: Final = "over"
NOT_ASKED: Final = "not_asked"
NOT_AN_ANSWER: Final = "not_an_answer"

Ts = TypeVarTuple("Ts")
G = TypeVar("G", bound="Game")
T = TypeVar("T")


def number(noun: str) -> int:
    """The number in a noun, which must be plain digits and not too many; -1 for anything else."""
    return int(noun) if noun.isascii() and noun.isdecimal() and len(noun) < 10 else -1


def take_some(pool: list[T], count: int, pick: Callable[[int], int]) -> list[T]:
    """Remove and return `count` random items of a pool. All of them are returned as they are: a pool has no order."""
    if count == len(pool):
        taken = pool[:]
        pool.clear()
        return taken
    return [pool.pop(pick(len(pool))) for _ in range(count)]


@dataclass(slots=True)
class Question:
    """The possible answers: `offer(g, seat, *args)` lists them, and `forbids(g, seat, choice, *args)`
    names the rule that forbids a choice ("" for those offered, NOT_AN_ANSWER for what the question is not
    about). Immutable."""

    name: str  # also the name of the prompt
    offer: Callable[..., list[Choice]]
    forbids: Callable[..., str]
    always: bool = False  # ask even if there is only one answer
    secret: bool = False  # the other seats never learn the answer
    final: bool = False  # an answer to `ask_all` cannot be undone, even before the others have answered


@dataclass(slots=True)
class Decision:
    """Who must choose, from what, and the step that receives the answer. Immutable."""

    question: Question
    choices: dict[Seat, list[Choice]]
    together: bool
    heard_by: Step
    args: tuple[object, ...]


@dataclass(slots=True)
class Flow:
    """The kernel's own part of the state: what happens next, and who is asked."""

    agenda: list[Call]
    planned: list[Call]  # by the current step; empty between steps
    decision: Decision | None
    answers: dict[Seat, Choice]  # hidden from the other seats until all have answered
    automata: tuple[Seat, ...]  # the seats that the rules play
    seed: bytes  # secret
    drawn: int  # secret: the number of random draws so far
    revealed: int  # increases whenever a secret is revealed; nothing before that can be undone
    horizon: str  # the reason: DRAWN, REVEALED or FINAL
    viewer: Seat  # EVERYTHING, or the seat whose view this is
    told: list[Story] | None  # what to report, or None if nobody is listening

    def clone(self) -> Flow:
        return Flow(
            self.agenda[:],
            [],
            self.decision,
            self.answers.copy(),
            self.automata,
            self.seed,
            self.drawn,
            self.revealed,
            self.horizon,
            self.viewer,
            None,
        )

    def hide(self, viewer: Seat, trusted: tuple[Seat, ...]) -> None:
        """Forget what `viewer` may not know: others' choices and answers, and the future."""
        self.viewer = viewer
        self.seed = b""
        self.drawn = 0
        self.answers = {seat: a if seat in trusted else HIDDEN for seat, a in self.answers.items()}
        decision = self.decision
        if decision is not None:
            known = {seat: c if seat in trusted else [] for seat, c in decision.choices.items()}
            self.decision = Decision(
                decision.question, known, decision.together, decision.heard_by, decision.args
            )


def new_flow(seed: bytes, first: Step, *args: object) -> Flow:
    return Flow([(first, args)], [], None, {}, (), seed, 0, 0, "", EVERYTHING, None)


@dataclass(slots=True)
class Game:
    """The base class of every game's state. Games add their table, and define how to clone and hide it."""

    flow: Flow

    # -- what each game defines ----------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy: containers are copied, through the constructor."""
        raise NotImplementedError

    def hide(self, viewer: Seat) -> None:
        """Replace what `viewer` may not know with UNKNOWN."""
        raise NotImplementedError

    def imagine(self, viewer: Seat, pick: Callable[[int], int]) -> None:
        """Replace every UNKNOWN with something that is possible as far as `viewer` knows.

        ``pick(n)`` is a random number below n.
        """
        raise NotImplementedError

    def law(self, case: str) -> str:
        """The rule to name when a choice is refused because of OVER, NOT_ASKED or NOT_AN_ANSWER."""
        raise NotImplementedError

    def trusted(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats whose secrets `seat` shares: itself, and allies where a game has them."""
        return (seat,)

    def allies(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win or lose together with `seat`, including itself; they may chat in private."""
        return self.trusted(seat)

    def team_number(self, seat: Seat) -> int:
        """The number of the team of `seat` as shown to players: 1, 2, …; 0 without teams."""
        return 0

    def colour(self, seat: Seat) -> int:
        """The index of the colour of the pieces of `seat`; differs from the seat where players choose colours."""
        return seat

    def dictate(self, seat: Seat) -> Choice:
        """What the rules choose for an automaton, a seat that nobody plays."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Callable[[str, str], Game], tuple[str, str]]:
        """Pickled as its JSON, which compiled and interpreted classes share."""
        from senet.kernel.codec import revive, to_json

        return revive, (type(self).__module__.rpartition(".")[0], to_json(self))

    # -- what rules are written with -----------------------------------------------------------

    def then(self, step: Callable[[G, *Ts], None], *args: *Ts) -> None:
        """Plan `step` to run after the current step, before what is already on the agenda."""
        self.flow.planned.append((step, args))

    def ask(
        self,
        seat: Seat,
        question: Question,
        heard_by: Callable[[G, Seat, Choice, *Ts], None],
        *args: *Ts,
    ) -> None:
        """Wait for `seat`; its choice is passed to ``heard_by(g, seat, choice, *args)``.

        If only one answer is possible it is given without asking, unless the question says `always`.
        """
        offered = question.offer(self, seat, *args)
        if len(offered) == 1 and not question.always:
            self.flow.planned.append((heard_by, (seat, offered[0], *args)))
        else:
            assert offered, question.name
            self.flow.decision = Decision(question, {seat: offered}, False, heard_by, args)

    def ask_all(
        self,
        seats: list[Seat],
        question: Question,
        heard_by: Callable[[G, dict[Seat, Choice], *Ts], None],
        *args: *Ts,
    ) -> None:
        """Wait for all `seats`, which choose in secret; then call ``heard_by(g, answers, *args)``.

        If `seats` is empty, `heard_by` is not called.
        """
        if seats:
            offered = {seat: question.offer(self, seat, *args) for seat in seats}
            self.flow.decision = Decision(question, offered, True, heard_by, args)

    def cancel(self, step: Step) -> bool:
        """Remove the next planned `step`, so that it does not happen; whether there was one."""
        planned, agenda = self.flow.planned, self.flow.agenda
        for i in range(len(planned)):
            if planned[i][0] is step:
                del planned[i]
                return True
        for i in range(len(agenda) - 1, -1, -1):
            if agenda[i][0] is step:
                del agenda[i]
                return True
        return False

    def end(self) -> None:
        """End the game: it is over as soon as the current step returns."""
        self.flow.agenda.clear()
        self.flow.planned.clear()

    def tell(self, story: str, *args: object) -> None:
        """Report something to everybody who follows the game."""
        if self.flow.told is not None:
            self.flow.told.append((story, args, EVERYBODY))

    def whisper(self, seat: Seat, story: str, *args: object) -> None:
        """Report something only to `seat` (and the seats that it trusts)."""
        if self.flow.told is not None:
            self.flow.told.append((story, args, (seat,)))

    def draw(self, pool: list[T]) -> T:
        """Remove and return a random item of `pool`. A deck is a pool too: it has no order that could leak."""
        flow = self.flow
        flow.revealed += 1
        flow.horizon = DRAWN
        if len(pool) == 1:
            return pool.pop()
        flow.drawn += 1
        return pool.pop(below(flow.seed, flow.drawn, len(pool)))

    def reveal(self) -> None:
        """Record that a secret has been revealed: earlier choices can no longer be undone."""
        self.flow.revealed += 1
        self.flow.horizon = REVEALED
