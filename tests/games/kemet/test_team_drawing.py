"""Teams on the table: pennants, mixed troops, cards of teammates, and a place for every choice."""

import random

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.bot import appraise
from senet.games.kemet.move import move_action
from senet.games.kemet.position import at
from senet.games.kemet.table import Kemet
from senet.games.kemet.teams.sharing import ask_shared_prayer
from senet.kernel.play import choices, choose, deciders, resume, seen_by, text
from senet.language import LANGUAGES, Speaker
from tests.games.kemet.helpers import GREEN, start_battle, two_teams
from tests.games.kemet.test_drawing import WITHOUT_A_PLACE, seen
from tests.games.looking import lit
from tests.games.words import decider, play, question

PEOPLE = ["Ada", "Bob", "Cyril", "Dora", "Eva", "Filip"]


def moving() -> Kemet:
    mate = at("se", {GREEN: 2}, tiles=["diamond_mummy"], companions={"mummy": GREEN}, hand=["war_fury"])
    g = two_teams(at("nw", {GREEN: 2}), at("mw"), mate, at("me"))
    resume(g, move_action, 0, True, False, False)
    return play(g, f"area:{GREEN}")


def defended() -> Kemet:
    g = two_teams(at("nw", {GREEN: 3}), at("mw", {GREEN: 1}), at("se"), at("me", {GREEN: 2}))
    return start_battle(g, GREEN, 0, 1)


def all_questions() -> list[Kemet]:
    """Positions of two random games of teams: each question once."""
    found: list[Kemet] = []
    questions: set[str] = set()
    for seats, options in ((4, {}), (6, {"teams": "3v3"})):
        rng = random.Random(seats)
        g = BOX.start(seats, {"mode": "team", "round_limit": 2, **options}, bytes([seats]) * 32)
        assert isinstance(g, Kemet)
        while deciders(g):
            if question(g) not in questions:
                questions.add(question(g))
                found.append(g.clone())
            seat = decider(g)
            choose(g, seat, rng.choice(choices(g, seat)))
    return [*found, moving(), defended()]


def test_every_choice_of_a_team_has_a_place_and_words():
    for number, g in enumerate(all_questions()):
        seat = decider(g)
        offered = {text(choice) for choice in choices(g, seat)}
        shown = lit(seen(g, seat, LANGUAGES[number % 3]))
        assert shown <= offered, question(g)
        assert not {choice for choice in offered - shown if not WITHOUT_A_PLACE.match(choice)}, question(g)
        view = seen_by(g, seat)
        for language in LANGUAGES:
            speaker = Speaker(BOX, language, PEOPLE[: len(g.players)])
            assert speaker.prompt(view)
            labels = [speaker.choice(view, choice) for choice in choices(view, seat)]
            assert all(labels) and len(set(labels)) == len(labels), (question(g), labels)


def test_a_mixed_troop_stands_together_and_shows_its_teams():
    picture = seen(moving(), 0)
    assert picture.count('class="tie"') == 1 and 'class="pennant"' in picture
    assert 'id="group-0"' in picture and 'id="group-2"' in picture


@pytest.mark.rule("KEMET-342")
def test_the_cards_of_a_teammate_are_drawn_for_the_team_alone():
    g = moving()
    assert [f'id="ally-{2 - seat}"' in seen(g, seat) for seat in (0, 2)] == [True, True]
    assert "War Fury" in Speaker(BOX, "en", PEOPLE[:4]).name("war_fury")
    assert "ally-0" not in seen(g, 1) and "ally-" not in seen(g, -1)
    g.open_hands = False
    assert "ally-" not in seen(g, 0)


def test_classic_mode_shows_nothing_of_teams():
    g = BOX.start(4, {}, bytes(32))
    picture = seen(g, 0)
    assert "pennant" not in picture and "ally-" not in picture


@pytest.mark.rule("KEMET-239")
def test_the_sun_on_every_board_shows_the_points_of_the_team():
    g = two_teams(at("nw", fame=4), at("mw", fame=1), at("se", fame=3), at("me"))
    resume(g, ask_shared_prayer, 0, 2, 0)
    picture = seen(g, 0)
    assert picture.count("Fame points of the team: 7 of 12") == 2
    assert picture.count("Fame points of the team: 1 of 12") == 2


def test_the_appraisal_counts_what_teammates_have():
    g = two_teams(at("nw", {GREEN: 2}), at("mw"), at("se"), at("me"))
    before = appraise(seen_by(g, 0), 0)
    g.players[2].battle_fame += 1
    helped = appraise(seen_by(g, 0), 0)
    g.players[1].battle_fame += 1
    assert helped > before and appraise(seen_by(g, 0), 0) < helped


def test_greedy_gives_points_to_a_teammate_who_has_none():
    g = two_teams(at("nw", prayer=9), at("mw"), at("se", prayer=0), at("me"))
    resume(g, ask_shared_prayer, 0, 2, 0)

    def value(choice: tuple[str, str]) -> float:
        twin = g.clone()
        choose(twin, 0, choice)
        return appraise(seen_by(twin, 0), 0)

    assert max(choices(g, 0), key=value)[0] == "give"
