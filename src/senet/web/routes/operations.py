"""For operators: `/health`, and `/metrics` for Prometheus."""

from __future__ import annotations

import asyncio
import os
import resource
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import select
from starlette.responses import JSONResponse, Response

from senet import __version__, mode
from senet.storage.reconnecting import ReconnectingEngine
from senet.web.http.metrics import BUCKETS, RequestMetrics
from senet.web.services import Services, ServicesDep

router = APIRouter(include_in_schema=False)
PATIENCE: Final = 2.0
PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"


# -- health --------------------------------------------------------------------------------------


@router.get("/health")
async def health(services: ServicesDep) -> Response:
    """200 when requests can be answered; 503 when the database does not answer, or when the server is stopping."""
    well = not services.matches.closed and await responds(services.engine)
    content = {"status": "ok" if well else "unavailable", "version": __version__, "mode": mode()}
    return JSONResponse(content, status_code=200 if well else 503, headers={"cache-control": "no-store"})


async def responds(engine: ReconnectingEngine) -> bool:
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            await connection.scalar(select(1))
    except Exception:
        return False
    return True


# -- metrics -------------------------------------------------------------------------------------


@router.get("/metrics")
async def metrics(request: Request, services: ServicesDep) -> Response:
    lines = [*service_lines(services), *process_lines(), *request_lines(request.app.state.requests)]
    return Response("\n".join(lines) + "\n", media_type=PROMETHEUS, headers={"cache-control": "no-store"})


def described(name: str, kind: str, said: str) -> list[str]:
    return [f"# HELP senet_{name} {said}", f"# TYPE senet_{name} {kind}"]


def service_lines(services: Services) -> list[str]:
    matches, journal = services.matches, services.journal
    streams = sum(len(live.publisher.subscribers) for live in matches.cached.values())
    rows = [
        ("streams", "gauge", "Open event streams.", streams),
        ("matches_in_memory", "gauge", "Matches kept in memory.", len(matches.cached)),
        ("bots_at_work", "gauge", "Matches in which bots are choosing.", len(services.bots.tasks)),
        (
            "answers_waiting",
            "gauge",
            "Choices made and not yet answered.",
            len(services.backpressure.waiting),
        ),
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


def request_lines(requests: RequestMetrics) -> list[str]:
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
