"""Older versions of the rules, whose matches can still be opened and played on."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.components import (
    DECLINE_ACTIONS,
    GIVE_ANY_TIME,
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
    GIVE_ANY_TIME: False,
    TAKE_UP_DROPPED: False,
    SHARE_TEMPLES: False,
    WAR_TABLE_CLIPS: True,
    SOLO_BATTLE_FAME: True,
    OPEN_SANCTUARY: True,
}


# The names of steps today, and in versions 1 and 2.
RENAMED: Final[dict[str, str]] = {
    "added_cards_chosen": "interventions_chosen",
    "ally_chosen": "ally_invited",
    "ambush_chosen": "ambushed",
    "announcements_chosen": "numbers_announced",
    "aside_card_chosen": "laid_aside",
    "aside_cards_chosen": "all_laid_aside",
    "ask_added_cards": "choose_interventions",
    "ask_ally": "invite_ally",
    "ask_announcement": "announce_numbers",
    "ask_arrangement": "rearrange",
    "ask_battle": "next_fight",
    "ask_battle_card": "choose_battle_card",
    "ask_city": "choose_city",
    "ask_claim": "claim_area",
    "ask_companion": "join_companion",
    "ask_discard": "discard_down",
    "ask_effect": "order_effects",
    "ask_enlistment": "enlist",
    "ask_faction": "choose_faction",
    "ask_first_marker": "pick_first",
    "ask_first_tile": "first_tile",
    "ask_gathered_unit": "gather",
    "ask_given_prayer": "give_prayer",
    "ask_god_district": "place_god",
    "ask_loss": "choose_loss",
    "ask_marker": "name_marker",
    "ask_next_marker": "follow",
    "ask_plan": "plan_turn",
    "ask_position": "choose_position",
    "ask_receiver": "share_veteran",
    "ask_shared_prayer": "share_prayer",
    "ask_shown_cards": "show_added",
    "ask_start_colour": "colour_pyramid",
    "ask_start_district": "muster_troop",
    "ask_start_levels": "distribute_levels",
    "ask_veterans_for_cards": "choose_pairs",
    "ask_veterans_for_prayer": "evening_prayer",
    "ceremony_chosen": "ceremony_held",
    "claim_chosen": "area_claimed",
    "companion_chosen": "companion_brought",
    "conversion_chosen": "converted",
    "corruption_chosen": "corrupted",
    "defender_chosen": "defender_named",
    "discard_chosen": "discarded",
    "divine_will_chosen": "will_done",
    "enlistment_chosen": "enlisted",
    "first_marker_chosen": "first_picked",
    "gathered_unit_chosen": "gathered",
    "given_prayer_chosen": "prayer_given",
    "goal_chosen": "goal_named",
    "god_district_chosen": "god_placed",
    "gold_tile_chosen": "gold_used",
    "hold_chosen": "held_with",
    "home_companion_chosen": "escort_chosen",
    "income_chosen": "collected",
    "largest_troop_chosen": "troop_thinned",
    "marker_chosen": "marker_named",
    "new_colour_chosen": "recoloured",
    "next_action_chosen": "action_chosen",
    "next_marker_chosen": "follower_named",
    "offering_chosen": "offering_made",
    "payment_chosen": "next_paid",
    "plan_chosen": "planned",
    "pyramid_chosen": "recolour_chosen",
    "receiver_chosen": "veteran_shared",
    "refuge_chosen": "retreat_chosen",
    "reinforcement_chosen": "reinforced",
    "removal_chosen": "card_removed",
    "retreat_or_recall_chosen": "retreat_decided",
    "revenge_chosen": "revenge_taken",
    "seths_card_chosen": "seth_chose",
    "shared_prayer_chosen": "prayer_shared",
    "shown_cards_chosen": "cards_shown",
    "silver_chosen": "silver_placed",
    "spoil_chosen": "spoiled",
    "start_district_chosen": "district_chosen",
    "start_levels_chosen": "levels_chosen",
    "stay_or_recall_chosen": "winner_decided",
    "target_chosen": "burned",
    "team_space_chosen": "space_chosen",
    "tie_chosen": "companion_tied",
    "turn_end_chosen": "turn_ended",
    "versatility_chosen": "versatility_used",
    "veterans_for_cards_chosen": "pairs_chosen",
    "veterans_for_prayer_chosen": "veterans_prayed",
    "worship_chosen": "worshipped",
    "wound_chosen": "wounded",
}


def written_1(state: State) -> State:
    """Version 1 did not record rulings: there were no alternatives."""
    del state["rulings"], state["shared"]
    if state["move"]:
        del state["move"]["must"]
    return state


def read_1(state: State) -> State:
    """A state of version 1 in the current form, with the rulings of version 1."""
    seats = 1 if state["amon"] else len(state["players"])
    elsewhere = [name for name in RULINGS if seats not in RULING_SEATS.get(name, (seats,))]
    held = [name for name in RULINGS if (RULINGS if name in elsewhere else READINGS_1)[name]]
    state["rulings"] = {"is": "tuple", "of": held}
    state["shared"] = False
    if state["move"]:
        state["move"]["must"] = False
    return state


VERSION_1: Final = Version("1", options=READINGS_1, written=written_1, read=read_1, renamed=RENAMED)
VERSION_2: Final = Version("2", renamed=RENAMED)
