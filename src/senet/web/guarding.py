"""Guarding the door: size of requests, their origin, and what browsers may do with our pages."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
UPLOADS: Final = ("/upload", "/bring")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class TooLarge(Exception):
    """The body is larger than it may be."""


class Guard:
    """Refuses what is too large or comes from another site, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, body_limit: int, upload_limit: int) -> None:
        self.app = app
        self.body_limit = body_limit
        self.upload_limit = upload_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        limit = self.upload_limit if scope["path"] in UPLOADS else self.body_limit
        refusal = refuse(scope["method"], headers, limit)
        if refusal is not None:
            await refusal(scope, receive, with_headers(send))
            return
        try:
            await self.app(scope, counted(receive, limit), with_headers(send))
        except TooLarge:
            await too_large(limit)(scope, receive, with_headers(send))


def refuse(method: str, headers: Headers, limit: int) -> JSONResponse | None:
    """The answer to a request that is not let in."""
    length = headers.get("content-length", "0")
    if length.isdigit() and int(length) > limit:
        return too_large(limit)
    if method in CHANGING and "cookie" in headers and is_foreign(headers):
        sentence = "The request comes from another site."
        return JSONResponse({"error": sentence, "field": "origin", "rule": ""}, status_code=403)
    return None


def too_large(limit: int) -> JSONResponse:
    sentence = f"The request is larger than {limit} bytes."
    return JSONResponse({"error": sentence, "field": "body", "rule": ""}, status_code=413)


def is_foreign(headers: Headers) -> bool:
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


def counted(receive: Receive, limit: int) -> Receive:
    """The same messages, until they are too many."""
    total = 0

    async def counting() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > limit:
            raise TooLarge
        return message

    return counting


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
