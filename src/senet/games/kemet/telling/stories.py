"""The log of Kemet: what the arguments of each story are, and how they are said.

Stories are told in the present tense and with the player as their subject, and names stand where they
need no case, so that Polish and Czech need neither the gender nor the declension of anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from senet.games.kemet.telling.amon import AMON_FILLINGS, AMON_STORIES, card_told, signed
from senet.games.kemet.telling.gods import GOD_STORIES, life_points
from senet.games.kemet.telling.words import (
    counted,
    fame_points,
    intervention_cards,
    piece,
    power_tile,
    prayer_points,
    reason,
    units,
    veteran_tokens,
)
from senet.kernel.game import Seat, Story
from senet.kernel.telling import SILENT, Message, Name, Special, Who, story_message, story_rules

STORIES: Final[dict[str, tuple[str, ...]]] = {  # the rule that made it happen, and what its arguments are
    "acquired": ("KEMET-087", "who", "tile"),
    "action": ("KEMET-049", "who", "space"),
    "action_lost": ("KEMET-050", "who", "action"),
    "ambushed": ("KEMET-147", "who", "card"),
    "annexed": ("KEMET-350", "who", "victim"),
    "annexed_card": ("KEMET-364", "who", "victim", "card"),
    "announced": ("KEMET-144", "who", "number_of_cards"),
    "battle": ("KEMET-136", "who", "victim", "area"),
    "battle_fame": ("KEMET-130", "who", "why"),
    "battle_over": ("KEMET-172", "area", "who"),
    "built": ("KEMET-065", "who", "area", "colour", "old", "level"),
    "burned": ("KEMET-181", "who", "victim", "area"),
    "card_played": ("KEMET-175", "who", "card"),
    "cards_back": ("KEMET-170", "who", "up", "down"),
    "cards_laid": ("KEMET-170", "who", "card"),
    "cards_recovered": ("KEMET-347", "who"),
    "cards_spent": ("KEMET-169", "who", "cards"),
    "city": ("KEMET-033", "who", "city"),
    "claimed": ("KEMET-262", "who", "area"),
    "colours": ("KEMET-028", "colours"),
    "companion_back": ("KEMET-096", "who", "companion", "area"),
    "companion_moved": ("KEMET-232", "who", "companion", "area", "end"),
    "converted": ("KEMET-151", "who", "count"),
    "creature_bound": ("KEMET-220", "who", "companion"),
    "day": ("KEMET-042",),
    "discarded": ("KEMET-364", "who", "card", "why"),
    "diversion_back": ("KEMET-179", "who"),
    "divine_fame": ("KEMET-130", "who", "why"),
    "drew": ("KEMET-178", "who", "number_of_cards", "parts"),
    "faction": ("KEMET-033", "who", "faction"),
    "first_marker": ("KEMET-244", "who"),
    "first_order": ("KEMET-244", "seats"),
    "gathered": ("KEMET-246", "who", "victim", "area", "end"),
    "gold_used": ("KEMET-062", "who", "tile"),
    "invited": ("KEMET-245", "who", "victim", "area"),
    "joined": ("KEMET-106", "who", "piece", "area"),
    "left": ("KEMET-106", "who", "piece", "area"),
    "losses_due": ("KEMET-258", "who", "area", "count", "why"),
    "mercenaries": ("KEMET-002", "who", "units"),
    "moved": ("KEMET-111", "who", SILENT, SILENT, "area", "end"),
    "mustered": ("KEMET-037", "who", "area", "units"),
    "night": ("KEMET-184",),
    "night_step": ("KEMET-184", "number"),
    "offered": ("KEMET-185", "who", "area"),
    "offering_spared": ("KEMET-234", "who"),
    "order": ("KEMET-036", "seats", SILENT),
    "position": ("KEMET-194", "who", "number"),
    "prayer_gained": ("KEMET-004", "who", "points", "parts", "wasted"),
    "prayer_lost": ("KEMET-004", "who", "points", "why"),
    "prayer_paid": ("KEMET-208", "who", "points", "why"),
    "prayer_shared": ("KEMET-242", "who", "victim", "points", "spare"),
    "recalled": ("KEMET-167", "who", "area", "units"),
    "recoloured": ("KEMET-363", "who", "area", "old_colour", "colour", SILENT, "other_level"),
    "renewed": ("KEMET-325", "tile"),
    "reshuffled": ("KEMET-178", "count"),
    "resolved": ("KEMET-150", "who", "strength", "victim", "resistance", "winner"),
    "retreated": ("KEMET-164", "who", SILENT, SILENT, "area", "end"),
    "revealed": ("KEMET-146", "who", "card", "cards"),
    "round": ("KEMET-043", "round"),
    "round_limit": ("KEMET-043", "who"),
    "showed_card": ("KEMET-214", "who", "card"),
    "showed_interventions": ("KEMET-363", "who", "cards"),
    "silver_token": ("KEMET-003", "who"),
    "special_card": ("KEMET-218", "who", "card"),
    "spoils": ("KEMET-349", "who", "victim", "card"),
    "swapped": ("KEMET-093", "who", "companion", "other"),
    "team": ("KEMET-340", "number", "seats"),
    "team_round_limit": ("KEMET-043", "seats"),
    "team_won": ("KEMET-239", "seats", "fame"),
    "teleported": ("KEMET-114", "who", SILENT, SILENT, "area", "end"),
    "tied": ("KEMET-092", "who", "companion", "area"),
    "token_lost": ("KEMET-131", "who", "area", "kind"),
    "token_placed": ("KEMET-047", "who", "token", "space"),
    "token_taken": ("KEMET-134", "who", "area", "kind"),
    "tokens_back": ("KEMET-193", "who", "colour_tokens", "silver", "gold"),
    "turn": ("KEMET-044", "who", "number"),
    "units_added": ("KEMET-073", "who", "area", "units", "why"),
    "units_lost": ("KEMET-001", "who", "area", "units", "why"),
    "unpaid": ("KEMET-145", "who", "card"),
    "veteran": ("KEMET-161", "who", "why"),
    "veteran_shared": ("KEMET-259", "who", "victim"),
    "veterans_spent": ("KEMET-196", "who", "veterans", "why"),
    "went_home": ("KEMET-232", "who", "units", "area", "end"),
    "won": ("KEMET-199", "who", "fame"),
    "wounded": ("KEMET-219", "who", "card"),
    "you_drew": ("KEMET-212", "card"),
    **GOD_STORIES,
    **AMON_STORIES,
}
STORY_RULES: Final[Mapping[str, str]] = story_rules(STORIES)

# -- how arguments are said --------------------------------------------------------------------------


def parts(given: tuple[tuple[str, int], ...]) -> object:
    """What a gain is made of: the only source by its name, several with their numbers."""
    if len(given) == 1:
        return reason(given[0][0])
    return tuple([Message("part", {"source": reason(why), "number": signed(n)}) for why, n in given])


def escorted(group: tuple[tuple[Seat, int], ...], company: tuple[tuple[Seat, str], ...]) -> Message:
    """The units of a group, whose they are if they are not all of one player, and their companions."""
    whole = units(sum([count for _, count in group]))
    gaps: dict[str, object] = {"units": whole}
    if len(group) > 1:
        gaps["owners"] = tuple([Message("owned", {"who": Who(seat), "count": n}) for seat, n in group])
    if company:
        gaps["companions"] = tuple([Name(companion) for _, companion in company])
        return Message("mixed-escorted-units" if len(group) > 1 else "escorted-units", gaps)
    return Message("mixed-units", gaps) if len(group) > 1 else whole


def group_told(message: Message, given: tuple[Any, ...]) -> Message:
    """The group that moves, with its companions."""
    return Message(message.id, {**message.args, "units": escorted(given[1], given[2])})


def prayer_told(message: Message, given: tuple[Any, ...]) -> Message:
    """Was there room on the prayer track: for all points, for some, for none?"""
    _, points, _, wasted = given
    return Message(message.id, {**message.args, "full": "no" if not wasted else "some" if points else "all"})


SPECIAL: Final[Special] = {
    "moved": group_told,
    "retreated": group_told,
    "teleported": group_told,
    "prayer_gained": prayer_told,
    **dict.fromkeys(("amon_action", "disaster", "event", "objective"), card_told),
}
FILLINGS: Final[dict[str, Callable[[Any], object]]] = {  # how each kind of argument is said
    "who": Who,
    "victim": Who,
    "winner": Who,
    "seats": lambda seats: tuple(Who(seat) for seat in seats),
    "colours": lambda colours: tuple(Name(colour) for colour in colours),
    "cards": lambda cards: counted(tuple(cards)),
    "tile": power_tile,
    "units": units,
    "points": prayer_points,
    "wasted": prayer_points,
    "parts": parts,
    "veterans": veteran_tokens,
    "fame": fame_points,
    "life": life_points,
    "number_of_cards": intervention_cards,
    "piece": piece,
    "why": reason,
    **AMON_FILLINGS,
    **dict.fromkeys(
        (
            "action", "area", "card", "city", "colour", "companion", "end", "faction", "old_colour", "other",
            "space",
        ),
        Name,
    ),
}  # fmt: skip


def story(story: Story) -> Message:
    """What happened, as a sentence of the log."""
    return story_message(story, STORIES, FILLINGS, SPECIAL)
