"""Who chose a colour has it in the list of players, too."""

from __future__ import annotations

from tests.web.serving import Person


def test_the_list_of_players_shows_the_chosen_colours(person: Person):
    person.start("me", "bot:random", game="egizia", options={"colour": ["red", "yellow"]})
    seats = person.view()["seats"]
    assert [(each["colour"], each["sign"]) for each in seats] == [(5, "star"), (4, "cross")]
    page = person.get(f"/matches/{person.match}").text
    assert page.index("seat-mark seat-5") < page.index("seat-mark seat-4")
    assert "seat-mark seat-0" not in page and "seat-mark seat-1" not in page


def test_without_such_a_choice_each_seat_has_its_own_colour(person: Person):
    person.start("me", "bot:random", game="pharaon")
    assert [each["colour"] for each in person.view()["seats"]] == [0, 1]
