"""Everything that an operator can set when the server starts."""

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


class Internals(BaseModel):
    """What only programs can set: limits that nobody needs to change, and what tests replace."""

    model_config = ConfigDict(arbitrary_types_allowed=True)

    body_patience: float = 20.0  # seconds for an ordinary request to arrive
    upload_patience: float = 60.0  # seconds for a match file to arrive
    rates: Mapping[str, Mapping[str, Rate]] = RATES  # {} limits nothing
    password_cost: tuple[int, int, int] = (3, 64 * 1024, 4)  # argon2id: rounds, KiB of memory, lanes
    tick: float = 5.0  # seconds between two looks at the clocks
    clock: Callable[[], float] = time.monotonic  # for rate limits
    now: Callable[[], str] = now_in_utc
    random_name: Callable[[int], str] = random_name


class Settings(Internals, BaseSettings):
    """What an operator can set: as an option of `senet serve`, or as SENET_NAME in the environment."""

    model_config = SettingsConfigDict(env_prefix="SENET_", frozen=True, extra="forbid")

    host: str = Field("127.0.0.1", description="The address to listen on. Behind a proxy: 127.0.0.1.")
    port: int = Field(8765, ge=0, le=65535, description="The port; 0 takes any free one.")
    database: str = Field(
        "",
        description="Where matches are kept: a file for SQLite, or postgresql://USER:PASSWORD@HOST/NAME, which several "
        "server processes can share. If empty, a file of yours.",
    )
    hosts: Annotated[tuple[str, ...], NoDecode] = Field(
        (), description="Names that the server answers to, with commas; any if empty."
    )
    trusted_proxies: str = Field(
        "",
        description="Addresses or networks of proxies, with commas, whose X-Forwarded-For and X-Forwarded-Proto are "
        "believed. Needed behind TLS.",
    )
    public_url: str = Field(
        "",
        description="How people reach the table, https://…: for the links in notifications. If empty, the address it "
        "listens on.",
    )
    smtp: str = Field(
        "",
        description="The server that sends e-mail: smtp+tls://USER:PASSWORD@HOST:587 (STARTTLS), smtps://… or smtp://… "
        "Without it nobody gets any. Keep the password in the environment.",
    )
    mail_from: str = Field(
        "Senet <senet@localhost>", description="The sender of e-mail: Senet <senet@example.org>."
    )
    private_webhooks: bool = Field(
        False,
        description="Let webhooks go to private addresses and without TLS. Only where all players are trusted.",
    )
    call_after: int = Field(
        60, ge=0, description="Seconds for which a player is waited for before being told."
    )
    bot_pause: float = Field(0.0, ge=0, description="Seconds that a bot waits before it chooses.")
    cached_matches: int = Field(
        200, ge=1, description="Matches kept in memory although nobody looks at them."
    )
    body_limit: int = Field(64 * 1024, ge=1024, description="Bytes of an ordinary request.")
    upload_limit: int = Field(4 * 1024 * 1024, ge=1024, description="Bytes of a match file.")
    log_format: str = Field(
        "auto", description="json, text, or auto: text for a terminal, JSON for all else."
    )
    log_level: str = Field("warning", description="debug, info (also every request), warning or error.")
    graceful: int = Field(5, ge=0, description="Seconds in which open requests may end when it is stopped.")

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
    """Reads SENET_NAME, but nothing of what only programs can set."""

    def __call__(self) -> dict[str, Any]:
        return {
            name: value for name, value in super().__call__().items() if name not in Internals.model_fields
        }


OPERATOR_SETTINGS: Final = {
    name: field for name, field in Settings.model_fields.items() if name not in Internals.model_fields
}
