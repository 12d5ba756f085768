"""Every choice that can be named in this game."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.components import (
    ABILITIES,
    ANYTIME,
    CREWS,
    FIELDS,
    OVERSEER,
    RESERVE_MAX,
    SELL_MAX,
    SPHINX_CARDS,
    SPHINX_DRAW_MAX,
    TRACKS,
    WATERS,
)
from senet.games.egizia.maps import BUILDING_OF, CARD_STOPS, PLACES
from senet.games.egizia.table import Egizia
from senet.kernel.game import PASS, Choice

VOCABULARY: Final[tuple[Choice, ...]] = (
    PASS,
    ("end", ""),
    ("finish", ""),
    ("build", ""),
    ("withdraw", ""),
    *(("ship", place) for place in PLACES),
    *(("take", stop) for stop in CARD_STOPS),
    *(("play", card) for card in ANYTIME),
    *(("use", card) for card in ABILITIES),
    *(("attach", field) for field in FIELDS),
    *(("crew", crew) for crew in (*CREWS, OVERSEER)),
    *(("crew", f"{crew}+{OVERSEER}") for crew in CREWS),
    *(("water", water) for water in WATERS),
    *(("track", track) for track in TRACKS),
    *(("pay", str(n)) for n in range(1, RESERVE_MAX + 1)),
    *(("sell", str(n)) for n in range(1, SELL_MAX + 1)),
    *(("build", space) for space in BUILDING_OF),
    *(("buy", str(n)) for n in range(1, SPHINX_DRAW_MAX + 1)),
    *(("buy", f"{n}+{free}") for n in range(SPHINX_DRAW_MAX + 1) for free in (1, 2)),
    *(("keep", str(n)) for n in range(3)),
    *(("keep", card) for card in SPHINX_CARDS),
    *(("under", card) for card in SPHINX_CARDS),
)


def vocabulary(g: Egizia) -> list[Choice]:
    return list(VOCABULARY)
