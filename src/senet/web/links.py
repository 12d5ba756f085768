"""The links of seats: whoever may give one away may also end it, or put another in its place."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request

from senet.web.api import REFUSALS, seat_key
from senet.web.house import House, TheHouse, TheVisitor, limited
from senet.web.people import Visitor
from senet.web.records import INVITED, OPEN
from senet.web.schemas import MatchId, SeatKey
from senet.web.tables import NoMatch, NotYours, Table

router = APIRouter(responses=REFUSALS, tags=["seats"])
FREE: Final = (INVITED, OPEN)
SeatNumber = Annotated[int, Path(ge=0, le=99, description="the seat, from 0")]


@router.post("/matches/{match}/seats/{seat}/link", response_model=SeatKey, dependencies=[limited("seat")])
async def renew_link(
    request: Request, house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatNumber
) -> Any:
    """A new link for a seat: the old one ends, and at your own seat so do other devices that came by it."""
    return await changed(request, house, visitor, match, seat, house.setting_up.new_token())


@router.delete("/matches/{match}/seats/{seat}/link", response_model=SeatKey, dependencies=[limited("seat")])
async def end_link(
    request: Request, house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatNumber
) -> Any:
    """End the link of a seat: whoever opens it is told so. A new one can be made at any time."""
    return await changed(request, house, visitor, match, seat, house.setting_up.no_token())


async def changed(request: Request, house: House, visitor: Visitor, match: str, seat: int, token: str) -> Any:
    table = await house.tables.open(match)
    check_changeable(visitor, table, seat)
    may = partial(check_changeable, visitor, table, seat)
    await house.sitting.change_link(table, seat, token, visitor.user, may)
    return seat_key(request, table.record.seats[seat], True, True)


def check_changeable(visitor: Visitor, table: Table, seat: int) -> None:
    """Only who sits there may, who left it, or the host of a seat that nobody has had yet."""
    if seat >= len(table.record.seats):
        raise NoMatch(visitor.words("error-no-seat"), field="seat")
    record, user = table.record.seats[seat], visitor.user
    givers = record.claims or {table.record.owner}
    free = record.kind in FREE and user is not None and user in givers
    if seat not in visitor.seats_at(table) and not free:
        raise NotYours(visitor.words("error-not-your-link"), field="seat")
