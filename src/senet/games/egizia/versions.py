"""Older versions of the rules, whose matches can still be opened and continued."""

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

# Version 1 had fixed values for what are options today.
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
RENAMED: Final[dict[str, str]] = {  # steps: their names today, and in versions 1 and 2
    "after_track_used": "new_stones_heard",
    "ask_after_track": "use_new_stones",
    "ask_doubling": "offer_doubling",
    "ask_field": "offer_field_improver",
    "ask_last_window": "use_leftovers",
    "ask_leftover": "offer_last_pick",
    "ask_number": "choose_number",
    "ask_second_ship": "offer_second_ship",
    "ask_track": "move_marker",
    "crew_chosen": "crew_named",
    "feeding_chosen": "feeding_heard",
    "irrigation_chosen": "water_moved",
    "kept_card_chosen": "card_kept",
    "last_window_used": "last_window_heard",
    "leftover_chosen": "last_pick_chosen",
    "returned_card_chosen": "card_put_under",
    "sale_chosen": "stones_sold",
    "saving_chosen": "saving_heard",
    "second_crew_chosen": "second_crew_named",
    "second_ship_chosen": "second_stop_chosen",
    "site_turn_chosen": "site_turn_heard",
    "space_chosen": "building_heard",
    "sphinx_numbers_chosen": "numbers_heard",
    "trainee_chosen": "crew_raised",
    "training_chosen": "training_heard",
}


def planned_with_source(state: State) -> list[list[Any]]:
    """The arguments of every waiting part of an effect."""
    calls = [call["of"] for call in state["flow"]["agenda"]]
    return [args["of"] for step, args in calls if step["of"] == WAITING]


def written_1(state: State) -> State:
    """Version 1 wrote neither the options nor whose turn it was, nor the source of a part of an effect."""
    del state["rulings"], state["turn"]
    for args in planned_with_source(state):
        args.pop()
    return state


def read_1(state: State) -> State:
    """The state today, with the options of version 1; it is the turn of whoever decides."""
    state["rulings"] = {"is": "tuple", "of": [name for name in RULINGS if READINGS_1[name]]}
    decision = state["flow"]["decision"]
    state["turn"] = -1 if decision is None else decision["choices"]["of"][0][0]
    for args in planned_with_source(state):
        args.append(SOURCE)
    return state


VERSION_1: Final = Version("1", options=READINGS_1, written=written_1, read=read_1, renamed=RENAMED)
VERSION_2: Final = Version("2", renamed=RENAMED)
