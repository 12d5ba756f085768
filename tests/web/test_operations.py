"""For operators: health, numbers, logs without secrets, settings by flag and by environment, an orderly end."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.main import get_command

from senet.cli import app
from senet.kernel.errors import Refused
from senet.web.http import logs
from tests.web.postgres import Postgres
from tests.web.serving import Live, Person, wait_until

ROOT = Path(__file__).resolve().parents[2]


def numbers(live: Live) -> dict[str, float]:
    """The metrics; every line must be what Prometheus reads."""
    answer = httpx.get(f"{live.url}/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith(
        "text/plain; version=0.0.4"
    )
    found: dict[str, float] = {}
    kinds: dict[str, str] = {}
    for line in answer.text.splitlines():
        if line.startswith("#"):
            _, word, name, said = line.split(" ", 3)
            if word == "TYPE":
                kinds[name] = said
            continue
        parts = re.fullmatch(r'(senet_\w+)(\{(?:\w+="[^"]*",?)*\})? (\S+)', line)
        assert parts is not None, line
        name = re.sub(r"_(bucket|sum|count)$", "", parts[1])
        assert name in kinds or parts[1] in kinds, line
        found[parts[1] + (parts[2] or "")] = float(parts[3])
    assert set(kinds.values()) <= {"gauge", "counter", "histogram"}
    return found


def test_the_table_says_that_it_is_well(live: Live):
    answer = httpx.get(f"{live.url}/health")
    assert answer.status_code == 200 and answer.json()["status"] == "ok"


def test_without_its_database_it_is_not_well():
    with Postgres() as postgres, Live(postgres.database()) as live:
        assert httpx.get(f"{live.url}/health").status_code == 200
        postgres.kill()
        answer = httpx.get(f"{live.url}/health", timeout=20)
        while answer.status_code == 200:  # what the killed one left behind ends a little later
            answer = httpx.get(f"{live.url}/health", timeout=20)
        assert answer.status_code == 503 and answer.json()["status"] == "unavailable"
        postgres.restart()
        wait_until(lambda: httpx.get(f"{live.url}/health", timeout=20).status_code == 200)


def test_numbers_count_what_happens(live: Live, person: Person):
    before = numbers(live)
    person.start("me", "me")
    stream = person.follow()
    next(stream)
    assert person.choose("bid:1", seat=0).status_code == 200
    now = numbers(live)
    assert now["senet_events_total"] == before["senet_events_total"] + 1
    assert now["senet_commits_total"] > before["senet_commits_total"]
    assert now["senet_streams"] == before["senet_streams"] + 1
    made = 'senet_requests_total{method="POST",route="/matches/{match}/choices",status="200"}'
    assert now[made] == before.get(made, 0) + 1
    assert now["senet_resident_bytes"] > 1e6 and now["senet_cpu_seconds_total"] > 0
    stream.close()  # type: ignore[attr-defined]


def test_addresses_in_the_numbers_are_patterns(live: Live, person: Person):
    created = person.start("me", "invite")
    person.get(created["seats"][1]["link"])
    person.get("/nothing/here/secret-word")
    text = httpx.get(f"{live.url}/metrics").text
    assert created["seats"][1]["token"] not in text and created["match"] not in text
    assert "secret-word" not in text and "/seat/{token}" in text


# -- logs --------------------------------------------------------------------------------------


class Kept(logging.Handler):
    """Everything that is logged, as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.formatters = [logs.Structured(), logs.Plain()]

    def emit(self, record: logging.LogRecord) -> None:
        self.lines += [formatter.format(record) for formatter in self.formatters]


@pytest.fixture
def kept() -> Iterator[Kept]:
    handler = Kept()
    root, ours = logging.getLogger(), logging.getLogger("senet")
    levels = root.level, ours.level
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    ours.setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def test_no_secret_is_in_the_log(live: Live, person: Person, kept: Kept, monkeypatch: pytest.MonkeyPatch):
    created = person.start("me", "invite", "bot:random")
    seat = created["seats"][1]
    person.get(seat["link"])
    person.choose("bid:3", key="key-of-the-request")
    with Person(live, seat["token"]) as program:
        program.match = person.match
        program.choose("bid:2")
        program.choose("bid:77")
    with Person(live, "no-such-token-anywhere") as stranger:
        stranger.get(f"/matches/{person.match}/view")
    for path in ("/account/sign-up", "/account/sign-in"):
        person.post(path, data={"name": "Quite Unusual", "password": "correct horse battery"})
    secret = "what somebody typed"

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError(f"{secret} {seat['token']}")

    monkeypatch.setattr(live.services.matches, "open", fail)
    assert person.get(f"/matches/{person.match}/view").status_code == 500
    monkeypatch.undo()
    wait_until(lambda: any("RuntimeError" in line for line in kept.lines))
    written = "\n".join(kept.lines)
    assert '"route": "/matches/{match}/choices"' in written and '"route": "/account/sign-in"' in written
    seed = live.services.matches.cached[person.match].record.seed.hex()
    cookies = [value for value in person.cookies.values() if len(value) > 8]
    hidden = [
        seed, secret, seat["token"], *cookies, "bid:3", "bid:2", "bid:77", "key-of-the-request",
        "no-such-token-anywhere", "correct horse", "Quite Unusual", live.services.cookie_signer.sign("x").split(".")[-1],
    ]  # fmt: skip
    assert cookies and [word for word in hidden if word in written] == []


def test_errors_of_the_database_do_not_quote_what_is_kept(live: Live):
    assert live.services.engine.engine.sync_engine.hide_parameters


def test_each_line_of_the_log_is_a_json_object(kept: Kept):
    try:
        raise ValueError("secret")
    except ValueError:
        logging.getLogger("senet.test").exception("it broke", extra={"match": "abcd"})
    line = json.loads(kept.lines[0])
    assert (
        line["message"] == "it broke" and line["match"] == "abcd" and line["error"] == "builtins.ValueError"
    )
    assert line["where"][0].startswith("tests/web/test_operations.py:") and "secret" not in kept.lines[1]


@pytest.mark.parametrize(("format", "level"), [("xml", "info"), ("json", "loud")])
def test_a_log_that_cannot_be_is_refused(format: str, level: str):
    with pytest.raises(Refused, match="not"):
        logs.configure(format, level)


# -- settings and the end ----------------------------------------------------------------------


def test_every_option_of_serve_is_explained_and_can_be_set_in_the_environment():
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    for option in command.params:
        if option.name != "help":
            assert option.help and option.envvar == f"SENET_{option.name.upper()}", option.name


def test_a_server_set_by_the_environment_logs_json_and_ends_in_order(tmp_path: Path):
    settings = {"SENET_DATABASE": str(tmp_path / "senet.db"), "SENET_PORT": "0", "SENET_LOG_LEVEL": "info"}
    with subprocess.Popen(
        [sys.executable, "-m", "senet.cli", "serve"], cwd=ROOT, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, env=os.environ | settings,
    ) as process:  # fmt: skip
        assert process.stdout is not None and process.stderr is not None
        url = process.stdout.readline().split()[-1].rstrip("/")
        match = httpx.post(f"{url}/matches", json={"game": "pharaon", "seats": ["me", "me"]}).json()["match"]
        opened, ended = threading.Event(), threading.Event()

        def follow() -> None:
            with httpx.stream("GET", f"{url}/matches/{match}/events", timeout=30) as response:
                for _ in response.iter_lines():
                    opened.set()
            ended.set()

        follower = threading.Thread(target=follow, daemon=True)
        follower.start()
        assert opened.wait(20)
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGTERM)
        assert ended.wait(20), "who follows a match is let go"
        lines = [json.loads(line) for line in process.stderr.read().splitlines()]
    assert {"/matches", "/matches/{match}/events"} <= {line.get("route") for line in lines}
    assert not (tmp_path / "senet.db-wal").exists()
    assert stat.S_IMODE((tmp_path / "senet.db").stat().st_mode) == 0o600, "seeds and keys are in it"


def test_a_database_that_cannot_be_used_is_said_in_one_sentence(tmp_path: Path):
    (tmp_path / "text.db").write_text("This is no database at all. " * 20)
    with Postgres() as postgres:
        missing = postgres.database().replace("/senet1", "/nowhere")
        wrong = {
            str(tmp_path / "text.db"): "The database cannot be used: file is not a database.",
            str(tmp_path): "The database cannot be used: unable to open database file.",
            missing: 'The database cannot be used: database "nowhere" does not exist.',
            "postgresql://senet:hush@host:port/senet": "The address of the database is not postgresql://USER:PASSWORD@HOST/NAME.",
        }
        for database, sentence in wrong.items():
            done = subprocess.run(
                [sys.executable, "-m", "senet.cli", "serve", "--port", "0", "--database", database], cwd=ROOT,
                text=True, capture_output=True, timeout=120, check=False,
            )  # fmt: skip
            assert (done.returncode, done.stdout, done.stderr) == (2, "", f"senet: {sentence}\n")


def test_every_setting_is_in_the_guide_for_operators():
    guide = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    names = [str(option.envvar) for option in command.params if option.name != "help"]
    assert [name for name in names if f"`{name}`" not in guide] == []
