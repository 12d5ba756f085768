"""Who has the majority of monuments in a region, and who shines there. (ANKH-217 to 219, ANKH-367)"""

from __future__ import annotations

from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.game import Seat


def majority(g: Ankh, region: str, kind: str) -> Seat:
    """The side that controls most monuments of one type in a region, or NOBODY. (ANKH-217, ANKH-218)"""
    region_of = g.map().region_of
    counts: dict[Seat, int] = {}
    for space, monument in g.monuments.items():
        if monument[0] == kind and monument[1] != NOBODY and region in region_of[space]:
            counts[monument[1]] = counts.get(monument[1], 0) + 1
    best = max(counts.values(), default=0)
    leaders = [side for side, count in counts.items() if count == best]
    return leaders[0] if len(leaders) == 1 else NOBODY


def majorities(g: Ankh, region: str) -> dict[Seat, int]:
    """The number of majorities of each side with figures in the region, ascending. (ANKH-219)"""
    counts = dict.fromkeys(g.present(region), 0)
    region_of = g.map().region_of
    here = {monument for space, monument in g.monuments.items() if region in region_of[space]}
    for kind in {kind for kind, _ in here}:
        side = majority(g, region, kind)
        if side in counts:
            counts[side] += 1
    return counts


def radiant_bonus(g: Ankh, region: str, side: Seat) -> int:
    """1 if the side has a Radiant figure in the region. (ANKH-367, ANKH-368)"""
    return 1 if any(space in g.radiant for space in g.figures_in(region, side)) else 0
