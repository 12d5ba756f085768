"""Counts, times and logs requests, for `/metrics`."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0)  # seconds
log = logging.getLogger("senet.requests")
disable_created_metrics()  # type: ignore[no-untyped-call]


class RequestMetricsMiddleware:
    """Counts, times and logs every request by its route pattern."""

    def __init__(self, app: ASGIApp, requests: RequestMetrics) -> None:
        self.app = app
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        noted = False

        async def sending(message: Message) -> None:
            nonlocal noted
            if message["type"] == "http.response.start" and not noted:
                noted = True
                self.requests.note(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except BaseException:
            if not noted:
                self.requests.note(scope, 500, time.perf_counter() - begun)
            raise


class RequestMetrics:
    """The request metrics of one application."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        labels = ("method", "route", "status")
        self.total = Counter("senet_requests", "Requests answered.", labels, registry=self.registry)
        self.seconds = Histogram(
            "senet_request_seconds",
            "Seconds until the response started.",
            ("route",),
            registry=self.registry,
            buckets=BUCKETS,
        )

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = pattern(scope), str(scope["method"])
        self.total.labels(method if method in METHODS else "other", route, status).inc()
        self.seconds.labels(route).observe(seconds)
        details: dict[str, Any] = {"method": method, "route": route, "status": status}
        details["milliseconds"] = round(1000 * seconds, 1)
        match = scope.get("path_params", {}).get("match")
        if match is not None and status < 400:
            details["match"] = match
        log.info("request", extra=details)


METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def pattern(scope: Scope) -> str:
    """The route pattern of the request, which contains no secrets."""
    path = getattr(scope.get("route"), "path", None)
    if path is not None:
        return str(path)
    first = str(scope["path"]).split("/")[1] if "/" in scope["path"] else ""
    return f"/{first}/" if first in ("static", "fonts") else "other"
