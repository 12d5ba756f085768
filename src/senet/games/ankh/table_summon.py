"""Where figures can be summoned, and how many. (ANKH-120 to 127, ANKH-325, ANKH-358)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import ANUBIS, APEP, WARRIOR
from senet.games.ankh.table import Ankh
from senet.kernel.game import Seat

NORMAL: Final = "normal"
UNDERWORLD: Final = "underworld"

# The summons still open in an action: NORMAL, UNDERWORLD, and the spaces of pyramids.
Summons = tuple[str, ...]


def summon_spaces(g: Ankh, seat: Seat, kind: str, left: Summons) -> list[str]:
    """The spaces that any of the summons left allows."""
    ground, side = g.map(), g.sides[seat]
    near: set[str] = set()
    if NORMAL in left:
        for space, figure in g.figures.items():
            if figure[0] == side:
                near.update(ground.adjacent[space])
        for space, monument in g.monuments.items():
            if monument[1] == side:
                near.update(ground.adjacent[space])
    for summon in left:
        if summon not in (NORMAL, UNDERWORLD):
            near.update(ground.adjacent[summon])
    if UNDERWORLD in left:
        near.update(g.underworlds)
    near.difference_update(g.figures, g.monuments)
    near.difference_update([space for space in g.underworlds if not g.may_appear(side, space)])
    land = ground.land
    if kind == APEP:
        if NORMAL in left:
            return [s for s in land.spaces if s in near or (not land.is_land[s] and s not in g.figures)]
        return [s for s in land.spaces if s in near]
    return [s for s in land.spaces if s in near and land.is_land[s]]


def possible_summons(g: Ankh, seat: Seat, left: Summons) -> int:
    """How many figures can be summoned as the table stands: no more than there are figures, summons that
    serve some space, and such spaces."""
    pool = g.dashboard(seat)
    kinds = [WARRIOR, *pool.guardians]
    kind = APEP if APEP in kinds else WARRIOR
    served = [summon_spaces(g, seat, kind, (summon,)) for summon in left]
    spaces = {space for each in served for space in each}
    figures = pool.warriors + len(pool.guardians) + ransoms(g, g.sides[seat])
    return min(figures, sum(bool(each) for each in served), len(spaces))


def ransoms(g: Ankh, side: Seat) -> int:
    """How many trapped warriors of its own the side can pay for. (ANKH-126, ANKH-351)"""
    for anubis in g.ranking:
        if g.can(anubis, ANUBIS):
            return min(g.players[anubis].trapped.count(side), g.players[side].followers)
    return 0
