"""The services behind the routes, started and stopped together, and the dependencies that provide them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Depends, Request

from senet.identity.accounts import Accounts
from senet.identity.audit import Audit
from senet.identity.moderation import Moderation
from senet.identity.second_factor import SecondFactor
from senet.identity.tokens import CookieSigner, Sealer, TokenSigner
from senet.identity.visitors import Visitor
from senet.matches.bots import BotRunner
from senet.matches.clock_service import ClockService
from senet.matches.creation import MatchCreator
from senet.matches.files import UploadReader
from senet.matches.seats import SeatService
from senet.matches.service import MatchService
from senet.notify.notifier import Notifier
from senet.settings import SECRET_LENGTH, Settings
from senet.storage.chat import Messages
from senet.storage.engine import connect, database_address
from senet.storage.journal import Journal
from senet.storage.notifications import DatabaseNotifications
from senet.storage.outside import OutsideChanges
from senet.storage.pulse import Pulse
from senet.storage.repository import Repository
from senet.storage.scheduled import BackupSchedule
from senet.svg.elements import PIECE_ROOM
from senet.svg.parts import CACHE
from senet.web.http.authentication import Authenticator
from senet.web.http.backpressure import Backpressure
from senet.web.http.rate_limits import RateLimiter
from senet.web.http.requests import address_of


class Services:
    """All services that the routes use."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rate_limits = RateLimiter(settings.rates, settings.clock)
        self.engine = connect(database_address(settings.database))
        self.cookie_signer = CookieSigner(secret := settings.random_name(SECRET_LENGTH))
        self.token_signer = TokenSigner(secret)
        self.sealer = Sealer(secret)
        self.notifications = DatabaseNotifications(self.engine)
        self.repository = Repository(self.engine, self.notifications)
        self.pulse = Pulse(self.repository, settings)
        self.journal = Journal(self.engine, self.notifications)
        self.uploads = UploadReader()
        self.matches = MatchService(self.repository, self.journal, self.notifications, settings)
        self.backpressure = Backpressure()
        self.creator = MatchCreator(self.matches, self.token_signer, settings)
        self.seating = SeatService(self.matches, self.creator, settings)
        self.bots = BotRunner(self.matches, settings.bot_pause)
        self.audit = Audit(self.engine, settings)
        self.accounts = Accounts(
            self.engine, self.notifications, settings, self.audit, self.matches.seats_changed
        )
        self.second_factor = SecondFactor(self.engine, self.audit, settings)
        self.moderation = Moderation(self.engine, self.accounts, self.audit, settings)
        self.outside = OutsideChanges(self.repository, self.matches.read_again, settings.tick)
        self.authenticator = Authenticator(
            self.accounts, self.repository, self.matches, self.cookie_signer, self.token_signer, settings
        )
        self.messages = Messages(self.engine, self.notifications)
        self.notifier = Notifier(self.engine, self.matches, self.accounts, settings)
        self.clock_service = ClockService(
            self.repository, self.matches, self.seating, self.notifier, settings
        )

        self.backups = BackupSchedule(self.engine, settings)

    async def start(self) -> None:
        secret = await self.repository.prepare(self.settings.random_name(SECRET_LENGTH))
        self.cookie_signer.use(secret)
        self.token_signer.use(secret)
        self.sealer.use(secret)
        await self.accounts.start()
        await self.notifier.start(secret)
        self.loop = asyncio.get_running_loop()
        CACHE.room = self.settings.memory * 2**20 // 3
        PIECE_ROOM.room = self.settings.memory * 2**20 // 6
        self.notifications.start()
        await self.bots.start()
        self.clock_service.start()
        self.backups.start()
        await self.outside.start()

    async def stop(self) -> None:
        """Finish pending writes and close all connections."""
        self.matches.close()
        await self.backups.stop()
        await self.outside.stop()
        await self.clock_service.stop()
        await self.notifier.close()
        await self.notifications.stop()
        await self.bots.close()
        await self.matches.finish()
        await self.journal.finish()
        await self.engine.dispose()


async def services_of(request: Request) -> Services:  # FastAPI would run a plain function in a thread
    services: Services = request.app.state.services
    return services


async def visitor_of(request: Request) -> Visitor:
    return await (await services_of(request)).authenticator.visitor(request)


def rate_limited(what: str) -> Any:
    """A dependency that limits how often one address may use a route."""

    async def spend(request: Request) -> None:
        (await services_of(request)).rate_limits.spend(what, address=address_of(request))

    return Depends(spend)


ServicesDep = Annotated[Services, Depends(services_of)]
VisitorDep = Annotated[Visitor, Depends(visitor_of)]
