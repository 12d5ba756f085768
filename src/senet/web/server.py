"""Starting the server: the socket, the database and uvicorn."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from contextlib import suppress
from typing import Any

import uvicorn

from senet.kernel.errors import Refused
from senet.settings import Settings
from senet.storage.engine import database_address
from senet.web.http import logs
from senet.web.http.protocol import server_config

__all__ = ["serve"]


class Server(uvicorn.Server):
    """A server that lets those go who follow matches or wait for an answer before it waits for its connections."""

    def __init__(self, config: uvicorn.Config, services: Any) -> None:
        super().__init__(config)
        self.services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.matches.close()
        self.services.backpressure.close()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """A socket at that address; Refused if somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(128)
    except OSError as error:
        found.close()
        raise Refused(
            f"The address {host} port {port} cannot be used: {error.strerror}.", field="port"
        ) from None
    return found


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    database: str | None = None,
    open_browser: bool = False,
    log_format: str = "auto",
    log_level: str = "warning",
    graceful: int = 5,
    **more: Any,
) -> None:
    """Start the table and serve it until it is stopped (Ctrl-C). Port 0 takes any free one.

    `more` are settings by name, as in `Settings`.
    """
    from senet.storage.engine import with_database
    from senet.storage.migrations import upgrade
    from senet.web.app import create_app

    logs.configure(log_format, log_level)
    with listening(host, port) as found:
        address = f"http://{f'[{host}]' if ':' in host else host}:{found.getsockname()[1]}/"
        more["public_url"] = more.get("public_url") or address
        asyncio.run(with_database(database, upgrade))  # what is wrong is said now, in one sentence
        app = create_app(Settings(database_address(database), **more))
        server = Server(server_config(app, graceful), app.state.services)
        print(f"Senet is on the table: {address}", flush=True)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        with suppress(KeyboardInterrupt):
            server.run([found])
