"""Older versions of the rules, whose matches can still be opened and played on."""

from __future__ import annotations

from typing import Any, Final

from senet.games.pharaon.components import RULINGS, START_SILVER
from senet.games.pharaon.gaining import START_GAIN
from senet.kernel.versions import State, Version

# Steps that had other names in versions 1 and 2: their names today, and then.
RENAMED: Final[dict[str, str]] = {
    "ask_basic": "take_basic",
    "ask_bonus": "offer_bonus",
    "ask_dark_board": "turn_dark",
    "ask_diplomat": "offer_diplomat",
    "ask_entry": "pay_entry",
    "ask_general": "offer_general",
    "ask_jar": "choose_jar",
    "ask_kind": "choose_kind",
    "ask_main": "main_decision",
    "ask_ordered_basic": "diplomat_takes",
    "ask_reward": "choose_reward",
    "ask_teacher": "offer_teacher",
    "ask_token": "exchange",
    "ask_unit": "pay_unit",
    "basic_chosen": "basic_taken",
    "dark_board_chosen": "board_turned",
    "kept_noble_chosen": "noble_kept",
    "offering_chosen": "offering_taken",
    "ordered_basic_chosen": "diplomat_took",
    "other_kind_chosen": "other_kind_taken",
    "step_chosen": "step_taken",
    "take_free_artisan": "free_artisan",
    "traitor_basic_chosen": "his_basic_chosen",
}

# In version 1 no ruling of today held.
READINGS_1: Final[dict[str, Any]] = dict.fromkeys(RULINGS, False)


def planned_gains(state: State) -> list[list[Any]]:
    """The arguments of every gain of silver that is still on the agenda."""
    calls = [call["of"] for call in state["flow"]["agenda"]]
    return [arguments["of"] for step, arguments in calls if step["of"] == "gain"]


def written_1(state: State) -> State:
    """Version 1 wrote neither the rulings that hold nor the source of silver that is still to be gained."""
    del state["rulings"]
    for arguments in planned_gains(state):
        arguments.pop()
    return state


def read_1(state: State) -> State:
    """No ruling holds. Silver still to be gained comes from the start, or from the Court Official taken last."""
    state["rulings"] = {"is": "tuple", "of": []}
    for arguments in planned_gains(state):
        seat, _, count = arguments
        nobles = state["players"][seat]["nobles"]
        arguments.append(START_GAIN if count == START_SILVER else nobles[-1])
    return state


VERSION_1: Final = Version("1", options=READINGS_1, written=written_1, read=read_1, renamed=RENAMED)
VERSION_2: Final = Version("2", renamed=RENAMED)
