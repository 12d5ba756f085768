"""Starts the server: socket, database and uvicorn."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import uvicorn

from senet.kernel.errors import Refused
from senet.settings import Settings
from senet.web.http import logs
from senet.web.http.protocol import server_config

__all__ = ["serve"]


class Server(uvicorn.Server):
    """A server that ends event streams and delayed responses before it waits for its connections to close."""

    def __init__(self, config: uvicorn.Config, services: Any) -> None:
        super().__init__(config)
        self.services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.matches.close()
        self.services.backpressure.close()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """A listening socket; Refused if the address is in use."""
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


def check_hosts(settings: Settings) -> None:
    """Whoever can be reached by others says under which names: else any page could use the server under a name of its own."""
    if not settings.hosts and not is_loopback(settings.host):
        raise Refused(
            "A server that others can reach needs the names that it answers to: --hosts senet.example, or SENET_HOSTS.",
            field="hosts",
        )


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Run the server until it is stopped (Ctrl-C). Port 0 means any free port."""
    from senet.storage.engine import only_server, with_database
    from senet.storage.migrations import upgrade
    from senet.storage.scheduled import check_folder
    from senet.web.app import create_app

    logs.configure(settings.log_format, settings.log_level)
    check_hosts(settings)
    check_folder(settings.backup_to)
    with listening(settings.host, settings.port) as found, only_server(settings.database):
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"http://{host}:{found.getsockname()[1]}/"
        asyncio.run(with_database(settings.database, upgrade))  # report database errors now, in one sentence
        app = create_app(settings.model_copy(update={"public_url": settings.public_url or address}))
        server = Server(server_config(app, settings.graceful), app.state.services)
        print(f"Senet is on the table: {address}", flush=True)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        with suppress(KeyboardInterrupt):
            server.run([found])
