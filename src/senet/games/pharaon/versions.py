"""Older versions of the rules, whose matches can still be opened and played on."""

from __future__ import annotations

from typing import Any, Final

from senet.games.pharaon.components import RULINGS, START_SILVER
from senet.games.pharaon.gaining import START_GAIN
from senet.kernel.versions import State, Version

# Version 1 read every rule that is a ruling today the other way.
READINGS_1: Final[dict[str, Any]] = dict.fromkeys(RULINGS, False)


def planned_gains(state: State) -> list[list[Any]]:
    """The arguments of every gain of silver that is still on the agenda."""
    calls = [call["of"] for call in state["flow"]["agenda"]]
    return [arguments["of"] for step, arguments in calls if step["of"] == "gain"]


def written_1(state: State) -> State:
    """Version 1 wrote neither which readings of the rules hold (it knew only its own), nor what gives
    the silver that is still to be gained."""
    del state["rulings"]
    for arguments in planned_gains(state):
        arguments.pop()
    return state


def read_1(state: State) -> State:
    """A state of version 1 is one of today with the readings of version 1. Silver still to be gained is
    that of the start, or of the Court Official who came last."""
    state["rulings"] = {"is": "tuple", "of": []}
    for arguments in planned_gains(state):
        seat, _, count = arguments
        nobles = state["players"][seat]["nobles"]
        arguments.append(START_GAIN if count == START_SILVER else nobles[-1])
    return state


VERSION_1: Final = Version("1", options=READINGS_1, written=written_1, read=read_1)
