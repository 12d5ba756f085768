"""Telling Pharaon: parts of sentences, and the stories of the log as messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from senet.games.pharaon.components import (
    ARTISANS,
    COLOUR_OF,
    COLOURS,
    JARS,
    NOBLES,
    NOBLES_SHOWN,
    RESOURCES,
    STRIPS,
)
from senet.games.pharaon.table import NOBODY
from senet.kernel.game import Story
from senet.kernel.telling import SILENT, Arguments, Message, Name, Who, story_message, story_rules

Given = tuple[Any, ...]

ANY: Final = "any"  # a unit of a cost whose colour does not matter

# -- parts of sentences ----------------------------------------------------------------------------


def counted(kinds: Mapping[str, int]) -> tuple[Message, ...]:
    """Resources with their numbers: "2 green, 1 red"."""
    return tuple(Message(f"count-{kind}", {"count": kinds[kind]}) for kind in RESOURCES if kinds.get(kind, 0))


def contents(jar: str) -> tuple[Message, ...]:
    resources = JARS[jar]
    return counted({colour: resources.count(colour) for colour in COLOURS})


def one(kind: str) -> Message:
    """One token, as the object of taking and giving."""
    return counted({kind: 1})[0] if kind in RESOURCES else Message(f"one-{kind}")


def paid_with(kind: str) -> Message:
    """One token, as the means of paying."""
    return Message(f"with-{kind}")


def colour(kind: str) -> Message:
    return Message(f"colour-{kind}")


def by_name(kind: str) -> Message:
    """The name of a colour: of a strip of the wheel, or of a column of the Traitor."""
    return Message(f"strip-{kind}")


def in_pairs(given: Given) -> list[tuple[str, int]]:
    """A kind, how many, another kind, how many, …"""
    return [(given[i], given[i + 1]) for i in range(0, len(given), 2)]


def several(given: Given) -> tuple[Message, ...]:
    """Tokens with their numbers: resources by their colours, offerings by their names."""
    return tuple(
        Message(f"count-{kind}", {"count": count})
        if kind in RESOURCES or kind == ANY
        else Message("tokens-of", {"count": count, "token": Name(kind)})
        for kind, count in in_pairs(given)
    )


def standing_for(kind: str, declared: str) -> Message:
    """A token as the means of paying, and its colour if it stands for another one than its own."""
    if declared in ("", ANY) or COLOUR_OF.get(kind) == declared:
        return paid_with(kind)
    return Message("means-as", {"means": paid_with(kind), "colour": colour(declared)})


def areas(given: Given) -> tuple[Message, ...]:
    """The zones in their order, each with the colour of its strip."""
    return tuple(
        Message("area-strip", {"zone": Name(given[i]), "strip": by_name(given[i + 1])})
        for i in range(0, len(given), 2)
    )


# -- stories ---------------------------------------------------------------------------------------

STORIES: Final[dict[str, tuple[str, ...]]] = {  # the rule behind each story, and what its arguments are
    "advanced": ("PHAR-159", "who", "row", "space"),
    "artisan_discarded": ("PHAR-226", "card"),
    "artisan_shown": ("PHAR-097", "card"),
    "bag_refilled": ("PHAR-084",),
    "blocked": ("PHAR-196",),
    "board": ("PHAR-017", "direction"),
    "board_darkened": ("PHAR-203", "place"),
    "boards_laid_out": ("PHAR-204", "colours..."),
    "bonus_laid_out": ("PHAR-170", "tokens..."),
    "built": ("PHAR-112", "who", "space"),
    "cards_laid_out": ("PHAR-034",),
    "climbed": ("PHAR-106", "who", "track", "step"),
    "dealt_scribe": ("PHAR-042", "who", "card"),
    "declined": ("PHAR-055", "who", "card"),
    "discs_returned": ("PHAR-168", "round"),
    "drew_artisan": ("PHAR-095", "who", "card"),
    "drew_jar": ("PHAR-100", "who"),
    "drew_noble": ("PHAR-088", "who", "card"),
    "drew_nobles": ("PHAR-037", "who", "cards..."),
    "drew_offering": ("PHAR-079", "who", "token"),
    "drew_secretly": ("PHAR-036", "who", "count"),
    "entered": ("PHAR-056", "who", "zone"),
    "entered_full": ("PHAR-128", "who", "zone", SILENT, SILENT, "card"),
    "first_player": ("PHAR-161", "who", "how"),
    "gained": ("PHAR-242", "who"),
    "game_over": ("PHAR-171",),
    "gave": ("PHAR-142", "who", "token"),
    "instead_of_jar": ("PHAR-146", "who", "jar"),
    "jars_laid_out": ("PHAR-168", "jars..."),
    "jars_renewed": ("PHAR-101", "count"),
    "kept_noble": ("PHAR-037", "who", "card"),
    "lacked": ("PHAR-242", "who"),
    "no_artisan_left": ("PHAR-097",),
    "no_jar": ("PHAR-101", "who"),
    "no_noble_left": ("PHAR-089",),
    "no_offering": ("PHAR-085", "who"),
    "no_reward": ("PHAR-164", "who"),
    "noble_discarded": ("PHAR-224", "card"),
    "noble_shown": ("PHAR-089", "card"),
    "nobles_ready": ("PHAR-168", "who", "cards..."),
    "nobles_returned": ("PHAR-038", "count"),
    "not_blocked": ("PHAR-198",),
    "paid": ("PHAR-068", "who"),
    "pair_laid_out": ("PHAR-170", "tokens..."),
    "passed": ("PHAR-154", "who", "row", "space"),
    "received_noble": ("PHAR-205", "who", SILENT, "card"),
    "round_begins": ("PHAR-044", "round", "who"),
    "round_ends": ("PHAR-166", "round"),
    "satisfied": ("PHAR-182", "who", "gods..."),
    "scored": ("PHAR-184", "who"),
    "setup_begins": ("PHAR-028",),
    "starts": ("PHAR-036", "who"),
    "stayed": ("PHAR-159", "who"),
    "steps_lost": ("PHAR-108", "who", "count"),
    "succession": ("PHAR-173", "who"),
    "token_kept": ("PHAR-161", "who"),
    "tomb_finished": ("PHAR-153", "who"),
    "took_artisan": ("PHAR-095", "who", "card"),
    "took_jar": ("PHAR-100", "who"),
    "took_noble": ("PHAR-088", "who", "card"),
    "took_offering": ("PHAR-079", "who", "token"),
    "took_pair": ("PHAR-076", "who", "taken..."),
    "traitor_full": ("PHAR-217", "token"),
    "traitor_god": ("PHAR-221", "god"),
    "traitor_idle": ("PHAR-215",),
    "traitor_jar": ("PHAR-211", "jar"),
    "traitor_lacked": ("PHAR-218", "colour"),
    "traitor_pile": ("PHAR-207", "count"),
    "traitor_placed": ("PHAR-215", "token", "column"),
    "traitor_value": ("PHAR-223", "points"),
    "traitor_wheel": ("PHAR-213", "token"),
    "turn_begins": ("PHAR-045", "who"),
    "used": ("PHAR-055", "who", "card"),
    "wheel_cleared": ("PHAR-168",),
    "wheel_turned": ("PHAR-025", "direction"),
    "won": ("PHAR-192", "who..."),
}
STORY_RULES: Final = story_rules(STORIES)
FILLINGS: Final[dict[str, Callable[[Any], object]]] = {  # how each kind of argument is said
    "who": Who,
    "card": Name,
    "cards": Name,
    "colour": by_name,
    "colours": by_name,
    "direction": lambda direction: "clockwise" if direction == 1 else "counterclockwise",
    "god": Name,
    "gods": Name,
    "how": lambda giver: "start" if giver == NOBODY else "reward",
    "jar": contents,
    "jars": lambda jar: Message("jar-contents", {"jar": contents(jar)}),
    "points": lambda count: Message("points", {"count": count}),
    "taken": one,
    "token": one,
    "tokens": Name,
    "track": lambda kind: Message(f"track-{kind}"),
    "zone": lambda zone: Message(f"to-{zone}"),
}


def story(story: Story) -> Message:
    return story_message(story, STORIES, FILLINGS, SPECIAL)


# -- stories that need more than their arguments ---------------------------------------------------


def more(message: Message, gaps: Arguments) -> Message:
    return Message(message.id, {**message.args, **gaps})


def gained(message: Message, given: Given) -> Message:
    """What gave the tokens: a card, or something else."""
    source = given[1]
    kind = "artisan" if source in ARTISANS else "noble" if source in NOBLES else source
    card: object = Name(source) if kind in ("artisan", "noble") else ""
    return more(message, {"source": kind, "card": card, "tokens": several(given[2:])})


def entered(message: Message, given: Given) -> Message:
    return more(message, {"means": standing_for(given[2], given[3])})


def paid(message: Message, given: Given) -> Message:
    return more(message, {"means": standing_for(given[1], given[2])})


def cards_laid_out(message: Message, given: Given) -> Message:
    cards = tuple([Name(card) for card in given])
    return more(message, {"nobles": cards[:NOBLES_SHOWN], "artisans": cards[NOBLES_SHOWN:]})


def wheel(message: Message, given: Given) -> Message:
    return more(message, {"areas": areas(given[1:])})


def scored(message: Message, given: Given) -> Message:
    sources = ("gods", "nobles", "nile", "resources", "artisans", "tomb", "tokens")
    points = Message("points", {"count": sum(given[1:])})
    return more(message, {"points": points, **dict(zip(sources, given[1:], strict=True))})


SPECIAL: Final[dict[str, Callable[[Message, Given], Message]]] = {
    "bag_refilled": lambda message, given: more(message, {"tokens": several(given)}),
    "blocked": lambda message, given: more(message, {"count": len(given) - 1, "tokens": several(given[1:])}),
    "board": wheel,
    "cards_laid_out": cards_laid_out,
    "entered": entered,
    "entered_full": entered,
    "gained": gained,
    "lacked": lambda message, given: more(message, {"tokens": several(given[2:])}),
    "not_blocked": lambda message, given: more(message, {"tokens": several(given)}),
    "paid": paid,
    "scored": scored,
    "wheel_cleared": lambda message, given: more(message, {"tokens": several(given[len(STRIPS) :])}),
    "wheel_turned": wheel,
    "won": lambda message, given: more(message, {"winners": len(given)}),
}
