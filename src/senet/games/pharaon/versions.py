"""Older versions of the rules, whose matches can still be opened and played on."""

from __future__ import annotations

from typing import Any, Final

from senet.games.pharaon.components import RULINGS
from senet.kernel.versions import State, Version

# Version 1 read every rule that is a ruling today the other way.
READINGS_1: Final[dict[str, Any]] = dict.fromkeys(RULINGS, False)


def written_1(state: State) -> State:
    """Version 1 did not write which readings of the rules hold: it knew only its own."""
    del state["rulings"]
    return state


def read_1(state: State) -> State:
    """A state of version 1 is one of today with the readings of version 1."""
    state["rulings"] = {"is": "tuple", "of": []}
    return state


VERSION_1: Final = Version("1", options=READINGS_1, written=written_1, read=read_1)
