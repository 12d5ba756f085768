"""The pages of a match: the table, its replay, a report; and the parts of them that change."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, Response

from senet.kernel.game import EVERYTHING, SPECTATOR, UNKNOWN
from senet.kernel.match import Line
from senet.kernel.play import deciders, parse, seen_by
from senet.language import Speaker
from senet.web.agreeing import unusual
from senet.web.api import looking, seat_key
from senet.web.botwork import BOT_SIGNATURE
from senet.web.following import Stream
from senet.web.house import TheHouse, TheVisitor
from senet.web.links import FREE
from senet.web.news import Reader, Shown
from senet.web.people import Visitor
from senet.web.positions import Position
from senet.web.records import INVITED, SeatRecord
from senet.web.rendering import all_parts, page, parts
from senet.web.schemas import LineQuery, LookQuery, MatchId, ReportId, SeatQuery
from senet.web.seeing import Sight, bot_label, differ_in_secrets, said
from senet.web.tables import NoMatch, Table
from senet.web.wording import Wording

router = APIRouter(include_in_schema=False)


def next_turn(table: Table, position: Position, seat: int, held: list[int]) -> dict[str, Any] | None:
    """Which other seat on the same screen is to be shown now, and whether a shield comes first."""
    if len(held) < 2:
        return None
    waited = [each for each in deciders(position.match.game) if each in held]
    if not waited or seat in waited:
        return None
    shielded = differ_in_secrets(position.match.game, seat if seat != SPECTATOR else held[0], waited[0])
    if seat == SPECTATOR and not shielded:
        shielded = any(differ_in_secrets(position.match.game, each, waited[0]) for each in held)
    return {"seat": waited[0], "shield": shielded}


def table_shown(table: Table, position: Position, seat: int, visitor: Visitor) -> Shown:
    """All that changes at the table, for one seat; made once for everybody who looks from there."""
    key = ("parts", seat, visitor.language, *visitor.seats_at(table))
    if position is table.position and key in table.drawn:
        found: Shown = table.drawn[key]
        return found
    shown = shown_by(sight_of(table, position, seat, visitor), visitor)
    if position is table.position:
        table.drawn[key] = shown
    return shown


def sight_of(table: Table, position: Position, seat: int, visitor: Visitor) -> Sight:
    sight = Sight(table, position, seat, visitor.language)
    lines = position.match.lines
    if lines and lines[-1].seat in visitor.seats_at(table):
        sight.undo_seat = lines[-1].seat  # at one screen one takes back for the other
    return sight


def shown_by(sight: Sight, visitor: Visitor) -> Shown:
    held = visitor.seats_at(sight.table)
    turn = next_turn(sight.table, sight.position, sight.seat, held)
    if turn is not None:
        turn["name"] = sight.speaker.who(turn["seat"])
    facts = {
        "serial": sight.position.serial,
        "line": sight.line,
        "seat": sight.seat,
        "own": sight.table.last_of(sight.seat, sight.position.serial),
        "decides": sight.decides,
        "deciders": sight.deciders,
        "over": sight.over,
        "turn": turn,
    }
    return Shown(facts, parts(sight), sight.stories, sight.board)


def may_give(seat: SeatRecord, user: str | None) -> bool:
    """Whether a user has left the seat to whoever has its link."""
    return seat.kind == INVITED and user in seat.claims


def agreed(table: Table, visitor: Visitor) -> list[dict[str, str]]:
    """What was agreed for this match otherwise than usual, in the language of the one who looks."""
    people = [each.name for each in table.record.seats]
    return unusual(table.match, Speaker(table.match.box, visitor.language, people))


@router.get("/matches/{match}", response_class=HTMLResponse)
async def table_page(
    request: Request, house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatQuery = None
) -> HTMLResponse:
    table = await house.tables.open(match)
    held = visitor.seats_at(table)
    looker = visitor.seat_at(table, seat)
    if seat is None and len(held) > 1:
        wanted = next_turn(table, table.position, SPECTATOR, held)
        looker = SPECTATOR if wanted and wanted["shield"] else looker
    drawn = table_shown(table, table.position, looker, visitor)
    host = visitor.user is not None and visitor.user == table.record.owner
    mine = [*held, *(each.seat for each in table.record.seats if may_give(each, visitor.user))]
    keys = [
        seat_key(request, each, each.seat in mine, host)
        for each in table.record.seats
        if each.seat in mine or (host and each.kind in FREE and not each.claims)
    ]
    return page(
        request,
        "table.html",
        box=table.match.box,
        record=table.record,
        drawn=drawn,
        held=held,
        keys=keys,
        agreed=agreed(table, visitor),
        spectator_link=str(request.url_for("table_page", match=match)),
        script=visitor.words.for_script(),
    )


@router.get("/matches/{match}/parts")
async def table_now(house: TheHouse, visitor: TheVisitor, match: MatchId, seat: SeatQuery = None) -> Response:
    """Everything that the page shows, for one that missed something."""
    table = await house.tables.open(match)
    shown = table_shown(table, table.position, visitor.seat_at(table, seat), visitor)
    return Response(shown.news(None), media_type="application/json")


@router.get("/matches/{match}/stream")
async def table_stream(
    request: Request,
    house: TheHouse,
    visitor: TheVisitor,
    match: MatchId,
    seat: SeatQuery = None,
    have: Annotated[str, Query(max_length=60)] = "",
) -> Response:
    """What is new at the table; a page that has the state `have` already gets only what differs from it."""
    table = await house.tables.open(match)
    looker = visitor.seat_at(table, seat)
    reader = Reader(request.headers.get("last-event-id", have))

    def said(position: Position) -> tuple[str, bytes]:
        return reader.told(table_shown(table, position, looker, visitor))

    return Stream(house.tables, table, "parts", said, lambda: visitor.may_follow(table, looker))


# -- replay --------------------------------------------------------------------------------------


def viewpoints(table: Table, visitor: Visitor, sight: Sight) -> list[tuple[int, str]]:
    """From where the past may be seen: everywhere, with all secrets, when the match is over; else from one's own seats."""
    everybody = list(range(len(table.record.seats)))
    seats = everybody if table.match.over else visitor.seats_at(table)
    return [
        *((seat, sight.speaker.who(seat)) for seat in seats),
        (SPECTATOR, visitor.words("viewpoint-public")),
        *([(EVERYTHING, visitor.words("viewpoint-everything"))] if table.match.over else []),
    ]


def replay_parts(table: Table, line: int | None, seat: int, visitor: Visitor) -> dict[str, Any]:
    """A position of the past as a seat saw it."""
    sight = Sight(table, table.position, seat, visitor.language, line)
    chosen = sight.match.log_for(seat)[sight.line] if sight.past else None
    following = None
    if chosen is not None:
        view = seen_by(sight.game, seat) if not table.match.over else seen_by(sight.game, chosen.seat)
        following = replay_choice(sight, view, chosen)
    return {
        "line": sight.line,
        "last": table.position.line,
        "seat": seat,
        "parts": all_parts(sight, held=[], replay=True, following=following, last=table.position.line),
    }


def replay_choice(sight: Sight, view: Any, line: Line) -> dict[str, str]:
    """Who chose what at this position, as far as it may be known, and who decided it if somebody else sits there now."""
    who, name = sight.speaker.who(line.seat), line.choice
    by = decider(line.by, sight.words)
    shown = {"who": who, "by": "" if line.by in (who, f"seat {line.seat + 1}") else by}
    if name == UNKNOWN:
        return shown | {"label": sight.words("hidden-choice")}
    return shown | {"label": said(lambda: sight.speaker.choice(view, parse(name)), name)}


def decider(by: str, words: Wording) -> str:
    if not by.startswith(BOT_SIGNATURE):
        return by
    return words("bot-called", name=bot_label(by.removeprefix(BOT_SIGNATURE), words))


@router.get("/replay/{match}", response_class=HTMLResponse)
async def replay_page(
    request: Request,
    house: TheHouse,
    visitor: TheVisitor,
    match: MatchId,
    at: LineQuery = None,
    seat: LookQuery = None,
) -> HTMLResponse:
    table = await house.tables.open(match)
    looker = looking(visitor, table, seat)
    line = 0 if at is None and table.match.over else at
    drawn = replay_parts(table, line, looker, visitor)
    sight = Sight(table, table.position, looker, visitor.language)
    return page(
        request,
        "replay.html",
        box=table.match.box,
        record=table.record,
        drawn=drawn,
        over=table.match.over,
        agreed=agreed(table, visitor),
        viewpoints=viewpoints(table, visitor, sight),
        script=visitor.words.for_script(),
    )


@router.get("/replay/{match}/parts")
async def replay_parts_at(
    house: TheHouse, visitor: TheVisitor, match: MatchId, at: LineQuery = None, seat: LookQuery = None
) -> dict[str, Any]:
    table = await house.tables.open(match)
    return replay_parts(table, at, looking(visitor, table, seat), visitor)


@router.get("/reports/{report}", response_class=HTMLResponse, name="report_page")
async def report_page(request: Request, house: TheHouse, report: ReportId) -> HTMLResponse:
    """What was reported, and the file that shows it."""
    row = await house.archive.report(report)
    if row is None:
        raise NoMatch("There is no such report.", field="report")
    return page(request, "report.html", report=row)
