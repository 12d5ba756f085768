"""The settings of a server, as command line options and environment variables."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

Host: TypeAlias = Annotated[
    str, typer.Option(envvar="SENET_HOST", help="The address to listen on. Behind a proxy: 127.0.0.1.")
]
Port: TypeAlias = Annotated[
    int, typer.Option(min=0, max=65535, envvar="SENET_PORT", help="The port; 0 picks a free one.")
]
Database: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="SENET_DATABASE",
        help="Where to store matches: a file for SQLite, or postgresql://USER:PASSWORD@HOST/NAME, which several "
        "server processes can share. If empty, an SQLite file in your data folder.",
    ),
]
Hosts: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="SENET_HOSTS",
        help="Host names to accept, separated by commas. If empty, any name is accepted.",
    ),
]
TrustedProxies: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="SENET_TRUSTED_PROXIES",
        help="Addresses or networks of proxies, separated by commas, whose X-Forwarded-For and X-Forwarded-Proto "
        "headers are trusted. Needed behind a TLS proxy.",
    ),
]
BotPause: TypeAlias = Annotated[
    float, typer.Option(min=0, envvar="SENET_BOT_PAUSE", help="Seconds a bot waits before it chooses.")
]
CachedMatches: TypeAlias = Annotated[
    int,
    typer.Option(
        min=1, envvar="SENET_CACHED_MATCHES", help="Matches to keep in memory while nobody has them open."
    ),
]
BodyLimit: TypeAlias = Annotated[
    int,
    typer.Option(min=1024, envvar="SENET_BODY_LIMIT", help="Maximum size of an ordinary request, in bytes."),
]
UploadLimit: TypeAlias = Annotated[
    int, typer.Option(min=1024, envvar="SENET_UPLOAD_LIMIT", help="Maximum size of a match file, in bytes.")
]
LogFormat: TypeAlias = Annotated[
    str,
    typer.Option(envvar="SENET_LOG_FORMAT", help="json, text, or auto: text on a terminal, JSON otherwise."),
]
LogLevel: TypeAlias = Annotated[
    str,
    typer.Option(envvar="SENET_LOG_LEVEL", help="debug, info (includes every request), warning or error."),
]
Graceful: TypeAlias = Annotated[
    int,
    typer.Option(
        min=0,
        envvar="SENET_GRACEFUL",
        help="Seconds that open requests have to finish when the server stops.",
    ),
]
PublicUrl: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="SENET_PUBLIC_URL",
        help="The public address of the server, https://…, for links in notifications. If empty, the address it "
        "listens on.",
    ),
]
Smtp: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="SENET_SMTP",
        help="The server that sends e-mail: smtp+tls://USER:PASSWORD@HOST:587 (STARTTLS), smtps://… or smtp://… "
        "If empty, no e-mail is sent. Keep the password in the environment.",
    ),
]
MailFrom: TypeAlias = Annotated[
    str, typer.Option(envvar="SENET_MAIL_FROM", help="The sender of e-mail: Senet <senet@example.org>.")
]
PrivateWebhooks: TypeAlias = Annotated[
    bool,
    typer.Option(
        envvar="SENET_PRIVATE_WEBHOOKS",
        help="Allow webhooks to private addresses and without TLS. Use it only if all players are trusted.",
    ),
]
CallAfter: TypeAlias = Annotated[
    int,
    typer.Option(
        min=0, envvar="SENET_CALL_AFTER", help="Seconds to wait for a player before notifying them."
    ),
]
