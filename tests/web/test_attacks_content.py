"""Attacks by content: hostile JSON, strange texts, script, match files; each is refused in one sentence and changes nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from tests.web.attacking import JSON, SCRIPTS, TEXTS, is_refused, standing
from tests.web.postgres import Postgres
from tests.web.serving import Live, Person


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A table that lets one address try everything."""
    with Live(tmp_path_factory.mktemp("attacked") / "senet.db", rates={}) as server:
        yield server


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
        form = {"seat-0": "me", "seat-1": "bot", "name-0": text}
        assert person.post("/new/bidding", data=form).status_code in (303, 422)
    names = [seat["name"] for seat in person.view()["seats"]]
    assert all(name.isprintable() and len(name) <= 24 for name in names), names


@pytest.mark.parametrize("script", SCRIPTS)
def test_script_in_names_and_notes_is_only_text(live: Live, person: Person, script: str):
    name = script if any(sign.isalnum() for sign in script) else f"x{script}"
    wish = {"game": "pharaon", "seats": ["me", "open"], "names": [name, name]}
    created = person.post("/matches", json=wish).json()
    person.match = created["match"]
    link = created["seats"][1]["link"]
    with Person(live) as friend:
        seating = friend.get(link).text
        friend.post(link, data={"name": name})
        lists = friend.get("/").text
    report = person.post(f"/matches/{person.match}/report", json={"note": script}).json()
    own = f"/matches/{person.match}"
    pages = [
        seating,
        lists,
        *(person.get(path).text for path in (own, f"/replay/{person.match}", report["link"], "/new/pharaon")),
    ]
    parts = [*person.get(f"{own}/parts").json()["parts"].values(), person.get(f"{own}/picture.svg").text]
    for text in (*pages, *parts):
        assert script[:24] not in text or not re.search(r"[<>\"&]", script[:24]), text[:100]
        assert not re.search(r"<(script|img|svg)[^>]*\b(on\w+=|>alert)", text)
    assert "<script>" not in person.get(f"{own}/picture.svg").text


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
