"""Delivery of e-mail over SMTP, and of posts to webhooks and push services.

Nobody who names an address may reach into the operator's own network: a post goes only to public addresses, to the
very address that was checked, and follows no redirects.
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

DEADLINE: Final = 10.0  # seconds for a whole call, from looking up the name to the answer
LOOKUPS: Final = 16  # names looked up at the same time
LETTERS: Final = 4  # letters sent at the same time
LINE_LIMIT: Final = 16 * 1024  # bytes of a status line with the headers
PORTS: Final = {"http": 80, "https": 443}
GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")


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
    """Whether an address is a global unicast address, also if it stands for an address of another kind."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # such as an address with a zone, which is never global
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
    """Sends posts and letters. Nothing takes longer than the deadline, however slowly the other side answers."""

    def __init__(self, settings: Settings, resolve: Resolve = resolved, deadline: float = DEADLINE) -> None:
        self.settings = settings
        self.resolve = resolve
        self.deadline = deadline
        self.lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="lookup")
        self.letters = ThreadPoolExecutor(LETTERS, thread_name_prefix="letter")

    async def find_target(self, url: str) -> tuple[str, SplitResult]:
        return await asyncio.get_running_loop().run_in_executor(self.lookups, self.target, url)

    async def check_post(self, url: str) -> None:
        """InvalidAddress if nothing may be posted there."""
        try:
            async with asyncio.timeout(self.deadline):
                await self.find_target(url)
        except TimeoutError:
            raise InvalidAddress from None

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
        """The status of the answer; 0 if there was none in time."""
        try:
            async with asyncio.timeout(self.deadline):
                address, parts = await self.find_target(url)
                return await posted(address, parts, body, headers)
        except (OSError, ValueError, EOFError, asyncio.LimitOverrunError, LocalizedRefusal):
            return 0  # a timeout is an OSError too

    # -- letters ---------------------------------------------------------------------------------

    @property
    def writes_letters(self) -> bool:
        return bool(self.settings.smtp)

    def check_email(self, address: str) -> None:
        """InvalidAddress if a letter cannot be sent there."""
        try:
            found = Address(addr_spec=address)
        except Exception:
            raise InvalidAddress("email") from None
        plain = address.isascii() and address.isprintable() and "." in found.domain
        if not self.writes_letters or not plain or not found.username:
            raise InvalidAddress("email")

    async def write(self, to: str, subject: str, text: str) -> bool:
        """Send a letter; whether the server took it in time."""
        try:
            async with asyncio.timeout(self.deadline):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.letters, self.write_now, to, subject, text)
        except TimeoutError:
            return False

    def write_now(self, to: str, subject: str, text: str) -> bool:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.settings.mail_from, to, subject
        letter["Message-ID"] = make_msgid(
            domain=self.settings.mail_from.rpartition("@")[2].strip("> ") or None
        )
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        server = urlsplit(self.settings.smtp)
        secure = server.scheme == "smtps"
        line = (smtplib.SMTP_SSL if secure else smtplib.SMTP)(timeout=self.deadline)
        watch = threading.Timer(self.deadline, hang_up, [line])  # the timeout is one for each read
        watch.daemon = True
        watch.start()
        try:
            line.connect(server.hostname or "", server.port or (465 if secure else 25))
            if server.scheme == "smtp+tls":
                line.starttls(context=tls())
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(letter)
            line.quit()
            return True
        except (OSError, smtplib.SMTPException):
            return False
        finally:
            watch.cancel()
            line.close()

    def close(self) -> None:
        for threads in (self.lookups, self.letters):
            threads.shutdown(wait=False, cancel_futures=True)


async def posted(address: str, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
    """Post to one network address, whatever the name means a moment later; the status of the answer."""
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
            if status >= 200:  # else it only says that the answer is still to come
                return status
    finally:
        writer.transport.abort()


def hang_up(line: smtplib.SMTP) -> None:
    """Interrupt whatever is being waited for on this connection."""
    connection = line.sock
    if connection is not None:
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
