"""Following a match: a stream of server-sent events, one for every position."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from functools import partial

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from senet.web.connections import CONNECTION, Connection
from senet.web.positions import Listener, Position
from senet.web.tables import Table, Tables

HEARTBEAT = 15.0  # seconds after which the line is shown to be alive
LIFETIME = 900.0  # seconds after which who follows comes again, and shows again who they are
Said = Callable[[Position], tuple[str, bytes]]  # an id, and something as JSON
Allowed = Callable[[], bool]


def event(kind: str, said: tuple[str, bytes]) -> bytes:
    return b"event: %b\nid: %b\ndata: %b\n\n" % (kind.encode(), said[0].encode(), said[1])


class Stream(Response):
    """One event for every position, as long as the one who follows may see it."""

    media_type = "text/event-stream"

    def __init__(self, tables: Tables, table: Table, kind: str, said: Said, allowed: Allowed) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self.tables, self.table = tables, table
        self.kind, self.said, self.allowed = kind, said, allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        listener = Listener()
        leaving = asyncio.create_task(close_when_gone(listener, receive))
        self.table.listeners.add(listener)
        try:
            await send(
                {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
            )
            await send({"type": "http.response.body", "body": b"retry: 800\n\n", "more_body": True})
            connection = scope[CONNECTION]() if CONNECTION in scope else None
            async for text in self.events(listener):
                if connection is not None:  # the head is sent, and nothing on the way would change the rest
                    await connection.go_on(text)  # from the first one on, news need not wait here
                    listener.tell = partial(self.tell, connection)
                else:
                    await send({"type": "http.response.body", "body": text, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self.table.listeners.discard(listener)
            leaving.cancel()

    def tell(self, connection: Connection, position: Position) -> bool:
        """Send a position at once; False if that cannot be, and whoever waits in `events` has to see to it."""
        if connection.flow.write_paused or not self.allowed():
            return False
        try:
            text = event(self.kind, self.said(position))
        except Exception:  # it will be met again there, where it ends the stream
            return False
        connection.go_on_now(text)
        return True

    async def events(self, listener: Listener) -> AsyncIterator[bytes]:
        """What could not be sent at once, and from time to time a sign of life."""
        end = time.monotonic() + LIFETIME
        yield event(self.kind, self.said(self.table.position))
        while not (listener.closed or self.tables.closed) and time.monotonic() < end:
            position = await listener.next(HEARTBEAT)
            if not self.allowed():
                yield b"event: gone\ndata: {}\n\n"
                return
            if listener.called:
                listener.called = False
                yield b"event: talk\ndata: {}\n\n"
            if position is not None:
                yield event(self.kind, self.said(position))
                listener.sent(position)
            elif not listener.closed:
                yield b": still here\n\n"


async def close_when_gone(listener: Listener, receive: Receive) -> None:
    """Nobody need be told anything who has closed the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.close()
