"""The end of a round (chapter 14)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.position import position
from tests.games.pharaon.playing import held, pass_round
from tests.games.words import decider, play, question


@pytest.mark.rule("PHAR-168")
def test_what_is_done_after_a_round():
    g = position(
        3,
        round=2,
        first_player=1,
        passed={1: 5, 2: 4},
        nobles=[["seer"], ["teacher"], ["treasurer"]],
        exhausted=[["seer"], ["teacher"], ["treasurer"]],
        wheel={"black": ["off_black", "black"], "red": ["silver"]},
        pairs=[("off_red", "off_red"), (), (), ("off_blue", "off_blue")],
        bonus=["off_plus2", "", "", ""],
        jars=["21"],
        direction=-1,
    )
    bag, bank = len(g.bag), {kind: g.bank[kind] for kind in ("black", "silver")}
    play(g, "pass")
    assert g.round == 3 and all((player.row, player.passed) == (0, False) for player in g.players)
    assert g.offering_discard == ["off_black"] and not any(g.wheel.values())
    assert (g.bank["black"], g.bank["silver"]) == (bank["black"] + 1, bank["silver"] + 1)
    assert g.pairs[0] == ("off_red", "off_red") and g.pairs[3] == ("off_blue", "off_blue")
    assert all(g.pairs) and all(g.bonus) and g.bonus[0] == "off_plus2" and len(g.bag) == bag - 7
    assert g.offset == 4 and len(g.jars) == 3
    assert [player.exhausted for player in g.players] == [[], [], []]
    assert decider(g) == 1 and question(g) == "main"


@pytest.mark.rule("PHAR-168")
def test_the_wheel_is_cleared_before_offerings_are_drawn():
    # The bag is empty: what lay on the wheel is discarded first, so it can be drawn again at once.
    g = position(
        3,
        passed={1: 5, 2: 4},
        wheel={"black": ["off_black", "off_red"]},
        pairs=[()],
        bonus=["off_plus2"] * 4,
        bag=[],
        offering_discard=[],
    )
    play(g, "pass")
    assert sorted(g.pairs[0]) == ["off_black", "off_red"] and g.offering_discard == []


@pytest.mark.rule("PHAR-169", "PHAR-157")
def test_no_jars_are_laid_out_for_round_five():
    g = position(3, round=3)
    pass_round(g)
    assert g.round == 4 and len(g.jars) == 3
    pass_round(g)
    assert g.round == 5 and g.jars == []


@pytest.mark.rule("PHAR-171")
def test_after_round_five_nothing_is_done_any_more():
    g = position(3, round=5, passed={1: 5, 2: 4}, wheel={"black": ["black"]}, pairs=[()], bonus=[""])
    play(g, "pass")
    assert question(g) == "" and g.round == 5 and g.offset == 0
    assert g.wheel["black"] == ["black"] and g.pairs[0] == () and g.bonus[0] == ""
    assert held(g) == {}


@pytest.mark.rule("PHAR-172")
def test_face_up_cards_stay_between_rounds():
    g = position(3)
    nobles, artisans = g.nobles[:], g.artisans[:]
    pass_round(g)
    assert (g.round, g.nobles, g.artisans) == (2, nobles, artisans)
