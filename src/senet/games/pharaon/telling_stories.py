"""Telling Pharaon: parts of sentences, and the stories of the chronicle as messages."""

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
from senet.kernel.telling import Message, Name, Who

Arguments = dict[str, object]
Given = tuple[Any, ...]

ANY: Final = "any"  # a unit of a cost whose colour does not matter
STORY_RULES: Final[Mapping[str, str]] = {
    "advanced": "PHAR-159",
    "artisan_discarded": "PHAR-226",
    "artisan_shown": "PHAR-097",
    "bag_refilled": "PHAR-084",
    "blocked": "PHAR-196",
    "board": "PHAR-017",
    "board_darkened": "PHAR-203",
    "boards_laid_out": "PHAR-204",
    "bonus_laid_out": "PHAR-170",
    "built": "PHAR-112",
    "cards_laid_out": "PHAR-034",
    "climbed": "PHAR-106",
    "dealt_scribe": "PHAR-042",
    "declined": "PHAR-055",
    "discs_returned": "PHAR-168",
    "drew_artisan": "PHAR-095",
    "drew_jar": "PHAR-100",
    "drew_noble": "PHAR-088",
    "drew_nobles": "PHAR-037",
    "drew_offering": "PHAR-079",
    "drew_secretly": "PHAR-036",
    "entered": "PHAR-056",
    "entered_full": "PHAR-128",
    "first_player": "PHAR-161",
    "gained": "PHAR-242",
    "game_over": "PHAR-171",
    "gave": "PHAR-142",
    "instead_of_jar": "PHAR-146",
    "jars_laid_out": "PHAR-168",
    "jars_renewed": "PHAR-101",
    "kept_noble": "PHAR-037",
    "lacked": "PHAR-242",
    "no_artisan_left": "PHAR-097",
    "no_jar": "PHAR-101",
    "no_noble_left": "PHAR-089",
    "no_offering": "PHAR-085",
    "no_reward": "PHAR-164",
    "noble_discarded": "PHAR-224",
    "noble_shown": "PHAR-089",
    "nobles_ready": "PHAR-168",
    "nobles_returned": "PHAR-038",
    "not_blocked": "PHAR-198",
    "paid": "PHAR-068",
    "pair_laid_out": "PHAR-170",
    "passed": "PHAR-154",
    "received_noble": "PHAR-205",
    "round_begins": "PHAR-044",
    "round_ends": "PHAR-166",
    "satisfied": "PHAR-182",
    "scored": "PHAR-184",
    "setup_begins": "PHAR-028",
    "starts": "PHAR-036",
    "stayed": "PHAR-159",
    "steps_lost": "PHAR-108",
    "succession": "PHAR-173",
    "token_kept": "PHAR-161",
    "tomb_finished": "PHAR-153",
    "took_artisan": "PHAR-095",
    "took_jar": "PHAR-100",
    "took_noble": "PHAR-088",
    "took_offering": "PHAR-079",
    "took_pair": "PHAR-076",
    "traitor_full": "PHAR-217",
    "traitor_god": "PHAR-221",
    "traitor_idle": "PHAR-215",
    "traitor_jar": "PHAR-211",
    "traitor_lacked": "PHAR-218",
    "traitor_pile": "PHAR-207",
    "traitor_placed": "PHAR-215",
    "traitor_value": "PHAR-223",
    "traitor_wheel": "PHAR-213",
    "turn_begins": "PHAR-045",
    "used": "PHAR-055",
    "wheel_cleared": "PHAR-168",
    "wheel_turned": "PHAR-025",
    "won": "PHAR-192",
}

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


def turning(direction: int) -> str:
    return "clockwise" if direction == 1 else "counterclockwise"


# -- stories ---------------------------------------------------------------------------------------

SHAPES: Final[dict[str, tuple[str, ...]]] = {  # what the arguments of a story are; "" is not said
    "advanced": ("who", "row", "space"),
    "artisan_discarded": ("card",),
    "artisan_shown": ("card",),
    "board_darkened": ("place",),
    "boards_laid_out": ("colours...",),
    "bonus_laid_out": ("tokens...",),
    "built": ("who", "space"),
    "climbed": ("who", "track", "step"),
    "dealt_scribe": ("who", "card"),
    "declined": ("who", "card"),
    "discs_returned": ("round",),
    "drew_artisan": ("who", "card"),
    "drew_jar": ("who",),
    "drew_noble": ("who", "card"),
    "drew_nobles": ("who", "cards..."),
    "drew_offering": ("who", "token"),
    "drew_secretly": ("who", "count"),
    "game_over": (),
    "gave": ("who", "token"),
    "instead_of_jar": ("who", "jar"),
    "jars_laid_out": ("jars...",),
    "jars_renewed": ("count",),
    "kept_noble": ("who", "card"),
    "no_artisan_left": (),
    "no_jar": ("who",),
    "no_noble_left": (),
    "no_offering": ("who",),
    "no_reward": ("who",),
    "noble_discarded": ("card",),
    "noble_shown": ("card",),
    "nobles_ready": ("who", "cards..."),
    "nobles_returned": ("count",),
    "pair_laid_out": ("tokens...",),
    "passed": ("who", "row", "space"),
    "received_noble": ("who", "", "card"),
    "round_begins": ("round", "who"),
    "round_ends": ("round",),
    "satisfied": ("who", "gods..."),
    "setup_begins": (),
    "starts": ("who",),
    "stayed": ("who",),
    "steps_lost": ("who", "count"),
    "succession": ("who",),
    "token_kept": ("who",),
    "tomb_finished": ("who",),
    "took_artisan": ("who", "card"),
    "took_jar": ("who",),
    "took_noble": ("who", "card"),
    "took_offering": ("who", "token"),
    "took_pair": ("who", "taken..."),
    "traitor_full": ("token",),
    "traitor_god": ("god",),
    "traitor_idle": (),
    "traitor_jar": ("jar",),
    "traitor_lacked": ("colour",),
    "traitor_pile": ("count",),
    "traitor_placed": ("token", "column"),
    "traitor_value": ("points",),
    "traitor_wheel": ("token",),
    "turn_begins": ("who",),
    "used": ("who", "card"),
}
FILLINGS: Final[dict[str, Callable[[Any], object]]] = {  # how each kind of argument is said
    "who": Who,
    "card": Name,
    "cards": Name,
    "god": Name,
    "gods": Name,
    "zone": lambda zone: Message(f"to-{zone}"),
    "track": lambda kind: Message(f"track-{kind}"),
    "colour": by_name,
    "colours": by_name,
    "jar": contents,
    "jars": lambda jar: Message("jar-contents", {"jar": contents(jar)}),
    "points": lambda count: Message("points", {"count": count}),
    "token": one,
    "taken": one,
    "tokens": Name,
}


def gained(given: Given) -> Arguments:
    """What was gained or not, and what gave it."""
    who, source, *tokens = given
    kind = "artisan" if source in ARTISANS else "noble" if source in NOBLES else source
    card: object = Name(source) if kind in ("artisan", "noble") else ""
    return {"who": Who(who), "source": kind, "card": card, "tokens": several(tuple(tokens))}


def lacked(given: Given) -> Arguments:
    return {"who": Who(given[0]), "tokens": several(given[2:])}


def entered(given: Given) -> Arguments:
    who, zone, kind, declared, _ = given
    return {"who": Who(who), "zone": Message(f"to-{zone}"), "means": standing_for(kind, declared)}


def entered_full(given: Given) -> Arguments:
    return {**entered(given), "card": Name(given[4])}


def paid(given: Given) -> Arguments:
    return {"who": Who(given[0]), "means": standing_for(given[1], given[2])}


def first_player(given: Given) -> Arguments:
    return {"who": Who(given[0]), "how": "start" if given[1] == NOBODY else "reward"}


def blocked(given: Given) -> Arguments:
    return {"count": len(given) - 1, "tokens": several(given[1:])}


def cards_laid_out(given: Given) -> Arguments:
    return {
        "nobles": tuple(Name(card) for card in given[:NOBLES_SHOWN]),
        "artisans": tuple(Name(card) for card in given[NOBLES_SHOWN:]),
    }


def wheel(given: Given) -> Arguments:
    return {"direction": turning(given[0]), "areas": areas(given[1:])}


def scored(given: Given) -> Arguments:
    who, gods, nobles, nile, resources, artisans, tomb, tokens = given
    return {
        "who": Who(who),
        "points": Message("points", {"count": sum(given[1:])}),
        "gods": gods,
        "nobles": nobles,
        "nile": nile,
        "resources": resources,
        "artisans": artisans,
        "tomb": tomb,
        "tokens": tokens,
    }


SAYINGS: Final[dict[str, Callable[[Given], Arguments]]] = {  # the stories that need more than a shape
    "bag_refilled": lambda given: {"tokens": several(given)},
    "blocked": blocked,
    "board": wheel,
    "cards_laid_out": cards_laid_out,
    "entered": entered,
    "entered_full": entered_full,
    "first_player": first_player,
    "gained": gained,
    "lacked": lacked,
    "not_blocked": lambda given: {"tokens": several(given)},
    "paid": paid,
    "scored": scored,
    "wheel_cleared": lambda given: {"tokens": several(given[len(STRIPS) :])},
    "wheel_turned": wheel,
    "won": lambda given: {"winners": len(given), "who": tuple(Who(seat) for seat in given)},
}


def story(story: Story) -> Message:
    """What happened, as a sentence of the chronicle."""
    name, given, _ = story
    if name in SAYINGS:
        return Message(f"story-{name}", SAYINGS[name](given))
    gaps: Arguments = {}
    for i, shape in enumerate(SHAPES[name]):
        gap = shape.removesuffix("...")
        say = FILLINGS.get(gap, as_it_is)
        if gap:
            gaps["tokens" if gap == "taken" else gap] = (
                tuple(say(each) for each in given[i:]) if gap != shape else say(given[i])
            )
    return Message(f"story-{name}", gaps)


def as_it_is(value: object) -> object:
    return value
