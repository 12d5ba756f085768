"""Teams: what a member gains may be given to teammates at once."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.components import GIVE_ANY_TIME, PRAYER_MAX
from senet.games.kemet.table import TEAM, Kemet
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, number

# -- prayer points (KEMET-242) ---------------------------------------------------------------------------


def ask_shared_prayer(g: Kemet, seat: Seat, left: int, spare: int) -> None:
    """PP just gained may be given away; `spare` of the `left` points did not fit on the player's track. (KEMET-242)"""
    g.ask(seat, SHARE_PRAYER, shared_prayer_chosen, left, spare)  # nobody has room: settled without asking


def offer_gift(g: Kemet, seat: Seat, left: int, spare: int) -> list[Choice]:
    gifts: list[Choice] = [
        ("give", gift_noun(points, ally)) for ally in g.allies(seat) for points in range(1, left + 1)
    ]
    return [choice for choice in [PASS, *gifts] if not forbids_gift(g, seat, choice, left, spare)]


def forbids_gift(g: Kemet, seat: Seat, choice: Choice, left: int, spare: int) -> str:
    """Only what may be given, only to teammates, and nobody may have more than 11. (KEMET-004, KEMET-242)"""
    if choice == PASS:
        return ""
    verb, noun = choice
    if verb != "give":
        return NOT_AN_ANSWER
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


def shared_prayer_chosen(g: Kemet, seat: Seat, choice: Choice, left: int, spare: int) -> None:
    """Points that did not fit are given first; receiving a share triggers nothing. (KEMET-242)"""
    if choice != PASS:
        points, ally = (int(part) for part in choice[1].split("."))
        g.players[ally].prayer += points
        own = max(0, points - spare)
        g.players[seat].prayer -= own
        g.tell("prayer_shared", seat, ally, points, points - own)
        if points < left:
            g.then(ask_shared_prayer, seat, left - points, max(0, spare - points))


SHARE_PRAYER: Final = Question("share_prayer", offer_gift, forbids_gift)


def gift_noun(points: int, ally: Seat) -> str:
    """How a choice names points for a teammate: ``2.3`` means two for seat 3."""
    return f"{points}.{ally}"


# -- at any time of the team's turns (KEMET-242, KEMET-369) ----------------------------------------------


def can_share(g: Kemet, seat: Seat) -> bool:
    """Can any member give PP to another, and has the team not been asked since the last action?"""
    if g.mode != TEAM or g.shared or not g.holds(GIVE_ANY_TIME):
        return False
    team = [g.players[ally].prayer for ally in g.allies(seat)]
    return sum(team) > 0 and any(sum(team) > points < PRAYER_MAX for points in team)


def forbids_share(g: Kemet, seat: Seat) -> str:
    """The rule against asking the team for PP now, or "". (KEMET-242, KEMET-369)"""
    if g.mode != TEAM:
        return NOT_AN_ANSWER
    if not g.holds(GIVE_ANY_TIME):
        return "KEMET-369"
    return "" if can_share(g, seat) else "KEMET-242"


def share_round(g: Kemet, seat: Seat) -> None:
    """The active player gives first, then the others of the team in turn order. (KEMET-242, KEMET-369)"""
    g.shared = True
    start = g.order.index(seat)
    for ally in (*g.order[start:], *g.order[:start]):
        if ally in g.allies(seat):
            g.then(ask_given_prayer, ally)


def ask_given_prayer(g: Kemet, seat: Seat) -> None:
    """One gift after another, until the player keeps the rest. (KEMET-242)"""
    g.ask(seat, GIVE_PRAYER, given_prayer_chosen, g.players[seat].prayer, 0)


def given_prayer_chosen(g: Kemet, seat: Seat, choice: Choice, left: int, spare: int) -> None:
    """The points move from one track to the other; receiving them triggers nothing. (KEMET-242)"""
    if choice != PASS:
        points, ally = (number(part) for part in choice[1].split("."))
        g.players[seat].prayer -= points
        g.players[ally].prayer += points
        g.tell("prayer_shared", seat, ally, points, 0)
        g.then(ask_given_prayer, seat)


GIVE_PRAYER: Final = Question("give_prayer", offer_gift, forbids_gift)


# -- veteran tokens (KEMET-242, KEMET-259) ---------------------------------------------------------------


def ask_receiver(g: Kemet, seat: Seat) -> None:
    """A veteran token may go to any member of the team. (KEMET-242, KEMET-259)"""
    g.ask(seat, SHARE_VETERAN, receiver_chosen)


def offer_receiver(g: Kemet, seat: Seat) -> list[Choice]:
    return [PASS, *(("seat", str(ally)) for ally in g.allies(seat) if ally != seat)]


def forbids_receiver(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "seat":
        return NOT_AN_ANSWER
    return "" if choice in offer_receiver(g, seat) else "KEMET-259"


def receiver_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """It may also go to a member who did not take part in the battle. (KEMET-259)"""
    if choice != PASS:
        ally = int(choice[1])
        g.players[seat].veterans -= 1
        g.players[ally].veterans += 1
        g.tell("veteran_shared", seat, ally)


SHARE_VETERAN: Final = Question("share_veteran", offer_receiver, forbids_receiver)
