"""A stream of server-sent events: one for every position of a match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from functools import partial

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from senet.matches.live import LiveMatch
from senet.matches.position import Position, Subscriber
from senet.matches.service import MatchService
from senet.web.http.protocol import PROTOCOL, HttpProtocol

HEARTBEAT = 15.0  # seconds after which the line is shown to be alive
LIFETIME = 900.0  # seconds after which who follows comes again, and shows again who they are
Said = Callable[[Position], tuple[str, bytes]]  # an id, and something as JSON
Allowed = Callable[[], bool]


def event(kind: str, said: tuple[str, bytes]) -> bytes:
    return b"event: %b\nid: %b\ndata: %b\n\n" % (kind.encode(), said[0].encode(), said[1])


class Stream(Response):
    """One event for every position, as long as the one who follows may see it."""

    media_type = "text/event-stream"

    def __init__(
        self, matches: MatchService, live: LiveMatch, kind: str, said: Said, allowed: Allowed
    ) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self.matches, self.live = matches, live
        self.kind, self.said, self.allowed = kind, said, allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        subscriber = Subscriber()
        leaving = asyncio.create_task(close_when_gone(subscriber, receive))
        self.live.subscribers.add(subscriber)
        try:
            await send(
                {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
            )
            await send({"type": "http.response.body", "body": b"retry: 800\n\n", "more_body": True})
            connection = scope[PROTOCOL]() if PROTOCOL in scope else None
            async for text in self.events(subscriber):
                if connection is not None:  # the head is sent, and nothing on the way would change the rest
                    await connection.go_on(text)  # from the first one on, news need not wait here
                    subscriber.tell = partial(self.tell, connection)
                else:
                    await send({"type": "http.response.body", "body": text, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self.live.subscribers.discard(subscriber)
            leaving.cancel()

    def tell(self, connection: HttpProtocol, position: Position) -> bool:
        """Send a position at once; False if that cannot be, and whoever waits in `events` has to see to it."""
        if connection.flow.write_paused or not self.allowed():
            return False
        try:
            text = event(self.kind, self.said(position))
        except Exception:  # it will be met again there, where it ends the stream
            return False
        connection.go_on_now(text)
        return True

    async def events(self, subscriber: Subscriber) -> AsyncIterator[bytes]:
        """What could not be sent at once, and from time to time a sign of life."""
        end = time.monotonic() + LIFETIME
        yield event(self.kind, self.said(self.live.position))
        while not (subscriber.closed or self.matches.closed) and time.monotonic() < end:
            position = await subscriber.next(HEARTBEAT)
            if not self.allowed():
                yield b"event: gone\ndata: {}\n\n"
                return
            if subscriber.called:
                subscriber.called = False
                yield b"event: talk\ndata: {}\n\n"
            if position is not None:
                yield event(self.kind, self.said(position))
                subscriber.sent(position)
            elif not subscriber.closed:
                yield b": still here\n\n"


async def close_when_gone(subscriber: Subscriber, receive: Receive) -> None:
    """Nobody need be told anything who has closed the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass
    subscriber.close()
