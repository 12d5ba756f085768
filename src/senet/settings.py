"""Everything that an operator can set when the server starts."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH: Final = 16
TOKEN_LENGTH: Final = 32
SECRET_LENGTH: Final = 64
ADDRESS: Final = "address"


@dataclass(frozen=True)
class Rate:
    most: int
    per_second: float


def per_minute(most: int, again: float) -> Rate:
    """So many at once, and then so many a minute."""
    return Rate(most, again / 60)


# What is limited, and by which keys. One house of many players may share an address, so that addresses get more.
RATES: Final[Mapping[str, Mapping[str, Rate]]] = {
    "sign-in": {ADDRESS: per_minute(20, 6), "account": per_minute(10, 2)},
    "sign-up": {ADDRESS: per_minute(10, 1)},
    "choice": {ADDRESS: Rate(4000, 1000), "seat": Rate(200, 20)},
    "chat": {ADDRESS: per_minute(60, 60), "account": per_minute(12, 20)},
    "match": {ADDRESS: per_minute(200, 12)},  # whatever makes a match: new, branched or brought
    "seat": {ADDRESS: per_minute(120, 60)},  # sitting down, leaving, pausing, other links
    "settings": {"account": per_minute(30, 30)},  # each may mean a look at somebody's name server
    "letter": {"account": per_minute(3, 0.1)},  # to addresses that are not confirmed yet
    "report": {ADDRESS: per_minute(20, 4)},
}


def now_in_utc() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def random_name(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


@dataclass(frozen=True)
class Settings:
    """`database` is an SQLAlchemy address; the clock and the names can be replaced by tests."""

    database: str
    bot_pause: float = 0.0  # seconds that a bot waits before it chooses
    cached_matches: int = 200  # matches kept in memory although nobody looks at them
    body_limit: int = 64 * 1024  # bytes of an ordinary request
    upload_limit: int = 4 * 1024 * 1024  # bytes of a match file
    body_patience: float = 20.0  # seconds for an ordinary request to arrive
    upload_patience: float = 60.0  # seconds for a match file to arrive
    hosts: tuple[str, ...] = ()  # names that the server answers to; any if none is given
    rates: Mapping[str, Mapping[str, Rate]] = field(default_factory=lambda: RATES)  # {} limits nothing
    trusted_proxies: str = (
        ""  # addresses or networks, with commas, whose X-Forwarded-For and -Proto are believed
    )
    password_cost: tuple[int, int, int] = (3, 64 * 1024, 4)  # argon2id: rounds, KiB of memory, lanes
    public_url: str = ""  # how the table is reached from outside: for links in notifications
    smtp: str = ""  # smtp://, smtp+tls:// or smtps:// with name and password: the server that sends letters
    mail_from: str = "Senet <senet@localhost>"
    private_webhooks: bool = False  # webhooks and push may go to private addresses, and without TLS
    call_after: int = 60  # seconds for which somebody is waited for before they are called
    tick: float = 5.0  # seconds between two looks at the clocks
    clock: Callable[[], float] = time.monotonic  # for limits
    now: Callable[[], str] = now_in_utc
    random_name: Callable[[int], str] = random_name
