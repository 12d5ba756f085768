"""The pace of a match: budgets, increments, pauses, and what happens when the time is over. No test waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from senet.kernel.errors import Refused
from senet.matches.clocks import advanced, agreed_pace, left_at, refreshed
from senet.storage.records import Clocks
from tests.web.serving import Live, Person, wait_until
from tests.web.timing import Clock, inside

HOUR = 3600


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Live]:
    with Live(Path(tmp_path_factory.mktemp("pace")) / "senet.db", now=clock, tick=3600.0) as server:
        yield server


def start(
    person: Person, *seats: str, budget: int = HOUR, increment: int = 60, timeout: str = "wait"
) -> dict:
    pace = {"budget": budget, "increment": increment, "timeout": timeout}
    wish = {"game": "bidding", "seats": list(seats), "options": {"rounds": 3}, "pace": pace}
    created = person.post("/matches", json=wish).json()
    person.match = created["match"]
    return created


def course(person: Person) -> dict:
    return person.get(f"/matches/{person.match}/course").json()


def pause(person: Person, wish: bool) -> dict:
    return person.post(f"/matches/{person.match}/pause", json={"paused": wish}).json()


def test_only_who_is_waited_for_spends_time(person: Person, clock: Clock):
    start(person, "screen", "screen")
    clock.pass_by(minutes=10)
    assert course(person)["left"] == [3000, 3000]
    person.choose("bid:2", seat=0)
    clock.pass_by(minutes=10)
    shown = course(person)
    assert shown["left"] == [3060, 2400] and shown["running"] == [1]
    person.choose("bid:1", seat=1)
    shown = course(person)
    assert shown["left"] == [3060, 2460] and shown["running"] == [0], "who won is asked about the prize"


def test_a_bot_has_no_clock(person: Person, clock: Clock):
    start(person, "screen", "bot:random")
    clock.pass_by(minutes=10)
    person.choose("bid:2", seat=0)
    clock.pass_by(minutes=10)
    shown = course(person)
    assert shown["left"][1] == HOUR and 1 not in shown["running"]


def test_a_seat_that_waits_for_somebody_spends_no_time(person: Person, clock: Clock):
    start(person, "me", "invite")
    clock.pass_by(hours=5)
    assert course(person)["left"] == [0, HOUR]


def test_taking_back_earns_no_time(person: Person, clock: Clock):
    start(person, "screen", "screen")
    before = course(person)["left"]
    for _ in range(3):
        person.choose("bid:1", seat=0)
        person.undo(seat=0)
    assert course(person)["left"] == before and course(person)["running"] == [0, 1]


def test_a_match_without_a_pace_has_no_clock(person: Person, clock: Clock):
    person.start("me", "bot")
    clock.pass_by(days=400)
    assert course(person)["left"] == [] and course(person)["budget"] == 0
    assert person.choose("bid:1").status_code == 200


def test_at_a_time_out_the_match_can_wait(live: Live, person: Person, clock: Clock):
    start(person, "me", "screen")
    clock.pass_by(hours=2)
    for _ in range(2):
        inside(live, live.services.clock_service.run_once())
    shown = course(person)
    assert shown["left"] == [0, 0] and shown["running"] == []
    assert [each["sentence"] for each in shown["happened"]] == [
        f"Player {n} has run out of time." for n in (1, 2)
    ]
    assert person.choose("bid:1", seat=0).status_code == 200


def test_at_a_time_out_a_bot_can_play_on_until_the_person_is_back(live: Live, person: Person, clock: Clock):
    start(person, "me", "screen", timeout="bot")
    person.choose("bid:1", seat=1)
    clock.pass_by(hours=2)
    inside(live, live.services.clock_service.run_once())
    wait_until(lambda: person.view()["line"] >= 2)
    shown = course(person)
    assert [seat["kind"] for seat in shown["seats"]] == ["bot", "person"]
    assert shown["seats"][0]["can_take_back"]
    lines = person.get(f"/matches/{person.match}/log").json()
    assert (lines[1]["seat"], lines[1]["by"][:3]) == (0, "bot")
    assert person.post(f"/matches/{person.match}/seats/0/take-back").status_code == 200
    assert course(person)["left"][0] == HOUR // 10, "whoever comes back has some time again"


def test_at_a_time_out_the_seat_can_be_open_to_others(live: Live, person: Person, clock: Clock):
    link = start(person, "me", "invite", timeout="open")["seats"][1]["link"]
    with Person(live) as other, Person(live) as third:
        other.post(link, data={"name": "Bea"})
        other.match = person.match
        person.choose("bid:1")
        clock.pass_by(hours=3)
        inside(live, live.services.clock_service.run_once())
        assert person.match in third.get("/").text
        assert other.choose("bid:2", seat=1).status_code == 403
        assert third.post(f"/matches/{person.match}/join", data={"seat": 1, "name": "Cyd"}).status_code == 303
        assert (
            course(person)["happened"][-2]["sentence"]
            == "Bea has run out of time; anybody may take the seat."
        )
        assert other.post(f"/matches/{person.match}/seats/1/take-back").status_code == 403


def test_who_chooses_in_time_is_not_replaced(live: Live, person: Person, clock: Clock):
    start(person, "me", "screen", timeout="bot")
    for seat in (0, 1):
        clock.pass_by(minutes=59)
        person.choose(f"bid:{seat + 1}", seat=seat)
    inside(live, live.services.clock_service.run_once())
    assert {seat["kind"] for seat in course(person)["seats"]} == {"person", "bot"}


def test_a_pause_needs_everybody_and_ends_by_anybody(live: Live, person: Person, clock: Clock):
    link = start(person, "me", "invite", timeout="bot")["seats"][1]["link"]
    with Person(live) as other, Person(live) as watcher:
        other.post(link, data={"name": "Bea"})
        other.match = watcher.match = person.match
        assert watcher.post(f"/matches/{person.match}/pause", json={"paused": True}).status_code == 403
        shown = pause(person, True)
        assert shown["asked"] == [0] and not shown["paused"]
        clock.pass_by(minutes=30)
        assert pause(other, True)["paused"]
        clock.pass_by(days=30)
        inside(live, live.services.clock_service.run_once())
        assert course(person)["left"] == [1800, 1800]
        shown = pause(other, False)
        assert not shown["paused"] and shown["running"] == [0, 1]
        assert [each["sentence"] for each in shown["happened"]][1:] == [
            "Player 1 asks for a pause.", "The match is paused: everybody agreed.", "Bea ended the pause.",
        ]  # fmt: skip


def test_a_wish_for_a_pause_can_be_taken_back(person: Person):
    start(person, "me", "invite")
    assert pause(person, True)["paused"], "one who is alone agrees with oneself"
    assert not pause(person, False)["paused"]
    assert pause(person, False)["asked"] == []


def test_clocks_go_on_over_a_restart(tmp_path: Path):
    clock = Clock()
    with Live(tmp_path / "senet.db", now=clock, tick=3600.0) as live, Person(live) as person:
        start(person, "me", "screen", timeout="bot")
    clock.pass_by(minutes=20)
    with Live(tmp_path / "senet.db", now=clock, tick=3600.0) as live, Person(live) as again:
        again.cookies.update({"senet_guest": person.cookies["senet_guest"]})
        again.match = person.match
        assert course(again)["left"] == [2400, 2400]
        clock.pass_by(hours=1)
        inside(live, live.services.clock_service.run_once())
        assert [seat["kind"] for seat in course(again)["seats"]] == ["bot", "bot"]


@pytest.mark.parametrize(
    ("pace", "field"),
    [
        ({"budget": 30}, "budget"),
        ({"budget": 3600, "increment": 7200}, "budget"),
        ({"budget": -1}, "pace.budget"),
        ({"budget": 10**12}, "pace.budget"),
        ({"timeout": "explode"}, "pace.timeout"),
        ({"speed": 1}, "pace.speed"),
    ],
)
def test_a_pace_that_makes_no_sense_is_refused(person: Person, pace: dict, field: str):
    answer = person.post("/matches", json={"game": "bidding", "seats": ["me", "bot"], "pace": pace})
    assert (answer.status_code, answer.json()["field"]) == (422, field)
    with pytest.raises(Refused):
        agreed_pace(30, 0, "wait", 2)
    with pytest.raises(Refused):
        agreed_pace(60, 0, "never", 2)


def test_clocks_that_disagree_give_nobody_negative_time():
    course = advanced(agreed_pace(120, 10, "wait", 2), "2026-01-01T10:00:00+00:00", [0])
    assert left_at(course, 0, "2026-01-01T09:00:00+00:00") == 120
    assert left_at(course, 0, "2026-01-01T11:00:00+00:00") == 0
    assert refreshed(course, 0, "2026-01-01T11:00:00+00:00").left == (12, 120)
    assert advanced(Clocks(), "2026-01-01T11:00:00+00:00", [0]) == Clocks()
