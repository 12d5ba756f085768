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
