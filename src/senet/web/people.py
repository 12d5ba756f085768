"""People: guests with a signed cookie, programs with the token of a seat, and what each may see."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from senet.kernel.game import SPECTATOR
from senet.kernel.play import deciders
from senet.web.tables import NotYours, Table
from senet.web.wording import Worded, Wording, best_language

GUEST_COOKIE: Final = "senet_guest"
SESSION_COOKIE: Final = "senet_session"
THEME_COOKIE: Final = "senet_theme"
THEMES: Final = ("auto", "light", "dark")
LANGUAGE_COOKIE: Final = "senet_language"
A_YEAR: Final = 365 * 24 * 3600
NAME_LENGTH: Final = 24


class UnknownToken(Worded):
    """The token in the request belongs to no seat, or no longer."""


@dataclass(frozen=True)
class Visitor:
    """Whoever sends a request."""

    user: str | None  # a guest of this table, or somebody with an account
    seat: tuple[str, int] | None  # a program with the token of a seat: match and seat
    language: str
    token: str = ""  # of the program
    session: str = ""  # of somebody with an account

    @property
    def words(self) -> Wording:
        return Wording(self.language)

    def seats_at(self, table: Table) -> list[int]:
        """The seats of this match that the visitor may play."""
        if self.seat is not None:
            match, seat = self.seat
            return [seat] if match == table.record.id and table.record.seats[seat].token == self.token else []
        return table.held_by(self.user)

    def may_follow(self, table: Table, seat: int) -> bool:
        """Whether the seat through whose eyes the visitor looks is still theirs: it may have been handed on."""
        return seat == SPECTATOR or seat in self.seats_at(table)

    def seat_at(self, table: Table, wanted: int | None) -> int:
        """The seat through whose eyes the visitor looks: the wanted one if it is theirs."""
        held = self.seats_at(table)
        if wanted == SPECTATOR:
            return SPECTATOR
        if wanted is not None:
            if wanted not in held:
                raise NotYours(self.words("error-not-your-seat"), field="seat")
            return wanted
        asked = [seat for seat in deciders(table.match.game) if seat in held]
        return asked[0] if asked else held[0] if held else SPECTATOR

    def playing(self, table: Table, wanted: int | None) -> int:
        """The same, for something that a spectator cannot do."""
        seat = self.seat_at(table, wanted)
        if seat == SPECTATOR:
            raise NotYours(self.words("error-not-seated"), field="seat")
        return seat


class Signer:
    """Signs the cookies that guests carry; they are good for a year after they were last given."""

    def __init__(self, secret: str) -> None:
        self.serializer = URLSafeTimedSerializer(secret, salt="guest")

    def sign(self, user: str) -> str:
        return str(self.serializer.dumps(user))

    def read(self, cookie: str | None) -> str | None:
        if not cookie:
            return None
        try:
            user = self.serializer.loads(cookie, max_age=A_YEAR)
        except BadSignature:
            return None
        return user if isinstance(user, str) else None


def wanted_language(request: HTTPConnection) -> str:
    return best_language(
        request.query_params.get("lang"),
        request.cookies.get(LANGUAGE_COOKIE),
        request.headers.get("accept-language"),
    )


def bearer_token(request: HTTPConnection) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def proper_name(raw: str) -> str:
    """A name as it may stand on the table: one short line without invisible signs."""
    shown = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in raw)
    return " ".join(shown.split())[:NAME_LENGTH].strip()
