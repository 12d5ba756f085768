"""Everything that can be chosen at this table, and a count of all pieces."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from senet.games.ankh.aftermath import NEW, WORSHIP_NOW
from senet.games.ankh.battle import ANNOUNCE
from senet.games.ankh.caravan import STOP
from senet.games.ankh.components import (
    CARDS,
    GOD,
    GODS,
    MONUMENTS,
    ORDER_TOKENS,
    POWERS,
    TRACKS,
    WARRIOR,
)
from senet.games.ankh.figures import SUN
from senet.games.ankh.maps_geometry import Land
from senet.games.ankh.resolution import TIP_SCALES
from senet.games.ankh.summon import RANSOM
from senet.games.ankh.table import NOBODY, Ankh
from senet.games.ankh.table_summon import NORMAL, UNDERWORLD
from senet.kernel.game import PASS, Choice

PLAIN: Final[tuple[Choice, ...]] = (
    PASS,
    SUN,
    STOP,
    ANNOUNCE,
    TIP_SCALES,
    WORSHIP_NOW,
    (RANSOM, WARRIOR),
    ("use", NORMAL),
    ("use", UNDERWORLD),
    ("token", NEW),
    *(("action", track) for track in TRACKS),
    *(("god", god) for god in GODS),
    *(("trap", god) for god in GODS),
    *(("power", power) for power in POWERS),
    *(("build", kind) for kind in MONUMENTS),
    *(("card", card) for card in CARDS),
    *(("cards", f"{one}+{other}") for one in CARDS for other in CARDS if one != other),
    *(("swap", f"{a}+{b}") for a, b in combinations(range(1, ORDER_TOKENS + 1), 2)),
)
PER_SPACE: Final = ("space", "figure", "monument", "keep", "region", "use", "token")
KNOWN: Final[dict[str, list[Choice]]] = {}


def vocabulary(g: Ankh) -> list[Choice]:
    """Every choice that any question could offer at this table."""
    land = g.map().land
    key = f"{land.board} {len(land.sides)}"
    if key not in KNOWN:
        KNOWN[key] = [*PLAIN, *words_of(land)]
    most = max(player.followers for player in g.players) + 1
    kinds = (WARRIOR, *g.guardians)
    return [
        *KNOWN[key],
        *(("bid", str(count)) for count in range(most + 1)),
        *(("summon", kind) for kind in kinds),
        *(("pool", kind) for kind in g.guardians),
    ]


def words_of(land: Land) -> list[Choice]:
    pairs = {pair for space in land.spaces for pair in land.pairs[space]}
    return [
        *((verb, space) for verb in PER_SPACE for space in land.spaces),
        *(("side", side) for side in land.sides),
        *(("side", side) for side in sorted(land.river)),
        *(("aim", pair) for pair in sorted(pairs)),
    ]


def inventory(g: Ankh) -> dict[str, int]:
    """The pieces by kind; what left the game is counted too. (ANKH-470 to 473)"""
    standing = [kind for _, kind in g.figures.values()]
    players = g.players
    counts = {
        GOD: standing.count(GOD),
        WARRIOR: standing.count(WARRIOR) + sum(p.warriors + len(p.trapped) for p in players),
        "ankh": sum(p.ankhs for p in players) + sum(s != NOBODY for _, s in g.monuments.values()),
        "card": sum(len(p.hand) + len(p.used) for p in players),
        "sun": len(g.radiant) + sum(p.suns for p in players),
        "underworld": len(g.underworlds) + sum(p.underworlds for p in players),
        "camel": len(g.camels) + g.camels_left(),
        "order_token": ORDER_TOKENS - g.box.get("order_token", 0),
    }
    for kind in g.guardians:
        pools = sum(p.guardians.count(kind) for p in players)
        counts[kind] = standing.count(kind) + g.stable[kind] + pools
    for what, count in g.box.items():
        counts[what] += count
    built = [kind for kind, _ in g.monuments.values()]
    for kind in MONUMENTS:
        counts[kind] = built.count(kind) + g.supply[kind]
    return counts
