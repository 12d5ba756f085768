"""Every choice that could be named at a table of Pharaon."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.components import (
    ARTISANS,
    BOARDS,
    COLOURS,
    DIPLOMAT,
    EXCHANGERS,
    GENERAL,
    JARS,
    NILE_ACTIONS,
    NOBLES,
    OFFERINGS,
    RESOURCES,
    TEACHER,
    TOKENS,
    ZONES,
)
from senet.games.pharaon.table import Pharaon
from senet.kernel.game import PASS, Choice

BY_VERB: Final[list[tuple[str, list[str]]]] = [
    ("zone", ZONES),
    ("exchange", EXCHANGERS),
    ("use", [DIPLOMAT, TEACHER, GENERAL]),
    ("bonus", ["none", "bag", *OFFERINGS]),
    ("noble", [*NOBLES, "deck"]),
    ("artisan", [*ARTISANS, "deck"]),
    ("nile", list(NILE_ACTIONS)),
    ("track", COLOURS),
    ("entry", [*TOKENS, *(f"{kind}.{colour}" for kind in TOKENS for colour in COLOURS)]),
    ("kind", COLOURS),
    ("pay", TOKENS),
    ("give", TOKENS),
    ("take", RESOURCES),
    ("offering", [*OFFERINGS, "bag"]),
    ("jar", list(JARS)),
    ("reward", ["basic", "first_player", "silver", "offering"]),
    ("wheel", COLOURS),
    ("board", [str(place + 1) for place in range(len(BOARDS))]),
]
FIXED: Final[list[Choice]] = [
    PASS,
    ("finish", ""),
    *((verb, noun) for verb, nouns in BY_VERB for noun in nouns),
]


def vocabulary(g: Pharaon) -> list[Choice]:
    return [*FIXED, *(("pair", str(slot + 1)) for slot in range(len(g.pairs)))]
