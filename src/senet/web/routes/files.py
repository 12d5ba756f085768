"""Match files to download and upload, branches of matches, and problem reports."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request
from sqlalchemy import Row
from starlette.responses import JSONResponse, Response

from senet.identity.tokens import TokenSigner
from senet.identity.visitors import Visitor
from senet.kernel.errors import Refused
from senet.kernel.game import SPECTATOR
from senet.matches.access import NotFound, PermissionDenied, seats_of
from senet.matches.files import as_text, seat_file, whole_file
from senet.matches.live import LiveMatch
from senet.storage.records import MatchRecord
from senet.strings import LocalizedRefusal
from senet.web.http.authentication import GiveCookie
from senet.web.routes.chat import talk_of
from senet.web.routes.matches import REFUSALS, looking, seat_key
from senet.web.routes.schemas import (
    Created,
    LineQuery,
    LookQuery,
    MatchId,
    Reported,
    ReportId,
    ToBranch,
    ToReport,
)
from senet.web.services import Services, ServicesDep, VisitorDep, rate_limited
from senet.web.views.seat_view import SeatView

router = APIRouter(responses=REFUSALS, tags=["keeping"])


@router.get("/matches/{match}/file", response_class=Response)
async def download(
    services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: LookQuery = None, at: LineQuery = None
) -> Response:
    """The match as a file: complete once it is over, until then only what your seat knows."""
    live = await services.matches.open_at(match, at)
    seat_view = SeatView(live, live.position, looking(visitor, live, seat), visitor.language, at)
    return as_download(match_file(seat_view, services.token_signer), f"{live.record.game}-{match}.json")


@router.post(
    "/upload",
    response_model=Created,
    status_code=201,
    dependencies=[rate_limited("match"), rate_limited("upload")],
)
async def upload(request: Request, services: ServicesDep, visitor: VisitorDep) -> Response:
    """Upload a match file as the request body: it is replayed, checked and opened as a practice match.

    You play its seats yourself or leave them to bots; nobody else can join.
    """
    record, give_cookie = await bring(services, visitor, await request.body())
    seats = [seat_key(request, seat, False, False) for seat in record.seats]
    response = JSONResponse({"match": record.id, "seats": seats}, status_code=201)
    give_cookie(response, request.url.scheme == "https")
    return response


async def bring(services: Services, visitor: Visitor, content: bytes) -> tuple[MatchRecord, GiveCookie]:
    """Store the match in a file; return its record and a function that sets the guest cookie."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("This is not a match file: it is not UTF-8 text.", field="file") from None
    uploaded = await services.uploads.read(text, services.token_signer)
    user, give_cookie = await services.authenticator.guest(visitor)
    return await services.creator.add_file(uploaded, user), give_cookie


@router.post(
    "/matches/{match}/branch", response_model=Created, status_code=201, dependencies=[rate_limited("match")]
)
async def branch(
    request: Request, services: ServicesDep, visitor: VisitorDep, match: MatchId, wish: ToBranch
) -> Response:
    """Start a match against bots from a line of this one; what you did not know is re-dealt. Nobody else can join."""
    live = await services.matches.open_at(match, wish.at)
    seat = looking(visitor, live, wish.seat)
    user, give_cookie = await services.authenticator.guest(visitor)
    name = live.record.seats[seat].name if seat >= 0 and seat in seats_of(visitor, live) else ""
    record = await services.creator.branch(live, wish.at, seat, user, name)
    seats = [seat_key(request, each, False, False) for each in record.seats]
    response = JSONResponse({"match": record.id, "seats": seats}, status_code=201)
    give_cookie(response, request.url.scheme == "https")
    return response


@router.post(
    "/matches/{match}/report", response_model=Reported, status_code=201, dependencies=[rate_limited("report")]
)
async def report(
    request: Request, services: ServicesDep, visitor: VisitorDep, match: MatchId, wish: ToReport
) -> Any:
    """Report a problem: returns a link and a file that show the position as you see it."""
    live = await services.matches.open_at(match, wish.at)
    seat = looking(visitor, live, wish.seat)
    name = services.settings.random_name(16)
    document = report_document(services, live, seat, visitor.language, wish)
    row = {
        "id": name,
        "match": match,
        "line": document["report"]["line"],
        "seat": seat,
        "user": visitor.user or "",
        "note": wish.note.replace("\0", ""),
        "at": services.settings.now(),
        "document": as_text(document),
        "message": await reported_message(services, visitor, live, wish.message),
    }
    await services.repository.add_report(row)
    link = str(request.url_for("report_page", report=name))
    return {"report": name, "link": link, "file": f"{link}/file"}


async def reported_message(
    services: Services, visitor: Visitor, live: LiveMatch, message: int | None
) -> int | None:
    """The message that a report is about, if the visitor has heard it."""
    if message is None:
        return None
    heard = await talk_of(services, visitor, live, message - 1)
    if not any(each["id"] == message for each in heard["messages"]):
        raise LocalizedRefusal("error-no-message", field="message")
    return message


def match_file(seat_view: SeatView, token_signer: TokenSigner) -> str:
    """The file of the whole match once it is over, until then of what the seat knows."""
    if seat_view.match.over:
        return whole_file(seat_view.live, token_signer)
    source = seat_view.live.record.seed_source
    return seat_file(seat_view.match, seat_view.view, seat_view.seat, seat_view.line, source)


def report_document(
    services: Services, live: LiveMatch, seat: int, language: str, wish: ToReport
) -> dict[str, Any]:
    seat_view = SeatView(live, live.position, seat, language, wish.at)
    document: dict[str, Any] = json.loads(match_file(seat_view, services.token_signer))
    return document | {"report": {"note": wish.note, "line": seat_view.line, "seat": seat}}


@router.get("/reports/{report}/file", response_class=Response)
async def report_file(services: ServicesDep, visitor: VisitorDep, report: ReportId) -> Response:
    """The file of a report, for `senet replay`. Until the match is over, only the reporter can open it."""
    row = await readable_report(services, visitor, report)
    return as_download(row.document, f"senet-report-{report}.json")


async def readable_report(services: Services, visitor: Visitor, report: str) -> Row[Any]:
    """A report; PermissionDenied if it shows a hand that the visitor may not see yet."""
    row = await services.repository.report(report)
    if row is None:
        raise NotFound("There is no such report.", field="report")
    live = await services.matches.open(row.match)
    reporter = visitor.user == row.user if row.user else row.seat in seats_of(visitor, live)
    if row.seat == SPECTATOR or live.match.over or reporter:
        return row
    if await is_operator(services, visitor) and not seats_of(
        visitor, live
    ):  # who plays there may not know it either
        return row
    raise PermissionDenied(visitor.words("error-report"), field="report")


async def is_operator(services: Services, visitor: Visitor) -> bool:
    if visitor.user is None or not visitor.session:
        return False
    return (await services.accounts.account(visitor.user)).is_operator


def as_download(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)
