"""Visitors: the sender of a request, and their language."""

from __future__ import annotations

from dataclasses import dataclass

from senet.strings import LocalizedRefusal, Strings


class UnknownToken(LocalizedRefusal):
    """The token in the request does not, or no longer, belong to a seat."""


class UnknownLink(LocalizedRefusal):
    """The link never led to a seat."""


class ExpiredLink(LocalizedRefusal):
    """The link used to lead to a seat."""


@dataclass(frozen=True)
class Visitor:
    """The sender of a request."""

    user: str | None  # a guest or the owner of an account
    seat: tuple[str, int] | None  # match and seat of a program that sent a seat's token
    language: str
    token: str = ""  # the program's token
    session: str = ""  # the session of an account

    @property
    def words(self) -> Strings:
        return Strings(self.language)
