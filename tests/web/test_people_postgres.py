"""Accounts, seats, clocks and talk on PostgreSQL, with two processes that know of each other's people at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.web.people import CHEAP, PASSWORD
from tests.web.postgres import Postgres
from tests.web.serving import Live, Person
from tests.web.timing import Clock, inside


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def two(postgres: Postgres, clock: Clock) -> Iterator[tuple[Live, Live]]:
    address = postgres.database()
    more = {"now": clock, "tick": 3600.0, "password_cost": CHEAP, "rates": {}}
    with Live(address, **more) as one, Live(address, **more) as other:
        yield one, other


def sign(person: Person, how: str, name: str) -> int:
    return person.post(f"/me/{how}", json={"name": name, "password": PASSWORD}).status_code


def test_an_account_is_known_at_both_and_signed_out_at_both(two: tuple[Live, Live]):
    with Person(two[0]) as here, Person(two[1]) as there:
        here.start("me", "bot:random")
        assert sign(here, "sign-up", "Djoser") == 201
        assert sign(there, "sign-in", "djoser") == 200
        there.match = here.match
        assert there.view()["seat"] == 0
        assert there.post("/me/settings", json={"theme": "dark", "remind": 6}).json()["theme"] == "dark"
        assert here.post("/me/sign-out-everywhere").status_code == 200
        assert there.get("/me").status_code == 401 and there.view()["seat"] == -1


def test_one_of_two_gets_the_name(two: tuple[Live, Live]):
    with Person(two[0]) as here, Person(two[1]) as there, ThreadPoolExecutor(2) as pool:
        codes = list(pool.map(lambda who: sign(who, "sign-up", "Sneferu"), (here, there)))
    assert sorted(codes) == [201, 422]


def test_a_seat_handed_on_at_one_process_is_lost_at_the_other(two: tuple[Live, Live]):
    with Person(two[0]) as here, Person(two[1]) as there:
        here.start("me", "invite")
        here.choose("bid:2")
        there.cookies.update(here.cookies)
        there.match = here.match
        stream = there.follow()
        assert next(stream)["seat"] == 0
        assert here.post(f"/matches/{here.match}/seats/0/hand", json={"to": "link"}).status_code == 200
        assert list(stream) == []
        assert there.choose("bid:1", 1, seat=0).status_code == 403
        assert there.post(f"/matches/{here.match}/seats/0/take-back").status_code == 200
        assert here.view()["seat"] == 0


def test_talk_and_notes_are_heard_at_the_other_process(two: tuple[Live, Live]):
    with Person(two[0]) as here, Person(two[1]) as there:
        here.start("me", "invite")
        there.match = here.match
        with there.stream("GET", f"/matches/{here.match}/events") as response:
            lines = response.iter_lines()
            assert next(line for line in lines if line.startswith("event: ")) == "event: view"
            assert here.post(f"/matches/{here.match}/talk", json={"text": "good morning"}).status_code == 201
            assert next(line for line in lines if line.startswith("event: ")) == "event: talk"
        shown = there.get(f"/matches/{here.match}/talk").json()["messages"]
        assert [each["text"] for each in shown] == ["good morning"]
        here.post(f"/matches/{here.match}/note", json={"text": "mine"})
        there.cookies.update(here.cookies)
        assert there.get(f"/matches/{here.match}/note").json()["text"] == "mine"


def test_a_time_out_happens_once_although_both_look(two: tuple[Live, Live], clock: Clock):
    with Person(two[0]) as here:
        pace = {"budget": 600, "increment": 60, "timeout": "open"}
        wish = {"game": "bidding", "seats": ["me", "invite"], "pace": pace}
        here.match = here.post("/matches", json=wish).json()["match"]
        here.get(f"/matches/{here.match}/course")
        clock.pass_by(minutes=11)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda live: inside(live, live.services.clock_service.run_once()), two))
        shown = here.get(f"/matches/{here.match}/course").json()
        assert [each["sentence"] for each in shown["happened"]] == [
            "Player 1 has run out of time; anybody may take the seat."
        ]
        assert shown["seats"][0]["kind"] == "open" and shown["seats"][0]["can_take_back"]


@pytest.mark.parametrize("read", ["record", "events"])
def test_what_happens_while_a_match_is_read_is_not_done_again(
    two: tuple[Live, Live], clock: Clock, monkeypatch: pytest.MonkeyPatch, read: str
):
    other, repository = two[0].services, two[1].services.repository
    reading, asked = getattr(repository, read), []

    async def interrupted(*args: Any, **more: Any) -> Any:
        found = await reading(*args, **more)
        if not asked:  # between this and what is read next
            asked.append(read)
            await asyncio.to_thread(inside, two[0], other.clock_service.run_once())
        return found

    with Person(two[0]) as here:
        pace = {"budget": 600, "increment": 60, "timeout": "open"}
        wish = {"game": "bidding", "seats": ["me", "invite"], "pace": pace}
        here.match = here.post("/matches", json=wish).json()["match"]
        clock.pass_by(minutes=11)
        monkeypatch.setattr(repository, read, interrupted)
        inside(two[1], two[1].services.clock_service.run_once())
        assert asked
        shown = here.get(f"/matches/{here.match}/course").json()
        assert len(shown["happened"]) == 1


def test_who_can_be_reached_is_called_once_although_both_look(two: tuple[Live, Live], clock: Clock):
    called: list[str] = []

    async def note(match: str, seat: int, user: str, kind: str) -> None:
        called.append(kind)

    with Person(two[0]) as here:
        sign(here, "sign-up", "Unas")
        inside(
            two[0], two[0].services.accounts.save(here_user(two[0], here), webhook="https://hook.example/")
        )
        here.start("me", "invite")
        for live in two:
            live.services.notifier.notify = note
        clock.pass_by(minutes=5)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda live: inside(live, live.services.clock_service.run_once()), two))
        assert called == ["turn"]


def here_user(live: Live, person: Person) -> str:
    found: str = inside(live, live.services.accounts.user_of_session(person.cookies["senet_session"]))
    return found


def test_who_deletes_the_account_is_gone_at_both(two: tuple[Live, Live]):
    with Person(two[0]) as here, Person(two[1]) as there:
        sign(here, "sign-up", "Teti")
        here.start("me", "invite")
        sign(there, "sign-in", "Teti")
        assert there.post("/me/delete", json={"password": PASSWORD}).status_code == 200
        assert here.get("/me").status_code == 401
        seats = here.get(f"/matches/{here.match}/course").json()["seats"]
        assert seats[0]["kind"] == "bot" and seats[0]["name"] != "Teti"


def test_the_same_thing_at_both_at_once_is_done_once(two: tuple[Live, Live]):
    with Person(two[0]) as here, Person(two[1]) as there, ThreadPoolExecutor(4) as pool:
        here.start("me", "open")
        there.cookies.update(here.cookies)
        people, match = [here, there] * 4, f"/matches/{here.match}"
        notes = list(
            pool.map(lambda who: who.post(f"{match}/note", json={"text": "plan"}).status_code, people)
        )
        mutes = [("mute", {"seat": 1, "muted": True})] * 8
        codes = list(
            pool.map(lambda pair: pair[0].post(f"{match}/{pair[1][0]}", json=pair[1][1]).status_code,
                     zip(people, mutes, strict=True))
        )  # fmt: skip
        assert set(notes) | set(codes) == {200}
        assert there.get(f"{match}/note").json()["text"] == "plan"
        assert there.get(f"{match}/talk").json()["muted"] == [1]
