"""Forgotten gods and the end of the game."""

from __future__ import annotations

import pytest

from senet.games.ankh.conflict import conflict
from senet.games.ankh.ending import forget_gods
from senet.games.ankh.merge import merge_gods
from senet.games.ankh.position import build, dashboard, devote, devotion, fight, pool, position, stand, start
from senet.games.ankh.scoring import final_order, places, result
from senet.games.ankh.table import NOBODY, Ankh
from senet.games.ankh.turn import turn
from senet.games.ankh.vocabulary import inventory
from senet.kernel.game import SPECTATOR
from senet.kernel.play import deciders, is_over, seen_by, why_not
from tests.games.words import names_told, play


def three(**spaces: int) -> Ankh:
    g = position("osiris", "isis", "amun")
    stand(g, "osiris", god="a4")
    stand(g, "isis", god="g2")
    stand(g, "amun", god="k2", warrior="k3 j2")
    devote(g, **spaces)
    return g


@pytest.mark.rule("ANKH-440")
def test_after_conflict_4_gods_in_the_red_zone_are_forgotten() -> None:
    g = three(amun=20, isis=21, osiris=25)
    start(g, forget_gods)
    assert g.forgotten == [2] and g.ranking == [1, 0]
    g = three(amun=18, isis=21, osiris=25)
    g.event = 16
    start(g, conflict, 0)  # everybody dominates one region
    assert g.forgotten == [2] and devotion(g) == {"isis": 22, "osiris": 26}
    g = three(amun=18, isis=21, osiris=25)
    g.event = 8
    start(g, conflict, 0)
    assert g.forgotten == []


@pytest.mark.rule("ANKH-441", "ANKH-442")
def test_the_forgotten_lose_everything() -> None:
    g = three(amun=18, isis=21, osiris=25)
    pool(g, "amun", "satet")
    stand(g, "amun", mummy="i3")
    build(g, "amun", temple="j4", obelisk="j5")
    dashboard(g, "amun").followers = 3
    before = inventory(g)
    start(g, forget_gods)
    assert set(g.figures) == {"a4", "g2"} and g.monuments == {}
    assert g.supply == {"obelisk": 10, "temple": 10, "pyramid": 10}
    gone = g.players[2]
    assert (gone.followers, gone.guardians, gone.ankhs, gone.warriors) == (0, [], 0, 0)
    assert (g.box["satet"], g.box["mummy"], g.box["ankh"], g.box["warrior"]) == (1, 1, 9, 6)
    assert g.stable["satet"] == 1 and inventory(g) == before


@pytest.mark.rule("ANKH-444")
def test_a_merged_god_is_forgotten_with_both_its_players() -> None:
    g = position("osiris", "isis", "amun", "ra")
    for god, space in (("osiris", "a4"), ("isis", "g2"), ("amun", "k2"), ("ra", "e8")):
        stand(g, god, god=space)
    devote(g, osiris=5, isis=8, amun=22, ra=25)
    start(g, merge_gods)
    start(g, forget_gods)
    assert g.ranking == [2, 3] and [g.is_out(seat) for seat in range(4)] == [True, True, False, False]


@pytest.mark.rule("ANKH-445")
def test_two_go_on_one_wins_at_once_none_is_no_winner() -> None:
    g = three(amun=18, isis=21, osiris=25)
    start(g, forget_gods)
    assert g.ending == "" and g.victor == NOBODY
    g = three(amun=18, isis=20, osiris=25)
    start(g, forget_gods)
    assert is_over(g) and result(g).winners == (0,) and g.ending == "last_god"
    g = three(amun=18, isis=19, osiris=20)
    g.flow.told = []
    start(g, forget_gods)
    assert is_over(g) and result(g).winners == () and result(g).reason == "no_god"
    assert names_told(g)[-1] == "nobody_won"


@pytest.mark.rule("ANKH-446")
def test_the_eliminated_watch_what_is_open_and_are_asked_nothing() -> None:
    g = three(amun=18, isis=21, osiris=25)
    start(g, forget_gods)
    stand(g, "osiris", warrior="g3")
    fight(g, "b0")
    assert 2 not in deciders(g) and why_not(g, 2, ("card", "flood")) == "ANKH-520"
    play(g, "card:flood")
    assert seen_by(g, 2).flow.answers == seen_by(g, SPECTATOR).flow.answers
    assert seen_by(g, 2).figures == g.figures


@pytest.mark.rule("ANKH-450")
def test_nothing_can_be_chosen_when_it_is_over() -> None:
    from senet.games.ankh.devotion import gain_devotion

    g = three(amun=18, isis=21, osiris=30)
    start(g, gain_devotion, 0, 1, "battle")
    assert is_over(g) and why_not(g, 0, ("pass", "")) == "ANKH-450"


@pytest.mark.rule("ANKH-451", "ANKH-452")
def test_after_conflict_5_most_devotion_wins_and_red_no_longer_matters() -> None:
    g = three(amun=10, isis=12, osiris=12)
    g.event, g.markers[2] = 17, 5
    start(g, turn, 0)
    play(g, "action:gain")
    assert is_over(g) and g.event == 18 and g.ending == "last_conflict"
    assert result(g).winners == (1,)  # on top of another on the same space
    assert g.forgotten == [] and why_not(g, 0, ("pass", "")) == "ANKH-451"
    assert devotion(g) == {"amun": 11, "osiris": 13, "isis": 13}


@pytest.mark.rule("ANKH-453")
def test_the_final_order_for_statistics() -> None:
    g = position("osiris", "isis", "amun", "ra", "anubis")
    for god, space in (("osiris", "a3"), ("isis", "g2"), ("amun", "k2"), ("ra", "e8"), ("anubis", "h8")):
        stand(g, god, god=space)
    devote(g, osiris=5, isis=8, amun=12, ra=22, anubis=25)
    start(g, merge_gods)
    start(g, forget_gods)
    g.victor = 3
    assert final_order(g) == [3, 4, 2, 1] and places(g) == [4, 4, 3, 1, 2]
    g = three(amun=18, isis=19, osiris=20)
    start(g, forget_gods)
    assert places(g) == [3, 3, 3]


@pytest.mark.rule("ANKH-462")
def test_gods_are_forgotten_with_two_players_too() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4")
    stand(g, "isis", god="g2")
    devote(g, ra=10, isis=25)
    g.event = 16
    start(g, conflict, 0)
    assert is_over(g) and result(g).winners == (1,) and g.ending == "last_god"
