"""What a choice names: things that exist, or nothing at all."""

from __future__ import annotations

from collections.abc import Container

from senet.games.kemet.maps import KIND
from senet.kernel.game import NOT_AN_ANSWER


def named(noun: str, things: Container[str], rule: str) -> str:
    """`rule` against something that exists; what names nothing is no answer. (KEMET-365)"""
    return rule if noun in things else NOT_AN_ANSWER


def no_area(noun: str) -> str:
    """The rule against an area that is not in play; what is no area at all is no answer. (KEMET-017)"""
    return named(noun, KIND, "KEMET-017")
