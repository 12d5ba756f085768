"""Warm-up: after the start, loads in the background what the first requests would otherwise wait for."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable, Iterator
from functools import partial

from anyio.to_thread import run_sync
from fastapi import FastAPI

from senet.drawing import playable
from senet.language import LANGUAGES, Speaker
from senet.strings import Strings
from senet.web.routes.rulebook import opening_picture
from senet.web.services import Services
from senet.web.views.templates import environment, template_of

NOWHERE = "-"  # never the id of a match
log = logging.getLogger("senet.warmup")


async def warm_up(app: FastAPI, services: Services) -> None:
    """Run everything once. Requests are answered meanwhile, only more slowly."""
    try:
        await compile_queries(services)
        for step in steps(app):
            if services.matches.closed:
                return
            await run_sync(step)
    except Exception:  # requests will report the error
        log.exception("the warm-up failed")


async def compile_queries(services: Services) -> None:
    """Run the usual queries once, because SQLAlchemy compiles them on first use."""
    await services.repository.standing(NOWHERE)
    await services.repository.record(NOWHERE)
    await services.repository.summaries_of([NOWHERE], over=False)
    await services.repository.events(NOWHERE)
    await services.repository.snapshot(NOWHERE, 0)


def steps(app: FastAPI) -> Iterator[Callable[[], object]]:
    """The steps of the warm-up: first what every page needs, last the other languages."""
    first, *others = LANGUAGES
    yield partial(compile_routes, app)
    yield Strings(first).for_script
    for name in environment().list_templates():
        yield partial(template_of, name)
    yield playable
    for box in (boxes := playable()):
        yield partial(opening_picture, box.name, first)
    yield tune_garbage_collector
    for language in others:
        yield Strings(language).for_script
        for box in boxes:
            yield partial(Speaker, box, language)
    yield tune_garbage_collector


def compile_routes(app: FastAPI) -> None:
    """Match every route once, because routes are compiled on first use."""
    scope = {"type": "http", "method": "GET", "path": "/-", "root_path": "", "headers": []}
    for route in app.router.routes:
        route.matches(scope)


def tune_garbage_collector() -> None:
    """Exclude everything loaded so far from garbage collection.

    Drawings contain no cycles. Collecting a thousand new objects takes a millisecond during which no request is answered, so
    collections of the youngest generation are frequent and small. A full collection takes a second; it happens once in some
    hundred thousand views.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 10_000)
