"""Reports: while a match runs, only whoever made one can open it and see the hand in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.attacking import is_refused
from tests.web.people import CHEAP, sign_in, sign_up
from tests.web.serving import Live, Person


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("reports") / "senet.db", rates={}, password_cost=CHEAP) as server:
        yield server


def reported(person: Person, seat: int) -> dict[str, str]:
    answer = person.post(f"/matches/{person.match}/report", json={"at": 0, "seat": seat, "note": "odd"})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def play_to_the_end(person: Person) -> None:
    view = person.view()
    while not view["over"]:
        view = person.view(seat=view["deciders"][0])
        person.choose(view["choices"][0]["choice"], view["serial"], seat=view["seat"])
        view = person.view()


def test_a_hand_in_a_report_is_shown_only_to_the_reporter_until_the_match_is_over(live: Live, person: Person):
    person.start("screen", "screen")
    made = reported(person, 0)
    with Person(live) as stranger, Person(live) as other_guest:
        other_guest.start("me", "bot")
        for path in (made["link"], made["file"]):
            assert person.get(path).status_code == 200
            for reader in (stranger, other_guest):
                answer = reader.get(path)
                assert is_refused(answer, 403) and "odd" not in answer.text
        play_to_the_end(person)
        assert [stranger.get(path).status_code for path in (made["link"], made["file"])] == [200, 200]


def test_a_report_of_what_everybody_sees_can_be_opened_by_everybody(live: Live, person: Person):
    person.start("screen", "screen")
    made = reported(person, -1)
    with Person(live) as stranger:
        assert [stranger.get(path).status_code for path in (made["link"], made["file"])] == [200, 200]


def test_a_program_opens_its_own_report_with_the_token_of_its_seat(live: Live, person: Person):
    tokens = [seat["token"] for seat in person.start("me", "invite")["seats"]]
    with Person(live, tokens[1]) as program, Person(live, tokens[0]) as other:
        program.match = person.match
        made = reported(program, 1)
        assert program.get(made["file"]).status_code == 200
        assert is_refused(other.get(made["file"]), 403)
        assert is_refused(person.get(made["file"]), 403)


def test_a_report_comes_along_when_a_guest_signs_in(live: Live, person: Person):
    with Person(live) as elsewhere:
        sign_up(elsewhere, "Reporter")
    person.start("screen", "screen")
    made = reported(person, 0)
    assert sign_in(person, "Reporter").status_code == 200
    assert person.get(made["file"]).status_code == 200
