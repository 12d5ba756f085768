"""Attacks: each is refused with one clear sentence, changes nothing, and never breaks anything."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer

from senet.web.people import A_YEAR, Signer
from tests.web.postgres import Postgres
from tests.web.serving import Live, Person, routes_of
from tests.web.test_door import spoken

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A table that lets one address try everything."""
    with Live(tmp_path_factory.mktemp("attacked") / "senet.db", rates={}) as server:
        yield server


def is_refused(answer: httpx.Response, *statuses: int) -> bool:
    """A refusal in one sentence that gives nothing away about the inside."""
    said = answer.json()
    sentence = said["error"]
    plain = (
        sentence.endswith(".")
        and "\n" not in sentence
        and not re.search(r"Traceback|Error|sqlite|SELECT", sentence)
    )
    return plain and (answer.status_code in statuses if statuses else 400 <= answer.status_code < 500)


def standing(person: Person) -> list[Any]:
    """What must not change."""
    listed = {which: person.get("/matches", params={"which": which}).json() for which in ("mine", "finished")}
    return [listed, person.view(), person.get(f"/matches/{person.match}/log").json()]


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
    user = live.house.signer.read(good)
    secret = live.house.signer.serializer.secret_key.decode()
    assert user is not None and Signer(secret).read(good) == user
    payload, stamp, signature = good.split(".")
    return {
        "forged": f"{payload}.{stamp}.{'A' * len(signature)}",
        "truncated": good[:-2],
        "unsigned": payload,
        "another user": f"ImFkbWluIg.{stamp}.{signature}",
        "another time": f"{payload}.AAAAAA.{signature}",
        "another table": Signer("another secret").sign(user),
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


# -- JSON -----------------------------------------------------------------------------------------------

HOSTILE = {
    "deep lists": b"[" * 30_000,
    "deep objects": b'{"a":' * 10_000,
    "closed deep lists": b'{"choice": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "long number": b'{"choice": "bid:1", "seen": ' + b"9" * 20_000 + b"}",
    "huge exponent": b'{"choice": "bid:1", "seen": 1e999}',
    "not a number": b'{"choice": "bid:1", "seen": NaN}',
    "infinite": b'{"choice": "bid:1", "seen": -Infinity}',
    "true": b'{"choice": "bid:1", "seen": true}',
    "fraction": b'{"choice": "bid:1", "seen": 0.5}',
    "no UTF-8": b'{"choice": "\xff\xfe", "seen": 0}',
    "half a sign": b'{"choice": "\\ud800", "seen": 0}',
    "nothing in it": b'{"choice": "bid:\\u0000", "seen": 0}',
    "many keys": json.dumps({f"k{number}": number for number in range(3000)}).encode(),
    "twice the same": b'{"choice": "bid:1", "choice": "nonsense now", "seen": 0}',
    "an object for a text": b'{"choice": {"$ne": null}, "seen": 0}',
    "a list for a text": b'{"choice": ["bid:1"], "seen": 0}',
    "SQL": b'{"choice": "bid:1\'; DROP TABLE events;--", "seen": 0}',
    "a marked start": b'\xef\xbb\xbf{"choice": "bid:9", "seen": 0}',
    "nothing": b"",
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_json_is_refused_everywhere(live: Live, person: Person, kind: str):
    person.start("me", "invite")
    before = standing(person)
    own = f"/matches/{person.match}"
    changing = [f"{own}/{name}" for name in ("choices", "undo", "branch", "report", "sit")]
    for path in (*changing, "/matches", "/upload"):
        answer = person.post(path, content=HOSTILE[kind], headers=JSON)
        assert is_refused(answer), (path, answer.text[:200])
    assert standing(person) == before


TEXTS = ["\x00", "a\x00b", "\ud800", "\u202e\u2066abc", "\r\n\r\n", "<script>alert(1)</script>", "x" * 300, "\U0001f600" * 50,
         "{{7*7}}", "${jndi:ldap://x}", "%s%n", "../../etc/passwd", "' OR 1=1 --", "\ufeff", "\x1b[31m"]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_strange_texts_are_cleaned_or_refused(live: Live, person: Person, text: str):
    send_everywhere(live, person, text)


def test_strange_texts_do_not_trouble_postgresql(postgres: Postgres):
    with Live(postgres.database(), rates={}) as live, Person(live) as person:
        for text in TEXTS:
            send_everywhere(live, person, text)


def send_everywhere(live: Live, person: Person, text: str) -> None:
    def send(path: str, body: dict[str, Any], by: Person = person) -> httpx.Response:
        return by.post(path, content=json.dumps(body), headers=JSON)

    token = person.start("me", "invite")["seats"][1]["token"]
    own = f"/matches/{person.match}"
    with Person(live, token) as program:
        answers = [
            send(f"{own}/sit", {"name": text}, program),
            send(f"{own}/report", {"note": text}),
            send("/matches", {"game": text, "seats": ["me", "bot"]}),
            send("/matches", {"game": "bidding", "seats": [text, "bot"]}),
            send("/matches", {"game": "bidding", "seats": ["me", "bot"], "names": [text, text]}),
            send("/matches", {"game": "bidding", "seats": ["me", "bot"], "options": {text: text}}),
            send("/matches", {"game": "bidding", "seats": ["me", "bot"], "options": {"rounds": text}}),
            send(f"{own}/choices", {"choice": "bid:1", "seen": 0, "key": text}),
            send(f"{own}/choices", {"choice": text, "seen": 0}),
        ]
    for answer in answers:
        assert answer.status_code in (200, 201) or is_refused(answer), answer.text[:300]
    if "\ud800" not in text:
        for path, query in (
            ("/rules/bidding", "q"),
            (f"{own}/why", "choice"),
            ("/", "lang"),
            ("/matches", "which"),
            ("/bring", "problem"),
        ):
            answer = person.get(path, params={query: text})
            assert answer.status_code == 200 or is_refused(answer), path
            assert "<script>alert" not in answer.text or answer.headers["content-type"] == "application/json"
        assert person.post("/play", data={"game": text}).status_code == 422
        assert (
            person.post("/new/bidding", data={"seat-0": "me", "seat-1": "bot", "name-0": text}).status_code
            == 303
        )
    names = [seat["name"] for seat in person.view()["seats"]]
    assert all(name.isprintable() and len(name) <= 24 for name in names), names


SCRIPTS = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "</script><svg onload=alert(1)>", "'-alert(1)-'",
           "<!--", "&lt;b&gt;", "]]><x/>", "javascript:alert(1)"]  # fmt: skip


@pytest.mark.parametrize("script", SCRIPTS)
def test_script_in_names_and_notes_is_only_text(live: Live, person: Person, script: str):
    wish = {"game": "pharaon", "seats": ["me", "open"], "names": [script, script]}
    created = person.post("/matches", json=wish).json()
    person.match = created["match"]
    link = created["seats"][1]["link"]
    with Person(live) as friend:
        sitting = friend.get(link).text
        friend.post(link, data={"name": script})
        lists = friend.get("/").text
    report = person.post(f"/matches/{person.match}/report", json={"note": script}).json()
    own = f"/matches/{person.match}"
    pages = [
        sitting,
        lists,
        *(person.get(path).text for path in (own, f"/replay/{person.match}", report["link"], "/new/pharaon")),
    ]
    parts = [*person.get(f"{own}/parts").json()["parts"].values(), person.get(f"{own}/picture.svg").text]
    for text in (*pages, *parts):
        assert script[:24] not in text or not re.search(r"[<>\"&]", script[:24]), text[:100]
        assert not re.search(r"<(script|img|svg)[^>]*\b(on\w+=|>alert)", text)
    assert "<script>" not in person.get(f"{own}/picture.svg").text


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


# -- match files ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(live: Live) -> dict[str, Any]:
    """The file of a whole match."""
    with Person(live) as person:
        person.start("screen", "screen", options={"rounds": 1})
        while not (view := person.view())["over"]:
            seat = view["deciders"][0]
            person.choose(person.view(seat=seat)["choices"][0]["choice"], seat=seat)
        found: dict[str, Any] = person.get(f"/matches/{person.match}/file").json()
        assert person.post("/upload", content=json.dumps(found)).status_code == 201
        return found


def edited(change: Callable[[dict[str, Any]], object]) -> Callable[[dict[str, Any]], bytes]:
    def make(document: dict[str, Any]) -> bytes:
        copy = json.loads(json.dumps(document))
        change(copy)
        return json.dumps(copy).encode()

    return make


def put(name: str, value: object) -> Callable[[dict[str, Any]], bytes]:
    return edited(lambda document: document.update({name: value}))


def put_in_line(place: int, value: object) -> Callable[[dict[str, Any]], bytes]:
    return edited(lambda document: document["log"][0].__setitem__(place, value))


FILES: dict[str, Callable[[dict[str, Any]], bytes]] = {
    "huge": lambda _: b" " * (5 * 1024 * 1024),
    "deep": lambda _: b"[" * 2_000_000,
    "deep inside": lambda document: json.dumps(document).encode()[:-1] + b', "x": ' + b"[" * 1_000_000,
    "long number": lambda document: (
        json.dumps(document).encode().replace(b'"format": 1', b'"format": ' + b"1" * 9000)
    ),
    "other format": put("format", 2),
    "format as text": put("format", "1"),
    "format as truth": put("format", True),
    "other game": put("game", "pharaon"),
    "no game": put("game", "../../kernel"),
    "other rules": put("rules", "999"),
    "no seats": put("seats", []),
    "too many seats": put("seats", ["x"] * 100_000),
    "seats as numbers": put("seats", [1, 2]),
    "other options": put("options", {"rounds": 2}),
    "wild options": put("options", {"rounds": [[[]]]}),
    "unknown options": put("options", {"__class__": "x"}),
    "no seed": put("seed", None),
    "other seed": put("seed", "00" * 32),
    "short seed": put("seed", "00"),
    "seed of no digits": put("seed", "zz" * 32),
    "other opening": put("opening", "0" * 16),
    "log as text": put("log", "bid:1"),
    "a line too much": edited(lambda document: document["log"].append(document["log"][0])),
    "a line too few": edited(lambda document: document["log"].pop()),
    "many lines": edited(lambda document: document["log"].extend(document["log"] * 5000)),
    "swapped lines": edited(lambda document: document["log"].reverse()),
    "a line of nothing": edited(lambda document: document["log"].insert(0, None)),
    "a strange seat": put_in_line(0, 99),
    "a negative seat": put_in_line(0, -1),
    "a true seat": put_in_line(0, True),
    "another choice": put_in_line(1, "bid:3"),
    "no choice": put_in_line(1, None),
    "a choice of parts": put_in_line(1, ["bid", 1]),
    "SQL as a choice": put_in_line(1, "bid:1'; --"),
    "an endless time": put_in_line(2, "x" * 100_000),
    "a time of no sign": put_in_line(2, "\x00"),
    "half a sign as time": put_in_line(2, "\ud800"),
    "an endless name": put_in_line(3, "x" * 100_000),
    "a name of lines": put_in_line(3, "Ann\r\nBob"),
    "another digest": put_in_line(4, "0" * 16),
    "no digest": put_in_line(4, None),
    "other points": put("points", [99, 0]),
    "not over": put("over", False),
    "a view": put("view", {"is": "Bidding"}),
    "a position": put("start", {"is": "Bidding"}),
    "a position with a stamp": lambda document: put("start", {"is": "Bidding"})(
        document | {"stamp": "00" * 32}
    ),
    "a position that calls": put("start", {"is": "system", "of": "true"}),
    "a stamp of no text": lambda document: put("start", {"is": "Bidding"})(document | {"stamp": 1}),
}


@pytest.mark.parametrize("kind", FILES)
def test_a_hostile_match_file_is_refused(live: Live, person: Person, finished: dict[str, Any], kind: str):
    content = FILES[kind](finished)
    answer = person.post("/upload", content=content)
    assert is_refused(answer, 413, 422), answer.text[:300]
    page = person.post("/bring", files={"file": ("match.json", content)}, headers={"accept": "text/html"})
    assert page.status_code in (413, 422) and 'role="alert"' in page.text
    assert person.get("/matches").json() == [] and person.get("/matches?which=finished").json() == []


def test_names_in_a_file_are_only_names(person: Person, finished: dict[str, Any]):
    hostile = finished | {"seats": ["<script>alert(1)</script>", "\x00\u202eBob\r\n" + "x" * 100]}
    answer = person.post("/upload", content=json.dumps(hostile))
    assert answer.status_code == 201
    names = [seat["name"] for seat in answer.json()["seats"]]
    assert all(name.isprintable() and len(name) <= 24 for name in names)
    assert "<script>alert" not in person.get(f"/replay/{answer.json()['match']}").text


def test_a_position_of_another_table_is_not_opened(live: Live, person: Person):
    person.start("screen", "screen")
    created = person.post(f"/matches/{person.match}/branch", json={"at": 0, "seat": 0}).json()
    person.match = created["match"]
    while not (view := person.awaited())["over"]:
        person.choose(view["choices"][0]["choice"], view["serial"])
    document = person.get(f"/matches/{person.match}/file").json()
    assert person.post("/upload", content=json.dumps(document)).status_code == 201
    for stamp in (None, "", document["stamp"][:-1] + "x", "é"):
        answer = person.post("/upload", content=json.dumps(document | {"stamp": stamp}))
        assert is_refused(answer, 422) and answer.json()["field"] == "start"
