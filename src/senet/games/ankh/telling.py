"""Telling Ankh: prompts, choices and stories as messages; the sentences stand in `languages/*.ftl`.

Stories are told in the present tense and with the player as their subject, so that Polish and Czech
need neither the gender nor the cases of anybody's name. Stories know no table, so they call a region by
its first space; prompts and choices call it by its Conflict Order token and its printed name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from senet.games.ankh.components import (
    BUILD_COST,
    CARAVAN,
    CARD_STRENGTH,
    EVENT_SPACES,
    EVENTS,
    INSPIRING,
    LARGE,
    OPTIONAL_UNLOCK,
    POWER_LEVEL,
    SLOTS,
    SMALL,
    TRACKS,
    UNLOCK_LEVELS,
    WORSHIP_COST,
)
from senet.games.ankh.table import NOBODY, Ankh
from senet.games.ankh.table_summon import possible_summons
from senet.games.ankh.telling_words import (
    CARDS,
    NAMES,
    followers,
    in_region,
    one,
    place,
    reason,
    regions,
    spot,
    spots,
    the,
)
from senet.kernel.game import PASS, Choice, Decision, Seat, Story
from senet.kernel.telling import Message, Name, Who, asking

__all__ = ["CARDS", "NAMES", "SHAPES", "STORY_RULES", "choice", "prompt", "story"]

LAST_EVENT: Final = len(EVENTS) - 1
Arguments = dict[str, object]

# -- prompts ---------------------------------------------------------------------------------------


def prompt(view: Ankh) -> Message:
    return asking(view, PROMPTS)


def argument(decision: Decision, place: int) -> str:
    return str(decision.args[place])


def tuple_argument(decision: Decision, place: int) -> tuple[Any, ...]:
    given = decision.args[place]
    assert isinstance(given, tuple)
    return given


def action_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    merged = "yes" if view.is_merged(seat) else "no"
    return {"event": Name(EVENTS[view.event + 1]), "number": view.event + 1, "merged": merged}


def figure_gaps(view: Ankh, space: str) -> Arguments:
    return {"figure": the(view.figures[space][1]), "space": spot(space)}


def summon_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    return {"count": possible_summons(view, seat, tuple_argument(decision, 0))}


def summoned_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    """Of the space that is wanted, or of the summon that is used up."""
    gaps: Arguments = {"figure": one(argument(decision, 0))}
    if decision.question.name == "summon_use":
        gaps["space"] = spot(argument(decision, 2))
    return gaps


def unlock_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    player = view.dashboard(seat)
    level = UNLOCK_LEVELS[len(player.powers)]
    may = "yes" if view.holds(OPTIONAL_UNLOCK) else "no"
    return {"level": level, "cost": followers(level), "owned": player.followers, "may": may}


def control_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    neutral = any(owner == NOBODY for _, owner in view.monuments.values())
    return {"target": "neutral" if neutral else "enemy"}


def caravan_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    placed = len(tuple_argument(decision, 0)) if decision.args else 0
    return {"placed": placed, "most": min(CARAVAN, view.camels_left())}


def swap_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    return {"numbers": tuple_argument(decision, 0)}


def building_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    cost = 0 if view.has(view.sides[seat], INSPIRING) else BUILD_COST
    return {"cost": cost, "followers": followers(cost), "region": in_region(view, argument(decision, 0))}


def scales_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    total = max(view.fight().totals.values())
    return {"total": total, "region": in_region(view, argument(decision, 0))}


def release_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    """The size of which there are too few bases, or "none" if guardians can be kept or declined."""
    short = [size for size in (SMALL, LARGE) if view.free_bases(seat, size) < 0]
    return {"short": short[0] if short else "none"}


def auction_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    level = decision.args[0]
    assert isinstance(level, int)
    return {"guardian": Name(view.guardians[level - 1])}


PROMPTS: Final[dict[str, Callable[[Ankh, Seat, Decision], Arguments]]] = {
    "first_action": action_gaps,
    "second_action": action_gaps,
    "move_to": lambda view, seat, decision: figure_gaps(view, argument(decision, 0)),
    "push_to": lambda view, seat, decision: figure_gaps(view, argument(decision, 1)),
    "aim": lambda view, seat, decision: {"space": spot(argument(decision, 0))},
    "summon_figure": summon_gaps,
    "summon_space": summoned_gaps,
    "summon_use": summoned_gaps,
    "sun_token": lambda view, seat, decision: {"space": spot(argument(decision, 0))},
    "unlock": unlock_gaps,
    "control": control_gaps,
    "caravan_start": caravan_gaps,
    "caravan_next": caravan_gaps,
    "keep_token": lambda view, seat, decision: {"number": decision.args[1]},
    "swap_tokens": swap_gaps,
    "obelisk_figure": lambda view, seat, decision: {"region": in_region(view, argument(decision, 0))},
    "obelisk_space": lambda view, seat, decision: {
        **figure_gaps(view, argument(decision, 0)),
        "region": in_region(view, argument(decision, 1)),
    },
    "announcement": lambda view, seat, decision: {"region": in_region(view, view.fight().region)},
    "battle_card": lambda view, seat, decision: {"region": in_region(view, argument(decision, 0))},
    "build_type": building_gaps,
    "build_space": lambda view, seat, decision: {
        "monument": one(argument(decision, 0)),
        "region": in_region(view, argument(decision, 1)),
    },
    "plague_bid": lambda view, seat, decision: {"region": in_region(view, argument(decision, 0))},
    "trap": lambda view, seat, decision: {"slots": SLOTS - len(view.dashboard(seat).trapped)},
    "scales": scales_gaps,
    "protect": lambda view, seat, decision: figure_gaps(view, argument(decision, 0)),
    "worship": lambda view, seat, decision: {"cost": followers(WORSHIP_COST)},
    "underworld_token": lambda view, seat, decision: {"region": in_region(view, argument(decision, 0))},
    "underworld_space": lambda view, seat, decision: {"region": in_region(view, argument(decision, 1))},
    "release": release_gaps,
    "auction_bid": auction_gaps,
}

# -- choices ---------------------------------------------------------------------------------------

DECLINES: Final = (  # the questions in which to pass means something of its own
    "move_figure",
    "summon_figure",
    "sun_token",
    "unlock",
    "caravan_start",
    "swap_tokens",
    "obelisk_figure",
    "announcement",
    "build_type",
    "trap",
    "scales",
    "protect",
    "worship",
    "underworld_token",
    "release",
)
LANDINGS: Final[dict[str, str]] = {  # what happens on the space that a question is about
    "move_to": "move",
    "obelisk_space": "move",
    "push_to": "push",
    "summon_space": "summon",
    "mummy_space": "return",
    "build_space": "build",
    "underworld_space": "token",
}


def choice(view: Ankh, choice: Choice) -> Message:
    """The label of anything that could be chosen at this table, offered now or not."""
    verb, noun = choice
    decision = view.flow.decision
    question = "" if decision is None else decision.question.name
    if choice == PASS:
        return Message(f"choice-pass-{question}" if question in DECLINES else "pass")
    if verb == "space":
        return Message(f"choice-space-{LANDINGS.get(question, 'here')}", {"place": place(view, noun)})
    if verb == "figure":
        return figure_choice(view, question, noun)
    if verb == "region" and decision is not None and question == "keep_token":
        return region_choice(view, decision, noun)
    return CHOICES[verb](view, noun) if noun else Message(f"choice-{verb}")


def figure_choice(view: Ankh, question: str, space: str) -> Message:
    figure = view.occupant(space)
    act = "release" if question == "release" else "move"
    kind = the("figure" if figure is None else figure[1])
    return Message(f"choice-figure-{act}", {"figure": kind, "place": place(view, space)})


def region_choice(view: Ankh, decision: Decision, space: str) -> Message:
    size = len(view.map().regions.get(space, ()))
    return Message("choice-region-keep", {"number": decision.args[1], "space": spot(space), "count": size})


def action_choice(view: Ankh, track: str) -> Message:
    """An action, with the event that it triggers."""
    number = TRACKS.index(track)
    if view.markers[number] + 1 < EVENT_SPACES[number] or view.event >= LAST_EVENT:
        return Message("choice-action", {"action": Name(track)})
    return Message("choice-action-event", {"action": Name(track), "event": Name(EVENTS[view.event + 1])})


def use_choice(view: Ankh, summon: str) -> Message:
    if summon in view.map().land.rank:
        return Message("choice-use-pyramid", {"space": spot(summon)})
    return Message(f"choice-use-{summon}")


def token_choice(view: Ankh, token: str) -> Message:
    if token in view.map().land.rank:
        return Message("choice-token", {"place": place(view, token)})
    return Message(f"choice-token-{token}")


def monument_choice(view: Ankh, space: str) -> Message:
    if space not in view.monuments:
        return Message("choice-monument", {"monument": the("monument"), "place": place(view, space)})
    kind, owner = view.monuments[space]
    whose = Message("neutral") if owner == NOBODY else Who(owner)
    where = Message("place", {"space": spot(space), "details": (whose, *regions(view, space))})
    return Message("choice-monument", {"monument": the(kind), "place": where})


def keep_choice(view: Ankh, space: str) -> Message:
    figure = view.occupant(space)
    kind = the("figure" if figure is None else figure[1])
    return Message("choice-keep", {"figure": kind, "space": spot(space)})


def power_choice(view: Ankh, power: str) -> Message:
    return Message("choice-power", {"power": Name(power), "level": POWER_LEVEL[power]})


def card_choice(view: Ankh, card: str) -> Message:
    return Message("choice-card", {"card": Name(card), "strength": CARD_STRENGTH[card]})


def cards_choice(view: Ankh, pair: str) -> Message:
    first, second = pair.split("+")
    strength = CARD_STRENGTH[first] + CARD_STRENGTH[second]
    return Message("choice-cards", {"first": Name(first), "second": Name(second), "strength": strength})


def pair_choice(verb: str, pair: str) -> Message:
    first, second = spots(pair)
    return Message(f"choice-{verb}", {"first": first, "second": second})


CHOICES: Final[dict[str, Callable[[Ankh, str], Message]]] = {
    "action": action_choice,
    "aim": lambda view, pair: pair_choice("aim", pair),
    "bid": lambda view, count: Message("choice-bid", {"followers": followers(int(count))}),
    "build": lambda view, kind: Message("choice-build", {"monument": one(kind)}),
    "card": card_choice,
    "cards": cards_choice,
    "god": lambda view, god: Message("choice-god", {"god": Name(god), "epithet": Name(f"epithet_{god}")}),
    "keep": keep_choice,
    "monument": monument_choice,
    "pool": lambda view, kind: Message("choice-pool", {"figure": one(kind)}),
    "power": power_choice,
    "ransom": lambda view, kind: Message("choice-ransom"),
    "region": lambda view, space: Message("choice-region", {"space": spot(space)}),
    "side": lambda view, side: pair_choice("side", side),
    "summon": lambda view, kind: Message("choice-summon", {"figure": one(kind)}),
    "swap": lambda view, pair: pair_choice("swap", pair),
    "token": token_choice,
    "trap": lambda view, god: Message("choice-trap", {"god": Name(god)}),
    "use": use_choice,
}

# -- stories ---------------------------------------------------------------------------------------

STORIES: Final[dict[str, tuple[str, ...]]] = {  # the rule that made it happen, and what its arguments are
    "action_taken": ("ANKH-072", "who", "action"),
    "battle_began": ("ANKH-230", "region", "sides..."),
    "battle_tied": ("ANKH-242", "region"),
    "battle_won": ("ANKH-239", "who", "region"),
    "bid_revealed": ("ANKH-038", "who", "followers"),
    "camels_placed": ("ANKH-190", "who", "count"),
    "card_revealed": ("ANKH-232", "who", "card"),
    "cards_taken_back": ("ANKH-291", "who"),
    "cat_mourned": ("ANKH-380", "who"),
    "conflict_began": ("ANKH-210", "number", "who"),
    "devotion_gained": ("ANKH-033", "who", "devotion", "why"),
    "devotion_lost": ("ANKH-034", "who", "devotion"),
    "event_triggered": ("ANKH-170", "who", "event", "number"),
    "event_without_effect": ("ANKH-173", "who", "event"),
    "figure_killed": ("ANKH-023", "who", "figure", "space"),
    "figure_moved": ("ANKH-100", "who", "figure", "space", "end"),
    "figure_protected": ("ANKH-354", "who", "figure", "space"),
    "figure_pushed": ("ANKH-387", "who", "figure", "space", "end"),
    "figure_summoned": ("ANKH-120", "who", "figure", "space"),
    "first_player": ("ANKH-044", "who"),
    "followers_gained": ("ANKH-037", "who", "followers", "why"),
    "game_won": ("ANKH-450", "who", "ending"),
    "god_forgotten": ("ANKH-440", "who"),
    "god_taken": ("ANKH-040", "who", "god"),
    "gods_merged": ("ANKH-410", "who", "lower"),
    "guardian_joined": ("ANKH-157", "who", "guardian"),
    "guardian_released": ("ANKH-417", "who", "guardian"),
    "monument_built": ("ANKH-280", "who", "building", "space"),
    "monument_destroyed": ("ANKH-027", "type", "space"),
    "monument_taken": ("ANKH-180", "who", "monument", "space", "owner"),
    "mummy_returned": ("ANKH-393", "who", "space"),
    "nobody_won": ("ANKH-445",),
    "plague_began": ("ANKH-284", "who"),
    "power_unlocked": ("ANKH-151", "who", "power"),
    "region_dominated": ("ANKH-220", "who", "region"),
    "region_numbered": ("ANKH-195", "region", "number"),
    "scales_tipped": ("ANKH-240", "who"),
    "scenario_laid_out": ("ANKH-048", "scenario"),
    "scorpion_aimed": ("ANKH-396", "who", "space", "aim"),
    "strength_counted": ("ANKH-237", "who", "total"),
    "sun_token_put": ("ANKH-366", "who", "space"),
    "tokens_swapped": ("ANKH-196", "who", "first", "second"),
    "turn_began": ("ANKH-070", "who"),
    "two_cards_announced": ("ANKH-340", "who"),
    "underworld_opened": ("ANKH-359", "who", "space"),
    "warrior_ransomed": ("ANKH-351", "who"),
    "warrior_trapped": ("ANKH-348", "who", "owner"),
}
STORY_RULES: Final[Mapping[str, str]] = {name: row[0] for name, row in STORIES.items()}
SHAPES: Final[dict[str, tuple[str, ...]]] = {name: row[1:] for name, row in STORIES.items()}
FILLINGS: Final[dict[str, Callable[[Any], object]]] = {  # how each kind of argument is said
    "who": Who,
    "sides": Who,
    "lower": Who,
    "owner": lambda side: Message("neutral") if side == NOBODY else Who(side),
    "action": Name,
    "card": Name,
    "event": Name,
    "god": Name,
    "guardian": Name,
    "power": Name,
    "scenario": Name,
    "type": Name,
    "figure": one,
    "monument": the,
    "building": one,
    "space": spot,
    "end": spot,
    "region": spot,
    "aim": spots,
    "followers": followers,
    "devotion": lambda amount: Message("devotion", {"count": amount}),
    "why": reason,
}


def story(story: Story) -> Message:
    """What happened, as a sentence of the chronicle."""
    name, given, _ = story
    gaps: Arguments = {}
    for i, shape in enumerate(SHAPES[name]):
        gap = shape.removesuffix("...")
        say = FILLINGS.get(gap, as_it_is)
        gaps[gap] = tuple(say(each) for each in given[i:]) if gap != shape else say(given[i])
    return Message(f"story-{name}", gaps)


def as_it_is(value: object) -> object:
    return value
