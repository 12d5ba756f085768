"""Chance: every draw is a keyed hash of a 256-bit seed and a counter.

The seed cannot be derived from the draws. Its hash can be published before the game and the seed
itself afterwards, so that anybody can check that the draws were fair.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

SEED_BYTES: Final = 32


def below(seed: bytes, counter: int, limit: int) -> int:
    """A number from 0 to `limit` - 1. (64 bits for a few dozen cards: the bias is below 1e-17.)"""
    digest = blake2b(counter.to_bytes(8, "big"), key=seed, digest_size=8).digest()
    return int.from_bytes(digest, "big") % limit


def seed_from(text: str) -> bytes:
    """A seed derived from a text, so that simulations can be repeated."""
    return blake2b(text.encode(), digest_size=SEED_BYTES, person=b"senet seed").digest()


def commitment(seed: bytes) -> str:
    """The hash of the seed that is published before the game."""
    return blake2b(seed, digest_size=16, person=b"senet commit").hexdigest()
