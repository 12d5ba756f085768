"""Devices, the second factor, forgotten passwords, and a copy of all that is kept about somebody."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from senet.identity.second_factor import PERIOD, code_at, matching_step
from tests.web.attacking import is_refused
from tests.web.people import CHEAP, PASSWORD, sign_in, sign_up
from tests.web.serving import Live, Person
from tests.web.timing import Clock, inside

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Live]:
    place = Path(tmp_path_factory.mktemp("security")) / "senet.db"
    smtp = "smtp://127.0.0.1:1"
    with Live(place, password_cost=CHEAP, now=clock, tick=3600.0, rates={}, smtp=smtp) as server:
        yield server


def step(clock: Clock) -> int:
    return int(clock.time.timestamp()) // PERIOD


def protected(person: Person, clock: Clock) -> tuple[str, list[str]]:
    """Turn the second factor on; the secret and the recovery codes."""
    given = person.post("/me/second-factor/begin").json()
    wish = {"password": PASSWORD, "sealed": given["sealed"], "code": code_at(given["secret"], step(clock))}
    answer = person.post("/me/second-factor", json=wish)
    assert answer.status_code == 200, answer.text
    return given["secret"], answer.json()["codes"]


def sign_in_with(person: Person, name: str, code: str) -> int:
    wish = {"name": name, "password": PASSWORD, "code": code}
    return person.post("/me/sign-in", json=wish).status_code


# -- devices ---------------------------------------------------------------------------------------


def test_every_device_is_listed_and_can_be_signed_out(live: Live, person: Person, clock: Clock):
    sign_up(person, "Traveller")
    clock.pass_by(hours=3)
    with Person(live) as laptop, Person(live) as stranger:
        laptop.headers["user-agent"] = FIREFOX
        sign_in(laptop, "Traveller")
        assert laptop.get("/me").status_code == 200
        listed = person.get("/me/devices").json()
        assert [each["here"] for each in listed] == [True, False]
        assert listed[1]["device"] == "Firefox · Linux" and "Firefox · Linux" in person.get("/account").text
        sign_up(stranger, "Stranger")
        assert is_refused(stranger.post("/me/devices/end", json={"device": listed[1]["id"]}), 422)
        assert laptop.get("/me").status_code == 200
        assert person.post("/me/devices/end", json={"device": listed[1]["id"]}).status_code == 200
        assert laptop.get("/me").status_code == 401
        assert person.get("/me").status_code == 200
        assert is_refused(person.post("/me/devices/end", json={"device": listed[1]["id"]}), 422)
    assert len(person.get("/me/devices").json()) == 1


# -- the second factor -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moment", "code"),
    [(59, "287082"), (1111111109, "081804"), (1234567890, "005924"), (2000000000, "279037")],
)
def test_codes_are_those_of_rfc_6238(moment: int, code: str):
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    assert code_at(secret, moment // PERIOD) == code
    assert matching_step(secret, code, moment // PERIOD + 1) == moment // PERIOD
    assert matching_step(secret, code, moment // PERIOD + 2) is None


def test_with_a_second_factor_the_password_alone_does_not_sign_in(live: Live, person: Person, clock: Clock):
    sign_up(person, "Careful")
    secret, codes = protected(person, clock)
    assert person.get("/me").json()["second_factor"] and len(set(codes)) == 10
    with Person(live) as phone:
        asked = sign_in(phone, "Careful")
        assert is_refused(asked, 401) and asked.json()["field"] == "code"
        assert "set-cookie" not in asked.headers
        assert sign_in_with(phone, "Careful", "000000") == 401
        assert sign_in_with(phone, "Careful", code_at(secret, step(clock))) == 401, "it was used already"
        clock.pass_by(seconds=PERIOD)
        assert sign_in_with(phone, "Careful", code_at(secret, step(clock))) == 200
        assert sign_in_with(phone, "Careful", code_at(secret, step(clock))) == 401, "each code works once"
        assert sign_in_with(phone, "Careful", codes[0].upper()) == 200
        assert sign_in_with(phone, "Careful", codes[0]) == 401
        wrong = phone.post(
            "/me/sign-in", json={"name": "Careful", "password": "not this one", "code": codes[1]}
        )
        assert wrong.status_code == 401 and wrong.json()["field"] == "password"
        assert sign_in_with(phone, "Careful", codes[1]) == 200, "a wrong password uses no code up"


def test_the_page_asks_for_the_code_after_the_password(live: Live, person: Person, clock: Clock):
    sign_up(person, "Pages Only")
    secret, _ = protected(person, clock)
    clock.pass_by(seconds=PERIOD)
    with Person(live) as phone:
        page = phone.post("/account/sign-in", data={"name": "Pages Only", "password": PASSWORD})
        sealed = re.findall(r'name="sealed" value="([^"]+)"', page.text)[0]
        assert phone.get("/me").status_code == 401
        wrong = phone.post("/account/sign-in/code", data={"sealed": sealed, "code": "123456"})
        assert wrong.status_code == 401 and 'role="alert"' in wrong.text
        for forged in ("", "x", sealed[:-2]):
            answer = phone.post("/account/sign-in/code", data={"sealed": forged, "code": "123456"})
            assert is_refused(answer, 422)
        code = code_at(secret, step(clock))
        assert phone.post("/account/sign-in/code", data={"sealed": sealed, "code": code}).status_code == 303
        assert phone.get("/me").json()["name"] == "Pages Only"


def test_the_second_factor_is_set_up_and_ended_on_its_page(person: Person, clock: Clock):
    sign_up(person, "By Page")
    page = person.get("/account/second-factor").text
    assert "<svg" in page
    sealed, secret = (
        re.findall(pattern, page)[0]
        for pattern in (r'name="sealed" value="([^"]+)"', r'class="secret">([A-Z2-7]+)<')
    )
    code = code_at(secret, step(clock))
    wrong = {"sealed": sealed, "code": code, "password": "not this one"}
    assert person.post("/account/second-factor", data=wrong).status_code == 422
    shown = person.post("/account/second-factor", data={"sealed": sealed, "code": code, "password": PASSWORD})
    codes = re.findall(r"<code>([a-z0-9]{5}-[a-z0-9]{5})</code>", shown.text)
    assert len(codes) == 10
    assert (
        person.post("/account/second-factor/end", data={"password": PASSWORD, "code": "1"}).status_code == 401
    )
    ended = person.post("/account/second-factor/end", data={"password": PASSWORD, "code": codes[0]})
    assert ended.status_code == 303 and not person.get("/me").json()["second_factor"]


def test_nobody_can_plant_a_secret_of_their_own(live: Live, person: Person, clock: Clock):
    sign_up(person, "Victim One")
    with Person(live) as thief:
        sign_up(thief, "Thief One")
        given = thief.post("/me/second-factor/begin").json()
    code = code_at(given["secret"], step(clock))
    wish = {"password": PASSWORD, "sealed": given["sealed"], "code": code}
    assert is_refused(person.post("/me/second-factor", json=wish), 422)
    assert not person.get("/me").json()["second_factor"]


# -- a forgotten password --------------------------------------------------------------------------


@pytest.fixture
def letters(live: Live, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    monkeypatch.setattr(
        live.services.notifier, "send_email", lambda to, subject, text: found.append((to, text))
    )
    return found


def forget(
    live: Live, name: str, person: Person, letters: list[tuple[str, str]], confirmed: bool = True
) -> str:
    """Ask for a new password; the path in the letter, or "" without one."""
    user = inside(live, live.services.accounts.called(name)).user
    inside(live, live.services.accounts.save(user, email="a@b.example", confirmed=confirmed))
    answer = person.post("/account/forgot", data={"name": name})
    assert answer.status_code == 200
    links = re.findall(r"https?://\S+|/account/reset\S+", letters[-1][1]) if letters else []
    parts = urlsplit(links[0]) if links else None
    return f"{parts.path}?{parts.query}" if parts else ""


def test_a_forgotten_password_is_replaced_by_a_letter(
    live: Live, person: Person, letters: list[tuple[str, str]]
):
    sign_up(person, "Absent")
    with Person(live) as elsewhere:
        path = forget(live, "Absent", elsewhere, letters)
        assert letters[0][0] == "a@b.example" and "Absent" in elsewhere.get(path).text
        sealed = path.partition("sealed=")[2]
        easy = elsewhere.post("/account/reset", data={"sealed": sealed, "new": "1234567890"})
        assert easy.status_code == 422 and 'role="alert"' in easy.text
        new = {"sealed": sealed, "new": "a quite new password"}
        assert elsewhere.post("/account/reset", data=new).status_code == 303
        assert is_refused(elsewhere.post("/account/reset", data=new), 422), "the link works once"
        assert is_refused(elsewhere.get(path), 422)
        assert sign_in(elsewhere, "Absent").status_code == 401
        assert sign_in(elsewhere, "Absent", "a quite new password").status_code == 200
    assert person.get("/me").status_code == 401, "every device was signed out"


def test_a_letter_does_not_get_around_the_second_factor(
    live: Live, person: Person, letters: list[tuple[str, str]], clock: Clock
):
    sign_up(person, "Twice Careful")
    _, codes = protected(person, clock)
    sealed = forget(live, "Twice Careful", person, letters).partition("sealed=")[2]
    new = {"sealed": sealed, "new": "a quite new password"}
    assert person.post("/account/reset", data=new).status_code == 401
    assert person.post("/account/reset", data=new | {"code": codes[0]}).status_code == 303


def test_asking_for_a_letter_tells_nothing(live: Live, person: Person, letters: list[tuple[str, str]]):
    sign_up(person, "Has Account")
    with Person(live) as stranger:
        answers = [
            stranger.post("/account/forgot", data={"name": name})
            for name in ("Has Account", "Nobody", "", "²")
        ]
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
        assert forget(live, "Has Account", stranger, letters, confirmed=False) == ""
    assert letters == []


# -- a copy of everything --------------------------------------------------------------------------


def test_the_export_has_all_that_is_ones_own_and_nothing_of_others(live: Live, person: Person):
    sign_up(person, "Exporter")
    link = person.start("me", "invite")["seats"][1]["link"]
    own = f"/matches/{person.match}"
    with Person(live) as other:
        sign_up(other, "Other One")
        other.post(link)
        other.post(f"{own}/talk", json={"text": "words of another"})
        other.post(f"{own}/note", json={"text": "a note of another"})
    person.post(f"{own}/talk", json={"text": "words of mine"})
    person.post(f"{own}/note", json={"text": "a note of mine"})
    person.post(f"{own}/report", json={"note": "a report of mine"})
    answer = person.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    document = answer.json()
    assert document["account"]["name"] == "Exporter"
    assert [each["text"] for each in document["messages"]] == ["words of mine"]
    assert [each["text"] for each in document["notes"]] == ["a note of mine"]
    assert [each["note"] for each in document["reports"]] == ["a report of mine"]
    assert [each["id"] for each in document["matches"]] == [person.match]
    assert {each["act"] for each in document["audit log"]} >= {"sign-up"}
    record = live.services.matches.cached[person.match].record
    secrets = ["of another", "argon2", record.seed.hex(), *(seat.token for seat in record.seats)]
    assert not [secret for secret in secrets if secret in answer.text]
    with Person(live) as stranger:
        assert is_refused(stranger.get("/me/export"), 401)


def test_the_database_keeps_no_code_in_the_clear(live: Live, person: Person, clock: Clock):
    sign_up(person, "Digest")
    _, codes = protected(person, clock)
    connection = sqlite3.connect("/" + live.services.settings.database.rpartition("///")[2])
    kept = "".join(connection.iterdump())
    connection.close()
    assert not [code for code in codes if code.replace("-", "") in kept]
