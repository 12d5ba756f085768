"""The application: routes, middleware and the services behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from senet import __version__
from senet.settings import Settings
from senet.web import errors
from senet.web.http.metrics import RequestMetrics, RequestMetricsMiddleware
from senet.web.http.middleware import BodyLimits, CrossSiteGuard, ErrorGuard, HostCheck, SecurityHeaders
from senet.web.http.static_files import StaticFiles, fonts, static
from senet.web.routes import (
    chat,
    files,
    help,
    lobby,
    matches,
    operations,
    pages,
    rulebook,
    seats,
)
from senet.web.routes.account import api as account_api
from senet.web.routes.account import pages as account_pages
from senet.web.routes.account import recovery, security
from senet.web.routes.admin import pages as admin
from senet.web.services import Services
from senet.web.warmup import warm_up

DESCRIPTION = """Play Senet's games from any program. Get the token of a seat from another player (or start a match
yourself) and send it as `Authorization: Bearer TOKEN`; then read `/matches/{match}/view` or follow
`/matches/{match}/events`, and post your choices to `/matches/{match}/choices`."""


def create_app(settings: Settings) -> FastAPI:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        warming = asyncio.create_task(warm_up(app, services))
        yield
        await warming
        await services.stop()

    app = FastAPI(
        title="Senet",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.services = services
    errors.install(app)
    add_middleware(app, settings)
    app.mount("/static", StaticFiles(static()), name="static")
    app.mount("/fonts", StaticFiles(fonts()), name="fonts")
    for each in (
        help, lobby, account_pages, pages, matches, seats, account_api, security, recovery, admin, chat, files, rulebook, operations
    ):  # fmt: skip
        app.include_router(each.router)
    app.include_router(rulebook.pages)
    return app


def add_middleware(app: FastAPI, settings: Settings) -> None:
    """Add the middleware; the one added last sees a request first."""
    app.state.requests = RequestMetrics()
    app.add_middleware(ErrorGuard, answer=errors.broken)
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=5)
    app.add_middleware(CrossSiteGuard, answer=errors.refused)
    app.add_middleware(
        BodyLimits,
        answer=errors.refused,
        ordinary=(settings.body_limit, settings.body_patience),
        uploads=(settings.upload_limit, settings.upload_patience),
    )
    app.add_middleware(HostCheck, answer=errors.refused, hosts=settings.hosts)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(RequestMetricsMiddleware, requests=app.state.requests)
    if settings.trusted_proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=settings.trusted_proxies)
