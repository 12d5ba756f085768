"""Every match that an older version of the rules wrote opens today, goes on as it went, and can be played on."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from senet.cli import app
from senet.games import find_box
from senet.kernel.codec import dump
from senet.kernel.game import SPECTATOR
from senet.kernel.match import Match
from senet.kernel.matchfile import read_match
from senet.kernel.play import choices, deciders, seen_by, text
from senet.language import LANGUAGES, Speaker

KEPT = sorted((Path(__file__).parents[1] / "kept").glob("rules-*/*.json.gz"))
DEPARTURES: dict[str, tuple[int, str]] = {}  # matches that cannot be replayed to their end: the line, and why
EVERY = 40  # lines between two states that are looked at

matches = pytest.mark.parametrize("path", KEPT, ids=[path.name.partition(".")[0] for path in KEPT])


def document(path: Path) -> str:
    return gzip.decompress(path.read_bytes()).decode()


def opened(path: Path, to: int | None = None) -> Match:
    return read_match(document(path), find_box, to)


def test_matches_of_every_game_are_kept():
    games = [path.name.partition("-")[0] for path in KEPT]
    assert len(KEPT) >= 40 and {"ankh", "egizia", "kemet", "pharaon"} == set(games)
    assert sum("unfinished" in path.name for path in KEPT) >= 8


@matches
def test_a_kept_match_is_replayed_line_by_line(path: Path):
    content: dict[str, Any] = json.loads(document(path))
    match = opened(path)
    assert match.version == content["rules"]
    name = path.name.partition(".")[0]
    if name in DEPARTURES:
        assert match.departure is not None
        assert (match.departure.line, match.departure.rules) == DEPARTURES[name]
        return
    assert match.departure is None
    assert [line.digest for line in match.lines] == [line[4] for line in content["log"]]
    assert (match.over, match.result.points if match.result else None) == (content["over"], content["points"])
    assert json.loads(match.to_file(with_seed=True)) | {"options": {}} == content | {"options": {}}


@matches
def test_a_kept_match_is_told_in_every_language_and_played_on(path: Path):
    match, rng = opened(path), random.Random(1)
    for language in LANGUAGES:
        speaker = Speaker(match.box, language, match.seats)
        assert all(speaker.story(story) for told in match.stories for story in told)
    for _ in range(6):
        if deciders(match.game):
            seat = deciders(match.game)[0]
            match.choose(seat, text(rng.choice(choices(match.game, seat))))
    again = read_match(match.to_file(with_seed=True), find_box)
    assert again.lines[-1:] == match.lines[-1:] and again.departure is None


@matches
def test_a_state_of_an_older_version_is_written_as_it_was_and_read_again(path: Path):
    content = json.loads(document(path))
    match = opened(path, 0)
    version = match.box.version(match.version)
    for number, (seat, choice, *_) in enumerate(content["log"][: len(opened(path).lines)]):
        if number % EVERY == 0:
            for g in (match.game, seen_by(match.game, seat), seen_by(match.game, SPECTATOR)):
                assert version.loaded(version.dumped(dump(g))) == dump(g)
                assert dump(match.box.thaw(match.box.freeze(g, match.version), match.version)) == dump(g)
        match.choose(seat, choice)


@pytest.mark.parametrize("path", KEPT[::6], ids=[path.name.partition(".")[0] for path in KEPT[::6]])
def test_the_command_line_replays_a_kept_match(path: Path, tmp_path: Path):
    file = tmp_path / "match.json"
    file.write_text(document(path), encoding="utf-8")
    done = CliRunner().invoke(app, ["replay", str(file), "--json"])
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert report["verified"] == (report["departure"] is None)
    assert report["lines"] == len(json.loads(document(path))["log"]) or report["departure"]
