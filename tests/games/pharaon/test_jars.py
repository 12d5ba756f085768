"""Canopic jars (chapter 9)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.position import position
from tests.games.pharaon.playing import held
from tests.games.words import offered, play, question, refused

NILE_JAR = {"offset": 0, "supplies": [{"green": 1, "yellow": 1}]}  # pays Nile action 2: a jar


@pytest.mark.rule("PHAR-099")
def test_a_jar_gives_its_three_resources_and_is_discarded():
    g = position(jar_pile=["30"], **NILE_JAR)
    bank = sum(g.bank.values())
    play(g, "zone:nile", "track:green")
    assert held(g) == {"blue": 2, "red": 1} and sum(g.bank.values()) == bank - 3 + 1
    assert "30" in g.jar_discard


@pytest.mark.rule("PHAR-100")
def test_face_up_jars_are_only_for_setup_and_passing():
    g = position(jars=["1", "2", "3"], jar_pile=["30"], **NILE_JAR)
    play(g, "zone:nile", "track:green")
    assert g.jars == ["1", "2", "3"] and held(g) == {"blue": 2, "red": 1}
    play(g, "pass")
    assert offered(g) == ["jar:1", "jar:2", "jar:3"] and refused(g, "jar:7") == "PHAR-100"


@pytest.mark.rule("PHAR-101")
def test_an_empty_pile_is_formed_anew_from_the_discarded_jars():
    g = position(jar_pile=[], **NILE_JAR)
    discarded = g.jar_discard[:]
    play(g, "zone:nile", "track:green")
    assert len(g.jar_pile) == len(discarded) - 1 and len(g.jar_discard) == 1
    assert sorted([*g.jar_pile, *g.jar_discard]) == sorted(discarded)
    every = [str(number) for number in range(1, 31)]
    g = position(jars=every, jar_pile=[], **NILE_JAR)
    play(g, "zone:nile", "track:green")
    assert held(g) == {} and g.players[0].tracks["green"] == 1  # no jar is gained


@pytest.mark.rule("PHAR-102", "PHAR-243")
def test_of_a_short_bank_the_player_takes_what_is_there():
    g = position(jar_pile=["30"], bank={"blue": 1}, **NILE_JAR)
    play(g, "zone:nile", "track:green")
    assert held(g) == {"blue": 1, "red": 1}
    g = position(jar_pile=["30"], bank={"blue": 0, "red": 0}, **NILE_JAR)
    play(g, "zone:nile", "track:green")
    assert held(g) == {}  # and nothing else instead


@pytest.mark.rule("PHAR-103")
def test_diplomat_then_resources_then_teacher_then_seer_and_treasurer():
    g = position(nobles=[["diplomat", "teacher", "seer"]], jars=["21", "1", "2"], supplies=[{"red": 1}])
    play(g, "pass", "jar:21")
    assert offered(g) == ["pass", "use:diplomat"] and held(g) == {"red": 1}
    assert refused(g, "use:teacher") == "PHAR-055" and refused(g, "exchange:seer") == "PHAR-249"
    play(g, "pass")
    assert held(g) == {"red": 2, "green": 2} and offered(g) == ["pass", "use:teacher"]
    play(g, "pass")
    assert question(g) == "last_exchange" and offered(g) == ["finish", "exchange:seer"]
