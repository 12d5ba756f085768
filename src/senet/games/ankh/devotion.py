"""Devotion: the track, its stacks, and winning by reaching its top."""

from __future__ import annotations

from senet.games.ankh.components import BOUNTIFUL, TOP
from senet.games.ankh.table import TOP_REACHED, Ankh
from senet.kernel.game import NOT_AN_ANSWER, Choice, Seat, number


def gain_devotion(g: Ankh, side: Seat, amount: int, why: str) -> None:
    """A side gains devotion in one movement; Bountiful adds 1 in the red zone. It wins on the top space.
    (ANKH-033, ANKH-035, ANKH-333 to 335, ANKH-450)"""
    if amount <= 0:
        return
    bountiful = 1 if g.has(side, BOUNTIFUL) and g.is_red(side) else 0
    before = g.devotion[side]
    place_token(g, side, min(TOP, before + amount + bountiful))
    g.tell("devotion_gained", g.team(side), g.devotion[side] - before, why, bountiful)
    if g.devotion[side] == TOP:
        win(g, side, TOP_REACHED)


def lose_devotion(g: Ankh, side: Seat, amount: int, why: str) -> None:
    """A side loses devotion, but never below the lowest space. (ANKH-034)"""
    space = max(0, g.devotion[side] - amount)
    if space != g.devotion[side]:
        g.tell("devotion_lost", g.team(side), g.devotion[side] - space, why)
        place_token(g, side, space)


def place_token(g: Ankh, side: Seat, space: int) -> None:
    """A token that arrives on a space goes on top of the stack there. (ANKH-030)"""
    g.ranking.remove(side)
    g.devotion[side] = space
    height = sum(g.devotion[other] <= space for other in g.ranking)
    g.ranking.insert(height, side)


def gain_followers(g: Ankh, side: Seat, count: int, why: str) -> None:
    """Followers come from a supply without limit. (ANKH-037)"""
    if count > 0:
        g.players[side].followers += count
        g.tell("followers_gained", g.team(side), count, why)


def sacrifice(g: Ankh, side: Seat, count: int, why: str) -> None:
    """Followers go back to the supply; nobody can give more than it has. (ANKH-038)"""
    assert 0 < count <= g.players[side].followers
    g.players[side].followers -= count
    g.tell("followers_sacrificed", g.team(side), count, why)


def possible_bids(g: Ankh, side: Seat) -> list[Choice]:
    return [("bid", str(count)) for count in range(g.players[side].followers + 1)]


def forbids_bid(g: Ankh, side: Seat, choice: Choice) -> str:
    """Nobody can bid more followers than it has. (ANKH-038)"""
    count = number(choice[1])
    if choice[0] != "bid" or count < 0 or str(count) != choice[1]:
        return NOT_AN_ANSWER
    return "" if count <= g.players[side].followers else "ANKH-038"


def win(g: Ankh, side: Seat, ending: str) -> None:
    """The game is over at once; whatever was pending is cancelled. (ANKH-035, ANKH-428, ANKH-445)"""
    g.victor = side
    g.ending = ending
    g.tell("game_won", g.team(side), ending)
    g.end()
