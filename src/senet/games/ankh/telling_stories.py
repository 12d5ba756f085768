"""The stories of Ankh: the rule behind each of them, and how its arguments are said.

Stories are told in the present tense with the player as the subject, so that Polish and Czech need neither the
gender nor the cases of names; two players of a merged god are named as a team. A story is told without a view of the
table, so its arguments contain all that is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from senet.games.ankh.telling_words import followers, one, reason, spot, spots, the
from senet.kernel.game import Story
from senet.kernel.telling import Message, Name, Who, story_message, story_rules

STORIES: Final[dict[str, tuple[str, ...]]] = {  # the rule that made it happen, and what its arguments are
    "action_taken": ("ANKH-072", "who", "action"),
    "action_without_effect": ("ANKH-073", "who", "action"),
    "amun_token_turned": ("ANKH-342", "who"),
    "battle_began": ("ANKH-230", "number", "region", "sides..."),
    "battle_tied": ("ANKH-242", "number", "region"),
    "battle_won": ("ANKH-239", "who", "number", "region"),
    "bid_revealed": ("ANKH-512", "who", "followers"),
    "bid_sacrificed": ("ANKH-284", "who", "cost"),
    "camels_placed": ("ANKH-190", "who", "count", "camels"),
    "card_revealed": ("ANKH-232", "who", "card"),
    "cards_taken_back": ("ANKH-291", "who", "count"),
    "cat_mourned": ("ANKH-380", "who"),
    "conflict_began": ("ANKH-210", "number", "who"),
    "conflict_ended": ("ANKH-216", "number", "who"),
    "devotion_gained": ("ANKH-033", "who", "devotion", "why", "bountiful"),
    "devotion_lost": ("ANKH-034", "who", "devotion", "why"),
    "event_triggered": ("ANKH-170", "who", "event", "number"),
    "event_without_effect": ("ANKH-173", "who", "event"),
    "figure_attuned": ("ANKH-321", "who", "figure", "space", "end"),
    "figure_killed": ("ANKH-023", "who", "figure", "space"),
    "figure_moved": ("ANKH-100", "who", "figure", "space", "end"),
    "figure_protected": ("ANKH-354", "who", "figure", "space"),
    "figure_pushed": ("ANKH-387", "who", "figure", "space", "end"),
    "figure_summoned": ("ANKH-120", "who", "figure", "space", "side"),
    "first_player": ("ANKH-044", "who"),
    "followers_gained": ("ANKH-037", "who", "followers", "why"),
    "followers_sacrificed": ("ANKH-038", "who", "followers", "why"),
    "game_won": ("ANKH-450", "who", "ending"),
    "god_forgotten": ("ANKH-440", "who", "side", "track", "powers"),
    "god_taken": ("ANKH-040", "who", "god"),
    "gods_merged": ("ANKH-410", "who", "lower", "god", "absorbed", "fallen", "track", "powers"),
    "guardian_joined": ("ANKH-157", "who", "guardian"),
    "guardian_missed": ("ANKH-159", "who", "guardian", "cause"),
    "guardian_released": ("ANKH-417", "who", "guardian", "start"),
    "guardians_unsold": ("ANKH-512", "guardian", "count"),
    "marker_returned": ("ANKH-082", "action", "steps"),
    "monument_built": ("ANKH-280", "who", "building", "space", "cost"),
    "monument_destroyed": ("ANKH-397", "type", "space", "owner"),
    "monument_removed": ("ANKH-442", "type", "space", "who"),
    "monument_taken": ("ANKH-180", "who", "monument", "space", "owner", "side"),
    "mummy_returned": ("ANKH-393", "who", "space"),
    "nobody_won": ("ANKH-445",),
    "nothing_to_join": ("ANKH-546", "who"),
    "pieces_left": ("ANKH-441", "who", "parts..."),
    "pieces_passed": ("ANKH-415", "who", "lower", "parts..."),
    "plague_began": ("ANKH-284", "who"),
    "power_unlocked": ("ANKH-151", "who", "power", "cost", "side"),
    "region_dominated": ("ANKH-220", "who", "number", "region"),
    "region_numbered": ("ANKH-195", "number", "region", "space", "how"),
    "regions_joined": ("ANKH-543", "who", "first", "region", "second", "beyond", "count", "camels"),
    "scales_tipped": ("ANKH-240", "who"),
    "scenario_laid_out": ("ANKH-048", "scenario"),
    "scorpion_aimed": ("ANKH-396", "who", "space", "aim"),
    "strength_counted": ("ANKH-237", "who", "total"),
    "sun_token_put": ("ANKH-366", "who", "space", "side"),
    "sun_token_returned": ("ANKH-369", "who", "space"),
    "token_removed": ("ANKH-544", "number"),
    "tokens_swapped": ("ANKH-196", "who", "first", "second"),
    "turn_began": ("ANKH-070", "who"),
    "two_cards_announced": ("ANKH-340", "who"),
    "underworld_opened": ("ANKH-359", "who", "space", "start"),
    "victory_paid": ("ANKH-548", "who", "number", "region"),
    "warrior_ransomed": ("ANKH-351", "who", "keeper", "side"),
    "warrior_trapped": ("ANKH-348", "who", "owner"),
    "warriors_freed": ("ANKH-353", "who", "count", "keeper"),
}
STORY_RULES: Final[Mapping[str, str]] = story_rules(STORIES)


def team(side: Any) -> Who | Message:
    """A seat, or the one or two players of a side."""
    if isinstance(side, int):
        return Who(side)
    if len(side) == 1:
        return Who(side[0])
    return Message("partners", {"first": Who(side[0]), "second": Who(side[1])})


def owner(side: Any) -> Who | Message:
    return team(side) if side else Message("neutral")


def part(counted: Any) -> Message:
    """How many of something left or passed to somebody."""
    return Message(f"part-{counted[0]}", {"count": counted[2]})


def beginning(space: str) -> str:
    """Where something comes from; "none" if not from the map."""
    return spot(space) if space else "none"


def camel_lines(sides: Any) -> tuple[str, ...]:
    return tuple("–".join(spots(side)) for side in sides)


FILLINGS: Final[dict[str, Callable[[Any], object]]] = {  # how each kind of argument is said
    "who": team,
    "sides": team,
    "lower": team,
    "keeper": team,
    "owner": owner,
    "action": Name,
    "card": Name,
    "event": Name,
    "god": Name,
    "absorbed": Name,
    "guardian": Name,
    "power": Name,
    "scenario": Name,
    "type": Name,
    "region": Name,
    "beyond": Name,
    "figure": one,
    "monument": the,
    "building": one,
    "space": spot,
    "end": spot,
    "start": beginning,
    "aim": spots,
    "camels": camel_lines,
    "parts": part,
    "followers": followers,
    "devotion": lambda amount: Message("devotion", {"count": amount}),
    "why": reason,
}


def with_followers(message: Message, given: tuple[Any, ...]) -> Message:
    """The cost also as a number of followers."""
    return Message(message.id, {**message.args, "followers": FILLINGS["followers"](message.args["cost"])})


def pieces_left(message: Message, given: tuple[Any, ...]) -> Message:
    """That a trapped warrior left is said once, and not again of Anubis."""
    parts = given[1:]
    if any(each[0] == "warriors_trapped" for each in parts):
        parts = tuple([each for each in parts if each[0] != "captives"])
    return Message(message.id, {**message.args, "parts": tuple(map(part, parts))})


SPECIAL: Final[dict[str, Callable[[Message, tuple[Any, ...]], Message]]] = {
    "bid_sacrificed": with_followers,
    "monument_built": with_followers,
    "pieces_left": pieces_left,
    "power_unlocked": with_followers,
}


def story(story: Story) -> Message:
    """What happened, as a sentence of the log."""
    return story_message(story, STORIES, FILLINGS, SPECIAL)
