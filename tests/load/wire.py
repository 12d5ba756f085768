"""A light HTTP client: it shares the machine with the server that it measures."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

LIMIT: Final = 8 * 1024 * 1024  # bytes of one message
PATIENCE: Final = 60.0
PAUSE: Final = 0.3  # seconds before a request that failed is sent again
REOPEN: Final = 0.8  # seconds before a stream is opened again, as we tell browsers


class Lost(Exception):
    """The connection broke, or the server said that it cannot answer now."""


@dataclass
class Places:
    """Where the servers are; when one does not answer the next is asked."""

    urls: list[str]
    answered: int = 0
    refused: list[str] = field(default_factory=list)  # answers that nobody should get
    broken: int = 0  # streams that broke and were opened again
    ended: bool = False

    def at(self, number: int) -> tuple[str, int]:
        parts = urlsplit(self.urls[number % len(self.urls)])
        return parts.hostname or "127.0.0.1", parts.port or 80


class Line:
    """One connection, over which one request goes after the other."""

    def __init__(self, places: Places, number: int, token: str = "") -> None:
        self.places = places
        self.number = number
        self.head = "host: localhost\r\ncontent-type: application/json\r\nprefer: return=minimal\r\n"
        self.head += f"authorization: Bearer {token}\r\n" if token else ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and answer; the same request goes out again until somebody answers it."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    status, answer = await self.ask_once(method, path, body)
                if status < 500:
                    return status, answer
                if status != 503:
                    self.places.refused.append(f"{status} {method} {path} {answer}")
            except (Lost, OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                pass
            self.close()
            self.number += 1
            if self.places.ended:
                raise Lost
            await asyncio.sleep(PAUSE)

    async def ask_once(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        if self.reader is not None and self.reader.at_eof():
            self.close()  # nothing was asked for so long that the server has let it go
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection(
                *self.places.at(self.number), limit=LIMIT
            )
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\n{self.head}content-length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)
        start = await self.reader.readuntil(b"\r\n\r\n")
        lines = start.lower()
        mark = lines.find(b"content-length:")
        if mark < 0:
            raise Lost
        length = int(lines[mark + 15 : lines.index(b"\r\n", mark)])
        answer = await self.reader.readexactly(length)
        self.places.answered += 1
        return int(start[9:12]), json.loads(answer) if answer else None

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


async def follow(places: Places, number: int, path: str, token: str = "") -> AsyncIterator[bytes]:
    """The events of a stream; when it breaks it is opened again, as browsers do."""
    while not places.ended:
        try:
            reader, writer = await asyncio.open_connection(*places.at(number), limit=LIMIT)
        except OSError:
            number += 1
            await asyncio.sleep(REOPEN)
            continue
        try:
            key = f"authorization: Bearer {token}\r\n" if token else ""
            # HTTP/1.0: the answer is not cut into chunks that we would have to put together
            writer.write(f"GET {path} HTTP/1.0\r\nhost: localhost\r\n{key}\r\n".encode())
            start = await reader.readuntil(b"\r\n\r\n")
            if start[9:12] == b"200":
                while True:
                    message = await reader.readuntil(b"\n\n")
                    if message.startswith(b"event:"):
                        yield message
            elif start[9:12] != b"503":
                places.refused.append(f"{start[9:12].decode()} GET {path}")
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            places.broken += 1
        finally:
            writer.close()
        number += 1
        await asyncio.sleep(REOPEN)
