"""The OpenAPI document holds: whatever is sent, nothing breaks, and every answer is one that it promises."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from senet.settings import Settings
from senet.web.app import create_app
from tests.web.people import CHEAP
from tests.web.serving import Live, Person

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 20
SCHEMA = schemathesis.openapi.from_dict(create_app(Settings(database="sqlite+aiosqlite://")).openapi())
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]


class World:
    """A server with a match that runs and one that is over, and people who may play in them."""

    def __init__(self, live: Live) -> None:
        self.live = live
        with Person(live) as person:
            self.running = person.start("me", "invite", "bot")
            self.over = person.start("screen", "screen", options={"rounds": 1})
            while not (view := person.view())["over"]:
                seat = view["deciders"][0]
                person.choose(person.view(seat=seat)["choices"][0]["choice"], seat=seat)
            assert (
                person.post("/me/sign-up", json={"name": "Ada", "password": "a long one"}).status_code == 201
            )
            session = person.cookies["senet_session"]
            report = person.post(f"/matches/{person.match}/report", json={"note": "odd"}).json()["report"]
        self.known = {
            "match": [self.running["match"], self.over["match"]],
            "game": ["bidding", "pharaon"],
            "rule": ["TOY-001"],
            "report": [report],
            "seat": [0, 1, 2],
        }
        token = self.running["seats"][1]["token"]
        self.people: list[dict[str, str]] = [
            {},
            {"cookie": f"senet_session={session}"},
            {"authorization": f"Bearer {token}"},
            {"authorization": "Bearer nonsense"},
        ]
        self.session = requests.Session()


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    database = Path(tmp_path_factory.mktemp("schema")) / "senet.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("senet.web.views.event_stream.LIFETIME", 0.0)
        with Live(database, rates={}, password_cost=CHEAP) as live:
            found = World(live)
            yield found
            found.session.close()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_whatever_is_sent_is_answered_as_documented(world: World, operation: Any):
    names = [name for name in world.known if f"{{{name}}}" in operation.path]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), who=st.integers(0, 3), real=st.booleans(), pick=st.integers(0, 5))
    def check(case: Any, who: int, real: bool, pick: int) -> None:
        if real:
            for name in names:
                case.path_parameters[name] = world.known[name][pick % len(world.known[name])]
        answer = case.call(base_url=world.live.url, headers=world.people[who], session=world.session)
        world.session.cookies.clear()
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            said = answer.json()
            assert said["error"].endswith(".") and "\n" not in said["error"], said

    check()


def test_every_route_of_the_api_was_tried():
    assert len(OPERATIONS) >= 20
    assert {"POST /matches/{match}/choices", "GET /matches/{match}/events"} <= {
        each.label for each in OPERATIONS
    }
