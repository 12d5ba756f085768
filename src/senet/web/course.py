"""The course of a match over the API: who sits where, handing a seat on, clocks and pauses."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from senet.web.api import REFUSALS, seat_key, signature, still_playing
from senet.web.house import TheHouse, TheVisitor, limited
from senet.web.links import SeatNumber
from senet.web.pace import described
from senet.web.people import Visitor
from senet.web.records import BOT, COURSE, Event
from senet.web.schemas import CourseShown, Handed, MatchId, ToHand, ToPause
from senet.web.tables import NoMatch, Table
from senet.web.wording import Wording

router = APIRouter(responses=REFUSALS, tags=["seats"])


def sentence_of(event: Event, words: Wording) -> str:
    """What there is to tell of a change beside the board."""
    story, (_, name, *more), _ = event.told[0]
    if more:  # of a match of an older version: the line and the rules that changed
        return words(story, line=str(more[0]), rules=str(more[1]))
    return words(story, name=str(name or words("player", number=event.seat + 1)))


def happened(table: Table, words: Wording) -> list[dict[str, Any]]:
    """Who came, left, paused or ran out of time, in the order in which it happened."""
    return [
        {"serial": event.serial, "at": event.at, "seat": event.seat, "sentence": sentence_of(event, words)}
        for event in table.events
        if event.kind == COURSE and event.told
    ]


def course_of(table: Table, visitor: Visitor, now: str) -> dict[str, Any]:
    user = visitor.user
    seats = [
        {
            "seat": record.seat,
            "name": record.name,
            "kind": record.kind,
            "bot": record.bot if record.kind == BOT else "",
            "yours": record.seat in visitor.seats_at(table),
            "can_take_back": user is not None and user in record.claims,
        }
        for record in table.record.seats
    ]
    return described(table.record.course, now) | {
        "seats": seats,
        "happened": happened(table, visitor.words),
    }


def check_seat(table: Table, visitor: Visitor, seat: int) -> None:
    if seat >= len(table.record.seats):
        raise NoMatch(visitor.words("error-no-seat"), field="seat")


@router.get("/matches/{match}/course", response_model=CourseShown)
async def course(house: TheHouse, visitor: TheVisitor, match: MatchId) -> Any:
    """Who sits where and who has left, the clocks, and whether the match is paused."""
    return course_of(await house.tables.open(match), visitor, house.settings.now())


@router.post("/matches/{match}/seats/{seat}/hand", response_model=Handed, dependencies=[limited("seat")])
async def hand(
    request: Request, house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatNumber, wish: ToHand
) -> Any:
    """Leave your seat to a bot, to whoever has the new link, or to anybody.

    The old link of the seat ends to work. Unless you leave for good you can take the seat back: from a bot at any
    time, else until somebody has sat down.
    """
    table = await house.tables.open(match)
    check_seat(table, visitor, seat)
    visitor.playing(table, seat)
    by, may = signature(table, seat), still_playing(visitor, table, seat)
    await house.sitting.hand(table, seat, wish.to, by, may, wish.for_good)
    record = table.record.seats[seat]
    key = seat_key(request, record, wish.to == "link", False)
    return course_of(table, visitor, house.settings.now()) | {"link": key["link"]}


@router.post(
    "/matches/{match}/seats/{seat}/take-back", response_model=CourseShown, dependencies=[limited("seat")]
)
async def take_back(house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatNumber) -> Any:
    """Take back a seat that you have left and that nobody else has taken."""
    table = await house.tables.open(match)
    check_seat(table, visitor, seat)
    name = "" if visitor.user is None else await house.archive.user_name(visitor.user) or ""
    await house.sitting.take_back(table, seat, visitor.user, name)
    return course_of(table, visitor, house.settings.now())


@router.post("/matches/{match}/pause", response_model=CourseShown, dependencies=[limited("seat")])
async def pause(house: TheHouse, visitor: TheVisitor, match: MatchId, wish: ToPause) -> Any:
    """Ask for a pause, in which no clock runs: it begins when everybody has asked. Anybody who plays can end it."""
    table = await house.tables.open(match)
    seat = visitor.playing(table, None)
    held = visitor.seats_at(table)
    may = still_playing(visitor, table, seat)
    await house.sitting.wish_pause(table, held, wish.paused, signature(table, seat), may)
    return course_of(table, visitor, house.settings.now())
