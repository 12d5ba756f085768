"""Matches over the API: every action as JSON, for page scripts and for programs in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse, Response

from senet.identity.names import BOT_SIGNATURE
from senet.identity.visitors import Visitor
from senet.kernel.chance import commitment
from senet.kernel.errors import Refused, Stale
from senet.kernel.play import parse
from senet.matches.access import PermissionDenied, may_follow, playing_seat, viewing_seat
from senet.matches.live import LiveMatch
from senet.matches.position import CacheKey, Position
from senet.storage.records import ENDED, INVITED, OPEN, SeatRecord, Summary
from senet.strings import LocalizedRefusal
from senet.web.http.requests import address_of
from senet.web.routes.schemas import (
    Created,
    LineQuery,
    LineShown,
    Listed,
    LookQuery,
    MatchId,
    NewMatch,
    Offer,
    Problem,
    Receipt,
    SeatQuery,
    ToChoose,
    ToSit,
    ToUndo,
    View,
    Why,
)
from senet.web.services import Services, ServicesDep, VisitorDep, rate_limited
from senet.web.views.event_stream import event_stream
from senet.web.views.page_state import as_json
from senet.web.views.seat_view import SeatView

REFUSALS: dict[int | str, dict[str, Any]] = {
    401: {"model": Problem, "description": "The token does not belong to any seat."},
    403: {"model": Problem, "description": "The seat is not yours."},
    404: {"model": Problem, "description": "There is no such match."},
    409: {
        "model": Problem,
        "description": "The match has changed in the meantime; `view` is the current view.",
    },
    413: {"model": Problem, "description": "The request is too large."},
    422: {"model": Problem, "description": "The input is invalid, or `rule` forbids the choice."},
    429: {"model": Problem, "description": "Too many requests; `Retry-After` gives the seconds to wait."},
}
VIEW = CacheKey[dict[str, Any]]("view")
ENCODED_VIEW = CacheKey[bytes]("encoded view")
router = APIRouter(responses=REFUSALS, tags=["matches"])


def view_of(live: LiveMatch, position: Position, seat: int, language: str) -> dict[str, Any]:
    """What a seat sees of a position; computed once for all requests."""
    return position.cached(VIEW, (seat, language), lambda: SeatView(live, position, seat, language).as_json())


def encoded_view(live: LiveMatch, position: Position, seat: int, language: str) -> bytes:
    """`view_of` as JSON."""
    return position.cached(
        ENCODED_VIEW, (seat, language), lambda: as_json(view_of(live, position, seat, language))
    )


def view_answer(live: LiveMatch, seat: int, language: str) -> Response:
    return Response(encoded_view(live, live.position, seat, language), media_type="application/json")


def seat_key(request: Request, record: SeatRecord, held: bool, host: bool) -> dict[str, Any]:
    """A seat in a list; its token only for its player, or for the host while it is free."""
    free = (
        host and record.kind in (INVITED, OPEN) and not record.claims
    )  # the link of a seat that a player left belongs to that player
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
        "seats": [
            seat_key(request, seat, seat.seat in held and not summary.practice, False)
            for seat in summary.seats
        ],
        "yours": held,
        "practice": summary.practice,
        "seed_source": summary.seed_source,
    }


@router.get("/matches", response_model=list[Listed])
async def matches(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    which: Annotated[Literal["mine", "finished", "open"], Query(description="which matches")] = "mine",
) -> list[dict[str, Any]]:
    """List matches: those you are playing, those you have finished, or those with an open seat."""
    if which == "open":
        found = await services.repository.open_matches()
    elif visitor.seat is not None:
        found = await services.repository.summaries_of([visitor.seat[0]], which == "finished")
    else:
        found = (
            []
            if visitor.user is None
            else await services.repository.matches_of(visitor.user, which == "finished")
        )
    return [listed(request, summary, visitor.user) for summary in found]


@router.post("/matches", response_model=Created, status_code=201, dependencies=[rate_limited("match")])
async def create(request: Request, services: ServicesDep, visitor: VisitorDep, wish: NewMatch) -> Response:
    """Start a match. The response contains the token of each seat that you may play or give away."""
    user, give_cookie = await services.authenticator.guest(visitor)
    pace = (wish.pace.budget, wish.pace.increment, wish.pace.timeout)
    names = [await services.accounts.wearable(name, visitor.user) for name in wish.names]
    record = await services.creator.new(wish.game, wish.seats, wish.options, user, names, pace)
    seats = [seat_key(request, seat, user in seat.users, True) for seat in record.seats]
    response = JSONResponse({"match": record.id, "seats": seats}, status_code=201)
    give_cookie(response, request.url.scheme == "https")
    return response


@router.get("/matches/{match}/view", response_model=View)
async def view(services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: SeatQuery = None) -> Any:
    """The match as your seat sees it."""
    live = await services.matches.open(match)
    return view_answer(live, viewing_seat(visitor, live, seat), visitor.language)


@router.get("/matches/{match}/receipt", response_model=Receipt)
async def receipt(services: ServicesDep, visitor: VisitorDep, match: MatchId) -> Any:
    """Who drew the seed, and its hash, with which everybody can check at the end that the game was fair."""
    return receipt_of(await services.matches.open(match), visitor)


def receipt_of(live: LiveMatch, visitor: Visitor) -> dict[str, Any]:
    record = live.record
    return {
        "practice": record.practice,
        "seed_source": record.seed_source,
        "sentence": visitor.words(f"seed-{record.seed_source}"),
        "seed_hash": commitment(record.seed),
        "seed": record.seed.hex() if live.match.over else None,
    }


@router.get("/matches/{match}/picture.svg", response_class=Response)
async def picture(
    services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: LookQuery = None, at: LineQuery = None
) -> Response:
    """The board as your seat sees it, as SVG."""
    live = await services.matches.open_at(match, at)
    seat_view = SeatView(live, live.position, looking(visitor, live, seat), visitor.language, at)
    return Response(seat_view.svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@router.get("/matches/{match}/choices", response_model=list[Offer])
async def offered(services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: SeatQuery = None) -> Any:
    """What your seat may choose now; empty if it does not have to decide."""
    live = await services.matches.open(match)
    return view_of(live, live.position, viewing_seat(visitor, live, seat), visitor.language)["choices"]


@router.post("/matches/{match}/choices", response_model=View)
async def choose(
    request: Request, services: ServicesDep, visitor: VisitorDep, match: MatchId, wish: ToChoose
) -> Any:
    """Make a choice. It is stored before the response is sent; a repeated request is applied once."""
    live = await services.matches.open(match)
    seat = playing_seat(visitor, live, wish.seat)
    spend_choice(request, services, match, seat)
    by = signature(live, seat)
    may = still_playing(visitor, live, seat)
    try:
        with services.backpressure.choosing():
            await services.matches.choose(
                live, seat, wish.choice, seen=wish.seen, by=by, key=wish.key, may=may
            )
    except Stale:
        return stale(live, seat, visitor)
    except Refused as refusal:
        raise in_words(live, seat, visitor, wish.choice, refusal) from None
    answer = changed(request, live, seat, visitor)
    await services.backpressure.turn()
    return answer


@router.post("/matches/{match}/undo", response_model=View)
async def undo(
    request: Request, services: ServicesDep, visitor: VisitorDep, match: MatchId, wish: ToUndo
) -> Any:
    """Undo your last choice, unless hidden information has been revealed since."""
    live = await services.matches.open(match)
    seat = playing_seat(visitor, live, wish.seat)
    spend_choice(request, services, match, seat)
    by = signature(live, seat)
    may = still_playing(visitor, live, seat)
    try:
        await services.matches.take_back(live, seat, seen=wish.seen, by=by, key=wish.key, may=may)
    except Stale:
        return stale(live, seat, visitor)
    except (PermissionDenied, LocalizedRefusal):
        raise
    except Refused:
        reason = SeatView(live, live.position, seat, visitor.language).undo["sentence"]
        raise Refused(visitor.words("error-undo", reason=reason), field="take_back") from None
    return changed(request, live, seat, visitor)


@router.get("/matches/{match}/why", response_model=Why)
async def why(
    services: ServicesDep,
    visitor: VisitorDep,
    match: MatchId,
    choice: Annotated[str, Query(min_length=1, max_length=120, description="the text of any choice")],
    seat: SeatQuery = None,
) -> Any:
    """Why your seat cannot choose something now: the rule and a sentence."""
    live = await services.matches.open(match)
    seat_view = SeatView(live, live.position, playing_seat(visitor, live, seat), visitor.language)
    refusal = seat_view.refusal(choice)
    if refusal is None:
        return {"choice": choice, "allowed": True, "rule": "", "sentence": visitor.words("why-you-may")}
    return {"choice": choice, "allowed": False, "rule": refusal.rule, "sentence": refusal.sentence,
            "explains": refusal.explains}  # fmt: skip


@router.get("/matches/{match}/nameable", response_model=list[Offer])
async def nameable(services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: SeatQuery = None) -> Any:
    """Everything that can be named at the table but is not offered, and that you can ask `why` about."""
    live = await services.matches.open(match)
    return SeatView(live, live.position, playing_seat(visitor, live, seat), visitor.language).nameable()


@router.get("/matches/{match}/log", response_model=list[LineShown])
async def log(services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: SeatQuery = None) -> Any:
    """The log as your seat may read it."""
    live = await services.matches.open(match)
    return SeatView(live, live.position, viewing_seat(visitor, live, seat), visitor.language).log()


@router.get("/matches/{match}/events", response_class=Response)
async def events(
    services: ServicesDep, visitor: VisitorDep, match: MatchId, seat: SeatQuery = None
) -> Response:
    """Server-sent events: a `view` now and after every change."""
    live = await services.matches.open(match)
    looker = viewing_seat(visitor, live, seat)

    def said(position: Position) -> tuple[str, bytes]:
        return str(position.serial), encoded_view(live, position, looker, visitor.language)

    return event_stream(services.matches, live, "view", said, lambda: may_follow(visitor, live, looker))


@router.post("/matches/{match}/sit", response_model=View, dependencies=[rate_limited("seat")])
async def sit(services: ServicesDep, visitor: VisitorDep, match: MatchId, wish: ToSit) -> Any:
    """Sit down as a program with the token of a free seat, and announce your name."""
    live = await services.matches.open(match)
    seat = playing_seat(visitor, live, None)
    name = await services.accounts.wearable(wish.name, None)
    await services.seating.sit_down(live, seat, "", name, live.record.seats[seat].token)
    return view_answer(live, seat, visitor.language)


# -- shared by the routes ------------------------------------------------------------------------


def spend_choice(request: Request, services: Services, match: str, seat: int) -> None:
    services.rate_limits.spend("choice", address=address_of(request), seat=f"{match}/{seat}")


def changed(request: Request, live: LiveMatch, seat: int, visitor: Visitor) -> Any:
    """The new view or, with `Prefer: return=minimal` (for clients with a stream), only its serial."""
    if "return=minimal" in request.headers.get("prefer", ""):
        return JSONResponse({"serial": live.position.serial})
    return view_answer(live, seat, visitor.language)


def looking(visitor: Visitor, live: LiveMatch, wanted: int | None) -> int:
    """The seat whose view is shown; once the match is over, any seat is allowed."""
    if live.match.over and wanted is not None and wanted < len(live.record.seats):
        return wanted
    return viewing_seat(visitor, live, wanted)


def signature(live: LiveMatch, seat: int) -> str:
    """The author of a choice in the log; a person cannot sign as a bot."""
    name = live.record.seats[seat].name or f"seat {seat + 1}"
    return f"“{name}”" if name.startswith(BOT_SIGNATURE) else name


def still_playing(visitor: Visitor, live: LiveMatch, seat: int) -> Callable[[], object]:
    """A check that fails if the seat has been handed over since."""
    return lambda: viewing_seat(visitor, live, seat)


def stale(live: LiveMatch, seat: int, visitor: Visitor) -> JSONResponse:
    """A 409 response with the current view."""
    fresh = view_of(live, live.position, seat, visitor.language)
    said = {"error": visitor.words("error-stale"), "rule": "", "field": "seen", "view": fresh}
    return JSONResponse(said, status_code=409)


def in_words(live: LiveMatch, seat: int, visitor: Visitor, choice: str, refusal: Refused) -> Refused:
    """The same refusal in the visitor's language."""
    if not refusal.rule:
        return refusal
    return SeatView(live, live.position, seat, visitor.language).forbidden(parse(choice), refusal.rule)
