"""Names: ordinary ones in any script are fine, misleading ones are refused, and nobody wears an account's name."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from senet.identity.names import clean_name, skeleton_of
from senet.strings import LocalizedRefusal
from tests.web.attacking import JSON, is_refused
from tests.web.people import CHEAP, PASSWORD, sign_in, sign_up
from tests.web.serving import Live, Person

ORDINARY = ["Łukasz Żółć", "Jiří Dvořák", "Ada", "Renée", "Straße", "Müller-Lüdenscheidt", "O'Neil", "Нина", "Ελένη", "田中さん",
            "김철수", "محمد", "דוד", "Adébáyọ̀", "สมชาย", "अनुष्का", "Person 12", "J.R.R.", "Nguyễn Thị Minh", "Ďábel #1"]  # fmt: skip
MISLEADING = ["\u3164", "\u3164\u3164", "\u2800\u2800", "a\u2800b", "A\u034fda", "Ad\ufe0fa", "\u0410da", "Ad\u0430", "p\u0430ypal",
              "Z\u0300\u0301\u0302a", "\u202eabc", "\ufeffab", "a\u200bb", "\u0301ab", "a\u200db", "A\u00adda", "1\u20e32", "...",
              "\ud800\ud800", "bot greedy", "x\x00y", "\U0001f642\U0001f642"]  # fmt: skip
ALIKE = [("Ada", "\u0410\u0501\u0430"), ("Iris", "lris"), ("Moon", "M00n"), ("mira", "rnira"), ("AAA", "\u0430\u0430\u0430"),
         ("Ptah", "PTAH"), ("Amun", "Ａmun")]  # fmt: skip


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("names") / "senet.db", rates={}, password_cost=CHEAP) as server:
        yield server


@pytest.mark.parametrize("name", ORDINARY)
def test_an_ordinary_name_stays_as_it_is(name: str):
    assert clean_name(f"  {name} ") == name
    assert clean_name(name.replace("'", "’")) == name


@pytest.mark.parametrize("name", MISLEADING)
def test_a_misleading_name_is_refused_for_accounts_and_guests(live: Live, person: Person, name: str):
    with pytest.raises(LocalizedRefusal):
        clean_name(name)
    account = json.dumps({"name": name, "password": PASSWORD})
    answer = person.post("/me/sign-up", content=account, headers=JSON)
    assert is_refused(answer, 422) and answer.json()["field"] == "name"
    match = json.dumps({"game": "bidding", "seats": ["me", "bot"], "names": [name]})
    assert is_refused(person.post("/matches", content=match, headers=JSON), 422)
    token = person.start("me", "invite")["seats"][1]["token"]
    with Person(live, token) as program:
        body = json.dumps({"name": name})
        assert is_refused(program.post(f"/matches/{person.match}/sit", content=body, headers=JSON), 422)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_have_the_same_skeleton(one: str, other: str):
    assert skeleton_of(one) == skeleton_of(other)


@pytest.mark.parametrize(("one", "other"), [("Novák", "Novak"), ("Łódź", "Lodz"), ("Ada", "Ida")])
def test_names_that_people_tell_apart_are_different(one: str, other: str):
    assert skeleton_of(one) != skeleton_of(other)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_a_guest_cannot_wear_the_name_of_an_account_or_one_like_it(
    live: Live, person: Person, one: str, other: str
):
    sign_up(person, one)
    link = person.start("me", "invite", "open")["seats"][1]["link"]
    with Person(live) as guest:
        assert is_refused(sign_up(guest, other), 422)
        for name in (one, other):
            assert guest.post(link, data={"name": name}).status_code == 422
            wish = {"game": "bidding", "seats": ["me", "bot"], "names": [name]}
            assert is_refused(guest.post("/matches", json=wish), 422)
            assert (
                guest.post("/new/bidding", data={"seat-0": "me", "name-0": name, "seat-1": "bot"}).status_code
                == 422
            )
            joined = guest.post(f"/matches/{person.match}/join", data={"seat": "2", "name": name})
            assert joined.status_code == 422
        assert guest.post(link, data={"name": "Somebody Else"}).status_code == 303
    wish = {"game": "bidding", "seats": ["me", "bot"], "names": [one]}
    assert person.post("/matches", json=wish).status_code == 201, "it is their own name"


def test_the_name_of_an_account_is_not_changed_at_a_table(live: Live, person: Person):
    sign_up(person, "Steadfast")
    with Person(live) as host:
        link = host.start("me", "invite")["seats"][1]["link"]
    assert person.post(link, data={"name": "Another Name"}).status_code == 303
    assert person.get("/me").json()["name"] == "Steadfast"


def test_accounts_from_before_keep_signing_in_and_their_names_are_theirs(tmp_path: Path):
    file = tmp_path / "senet.db"
    with Live(file, rates={}, password_cost=CHEAP) as live:
        for name in ("Old One", "0ld 0ne2"):
            with Person(live) as person:
                assert sign_up(person, name).status_code == 201
    with sqlite3.connect(file) as connection:  # as they were made before anybody looked at look-alikes
        connection.execute("update users set name = '0ld 0ne' where name = '0ld 0ne2'")
        connection.execute("update accounts set skeleton = null, login = replace(login, '2', '')")
    connection.close()
    with Live(file, rates={}, password_cost=CHEAP) as live, Person(live) as person, Person(live) as guest:
        assert sign_in(person, "Old One").status_code == 200
        assert sign_in(person, "0ld 0ne").status_code == 200
        for name in ("Old One", "OId One", "0ld One"):
            assert is_refused(sign_up(guest, name), 422)
