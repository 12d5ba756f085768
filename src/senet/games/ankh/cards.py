"""Before the resolution: Flood, Build Monument, Plague of Locusts, and majorities. (ANKH-234 to 236, ANKH-280 to 300)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import (
    BUILD_COST,
    BUILD_MONUMENT,
    FERTILE,
    FLOOD,
    GOD,
    INSPIRING,
    MONUMENTS,
    PLAGUE,
)
from senet.games.ankh.deaths import kill
from senet.games.ankh.devotion import forbids_bid, gain_devotion, gain_followers, possible_bids
from senet.games.ankh.table import Ankh
from senet.games.ankh.table_majority import majorities
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

# -- Flood ---------------------------------------------------------------------------------------


def floods(g: Ankh, region: str) -> None:
    """Flood brings a follower for each of its player's figures on fertile ground and protects these
    figures in the resolution. (ANKH-295, ANKH-300)"""
    for side in g.revealed(FLOOD):
        fertile = [space for space in g.figures_in(region, side) if g.terrain(space) == FERTILE]
        g.fight().safe += fertile
        gain_followers(g, side, len(fertile), FLOOD)


# -- Build Monument ------------------------------------------------------------------------------


def build_monuments(g: Ankh, region: str) -> None:
    """Build Monument cards are played in ascending order of devotion. (ANKH-234)"""
    for side in g.revealed(BUILD_MONUMENT):
        g.then(ask_build_type, side, region)


def ask_build_type(g: Ankh, side: Seat, region: str) -> None:
    """For 3 followers, or free with Inspiring, a monument may be built in the region. (ANKH-280 to 283)"""
    if can_build(g, side, region):
        g.ask(side, BUILD_TYPE, build_type_chosen, region)


def offer_build_type(g: Ankh, seat: Seat, region: str) -> list[Choice]:
    candidates: list[Choice] = [("build", kind) for kind in MONUMENTS]
    return [PASS, *[choice for choice in candidates if not forbids_build_type(g, seat, choice, region)]]


def forbids_build_type(g: Ankh, seat: Seat, choice: Choice, region: str) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "build" or choice[1] not in MONUMENTS:
        return NOT_AN_ANSWER
    return "" if g.supply[choice[1]] else "ANKH-281"


def build_type_chosen(g: Ankh, seat: Seat, choice: Choice, region: str) -> None:
    if choice != PASS:
        g.ask(seat, BUILD_SPACE, build_space_chosen, choice[1], region)


BUILD_TYPE: Final = Question("build_type", offer_build_type, forbids_build_type)


def offer_build_space(g: Ankh, seat: Seat, kind: str, region: str) -> list[Choice]:
    return [("space", space) for space in building_sites(g, region)]


def forbids_build_space(g: Ankh, seat: Seat, choice: Choice, kind: str, region: str) -> str:
    return forbids_site(g, region, choice[1]) if choice[0] == "space" else NOT_AN_ANSWER


def build_space_chosen(g: Ankh, seat: Seat, choice: Choice, kind: str, region: str) -> None:
    """The monument stands at once and is controlled by its builder. (ANKH-280, ANKH-283)"""
    player = g.players[seat]
    cost = 0 if g.has(seat, INSPIRING) else BUILD_COST
    player.followers -= cost
    player.ankhs -= 1
    g.supply[kind] -= 1
    g.monuments[choice[1]] = (kind, seat)
    g.tell("monument_built", g.team(seat), kind, choice[1], cost)


BUILD_SPACE: Final = Question("build_space", offer_build_space, forbids_build_space)


def can_build(g: Ankh, side: Seat, region: str) -> bool:
    player = g.players[side]
    cost = 0 if g.has(side, INSPIRING) else BUILD_COST
    return player.followers >= cost and player.ankhs > 0 and bool(building_sites(g, region))


def building_sites(g: Ankh, region: str) -> list[str]:
    """Empty land of the region without Underworld or City token. (ANKH-281, ANKH-282, ANKH-507)"""
    return [space for space in g.map().regions[region] if not forbids_site(g, region, space)]


def forbids_site(g: Ankh, region: str, space: str) -> str:
    if space in g.underworlds:
        return "ANKH-282"
    if space in g.cities():
        return "ANKH-507"
    if space not in g.map().regions[region]:
        return "ANKH-280"
    return "" if g.is_free(space) else "ANKH-010"


# -- Plague of Locusts ---------------------------------------------------------------------------


def plagues(g: Ankh, region: str) -> None:
    """Every plague has its own bidding, in ascending order of devotion. (ANKH-235)"""
    for side in g.revealed(PLAGUE):
        g.then(plague, region, side)


def plague(g: Ankh, region: str, player: Seat) -> None:
    """Every side with a figure in the region bids followers in secret. (ANKH-284, ANKH-286, ANKH-521)"""
    g.tell("plague_began", g.team(player))
    asked = [side for side in g.present(region) if g.players[side].followers]
    if asked:
        g.ask_all(asked, PLAGUE_BID, plague_bid_made, region)
    else:
        plague_bid_made(g, {}, region)


def offer_plague_bid(g: Ankh, seat: Seat, region: str) -> list[Choice]:
    return possible_bids(g, seat)


def forbids_plague_bid(g: Ankh, seat: Seat, choice: Choice, region: str) -> str:
    return forbids_bid(g, seat, choice)


def plague_bid_made(g: Ankh, answers: dict[Seat, Choice], region: str) -> None:
    """All bids are sacrificed; only a single highest bidder keeps its warriors and guardians here. Gods
    survive; nothing else protects. (ANKH-284, ANKH-285, ANKH-287)"""
    offered = {side: int(answers[side][1]) if side in answers else 0 for side in g.present(region)}
    for side, count in offered.items():
        g.players[side].followers -= count
        g.tell("bid_sacrificed", g.team(side), count)
    best = max(offered.values(), default=0)
    spared = [side for side, count in offered.items() if count == best]
    region_of = g.map().region_of
    doomed = tuple(
        space
        for space, (side, kind) in g.figures.items()
        if region in region_of[space] and kind != GOD and spared != [side]
    )
    g.then(kill, doomed)


PLAGUE_BID: Final = Question("plague_bid", offer_plague_bid, forbids_plague_bid, final=True)


# -- majorities ----------------------------------------------------------------------------------


def score_majorities(g: Ankh, region: str) -> None:
    """Each side with figures gains 1 devotion per majority, all at once, in ascending order. (ANKH-236)"""
    for side, count in majorities(g, region).items():
        g.then(gain_devotion, side, count, "majority")
