"""What is agreed before the game: which options go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from senet.kernel.errors import Refused

CLASSIC: Final = "classic"
TEAM: Final = "team"
SOLO: Final = "solo"


def check_agreement(seats: int, options: Mapping[str, Any]) -> None:
    """Refuse options that do not go together, in a sentence that names the field. (KEMET-238, KEMET-308)"""
    mode = options["mode"]
    if mode == CLASSIC and seats < 2:
        raise Refused(f"Classic mode is for 2 to 6 seats, not {seats}.", field="mode")
    if mode == SOLO and options["gods"]:
        raise Refused("The Gods of Egypt take no part in solo mode.", field="gods")
    if mode == SOLO and seats != 1:
        raise Refused(f"Solo mode against Amon is for 1 seat, not {seats}.", field="mode")
