"""The state of a match page for one seat."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from senet.identity.visitors import Visitor
from senet.kernel.game import SPECTATOR
from senet.kernel.play import deciders
from senet.matches.access import seats_of
from senet.matches.live import LiveMatch
from senet.matches.position import CacheKey, Position
from senet.web.views.page_state import PageState
from senet.web.views.seat_view import SeatView, differ_in_secrets
from senet.web.views.templates import parts

PAGE_STATE: Final = CacheKey[PageState]("page state")


def next_turn(live: LiveMatch, position: Position, seat: int, held: list[int]) -> dict[str, Any] | None:
    """Which other seat at the same screen has to decide now, and whether the shield must be shown first."""
    if len(held) < 2:
        return None
    waited = [each for each in deciders(position.match.game) if each in held]
    if not waited or seat in waited:
        return None
    shielded = differ_in_secrets(position.match.game, seat if seat != SPECTATOR else held[0], waited[0])
    if seat == SPECTATOR and not shielded:
        shielded = any(differ_in_secrets(position.match.game, each, waited[0]) for each in held)
    return {"seat": waited[0], "shield": shielded}


def current_page_state(live: LiveMatch, position: Position, seat: int, visitor: Visitor) -> PageState:
    """Everything on the page that can change, for one seat; computed once for all viewers with the same seats."""
    key = (seat, visitor.language, *seats_of(visitor, live))
    return position.cached(
        PAGE_STATE, key, lambda: page_state_of(seat_view_of(live, position, seat, visitor), visitor)
    )


async def first_page_state(live: LiveMatch, seat: int, visitor: Visitor) -> PageState:
    """The same for somebody who has just come: much is told and drawn for the first time, and others have a turn in between."""
    position = live.position
    seat_view = seat_view_of(live, position, seat, visitor)
    _ = seat_view.stories  # what is told and drawn is remembered
    await asyncio.sleep(0)
    _ = seat_view.board
    await asyncio.sleep(0)
    state = current_page_state(live, position, seat, visitor)
    await asyncio.sleep(0)
    return state


def seat_view_of(live: LiveMatch, position: Position, seat: int, visitor: Visitor) -> SeatView:
    seat_view = SeatView(live, position, seat, visitor.language)
    lines = position.match.lines
    if lines and lines[-1].seat in seats_of(visitor, live):
        seat_view.undo_seat = lines[-1].seat  # players at one screen may undo each other's choices
    return seat_view


def page_state_of(seat_view: SeatView, visitor: Visitor) -> PageState:
    held = seats_of(visitor, seat_view.live)
    turn = next_turn(seat_view.live, seat_view.position, seat_view.seat, held)
    if turn is not None:
        turn["name"] = seat_view.speaker.who(turn["seat"])
    facts = {
        "serial": seat_view.position.serial,
        "line": seat_view.line,
        "seat": seat_view.seat,
        "own": seat_view.live.last_of(seat_view.seat, seat_view.position.serial),
        "decides": seat_view.decides,
        "deciders": seat_view.deciders,
        "over": seat_view.over,
        "turn": turn,
    }
    return PageState(facts, parts(seat_view), seat_view.stories, seat_view.board)
