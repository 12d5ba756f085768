"""The worked examples, each under its own number.

Unless said otherwise: the reference layout (offerings, tomb, Nile, artisans, nobles, clockwise) with the
wheel at offset 0, so the strips are black, yellow, green, red and blue.
"""

from __future__ import annotations

from collections import Counter

import pytest

from senet.games.pharaon.components import REFERENCE_LAYOUT, SILVER
from senet.games.pharaon.position import position
from senet.games.pharaon.scoring import sheet
from senet.games.pharaon.table import Pharaon
from senet.games.pharaon.table_gods import best_gods, can_satisfy, nobles_score
from tests.games.pharaon.playing import FULL, ONE_OF_EACH, ONE_OFFS, held, in_bank, new_game, pass_round
from tests.games.words import decider, offered, play, question, refused

BASICS = ("black", "yellow", "green", "red", "blue")


@pytest.mark.rule(
    "PHAR-022", "PHAR-028", "PHAR-033", "PHAR-034", "PHAR-035", "PHAR-036", "PHAR-038", "PHAR-043"
)
def test_ex_01_setup_for_three_players():
    """EX-01: the whole setup, nobody keeping a noble of 21-26."""
    g = new_game(3, "2", first_player="1")
    order = []
    while question(g) != "main":
        if question(g) == "jar":
            order.append(decider(g))
        play(g, next(name for name in offered(g) if name.partition(":")[2] not in ONE_OFFS))
    assert order == [0, 2]  # the right-hand neighbour first; one jar was left for the first player
    assert [len(pair) for pair in g.pairs] == [2] * 4 and len([each for each in g.bonus if each]) == 4
    assert (len(g.bag), len(g.nobles), len(g.artisans), len(g.jars)) == (28, 3, 4, 3)
    for seat in range(3):
        assert len(g.players[seat].nobles) == 1 and held(g, seat)[SILVER] == 2
        assert sum(g.players[seat].supply[colour] for colour in BASICS) == 3
    assert (len(g.noble_deck), len(g.artisan_deck), len(g.jar_pile), len(g.jar_discard)) == (20, 26, 24, 3)
    assert (in_bank(g), g.bank[SILVER], g.usable) == (105, 14, 3)


PAVEL = {"artisans_shown": ["sculptor_1", "painter_green"]}


@pytest.mark.rule("PHAR-056", "PHAR-064", "PHAR-065", "PHAR-094", "PHAR-095", "PHAR-097")
def test_ex_02_artisan_paid_with_the_entry_colour():
    """EX-02: Pavel pays red for the entry and two more red."""
    g = position(supplies=[{"red": 3, "yellow": 1}], **PAVEL)
    deck, bank = g.artisan_deck[:], g.bank.copy()
    play(g, "zone:artisans", "artisan:painter_green")
    assert g.wheel["red"] == ["red"] and held(g) == {"yellow": 1, "green": 1}
    assert g.players[0].artisans == ["painter_green"] and g.artisans[1] in deck
    changes = {kind: g.bank[kind] - bank[kind] for kind in bank if g.bank[kind] != bank[kind]}
    assert changes == {"red": 2, "green": -1}


@pytest.mark.rule("PHAR-065", "PHAR-069", "PHAR-094")
def test_ex_03_artisan_paid_with_another_colour():
    """EX-03: three yellow are paid in full; two are not enough."""
    g = position(supplies=[{"red": 1, "yellow": 3}], **PAVEL)
    play(g, "zone:artisans", "artisan:painter_green")
    assert held(g) == {"green": 1} and g.bank["yellow"] == 20
    g = position(supplies=[{"red": 1, "yellow": 2}], **PAVEL)
    assert "zone:artisans" not in offered(g) and refused(g, "zone:artisans") == "PHAR-051"


HANKA = {
    "pairs": [(), (), ("off_green", "off_plus1"), ("off_red", "off_red")],
    "bonus": ["off_plus2", "off_red", "off_zone_nile", "off_blue"],
}


@pytest.mark.rule("PHAR-075", "PHAR-076", "PHAR-077", "PHAR-081")
def test_ex_04_offerings_with_one_single_token():
    """EX-04: Hanka's black token pays entry and action."""
    g = position(supplies=[{"black": 1}], **HANKA)
    bank = in_bank(g)
    play(g, "zone:offerings", "pair:3")
    assert g.wheel["black"] == ["black"] and in_bank(g) == bank
    assert held(g) == {"off_green": 1, "off_plus1": 1} and g.pairs[2] == ()


@pytest.mark.rule("PHAR-075", "PHAR-076", "PHAR-077", "PHAR-079", "PHAR-080", "PHAR-081")
def test_ex_05_offerings_with_the_bonus():
    """EX-05: Hanka buys the bonus with a second black; or she draws from the bag."""
    g = position(supplies=[{"black": 2}], **HANKA)
    play(g, "zone:offerings", "pair:3", "bonus:off_plus2")
    assert g.wheel["black"] == ["black"] and g.bank["black"] == 19
    assert held(g) == {"off_green": 1, "off_plus1": 1, "off_plus2": 1}
    assert g.bonus == ["", "off_red", "off_zone_nile", "off_blue"]
    g = position(supplies=[{"black": 2}], **HANKA)
    bag = len(g.bag)
    play(g, "zone:offerings", "pair:3", "bonus:bag")
    assert g.bonus == HANKA["bonus"] and len(g.bag) == bag - 1


MAREK = {"supplies": [{"green": 1, "red": 1, "blue": 1}]}


@pytest.mark.rule("PHAR-064", "PHAR-066", "PHAR-104", "PHAR-105", "PHAR-106", "PHAR-107")
def test_ex_06_nile_action_4_with_an_entry_colour_not_in_the_cost():
    """EX-06: Marek enters with green, pays red and blue."""
    g = position(**MAREK)
    play(g, "zone:nile", "nile:4", "track:red", "track:blue")
    assert g.wheel["green"] == ["green"] and (g.bank["red"], g.bank["blue"]) == (20, 20)
    assert held(g) == {"black": 1, "yellow": 1}
    assert (g.players[0].tracks["red"], g.players[0].tracks["blue"]) == (1, 1)


@pytest.mark.rule("PHAR-023", "PHAR-066", "PHAR-106", "PHAR-107")
def test_ex_07_nile_action_4_with_both_arrows_on_one_track():
    """EX-07: both arrows on red; and with the strip red two tokens are enough."""
    g = position(**MAREK)
    play(g, "zone:nile", "nile:4", "track:red")
    assert refused(g, "track:green") == "PHAR-106"
    play(g, "track:red")
    assert (g.players[0].tracks["red"], g.players[0].tracks["blue"]) == (2, 0)
    assert held(g) == {"black": 1, "yellow": 1}
    g = position(offset=4, supplies=[{"red": 1, "blue": 1}])
    play(g, "zone:nile", "track:red", "track:red")
    assert g.wheel["red"] == ["red"] and g.bank["blue"] == 20 and held(g) == {"black": 1, "yellow": 1}


@pytest.mark.rule("PHAR-099", "PHAR-154", "PHAR-155", "PHAR-156")
def test_ex_08_passing_as_second_player():
    """EX-08: Apolena takes jar 21 and her cylinder goes to row 2."""
    g = position(3, round=2, passed={2: 1}, jars=["21", "3"], supplies=[{"silver": 1}])
    play(g, "pass", "jar:21")
    assert (g.players[0].row, g.players[0].space) == (2, 1)
    assert held(g) == {"silver": 1, "green": 2, "red": 1} and g.jars == ["3"] and "21" in g.jar_discard


@pytest.mark.rule("PHAR-014", "PHAR-159", "PHAR-160", "PHAR-161", "PHAR-162", "PHAR-163")
def test_ex_09_advancing_on_the_bottom_row():
    """EX-09: Martin goes from space 2 to space 3, holding the first player token."""
    g = position(3, passed={0: 2}, first_player=0)
    assert g.players[0].space == 3
    assert offered(g) == ["reward:basic", "reward:first_player", "reward:silver"]
    play(g, "reward:silver")
    assert held(g) == {"silver": 1}
    g = position(3, passed={0: 3}, first_player=0)
    assert offered(g) == ["reward:basic", "reward:first_player", "reward:silver", "reward:offering"]
    g = position(3, passed={0: 5}, first_player=0)
    assert decider(g) == 1 and held(g) == {} and g.players[0].space == 5


@pytest.mark.rule("PHAR-177", "PHAR-178", "PHAR-179")
def test_ex_10_two_gods_satisfied():
    """EX-10: four tomb steps are enough for Horus and Bastet together."""
    g = position(
        supplies=[{"off_red": 2, "off_zone_tomb": 1}],
        nobles=[["architect"]],
        tracks=[{"red": 1, "blue": 1}],
        tomb=[4],
    )
    assert best_gods(g, 0) == ["horus", "bastet"] and sheet(g, 0)["gods"] == 16
    assert not any(can_satisfy(g, 0, [god]) for god in ("isis", "anubis", "osiris"))


@pytest.mark.rule("PHAR-059", "PHAR-062", "PHAR-064")
def test_ex_11_a_scribes_token_has_one_colour_only():
    """EX-11: the green token that enters as black is not deducted as green."""
    g = position(offset=2, nobles=[["scribe_1"]], supplies=[{"green": 1, "red": 1}])
    assert refused(g, "zone:nile") == "PHAR-051"
    g = position(offset=2, nobles=[["scribe_1"]], supplies=[{"green": 2, "red": 1}])
    play(g, "zone:nile", "track:red", "track:red")  # action 3 is the only one that can be paid
    assert held(g) == {"silver": 1} and g.wheel["black"] == ["green"]


@pytest.mark.rule("PHAR-120", "PHAR-121")
def test_ex_12_points_of_a_scribe():
    """EX-12: the Scribe of the tomb with none, one or both of Horus and Bastet."""
    offerings = {"off_plus1": 3}
    for tomb, tracks, supply, points in (
        (1, {}, {}, 4),
        (2, {}, offerings, 8),
        (2, {"red": 1, "blue": 1}, {}, 8),
        (4, {"red": 1, "blue": 1}, offerings, 12),
    ):
        g = position(nobles=[["scribe_5"]], tomb=[tomb], tracks=[tracks], supplies=[supply])
        assert sheet(g, 0)["nobles"] == points


@pytest.mark.rule("PHAR-127")
def test_ex_13_grand_vizier():
    """EX-13: 6 alone, 12 with three nobles, 18 with five."""
    others = ["court_official_23", "court_official_24", "judge", "architect"]
    for count, fixed, points in ((0, 0, 6), (2, 0, 12), (4, 12 + 10, 18)):
        g = position(nobles=[["grand_vizier", *others[:count]]])
        assert nobles_score(g, 0, []) - fixed == points


@pytest.mark.rule("PHAR-223", "PHAR-238")
def test_ex_14_the_traitors_nobles():
    """EX-14: values 7 and 8 were reached; four nobles score 32."""
    # T1 has its 7 on the tenth space and T2 its 8 on the twelfth; jar 2 has yellow at the bottom, jar 11 black.
    nobles = [[], ["judge", "general", "grand_vizier", "architect"]]
    his = {"columns": {"black": 9, "yellow": 11}, "pile": ["11"], "value": 8}
    g = position(1, to_move=1, nobles=nobles, traitor=his)
    assert g.traitor is not None and g.traitor.value == 8 and sheet(g, 1)["nobles"] == 32
    his = {"columns": {"black": 9, "yellow": 11}, "pile": ["2"], "value": 7}
    g = position(1, to_move=1, nobles=nobles, traitor=his)
    assert g.traitor is not None and g.traitor.value == 8 and sheet(g, 1)["nobles"] == 32


@pytest.mark.rule("PHAR-081", "PHAR-168", "PHAR-170")
def test_ex_15_refilling_the_offerings():
    """EX-15: bag 12, discard 9, two pairs and one bonus token left, 7 tokens on the wheel."""
    bag = ["off_plus1"] * 6 + ["off_zone_nile"] * 3 + ["off_zone_tomb"] * 3
    g = position(
        3,
        round=2,
        passed={1: 5, 2: 4},
        pairs=[("off_red", "off_red"), (), (), ("off_blue", "off_blue")],
        bonus=["off_plus2", "", "", ""],
        bag=bag,
        offering_discard=["off_green"] * 3 + ["off_yellow"] * 3 + ["off_zone_nobles"] * 3,
        wheel={"black": ["off_black", "black", "black"], "red": ["red", "silver"], "blue": ["blue", "blue"]},
        jars=["7"],  # green, yellow, red
    )
    bank = in_bank(g)
    play(g, "pass")
    assert len(g.offering_discard) == 10 and g.offering_discard[-1] == "off_black"
    assert in_bank(g) == bank + 6 - 3 and len(g.bag) == 5
    drawn = [*g.pairs[1], *g.pairs[2], *g.bonus[1:]]
    assert len(drawn) == 7 and Counter(drawn) + Counter(g.bag) == Counter(bag)
    assert (g.pairs[0], g.pairs[3], g.bonus[0]) == (
        ("off_red", "off_red"),
        ("off_blue", "off_blue"),
        "off_plus2",
    )


@pytest.mark.rule("PHAR-173", "PHAR-174", "PHAR-175")
def test_ex_16_succession():
    """EX-16: the second noble brings the token; a later candidate gets nothing."""
    g = position(
        3,
        supplies=[ONE_OF_EACH, ONE_OF_EACH],
        nobles=[["grand_vizier"], ["general"], ["seer", "teacher", "diplomat"]],
        nobles_shown=["architect", "foreman"],
        tomb=[3, 3, 2],
    )
    assert g.pharaoh == -1 and not g.may_succeed(2)
    play(g, "zone:nobles", "noble:architect")
    assert g.pharaoh == 0
    play(g, "zone:nobles", "noble:foreman")
    assert g.pharaoh == 0 and g.may_succeed(1)


@pytest.mark.rule("PHAR-023", "PHAR-025")
def test_ex_17_wheel_rotation():
    """EX-17: the strips of round 2 in both directions."""
    for direction, strips in (
        (1, ["blue", "black", "yellow", "green", "red"]),
        (-1, ["yellow", "green", "red", "blue", "black"]),
    ):
        g = pass_round(position(direction=direction))
        assert g.round == 2 and [g.strip_of(zone) for zone in REFERENCE_LAYOUT] == strips


@pytest.mark.rule("PHAR-127", "PHAR-145", "PHAR-177", "PHAR-179", "PHAR-182", "PHAR-184", "PHAR-191")
def test_ex_18_full_final_scoring():
    """EX-18: 97 points."""
    g = position(
        supplies=[{"off_green": 1, "off_zone_nile": 1, "off_plus2": 1, "black": 1, "silver": 2}],
        nobles=[["grand_vizier", "teacher"]],
        artisans=[["painter_black", "sculptor_1"]],
        tracks=[{"red": 3, "blue": 2}],
        tomb=[4],
        pharaoh=0,
        first_player=1,
    )
    assert sorted(best_gods(g, 0)) == ["anubis", "bastet", "horus"]
    assert sheet(g, 0) == {
        "gods": 24,
        "nobles": 18,
        "nile": 10,
        "resources_and_offerings": 8,
        "artisans": 12,
        "tomb": 18,
        "tokens": 7,
    }
    assert sum(sheet(g, 0).values()) == 97


@pytest.mark.rule("PHAR-009", "PHAR-132")
def test_ex_19_physician():
    """EX-19: 6 without artisans, 10 with values 3, 3 and 7, 18 with one of each kind."""
    each = ["embalmer_red", "potter_red", "goldsmith_red", "weaver_red", "painter_red", "sculptor_1"]
    for artisans, points in (([], 6), (["goldsmith_red", "goldsmith_blue", "sculptor_1"], 10), (each, 18)):
        assert nobles_score(position(nobles=[["physician"]], artisans=[artisans]), 0, []) == points


def payments(g: Pharaon, said: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every chain of answers that pays the action going on."""
    if g.action is None:
        return [said]
    assert len(offered(g)) <= 3
    chains = []
    for name in offered(g):
        twin = g.clone()
        chains += payments(play(twin, name), (*said, name))
    return chains


@pytest.mark.rule(
    "PHAR-058", "PHAR-065", "PHAR-067", "PHAR-094", "PHAR-248", "PHAR-250", "PHAR-251", "PHAR-252"
)
def test_ex_20_listing_the_payments_of_one_action():
    """EX-20: twelve payments, each reached by exactly one chain of answers."""
    supply = {"red": 2, "yellow": 3, "silver": 1, "off_red": 1}
    g = position(supplies=[supply], artisans_shown=["sculptor_1"])
    play(g, "zone:artisans", "artisan:sculptor_1")
    assert offered(g) == ["entry:red", "entry:off_red", "entry:silver"]
    chains = payments(g)
    assert Counter(chain[0] for chain in chains) == {"entry:red": 5, "entry:off_red": 4, "entry:silver": 3}
    spent = set()
    for chain in chains:
        twin = play(g.clone(), *chain)
        spent.add((chain[0], chain[1], tuple(sorted(held(twin).items()))))
    assert len(spent) == len(chains) == 12


@pytest.mark.rule("PHAR-047", "PHAR-051", "PHAR-140", "PHAR-142", "PHAR-248", "PHAR-249")
def test_ex_21_nothing_but_passing():
    """EX-21: only the yellow strip is free; the Seer makes the tomb payable."""
    full = dict.fromkeys(("black", "green", "red", "blue"), FULL)
    supply = {"yellow": 1, "green": 1, "black": 1}
    assert offered(position(wheel=full, supplies=[supply])) == ["pass"]
    g = position(wheel=full, supplies=[supply], nobles=[["seer"]])
    assert offered(g) == ["exchange:seer", "pass"]
    play(g, "exchange:seer", "give:black", "take:red")
    assert offered(g) == ["zone:tomb", "pass"] and refused(g, "exchange:seer") == "PHAR-092"
    play(g, "zone:tomb")
    assert g.players[0].tomb == 1 and held(g) == {} and g.wheel["yellow"] == ["yellow"]


@pytest.mark.rule("PHAR-014", "PHAR-160", "PHAR-162", "PHAR-164", "PHAR-242", "PHAR-248")
def test_ex_22_a_reward_that_the_bank_cannot_give():
    """EX-22: no silver, only black in the bank: both decisions settle themselves."""
    bank = {"silver": 0, "yellow": 0, "green": 0, "red": 0, "blue": 0}
    g = position(3, passed={1: 5, 0: 2}, bank=bank)
    assert held(g) == {"black": 1} and g.players[0].space == 3 and decider(g) != 0
    g = position(3, passed={1: 5, 0: 2}, bank={**bank, "black": 0})
    assert held(g) == {} and g.players[0].space == 3
