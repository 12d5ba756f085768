"""Paying: entry cost, declared colours, deduction, exact payment (chapter 5)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.position import position
from tests.games.pharaon.playing import ONE_OF_EACH, held, in_bank, pass_round
from tests.games.words import offered, play, question, refused


@pytest.mark.rule("PHAR-056")
def test_the_entry_token_lies_on_the_leftmost_free_space_until_the_end_of_the_round():
    g = position(supplies=[{"black": 1}], wheel={"black": ["silver"]})
    play(g, "zone:offerings", "pair:1")
    assert g.wheel["black"] == ["silver", "black"] and held(g).get("black") is None
    play(g, "pass")
    assert g.wheel["black"] == ["silver", "black"]
    pass_round(g)
    assert g.wheel["black"] == []


@pytest.mark.rule("PHAR-057")
def test_tokens_on_the_wheel_belong_to_nobody():
    g = position(supplies=[{"black": 1}, {}, {}], jars=["7", "8", "9"])  # jars without black
    play(g, "zone:offerings", "pair:1")
    assert g.bank["black"] == 19
    pass_round(g)
    assert g.bank["black"] == 20 and not any("black" in held(g, seat) for seat in range(3))


@pytest.mark.rule("PHAR-058")
def test_what_can_pay_an_entry():
    supply = {
        "black": 1,
        "green": 1,
        "red": 1,
        "off_black": 1,
        "off_green": 1,
        "off_red": 1,
        "off_zone_offerings": 1,
        "off_zone_nile": 1,
        "silver": 1,
    }
    g = position(supplies=[supply], nobles=[["scribe_1"]])
    play(g, "zone:offerings", "pair:1")
    assert offered(g) == [
        "entry:black",
        "entry:off_black",
        "entry:green",  # through the Scribe
        "entry:off_green",
        "entry:off_zone_offerings",
        "entry:silver",
    ]
    assert refused(g, "entry:red") == "PHAR-058" and refused(g, "entry:off_red") == "PHAR-058"
    assert refused(g, "entry:off_zone_nile") == "PHAR-072" and refused(g, "entry:blue") == "PHAR-074"


@pytest.mark.rule("PHAR-059", "PHAR-060")
def test_silver_paid_as_entry_counts_as_the_colour_of_the_strip_and_nothing_else():
    # The Nile strip is green: silver for the entry is green, so it does not count as red or blue.
    g = position(supplies=[{"silver": 1, "red": 1}])
    assert refused(g, "zone:nile") == "" and "zone:nile" in offered(g)  # green + red: action 3
    play(g, "zone:nile")
    assert question(g) == "arrow" and g.action is not None and g.action.card == "3"
    g = position(supplies=[{"silver": 1, "blue": 1}])
    assert refused(g, "zone:nile") == "PHAR-051"  # red + blue needs one more than the entry as green
    g = position(supplies=[{"silver": 2, "blue": 1}])
    play(g, "zone:nile", "nile:4", "track:red", "track:red")
    assert g.wheel["green"] == ["silver"] and g.bank["silver"] == 19 and held(g) == {"black": 1, "yellow": 1}


@pytest.mark.rule("PHAR-061")
def test_a_zone_joker_paid_as_entry_counts_as_the_colour_of_the_strip():
    g = position(supplies=[{"off_zone_nile": 1, "blue": 1}])
    assert refused(g, "zone:nile") == "PHAR-051"
    g = position(supplies=[{"off_zone_nile": 1, "red": 1}])
    play(g, "zone:nile", "track:red", "track:red")
    assert g.wheel["green"] == ["off_zone_nile"] and held(g) == {"silver": 1}


@pytest.mark.rule("PHAR-062")
def test_a_swapped_token_counts_as_the_colour_it_is_used_for():
    # The Nile strip is black; the green token enters as black and is not green any more.
    g = position(offset=2, nobles=[["scribe_1"]], supplies=[{"green": 1, "red": 1}])
    assert refused(g, "zone:nile") == "PHAR-051"
    g = position(offset=2, nobles=[["scribe_1"]], supplies=[{"green": 1, "yellow": 1}])
    play(g, "zone:nile", "track:black", "track:black")  # black + yellow: action 1
    assert held(g) == {"green": 1, "blue": 1} and g.wheel["black"] == ["green"]


@pytest.mark.rule("PHAR-063")
def test_jokers_in_one_payment_may_declare_different_colours():
    g = position(supplies=[{"silver": 3, "off_zone_nobles": 2}], nobles_shown=["judge"])
    play(g, "zone:nobles", "noble:judge", "entry:silver")
    while question(g) == "unit":
        play(g, offered(g)[0])
    assert g.players[0].nobles == ["judge"] and held(g) == {}


@pytest.mark.rule("PHAR-064", "PHAR-066")
def test_the_entry_token_is_deducted_once_if_its_colour_is_in_the_cost():
    g = position(offset=1, supplies=[{"yellow": 2, "black": 1}])  # the Nile strip is yellow
    play(g, "zone:nile")
    play(g, "track:black", "track:black")
    # black + yellow: the entry saves the yellow, of which one is left; it cannot be waived
    assert held(g) == {"yellow": 1, "green": 1, "blue": 1}
    g = position(supplies=[{"green": 1, "red": 1, "blue": 1}])  # the Nile strip is green
    play(g, "zone:nile", "nile:4", "track:red", "track:blue")
    assert held(g) == {"black": 1, "yellow": 1}  # nothing was deducted


@pytest.mark.rule("PHAR-065")
def test_with_a_kind_of_choice_the_deduction_applies_only_to_the_same_kind():
    g = position(supplies=[{"red": 4, "yellow": 4}], artisans_shown=["sculptor_1"])
    play(g, "zone:artisans", "artisan:sculptor_1", "kind:red")
    assert held(g) == {"red": 1, "yellow": 4, "black": 1}  # never three more
    g = position(supplies=[{"red": 4, "yellow": 4}], artisans_shown=["sculptor_1"])
    play(g, "zone:artisans", "artisan:sculptor_1", "kind:yellow")
    assert held(g) == {"red": 3, "yellow": 1, "black": 1}


@pytest.mark.rule("PHAR-067")
def test_what_can_pay_a_unit_of_the_action_cost():
    supply = {
        "yellow": 1,
        "red": 1,
        "off_red": 1,
        "black": 1,
        "off_black": 1,
        "green": 1,
        "off_zone_tomb": 1,
        "off_zone_nile": 1,
        "off_plus1": 1,
        "silver": 1,
    }
    g = position(supplies=[supply], nobles=[["scribe_5"]])
    play(g, "zone:tomb", "entry:yellow", "pay:green")  # green + red: the red is left
    assert offered(g) == [
        "pay:red",
        "pay:off_red",
        "pay:black",
        "pay:off_black",
        "pay:off_zone_tomb",
        "pay:silver",
    ]
    assert refused(g, "pay:off_zone_nile") == "PHAR-072" and refused(g, "pay:off_plus1") == "PHAR-070"
    play(g, "pay:off_black")
    assert g.players[0].tomb == 1
    g = position(supplies=[{"yellow": 1, "green": 1, "red": 1, "blue": 1, "silver": 1}])
    play(g, "zone:tomb", "entry:yellow", "pay:green")
    assert refused(g, "pay:blue") == "PHAR-067"


@pytest.mark.rule("PHAR-068")
def test_paid_resources_return_to_the_bank_and_paid_offerings_to_their_discard_pile_at_once():
    g = position(supplies=[{"yellow": 1, "off_green": 1, "green": 1, "red": 1, "silver": 1}])
    bank = in_bank(g)
    play(g, "zone:tomb", "entry:yellow", "pay:off_green")
    assert g.offering_discard == ["off_green"] and in_bank(g) == bank and question(g) == "unit"
    play(g, "pay:red")
    assert g.bank["red"] == 20 and in_bank(g) == bank + 1


@pytest.mark.rule("PHAR-069")
def test_payment_is_exact():
    supply = {"red": 3, "yellow": 2, "blue": 3, "silver": 1}
    g = position(supplies=[supply], artisans_shown=["sculptor_1"])
    play(g, "zone:artisans", "artisan:sculptor_1", "entry:silver")
    assert offered(g) == ["kind:red", "kind:blue"]
    assert refused(g, "kind:yellow") == "PHAR-069"  # two yellow are not three
    g = position(supplies=[{"red": 9}], artisans_shown=["sculptor_1"])
    play(g, "zone:artisans", "artisan:sculptor_1")
    assert held(g) == {"red": 6, "black": 1} and question(g) == "main"  # and not one more


@pytest.mark.rule("PHAR-070")
def test_point_tokens_pay_for_nothing():
    g = position(supplies=[{"off_plus1": 4, "off_plus2": 4}], nobles=[["judge", "seer", "priestess"]])
    assert offered(g) == ["pass"]
    g = position(supplies=[{"black": 1, "silver": 1, "off_plus1": 1}])
    play(g, "zone:offerings", "pair:1")
    assert refused(g, "entry:off_plus1") == "PHAR-070"


@pytest.mark.rule("PHAR-071")
def test_basic_offerings_replace_resources_when_paying_but_are_not_gained_as_such():
    g = position(supplies=[{"off_yellow": 1, "off_green": 1, "off_red": 1}])
    play(g, "zone:tomb")
    assert g.players[0].tomb == 1 and g.offering_discard == ["off_green", "off_red"]
    g = position(supplies=[{}], jars=["21", "1", "2"])
    play(g, "pass", "jar:21")
    assert held(g) == {"green": 2, "red": 1}


@pytest.mark.rule("PHAR-072")
def test_zone_jokers_pay_only_in_their_own_zone():
    g = position(supplies=[{"off_zone_tomb": 3}])
    assert offered(g) == ["zone:tomb", "pass"]
    g = position(supplies=[{"off_zone_tomb": 1}], nobles=[["seer", "treasurer"]])
    assert refused(g, "exchange:seer") == "PHAR-142" and refused(g, "exchange:treasurer") == "PHAR-142"


@pytest.mark.rule("PHAR-073")
def test_a_payment_names_kinds_of_tokens_and_equal_tokens_are_one():
    g = position(supplies=[{"red": 5, "silver": 4}], artisans_shown=["sculptor_1"])
    play(g, "zone:artisans", "artisan:sculptor_1")
    assert offered(g) == ["entry:red", "entry:silver"]
    play(g, "entry:silver")
    assert offered(g)[0] == "kind:black"  # three silver left can be anything
    play(g, "kind:red")
    assert offered(g) == ["pay:red", "pay:silver"]
    play(g, "pay:red")
    assert offered(g) == ["pay:red", "pay:silver"]


@pytest.mark.rule("PHAR-074")
def test_tokens_leave_a_supply_only_through_payments_and_effects():
    g = position(supplies=[ONE_OF_EACH])
    for name in ("give:red", "pay:red", "take:red", "entry:red"):
        assert refused(g, name) == "PHAR-249"
    assert held(g) == ONE_OF_EACH
    g = position(supplies=[{"red": 20, "silver": 20, "black": 20}])  # no limit
    assert sum(held(g).values()) == 60
    play(g, "zone:offerings", "pair:1")
    assert refused(g, "entry:green") == "PHAR-074"
