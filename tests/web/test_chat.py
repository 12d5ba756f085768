"""Talk and notes: said to whom it is meant for, escaped, limited, muted; spectators read nothing private."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.kernel.toy import Toy
from tests.web.serving import Live, Person


@pytest.fixture
def table(live: Live) -> Iterator[list[Person]]:
    """Three people at a table, and somebody who watches."""
    with ExitStack() as stack:
        people = [stack.enter_context(Person(live)) for _ in range(4)]
        seats = people[0].start("me", "invite", "invite")["seats"]
        for number in (1, 2):
            people[number].post(seats[number]["link"], data={"name": f"Name{number}"})
        for person in people:
            person.match = people[0].match
        yield people


def say(person: Person, text: str, **more: object) -> httpx.Response:
    return person.post(f"/matches/{person.match}/talk", json={"text": text, **more})


def heard(person: Person) -> list[str]:
    return [each["text"] for each in person.get(f"/matches/{person.match}/talk").json()["messages"]]


def in_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats 0 and 2 play together."""
    monkeypatch.setattr(Toy, "trusted", lambda self, seat: (0, 2) if seat in (0, 2) else (seat,))


def test_what_is_said_to_everybody_is_heard_by_everybody(table: list[Person]):
    assert say(table[1], "  May the   best\nwin! ").status_code == 201
    assert [heard(person) for person in table] == [["May the best win!"]] * 4
    said = table[0].get(f"/matches/{table[0].match}/talk").json()["messages"][0]
    assert (said["name"], said["seat"], said["to"], said["yours"]) == ("Name1", 1, "all", False)


def test_the_page_shows_the_talk_and_the_seats_as_the_server_renders_them(table: list[Person]):
    assert say(table[1], "<b>hello</b>").status_code == 201
    shown = [person.get(f"/matches/{person.match}/people").json() for person in table]
    assert all("<b>Name1:</b> &lt;b&gt;hello&lt;/b&gt;" in each["html"] for each in shown)
    assert ["data-yours" in each["html"] for each in shown] == [False, True, False, False]
    assert ['data-mute="1"' in each["html"] for each in shown] == [True, False, True, False]
    assert shown[0]["clocks"] == {"budget": 0, "left": [], "running": [], "paused": False}


def test_spectators_and_strangers_cannot_speak(live: Live, table: list[Person]):
    assert say(table[3], "hello?").status_code == 403
    with Person(live) as other:
        token = other.start("me", "bot")["seats"][0]["token"]
    with Person(live, token) as program:
        program.match = table[0].match
        assert say(program, "hello?").status_code == 403
    assert heard(table[0]) == []


def test_what_is_said_to_the_team_is_heard_by_the_team_alone(
    table: list[Person], monkeypatch: pytest.MonkeyPatch
):
    in_teams(monkeypatch)
    assert table[0].get(f"/matches/{table[0].match}/talk").json()["team"] == [0, 2]
    assert say(table[0], "I bid five", to="team").status_code == 201
    assert [heard(person) for person in table] == [["I bid five"], [], ["I bid five"], []]
    for person in (table[1], table[3]):
        for path in ("", "/view", "/talk", "/talk?after=0", "/course", "/people", "/parts", "/log", "/file"):
            assert "I bid five" not in person.get(f"/matches/{person.match}{path}").text
    table[2].post(f"/matches/{table[2].match}/seats/2/hand", json={"to": "bot"})
    assert heard(table[2]) == [], "who has left the team hears it no longer"


def test_teammates_of_kemet_talk_in_private_even_if_their_hands_are_closed(live: Live):
    with ExitStack() as stack:
        people = [stack.enter_context(Person(live)) for _ in range(5)]
        wish = {"mode": "team", "open_hands": False}
        seats = people[0].start("me", "invite", "invite", "invite", game="kemet", options=wish)["seats"]
        for number in (1, 2, 3):
            people[number].post(seats[number]["link"], data={"name": f"Name{number}"})
        for person in people:
            person.match = people[0].match
        team = people[0].get(f"/matches/{people[0].match}/talk").json()["team"]
        assert len(team) == 2 and 0 in team
        assert say(people[0], "the delta is ours", to="team").status_code == 201
        told = [number for number, person in enumerate(people) if heard(person)]
        assert told == team


def test_who_has_no_team_cannot_speak_to_it(table: list[Person]):
    answer = say(table[0], "psst", to="team")
    assert (answer.status_code, answer.json()["field"]) == (422, "to")


def test_what_is_said_is_escaped_and_without_tricks(table: list[Person]):
    say(table[0], '<script>alert("1")</script>\u202e\u0007 &amp;')
    assert heard(table[1]) == ['<script>alert("1")</script> &amp;']
    for path in ("", "/talk"):
        answer = table[1].get(f"/matches/{table[1].match}{path}")
        assert "<script>alert" not in answer.text or answer.headers["content-type"].startswith(
            "application/json"
        )


@pytest.mark.parametrize(
    ("body", "field"),
    [({"text": ""}, "text"), ({"text": " \n\t "}, "text"), ({"text": "x" * 501}, "text"), ({"text": "x" * 5000}, "text"),
     ({"text": 5}, "text"), ({}, "text"), ({"text": "hi", "to": "king"}, "to"), ({"text": "hi", "seat": 1}, "seat"),
     ({"text": "hi", "html": True}, "html")],
)  # fmt: skip
def test_a_message_that_cannot_be_is_refused(table: list[Person], body: dict[str, object], field: str):
    answer = table[0].post(f"/matches/{table[0].match}/talk", json=body)
    assert answer.status_code in (403, 422) and answer.json()["field"] == field
    assert answer.json()["error"].endswith(".") and heard(table[1]) == []


def test_who_is_muted_is_not_heard_and_does_not_learn_of_it(table: list[Person]):
    say(table[1], "first")
    path = f"/matches/{table[0].match}/mute"
    assert table[0].post(path, json={"seat": 1, "muted": True}).json()["muted"] == [1]
    say(table[1], "second")
    assert [heard(table[0]), heard(table[1]), heard(table[2])] == [
        [],
        ["first", "second"],
        ["first", "second"],
    ]
    assert table[1].get(f"/matches/{table[1].match}/talk").json()["muted"] == []
    table[0].post(path, json={"seat": 1, "muted": False})
    assert heard(table[0]) == ["first", "second"]
    for seat in (0, 7):
        assert table[0].post(path, json={"seat": seat, "muted": True}).status_code == 422


def test_followers_are_told_that_somebody_spoke(table: list[Person]):
    with table[2].stream("GET", f"/matches/{table[2].match}/events") as response:
        lines = response.iter_lines()
        assert next(line for line in lines if line.startswith("event: ")) == "event: view"
        say(table[0], "secret words" * 3)
        spoken = next(line for line in lines if line.startswith("event: "))
        assert (spoken, next(lines)) == ("event: talk", "data: {}")


def test_notes_are_for_their_writer_alone(live: Live, table: list[Person]):
    for number, person in enumerate(table[:3]):
        answer = person.post(f"/matches/{person.match}/note", json={"text": f"line one\nplan {number} <b>"})
        assert answer.status_code == 200
    shown = [person.get(f"/matches/{person.match}/note").json()["text"] for person in table[:3]]
    assert shown == [f"line one\nplan {number} <b>" for number in range(3)]
    assert table[3].get(f"/matches/{table[3].match}/note").status_code == 403
    assert table[3].post(f"/matches/{table[3].match}/note", json={"text": "x"}).status_code == 403
    long = table[0].post(f"/matches/{table[0].match}/note", json={"text": "x" * 5001})
    assert (long.status_code, long.json()["field"]) == (422, "text")
    table[0].post(f"/matches/{table[0].match}/note", json={"text": ""})
    assert table[0].get(f"/matches/{table[0].match}/note").json() == {"text": "", "changed": ""}
    link = next(seat["link"] for seat in table[1].get("/matches").json()[0]["seats"] if seat["link"])
    with Person(live) as phone:
        phone.match = table[1].match
        phone.post(link)
        assert phone.get(f"/matches/{phone.match}/note").json()["text"] == "", (
            "not even with the link of the seat"
        )


def test_a_program_has_notes_and_speaks_with_its_token(live: Live, person: Person):
    token = person.start("me", "invite")["seats"][1]["token"]
    with Person(live, token) as program:
        program.match = person.match
        program.post(f"/matches/{person.match}/sit", json={"name": "Robot"})
        assert say(program, "beep").status_code == 201
        program.post(f"/matches/{person.match}/note", json={"text": "tree"})
        assert program.get(f"/matches/{person.match}/note").json()["text"] == "tree"
    assert heard(person) == ["beep"]


def test_many_who_speak_at_once_are_all_heard(table: list[Person]):
    def speak(person: Person, number: int) -> None:
        for each in range(4):
            assert say(person, f"{number} {each}").status_code == 201

    threads = [threading.Thread(target=speak, args=(table[n], n)) for n in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(heard(table[3])) == sorted(f"{n} {each}" for n in range(3) for each in range(4))


def test_speaking_is_limited_and_survives_a_restart(tmp_path: Path):
    with Live(tmp_path / "senet.db") as live, Person(live) as person:
        person.start("me", "bot")
        codes = [say(person, f"number {n}").status_code for n in range(16)]
        assert codes[0] == 201 and codes[-1] == 429
    with Live(tmp_path / "senet.db") as live, Person(live) as watcher:
        watcher.match = person.match
        assert heard(watcher) == [f"number {n}" for n in range(codes.count(201))]
