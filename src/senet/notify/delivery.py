"""Sends e-mail over SMTP, and POST requests to webhooks and push services.

A URL given by a user must not reach into the operator's own network: requests go only to public addresses, to exactly
the address that was checked, and follow no redirects.
"""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import socket
import ssl
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import make_msgid
from functools import cache
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from senet.settings import Settings
from senet.strings import LocalizedRefusal

DEADLINE: Final = 10.0  # seconds for a whole request, from the name lookup to the response
LOOKUPS: Final = 16  # concurrent name lookups
EMAILS: Final = 4  # sent at the same time
LINE_LIMIT: Final = 16 * 1024  # bytes of the status line and headers
PORTS: Final = {"http": 80, "https": 443}
GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")


class InvalidAddress(LocalizedRefusal):
    """The address is malformed, or nothing may be sent to it."""

    def __init__(self, field: str = "webhook") -> None:
        super().__init__("error-webhook" if field == "webhook" else "error-email", field=field)


def parts_of(url: str, plain: bool) -> SplitResult:
    """The parts of a URL that accepts POST requests; InvalidAddress if it is malformed."""
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
    """Whether an IP address, and any address embedded in it, is a global unicast address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # for example an address with a zone, which is never global
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.sixtofour or (found.teredo or (None, None))[1]
        if found not in GLOBAL_UNICAST or (inner is not None and not is_public(str(inner))):
            return False
    return found.is_global and not found.is_multicast


Resolve = Callable[[str, int], list[str]]


def resolved(host: str, port: int) -> list[str]:
    return [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


class Sender:
    """Sends POST requests and e-mail. Nothing takes longer than the deadline, however slow the other side is."""

    def __init__(self, settings: Settings, resolve: Resolve = resolved, deadline: float = DEADLINE) -> None:
        self.settings = settings
        self.resolve = resolve
        self.deadline = deadline
        self.lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="lookup")
        self.emails = ThreadPoolExecutor(EMAILS, thread_name_prefix="email")

    async def find_target(self, url: str) -> tuple[str, SplitResult]:
        return await asyncio.get_running_loop().run_in_executor(self.lookups, self.target, url)

    async def check_post(self, url: str) -> None:
        """Raise InvalidAddress if nothing may be posted to this URL."""
        try:
            async with asyncio.timeout(self.deadline):
                await self.find_target(url)
        except TimeoutError:
            raise InvalidAddress from None

    def target(self, url: str) -> tuple[str, SplitResult]:
        """The IP address to post to, and the parts of the URL."""
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
        """Post and return the status of the response; 0 if there was none in time."""
        try:
            async with asyncio.timeout(self.deadline):
                address, parts = await self.find_target(url)
                return await posted(address, parts, body, headers)
        except (OSError, ValueError, EOFError, asyncio.LimitOverrunError, LocalizedRefusal):
            return 0  # TimeoutError is an OSError, too

    # -- e-mail ----------------------------------------------------------------------------------

    @property
    def can_send_email(self) -> bool:
        return bool(self.settings.smtp)

    def check_email(self, address: str) -> None:
        """Raise InvalidAddress if e-mail cannot be sent to this address."""
        try:
            found = Address(addr_spec=address)
        except Exception:
            raise InvalidAddress("email") from None
        plain = address.isascii() and address.isprintable() and "." in found.domain
        if not self.can_send_email or not plain or not found.username:
            raise InvalidAddress("email")

    async def send_email(self, to: str, subject: str, text: str) -> bool:
        """Send an e-mail; return whether the server accepted it in time."""
        try:
            async with asyncio.timeout(self.deadline):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.emails, self.send_email_now, to, subject, text)
        except TimeoutError:
            return False

    def send_email_now(self, to: str, subject: str, text: str) -> bool:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.settings.mail_from, to, subject
        message["Message-ID"] = make_msgid(
            domain=self.settings.mail_from.rpartition("@")[2].strip("> ") or None
        )
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        server = urlsplit(self.settings.smtp)
        secure = server.scheme == "smtps"
        line = (smtplib.SMTP_SSL if secure else smtplib.SMTP)(timeout=self.deadline)
        watch = threading.Timer(self.deadline, hang_up, [line])  # smtplib's timeout applies to each read
        watch.daemon = True
        watch.start()
        try:
            line.connect(server.hostname or "", server.port or (465 if secure else 25))
            if server.scheme == "smtp+tls":
                line.starttls(context=tls())
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(message)
            line.quit()
            return True
        except (OSError, smtplib.SMTPException):
            return False
        finally:
            watch.cancel()
            line.close()

    def close(self) -> None:
        for threads in (self.lookups, self.emails):
            threads.shutdown(wait=False, cancel_futures=True)


async def posted(address: str, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
    """Post to exactly this IP address, without another name lookup, and return the status of the response."""
    secure, port = parts.scheme == "https", parts.port or PORTS[parts.scheme]
    reader, writer = await asyncio.open_connection(
        address, port, limit=LINE_LIMIT, ssl=tls() if secure else None,
        server_hostname=parts.hostname if secure else None,
    )  # fmt: skip
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        fields = {
            "host": parts.netloc, "user-agent": "senet", "content-length": str(len(body)),
            "connection": "close", **headers,
        }  # fmt: skip
        head = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
        writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
        while True:
            answer = await reader.readuntil(b"\r\n\r\n")
            status = int(answer.split(None, 2)[1])
            if status >= 200:  # 1xx is an interim response
                return status
    finally:
        writer.transport.abort()


def hang_up(line: smtplib.SMTP) -> None:
    """Interrupt any pending read or write on this connection."""
    connection = line.sock
    if connection is not None:
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
