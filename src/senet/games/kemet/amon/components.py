"""The solo cards: objectives, events, disasters, Amon's actions and plunder, read once from `data.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from senet.games.kemet.components import FACTS

SOLO: Final[dict[str, Any]] = FACTS["solo"]

# -- Amon and the player (KEMET-272, KEMET-273) ----------------------------------------------------

AMON_CITY: Final[str] = SOLO["amon_city"]
AMON_DISTRICTS: Final[tuple[str, ...]] = tuple(SOLO["amon_pyramid_districts"])  # upper, lower colour
AMON_LEVEL: Final[int] = SOLO["amon_pyramid_level"]
AMON_UNITS: Final[int] = SOLO["amon_units_per_troop"]
AMON_LIMIT: Final[int] = SOLO["amon_troop_limit"]
AMON_LAND_MOVES: Final[int] = SOLO["amon_base_land_moves"]
RECALLS_AT: Final[int] = SOLO["amon_recall_at_most_units"]
HUMAN_CITY: Final[str] = SOLO["player_city"]
HUMAN_PYRAMIDS: Final[tuple[str, ...]] = tuple(SOLO["player_pyramid_districts"])
SOLO_MAP: Final[int] = SOLO["map_players"]
TROOP_A: Final = "a"
TROOP_B: Final = "b"
AMON_TROOPS: Final = (TROOP_A, TROOP_B)

# -- the war table (KEMET-280, KEMET-358) ----------------------------------------------------------

WAR_COLUMNS: Final[tuple[str, ...]] = tuple(SOLO["war_table_columns"])
WAR_LEAST: Final[int] = SOLO["war_table_min"]
WAR_MOST: Final[int] = SOLO["war_table_max"]
War = tuple[int, int, int, int]  # Strength, Damage, Shield, land moves
PEACE: Final[War] = (0, 0, 0, 0)


def war_row(row: dict[str, int]) -> War:
    return (row.get("strength", 0), row.get("damage", 0), row.get("shield", 0), row.get("land_move", 0))


def moved(value: int, change: int, clips: bool) -> int:
    """No column leaves the war table: a change beyond its ends is void, or made as far as it goes. (KEMET-280)"""
    most = min(WAR_MOST, max(WAR_LEAST, value + change))
    return most if clips or most == value + change else value


def shifted(war: War, change: War, clips: bool) -> War:
    """The war table after a change; `clips`: only the points beyond its ends are lost. (KEMET-358, KEMET-372)"""
    return (
        moved(war[0], change[0], clips),
        moved(war[1], change[1], clips),
        moved(war[2], change[2], clips),
        moved(war[3], change[3], clips),
    )


# -- cards -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class Objective:
    id: str
    rounds: int
    events: int  # event cards in the event deck


@dataclass(slots=True)
class Event:
    id: str
    black: War  # stays for ever
    red: War  # until another event covers the card
    lasting: bool  # it has a red effect beside the war table


@dataclass(slots=True)
class AmonAction:
    id: str
    paths: dict[str, tuple[str, ...]]  # troop -> the conditions of its target, the first before the others


@dataclass(slots=True)
class Plunder:
    id: str
    upper: tuple[int, int]  # level and column
    lower: tuple[int, int]


CONDITIONS: Final[dict[str, str]] = {  # how a card names a target -> its name here
    "your pyramid of the highest level": "highest_pyramid",
    "your pyramid of the lowest level": "lowest_pyramid",
    "your pyramid occupied by one of your troops": "occupied_pyramid",
    "your westernmost pyramid": "western_pyramid",
    "your easternmost pyramid": "eastern_pyramid",
    "your highest pyramid that none of your troops occupies": "highest_open_pyramid",
    "your lowest pyramid that none of your troops occupies": "lowest_open_pyramid",
    "your least numerous troop": "smallest_troop",
    "your most numerous troop": "largest_troop",
    "your troop nearest to Amon troop A": "nearest_troop",
    "your troop nearest to Amon troop B": "nearest_troop",
    "your westernmost troop": "western_troop",
    "the temple that gives the most PP": "richest_temple",
    "the temple outside the Delta with the highest income that Amon does not occupy": "richest_free_temple",
    "a temple outside the Delta that you control (highest income)": "richest_own_temple",
    "the westernmost temple outside the Delta": "western_temple",
    "the Sanctuary if you control it": "sanctuary_held",
    "the Delta temple if you control it": "delta_temple_held",
}
CALL_OF_THE_TEMPLES: Final = ("richest_free_temple",)  # where the event of that name sends troop B


def read_action(row: dict[str, Any]) -> AmonAction:
    paths = {
        troop: tuple(CONDITIONS[words] for words in row[f"troop_{troop}"])
        for troop in AMON_TROOPS
        if f"troop_{troop}" in row
    }
    return AmonAction(row["id"].lower(), paths)


def read_event(row: dict[str, Any]) -> Event:
    black, red = war_row(row.get("permanent_stats", {})), war_row(row.get("ongoing_stats", {}))
    return Event(row["id"].lower(), black, red, "ongoing" in row)


def place(half: dict[str, int]) -> tuple[int, int]:
    return (half["level"], half["column"])


OBJECTIVES: Final[dict[str, Objective]] = {
    row["id"].lower(): Objective(row["id"].lower(), row["rounds"], row["event_cards"])
    for row in SOLO["objectives"]
}
EVENTS: Final[dict[str, Event]] = {event.id: event for event in map(read_event, SOLO["events"])}
DISASTERS: Final[tuple[str, ...]] = tuple(row["id"].lower() for row in SOLO["disasters"])
DISASTERS_DRAWN: Final[int] = SOLO["disasters_in_event_deck"]
ACTIONS: Final[dict[str, AmonAction]] = {action.id: action for action in map(read_action, SOLO["actions"])}
PLUNDER: Final[dict[str, Plunder]] = {
    row["id"].lower(): Plunder(row["id"].lower(), place(row["upper"]), place(row["lower"]))
    for row in SOLO["plunder"]
}
COLUMNS: Final[dict[int, int]] = {level: SOLO["tile_columns"][f"level{level}"] for level in range(1, 5)}

# What lies in force as a red effect or a disaster, by its card.
THIRST_FOR_REVENGE: Final = "ev01"
BURIED: Final = "ev02"
SWARM_OF_LOCUSTS: Final = "ev03"
VEIL_OF_SAND: Final = "ev04"
TEMPLES_CALL: Final = "ev05"
LOW_WATER: Final = "ev06"
TOMB_ROBBERS: Final = "ev07"
ECLIPSE: Final = "ev09"
FRENZY: Final = "ev10"
FAMINE: Final = "ds01"
CRACKED_STONE: Final = "ds02"
WRATH_OF_AMON: Final = "ds03"
BLINDING_STORM: Final = "ds04"
DESERTION: Final = "ds05"
HEAVY_REINFORCEMENTS: Final = "ac04"
LIGHT_REINFORCEMENTS: Final = "ac05"
PILLAGERS: Final = "ac07"
HOLY_WRATH: Final = "ac09"
BURIED_COST: Final = 3  # of a teleportation
