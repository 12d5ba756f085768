"""The river and the buildings: stops, places for ships, building spaces and what each one rests on."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.components import FACTS, GRAVES_IN_PLAY, Effect, effects_of

# -- the Nile --------------------------------------------------------------------------------------

STOPS: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["river"]["space"])  # from source to mouth
STOP_NUMBER: Final[dict[str, int]] = {stop: number for number, stop in enumerate(STOPS, 1)}
DOWNSTREAM: Final[tuple[tuple[str, ...], ...]] = tuple(STOPS[n:] for n in range(len(STOPS) + 1))
CARD_STOPS: Final[tuple[str, ...]] = tuple(r["id"] for r in FACTS["river"]["space"] if r["kind"] == "card")
CARD_INDEX: Final[dict[str, int]] = {stop: index for index, stop in enumerate(CARD_STOPS)}
CIRCLES: Final[tuple[str, ...]] = tuple(r["id"] for r in FACTS["river"]["space"] if r["kind"] == "circle")
CIRCLE_EFFECTS: Final[dict[str, tuple[Effect, ...]]] = {
    row["id"]: effects_of(row["effects"]) for row in FACTS["circle"]
}
HELIOPOLIS: Final = "heliopolis"

# -- sites: the places where ships stand -----------------------------------------------------------

SPHINX: Final = "sphinx"
OBELISK_GRAVES: Final = "obelisk_graves"
TEMPLE_PYRAMID: Final = "temple_pyramid"
SITES: Final[tuple[str, ...]] = tuple(
    row["id"] for row in sorted(FACTS["site"], key=lambda row: int(row["build_order"]))
)
SPACES_IN_USE: Final[dict[int, int]] = {
    seats: FACTS["site"][0]["spaces" if seats == 4 else "spaces_2_3_players"] for seats in (2, 3, 4)
}
NUMBERED: Final[dict[str, tuple[str, ...]]] = {
    row["id"]: tuple(f"{row['id']}_{n}" for n in range(1, row["spaces"] + 1)) for row in FACTS["site"]
}
NUMBERED_IN_USE: Final[dict[int, dict[str, tuple[str, ...]]]] = {
    seats: {site: spaces[:count] for site, spaces in NUMBERED.items()}
    for seats, count in SPACES_IN_USE.items()
}
EXTRA: Final[dict[str, str]] = {site: f"{site}_extra" for site in SITES}
BESIDE: Final[dict[str, str]] = {site: f"{site}_beside" for site in SITES}
SITE_PLACES: Final[dict[str, tuple[str, ...]]] = {
    site: (*NUMBERED[site], EXTRA[site], BESIDE[site]) for site in SITES
}
PLACES: Final[tuple[str, ...]] = tuple(
    place for stop in STOPS for place in (SITE_PLACES[stop] if stop in SITES else (stop,))
)
STOP_OF: Final[dict[str, str]] = {
    place: stop for stop in STOPS for place in (SITE_PLACES[stop] if stop in SITES else (stop,))
}

# -- buildings -------------------------------------------------------------------------------------

OBELISK: Final = "obelisk"
GRAVES: Final = "graves"
TEMPLE: Final = "temple"
PYRAMID: Final = "pyramid"

OBELISK_SPACES: Final[tuple[str, ...]] = tuple(
    f"o{level}" for level in range(1, FACTS["obelisk"]["spaces"] + 1)
)
GRAVE_SPACES: Final[tuple[str, ...]] = tuple(f"g{number}" for number in range(1, GRAVES_IN_PLAY + 1))
TEMPLE_SPACES: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["temple"]["space"])
PYRAMID_SPACES: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["pyramid"]["space"])
SPACES: Final[dict[str, tuple[str, ...]]] = {
    OBELISK: OBELISK_SPACES, GRAVES: GRAVE_SPACES, TEMPLE: TEMPLE_SPACES, PYRAMID: PYRAMID_SPACES,
}  # fmt: skip
BUILDING_OF: Final[dict[str, str]] = {space: name for name, spaces in SPACES.items() for space in spaces}
BUILDINGS_AT: Final[dict[str, tuple[str, ...]]] = {
    row["id"]: tuple(row["buildings"]) for row in FACTS["site"]
}
SPACES_AT: Final[dict[str, tuple[str, ...]]] = {
    site: tuple(space for name in BUILDINGS_AT[site] for space in SPACES[name]) for site in SITES
}

# What building on a space costs and scores; the value of a grave is that of the token lying there.
VALUE: Final[dict[str, int]] = {
    **dict(zip(OBELISK_SPACES, FACTS["obelisk"]["values"], strict=True)),
    **{row["id"]: row["value"] for row in FACTS["temple"]["space"]},
    **{row["id"]: row["value"] for row in FACTS["pyramid"]["space"]},
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {  # the spaces that must be filled before
    **{space: OBELISK_SPACES[max(0, n - 1) : n] for n, space in enumerate(OBELISK_SPACES)},
    **{space: GRAVE_SPACES[max(0, n - 1) : n] for n, space in enumerate(GRAVE_SPACES)},
    **{row["id"]: tuple(row["needs"]) for row in FACTS["temple"]["space"]},
    **{row["id"]: tuple(row["needs"]) for row in FACTS["pyramid"]["space"]},
}
COLUMNS: Final[tuple[tuple[str, ...], ...]] = tuple(  # the two outer columns of the temple
    tuple(row["id"] for row in FACTS["temple"]["space"] if row["part"] == part) for part in ("left", "right")
)
ROWS: Final[tuple[tuple[str, ...], ...]] = tuple(  # of the pyramid, from the bottom, each from left to right
    tuple(row["id"] for row in FACTS["pyramid"]["space"] if row["row"] == number)
    for number in range(1, FACTS["pyramid"]["rows"] + 1)
)
