"""`make load`: a hundred matches with four seats and a spectator each, on loopback, for a bounded time.

Every seat makes a random choice whenever it is asked, as fast as responses arrive. A run limits either how many wait for a response
at once (all four hundred, as many as there are matches, or a few) or how many choices start per second. At the end every
acknowledged choice is compared with the database, and each run prints one row for docs/performance.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.load.checking import Findings, check
from tests.load.playing import SEATS, Notes, Pace, Sitting
from tests.load.servers import ROOT, Server
from tests.load.wire import Places
from tests.web.postgres import Postgres

GAMES: Final = ("pharaon", "egizia", "ankh", "kemet")
FOLDER: Final = ROOT / "build" / "load"
PATIENCE: Final = 300.0  # seconds until everybody has a first view
HEAD: Final = (
    "| database, processes | streams | load | choices/s | p50 answer | p95 answer | p50 all views | p95 all views "
    "| max | kB per view | memory | lost | duplicated | damaged |\n|" + "---|" * 14
)


@contextlib.contextmanager
def databases(kind: str, folder: Path = FOLDER) -> Iterator[tuple[str, Postgres | None]]:
    """The address of a new database with full durability."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if kind == "sqlite":
        yield str(folder / "senet.db"), None
        return
    with Postgres() as postgres:
        yield postgres.database(), postgres


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


class Sampler:
    """How the clients and the servers spend the time."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.began = time.monotonic()
        self.own = time.process_time()
        self.theirs = [server.cpu() for server in servers]

    def said(self, choices: int) -> str:
        spent = time.monotonic() - self.began
        theirs = [
            100 * (server.cpu() - before) / spent
            for server, before in zip(self.servers, self.theirs, strict=True)
        ]
        own = 100 * (time.process_time() - self.own) / spent
        busy = ", ".join(f"{share:.0f} %" for share in theirs)
        each = 10 * sum(theirs) * spent / max(1, choices)
        return f"processor: server {busy} ({each:.1f} ms a choice), clients {own:.0f} %; load of the machine {os.getloadavg()[0]:.1f}"


async def run(servers: list[Server], wish: argparse.Namespace, offered: str, notes: Notes) -> float:
    """Choices acknowledged a second, measured after everything has settled."""
    places = Places([server.url for server in servers])
    pace = Pace(offered)
    sittings = [
        Sitting(places, notes, pace, number, GAMES[number % len(GAMES)], wish.streams)
        for number in range(wish.matches)
    ]
    for sitting in sittings:
        await sitting.begin()
    end = time.monotonic() + PATIENCE
    while any(viewer.serial < 0 for sitting in sittings for viewer in sitting.viewers):
        assert time.monotonic() < end, "not everybody gets a view"
        await asyncio.sleep(0.1)
    print(f"{len(sittings)} matches, {len(sittings) * (SEATS + 1)} open streams", flush=True)
    for sitting in sittings:
        sitting.play()
    await asyncio.sleep(wish.warm)
    notes.delays.clear(), notes.answers.clear(), notes.moments.clear()  # type: ignore[func-returns-value]
    notes.bytes = notes.messages = 0
    sampler = Sampler(servers)
    began = time.monotonic()
    await asyncio.sleep(wish.seconds)
    chosen = len(notes.moments)
    done = chosen / (time.monotonic() - began)
    print(sampler.said(chosen), flush=True)
    places.ended = True
    await asyncio.sleep(1)
    for sitting in sittings:
        sitting.end()
    for server in servers:
        server.measure()
    assert places.refused == [], places.refused[:5]
    return done


def row(name: str, wish: argparse.Namespace, offered: str, done: float, notes: Notes, memory: int) -> str:
    milliseconds = [
        1000 * percentile(values, share)
        for values, share in (
            (notes.answers, 0.5), (notes.answers, 0.95), (notes.delays, 0.5), (notes.delays, 0.95),
            (notes.delays, 1.0),
        )
    ]  # fmt: skip
    size = notes.bytes / max(1, notes.messages) / 1024
    timed = " | ".join(f"{value:.0f} ms" for value in milliseconds)
    how = offered if offered.endswith("/s") else f"{offered} at once"
    return f"| {name} | {wish.streams} | {how} | {done:.0f} | {timed} | {size:.1f} | {memory / 1024:.0f} MB |"


def measure(kind: str, processes: int, wish: argparse.Namespace, offered: str) -> str:
    notes = Notes()
    with databases(kind) as (address, _):
        servers = [Server(address, FOLDER / f"server-{number}.log") for number in range(processes)]
        try:
            for server in servers:
                server.start()
            for server in servers:
                server.wait()
            done = asyncio.run(run(servers, wish, offered, notes))
        finally:
            for server in servers:
                server.stop()
        found: Findings = check(address, notes)
    name = f"{'SQLite' if kind == 'sqlite' else 'PostgreSQL'}, {processes}"
    print(f"{found.matches} matches, {found.events} events, {notes.stale} of them stale", flush=True)
    shown = row(name, wish, offered, done, notes, max(server.peak for server in servers))
    assert found.lost == found.doubled == found.damaged == 0, found
    return f"{shown} {found.lost} | {found.doubled} | {found.damaged} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20, help="measured, for each run")
    parser.add_argument("--warm", type=float, default=15, help="seconds before measuring begins")
    parser.add_argument("--streams", choices=("pages", "views"), default="pages")
    parser.add_argument(
        "--offered",
        default="400,100,10,100/s",
        help="choices at once, each as soon as one is answered; or choices a second (100/s)",
    )
    parser.add_argument("--databases", default="sqlite,postgresql")
    wish = parser.parse_args()
    rows = [
        measure(kind, 1 if kind == "sqlite" else 2, wish, offered)
        for kind in wish.databases.split(",")
        for offered in wish.offered.split(",")
    ]
    print("\n".join(["", HEAD, *rows]))


if __name__ == "__main__":
    main()
