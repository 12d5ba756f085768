"""Authentication: identifies a visitor by a session, a guest's cookie or the token of a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from senet.identity.accounts import Accounts
from senet.identity.tokens import A_YEAR, CookieSigner, TokenSigner
from senet.identity.visitors import UnknownToken, Visitor
from senet.matches.service import MatchService
from senet.settings import ID_LENGTH, Settings
from senet.storage.repository import Repository
from senet.web.http.requests import GUEST_COOKIE, SESSION_COOKIE, bearer_token, wanted_language

REMEMBERED: Final = 20_000  # tokens
GiveCookie = Callable[[Response, bool], None]


class Authenticator:
    def __init__(
        self,
        accounts: Accounts,
        repository: Repository,
        matches: MatchService,
        cookie_signer: CookieSigner,
        token_signer: TokenSigner,
        settings: Settings,
    ) -> None:
        self.accounts = accounts
        self.repository = repository
        self.matches = matches
        self.cookie_signer = cookie_signer
        self.token_signer = token_signer
        self.settings = settings
        self.seats: dict[str, tuple[str, int]] = {}  # cache: match and seat by token

    async def visitor(self, request: HTTPConnection) -> Visitor:
        """The visitor who sent the request; UnknownToken if its token belongs to no seat."""
        language = wanted_language(request)
        token = bearer_token(request)
        if token is None:
            return await self.person(request, language)
        shared = self.repository.engine.shared  # then another process may have ended the token a moment ago
        seat = None if shared else self.seat_in_memory(token)
        if seat is not None:
            return Visitor(None, seat, language, token)
        authentic = self.token_signer.is_authentic(token)
        seat = await self.seat_with_token(token) if authentic else None
        if seat is None:
            raise UnknownToken("error-token-ended" if authentic else "error-token", field="authorization")
        return Visitor(None, seat, language, token)

    async def person(self, request: HTTPConnection, language: str) -> Visitor:
        """A visitor with an account, a guest or an unknown visitor; a guest cookie ends when its user gets an account."""
        session = request.cookies.get(SESSION_COOKIE)
        user = await self.accounts.user_of_session(session) if session else None
        if user is not None and session:
            return Visitor(user, None, language, session=session)
        guest = self.cookie_signer.read(request.cookies.get(GUEST_COOKIE))
        if guest is not None and not await self.accounts.is_guest(guest):
            guest = None
        return Visitor(guest, None, language)

    def seat_in_memory(self, token: str) -> tuple[str, int] | None:
        """The match and seat of a token, if they are cached and the match is in memory."""
        known = self.seats.get(token)
        live = self.matches.cached.get(known[0]) if known else None
        return known if known and live and live.record.seats[known[1]].token == token else None

    async def seat_with_token(self, token: str) -> tuple[str, int] | None:
        """The match and seat of a token, from the database."""
        found = await self.repository.seat_with_token(token)
        if found is not None:
            if len(self.seats) >= REMEMBERED:
                self.seats.clear()
            self.seats[token] = found
        return found

    async def guest(self, visitor: Visitor) -> tuple[str, GiveCookie]:
        """The visitor's user, created if new, and a function that sets the guest cookie on a response."""
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
