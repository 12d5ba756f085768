"""Matches of older versions of the rules: all that were kept can be replayed to their last line."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path

import pytest

from senet.games.ankh import BOX
from senet.games.ankh.components import ALL_ARRIVALS, OPTIONAL_UNLOCK, PUSH_ACROSS
from senet.games.ankh.maps import FORMER_SCENARIOS
from senet.games.ankh.position import WEST, build, fight, position, powers, stand
from senet.games.ankh.table import Ankh
from senet.kernel.chance import seed_from
from senet.kernel.codec import digest, dump, load
from senet.kernel.match import Match, new_match
from senet.kernel.matchfile import read_match
from senet.kernel.play import deciders
from tests.games.words import offered, play, question

KEPT = sorted((Path(__file__).parents[2] / "kept" / "rules-1").glob("ankh-*.json.gz"))
DEPARTURES: dict[
    str, int
] = {}  # the matches that cannot be replayed to their end, and the line where they stop


@cache
def text_of(path: Path) -> str:
    return gzip.decompress(path.read_bytes()).decode()


def opened(path: Path, to: int | None = None) -> Match:
    return read_match(text_of(path), lambda name: BOX, to)


def table(match: Match) -> Ankh:
    assert isinstance(match.game, Ankh)
    return match.game


def test_there_are_matches_of_every_scenario_and_number_of_seats():
    seats = {len(json.loads(text_of(path))["seats"]) for path in KEPT}
    assert seats == set(BOX.seats)
    scenarios = {json.loads(text_of(path))["options"]["scenario"] for path in KEPT}
    assert len(scenarios) >= 8


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name.removesuffix(".json.gz"))
def test_a_kept_match_is_replayed_line_by_line(path: Path):
    match, lines = opened(path), json.loads(text_of(path))["log"]
    assert (match.departure.line if match.departure else 0) == DEPARTURES.get(path.name, 0)
    if path.name not in DEPARTURES:
        assert [line.digest for line in match.lines] == [line[4] for line in lines]
    assert match.version == "1"
    assert json.loads(match.to_file(True))["rules"] == "1"


@pytest.mark.parametrize("path", KEPT[::5], ids=lambda path: path.name.removesuffix(".json.gz"))
def test_what_version_1_wrote_is_read_as_the_state_of_today(path: Path):
    version, match = BOX.version("1"), opened(path, 0)
    for seat, choice, at, by, _ in json.loads(text_of(path))["log"]:
        before = digest(match.game)
        again = load(version.loaded(version.dumped(dump(match.game))), dict(BOX.names))
        assert digest(again) == before
        match.choose(seat, choice, by, at)


def test_an_old_match_keeps_its_readings_and_its_layout():
    match = opened(next(path for path in KEPT if path.name == "ankh-2-random-salt_roads.json.gz"), 0)
    g = table(match)
    assert g.holds(PUSH_ACROSS)
    assert g.holds(ALL_ARRIVALS)
    assert g.holds(OPTIONAL_UNLOCK)
    assert g.scenario in FORMER_SCENARIOS


def test_an_old_match_can_be_written_and_read_again():
    path = next(path for path in KEPT if "unfinished" in path.name)
    match = opened(path)
    again = read_match(match.to_file(True), lambda name: BOX)
    assert digest(again.game) == digest(match.game)
    thawed = BOX.thaw(json.dumps(BOX.version("1").dumped(dump(match.game))), "1")
    assert digest(thawed) == digest(match.game)


def two_attuned_sides() -> Ankh:
    """Ra, with a Scorpion, and Isis fight in the west, both with Obelisk-Attuned."""
    g = position("ra", "isis", holding=(ALL_ARRIVALS, OPTIONAL_UNLOCK))
    stand(g, "ra", god="a8", giant_scorpion="k3")
    stand(g, "isis", god="a4", warrior="k1")
    for god in ("ra", "isis"):
        powers(g, god, "commanding", "revered", "obelisk_attuned")
    build(g, "ra", obelisk="b6")
    build(g, "isis", obelisk="b3")
    fight(g, WEST)
    return g


def test_version_2_passed_the_state_of_obelisk_attuned_from_step_to_step():
    g = two_attuned_sides()
    first, second = deciders(g)[0], 1 - deciders(g)[0]
    start, end = ("k3", "b5") if first == 0 else ("k1", "c4")
    written = BOX.version("2").dumped(dump(g))
    assert written["flow"]["decision"]["args"]["of"] == [WEST, in_a_tuple(first, second), in_a_tuple()]
    assert written["flow"]["decision"]["heard_by"]["of"] == "attuned_figure_chosen"
    assert not {"attuned", "moved"} & set(written["battle"])
    play(g, f"figure:{start}")
    written = BOX.version("2").dumped(dump(g))
    assert written["flow"]["decision"]["args"]["of"] == [start, WEST, in_a_tuple(first, second), in_a_tuple()]
    play(g, f"space:{end}")
    written = BOX.version("2").dumped(dump(g))
    assert in_a_tuple(WEST, in_a_tuple(second, first), in_a_tuple(end)) in (
        *[call["of"][1] for call in written["flow"]["agenda"]],
        written["flow"]["decision"]["args"],
    )


def in_a_tuple(*items: object) -> dict[str, object]:
    return {"is": "tuple", "of": list(items)}


@pytest.mark.parametrize("version", ["1", "2"])
def test_obelisk_attuned_goes_on_in_a_match_of_an_older_version(version: str):
    g = two_attuned_sides()
    while question(g) != "battle_card":
        again = BOX.thaw(BOX.freeze(g, version), version)
        assert dump(again) == dump(g)
        figures = [name for name in offered(g) if name != "pass"]
        play(g, figures[0] if figures else "pass")
    assert g.fight().attuned == g.fight().moved == []


def test_a_new_match_holds_what_the_rulebook_says_and_knows_no_former_layout():
    g = table(new_match(BOX, 2, {"scenario": "salt_roads"}, seed_from("new")))
    assert not g.holds(PUSH_ACROSS)
    assert not g.holds(ALL_ARRIVALS)
    assert not g.holds(OPTIONAL_UNLOCK)
    assert g.scenario == "salt_roads"
    assert not set(FORMER_SCENARIOS) & {str(value) for option in BOX.options for value in option.values}
