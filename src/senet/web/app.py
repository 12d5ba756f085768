"""The application: routes, guard and the house behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from senet import __version__
from senet.web import (
    account,
    api,
    course,
    entrance,
    keeping,
    library,
    links,
    operating,
    pages,
    refusals,
    signing,
    talking,
)
from senet.web.assets import Assets, fonts, static
from senet.web.express import Express
from senet.web.guarding import Guard
from senet.web.house import House
from senet.web.operating import Meter, Requests
from senet.web.rendering import page
from senet.web.settings import Settings
from senet.web.warming import warm_up

DESCRIPTION = """Play Senet's games from any program. Ask somebody for the token of a seat (or start a match
yourself) and send it as `Authorization: Bearer TOKEN`; then read `/matches/{match}/view` or follow
`/matches/{match}/events`, and post what you choose to `/matches/{match}/choices`."""


def create_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        warming = asyncio.create_task(warm_up(app, house))
        yield
        await warming
        await house.stop()

    app = FastAPI(
        title="Senet",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    refusals.install(app)
    protect(app, settings)
    app.mount("/static", Assets(static()), name="static")
    app.mount("/fonts", Assets(fonts()), name="fonts")
    app.add_api_route("/docs", docs, include_in_schema=False, response_class=HTMLResponse)
    app.add_api_route("/help", help_page, include_in_schema=False, response_class=HTMLResponse)
    for each in (
        entrance, account, pages, api, links, course, signing, talking, keeping, library, operating
    ):  # fmt: skip
        app.include_router(each.router)
    app.include_router(library.pages)
    return app


def protect(app: FastAPI, settings: Settings) -> None:
    """What every request passes before it is answered; the last one added is the first that it meets."""
    app.add_middleware(Express, house=app.state.house)
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=5)
    app.add_middleware(
        Guard,
        answer=refusals.refused,
        limit=settings.body_limit,
        upload_limit=settings.upload_limit,
        patience=settings.body_patience,
        upload_patience=settings.upload_patience,
        hosts=settings.hosts,
    )
    app.state.requests = Requests()
    app.add_middleware(Meter, requests=app.state.requests)
    if settings.trusted_proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=settings.trusted_proxies)


async def docs(request: Request) -> HTMLResponse:
    """The API in words, made from its OpenAPI document."""
    document = request.app.openapi()
    actions = [
        {"method": method.upper(), "path": path} | action
        for path, methods in document["paths"].items()
        for method, action in methods.items()
    ]
    return page(request, "docs.html", document=document, actions=actions)


async def help_page(request: Request) -> HTMLResponse:
    return page(request, "help.html")
