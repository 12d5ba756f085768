"""PostgreSQL: several processes serve the same matches, and a database that goes away comes back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import takewhile
from typing import Any

import pytest
from sqlalchemy import select, update

from senet.matches import bots as botwork
from senet.storage import schema as db
from senet.storage.engine import database_address
from senet.storage.reconnecting import PATIENCE
from tests.web.postgres import Postgres
from tests.web.serving import Live, Person, wait_until

Two = tuple[Live, Live]
Someone = Callable[..., Person]


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[Two]:
    """Two servers with one database."""
    address = postgres.database()
    with Live(address) as one, Live(address) as other:
        yield one, other


def inside_server(live: Live, work: Any) -> Any:
    """Do something in the server's own loop."""
    return asyncio.run_coroutine_threadsafe(work, live.loop).result(20)


@pytest.fixture
def someone() -> Iterator[Callable[..., Person]]:
    """Makes people, who leave at the end."""
    with ExitStack() as stack:
        yield lambda *given: stack.enter_context(Person(*given))


def pair(two: Two, someone: Someone) -> tuple[Person, Person]:
    """A match of two people, each at another server."""
    ann = someone(two[0])
    created = ann.start("me", "invite")
    ben = someone(two[1], created["seats"][1]["token"])
    ben.match = ann.match
    return ann, ben


def test_what_is_chosen_at_one_process_is_seen_at_once_at_the_other(two: Two, someone: Someone):
    ann, ben = pair(two, someone)
    seen: list[int] = []
    views = ben.follow()
    first = next(views)
    follower = threading.Thread(
        target=lambda: seen.extend(view["serial"] for view in takewhile(lambda v: v["serial"] < 4, views))
    )
    follower.start()
    for _ in range(2):
        for person in (ann, ben):
            view = person.view()
            assert person.choose(view["choices"][0]["choice"], view["serial"]).status_code == 200
    follower.join(20)
    assert first["serial"] == 0 and seen == [1, 2, 3]


def test_secret_answers_at_two_processes_do_not_disturb_each_other(two: Two, someone: Someone):
    ann, ben = pair(two, someone)
    seen = ann.view()["serial"]
    assert len(ann.view()["deciders"]) == 2
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda person: person.choose("bid:1", seen), (ann, ben)))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert ann.view()["serial"] == ben.view()["serial"] == seen + 2


def test_the_same_request_at_both_processes_is_applied_once(two: Two, someone: Someone):
    ann = someone(two[0])
    created = ann.start("me", "me")
    token = created["seats"][0]["token"]
    seen = ann.view()["serial"]
    both = [someone(live, token) for live in two]
    for person in both:
        person.match = ann.match
        person.view()
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda person: person.choose("bid:1", seen, key="once"), both))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert ann.view()["serial"] == seen + 1


def test_an_undo_is_seen_at_the_other_process(two: Two, someone: Someone):
    ann, ben = pair(two, someone)
    ben.view()
    assert ann.choose("bid:1").status_code == 200
    assert ben.view()["serial"] == 1
    answer = ann.undo()
    assert (answer.status_code, ben.view()["serial"]) in ((200, 2), (422, 1))
    assert ben.view()["line"] == ann.view()["line"]


def test_one_of_two_gets_the_last_seat(two: Two, someone: Someone):
    ann = someone(two[0])
    ann.start("me", "open")
    token = inside_server(two[0], two[0].services.repository.record(ann.match)).seats[1].token
    people = [someone(live) for live in two]
    with ThreadPoolExecutor(2) as pool:
        forms = list(pool.map(lambda who: who.post(f"/seat/{token}", data={"name": "Eve"}), people))
    assert sorted(form.status_code for form in forms) in ([303, 403], [303, 404])
    seats = [someone(live).get(f"/matches/{ann.match}/view").json()["seats"] for live in two]
    assert seats[0] == seats[1] and seats[0][1]["name"] == "Eve"


def test_bots_choose_once_and_a_silent_process_is_replaced(two: Two, someone: Someone):
    ann = someone(two[0])
    ann.start("me", "bot:random", "bot:random")
    ann.choose("bid:1")
    wait_until(lambda: ann.view()["serial"] >= 3)
    live = two[0]
    events = inside_server(live, live.services.repository.events(ann.match))
    assert len({event.serial for event in events}) == len(events)

    async def forget() -> None:
        """As if a process had died between a choice and the bots' answer to it."""
        async with live.services.engine.begin() as connection:
            soon = {"attendant": "dead", "attended_until": time.time() + 0.5}
            await connection.execute(update(db.matches).where(db.matches.c.id == bob.match).values(soon))

    watchers = [each.services.matches.watchers for each in two]
    for each in two:
        each.services.matches.watchers = []
    bob = someone(two[0])
    bob.start("me", "bot:random")
    inside_server(live, forget())
    assert bob.choose("bid:1").status_code == 200
    for each, kept in zip(two, watchers, strict=True):
        each.services.matches.watchers = kept
    inside_server(live, forget())
    wait_until(lambda: bob.view()["serial"] >= 2, 10 * botwork.LEASE_CHECK)


def test_no_bot_is_attended_to_when_people_are_waited_for(two: Two, someone: Someone):
    ann = someone(two[0])
    ann.start("me", "bot:random")
    ann.choose("bid:1")
    wait_until(lambda: ann.view()["serial"] >= 2)
    ann.awaited()

    async def attendance() -> Any:
        async with two[0].services.engine.connect() as connection:
            query = select(db.matches.c.waiting, db.matches.c.attended_until)
            return (await connection.execute(query.where(db.matches.c.id == ann.match))).one()

    waiting, until = inside_server(two[0], attendance())
    assert ("1" in waiting) == (until is not None)


def test_a_database_that_falls_and_rises_is_found_again(someone: Someone):
    with Postgres() as postgres:
        address = postgres.database()
        with Live(address) as one, Live(address) as other:
            ann, ben = pair((one, other), someone)
            views = ben.follow()
            assert next(views)["serial"] == 0
            postgres.kill()
            with ThreadPoolExecutor(1) as pool:
                answer = pool.submit(ann.choose, "bid:1", 0, key="through")
                postgres.restart()
                assert answer.result(40).status_code == 200
            assert next(view["serial"] for view in views if view["serial"]) == 1
            assert ann.choose("bid:1", 0, key="through").status_code == 200
            assert ben.view()["serial"] == 1


def test_a_database_that_stays_away_is_said_in_one_sentence(someone: Someone):
    with Postgres() as postgres, Live(postgres.database()) as live:
        ann = someone(live)
        ann.start("me", "me")
        live.services.engine.patience = 0.3
        postgres.kill()
        answer = ann.get(f"/matches/{ann.match}/view")
        while answer.status_code == 200:  # what the killed one left behind ends a little later
            answer = ann.get(f"/matches/{ann.match}/view")
        assert answer.status_code == 503 and answer.headers["retry-after"] == "1"
        assert answer.json()["field"] == "database" and "asyncpg" not in answer.text
        live.services.engine.patience = PATIENCE
        postgres.restart()
        wait_until(lambda: ann.get(f"/matches/{ann.match}/view").status_code == 200)


@pytest.mark.parametrize(
    "given", ["postgresql://a@/b?host=/x", "postgres://a@/b?host=/x", "postgresql+asyncpg://a@/b?host=/x"]
)
def test_addresses_of_postgresql(given: str):
    assert database_address(given) == "postgresql+asyncpg://a@/b?host=/x"
