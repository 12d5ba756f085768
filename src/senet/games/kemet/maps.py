"""The board: areas, borders, ports and obelisks for every number of players (KEMET-014 to KEMET-027)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from senet.games.kemet.components import FACTS

DISTRICT: Final = "district"
DESERT: Final = "desert"
TEMPLE: Final = "temple"
SANCTUARY: Final = "sanctuary"
DELTA_TEMPLE: Final = "delta_temple"
MILITARY: Final = "military"
TRADE: Final = "trade"

AREAS: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["areas"])
KIND: Final[dict[str, str]] = {row["id"]: row["kind"] for row in FACTS["areas"]}
PORT: Final[dict[str, str]] = {row["id"]: row["port"] for row in FACTS["areas"] if "port" in row}
OBELISKS: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["areas"] if row["obelisk"])
INCOME: Final[dict[str, int]] = {
    row["id"]: row.get("prayer_income", 0) for row in FACTS["areas"] if row["kind"] == TEMPLE
}
DELTA: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["areas"] if row.get("is_delta", False))
CITIES: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["cities"])
DISTRICTS: Final[dict[str, tuple[str, ...]]] = {row["id"]: tuple(row["districts"]) for row in FACTS["cities"]}
CITY_DESERT: Final[dict[str, str]] = {row["id"]: row["desert"] for row in FACTS["cities"]}
CITY_OF: Final[dict[str, str]] = {d: city for city, districts in DISTRICTS.items() for d in districts}
WALLS: Final[dict[str, tuple[str, ...]]] = {  # city -> the areas that touch its walls
    city: (*districts, CITY_DESERT[city]) for city, districts in DISTRICTS.items()
}


@dataclass(slots=True)
class Board:
    """The areas in play with one number of players. Never changes."""

    areas: tuple[str, ...]
    cities: tuple[str, ...]
    temples: tuple[str, ...]
    obelisks: tuple[str, ...]
    adjacent: dict[str, tuple[str, ...]]
    ports: tuple[str, ...]
    steps: dict[str, dict[str, tuple[str, ...]]]  # owner's city -> area -> areas one land move away
    harbour_steps: dict[str, dict[str, tuple[str, ...]]]  # the same where every port may be entered


def sail(area: str, ports: tuple[str, ...], city: str, every_port: bool) -> tuple[str, ...]:
    """The areas that the owner of `city` reaches by port from `area`. (KEMET-112, KEMET-113)"""
    if area not in PORT:
        return ()
    own = CITY_DESERT[city]
    return tuple(p for p in ports if p != area and (every_port or PORT[p] == TRADE or p == own))


def draw_board(players: int, closed: str) -> Board:
    """The board of so many players, without the area `closed`."""
    cities = tuple(FACTS["map"]["player_counts"][str(players)]["cities"])
    areas = tuple(
        row["id"] for row in FACTS["areas"] if players in row["player_counts"] and row["id"] != closed
    )
    borders = {row["id"]: row["adjacent"] for row in FACTS["areas"]}
    adjacent = {area: tuple(a for a in borders[area] if a in areas) for area in areas}
    ports = tuple(area for area in areas if area in PORT)
    steps: list[dict[str, dict[str, tuple[str, ...]]]] = []
    for every_port in (False, True):
        by_city = {}
        for city in cities:
            by_area = {}
            for area in areas:
                sailed = sail(area, ports, city, every_port)
                by_area[area] = adjacent[area] + tuple(p for p in sailed if p not in adjacent[area])
            by_city[city] = by_area
        steps.append(by_city)
    temples = tuple(area for area in areas if KIND[area] == TEMPLE)
    obelisks = tuple(area for area in areas if area in OBELISKS)
    return Board(areas, cities, temples, obelisks, adjacent, ports, steps[0], steps[1])


BOARDS: Final[dict[int, Board]] = {players: draw_board(players, "") for players in range(2, 7)}
CLOSED_BOARDS: Final[
    dict[int, Board]
] = {  # the same where the Sanctuary is closed with 2 and 4 players (KEMET-374)
    players: draw_board(players, SANCTUARY if players in (2, 4) else "") for players in range(2, 7)
}
