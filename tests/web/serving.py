"""A table for tests: a real server on loopback, in a thread of its own."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Generator
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx

from senet.games import modules
from senet.settings import ALPHABET, Settings
from senet.storage.engine import database_address
from senet.web.app import create_app
from senet.web.http.protocol import HEAD_PATIENCE, server_config
from senet.web.server import Server, listening

modules()["bidding"] = "tests.web.bidding"

PATIENCE: Final = 20.0


class Live:
    """A running server; `url` is where it listens."""

    def __init__(self, database: Path | str, head_patience: float = HEAD_PATIENCE, **settings: Any) -> None:
        self.app = create_app(Settings(database=database_address(str(database)), **settings))
        self.services = self.app.state.services
        self.socket = listening("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.server = Server(server_config(self.app, graceful=3, patience=head_patience), self.services)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()), daemon=True)

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([self.socket])

    def __enter__(self) -> Live:
        self.thread.start()
        wait_until(lambda: self.server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()
        assert not self.thread.is_alive(), "the server does not stop"


def routes_of(router: Any) -> list[Any]:
    """Every single route, those of included routers too."""
    found = []
    for route in router.routes:
        inner = getattr(route, "original_router", None)
        found += [route] if inner is None else routes_of(inner)
    return found


def wait_until(holds: Any, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.01)


class Person(httpx.Client):
    """Somebody at the table: a guest with a cookie, or a program with a token."""

    def __init__(self, live: Live, token: str | None = None, language: str = "en") -> None:
        headers = {"accept-language": language}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        super().__init__(base_url=live.url, headers=headers, timeout=PATIENCE)
        self.match = ""

    def start(
        self, *seats: str, game: str = "bidding", options: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        wish = {"game": game, "seats": list(seats), "options": options or {}}
        answer = self.post("/matches", json=wish)
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        self.match = created["match"]
        return created

    def view(self, **query: Any) -> dict[str, Any]:
        answer = self.get(f"/matches/{self.match}/view", params=query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def choose(self, choice: str, seen: int | None = None, **more: Any) -> httpx.Response:
        serial = self.view()["serial"] if seen is None else seen
        return self.post(f"/matches/{self.match}/choices", json={"choice": choice, "seen": serial} | more)

    def undo(self, seen: int | None = None, **more: Any) -> httpx.Response:
        serial = self.view()["serial"] if seen is None else seen
        return self.post(f"/matches/{self.match}/undo", json={"seen": serial} | more)

    def awaited(self, **query: Any) -> dict[str, Any]:
        """The view at which this person has to choose, or the last one."""
        found: list[dict[str, Any]] = []

        def ready() -> bool:
            found[:] = [self.view(**query)]
            return bool(found[0]["choices"]) or found[0]["over"]

        wait_until(ready)
        return found[0]

    def follow(self, path: str = "events") -> Generator[dict[str, Any]]:
        """The views that are sent as events; `stream` for what the page gets."""
        with self.stream("GET", f"/matches/{self.match}/{path}") as response:
            for line in response.iter_lines():
                if (
                    line.startswith("data: ") and line != "data: {}"
                ):  # that somebody spoke, or that the seat is gone
                    yield json.loads(line[6:])


def plain_names() -> Any:
    """Names that are the same in every run, in the order in which they are asked for."""
    numbers = count(100)

    def name(length: int) -> str:
        number, letters = next(numbers), []
        while number:
            number, rest = divmod(number, len(ALPHABET))
            letters.append(ALPHABET[rest])
        return "".join(letters).rjust(length, ALPHABET[0])

    return name


def a_moment() -> str:
    return "2026-01-02T03:04:05+00:00"
