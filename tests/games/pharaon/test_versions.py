"""Matches of older rules versions: each opens, and continues as before."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from senet.games import find_box
from senet.games.pharaon import BOX
from senet.games.pharaon.components import RULINGS, SOLO_RULINGS
from senet.games.pharaon.position import position
from senet.games.pharaon.versions import RENAMED, VERSION_1, VERSION_2
from senet.kernel.codec import dump
from senet.kernel.game import SPECTATOR
from senet.kernel.match import new_match
from senet.kernel.matchfile import read_match, read_seed
from senet.kernel.play import seen_by
from senet.kernel.versions import Version
from tests.games.pharaon.playing import ONE_OF_EACH
from tests.games.words import play, question, told

KEPT = sorted((Path(__file__).parents[2] / "kept" / "rules-1").glob("pharaon-*.json.gz"))


def document(path: Path) -> str:
    return gzip.decompress(path.read_bytes()).decode()


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name.partition(".")[0])
def test_a_match_of_version_1_goes_on_line_by_line_as_it_went(path: Path):
    content: dict[str, Any] = json.loads(document(path))
    match = read_match(document(path), find_box)
    assert match.version == "1"
    assert match.departure is None
    assert [line.digest for line in match.lines] == [line[4] for line in content["log"]]
    assert match.over == content["over"]


@pytest.mark.parametrize(
    "name", ["pharaon-1-random-dark", "pharaon-2-greedy", "pharaon-5-greedy-random-scribes"]
)
def test_every_state_of_a_match_of_version_1_can_be_written_and_read(name: str):
    content = json.loads(document(next(path for path in KEPT if path.name == f"{name}.json.gz")))
    match = new_match(BOX, content["seats"], content["options"], read_seed(content), "1")
    for seat, choice, _, _, _ in content["log"]:
        match.choose(seat, choice)
        for g in (match.game, seen_by(match.game, seat), seen_by(match.game, SPECTATOR)):
            state = dump(g)
            assert VERSION_1.loaded(VERSION_1.dumped(dump(g))) == state
            assert dump(BOX.thaw(json.dumps(VERSION_1.dumped(dump(g))), "1")) == state


def test_today_a_match_is_of_version_3():
    assert new_match(BOX, ["Ada", "Ben"], {}, bytes(32)).version == "3"


@pytest.mark.parametrize("version", [VERSION_1, VERSION_2], ids=["1", "2"])
def test_a_renamed_step_is_written_by_its_old_name_and_read_again(version: Version):
    g = position()
    for today, then in RENAMED.items():
        g.rulings = ()
        g.flow.agenda = [(BOX.names[today], ())]
        old = version.dumped(dump(g))
        assert f'"{then}"' in json.dumps(old["flow"]["agenda"]) and today not in json.dumps(old)
        assert version.loaded(old) == dump(g)


def test_no_ruling_held_in_version_1():
    match = new_match(BOX, ["Ada"], {}, bytes(32), "1")
    assert match.game.rulings == () and new_match(BOX, ["Ada"], {}, bytes(32)).game.rulings == tuple(RULINGS)
    three = new_match(BOX, ["Ada", "Ben", "Cyd"], {}, bytes(32))
    assert set(RULINGS) - set(three.game.rulings) == set(SOLO_RULINGS)  # nobody plays the Traitor


def test_silver_that_is_still_to_come_is_told_with_its_source():
    """A state of version 1 does not say what gives it: the start, or the Court Official who came last."""
    g = position(supplies=[ONE_OF_EACH], nobles_shown=["court_official_21"])
    g = play(g, "zone:nobles", "noble:court_official_21")
    assert question(g) == "step"
    g.rulings = ()
    old = VERSION_1.dumped(dump(g))
    assert "court_official_21" not in json.dumps(old["flow"])
    g = BOX.thaw(json.dumps(old), "1")
    g.flow.told = []
    play(g, "track:red", "track:red", "track:blue")
    assert told(g, "gained") == [(0, "court_official_21", "silver", 1)] * 2
