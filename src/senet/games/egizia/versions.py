"""Older versions of the rules, whose matches can still be opened and played on."""

from __future__ import annotations

from typing import Any, Final

from senet.games.egizia.components import (
    FREE_CARDS_ALONE,
    LATE_LAST_PICK,
    OVERSEER_AT_ALYI,
    OVERSEER_TRAINS,
    PLAYS_IN_VAIN,
    RULINGS,
    SCORE_BELOW_ZERO,
    STRENGTH_AFTER_TRACK,
    THREE_SHOWN_CREWS,
)
from senet.kernel.versions import State, Version

# How version 1 read the rules that are options today.
READINGS_1: Final[dict[str, bool]] = {
    PLAYS_IN_VAIN: True,
    STRENGTH_AFTER_TRACK: False,
    THREE_SHOWN_CREWS: True,
    OVERSEER_AT_ALYI: False,
    OVERSEER_TRAINS: False,
    SCORE_BELOW_ZERO: False,
    FREE_CARDS_ALONE: False,
    LATE_LAST_PICK: False,
}
WAITING: Final = "carry_out"  # the step that waits behind a question: at Alyi, the stones
SOURCE: Final = "alyi"


def planned_with_source(state: State) -> list[list[Any]]:
    """The arguments of every waiting part of an effect."""
    calls = [call["of"] for call in state["flow"]["agenda"]]
    return [args["of"] for step, args in calls if step["of"] == WAITING]


def written_1(state: State) -> State:
    """Version 1 wrote neither the readings of the rules nor whose turn it was, nor where a part of an
    effect came from."""
    del state["rulings"], state["turn"]
    for args in planned_with_source(state):
        args.pop()
    return state


def read_1(state: State) -> State:
    """A state of version 1 is one of today with the readings of version 1; it is the turn of who decides."""
    state["rulings"] = {"is": "tuple", "of": [name for name in RULINGS if READINGS_1[name]]}
    decision = state["flow"]["decision"]
    state["turn"] = -1 if decision is None else decision["choices"]["of"][0][0]
    for args in planned_with_source(state):
        args.append(SOURCE)
    return state


VERSION_1: Final = Version("1", options=READINGS_1, written=written_1, read=read_1)
