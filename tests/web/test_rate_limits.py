"""Limits: whoever does too much at once waits, and is told how long; nobody else does."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request

from senet.settings import RATES, Rate, per_minute
from senet.web.http.rate_limits import RateLimited, RateLimiter
from senet.web.http.requests import address_of
from tests.web.serving import Live, Person


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limits(clock: Clock, **rates: Rate) -> RateLimiter:
    return RateLimiter({"knock": rates}, clock)


def refused(found: RateLimiter, **keys: str) -> int:
    """The seconds to wait; 0 if it was allowed."""
    try:
        found.spend("knock", **keys)
    except RateLimited as refusal:
        return refusal.wait
    return 0


def test_so_many_at_once_and_then_only_as_time_goes_by():
    clock = Clock()
    found = limits(clock, address=per_minute(3, 6))
    assert [refused(found, address="a") for _ in range(5)] == [0, 0, 0, 10, 10]
    clock.now += 9.5
    assert refused(found, address="a") == 1
    clock.now += 0.5
    assert [refused(found, address="a") for _ in range(2)] == [0, 10]
    clock.now += 3600
    assert [refused(found, address="a") for _ in range(4)] == [0, 0, 0, 10]


def test_one_key_does_not_stop_another_and_each_key_is_counted():
    found = limits(Clock(), address=Rate(5, 1), seat=Rate(2, 1))
    assert [refused(found, address="a", seat="x") for _ in range(3)] == [0, 0, 1]
    assert [refused(found, address="a", seat="y") for _ in range(3)] == [0, 0, 1]
    assert [refused(found, address="a", seat="z") for _ in range(2)] == [0, 1]
    assert refused(found, address="b", seat="z") == 0


def test_what_is_refused_costs_nothing():
    clock = Clock()
    found = limits(clock, address=Rate(1, 1))
    assert [refused(found, address="a") for _ in range(9)] == [0] + [1] * 8
    clock.now += 1
    assert refused(found, address="a") == 0


def test_what_has_no_rate_is_not_limited():
    found = RateLimiter({}, Clock())
    for _ in range(1000):
        found.spend("choice", address="a")


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("senet.web.http.rate_limits.REMEMBERED", 10)
    found = limits(Clock(), address=Rate(1, 1))
    for number in range(50):
        found.spend("knock", address=str(number))
    assert len(found.rested) == 10


def test_signing_in_signing_up_choosing_and_chatting_are_limited():
    assert {"sign-in", "sign-up", "choice", "chat"} <= set(RATES)
    assert {"address", "account"} <= set(RATES["sign-in"]) and "seat" in RATES["choice"]


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        ("x" * 10_000, "x" * 64),
    ],
)
def test_an_address_is_the_network_of_one_customer(host: str, address: str):
    request = Request({"type": "http", "client": (host, 1), "headers": []})
    assert address_of(request) == address


SMALL = {
    "choice": {"seat": Rate(2, 0.001)},
    "match": {"address": Rate(3, 0.001)},
    "report": {"address": Rate(1, 0.001)},
}


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_too_many_choices_are_refused_with_the_time_to_wait(tmp_path: Path, language: str):
    with Live(tmp_path / "senet.db", rates=SMALL) as live, Person(live, language=language) as person:
        person.start("screen", "screen", "screen")
        assert [person.choose("bid:1", seat=0).status_code, person.undo(seat=0).status_code] == [200, 200]
        answer = person.choose("bid:1", seat=0)
        assert answer.status_code == 429 and 900 <= int(answer.headers["retry-after"]) <= 1000
        said = answer.json()
        assert said["field"] == "rate" and said["error"].endswith(" s.") and "\n" not in said["error"]
        assert person.view()["line"] == 0
        assert person.choose("bid:2", seat=1).status_code == 200


def test_too_many_matches_and_reports_are_refused(tmp_path: Path):
    with Live(tmp_path / "senet.db", rates=SMALL) as live, Person(live) as person:
        person.start("me", "bot")
        assert person.post("/play", data={"game": "bidding"}).status_code == 303
        assert person.post("/upload", content=b"{}").status_code == 422
        wish = {"game": "bidding", "seats": ["me", "bot"]}
        assert person.post("/matches", json=wish).status_code == 429
        assert person.post(f"/matches/{person.match}/branch", json={"at": 0}).status_code == 429
        page = person.post("/play", data={"game": "bidding"}, headers={"accept": "text/html"})
        assert page.status_code == 429 and 'role="alert"' in page.text and page.headers["retry-after"]
        assert len(person.get("/matches").json()) == 2
        codes = [person.post(f"/matches/{person.match}/report", json={}).status_code for _ in range(2)]
        assert codes == [201, 429]


@pytest.mark.parametrize(
    ("trusted", "allowed"), [("", [201, 201, 201, 429]), ("127.0.0.1", [201, 201, 201, 201])]
)
def test_only_a_trusted_proxy_says_who_asks(tmp_path: Path, trusted: str, allowed: list[int]):
    with Live(tmp_path / "senet.db", rates=SMALL, trusted_proxies=trusted) as live, Person(live) as person:
        wish = {"game": "bidding", "seats": ["bot", "bot"]}
        codes = [
            person.post(
                "/matches", json=wish, headers={"x-forwarded-for": f"198.51.100.{number}"}
            ).status_code
            for number in range(4)
        ]
        assert codes == allowed


def test_behind_a_trusted_proxy_with_tls_cookies_are_secure(tmp_path: Path):
    forwarded = {"x-forwarded-for": "198.51.100.9", "x-forwarded-proto": "https"}
    for trusted, secure in (("", False), ("127.0.0.0/8", True)):
        with Live(tmp_path / "senet.db", trusted_proxies=trusted) as live, Person(live) as person:
            answer = person.post("/play", data={"game": "bidding"}, headers=forwarded)
            assert ("secure" in answer.headers["set-cookie"].lower()) is secure
