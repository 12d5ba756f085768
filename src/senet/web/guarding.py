"""Guarding the door: size, pace and origin of requests, and what browsers may do with our pages."""

from __future__ import annotations

import asyncio
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

from senet.svg.definitions import STYLE
from senet.web.people import bearer_token
from senet.web.wording import Worded

CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
UPLOADS: Final = ("/upload", "/bring")
HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")

# Pages take everything from here and have nothing inline. A drawing that is opened by itself has its one style sheet in it.
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
    "referrer-policy": "same-origin",  # links of seats are in addresses; forms of ours still name their origin
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
}


class TooLarge(Worded):
    """The body is larger than it may be."""

    def __init__(self, limit: int) -> None:
        super().__init__("error-too-large", field="body", bytes=limit)


class TooSlow(Worded):
    """The body does not arrive."""

    def __init__(self) -> None:
        super().__init__("error-too-slow", field="body")


class Foreign(Worded):
    """A page of another site sends the request in the name of whoever looks at it."""

    def __init__(self) -> None:
        super().__init__("error-foreign", field="origin")


class WrongHost(Worded):
    """The request is for a server of another name."""

    def __init__(self) -> None:
        super().__init__("error-host", field="host")


Answer = Callable[[Request, Exception], Awaitable[Response]]


class Guard:
    """Refuses what is too large, too slow or comes from another site, and adds the headers to every answer."""

    def __init__(
        self,
        app: ASGIApp,
        answer: Answer,
        limit: int,
        upload_limit: int,
        patience: float,
        upload_patience: float,
        hosts: Collection[str] = (),
    ) -> None:
        self.app = app
        self.answer = answer
        self.ordinary = (limit, patience)
        self.upload = (upload_limit, upload_patience)
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        limit, patience = self.upload if scope["path"] in UPLOADS else self.ordinary
        protected = with_headers(send)
        refusal = self.refusal(request, limit)
        if refusal is not None:
            if isinstance(refusal, WrongHost):  # the page that says so must not trip over it
                scope["headers"] = [(b"host", b"localhost")]
            await (await self.answer(request, refusal))(scope, receive, protected)
            return
        await self.app(scope, bounded(receive, limit, patience), protected)

    def refusal(self, request: Request, limit: int) -> Worded | None:
        """Why a request is not let in."""
        headers = request.headers
        host = headers.get("host", "")
        if (host and not HOST.fullmatch(host)) or (self.hosts and name_of(host) not in self.hosts):
            return WrongHost()
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 15 or int(length) > limit:
            return TooLarge(limit)
        if request.method in CHANGING and bearer_token(request) is None and is_foreign(headers):
            return Foreign()
        return None


def name_of(host: str) -> str:
    """The name in a Host header, without the port."""
    return re.sub(r":[0-9]+$", "", host).lower()


def is_foreign(headers: Headers) -> bool:
    """Whether a browser says that another site asks; programs say nothing, and have no cookie of anybody else."""
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
    """The same messages, until the body is too large or does not come."""
    total, whole = 0, False
    deadline = asyncio.get_running_loop().time() + patience

    async def bounding() -> Message:
        nonlocal total, whole
        if whole:  # only the end of the connection is still to come, and that has time
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise TooSlow from None
        total += len(message.get("body", b""))
        if total > limit:
            raise TooLarge(limit)
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
