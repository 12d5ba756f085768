"""Runs the bots: they choose on the server, each from its own view, whether or not a page is open."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from senet import bots
from senet.bots.outlook import Outlook
from senet.kernel.box import Box
from senet.kernel.errors import Refused, Stale
from senet.kernel.game import Game
from senet.kernel.play import choices, deciders, seen_by, text
from senet.matches.live import LiveMatch
from senet.matches.service import ATTENDED, MatchService
from senet.storage.reconnecting import DatabaseUnavailable
from senet.storage.records import BOT

BOT_SIGNATURE: Final = "bot "  # how the log says that a bot decided
THINKERS: Final = 2  # bots that think at the same time
WATCH: Final = 3.0  # seconds between two looks for bots that nobody attends to
log = logging.getLogger("senet.bots")


class BotRunner:
    """One task for each match in which bots have something to choose."""

    def __init__(self, matches: MatchService, pause: float) -> None:
        self.matches = matches
        self.repository = matches.repository
        self.name = matches.process
        self.watch: asyncio.Task[None] | None = None
        self.pause = pause
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.strays: set[str] = set()  # matches taken over, in which perhaps no bot is waited for
        self.thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
        matches.watch(self.wake)

    def wake(self, match: str) -> None:
        """Look whether a bot has to choose in this match."""
        if self.matches.closed:
            return
        if match in self.tasks:
            self.again.add(match)
        else:
            self.tasks[match] = asyncio.create_task(self.attend(match))

    async def start(self) -> None:
        """Go on wherever a bot was waited for, and wherever another process stops."""
        if self.repository.engine.shared:
            self.watch = asyncio.create_task(self.watching())
        else:  # nobody else can have been at work here
            self.take_over(await self.repository.unattended(math.inf))

    async def watching(self) -> None:
        while True:
            now = time.time()
            try:
                if self.tasks:
                    await self.repository.stay(list(self.tasks), self.name, now + ATTENDED)
                self.take_over(await self.repository.unattended(now))
            except Refused as refusal:
                log.warning("bots wait: %s", refusal.sentence)
            except Exception:
                log.exception("bots wait")
            await asyncio.sleep(WATCH)

    def take_over(self, matches: list[str]) -> None:
        for match in matches:
            self.strays.add(match)
            self.wake(match)

    async def attend(self, match: str) -> None:
        try:
            while True:
                self.again.discard(match)
                try:
                    await self.play(match)
                except DatabaseUnavailable as refusal:  # it goes on when the database does
                    log.warning("bots of match %s wait: %s", match, refusal.sentence)
                    await asyncio.sleep(WATCH)
                    continue
                if match not in self.again:
                    return
        except Refused as refusal:
            log.error("bots of match %s stop: %s", match, refusal.sentence)
        except Exception:
            log.exception("bots of match %s stop", match)
        finally:
            self.tasks.pop(match, None)
            self.strays.discard(match)

    async def may_play(self, match: str) -> bool:
        """Whether the bots of this match are ours: one process chooses for them."""
        if not self.repository.engine.shared:
            return True
        now = time.time()
        return await self.repository.attend(match, self.name, now, now + ATTENDED)

    async def play(self, match: str) -> None:
        """Choose for one bot after the other until people are waited for."""
        while not self.matches.closed:
            live = await self.matches.open(match)
            seat = next_bot(live)
            if seat is None:
                if match in self.strays:
                    await self.repository.dismiss(match, live.position.serial)
                return
            if not await self.may_play(match):
                return
            if self.pause:
                await asyncio.sleep(self.pause)
            name = live.record.seats[seat].bot
            position = live.position
            game = position.match.game.clone()
            thinking = asyncio.get_running_loop().run_in_executor(
                self.thinkers, decide, name, position.match.box, game, seat
            )
            choice = await thinking
            try:
                by, may = f"{BOT_SIGNATURE}{name}", still_bot(live, seat)
                await self.matches.choose(live, seat, choice, seen=position.serial, by=by, may=may)
            except Stale:  # somebody who chooses at the same time was quicker, or took the seat back
                continue

    async def close(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        if self.watch is not None:
            await asyncio.gather(self.watch, return_exceptions=True)
            with contextlib.suppress(DatabaseUnavailable):  # then the others find out by themselves
                await self.repository.leave(self.name)
        self.thinkers.shutdown(wait=False, cancel_futures=True)


def still_bot(live: LiveMatch, seat: int) -> Callable[[], None]:
    def check() -> None:
        if live.record.seats[seat].kind != BOT:
            raise Stale("Somebody has sat down there.", field="seat")

    return check


def next_bot(live: LiveMatch) -> int | None:
    """A seat with a bot that is waited for."""
    seats = live.record.seats
    return next((seat for seat in deciders(live.match.game) if seats[seat].kind == BOT), None)


def decide(name: str, box: Box, game: Game, seat: int) -> str:
    """The text of what the bot called `name` chooses; a bot that fails never stops a match."""
    try:
        return text(bots.find(name).choose(Outlook(box, seen_by(game, seat), seat)))
    except Exception:
        log.exception("bot %s failed at seat %d of %s; it takes the first choice", name, seat, box.name)
        return text(choices(game, seat)[0])
