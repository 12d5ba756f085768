"""`make fuzz-http`: choices over HTTP, most of them wrong, in as many kinds of questions as chance leads to.

Matches of all games with random numbers of seats and random options are played to their end. At each position the seat
that is asked sends texts that are almost right, of another game, or nonsense, and then something that is offered. No
answer may be a 5xx, a refusal must be one sentence that changes nothing, and what is offered must be accepted.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import time
from collections import Counter
from typing import Any, Final
from urllib.parse import quote

from senet.games import all_boxes
from senet.kernel.box import Box
from senet.kernel.game import Question
from tests.load.servers import ROOT, Server
from tests.load.wire import Line, Places

FOLDER: Final = ROOT / "build" / "fuzz"
NUMBERS: Final = ("0", "-1", "1", "007", "²", "١", "1.5", "1e9", "999999999999999999999", "0x10", "")
NONSENSE: Final = ("", ":", "::", "pass:", ":pass", "pass:pass", "\u0000", "a:\u0000", "space:\ud83d\ude00", "None", "[]",
                   "{}", "__class__:x", "bid:1:2", "x" * 121, "../..", "%s", "<b>", "'; --", "\u202e:x")  # fmt: skip


class Fuzz:
    def __init__(self, places: Places, rng: random.Random, goal: int, until: float, wrong: int) -> None:
        self.places, self.rng, self.goal, self.until, self.wrong_ones = places, rng, goal, until, wrong
        self.sent = 0
        self.statuses: Counter[int] = Counter()
        self.questions: set[tuple[str, str]] = set()
        self.faults: list[str] = []
        self.words: list[str] = ["pass", "done", "yes:no"]  # offered somewhere

    @property
    def going(self) -> bool:
        return self.sent < self.goal and time.monotonic() < self.until and len(self.faults) < 20

    async def play(self, number: int) -> None:
        """One match after the other."""
        boxes = all_boxes()
        while self.going:
            box = boxes[number % len(boxes)]
            number += 1
            host = Line(self.places, number)
            seats, options = self.some_table(box)
            wish = {"game": box.name, "seats": ["invite"] * seats, "options": options}
            status, created = await host.ask_once("POST", "/matches", wish)
            self.note(status, "create", created)
            if status == 201:
                lines = [Line(self.places, number, seat["token"] or "") for seat in created["seats"]]
                await self.play_match(box, created["match"], lines)
                for line in lines:
                    line.close()
            host.close()

    def some_table(self, box: Box) -> tuple[int, dict[str, object]]:
        seats = self.rng.choice(box.seats)
        options: dict[str, object] = {}
        for option in box.options:
            if self.rng.random() < 0.5 or option.per_seat or (option.seats and seats not in option.seats):
                continue
            trial = options | {option.name: self.rng.choice(option.values)}
            options = trial if box.allows(seats, trial) else options
        return seats, options

    async def play_match(self, box: Box, match: str, lines: list[Line]) -> None:
        own = f"/matches/{match}"
        seat = 0
        while self.going:
            status, view = await lines[seat].ask_once("GET", f"{own}/view", None)
            if (
                self.note(status, f"GET {own}/view", view)
                or status != 200
                or view["over"]
                or not view["deciders"]
            ):
                return
            if seat not in view["deciders"]:
                seat = self.rng.choice(view["deciders"])
                continue
            self.questions.add((box.name, str(view["state"]["flow"]["decision"]["question"]["of"])))
            offers = [offer["choice"] for offer in view["choices"]]
            self.words = (self.words + self.rng.sample(offers, min(3, len(offers))))[-4000:]
            for _ in range(self.wrong_ones):
                await self.try_wrong(lines, seat, own, offers, view["serial"])
            choice = self.rng.choice(offers)
            body = {"choice": choice, "seen": view["serial"]}
            status, answer = await lines[seat].ask_once("POST", f"{own}/choices", body)
            self.sent += 1
            self.note(status, f"{box.name} {choice}", answer)
            if status != 200:
                self.faults.append(f"{box.name}: offered, but {status}: {choice} {answer}")
                return

    async def try_wrong(self, lines: list[Line], seat: int, own: str, offers: list[str], serial: int) -> None:
        text = self.wrong(offers)
        if text in offers:
            return
        body: dict[str, Any] = {"choice": text, "seen": serial}
        kind = self.rng.random()
        if kind < 0.1:
            body["seen"] = self.rng.choice([serial + 1, max(0, serial - 1), 10**6])
        elif kind < 0.2:
            body["seat"] = self.rng.choice([0, 5, 99])
        elif kind < 0.25:
            body["key"] = "the same"
        line = lines[seat] if kind < 0.9 else self.rng.choice(lines)
        status, answer = await line.ask_once("POST", f"{own}/choices", body)
        self.sent += 1
        self.note(status, f"POST {own}/choices {body}", answer)
        if status == 200 and line is lines[seat]:  # another seat may have been offered it
            self.faults.append(f"accepted what was not offered: {body}")
        if kind > 0.7 and 0 < len(text) <= 120:
            status, answer = await line.ask_once(
                "GET", f"{own}/why?choice={quote(text, errors='replace')}", None
            )
            self.note(status, f"GET {own}/why {text!r}", answer)

    def wrong(self, offers: list[str]) -> str:
        """A text that is almost an answer, or none at all."""
        kind, _, noun = self.rng.choice(offers).partition(":")
        other_kind, _, other_noun = self.rng.choice(self.words).partition(":")
        return self.rng.choice([
            f"{kind}:{other_noun}", f"{other_kind}:{noun}", f"{other_kind}:{other_noun}", kind, f"{kind}:",
            f"{kind}:{self.rng.choice(NUMBERS)}", f"{kind}:{noun}{self.rng.choice(NUMBERS)}", f"{kind}:{noun[::-1]}",
            f"{kind}:{noun},{other_noun}", f"{kind}:{noun} {other_noun}", noun, self.rng.choice(NONSENSE),
        ])  # fmt: skip

    def note(self, status: int, what: str, answer: Any) -> bool:
        """Whether the server has failed."""
        self.statuses[status] += 1
        if status >= 500:
            self.faults.append(f"{status} {what} {answer}")
        elif status >= 400 and not str(answer.get("error", "")).endswith((".", "?", "”", ")")):
            self.faults.append(f"{status} {what}: no sentence: {answer.get('error')!r}")
        return status >= 500


def all_questions() -> set[tuple[str, str]]:
    return {
        (box.name, each.name)
        for box in all_boxes()
        for each in box.names.values()
        if isinstance(each, Question)
    }


async def run(server: Server, choices: int, seconds: float, seed: str, wrong: int) -> Fuzz:
    fuzz = Fuzz(Places([server.url]), random.Random(seed), choices, time.monotonic() + seconds, wrong)
    await asyncio.gather(*(fuzz.play(number) for number in range(8)))
    return fuzz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=1800.0, help="stop after that time in any case")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--wrong", type=int, default=7, help="wrong texts for each that is right")
    given = parser.parse_args()
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    server = Server(str(FOLDER / "senet.db"), FOLDER / "server.log")
    server.start()
    began = time.monotonic()
    try:
        server.wait()
        fuzz = asyncio.run(run(server, given.choices, given.seconds, given.seed, given.wrong))
    finally:
        server.stop()
    known = all_questions()
    print(
        f"{fuzz.sent} choices in {time.monotonic() - began:.0f} s; answers: {dict(sorted(fuzz.statuses.items()))}"
    )
    print(f"{len(fuzz.questions)} of {len(known)} kinds of questions were asked", end="")
    missing = sorted(f"{game}.{name}" for game, name in known - fuzz.questions)
    print(f"; not: {', '.join(missing)}" if missing else "")
    for fault in fuzz.faults:
        print(fault)
    raise SystemExit(1 if fuzz.faults else 0)


if __name__ == "__main__":
    main()
