"""Warm-up: does in the background, after the start, what the first requests would otherwise wait for."""

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

NOWHERE = "-"  # no match is called so
log = logging.getLogger("senet.warmup")


async def warm_up(app: FastAPI, services: Services) -> None:
    """Go every way once. Whoever comes meanwhile is answered, only not as quickly."""
    try:
        await ask_for_a_match(services)
        for step in steps(app):
            if services.matches.closed:
                return
            await run_sync(step)
    except Exception:  # whoever comes will be told
        log.exception("not everything could be made ready")


async def ask_for_a_match(services: Services) -> None:
    """Queries are put together when they are first used."""
    await services.repository.standing(NOWHERE)
    await services.repository.record(NOWHERE)
    await services.repository.summaries_of([NOWHERE], over=False)
    await services.repository.events(NOWHERE)
    await services.repository.snapshot(NOWHERE, 0)


def steps(app: FastAPI) -> Iterator[Callable[[], object]]:
    """What every page needs comes first, other languages than the usual one come last."""
    first, *others = LANGUAGES
    yield partial(find_routes, app)
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


def find_routes(app: FastAPI) -> None:
    """Routes too are put together when they are first looked at."""
    scope = {"type": "http", "method": "GET", "path": "/-", "root_path": "", "headers": []}
    for route in app.router.routes:
        route.matches(scope)


def tune_garbage_collector() -> None:
    """What was read until now stays, so the collector need not look at it with every drawing.

    Drawings have no cycles. To look at a thousand things that are new takes a millisecond, in which nobody is answered: so
    the collector looks often, and at few; all that is remembered, which takes a second, is looked through once in some
    hundred thousand views.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 10_000)
