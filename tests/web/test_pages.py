"""The pages without a browser: forms, links, lists, rules and languages."""

from __future__ import annotations

import re

import pytest

from tests.web.serving import Live, Person, wait_until


def test_one_click_starts_a_match_against_bots(person: Person):
    page = person.post("/play", data={"game": "pharaon"}, follow_redirects=True)
    assert page.status_code == 200 and "part-decision" in page.text
    assert len(person.get("/matches").json()[0]["seats"]) == 3


def test_the_form_makes_the_match_it_shows(person: Person):
    form = {"seat-0": "me", "name-0": "Ann", "seat-1": "invite", "seat-3": "bot:random", "option-rounds": "2",
            "option-automaton-0": "false", "option-burning": "false", "language": "cs"}  # fmt: skip
    page = person.post("/new/bidding", data=form, follow_redirects=True)
    assert "Průběh hry" in page.text and "Ann" in page.text
    shown = person.get("/matches").json()[0]
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "invited", "bot"]
    person.match = shown["match"]
    assert person.view()["state"]["rounds"] == 2
    assert 'value="Ann"' in person.get("/new/bidding").text


def test_a_form_that_cannot_be_is_shown_again_with_one_sentence(person: Person):
    page = person.post("/new/bidding", data={"seat-0": "me", "name-0": "Ann"})
    assert page.status_code == 422
    assert "Bidding is for 2, 3, 4 seats, not 1." in page.text and 'value="Ann"' in page.text


def invitation(person: Person) -> str:
    return re.findall(r'value="(http[^"]*/seat/[^"]*)"', person.get(f"/matches/{person.match}").text)[-1]


def test_an_invitation_works_once(live: Live, person: Person):
    person.start("me", "invite")
    link = invitation(person)
    with Person(live) as friend, Person(live) as stranger:
        assert "Somebody has saved this seat" in friend.get(link).text
        assert friend.post(link, data={"name": "Bea"}).status_code == 303
        friend.match = person.match
        assert friend.view()["seat"] == 1
        assert person.view()["seats"][1]["name"] == "Bea"
        assert stranger.get(link).status_code == 410
        assert stranger.post(link, data={"name": "Eve"}).status_code == 410
        assert link not in person.get(f"/matches/{person.match}").text


def test_who_has_the_link_of_their_own_seat_goes_on_on_another_device(live: Live, person: Person):
    link = person.start("me", "bot")["seats"][0]["link"]
    with Person(live) as phone:
        assert "another device" in phone.get(link).text
        phone.post(link)
        phone.match = person.match
        assert phone.view()["seat"] == 0
        assert phone.get(link).headers["location"] == f"/matches/{person.match}"


def test_an_open_seat_is_for_the_first_who_comes(live: Live, person: Person):
    person.start("me", "open")
    with Person(live) as one, Person(live) as two:
        assert person.match in one.get("/").text
        codes = [
            each.post(f"/matches/{person.match}/join", data={"seat": 1}).status_code for each in (one, two)
        ]
        assert codes == [303, 403]
        assert person.match not in two.get("/").text


def test_lists_say_whose_turn_it_is(person: Person):
    person.start("me", "bot")
    wait_until(lambda: person.view()["line"] == 1)
    assert "Your turn" in person.get("/").text
    assert "Jste na tahu" in person.get("/", headers={"accept-language": "cs"}).text


def test_a_language_chosen_in_the_address_is_remembered(person: Person):
    assert "Zagraj teraz" in person.get("/", params={"lang": "pl"}).text
    assert "Zagraj teraz" in person.get("/").text
    assert 'lang="pl"' in person.get("/rules").text


@pytest.mark.parametrize("game", ["pharaon", "bidding"])
def test_every_rule_has_its_place(person: Person, game: str):
    page = person.get(f"/rules/{game}").text
    rules = person.get(f"/games/{game}/rules").json()
    for rule in rules:
        assert f'id="{rule["id"]}"' in page
    one = rules[-1]["id"]
    assert person.get(f"/rules/{game}/{one.lower()}").headers["location"] == f"/rules/{game}#{one}"
    assert person.get(f"/games/{game}/rules/{one}").json() == rules[-1]


def test_rules_can_be_searched(person: Person):
    found = person.get("/rules/bidding", params={"q": "PRIZE drawn"}).text
    assert 'id="TOY-002"' in found and 'id="TOY-001"' not in found
    assert "No rule contains these words" in person.get("/rules/bidding", params={"q": "zebra"}).text


def test_match_files_can_be_brought_by_form(person: Person):
    answer = person.post("/bring", files={"file": ("x.json", b"{}")})
    assert answer.status_code == 422 and 'role="alert"' in answer.text
    assert person.post("/bring", data={"x": "1"}).status_code == 422


def test_errors_have_a_page(person: Person):
    page = person.get("/matches/nosuchmatch", headers={"accept": "text/html"})
    assert page.status_code == 404 and "There is no such match." in page.text
