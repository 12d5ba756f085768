"""What an operator can choose when the table is started."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from senet.kernel.errors import Refused
from senet.web.limits import RATES, Rate

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH: Final = 16
TOKEN_LENGTH: Final = 32
POSTGRES: Final = ("postgresql:", "postgres:", "postgresql+asyncpg:")
SECRET_LENGTH: Final = 64


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


def data_folder() -> Path:
    """Where the embedded database lies when nothing else is said."""
    chosen = os.environ.get("XDG_DATA_HOME")
    return (Path(chosen) if chosen else Path.home() / ".local" / "share") / "senet"


def database_address(database: str | None) -> str:
    """The SQLAlchemy address for a path, an address, or nothing (the file of this user)."""
    if not database:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'senet.db'}"
    if database.startswith("sqlite+aiosqlite:"):
        return database
    if database.startswith("sqlite:"):
        return database.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if database.startswith(POSTGRES):
        if find_spec("asyncpg") is None:
            raise Refused("PostgreSQL needs the package asyncpg: install senet[postgres].", field="database")
        return f"postgresql+asyncpg:{database.partition(':')[2]}"
    if "://" in database:
        kind = database.partition(":")[0]
        raise Refused(
            f"A database of kind {kind!r} cannot be used; give a file or postgresql://…", field="database"
        )
    folder = Path(database).expanduser().resolve().parent
    if not folder.is_dir():
        raise Refused(f"There is no folder {folder} for the database.", field="database")
    return f"sqlite+aiosqlite:///{Path(database).expanduser().resolve()}"
