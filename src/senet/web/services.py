"""The services behind the routes, started and stopped together, and the dependencies that give them to routes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from senet.identity.accounts import Accounts
from senet.identity.tokens import A_YEAR, CookieSigner, TokenSigner
from senet.identity.visitors import UnknownToken, Visitor
from senet.matches.bots import BotRunner
from senet.matches.clock_service import ClockService
from senet.matches.creation import MatchCreator
from senet.matches.seats import SeatService
from senet.matches.service import MatchService
from senet.notify.notifier import Notifier
from senet.settings import ID_LENGTH, SECRET_LENGTH, Settings
from senet.storage.chat import Messages
from senet.storage.engine import connect, database_address
from senet.storage.journal import Journal
from senet.storage.notifications import DatabaseNotifications
from senet.storage.repository import Repository
from senet.web.http.backpressure import Backpressure
from senet.web.http.rate_limits import RateLimiter
from senet.web.http.requests import GUEST_COOKIE, SESSION_COOKIE, address_of, bearer_token, wanted_language

REMEMBERED: Final = 20_000  # tokens
GiveCookie = Callable[[Response, bool], None]


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rate_limits = RateLimiter(settings.rates, settings.clock)
        self.engine = connect(database_address(settings.database))
        self.keys: dict[str, tuple[str, int]] = {}  # where tokens were found; what is kept decides
        self.cookie_signer = CookieSigner(secret := settings.random_name(SECRET_LENGTH))
        self.token_signer = TokenSigner(secret)
        self.notifications = DatabaseNotifications(self.engine)
        self.repository = Repository(self.engine, self.notifications)
        self.journal = Journal(self.engine, self.notifications)
        self.matches = MatchService(self.repository, self.journal, self.notifications, settings)
        self.backpressure = Backpressure()
        self.creator = MatchCreator(self.matches, self.token_signer, settings)
        self.seating = SeatService(self.matches, self.creator, settings)
        self.bots = BotRunner(self.matches, settings.bot_pause)
        self.accounts = Accounts(self.engine, self.notifications, settings, self.matches.seats_changed)
        self.messages = Messages(self.engine, self.notifications)
        self.notifier = Notifier(self.engine, self.matches, self.accounts, settings)
        self.clock_service = ClockService(
            self.repository, self.matches, self.seating, self.notifier, settings
        )

    async def start(self) -> None:
        secret = await self.repository.prepare(self.settings.random_name(SECRET_LENGTH))
        self.cookie_signer.use(secret)
        self.token_signer.use(secret)
        await self.notifier.start(secret)
        self.loop = asyncio.get_running_loop()
        self.notifications.start()
        await self.bots.start()
        self.clock_service.start()

    async def stop(self) -> None:
        """Finish what was begun, and let everybody go."""
        self.matches.close()
        await self.clock_service.stop()
        await self.notifications.stop()
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
        genuine = self.token_signer.is_authentic(token)
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
        guest = self.cookie_signer.read(request.cookies.get(GUEST_COOKIE))
        if guest is not None and await self.accounts.has_account(guest):
            guest = None
        return Visitor(guest, None, language)

    def seat_in_memory(self, token: str) -> tuple[str, int] | None:
        """The match and the seat that the token is for, if that is known and the table is open."""
        known = self.keys.get(token)
        live = self.matches.cached.get(known[0]) if known else None
        return known if known and live and live.record.seats[known[1]].token == token else None

    async def seat_with_token(self, token: str) -> tuple[str, int] | None:
        """The match and the seat that the token is for, as the database says."""
        found = await self.repository.seat_with_token(token)
        if found is not None:
            if len(self.keys) >= REMEMBERED:
                self.keys.clear()
            self.keys[token] = found
        return found

    async def guest(self, visitor: Visitor) -> tuple[str, GiveCookie]:
        """The visitor as a user, made known if new; and what gives their cookie to a response."""
        user = visitor.user
        if user is None or await self.repository.user_name(user) is None:
            user = self.settings.random_name(ID_LENGTH)
            await self.repository.add_user(user, "", self.settings.now())
        signed = self.cookie_signer.sign(user)

        def give(response: Response, secure: bool) -> None:
            if visitor.session:
                return
            response.set_cookie(
                GUEST_COOKIE, signed, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure
            )

        return user, give


async def services_of(request: Request) -> Services:  # what is not asynchronous would be asked in a thread
    services: Services = request.app.state.services
    return services


async def visitor_of(request: Request) -> Visitor:
    return await (await services_of(request)).visitor(request)


def rate_limited(what: str) -> Any:
    """A route that one address may not use too often."""

    async def spend(request: Request) -> None:
        (await services_of(request)).rate_limits.spend(what, address=address_of(request))

    return Depends(spend)


ServicesDep = Annotated[Services, Depends(services_of)]
VisitorDep = Annotated[Visitor, Depends(visitor_of)]
