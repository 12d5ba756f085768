"""Teams: what a member gains may be given to teammates at once."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.components import PRAYER_MAX
from senet.games.kemet.table import STRAY, Kemet
from senet.kernel.game import PASS, Choice, Question, Seat, number

# -- prayer points (KEMET-242) ---------------------------------------------------------------------------


def share_prayer(g: Kemet, seat: Seat, left: int, spare: int) -> None:
    """Who gained PP may give them away; `spare` of the `left` points did not fit on the own track. (KEMET-242)"""
    g.ask(seat, SHARE_PRAYER, prayer_shared, left, spare)  # nobody has room: settled without asking


def gift_noun(points: int, ally: Seat) -> str:
    """How a choice names points for a teammate: ``2.3`` are two for seat 3."""
    return f"{points}.{ally}"


def offer_gifts(g: Kemet, seat: Seat, left: int, spare: int) -> list[Choice]:
    gifts: list[Choice] = [
        ("give", gift_noun(points, ally)) for ally in g.allies(seat) for points in range(1, left + 1)
    ]
    return [choice for choice in [PASS, *gifts] if not forbids_gift(g, seat, choice, left, spare)]


def forbids_gift(g: Kemet, seat: Seat, choice: Choice, left: int, spare: int) -> str:
    """Only what was just gained, only to teammates, and nobody has more than 11. (KEMET-004, KEMET-242)"""
    if choice == PASS:
        return ""
    verb, noun = choice
    if verb != "give":
        return STRAY
    first, _, second = noun.partition(".")
    points, ally = number(first), number(second)
    if (
        ally == seat
        or ally not in g.allies(seat)
        or not 0 < points <= left
        or noun != gift_noun(points, ally)
    ):
        return "KEMET-242"
    return "" if g.players[ally].prayer + points <= PRAYER_MAX else "KEMET-004"


def prayer_shared(g: Kemet, seat: Seat, choice: Choice, left: int, spare: int) -> None:
    """First goes what did not fit; receiving a share triggers nothing. (KEMET-242)"""
    if choice != PASS:
        points, ally = (int(part) for part in choice[1].split("."))
        g.players[ally].prayer += points
        own = max(0, points - spare)
        g.players[seat].prayer -= own
        g.tell("prayer_shared", seat, ally, points, points - own)
        if points < left:
            g.then(share_prayer, seat, left - points, max(0, spare - points))


# -- veteran tokens (KEMET-242, KEMET-259) ---------------------------------------------------------------


def share_veteran(g: Kemet, seat: Seat) -> None:
    """A veteran token may go to any member of the team. (KEMET-242, KEMET-259)"""
    g.ask(seat, SHARE_VETERAN, veteran_shared)


def offer_receivers(g: Kemet, seat: Seat) -> list[Choice]:
    return [PASS, *(("seat", str(ally)) for ally in g.allies(seat) if ally != seat)]


def forbids_receiver(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "seat":
        return STRAY
    return "" if choice in offer_receivers(g, seat) else "KEMET-259"


def veteran_shared(g: Kemet, seat: Seat, choice: Choice) -> None:
    """Also to one who did not take part in the battle. (KEMET-259)"""
    if choice != PASS:
        ally = int(choice[1])
        g.players[seat].veterans -= 1
        g.players[ally].veterans += 1
        g.tell("veteran_shared", seat, ally)


SHARE_PRAYER: Final = Question("share_prayer", offer_gifts, forbids_gift)
SHARE_VETERAN: Final = Question("share_veteran", offer_receivers, forbids_receiver)
