"""Talk at the table: messages to everybody or to one's team, muting, and notes that nobody else reads."""

from __future__ import annotations

import json
import unicodedata
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from sqlalchemy import Row

from senet.kernel.errors import Refused
from senet.web.accounts import digest
from senet.web.api import REFUSALS
from senet.web.house import House, TheHouse, TheVisitor
from senet.web.limits import address_of
from senet.web.people import Visitor
from senet.web.schemas import MatchId, NoteShown, Talk, ToMute, ToNote, ToSay
from senet.web.tables import NotYours, Table
from senet.web.wording import Worded

MESSAGE: Final = 500  # signs
NOTE: Final = 5000
router = APIRouter(responses=REFUSALS, tags=["talk"])


def holder_of(visitor: Visitor) -> str:
    """Whose notes and mutes these are: a user's, or a program's with its token."""
    return visitor.user or (digest(visitor.token) if visitor.token else "")


def plain(text: str, most: int, lines: bool = False) -> str:
    """A text without invisible signs; Refused if too much is left of it."""
    kept = "\n" if lines else ""
    shown = "".join(
        sign if sign in kept or unicodedata.category(sign)[0] != "C" else " " for sign in text
    ).strip()
    shown = shown if lines else " ".join(shown.split())
    if len(shown) > most:
        raise Worded("error-long-text", field="text", most=most)
    return shown


def team_of(table: Table, seat: int) -> list[int]:
    """The seats that play together with this one, itself among them; none where everybody plays alone."""
    allies = sorted(table.match.game.allies(seat)) if seat >= 0 else []
    return allies if len(allies) > 1 else []


def hears(row: Row[Any], held: list[int]) -> bool:
    """Whether somebody at these seats may read a message."""
    hearers = json.loads(row.hearers)
    return not hearers or any(seat in hearers for seat in held)


async def talk_of(house: House, visitor: Visitor, table: Table, after: int) -> dict[str, Any]:
    held = visitor.seats_at(table)
    match = table.record.id
    muted = await house.messages.muted(match, holder_of(visitor)) if holder_of(visitor) else []
    messages = [
        {
            "id": row.id,
            "seat": row.seat,
            "name": row.name,
            "to": "team" if json.loads(row.hearers) else "all",
            "text": row.text,
            "at": row.at,
            "yours": row.seat in held,
        }
        for row in await house.messages.said(match, after)
        if hears(row, held) and row.seat not in muted
    ]
    team = team_of(table, held[0]) if len(held) == 1 else []
    return {"messages": messages, "muted": muted, "team": team, "may_speak": bool(held)}


@router.get("/matches/{match}/talk", response_model=Talk)
async def talk(
    house: TheHouse,
    visitor: TheVisitor,
    match: MatchId,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="only what was said after this message")] = 0,
) -> Any:
    """What was said at the table: what is for everybody, and what your team said. `event: talk` says that there is more."""
    return await talk_of(house, visitor, await house.tables.open(match), after)


@router.post("/matches/{match}/talk", response_model=Talk, status_code=201)
async def say(request: Request, house: TheHouse, visitor: TheVisitor, match: MatchId, wish: ToSay) -> Any:
    """Say something to everybody at the table, spectators too, or only to your team."""
    table = await house.tables.open(match)
    seat = visitor.playing(table, wish.seat)
    house.limits.spend("chat", address=address_of(request), account=holder_of(visitor))
    text = plain(wish.text, MESSAGE)
    if not text:
        raise Worded("error-empty-text", field="text")
    hearers = team_of(table, seat) if wish.to == "team" else []
    if wish.to == "team" and not hearers:
        raise Worded("error-no-team", field="to")
    row = {
        "match": match, "seat": seat, "user": visitor.user or "", "name": table.record.seats[seat].name,
        "hearers": json.dumps(hearers), "text": text, "at": house.settings.now(),
    }  # fmt: skip
    await house.messages.say(row)
    house.tables.call(match)
    return await talk_of(house, visitor, table, 0)


@router.post("/matches/{match}/mute", response_model=Talk)
async def mute(house: TheHouse, visitor: TheVisitor, match: MatchId, wish: ToMute) -> Any:
    """Do not hear a seat any more, or hear it again. Nobody else learns of it."""
    table = await house.tables.open(match)
    visitor.playing(table, None)
    if wish.seat >= len(table.record.seats) or wish.seat in visitor.seats_at(table):
        raise Refused(visitor.words("error-no-seat"), field="seat")
    await house.messages.mute(match, holder_of(visitor), wish.seat, wish.muted)
    return await talk_of(house, visitor, table, 0)


@router.get("/matches/{match}/note", response_model=NoteShown)
async def note(house: TheHouse, visitor: TheVisitor, match: MatchId) -> Any:
    """Your own note on this match; nobody else can read it."""
    await house.tables.open(match)
    kept = await house.messages.note(match, owner_of_notes(visitor))
    return {"text": "", "changed": ""} if kept is None else {"text": kept.text, "changed": kept.changed}


@router.post("/matches/{match}/note", response_model=NoteShown)
async def write_note(house: TheHouse, visitor: TheVisitor, match: MatchId, wish: ToNote) -> Any:
    """Write your note on this match in place of the old one."""
    table = await house.tables.open(match)
    holder, now = owner_of_notes(visitor), house.settings.now()
    if not visitor.seats_at(table) and not visitor.session:
        raise NotYours(visitor.words("error-not-seated"), field="seat")
    text = plain(wish.text, NOTE, lines=True)
    await house.messages.write_note(match, holder, text, now)
    return {"text": text, "changed": now if text else ""}


def owner_of_notes(visitor: Visitor) -> str:
    holder = holder_of(visitor)
    if not holder:
        raise NotYours(visitor.words("error-not-seated"), field="seat")
    return holder
