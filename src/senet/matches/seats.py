"""Seats: sitting down, handing a seat to a bot or another person, taking it back; also pauses.

Each of these is an event of the match (`records.COURSE`): every process learns of it immediately, a player who has left a
seat can no longer choose for it, and the log shows who sat where.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from senet import bots
from senet.identity.names import display_name
from senet.kernel.errors import Refused
from senet.kernel.game import Story
from senet.matches.access import PermissionDenied
from senet.matches.clocks import is_out, noted, refreshed
from senet.matches.creation import BOT_NAMES, MatchCreator, default_bot
from senet.matches.live import LiveMatch, SeatChange
from senet.matches.service import MatchService
from senet.settings import Settings
from senet.storage.records import BOT, INVITED, OPEN, PERSON, Clocks, SeatRecord
from senet.strings import LocalizedRefusal

LINK: Final = "link"
FREE: Final = (INVITED, OPEN)
Check = Callable[[], object]


class SeatNotAvailable(LocalizedRefusal, PermissionDenied):
    """The seat belongs to somebody else or cannot be taken."""


def told(name: str, *args: object) -> list[Story]:
    return [(name, args, ())]


class SeatService:
    def __init__(self, matches: MatchService, creator: MatchCreator, settings: Settings) -> None:
        self.matches = matches
        self.new_token = creator.new_token
        self.settings = settings

    async def sit_down(self, live: LiveMatch, seat: int, user: str, name: str, token: str) -> None:
        """Take a free seat, which invalidates its link; with the seat's token, continue on another device."""

        def plan(live: LiveMatch) -> SeatChange | None:
            record = live.record.seats[seat].copy()
            if not (user and user in record.users):
                check_fair(live)
            if record.kind not in FREE:
                return self.add_device(live, record, user, token)
            if record.kind == INVITED and not same_token(token, record.token):
                raise SeatNotAvailable("error-seat-taken", field="seat")
            if live.match.lines and live.held_by(user or None):
                raise SeatNotAvailable("error-second-seat", field="seat")
            record.kind, record.name = PERSON, display_name(name) or record.name
            if user:
                record.token, record.users = self.new_token(), {user}
            record.claims = set()
            clocks = refreshed(live.record.clocks, seat, self.settings.now())
            return SeatChange(seat, "sit", clocks, [record], told("course-sat", seat, record.name))

        await self.matches.apply_change(live, plan, display_name(name))

    def add_device(self, live: LiveMatch, record: SeatRecord, user: str, token: str) -> SeatChange | None:
        """Let the same person continue on another device; None if there is nothing to change."""
        if record.kind != PERSON or not same_token(token, record.token):
            raise SeatNotAvailable("error-seat-taken", field="seat")
        if not user or user in record.users:
            return None
        record.users.add(user)
        return SeatChange(record.seat, "device", live.record.clocks, [record])

    async def hand_over(
        self, live: LiveMatch, seat: int, to: str, by: str, may: Check, for_good: bool
    ) -> None:
        """Hand a seat to a bot, to the holder of a new link, or to anybody; the old link stops working.

        Unless it is `for_good`, the player may take the seat back: from a bot at any time, otherwise until somebody sits
        down.
        """
        kind, _, level = to.partition(":")
        if kind not in (BOT, LINK, OPEN) or (level and kind != BOT):
            allowed = ", ".join((BOT, "bot:NAME", LINK, OPEN))
            raise Refused(f"A seat cannot be handed to {to[:30]!r}; allowed: {allowed}.", field="to")
        if kind == BOT:
            bots.find(level or default_bot())

        def plan(live: LiveMatch) -> SeatChange:
            may()
            if live.match.over:
                raise LocalizedRefusal("error-match-over", field="match")
            if kind != BOT:
                check_fair(live)
            was = live.record.seats[seat]
            if was.kind != PERSON:
                raise SeatNotAvailable("error-nobody-there", field="seat")
            return self.vacate(live, was, kind, level, for_good)

        await self.matches.apply_change(live, plan, by)

    def vacate(self, live: LiveMatch, was: SeatRecord, kind: str, level: str, for_good: bool) -> SeatChange:
        seat, record = was.seat, was.copy()
        record.claims = set() if for_good else set(was.users)
        record.users, record.token = set(), self.new_token()
        record.kind = INVITED if kind == LINK else kind
        if kind == BOT:
            record.bot = level or default_bot()
            record.name = BOT_NAMES[seat % len(BOT_NAMES)] if for_good else was.name
        else:
            record.name = ""
        what = f"hand:{kind}" if not level else f"hand:{kind}:{level}"
        story = {BOT: "course-to-bot", LINK: "course-to-link", OPEN: "course-to-anybody"}[kind]
        clocks = without_pause_request(live.record.clocks, seat)
        return SeatChange(seat, what, clocks, [record], told(story, seat, was.name))

    async def take_back(self, live: LiveMatch, seat: int, user: str | None, name: str) -> None:
        """Return to a seat that a bot is playing or that nobody has taken yet."""

        def plan(live: LiveMatch) -> SeatChange | None:
            record = live.record.seats[seat].copy()
            if user is not None and user in record.users:
                return None
            if user is None or user not in record.claims or record.kind not in (BOT, INVITED, OPEN):
                raise SeatNotAvailable("error-take-back", field="seat")
            record.kind, record.bot = PERSON, ""
            record.name = record.name or display_name(name)
            record.users, record.claims, record.token = record.claims, set(), self.new_token()
            clocks = refreshed(live.record.clocks, seat, self.settings.now())
            return SeatChange(seat, "take_back", clocks, [record], told("course-back", seat, record.name))

        await self.matches.apply_change(live, plan, name)

    async def change_link(self, live: LiveMatch, seat: int, token: str, user: str | None, may: Check) -> None:
        """Replace or revoke the link of a seat, which removes everybody else who used the old one."""

        def plan(live: LiveMatch) -> SeatChange:
            may()
            check_fair(live)
            record = live.record.seats[seat].copy()
            record.token = token
            if record.kind == PERSON and user is not None and user in record.users:
                record.users = {user}
            return SeatChange(seat, "link", live.record.clocks, [record])

        await self.matches.apply_change(live, plan, "")

    async def leave_all(self, user: str) -> None:
        """Hand this user's seats to bots, except those that somebody else plays as well."""
        for match, seat in await self.matches.repository.running_seats(user):
            live = await self.matches.open(match)
            record = live.record.seats[seat]
            if record.kind == PERSON and record.users == {user} and not live.match.over:
                await self.hand_over(live, seat, BOT, record.name, lambda: None, True)

    async def close(self, live: LiveMatch, closed: bool) -> None:
        """Close a match for an operator, or reopen it: while it is closed nobody can choose and no clock runs."""

        def plan(live: LiveMatch) -> SeatChange | None:
            if live.match.over:
                raise LocalizedRefusal("error-match-over", field="match")
            if live.record.closed is closed:
                return None
            story = "course-closed" if closed else "course-restored"
            return SeatChange(0, story, live.record.clocks, [], told(story, 0, ""), closed)

        await self.matches.apply_change(live, plan, "")

    # -- time ------------------------------------------------------------------------------------

    async def request_pause(
        self, live: LiveMatch, seats: list[int], paused: bool, by: str, may: Check
    ) -> None:
        """Ask for a pause or end it: it starts when all players have asked for it, and any one of them can end it."""

        def plan(live: LiveMatch) -> SeatChange | None:
            may()
            clocks = live.record.clocks
            people = [seat.seat for seat in live.record.seats if seat.kind == PERSON]
            name = live.record.seats[seats[0]].name
            if live.match.over:
                raise LocalizedRefusal("error-match-over", field="match")
            if not paused:
                if not clocks.paused and not set(clocks.asked) & set(seats):
                    return None
                story = "course-resumed" if clocks.paused else "course-no-pause"
                going = replace(clocks, paused=False, asked=())
                return SeatChange(seats[0], "resume", going, [], told(story, seats[0], name))
            asked = sorted({*clocks.asked, *seats})
            if clocks.paused or list(clocks.asked) == asked:
                return None
            if all(seat in asked for seat in people):
                stopped = replace(clocks, paused=True, asked=())
                return SeatChange(seats[0], "pause", stopped, [], told("course-paused", seats[0], name))
            asking = replace(clocks, asked=tuple(asked))
            return SeatChange(seats[0], "ask_pause", asking, [], told("course-asks-pause", seats[0], name))

        await self.matches.apply_change(live, plan, by)

    async def time_out(self, live: LiveMatch) -> list[tuple[int, set[str]]]:
        """Apply the agreed time-out to every seat whose clock has run out; return those seats and their players."""
        left: list[tuple[int, set[str]]] = []
        while (seat := self.out_of_time(live)) is not None:

            def plan(live: LiveMatch, seat: int = seat) -> SeatChange | None:
                if self.out_of_time(live) != seat:
                    return None
                was, clocks = live.record.seats[seat], live.record.clocks
                if clocks.timeout not in (BOT, OPEN):
                    return SeatChange(
                        seat, "timeout", noted(clocks, seat), [], told("course-timeout", seat, was.name)
                    )
                change = self.vacate(live, was, clocks.timeout, "", False)
                story = "course-timeout-bot" if clocks.timeout == BOT else "course-timeout-open"
                return replace(change, what=f"timeout:{clocks.timeout}", told=told(story, seat, was.name))

            people = set(live.record.seats[seat].users)
            before = live.position.serial
            await self.matches.apply_change(live, plan, "")
            if live.position.serial > before:
                left.append((seat, people))
        return left

    def out_of_time(self, live: LiveMatch) -> int | None:
        """A seat whose clock has run out and whose time-out has not been applied yet."""
        clocks, now = live.record.clocks, self.settings.now()
        return next((seat for seat in clocks.running if is_out(clocks, seat, now)), None)


def check_fair(live: LiveMatch) -> None:
    """Other people can only join a match whose seed this server drew for it."""
    if live.record.closed:
        raise SeatNotAvailable("error-match-closed", field="match")
    if live.record.practice:
        raise SeatNotAvailable("error-practice", field="match")


def same_token(given: str, known: str) -> bool:
    """Compare two tokens in constant time."""
    return hmac.compare_digest(given.encode(), known.encode())


def without_pause_request(clocks: Clocks, seat: int) -> Clocks:
    return replace(clocks, asked=tuple(each for each in clocks.asked if each != seat))
