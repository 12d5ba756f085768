"""What happened, as messages: the arguments of every story, and how each kind of them is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from senet.games.egizia.components import RESERVE_MAX, STRENGTH_MAX, TRACK_END
from senet.games.egizia.telling_parts import Arguments, at_site, builders, called, number_in, place, space_of
from senet.kernel.game import Story
from senet.kernel.telling import Message, Name, Who

UNSAID: Final = "-"  # an argument for programs; the sentence does without it
SHAPES: Final[dict[str, tuple[str, ...]]] = {  # what the arguments of a story are
    "ability_used": ("who", "card"),
    "builder_raised": ("who", "builder", "strength", "origin"),
    "builders_used": ("who", UNSAID, UNSAID, "builders..."),
    "built_together": ("who", "count", "points"),
    "card_played": ("who", "card"),
    "card_put_away": ("who", "card"),
    "card_taken": ("who", "card"),
    "cards_laid": ("cards...",),
    "colour_chosen": ("who", "colour"),
    "crew_named": ("who", "builders", "site"),
    "deck_put_away": ("deck", "count"),
    "fed": ("who",),
    "field_improved": ("who", "card"),
    "grave_taken": ("who", "number", "value"),
    "grave_turned_up": ("number", "value"),
    "graves_laid": ("values...",),
    "graves_scored": ("who", "value", "points"),
    "harvested": ("who", "need", "grain"),
    "hungry": ("who", "count", "points"),
    "last_stones_sold": ("who", "count", "points"),
    "last_window_opened": (),
    "made_ready": (),
    "passed": ("who",),
    "passed_without_place": ("who",),
    "phase_began": ("phase",),
    "pieces_dealt": ("crew", "overseer", "stones", "grain", "ships"),
    "place_obtained": ("who", "site"),
    "points_scored": ("who", "count", "source"),
    "produced": ("who", "count"),
    "river_cleared": ("count",),
    "round_began": ("round",),
    "row_finished": ("row", "who", "count", "tied..."),
    "second_crew": ("who", "builder"),
    "ship_placed": ("who", "place"),
    "ships_returned": ("fleets...",),
    "site_turn_began": ("who", "site"),
    "space_built": ("who", "space", "value"),
    "speculated_in_vain": ("who", "site"),
    "sphinx_dealt": ("who", "card"),
    "sphinx_drawn": ("who", "count", "free"),
    "sphinx_kept": ("who", "count"),
    "sphinx_kept_card": ("who", "card"),
    "sphinx_returned": ("who", "count", "points"),
    "sphinx_scored": ("who", "card", "count"),
    "sphinx_seen": ("who", "cards..."),
    "step_lost": ("who", "builder", "origin", "most"),
    "steps_lost": ("who", "origin", "most"),
    "stones_eaten": ("who", "count"),
    "stones_gained": ("who", "count", "origin"),
    "stones_lost": ("who", "count", "most"),
    "stones_paid": ("who", "count", "origin"),
    "stones_sold": ("who", "count", "points"),
    "token_dealt": ("who", "token", "count"),
    "track_stays": ("who", "track", "origin"),
    "track_step": ("who", "track", "step", "origin", "steps"),
    "turn_began": ("who",),
    "turn_order_set": ("seats...",),
    "water_moved": ("who", "water"),
    "withdrew": ("who", "left_site", "reason"),
    "won": ("who", "count"),
}
KNOWN: Final[dict[str, tuple[object, ...]]] = {  # arguments that every such story has
    "step_lost": (STRENGTH_MAX,),
    "steps_lost": (STRENGTH_MAX,),
    "stones_lost": (RESERVE_MAX,),
    "track_step": (TRACK_END + 1,),
}
FILLINGS: Final[dict[str, Callable[[Any], object]]] = {  # how each kind of argument is said
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


def tale(story: Story) -> Message:
    """What happened, as a sentence of the chronicle."""
    name, told, _ = story
    given = (*told, *KNOWN.get(name, ()))
    gaps: Arguments = {}
    for i, shape in enumerate(SHAPES[name]):
        gap = shape.removesuffix("...")
        say = FILLINGS.get(gap, as_it_is)
        gaps[gap] = tuple(say(each) for each in given[i:]) if gap != shape else say(given[i])
    gaps.pop(UNSAID, None)
    return Message(NAMED.get(name, as_named)(f"story-{name}", gaps), gaps)


def as_it_is(value: object) -> object:
    return value


# -- stories that are told in several ways -----------------------------------------------------------


def as_named(message: str, gaps: Arguments) -> str:
    return message


def row_finished(message: str, gaps: Arguments) -> str:
    """A tie is told with everybody in it. (EGIZ-143)"""
    tied = gaps.pop("tied")
    assert isinstance(tied, tuple)
    if not tied:
        return message
    gaps["tied"] = (gaps["who"], *tied)
    return "told-row_tied"


def sphinx_drawn(message: str, gaps: Arguments) -> str:
    return "told-sphinx_drawn_free" if gaps["free"] and gaps["count"] else message


def ships_returned(message: str, gaps: Arguments) -> str:
    """Only those who get ships back are named."""
    counts = gaps["fleets"]
    assert isinstance(counts, tuple)
    gaps["fleets"] = tuple(
        Message("ships-of", {"who": Who(seat), "count": count}) for seat, count in enumerate(counts) if count
    )
    return message


def withdrew(message: str, gaps: Arguments) -> str:
    gaps["site"] = gaps.pop("left_site")
    return message


NAMED: Final[dict[str, Callable[[str, Arguments], str]]] = {
    "row_finished": row_finished,
    "sphinx_drawn": sphinx_drawn,
    "ships_returned": ships_returned,
    "withdrew": withdrew,
}
