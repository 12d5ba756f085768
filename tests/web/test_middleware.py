"""The door: what is too large, too slow, malformed or from another site is refused in one sentence, with no change."""

from __future__ import annotations

import json
import re
import socket
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import unescape
from pathlib import Path

import pytest

from senet.web.http.protocol import HEAD_LIMIT
from tests.web.serving import PATIENCE, Live, Person, routes_of

SHORT = 0.3


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that waits for nobody."""
    database = tmp_path_factory.mktemp("hasty") / "senet.db"
    with Live(database, head_patience=SHORT, body_patience=SHORT, upload_patience=SHORT) as server:
        yield server


def spoken(live: Live, *parts: bytes, then_read: bool = False) -> bytes:
    """All that the server answers until it closes the connection."""
    host, port = live.socket.getsockname()
    with socket.create_connection((host, port), PATIENCE) as line:
        answer = b""
        for part in parts:
            line.sendall(part)
            if then_read:
                answer += line.recv(100_000)
        while received := line.recv(100_000):
            answer += received
        return answer


def is_told(answer: bytes, status: int, field: str) -> bool:
    head, _, body = answer.partition(b"\r\n\r\n")
    said = json.loads(body)
    one = said["error"].endswith(".") and "\n" not in said["error"]
    return head.startswith(b"HTTP/1.1 %d " % status) and one and said["field"] == field


def post(path: str, body: bytes, *headers: str, length: int | None = None) -> bytes:
    size = len(body) if length is None else length
    lines = [f"POST {path} HTTP/1.1", "host: localhost", f"content-length: {size}", *headers, "", ""]
    return "\r\n".join(lines).encode() + body


# -- slow and broken --------------------------------------------------------------------------------


def test_who_connects_and_says_nothing_is_let_go(hasty: Live):
    assert spoken(hasty) == b""


@pytest.mark.parametrize("begun", [b"G", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nhost: x\r\nx-y: "])
def test_a_head_that_does_not_end_is_not_waited_for(hasty: Live, begun: bytes):
    assert is_told(spoken(hasty, begun), 408, "request")


def test_a_second_request_that_does_not_end_is_not_waited_for(hasty: Live):
    whole = b"GET /games HTTP/1.1\r\nhost: localhost\r\n\r\n"
    answer = spoken(hasty, whole, b"GET /games HTTP/1.1\r\n", then_read=True)
    assert answer.startswith(b"HTTP/1.1 200 ") and b"HTTP/1.1 408 " in answer


@pytest.mark.parametrize("path", ["/matches", "/upload", "/play", "/bring", "/new/bidding"])
def test_a_body_that_does_not_come_is_not_waited_for(hasty: Live, path: str):
    kind = "content-type: application/x-www-form-urlencoded"
    if path in ("/matches", "/upload"):
        kind = "content-type: application/json"
    answer = spoken(hasty, post(path, b"game=bidd", kind, length=100))
    assert is_told(answer, 408, "body"), answer


def test_an_unread_body_does_not_keep_the_connection(hasty: Live):
    answer = spoken(hasty, b"GET /games HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n12345")
    assert answer.startswith(b"HTTP/1.1 200 ")


def test_who_follows_a_match_is_not_let_go(hasty: Live):
    with Person(hasty) as person:
        person.start("screen", "screen")
        stream = person.follow()
        assert next(stream)["line"] == 0
        spoken(hasty)  # takes longer than a request may
        person.choose("bid:1", seat=0)
        assert next(stream)["line"] == 1
        stream.close()


def test_an_endless_head_is_refused(hasty: Live):
    for head in (b"GET /" + b"a" * (2 * HEAD_LIMIT), b"GET / HTTP/1.1\r\nx: " + b"y" * (2 * HEAD_LIMIT)):
        assert is_told(spoken(hasty, head), 400, "request")


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: one\r\nhost: two\r\n\r\n",
        b"POST /play HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n12345",
        b"POST /play HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n",
        b"POST /play HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nname : value\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nname: \x00\r\n\r\n",
    ],
)
def test_what_is_no_proper_request_is_refused(hasty: Live, request_: bytes):
    answer = spoken(hasty, request_)
    assert answer.startswith(b"HTTP/1.1 4") and b'"error":' in answer and b" 5" not in answer[:12]


def test_chunks_that_never_end_are_refused_when_they_are_too_large(hasty: Live):
    chunk = b"2000\r\n" + b"x" * 0x2000 + b"\r\n"
    head = b"POST /matches HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    answer = spoken(hasty, head + chunk * 9)
    assert is_told(answer, 413, "body")


def test_a_protocol_that_is_not_spoken_is_not_begun(hasty: Live):
    upgrade = b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-key: eA==\r\n\r\n"
    assert spoken(hasty, upgrade).startswith(b"HTTP/1.1 200 ")


# -- other sites --------------------------------------------------------------------------------------

FOREIGN = [
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
    {"origin": "http://[broken"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://127.0.0.1.elsewhere.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "authorization": "Basic eDp5"},
]


def changing_paths(live: Live) -> list[tuple[str, str]]:
    """Every route that is not only for looking, whatever it is for."""
    found = []
    for route in routes_of(live.app):
        for method in sorted(getattr(route, "methods", None) or ()):
            if method not in ("GET", "HEAD", "OPTIONS"):
                found.append((method, re.sub(r"\{[^}]*\}", "aaaaaaaaaaaaaaaa", route.path)))
    return found


def test_nothing_is_done_for_a_page_of_another_site(live: Live, person: Person):
    person.start("me", "invite")
    paths = changing_paths(live)
    assert ("POST", "/play") in paths and ("POST", "/matches/aaaaaaaaaaaaaaaa/choices") in paths
    for headers in FOREIGN:
        for method, path in paths:
            answer = person.request(method, path, headers=headers)
            assert answer.status_code == 403 and answer.json()["field"] == "origin", path
    assert len(person.get("/matches").json()) == 1


def test_a_cookie_is_not_needed_to_be_refused(live: Live):
    with Person(live) as stranger:
        answer = stranger.post(
            "/play", data={"game": "bidding"}, headers={"origin": "https://elsewhere.example"}
        )
        assert answer.status_code == 403 and "set-cookie" not in answer.headers


def test_our_own_pages_and_programs_are_let_in(live: Live, person: Person):
    token = person.start("me", "bot")["seats"][0]["token"]
    own = {"origin": live.url, "sec-fetch-site": "same-origin"}
    assert person.post("/play", data={"game": "bidding"}, headers=own).status_code == 303
    with Person(live, token) as program:
        answer = program.post(
            f"/matches/{person.match}/undo", json={"seen": 9}, headers={"origin": "https://elsewhere.example"}
        )
        assert answer.status_code == 409


def test_a_page_says_in_my_language_that_it_comes_from_elsewhere(live: Live):
    with Person(live, language="cs") as person:
        headers = {"origin": "https://elsewhere.example", "accept": "text/html"}
        page = person.post("/play", data={"game": "bidding"}, headers=headers)
        assert page.status_code == 403 and "Tento požadavek poslala jiná stránka." in page.text


def test_cookies_are_not_for_scripts_nor_for_other_sites(person: Person):
    given = person.post("/play", data={"game": "bidding"}).headers["set-cookie"].lower()
    assert "httponly" in given and "samesite=lax" in given
    for cookie in person.get("/?lang=pl").headers.get_list("set-cookie"):
        assert "httponly" in cookie.lower() and "samesite=lax" in cookie.lower()


# -- names of the server ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["[", "a b", "x/y", "x?y", "x@y", "a" * 300, "x:99999999", "[::1", 'x"><script>']
)
def test_a_host_that_is_no_name_is_refused(live: Live, host: str):
    answer = spoken(live, f"GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode())
    assert is_told(answer, 421, "host")


def test_a_server_can_be_told_its_names(tmp_path: Path):
    with Live(tmp_path / "senet.db", hosts=("senet.example", "127.0.0.1")) as live, Person(live) as person:
        assert person.get("/games").status_code == 200
        assert person.get("/games", headers={"host": "Senet.Example:443"}).status_code == 200
        assert person.get("/games", headers={"host": "evil.example"}).status_code == 421
        page = person.get("/", headers={"host": "evil.example", "accept": "text/html"})
        assert page.status_code == 421 and "This server is not known by that name." in page.text


def test_who_is_no_proxy_cannot_say_where_we_are(person: Person):
    lies = {
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        "forwarded": "host=evil.example",
    }
    created = person.post("/matches", json={"game": "bidding", "seats": ["me", "bot"]}, headers=lies)
    assert created.json()["seats"][0]["link"].startswith(str(person.base_url))
    assert "secure" not in created.headers["set-cookie"].lower()


# -- what browsers may do -----------------------------------------------------------------------------


def test_every_answer_carries_the_headers(live: Live, person: Person):
    person.start("me", "invite")
    paths = ["/", "/nothing", f"/matches/{person.match}", f"/matches/{person.match}/view", "/static/table.js",
             "/openapi.json", "/fonts/fonts.css", "/games/bidding/picture.svg", "/seat/x", "/docs"]  # fmt: skip
    for path in paths:
        headers = person.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'") and "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy and "http" not in policy and "*" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
        assert "server" not in headers and headers["cache-control"]
    assert person.post("/play", headers={"origin": "null"}).headers["x-content-type-options"] == "nosniff"
    for path in (f"/matches/{person.match}", f"/matches/{person.match}/view", "/matches", "/seat/x"):
        assert person.get(path).headers["cache-control"] == "no-store"


def test_the_only_style_in_a_drawing_is_the_one_that_its_policy_names(person: Person):
    for path in ("/games/bidding/picture.svg", "/games/pharaon/picture.svg"):
        answer = person.get(path)
        (style,) = re.findall(r"<style>(.*?)</style>", answer.text, re.DOTALL)
        digest = b64encode(sha256(unescape(style).encode()).digest()).decode()
        assert f"style-src 'sha256-{digest}'" in answer.headers["content-security-policy"]
        assert " style=" not in answer.text and "<script" not in answer.text


def all_pages(live: Live, person: Person) -> list[str]:
    """Every page that can be opened by its address."""
    created = person.start("me", "invite", "bot")
    report = person.post(f"/matches/{person.match}/report", json={}).json()["link"]
    known = {"match": person.match, "game": "bidding", "token": created["seats"][1]["token"],
             "report": report.rsplit("/", 1)[1], "rule": "TOY-001"}  # fmt: skip
    paths = []
    for route in routes_of(live.app):
        if "GET" in (getattr(route, "methods", None) or ()):
            names = re.findall(r"\{(\w+)\}", route.path)
            if set(names) <= set(known) and not route.path.endswith(("/stream", "/events")):
                paths.append(route.path.format(**{name: known[name] for name in names}))
    return paths


def test_no_page_has_anything_inline_or_from_elsewhere(live: Live, person: Person):
    pages = 0
    for path in all_pages(live, person):
        answer = person.get(path, headers={"accept": "text/html"}, follow_redirects=True)
        assert answer.status_code < 500, path
        if not answer.headers["content-type"].startswith("text/html"):
            continue
        pages += 1
        scripts = re.findall(r"<script\b([^>]*)>", answer.text)
        assert all('src="/static/' in each or 'type="application/json"' in each for each in scripts), path
        assert not re.search(
            r"<style|\sstyle=|\son[a-z]+=\"|javascript:|<iframe|<object|<embed", answer.text
        ), path
        for address in re.findall(r'(?:src|href|action)="([^"]*)"', answer.text):
            assert not re.match(r"(?:https?:)?//", address) or address.startswith(live.url), (path, address)
    assert pages >= 10


def test_addresses_with_secrets_are_not_logged(live: Live, person: Person, caplog: pytest.LogCaptureFixture):
    token = person.start("me", "invite")["seats"][1]["token"]
    with caplog.at_level("INFO"):
        caplog.clear()
        with Person(live) as friend:
            friend.get(f"/seat/{token}")
            friend.post(f"/seat/{token}", data={"name": "Bea"})
            friend.get(f"/seat/{token}")
        with Person(live, token) as program:
            program.get("/matches")
        server_side = [each for each in caplog.records if not each.name.startswith(("httpx", "httpcore"))]
    assert not any(token in each.getMessage() for each in server_side)
