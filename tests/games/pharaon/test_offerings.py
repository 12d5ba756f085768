"""The offerings zone (chapter 6)."""

from __future__ import annotations

from collections import Counter

import pytest

from senet.games.pharaon.position import position
from senet.kernel.game import SPECTATOR
from senet.kernel.play import seen_by
from tests.games.pharaon.playing import held, pass_round
from tests.games.words import decider, offered, play, question, refused

PAIR = [("off_green", "off_plus1")]
BONUS = ["off_plus2", "off_red", "off_zone_nile", "off_blue"]


@pytest.mark.rule("PHAR-075", "PHAR-078")
def test_the_action_costs_one_token_and_with_the_bonus_two_of_one_kind():
    g = position(supplies=[{"black": 1, "red": 1}], pairs=PAIR, bonus=BONUS)
    play(g, "zone:offerings", "pair:1")
    assert held(g) == {"red": 1, "off_green": 1, "off_plus1": 1}  # one of each kind is no bonus
    g = position(supplies=[{"black": 1, "red": 1, "blue": 1}], pairs=PAIR, bonus=BONUS)
    play(g, "zone:offerings", "pair:1")  # red and blue are not of the same kind: the bonus is not asked
    assert question(g) == "main"
    g = position(supplies=[{"black": 1, "red": 2}], pairs=PAIR, bonus=BONUS)
    play(g, "zone:offerings", "pair:1", "bonus:off_red")
    assert held(g) == {"off_green": 1, "off_plus1": 1, "off_red": 1} and g.bank["red"] == 20


@pytest.mark.rule("PHAR-075")
def test_the_bonus_is_refused_to_who_cannot_pay_two_of_a_kind():
    g = position(supplies=[{"off_black": 1, "black": 1}], pairs=PAIR, bonus=BONUS)
    play(g, "zone:offerings", "pair:1", "entry:black")
    assert question(g) == "bonus"
    g = position(supplies=[{"black": 1, "silver": 1}], pairs=PAIR, bonus=BONUS)
    play(g, "zone:offerings", "pair:1", "entry:black")
    assert refused(g, "bonus:off_red") == ""
    assert refused(g, "bonus:off_black") == "PHAR-079"
    g = position(supplies=[{"black": 1, "silver": 1}], pairs=PAIR, bonus=BONUS, without=["bonus_after_pair"])
    play(g, "zone:offerings", "pair:1")
    assert refused(g, "bonus:off_red") == ""
    g = position(supplies=[{"black": 1, "red": 1}], pairs=[("off_red", "off_blue")], bonus=BONUS)
    play(g, "zone:offerings", "pair:1")
    assert question(g) == "bonus" and refused(g, "kind:red") == "PHAR-249"


@pytest.mark.rule("PHAR-053", "PHAR-259")
def test_the_pair_is_taken_first_and_may_pay_for_the_bonus():
    g = position(supplies=[{"black": 1, "red": 1}], pairs=[("off_red", "off_plus1")], bonus=BONUS)
    play(g, "zone:offerings", "pair:1")
    assert question(g) == "bonus" and held(g) == {"red": 1, "off_red": 1, "off_plus1": 1}
    play(g, "bonus:off_blue")
    assert held(g) == {"off_plus1": 1, "off_blue": 1}  # a red resource and the red offering of the pair
    assert g.offering_discard == ["off_red"] and g.wheel["black"] == ["black"] and g.action is None
    g = position(supplies=[{"black": 1}], pairs=[("off_black", "off_plus1")], bonus=BONUS)
    play(g, "zone:offerings", "pair:1", "bonus:off_blue")  # one more of the entry's colour is enough
    assert held(g) == {"off_plus1": 1, "off_blue": 1}


@pytest.mark.rule("PHAR-259")
def test_in_the_other_reading_everything_is_paid_before_the_pair_is_taken():
    said = {"pairs": [("off_red", "off_plus1")], "bonus": BONUS, "without": ["bonus_after_pair"]}
    g = position(supplies=[{"black": 1, "red": 1}], **said)
    play(g, "zone:offerings", "pair:1")
    assert held(g) == {"red": 1, "off_red": 1, "off_plus1": 1} and decider(g) == 1  # no bonus was offered
    g = position(supplies=[{"black": 1, "red": 2}], **said)
    play(g, "zone:offerings", "pair:1")
    assert question(g) == "bonus" and held(g) == {"black": 1, "red": 2}
    play(g, "bonus:off_blue")
    assert held(g) == {"off_red": 1, "off_plus1": 1, "off_blue": 1}


@pytest.mark.rule("PHAR-076")
def test_both_tokens_of_one_pair_are_taken():
    g = position(supplies=[{"black": 1}], pairs=[("off_red", "off_red"), *PAIR], bonus=BONUS)
    play(g, "zone:offerings")
    assert refused(g, "offering:off_red") == "PHAR-249"  # a pair cannot be split
    play(g, "pair:2")
    assert held(g) == {"off_green": 1, "off_plus1": 1}
    assert g.pairs[:2] == [("off_red", "off_red"), ()]


@pytest.mark.rule("PHAR-077")
def test_the_entry_token_pays_the_action_and_the_bonus_costs_one_more_of_its_colour():
    g = position(supplies=[{"black": 2}], pairs=PAIR, bonus=BONUS)
    play(g, "zone:offerings", "pair:1", "bonus:off_blue")
    assert g.wheel["black"] == ["black"] and g.bank["black"] == 19
    assert held(g) == {"off_green": 1, "off_plus1": 1, "off_blue": 1}


@pytest.mark.rule("PHAR-078")
def test_without_the_bonus_no_further_token_is_taken():
    g = position(supplies=[{"silver": 1, "red": 5}], pairs=PAIR, bonus=BONUS)
    play(g, "zone:offerings", "pair:1", "bonus:none")
    assert held(g) == {"red": 5, "off_green": 1, "off_plus1": 1} and question(g) == "main"
    assert decider(g) == 1


@pytest.mark.rule("PHAR-079")
def test_the_bonus_is_a_token_of_the_field_or_an_unseen_one_of_the_bag():
    g = position(supplies=[{"black": 2}], pairs=PAIR, bonus=BONUS)
    play(g, "zone:offerings", "pair:1")
    assert offered(g) == [
        "bonus:none",
        "bonus:off_red",
        "bonus:off_blue",
        "bonus:off_zone_nile",
        "bonus:off_plus2",
        "bonus:bag",
    ]
    before = Counter(g.bag)
    play(g, "bonus:bag")
    drawn = before - Counter(g.bag)
    assert sum(drawn.values()) == 1 and g.bonus == BONUS
    assert Counter(held(g)) == Counter(["off_green", "off_plus1", *drawn.elements()])


@pytest.mark.rule("PHAR-080")
def test_one_bonus_at_most_and_only_with_the_action():
    g = position(supplies=[{"black": 6}], pairs=PAIR, bonus=BONUS)
    assert refused(g, "bonus:off_red") == "PHAR-249"
    play(g, "zone:offerings", "pair:1", "bonus:off_red")
    assert held(g) == {"black": 4, "off_green": 1, "off_plus1": 1, "off_red": 1}
    assert question(g) == "main"
    empty = position(supplies=[{"black": 2}], pairs=[(), (), (), ()], bonus=BONUS)
    assert refused(empty, "zone:offerings") == "PHAR-052"


@pytest.mark.rule("PHAR-081")
def test_emptied_slots_stay_empty_until_the_end_of_the_round():
    g = position(2, supplies=[{"black": 3}], pairs=PAIR, bonus=BONUS[:3], passed={1: 5})
    play(g, "zone:offerings", "pair:1", "bonus:off_red")
    assert g.pairs[0] == () and g.bonus[1] == ""
    play(g, "zone:offerings")
    assert refused(g, "pair:1") == "PHAR-081"
    play(g, "pair:2")
    pass_round(g)
    assert all(g.pairs) and all(g.bonus)


@pytest.mark.rule("PHAR-082")
def test_offerings_in_a_supply_are_public_also_those_from_the_bag():
    g = position(supplies=[{"black": 2}], pairs=PAIR, bonus=BONUS)
    play(g, "zone:offerings", "pair:1", "bonus:bag")
    for viewer in (1, 2, SPECTATOR):
        assert seen_by(g, viewer).players[0].supply == g.players[0].supply


@pytest.mark.rule("PHAR-083")
def test_spent_offerings_form_their_own_discard_pile():
    g = position(supplies=[{"black": 1, "off_red": 2}], pairs=PAIR, bonus=BONUS)
    bag, bank = len(g.bag), sum(g.bank.values())
    play(g, "zone:offerings", "pair:1", "bonus:off_plus2")
    assert g.offering_discard == ["off_red", "off_red"]
    assert (len(g.bag), sum(g.bank.values())) == (bag, bank)


@pytest.mark.rule("PHAR-084")
def test_an_empty_bag_is_refilled_from_the_discard_pile_when_a_token_must_be_drawn():
    g = position(supplies=[{"black": 2}], pairs=PAIR, bonus=BONUS, bag=[])
    discarded = Counter(g.offering_discard)
    play(g, "zone:offerings", "pair:1", "bonus:bag")
    assert g.offering_discard == [] and len(g.bag) == sum(discarded.values()) - 1
    assert not Counter(g.bag) - discarded
    g = position(supplies=[{"black": 2}], pairs=PAIR, bonus=BONUS, bag=["off_plus1"])
    play(g, "zone:offerings", "pair:1", "bonus:bag")
    assert g.bag == [] and g.offering_discard  # only at the moment of the next draw


@pytest.mark.rule("PHAR-085")
def test_with_bag_and_discard_empty_only_the_bonus_field_is_left():
    g = position(
        supplies=[{"black": 2, "off_red": 1}],
        pairs=PAIR,
        bonus=["off_plus2", "", "", ""],
        bag=[],
        offering_discard=[],
    )
    play(g, "zone:offerings", "pair:1")
    assert offered(g) == ["bonus:none", "bonus:off_plus2"] and refused(g, "bonus:bag") == "PHAR-085"
    g = position(supplies=[{"off_black": 3}], pairs=PAIR, bonus=["", "", "", ""], bag=[], offering_discard=[])
    play(g, "zone:offerings", "pair:1")  # the offering about to be spent does not count: no bonus
    assert held(g) == {"off_black": 2, "off_green": 1, "off_plus1": 1}


@pytest.mark.rule("PHAR-086", "PHAR-170")
def test_a_short_refill_completes_pairs_from_the_lowest_slot_then_the_bonus_field():
    for left, slots, places in ((3, [2, 2, 0, 2], 1), (4, [2, 2, 2, 2], 0), (1, [2, 0, 0, 2], 1)):
        g = position(
            3,
            pairs=[("off_red", "off_red"), (), (), ("off_blue", "off_blue")],
            bonus=["", "", "", ""],
            bag=["off_plus1"] * left,
            offering_discard=[],
            passed={1: 5, 2: 4},
            round=4,
        )
        pass_round(g)
        assert [len(pair) for pair in g.pairs] == slots
        assert len([token for token in g.bonus if token]) == places
        assert g.pairs[0] == ("off_red", "off_red") and g.bag == []
