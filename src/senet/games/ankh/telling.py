"""Telling Ankh: prompts, choices and stories as messages; the sentences stand in `languages/*.ftl`.

Regions are called by their Conflict Order tokens and their printed names. Stories: `telling_stories`.
"""

from __future__ import annotations

from collections.abc import Callable
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
from senet.games.ankh.telling_stories import SHAPES, STORY_RULES, story
from senet.games.ankh.telling_words import (
    CARDS,
    NAMES,
    followers,
    in_region,
    one,
    place,
    regions,
    spot,
    spots,
    the,
)
from senet.kernel.game import PASS, Choice, Decision, Seat
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
    return {"event": Name(view.event_type(view.event + 1)), "number": view.event + 1, "merged": merged}


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


def replace_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    numbers = [view.order[argument(decision, place)] for place in (0, 1)]
    return {"first": min(numbers), "second": max(numbers), "number": max(view.order.values())}


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
    "spare": lambda view, seat, decision: figure_gaps(view, tuple_argument(decision, 1)[0]),
    "join_second": lambda view, seat, decision: {"number": view.order[argument(decision, 0)]},
    "replace_token": replace_gaps,
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
    "spare",
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
    if verb == "region" and decision is not None:
        if question == "keep_token":
            return region_choice(view, decision, noun)
        if question in ("join_first", "join_second", "replace_token") and noun in view.order:
            return joining_choice(view, question, noun)
    return CHOICES[verb](view, noun) if noun else Message(f"choice-{verb}")


def figure_choice(view: Ankh, question: str, space: str) -> Message:
    figure = view.occupant(space)
    act = "release" if question == "release" else "move"
    kind = the("figure" if figure is None else figure[1])
    return Message(f"choice-figure-{act}", {"figure": kind, "place": place(view, space)})


def region_choice(view: Ankh, decision: Decision, space: str) -> Message:
    size = len(view.map().regions.get(space, ()))
    return Message("choice-region-keep", {"number": decision.args[1], "space": spot(space), "count": size})


def joining_choice(view: Ankh, question: str, region: str) -> Message:
    act = "replace" if question == "replace_token" else "join"
    number, name = view.region_label(region)
    gone = max(view.order.values())
    return Message(f"choice-region-{act}", {"number": number, "region": Name(name), "gone": gone})


def action_choice(view: Ankh, track: str) -> Message:
    """An action, with the event that it triggers."""
    number = TRACKS.index(track)
    if view.markers[number] + 1 < EVENT_SPACES[number] or view.event >= LAST_EVENT:
        return Message("choice-action", {"action": Name(track)})
    return Message(
        "choice-action-event", {"action": Name(track), "event": Name(view.event_type(view.event + 1))}
    )


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
