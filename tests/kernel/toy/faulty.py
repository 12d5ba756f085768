"""Tables and questions with faults that the conformance kit must find."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from senet.kernel.game import Choice, Question, Seat
from tests.kernel.toy.rules import offer_prize
from tests.kernel.toy.table import Toy


@dataclass(slots=True)
class Leaky(Toy):
    """Shows the hands of the others."""

    def clone(self) -> Leaky:
        players = [player.clone() for player in self.players]
        return Leaky(self.flow.clone(), players, self.deck[:], self.prizes[:], self.rounds, self.burning)

    def hide(self, viewer: Seat) -> None:
        self.deck = [0] * len(self.deck)


@dataclass(slots=True)
class Tangled(Toy):
    """Shares its players with its clones."""

    def clone(self) -> Tangled:
        return Tangled(
            self.flow.clone(), self.players, self.deck[:], self.prizes[:], self.rounds, self.burning
        )


@dataclass(slots=True)
class Vague(Toy):
    """Imagines nothing of what it does not know."""

    def clone(self) -> Vague:
        players = [player.clone() for player in self.players]
        return Vague(self.flow.clone(), players, self.deck[:], self.prizes[:], self.rounds, self.burning)

    def imagine(self, viewer: Seat, pick: Callable[[int], int]) -> None:
        pass


def hand_of_another(g: Toy, seat: Seat) -> list[Choice]:
    return [("bid", card) for card in g.players[1 - seat].hand]


def never(g: Toy, seat: Seat, choice: Choice) -> str:
    return ""


def nothing_more(g: Toy, seat: Seat, choice: Choice) -> None:
    g.end()


def ask_peeking(g: Toy) -> None:
    g.ask(0, PEEK, nothing_more)


def ask_twice_the_same(g: Toy) -> None:
    g.ask(0, TWINS, nothing_more)


def the_same_twice(g: Toy, seat: Seat) -> list[Choice]:
    return [("pass", ""), ("pass", "")]


def ask_unexplained(g: Toy) -> None:
    g.ask(0, UNEXPLAINED, nothing_more)


def a_number(g: Toy, seat: Seat) -> list[Choice]:
    return [("bid", card) for card in ("1", "2")]


def forbids_numbers(g: Toy, seat: Seat, choice: Choice) -> str:
    if choice[0] != "bid":
        return "TOY-007"
    return "" if 1 <= int(choice[1]) <= 2 else "TOY-003"


def ask_fragile(g: Toy) -> None:
    g.ask(0, FRAGILE, nothing_more)


PEEK = Question("peek", hand_of_another, never)
TWINS = Question("twins", the_same_twice, never)
UNEXPLAINED = Question("unexplained", offer_prize, never)
FRAGILE = Question("fragile", a_number, forbids_numbers)
