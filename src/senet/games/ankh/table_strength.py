"""How strong a side is in a battle. (ANKH-237, ANKH-238)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import (
    ANDROSPHINX,
    ANUBIS,
    CARD_STRENGTH,
    GOD,
    MONUMENTS,
    RESPLENDENT,
    TEMPLE,
    TEMPLE_ATTUNED,
)
from senet.games.ankh.table import Ankh
from senet.kernel.game import Seat

RESPLENDENT_MONUMENTS: Final = 3
RESPLENDENT_STRENGTH: Final = 3
TEMPLE_STRENGTH: Final = 2


def strength(g: Ankh, side: Seat, region: str) -> int:
    """Figures, temples and cards; nothing counts without a figure in the region. (ANKH-237, ANKH-238)"""
    own = g.figures_in(region, side)
    if not own:
        return 0
    total = sum(figure_strength(g, side, space) for space in own)
    battle = g.battle
    if battle is not None:
        total += sum(CARD_STRENGTH[card] for card in battle.cards.get(side, []))
    if g.has(side, TEMPLE_ATTUNED):
        total += TEMPLE_STRENGTH * attuned_temples(g, side, region)
    return total


def figure_strength(g: Ankh, side: Seat, space: str) -> int:
    """1, unless it is a god with a bonus or stands next to an enemy Androsphinx.
    (ANKH-019, ANKH-320, ANKH-350, ANKH-399 to 402)"""
    for other in g.map().adjacent[space]:
        figure = g.figures.get(other)
        if figure is not None and figure[1] == ANDROSPHINX and figure[0] != side:
            return 0
    if g.figures[space][1] != GOD:
        return 1
    base = RESPLENDENT_STRENGTH if g.has(side, RESPLENDENT) and is_resplendent(g, side) else 1
    return base + (len(g.players[side].trapped) if g.can(side, ANUBIS) else 0)


def is_resplendent(g: Ankh, side: Seat) -> bool:
    return any(len(g.controlled(side, kind)) >= RESPLENDENT_MONUMENTS for kind in MONUMENTS)


def attuned_temples(g: Ankh, side: Seat, region: str) -> int:
    """Own temples in the region with an own figure next to them. (ANKH-324)"""
    region_of = g.map().region_of
    temples = [space for space in g.controlled(side, TEMPLE) if region in region_of[space]]
    return sum(g.is_near_own(side, space) for space in temples)
