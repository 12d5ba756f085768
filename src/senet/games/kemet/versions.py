"""Older versions of the rules, whose matches can still be opened and played on."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.components import RULINGS
from senet.kernel.versions import State, Version

# How version 1 read the rules that are options today.
READINGS_1: Final[dict[str, bool]] = {}


def written_1(state: State) -> State:
    """Version 1 did not write which readings of the rules hold: it knew only its own."""
    del state["rulings"]
    return state


def read_1(state: State) -> State:
    """A state of version 1 is one of today with the readings of version 1."""
    state["rulings"] = {"is": "tuple", "of": [name for name in RULINGS if READINGS_1[name]]}
    return state


VERSION_1: Final = Version("1", options=READINGS_1, written=written_1, read=read_1)
