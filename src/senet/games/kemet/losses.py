"""Units that leave a troop; for a mixed troop somebody decides whose."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.effects import remove_units
from senet.games.kemet.table import Kemet
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat


def lose_from_troop(g: Kemet, decider: Seat, area: str, units: int, why: str) -> int:
    """Up to `units` units leave the troop; if it is mixed, `decider` chooses whose. (KEMET-258, KEMET-341)

    Returns how many will have left when the next step begins.
    """
    members = g.allies_in(decider, area)
    gone = min(units, g.life_in(decider, area))
    if len(members) < 2 or gone == g.units_in(decider, area):
        for member in members:
            remove_units(g, member, area, gone, why)
    elif gone:
        g.tell("losses_due", decider, area, gone, why)
        g.then(ask_loss, decider, area, gone)
    return gone


def ask_loss(g: Kemet, decider: Seat, area: str, left: int) -> None:
    """One unit after another; nothing needs to be chosen when one owner is left. (KEMET-366)"""
    g.ask(decider, LOSE_UNIT, loss_chosen, area, left)


def offer_loss(g: Kemet, seat: Seat, area: str, left: int) -> list[Choice]:
    return [("seat", str(member)) for member in g.members_in(seat, area)]


def forbids_loss(g: Kemet, seat: Seat, choice: Choice, area: str, left: int) -> str:
    if choice[0] != "seat":
        return NOT_AN_ANSWER
    return "" if choice in offer_loss(g, seat, area, left) else "KEMET-258"


def loss_chosen(g: Kemet, seat: Seat, choice: Choice, area: str, left: int) -> None:
    """The unit returns to its owner's supply. (KEMET-001, KEMET-258)"""
    owner = int(choice[1])
    remove_units(g, owner, area, 1, "mixed_troop")
    if left > 1:
        g.then(ask_loss, seat, area, left - 1)


LOSE_UNIT: Final = Question("lose_unit", offer_loss, forbids_loss)


def trim_troops(g: Kemet, seat: Seat) -> None:
    """Units above the troop limit are removed. (KEMET-171, KEMET-193)"""
    for area in list(g.players[seat].troops):
        members = g.members_in(seat, area)
        above = g.units_in(seat, area) - g.limit_of(members) if members and members[0] == seat else 0
        if above > 0:
            lose_from_troop(g, seat, area, above, "limit")
