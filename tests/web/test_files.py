"""Nothing is lost: restarts, snapshots, files, branches and reports."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from senet.games import find_box
from senet.kernel.chance import seed_from
from senet.kernel.errors import Refused
from senet.kernel.game import EVERYTHING
from senet.kernel.match import new_match
from senet.kernel.matchfile import read_match
from senet.matches import service
from senet.matches.files import read_file
from senet.matches.live import LiveMatch
from senet.matches.position import Position
from senet.storage.records import PERSON, MatchRecord, SeatRecord
from senet.web.views.seat_view import SeatView
from senet.web.views.templates import all_parts
from tests.web.serving import Live, Person, wait_until


def play_on(person: Person, lines: int, seed: int = 1) -> dict:
    """Choose at random for whoever is asked, at one screen."""
    rng = random.Random(seed)
    view = person.view()
    while not view["over"] and view["line"] < lines:
        view = person.view(seat=view["deciders"][0])
        view = person.choose(rng.choice(view["choices"])["choice"], view["serial"], seat=view["seat"]).json()
    return view


def reopened(database: Path, person: Person, ask: list[str]) -> list[str]:
    """What a new process answers to the same person."""
    with Live(database) as live:
        cookies = {"senet_guest": person.cookies["senet_guest"]}
        with Person(live) as again:
            again.cookies.update(cookies)
            return [again.get(path).text for path in ask]


@pytest.mark.parametrize("game", ["bidding", "pharaon"])
def test_another_process_makes_the_same_of_the_log(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(service, "SNAPSHOT_EVERY", 3)
    database = tmp_path / "senet.db"
    with Live(database) as live, Person(live) as person:
        person.start("screen", "screen", game=game)
        play_on(person, 25)
        ask = [
            f"/matches/{person.match}/{part}"
            for part in ("view?seat=0", "view?seat=1", "log", "picture.svg?seat=1")
        ]
        before = [person.get(path).text for path in ask]
    assert reopened(database, person, ask) == before


def test_what_could_be_taken_back_still_can_after_a_restart(tmp_path: Path):
    database = tmp_path / "senet.db"
    with Live(database) as live, Person(live) as person:
        person.start("screen", "screen")
        person.choose("bid:3", seat=1)
        undo = person.view(seat=1)["undo"]
    shown = reopened(database, person, [f"/matches/{person.match}/view?seat=1"])
    assert json.loads(shown[0])["undo"] == undo and undo["steps"] == 1


def test_bots_go_on_after_a_restart(tmp_path: Path):
    database = tmp_path / "senet.db"
    with Live(database, bot_pause=60) as live, Person(live) as person:
        person.start("bot", "bot")
        assert person.view()["line"] == 0
    with Live(database) as live, Person(live) as watcher:
        watcher.match = person.match
        wait_until(lambda: watcher.view()["over"])


def test_a_damaged_log_is_not_played_on(tmp_path: Path):
    import sqlite3

    database = tmp_path / "senet.db"
    with Live(database) as live, Person(live) as person:
        person.start("screen", "screen")
        play_on(person, 3)
    with sqlite3.connect(database) as connection:
        connection.execute("update events set digest = 'wrong' where serial = 2")
    connection.close()
    with Live(database) as live, Person(live) as watcher:
        answer = watcher.get(f"/matches/{person.match}/view")
        assert answer.status_code == 409
        assert "Line 2" in answer.json()["error"]


def test_a_finished_match_is_a_file_that_anybody_can_replay(live: Live, person: Person):
    person.start("screen", "screen", game="pharaon")
    play_on(person, 10_000)
    text = person.get(f"/matches/{person.match}/file").text
    match = read_match(text, find_box)
    assert match.over and len(match.lines) == person.view()["line"]
    with Person(live) as other:
        brought = other.post("/upload", content=text).json()["match"]
        shown = other.get(f"/matches/{brought}/picture.svg?seat=1&at=20").text
        assert shown == person.get(f"/matches/{person.match}/picture.svg?seat=1&at=20").text


def test_the_file_of_a_running_match_has_no_seed(live: Live, person: Person):
    person.start("screen", "screen")
    play_on(person, 4)
    document = person.get(f"/matches/{person.match}/file?seat=0").json()
    assert document["seed"] is None and document["seat"] == 0 and document["log"] == []
    seed = live.services.matches.cached[person.match].record.seed.hex()
    everything = "".join(
        person.get(f"/matches/{person.match}{part}").text for part in ("", "/file", "/view", "/log")
    )
    assert seed not in everything


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"\xff", b"[1]", b'{"format": 1}', b'{"format": 1, "game": "bidding", "rules": "1", "seats": ["", ""], '
     b'"options": {}, "seed_hash": "", "seed": null, "opening": "", "log": [], "over": false, "points": null}'],
)  # fmt: skip
def test_a_file_that_is_no_match_is_refused(person: Person, content: bytes):
    answer = person.post("/upload", content=content)
    assert answer.status_code == 422 and answer.json()["error"].endswith(".")


def test_a_file_that_was_changed_is_refused_with_the_line(person: Person):
    person.start("screen", "screen")
    play_on(person, 10_000)
    document = person.get(f"/matches/{person.match}/file").json()
    document["log"][3][4] = "0" * 16
    answer = person.post("/upload", content=json.dumps(document))
    assert answer.status_code == 422 and "Line 4" in answer.json()["error"]


def test_a_branch_deals_anew_what_the_brancher_did_not_know(live: Live, person: Person):
    person.start("screen", "screen", "screen")
    play_on(person, 6)
    created = person.post(f"/matches/{person.match}/branch", json={"at": 4, "seat": 1}).json()
    old, new = (live.services.matches.cached.get(match) for match in (person.match, created["match"]))
    branch = Person(live)
    branch.cookies.update({"senet_guest": person.cookies["senet_guest"]})
    branch.match = created["match"]
    with branch:
        assert [seat["kind"] for seat in branch.view()["seats"]] == ["bot", "person", "bot"]
        known = branch.view(seat=1)["state"]["players"][1]
        past = old.game_at(4).players[1]
        assert known["hand"] == past.hand and known["points"] == past.points
        new = live.services.matches.cached[created["match"]]
        assert new.record.start is not None and new.record.seed != old.record.seed


def test_a_branched_match_can_be_played_to_its_end_kept_and_brought_back(live: Live, person: Person):
    person.start("screen", "screen")
    play_on(person, 6)
    created = person.post(f"/matches/{person.match}/branch", json={"at": 2, "seat": 0}).json()
    person.match = created["match"]
    while not (view := person.awaited())["over"]:
        person.choose(view["choices"][0]["choice"], view["serial"])
    text = person.get(f"/matches/{person.match}/file").text
    match, start = read_file(text)
    assert match.over and start is not None
    assert person.post("/upload", content=text).status_code == 201
    document = json.loads(text)
    document["start"]["points"] = 1
    with pytest.raises(Refused):
        read_file(json.dumps(document))


def test_where_a_game_is_over_nothing_branches_off(person: Person):
    person.start("screen", "screen")
    view = play_on(person, 10_000)
    answer = person.post(f"/matches/{person.match}/branch", json={"at": view["line"], "seat": 0})
    assert answer.status_code == 422


def test_a_report_is_a_link_and_a_file(live: Live, person: Person):
    person.start("screen", "screen")
    play_on(person, 4)
    wish = {"at": 3, "seat": 0, "note": "<script>alert(1)</script> odd"}
    made = person.post(f"/matches/{person.match}/report", json=wish).json()
    with Person(live) as reader:
        page = person.get(made["link"]).text
        assert "&lt;script&gt;" in page and "<script>alert" not in page
        document = person.get(made["file"]).json()
        assert document["report"]["line"] == 3 and document["seed"] is None
        match, _ = read_file(json.dumps(document))
        assert (
            match.game.players[0].hand
            == live.services.matches.cached[person.match].game_at(3).players[0].hand
        )
        assert match.game.players[1].hand[0] == "?"
        assert reader.post("/upload", content=json.dumps(document)).status_code == 422


def test_the_past_of_a_running_match_is_seen_only_from_ones_own_seat(live: Live, person: Person):
    person.start("me", "bot")
    person.choose("bid:1")
    for path in (
        "/replay/{}/parts?at=0&seat=1",
        "/replay/{}?at=0&seat=1",
        "/matches/{}/picture.svg?at=0&seat=1",
    ):
        assert person.get(path.format(person.match)).status_code == 403
    with Person(live) as watcher:
        assert watcher.get(f"/replay/{person.match}?at=0&seat=0").status_code == 403
        assert watcher.get(f"/replay/{person.match}?at=0").status_code == 200
        assert watcher.get(f"/replay/{person.match}?at=99").status_code == 422


def test_a_finished_match_can_be_seen_from_every_seat_at_every_line(live: Live, person: Person):
    person.start("screen", "screen")
    last = play_on(person, 10_000)["line"]
    with Person(live) as watcher:
        for line in range(last + 1):
            for seat in (-2, -1, 0, 1):
                shown = watcher.get(f"/replay/{person.match}/parts", params={"at": line, "seat": seat})
                assert shown.status_code == 200 and shown.json()["line"] == line


def test_everything_is_seen_only_when_the_match_is_over(live: Live, person: Person):
    person.start("screen", "screen")
    play_on(person, 4)
    own, past = f"/matches/{person.match}", f"/replay/{person.match}"
    paths = [f"{path}?seat=-2" for path in (past, f"{past}/parts", f"{own}/picture.svg", f"{own}/file")]
    with Person(live) as watcher:
        for each in (person, watcher):
            for path in paths:
                for line in ("", "&at=0", "&at=3"):
                    answer = each.get(path + line)
                    assert answer.status_code == 403 and answer.json()["field"] == "seat"
            assert "Everything" not in each.get(past).text
        play_on(person, 10_000)
        assert all(watcher.get(path).status_code == 200 for path in paths)
        assert "Everything" in watcher.get(past).text
        shown = {
            seat: watcher.get(f"{past}/parts?at=0&seat={seat}").json()["parts"]["seats"] for seat in (-2, 0)
        }
        assert shown[-2].count("Hidden from the others") == 2 and "Hidden" not in shown[0]
        assert watcher.get(f"{own}/view?seat=-2").status_code == 422


@pytest.mark.parametrize(
    ("game", "secret"), [("ankh", False), ("egizia", True), ("kemet", True), ("pharaon", True)]
)
def test_everything_can_be_drawn_and_told_in_every_game(game: str, secret: bool):
    box = find_box(game)
    match = new_match(box, max(box.seats), None, seed_from("everything"))
    seats = [SeatRecord(seat, PERSON, f"Player {seat}", "", str(seat)) for seat in range(len(match.seats))]
    record = MatchRecord("", game, "", {}, b"", None, "", [], "", "", 0, "", "", seats)
    rng = random.Random(4)
    found: set[str] = set()
    for line in range(40):
        seat = match.waiting_for()[0]
        match.choose(seat, rng.choice(match.offered(seat)))
        position = Position(line, match, record)
        seat_view = SeatView(LiveMatch(position, []), position, EVERYTHING, "pl")
        assert all_parts(seat_view, held=[], replay=True, following=None, last=line)["board"]
        found |= set(seat_view.secrets.values())
    assert any(found) is secret
    assert not any("?" in names for names in found)
