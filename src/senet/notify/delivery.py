"""Delivery of e-mail over SMTP, and of posts to webhooks and push services.

Nobody who names an address may reach into the operator's own network: a post goes only to public addresses, to the
very address that was checked, and follows no redirects.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import smtplib
import socket
import ssl
from collections.abc import Callable, Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from senet.settings import Settings
from senet.strings import LocalizedRefusal

PATIENCE: Final = 10.0  # seconds for the other side to answer
PORTS: Final = {"http": 80, "https": 443}


class InvalidAddress(LocalizedRefusal):
    """Nothing may be sent there."""

    def __init__(self, field: str = "webhook") -> None:
        super().__init__("error-webhook" if field == "webhook" else "error-email", field=field)


def parts_of(url: str, plain: bool) -> SplitResult:
    """The parts of an address that something can be posted to."""
    try:
        found = urlsplit(url)
        _ = found.port
    except ValueError:
        raise InvalidAddress from None
    fine = (
        found.hostname and not found.username and not found.password and url.isascii() and url.isprintable()
    )
    if not fine or found.scheme not in (PORTS if plain else ("https",)) or " " in url:
        raise InvalidAddress
    return found


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet, also if it is written as another kind of address."""
    found: ipaddress.IPv4Address | ipaddress.IPv6Address = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None and not inner.is_global:
            return False
        if found in ipaddress.ip_network("64:ff9b::/96"):
            return False
    return found.is_global and not found.is_multicast


Resolve = Callable[[str, int], list[str]]


def resolved(host: str, port: int) -> list[str]:
    return [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class Pinned(http.client.HTTPConnection):
    """A connection to one address, whatever the name means a moment later."""

    def __init__(self, address: str, parts: SplitResult) -> None:
        super().__init__(parts.hostname or "", parts.port or PORTS[parts.scheme], timeout=PATIENCE)
        self.address = address
        self.secure = parts.scheme == "https"

    def connect(self) -> None:
        line = socket.create_connection((self.address, self.port), self.timeout)
        self.sock = (
            ssl.create_default_context().wrap_socket(line, server_hostname=self.host) if self.secure else line
        )


class Sender:
    def __init__(self, settings: Settings, resolve: Resolve = resolved) -> None:
        self.settings = settings
        self.resolve = resolve

    async def check_post(self, url: str) -> None:
        """NoAddress if nothing may be posted there."""
        await asyncio.to_thread(self.target, url)

    def target(self, url: str) -> tuple[str, SplitResult]:
        """The network address to post to, and the parts of the address that was given."""
        private = self.settings.private_webhooks
        parts = parts_of(url, plain=private)
        try:
            found = self.resolve(parts.hostname or "", parts.port or PORTS[parts.scheme])
        except (OSError, UnicodeError):
            raise InvalidAddress from None
        if not found or not (private or all(is_public(address) for address in found)):
            raise InvalidAddress
        return found[0], parts

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer; 0 if there was none."""
        return await asyncio.to_thread(self.post_now, url, body, headers)

    def post_now(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        try:
            address, parts = self.target(url)
            connection = Pinned(address, parts)
            try:
                path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                connection.request("POST", path, body, {"user-agent": "senet", **headers})
                return connection.getresponse().status
            finally:
                connection.close()
        except (OSError, http.client.HTTPException, LocalizedRefusal):
            return 0

    # -- letters ---------------------------------------------------------------------------------

    @property
    def writes_letters(self) -> bool:
        return bool(self.settings.smtp)

    def check_email(self, address: str) -> None:
        """NoAddress if a letter cannot be sent there."""
        try:
            found = Address(addr_spec=address)
        except Exception:
            raise InvalidAddress("email") from None
        plain = address.isascii() and address.isprintable() and "." in found.domain
        if not self.writes_letters or not plain or not found.username:
            raise InvalidAddress("email")

    async def write(self, to: str, subject: str, text: str) -> bool:
        """Send a letter; whether the server took it."""
        return await asyncio.to_thread(self.write_now, to, subject, text)

    def write_now(self, to: str, subject: str, text: str) -> bool:
        server = urlsplit(self.settings.smtp)
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.settings.mail_from, to, subject
        letter["Message-ID"] = make_msgid(
            domain=self.settings.mail_from.rpartition("@")[2].strip("> ") or None
        )
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        secure = server.scheme == "smtps"
        kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
        try:
            with kind(
                server.hostname or "", server.port or (465 if secure else 25), timeout=PATIENCE
            ) as line:
                if server.scheme == "smtp+tls":
                    line.starttls(context=ssl.create_default_context())
                if server.username:
                    line.login(unquote(server.username), unquote(server.password or ""))
                line.send_message(letter)
                return True
        except (OSError, smtplib.SMTPException):
            return False
