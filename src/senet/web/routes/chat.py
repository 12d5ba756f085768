"""Chat: messages to everybody or to one's team, muting, and private notes."""

from __future__ import annotations

import json
import unicodedata
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from sqlalchemy import Row

from senet.identity.accounts import MUTE, digest
from senet.identity.visitors import Visitor
from senet.kernel.errors import Refused
from senet.matches.access import PermissionDenied, playing_seat, seats_of
from senet.matches.live import LiveMatch
from senet.strings import LocalizedRefusal
from senet.web.http.requests import address_of
from senet.web.routes.matches import REFUSALS
from senet.web.routes.schemas import MatchId, NoteShown, Talk, ToMute, ToNote, ToSay
from senet.web.services import Services, ServicesDep, VisitorDep

MESSAGE: Final = 500  # characters
NOTE: Final = 5000
router = APIRouter(responses=REFUSALS, tags=["talk"])


def holder_of(visitor: Visitor) -> str:
    """The key of the visitor's notes and mutes: the user, or the digest of a program's token."""
    return visitor.user or (digest(visitor.token) if visitor.token else "")


def plain(text: str, most: int, lines: bool = False) -> str:
    """A text without control characters; Refused if it is longer than `most`."""
    kept = "\n" if lines else ""
    shown = "".join(
        character if character in kept or unicodedata.category(character)[0] != "C" else " "
        for character in text
    ).strip()
    shown = shown if lines else " ".join(shown.split())
    if len(shown) > most:
        raise LocalizedRefusal("error-long-text", field="text", most=most)
    return shown


def team_of(live: LiveMatch, seat: int) -> list[int]:
    """The seats of this seat's team, including itself; empty where everybody plays alone."""
    allies = sorted(live.match.game.allies(seat)) if seat >= 0 else []
    return allies if len(allies) > 1 else []


def hears(row: Row[Any], held: list[int]) -> bool:
    """Whether somebody at these seats may read a message."""
    hearers = json.loads(row.hearers)
    return not hearers or any(seat in hearers for seat in held)


async def talk_of(services: Services, visitor: Visitor, live: LiveMatch, after: int) -> dict[str, Any]:
    held = seats_of(visitor, live)
    match = live.record.id
    muted = await services.messages.muted(match, holder_of(visitor)) if holder_of(visitor) else []
    messages = [
        {
            "id": row.id,
            "seat": row.seat,
            "name": row.name,
            "to": "team" if json.loads(row.hearers) else "all",
            "text": visitor.words("message-removed") if row.removed else row.text,
            "at": row.at,
            "yours": row.seat in held,
        }
        for row in await services.messages.after(match, after)
        if hears(row, held) and row.seat not in muted
    ]
    team = team_of(live, held[0]) if len(held) == 1 else []
    return {"messages": messages, "muted": muted, "team": team, "may_speak": bool(held)}


@router.get("/matches/{match}/talk", response_model=Talk)
async def talk(
    services: ServicesDep,
    visitor: VisitorDep,
    match: MatchId,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="only messages after this id")] = 0,
) -> Any:
    """The chat messages for everybody and for your team. `event: talk` in the stream announces new ones."""
    return await talk_of(services, visitor, await services.matches.open(match), after)


@router.post("/matches/{match}/talk", response_model=Talk, status_code=201)
async def say(
    request: Request, services: ServicesDep, visitor: VisitorDep, match: MatchId, wish: ToSay
) -> Any:
    """Send a message to everybody, including spectators, or only to your team."""
    live = await services.matches.open(match)
    seat = playing_seat(visitor, live, wish.seat)
    services.rate_limits.spend("chat", address=address_of(request), account=holder_of(visitor))
    if visitor.user and await services.accounts.sanction(visitor.user, MUTE) is not None:
        raise LocalizedRefusal("error-muted", field="text")
    text = plain(wish.text, MESSAGE)
    if not text:
        raise LocalizedRefusal("error-empty-text", field="text")
    hearers = team_of(live, seat) if wish.to == "team" else []
    if wish.to == "team" and not hearers:
        raise LocalizedRefusal("error-no-team", field="to")
    row = {
        "match": match, "seat": seat, "user": visitor.user or "", "name": live.record.seats[seat].name,
        "hearers": json.dumps(hearers), "text": text, "at": services.settings.now(),
    }  # fmt: skip
    await services.messages.add(row)
    services.matches.chat_changed(match)
    return await talk_of(services, visitor, live, 0)


@router.post("/matches/{match}/mute", response_model=Talk)
async def mute(services: ServicesDep, visitor: VisitorDep, match: MatchId, wish: ToMute) -> Any:
    """Hide or show the messages of a seat. Nobody else learns of it."""
    live = await services.matches.open(match)
    playing_seat(visitor, live, None)
    if wish.seat >= len(live.record.seats) or wish.seat in seats_of(visitor, live):
        raise Refused(visitor.words("error-no-seat"), field="seat")
    await services.messages.mute(match, holder_of(visitor), wish.seat, wish.muted)
    return await talk_of(services, visitor, live, 0)


@router.get("/matches/{match}/note", response_model=NoteShown)
async def note(services: ServicesDep, visitor: VisitorDep, match: MatchId) -> Any:
    """Your private note on this match."""
    await services.matches.open(match)
    kept = await services.messages.note(match, owner_of_notes(visitor))
    return {"text": "", "changed": ""} if kept is None else {"text": kept.text, "changed": kept.changed}


@router.post("/matches/{match}/note", response_model=NoteShown)
async def write_note(services: ServicesDep, visitor: VisitorDep, match: MatchId, wish: ToNote) -> Any:
    """Replace your private note on this match."""
    live = await services.matches.open(match)
    holder, now = owner_of_notes(visitor), services.settings.now()
    if not seats_of(visitor, live) and not visitor.session:
        raise PermissionDenied(visitor.words("error-not-seated"), field="seat")
    text = plain(wish.text, NOTE, lines=True)
    await services.messages.write_note(match, holder, text, now)
    return {"text": text, "changed": now if text else ""}


def owner_of_notes(visitor: Visitor) -> str:
    holder = holder_of(visitor)
    if not holder:
        raise PermissionDenied(visitor.words("error-not-seated"), field="seat")
    return holder
