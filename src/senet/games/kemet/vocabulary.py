"""Everything that could be chosen at a table, by its name."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.battle import offer_added_cards
from senet.games.kemet.build import level_nouns
from senet.games.kemet.components import (
    APEX,
    CARDS,
    COLOURS,
    FACTIONS,
    GODS,
    INTERVENTIONS,
    SANDWORM,
    SPACES,
    TILES,
    TOP_LEVEL,
)
from senet.games.kemet.maps import AREAS, CITIES
from senet.games.kemet.table import SETUP, TEAM, Kemet
from senet.kernel.game import PASS, UNKNOWN, Choice

SINGLE: Final = (
    "stop", "gold", "arrange", "retreat", "recall", "home", "stay", "exchange", "draw", "offer", "collect",
)  # fmt: skip
PIECES: Final = tuple(map(str, range(1, 13)))
NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "area": AREAS,
    "teleport": AREAS,
    "place": SPACES,
    "silver": SPACES,
    "act": (*SPACES, APEX),
    "card": tuple(INTERVENTIONS),
    "cards": ("none", *(card for card in INTERVENTIONS if card != "assemble")),
    "battle_card": tuple(CARDS),
    "leave": PIECES,
    "join": PIECES,
    "units": tuple(map(str, range(1, 8))),
    "colour": COLOURS,
    "level": tuple(map(str, range(1, TOP_LEVEL + 1))),
    "action": ("build", "recruit", "pray", "move", "acquire"),
    "convert": tuple(map(str, range(1, 4))),
    "position": tuple(map(str, range(1, 7))),
    "seat": tuple(map(str, range(6))),
}
BEFORE: Final[dict[str, tuple[str, ...]]] = {  # words of the setup
    "levels": tuple(level_nouns()),
    "faction": FACTIONS,
    "city": CITIES,
}
FIXED: Final[tuple[Choice, ...]] = (
    PASS,
    *((verb, "") for verb in SINGLE),
    *((verb, noun) for verb, nouns in NOUNS.items() for noun in nouns),
)
SETTING_UP: Final[tuple[Choice, ...]] = tuple(
    (verb, noun) for verb, nouns in BEFORE.items() for noun in nouns
)


GODLY: Final[tuple[Choice, ...]] = (
    *(("god", god) for god in GODS),
    *(("deploy", area) for area in AREAS),
)


def team_words(g: Kemet, companions: list[str]) -> list[Choice]:
    """What can be named of a teammate: pieces of a group, points, units that gather."""
    seats = range(len(g.players))
    pieces = [*map(str, range(1, 8)), *companions]
    words: list[Choice] = [("share", "")]
    words += [(verb, f"{piece}.{seat}") for verb in ("leave", "join") for piece in pieces for seat in seats]
    words += [("give", f"{points}.{seat}") for points in range(1, 24) for seat in seats]
    return words + [("gather", f"{area}.{seat}") for area in AREAS for seat in seats]


def vocabulary(g: Kemet) -> list[Choice]:
    """Every choice that could be named at this table."""
    words = list(FIXED)
    if g.phase == SETUP:
        words += SETTING_UP
    tiles = {*g.tiles, *(f"{colour}_domination" for colour in COLOURS)}
    for player in g.players:
        tiles.update(player.tiles)
    words += [("tile", tile) for tile in TILES if tile in tiles]
    companions = [TILES[tile].companion for tile in TILES if tile in tiles and TILES[tile].companion]
    for verb in ("companion", "swap", "leave", "join"):
        words += [(verb, companion) for companion in companions]
    if g.mode == TEAM:
        words += team_words(g, companions)
    if SANDWORM in companions:
        words += [("worm", area) for area in AREAS]
    if g.gods:
        words += GODLY
    tokens = max((player.veterans for player in g.players), default=0)
    words += [("veterans", str(n)) for n in range(tokens + 2)]
    words += [("announce", str(n)) for n in range(max(len(player.hand) for player in g.players) + 3)]
    if g.battle is not None:
        known = set(words)
        for side in g.battle.sides:
            if UNKNOWN not in g.players[side.seat].hand:
                more = [choice for choice in offer_added_cards(g, side.seat) if choice not in known]
                words += more
                known.update(more)
    return words
