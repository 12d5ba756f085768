"""The command line: what it prints, and one clear line with exit status 2 for anything wrong."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from senet import cli
from senet.games import find_box
from senet.kernel.chance import seed_from
from senet.kernel.codec import digest, dump
from senet.kernel.conformance import STRANGE
from senet.kernel.match import Match, new_match
from senet.kernel.play import choices, deciders, text
from senet.language import LANGUAGES, Speaker


class Ran:
    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    @property
    def json(self) -> dict:
        return json.loads(self.out.strip().splitlines()[-1])


@pytest.fixture
def senet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    def run(*words: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["senet", *map(str, words)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        printed = capsys.readouterr()
        return Ran(int(left.value.code or 0), printed.out, printed.err)

    return run


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of Pharaon with three random bots."""
    folder = tmp_path_factory.mktemp("matches")
    words = ["simulate", "pharaon", "--seats", "3", "--games", "1", "--save", str(folder)]
    subprocess.run([sys.executable, "-m", "senet.cli", *words], check=True, capture_output=True)
    return next(folder.glob("*.json"))


# -- what it prints --------------------------------------------------------------------------------


def test_games_lists_every_game_with_seats_modes_and_options(senet) -> None:
    games = {game["name"]: game for game in senet("games", "--json").json["games"]}
    assert games["pharaon"]["seats"] == [1, 2, 3, 4, 5] and games["pharaon"]["automata"] == ["traitor"]
    assert {"name", "values", "default", "rule", "per_seat", "seats"} <= set(games["pharaon"]["options"][0])
    assert "pharaon" in senet("games").out


def test_games_lists_rulings_apart_with_default_rule_and_explanation(senet, monkeypatch) -> None:
    box = find_box("egizia")
    ruled = replace(box.options[1], ruling=True)
    monkeypatch.setattr(cli, "all_boxes", lambda: [replace(box, options=(box.options[0], ruled))])
    table, _, below = senet("games").out.partition("egizia: rulings")
    assert box.options[0].name in table and ruled.name not in table
    assert f"{ruled.name} = true | false (default true, {ruled.rule})" in below
    for language in ("en", "pl", "cs"):
        words = Speaker(box, language)
        told = senet("games", "--lang", language)
        assert words.option(ruled.name) in told.out and words.option(f"{ruled.name}-help") in told.out
        listed = senet("games", "--lang", language, "--json").json["games"][0]["options"][1]
        assert listed["explanation"] == {language: words.option(f"{ruled.name}-help")}
        assert (listed["ruling"], listed["default"], listed["rule"]) == (True, True, ruled.rule)
    everywhere = senet("games", "--json").json["games"][0]["options"]
    assert [option["ruling"] for option in everywhere] == [False, True]
    assert set(everywhere[1]["explanation"]) == {"en", "pl", "cs"}
    assert senet("games", "--lang", "xx").status == 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_simulate_finishes_every_game_and_reports_it(senet, seats: int) -> None:
    report = senet("simulate", "pharaon", "--seats", seats, "--games", 3, "--json").json
    assert set(report) >= {
        "game", "seats", "games", "finished", "decisions", "seconds", "decisions_per_s", "results", "mode",
    }  # fmt: skip
    assert (report["games"], report["finished"], report["seats"]) == (3, 3, seats)
    assert len(report["results"]) == 3 and report["mode"] in ("interpreted", "compiled")


@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("team", 6), ("classic", 6)])
def test_simulate_takes_the_largest_table_that_the_options_allow(senet, mode: str, seats: int) -> None:
    wish = ["--option", f"mode={mode}", "--option", "round_limit=1"]
    report = senet("simulate", "kemet", "--games", 1, *wish, "--json").json
    assert (report["seats"], report["finished"]) == (seats, 1)


def test_the_same_seed_gives_the_same_games(senet) -> None:
    one, two, other = (
        senet("simulate", "pharaon", "--games", 2, "--seed", seed, "--json").json["results"]
        for seed in ("a", "a", "b")
    )
    assert one == two != other


def test_greedy_beats_random_clearly(senet) -> None:
    report = senet("simulate", "pharaon", "--seats", 3, "--games", 9, "--bot", "greedy,random", "--json").json
    greedy, rand = report["bots"]["greedy"], report["bots"]["random"]
    assert greedy["wins"] >= 8 and greedy["points"] > rand["points"] + 20


def test_bench_reports_mode_and_figures(senet) -> None:
    report = senet("bench", "pharaon", "--seconds", 0.1, "--json").json
    assert set(report["games"]["pharaon"]) == {
        "seats", "decisions_per_s", "playouts_per_s", "clone_us", "seen_by_clones", "guess_clones", "appraise_clones",
        "late_early", "most_fewest_seats",
    }  # fmt: skip
    assert report["games"]["pharaon"]["seats"] == 4 and report["mode"] in ("interpreted", "compiled")


def test_rules_prints_the_ledger(senet) -> None:
    assert "PHAR-050  A zone without a free usable entry space is closed" in senet("rules", "pharaon").out
    assert senet("rules", "pharaon", "--json").json["pharaon"]["PHAR-001"]["text"]


def test_coverage_counts_rules_with_and_without_tests(senet) -> None:
    report = senet("rules", "pharaon", "--coverage", "--json").json
    assert set(report) >= {"game", "rules", "tested", "physical", "untested"}
    assert report["rules"] == 264 == report["tested"] + report["physical"] + len(report["untested"])


def test_replay_verifies_a_file_and_tells_it(senet, saved: Path) -> None:
    told = senet("replay", saved)
    assert told.status == 0 and "lines verified; won by" in told.out
    assert senet("replay", saved, "--to", 5, "--json").json["lines"] == 5
    assert senet("replay", saved, "--to", 1).out.splitlines()[-1].startswith("1 line verified; waiting for ")
    assert senet("replay", saved, "--lang", "cs").out != senet("replay", saved, "--lang", "pl").out


@pytest.mark.parametrize(
    ("language", "running", "finished"),
    [
        (
            "pl",
            r"Sprawdzono 2 wiersze; następna decyzja: random \d\.",
            r"Sprawdzono \d+ wiersz\w*; zwycięstwo: random",
        ),
        ("cs", r"Ověřeny 2 řádky; na řadě: random \d\.", r"Ověřen\w* \d+ řádk\w*; vítězí random"),
    ],
)
def test_the_last_line_of_a_replay_is_in_its_language(
    senet, saved: Path, language: str, running: str, finished: str
) -> None:
    assert re.fullmatch(running, senet("replay", saved, "--to", 2, "--lang", language).out.splitlines()[-1])
    assert re.match(finished, senet("replay", saved, "--lang", language).out.splitlines()[-1])


def test_why_names_the_rule_in_any_language(senet, saved: Path) -> None:
    answers = [
        senet("why", saved, "jar:99", "--at", 0, "--lang", lang, "--json").json for lang in ("en", "pl", "cs")
    ]
    assert {answer["rule"] for answer in answers} == {"PHAR-249"}
    assert len({answer["sentence"] for answer in answers}) == 3
    assert senet("why", saved, "pass", "--seat", 1).out.startswith("PHAR-001")


@pytest.mark.parametrize(("suffix", "start"), [("svg", b"<svg"), ("png", b"\x89PNG")])
def test_picture_draws_any_position(senet, saved: Path, tmp_path: Path, suffix: str, start: bytes) -> None:
    target = tmp_path / f"board.{suffix}"
    assert senet("picture", saved, "--at", 30, "--seat", 1, "-o", target).status == 0
    assert start in target.read_bytes()[:200]


def test_version_and_help(senet) -> None:
    assert senet("--version").out.startswith("senet 0.")
    assert "simulate" in senet("--help").out


# -- what goes wrong -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "No such command 'dance'."),
        (["simulate"], "Missing argument"),
        (["simulate", "chess"], "There is no game 'chess'; the games are: "),
        (["simulate", "pharaon", "--seats", "6"], "Pharaon is for 1, 2, 3, 4, 5 seats, not 6."),
        (["simulate", "pharaon", "--seats", "many"], "Invalid value for '--seats'"),
        (["simulate", "pharaon", "--games", "0"], "The number of games must be at least 1, not 0."),
        (["simulate", "pharaon", "--bot", "deep"], "There is no bot 'deep'; the bots are: random, greedy."),
        (["simulate", "pharaon", "--option", "speed"], "An option is given as name=value, not 'speed'."),
        (["simulate", "pharaon", "--option", "speed=1"], "Pharaon has no option 'speed'"),
        (["simulate", "pharaon", "--option", "dark_boards=9"], "Option dark_boards"),
        (
            ["simulate", "pharaon", "--seats", "2", "--option", "first_player=3"],
            "Option first_player cannot be '3'",
        ),
        (["bench", "pharaon", "--seconds", "-1"], "Invalid value for '--seconds'"),
        (["rules", "go"], "There is no game 'go'"),
        (["replay", "nowhere.json"], "No such file or directory: nowhere.json"),
        (["replay", "."], "folder"),
    ],
)
def test_wrong_use_gets_one_line_and_status_2(senet, words: list[str], sentence: str) -> None:
    ran = senet(*words)
    assert ran.status == 2 and ran.out == ""
    assert ran.err.startswith("senet: ") and ran.err.count("\n") == 1 and sentence in ran.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["replay", "{}", "--to", "99999"], "there is no line 99999"),
        (["replay", "{}", "--lang", "de"], "There is no language 'de'; the languages are: en, pl, cs."),
        (["replay", "{}", "--seat", "7"], "There is no seat 7"),
        (["why", "{}", "no choice"], "'no choice' is not the text of a choice"),
        (["why", "{}", "pass", "--seat", "3"], "There is no seat 3; seats are 0 to 2."),
        (["picture", "{}", "-o", "board.pdf"], "A picture is an .svg or a .png file, not 'board.pdf'."),
        (["picture", "{}", "--at", "-1", "-o", "board.svg"], "there is no line -1"),
    ],
)
def test_wrong_words_about_a_file_get_one_line(senet, saved: Path, words: list[str], sentence: str) -> None:
    ran = senet(*(word.replace("{}", str(saved)) for word in words))
    assert (ran.status, ran.err.count("\n")) == (2, 1) and sentence in ran.err


@pytest.mark.parametrize("game", ["ankh", "egizia", "kemet", "pharaon"])
def test_why_answers_whatever_is_named_with_one_line(senet, game: str, tmp_path: Path) -> None:
    rng, box = random.Random(game), find_box(game)
    match = new_match(box, rng.choice(box.seats), box.random_options, seed_from(f"cli {game}"))
    for part in range(4):
        file = tmp_path / f"{part}.json"
        file.write_text(match.to_file(with_seed=True), encoding="utf-8")
        verbs = sorted({verb for verb, _ in box.vocabulary(match.game)} | {"", "foreign", "?"})
        for _ in range(20):
            named = f"{rng.choice(verbs)}:{rng.choice(STRANGE)}"
            ran = senet("why", "--lang", rng.choice(LANGUAGES), file, "--", named)
            assert ran.status in (0, 2), named
            line = (ran.out if ran.status == 0 else ran.err).strip()
            assert line and "\n" not in line and len(line) < 600 and "Traceback" not in line, named
            assert not (ran.status == 2 and ran.out), named
        for _ in range(8):
            seat = rng.choice(deciders(match.game))
            match.choose(seat, text(rng.choice(choices(match.game, seat))))


def test_a_file_of_one_seat_answers_for_that_seat_only(senet, tmp_path: Path) -> None:
    match = new_match(find_box("pharaon"), ["Ada", "Bob"], None, seed_from("one seat"))
    asked = deciders(match.game)[0]
    for viewer in (asked, 1 - asked, -1):
        file = tmp_path / f"{viewer}.json"
        file.write_text(seat_file_of(match, viewer), encoding="utf-8")
        other = senet("why", file, "zone:nile", "--seat", 1 - viewer if viewer >= 0 else 0)
        assert other.status == 2 and "not that of seat" in other.err
        drawn = senet("picture", file, "-o", tmp_path / "board.svg")
        assert drawn.status == 0
    assert senet("why", tmp_path / f"{asked}.json", "zone:nile").out.startswith("PHAR-249: This cannot")
    assert senet("why", tmp_path / f"{1 - asked}.json", "zone:nile").out.startswith(
        "PHAR-044: It is somebody else"
    )


def seat_file_of(match: Match, seat: int) -> str:
    """The file of a running match as a table gives it to one seat."""
    view = match.view(seat)
    document = json.loads(match.to_file(with_seed=False))
    more = {"view": dump(view), "opening": digest(view), "seat": seat, "line": 0, "lines": []}
    return json.dumps(document | more)


def test_a_truncated_or_edited_file_is_refused_at_its_first_wrong_line(
    senet, saved: Path, tmp_path: Path
) -> None:
    whole = saved.read_text(encoding="utf-8")
    half = tmp_path / "half.json"
    half.write_text(whole[: len(whole) // 2], encoding="utf-8")
    assert "not a complete match file" in senet("replay", half).err
    content = json.loads(whole)
    content["log"][11][4] = "0" * 16
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(content), encoding="utf-8")
    ran = senet("replay", edited)
    assert ran.status == 2 and "Line 12 differs: its digest" in ran.err
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "not text" in senet("replay", binary).err
