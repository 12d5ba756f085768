"""The pages of a match (table, replay and report) and the parts of them that change."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, Response

from senet.identity.names import BOT_SIGNATURE
from senet.identity.visitors import Visitor
from senet.kernel.game import EVERYTHING, SPECTATOR, UNKNOWN
from senet.kernel.match import Line
from senet.kernel.play import parse, seen_by
from senet.language import Speaker
from senet.matches.access import may_follow, seats_of, viewing_seat
from senet.matches.live import LiveMatch
from senet.matches.position import Position
from senet.storage.records import INVITED, SeatRecord
from senet.strings import Strings, said
from senet.web.routes.chat import talk_of
from senet.web.routes.files import readable_report
from senet.web.routes.matches import looking, receipt_of, seat_key
from senet.web.routes.schemas import LineQuery, LookQuery, MatchId, ReportId, SeatQuery
from senet.web.routes.seats import FREE, course_of
from senet.web.services import ServicesDep, VisitorDep
from senet.web.views.event_stream import event_stream
from senet.web.views.match_page import current_page_state, first_page_state, next_turn
from senet.web.views.options import unusual
from senet.web.views.page_state import PageClient
from senet.web.views.seat_view import SeatView, bot_label
from senet.web.views.templates import all_parts, page, render

router = APIRouter(include_in_schema=False)


def may_give(seat: SeatRecord, user: str | None) -> bool:
    """Whether this user left the seat to the holder of its link, and so may see the link."""
    return seat.kind == INVITED and user in seat.claims


def agreed(live: LiveMatch, visitor: Visitor) -> list[dict[str, str]]:
    """The options of this match that differ from the defaults, in the visitor's language."""
    people = [each.name for each in live.record.seats]
    return unusual(live.match, Speaker(live.match.box, visitor.language, people))


@router.get("/matches/{match}", response_class=HTMLResponse)
async def table_page(
    request: Request, services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: SeatQuery = None
) -> HTMLResponse:
    live = await services.matches.open(match)
    held = seats_of(visitor, live)
    looker = viewing_seat(visitor, live, seat)
    if seat is None and len(held) > 1:
        wanted = next_turn(live, live.position, SPECTATOR, held)
        looker = SPECTATOR if wanted and wanted["shield"] else looker
    drawn = await first_page_state(live, looker, visitor)
    host = visitor.user is not None and visitor.user == live.record.owner
    mine = [*held, *(each.seat for each in live.record.seats if may_give(each, visitor.user))]
    keys = (
        []
        if live.record.practice
        else [
            seat_key(request, each, each.seat in mine, host)
            for each in live.record.seats
            if each.seat in mine or (host and each.kind in FREE and not each.claims)
        ]
    )
    return page(
        request,
        "table.html",
        box=live.match.box,
        record=live.record,
        drawn=drawn,
        held=held,
        keys=keys,
        agreed=agreed(live, visitor),
        receipt=receipt_of(live, visitor),
        spectator_link=str(request.url_for("table_page", match=match)),
        script=visitor.words.for_script(),
    )


@router.get("/matches/{match}/parts")
async def table_now(
    services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: SeatQuery = None
) -> Response:
    """Everything that the page shows, for a page that missed an update."""
    live = await services.matches.open(match)
    shown = await first_page_state(live, viewing_seat(visitor, live, seat), visitor)
    return Response(shown.news(None), media_type="application/json")


@router.get("/matches/{match}/people")
async def people_now(services: ServicesDep, visitor: VisitorDep, match: MatchId) -> dict[str, Any]:
    """The people panel as HTML, and the clocks that continue to run in it between updates."""
    live = await services.matches.open(match)
    course = course_of(live, visitor, services.settings.now())
    talk = await talk_of(services, visitor, live, 0)
    entries = sorted([*talk["messages"], *course["happened"]], key=lambda entry: str(entry["at"]))
    given = {"course": course, "talk": talk, "entries": entries}
    return {
        "html": render("parts/people_now.html", visitor.language, **given),
        "clocks": {name: course[name] for name in ("budget", "left", "running", "paused")},
        "asked": any(seat in course["asked"] for seat in seats_of(visitor, live)),
        "team": bool(talk["team"]),
    }


@router.get("/matches/{match}/stream")
async def table_stream(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    match: MatchId,
    seat: SeatQuery = None,
    have: Annotated[str, Query(max_length=60)] = "",
) -> Response:
    """The event stream of the match page; a page that is already in state `have` gets only the differences."""
    live = await services.matches.open(match)
    looker = viewing_seat(visitor, live, seat)
    reader = PageClient(request.headers.get("last-event-id", have))

    def said(position: Position) -> tuple[str, bytes]:
        return reader.update(current_page_state(live, position, looker, visitor))

    return event_stream(services.matches, live, "parts", said, lambda: may_follow(visitor, live, looker))


# -- replay --------------------------------------------------------------------------------------


def viewpoints(live: LiveMatch, visitor: Visitor, seat_view: SeatView) -> list[tuple[int, str]]:
    """The seats from which a replay may be seen: all of them, and all secrets, once the match is over; else one's own."""
    everybody = list(range(len(live.record.seats)))
    seats = everybody if live.match.over else seats_of(visitor, live)
    return [
        *((seat, seat_view.speaker.who(seat)) for seat in seats),
        (SPECTATOR, visitor.words("viewpoint-public")),
        *([(EVERYTHING, visitor.words("viewpoint-everything"))] if live.match.over else []),
    ]


def replay_parts(live: LiveMatch, line: int | None, seat: int, visitor: Visitor) -> dict[str, Any]:
    """An earlier position as a seat saw it."""
    seat_view = SeatView(live, live.position, seat, visitor.language, line)
    chosen = seat_view.match.log_for(seat)[seat_view.line] if seat_view.past else None
    following = None
    if chosen is not None:
        view = seen_by(seat_view.game, seat) if not live.match.over else seen_by(seat_view.game, chosen.seat)
        following = replay_choice(seat_view, view, chosen)
    return {
        "line": seat_view.line,
        "last": live.position.line,
        "seat": seat,
        "parts": all_parts(seat_view, held=[], replay=True, following=following, last=live.position.line),
    }


def replay_choice(seat_view: SeatView, view: Any, line: Line) -> dict[str, str]:
    """Who chose what at this position, as far as the viewer may know, and by whose hand if the seat has changed hands."""
    who, name = seat_view.speaker.who(line.seat), line.choice
    by = decider(line.by, seat_view.words)
    shown = {"who": who, "by": "" if line.by in (who, f"seat {line.seat + 1}") else by}
    if name == UNKNOWN:
        return shown | {"label": seat_view.words("hidden-choice")}
    return shown | {"label": said(lambda: seat_view.speaker.choice(view, parse(name)), name)}


def decider(by: str, words: Strings) -> str:
    if not by.startswith(BOT_SIGNATURE):
        return by
    return words("bot-called", name=bot_label(by.removeprefix(BOT_SIGNATURE), words))


@router.get("/replay/{match}", response_class=HTMLResponse)
async def replay_page(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    match: MatchId,
    at: LineQuery = None,
    seat: LookQuery = None,
) -> HTMLResponse:
    live = await services.matches.open_at(match, at)
    looker = looking(visitor, live, seat)
    line = 0 if at is None and live.match.over else at
    drawn = replay_parts(live, line, looker, visitor)
    seat_view = SeatView(live, live.position, looker, visitor.language)
    return page(
        request,
        "replay.html",
        box=live.match.box,
        record=live.record,
        drawn=drawn,
        over=live.match.over,
        agreed=agreed(live, visitor),
        receipt=receipt_of(live, visitor),
        viewpoints=viewpoints(live, visitor, seat_view),
        script=visitor.words.for_script(),
    )


@router.get("/replay/{match}/parts")
async def replay_parts_at(
    services: ServicesDep, visitor: VisitorDep, match: MatchId, at: LineQuery = None, seat: LookQuery = None
) -> dict[str, Any]:
    live = await services.matches.open_at(match, at)
    return replay_parts(live, at, looking(visitor, live, seat), visitor)


@router.get("/reports/{report}", response_class=HTMLResponse, name="report_page")
async def report_page(
    request: Request, services: ServicesDep, visitor: VisitorDep, report: ReportId
) -> HTMLResponse:
    """The page of a report, with its file."""
    return page(request, "report.html", report=await readable_report(services, visitor, report))
