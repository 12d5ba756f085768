"""The table in the browser: a server, its pages and its API. See docs/table.md."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from contextlib import suppress
from typing import Any

import uvicorn

from senet.kernel.errors import Refused
from senet.web import logs
from senet.web.connections import server_config
from senet.web.settings import Settings, database_address

__all__ = ["serve"]


class Server(uvicorn.Server):
    """A server that lets those go who follow matches or wait for an answer before it waits for its connections."""

    def __init__(self, config: uvicorn.Config, house: Any) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.tables.close()
        self.house.answers.close()
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
    from senet.web.app import create_app
    from senet.web.opening import bring_up_to_date, with_database

    logs.configure(log_format, log_level)
    with listening(host, port) as found:
        address = f"http://{f'[{host}]' if ':' in host else host}:{found.getsockname()[1]}/"
        more["public_url"] = more.get("public_url") or address
        asyncio.run(with_database(database, bring_up_to_date))  # what is wrong is said now, in one sentence
        app = create_app(Settings(database_address(database), **more))
        server = Server(server_config(app, graceful), app.state.house)
        print(f"Senet is on the table: {address}", flush=True)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        with suppress(KeyboardInterrupt):
            server.run([found])
