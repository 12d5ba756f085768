"""Conflict: each region is dominated or fought over; then the Conflict closes. (ANKH-210 to 221)"""

from __future__ import annotations

from senet.games.ankh.battle import battle
from senet.games.ankh.components import (
    AMUN,
    CONFLICT_NUMBER,
    OMNIPRESENT,
    OWN_STUNG,
)
from senet.games.ankh.control import destroy_monument
from senet.games.ankh.devotion import gain_devotion, gain_followers
from senet.games.ankh.ending import after_last_conflict, forget_gods
from senet.games.ankh.merge import merge_gods
from senet.games.ankh.revolt import victor_falls
from senet.games.ankh.special import auction_guardians, score_cities
from senet.games.ankh.table import NOBODY, Ankh
from senet.games.ankh.table_majority import majorities, radiant_bonus
from senet.kernel.game import Seat


def conflict(g: Ankh, seat: Seat) -> None:
    """The triggering side takes the Tiebreaker; then every region in the order of the tokens.
    (ANKH-210 to 212, ANKH-216)"""
    g.tiebreaker = g.sides[seat]
    g.scales_up = True
    g.tell("conflict_began", CONFLICT_NUMBER[g.event], g.team(g.tiebreaker))
    g.then(omnipresent)
    g.then(scorpions_sting)
    for region in g.regions_in_order():
        g.then(decide_region, region)
    g.then(close_conflict, CONFLICT_NUMBER[g.event])


def omnipresent(g: Ankh) -> None:
    """Omnipresent pays a follower for every region with figures of the side. (ANKH-211, ANKH-317)"""
    for side in g.ranking:
        if g.has(side, OMNIPRESENT):
            regions = sum(side in g.present(region) for region in g.order)
            gain_followers(g, side, regions, OMNIPRESENT)


def scorpions_sting(g: Ankh) -> None:
    """Giant Scorpions destroy the adjacent monuments they aim at, all at once. (ANKH-397, ANKH-398)"""
    stung: list[str] = []
    for space, aim in g.aims.items():
        side = g.figures[space][0]
        for target in aim.split("+"):
            near = target in g.monuments and target in g.map().adjacent[space] and target not in stung
            if near and (g.monuments[target][1] != side or g.holds(OWN_STUNG)):
                stung.append(target)
    for space in stung:
        destroy_monument(g, space)


def decide_region(g: Ankh, region: str) -> None:
    """An empty region is skipped, a single side dominates it, several fight. (ANKH-213 to 215, ANKH-251)"""
    present = g.present(region)
    if len(present) == 1:
        dominate(g, region, present[0])
    elif present:
        g.then(battle, region)


def dominate(g: Ankh, region: str, side: Seat) -> None:
    """First 1 devotion for each majority in one gain, then 1 for dominating, 2 with a Radiant figure.
    In a revolt the side then loses its figures there.
    (ANKH-220, ANKH-221, ANKH-367, ANKH-548)"""
    g.tell("region_dominated", g.team(side), *g.region_label(region))
    g.then(gain_devotion, side, majorities(g, region)[side], "majority")
    g.then(gain_devotion, side, 1 + radiant_bonus(g, region, side), "domination")
    if g.is_revolt():
        g.then(victor_falls, region, side)


def close_conflict(g: Ankh, number: int) -> None:
    """Tokens go back; then the scenario's own rules, merging after Conflict 3, forgotten gods after
    Conflict 4, the end after Conflict 5. (ANKH-216, ANKH-342)"""
    g.tell("conflict_ended", number, g.team(g.tiebreaker))
    g.tiebreaker = NOBODY
    g.scales_up = False
    for side in g.ranking:
        if g.can(side, AMUN) and not g.players[side].amun_up:
            g.players[side].amun_up = True
            g.tell("amun_token_turned", g.team(side))
    g.then(score_cities)
    g.then(auction_guardians, number)
    if number == 3:
        g.then(merge_gods)
    elif number == 4:
        g.then(forget_gods)
    elif number == 5:
        g.then(after_last_conflict)
