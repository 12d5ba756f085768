"""Every kind of choice that is sent gets the answer that it should."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import httpx
import pytest

from tests.web.serving import Live, Person

JSON: Final = {"content-type": "application/json"}
GOOD: Final = {"choice": "bid:1", "seen": 0, "seat": 0}
REQUESTS: Final[dict[str, tuple[int, Any, dict[str, str]]]] = {
    "a good choice": (200, GOOD, {}),
    "one that only wants to know the event": (200, GOOD, {"prefer": "return=minimal"}),
    "one with a key": (200, GOOD | {"key": "abc"}, {}),
    "a number as text": (200, GOOD | {"seen": "0"}, {}),
    "what the rules forbid": (422, GOOD | {"choice": "bid:99"}, {}),
    "no choice of this game": (422, GOOD | {"choice": "dance"}, {}),
    "too late": (409, GOOD | {"seen": 7}, {}),
    "somebody else's seat": (403, GOOD | {"seat": 1}, {}),
    "no choice at all": (422, {"seen": 0}, {}),
    "too much": (422, GOOD | {"more": 1}, {}),
    "a wrong number": (422, GOOD | {"seen": -1}, {}),
    "a key with a space": (422, GOOD | {"key": "a b"}, {}),
    "nothing": (422, b"", {}),
    "no JSON": (422, b"{", {}),
    "a list": (422, [], {}),
    "half a letter": (422, b'{"choice":"\\ud800","seen":0}', {}),
    "another kind of content": (422, GOOD, {"content-type": "text/plain"}),
    "an unknown token": (401, GOOD, {"authorization": "Bearer nobody"}),
    "another site": (403, GOOD, {"origin": "https://elsewhere.example"}),
    "in Polish": (422, GOOD | {"choice": "bid:99"}, {"accept-language": "pl"}),
    "for a page": (422, GOOD | {"choice": "bid:99"}, {"accept": "text/html"}),
}


def asked(live: Live, body: Any, headers: dict[str, str]) -> httpx.Response:
    with Person(live) as person:
        person.start("me", "invite")
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return person.post(f"/matches/{person.match}/choices", content=content, headers=JSON | headers)


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_choice_is_answered_as_it_should(live: Live, kind: str):
    status, body, headers = REQUESTS[kind]
    answer = asked(live, body, headers)
    assert answer.status_code == status
    if headers.get("accept") == "text/html":
        assert answer.headers["content-type"].startswith("text/html")
        return
    content = answer.json()
    if status == 200:
        assert content["serial"] == 1 and (len(content) == 1) == ("prefer" in headers)
    else:
        assert content["error"] and set(content) >= {"error", "rule", "field"}
    assert ("view" in content) == (status == 409)


@pytest.mark.parametrize("path", ["/matches/nosuchmatch/choices", "/matches/NO/choices", "/matches//choices"])
def test_a_match_that_is_not_there_is_not_there(live: Live, path: str):
    with Person(live) as person:
        assert person.post(path, json=GOOD).status_code in (404, 422)


def test_choices_are_counted_under_their_pattern(live: Live):
    with Person(live) as person:
        person.start("me", "invite")
        assert person.post(f"/matches/{person.match}/choices", json=GOOD).status_code == 200
        metrics = person.get("/metrics").text
    assert re.search(
        r'senet_requests_total\{.*route="/matches/\{match\}/choices".*status="200".*\} [1-9]', metrics
    )
