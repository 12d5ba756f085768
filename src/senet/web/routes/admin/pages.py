"""The operators' pages: reports, people, matches and the audit log. They show no hidden information of a match."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Form, Path, Query, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse

from senet.identity.accounts import BAN, MUTE
from senet.kernel.errors import Refused
from senet.web.errors import said, status_of
from senet.web.http.requests import whole_number
from senet.web.routes.admin.access import OperatorDep
from senet.web.routes.schemas import MatchId, ReportId
from senet.web.services import Services, ServicesDep, VisitorDep
from senet.web.views.templates import page

router = APIRouter(include_in_schema=False, prefix="/admin")
SHOWN: Final = 100  # entries of the audit log on a page
LONGEST: Final = 3650  # days
DAYS: Final = (1, 7, 30, 365, 0)
UserId = Annotated[str, Path(pattern=r"^[a-z0-9]{4,40}$")]
Text = Annotated[str, Form(max_length=400)]
Act = Literal["mute", "unmute", "ban", "unban", "rename", "sign-out", "factor-off"]


def back(path: str) -> RedirectResponse:
    return RedirectResponse(f"/admin{path}", status_code=303)


@router.get("", response_class=HTMLResponse)
async def reports(
    request: Request,
    services: ServicesDep,
    operator: OperatorDep,
    handled: bool = False,
    match: Annotated[str, Query(max_length=60)] = "",
) -> Response:
    """The queue of reports."""
    if match.isalnum() and match.isascii():
        return back(f"/matches/{match.lower()}")
    rows = await services.moderation.reports(handled)
    return page(request, "admin/reports.html", reports=rows, handled=handled)


@router.post("/reports/{report}/handled")
async def handle_report(services: ServicesDep, operator: OperatorDep, report: ReportId) -> Response:
    await services.moderation.handle_report(operator.user, report)
    return back("")


# -- people ----------------------------------------------------------------------------------------


@router.get("/people", response_class=HTMLResponse)
async def people(
    request: Request,
    services: ServicesDep,
    operator: OperatorDep,
    q: Annotated[str, Query(max_length=80)] = "",
) -> HTMLResponse:
    found = await services.moderation.find(q.replace("\0", ""))
    return page(request, "admin/people.html", people=found, q=q)


async def person_page(
    request: Request, services: Services, user: str, problem: str = "", status: int = 200
) -> HTMLResponse:
    person = await services.moderation.person(user)
    seats = await services.repository.running_seats(user)
    entries = await services.audit.latest(SHOWN, user)
    return page(request, "admin/person.html", status=status, person=person, days=DAYS, problem=problem,
                matches=sorted({match for match, _ in seats}), entries=entries)  # fmt: skip


@router.get("/people/{user}", response_class=HTMLResponse)
async def person(
    request: Request, services: ServicesDep, operator: OperatorDep, user: UserId
) -> HTMLResponse:
    return await person_page(request, services, user)


@router.post("/people/{user}/{act}")
async def act_on_person(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    operator: OperatorDep,
    user: UserId,
    act: Act,
    days: Text = "0",
    reason: Text = "",
    name: Text = "",
) -> Response:
    try:
        await carried_out(services, operator.user, user, act, days, reason, name)
    except Refused as refusal:
        sentence = said(refusal, visitor.language)
        return await person_page(request, services, user, sentence, status_of(refusal))
    return back(f"/people/{user}")


async def carried_out(
    services: Services, operator: str, user: str, act: Act, days: str, reason: str, name: str
) -> None:
    moderation = services.moderation
    if act in (MUTE, BAN):
        span = whole_number(days, "days", LONGEST)
        await moderation.sanction(operator, user, act, span, reason.replace("\0", ""))
        if act == BAN:
            await services.seating.leave_all(user)
    elif act in ("unmute", "unban"):
        await moderation.pardon(operator, user, act.removeprefix("un"))
    elif act == "rename":
        await moderation.rename(operator, user, name)
    elif act == "factor-off":
        await moderation.person(user)
        await services.second_factor.end(user, operator)
    else:
        await services.accounts.sign_out_everywhere(user, operator)


# -- matches ---------------------------------------------------------------------------------------


@router.get("/matches/{match}", response_class=HTMLResponse)
async def match_page(
    request: Request, services: ServicesDep, visitor: VisitorDep, operator: OperatorDep, match: MatchId
) -> HTMLResponse:
    """The players and the public messages, but nothing of the board."""
    live = await services.matches.open(match)
    return page(request, "admin/match.html", record=live.record, title=live.match.box.title, over=live.match.over,
                line=live.position.line, messages=await services.moderation.messages(match))  # fmt: skip


@router.post("/matches/{match}/{act}")
async def act_on_match(
    services: ServicesDep, operator: OperatorDep, match: MatchId, act: Literal["close", "restore"]
) -> Response:
    live = await services.matches.open(match)
    await services.seating.close(live, act == "close")
    await services.audit.write(operator.user, f"match-{act}", match)
    return back(f"/matches/{match}")


@router.post("/messages/{message}/remove")
async def remove_message(
    services: ServicesDep, operator: OperatorDep, message: Annotated[int, Path(ge=0, le=2**31 - 1)]
) -> Response:
    match = await services.moderation.remove_message(operator.user, message)
    services.matches.chat_changed(match)
    return back(f"/matches/{match}")


# -- the audit log ---------------------------------------------------------------------------------


@router.get("/audit", response_class=HTMLResponse)
async def audit(request: Request, services: ServicesDep, operator: OperatorDep) -> HTMLResponse:
    return page(request, "admin/audit.html", entries=await services.audit.latest(SHOWN))


@router.get("/audit/export")
async def export_audit(services: ServicesDep, operator: OperatorDep) -> Response:
    """The whole log, one JSON object per line."""
    await services.audit.write(operator.user, "audit-export")

    async def lines() -> AsyncIterator[str]:
        async for entry in services.audit.everything():
            yield json.dumps(entry, ensure_ascii=False) + "\n"

    headers = {"content-disposition": 'attachment; filename="senet-audit.jsonl"', "cache-control": "no-store"}
    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=headers)
