"""A stream of server-sent events: one for every position of a match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from senet.matches.live import LiveMatch
from senet.matches.position import Position
from senet.matches.publisher import Subscriber
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
        connection = scope[PROTOCOL]() if PROTOCOL in scope else None
        subscriber = StreamSubscriber(self, connection)
        leaving = asyncio.create_task(close_when_gone(subscriber, receive))
        self.live.publisher.subscribers.add(subscriber)
        try:
            await send(
                {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
            )
            await send({"type": "http.response.body", "body": b"retry: 800\n\n", "more_body": True})
            async for text in self.events(subscriber):
                if connection is not None:  # the head is sent, and no middleware would change the rest
                    await connection.write_chunk(text)
                    subscriber.begun = True
                else:
                    await send({"type": "http.response.body", "body": text, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self.live.publisher.subscribers.discard(subscriber)
            leaving.cancel()

    def event(self, position: Position) -> bytes:
        return event(self.kind, self.said(position))

    async def events(self, subscriber: Subscriber) -> AsyncIterator[bytes]:
        """What could not be sent at once, and from time to time a sign of life."""
        end = time.monotonic() + LIFETIME
        yield self.event(self.live.position)
        while not (subscriber.closed or self.matches.closed) and time.monotonic() < end:
            position = await subscriber.next(HEARTBEAT)
            if not self.allowed():
                yield b"event: gone\ndata: {}\n\n"
                return
            if subscriber.has_chat:
                subscriber.has_chat = False
                yield b"event: talk\ndata: {}\n\n"
            if position is not None:
                yield self.event(position)
                subscriber.sent(position)
            elif not subscriber.closed:
                yield b": still here\n\n"


class StreamSubscriber(Subscriber):
    """Writes positions straight to the connection once the stream has begun and while the client keeps up."""

    def __init__(self, stream: Stream, connection: HttpProtocol | None) -> None:
        super().__init__()
        self.stream = stream
        self.connection = connection
        self.begun = False

    def send_now(self, position: Position) -> bool:
        if self.connection is None or not self.begun:
            return False
        try:
            if self.connection.flow.write_paused or not self.stream.allowed():
                return False
            self.connection.write_chunk_now(self.stream.event(position))
        except Exception:  # it will be met again in `events`, where it ends the stream
            return False
        return True


async def close_when_gone(subscriber: Subscriber, receive: Receive) -> None:
    """Nobody need be told anything who has closed the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass
    subscriber.close()
