"""What can be counted at the table, and what stories say of it: the log balances.

Counters of a side belong to the seat that leads it; what belongs to nobody is the table's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from senet.games.ankh.components import (
    AMUN,
    ANUBIS,
    BASE,
    CAMEL_CARAVAN,
    CONSOLIDATION,
    EVENTS,
    MONUMENTS,
    OSIRIS,
    RA,
    SUNS,
    TRACKS,
    UNDERWORLDS,
    WARRIOR,
)
from senet.games.ankh.table import NOBODY, Ankh
from senet.games.ankh.turn import reset_marker, trigger_event
from senet.kernel.box import TABLE, Change, Counters, Heading
from senet.kernel.game import Seat, Story

# -- the counters --------------------------------------------------------------------------------


def counters(g: Ankh) -> Counters:
    """Everything public that can be counted: of every side in the game, and of the table."""
    found: Counters = {}
    for side in g.ranking:
        for name, count in of_side(g, side).items():
            found[name, side] = count
    for name, count in of_table(g).items():
        found[name, TABLE] = count
    return found


def of_side(g: Ankh, side: Seat) -> dict[str, int]:
    player = g.players[side]
    standing = [kind for owner, kind in g.figures.values() if owner == side]
    captives = player.trapped if g.can(side, ANUBIS) else []
    return {
        "devotion": g.devotion[side],
        "followers": player.followers,
        "warriors_map": standing.count(WARRIOR),
        "warriors_pool": player.warriors,
        "warriors_trapped": sum(other.trapped.count(side) for other in g.players),
        "guardians_map": sum(kind in BASE for kind in standing),
        "guardians_pool": len(player.guardians),
        "monuments": sum(owner == side for _, owner in g.monuments.values()),
        "ankhs": player.ankhs,
        "powers": len(player.powers),
        "hand": len(player.hand),
        "used": len(player.used),
        "suns": player.suns,
        "radiant": sum(g.figures[space][0] == side for space in g.radiant),
        "underworlds": player.underworlds,
        "amun_token": int(player.amun_up),
        "captives": len(captives),
        "tiebreaker": int(g.tiebreaker == side),
    }


def of_table(g: Ankh) -> dict[str, int]:
    ahead = EVENTS[g.event + 1 :].count(CAMEL_CARAVAN)
    found = {
        "event": g.event,
        "camels": len(g.camels),
        "order_tokens": len(g.order) + held_tokens(g),
        "underworlds_map": len(g.underworlds),
        "neutral_monuments": sum(owner == NOBODY for _, owner in g.monuments.values()),
        "event_followers": ahead if g.is_revolt() else 0,  # of an event that is triggered it is taken at once
    }
    for track, marker in zip(TRACKS, g.markers, strict=True):
        found[f"marker_{track}"] = marker
    for kind in MONUMENTS:
        found[f"supply_{kind}"] = g.supply[kind]
    for kind in g.guardians:
        found[f"supply_{kind}"] = g.stable[kind]
    return found


def held_tokens(g: Ankh) -> int:
    """The Conflict Order token of a region that was cut is still on the table while it is decided which of the
    new regions keeps it. (ANKH-194)"""
    decision = g.flow.decision
    return int(decision is not None and decision.question.name == "keep_token")


# -- what stories say ----------------------------------------------------------------------------

Args = tuple[Any, ...]
TOKENS_OF_GODS: Final[dict[str, tuple[str, int]]] = {
    RA: ("suns", SUNS),
    OSIRIS: ("underworlds", UNDERWORLDS),
    AMUN: ("amun_token", 1),
}


def troop(kind: str) -> str:
    return "warriors" if kind == WARRIOR else "guardians"


def moved(kind: str, side: Seat, start: str, end: str) -> list[Change]:
    """A figure goes from map or pool to pool or map."""
    return [(f"{troop(kind)}_{start}", side, -1), (f"{troop(kind)}_{end}", side, 1)]


def lost_monument(owner: Args) -> list[Change]:
    return [("monuments", owner[0], -1)] if owner else [("neutral_monuments", TABLE, -1)]


def god_taken(a: Args) -> list[Change]:
    seat, god = a
    return [(TOKENS_OF_GODS[god][0], seat, TOKENS_OF_GODS[god][1])] if god in TOKENS_OF_GODS else []


def followers_gained(a: Args) -> list[Change]:
    team, count, why = a
    taken: list[Change] = [("event_followers", TABLE, -count)] if why == CONSOLIDATION else []
    return [("followers", team[0], count), *taken]


def monument_taken(a: Args) -> list[Change]:
    _, _, _, owner, side = a
    back: list[Change] = [("ankhs", owner[0], 1)] if owner else []
    return [*lost_monument(owner), *back, ("monuments", side, 1), ("ankhs", side, -1)]


def monument_destroyed(a: Args) -> list[Change]:
    kind, _, owner = a
    back: list[Change] = [("ankhs", owner[0], 1)] if owner else []
    return [*lost_monument(owner), *back, (f"supply_{kind}", TABLE, 1)]


def monument_built(a: Args) -> list[Change]:
    team, kind, _, cost = a
    side = team[0]
    return [
        ("followers", side, -cost),
        ("monuments", side, 1),
        ("ankhs", side, -1),
        (f"supply_{kind}", TABLE, -1),
    ]


def warrior_ransomed(a: Args) -> list[Change]:
    _, keeper, side = a
    return [
        ("followers", side, -1),
        ("followers", keeper[0], 1),
        ("warriors_trapped", side, -1),
        ("captives", keeper[0], -1),
        ("warriors_pool", side, 1),
    ]


def warrior_trapped(a: Args) -> list[Change]:
    keeper, owner = a
    return [("warriors_pool", owner[0], -1), ("warriors_trapped", owner[0], 1), ("captives", keeper[0], 1)]


def warriors_freed(a: Args) -> list[Change]:
    owner, count, keeper = a
    return [
        ("warriors_pool", owner[0], count),
        ("warriors_trapped", owner[0], -count),
        ("captives", keeper[0], -count),
    ]


def gods_merged(a: Args) -> list[Change]:
    higher, lower, _, _, fallen, space, powers = a
    return [("devotion", higher, -fallen), ("devotion", lower, -space), ("powers", lower, -powers)]


def pieces_passed(a: Args) -> list[Change]:
    lower = a[1]
    return [change for name, side, n in a[2:] for change in ((name, side, n), (name, lower, -n))]


def guardian_released(a: Args) -> list[Change]:
    team, _, space = a
    return [("guardians_map" if space else "guardians_pool", team[0], -1)]


def underworld_opened(a: Args) -> list[Change]:
    team, _, start = a
    return [] if start else [("underworlds", team[0], -1), ("underworlds_map", TABLE, 1)]


def power_unlocked(a: Args) -> list[Change]:
    return [("followers", a[3], -a[2]), ("powers", a[3], 1)]


CHANGES: Final[dict[str, Callable[[Args], list[Change]]]] = {
    "action_taken": lambda a: [(f"marker_{a[1]}", TABLE, 1)],
    "amun_token_turned": lambda a: [("amun_token", a[0][0], 1)],
    "bid_sacrificed": lambda a: [("followers", a[0][0], -a[1])],
    "camels_placed": lambda a: [("camels", TABLE, a[1])],
    "card_revealed": lambda a: [("hand", a[0][0], -1), ("used", a[0][0], 1)],
    "cards_taken_back": lambda a: [("hand", a[0][0], a[1]), ("used", a[0][0], -a[1])],
    "conflict_began": lambda a: [("tiebreaker", a[1][0], 1)],
    "conflict_ended": lambda a: [("tiebreaker", a[1][0], -1)],
    "devotion_gained": lambda a: [("devotion", a[0][0], a[1])],
    "devotion_lost": lambda a: [("devotion", a[0][0], -a[1])],
    "event_triggered": lambda a: [("event", TABLE, 1)],
    "figure_killed": lambda a: moved(a[1], a[0][0], "map", "pool"),
    "figure_summoned": lambda a: moved(a[1], a[3], "pool", "map"),
    "followers_gained": followers_gained,
    "followers_sacrificed": lambda a: [("followers", a[0][0], -a[1])],
    "god_forgotten": lambda a: [("devotion", a[1], -a[2]), ("powers", a[1], -a[3])],
    "god_taken": god_taken,
    "gods_merged": gods_merged,
    "guardian_joined": lambda a: [("guardians_pool", a[0][0], 1), (f"supply_{a[1]}", TABLE, -1)],
    "guardian_released": guardian_released,
    "guardians_unsold": lambda a: [(f"supply_{a[0]}", TABLE, -a[1])],
    "marker_returned": lambda a: [(f"marker_{a[0]}", TABLE, -a[1])],
    "monument_built": monument_built,
    "monument_destroyed": monument_destroyed,
    "monument_removed": lambda a: [("monuments", a[2][0], -1), (f"supply_{a[0]}", TABLE, 1)],
    "monument_taken": monument_taken,
    "mummy_returned": lambda a: moved("mummy", a[0][0], "pool", "map"),
    "pieces_left": lambda a: [(name, owner, -count) for name, owner, count in a[1:]],
    "pieces_passed": pieces_passed,
    "power_unlocked": power_unlocked,
    "region_numbered": lambda a: [("order_tokens", TABLE, 1)] if a[3] == "new" else [],
    "regions_joined": lambda a: [("camels", TABLE, -a[5])],
    "sun_token_put": lambda a: [("suns", a[2], -1), ("radiant", a[2], 1)],
    "sun_token_returned": lambda a: [("suns", a[0][0], 1), ("radiant", a[0][0], -1)],
    "token_removed": lambda a: [("order_tokens", TABLE, -1)],
    "two_cards_announced": lambda a: [("amun_token", a[0][0], -1)],
    "underworld_opened": underworld_opened,
    "warrior_ransomed": warrior_ransomed,
    "warrior_trapped": warrior_trapped,
    "warriors_freed": warriors_freed,
}


def changes(story: Story) -> list[Change]:
    """What a story says of the counters."""
    name, args, _ = story
    return CHANGES[name](args) if name in CHANGES else []


# -- turns and events ----------------------------------------------------------------------------


def stage(g: Ankh) -> dict[str, object]:
    """Whose turn it is, and the event that is being resolved; nothing before all have a god."""
    if any(not player.god for player in g.players):
        return {}
    steps = [step for step, _ in g.flow.agenda]
    if reset_marker in steps and trigger_event not in steps:
        return {"turn": g.active, "phase": g.event}
    return {"turn": g.active}


def heading(story: Story) -> Heading | None:
    """The turn or the event that a story begins."""
    name, args, _ = story
    if name == "turn_began":
        return "turn", args[0]
    return ("phase", args[2]) if name == "event_triggered" else None
