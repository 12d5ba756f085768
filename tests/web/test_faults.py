"""kill -9 at random moments: what was acknowledged is there, nothing is doubled, all digests verify."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from senet.games import find_box
from senet.kernel.codec import digest
from senet.matches.loading import opening_game, play_lines
from tests.web.serving import Live, wait_until

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = 3
KILLS = 4


class Process:
    """A server that can be killed."""

    def __init__(self, database: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.launch", str(database)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")

    def stop(self, sign: int) -> int:
        self.process.send_signal(sign)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class Player(threading.Thread):
    """Plays matches at one screen as fast as it is answered, and notes what was acknowledged."""

    def __init__(self, number: int, address: dict[str, str]) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(number)
        self.address = address
        self.acknowledged: list[tuple[str, int, str]] = []  # match, serial, key
        self.sent: set[str] = set()
        self.cookies = httpx.Cookies()
        self.ended = False

    def ask(self, method: str, path: str, body: Any = None) -> dict[str, Any] | None:
        """The answer; the same request is sent again until there is one."""
        while not self.ended:
            try:
                with httpx.Client(base_url=self.address["url"], cookies=self.cookies, timeout=5) as client:
                    answer = client.request(method, path, json=body)
                    self.cookies.update(client.cookies)
                    assert answer.status_code < 500
                    found: dict[str, Any] = answer.json()
                    return found
            except httpx.HTTPError:
                time.sleep(0.02)
        return None

    def run(self) -> None:
        while not self.ended:
            created = self.ask("POST", "/matches", {"game": "bidding", "seats": ["screen", "screen", "bot"]})
            over = created is None
            while not (over or self.ended):
                over = self.play(created["match"])

    def play(self, match: str) -> bool:
        view = self.ask("GET", f"/matches/{match}/view")
        if view is None or view["over"]:
            return True
        if not view["choices"]:
            time.sleep(0.01)
            return False
        key = f"{self.rng.getrandbits(64):x}"
        wish = {
            "choice": self.rng.choice(view["choices"])["choice"],
            "seen": view["serial"],
            "seat": view["seat"],
        }
        self.sent.add(key)
        answer = self.ask("POST", f"/matches/{match}/choices", wish | {"key": key})
        if answer is not None and "serial" in answer:
            self.acknowledged.append((match, answer["serial"], key))
        return False


@pytest.mark.slow
def test_acknowledged_choices_survive_kill_9_and_none_is_doubled(tmp_path: Path):
    database = tmp_path / "senet.db"
    server = Process(database)
    address = {"url": server.url}
    players = [Player(number, address) for number in range(PLAYERS)]
    for player in players:
        player.start()
    rng = random.Random(7)
    for _ in range(KILLS):
        time.sleep(rng.uniform(0.4, 1.2))
        server.stop(signal.SIGKILL)
        server = Process(database)
        address["url"] = server.url
    wait_until(lambda: all(len(player.acknowledged) > 8 for player in players), 60)
    for player in players:
        player.ended = True
    for player in players:
        player.join(20)
    assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
    assert not database.with_name("senet.db-wal").exists(), "it puts everything in its place before it goes"
    check(database, players)


def check(database: Path, players: list[Player]) -> None:
    connection = sqlite3.connect(database)
    kept = {
        row[0]: row[1] for row in connection.execute("select key, match from events where key is not null")
    }
    count = connection.execute("select count(*) from events where key is not null").fetchone()[0]
    matches = [row[0] for row in connection.execute("select id from matches")]
    connection.close()
    acknowledged = {(key, match) for player in players for match, _, key in player.acknowledged}
    assert acknowledged <= set(kept.items())
    assert count == len(kept) and set(kept) <= {key for player in players for key in player.sent}
    assert len(matches) > PLAYERS
    with Live(database) as live, httpx.Client(base_url=live.url) as client:
        for match in matches:
            assert client.get(f"/matches/{match}/view").status_code == 200
        for match in matches[:20]:
            table = live.services.matches.cached[match]
            game = opening_game(find_box("bidding"), table.record)
            for line in table.match.lines:
                play_lines(game, [line])
                assert digest(game) == line.digest


def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path):
    with Live(tmp_path / "a.db") as live:
        port = live.url.rpartition(":")[2]
        run = subprocess.run(
            [sys.executable, "-m", "tests.web.launch", str(tmp_path / "b.db"), port],
            cwd=ROOT, capture_output=True, text=True, timeout=30, check=False,
        )  # fmt: skip
        assert "cannot be used" in run.stderr
