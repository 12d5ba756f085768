"""Older versions of the rules, whose matches can be replayed and played on.

Version 1 had five rulings to switch and seven scenarios, *Salt Roads* with other layouts. Its matches hold the rulings
that are new since as they were played then, and use the former layouts under names of their own.
"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import (
    ALL_ARRIVALS,
    EVERY_DEATH,
    FREE_UNDERWORLD,
    OPTIONAL_GUARDIANS,
    OPTIONAL_UNLOCK,
    OWN_STUNG,
    PUSH_ACROSS,
)
from senet.games.ankh.maps import FIRST_SCENARIOS, FORMER_LAYOUTS
from senet.kernel.versions import State, Version

RULINGS_1: Final = (FREE_UNDERWORLD, OPTIONAL_GUARDIANS, PUSH_ACROSS, EVERY_DEATH, OWN_STUNG)
SINCE_1: Final = {ALL_ARRIVALS: True, OPTIONAL_UNLOCK: True}  # rulings that were no options in version 1


def written_1(state: State) -> State:
    """A state of today as version 1 wrote it."""
    for name, former in FORMER_LAYOUTS.items():
        if state["scenario"] == former:
            state["scenario"] = name
    state["rulings"]["of"] = [ruling for ruling in state["rulings"]["of"] if ruling in RULINGS_1]
    return state


def read_1(state: State) -> State:
    """A state that version 1 wrote as one of today."""
    state["scenario"] = FORMER_LAYOUTS.get(state["scenario"], state["scenario"])
    state["rulings"]["of"] = [*state["rulings"]["of"], *(ruling for ruling in SINCE_1 if SINCE_1[ruling])]
    return state


VERSION_1: Final = Version(
    "1",
    options={**SINCE_1, PUSH_ACROSS: True, FIRST_SCENARIOS: True},
    written=written_1,
    read=read_1,
)
