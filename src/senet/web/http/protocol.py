"""The HTTP protocol of a connection: requests must begin soon, their head must be small, and errors are JSON."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_LIMIT: Final = 16 * 1024  # bytes of a request's first line and headers
HEAD_PATIENCE: Final = 15.0  # seconds for them to arrive
BROKEN: Final = f"This is no proper HTTP request, or its head is larger than {HEAD_LIMIT} bytes."
SLOW: Final = "The request took too long to arrive."


class HttpProtocol(H11Protocol):
    """One connection; whoever neither asks nor waits for an answer is let go."""

    patience: float = HEAD_PATIENCE
    expiry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.hurry()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.hurry()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        super().connection_lost(exc)

    def hurry(self) -> None:
        """The clock runs until a request is there; while it is answered there is nothing to wait for."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.relax()
        elif self.expiry is None and not self.transport.is_closing():
            self.expiry = self.loop.call_later(self.patience, self.expire)

    def relax(self) -> None:
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
    """How the server listens: quietly (addresses have secrets in them), and to nothing but HTTP."""
    logging.getLogger("uvicorn.error").addFilter(not_our_fault)
    return uvicorn.Config(
        app,
        http=type("PatientConnection", (HttpProtocol,), {"patience": patience}),
        ws="none",
        log_config=None,  # ours is the only one
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=graceful,
        timeout_keep_alive=int(HEAD_PATIENCE),
        server_header=False,
        proxy_headers=False,  # whom to believe is a setting of ours
        h11_max_incomplete_event_size=HEAD_LIMIT,
    )


def not_our_fault(record: logging.LogRecord) -> bool:
    """What strangers send wrongly need not fill the log."""
    return record.getMessage() != "Invalid HTTP request received."
