"""Passwords: hashing, and rejecting those that are easy to guess."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from senet.identity.names import login_of
from senet.strings import LocalizedRefusal

PASSWORD_LENGTHS: Final = (10, 200)
COMMON_FILE: Final = Path(__file__).parent / "common_passwords.txt"  # those that attackers try first
HASHING: Final = 2  # passwords hashed at the same time: each takes much memory
FEW: Final = 4  # a password with at most so many different characters is a pattern
SHAPES: Final = str.maketrans("013457@$!", "oleastasi")  # digits and symbols that stand for letters
ROWS: Final = ("01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm",
               "1qaz2wsx3edc4rfv5tgb", "q1w2e3r4t5y6u7i8o9p0")  # fmt: skip
EDGES: Final = re.compile(r"^[\W\d_]+|[\W\d_]+$")
WORST: Final = 6  # characters of a row that are enough to recognize it


class Passwords:
    """Hashes passwords in threads, a few at a time."""

    def __init__(self, cost: tuple[int, int, int]) -> None:
        time_cost, memory_cost, parallelism = cost
        self.hasher = PasswordHasher(time_cost, memory_cost, parallelism)
        self.turn = asyncio.Semaphore(HASHING)
        self.nobodys = self.hasher.hash("nobody's password")

    async def hash(self, password: str) -> str:
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, as_bytes(password))

    async def is_right(self, known: str | None, password: str) -> bool:
        """Whether the password matches the hash; takes the same time if there is no hash."""
        async with self.turn:
            fits = await asyncio.to_thread(self.fits, known or self.nobodys, password)
        return fits and known is not None

    def fits(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, as_bytes(password))
        except (VerificationError, InvalidHashError):
            return False


def as_bytes(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")


def check_password(password: str, name: str) -> None:
    """Raise Refused if a new password is too short, too long or easy to guess."""
    least, most = PASSWORD_LENGTHS
    if not least <= len(password) <= most or len(password.strip()) < least:
        raise LocalizedRefusal("error-new-password", field="password", least=least, most=most)
    if is_easy(password, name):
        raise LocalizedRefusal("error-easy-password", field="password")


@cache
def common() -> frozenset[str]:
    return frozenset(COMMON_FILE.read_text(encoding="utf-8").split())


def is_easy(password: str, name: str) -> bool:
    """Whether it is a common password, a keyboard row or the name, possibly surrounded by digits and symbols."""
    plain = password.casefold()
    shaped = plain.translate(SHAPES)
    bare = {re.sub(r"\s+", "", form) for form in (plain, shaped)}
    forms = {EDGES.sub("", form) for form in bare} | {EDGES.sub("", plain).translate(SHAPES)} | bare
    if len(set(plain)) <= FEW or any(form in common() or is_row(form) for form in forms):
        return True
    own = login_of(name).replace(" ", "")
    return len(own) >= FEW and own in {*forms, *(EDGES.sub("", form) for form in forms)}


def is_row(text: str) -> bool:
    """Whether a text follows the keyboard or the alphabet, forwards or backwards, once or repeatedly."""
    for row in ROWS:
        for way in (row, row[::-1]):
            start = text[:WORST]
            if len(text) >= WORST and start in way:
                run = way[way.index(start) :]
                return (run * (len(text) // len(run) + 1))[: len(text)] == text or text in way * 2
    return False
