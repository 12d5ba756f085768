"""Attacks on people: replayed and forged sessions, script in talk, and addresses that lead into the operator's network."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import httpx
import pytest

from tests.web.attacking import JSON, SCRIPTS, TEXTS, is_refused
from tests.web.people import CHEAP, PASSWORD, sign_in, sign_up
from tests.web.postgres import Postgres
from tests.web.serving import Live, Person

NAMES = (f"Person {number}" for number in count(1))


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("people") / "senet.db", rates={}, password_cost=CHEAP) as server:
        yield server


# -- replayed and forged ----------------------------------------------------------------------------------


def nothing(live: Live, person: Person, name: str) -> None:
    """The cookie is still good."""


def sign_out(live: Live, person: Person, name: str) -> None:
    assert person.post("/me/sign-out").status_code == 200


def sign_out_everywhere(live: Live, person: Person, name: str) -> None:
    assert person.post("/me/sign-out-everywhere").status_code == 200


def delete_account(live: Live, person: Person, name: str) -> None:
    assert person.post("/me/delete", json={"password": PASSWORD}).status_code == 200


def change_password_elsewhere(live: Live, person: Person, name: str) -> None:
    with Person(live) as other:
        assert sign_in(other, name).status_code == 200
        wish = {"old": PASSWORD, "new": "another long one"}
        assert other.post("/me/password", json=wish).status_code == 200


@pytest.mark.parametrize(
    ("end", "good"),
    [
        (nothing, True),
        (sign_out, False),
        (sign_out_everywhere, False),
        (delete_account, False),
        (change_password_elsewhere, False),
    ],
)
def test_a_replayed_session_opens_nothing(
    live: Live, person: Person, end: Callable[[Live, Person, str], None], good: bool
):
    name = next(NAMES)
    person.start("me", "invite")
    assert sign_up(person, name).status_code == 201
    session = person.cookies["senet_session"]
    end(live, person, name)
    with Person(live) as thief:
        thief.match = person.match
        thief.headers["cookie"] = f"senet_session={session}"
        assert (thief.get("/me").status_code == 200) is good
        assert (thief.view()["seat"] == 0) is good
        assert (thief.choose("bid:1", thief.view()["serial"]).status_code == 200) is good


def test_a_guests_cookie_is_nobodys_after_the_guest_has_an_account(live: Live, person: Person):
    person.start("me", "invite")
    guest = person.cookies["senet_guest"]
    assert sign_up(person, next(NAMES)).status_code == 201
    with Person(live) as thief:
        thief.match = person.match
        thief.headers["cookie"] = f"senet_guest={guest}"
        assert thief.view()["seat"] == -1
        assert is_refused(thief.choose("bid:1", 0), 403)
    assert person.view()["line"] == 0


@pytest.mark.parametrize(
    "session", ["", "x", "a" * 32, "' OR 1=1 --", "%00", "\xff", "a" * 5000, "None", "0" * 64]
)
def test_a_forged_session_is_nobodys(live: Live, session: str):
    with Person(live) as thief:
        thief.headers = httpx.Headers([(b"cookie", f"senet_session={session}".encode("latin-1"))])
        assert is_refused(thief.get("/me"), 401, 403)
        assert thief.get("/").status_code == 200


def test_a_digest_from_the_database_is_no_session(live: Live, person: Person):
    from senet.identity.accounts import digest

    sign_up(person, next(NAMES))
    with Person(live) as thief:
        thief.headers["cookie"] = f"senet_session={digest(person.cookies['senet_session'])}"
        assert is_refused(thief.get("/me"), 401, 403)


def test_nobody_learns_who_has_an_account(live: Live, person: Person):
    name = next(NAMES)
    sign_up(person, name)
    with Person(live) as stranger:
        known = sign_in(stranger, name, "a wrong password")
        unknown = sign_in(stranger, "Nobody at all", "a wrong password")
        assert (known.status_code, known.json()) == (unknown.status_code, unknown.json())
        assert "set-cookie" not in known.headers and "set-cookie" not in unknown.headers


def test_another_site_cannot_sign_anybody_in(live: Live, person: Person):
    name = next(NAMES)
    sign_up(person, name)
    with Person(live) as victim:
        for path, body in (("/me/sign-in", {"json": {"name": name, "password": PASSWORD}}),
                           ("/account/sign-in", {"data": {"name": name, "password": PASSWORD}})):  # fmt: skip
            answer = victim.post(path, headers={"origin": "https://elsewhere.example"}, **body)
            assert is_refused(answer, 403) and "set-cookie" not in answer.headers


def test_cookies_of_accounts_are_not_for_scripts_nor_for_other_sites(person: Person):
    for cookie in sign_up(person, next(NAMES)).headers.get_list("set-cookie"):
        assert "httponly" in cookie.lower() or "max-age=0" in cookie.lower()
        assert "samesite=lax" in cookie.lower()


# -- addresses --------------------------------------------------------------------------------------------

INSIDE = ["http://127.0.0.1/", "https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://0.0.0.0/", "https://[::]/",
          "https://10.0.0.1/", "https://192.168.1.1/", "https://172.16.0.1/", "https://169.254.169.254/latest/meta-data",
          "https://[::ffff:127.0.0.1]/", "https://[fe80::1]/", "https://[fc00::1]/", "https://2130706433/", "https://0x7f.1/",
          "https://[64:ff9b::7f00:1]/", "https://user:word@198.51.100.1/", "ftp://example.org/", "file:///etc/passwd",
          "gopher://127.0.0.1/", "https://", "https://[", "https://example.org:99999/", "https://ex ample.org/",
          "https://x\r\nhost: y/", "javascript:alert(1)", "//example.org", "https://224.0.0.1/", "https://255.255.255.255/"]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_the_server_is_no_way_into_the_operators_network(person: Person, address: str):
    sign_up(person, next(NAMES))
    answer = person.post("/me/settings", json={"webhook": address})
    assert is_refused(answer, 422) and person.get("/me").json()["webhook"] == ""
    keys = {"p256dh": "BBBB", "auth": "AAAA"}
    assert is_refused(person.post("/me/push", json={"endpoint": address, "keys": keys}), 422)


@pytest.mark.parametrize(
    "email",
    [
        "x",
        "a@b",
        "a@b.example\r\nbcc: x@y.example",
        "a@b.example, c@d.example",
        "<a@b.example>",
        "@x.y",
        "a" * 300,
    ],
)
def test_a_letter_goes_to_one_address_only(person: Person, email: str):
    sign_up(person, next(NAMES))
    assert is_refused(person.post("/me/settings", json={"email": email}), 422)
    assert person.get("/me").json()["email"] == ""


def test_a_confirmation_cannot_be_forged(person: Person):
    for sealed in ("", "x", "a.b.c", "'", "\x00", "x" * 601):
        answer = person.post("/account/confirm", data={"sealed": sealed})
        assert is_refused(answer)


# -- talk -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("script", SCRIPTS)
def test_script_in_talk_and_notes_is_only_text(live: Live, person: Person, script: str):
    person.start("me", "invite")
    own = f"/matches/{person.match}"
    said = person.post(f"{own}/talk", json={"text": script})
    assert said.status_code == 201 and said.json()["messages"][-1]["text"] == script
    assert (
        said.headers["content-type"] == "application/json"
        and said.headers["x-content-type-options"] == "nosniff"
    )
    person.post(f"{own}/note", json={"text": script})
    for path in (own, f"/replay/{person.match}", "/", "/turns", "/account"):
        text = person.get(path).text
        assert script not in text or not re.search(r"[<>\"&]", script), path


def talked(live: Live, person: Person) -> None:
    person.start("me", "invite")
    own = f"/matches/{person.match}"
    for text in TEXTS:
        for path in ("talk", "note"):
            answer = person.post(f"{own}/{path}", content=json.dumps({"text": text}), headers=JSON)
            assert answer.status_code in (200, 201) or is_refused(answer, 422), (path, text, answer.text)
        name = {"name": text, "password": PASSWORD}
        with Person(live) as newcomer:
            answer = newcomer.post("/me/sign-up", content=json.dumps(name), headers=JSON)
            assert answer.status_code == 201 or is_refused(answer, 422)
        password = {"name": "Nobody", "password": text}
        assert is_refused(
            person.post("/me/sign-in", content=json.dumps(password), headers=JSON), 401, 403, 422
        )
    for after in (0, 2**31 - 1):
        assert person.get(f"{own}/talk", params={"after": after}).status_code == 200
    assert is_refused(person.get(f"{own}/talk", params={"after": 2**31}), 422)
    with Person(live) as stranger:
        assert is_refused(stranger.post(f"{own}/talk", json={"text": "hello"}), 403)
        assert is_refused(stranger.post(f"{own}/note", json={"text": "hello"}), 403)
        assert is_refused(stranger.post(f"{own}/mute", json={"seat": 0, "muted": True}), 403)


def test_strange_texts_are_cleaned_or_refused(live: Live, person: Person):
    talked(live, person)


def test_strange_texts_and_many_at_once_do_not_trouble_postgresql(postgres: Postgres):
    with Live(postgres.database(), rates={}, password_cost=CHEAP) as live, Person(live) as person:
        talked(live, person)
        cookies, own = dict(person.cookies), person.match

        def at_once(number: int) -> list[int]:
            with Person(live) as same:
                same.cookies.update(cookies)
                return [
                    same.post(f"/matches/{own}/note", json={"text": f"note {number}"}).status_code,
                    same.post(f"/matches/{own}/mute", json={"seat": 1, "muted": True}).status_code,
                    same.post("/me/sign-up", json={"name": "The same", "password": PASSWORD}).status_code,
                ]

        with ThreadPoolExecutor(8) as threads:
            codes = [code for found in threads.map(at_once, range(24)) for code in found]
        assert all(code < 500 for code in codes), sorted(set(codes))


def test_after_an_account_is_deleted_its_old_guest_cookie_is_nobodys(live: Live, person: Person):
    created = person.start("me", "invite")
    guest = person.cookies["senet_guest"]
    assert sign_up(person, next(NAMES)).status_code == 201
    assert person.post("/me/delete", json={"password": PASSWORD}).status_code == 200
    with Person(live) as thief:
        thief.match = person.match
        thief.headers["cookie"] = f"senet_guest={guest}"
        own = f"/matches/{person.match}"
        assert thief.view()["seat"] == -1
        assert created["seats"][1]["token"] not in thief.get(own).text
        assert is_refused(thief.post(f"{own}/seats/1/link"), 403)
        assert thief.get("/matches").json() == []
        thief.post("/play", data={"game": "bidding"})
        assert (
            "senet_guest" in thief.cookies
            and thief.cookies["senet_guest"].split(".")[0] != guest.split(".")[0]
        )
