"""The settings of a server."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, field_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that are easily confused
ID_LENGTH: Final = 16
TOKEN_LENGTH: Final = 32
SECRET_LENGTH: Final = 64
ADDRESS: Final = "address"


@dataclass(frozen=True)
class Rate:
    most: int
    per_second: float


def per_minute(most: int, again: float) -> Rate:
    """At most `most` at once, then `again` per minute."""
    return Rate(most, again / 60)


# The limits for each kind of request. Many players may share one address, so addresses have higher limits.
RATES: Final[Mapping[str, Mapping[str, Rate]]] = {
    "sign-in": {ADDRESS: per_minute(20, 6), "account": per_minute(10, 2)},
    "sign-up": {ADDRESS: per_minute(10, 1)},
    "choice": {ADDRESS: Rate(4000, 1000), "seat": Rate(200, 20)},
    "chat": {ADDRESS: per_minute(60, 60), "account": per_minute(12, 20)},
    "match": {ADDRESS: per_minute(200, 12)},  # anything that creates a match: new, branched or uploaded
    "upload": {ADDRESS: per_minute(20, 4)},  # each is replayed, which takes seconds
    "seat": {ADDRESS: per_minute(120, 60)},  # sitting down, leaving, pausing, other links
    "settings": {"account": per_minute(30, 30)},  # each may cause a DNS lookup
    "letter": {"account": per_minute(3, 0.1)},  # to addresses that are not confirmed yet
    "report": {ADDRESS: per_minute(20, 4)},
}


def now_in_utc() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def random_name(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Internals(BaseModel):
    """Settings for programs only: limits that nobody needs to change, and what tests replace."""

    model_config = ConfigDict(arbitrary_types_allowed=True)

    body_patience: float = 20.0  # seconds for an ordinary request to arrive
    upload_patience: float = 60.0  # seconds for a match file to arrive
    rates: Mapping[str, Mapping[str, Rate]] = RATES  # {} means no limits
    password_cost: tuple[int, int, int] = (3, 64 * 1024, 4)  # argon2id: rounds, KiB of memory, lanes
    tick: float = 5.0  # seconds between two checks of the clocks
    clock: Callable[[], float] = time.monotonic  # for rate limits
    now: Callable[[], str] = now_in_utc
    random_name: Callable[[int], str] = random_name


class Settings(Internals, BaseSettings):
    """What an operator can set: as an option of `senet serve`, or as SENET_NAME in the environment."""

    model_config = SettingsConfigDict(env_prefix="SENET_", frozen=True, extra="forbid")

    host: str = Field("127.0.0.1", description="The address to listen on. Behind a proxy: 127.0.0.1.")
    port: int = Field(8765, ge=0, le=65535, description="The port; 0 picks a free one.")
    database: str = Field(
        "",
        description="Where to store matches: a file for SQLite, or postgresql://USER:PASSWORD@HOST/NAME, which several "
        "server processes can share. If empty, an SQLite file in your data folder.",
    )
    hosts: Annotated[tuple[str, ...], NoDecode] = Field(
        (),
        description="Host names to accept, separated by commas. Needed as soon as others can reach the server; if empty, "
        "any name is accepted.",
    )
    trusted_proxies: str = Field(
        "",
        description="Addresses or networks of proxies, separated by commas, whose X-Forwarded-For and X-Forwarded-Proto "
        "headers are trusted. Needed behind a TLS proxy.",
    )
    public_url: str = Field(
        "",
        description="The public address of the server, https://…, for links in notifications. If empty, the address it "
        "listens on.",
    )
    smtp: str = Field(
        "",
        description="The server that sends e-mail: smtp+tls://USER:PASSWORD@HOST:587 (STARTTLS), smtps://… or smtp://… "
        "If empty, no e-mail is sent. Keep the password in the environment.",
    )
    mail_from: str = Field(
        "Senet <senet@localhost>", description="The sender of e-mail: Senet <senet@example.org>."
    )
    private_webhooks: bool = Field(
        False,
        description="Allow webhooks to private addresses and without TLS. Use it only if all players are trusted.",
    )
    call_after: int = Field(60, ge=0, description="Seconds to wait for a player before notifying them.")
    bot_pause: float = Field(0.0, ge=0, description="Seconds a bot waits before it chooses.")
    memory: int = Field(
        256,
        ge=16,
        description="Megabytes for what is kept to save work: half for matches that nobody has open, half for "
        "drawings. The server itself and the matches that people have open come on top.",
    )
    backup_to: str = Field(
        "",
        description="A folder for backups, which are made and verified by themselves. If empty, none are made.",
    )
    backup_every: float = Field(24.0, gt=0, description="Hours between two backups.")
    backup_keep: int = Field(14, ge=1, description="Backups to keep; older ones are deleted.")
    body_limit: int = Field(64 * 1024, ge=1024, description="Maximum size of an ordinary request, in bytes.")
    upload_limit: int = Field(4 * 1024 * 1024, ge=1024, description="Maximum size of a match file, in bytes.")
    log_format: str = Field("auto", description="json, text, or auto: text on a terminal, JSON otherwise.")
    log_level: str = Field("warning", description="debug, info (includes every request), warning or error.")
    graceful: int = Field(
        5, ge=0, description="Seconds that open requests have to finish when the server stops."
    )

    @field_validator("hosts", mode="before")
    @classmethod
    def split_hosts(cls, given: object) -> object:
        if isinstance(given, str):
            return tuple(name.strip() for name in given.split(",") if name.strip())
        return given

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        *_: PydanticBaseSettingsSource,
        **__: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, Environment(settings_cls)


class Environment(EnvSettingsSource):
    """Reads SENET_NAME from the environment, except for the settings for programs."""

    def __call__(self) -> dict[str, Any]:
        return {
            name: value for name, value in super().__call__().items() if name not in Internals.model_fields
        }


OPERATOR_SETTINGS: Final = {
    name: field for name, field in Settings.model_fields.items() if name not in Internals.model_fields
}
