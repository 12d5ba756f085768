"""A choice that takes the express way is answered as the route in the OpenAPI document answers it."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import httpx
import pytest

from senet.web import express
from tests.web.serving import Live, Person

JSON: Final = {"content-type": "application/json"}
GOOD: Final = {"choice": "bid:1", "seen": 0, "seat": 0}
REQUESTS: Final[dict[str, tuple[Any, dict[str, str]]]] = {
    "a good choice": (GOOD, {}),
    "one that only wants to know the event": (GOOD, {"prefer": "return=minimal"}),
    "one with a key": (GOOD | {"key": "abc"}, {}),
    "a number as text": (GOOD | {"seen": "0"}, {}),
    "what the rules forbid": (GOOD | {"choice": "bid:99"}, {}),
    "no choice of this game": (GOOD | {"choice": "dance"}, {}),
    "too late": (GOOD | {"seen": 7}, {}),
    "somebody else's seat": (GOOD | {"seat": 1}, {}),
    "no choice at all": ({"seen": 0}, {}),
    "too much": (GOOD | {"more": 1}, {}),
    "a wrong number": (GOOD | {"seen": -1}, {}),
    "a key with a space": (GOOD | {"key": "a b"}, {}),
    "nothing": (b"", {}),
    "no JSON": (b"{", {}),
    "a list": ([], {}),
    "half a letter": (b'{"choice":"\\ud800","seen":0}', {}),
    "another kind of content": (GOOD, {"content-type": "text/plain"}),
    "an unknown token": (GOOD, {"authorization": "Bearer nobody"}),
    "another site": (GOOD, {"origin": "https://elsewhere.example"}),
    "in Polish": (GOOD | {"choice": "bid:99"}, {"accept-language": "pl"}),
    "for a page": (GOOD | {"choice": "bid:99"}, {"accept": "text/html"}),
}


def asked(live: Live, body: Any, headers: dict[str, str]) -> httpx.Response:
    with Person(live) as person:
        person.start("me", "invite")
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return person.post(f"/matches/{person.match}/choices", content=content, headers=JSON | headers)


def shown(answer: httpx.Response) -> tuple[Any, ...]:
    """An answer without what differs from match to match."""
    said = re.sub(r"/matches/[a-z0-9]+/", "", answer.text)
    if answer.headers["content-type"] == "application/json":
        content = answer.json()
        said = (
            str(sorted(content)) if "state" in content else str(content | {"view": bool(content.get("view"))})
        )
    names = sorted(name for name in answer.headers if name not in ("date", "content-length"))
    return answer.status_code, answer.headers["content-type"], names, said


@pytest.mark.parametrize("kind", REQUESTS)
def test_both_ways_answer_the_same(live: Live, monkeypatch: pytest.MonkeyPatch, kind: str):
    quick = shown(asked(live, *REQUESTS[kind]))
    monkeypatch.setattr(express, "ADDRESS", re.compile("(?!)"))
    assert quick == shown(asked(live, *REQUESTS[kind]))


@pytest.mark.parametrize("path", ["/matches/nosuchmatch/choices", "/matches/NO/choices", "/matches//choices"])
def test_a_match_that_is_not_there_is_not_there_on_either_way(
    live: Live, monkeypatch: pytest.MonkeyPatch, path: str
):
    with Person(live) as person:
        quick = person.post(path, json=GOOD)
        monkeypatch.setattr(express, "ADDRESS", re.compile("(?!)"))
        assert shown(quick) == shown(person.post(path, json=GOOD))
        assert quick.status_code in (404, 422)


def test_choices_are_counted_under_their_pattern(live: Live):
    with Person(live) as person:
        person.start("me", "invite")
        assert person.post(f"/matches/{person.match}/choices", json=GOOD).status_code == 200
        metrics = person.get("/metrics").text
    assert re.search(
        r'senet_requests_total\{.*route="/matches/\{match\}/choices".*status="200".*\} [1-9]', metrics
    )
