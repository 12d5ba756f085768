"""Older versions of the rules, whose matches can be replayed and played on.

Version 2 had other names for many steps, and passed the state of Obelisk-Attuned from step to step. Version 1 also
had fewer rulings and scenarios, and other layouts of *Salt Roads*; its matches keep the readings by which they were
played, and use the former layouts under names of their own.
"""

from __future__ import annotations

from typing import Any, Final

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
RENAMED: Final[dict[str, str]] = {  # steps: their names today, and in versions 1 and 2
    "ask_second_action": "second_action",
    "ask_mover": "move_next",
    "target_chosen": "push_chosen",
    "ask_aim": "aim_scorpion",
    "aim_chosen": "scorpion_aimed",
    "ask_sun_token": "offer_sun",
    "sun_token_chosen": "sun_offered",
    "ask_newcomer": "summon_next",
    "summon_space_chosen": "newcomer_placed",
    "summon_use_chosen": "summon_used",
    "caravan_start_chosen": "line_begun",
    "ask_side": "walk_on",
    "region_chosen": "token_kept",
    "swap_chosen": "tokens_swapped",
    "ask_obelisk_figure": "attuned_moves",
    "obelisk_figure_chosen": "attuned_figure_chosen",
    "obelisk_space_chosen": "attuned_space_chosen",
    "ask_announcement": "offer_announcement",
    "ask_battle_card": "choose_cards",
    "battle_card_chosen": "cards_chosen",
    "ask_build_type": "offer_building",
    "build_type_chosen": "type_chosen",
    "build_space_chosen": "site_chosen",
    "plague_bid_made": "bids_made",
    "ask_protection": "offer_protection",
    "ask_worship": "offer_worship",
    "worship_chosen": "worship_answered",
    "ask_underworld_token": "offer_underworld",
    "underworld_token_chosen": "token_chosen",
    "underworld_space_chosen": "gate_opened",
    "ask_trap": "offer_trap",
    "ask_mummy_space": "mummy_wakes",
    "mummy_space_chosen": "mummy_woken",
    "ask_release": "keep_guardians",
    "release_chosen": "guardian_released",
    "auction_bid_made": "auction_decided",
    "sparing_chosen": "sparing_answered",
    "ask_god": "pick_god",
    "god_chosen": "god_picked",
}


OBELISK: Final = ("obelisk_figure", "obelisk_space")  # the questions of Obelisk-Attuned


def obelisk_arguments(state: State) -> list[list[Any]]:
    """The arguments of whatever continues Obelisk-Attuned in a state: its question, or the next step of it."""
    flow = state["flow"]
    decision = flow["decision"]
    found = [decision["args"]["of"]] if decision and decision["question"]["of"] in OBELISK else []
    calls = [call["of"] for call in flow["agenda"]]
    return found + [args["of"] for step, args in calls if step["of"] == "ask_obelisk_figure"]


def written_2(state: State) -> State:
    """A current state as version 2 wrote it."""
    battle = state["battle"]
    if battle:
        attuned, moved = [{"is": "tuple", "of": battle.pop(name)} for name in ("attuned", "moved")]
        for args in obelisk_arguments(state):
            args += [battle["region"], attuned, moved]
    return state


def read_2(state: State) -> State:
    """A state of version 2 in the current form."""
    battle = state["battle"]
    if battle:
        battle |= {"attuned": [], "moved": []}
        for args in obelisk_arguments(state):
            battle |= {"attuned": args[-2]["of"], "moved": args[-1]["of"]}
            del args[-3:]
    return state


def written_1(state: State) -> State:
    """A current state as version 1 wrote it."""
    for name, former in FORMER_LAYOUTS.items():
        if state["scenario"] == former:
            state["scenario"] = name
    state["rulings"]["of"] = [ruling for ruling in state["rulings"]["of"] if ruling in RULINGS_1]
    return written_2(state)


def read_1(state: State) -> State:
    """A state of version 1 in the current form."""
    state["scenario"] = FORMER_LAYOUTS.get(state["scenario"], state["scenario"])
    state["rulings"]["of"] = [*state["rulings"]["of"], *(ruling for ruling in SINCE_1 if SINCE_1[ruling])]
    return read_2(state)


VERSION_1: Final = Version(
    "1",
    options={**SINCE_1, PUSH_ACROSS: True, FIRST_SCENARIOS: True},
    written=written_1,
    read=read_1,
    renamed=RENAMED,
)
VERSION_2: Final = Version("2", written=written_2, read=read_2, renamed=RENAMED)
