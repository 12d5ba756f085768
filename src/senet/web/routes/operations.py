"""For operators: `/health` and, for Prometheus, `/metrics`."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator

from fastapi import APIRouter, Request
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from starlette.responses import JSONResponse, Response

from senet import __version__, mode
from senet.web.services import Services, ServicesDep

router = APIRouter(include_in_schema=False)


# -- health --------------------------------------------------------------------------------------


@router.get("/health")
async def health(services: ServicesDep) -> Response:
    """200 when requests can be answered; 503 when the database cannot be read or written, or when the server is stopping."""
    well = not services.matches.closed and await services.pulse.is_well()
    content = {"status": "ok" if well else "unavailable", "version": __version__, "mode": mode()}
    return JSONResponse(content, status_code=200 if well else 503, headers={"cache-control": "no-store"})


# -- metrics -------------------------------------------------------------------------------------


@router.get("/metrics")
async def metrics(request: Request, services: ServicesDep) -> Response:
    registry = CollectorRegistry()
    registry.register(ServerCollector(services))
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:  # then the requests of all processes are added up
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        content = generate_latest(registry)
    else:
        content = generate_latest(registry) + generate_latest(request.app.state.requests.registry)
    return Response(content, headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4, "cache-control": "no-store"})


class ServerCollector(Collector):
    """Collects the current state of this process."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterator[Metric]:
        matches, journal = self.services.matches, self.services.journal
        streams = sum(len(live.publisher.subscribers) for live in matches.cached.values())
        waiting = len(self.services.backpressure.waiting)
        used = resource.getrusage(resource.RUSAGE_SELF)
        info = GaugeMetricFamily("senet_info", "The version.", labels=("version", "mode"))
        info.add_metric((__version__, mode()), 1)
        yield info
        for name, text, value in (
            ("streams", "Open event streams.", streams),
            ("matches_in_memory", "Matches kept in memory.", len(matches.cached)),
            ("bots_at_work", "Matches in which bots are choosing.", len(self.services.bots.tasks)),
            ("answers_waiting", "Choices made and not yet answered.", waiting),
            ("resident_bytes", "Memory of this process.", resident_bytes()),
        ):
            yield GaugeMetricFamily(f"senet_{name}", text, value)
        for name, text, total in (
            ("events", "Choices and undos written by this process.", journal.events),
            ("commits", "Commits in which they were written.", journal.commits),
            ("commit_seconds", "Time spent in these commits.", round(journal.seconds, 6)),
            ("backups", "Backups made and verified by this process.", self.services.backups.made),
            ("backups_failed", "Backups that failed.", self.services.backups.failed),
            ("notices_sent", "Notifications delivered.", self.services.notifier.outbox.sent),
            ("notices_failed", "Notifications given up.", self.services.notifier.outbox.failed),
            ("overtaken", "Events whose serial another process had already used.", journal.conflicts),
            ("cpu_seconds", "Processor time of this process.", round(used.ru_utime + used.ru_stime, 2)),
        ):
            yield CounterMetricFamily(f"senet_{name}", text, total)


def resident_bytes() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:  # not Linux: use the peak value
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
