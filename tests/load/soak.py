"""`make soak`: two thousand matches are begun, looked at, played a little and abandoned; memory must stay flat.

Every match is opened as a page and with a stream that ends, so that everything that is remembered for a visitor is there. The
memory of the server is read after every hundred matches: after the bound is reached it may not grow any more.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import time
from pathlib import Path
from typing import Final

from tests.load.__main__ import FOLDER, GAMES, databases
from tests.load.servers import Server
from tests.load.wire import Line, Places

CHOICES: Final = 6  # made in every match before it is abandoned
STEP: Final = 100  # matches between two measurements
ALLOWED: Final = 24.0  # MB that the second half may use more than the first: noise of the allocator
RESIDENT: Final = re.compile(r"^senet_resident_bytes (\S+)$", re.MULTILINE)
KEPT: Final = re.compile(r"^senet_matches_in_memory (\S+)$", re.MULTILINE)


async def abandon(places: Places, number: int, rng: random.Random) -> None:
    """Begin a match, look at it, choose a few times, and never come back."""
    line = Line(places, number)
    game = GAMES[number % len(GAMES)]
    wish = {"game": game, "seats": ["invite", "bot:random", "bot:random"], "options": {}}
    status, created = await line.ask("POST", "/matches", wish)
    assert status == 201, created
    line.close()
    match, token = created["match"], created["seats"][0]["token"]
    line = Line(places, number, token)
    for _ in range(CHOICES):
        _, view = await line.ask("GET", f"/matches/{match}/view")
        if view["choices"]:
            wish = {"choice": rng.choice(view["choices"])["choice"], "seen": view["serial"]}
            await line.ask("POST", f"/matches/{match}/choices", wish)
    await line.ask("GET", f"/matches/{match}/parts")
    line.close()


def metric(text: str, pattern: re.Pattern[str]) -> float:
    found = pattern.search(text)
    assert found is not None
    return float(found[1])


async def soak(server: Server, matches: int, at_once: int) -> list[tuple[int, float, int]]:
    """After how many matches, the memory in MB and the matches in it."""
    places, rng, rows = Places([server.url]), random.Random("soak"), []
    turns = asyncio.Semaphore(at_once)

    async def one(number: int) -> None:
        async with turns:
            await abandon(places, number, rng)

    for first in range(0, matches, STEP):
        await asyncio.gather(*(one(number) for number in range(first, min(first + STEP, matches))))
        text = await asyncio.to_thread(server.ask, "/metrics")
        rows.append((first + STEP, metric(text, RESIDENT) / 2**20, int(metric(text, KEPT))))
        print(f"{rows[-1][0]} matches: {rows[-1][1]:.0f} MB, {rows[-1][2]} in memory", flush=True)
    assert places.refused == [], places.refused[:5]
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--at-once", type=int, default=8)
    parser.add_argument("--memory", type=int, default=64, help="the bound in MB (SENET_MEMORY)")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wish = parser.parse_args()
    began = time.monotonic()
    with databases("sqlite", wish.folder) as (address, _):
        os.environ["SENET_MEMORY"] = str(wish.memory)
        server = Server(address, wish.folder / "server.log")
        try:
            server.start()
            server.wait()
            rows = asyncio.run(soak(server, wish.matches, wish.at_once))
        finally:
            server.stop()
    half = [row for row in rows if row[0] > wish.matches // 2]
    grown = half[-1][1] - half[0][1]
    print(
        f"{wish.matches} matches in {time.monotonic() - began:.0f} s; the second half grew by {grown:.1f} MB"
    )
    assert grown < ALLOWED, rows


if __name__ == "__main__":
    main()
