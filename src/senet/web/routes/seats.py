"""Seats over the API: links, handing seats over, clocks and pauses."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request

from senet.identity.visitors import Visitor
from senet.matches.access import NotFound, PermissionDenied, playing_seat, seats_of
from senet.matches.clocks import described
from senet.matches.live import LiveMatch
from senet.storage.records import BOT, COURSE, INVITED, OPEN, Event
from senet.strings import Strings
from senet.web.routes.matches import REFUSALS, seat_key, signature, still_playing
from senet.web.routes.schemas import CourseShown, Handed, MatchId, SeatKey, ToHand, ToPause
from senet.web.services import Services, ServicesDep, VisitorDep, rate_limited

router = APIRouter(responses=REFUSALS, tags=["seats"])
FREE: Final = (INVITED, OPEN)
SeatNumber = Annotated[int, Path(ge=0, le=99, description="the seat, from 0")]


@router.post(
    "/matches/{match}/seats/{seat}/link", response_model=SeatKey, dependencies=[rate_limited("seat")]
)
async def renew_link(
    request: Request, services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: SeatNumber
) -> Any:
    """Replace the link of a seat: the old one stops working and, at your own seat, other devices that used it are removed."""
    return await changed(request, services, visitor, match, seat, services.creator.new_token())


@router.delete(
    "/matches/{match}/seats/{seat}/link", response_model=SeatKey, dependencies=[rate_limited("seat")]
)
async def end_link(
    request: Request, services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: SeatNumber
) -> Any:
    """Revoke the link of a seat: opening it shows a message. A new one can be made at any time."""
    return await changed(request, services, visitor, match, seat, services.creator.revoked_token())


async def changed(
    request: Request, services: Services, visitor: Visitor, match: str, seat: int, token: str
) -> Any:
    live = await services.matches.open(match)
    check_changeable(visitor, live, seat)
    may = partial(check_changeable, visitor, live, seat)
    await services.seating.change_link(live, seat, token, visitor.user, may)
    return seat_key(request, live.record.seats[seat], True, True)


def check_changeable(visitor: Visitor, live: LiveMatch, seat: int) -> None:
    """Allow only the player of the seat, a player who left it, or the host of a seat that nobody has taken yet."""
    if seat >= len(live.record.seats):
        raise NotFound(visitor.words("error-no-seat"), field="seat")
    record, user = live.record.seats[seat], visitor.user
    givers = record.claims or {live.record.owner}
    free = record.kind in FREE and user is not None and user in givers
    if seat not in seats_of(visitor, live) and not free:
        raise PermissionDenied(visitor.words("error-not-your-link"), field="seat")


def sentence_of(event: Event, words: Strings) -> str:
    """The sentence that reports a change of seats, clocks or pauses."""
    story, (_, name, *more), _ = event.told[0]
    if more:  # of a match of an older version: the line and the rules that changed
        return words(story, line=str(more[0]), rules=str(more[1]))
    return words(story, name=str(name or words("player", number=event.seat + 1)))


def happened(live: LiveMatch, words: Strings) -> list[dict[str, Any]]:
    """Who sat down, left, paused or ran out of time, in chronological order."""
    return [
        {"serial": event.serial, "at": event.at, "seat": event.seat, "sentence": sentence_of(event, words)}
        for event in live.events
        if event.kind == COURSE and event.told
    ]


def course_of(live: LiveMatch, visitor: Visitor, now: str) -> dict[str, Any]:
    user = visitor.user
    seats = [
        {
            "seat": record.seat,
            "name": record.name,
            "kind": record.kind,
            "bot": record.bot if record.kind == BOT else "",
            "yours": record.seat in seats_of(visitor, live),
            "can_take_back": user is not None and user in record.claims,
        }
        for record in live.record.seats
    ]
    return described(live.record.clocks, now) | {
        "seats": seats,
        "happened": happened(live, visitor.words),
    }


def check_seat(live: LiveMatch, visitor: Visitor, seat: int) -> None:
    if seat >= len(live.record.seats):
        raise NotFound(visitor.words("error-no-seat"), field="seat")


@router.get("/matches/{match}/course", response_model=CourseShown)
async def course(services: ServicesDep, visitor: VisitorDep, match: MatchId) -> Any:
    """Who sits where and who has left, the clocks, and whether the match is paused."""
    return course_of(await services.matches.open(match), visitor, services.settings.now())


@router.post("/matches/{match}/seats/{seat}/hand", response_model=Handed, dependencies=[rate_limited("seat")])
async def hand(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    match: MatchId,
    seat: SeatNumber,
    wish: ToHand,
) -> Any:
    """Hand your seat to a bot, to the holder of a new link, or to anybody.

    The old link of the seat stops working. Unless you leave for good, you can take the seat back: from a bot at any time,
    otherwise until somebody sits down.
    """
    live = await services.matches.open(match)
    check_seat(live, visitor, seat)
    playing_seat(visitor, live, seat)
    by, may = signature(live, seat), still_playing(visitor, live, seat)
    await services.seating.hand_over(live, seat, wish.to, by, may, wish.for_good)
    record = live.record.seats[seat]
    key = seat_key(request, record, wish.to == "link", False)
    return course_of(live, visitor, services.settings.now()) | {"link": key["link"]}


@router.post(
    "/matches/{match}/seats/{seat}/take-back", response_model=CourseShown, dependencies=[rate_limited("seat")]
)
async def take_back(services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: SeatNumber) -> Any:
    """Take back a seat that you have left and that nobody else has taken."""
    live = await services.matches.open(match)
    check_seat(live, visitor, seat)
    name = "" if visitor.user is None else await services.repository.user_name(visitor.user) or ""
    await services.seating.take_back(live, seat, visitor.user, name)
    return course_of(live, visitor, services.settings.now())


@router.post("/matches/{match}/pause", response_model=CourseShown, dependencies=[rate_limited("seat")])
async def pause(services: ServicesDep, visitor: VisitorDep, match: MatchId, wish: ToPause) -> Any:
    """Ask for a pause, during which no clock runs: it starts when all players have asked. Any player can end it."""
    live = await services.matches.open(match)
    seat = playing_seat(visitor, live, None)
    held = seats_of(visitor, live)
    may = still_playing(visitor, live, seat)
    await services.seating.request_pause(live, held, wish.paused, signature(live, seat), may)
    return course_of(live, visitor, services.settings.now())
