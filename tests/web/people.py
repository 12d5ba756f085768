"""People for tests: with an account, at a match with somebody else, and called when they are waited for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx

from tests.web.serving import Live, Person
from tests.web.timing import Clock, inside

CHEAP: Final = (1, 64, 1)  # what a password costs
PASSWORD: Final = "four senet sticks"


def sign_up(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    return person.post("/me/sign-up", json={"name": name, "password": password})


def sign_in(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    return person.post("/me/sign-in", json={"name": name, "password": password})


def known(person: Person, name: str, **settings: object) -> dict[str, Any]:
    """Give the person an account with these settings."""
    assert sign_up(person, name).status_code == 201
    answer = person.post("/me/settings", json=settings)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@contextmanager
def opponents(person: Person, live: Live) -> Iterator[Person]:
    """Somebody who sits at seat 1 of a match that `person` starts."""
    link = person.start("me", "invite")["seats"][1]["link"]
    with Person(live) as other:
        other.post(link, data={"name": "Bea"})
        other.match = person.match
        yield other


def sweep(live: Live, clock: Clock, **span: float) -> None:
    """Time goes by, and whoever is waited for is called."""
    clock.pass_by(**(span or {"minutes": 2}))
    inside(live, live.services.clock_service.run_once())
    inside(live, live.services.notifier.outbox.drain())
