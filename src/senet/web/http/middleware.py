"""Middleware: security headers, host check, body limits and protection against cross-site requests."""

from __future__ import annotations

import asyncio
import logging
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable, Collection
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from senet.strings import LocalizedRefusal
from senet.svg.definitions import STYLE
from senet.web.http.requests import bearer_token, whole_number

log = logging.getLogger("senet.web")
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
UPLOADS: Final = ("/upload", "/bring")
HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")

# Pages load everything from this origin and have nothing inline. A drawing opened by itself contains one style sheet.
PAGES: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
DRAWINGS: Final = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # URLs contain seat tokens; our own forms still send their origin
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
}


class BodyTooLarge(LocalizedRefusal):
    """The body is larger than allowed."""

    def __init__(self, limit: int) -> None:
        super().__init__("error-too-large", field="body", bytes=limit)


class BodyTimeout(LocalizedRefusal):
    """The body took too long to arrive."""

    def __init__(self) -> None:
        super().__init__("error-too-slow", field="body")


class CrossSiteRequest(LocalizedRefusal):
    """A page of another site made the browser send this request."""

    def __init__(self) -> None:
        super().__init__("error-foreign", field="origin")


class UnknownHost(LocalizedRefusal):
    """The request's host is malformed or not one of ours."""

    def __init__(self) -> None:
        super().__init__("error-host", field="host")


Answer = Callable[[Request, Exception], Awaitable[Response]]


class ErrorGuard:
    """Answers when a route fails unexpectedly, so that the connection stays open for the next request."""

    def __init__(self, app: ASGIApp, answer: Answer) -> None:
        self.app = app
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception as error:
            if started:  # the response is already half sent
                raise
            log.exception("a request failed")
            await (await self.answer(Request(scope), error))(scope, receive, send)


class SecurityHeaders:
    """Adds the security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, with_headers(send) if scope["type"] == "http" else send)


class HostCheck:
    """Refuses requests whose host is malformed or, if hosts are configured, not one of them."""

    def __init__(self, app: ASGIApp, answer: Answer, hosts: Collection[str] = ()) -> None:
        self.app = app
        self.answer = answer
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            request = Request(scope)
            host = request.headers.get("host", "")
            if (host and not HOST.fullmatch(host)) or (self.hosts and name_of(host) not in self.hosts):
                scope["headers"] = [(b"host", b"localhost")]  # so that the error page can build its links
                await (await self.answer(request, UnknownHost()))(scope, receive, send)
                return
        await self.app(scope, receive, send)


class BodyLimits:
    """Refuses bodies that are too large or arrive too slowly. Both limits are (bytes, seconds)."""

    def __init__(
        self, app: ASGIApp, answer: Answer, ordinary: tuple[int, float], uploads: tuple[int, float]
    ) -> None:
        self.app = app
        self.answer = answer
        self.ordinary = ordinary
        self.uploads = uploads

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            limit, patience = self.uploads if scope["path"] in UPLOADS else self.ordinary
            length = Headers(scope=scope).get("content-length", "0")
            try:
                whole_number(length, "content-length", limit)
            except LocalizedRefusal:
                await (await self.answer(Request(scope), BodyTooLarge(limit)))(scope, receive, send)
                return
            receive = bounded(receive, limit, patience)
        await self.app(scope, receive, send)


class CrossSiteGuard:
    """Refuses changes requested by pages of other sites (CSRF)."""

    def __init__(self, app: ASGIApp, answer: Answer) -> None:
        self.app = app
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in CHANGING:
            request = Request(scope)
            if bearer_token(request) is None and is_cross_site(request.headers):
                await (await self.answer(request, CrossSiteRequest()))(scope, receive, send)
                return
        await self.app(scope, receive, send)


def name_of(host: str) -> str:
    """The name in a Host header, without the port."""
    return re.sub(r":[0-9]+$", "", host).lower()


def is_cross_site(headers: Headers) -> bool:
    """Whether the browser reports another site as the origin; programs report nothing, but have no one else's cookie."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
    except ValueError:
        return True


def bounded(receive: Receive, limit: int, patience: float) -> Receive:
    """Wrap `receive`: BodyTooLarge or BodyTimeout if the body exceeds the limits."""
    total, whole = 0, False
    deadline = asyncio.get_running_loop().time() + patience

    async def bounding() -> Message:
        nonlocal total, whole
        if whole:  # only the disconnect is still to come, which has no deadline
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise BodyTimeout from None
        total += len(message.get("body", b""))
        if total > limit:
            raise BodyTooLarge(limit)
        whole = not message.get("more_body", False)
        return message

    return bounding


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            drawing = headers.get("content-type", "").startswith("image/svg+xml")
            headers.setdefault("content-security-policy", DRAWINGS if drawing else PAGES)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
