from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, new_flow
from senet.kernel.play import advance
from tests.kernel.toy.table import Player, Toy

BURN: Choice = ("burn", "")


def new_game(seats: int, options: Mapping[str, Any], seed: bytes) -> Toy:
    players = [Player([str(n) for n in range(1, 6)], [], 0) for _ in range(seats)]
    g = Toy(
        new_flow(seed, next_round), players, [1, 2, 3, 4, 5, 6], [], options["rounds"], options["burning"]
    )
    g.flow.automata = tuple(seat for seat in range(seats) if options["automaton"][seat])
    g.flow.told = []
    advance(g)
    return g


def next_round(g: Toy) -> None:
    if len(g.prizes) == g.rounds:
        g.end()
        return
    g.prizes.append(g.draw(g.deck))
    g.tell("prize", g.prizes[-1], len(g.prizes))
    g.ask_all(list(range(len(g.players))), BID, bids_heard)


def offer_bid(g: Toy, seat: Seat) -> list[Choice]:
    return [("bid", card) for card in g.players[seat].hand]


def forbids_bid(g: Toy, seat: Seat, choice: Choice) -> str:
    if choice[0] != "bid":
        return NOT_AN_ANSWER
    return "" if choice[1] in g.players[seat].hand else "TOY-003"


def bids_heard(g: Toy, answers: dict[Seat, Choice]) -> None:
    for seat, (_, card) in answers.items():
        g.players[seat].hand.remove(card)
        g.players[seat].spent.append(card)
    bids = [card for _, card in answers.values()]
    single = {card: seat for seat, (_, card) in answers.items() if bids.count(card) == 1}
    if single:
        winner = single[max(single)]
        g.tell("won", winner)
        g.ask(winner, KEEP, prize_kept)
    g.then(next_round)


BID = Question("bid", offer_bid, forbids_bid)


def offer_prize(g: Toy, seat: Seat) -> list[Choice]:
    return [PASS, BURN] if g.burning else [PASS]


def forbids_prize(g: Toy, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    return NOT_AN_ANSWER if choice != BURN else "" if g.burning else "TOY-005"


def prize_kept(g: Toy, seat: Seat, choice: Choice) -> None:
    player = g.players[seat]
    if choice == PASS:
        player.points += g.prizes[-1]
        g.tell("kept", seat, g.prizes[-1])
    else:
        player.hand.append(player.spent.pop())
        player.hand.sort()
        g.whisper(seat, "back", player.hand[-1])


KEEP = Question("keep", offer_prize, forbids_prize)
