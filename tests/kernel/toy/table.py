from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from senet.kernel.game import UNKNOWN, Choice, Game, Seat
from senet.kernel.play import choices


@dataclass(slots=True)
class Player:
    hand: list[str]  # secret
    spent: list[str]  # secret
    points: int

    def clone(self) -> Player:
        return Player(self.hand[:], self.spent[:], self.points)


@dataclass(slots=True)
class Toy(Game):
    players: list[Player]
    deck: list[int]  # secret
    prizes: list[int]  # drawn so far
    rounds: int
    burning: bool

    def clone(self) -> Toy:
        players = [player.clone() for player in self.players]
        return Toy(self.flow.clone(), players, self.deck[:], self.prizes[:], self.rounds, self.burning)

    def hide(self, viewer: Seat) -> None:
        self.deck = [0] * len(self.deck)
        for seat, player in enumerate(self.players):
            if seat != viewer:
                player.hand = [UNKNOWN] * len(player.hand)
                player.spent = [UNKNOWN] * len(player.spent)

    def imagine(self, viewer: Seat, pick: Callable[[int], int]) -> None:
        rest = [prize for prize in range(1, 7) if prize not in self.prizes]
        self.deck = [rest.pop(pick(len(rest))) for _ in self.deck]
        for seat, player in enumerate(self.players):
            if seat != viewer:
                cards = [str(n) for n in range(1, 6)]
                player.hand = sorted(cards.pop(pick(len(cards))) for _ in player.hand)
                player.spent = cards

    def law(self, case: str) -> str:
        return "TOY-007"

    def dictate(self, seat: Seat) -> Choice:
        return choices(self, seat)[-1]


def inventory(g: Toy) -> dict[str, int]:
    cards = sum(len(player.hand) + len(player.spent) for player in g.players)
    return {"prizes": len(g.deck) + len(g.prizes), "cards": cards}
