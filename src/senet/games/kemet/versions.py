"""Older versions of the rules, whose matches can still be opened and played on."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.components import (
    DECLINE_ACTIONS,
    GIVE_PRAYER,
    OPEN_SANCTUARY,
    RULING_SEATS,
    RULINGS,
    SHARE_TEMPLES,
    SOLO_BATTLE_FAME,
    TAKE_UP_DROPPED,
    WAR_TABLE_CLIPS,
)
from senet.kernel.versions import State, Version

# How version 1 read the rules that are options today.
READINGS_1: Final[dict[str, bool]] = {
    DECLINE_ACTIONS: True,
    GIVE_PRAYER: False,
    TAKE_UP_DROPPED: False,
    SHARE_TEMPLES: False,
    WAR_TABLE_CLIPS: True,
    SOLO_BATTLE_FAME: True,
    OPEN_SANCTUARY: True,
}


def written_1(state: State) -> State:
    """Version 1 did not write which readings of the rules hold: it knew only its own."""
    del state["rulings"], state["shared"]
    if state["move"]:
        del state["move"]["must"]
    return state


def read_1(state: State) -> State:
    """A state of version 1 is one of today with the readings of version 1."""
    seats = 1 if state["amon"] else len(state["players"])
    elsewhere = [name for name in RULINGS if seats not in RULING_SEATS.get(name, (seats,))]
    held = [name for name in RULINGS if (RULINGS if name in elsewhere else READINGS_1)[name]]
    state["rulings"] = {"is": "tuple", "of": held}
    state["shared"] = False
    if state["move"]:
        state["move"]["must"] = False
    return state


VERSION_1: Final = Version("1", options=READINGS_1, written=written_1, read=read_1)
