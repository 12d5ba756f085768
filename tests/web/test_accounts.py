"""Accounts: nobody needs one, nobody can find out who has one, and who leaves is gone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from senet.identity.names import login_of
from senet.identity.passwords import Passwords
from tests.web.people import CHEAP, PASSWORD, sign_in, sign_up
from tests.web.serving import Live, Person, wait_until
from tests.web.timing import Clock, inside


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Live]:
    place = Path(tmp_path_factory.mktemp("accounts")) / "senet.db"
    with Live(place, password_cost=CHEAP, now=clock, tick=3600.0, rates={}) as server:
        yield server


def test_a_guest_turns_into_an_account_and_keeps_matches(live: Live, person: Person):
    person.start("me", "bot")
    old = person.cookies["senet_guest"]
    assert sign_up(person, "Nefer").status_code == 201
    assert "senet_guest" not in person.cookies
    assert person.view()["seat"] == 0
    with Person(live) as phone:
        phone.match = person.match
        assert sign_in(phone, "  NEFER ").status_code == 200
        assert [match["match"] for match in phone.get("/matches").json()] == [person.match]
        assert phone.choose(phone.awaited()["choices"][0]["choice"]).status_code == 200
    with Person(live) as thief:
        thief.cookies.set("senet_guest", old)
        thief.match = person.match
        assert thief.view()["seat"] == -1, "the cookie of the guest opens nothing any more"


def test_what_a_guest_played_comes_along_when_they_sign_in(live: Live, person: Person):
    with Person(live) as elsewhere:
        sign_up(elsewhere, "Ipi")
    person.start("me", "invite")
    assert person.view()["seat"] == 0
    sign_in(person, "Ipi")
    assert person.view()["seat"] == 0
    invited = [seat["link"] for seat in person.get("/matches").json()[0]["seats"]]
    assert invited[0] and person.get(f"/matches/{person.match}").text.count("/seat/") >= 2, "still the host"


def test_an_unknown_name_and_a_wrong_password_get_the_same_answer_after_the_same_work(
    live: Live, person: Person, monkeypatch: pytest.MonkeyPatch
):
    sign_up(person, "Hori")
    worked: list[str] = []
    fits = Passwords.fits

    def counting(self: Passwords, known: str, password: str) -> bool:
        worked.append(known[:9])
        return fits(self, known, password)

    monkeypatch.setattr(Passwords, "fits", counting)
    with Person(live) as stranger:
        answers = [sign_in(stranger, "Hori", "wrong password"), sign_in(stranger, "Nobody", "wrong password")]
    assert {answer.status_code for answer in answers} == {401}
    assert answers[0].content == answers[1].content
    assert worked == ["$argon2id", "$argon2id"]
    plain, other = [dict(answer.headers) | {"date": ""} for answer in answers]
    assert plain == other


def test_passwords_are_kept_as_argon2id_and_sessions_as_digests(live: Live, person: Person):
    sign_up(person, "Ani", "a secret of many signs")
    file = "/" + live.services.settings.database.rpartition("///")[2]
    connection = sqlite3.connect(file)
    kept = "".join(connection.iterdump())
    connection.close()
    assert "a secret of many signs" not in kept and person.cookies["senet_session"] not in kept
    assert "$argon2id$" in kept


def test_signing_out_ends_the_session_also_for_a_copied_cookie(live: Live, person: Person):
    sign_up(person, "Merit")
    session = person.cookies["senet_session"]
    assert person.get("/me").json()["name"] == "Merit"
    assert person.post("/me/sign-out").status_code == 200
    with Person(live) as thief:
        thief.cookies.set("senet_session", session)
        assert thief.get("/me").status_code == 401


def test_signing_out_everywhere_ends_every_session(live: Live, person: Person):
    sign_up(person, "Tuya")
    with Person(live) as phone:
        sign_in(phone, "Tuya")
        assert phone.post("/me/sign-out-everywhere").status_code == 200
        assert phone.get("/me").status_code == 401
    assert person.get("/me").status_code == 401


def test_a_new_password_needs_the_old_one_and_signs_other_devices_out(live: Live, person: Person):
    sign_up(person, "Senmut")
    with Person(live) as phone:
        sign_in(phone, "Senmut")
        wrong = person.post("/me/password", json={"old": "not this one", "new": "another one here"})
        assert (wrong.status_code, wrong.json()["field"]) == (422, "password")
        assert (
            person.post("/me/password", json={"old": PASSWORD, "new": "another one here"}).status_code == 200
        )
        assert person.get("/me").status_code == 200
        assert phone.get("/me").status_code == 401
        assert sign_in(phone, "Senmut").status_code == 401
        assert sign_in(phone, "Senmut", "another one here").status_code == 200


def test_who_deletes_the_account_is_gone_and_a_bot_plays_on(live: Live, person: Person):
    sign_up(person, "Kheti")
    link = person.start("me", "invite")["seats"][1]["link"]
    person.post(f"/matches/{person.match}/talk", json={"text": "farewell"})
    with Person(live) as other:
        other.post(link, data={"name": "Bea"})
        other.match = person.match
        assert other.get(f"/matches/{person.match}/talk").json()["messages"]
        wrong = person.post("/me/delete", json={"password": "not this one"})
        assert wrong.status_code == 422 and person.get("/me").status_code == 200
        assert person.post("/me/delete", json={"password": PASSWORD}).status_code == 200
        assert sign_in(person, "Kheti").status_code == 401
        wait_until(lambda: other.view()["line"] >= 1)
        shown = other.get(f"/matches/{person.match}/course").json()["seats"][0]
        assert shown["kind"] == "bot" and shown["name"] != "Kheti"
        assert other.get(f"/matches/{person.match}/talk").json()["messages"] == []
    assert sign_up(person, "Kheti").status_code == 201, "the name is free again"
    assert person.view()["seat"] == -1


def test_a_session_ends_after_a_year(person: Person, clock: Clock):
    sign_up(person, "Old")
    clock.pass_by(days=364)
    assert person.get("/me").status_code == 200
    clock.pass_by(days=2)
    assert person.get("/me").status_code == 401


def test_settings_are_kept_and_hold_on_every_device(live: Live, person: Person):
    sign_up(person, "Nut")
    saved = person.post("/me/settings", json={"language": "cs", "theme": "dark", "remind": 12}).json()
    assert (saved["language"], saved["theme"], saved["remind"]) == ("cs", "dark", 12)
    with Person(live) as phone:
        sign_in(phone, "Nut")
        page = phone.get("/", headers={"accept-language": "en"}).text
        assert 'lang="cs"' in page and 'data-theme="dark"' in page


@pytest.mark.parametrize(
    "name", ["", "x", "   ", "bot greedy", "\u202e\u202e", "\ud800\ud800", "\ufdfa" * 20]
)
def test_a_name_that_cannot_be_is_refused(person: Person, name: str):
    body = json.dumps({"name": name, "password": PASSWORD})
    answer = person.post("/me/sign-up", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["field"]) == (422, "name")


EASY = ["", "short", "x" * 201, "Pepi the Second", "password", "12345678", " " * 8, " " * 12, "password12", "Passw0rd2024!",
        "qwertyuiop", "1234567890", "iloveyou123", "aaaaaaaaaaaa", "121212121212", "abcdefghijk", "     secret     ",
        "Pepi the Second1", "hasło12345", "tajneheslo"]  # fmt: skip


@pytest.mark.parametrize("password", EASY)
def test_a_password_that_is_too_easy_is_refused(person: Person, password: str):
    answer = sign_up(person, "Pepi the Second", password)
    assert (answer.status_code, answer.json()["field"]) == (422, "password")


@pytest.mark.parametrize(
    ("one", "other"), [("Ptah", "ptah"), ("Straße", "STRASSE"), ("Ａmun", "Amun"), ("Set  h", "set h")]
)
def test_names_that_look_the_same_are_the_same(live: Live, person: Person, one: str, other: str):
    assert login_of(one) == login_of(other)
    assert sign_up(person, one).status_code == 201
    with Person(live) as second:
        answer = sign_up(second, other)
        assert (answer.status_code, answer.json()["field"]) == (422, "name")


def test_strange_passwords_are_passwords(live: Live, person: Person):
    strange = json.dumps({"name": "Odd One", "password": " — ☥ — \u0000 yes"})
    kind = {"content-type": "application/json"}
    assert person.post("/me/sign-up", content=strange, headers=kind).status_code == 201
    with Person(live) as again:
        assert again.post("/me/sign-in", content=strange, headers=kind).status_code == 200


@pytest.mark.parametrize(
    ("path", "body"),
    [("settings", {}), ("password", {"old": "x", "new": "y"}), ("delete", {"password": "x"}),
     ("sign-out-everywhere", None), ("push/end", {"endpoint": "https://a.example/"})],
)  # fmt: skip
def test_only_who_is_signed_in_can_change_an_account(person: Person, path: str, body: object):
    person.start("me", "bot")
    answer = person.post(f"/me/{path}", json=body)
    assert answer.status_code == 401 and answer.json()["error"] == "You are not signed in."


def test_trying_passwords_is_slowed_down(tmp_path: Path):
    with Live(tmp_path / "senet.db", password_cost=CHEAP) as live, Person(live) as person:
        codes = [sign_in(person, "Victim", f"guess number {n}").status_code for n in range(14)]
        assert codes[0] == 401 and codes[-1] == 429


def test_a_new_password_must_not_be_easy_either_but_an_old_one_still_signs_in(live: Live, person: Person):
    sign_up(person, "Long Ago")
    hashed = inside(live, live.services.accounts.passwords.hash("12345678"))
    user = inside(live, live.services.accounts.user_of_session(person.cookies["senet_session"]))
    inside(live, live.services.accounts.save(user, password=hashed))
    with Person(live) as again:
        assert sign_in(again, "Long Ago", "12345678").status_code == 200
        refused = again.post("/me/password", json={"old": "12345678", "new": "1234567890"})
        assert (refused.status_code, refused.json()["field"]) == (422, "password")
