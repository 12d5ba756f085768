"""A match that came from a file or a branch is practice: nobody else plays in it, and everybody can see what it is."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path

import pytest

from senet.games import find_box
from senet.kernel.chance import seed_from
from senet.kernel.match import new_match
from senet.matches.verification import verify_all
from senet.storage.backup import backup, restore
from tests.web.attacking import is_refused
from tests.web.serving import Live, Person


def rigged_file() -> str:
    """A match that has not begun, with a seed of the uploader's choice."""
    return new_match(find_box("bidding"), ["Ada", "Ben"], None, seed_from("known")).to_file(with_seed=True)


def uploaded(person: Person) -> dict:
    answer = person.post("/upload", content=rigged_file())
    assert answer.status_code == 201, answer.text
    created = answer.json()
    person.match = created["match"]
    return created


def branched(person: Person) -> dict:
    person.start("screen", "screen")
    created = person.post(f"/matches/{person.match}/branch", json={"at": 0, "seat": 0}).json()
    person.match = created["match"]
    return created


@pytest.mark.parametrize("begin", [uploaded, branched])
@pytest.mark.parametrize("to", ["link", "open"])
def test_a_seat_of_a_practice_match_is_not_handed_to_other_people(person: Person, begin, to: str):
    begin(person)
    before = person.get(f"/matches/{person.match}/course").json()["seats"]
    assert is_refused(person.post(f"/matches/{person.match}/seats/0/hand", json={"to": to}), 403)
    assert person.get(f"/matches/{person.match}/course").json()["seats"] == before
    assert person.post(f"/matches/{person.match}/seats/0/hand", json={"to": "bot"}).status_code == 200
    assert person.post(f"/matches/{person.match}/seats/0/take-back").status_code == 200


@pytest.mark.parametrize("begin", [uploaded, branched])
def test_a_practice_match_has_no_links_by_which_others_could_come(live: Live, person: Person, begin):
    created = begin(person)
    assert [seat["link"] or seat["token"] for seat in created["seats"]] == [None, None]
    assert "/seat/" not in person.get(f"/matches/{person.match}").text
    for method in ("POST", "DELETE"):
        answer = person.request(method, f"/matches/{person.match}/seats/0/link")
        assert is_refused(answer, 403) and answer.json()["field"] == "match"
    token = live.services.matches.cached[person.match].record.seats[0].token
    with Person(live) as other:
        assert other.post(f"/seat/{token}", data={"name": "Bea"}).status_code == 403
        other.match = person.match
        assert other.view()["seat"] == -1


@pytest.mark.parametrize(("begin", "source"), [(uploaded, "file"), (branched, "branch")])
def test_a_practice_match_is_marked_wherever_it_is_shown(live: Live, person: Person, begin, source: str):
    begin(person)
    own = f"/matches/{person.match}"
    with Person(live) as watcher:
        for path in (own, f"/replay/{person.match}"):
            assert "Practice" in watcher.get(path).text
        watched = watcher.get(f"{own}/view").json()
    assert (watched["practice"], watched["seed_source"]) == (True, source)
    listed = next(row for row in person.get("/matches").json() if row["match"] == person.match)
    assert (listed["practice"], listed["seed_source"]) == (True, source)
    assert "Practice" in person.get("/").text
    assert all(turn["practice"] for turn in person.get("/me/turns").json() if turn["match"] == person.match)
    assert json.loads(person.get(f"{own}/file?seat=-1").text)["seed_source"] == source


def test_a_match_whose_seed_the_server_drew_is_no_practice(live: Live, person: Person):
    link = person.start("me", "invite")["seats"][1]["link"]
    view = person.view()
    assert (view["practice"], view["seed_source"]) == (False, "server")
    assert "Practice" not in person.get(f"/matches/{person.match}").text
    with Person(live) as other:
        assert other.post(link, data={"name": "Bea"}).status_code == 303


def test_the_receipt_says_who_drew_the_seed_and_publishes_it_at_the_end(person: Person):
    person.start("screen", "screen")
    receipt = person.get(f"/matches/{person.match}/receipt").json()
    assert receipt["seed_source"] == "server" and len(receipt["seed_hash"]) == 32 and receipt["seed"] is None
    assert receipt["seed_hash"] == person.get(f"/matches/{person.match}/file?seat=-1").json()["seed_hash"]
    assert receipt["seed_hash"] in person.get(f"/matches/{person.match}").text
    view = person.view()
    while not view["over"]:
        view = person.view(seat=view["deciders"][0])
        person.choose(view["choices"][0]["choice"], view["serial"], seat=view["seat"])
        view = person.view()
    assert len(person.get(f"/matches/{person.match}/receipt").json()["seed"]) == 64
    uploaded(person)
    receipt = person.get(f"/matches/{person.match}/receipt").json()
    assert receipt["seed_source"] == "file" and "file" in receipt["sentence"]


# -- matches from before seeds had a source --------------------------------------------------------


LATER = {"seed_source", "closed", "skeleton", "role", "totp", "totp_step", "device", "seen", "removed", "message", "handled"}  # fmt: skip


def at_version_4(file: Path) -> Path:
    """The same database as Senet kept it before it was noted where seeds came from."""
    packed, old = file.with_suffix(".senet"), file.with_name("old.db")
    backup(str(file), packed)
    head, *lines = gzip.decompress(packed.read_bytes()).decode().splitlines()
    kept = [json.dumps(json.loads(head) | {"schema": 4})]
    for table, row in map(json.loads, lines):
        if table not in ("audit", "sanctions", "recovery_codes"):
            kept.append(json.dumps([table, {name: row[name] for name in row if name not in LATER}]))
    packed.write_bytes(gzip.compress("\n".join(kept).encode()))
    restore(str(old), packed, verify_all)
    return old


def test_people_at_an_older_uploaded_match_stay_and_nobody_new_joins(tmp_path: Path):
    file = tmp_path / "senet.db"
    with Live(file) as live, Person(live) as person, Person(live) as other:
        fair = person.start("me", "invite")
        uploaded(person)
        old = person.match
        cookies = [dict(each.cookies) for each in (person, other)]
        other.start("me", "bot")
        cookies[1] = dict(other.cookies)
    with sqlite3.connect(file) as connection:  # as it was possible then: seat 1 was handed to somebody
        (guest,) = connection.execute("select id from users order by created desc, rowid desc").fetchone()
        connection.execute("delete from grants where match = ? and seat = 1", (old,))
        connection.execute("insert into grants values (?, 1, ?)", (old, guest))
        sit = "insert into events values (?, ?, 'course', 1, ?, '', '', '', '[]', 0, ?)"
        connection.execute(sit, (old, 1, "hand:link", "a"))
        connection.execute(sit, (old, 2, "sit", "b"))
        digest = connection.execute("select opening from matches where id = ?", (old,)).fetchone()[0]
        connection.execute("update events set digest = ? where match = ?", (digest, old))
        connection.execute("update matches set serial = 2 where id = ?", (old,))
    connection.close()
    with (
        Live(at_version_4(file)) as live,
        Person(live) as person,
        Person(live) as other,
        Person(live) as third,
    ):
        for each, cookie in zip((person, other), cookies, strict=True):
            each.cookies.update(cookie)
            each.match = old
        assert other.view()["seat"] == 1 and other.view()["practice"]
        assert other.choose(other.view()["choices"][0]["choice"]).status_code == 200
        assert is_refused(other.post(f"/matches/{old}/seats/1/hand", json={"to": "open"}), 403)
        assert third.post(f"/seat/{fair['seats'][1]['token']}", data={"name": "Cleo"}).status_code == 303
        third.match = fair["match"]
        assert third.view()["practice"] is False
