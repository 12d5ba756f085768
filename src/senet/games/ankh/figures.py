"""What happens to figures that are moved, pushed or summoned: Sun tokens and pincers."""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import RA, SCORPION
from senet.games.ankh.table import Ankh
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

SUN: Final[Choice] = ("sun", "")


def shift(g: Ankh, start: str, end: str) -> None:
    """A figure moves to another space, together with its Sun token; pincers have to be aimed again."""
    figure = g.figures.pop(start)
    g.figures[end] = figure
    if start in g.radiant:
        g.radiant[g.radiant.index(start)] = end
    if start in g.aims:
        del g.aims[start]


def ask_aim(g: Ankh, seat: Seat, space: str) -> None:
    """A Giant Scorpion that was summoned or moved aims its pincers at once. (ANKH-396)"""
    g.ask(seat, AIM, aim_chosen, space)


def offer_aim(g: Ankh, seat: Seat, space: str) -> list[Choice]:
    return [("aim", pair) for pair in g.map().land.pairs[space]]


def forbids_aim(g: Ankh, seat: Seat, choice: Choice, space: str) -> str:
    if choice[0] != "aim":
        return NOT_AN_ANSWER
    return "" if choice[1] in g.map().land.pairs[space] else "ANKH-396"


def aim_chosen(g: Ankh, seat: Seat, choice: Choice, space: str) -> None:
    g.aims[space] = choice[1]
    g.tell("scorpion_aimed", seat, space, choice[1])


AIM: Final = Question("aim", offer_aim, forbids_aim)


def summoned(g: Ankh, seat: Seat, space: str) -> None:
    """After `seat` has put a new figure on the map: pincers, and Ra's Sun token."""
    if g.figures[space][1] == SCORPION:
        g.then(ask_aim, seat, space)
    if g.can(g.sides[seat], RA):
        g.then(ask_sun_token, seat, space)


def ask_sun_token(g: Ankh, seat: Seat, space: str) -> None:
    """Ra may make a figure Radiant that he has just summoned. (ANKH-366, ANKH-370)"""
    if g.dashboard(seat).suns > 0:
        g.ask(seat, SUN_TOKEN, sun_token_chosen, space)


def offer_sun_token(g: Ankh, seat: Seat, space: str) -> list[Choice]:
    return [PASS, SUN]


def forbids_sun_token(g: Ankh, seat: Seat, choice: Choice, space: str) -> str:
    return "" if choice in (PASS, SUN) else NOT_AN_ANSWER


def sun_token_chosen(g: Ankh, seat: Seat, choice: Choice, space: str) -> None:
    if choice == SUN:
        g.dashboard(seat).suns -= 1
        g.radiant.append(space)
        g.tell("sun_token_put", seat, space, g.sides[seat])


SUN_TOKEN: Final = Question("sun_token", offer_sun_token, forbids_sun_token)
