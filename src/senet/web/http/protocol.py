"""The HTTP protocol of a connection: requests must arrive soon, their head must be small, and errors are JSON."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_LIMIT: Final = 16 * 1024  # bytes of the request line and headers
HEAD_PATIENCE: Final = 15.0  # seconds for them to arrive
BROKEN: Final = f"This is not a valid HTTP request, or its head is larger than {HEAD_LIMIT} bytes."
SLOW: Final = "The request took too long to arrive."


class HttpProtocol(H11Protocol):
    """One connection; it is closed when no request arrives in time."""

    patience: float = HEAD_PATIENCE
    expiry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.update_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.update_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.update_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        super().connection_lost(exc)

    def update_timer(self) -> None:
        """Run the timer while waiting for a request, and stop it while one is being answered."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.stop_timer()
        elif self.expiry is None and not self.transport.is_closing():
            self.expiry = self.loop.call_later(self.patience, self.expire)

    def stop_timer(self) -> None:
        if self.expiry is not None:
            self.expiry.cancel()
            self.expiry = None

    def expire(self) -> None:
        self.expiry = None
        if self.transport.is_closing():
            return
        if self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]:
            self.refuse(408, SLOW)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        self.refuse(400, BROKEN)
        self.transport.close()

    def refuse(self, status: int, sentence: str) -> None:
        body = json.dumps({"error": sentence, "rule": "", "field": "request"}).encode()
        headers = [
            ("content-type", "application/json"),
            ("content-length", str(len(body))),
            ("connection", "close"),
        ]
        parts = (h11.Response(status_code=status, headers=headers), h11.Data(data=body), h11.EndOfMessage())
        for part in parts:
            self.transport.write(self.conn.send(part) or b"")


def server_config(app: Any, graceful: int = 5, patience: float = HEAD_PATIENCE) -> uvicorn.Config:
    """The configuration of uvicorn: HTTP only, and no access log, because URLs contain secrets."""
    logging.getLogger("uvicorn.error").addFilter(not_our_fault)
    return uvicorn.Config(
        app,
        http=type("PatientConnection", (HttpProtocol,), {"patience": patience}),
        ws="none",
        log_config=None,  # we configure logging ourselves
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=graceful,
        timeout_keep_alive=int(HEAD_PATIENCE),
        server_header=False,
        proxy_headers=False,  # see the setting `trusted_proxies`
        h11_max_incomplete_event_size=HEAD_LIMIT,
    )


def not_our_fault(record: logging.LogRecord) -> bool:
    """Filter out uvicorn's warnings about invalid requests, which anybody could fill the log with."""
    return record.getMessage() != "Invalid HTTP request received."
