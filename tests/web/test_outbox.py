"""The outbox and the calls over the network: whoever answers slowly, or not at all, keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from senet.notify import outbox
from senet.notify.delivery import Sender, is_public
from senet.notify.outbox import Outbox
from senet.settings import Settings
from tests.web.people import CHEAP, known, opponents
from tests.web.serving import Live, Person, wait_until
from tests.web.timing import Clock


@contextmanager
def slow_server(greeting: bytes = b"") -> Iterator[int]:
    """A server that answers one byte at a time and never ends: no single read of it takes long."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        ended = threading.Event()

        def drip(line: socket.socket) -> None:
            with line, suppress(OSError):
                line.sendall(greeting)
                while not ended.wait(0.2):
                    line.sendall(b"x")

        def accept() -> None:
            with suppress(OSError):
                while True:
                    threading.Thread(target=drip, args=[listener.accept()[0]], daemon=True).start()

        threading.Thread(target=accept, daemon=True).start()
        yield int(listener.getsockname()[1])
        ended.set()
        listener.shutdown(socket.SHUT_RDWR)


def sender_to(port: int, deadline: float) -> Sender:
    settings = Settings(database="x", private_webhooks=True, smtp=f"smtp://127.0.0.1:{port}")
    return Sender(settings, deadline=deadline)


def test_a_call_ends_at_its_deadline_although_every_byte_arrives_soon():
    with slow_server() as port:
        sender = sender_to(port, 1.0)
        began = time.monotonic()
        assert asyncio.run(sender.post(f"http://127.0.0.1:{port}/", b"{}", {})) == 0
        assert time.monotonic() - began < 1.5


def test_a_letter_ends_at_its_deadline_and_its_thread_too():
    with slow_server(b"220-") as port:
        sender = sender_to(port, 1.0)
        began = time.monotonic()
        assert asyncio.run(sender.send_email("a@b.example", "Senet", "Your turn.")) is False
        sender.emails.shutdown(wait=True)
        assert time.monotonic() - began < 2.0


def test_clocks_run_out_and_others_are_told_although_a_webhook_never_answers(tmp_path: Path):
    clock = Clock()
    settings = {"now": clock, "tick": 0.05, "password_cost": CHEAP, "rates": {}, "private_webhooks": True}
    with (
        slow_server() as port,
        Live(tmp_path / "senet.db", **settings) as live,
        Person(live) as slow,
        Person(live) as person,
    ):
        known(slow, "Slow", webhook=f"http://127.0.0.1:{port}/")
        with opponents(slow, live):
            clock.pass_by(minutes=2)
            wait_until(lambda: len(live.services.notifier.outbox.tasks) == 1)
        pace = {"budget": 600, "increment": 0, "timeout": "bot"}
        wish = {"game": "bidding", "seats": ["me", "me"], "pace": pace}
        person.match = person.post("/matches", json=wish).json()["match"]
        began = time.monotonic()
        clock.pass_by(minutes=11)
        wait_until(lambda: "bot" in [seat["kind"] for seat in person.view()["seats"]])
        assert time.monotonic() - began < 2.0, "the webhook was waited for"
        assert live.services.notifier.outbox.tasks, "the webhook is still being tried"


class Post:
    """A delivery that arrives or not, and counts how often it was tried."""

    def __init__(self, arrives: bool = False, seconds: float = 0.0) -> None:
        self.arrives, self.seconds, self.tried = arrives, seconds, 0

    async def __call__(self) -> bool:
        self.tried += 1
        await asyncio.sleep(self.seconds)
        return self.arrives


def test_a_target_that_keeps_failing_is_left_alone_and_tried_again_later():
    async def run() -> tuple[int, int, float]:
        now = [0.0]
        found = Outbox(pause=30.0, clock=lambda: now[0])
        dead, well = Post(), Post(arrives=True)
        for _ in range(outbox.FAILURES + 5):
            found.put("dead.example", dead)
        found.put("well.example", well)
        await found.drain()
        before = dead.tried
        now[0] = 29.0
        found.put("dead.example", dead)
        await found.drain()
        assert dead.tried == before, "it is left alone"
        now[0] = 300.0
        dead.arrives = True
        found.put("dead.example", dead)
        await found.drain()
        again = found.target("dead.example").wait(now[0])
        await found.close(0)
        return before, well.tried, again

    before, well, again = asyncio.run(run())
    assert before <= outbox.FAILURES + outbox.AT_ONE_TARGET and well == 1 and again == 0.0


def test_a_slow_target_does_not_keep_the_others_waiting():
    async def run() -> float:
        found = Outbox()
        slow, quick = Post(arrives=True, seconds=5), Post(arrives=True)
        for _ in range(100):
            found.put("slow.example", slow)
        began = time.monotonic()
        found.put("quick.example", quick)
        while not quick.tried:
            await asyncio.sleep(0.001)
        waited = time.monotonic() - began
        await found.close(0)
        return waited

    assert asyncio.run(run()) < 0.5


def test_what_waits_is_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(outbox, "WAITING", 5)

    async def run() -> tuple[int, int]:
        found = Outbox()
        for _ in range(9):
            found.put("slow.example", Post(seconds=5))
        kept = len(found.tasks)
        await found.close(0)
        return kept, found.dropped

    assert asyncio.run(run()) == (5, 4)


def test_what_fails_is_tried_again():
    async def run() -> int:
        found = Outbox(pause=0.01)
        post = Post()
        found.put("a.example", post)
        while found.tasks:
            await asyncio.sleep(0.01)
        return post.tried

    assert asyncio.run(run()) == outbox.ATTEMPTS


SPECIAL = [
    "::127.0.0.1", "::10.0.0.1", "fec0::1", "64:ff9b:1::7f00:1", "64:ff9b:1::a00:1", "64:ff9b::5db8:d70e", "::ffff:93.184.215.14",
    "fe80::1%eth0", "ff02::1", "2001:db8::1", "2001::7f00:1", "2002:a00:1::1", "::", "240.0.0.1", "255.255.255.255", "192.0.2.1",
]  # fmt: skip


@pytest.mark.parametrize("address", SPECIAL)
def test_only_global_unicast_addresses_are_public(address: str):
    assert not is_public(address)


def test_the_address_that_was_checked_is_the_one_connected_to():
    """A name that means something else a moment later leads nowhere private."""
    meanings = iter([["93.184.215.14"], ["127.0.0.1"], ["127.0.0.1"]])
    sender = Sender(Settings(database="x"), resolve=lambda host, port: next(meanings), deadline=5)
    assert sender.target("https://rebound.example/")[0] == "93.184.215.14"
    with slow_server() as port:
        assert asyncio.run(sender.post(f"https://rebound.example:{port}/", b"", {})) == 0


@pytest.mark.parametrize("seconds", [-3600, 0, 5, 86_400])
def test_a_guest_stays_the_same_although_the_clocks_of_processes_differ(
    live: Live, person: Person, monkeypatch: pytest.MonkeyPatch, seconds: int
):
    """A cookie that was made by a clock ahead of ours, or by ours before it was set back, is as good as any other."""
    signer = live.services.cookie_signer
    real = time.time()
    with monkeypatch.context() as patched:
        patched.setattr("itsdangerous.timed.time.time", lambda: real + seconds)
        cookie = signer.sign("somebody")
    assert signer.read(cookie) == "somebody"


def test_a_cookie_older_than_a_year_is_no_longer_good(live: Live, monkeypatch: pytest.MonkeyPatch):
    signer = live.services.cookie_signer
    real = time.time()
    with monkeypatch.context() as patched:
        patched.setattr("itsdangerous.timed.time.time", lambda: real - 366 * 86_400)
        cookie = signer.sign("somebody")
    assert signer.read(cookie) is None
