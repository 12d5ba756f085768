"""Scripted people: four seats and a spectator at every match, who choose as soon as they are asked and answered."""

from __future__ import annotations

import asyncio
import random
import re
import time
from dataclasses import dataclass, field
from typing import Any, Final

from tests.load.wire import Line, Lost, Places, follow

SEATS: Final = 4
MANY: Final = 100_000
OFFER: Final = re.compile(rb'class=\\"offer\\"[^>]*?data-choice=\\"([^\\"]+)\\"')  # on a page
CHOICE: Final = re.compile(rb'\{"choice":"([^"]+)","label":')  # in a view for programs
SERIAL: Final = re.compile(rb'"serial":(\d+)')
STREAMS: Final = {"pages": ("stream", OFFER), "views": ("events", CHOICE)}


@dataclass
class Notes:
    """What the people remember, to be compared with what was kept."""

    sent: set[str] = field(default_factory=set)
    acknowledged: dict[str, str] = field(default_factory=dict)  # key of the request -> match
    delays: list[float] = field(default_factory=list)  # from a choice to the last new view
    answers: list[float] = field(default_factory=list)  # from a choice to its answer
    moments: list[float] = field(default_factory=list)  # of the answers
    bytes: int = 0
    messages: int = 0
    matches: list[str] = field(default_factory=list)
    stale: int = 0


class Pace:
    """How often people choose: so many times a second (`100/s`), or so many at once, each as soon as one is answered."""

    def __init__(self, offered: str) -> None:
        self.rate = float(offered.removesuffix("/s")) if offered.endswith("/s") else 0.0
        self.people = asyncio.Semaphore(MANY if self.rate else int(offered))
        self.next = 0.0
        self.stopped = False

    async def __aenter__(self) -> None:
        await self.people.acquire()
        if self.rate:
            now = time.monotonic()
            self.next = max(self.next + 1 / self.rate, now)
            await asyncio.sleep(self.next - now)
        if self.stopped:
            await asyncio.Event().wait()

    async def __aexit__(self, *_: object) -> None:
        self.people.release()


class Viewer:
    """Somebody with an open stream."""

    def __init__(self, sitting: Sitting, seat: int, token: str) -> None:
        self.sitting = sitting
        self.seat = seat
        self.token = token
        self.serial = -1
        self.message = b""
        self.news = asyncio.Event()

    async def watch(self) -> None:
        sitting, notes = self.sitting, self.sitting.notes
        kind = STREAMS[sitting.streams][0]
        path = f"/matches/{sitting.match}/{kind}?seat={self.seat}"
        async for message in follow(sitting.places, sitting.number, path, self.token):
            found = SERIAL.search(message)
            assert found is not None
            self.serial = int(found[1])
            if sitting.streams == "views" or b'"decision":' in message:
                self.message = message  # else what is offered is as before
            notes.bytes += len(message)
            notes.messages += 1
            sitting.over = sitting.over or b'"over":true' in message
            sitting.arrived()
            self.news.set()

    def offers(self) -> list[str]:
        return [name.decode() for name in STREAMS[self.sitting.streams][1].findall(self.message)]


class Sitting:
    """One match: four who choose, and one who looks."""

    def __init__(
        self, places: Places, notes: Notes, pace: Pace, number: int, game: str, streams: str
    ) -> None:
        self.places, self.notes, self.pace = places, notes, pace
        self.number, self.game, self.streams = number, game, streams
        self.rng = random.Random(f"{number} {game}")
        self.match = ""
        self.viewers: list[Viewer] = []
        self.begun: dict[int, float] = {}  # when the choices that were answered were sent, by their event
        self.seen: list[float] = []  # when everybody had the view of each event
        self.over = False
        self.newest = 0  # the last event that was acknowledged
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        line = Line(self.places, self.number)
        wish = {"game": self.game, "seats": ["invite"] * SEATS, "options": {}}
        status, created = await line.ask("POST", "/matches", wish)
        line.close()
        assert status == 201, created
        self.match = created["match"]
        self.notes.matches.append(self.match)
        tokens = [seat["token"] for seat in created["seats"]]
        self.viewers = [Viewer(self, seat, token) for seat, token in enumerate(tokens)]
        watchers = [*self.viewers, Viewer(self, -1, "")]
        self.viewers = watchers
        self.tasks = [asyncio.create_task(viewer.watch()) for viewer in watchers]

    def play(self) -> None:
        self.tasks += [asyncio.create_task(self.script(viewer)) for viewer in self.viewers[:SEATS]]

    def end(self) -> None:
        for task in self.tasks:
            task.cancel()

    def behind(self) -> int:
        """How many do not see the newest position that somebody knows of."""
        newest = max([self.newest, *(viewer.serial for viewer in self.viewers)])
        return sum(viewer.serial < newest for viewer in self.viewers)

    def arrived(self) -> None:
        """Note which views everybody has now."""
        least = min(viewer.serial for viewer in self.viewers)
        self.seen += [time.monotonic()] * (least + 1 - len(self.seen))
        for serial in [serial for serial in self.begun if serial <= least]:
            self.notes.delays.append(self.seen[serial] - self.begun.pop(serial))

    async def script(self, viewer: Viewer) -> None:
        """Choose at random whenever this seat is asked."""
        line = Line(self.places, self.number, viewer.token)
        answered = -1
        try:
            while not self.places.ended:
                await viewer.news.wait()
                viewer.news.clear()
                while viewer.serial > answered and (offers := viewer.offers()):
                    answered = await self.choose(line, viewer, self.rng.choice(offers))
        except Lost:
            pass
        finally:
            line.close()

    async def choose(self, line: Line, viewer: Viewer, choice: str) -> int:
        """The event up to which this seat has nothing more to choose."""
        async with self.pace:
            return await self.choose_now(line, viewer, choice)

    async def choose_now(self, line: Line, viewer: Viewer, choice: str) -> int:
        seen, notes = viewer.serial, self.notes
        key = f"{self.rng.getrandbits(80):x}"
        wish: dict[str, Any] = {"choice": choice, "seen": seen, "seat": viewer.seat, "key": key}
        notes.sent.add(key)
        begun = time.monotonic()
        status, answer = await line.ask("POST", f"/matches/{self.match}/choices", wish)
        now = time.monotonic()
        if status == 200:
            notes.acknowledged[key] = self.match
            notes.answers.append(now - begun)
            notes.moments.append(now)
            self.newest = max(self.newest, answer["serial"])
            self.begun[answer["serial"]] = begun
            self.arrived()
            return int(answer["serial"]) - 1
        if status != 409:
            self.places.refused.append(f"{status} {choice} {answer}")
        notes.stale += 1
        return seen
