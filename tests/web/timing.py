"""A clock for tests that goes only when it is told to, and a way into the server's own loop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.web.serving import PATIENCE, Live


class Clock:
    def __init__(self) -> None:
        self.time = datetime(2026, 5, 1, 12, 0, 0, tzinfo=UTC)

    def __call__(self) -> str:
        return self.time.isoformat(timespec="seconds")

    def pass_by(self, **span: float) -> None:
        self.time += timedelta(**span)


def inside(live: Live, work: Coroutine[Any, Any, Any]) -> Any:
    """Do something in the loop of the server, and wait for what comes of it."""
    return asyncio.run_coroutine_threadsafe(work, live.services.loop).result(PATIENCE)
