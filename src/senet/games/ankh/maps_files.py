"""Board and scenario files: read them, and say in one sentence what is wrong with a bad one.

To add a board or a scenario, put a TOML file into `boards/` or `scenarios/`; nothing else has to
be changed. ``python -m senet.games.ankh.maps_files FILE`` checks one.
"""

from __future__ import annotations

import re
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from senet.games.ankh.components import (
    CAMELS,
    DESERT,
    FERTILE,
    FOLDER,
    GOD,
    MONUMENT_TOKENS,
    MONUMENTS,
    ORDER_TOKENS,
    REGION_MINIMUM,
    WARRIOR,
    WARRIORS,
    WATER,
)
from senet.games.ankh.maps_geometry import Board, Ground, hex_of, make_ground, make_land, side_name
from senet.kernel.errors import Refused

LANGUAGES: Final = ("en", "pl", "cs")
LETTERS: Final = {"f": FERTILE, "d": DESERT, "w": WATER}
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
PLAIN: Final = "none"
FLOODED: Final = "flooded"
CITIES: Final = "cities"
AUCTION: Final = "auction"
REVOLT: Final = "revolt"
SPECIALS: Final = (PLAIN, FLOODED, CITIES, AUCTION, REVOLT)
BOARD_KEYS: Final = {"id", "name", "provenance", "rules", "regions", "picture", "river"}
SCENARIO_KEYS: Final = {"id", "name", "board", "special", "rules", "provenance", "layouts"}
LAYOUT_KEYS: Final = {"players", "conflict_order", "camels", "monuments", "figures", "flooded", "cities"}


@dataclass(slots=True)
class Layout:
    """How the pieces of a scenario stand for one number of players; seats count from 0."""

    players: int
    order: dict[str, int]  # a space of the region -> number of its Conflict Order token
    camels: tuple[str, ...]
    monuments: dict[str, tuple[str, int]]  # space -> type and seat, -1 for nobody's
    figures: dict[str, tuple[int, str]]  # space -> seat and kind
    flooded: tuple[str, ...]
    cities: tuple[str, ...]


@dataclass(slots=True)
class Scenario:
    name: str
    titles: dict[str, str]
    board: str
    special: str
    layouts: dict[int, Layout]  # by the number of players


def fail(file: str, sentence: str) -> Refused:
    return Refused(f"{file}: {sentence}", field=file)


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise fail(path.name, f"cannot be read: {error}.") from error


def check_keys(file: str, table: object, allowed: set[str], needed: set[str]) -> dict[str, Any]:
    if not isinstance(table, dict):
        raise fail(file, "a table was expected where something else stands.")
    for key in table:
        if key not in allowed:
            raise fail(file, f"there is no key {key!r} here; the keys are: {', '.join(sorted(allowed))}.")
    for key in sorted(needed):
        if key not in table:
            raise fail(file, f"the key {key!r} is missing.")
    return table


def check_titles(file: str, titles: object) -> dict[str, str]:
    if not isinstance(titles, dict) or any(not isinstance(titles.get(each), str) for each in LANGUAGES):
        raise fail(file, f"a name needs a text for each of: {', '.join(LANGUAGES)}.")
    return {language: titles[language] for language in LANGUAGES}


def check_name(file: str, table: dict[str, Any]) -> str:
    name = table["id"]
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise fail(file, f"the id {name!r} is not a lowercase name.")
    if f"{name}.toml" != file:
        raise fail(file, f"the id is {name!r}, so the file should be called {name}.toml.")
    return name


# -- boards --------------------------------------------------------------------------------------


def read_board(file: str, document: dict[str, Any]) -> Board:
    """The board of a file; Refused with one sentence if something is wrong with it. (ANKH-502)"""
    check_keys(file, document, BOARD_KEYS, BOARD_KEYS - {"provenance", "rules"})
    name, titles = check_name(file, document), check_titles(file, document["name"])
    terrain = read_picture(file, document["picture"])
    rank = {space: i for i, space in enumerate(terrain)}
    river = tuple(read_side(file, rank, terrain, pair) for pair in document["river"])
    for side in river:
        if river.count(side) > 1:
            raise fail(file, f"the river side {side} is listed twice.")
    board = Board(name, titles, terrain, river, {}, {})
    ground = make_ground(make_land(board, ()), ())
    for row in document["regions"]:
        check_keys(file, row, {"id", "name", "space"}, {"id", "name", "space"})
        space = read_space(file, terrain, row["space"])
        if terrain[space] == WATER:
            raise fail(file, f"the region {row['id']} is named at {space}, which is water.")
        board.regions[row["id"]] = ground.region_of[space][0]
        board.region_titles[row["id"]] = check_titles(file, row["name"])
    check_regions(file, board, ground)
    return board


def read_picture(file: str, picture: object) -> dict[str, str]:
    if not isinstance(picture, list) or not picture or any(not isinstance(row, str) for row in picture):
        raise fail(file, "the picture has to be a list of texts, one for each row.")
    width = len(picture[0])
    if width > 26 or any(len(row) != width for row in picture):
        raise fail(file, "all rows of the picture need the same length, at most 26.")
    terrain: dict[str, str] = {}
    for column in range(width):
        for row, line in enumerate(picture):
            if line[column] in LETTERS:
                terrain[f"{chr(ord('a') + column)}{row}"] = LETTERS[line[column]]
            elif line[column] != ".":
                raise fail(file, f"the picture has {line[column]!r}; it can have f, d, w and '.'.")
    if not terrain:
        raise fail(file, "the picture has no space.")
    return terrain


def read_space(file: str, terrain: dict[str, str], space: object) -> str:
    if not isinstance(space, str) or space.lower() not in terrain:
        raise fail(file, f"there is no space {space!r} on the board.")
    return space.lower()


def read_side(file: str, rank: dict[str, int], terrain: dict[str, str], pair: object) -> str:
    if not isinstance(pair, list) or len(pair) != 2:
        raise fail(file, f"a side is a pair of spaces, not {pair!r}.")
    one, other = (read_space(file, terrain, each) for each in pair)
    (q, r), (p, s) = hex_of(one), hex_of(other)
    if (p - q, s - r) not in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)):
        raise fail(file, f"{one} and {other} share no side.")
    return side_name(rank, one, other)


def check_regions(file: str, board: Board, ground: Ground) -> None:
    known = list(board.regions.values())
    for region, spaces in ground.regions.items():
        if len(spaces) < REGION_MINIMUM:
            raise fail(file, f"the region around {region} has fewer than {REGION_MINIMUM} land spaces.")
        if known.count(region) != 1:
            problem = "no name" if region not in known else "two names"
            raise fail(file, f"the region around {region} has {problem} in 'regions'.")
    for space in ground.land.spaces:
        if ground.land.is_land[space] and not ground.land.pairs[space]:
            raise fail(file, f"the space {space} touches no two neighbours that touch each other.")


# -- scenarios -----------------------------------------------------------------------------------


def read_scenario(file: str, document: dict[str, Any], boards: dict[str, Board]) -> Scenario:
    """The scenario of a file; Refused with one sentence if something is wrong. (ANKH-514)"""
    check_keys(file, document, SCENARIO_KEYS, SCENARIO_KEYS - {"provenance", "rules"})
    name, titles = check_name(file, document), check_titles(file, document["name"])
    if document["board"] not in boards:
        raise fail(file, f"there is no board {document['board']!r}; the boards are: {', '.join(boards)}.")
    if document["special"] not in SPECIALS:
        raise fail(file, f"special is {document['special']!r}; it can be: {', '.join(SPECIALS)}.")
    board = boards[document["board"]]
    scenario = Scenario(name, titles, board.name, document["special"], {})
    for table in document["layouts"]:
        check_keys(file, table, LAYOUT_KEYS, LAYOUT_KEYS - {"flooded", "cities"})
        players = table["players"]
        if not isinstance(players, int) or not 2 <= players <= 5 or players in scenario.layouts:
            raise fail(file, f"players is {players!r}; every layout needs its own number from 2 to 5.")
        where = f"{file}, {players} players"
        scenario.layouts[players] = read_layout(where, table, board)
        check_special(where, scenario.special, scenario.layouts[players])
    if not scenario.layouts:
        raise fail(file, "there is no layout.")
    return scenario


def read_layout(file: str, table: dict[str, Any], board: Board) -> Layout:
    terrain = board.terrain
    rank = {space: i for i, space in enumerate(terrain)}
    camels = tuple(read_side(file, rank, terrain, pair) for line in table["camels"] for pair in line)
    layout = Layout(table["players"], {}, camels, {}, {}, (), ())
    layout.flooded = tuple(read_space(file, terrain, each) for each in table.get("flooded", []))
    layout.cities = tuple(read_space(file, terrain, each) for each in table.get("cities", []))
    for row in table["conflict_order"]:
        layout.order[read_space(file, terrain, row.get("space"))] = row.get("number", 0)
    for row in table["monuments"]:
        space, kind, owner = read_space(file, terrain, row.get("space")), row.get("type"), row.get("owner")
        if kind not in MONUMENTS or owner not in range(layout.players + 1):
            raise fail(file, f"the monument on {space} needs a type and an owner from 0 to {layout.players}.")
        layout.monuments[space] = (kind, owner - 1)
    for row in table["figures"]:
        space, kind, seat = read_space(file, terrain, row.get("space")), row.get("type"), row.get("seat")
        if kind not in (GOD, WARRIOR) or seat not in range(1, layout.players + 1):
            raise fail(file, f"the figure on {space} has to be a god or warrior of a seat of the game.")
        layout.figures[space] = (seat - 1, kind)
    check_layout(file, table, layout, make_ground_of(file, board, layout))
    return layout


def make_ground_of(file: str, board: Board, layout: Layout) -> Ground:
    land = make_land(board, layout.flooded)
    for camel in layout.camels:
        if camel not in land.sides:
            raise fail(file, f"no camel can stand on {camel}: both spaces must be land without river.")
        if layout.camels.count(camel) > 1:
            raise fail(file, f"two camels stand on {camel}.")
    if len(layout.camels) > CAMELS:
        raise fail(file, f"there are only {CAMELS} camels.")
    return make_ground(land, layout.camels)


def check_layout(file: str, table: dict[str, Any], layout: Layout, ground: Ground) -> None:
    """Every piece stands on a land space of its own, and every region has one token. (ANKH-514)"""
    pieces = [*layout.monuments, *layout.figures]
    if len(pieces) != len(table["monuments"]) + len(table["figures"]) or len(set(pieces)) != len(pieces):
        raise fail(file, "two pieces stand on the same space.")
    for space in (*pieces, *layout.cities, *layout.order):
        if not ground.land.is_land[space]:
            raise fail(file, f"{space} is water, and something stands there.")
    tokens = [ground.region_of[space][0] for space in layout.order]
    if sorted(tokens) != sorted(ground.regions) or len(tokens) != len(table["conflict_order"]):
        raise fail(file, "every region needs exactly one Conflict Order token.")
    if sorted(layout.order.values()) != list(range(1, len(tokens) + 1)) or len(tokens) > ORDER_TOKENS:
        raise fail(file, f"the Conflict Order tokens are not 1 to {len(tokens)}.")
    for kind in MONUMENTS:
        if sum(each == kind for each, _ in layout.monuments.values()) > MONUMENT_TOKENS:
            raise fail(file, f"there are only {MONUMENT_TOKENS} monuments of the type {kind}.")
    for seat in range(layout.players):
        own = [kind for owner, kind in layout.figures.values() if owner == seat]
        if own.count(GOD) != 1 or not 1 <= own.count(WARRIOR) <= WARRIORS:
            raise fail(file, f"seat {seat + 1} needs one god and 1 to {WARRIORS} warriors.")
        if sum(owner == seat for _, owner in layout.monuments.values()) != 1:
            raise fail(file, f"seat {seat + 1} needs exactly one monument of its own.")


def check_special(file: str, special: str, layout: Layout) -> None:
    if bool(layout.flooded) != (special == FLOODED):
        raise fail(file, "flooded spaces and special = 'flooded' belong together.")
    if bool(layout.cities) != (special == CITIES):
        raise fail(file, "cities and special = 'cities' belong together.")


# -- all of them ---------------------------------------------------------------------------------


def read_boards(folder: Path) -> dict[str, Board]:
    boards = [read_board(path.name, read_toml(path)) for path in sorted(folder.glob("*.toml"))]
    return {board.name: board for board in boards}


def read_scenarios(folder: Path, boards: dict[str, Board]) -> dict[str, Scenario]:
    files = sorted(folder.glob("*.toml"))
    scenarios = [read_scenario(path.name, read_toml(path), boards) for path in files]
    return {scenario.name: scenario for scenario in scenarios}


def fault(path: Path) -> str:
    """What is wrong with a board or scenario file, in one sentence; "" if nothing is."""
    try:
        document = read_toml(path)
        if "picture" in document:
            read_board(path.name, document)
        else:
            read_scenario(path.name, document, read_boards(FOLDER / "boards"))
    except Refused as refused:
        return refused.sentence
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        return f"{path.name}: it is not built like the others ({error})."
    return ""


def main(arguments: list[str]) -> int:
    """Check the files named on the command line."""
    faults = [fault(Path(each)) for each in arguments]
    for each, sentence in zip(arguments, faults, strict=True):
        print(sentence or f"{Path(each).name}: nothing is wrong.")
    return 1 if any(faults) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
