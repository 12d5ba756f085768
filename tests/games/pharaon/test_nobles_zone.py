"""The nobles zone (chapter 7)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.components import COLOURS
from senet.games.pharaon.position import position
from tests.games.pharaon.playing import ONE_OF_EACH, held, pass_turn
from tests.games.words import offered, play, question, refused

SHOWN = ["judge", "architect", "seer"]


def buy(noble: str, **said) -> object:
    """A player with exactly one token of each colour takes this noble."""
    g = position(supplies=[ONE_OF_EACH], nobles_shown=[noble], **said)
    return play(g, "zone:nobles", f"noble:{noble}")


@pytest.mark.rule("PHAR-087")
def test_a_noble_costs_five_different_colours_of_which_the_entry_is_one():
    g = buy("judge")
    assert held(g) == {} and g.wheel["blue"] == ["blue"]
    assert [g.bank[colour] for colour in COLOURS] == [20, 20, 20, 20, 19]
    four = {"black": 2, "yellow": 1, "green": 1, "blue": 4}
    assert refused(position(supplies=[four]), "zone:nobles") == "PHAR-051"
    with_silver = position(supplies=[{**four, "silver": 1}])
    assert "zone:nobles" in offered(with_silver)


@pytest.mark.rule("PHAR-088")
def test_a_face_up_noble_or_the_unseen_top_of_the_deck_must_be_kept():
    g = position(supplies=[ONE_OF_EACH], nobles_shown=SHOWN, noble_deck=["general"])
    play(g, "zone:nobles")
    assert offered(g) == ["noble:judge", "noble:architect", "noble:seer", "noble:deck"]
    assert refused(g, "noble:general") == "PHAR-088"
    play(g, "noble:deck")
    assert g.players[0].nobles == ["general"] and question(g) == "main"


@pytest.mark.rule("PHAR-089")
def test_the_slot_is_refilled_at_once_and_before_the_effect():
    g = position(supplies=[ONE_OF_EACH], nobles_shown=["judge", "court_official_21", "seer"])
    deck = g.noble_deck[:]
    play(g, "zone:nobles", "noble:court_official_21")
    assert question(g) == "step"  # the effect is not carried out yet
    assert g.nobles[1] in deck and (g.nobles[0], g.nobles[2]) == ("judge", "seer")
    g = position(supplies=[ONE_OF_EACH], nobles_shown=SHOWN)
    play(g, "zone:nobles", "noble:deck")
    assert g.nobles == SHOWN
    g = position(supplies=[ONE_OF_EACH], nobles_shown=SHOWN, noble_deck=[])
    play(g, "zone:nobles")
    assert refused(g, "noble:deck") == "PHAR-089"
    play(g, "noble:architect")
    assert g.nobles == ["judge", "", "seer"]


@pytest.mark.rule("PHAR-090")
def test_an_ability_works_from_the_acquisition_on_but_not_for_its_own_payment():
    supply = {**ONE_OF_EACH, "red": 2}
    g = position(supplies=[supply], nobles_shown=["treasurer"])
    play(g, "zone:nobles", "noble:treasurer")
    assert offered(g) == ["finish", "exchange:treasurer"]
    play(g, "exchange:treasurer")
    assert held(g) == {"silver": 1}
    g = position(supplies=[{"blue": 5}], nobles_shown=["judge"])
    assert refused(g, "zone:nobles") == "PHAR-051"


@pytest.mark.rule("PHAR-091")
def test_there_is_no_limit_on_nobles_and_none_is_lost():
    many = ["general", "foreman", "seer", "teacher", "grand_vizier", "physician", "administrator"]
    g = position(supplies=[ONE_OF_EACH], nobles=[many], nobles_shown=["architect"])
    play(g, "zone:nobles", "noble:architect")
    assert g.players[0].nobles == [*many, "architect"]


@pytest.mark.rule("PHAR-092")
def test_a_once_per_round_noble_is_ready_when_acquired_and_exhausted_by_its_use():
    g = position(2, nobles=[["seer"]], supplies=[{"red": 1}], passed={1: 5})
    play(g, "exchange:seer", "take:blue")
    assert g.players[0].exhausted == ["seer"] and refused(g, "exchange:seer") == "PHAR-092"
    pass_turn(g)
    assert g.round == 2 and g.players[0].exhausted == []
    g = buy("seer")
    assert g.players[0].is_ready("seer")


@pytest.mark.rule("PHAR-093")
def test_a_one_off_effect_is_compulsory_in_the_printed_order_and_impossible_parts_are_skipped():
    g = buy("court_official_22")
    assert question(g) == "step" and refused(g, "pass") == "PHAR-249"
    play(g, "track:red")
    assert question(g) == "step"  # one at a time
    play(g, "track:red")
    assert question(g) == "offering" and refused(g, "pass") == "PHAR-249"
    g = position(
        supplies=[ONE_OF_EACH],
        nobles_shown=["court_official_22"],
        tracks=[dict.fromkeys(COLOURS, 3)],
    )
    play(g, "zone:nobles", "noble:court_official_22")
    assert question(g) == "offering"  # no step is possible
    top = {**dict.fromkeys(COLOURS, 3), "red": 2}
    g = position(supplies=[ONE_OF_EACH], nobles_shown=["court_official_21"], tracks=[top])
    play(g, "zone:nobles", "noble:court_official_21")
    assert g.players[0].tracks["red"] == 3 and held(g) == {"silver": 2}
