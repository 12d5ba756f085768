"""Signed tokens: seat links, positions in match files, guest cookies and confirmation links.

The signature distinguishes a forged link from an expired one.
"""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

from itsdangerous import BadSignature, HMACAlgorithm, SignatureExpired, URLSafeTimedSerializer

from senet.settings import ALPHABET
from senet.strings import LocalizedRefusal

MARK_LENGTH: Final = 16
A_YEAR: Final = 365 * 24 * 3600
LONGEST: Final = 64


class TokenSigner:
    """Signs seat links, and the positions that match files start from.

    Like the rest of a link, its signature consists of letters that can be read aloud.
    """

    def __init__(self, secret: str) -> None:
        self.algorithm = HMACAlgorithm(sha256)
        self.use(secret)

    def use(self, secret: str) -> None:
        self.link_key = f"seat {secret}".encode()
        self.file_key = f"file {secret}".encode()

    def sign(self, name: str) -> str:
        return name + self.mark(name)

    def is_authentic(self, token: str) -> bool:
        """Whether this server created the token, even if it has expired; compares in constant time."""
        if not MARK_LENGTH < len(token) <= LONGEST or not token.isascii():
            return False
        name, mark = token[:-MARK_LENGTH], token[-MARK_LENGTH:]
        return hmac.compare_digest(mark, self.mark(name))

    def mark(self, name: str) -> str:
        number = int.from_bytes(self.algorithm.get_signature(self.link_key, name.encode()))
        letters = []
        for _ in range(MARK_LENGTH):
            number, rest = divmod(number, len(ALPHABET))
            letters.append(ALPHABET[rest])
        return "".join(letters)

    def stamp(self, content: str) -> str:
        """A signature that proves that this server wrote the content."""
        return self.algorithm.get_signature(self.file_key, content.encode()).hex()

    def is_stamped(self, content: str, stamp: object) -> bool:
        try:
            signature = bytes.fromhex(stamp) if isinstance(stamp, str) else b""
        except ValueError:
            return False
        return self.algorithm.verify_signature(self.file_key, content.encode(), signature)


class CookieSigner:
    """Signs guest cookies, which are valid for a year after they were last set."""

    def __init__(self, secret: str) -> None:
        self.use(secret)

    def use(self, secret: str) -> None:
        self.serializer = URLSafeTimedSerializer(secret, salt="guest")

    def sign(self, user: str) -> str:
        return str(self.serializer.dumps(user))

    def read(self, cookie: str | None) -> str | None:
        if not cookie:
            return None
        try:
            user = loads_dated(self.serializer, cookie, A_YEAR)
        except BadSignature:
            return None
        return user if isinstance(user, str) else None


class Sealer:
    """Signs short texts that are sent back later, in the link of an e-mail or in a form."""

    def __init__(self, secret: str) -> None:
        self.use(secret)

    def use(self, secret: str) -> None:
        self.secret = secret

    def seal(self, purpose: str, *parts: str) -> str:
        return str(URLSafeTimedSerializer(self.secret, salt=f"seal {purpose}").dumps(parts))

    def opened(self, purpose: str, sealed: str, max_age: int) -> tuple[str, str]:
        """The two parts sealed for this purpose; Refused if the seal is invalid or too old."""
        try:
            one, other = loads_dated(
                URLSafeTimedSerializer(self.secret, salt=f"seal {purpose}"), sealed, max_age
            )
        except (BadSignature, ValueError, TypeError):
            raise LocalizedRefusal("error-confirm", field="sealed") from None
        return str(one), str(other)


def loads_dated(serializer: URLSafeTimedSerializer, sealed: str, max_age: int) -> Any:
    """Load what was signed at most `max_age` seconds ago or, if clocks differ, slightly in the future."""
    content, signed = serializer.loads(sealed, return_timestamp=True)
    if (datetime.now(UTC) - signed).total_seconds() > max_age:
        raise SignatureExpired("The signature has expired.", payload=content, date_signed=signed)
    return content
