"""A game as plain data, and the words in which rules are written.

What is still to be done stands on the *agenda*, a stack of named calls such as
``(plague, ("delta",))``. A *step* is a top-level function ``name(g, *args)`` that changes the
table at once, and may end by planning other steps (`then`) or by waiting for somebody (`ask`,
`ask_all`). Nothing else waits, and nothing else is remembered between two steps.

What may be answered is said by a *question*: a named pair of functions, one that offers the
answers and one that names the rule which forbids any other. Choices, masks, highlights, refusals
and "why can't I?" all come from it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar, TypeVarTuple

from senet.kernel.chance import below

Seat = int
Choice = tuple[str, str]  # (verb, noun): the kind of thing one clicks, and which one
Step = Callable[..., None]
Call = tuple[Step, tuple[object, ...]]  # the arguments are numbers and names: no tables, no secrets
Story = tuple[str, tuple[object, ...], tuple[Seat, ...]]  # name, arguments, and who may hear it

PASS: Final[Choice] = ("pass", "")
UNKNOWN: Final = "?"  # what stands for anything a seat may not know
HIDDEN: Final[Choice] = (UNKNOWN, "")
SPECTATOR: Final[Seat] = -1  # sees what everybody may see
EVERYTHING: Final[Seat] = -2  # the viewer of the game itself, which hides nothing
EVERYBODY: Final[tuple[Seat, ...]] = ()

# Why the past cannot be taken back any further.
DRAWN: Final = "drawn"
REVEALED: Final = "revealed"
FINAL: Final = "final"

# The cases in which a choice is refused before any rule of the table is asked.
OVER: Final = "over"
NOT_ASKED: Final = "not_asked"
NOT_AN_ANSWER: Final = "not_an_answer"

Ts = TypeVarTuple("Ts")
G = TypeVar("G", bound="Game")
T = TypeVar("T")


def number(noun: str) -> int:
    """The number that a noun names: plain digits, not too many; -1 for anything else."""
    return int(noun) if noun.isascii() and noun.isdecimal() and len(noun) < 10 else -1


@dataclass(slots=True)
class Question:
    """What may be answered: `offer(g, seat, *args)` lists it, and `forbids(g, seat, choice, *args)`
    names the rule that forbids a choice ("" for those offered). Never changes."""

    name: str  # also the name of the prompt
    offer: Callable[..., list[Choice]]
    forbids: Callable[..., str]
    always: bool = False  # asked even if there is only one answer
    secret: bool = False  # the answer itself stays secret from the other seats
    final: bool = False  # an answer given together with others cannot be taken back, even before they answer


@dataclass(slots=True)
class Decision:
    """Who must choose, among what, and the step that hears the answer. Never changes."""

    question: Question
    choices: dict[Seat, list[Choice]]
    together: bool
    heard_by: Step
    args: tuple[object, ...]


@dataclass(slots=True)
class Flow:
    """Where the game stands: the kernel's own part of the state."""

    agenda: list[Call]
    planned: list[Call]  # by the present step; empty between steps
    decision: Decision | None
    answers: dict[Seat, Choice]  # kept from the other seats until all have answered
    automata: tuple[Seat, ...]  # the seats that the rules play
    seed: bytes  # secret
    drawn: int  # secret: how often chance was asked
    revealed: int  # grows whenever a secret comes out; what came before cannot be taken back
    horizon: str  # why: DRAWN, REVEALED or FINAL
    viewer: Seat  # EVERYTHING, or the seat whose view this is
    told: list[Story] | None  # what there is to tell, or None when nobody listens

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
    """The base of every game's state. Games add their table, and say how to clone and hide it."""

    flow: Flow

    # -- what each game says of itself ---------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy: containers are copied, through the constructor."""
        raise NotImplementedError

    def hide(self, viewer: Seat) -> None:
        """Replace what `viewer` may not know by UNKNOWN."""
        raise NotImplementedError

    def imagine(self, viewer: Seat, pick: Callable[[int], int]) -> None:
        """Replace every UNKNOWN by something that `viewer` must hold possible.

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
        """The seats that win or lose together with `seat`, itself included: they may talk in private."""
        return self.trusted(seat)

    def team_number(self, seat: Seat) -> int:
        """What people call the team of `seat`: 1, 2, …; 0 where everybody plays alone."""
        return 0

    def colour(self, seat: Seat) -> int:
        """Which of the colours for seats the pieces of `seat` have, where people choose their colours."""
        return seat

    def dictate(self, seat: Seat) -> Choice:
        """What the rules choose for an automaton, a seat that nobody plays."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Callable[[str, str], Game], tuple[str, str]]:
        """Pickled as its JSON, which compiled and interpreted classes share."""
        from senet.kernel.codec import revive, to_json

        return revive, (type(self).__module__.rpartition(".")[0], to_json(self))

    # -- the words of the rules ----------------------------------------------------------------

    def then(self, step: Callable[[G, *Ts], None], *args: *Ts) -> None:
        """Plan `step` for after the present step, before what was already on the agenda."""
        self.flow.planned.append((step, args))

    def ask(
        self,
        seat: Seat,
        question: Question,
        heard_by: Callable[[G, Seat, Choice, *Ts], None],
        *args: *Ts,
    ) -> None:
        """Wait for `seat`; its choice goes to ``heard_by(g, seat, choice, *args)``.

        A question with one possible answer is settled without asking, unless it is asked always.
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
        """Wait for all `seats`, in secret from one another; then ``heard_by(g, answers, *args)``.

        If there is nobody to ask, nothing is heard.
        """
        if seats:
            offered = {seat: question.offer(self, seat, *args) for seat in seats}
            self.flow.decision = Decision(question, offered, True, heard_by, args)

    def cancel(self, step: Step) -> bool:
        """Take the next `step` off the agenda: it was going to happen, and will not."""
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
        """Nothing is left to be done: the game is over once the present step returns."""
        self.flow.agenda.clear()
        self.flow.planned.clear()

    def tell(self, story: str, *args: object) -> None:
        """Something to tell everybody who follows the game."""
        if self.flow.told is not None:
            self.flow.told.append((story, args, EVERYBODY))

    def whisper(self, seat: Seat, story: str, *args: object) -> None:
        """Something to tell only `seat` (and those that it trusts)."""
        if self.flow.told is not None:
            self.flow.told.append((story, args, (seat,)))

    def draw(self, pool: list[T]) -> T:
        """Take one at random out of `pool`. A deck is a pool: it has no order to peek at."""
        flow = self.flow
        flow.revealed += 1
        flow.horizon = DRAWN
        if len(pool) == 1:
            return pool.pop()
        flow.drawn += 1
        return pool.pop(below(flow.seed, flow.drawn, len(pool)))

    def reveal(self) -> None:
        """A secret comes out: what was chosen before cannot be taken back any more."""
        self.flow.revealed += 1
        self.flow.horizon = REVEALED
