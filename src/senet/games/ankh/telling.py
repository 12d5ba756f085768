"""Telling Ankh: prompts, choices and stories as messages; the sentences are in `languages/*.ftl`.

Regions are called by their Conflict Order tokens and their printed names. Stories are in `telling_stories`.
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
from senet.games.ankh.telling_stories import STORY_RULES, story
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
from senet.kernel.game import Choice, Decision, Seat
from senet.kernel.telling import (
    Arguments,
    Message,
    Name,
    Who,
    Wording,
    plain_choice,
    prompt_message,
    question_name,
    wording,
)

__all__ = ["CARDS", "NAMES", "STORY_RULES", "choice", "prompt", "story"]

LAST_EVENT: Final = len(EVENTS) - 1
OWN_PASS: Final = ("pass",)  # passing has its own label

# -- questions -------------------------------------------------------------------------------------


def prompt(view: Ankh) -> Message:
    return prompt_message(view, QUESTIONS)


def argument(decision: Decision, place: int) -> str:
    return str(decision.args[place])


def tuple_argument(decision: Decision, place: int) -> tuple[Any, ...]:
    given = decision.args[place]
    assert isinstance(given, tuple)
    return given


def action_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    merged = "yes" if view.is_merged(seat) else "no"
    return {"event": Name(view.event_type(view.event + 1)), "number": view.event + 1, "merged": merged}


def figure_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    """The figure on the space in the first argument."""
    return figure_on(view, argument(decision, 0))


def figure_on(view: Ankh, space: str) -> Arguments:
    return {"figure": the(view.figures[space][1]), "space": spot(space)}


def space_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    return {"space": spot(argument(decision, 0))}


def battle_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    return {"region": in_region(view, view.fight().region)}


def obelisk_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    return figure_gaps(view, seat, decision) | battle_gaps(view, seat, decision)


def summon_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    return {"count": possible_summons(view, seat, tuple_argument(decision, 0))}


def summoned_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    """For choosing the space, or the summon that is used up."""
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
    return {"cost": cost, "followers": followers(cost), **battle_gaps(view, seat, decision)}


def site_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    return {"monument": one(argument(decision, 0)), **battle_gaps(view, seat, decision)}


def scales_gaps(view: Ankh, seat: Seat, decision: Decision) -> Arguments:
    return {"total": max(view.fight().totals.values()), **battle_gaps(view, seat, decision)}


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


QUESTIONS: Final[dict[str, Wording]] = {
    "first_action": Wording(action_gaps),
    "second_action": Wording(action_gaps),
    "move_figure": Wording(own_labels=OWN_PASS),
    "move_to": Wording(figure_gaps, act="move"),
    "push_to": Wording(
        lambda view, seat, decision: figure_on(view, argument(decision, 1)),
        act="push",
    ),
    "aim": Wording(space_gaps),
    "summon_figure": Wording(summon_gaps, OWN_PASS),
    "summon_space": Wording(summoned_gaps, act="summon"),
    "summon_use": Wording(summoned_gaps),
    "sun_token": Wording(space_gaps, OWN_PASS),
    "unlock": Wording(unlock_gaps, OWN_PASS),
    "control": Wording(control_gaps),
    "caravan_start": Wording(caravan_gaps, OWN_PASS),
    "caravan_next": Wording(caravan_gaps),
    "keep_token": Wording(lambda view, seat, decision: {"number": decision.args[1]}),
    "swap_tokens": Wording(swap_gaps, OWN_PASS),
    "obelisk_figure": Wording(battle_gaps, OWN_PASS),
    "obelisk_space": Wording(obelisk_gaps, act="move"),
    "announcement": Wording(battle_gaps, OWN_PASS),
    "battle_card": Wording(battle_gaps),
    "build_type": Wording(building_gaps, OWN_PASS),
    "build_space": Wording(site_gaps, act="build"),
    "plague_bid": Wording(battle_gaps),
    "trap": Wording(
        lambda view, seat, decision: {"slots": SLOTS - len(view.dashboard(seat).trapped)}, OWN_PASS
    ),
    "mummy_space": Wording(act="return"),
    "scales": Wording(scales_gaps, OWN_PASS),
    "protect": Wording(figure_gaps, OWN_PASS),
    "spare": Wording(lambda view, seat, decision: figure_on(view, tuple_argument(decision, 1)[0]), OWN_PASS),
    "join_second": Wording(lambda view, seat, decision: {"number": view.order[argument(decision, 0)]}),
    "replace_token": Wording(replace_gaps),
    "worship": Wording(lambda view, seat, decision: {"cost": followers(WORSHIP_COST)}, OWN_PASS),
    "underworld_token": Wording(battle_gaps, OWN_PASS),
    "underworld_space": Wording(battle_gaps, act="token"),
    "release": Wording(release_gaps, OWN_PASS),
    "auction_bid": Wording(auction_gaps),
}
# -- choices ---------------------------------------------------------------------------------------


def choice(view: Ankh, choice: Choice) -> Message:
    """The label of anything that could be chosen at this table, whether it is offered or not."""
    verb, noun = choice
    return CHOICES[verb](view, noun) if noun else plain_choice(view, verb, QUESTIONS)


def space_choice(view: Ankh, space: str) -> Message:
    act = wording(view, QUESTIONS).act or "here"
    return Message(f"choice-space-{act}", {"place": place(view, space)})


def figure_choice(view: Ankh, space: str) -> Message:
    figure = view.occupant(space)
    act = "release" if question_name(view) == "release" else "move"
    kind = the("figure" if figure is None else figure[1])
    return Message(f"choice-figure-{act}", {"figure": kind, "place": place(view, space)})


def region_choice(view: Ankh, space: str) -> Message:
    decision, question = view.flow.decision, question_name(view)
    if question == "keep_token" and decision is not None:
        size = len(view.map().regions.get(space, ()))
        return Message(
            "choice-region-keep", {"number": decision.args[1], "space": spot(space), "count": size}
        )
    if question in ("join_first", "join_second", "replace_token") and space in view.order:
        act = "replace" if question == "replace_token" else "join"
        number, name = view.region_label(space)
        gone = max(view.order.values())
        return Message(f"choice-region-{act}", {"number": number, "region": Name(name), "gone": gone})
    return Message("choice-region", {"space": spot(space)})


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
    "figure": figure_choice,
    "keep": keep_choice,
    "monument": monument_choice,
    "pool": lambda view, kind: Message("choice-pool", {"figure": one(kind)}),
    "power": power_choice,
    "ransom": lambda view, kind: Message("choice-ransom"),
    "region": region_choice,
    "side": lambda view, side: pair_choice("side", side),
    "space": space_choice,
    "summon": lambda view, kind: Message("choice-summon", {"figure": one(kind)}),
    "swap": lambda view, pair: pair_choice("swap", pair),
    "token": token_choice,
    "trap": lambda view, god: Message("choice-trap", {"god": Name(god)}),
    "use": use_choice,
}
