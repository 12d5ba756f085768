"""A database that cannot be written, and one that another server is using: one sentence, nothing lost, and it recovers by itself."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.web.attacking import is_refused
from tests.web.postgres import ROOT, Postgres
from tests.web.serving import Live, Person, wait_until


class Process:
    """A server of its own on a file, which can be killed or kept from writing."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.launch", str(database)], cwd=ROOT, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=os.environ | {"PYTHONPATH": f"{ROOT}/src:."},
        )  # fmt: skip
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """No file can become larger."""
        before = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        try:
            yield
        finally:
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, before)

    @contextmanager
    def locked_file(self) -> Iterator[None]:
        """Another program does not let go of the file."""
        with closing(sqlite3.connect(self.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield  # closing it undoes what it has begun

    def health(self) -> int:
        return httpx.get(f"{self.url}/health", timeout=20).status_code


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(Path(tmp_path_factory.mktemp("disk")) / "senet.db") as found:
        yield found


@pytest.mark.parametrize("fault", ["full_disk", "locked_file"])
def test_what_cannot_be_written_is_refused_and_goes_on_when_it_can(server: Process, fault: str):
    with Person(server) as person:  # type: ignore[arg-type]
        person.start("me", "me")
        assert server.health() == 200
        time.sleep(1.1)  # an answer of /health is good for a second
        with getattr(server, fault)():
            for answer in (
                person.choose("bid:1", seat=0, key="only-once"),
                person.post("/matches", json={"game": "bidding", "seats": ["me", "bot"]}),
            ):
                assert is_refused(answer, 503), answer.text
                assert int(answer.headers["retry-after"]) >= 1
            assert person.view()["line"] == 0, "who looks is answered"
            assert server.health() == 503
            page = person.post("/play", data={"game": "bidding"}, headers={"accept": "text/html"})
            assert page.status_code == 503 and 'role="alert"' in page.text
        wait_until(lambda: server.health() == 200)
        assert person.choose("bid:1", seat=0, key="only-once").status_code == 200
        assert person.view()["line"] == 1


def test_bots_go_on_when_the_disk_has_room_again(server: Process):
    with Person(server) as person:  # type: ignore[arg-type]
        person.start("me", "bot:random", options={"rounds": 2})
        person.awaited()
        with server.full_disk():
            serial = person.view()["serial"]
            assert person.choose("bid:1", seen=serial).status_code == 503
        assert person.choose("bid:1").status_code == 200
        wait_until(lambda: person.view()["deciders"] in ([0], [0, 1], []) and person.view()["line"] >= 2)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_it_is_said_in_the_language_of_whoever_asks(server: Process, language: str):
    with Person(server, language=language) as person, server.full_disk():  # type: ignore[arg-type]
        said = person.post("/matches", json={"game": "bidding", "seats": ["me", "bot"]}).json()
    word = {"en": "at the moment", "pl": "Serwer nie może", "cs": "Server teď nemůže"}[language]
    assert word in said["error"]


def senet(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "senet.cli", *words]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True, timeout=60, check=False)


def test_a_second_server_on_one_file_is_refused_until_the_first_one_ends(tmp_path: Path):
    database = tmp_path / "senet.db"
    with Process(database) as first:
        again = senet("serve", "--port", "0", "--database", f"{tmp_path}/../{tmp_path.name}/senet.db")
        assert again.returncode == 2 and "Traceback" not in again.stderr
        assert again.stderr.startswith("senet: Another server is using the database ")
        assert again.stderr.count("\n") == 1
        kept = senet("backup", str(tmp_path / "b.senet"), "--database", str(database))
        assert kept.returncode == 0, "a backup disturbs nobody"
        restored = senet("restore", str(tmp_path / "b.senet"), "--database", str(database))
        assert restored.returncode == 2 and "Another server" in restored.stderr
        assert first.health() == 200
        first.process.send_signal(signal.SIGKILL)
        first.process.wait()
        with Process(database) as second:
            assert second.health() == 200


def test_an_ended_token_is_refused_at_once_by_every_process(postgres: Postgres):
    address = postgres.database()
    with Live(address) as one, Live(address) as other, Person(one) as host:
        created = host.start("me", "invite")
        old = created["seats"][1]["token"]
        for _ in range(5):
            with Person(other, old) as program, Person(one, old) as same:
                program.match = same.match = host.match
                assert program.view()["seat"] == 1
                old = same.post(f"/matches/{host.match}/seats/1/link").json()["token"]
                assert program.get(f"/matches/{host.match}/view").status_code == 401
