"""The house: everything that the routes need, started and stopped together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from senet.web.accounts import Accounts
from senet.web.answering import Answers
from senet.web.archive import Archive
from senet.web.bell import Bell
from senet.web.botwork import BotWork
from senet.web.calling import Callers
from senet.web.database import connect
from senet.web.journal import Journal
from senet.web.limits import Limits, address_of
from senet.web.messages import Messages
from senet.web.people import (
    A_YEAR,
    GUEST_COOKIE,
    SESSION_COOKIE,
    Signer,
    UnknownToken,
    Visitor,
    bearer_token,
    wanted_language,
)
from senet.web.seals import Seals
from senet.web.setting_up import SettingUp
from senet.web.settings import ID_LENGTH, SECRET_LENGTH, Settings
from senet.web.sitting import Sitting
from senet.web.tables import Tables
from senet.web.timekeeper import Timekeeper

REMEMBERED: Final = 20_000  # tokens
GiveCookie = Callable[[Response, bool], None]


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.rates, settings.clock)
        self.engine = connect(settings.database)
        self.keys: dict[str, tuple[str, int]] = {}  # where tokens were found; what is kept decides
        self.bell = Bell(self.engine)
        self.archive = Archive(self.engine, self.bell)
        self.journal = Journal(self.engine, self.bell)
        self.tables = Tables(self.archive, self.journal, settings)
        self.answers = Answers()
        self.setting_up = SettingUp(self.tables, settings)
        self.sitting = Sitting(self.tables, self.setting_up, settings)
        self.bots = BotWork(self.tables, settings.bot_pause)
        self.tables.after_change = self.bots.wake
        self.bell.heard = self.tables.look_again
        self.bell.spoken = self.tables.call
        self.bell.back = self.tables.look_at_all
        self.accounts = Accounts(self.engine, self.bell, settings)
        self.messages = Messages(self.engine, self.bell)
        self.callers = Callers(self.engine, self.tables, self.accounts, settings)
        self.timekeeper = Timekeeper(self.archive, self.tables, self.sitting, settings)
        self.timekeeper.duties.append(self.callers.sweep)
        self.timekeeper.timed_out = self.callers.timed_out
        self.accounts.moved = self.tables.seats_changed
        self.trust(settings.random_name(SECRET_LENGTH))

    def trust(self, secret: str) -> None:
        """Sign with this secret, and believe what is signed with it."""
        self.signer = Signer(secret)
        self.seals = self.setting_up.seals = Seals(secret)

    async def start(self) -> None:
        secret = await self.archive.prepare(self.settings.random_name(SECRET_LENGTH))
        self.trust(secret)
        await self.callers.start(secret)
        self.loop = asyncio.get_running_loop()
        self.bell.start()
        await self.bots.start()
        self.timekeeper.start()

    async def stop(self) -> None:
        """Finish what was begun, and let everybody go."""
        self.tables.close()
        await self.timekeeper.stop()
        await self.bell.stop()
        await self.bots.close()
        await self.journal.finish()
        await self.engine.dispose()

    async def visitor(self, request: HTTPConnection) -> Visitor:
        language = wanted_language(request)
        token = bearer_token(request)
        if token is None:
            return await self.person(request, language)
        seat = self.seat_in_memory(token)
        if seat is not None:
            return Visitor(None, seat, language, token)
        genuine = self.seals.is_genuine(token)
        seat = await self.seat_with_token(token) if genuine else None
        if seat is None:
            raise UnknownToken("error-token-ended" if genuine else "error-token", field="authorization")
        return Visitor(None, seat, language, token)

    async def person(self, request: HTTPConnection, language: str) -> Visitor:
        """Somebody with an account, a guest, or nobody. Whoever has an account is no guest any more."""
        session = request.cookies.get(SESSION_COOKIE)
        user = await self.accounts.user_of_session(session) if session else None
        if user is not None and session:
            return Visitor(user, None, language, session=session)
        guest = self.signer.read(request.cookies.get(GUEST_COOKIE))
        if guest is not None and await self.accounts.has_account(guest):
            guest = None
        return Visitor(guest, None, language)

    def seat_in_memory(self, token: str) -> tuple[str, int] | None:
        """The match and the seat that the token is for, if that is known and the table is open."""
        known = self.keys.get(token)
        table = self.tables.cached.get(known[0]) if known else None
        return known if known and table and table.record.seats[known[1]].token == token else None

    async def seat_with_token(self, token: str) -> tuple[str, int] | None:
        """The match and the seat that the token is for, as the database says."""
        found = await self.archive.seat_with_token(token)
        if found is not None:
            if len(self.keys) >= REMEMBERED:
                self.keys.clear()
            self.keys[token] = found
        return found

    async def guest(self, visitor: Visitor) -> tuple[str, GiveCookie]:
        """The visitor as a user, made known if new; and what gives their cookie to a response."""
        user = visitor.user
        if user is None or await self.archive.user_name(user) is None:
            user = self.settings.random_name(ID_LENGTH)
            await self.archive.add_user(user, "", self.settings.now())
        signed = self.signer.sign(user)

        def give(response: Response, secure: bool) -> None:
            if visitor.session:
                return
            response.set_cookie(
                GUEST_COOKIE, signed, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure
            )

        return user, give


async def house_of(request: Request) -> House:  # what is not asynchronous would be asked in a thread
    house: House = request.app.state.house
    return house


async def visitor_of(request: Request) -> Visitor:
    return await (await house_of(request)).visitor(request)


def limited(what: str) -> Any:
    """A route that one address may not use too often."""

    async def spend(request: Request) -> None:
        (await house_of(request)).limits.spend(what, address=address_of(request))

    return Depends(spend)


TheHouse = Annotated[House, Depends(house_of)]
TheVisitor = Annotated[Visitor, Depends(visitor_of)]
