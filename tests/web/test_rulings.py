"""Rulings at the table: folded away in the form, listed for programs, and told at the match."""

from __future__ import annotations

import re

import pytest

from tests.web.serving import Live, Person

FOLD = re.compile(r'<details class="panel rulings"( open)?>(.*?)</details>', re.DOTALL)


def folded(page: str) -> tuple[bool, str]:
    """Whether the rulings of a form are unfolded, and all that stands there."""
    found = FOLD.search(page)
    assert found is not None
    return bool(found[1]), found[2]


def test_rulings_are_folded_away_after_the_options(person: Person):
    page = person.get("/new/bidding").text
    is_open, inside = folded(page)
    assert not is_open and "1 ruling, at its default" in inside
    assert page.index('name="option-rounds"') < page.index(inside) < page.index('name="pace-budget"')
    assert inside.count("<select") == 1 and page.count('name="option-burning"') == 1
    assert '<option value="true" selected>yes (default)</option>' in inside
    assert '<option value="false">no</option>' in inside
    assert "Burning prizes" in inside and "every prize is kept." in inside
    assert 'href="/rules/bidding#TOY-005"' in inside and "Number of players: 2, 3." in inside


@pytest.mark.parametrize(
    ("language", "title", "changed"),
    [
        ("en", "Rulings", "changed: 1"),
        ("pl", "Interpretacje zasad", "zmienione: 1"),
        ("cs", "Výklad pravidel", "změněno: 1"),
    ],
)
def test_a_form_that_is_shown_again_says_how_many_rulings_are_changed(
    live: Live, language: str, title: str, changed: str
):
    with Person(live, language=language) as person:
        answer = person.post("/new/bidding", data={"seat-0": "me", "option-burning": "false"})
        is_open, inside = folded(answer.text)
        assert answer.status_code == 422 and is_open
        assert title in inside and changed in inside
        assert '<option value="false" selected>' in inside


def test_a_ruling_of_the_form_holds_in_the_match_and_is_told_there(person: Person):
    form = {"seat-0": "me", "seat-1": "bot:random", "option-burning": "false", "option-automaton-1": "false"}
    page = person.post("/new/bidding", data=form, follow_redirects=True)
    person.match = person.get("/matches").json()[0]["match"]
    assert person.view()["state"]["burning"] is False
    for shown in (page.text, person.get(f"/replay/{person.match}").text):
        assert "Options and rulings that differ from the default: 1" in shown
        assert re.search(r"Burning prizes: <b>no</b> <a [^>]*TOY-005", shown)


def test_a_match_says_which_options_differ_and_for_whom(live: Live):
    with Person(live, language="cs") as person:
        person.start("me", "invite", "bot", options={"rounds": 2, "automaton": [False, False, True]})
        page = person.get(f"/matches/{person.match}").text
        assert "Možnosti a výklady odlišné od výchozích: 2" in page
        assert "Rounds: <b>2</b>" in page and "– ano" in page


def test_a_match_as_usual_says_nothing_of_options(person: Person):
    person.start("me", "bot")
    for path in (f"/matches/{person.match}", f"/replay/{person.match}"):
        assert "differ from the default" not in person.get(path).text


def test_programs_can_tell_rulings_from_options(person: Person):
    games = {game["name"]: game for game in person.get("/games").json()}
    options = {option["name"]: option for option in games["bidding"]["options"]}
    assert {name: option["ruling"] for name, option in options.items()} == {
        "rounds": False, "automaton": False, "burning": True,
    }  # fmt: skip
    assert options["burning"]["default"] is True and options["burning"]["values"] == [False, True]
    assert (options["burning"]["rule"], options["burning"]["seats"]) == ("TOY-005", [2, 3])
    explained = {option["name"]: option for option in games["pharaon"]["options"]}["dark_boards"]
    assert set(explained["label"]) == set(explained["explanation"]) == {"en", "pl", "cs"}
    assert all(explained["label"].values()) and all(explained["explanation"].values())
