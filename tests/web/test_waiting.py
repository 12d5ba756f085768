"""Long work keeps nobody else waiting: it is done by other processes, or in short pieces between which others have a turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from senet.arena.simulate import simulate
from senet.games import find_box
from senet.identity.tokens import TokenSigner
from senet.kernel.errors import Refused
from senet.matches.files import read_uploaded
from senet.settings import RATES, Rate
from tests.web.serving import Live, Person

ALLOWED: Final = 0.050  # seconds of processor time that one piece of work may take in the loop of the server
FIRST_DRAWING: Final = 0.100  # the same for a board that nobody has seen yet, interpreted on a slow machine


@pytest.fixture(scope="module")
def long_match(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a match with more than a thousand lines."""
    folder = Path(tmp_path_factory.mktemp("long"))
    simulate(find_box("kemet"), 5, 1, ["random"], "1", dict(find_box("kemet").random_options), folder)
    (file,) = folder.iterdir()
    content = file.read_bytes()
    assert content.count(b'"random"') + content.count(b'"bot random"') > 1000
    return content


class Waits:
    """The longest time for which the loop of the server was busy with one thing, and who else would have waited."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.thread_time() - before)


@contextmanager
def waits(live: Live) -> Iterator[Waits]:
    found = Waits()
    watching = asyncio.run_coroutine_threadsafe(found.watch(), live.loop)
    yield found
    watching.cancel()


def test_nobody_waits_while_a_long_match_is_uploaded_opened_and_replayed(tmp_path: Path, long_match: bytes):
    database = tmp_path / "senet.db"
    with Live(database) as live, Person(live) as person:
        person.get("/")
        with waits(live) as found:
            answer = person.post("/upload", content=long_match)
            assert answer.status_code == 201, answer.text
            match = answer.json()["match"]
            cookies = dict(person.cookies)
        uploading = found.longest
    figures = {"upload": uploading}
    with Live(database) as live, Person(live) as person:
        person.cookies.update(cookies)
        person.get("/")
        person.start("me", "bot:random", game="kemet")
        person.get(f"/matches/{person.match}")  # whatever is drawn for the first time
        for name, path in (
            ("open", f"/matches/{match}/view"),
            ("page", f"/matches/{match}"),
            ("page again", f"/matches/{match}?lang=pl"),
            ("middle", f"/replay/{match}?at=800"),
            ("end", f"/replay/{match}/parts?at=1200"),
            ("beginning", f"/replay/{match}/parts?at=1"),
            ("picture", f"/matches/{match}/picture.svg?at=400"),
            ("log", f"/matches/{match}/log"),
            ("file", f"/matches/{match}/file"),
        ):
            with waits(live) as found:
                assert person.get(path).status_code == 200, name
            figures[name] = round(found.longest, 4)
    drawn = ("page", "page again", "middle", "end", "beginning", "picture")
    late = {
        name: seconds
        for name, seconds in figures.items()
        if seconds > (FIRST_DRAWING if name in drawn else ALLOWED)
    }
    assert late == {}


def test_a_file_that_takes_too_long_is_refused_and_its_process_ends(
    tmp_path: Path, long_match: bytes, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("senet.matches.files.REPLAYED_FOR", 0.05)
    with Live(tmp_path / "senet.db") as live, Person(live) as person:
        answer = person.post("/upload", content=long_match)
    assert answer.status_code == 422
    assert answer.json()["error"] == "The match in this file takes too long to replay."


def test_a_file_with_too_many_lines_is_refused(monkeypatch: pytest.MonkeyPatch, long_match: bytes):
    monkeypatch.setattr("senet.matches.files.MOST_LINES", 1000)
    with pytest.raises(Refused, match="1000 lines at most"):
        read_uploaded(long_match.decode(), TokenSigner("x"))


def test_uploads_are_limited_by_address(tmp_path: Path):
    rates = {"upload": {"address": Rate(1, 0.001)}}
    with Live(tmp_path / "senet.db", rates=rates) as live, Person(live) as person:
        assert person.post("/upload", content=b"{}").status_code == 422
        assert person.post("/upload", content=b"{}").status_code == 429
        assert person.post("/bring", files={"file": b"{}"}).status_code == 429
    assert "upload" in RATES
