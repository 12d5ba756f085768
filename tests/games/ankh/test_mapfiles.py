"""Board and scenario files of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from senet.games.ankh.components import FOLDER
from senet.games.ankh.maps_files import fault, main, read_boards, read_picture, read_scenarios

BOARD = (FOLDER / "boards" / "nile.toml").read_text(encoding="utf-8")
SCENARIO = (FOLDER / "scenarios" / "middle_kingdom.toml").read_text(encoding="utf-8")
CITIES = (FOLDER / "scenarios" / "twin_cities.toml").read_text(encoding="utf-8")


def check(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return fault(path)


def test_all_our_files_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(path) for part in ("boards", "scenarios") for path in sorted((FOLDER / part).glob("*.toml"))]
    assert len(files) == 10 and main(files) == 0
    assert capsys.readouterr().out.count("nothing is wrong") == 10
    assert main(["nowhere.toml"]) == 1


def test_a_new_board_and_scenario_need_no_code(tmp_path: Path) -> None:
    (tmp_path / "boards").mkdir()
    (tmp_path / "scenarios").mkdir()
    board = BOARD.replace('id = "nile"', 'id = "mine"', 1)
    (tmp_path / "boards" / "mine.toml").write_text(board, encoding="utf-8")
    scenario = SCENARIO.replace('id = "middle_kingdom"', 'id = "ours"', 1).replace('"nile"', '"mine"', 1)
    (tmp_path / "scenarios" / "ours.toml").write_text(scenario, encoding="utf-8")
    boards = read_boards(tmp_path / "boards")
    scenarios = read_scenarios(tmp_path / "scenarios", boards)
    assert list(boards) == ["mine"] and scenarios["ours"].board == "mine"
    assert list(scenarios["ours"].layouts) == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "nile"', 'id = "Nile"', "not a lowercase name"),
        ('id = "nile"', 'id = "delta"', "should be called delta.toml"),
        ('pl = "Nil"', 'xx = "Nil"', "a text for each of: en, pl, cs"),
        ('".fffwwwwww."', '".fffwwwwww"', "the same length"),
        ('".fffwwwwww."', '".fffwwwwwx."', "it can have f, d, w"),
        ('["A1", "B0"]', '["A1", "C0"]', "share no side"),
        ('["A1", "B0"]', '["A1", "Z0"]', "no space 'Z0'"),
        ('["A1", "B0"]', '["A1"]', "a pair of spaces"),
        ('["A1", "B0"], ["A1", "B1"]', '["A1", "B1"], ["B1", "A1"]', "listed twice"),
        ('space = "B0"', 'space = "E0"', "which is water"),
        ('space = "B0"', 'space = "A1"', "two names"),
        ('{ id = "delta"', '# { id = "delta"', "no name"),
        ("river = [", 'lakes = 3\nriver = [\n  ["A1", "A2"],', "no key 'lakes'"),
        ("river = [", 'river = [\n  ["A2", "B2"], ["A3", "B2"], ["B2", "B3"], ["B2", "C3"],', "fewer than 6"),
        ("picture = [", "picture = 7\nlist = [", "no key 'list'"),
        ('name = { en = "Nile", pl', 'nom = { en = "Nile", pl', "no key 'nom'"),
        ("regions = [", "regions = [\n  3,", "a table was expected"),
        ("river = [", "river = [", ""),
    ],
)  # fmt: skip
def test_a_bad_board_is_told_in_one_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in BOARD
    told = check(tmp_path, "nile.toml", BOARD.replace(old, new, 1))
    assert sentence in told and told.count("\n") == 0 and bool(told) == bool(sentence), told


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('board = "nile"', 'board = "moon"', "no board 'moon'"),
        ('special = "none"', 'special = "war"', "it can be: none, flooded, cities, auction"),
        ("players = 2", "players = 7", "its own number from 2 to 5"),
        ("players = 3", "players = 2", "its own number from 2 to 5"),
        ("camels = []", 'camels = [[["E3", "E4"]]]', "no camel can stand on e3-e4"),
        ("camels = []", 'camels = [[["E2", "E3"], ["E3", "E2"]]]', "two camels stand on"),
        ('space = "F4", number = 1', 'space = "G5", number = 1', "exactly one Conflict Order token"),
        ('space = "F4", number = 1', 'space = "F4", number = 4', "are not 1 to 3"),
        ('space = "A5", type = "obelisk"', 'space = "A5", type = "castle"', "needs a type and an owner"),
        ('type = "obelisk", owner = 1', 'type = "obelisk", owner = 0', "exactly one monument of its own"),
        ('space = "A5", type = "obelisk"', 'space = "C5", type = "obelisk"', "c5 is water"),
        ('space = "A5", type = "obelisk"', 'space = "B5", type = "obelisk"', "stand on the same space"),
        ('{ space = "B4", type = "warrior", seat = 1 },', "", "one god and 1 to 6 warriors"),
        ('type = "warrior", seat = 1', 'type = "wizard", seat = 1', "a god or warrior of a seat"),
        ("flooded = []", 'flooded = ["D2"]', "belong together"),
        ('board = "nile"', 'bord = "nile"', "no key 'bord'"),
        ('special = "none"\n', "", "the key 'special' is missing"),
        ("camels = []", "camels = []\nlakes = 3", "no key 'lakes'"),
        ('type = "warrior", seat = 1', 'type = "warrior", seat = 3', "a god or warrior of a seat"),
        ("cities = []", 'cities = ["G4"]', "belong together"),
        ("players = 2\n", "", "the key 'players' is missing"),
        ("figures = [", "figures = [\n  4,", "not built like the others"),
        ("name = {", "name = [", "cannot be read"),
        ("camels = []", "camels = []", ""),
    ],
)  # fmt: skip
def test_a_bad_scenario_is_told_in_one_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in SCENARIO
    told = check(tmp_path, "middle_kingdom.toml", SCENARIO.replace(old, new, 1))
    assert sentence in told and told.count("\n") == 0 and bool(told) == bool(sentence), told


@pytest.mark.parametrize("picture", ["7", '"ff"', "[]", "[7]", '["f", 7]'])
def test_a_picture_is_a_list_of_texts(tmp_path: Path, picture: str) -> None:
    first, rest = BOARD.split("picture = [", 1)
    told = check(tmp_path, "nile.toml", f"{first}picture = {picture}{rest.split(']', 1)[1]}")
    assert told == "nile.toml: the picture has to be a list of texts, one for each row."


@pytest.mark.rule("ANKH-502")
def test_a_picture_shows_columns_from_the_left_and_rows_from_the_top() -> None:
    assert read_picture("mine.toml", ["fd.", "w.f"]) == {
        "a0": "fertile",
        "a1": "water",
        "b0": "desert",
        "c1": "fertile",
    }
    assert read_picture("mine.toml", ["fd"]) == {"a0": "fertile", "b0": "desert"}  # a single row


@pytest.mark.rule("ANKH-514")
@pytest.mark.parametrize(("owner", "right"), [("0", True), ("2", True), ("3", False), ("-1", False)])
def test_a_monument_belongs_to_nobody_or_to_a_seat(tmp_path: Path, owner: str, right: bool) -> None:
    text = SCENARIO.replace('type = "pyramid", owner = 0', f'type = "pyramid", owner = {owner}', 1)
    text = text.replace(
        'space = "F6", type = "temple", owner = 2', 'space = "F6", type = "temple", owner = 0'
    )
    told = check(tmp_path, "middle_kingdom.toml", text)
    assert ("an owner from 0 to 2" in told) != right


@pytest.mark.rule("ANKH-514")
@pytest.mark.parametrize(("more", "right"), [(8, True), (9, False)])
def test_a_layout_has_at_most_all_monuments_of_a_type(tmp_path: Path, more: int, right: bool) -> None:
    free = ["G1", "H1", "H2", "G3", "H4", "H5", "J4", "C7", "D7"]
    rows = "".join(f'  {{ space = "{space}", type = "temple", owner = 0 }},\n' for space in free[:more])
    told = check(
        tmp_path, "middle_kingdom.toml", SCENARIO.replace("monuments = [\n", f"monuments = [\n{rows}", 1)
    )
    assert ("there are only 10 monuments of the type temple" in told) != right
    assert right == (told == "")


def test_cities_need_their_rule(tmp_path: Path) -> None:
    told = check(tmp_path, "twin_cities.toml", CITIES.replace('special = "cities"', 'special = "none"', 1))
    assert "belong together" in told
