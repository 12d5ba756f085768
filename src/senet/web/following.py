"""Following a match: a stream of server-sent events, one for every position."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable

from starlette.responses import StreamingResponse

from senet.web.tables import Listener, Position, Table, Tables

HEARTBEAT = 15.0  # seconds without news after which the line is shown to be alive
LIFETIME = 900.0  # seconds after which who follows comes again, and shows again who they are
Said = Callable[[Position], tuple[str, str]]  # an id, and something as JSON
Allowed = Callable[[], bool]


def event_text(kind: str, said: tuple[str, str]) -> str:
    return f"event: {kind}\nid: {said[0]}\ndata: {said[1]}\n\n"


async def follow(tables: Tables, table: Table, kind: str, said: Said, allowed: Allowed) -> AsyncIterator[str]:
    """One event for every position, as long as the one who follows may see it."""
    listener = Listener()
    table.listeners.add(listener)
    end = time.monotonic() + LIFETIME
    try:
        yield "retry: 800\n\n"
        yield event_text(kind, said(table.position))
        while not (listener.closed or tables.closed) and time.monotonic() < end:
            position = await listener.next(HEARTBEAT)
            if not allowed():
                yield "event: gone\ndata: {}\n\n"
                return
            if listener.called:
                listener.called = False
                yield "event: talk\ndata: {}\n\n"
            if position is not None:
                yield event_text(kind, said(position))
            elif not listener.closed:
                yield ": still here\n\n"
    finally:
        table.listeners.discard(listener)


def stream(tables: Tables, table: Table, kind: str, said: Said, allowed: Allowed) -> StreamingResponse:
    return StreamingResponse(
        follow(tables, table, kind, said, allowed),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )
