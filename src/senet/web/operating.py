"""For operators: whether the table is well (`/health`), and in numbers how it is doing (`/metrics`, for Prometheus)."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import time
from collections import Counter
from typing import Any, Final

from fastapi import APIRouter, Request
from sqlalchemy import select
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from senet import __version__, mode
from senet.web.house import House, TheHouse
from senet.web.steady import Steady

router = APIRouter(include_in_schema=False)
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0)  # seconds
PATIENCE: Final = 2.0
PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"
log = logging.getLogger("senet.requests")


class Gauge:
    """How long things took: their number, their sum, and how many were how quick."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0
        self.within = [0] * len(BUCKETS)

    def note(self, seconds: float) -> None:
        self.count += 1
        self.sum += seconds
        for number, bound in enumerate(BUCKETS):
            if seconds <= bound:
                self.within[number] += 1


class Meter:
    """Counts and times every request, by the pattern of its address; also writes it into the log."""

    def __init__(self, app: ASGIApp, requests: Requests) -> None:
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


class Requests:
    def __init__(self) -> None:
        self.total: Counter[tuple[str, str, int]] = Counter()
        self.times: dict[str, Gauge] = {}

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = pattern(scope), str(scope["method"])
        self.total[method if method in METHODS else "other", route, status] += 1
        self.times.setdefault(route, Gauge()).note(seconds)
        details: dict[str, Any] = {"method": method, "route": route, "status": status}
        details["milliseconds"] = round(1000 * seconds, 1)
        match = scope.get("path_params", {}).get("match")
        if match is not None and status < 400:
            details["match"] = match
        log.info("request", extra=details)


METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def pattern(scope: Scope) -> str:
    """The pattern of the address, which has no secrets in it."""
    path = getattr(scope.get("route"), "path", None)
    if path is not None:
        return str(path)
    first = str(scope["path"]).split("/")[1] if "/" in scope["path"] else ""
    return f"/{first}/" if first in ("static", "fonts") else "other"


# -- health --------------------------------------------------------------------------------------


@router.get("/health")
async def health(house: TheHouse) -> Response:
    """200 when requests can be answered; 503 when the database does not answer, or when the server is stopping."""
    well = not house.tables.closed and await answers(house.engine)
    content = {"status": "ok" if well else "unavailable", "version": __version__, "mode": mode()}
    return JSONResponse(content, status_code=200 if well else 503, headers={"cache-control": "no-store"})


async def answers(engine: Steady) -> bool:
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            await connection.scalar(select(1))
    except Exception:
        return False
    return True


# -- metrics -------------------------------------------------------------------------------------


@router.get("/metrics")
async def metrics(request: Request, house: TheHouse) -> Response:
    lines = [*house_lines(house), *process_lines(), *request_lines(request.app.state.requests)]
    return Response("\n".join(lines) + "\n", media_type=PROMETHEUS, headers={"cache-control": "no-store"})


def described(name: str, kind: str, said: str) -> list[str]:
    return [f"# HELP senet_{name} {said}", f"# TYPE senet_{name} {kind}"]


def house_lines(house: House) -> list[str]:
    tables, journal = house.tables, house.journal
    streams = sum(len(table.listeners) for table in tables.cached.values())
    rows = [
        ("streams", "gauge", "Open event streams.", streams),
        ("matches_in_memory", "gauge", "Matches kept in memory.", len(tables.cached)),
        ("bots_at_work", "gauge", "Matches in which bots are choosing.", len(house.bots.tasks)),
        ("answers_waiting", "gauge", "Choices made and not yet answered.", len(house.answers.waiting)),
        ("events_total", "counter", "Choices and undos written by this process.", journal.events),
        ("commits_total", "counter", "Commits in which they were written.", journal.commits),
        ("commit_seconds_total", "counter", "Time spent in these commits.", round(journal.seconds, 6)),
        ("overtaken_total", "counter", "Events for which another process was quicker.", journal.overtaken),
    ]
    info = [
        *described("info", "gauge", "The version."),
        f'senet_info{{version="{__version__}",mode="{mode()}"}} 1',
    ]
    return info + [
        line
        for name, kind, said, value in rows
        for line in (*described(name, kind, said), f"senet_{name} {value}")
    ]


def process_lines() -> list[str]:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return [
        *described("cpu_seconds_total", "counter", "Processor time of this process."),
        f"senet_cpu_seconds_total {used.ru_utime + used.ru_stime:.2f}",
        *described("resident_bytes", "gauge", "Memory of this process."),
        f"senet_resident_bytes {resident_bytes()}",
    ]


def resident_bytes() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:  # not Linux: the most that it ever was
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def request_lines(requests: Requests) -> list[str]:
    lines = described("requests_total", "counter", "Requests answered.")
    for (method, route, status), count in sorted(requests.total.items()):
        lines.append(f'senet_requests_total{{method="{method}",route="{route}",status="{status}"}} {count}')
    lines += described("request_seconds", "histogram", "Seconds until an answer began.")
    for route, gauge in sorted(requests.times.items()):
        for bound, count in zip(BUCKETS, gauge.within, strict=True):
            lines.append(f'senet_request_seconds_bucket{{route="{route}",le="{bound:g}"}} {count}')
        lines.append(f'senet_request_seconds_bucket{{route="{route}",le="+Inf"}} {gauge.count}')
        lines.append(f'senet_request_seconds_sum{{route="{route}"}} {gauge.sum:.6f}')
        lines.append(f'senet_request_seconds_count{{route="{route}"}} {gauge.count}')
    return lines
