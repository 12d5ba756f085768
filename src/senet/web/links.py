"""The links of seats: whoever may give one away may also end it, or put another in its place."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request

from senet.web.api import REFUSALS, seat_key
from senet.web.house import House, TheHouse, TheVisitor
from senet.web.people import Visitor
from senet.web.records import INVITED, OPEN, PERSON
from senet.web.schemas import MatchId, SeatKey
from senet.web.tables import NoMatch, NotYours, Table

router = APIRouter(responses=REFUSALS, tags=["seats"])
FREE: Final = (INVITED, OPEN)
SeatNumber = Annotated[int, Path(ge=0, le=99, description="the seat, from 0")]


@router.post("/matches/{match}/seats/{seat}/link", response_model=SeatKey)
async def renew_link(
    request: Request, house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatNumber
) -> Any:
    """A new link for a seat: the old one ends, and at your own seat so do other devices that came by it."""
    table = await changeable(house, visitor, match, seat)
    await change_link(house, table, seat, house.setting_up.new_token(), visitor.user)
    return seat_key(request, table.record.seats[seat], True, True)


@router.delete("/matches/{match}/seats/{seat}/link", response_model=SeatKey)
async def end_link(
    request: Request, house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatNumber
) -> Any:
    """End the link of a seat: whoever opens it is told so. A new one can be made at any time."""
    table = await changeable(house, visitor, match, seat)
    await change_link(house, table, seat, house.setting_up.no_token(), visitor.user)
    return seat_key(request, table.record.seats[seat], True, True)


async def changeable(house: House, visitor: Visitor, match: str, seat: int) -> Table:
    """The table, if the visitor sits there or is the host while the seat is free."""
    table = await house.tables.open(match)
    if seat >= len(table.record.seats):
        raise NoMatch(visitor.words("error-no-seat"), field="seat")
    free = table.record.seats[seat].kind in FREE
    host = visitor.user is not None and visitor.user == table.record.owner
    if seat not in visitor.seats_at(table) and not (host and free):
        raise NotYours(visitor.words("error-not-your-link"), field="seat")
    return table


async def change_link(house: House, table: Table, seat: int, token: str, user: str | None) -> None:
    async with table.lock:
        while True:
            record = replace(table.record.seats[seat], token=token)
            if record.kind == PERSON and user is not None and user in record.users:
                record.users = {user}  # whoever found the old link is let go with it
            if await house.tables.archive.save_seat(table.record, record):
                break
            await house.tables.catch_up(table)
        table.record.seats[seat] = record
    table.announce()
