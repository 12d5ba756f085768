"""A stream of server-sent events, one for each position of a match."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from typing import Final

from fastapi.sse import EventSourceResponse, format_sse_event

from senet.matches.live import LiveMatch
from senet.matches.position import Position
from senet.matches.publisher import Subscriber
from senet.matches.service import MatchService

HEARTBEAT: Final = 15.0  # seconds of silence after which a comment is sent to keep the connection alive
LIFETIME: float = 900.0  # seconds after which a client has to reconnect and authenticate again
HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}
RETRY: Final = format_sse_event(retry=800)
CHAT: Final = format_sse_event(event="talk", data_str="{}")
GONE: Final = format_sse_event(event="gone", data_str="{}")
ALIVE: Final = format_sse_event(comment="still here")

Encode = Callable[[Position], tuple[str, bytes]]  # the event's id and JSON
Allowed = Callable[[], bool]


class StreamSubscriber(Subscriber):
    """The client of an event stream.

    While the client keeps up, an event is encoded as soon as its position is published, before the choosing player gets a
    response. For a slow client positions are queued, and each is encoded when it can be sent.
    """

    def __init__(self, kind: str, encode: Encode, allowed: Allowed) -> None:
        super().__init__()
        self.kind = kind
        self.encode = encode
        self.allowed = allowed
        self.idle = False  # whether everything has been sent
        self.encoded = b""  # the next event, ready to be sent

    def event(self, position: Position) -> bytes:
        id, content = self.encode(position)
        return format_sse_event(event=self.kind, id=id, data_str=content.decode())

    def send_now(self, position: Position) -> bool:
        if not self.idle or self.encoded or not self.allowed():
            return False
        try:
            self.encoded = self.event(position)
        except Exception:  # it is raised again in `events`, where it ends the stream
            return False
        self.woken.set()
        return True

    async def events(self, position: Position) -> AsyncIterator[bytes]:
        """The events from this position on, with heartbeats in between."""
        end = time.monotonic() + LIFETIME
        yield RETRY + self.event(position)
        while not self.closed and time.monotonic() < end:
            self.idle = True
            waiting = await self.next(HEARTBEAT)
            self.idle = False
            encoded, self.encoded = self.encoded, b""
            if not self.allowed():
                yield GONE
                return
            if self.has_chat:
                self.has_chat = False
                yield CHAT
            if encoded:
                yield encoded
            if waiting is not None:
                yield self.event(waiting)
                self.sent(waiting)
            elif not encoded and not self.closed:
                yield ALIVE


def event_stream(
    matches: MatchService, live: LiveMatch, kind: str, encode: Encode, allowed: Allowed
) -> EventSourceResponse:
    """A response with one event per position, for as long as the client may see them."""

    async def events() -> AsyncIterator[bytes]:
        subscriber = StreamSubscriber(kind, encode, allowed)
        live.publisher.subscribers.add(subscriber)
        subscriber.closed = matches.closed
        try:
            async for event in subscriber.events(live.position):
                yield event
        finally:
            live.publisher.subscribers.discard(subscriber)

    return EventSourceResponse(events(), headers=HEADERS)
