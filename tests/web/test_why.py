"""Why something cannot be chosen, over HTTP: one sentence that helps, whatever is named."""

from __future__ import annotations

import random
from typing import Final

import httpx
import pytest

from senet.games import all_boxes, find_box
from senet.kernel.conformance import STRANGE
from senet.language import LANGUAGES
from senet.web.views.refusals import LONGEST_LIST, is_short
from senet.web.views.templates import prose
from tests.web.serving import Live, Person

GAMES: Final = ("ankh", "egizia", "kemet", "pharaon")
QUESTIONS: Final = 8  # at each position
LONGEST: Final = 600


def why(person: Person, choice: str, seat: int = 0) -> dict[str, object]:
    answer = person.get(f"/matches/{person.match}/why", params={"choice": choice, "seat": seat})
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This cannot be chosen now: Enter "),
        ("pl", "Tego nie można teraz wybrać: Wejdź "),
        ("cs", "Toto teď vybrat nelze: Vstoupit "),
    ],
)
def test_what_is_no_answer_is_explained_without_the_text_of_a_general_rule(
    live: Live, language: str, sentence: str
):
    with Person(live, language=language) as person:
        person.start("screen", "screen", game="pharaon")
        view = person.view()
        seat = view["deciders"][0]
        told = why(person, "zone:nile", seat)
        assert told["allowed"] is False and told["rule"] == "PHAR-249" and told["explains"] is False
        assert str(told["sentence"]).startswith(sentence)
        assert str(told["sentence"]).endswith(person.view(seat=seat)["prompt"])
        answer = person.choose("zone:nile", seat=seat)
        assert answer.status_code == 422
        assert answer.json() == {
            "error": told["sentence"], "rule": "PHAR-249", "field": "", "explains": False,
        }  # fmt: skip


def test_who_is_not_asked_hears_who_is(live: Live):
    with Person(live) as person:
        person.start("screen", "screen", game="pharaon")
        asked = person.view()["deciders"][0]
        told = why(person, "zone:nile", 1 - asked)
        assert (
            told["sentence"] == f"It is somebody else’s decision now. {person.view(seat=1 - asked)['prompt']}"
        )
        assert (told["rule"], told["explains"]) == ("PHAR-044", False)


def test_what_a_rule_forbids_for_a_reason_comes_first_among_what_one_can_ask_about(live: Live):
    with Person(live) as person:
        person.start("screen", "screen", options={"burning": False})
        for seat, card in ((0, 3), (1, 2)):
            person.choose(f"bid:{card}", seat=seat)
        named = person.get(f"/matches/{person.match}/nameable", params={"seat": 0}).json()
        explained = [why(person, offer["choice"])["explains"] for offer in named]
        assert named[0]["choice"] == "bid:3" and explained == [True, *[False] * (len(named) - 1)]
        assert len(named) > 1


@pytest.mark.parametrize("box", all_boxes(), ids=lambda box: box.name)
def test_no_text_with_a_table_or_a_long_list_is_shown_for_a_refusal(box):
    shown = [rule for rule in box.ledger.values() if is_short(box, rule.id)]
    assert shown
    for rule in shown:
        html = str(prose(rule.text))
        assert "<table" not in html and html.count("<li>") <= LONGEST_LIST, rule.id
    for rule in box.ledger.values():
        html = str(prose(rule.text))
        if "<table" in html or html.count("<li>") > LONGEST_LIST:
            assert not is_short(box, rule.id), rule.id
    assert not is_short(box, "NO-SUCH-RULE")


def is_one_sentence(answer: httpx.Response) -> bool:
    """One clear line, whether it is an answer or a refusal; never a fault of ours."""
    told = answer.json()
    sentence = told.get("sentence") or told.get("error", "")
    return answer.status_code in (200, 422) and 0 < len(sentence) < LONGEST and "\n" not in sentence


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_named_is_answered_with_one_sentence(live: Live, game: str):
    rng, box = random.Random(game), find_box(game)
    with Person(live, language=rng.choice(LANGUAGES)) as person:
        person.start("screen", "screen", game=game)
        for _ in range(3):
            view = person.view()
            seat = view["deciders"][0]
            serial = view["serial"]
            table = live.services.matches.cached[person.match]
            verbs = sorted({verb for verb, _ in box.vocabulary(table.match.game)} | {"", "foreign", "?"})
            for _ in range(QUESTIONS):
                named = f"{rng.choice(verbs)}:{rng.choice(STRANGE)}"
                asked = person.get(f"/matches/{person.match}/why", params={"choice": named, "seat": seat})
                assert is_one_sentence(asked), (named, asked.text)
                if asked.status_code == 200 and asked.json()["allowed"]:
                    continue
                chosen = person.choose(named, seen=serial, seat=seat)
                assert chosen.status_code == 422 and is_one_sentence(chosen), (named, chosen.text)
            for _ in range(6):
                offers = person.view(seat=seat)["choices"]
                if offers:
                    person.choose(rng.choice(offers)["choice"], seat=seat)
                seat = person.view()["deciders"][0]
