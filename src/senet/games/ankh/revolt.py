"""The People's Revolt: Consolidation joins regions, and victory costs the victor's figures. (ANKH-540 to 553)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import CONSOLIDATION, GOD, ISIS
from senet.games.ankh.deaths import kill
from senet.games.ankh.devotion import gain_followers
from senet.games.ankh.maps import ground_name, layout_of
from senet.games.ankh.table import Ankh
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat


def consolidation(g: Ankh, seat: Seat) -> None:
    """The side takes the follower from the event; then two regions become one, if any two are separated by
    camels. (ANKH-541 to 543, ANKH-546)"""
    gain_followers(g, g.sides[seat], 1, CONSOLIDATION)
    if joinable(g):
        g.ask(seat, JOIN_FIRST, first_region_chosen)
    else:
        g.tell("nothing_to_join", seat)


# -- the two regions -----------------------------------------------------------------------------


def joinable(g: Ankh) -> dict[str, list[str]]:
    """The regions that camels separate from others, by their numbers, each with those others. (ANKH-543)"""
    found: dict[str, list[str]] = {}
    for region in g.regions_in_order():
        beyond = [
            other for other in g.regions_in_order() if other != region and camels_between(g, region, other)
        ]
        if beyond:
            found[region] = beyond
    return found


def camels_between(g: Ankh, one: str, other: str) -> list[str]:
    """The camels with one of the regions on each side."""
    ground = g.map()
    return [
        camel
        for camel in g.camels
        if {ground.region_of[space][0] for space in ground.land.sides[camel]} == {one, other}
    ]


def offer_first_region(g: Ankh, seat: Seat) -> list[Choice]:
    return [("region", region) for region in joinable(g)]


def forbids_first_region(g: Ankh, seat: Seat, choice: Choice) -> str:
    if choice[0] != "region" or choice[1] not in g.order:
        return NOT_AN_ANSWER
    return "" if choice[1] in joinable(g) else "ANKH-543"


def first_region_chosen(g: Ankh, seat: Seat, choice: Choice) -> None:
    g.ask(seat, JOIN_SECOND, second_region_chosen, choice[1])


JOIN_FIRST: Final = Question("join_first", offer_first_region, forbids_first_region)


def offer_second_region(g: Ankh, seat: Seat, first: str) -> list[Choice]:
    return [("region", region) for region in joinable(g)[first]]


def forbids_second_region(g: Ankh, seat: Seat, choice: Choice, first: str) -> str:
    if choice[0] != "region" or choice[1] not in g.order:
        return NOT_AN_ANSWER
    return "" if choice[1] in joinable(g)[first] else "ANKH-543"


def second_region_chosen(g: Ankh, seat: Seat, choice: Choice, first: str) -> None:
    """If the highest token lies elsewhere, one of the two takes its place; the player chooses which. (ANKH-545)"""
    second = choice[1]
    if highest(g) in (first, second):
        g.then(join_regions, seat, first, second, "")
    else:
        g.ask(seat, REPLACE_TOKEN, replacement_chosen, first, second)


JOIN_SECOND: Final = Question("join_second", offer_second_region, forbids_second_region)


def highest(g: Ankh) -> str:
    """The region with the highest Conflict Order token. (ANKH-544)"""
    return g.regions_in_order()[-1]


def offer_replacement(g: Ankh, seat: Seat, first: str, second: str) -> list[Choice]:
    return [("region", first), ("region", second)]


def forbids_replacement(g: Ankh, seat: Seat, choice: Choice, first: str, second: str) -> str:
    if choice[0] != "region" or choice[1] not in g.order:
        return NOT_AN_ANSWER
    return "" if choice[1] in (first, second) else "ANKH-545"


def replacement_chosen(g: Ankh, seat: Seat, choice: Choice, first: str, second: str) -> None:
    g.then(join_regions, seat, first, second, choice[1])


REPLACE_TOKEN: Final = Question("replace_token", offer_replacement, forbids_replacement)


def join_regions(g: Ankh, seat: Seat, first: str, second: str, giving: str) -> None:
    """All camels between the two go to the supply and the highest token leaves the game; `giving` is the
    region whose token takes its place, "" if the highest is one of the two. (ANKH-543 to 545, ANKH-547)"""
    names = sorted([g.region_label(first), g.region_label(second)])
    gone = camels_between(g, first, second)
    g.camels = [camel for camel in g.camels if camel not in gone]
    g.tell("regions_joined", seat, *names[0], *names[1], len(gone), tuple(gone))
    losing = highest(g)
    removed = g.order.pop(losing)
    g.put_away("order_token")
    g.tell("token_removed", removed)
    if giving:
        g.order[losing] = g.order.pop(giving)
    kept = next(g.order.pop(region) for region in (first, second) if region in g.order)
    layout = layout_of(g.scenario, len(g.players))
    g.ground = ground_name(g.map().land.board, layout.flooded, g.camels)
    joined = g.map().region_of[first][0]
    g.order[joined] = kept
    if giving:
        g.tell("region_numbered", *g.region_label(losing), losing, "moved")
    g.tell("region_numbered", *g.region_label(joined), joined, "joined")


# -- what victory costs --------------------------------------------------------------------------


def victor_falls(g: Ankh, region: str, side: Seat) -> None:
    """Whoever dominates a region loses its own figures there, after the devotion has been counted; Isis may
    keep those next to an enemy. (ANKH-548, ANKH-549, ANKH-552)"""
    near = [s for s in fallen(g, region, side) if g.can(side, ISIS) and g.is_near_enemy(side, s)]
    g.then(spare_next, side, region, tuple(near), ())


def fallen(g: Ankh, region: str, side: Seat) -> list[str]:
    """The figures that the victor of a region loses there: all but the god. (ANKH-020, ANKH-548)"""
    return [space for space in g.figures_in(region, side) if g.figures[space][1] != GOD]


def spare_next(g: Ankh, side: Seat, region: str, pending: tuple[str, ...], kept: tuple[str, ...]) -> None:
    """Isis decides about one figure after another; the rest die together. (ANKH-550, ANKH-552)"""
    if pending:
        g.ask(side, SPARE, sparing_chosen, region, pending, kept)
    else:
        dead = tuple(space for space in fallen(g, region, side) if space not in kept)
        if dead:
            g.tell("victory_paid", g.team(side), *g.region_label(region))
        g.then(kill, dead)


def offer_sparing(
    g: Ankh, seat: Seat, region: str, pending: tuple[str, ...], kept: tuple[str, ...]
) -> list[Choice]:
    return [PASS, ("keep", pending[0])]


def forbids_sparing(
    g: Ankh, seat: Seat, choice: Choice, region: str, pending: tuple[str, ...], kept: tuple[str, ...]
) -> str:
    if choice in (PASS, ("keep", pending[0])):
        return ""
    return "ANKH-354" if choice[0] == "keep" and choice[1] in g.figures else NOT_AN_ANSWER


def sparing_chosen(
    g: Ankh, seat: Seat, choice: Choice, region: str, pending: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    space = pending[0]
    if choice != PASS:
        kept = (*kept, space)
        g.tell("figure_protected", g.team(seat), g.figures[space][1], space)
    g.then(spare_next, seat, region, pending[1:], kept)


SPARE: Final = Question("spare", offer_sparing, forbids_sparing)
