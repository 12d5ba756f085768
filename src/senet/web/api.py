"""The API: every action as JSON, for the page's script and for programs in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse, Response

from senet.kernel.errors import Refused, Stale
from senet.kernel.play import parse
from senet.web.botwork import BOT_SIGNATURE
from senet.web.following import Stream
from senet.web.house import House, TheHouse, TheVisitor, limited
from senet.web.limits import address_of
from senet.web.news import as_json
from senet.web.people import Visitor
from senet.web.positions import Position
from senet.web.records import ENDED, INVITED, OPEN, SeatRecord, Summary
from senet.web.schemas import (
    Created,
    LineQuery,
    LineShown,
    Listed,
    LookQuery,
    MatchId,
    NewMatch,
    Offer,
    Problem,
    SeatQuery,
    ToChoose,
    ToSit,
    ToUndo,
    View,
    Why,
)
from senet.web.seeing import Sight
from senet.web.tables import NotYours, Table
from senet.web.wording import Worded

REFUSALS: dict[int | str, dict[str, Any]] = {
    401: {"model": Problem, "description": "The token belongs to no seat."},
    403: {"model": Problem, "description": "The seat is not yours."},
    404: {"model": Problem, "description": "There is no such match."},
    409: {"model": Problem, "description": "Something happened in the meantime; `view` is the present view."},
    413: {"model": Problem, "description": "The request is too large."},
    422: {"model": Problem, "description": "It cannot be done; `rule` names the rule that forbids it."},
    429: {"model": Problem, "description": "Too much at once; `Retry-After` says how many seconds to wait."},
}
router = APIRouter(responses=REFUSALS, tags=["matches"])


def view_of(table: Table, seat: int, language: str) -> dict[str, Any]:
    """The present view of a seat; drawn once for everybody who asks for it."""
    key = ("json", seat, language)
    if key not in table.drawn:
        table.drawn[key] = Sight(table, table.position, seat, language).as_json()
    found: dict[str, Any] = table.drawn[key]
    return found


def written_view(table: Table, seat: int, language: str) -> bytes:
    """The same as JSON, also written once."""
    key = ("written", seat, language)
    if key not in table.drawn:
        table.drawn[key] = as_json(view_of(table, seat, language))
    found: bytes = table.drawn[key]
    return found


def view_answer(table: Table, seat: int, language: str) -> Response:
    return Response(written_view(table, seat, language), media_type="application/json")


def seat_key(request: Request, record: SeatRecord, held: bool, host: bool) -> dict[str, Any]:
    """A seat in a list; its key only for whom it belongs to, or for the host while it is free."""
    free = (
        host and record.kind in (INVITED, OPEN) and not record.claims
    )  # what somebody left is theirs to give
    shown = (held or free) and not record.token.startswith(ENDED)
    link = str(request.url_for("seat_page", token=record.token)) if shown else None
    return {
        "seat": record.seat,
        "kind": record.kind,
        "name": record.name,
        "token": record.token if shown else None,
        "link": link,
    }


def listed(request: Request, summary: Summary, user: str | None) -> dict[str, Any]:
    held = [seat.seat for seat in summary.seats if user is not None and user in seat.users]
    result = summary.result or {"points": None, "winners": None}
    return {
        "match": summary.id,
        "game": summary.game,
        "created": summary.created,
        "changed": summary.changed,
        "lines": summary.lines,
        "waiting": summary.waiting,
        "over": summary.over,
        "points": result["points"],
        "winners": result["winners"],
        "seats": [seat_key(request, seat, seat.seat in held, False) for seat in summary.seats],
        "yours": held,
    }


@router.get("/matches", response_model=list[Listed])
async def matches(
    request: Request,
    house: TheHouse,
    visitor: TheVisitor,
    which: Annotated[Literal["mine", "finished", "open"], Query(description="which of them")] = "mine",
) -> list[dict[str, Any]]:
    """Matches: those you play, those you have finished, or those with a seat for anybody."""
    if which == "open":
        found = await house.archive.open_matches()
    elif visitor.seat is not None:
        found = await house.archive.summaries_of([visitor.seat[0]], which == "finished")
    else:
        found = (
            [] if visitor.user is None else await house.archive.matches_of(visitor.user, which == "finished")
        )
    return [listed(request, summary, visitor.user) for summary in found]


@router.post("/matches", response_model=Created, status_code=201, dependencies=[limited("match")])
async def create(request: Request, house: TheHouse, visitor: TheVisitor, wish: NewMatch) -> Response:
    """Start a match. The answer has the token of each seat that you may play or give away."""
    user, give_cookie = await house.guest(visitor)
    pace = (wish.pace.budget, wish.pace.increment, wish.pace.timeout)
    record = await house.setting_up.new(wish.game, wish.seats, wish.options, user, wish.names, pace)
    seats = [seat_key(request, seat, user in seat.users, True) for seat in record.seats]
    response = JSONResponse({"match": record.id, "seats": seats}, status_code=201)
    give_cookie(response, request.url.scheme == "https")
    return response


@router.get("/matches/{match}/view", response_model=View)
async def view(house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatQuery = None) -> Any:
    """The match as your seat sees it."""
    table = await house.tables.open(match)
    return view_answer(table, visitor.seat_at(table, seat), visitor.language)


@router.get("/matches/{match}/picture.svg", response_class=Response)
async def picture(
    house: TheHouse, visitor: TheVisitor, match: MatchId, seat: LookQuery = None, at: LineQuery = None
) -> Response:
    """The board as your seat sees it, as SVG."""
    table = await house.tables.open(match)
    sight = Sight(table, table.position, looking(visitor, table, seat), visitor.language, at)
    return Response(sight.svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@router.get("/matches/{match}/choices", response_model=list[Offer])
async def offered(house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatQuery = None) -> Any:
    """What your seat may choose now; nothing if it is not asked."""
    table = await house.tables.open(match)
    return view_of(table, visitor.seat_at(table, seat), visitor.language)["choices"]


@router.post("/matches/{match}/choices", response_model=View)
async def choose(
    request: Request, house: TheHouse, visitor: TheVisitor, match: MatchId, wish: ToChoose
) -> Any:
    """Choose. It is written down before the answer; the same request twice is applied once."""
    table = await house.tables.open(match)
    seat = visitor.playing(table, wish.seat)
    spend_choice(request, house, match, seat)
    by = signature(table, seat)
    may = still_playing(visitor, table, seat)
    try:
        with house.answers.choosing():
            await house.tables.choose(table, seat, wish.choice, seen=wish.seen, by=by, key=wish.key, may=may)
    except Stale:
        return stale(table, seat, visitor)
    except Refused as refusal:
        raise in_words(table, seat, visitor, wish.choice, refusal) from None
    answer = changed(request, table, seat, visitor)
    await house.answers.turn()
    return answer


@router.post("/matches/{match}/undo", response_model=View)
async def undo(request: Request, house: TheHouse, visitor: TheVisitor, match: MatchId, wish: ToUndo) -> Any:
    """Take back your last choice, unless something hidden has come out since."""
    table = await house.tables.open(match)
    seat = visitor.playing(table, wish.seat)
    spend_choice(request, house, match, seat)
    by = signature(table, seat)
    may = still_playing(visitor, table, seat)
    try:
        await house.tables.take_back(table, seat, seen=wish.seen, by=by, key=wish.key, may=may)
    except Stale:
        return stale(table, seat, visitor)
    except (NotYours, Worded):
        raise
    except Refused:
        reason = Sight(table, table.position, seat, visitor.language).undo["sentence"]
        raise Refused(visitor.words("error-undo", reason=reason), field="take_back") from None
    return changed(request, table, seat, visitor)


@router.get("/matches/{match}/why", response_model=Why)
async def why(
    house: TheHouse,
    visitor: TheVisitor,
    match: MatchId,
    choice: Annotated[str, Query(min_length=1, max_length=120, description="the text of any choice")],
    seat: SeatQuery = None,
) -> Any:
    """Why your seat cannot choose something now: the rule, and a sentence."""
    table = await house.tables.open(match)
    sight = Sight(table, table.position, visitor.playing(table, seat), visitor.language)
    refusal = sight.refusal(choice)
    if refusal is None:
        return {"choice": choice, "allowed": True, "rule": "", "sentence": visitor.words("why-you-may")}
    return {"choice": choice, "allowed": False, "rule": refusal.rule, "sentence": refusal.sentence,
            "explains": refusal.explains}  # fmt: skip


@router.get("/matches/{match}/nameable", response_model=list[Offer])
async def nameable(house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatQuery = None) -> Any:
    """Everything that could be named at the table and is not offered: what one can ask `why` about."""
    table = await house.tables.open(match)
    return Sight(table, table.position, visitor.playing(table, seat), visitor.language).nameable()


@router.get("/matches/{match}/log", response_model=list[LineShown])
async def log(house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatQuery = None) -> Any:
    """The log as your seat may read it."""
    table = await house.tables.open(match)
    return Sight(table, table.position, visitor.seat_at(table, seat), visitor.language).log()


@router.get("/matches/{match}/events", response_class=Response)
async def events(house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatQuery = None) -> Response:
    """Server-sent events: a `view` now and after everything that happens."""
    table = await house.tables.open(match)
    looker = visitor.seat_at(table, seat)

    def said(position: Position) -> tuple[str, bytes]:
        if position is table.position:
            return str(position.serial), written_view(table, looker, visitor.language)
        return str(position.serial), as_json(Sight(table, position, looker, visitor.language).as_json())

    return Stream(house.tables, table, "view", said, lambda: visitor.may_follow(table, looker))


@router.post("/matches/{match}/sit", response_model=View, dependencies=[limited("seat")])
async def sit(house: TheHouse, visitor: TheVisitor, match: MatchId, wish: ToSit) -> Any:
    """Sit down as a program, with the token of a free seat; tells everybody your name."""
    table = await house.tables.open(match)
    seat = visitor.playing(table, None)
    await house.sitting.sit_down(table, seat, "", wish.name, table.record.seats[seat].token)
    return view_answer(table, seat, visitor.language)


# -- what the actions share ----------------------------------------------------------------------


def spend_choice(request: Request, house: House, match: str, seat: int) -> None:
    house.limits.spend("choice", address=address_of(request), seat=f"{match}/{seat}")


def changed(request: Request, table: Table, seat: int, visitor: Visitor) -> Any:
    """The new view; with `Prefer: return=minimal`, for whoever follows the match, only the number of its event."""
    if "return=minimal" in request.headers.get("prefer", ""):
        return JSONResponse({"serial": table.position.serial})
    return view_answer(table, seat, visitor.language)


def looking(visitor: Visitor, table: Table, wanted: int | None) -> int:
    """The seat to look from; when the match is over everybody may look from everywhere."""
    if table.match.over and wanted is not None and wanted < len(table.record.seats):
        return wanted
    return visitor.seat_at(table, wanted)


def signature(table: Table, seat: int) -> str:
    """Who decides, as the log will say it; nobody can sign as a bot."""
    name = table.record.seats[seat].name or f"seat {seat + 1}"
    return f"“{name}”" if name.startswith(BOT_SIGNATURE) else name


def still_playing(visitor: Visitor, table: Table, seat: int) -> Callable[[], object]:
    """Refuses if the seat was handed on since it was looked at."""
    return lambda: visitor.seat_at(table, seat)


def stale(table: Table, seat: int, visitor: Visitor) -> JSONResponse:
    """409 with the fresh view."""
    fresh = view_of(table, seat, visitor.language)
    said = {"error": visitor.words("error-stale"), "rule": "", "field": "seen", "view": fresh}
    return JSONResponse(said, status_code=409)


def in_words(table: Table, seat: int, visitor: Visitor, choice: str, refusal: Refused) -> Refused:
    """The same refusal in the language of the one who is refused."""
    if not refusal.rule:
        return refusal
    return Sight(table, table.position, seat, visitor.language).forbidden(parse(choice), refusal.rule)
