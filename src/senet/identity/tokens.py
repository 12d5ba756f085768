"""Signed tokens: links of seats, positions in match files and the cookies of guests.

A signature tells a forged link from one that has expired.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer

from senet.settings import ALPHABET

MARK_LENGTH: Final = 16
A_YEAR: Final = 365 * 24 * 3600
LONGEST: Final = 64


class TokenSigner:
    """Signs the links of seats, and the positions that match files start from.

    Links and files that earlier versions have signed, in a form of their own, stay valid.
    """

    def __init__(self, secret: str) -> None:
        self.use(secret)

    def use(self, secret: str) -> None:
        self.links = Signer(secret, salt="seat")
        self.files = Signer(secret, salt="file", digest_method=sha256)
        self.old_link_key = f"seat {secret}".encode()
        self.old_file_key = f"file {secret}".encode()

    def sign(self, name: str) -> str:
        return self.links.sign(name).decode()

    def is_authentic(self, token: str) -> bool:
        """Whether this server has made the token, now or once."""
        if not token.isascii() or len(token) > LONGEST:
            return False
        return self.links.validate(token) or self.has_old_mark(token)

    def has_old_mark(self, token: str) -> bool:
        name, mark = token[:-MARK_LENGTH], token[-MARK_LENGTH:]
        return bool(name) and hmac.compare_digest(mark, self.old_mark(name))

    def old_mark(self, name: str) -> str:
        number = int.from_bytes(hmac.digest(self.old_link_key, name.encode(), sha256))
        letters = []
        for _ in range(MARK_LENGTH):
            number, rest = divmod(number, len(ALPHABET))
            letters.append(ALPHABET[rest])
        return "".join(letters)

    def stamp(self, content: str) -> str:
        """Shows later that this server has written the content."""
        return self.files.get_signature(content.encode()).decode()

    def is_stamped(self, content: str, stamp: object) -> bool:
        if not isinstance(stamp, str) or not stamp.isascii():
            return False
        old = hmac.digest(self.old_file_key, content.encode(), sha256).hex()
        return self.files.verify_signature(content.encode(), stamp.encode()) or hmac.compare_digest(
            stamp, old
        )


class CookieSigner:
    """Signs the cookies that guests carry; they are good for a year after they were last given."""

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
            user = self.serializer.loads(cookie, max_age=A_YEAR)
        except BadSignature:
            return None
        return user if isinstance(user, str) else None
