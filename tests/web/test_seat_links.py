"""The links of seats: signed, and ended or renewed by whoever may give them away."""

from __future__ import annotations

import pytest

from senet.identity.tokens import TokenSigner
from senet.settings import ALPHABET
from tests.web.serving import Live, Person


def path_of(person: Person, seat: int) -> str:
    return f"/matches/{person.match}/seats/{seat}/link"


def test_a_seal_is_told_from_a_forged_one():
    token_signer = TokenSigner("secret")
    token = token_signer.sign("a" * 32)
    assert token_signer.is_authentic(token) and set(token) <= set(ALPHABET)
    for number in range(len(token)):
        assert not token_signer.is_authentic(
            token[:number] + ("b" if token[number] != "b" else "c") + token[number + 1 :]
        )
    for forged in ("", token[:-1], token + "a", token[1:], "a" * 48, "é" * 48, "a" * 10_000):
        assert not token_signer.is_authentic(forged)
    assert not TokenSigner("another").is_authentic(token)


def test_the_host_ends_an_invitation_and_makes_a_new_one(live: Live, person: Person):
    old = person.start("me", "invite")["seats"][1]
    ended = person.delete(path_of(person, 1)).json()
    assert ended == {"seat": 1, "kind": "invited", "name": "", "token": None, "link": None}
    with Person(live) as friend, Person(live, old["token"]) as program:
        answer = friend.get(old["link"])
        assert answer.status_code == 410 and answer.json()["field"] == "token"
        assert answer.json()["error"].startswith("This link is no longer valid")
        assert friend.post(old["link"], data={"name": "Eve"}).status_code == 410
        answer = program.get("/matches")
        assert answer.status_code == 401 and answer.json()["error"].startswith("The token is no longer valid")
        assert "The link has been revoked" in person.get(f"/matches/{person.match}").text
        new = person.post(path_of(person, 1)).json()
        assert new["token"] != old["token"] and new["link"].endswith(new["token"])
        assert friend.post(new["link"], data={"name": "Bea"}).status_code == 303
        assert person.view()["seats"][1]["name"] == "Bea"


@pytest.mark.parametrize(
    ("language", "said"), [("pl", "Ten link stracił ważność"), ("cs", "Tento odkaz už neplatí")]
)
def test_an_ended_link_says_so_in_my_language(live: Live, person: Person, language: str, said: str):
    link = person.start("me", "invite")["seats"][1]["link"]
    person.delete(path_of(person, 1))
    with Person(live, language=language) as friend:
        page = friend.get(link, headers={"accept": "text/html"})
        assert page.status_code == 410 and said in page.text


def test_a_forged_link_leads_nowhere_and_the_database_is_not_asked(live: Live, person: Person):
    token = person.start("me", "invite")["seats"][1]["token"]
    forged = token[:-1] + ("a" if token[-1] != "a" else "b")
    assert person.get(f"/seat/{forged}").status_code == 404
    assert person.get("/seat/" + "a" * 48).json()["error"].startswith("This link does not lead to a seat")
    with Person(live, forged) as program:
        assert program.get("/matches").status_code == 401


def test_whoever_came_by_a_link_that_leaked_is_let_go(live: Live, person: Person):
    link = person.start("me", "bot")["seats"][0]["link"]
    with Person(live) as thief:
        thief.match = person.match
        thief.post(link)
        stream = thief.follow()
        assert next(stream)["seat"] == 0
        new = person.post(path_of(person, 0)).json()
        assert list(stream) == []  # the line ends, and with it what the thief could see
        assert thief.view()["seat"] == -1
        assert thief.get(link).status_code == 410
        assert person.view()["seat"] == 0 and new["link"] != link


def test_a_program_changes_its_own_token(live: Live, person: Person):
    token = person.start("me", "invite")["seats"][1]["token"]
    with Person(live, token) as program:
        program.match = person.match
        program.post(f"/matches/{person.match}/sit", json={"name": "Robot"})
        new = program.post(path_of(person, 1)).json()["token"]
        assert program.get("/matches").status_code == 401
    with Person(live, new) as program:
        program.match = person.match
        assert program.view()["seat"] == 1


def test_nobody_else_changes_a_link(live: Live, person: Person):
    created = person.start("me", "invite", "bot")
    link = created["seats"][1]["link"]
    with (
        Person(live) as friend,
        Person(live) as stranger,
        Person(live, created["seats"][0]["token"]) as program,
    ):
        friend.post(link, data={"name": "Bea"})
        for each, seat in ((person, 1), (person, 2), (friend, 0), (stranger, 0), (stranger, 1), (program, 1)):
            for change in (each.post, each.delete):
                answer = change(path_of(person, seat))
                assert answer.status_code == 403 and answer.json()["field"] == "seat"
        assert person.post(path_of(person, 3)).status_code == 404
        assert person.post(path_of(person, 100)).status_code == 422
        friend.match = person.match
        assert friend.view()["seat"] == 1


def test_who_follows_comes_again_after_a_while(live: Live, person: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("senet.web.views.event_stream.LIFETIME", 0.0)
    person.start("me", "invite")
    assert [view["line"] for view in person.follow()] == [0]
