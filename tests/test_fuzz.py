"""`make fuzz`: chosen games, sizes and options, and wrong ones refused in a sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from senet.arena.fuzz import Block, Sampling, play_block, tables_with, variant
from senet.games import find_box
from senet.kernel.errors import Refused
from senet.kernel.matchfile import read_match

ROOT = Path(__file__).resolve().parents[1]


def fuzz(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "senet.arena.fuzz", *words]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True, timeout=240, check=False)


def test_a_chosen_option_and_size_hold_for_every_game_while_the_other_options_change():
    box = find_box("kemet")
    chosen = {"mode": "team", "teams": "3v3"}
    tables = tables_with(box, [6], chosen)
    assert tables == [(6, chosen), (6, {"gods": True, **chosen})]
    played = [variant(box, tables, seed) for seed in range(30)]
    assert {seats for seats, _ in played} == {6}
    assert {(options["mode"], options["teams"]) for _, options in played} == {("team", "3v3")}
    assert len({str(options) for _, options in played}) > 3


def test_without_a_choice_every_table_has_its_turn():
    box = find_box("kemet")
    assert tables_with(box, [], {}) == box.tables()
    assert {seats for seats, _ in tables_with(box, [], {"mode": "team"})} == {4, 6}


@pytest.mark.parametrize(
    ("sizes", "options", "sentence"),
    [
        ([7], {}, "seats, not 7"),
        ([2, 9], {}, "seats, not 9"),
        ([], {"colour": "red"}, "has no option 'colour'"),
        ([], {"mode": "chess"}, "mode"),
        ([3], {"mode": "team"}, "."),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_reason(
    sizes: list[int], options: dict[str, object], sentence: str
):
    with pytest.raises(Refused, match=sentence):
        tables_with(find_box("kemet"), sizes, options)


def test_some_games_are_played_and_counted():
    done = fuzz("--game", "pharaon", "--seats", "2", "--games", "2", "--thorough", "0", "--jobs", "1")
    assert (done.returncode, done.stdout) == (0, "pharaon: 2 random games, seeds 0-1, no fault\n"), (
        done.stderr
    )


def test_a_campaign_is_resumed_where_it_stopped(tmp_path: Path):
    report = tmp_path / "report.jsonl"
    words = ("--game", "egizia", "--seats", "2", "--close", "50", "--thorough", "0", "--report", str(report))
    assert fuzz(*words, "--games", "200", "--jobs", "1").returncode == 0
    again = fuzz(*words, "--games", "230", "--jobs", "2")
    assert "200 games are in the report already" in again.stderr
    blocks = [json.loads(line) for line in report.read_text().splitlines()]
    assert [(block["first"], block["games"], block["close"]) for block in blocks] == [
        (0, 200, 4),
        (200, 30, 1),
    ]
    assert blocks[0]["tables"] == {"2 seats": 200} and blocks[0]["decisions"] > 2000
    assert again.stdout == "egizia: 230 random games, seeds 0-229, no fault\n"


def test_a_report_of_something_else_is_refused_in_a_sentence(tmp_path: Path):
    report = tmp_path / "report.jsonl"
    report.write_text('{"seed": 1}\n')
    done = fuzz("--game", "egizia", "--games", "1", "--report", str(report))
    assert done.returncode == 2
    assert f"Line 1 of {report} is not a block of a campaign." in done.stderr


def test_a_fault_is_saved_as_a_match_that_leads_to_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    box = find_box("pharaon")
    cheating = replace(box, inventory=lambda g: {"round": min(g.round, 2)})
    monkeypatch.setattr("senet.arena.fuzz.find_box", lambda name: cheating)
    outcome = play_block(Block("pharaon", [(2, {})], 7, 1, Sampling(1, 0)), tmp_path)
    (fault,) = outcome.faults
    assert fault.startswith("components were not conserved (pharaon, 2 seats, seed 7")
    match = read_match((tmp_path / "pharaon-2-7.json").read_text(), find_box)
    assert match.game.round == 2 and match.lines
    assert read_match(match.to_file(with_seed=True), find_box, len(match.lines) - 1).game.round == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--option", "mode=team"], "--option needs a single --game"),
        (["--game", "kemet", "--option", "team"], "An option is given as name=value, not 'team'."),
        (["--game", "kemet", "--seats", "9"], "seats, not 9."),
        (["--game", "chess"], "invalid choice: 'chess'"),
        (["--games", "0"], "argument --games: it must be at least 1"),
    ],
)
def test_wrong_words_are_refused_in_a_sentence(words: list[str], sentence: str):
    done = fuzz(*words)
    assert done.returncode == 2 and done.stdout == ""
    assert sentence in done.stderr.splitlines()[-1]
