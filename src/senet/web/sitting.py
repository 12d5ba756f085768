"""Sitting: taking a seat, handing it to a bot or to another person, giving it up, taking it back; and pauses.

Each of these is an event of the match (`records.COURSE`), so that every process knows it at once, nobody who has left
a seat can still choose for it, and everybody can read later who sat where.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from senet import bots
from senet.kernel.errors import Refused
from senet.kernel.game import Story
from senet.web.pace import is_out, noted, refreshed
from senet.web.people import proper_name
from senet.web.records import BOT, INVITED, OPEN, PERSON, Course, SeatRecord
from senet.web.setting_up import BOT_NAMES, SettingUp, default_bot
from senet.web.settings import Settings
from senet.web.tables import Arrangement, NotYours, Table, Tables
from senet.web.wording import Worded

LINK: Final = "link"
FREE: Final = (INVITED, OPEN)
Check = Callable[[], object]


class NotForYou(Worded, NotYours):
    """The seat is somebody else's, or nobody's to take."""


def told(name: str, *args: object) -> list[Story]:
    return [(name, args, ())]


class Sitting:
    def __init__(self, tables: Tables, setting_up: SettingUp, settings: Settings) -> None:
        self.tables = tables
        self.new_token = setting_up.new_token
        self.settings = settings

    async def sit_down(self, table: Table, seat: int, user: str, name: str, token: str) -> None:
        """Take a free seat, whose link then ends to work; or with its token go on on another device."""

        def plan(table: Table) -> Arrangement | None:
            record = table.record.seats[seat].copy()
            if record.kind not in FREE:
                return self.go_on(table, record, user, token)
            if record.kind == INVITED and not same(token, record.token):
                raise NotForYou("error-seat-taken", field="seat")
            if table.match.lines and table.held_by(user or None):
                raise NotForYou("error-second-seat", field="seat")
            record.kind, record.name = PERSON, proper_name(name) or record.name
            if user:
                record.token, record.users = self.new_token(), {user}
            record.claims = set()
            course = refreshed(table.record.course, seat, self.settings.now())
            return Arrangement(seat, "sit", course, [record], told("course-sat", seat, record.name))

        await self.tables.arrange(table, plan, proper_name(name))

    def go_on(self, table: Table, record: SeatRecord, user: str, token: str) -> Arrangement | None:
        """The same person on another device; or a program that says its name again."""
        if record.kind != PERSON or not same(token, record.token):
            raise NotForYou("error-seat-taken", field="seat")
        if not user or user in record.users:
            return None
        record.users.add(user)
        return Arrangement(record.seat, "device", table.record.course, [record])

    async def hand(self, table: Table, seat: int, to: str, by: str, may: Check, for_good: bool) -> None:
        """Hand a seat to a bot, to whoever has the new link, or to anybody; the old link ends to work.

        Unless it is for good, whoever leaves may take the seat back: from a bot always, else until somebody sits down.
        """
        kind, _, level = to.partition(":")
        if kind not in (BOT, LINK, OPEN) or (level and kind != BOT):
            allowed = ", ".join((BOT, "bot:NAME", LINK, OPEN))
            raise Refused(f"A seat cannot be handed to {to[:30]!r}; it can be: {allowed}.", field="to")
        if kind == BOT:
            bots.find(level or default_bot())

        def plan(table: Table) -> Arrangement:
            may()
            if table.match.over:
                raise Worded("error-match-over", field="match")
            was = table.record.seats[seat]
            if was.kind != PERSON:
                raise NotForYou("error-nobody-there", field="seat")
            return self.vacate(table, was, kind, level, for_good)

        await self.tables.arrange(table, plan, by)

    def vacate(self, table: Table, was: SeatRecord, kind: str, level: str, for_good: bool) -> Arrangement:
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
        course = without_wish(table.record.course, seat)
        return Arrangement(seat, what, course, [record], told(story, seat, was.name))

    async def take_back(self, table: Table, seat: int, user: str | None, name: str) -> None:
        """Sit down again where a bot plays meanwhile, or where nobody has sat down yet."""

        def plan(table: Table) -> Arrangement | None:
            record = table.record.seats[seat].copy()
            if user is not None and user in record.users:
                return None
            if user is None or user not in record.claims or record.kind not in (BOT, INVITED, OPEN):
                raise NotForYou("error-take-back", field="seat")
            record.kind, record.bot = PERSON, ""
            record.name = record.name or proper_name(name)
            record.users, record.claims, record.token = record.claims, set(), self.new_token()
            course = refreshed(table.record.course, seat, self.settings.now())
            return Arrangement(seat, "take_back", course, [record], told("course-back", seat, record.name))

        await self.tables.arrange(table, plan, name)

    async def change_link(self, table: Table, seat: int, token: str, user: str | None, may: Check) -> None:
        """Another link for a seat, or none: whoever found the old one is let go with it."""

        def plan(table: Table) -> Arrangement:
            may()
            record = table.record.seats[seat].copy()
            record.token = token
            if record.kind == PERSON and user is not None and user in record.users:
                record.users = {user}
            return Arrangement(seat, "link", table.record.course, [record])

        await self.tables.arrange(table, plan, "")

    # -- time ------------------------------------------------------------------------------------

    async def wish_pause(self, table: Table, seats: list[int], wish: bool, by: str, may: Check) -> None:
        """Ask for a pause: it begins when everybody who plays asks for it, and ends when one of them ends it."""

        def plan(table: Table) -> Arrangement | None:
            may()
            course = table.record.course
            people = [seat.seat for seat in table.record.seats if seat.kind == PERSON]
            name = table.record.seats[seats[0]].name
            if table.match.over:
                raise Worded("error-match-over", field="match")
            if not wish:
                if not course.paused and not set(course.asked) & set(seats):
                    return None
                story = "course-resumed" if course.paused else "course-no-pause"
                going = replace(course, paused=False, asked=())
                return Arrangement(seats[0], "resume", going, [], told(story, seats[0], name))
            asked = sorted({*course.asked, *seats})
            if course.paused or list(course.asked) == asked:
                return None
            if all(seat in asked for seat in people):
                paused = replace(course, paused=True, asked=())
                return Arrangement(seats[0], "pause", paused, [], told("course-paused", seats[0], name))
            wishing = replace(course, asked=tuple(asked))
            return Arrangement(seats[0], "ask_pause", wishing, [], told("course-asks-pause", seats[0], name))

        await self.tables.arrange(table, plan, by)

    async def time_out(self, table: Table) -> list[tuple[int, set[str]]]:
        """Do at the seats whose time is over what the match has agreed on; those seats, and who sat there."""
        left: list[tuple[int, set[str]]] = []
        while (seat := self.out_of_time(table)) is not None:

            def plan(table: Table, seat: int = seat) -> Arrangement | None:
                if self.out_of_time(table) != seat:
                    return None
                was, course = table.record.seats[seat], table.record.course
                if course.timeout not in (BOT, OPEN):
                    return Arrangement(
                        seat, "timeout", noted(course, seat), [], told("course-timeout", seat, was.name)
                    )
                change = self.vacate(table, was, course.timeout, "", False)
                story = "course-timeout-bot" if course.timeout == BOT else "course-timeout-open"
                return replace(change, what=f"timeout:{course.timeout}", told=told(story, seat, was.name))

            people = set(table.record.seats[seat].users)
            before = table.position.serial
            await self.tables.arrange(table, plan, "")
            if table.position.serial > before:
                left.append((seat, people))
        return left

    def out_of_time(self, table: Table) -> int | None:
        """A seat whose clock has run out and which nobody has dealt with yet."""
        course, now = table.record.course, self.settings.now()
        return next((seat for seat in course.running if is_out(course, seat, now)), None)


def same(given: str, known: str) -> bool:
    """In a time that tells nothing about either."""
    return hmac.compare_digest(given.encode(), known.encode())


def without_wish(course: Course, seat: int) -> Course:
    """Who leaves does not ask for a pause any more."""
    return replace(course, asked=tuple(each for each in course.asked if each != seat))
