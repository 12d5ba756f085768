"""`make faults`: under load, server processes and the database are killed (-9) at random moments.

Nothing that was acknowledged may be lost, nothing may be duplicated, every digest must verify, and every stream must come
back by itself. With SQLite the database is part of the server process, and falls with it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.load.__main__ import FOLDER, GAMES, databases
from tests.load.checking import Findings, check
from tests.load.playing import SEATS, Notes, Pace, Sitting
from tests.load.servers import Server
from tests.load.wire import Places
from tests.web.postgres import Postgres

HEAD = (
    "| database, processes | server kills | database kills | choices acknowledged | streams reopened "
    "| lost | duplicated | damaged | did not recover |\n|" + "---|" * 9
)
RECOVERY = 120.0  # seconds in which every stream has to be back after the last kill


@dataclass
class Storm:
    """What is killed, how often, and in which order."""

    kills: int
    database_kills: int
    rng: random.Random
    between: int  # choices that are acknowledged between two kills, at least: the load is back
    calm: tuple[float, float]  # the least and the most seconds that it then goes on
    done: dict[str, int] = field(default_factory=lambda: {"server": 0, "database": 0})

    def plan(self) -> list[str]:
        order = ["server"] * self.kills + ["database"] * self.database_kills
        self.rng.shuffle(order)
        return order

    async def rage(self, servers: list[Server], postgres: Postgres | None, notes: Notes) -> None:
        """Kill again and again, each time under load: at the first acknowledged choices it is still drawing all pages anew."""
        for number, what in enumerate(self.plan(), start=1):
            before = len(notes.acknowledged)
            while len(notes.acknowledged) < before + self.between:
                await asyncio.sleep(0.02)
            await asyncio.sleep(self.rng.uniform(*self.calm))
            if what == "database" and postgres is not None:
                postgres.kill()
                await asyncio.to_thread(postgres.restart)
            else:
                server = self.rng.choice(servers)
                server.kill()
                server.start()
                await asyncio.to_thread(server.wait)
            self.done[what] += 1
            if number % 20 == 0:
                print(f"{number} kills, {len(notes.acknowledged)} choices", flush=True)


async def play(
    servers: list[Server], postgres: Postgres | None, storm: Storm, matches: int, streams: str, notes: Notes
) -> tuple[int, int]:
    """How many streams were opened again, and how many did not come back at the end."""
    places = Places([server.url for server in servers])
    pace = Pace(str(matches * SEATS))
    sittings: list[Sitting] = []

    async def begin(number: int) -> Sitting:
        sitting = Sitting(places, notes, pace, number, GAMES[number % len(GAMES)], streams)
        await sitting.begin()
        sitting.play()
        return sitting

    for number in range(matches):
        sittings.append(await begin(number))
    raging = asyncio.create_task(storm.rage(servers, postgres, notes))
    while not raging.done():
        await asyncio.sleep(0.5)
        for place, sitting in enumerate(sittings):
            if sitting.over:
                sitting.end()
                sittings[place] = await begin(sitting.number + matches)
    await raging
    pace.stopped = True  # nobody chooses any more: now all must come to see the same
    end = time.monotonic() + RECOVERY
    while (away := sum(sitting.behind() for sitting in sittings)) and time.monotonic() < end:
        await asyncio.sleep(0.5)
    places.ended = True
    for sitting in sittings:
        sitting.end()
    await asyncio.sleep(0.2)
    assert places.refused == [], places.refused[:5]
    return places.broken, away


def storm_over(
    kind: str, processes: int, storm: Storm, matches: int, streams: str = "pages", folder: Path = FOLDER
) -> tuple[Findings, Notes, int, int]:
    notes = Notes()
    with databases(kind, folder) as (address, postgres):
        servers = [Server(address, folder / f"server-{number}.log") for number in range(processes)]
        try:
            for server in servers:
                server.start()
            for server in servers:
                server.wait()
            reopened, away = asyncio.run(play(servers, postgres, storm, matches, streams, notes))
        finally:
            for server in servers:
                server.stop()
        return check(address, notes), notes, reopened, away


def main() -> None:
    parser = argparse.ArgumentParser(prog="make faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="of a server process")
    parser.add_argument("--database-kills", type=int, default=20)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--streams", choices=("pages", "views"), default="pages")
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--seed", default="storm")
    wish = parser.parse_args()
    rows = []
    for kind in wish.databases.split(","):
        storm = Storm(
            wish.kills, wish.database_kills, random.Random(wish.seed), wish.matches // 2, (0.2, 2.0)
        )
        processes = 1 if kind == "sqlite" else 2
        found, notes, reopened, away = storm_over(kind, processes, storm, wish.matches, wish.streams)
        name = f"{'SQLite' if kind == 'sqlite' else 'PostgreSQL'}, {processes}"
        rows.append(
            f"| {name} | {storm.done['server']} | {storm.done['database']} | {len(notes.acknowledged)} "
            f"| {reopened} | {found.lost} | {found.doubled} | {found.damaged} | {away} |"
        )
        print(rows[-1], flush=True)
    print("\n".join(["", f"{wish.matches} matches, {wish.matches * (SEATS + 1)} streams", "", HEAD, *rows]))


if __name__ == "__main__":
    main()
