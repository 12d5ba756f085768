"""Seats are given up, handed on and taken back; nobody who has left still plays, and the log says who decided."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.people import opponents
from tests.web.serving import Live, Person, wait_until


def post(person: Person, path: str, **body: object) -> dict:
    answer = person.post(f"/matches/{person.match}/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def course(person: Person) -> dict:
    return person.get(f"/matches/{person.match}/course").json()


@pytest.fixture
def friend(live: Live, person: Person) -> Iterator[Person]:
    """Somebody who sits at seat 1 of a match in which `person` has seat 0."""
    with opponents(person, live) as found:
        yield found


def test_a_seat_handed_to_a_bot_is_played_by_it_and_can_be_taken_back(person: Person, friend: Person):
    shown = post(friend, "seats/1/hand", to="bot:random")
    assert (
        shown["seats"][1] | {"name": "Bea", "kind": "bot", "bot": "random", "can_take_back": True}
        == shown["seats"][1]
    )
    assert friend.view()["seat"] == -1
    assert friend.choose("bid:1", 0, seat=1).status_code == 403
    wait_until(lambda: person.view()["line"] == 1)
    post(friend, "seats/1/take-back")
    person.choose("bid:1")
    assert friend.choose("bid:2", seat=1).status_code in (200, 422)
    assert [line["by"] for line in person.get(f"/matches/{person.match}/log").json()][:2] == [
        "bot random",
        "seat 1",
    ]
    assert [each["sentence"] for each in course(person)["happened"]] == [
        "Bea took a seat.", "Bea handed the seat over to a bot.", "Bea is back.",
    ]  # fmt: skip


def test_the_log_says_who_decided_each_line(live: Live, person: Person, friend: Person):
    friend.choose("bid:2", seat=1)
    link = post(friend, "seats/1/hand", to="link")["link"]
    person.choose("bid:1")
    with Person(live) as other:
        other.match = friend.match
        other.post(link, data={"name": "Cyd"})
        other.choose(other.view()["choices"][0]["choice"], seat=1)
        lines = other.get(f"/matches/{other.match}/log").json()
        assert [line["by"] for line in lines] == ["Bea", "seat 1", "Cyd"]
        page = other.get(f"/replay/{other.match}/parts", params={"at": 0, "seat": 1}).json()["parts"][
            "decision"
        ]
        assert "decided by Bea" in page


def test_a_seat_handed_on_by_link_shuts_its_old_holder_out(live: Live, person: Person, friend: Person):
    old = next(seat["token"] for seat in friend.get("/matches").json()[0]["seats"] if seat["token"])
    link = post(friend, "seats/1/hand", to="link")["link"]
    with Person(live, old) as program:
        assert program.get(f"/matches/{friend.match}/view").status_code == 401
    assert link not in person.get(f"/matches/{person.match}").text, "the host must not sit down there"
    assert person.post(link, data={"name": "Host"}).status_code == 303, "before the first line one may"
    assert friend.post(f"/matches/{friend.match}/seats/1/take-back").status_code == 403


def test_whoever_plays_cannot_take_a_seat_that_was_left(live: Live, person: Person, friend: Person):
    person.choose("bid:1")
    post(friend, "seats/1/hand", to="open", for_good=True)
    answer = person.post(f"/matches/{person.match}/join", data={"seat": 1})
    assert answer.status_code == 403
    assert friend.post(f"/matches/{friend.match}/seats/1/take-back").status_code == 403
    with Person(live) as newcomer:
        assert (
            newcomer.post(f"/matches/{person.match}/join", data={"seat": 1, "name": "Dan"}).status_code == 303
        )
        newcomer.match = person.match
        assert newcomer.view()["seat"] == 1


def test_a_seat_that_waits_for_somebody_can_be_taken_back_until_they_come(
    live: Live, person: Person, friend: Person
):
    link = post(friend, "seats/1/hand", to="link")["link"]
    post(friend, "seats/1/take-back")
    with Person(live) as late:
        assert late.post(link, data={"name": "Late"}).status_code == 410
    assert friend.view()["seat"] == 1


def test_who_left_hears_no_more_secrets(live: Live, person: Person, friend: Person):
    stream = friend.follow()
    assert len(next(stream)["choices"]) == 5
    post(friend, "seats/1/hand", to="link")
    assert list(stream) == []
    assert friend.get(f"/matches/{friend.match}/view", params={"seat": 1}).status_code == 403


def test_a_new_link_shuts_other_devices_out(live: Live, person: Person):
    link = person.start("me", "bot:random")["seats"][0]["link"]
    with Person(live) as phone:
        phone.match = person.match
        phone.post(link)
        assert phone.view()["seat"] == 0
        renewed = person.post(f"/matches/{person.match}/seats/0/link").json()["link"]
        assert renewed != link and phone.view()["seat"] == -1
        assert phone.post(link).status_code == 410
        assert phone.post(renewed).status_code == 303


@pytest.mark.parametrize(
    ("path", "body", "status", "field"),
    [
        ("seats/0/hand", {"to": "king"}, 422, "to"),
        ("seats/0/hand", {"to": "bot:nobody"}, 422, "bot"),
        ("seats/0/hand", {"to": "link:x"}, 422, "to"),
        ("seats/0/hand", {}, 422, "to"),
        ("seats/1/hand", {"to": "bot"}, 403, "seat"),
        ("seats/7/hand", {"to": "bot"}, 404, "seat"),
        ("seats/900/hand", {"to": "bot"}, 422, "seat"),
        ("seats/1/take-back", {}, 403, "seat"),
        ("seats/1/link", {}, 403, "seat"),
        ("pause", {"paused": "maybe"}, 422, "paused"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_and_changes_nothing(
    person: Person, friend: Person, path: str, body: dict, status: int, field: str
):
    before = course(person)["seats"]
    answer = person.post(f"/matches/{person.match}/{path}", json=body)
    assert (answer.status_code, answer.json()["field"]) == (status, field)
    assert answer.json()["error"].endswith(".")
    assert course(person)["seats"] == before


def test_a_seat_is_for_the_first_of_many_who_come_at_once(live: Live, person: Person):
    person.start("me", "open")
    codes: list[int] = []

    def come(number: int) -> None:
        with Person(live) as other:
            answer = other.post(f"/matches/{person.match}/join", data={"seat": 1, "name": f"N{number}"})
            codes.append(answer.status_code)

    threads = [threading.Thread(target=come, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [303, 403, 403, 403, 403, 403]


def test_all_of_it_is_there_after_a_restart(tmp_path: Path):
    database = tmp_path / "senet.db"
    with Live(database) as live, Person(live) as person:
        person.start("me", "screen")
        person.choose("bid:1", seat=0)
        post(person, "seats/1/hand", to="bot:random")
        wait_until(lambda: person.view()["line"] >= 2)
        post(person, "seats/1/take-back")
        before = course(person)
    with Live(database) as live, Person(live) as again:
        again.cookies.update({"senet_guest": person.cookies["senet_guest"]})
        again.match = person.match
        assert course(again) | {"now": ""} == before | {"now": ""}
        view = again.awaited()
        assert again.choose(view["choices"][0]["choice"], seat=view["seat"]).status_code == 200


def test_a_finished_match_needs_nobody(person: Person):
    person.start("screen", "screen", options={"rounds": 2})
    while not (view := person.view())["over"]:
        seat = view["deciders"][0]
        person.choose(person.view(seat=seat)["choices"][0]["choice"], seat=seat)
    for path, body in (("seats/0/hand", {"to": "bot"}), ("pause", {"paused": True})):
        assert person.post(f"/matches/{person.match}/{path}", json=body).json()["field"] == "match"
