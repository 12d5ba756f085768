"""The log: which rule is behind each story, what its arguments are, and how they are said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from senet.games.egizia.components import RESERVE_MAX, STRENGTH_MAX, TRACK_END
from senet.games.egizia.telling_parts import at_site, builders, called, number_in, place, space_of
from senet.kernel.game import Story
from senet.kernel.telling import SILENT, Message, Name, Who, story_message, story_rules

STORIES: Final[dict[str, tuple[str, ...]]] = {
    "ability_used": ("EGIZ-255", "who", "card"),
    "builder_raised": ("EGIZ-082", "who", "builder", "strength", "origin"),
    "builders_used": ("EGIZ-112", "who", SILENT, SILENT, "builders..."),
    "built_together": ("EGIZ-148", "who", "count", "points"),
    "card_played": ("EGIZ-039", "who", "card"),
    "card_put_away": ("EGIZ-218", "who", "card"),
    "card_taken": ("EGIZ-067", "who", "card"),
    "cards_laid": ("EGIZ-051", "cards..."),
    "colour_chosen": ("EGIZ-253", "who", "colour"),
    "crew_named": ("EGIZ-265", "who", "builders", "site"),
    "deck_put_away": ("EGIZ-054", "deck", "count"),
    "fed": ("EGIZ-092", "who"),
    "field_improved": ("EGIZ-209", "who", "card"),
    "grave_taken": ("EGIZ-133", "who", "number", "value"),
    "grave_turned_up": ("EGIZ-133", "number", "value"),
    "graves_laid": ("EGIZ-022", "values..."),
    "graves_scored": ("EGIZ-171", "who", "value", "points"),
    "harvested": ("EGIZ-086", "who", "need", "grain"),
    "hungry": ("EGIZ-092", "who", "count", "points"),
    "last_stones_sold": ("EGIZ-170", "who", "count", "points"),
    "last_window_opened": ("EGIZ-041",),
    "made_ready": ("EGIZ-032",),
    "passed": ("EGIZ-058", "who"),
    "passed_without_place": ("EGIZ-059", "who"),
    "phase_began": ("EGIZ-028", "phase"),
    "pieces_dealt": ("EGIZ-018", "crew", "overseer", "stones", "grain", "ships"),
    "place_obtained": ("EGIZ-105", "who", "site"),
    "points_scored": ("EGIZ-156", "who", "count", "source"),
    "produced": ("EGIZ-098", "who", "count"),
    "river_cleared": ("EGIZ-053", "count"),
    "round_began": ("EGIZ-028", "round"),
    "row_finished": ("EGIZ-143", "row", "who", "count", "tied..."),
    "second_crew": ("EGIZ-186", "who", "builder"),
    "ship_placed": ("EGIZ-056", "who", "place"),
    "ships_returned": ("EGIZ-061", "fleets..."),
    "site_turn_began": ("EGIZ-103", "who", "site"),
    "space_built": ("EGIZ-114", "who", "space", "value"),
    "speculated_in_vain": ("EGIZ-106", "who", "site"),
    "sphinx_dealt": ("EGIZ-019", "who", "card"),
    "sphinx_drawn": ("EGIZ-125", "who", "count", "free"),
    "sphinx_kept": ("EGIZ-126", "who", "count"),
    "sphinx_kept_card": ("EGIZ-126", "who", "card"),
    "sphinx_returned": ("EGIZ-128", "who", "count", "points"),
    "sphinx_scored": ("EGIZ-172", "who", "card", "count"),
    "sphinx_seen": ("EGIZ-045", "who", "cards..."),
    "step_lost": ("EGIZ-011", "who", "builder", "origin"),
    "steps_lost": ("EGIZ-262", "who", "origin"),
    "stones_eaten": ("EGIZ-212", "who", "count"),
    "stones_gained": ("EGIZ-009", "who", "count", "origin"),
    "stones_lost": ("EGIZ-009", "who", "count"),
    "stones_paid": ("EGIZ-202", "who", "count", "origin"),
    "stones_sold": ("EGIZ-198", "who", "count", "points"),
    "token_dealt": ("EGIZ-013", "who", "token", "count"),
    "track_stays": ("EGIZ-162", "who", "track", "origin"),
    "track_step": ("EGIZ-159", "who", "track", "step", "origin"),
    "turn_began": ("EGIZ-035", "who"),
    "turn_order_set": ("EGIZ-152", "seats..."),
    "water_moved": ("EGIZ-083", "who", "water"),
    "withdrew": ("EGIZ-104", "who", "left_site", "reason"),
    "won": ("EGIZ-173", "who", "count"),
}
STORY_RULES: Final = story_rules(STORIES)
FILLINGS: Final[dict[str, Callable[[Any], object]]] = {  # how arguments are said
    "who": Who,
    "seats": Who,
    "tied": Who,
    "card": called,
    "cards": called,
    "origin": called,
    "builder": Name,
    "builders": builders,
    "deck": lambda deck: "/".join(deck),
    "site": at_site,
    "left_site": lambda site: Message(f"from-{site}"),
    "place": place,
    "space": space_of,
    "number": number_in,
    "step": lambda index: index + 1,
    "track": lambda track: Message(f"track-{track}"),
    "water": lambda water: Message(f"water-{water}"),
    "source": lambda source: Message(f"source-{source}"),
}


def story(story: Story) -> Message:
    """What happened, as a sentence of the log."""
    return story_message(story, STORIES, FILLINGS, SPECIAL)


# -- special stories ---------------------------------------------------------------------------------


def at_maximum(message: Message, given: tuple[Any, ...]) -> Message:
    return Message(message.id, {**message.args, "most": STRENGTH_MAX})


def reserve_full(message: Message, given: tuple[Any, ...]) -> Message:
    return Message(message.id, {**message.args, "most": RESERVE_MAX})


def on_track(message: Message, given: tuple[Any, ...]) -> Message:
    return Message(message.id, {**message.args, "steps": TRACK_END + 1})


def row_finished(message: Message, given: tuple[Any, ...]) -> Message:
    """In a tie, everybody in it is named. (EGIZ-143)"""
    _, winner, _, *tied = given
    if not tied:
        return message
    return Message("told-row_tied", {**message.args, "tied": tuple([Who(seat) for seat in (winner, *tied)])})


def sphinx_drawn(message: Message, given: tuple[Any, ...]) -> Message:
    _, bought, free = given
    return Message("told-sphinx_drawn_free", message.args) if bought and free else message


def ships_returned(message: Message, given: tuple[Any, ...]) -> Message:
    """Only players who get ships back are named."""
    fleets = [(seat, count) for seat, count in enumerate(given) if count]
    said = [Message("ships-of", {"who": Who(seat), "count": count}) for seat, count in fleets]
    return Message(message.id, {"fleets": tuple(said)})


SPECIAL: Final[dict[str, Callable[[Message, tuple[Any, ...]], Message]]] = {
    "row_finished": row_finished,
    "ships_returned": ships_returned,
    "sphinx_drawn": sphinx_drawn,
    "step_lost": at_maximum,
    "steps_lost": at_maximum,
    "stones_lost": reserve_full,
    "track_step": on_track,
}
