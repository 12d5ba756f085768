"""Responses to refusals and errors: one clear sentence, as JSON for programs and as a page for people."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from senet.identity.accounts import Banned, NotSignedIn, WrongPassword
from senet.identity.second_factor import CodeNeeded, WrongCode
from senet.identity.visitors import ExpiredLink, UnknownLink, UnknownToken
from senet.kernel.errors import Refused, Stale
from senet.matches.access import NotFound, PermissionDenied
from senet.matches.loading import CorruptMatch
from senet.storage.reconnecting import DatabaseUnavailable
from senet.strings import LocalizedRefusal, Strings
from senet.web.http.middleware import BodyTimeout, BodyTooLarge, CrossSiteRequest, UnknownHost
from senet.web.http.rate_limits import RateLimited
from senet.web.http.requests import wanted_language
from senet.web.views.refusals import ForbiddenChoice
from senet.web.views.templates import page

STATUS: dict[type[Refused], int] = {
    NotFound: 404,
    PermissionDenied: 403,
    UnknownToken: 401,
    Stale: 409,
    CorruptMatch: 409,
    UnknownLink: 404,
    ExpiredLink: 410,
    RateLimited: 429,
    DatabaseUnavailable: 503,
    WrongPassword: 401,
    NotSignedIn: 401,
    CodeNeeded: 401,
    WrongCode: 401,
    Banned: 403,
    BodyTooLarge: 413,
    BodyTimeout: 408,
    CrossSiteRequest: 403,
    UnknownHost: 421,
}
HTTP_WORDS = {
    400: ("error-body", "body"),
    404: ("error-nothing-here", "address"),
    405: ("error-method", "address"),
}


def status_of(refusal: Refused) -> int:
    return next((status for kind, status in STATUS.items() if isinstance(refusal, kind)), 422)


def wants_page(request: Request) -> bool:
    path = request.url.path
    return not path.startswith("/api") and "text/html" in request.headers.get("accept", "")


def answer(
    request: Request, status: int, sentence: str, rule: str = "", field: str = "", **more: bool
) -> Response:
    sentence, field = (each.encode("utf-8", "replace").decode() for each in (sentence, field[:120]))
    if wants_page(request):
        return page(request, "error.html", status=status, sentence=sentence, rule=rule)
    return JSONResponse({"error": sentence, "rule": rule, "field": field} | more, status_code=status)


def said(refusal: Refused, language: str) -> str:
    return refusal.said(language) if isinstance(refusal, LocalizedRefusal) else refusal.sentence


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    if isinstance(error, DatabaseUnavailable):
        sentence = Strings(wanted_language(request))("error-database")
    else:
        sentence = said(error, wanted_language(request))
    more = {"explains": error.explains} if isinstance(error, ForbiddenChoice) else {}
    response = answer(request, status_of(error), sentence, error.rule, error.field, **more)
    if isinstance(error, RateLimited):
        response.headers["retry-after"] = str(error.wait)
    if isinstance(error, DatabaseUnavailable):
        response.headers["retry-after"] = "1"
    if isinstance(error, BodyTimeout):
        response.headers["connection"] = "close"  # do not wait for the rest of the body
    return response


async def malformed(request: Request, error: Exception) -> Response:
    """Report the first error in the input in one sentence that never quotes the input."""
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    where = [str(part) for part in first["loc"] if part not in ("body", "query", "path")]
    field = ".".join(where)
    if first["type"] == "json_invalid":
        return answer(request, 422, Strings(wanted_language(request))("error-json"), field="body")
    said = str(first["msg"])
    sentence = f"{field or 'The request'}: {said[:1].lower()}{said[1:]}."
    return answer(request, 422, sentence, field=field)


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refused):  # raised while reading the body
        return await refused(request, error.__cause__)
    words = Strings(wanted_language(request))
    key, field = HTTP_WORDS.get(error.status_code, ("error-request", "request"))
    response = answer(request, error.status_code, words(key), field=field)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def broken(request: Request, error: Exception) -> Response:
    return answer(request, 500, "Something went wrong on the server; nothing was changed.", field="server")


def install(app: FastAPI) -> None:
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(Exception, broken)
