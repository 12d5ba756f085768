"""Numbers from outside go through one parser, and an error on our side leaves the connection open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import httpx
import pytest

from senet.kernel.errors import Refused
from senet.web.http.requests import whole_number
from tests.web.people import CHEAP, sign_up
from tests.web.serving import Live, Person

NAMES = (f"Person {number}" for number in count(2000))
STRANGE = [
    "²",
    "١٢",
    "１２",
    "1e3",
    "-1",
    "+1",
    "1_0",
    "0x1",
    " 1",
    "1.0",
    "",
    "nan",
    "9" * 5000,
    "½",
    "\x00",
]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("numbers") / "senet.db", rates={}, password_cost=CHEAP) as server:
        yield server


@pytest.mark.parametrize("text", STRANGE)
def test_what_is_no_plain_number_is_refused(text: str):
    with pytest.raises(Refused):
        whole_number(text, "remind", 100)


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("100", 100), ("007", 7)])
def test_a_plain_number_is_read(text: str, number: int):
    assert whole_number(text, "remind", 100) == number
    with pytest.raises(Refused):
        whole_number("101", "remind", 100)


@pytest.mark.parametrize("text", [text for text in STRANGE[:-1] if text])
def test_a_strange_number_in_a_form_is_refused_in_one_sentence(person: Person, text: str):
    assert sign_up(person, next(NAMES)).status_code == 201
    answer = person.post("/account/notifications", data={"remind": text[:300]})
    assert answer.status_code == 422 and 'role="alert"' in answer.text
    answer = person.post("/new/bidding", data={"seat-0": "me", "seat-1": "bot", "pace-budget": text[:300]})
    assert answer.status_code == 422
    answer = person.post("/matches/aaaa/join", data={"seat": text[:300]})
    assert answer.status_code in (404, 422)


def test_an_error_on_our_side_leaves_the_connection_open(live: Live, monkeypatch: pytest.MonkeyPatch):
    async def broken(*_: object) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(live.services.repository, "open_matches", broken)
    connections: list[object] = []
    with httpx.Client(base_url=live.url) as client:
        for path in ("/matches?which=open", "/health", "/matches?which=open"):
            answer = client.get(path)
            connections.append(answer.extensions["network_stream"].get_extra_info("client_addr"))
            assert answer.status_code == (500 if "open" in path else 200)
            assert "connection" not in answer.headers
        assert answer.json()["error"].endswith("nothing was changed.")
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert len(set(connections)) == 1
