"""Visitors: whoever sends a request, and which language they want."""

from __future__ import annotations

from dataclasses import dataclass

from senet.strings import LocalizedRefusal, Strings


class UnknownToken(LocalizedRefusal):
    """The token in the request belongs to no seat, or no longer."""


class UnknownLink(LocalizedRefusal):
    """The link leads to no seat and never did."""


class ExpiredLink(LocalizedRefusal):
    """The link led to a seat once."""


@dataclass(frozen=True)
class Visitor:
    """Whoever sends a request."""

    user: str | None  # a guest of this table, or somebody with an account
    seat: tuple[str, int] | None  # a program with the token of a seat: match and seat
    language: str
    token: str = ""  # of the program
    session: str = ""  # of somebody with an account

    @property
    def words(self) -> Strings:
        return Strings(self.language)
