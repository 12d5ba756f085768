"""Matches of rules version 1: each opens, and goes on as it went."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from senet.games import find_box
from senet.games.kemet import BOX
from senet.games.kemet.versions import VERSION_1
from senet.kernel.codec import dump
from senet.kernel.game import SPECTATOR
from senet.kernel.match import new_match
from senet.kernel.matchfile import read_match, read_seed
from senet.kernel.play import seen_by

KEPT = sorted((Path(__file__).parents[2] / "kept" / "rules-1").glob("kemet-*.json.gz"))


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


@pytest.mark.parametrize("name", ["kemet-1-greedy", "kemet-4-greedy-team", "kemet-3-greedy-random-gods"])
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
