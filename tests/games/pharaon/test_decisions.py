"""Decisions in a form that an engine can list (chapter 21)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from senet.games.pharaon import BOX
from senet.games.pharaon.components import COLOURS
from senet.games.pharaon.position import position
from senet.kernel.game import NOT_AN_ANSWER, PASS, Question
from senet.kernel.play import choices, choose, deciders, text
from tests.games.pharaon.playing import held, new_game
from tests.games.words import decider, offered, play, question, refused

QUESTIONS = {
    "jar",  # setup and passing
    "keep_noble",
    "main",
    "give",
    "other_kind",
    "last_exchange",
    "pair",
    "bonus",
    "noble",
    "artisan",
    "nile",
    "arrow",
    "entry",
    "kind",
    "unit",
    "use",  # Diplomat, Teacher, General
    "ordered_basic",
    "basic",
    "step",
    "free_artisan",
    "offering",
    "reward",
    "wheel_token",
    "traitor_basic",
}


def wander(seats: int, seed: int):
    """A random game that passes rarely: each decision as (game, its question, the choice to come)."""
    g, rng = new_game(seats, f"wander {seed}"), random.Random(seed)
    while deciders(g):
        (seat,) = deciders(g)
        listed = choices(g, seat)
        actions = [choice for choice in listed if choice[0] != "pass"]
        choice = rng.choice(actions if actions and rng.random() < 0.9 else listed)
        yield g, question(g), choice
        choose(g, seat, choice)


@pytest.mark.rule("PHAR-248", "PHAR-249")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_decision_is_of_the_list_put_to_one_player_and_never_a_dead_end(seats: int):
    seen = set()
    for seed in range(12):
        for g, name, _ in wander(seats, seed):
            listed = offered(g)
            assert name in QUESTIONS and len(deciders(g)) == 1
            assert len(listed) > 1 or name == "main"  # one answer is settled without asking
            assert len(set(listed)) == len(listed)
            if name == "main":
                assert "pass" in listed
            seen.add(name)
    assert len(seen) > 15


@pytest.mark.rule("PHAR-249")
def test_all_listed_decisions_do_occur():
    seen = {name for seats in (1, 3, 5) for seed in range(40) for _, name, _ in wander(seats, seed)}
    assert seen == QUESTIONS


@pytest.mark.rule("PHAR-248")
def test_an_answer_that_leads_nowhere_is_not_listed():
    # Tomb space 4 costs black, green and blue: silver is needed for the green.
    supply = {"yellow": 1, "black": 1, "off_black": 1, "blue": 1, "silver": 1}
    g = position(supplies=[supply], tomb=[3])
    play(g, "zone:tomb")
    assert question(g) == "unit" and g.wheel["yellow"] == ["yellow"]  # silver could not enter
    assert offered(g) == ["pay:black", "pay:off_black"] and refused(g, "pay:silver") == "PHAR-248"
    g = position(supplies=[{"yellow": 1, "off_yellow": 1, "green": 1, "silver": 1}])
    play(g, "zone:tomb")
    assert offered(g) == ["entry:yellow", "entry:off_yellow"] and refused(g, "entry:silver") == "PHAR-051"


@pytest.mark.rule("PHAR-248")
def test_the_main_decision_is_asked_even_if_passing_is_the_only_answer():
    g = position(supplies=[{}])
    assert question(g) == "main" and offered(g) == ["pass"]


@pytest.mark.rule("PHAR-250")
def test_a_payment_asks_for_entry_kind_and_units_before_anything_is_drawn():
    supply = {"red": 4, "off_red": 1, "yellow": 3, "silver": 1}
    g = position(supplies=[supply], artisan_deck=["embalmer_red"], jar_pile=["30"])
    play(g, "zone:artisans", "artisan:deck")
    for name, answer in (
        ("entry", "entry:red"),
        ("kind", "kind:red"),
        ("unit", "pay:red"),
        ("unit", "pay:red"),
    ):
        assert question(g) == name and g.artisan_deck == ["embalmer_red"] and g.jar_pile == ["30"]
        play(g, answer)
    assert g.players[0].artisans == ["embalmer_red"] and g.jar_pile == []
    g = position(supplies=[{"black": 3, "silver": 2, "red": 2}], bag=["off_red"], bonus=["off_blue"])
    play(g, "zone:offerings", "pair:1")
    assert question(g) == "entry" and g.bag == ["off_red"]
    play(g, "entry:black", "bonus:bag")
    assert question(g) == "kind" and g.bag == ["off_red"]
    play(g, "kind:red", "pay:red")
    assert question(g) == "unit" and g.bag == ["off_red"]
    play(g, "pay:red")
    assert g.bag == [] and held(g)["off_red"] == 1


@pytest.mark.rule("PHAR-251")
def test_the_entry_is_one_answer_per_kind_or_per_kind_and_colour():
    supply = {"green": 3, "off_green": 2, "black": 1, "silver": 2, "off_zone_nile": 1}
    g = position(supplies=[supply | {"red": 1}], nobles=[["scribe_1"]])
    play(g, "zone:nile", "nile:3")
    assert offered(g) == [
        "entry:green",
        "entry:off_green",
        "entry:black",
        "entry:off_zone_nile",
        "entry:silver",
    ]
    assert refused(g, "entry:silver.red") == "PHAR-249"  # its colour is that of the strip
    g = position(supplies=[supply | {"red": 1}], nobles=[["scribe_1", "foreman"]])
    play(g, "zone:nile", "nile:3")
    basic = [
        "green.black",
        "green.green",
        "off_green.black",
        "off_green.green",
        "black.black",
        "black.green",
        "red.red",
    ]
    jokers = [f"{joker}.{colour}" for joker in ("silver", "off_zone_nile") for colour in COLOURS]
    assert sorted(offered(g)) == sorted(f"entry:{each}" for each in [*basic, *jokers])
    assert refused(g, "entry:silver") == "PHAR-249"


@pytest.mark.rule("PHAR-252")
def test_units_go_in_colour_order_with_kinds_in_a_fixed_order():
    supply = {
        "blue": 1,
        **{f"off_{colour}": 1 for colour in COLOURS},
        **dict.fromkeys(COLOURS, 1),
        "silver": 1,
    }
    g = position(supplies=[supply], nobles_shown=["judge"])
    play(g, "zone:nobles", "noble:judge", "entry:blue")
    for colour in ("black", "yellow", "green", "red"):
        assert offered(g) == [f"pay:{colour}", f"pay:off_{colour}", "pay:silver"]
        play(g, f"pay:off_{colour}")
    assert g.players[0].nobles == ["judge"]


@pytest.mark.rule("PHAR-252")
def test_inside_one_colour_nobody_goes_back():
    supply = dict.fromkeys(["red", "off_red", "yellow", "off_yellow", "black", "off_black"], 2)
    supply |= {"off_zone_artisans": 2, "silver": 3}
    g = position(supplies=[supply], nobles=[["scribe_5", "scribe_4"]], artisans_shown=["sculptor_1"])
    play(g, "zone:artisans", "artisan:sculptor_1", "entry:silver", "kind:red")
    order = ["red", "off_red", "yellow", "off_yellow", "black", "off_black", "off_zone_artisans", "silver"]
    assert offered(g) == [f"pay:{kind}" for kind in order]  # Scribe 4 (yellow) before Scribe 5 (black)
    play(g, "pay:black")
    assert offered(g) == ["pay:black", "pay:off_black", "pay:off_zone_artisans", "pay:silver"]
    assert refused(g, "pay:red") == "PHAR-252"
    # The last kind cannot be begun with if it does not suffice.
    g = position(supplies=[{"red": 3, "off_red": 1, "silver": 1}], artisans_shown=["sculptor_1"])
    play(g, "zone:artisans", "artisan:sculptor_1", "entry:red")
    assert refused(g, "pay:silver") == "PHAR-248"


@pytest.mark.rule("PHAR-253")
def test_the_judge_pays_four_kinds_in_their_order_without_going_back():
    supply = {"blue": 2, "red": 2, "off_black": 1, "off_zone_nobles": 1, "silver": 3, "off_zone_nile": 1}
    g = position(supplies=[supply], nobles=[["judge"]], nobles_shown=["architect"])
    play(g, "zone:nobles", "noble:architect", "entry:blue")
    assert offered(g) == ["pay:red", "pay:blue", "pay:off_black", "pay:off_zone_nobles"]
    assert refused(g, "pay:silver") == "PHAR-248"  # three silver do not make four
    play(g, "pay:blue")
    assert refused(g, "pay:red") == "PHAR-253" and refused(g, "pay:off_zone_nile") == "PHAR-072"
    assert offered(g) == ["pay:off_black", "pay:off_zone_nobles", "pay:silver"]
    play(g, "pay:off_black", "pay:off_zone_nobles")  # then only silver is left
    assert held(g) == {"red": 2, "silver": 2, "off_zone_nile": 1}


@pytest.mark.rule("PHAR-255")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_there_is_no_endless_play(seats: int):
    spaces = 15 if seats <= 3 else 20
    for seed in range(8):
        decisions, counted = 0, Counter()
        for g, name, choice in wander(seats, seed):
            decisions += 1
            verb = choice[0]
            if name == "main" and verb in ("zone", "pass"):
                counted[g.round, verb] += 1
            if verb == "exchange":
                counted[g.round, text(choice)] += 1
        assert decisions < BOX.decision_limit
        for (number, what), count in counted.items():
            limit = {"zone": spaces + 4, "pass": seats}.get(what, 1)
            assert count <= limit, f"{what} {count} times in round {number}"


# -- what is no answer -------------------------------------------------------------------------------


@pytest.mark.rule("PHAR-249")
def test_an_answer_to_another_question_is_refused_as_none():
    """Whatever is asked: another verb with the same noun, and the same verb with an unknown noun."""
    asked_about: Counter[str] = Counter()
    for seed in range(60):
        seats = seed % 5 + 1
        g = new_game(seats, f"answers {seed}", **({"dark_boards": 2} if seats == 1 else {}))
        rng = random.Random(seed)
        while question(g):
            seat, decision = decider(g), g.flow.decision
            offers = choices(g, seat)
            asked_about[question(g)] += 1
            if asked_about[question(g)] < 12:
                for verb, noun in offers:
                    assert decision.question.forbids(g, seat, (verb, noun), *decision.args) == ""
                    for other in ("foreign", "zone", "jar", "pay", "take"):
                        if noun and other not in {each for each, _ in offers}:
                            rule = decision.question.forbids(g, seat, (other, noun), *decision.args)
                            assert rule == NOT_AN_ANSWER, (question(g), other, noun)
                            assert refused(g, f"{other}:{noun}") == "PHAR-249"
                    for unknown in ("", "0", "99", "nothing", "red.nothing"):
                        if (verb, unknown) not in offers:
                            rule = decision.question.forbids(g, seat, (verb, unknown), *decision.args)
                            fits = rule == NOT_AN_ANSWER or unknown == "red.nothing"
                            assert fits and rule, (question(g), verb, unknown)
            late = [choice for choice in offers if choice != PASS]
            choose(g, seat, rng.choice(late if question(g) == "main" and late else offers))
    names = {each.name for each in BOX.names.values() if isinstance(each, Question)}
    assert names == set(asked_about)
