"""Boards, scenarios and grounds: read once from their files, looked up by name."""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import FOLDER
from senet.games.ankh.maps_files import Layout, Scenario, read_boards, read_scenarios
from senet.games.ankh.maps_geometry import Board, Ground, Land, make_ground, make_land

BOARDS: Final[dict[str, Board]] = read_boards(FOLDER / "boards")
SCENARIOS: Final[dict[str, Scenario]] = read_scenarios(FOLDER / "scenarios", BOARDS)

# What matches of rules version 1 are set up with: its scenarios, some of which have other layouts today.
FIRST_SCENARIOS: Final = "first_scenarios"
NEW_SCENARIOS: Final = ("peoples_revolt",)
FORMER_LAYOUTS: Final[dict[str, str]] = {"salt_roads": "salt_roads_1"}
FORMER_SCENARIOS: Final[dict[str, Scenario]] = read_scenarios(FOLDER / "scenarios" / "former", BOARDS)

LANDS: Final[dict[str, Land]] = {}
GROUNDS: Final[dict[str, Ground]] = {}
KEPT: Final = 2000  # the most grounds that are cached


def find_scenario(name: str) -> Scenario:
    """The scenario called `name`, also one that is no longer offered."""
    scenario = SCENARIOS.get(name)
    return FORMER_SCENARIOS[name] if scenario is None else scenario


def layout_of(scenario: str, players: int) -> Layout:
    return find_scenario(scenario).layouts[players]


def scenarios_for(players: int) -> list[str]:
    return [name for name, scenario in SCENARIOS.items() if players in scenario.layouts]


def ground_name(board: str, flooded: tuple[str, ...], camels: list[str]) -> str:
    """The name of a ground: its board, flooded spaces and camels, as in ``nile~d2+f3~a3-a4``."""
    return f"{board}~{'+'.join(flooded)}~{'+'.join(sorted(camels))}"


def find_ground(name: str) -> Ground:
    """The ground called `name`, built when it is needed for the first time."""
    ground = GROUNDS.get(name)
    if ground is None:
        board, flooded, camels = name.split("~")
        wet = tuple(flooded.split("+")) if flooded else ()
        key = f"{board}~{flooded}"
        if key not in LANDS:
            LANDS[key] = make_land(BOARDS[board], wet)
        if len(GROUNDS) >= KEPT:
            GROUNDS.clear()
        ground = make_ground(LANDS[key], tuple(camels.split("+")) if camels else ())
        GROUNDS[name] = ground
    return ground
