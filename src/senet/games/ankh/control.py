"""The event Control Monument. (ANKH-180 to 185)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat


def control_monument(g: Ankh, seat: Seat) -> None:
    """The side takes one monument next to its figures: a neutral one, or an enemy's if there is no
    neutral one on the whole map. (ANKH-180 to 184)"""
    if g.dashboard(seat).ankhs and offer_monument(g, seat):
        g.ask(seat, CONTROL, monument_chosen)
    else:
        g.tell("event_without_effect", seat, "control_monument")


def offer_monument(g: Ankh, seat: Seat) -> list[Choice]:
    side, near = g.sides[seat], g.neighbourhood(g.sides[seat])
    neutral = any(owner == NOBODY for _, owner in g.monuments.values())
    return [
        ("monument", space)
        for space, (_, owner) in g.monuments.items()
        if space in near and (owner == NOBODY if neutral else owner != side)
    ]


def forbids_monument(g: Ankh, seat: Seat, choice: Choice) -> str:
    verb, space = choice
    if verb != "monument":
        return NOT_AN_ANSWER
    if space not in g.monuments:
        return "ANKH-180"
    side, owner = g.sides[seat], g.monuments[space][1]
    if owner == side or (owner != NOBODY and any(each == NOBODY for _, each in g.monuments.values())):
        return "ANKH-181"
    return "" if g.is_near_own(side, space) else "ANKH-180"


def monument_chosen(g: Ankh, seat: Seat, choice: Choice) -> None:
    """The new token is placed; an old one returns to its owner's pool. (ANKH-180, ANKH-181)"""
    side, space = g.sides[seat], choice[1]
    kind, owner = g.monuments[space]
    if owner != NOBODY:
        g.players[owner].ankhs += 1
    g.players[side].ankhs -= 1
    g.monuments[space] = (kind, side)
    g.tell("monument_taken", seat, kind, space, () if owner == NOBODY else g.team(owner), side)


CONTROL: Final = Question("control", offer_monument, forbids_monument)


def destroy_monument(g: Ankh, space: str) -> None:
    """A destroyed monument goes to the supply, its Ankh token to its owner's pool. (ANKH-027)"""
    kind, owner = g.monuments.pop(space)
    g.supply[kind] += 1
    if owner != NOBODY:
        g.players[owner].ankhs += 1
    g.tell("monument_destroyed", kind, space, () if owner == NOBODY else g.team(owner))
