"""The express way: choices, which are sent more often than anything else, pass only what they need.

The route in `api` stands in the OpenAPI document, and answers whatever is not plainly right.
"""

from __future__ import annotations

import re
from typing import Final

from pydantic import ValidationError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from senet.kernel.errors import Refused
from senet.web.errors import refused
from senet.web.routes import matches as api
from senet.web.routes.schemas import ToChoose
from senet.web.services import Services

ROUTE: Final = next(route for route in api.router.routes if getattr(route, "endpoint", None) is api.choose)
ADDRESS: Final = re.compile(r"/matches/([a-z0-9]{4,40})/choices")


class Express:
    """Takes choices before anything else looks for their route."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST":
            await self.app(scope, receive, send)
            return
        address = ADDRESS.fullmatch(scope["path"])
        if address is None:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        answer: ASGIApp
        try:
            body = await request.body()
            wish = read(request, body)
            answer = self.app if wish is None else await self.chosen(request, address[1], wish)
        except Refused as refusal:
            answer = await refused(request, refusal)
        except ClientDisconnect:  # before it had said what it wants
            return
        await answer(scope, again(body, receive) if answer is self.app else receive, send)

    async def chosen(self, request: Request, match: str, wish: ToChoose) -> Response:
        request.scope.update(route=ROUTE, path_params={"match": match})
        visitor = await self.services.visitor(request)
        response: Response = await api.choose(request, self.services, visitor, match, wish)
        return response


def read(request: Request, body: bytes) -> ToChoose | None:
    """The wish in a body, if nothing is wrong with it."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        return None
    try:
        return ToChoose.model_validate_json(body)
    except ValidationError:
        return None


def again(body: bytes, receive: Receive) -> Receive:
    """The same request for somebody else, who reads it from the start."""
    whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> Message:
        return whole.pop() if whole else await receive()

    return receiving
