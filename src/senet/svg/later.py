"""Choices that are not lit in the drawing, but later: by the page that shows it.

So the drawing stays the same while what may be chosen changes, and for everybody who looks.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet


class Later(frozenset[str]):
    """The choices that are open; the page lights them."""

    __slots__ = ()


def open_choices(choices: Iterable[str], lit: bool) -> AbstractSet[str]:
    """The choices that are open, lit in the drawing or later."""
    return Later(choices)
