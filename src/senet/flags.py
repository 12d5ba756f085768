"""What an operator can set, as flags of the command line and as variables of the environment."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

Host: TypeAlias = Annotated[
    str, typer.Option(envvar="SENET_HOST", help="The address to listen on. Behind a proxy: 127.0.0.1.")
]
Port: TypeAlias = Annotated[
    int, typer.Option(min=0, max=65535, envvar="SENET_PORT", help="The port; 0 takes any free one.")
]
Database: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="SENET_DATABASE",
        help="Where matches are kept: a file for SQLite, or postgresql://USER:PASSWORD@HOST/NAME, which several "
        "server processes can share. If empty, a file of yours.",
    ),
]
Hosts: TypeAlias = Annotated[
    str,
    typer.Option(envvar="SENET_HOSTS", help="Names that the server answers to, with commas; any if empty."),
]
TrustedProxies: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="SENET_TRUSTED_PROXIES",
        help="Addresses or networks of proxies, with commas, whose X-Forwarded-For and X-Forwarded-Proto are "
        "believed. Needed behind TLS.",
    ),
]
BotPause: TypeAlias = Annotated[
    float, typer.Option(min=0, envvar="SENET_BOT_PAUSE", help="Seconds that a bot waits before it chooses.")
]
CachedMatches: TypeAlias = Annotated[
    int,
    typer.Option(
        min=1, envvar="SENET_CACHED_MATCHES", help="Matches kept in memory although nobody looks at them."
    ),
]
BodyLimit: TypeAlias = Annotated[
    int, typer.Option(min=1024, envvar="SENET_BODY_LIMIT", help="Bytes of an ordinary request.")
]
UploadLimit: TypeAlias = Annotated[
    int, typer.Option(min=1024, envvar="SENET_UPLOAD_LIMIT", help="Bytes of a match file.")
]
LogFormat: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="SENET_LOG_FORMAT", help="json, text, or auto: text for a terminal, JSON for all else."
    ),
]
LogLevel: TypeAlias = Annotated[
    str,
    typer.Option(envvar="SENET_LOG_LEVEL", help="debug, info (also every request), warning or error."),
]
Graceful: TypeAlias = Annotated[
    int,
    typer.Option(
        min=0, envvar="SENET_GRACEFUL", help="Seconds in which open requests may end when it is stopped."
    ),
]
PublicUrl: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="SENET_PUBLIC_URL",
        help="How people reach the table, https://…: for the links in notifications. If empty, the address it "
        "listens on.",
    ),
]
Smtp: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="SENET_SMTP",
        help="The server that sends e-mail: smtp+tls://USER:PASSWORD@HOST:587 (STARTTLS), smtps://… or smtp://… "
        "Without it nobody gets any. Keep the password in the environment.",
    ),
]
MailFrom: TypeAlias = Annotated[
    str, typer.Option(envvar="SENET_MAIL_FROM", help="The sender of e-mail: Senet <senet@example.org>.")
]
PrivateWebhooks: TypeAlias = Annotated[
    bool,
    typer.Option(
        envvar="SENET_PRIVATE_WEBHOOKS",
        help="Let webhooks go to private addresses and without TLS. Only where all players are trusted.",
    ),
]
CallAfter: TypeAlias = Annotated[
    int,
    typer.Option(
        min=0, envvar="SENET_CALL_AFTER", help="Seconds for which a player is waited for before being told."
    ),
]
