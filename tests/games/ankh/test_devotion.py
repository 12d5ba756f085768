"""Devotion and followers."""

from __future__ import annotations

import pytest

from senet.games.ankh.components import FACTS, RED, TOP
from senet.games.ankh.deaths import cat_mourned
from senet.games.ankh.devotion import gain_devotion, gain_followers, lose_devotion, sacrifice
from senet.games.ankh.position import (
    DELTA,
    dashboard,
    devote,
    devotion,
    fight,
    position,
    side_of,
    stand,
    start,
)
from senet.games.ankh.scoring import result
from senet.kernel.play import is_over
from tests.games.words import play, refused


@pytest.mark.rule("ANKH-029")
def test_the_track_has_32_spaces_of_which_21_are_red() -> None:
    assert (FACTS["devotion"]["spaces"], RED, TOP) == (32, 20, 31)
    g = position("ra", "isis")
    assert g.devotion == [0, 0]
    g.devotion = [20, 21]
    assert g.is_red(0) and not g.is_red(1)


@pytest.mark.rule("ANKH-030", "ANKH-031")
def test_an_arriving_token_goes_on_top_of_the_stack() -> None:
    g = position("ra", "isis", "amun")
    devote(g, amun=3, isis=5, ra=5)
    start(g, gain_devotion, side_of(g, "amun"), 2, "battle")
    assert list(devotion(g).items()) == [("isis", 5), ("ra", 5), ("amun", 5)]
    assert g.ascending([0, 1, 2]) == [side_of(g, god) for god in ("isis", "ra", "amun")]


@pytest.mark.rule("ANKH-032")
def test_simultaneous_changes_happen_in_the_ascending_order_read_once() -> None:
    g = position("ra", "isis", "amun")
    devote(g, isis=4, amun=5, ra=5)
    start(g, cat_mourned, side_of(g, "ra"))
    assert list(devotion(g).items()) == [("isis", 3), ("amun", 4), ("ra", 5)]
    devote(g, ra=2, isis=4, amun=4)
    start(g, cat_mourned, side_of(g, "ra"))
    assert list(devotion(g).items()) == [("ra", 2), ("isis", 3), ("amun", 3)]


@pytest.mark.rule("ANKH-033")
def test_a_gain_is_one_movement_and_a_gain_of_nothing_moves_nothing() -> None:
    g = position("ra", "isis", "amun")
    devote(g, amun=0, isis=1, ra=3)
    start(g, gain_devotion, side_of(g, "amun"), 2, "battle")
    assert list(devotion(g)) == ["isis", "amun", "ra"]
    devote(g, amun=2, isis=2, ra=2)
    start(g, gain_devotion, side_of(g, "amun"), 0, "battle")
    assert list(devotion(g)) == ["amun", "isis", "ra"]


@pytest.mark.rule("ANKH-034")
def test_losing_goes_down_onto_the_stack_but_never_below_0() -> None:
    g = position("ra", "isis", "amun")
    devote(g, amun=1, isis=1, ra=2)
    start(g, lose_devotion, side_of(g, "ra"), 1, "cat_mummy")
    assert list(devotion(g)) == ["amun", "isis", "ra"]
    devote(g, amun=0, isis=0, ra=1)
    start(g, lose_devotion, side_of(g, "amun"), 1, "cat_mummy")
    assert list(devotion(g).items()) == [("amun", 0), ("isis", 0), ("ra", 1)]
    start(g, lose_devotion, side_of(g, "ra"), 5, "cat_mummy")
    assert list(devotion(g).items()) == [("amun", 0), ("isis", 0), ("ra", 0)]


@pytest.mark.rule("ANKH-035", "ANKH-450")
def test_the_top_space_wins_at_once() -> None:
    g = position("ra", "isis")
    devote(g, ra=8, isis=30)
    stand(g, "ra", god="e2", warrior="d1")
    stand(g, "isis", god="g2", warrior="f2 g1")
    fight(g, DELTA)
    play(g, "card:miracle", "card:chariots")
    assert is_over(g) and result(g).winners == (1,) and devotion(g)["isis"] == 31
    assert "d1" in g.figures  # nobody died any more
    assert g.ending == "top_reached" and result(g).reason == "top_reached"


@pytest.mark.rule("ANKH-035")
def test_movement_beyond_the_top_is_discarded() -> None:
    g = position("ra", "isis")
    devote(g, isis=5, ra=30)
    start(g, gain_devotion, 0, 9, "battle")
    assert g.devotion[0] == 31 and is_over(g)


@pytest.mark.rule("ANKH-036")
def test_of_two_that_would_reach_the_top_together_the_lower_one_wins() -> None:
    from senet.games.ankh.cards import score_majorities
    from senet.games.ankh.position import build

    g = position("ra", "isis")
    devote(g, ra=30, isis=30)
    stand(g, "ra", god="e2")
    stand(g, "isis", god="g2")
    build(g, "ra", temple="d1")
    build(g, "isis", obelisk="f1")
    start(g, score_majorities, DELTA)
    assert result(g).winners == (0,) and g.devotion == [31, 30]


@pytest.mark.rule("ANKH-037")
def test_followers_are_unlimited() -> None:
    g = position("ra", "isis")
    start(g, gain_followers, 0, 200, "gain")
    assert dashboard(g, "ra").followers == 201


@pytest.mark.rule("ANKH-038")
def test_nobody_gives_or_bids_more_than_it_has() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="e2")
    stand(g, "isis", god="g2")
    dashboard(g, "ra").followers = 3
    sacrifice(g, 0, 2, "worshipful")
    assert dashboard(g, "ra").followers == 1
    fight(g, DELTA)
    play(g, "card:plague_of_locusts", "card:chariots")
    assert refused(g, "bid:2") == "ANKH-038" and refused(g, "bid:1") == ""
    assert refused(g, "bid:abc") == refused(g, "bid:01") == refused(g, "bid") == "ANKH-522"


@pytest.mark.rule("ANKH-039", "ANKH-351")
def test_followers_paid_to_anubis_are_handed_over() -> None:
    from senet.games.ankh.summon import summon_figure

    g = position("ra", "anubis")
    stand(g, "ra", god="a4")
    dashboard(g, "ra").warriors = 5
    dashboard(g, "anubis").trapped = [0]
    start(g, summon_figure, 0)
    play(g, "ransom:warrior", "space:a3")
    assert (dashboard(g, "ra").followers, dashboard(g, "anubis").followers) == (0, 2)
    assert dashboard(g, "anubis").trapped == [] and dashboard(g, "ra").warriors == 5
    assert g.figures["a3"] == (0, "warrior")
