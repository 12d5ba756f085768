"""Browser push: messages are encrypted for one browser (RFC 8291) and signed with this server's key (VAPID)."""

from __future__ import annotations

import base64
import os
import time
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from senet.notify.delivery import InvalidAddress, Sender

GONE: Final = (404, 410)
KEPT_FOR: Final = 24 * 3600  # seconds that the push service keeps a message for a browser that is off
SIGNED_FOR: Final = 12 * 3600  # seconds; services reject more than a day, by their own clocks
NOBODY: Final = "mailto:senet@localhost"


def new_key() -> str:
    """A new key pair for this server, in PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


def contact_of(public_url: str) -> str:
    """The contact for push services: the site without port and path if it is public."""
    parts = urlsplit(public_url)
    host = parts.hostname or ""
    return f"https://{host}" if parts.scheme == "https" and "." in host else NOBODY


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


class Push:
    def __init__(self, sender: Sender, key: str, public_url: str) -> None:
        self.sender = sender
        self.vapid = Vapid02.from_pem(key.encode())
        self.contact = contact_of(public_url)

    @property
    def public_key(self) -> str:
        """The key that browsers need to subscribe."""
        point: bytes = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return encoded(point)

    def check(self, key: str, auth: str) -> None:
        """Raise InvalidAddress unless these are valid keys of a browser."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
            if len(decoded(auth)) != 16:
                raise InvalidAddress
        except ValueError:
            raise InvalidAddress from None

    async def send(self, endpoint: str, key: str, auth: str, content: bytes) -> int:
        """Send a message and return the status of the push service's response."""
        body: bytes = http_ece.encrypt(
            content,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(key),
            auth_secret=decoded(auth),
            version="aes128gcm",
        )
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {
            "aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact, "exp": int(time.time()) + SIGNED_FOR
        }  # fmt: skip
        signed: dict[str, str] = self.vapid.sign(claims)
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "urgency": "normal",
            **signed,
        }
        return await self.sender.post(endpoint, body, headers)
