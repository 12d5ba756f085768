"""The pieces and numbers of the game, read once from `data.toml`; names as in the rules."""

from __future__ import annotations

from typing import Any, Final

from senet.kernel.facts import folder_of, read_facts

PACKAGE: Final = "senet.games.ankh"
FOLDER: Final = folder_of(PACKAGE)
FACTS: Final[dict[str, Any]] = read_facts(PACKAGE)
LIMITS: Final[dict[str, int]] = {k: v for k, v in FACTS["limits"].items() if isinstance(v, int)}


def named(table: str) -> dict[str, dict[str, Any]]:
    """The rows of a table of the data file by their ids."""
    return {row["id"]: row for row in FACTS[table]}


# -- gods, figures, monuments --------------------------------------------------------------------

AMUN: Final = "amun"
ANUBIS: Final = "anubis"
ISIS: Final = "isis"
OSIRIS: Final = "osiris"
RA: Final = "ra"
GODS: Final[tuple[str, ...]] = tuple(named("gods"))

GOD: Final = "god"
WARRIOR: Final = "warrior"
CAT_MUMMY: Final = "cat_mummy"
SATET: Final = "satet"
APEP: Final = "apep"
MUMMY: Final = "mummy"
SCORPION: Final = "giant_scorpion"
ANDROSPHINX: Final = "androsphinx"
GUARDIANS: Final[tuple[str, ...]] = tuple(named("guardians"))
GUARDIAN_LEVEL: Final[dict[str, int]] = {k: row["level"] for k, row in named("guardians").items()}
BASE: Final[dict[str, str]] = {k: row["base"] for k, row in named("guardians").items()}
SMALL: Final = "small"
LARGE: Final = "large"
BASES: Final[dict[str, int]] = {
    SMALL: LIMITS["small_bases_per_god"],
    LARGE: LIMITS["large_bases_per_god"],
}

OBELISK: Final = "obelisk"
TEMPLE: Final = "temple"
PYRAMID: Final = "pyramid"
MONUMENTS: Final[tuple[str, ...]] = tuple(FACTS["monuments"]["types"])

# -- terrain -------------------------------------------------------------------------------------

FERTILE: Final = "fertile"
DESERT: Final = "desert"
WATER: Final = "water"

# -- devotion ------------------------------------------------------------------------------------

TOP: Final[int] = FACTS["devotion"]["top"]
RED: Final[int] = FACTS["devotion"]["red_max"]  # the last red space

# -- action tracks and events --------------------------------------------------------------------

MOVE: Final = "move"
SUMMON: Final = "summon"
GAIN: Final = "gain"
UNLOCK: Final = "unlock"
TRACKS: Final[tuple[str, ...]] = tuple(FACTS["tracks"]["order"])
EVENT_SPACES: Final[tuple[int, ...]] = tuple(named("actions")[track]["event_space"] for track in TRACKS)
START_SPACE: Final[dict[int, int]] = {
    int(n): space for n, space in FACTS["tracks"]["start_space_by_players"].items()
}

CONTROL_MONUMENT: Final = "control_monument"
CAMEL_CARAVAN: Final = "camel_caravan"
CONFLICT: Final = "conflict"
CONSOLIDATION: Final = "consolidation"  # takes the place of camel caravans in one scenario
EVENTS: Final[tuple[str, ...]] = ("", *(row["type"] for row in FACTS["events"]))  # by their numbers
CONFLICT_NUMBER: Final[dict[int, int]] = {
    row["n"]: row["conflict"] for row in FACTS["events"] if row["type"] == CONFLICT
}

# -- battle cards --------------------------------------------------------------------------------

BUILD_MONUMENT: Final = "build_monument"
PLAGUE: Final = "plague_of_locusts"
CHARIOTS: Final = "chariots"
CYCLE: Final = "cycle_of_maat"
DROUGHT: Final = "drought"
FLOOD: Final = "flood"
MIRACLE: Final = "miracle"
CARDS: Final[tuple[str, ...]] = tuple(named("battle_cards"))
CARD_STRENGTH: Final[dict[str, int]] = {k: row["strength"] for k, row in named("battle_cards").items()}

# -- Ankh powers ---------------------------------------------------------------------------------

COMMANDING: Final = "commanding"
INSPIRING: Final = "inspiring"
OMNIPRESENT: Final = "omnipresent"
REVERED: Final = "revered"
RESPLENDENT: Final = "resplendent"
OBELISK_ATTUNED: Final = "obelisk_attuned"
TEMPLE_ATTUNED: Final = "temple_attuned"
PYRAMID_ATTUNED: Final = "pyramid_attuned"
GLORIOUS: Final = "glorious"
MAGNANIMOUS: Final = "magnanimous"
BOUNTIFUL: Final = "bountiful"
WORSHIPFUL: Final = "worshipful"
POWER_LEVEL: Final[dict[str, int]] = {k: row["level"] for k, row in named("ankh_powers").items()}
POWERS: Final[tuple[str, ...]] = tuple(POWER_LEVEL)
UNLOCK_LEVELS: Final[tuple[int, ...]] = tuple(FACTS["dashboard"]["unlock_levels"])  # = cost
GUARDIAN_UNLOCKS: Final[tuple[int, ...]] = tuple(FACTS["dashboard"]["guardian_unlocks"])

# -- limits --------------------------------------------------------------------------------------

WARRIORS: Final = LIMITS["warriors_per_god"]
ANKHS: Final = LIMITS["ankh_tokens_in_pool"]
FIRST_FOLLOWERS: Final = LIMITS["starting_followers"]
CAMELS: Final = LIMITS["camels"]
CARAVAN: Final = LIMITS["camels_per_caravan_max"]
REGION_MINIMUM: Final = LIMITS["region_min_land_spaces"]
ORDER_TOKENS: Final = LIMITS["conflict_order_tokens"]
MONUMENT_TOKENS: Final = LIMITS["monuments_per_type"]
SUNS: Final = LIMITS["sun_tokens"]
UNDERWORLDS: Final = LIMITS["underworld_tokens"]
SLOTS: Final = LIMITS["anubis_slots"]
BUILD_COST: Final = LIMITS["build_cost"]
WORSHIP_COST: Final = LIMITS["worshipful_cost"]
REACH: Final = LIMITS["move_distance_max"]

# -- rulings that can be switched ----------------------------------------------------------------

FREE_UNDERWORLD: Final = "osiris_may_move_token_while_others_off_map"
OPTIONAL_GUARDIANS: Final = "merge_guardians_optional"
PUSH_ACROSS: Final = "satet_push_crosses_river"
EVERY_DEATH: Final = "miracle_counts_kills"
OWN_STUNG: Final = "scorpion_destroys_own"
ALL_ARRIVALS: Final = "underworld_bars_every_arrival"
OPTIONAL_UNLOCK: Final = "unlock_may_be_declined"
RULINGS: Final[dict[str, bool]] = dict(FACTS["rulings"])
RULING_RULES: Final[dict[str, str]] = {
    FREE_UNDERWORLD: "ANKH-530",
    OPTIONAL_GUARDIANS: "ANKH-531",
    PUSH_ACROSS: "ANKH-532",
    EVERY_DEATH: "ANKH-533",
    OWN_STUNG: "ANKH-534",
    ALL_ARRIVALS: "ANKH-535",
    OPTIONAL_UNLOCK: "ANKH-536",
}


def guardian_figures(kind: str, players: int) -> int:
    """How many figures of a chosen guardian are in the game. (ANKH-052)"""
    count: int = FACTS["guardian_supply"][str(players)][BASE[kind]]
    return count
