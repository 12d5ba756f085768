"""Attacks by request: tokens, cookies, addresses, methods and headers; each is refused in one sentence and changes nothing."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator

import pytest
from itsdangerous import URLSafeTimedSerializer

from senet.identity.tokens import A_YEAR, CookieSigner
from tests.web.attacking import JSON, is_refused, standing
from tests.web.serving import Live, Person, routes_of
from tests.web.test_middleware import spoken


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A table that lets one address try everything."""
    with Live(tmp_path_factory.mktemp("attacked") / "senet.db", rates={}) as server:
        yield server


# -- other people's tokens and cookies ------------------------------------------------------------------


def test_a_token_opens_its_own_seat_and_nothing_else(live: Live, person: Person):
    person.start("me", "invite")
    with Person(live) as other:
        foreign = other.start("me", "invite")["seats"][0]["token"]
    before = standing(person)
    own = f"/matches/{person.match}"
    with Person(live, foreign) as thief:
        for method, path, body in (
            ("POST", f"{own}/choices", {"choice": "bid:1", "seen": 0}),
            ("POST", f"{own}/choices", {"choice": "bid:1", "seen": 0, "seat": 0}),
            ("POST", f"{own}/undo", {"seen": 0}),
            ("POST", f"{own}/sit", {"name": "Eve"}),
            ("POST", f"{own}/branch", {"at": 0, "seat": 0}),
            ("POST", f"{own}/report", {"seat": 0}),
            ("POST", f"{own}/seats/0/link", None),
            ("DELETE", f"{own}/seats/1/link", None),
            ("GET", f"{own}/view?seat=0", None),
            ("GET", f"{own}/choices?seat=0", None),
            ("GET", f"{own}/why?choice=bid:1&seat=0", None),
            ("GET", f"{own}/nameable", None),
            ("GET", f"{own}/log?seat=0", None),
            ("GET", f"{own}/file?seat=0", None),
            ("GET", f"{own}/picture.svg?seat=0", None),
            ("GET", f"{own}/events?seat=0", None),
            ("GET", f"{own}/stream?seat=0", None),
            ("GET", f"{own}/parts?seat=0", None),
            ("GET", f"/replay/{person.match}/parts?seat=0", None),
        ):
            assert is_refused(thief.request(method, path, json=body), 403), path
    assert standing(person) == before


def old_cookie(secret: str, user: str) -> str:
    """What was signed more than a year ago."""

    class Past(URLSafeTimedSerializer):
        class default_signer(URLSafeTimedSerializer.default_signer):
            def get_timestamp(self) -> int:
                return super().get_timestamp() - A_YEAR - 10

    return str(Past(secret, salt="guest").dumps(user))


def bad_cookies(live: Live, person: Person) -> dict[str, str]:
    good = person.cookies["senet_guest"]
    user = live.services.cookie_signer.read(good)
    secret = live.services.cookie_signer.serializer.secret_key.decode()
    assert user is not None and CookieSigner(secret).read(good) == user
    payload, stamp, signature = good.split(".")
    return {
        "forged": f"{payload}.{stamp}.{'A' * len(signature)}",
        "truncated": good[:-2],
        "unsigned": payload,
        "another user": f"ImFkbWluIg.{stamp}.{signature}",
        "another time": f"{payload}.AAAAAA.{signature}",
        "another table": CookieSigner("another secret").sign(user),
        "another purpose": str(URLSafeTimedSerializer(secret, salt="session").dumps(user)),
        "expired": old_cookie(secret, user),
        "no text": str(URLSafeTimedSerializer(secret, salt="guest").dumps({"user": user})),
        "empty": "",
        "garbage": "%00%ff;;==",
        "long": "x" * 6000,
    }


def test_a_cookie_that_this_table_did_not_give_is_nobodys(live: Live, person: Person):
    person.start("me", "invite")
    before = standing(person)
    for kind, cookie in bad_cookies(live, person).items():
        with Person(live) as thief:
            thief.match = person.match
            thief.headers["cookie"] = f"senet_guest={cookie}"
            assert thief.view()["seat"] == -1, kind
            assert thief.get("/matches").json() == [], kind
            assert is_refused(thief.choose("bid:1", 0), 403), kind
            assert thief.get("/").status_code == 200
    assert standing(person) == before


# -- addresses ------------------------------------------------------------------------------------------

TRICKS = [
    "/static/../app.py", "/static/..%2fapp.py", "/static/%2e%2e/app.py", "/static/..%5capp.py", "/static/....//app.py",
    "/static/%2e%2e%2f%2e%2e%2f%2e%2e%2fpyproject.toml", "/fonts/..%2f..%2fown.json", "/static//etc/passwd",
    "/static/%00", "/static/table.js%00.css", "/static/" + "a" * 5000, "/static/%ff%fe", "/fonts/%c0%ae%c0%ae/x",
    "/matches/..%2f..%2fetc/view", "/matches/%00/view", "/matches/%E2%80%AEabc/view", "/matches/'%20OR%201=1--/view",
    "/matches/aaaa;DROP%20TABLE%20matches/view", "/matches/*/view", "/matches/%25/view", "/seat/%00", "/seat/'--",
    "/seat/..%2f..", "/reports/'%20OR%20''='", "/reports/%00", "/reports/%00/file", "/replay/%0d%0aset-cookie:x=1",
    "/rules/..%2f..%2fpyproject", "/rules/pharaon/%00", "/games/__init__/rules", "/games/..%2fkernel/rules",
    "/games/pharaon/rules/%0d%0ax:y", "/new/os", "/new/%2e%2e", "/%2e%2e/%2e%2e/etc/passwd", "/.git/config", "/.env",
    "//elsewhere.example/", "/\\elsewhere.example/", "/%2f%2felsewhere.example/", "/openapi.json/..", "/docs/../..",
]  # fmt: skip


@pytest.mark.parametrize("path", TRICKS)
def test_a_tricky_address_leads_nowhere(live: Live, path: str):
    answer = spoken(live, f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
    head, _, body = answer.partition(b"\r\n\r\n")
    assert re.match(rb"HTTP/1\.1 (4\d\d|30[37]) ", head), head
    if b"HTTP/1.1 3" in head:
        (to,) = re.findall(rb"location: (\S+)", head)
        assert to.startswith((b"http://localhost/", b"/")) and not to.startswith(b"//"), to
    else:
        assert json.loads(body)["error"].endswith(".")
    assert b"set-cookie" not in head and b"[project]" not in body and b"import " not in body


@pytest.mark.parametrize(
    "query",
    ["seat=-2", "seat=100", "seat=99999999999999999999", "seat=0.5", "seat=nan", "seat=%00", "seat='%20OR%201=1",
     "seat[]=0", "seat=0&seat=1", "at=-1", "at=1000001", "at=9e99", "at=1", "seat=2", "seat=-1&at=77"],
)  # fmt: skip
def test_seats_and_lines_that_are_not_there_are_refused(person: Person, query: str):
    person.start("me", "invite")
    for path in ("/replay/{}", "/replay/{}/parts", "/matches/{}/picture.svg", "/matches/{}/file"):
        answer = person.get(f"{path.format(person.match)}?{query}")
        ignored = answer.status_code == 200 and query in ("seat[]=0", "seat=0&seat=1")
        assert ignored or is_refused(answer, 403, 422), (path, answer.text[:200])
    for seat in (-1, 2, 99, 100, 2**70):
        answer = person.choose("bid:1", 0, seat=seat)
        assert is_refused(answer, 403, 422)
    assert person.view()["serial"] == 0


# -- methods, kinds of content --------------------------------------------------------------------------


def test_a_wrong_method_is_refused_and_the_right_ones_are_named(live: Live, person: Person):
    person.start("me", "invite")
    before = standing(person)
    allowed: dict[str, set[str]] = {}
    for route in routes_of(live.app):
        path = re.sub(r"\{match\}", person.match, getattr(route, "path", ""))
        allowed.setdefault(re.sub(r"\{[^}]*\}", "0", path), set()).update(
            getattr(route, "methods", None) or ()
        )
    for path, methods in allowed.items():
        for method in {"PUT", "PATCH", "TRACE", "OPTIONS", "PROPFIND", "POST", "DELETE"} - methods:
            if methods:
                answer = person.request(method, path)
                assert is_refused(answer, 405, 404, 422), (method, path)
                assert answer.status_code != 405 or set(answer.headers["allow"].split(", ")) <= methods
    assert standing(person) == before


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=x",
             "application/xml", "text/html; charset=utf-7", "", "\x7f"],
)  # fmt: skip
def test_the_wrong_kind_of_content_is_refused(person: Person, kind: str):
    person.start("me", "invite")
    body = json.dumps({"choice": "bid:1", "seen": 0})
    answer = person.post(
        f"/matches/{person.match}/choices", content=body.encode("utf-16"), headers={"content-type": kind}
    )
    assert is_refused(answer)
    for path in ("/play", "/new/bidding", "/bring", f"/matches/{person.match}/join"):
        answer = person.post(
            path, content=b"\x00\xff--x\r\n\r\n=&=;", headers={"content-type": kind, "accept": "*/*"}
        )
        assert answer.status_code in (303, 400, 422), (path, answer.text[:200])
    assert person.view()["serial"] == 0


def test_a_compressed_body_is_not_unpacked(person: Person):
    person.start("me", "invite")
    bomb = gzip.compress(b'{"choice": "' + b"x" * 10_000_000 + b'"}')
    headers = JSON | {"content-encoding": "gzip"}
    assert is_refused(person.post(f"/matches/{person.match}/choices", content=bomb, headers=headers), 400)


def test_forms_with_too_much_in_them_are_refused(person: Person):
    many = {f"field{number}": "x" for number in range(1000)}
    for path in ("/new/bidding", "/play", "/bring"):
        answer = person.post(path, files={name: (None, value) for name, value in many.items()})
        assert 400 <= answer.status_code < 500 or answer.status_code == 303
        answer = person.post(
            path, files={"game": ("x.txt", b"x" * 1000), "file": ("y", b"z"), "seat-0": ("s", b"me")}
        )
        assert 400 <= answer.status_code < 500, (path, answer.status_code)


# -- doing it twice -------------------------------------------------------------------------------------


def test_the_same_key_for_something_else_is_refused(person: Person):
    person.start("screen", "screen")
    assert person.choose("bid:1", 0, seat=0, key="once").status_code == 200
    before = standing(person)
    for again in (
        lambda: person.choose("bid:2", 0, seat=0, key="once"),
        lambda: person.choose("bid:1", 1, seat=1, key="once"),
        lambda: person.undo(1, seat=0, key="once"),
    ):
        answer = again()
        assert is_refused(answer, 422) and answer.json()["field"] == "key"
    assert standing(person) == before
    assert person.choose("bid:1", 0, seat=0, key="once").status_code == 200
    assert standing(person) == before


# -- headers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "header",
    ["authorization: Bearer", "authorization: Bearer  ", "authorization: Bearer \xff\xfe", "authorization: bearer a b c",
     "authorization: Bearer " + "x" * 9000, "authorization: Bearer ' OR 1=1 --", "cookie: senet_guest", "cookie: =;=;=",
     "cookie: senet_guest=\xff; senet_language=\xff", "cookie: " + "a=b; " * 2000, "accept-language: " + "x," * 4000,
     "accept-language: \xff;q=zz", "accept: */*;q=\xff", "if-none-match: \xff", "range: bytes=0-99999999999999999999",
     "content-type: \xff", "accept-encoding: " + "gzip," * 1000, "x-http-method-override: DELETE", "expect: 200-maybe",
     "x-forwarded-for: " + "1.2.3.4, " * 1000, "sec-fetch-site: cross-site", "last-event-id: \xff", "te: trailers"],
)  # fmt: skip
@pytest.mark.parametrize("path", ["/", "/matches", "/static/table.js"])
def test_strange_headers_break_nothing(live: Live, header: str, path: str):
    request = f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{header}\r\n\r\n"
    answer = spoken(live, request.encode("latin-1"))
    assert re.match(rb"HTTP/1\.1 (200|206|304|4\d\d) ", answer), answer[:100]
