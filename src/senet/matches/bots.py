"""Runs the bots on the server, each with its own view, whether or not anybody has the page open."""

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
from senet.matches.service import BOT_LEASE, MatchService
from senet.storage.reconnecting import DatabaseUnavailable
from senet.storage.records import BOT

BOT_SIGNATURE: Final = "bot "  # prefix of the bot's name in the log
THINKERS: Final = 2  # threads in which bots decide
LEASE_CHECK: Final = 3.0  # seconds between two searches for expired leases
log = logging.getLogger("senet.bots")


class BotRunner:
    """Runs one task for each match in which a bot has to choose."""

    def __init__(self, matches: MatchService, pause: float) -> None:
        self.matches = matches
        self.repository = matches.repository
        self.name = matches.process
        self.lease_task: asyncio.Task[None] | None = None
        self.pause = pause
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.woken: set[str] = set()  # matches that changed while their task was running
        self.taken_over: set[str] = (
            set()
        )  # matches from expired leases, in which perhaps no bot has to choose
        self.thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
        matches.watch(self.wake)

    def wake(self, match: str) -> None:
        """Let the bots of this match choose, if any of them has to."""
        if self.matches.closed:
            return
        if match in self.tasks:
            self.woken.add(match)
        else:
            self.tasks[match] = asyncio.create_task(self.run(match))

    async def start(self) -> None:
        """Resume matches in which a bot has to choose, now and whenever another process's lease expires."""
        if self.repository.engine.shared:
            self.lease_task = asyncio.create_task(self.keep_leases())
        else:  # this is the only process
            self.take_over(await self.repository.expired_bot_leases(math.inf))

    async def keep_leases(self) -> None:
        """Renew the leases of this process and take over expired ones, forever."""
        while True:
            now = time.time()
            try:
                if self.tasks:
                    await self.repository.renew_bot_leases(list(self.tasks), self.name, now + BOT_LEASE)
                self.take_over(await self.repository.expired_bot_leases(now))
            except Refused as refusal:
                log.warning("cannot check for waiting bots: %s", refusal.sentence)
            except Exception:
                log.exception("cannot check for waiting bots")
            await asyncio.sleep(LEASE_CHECK)

    def take_over(self, matches: list[str]) -> None:
        for match in matches:
            self.taken_over.add(match)
            self.wake(match)

    async def run(self, match: str) -> None:
        try:
            while True:
                self.woken.discard(match)
                try:
                    await self.play(match)
                except DatabaseUnavailable as refusal:  # resume when the database is back
                    log.warning("the bots of match %s are waiting: %s", match, refusal.sentence)
                    await asyncio.sleep(LEASE_CHECK)
                    continue
                if match not in self.woken:
                    return
        except Refused as refusal:
            log.error("the bots of match %s stopped: %s", match, refusal.sentence)
        except Exception:
            log.exception("the bots of match %s stopped", match)
        finally:
            self.tasks.pop(match, None)
            self.taken_over.discard(match)

    async def may_play(self, match: str) -> bool:
        """Whether this process holds the lease for the bots of this match."""
        if not self.repository.engine.shared:
            return True
        now = time.time()
        return await self.repository.acquire_bot_lease(match, self.name, now, now + BOT_LEASE)

    async def play(self, match: str) -> None:
        """Let one bot after another choose until no bot has to."""
        while not self.matches.closed:
            live = await self.matches.open(match)
            seat = next_bot(live)
            if seat is None:
                if match in self.taken_over:
                    await self.repository.clear_bot_lease(match, live.position.serial)
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
            except Stale:  # another player chose first or took the seat back
                continue

    async def close(self) -> None:
        if self.lease_task is not None:
            self.lease_task.cancel()
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        if self.lease_task is not None:
            await asyncio.gather(self.lease_task, return_exceptions=True)
            with contextlib.suppress(DatabaseUnavailable):  # the leases then expire
                await self.repository.release_bot_leases(self.name)
        self.thinkers.shutdown(wait=False, cancel_futures=True)


def still_bot(live: LiveMatch, seat: int) -> Callable[[], None]:
    def check() -> None:
        if live.record.seats[seat].kind != BOT:
            raise Stale("A person has taken this seat.", field="seat")

    return check


def next_bot(live: LiveMatch) -> int | None:
    """A seat whose bot has to choose; None if there is none."""
    seats = live.record.seats
    asked = [] if live.record.closed else deciders(live.match.game)
    return next((seat for seat in asked if seats[seat].kind == BOT), None)


def decide(name: str, box: Box, game: Game, seat: int) -> str:
    """The text of the bot's choice; if the bot fails, the first choice, so that the match continues."""
    try:
        return text(bots.find(name).choose(Outlook(box, seen_by(game, seat), seat)))
    except Exception:
        log.exception("bot %s failed at seat %d of %s; making the first choice instead", name, seat, box.name)
        return text(choices(game, seat)[0])
