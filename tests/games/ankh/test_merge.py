"""Merging gods."""

from __future__ import annotations

import pytest

from senet.games.ankh.battle import battle
from senet.games.ankh.caravan import camel_caravan
from senet.games.ankh.conflict import conflict
from senet.games.ankh.devotion import gain_devotion
from senet.games.ankh.merge import merge_gods
from senet.games.ankh.position import (
    DELTA,
    WEST,
    build,
    dashboard,
    devote,
    devotion,
    fight,
    pool,
    position,
    powers,
    stand,
    start,
)
from senet.games.ankh.scoring import result
from senet.games.ankh.table import Ankh
from senet.games.ankh.turn import turn
from senet.games.ankh.vocabulary import inventory
from senet.kernel.play import choices, deciders, is_over, seen_by
from tests.games.words import names_told, offered, play, question, refused

OSIRIS, ISIS, RA, AMUN = range(4)


def four(without: tuple[str, ...] = ()) -> Ankh:
    """Osiris is lowest, Isis second lowest: they are going to merge into Isis."""
    g = position("osiris", "isis", "ra", "amun", without=without)
    stand(g, "osiris", god="c1", warrior="c2 d2")
    stand(g, "isis", god="g2", warrior="h2")
    stand(g, "ra", god="a4")
    stand(g, "amun", god="k2")
    build(g, "osiris", temple="d0", obelisk="a5")
    build(g, "isis", temple="g1")
    powers(g, "isis", "revered")
    powers(g, "osiris", "commanding", "inspiring")
    dashboard(g, "osiris").followers, dashboard(g, "isis").followers = 4, 3
    devote(g, osiris=5, isis=8, ra=9, amun=12)
    return g


def merged() -> Ankh:
    g = four()
    start(g, merge_gods)
    return g


@pytest.mark.rule("ANKH-410", "ANKH-413", "ANKH-418")
def test_the_two_lowest_merge_on_the_lower_gods_space() -> None:
    g = merged()
    assert g.sides == [ISIS, ISIS, RA, AMUN] and g.ranking == [ISIS, RA, AMUN]
    assert devotion(g) == {"isis": 5, "ra": 9, "amun": 12}
    assert is_over(g)  # nothing was left to decide
    start(g, gain_devotion, ISIS, 4, "battle")
    assert list(devotion(g).items()) == [("ra", 9), ("isis", 9), ("amun", 12)]  # one token


@pytest.mark.rule("ANKH-411")
def test_merging_happens_exactly_once_after_conflict_3() -> None:
    for event, expected in ((8, False), (12, True), (16, False)):
        g = four()
        g.devotion = [25, 26, 27, 28]
        g.event = event
        start(g, conflict, 0)
        while deciders(g):
            play(g, offered(g)[0])
        assert g.is_merged(0) == expected


@pytest.mark.rule("ANKH-412")
def test_a_game_won_before_does_not_merge() -> None:
    g = four()
    g.devotion[AMUN] = 30
    g.event = 12
    start(g, conflict, 0)
    while deciders(g):
        play(g, offered(g)[0])
    assert g.ending == "top_reached" and g.sides == [0, 1, 2, 3]


@pytest.mark.rule("ANKH-414")
def test_the_lower_gods_pieces_leave_the_game() -> None:
    g = four()
    before = inventory(g)
    dashboard(g, "osiris").warriors -= 1
    dashboard(g, "ra").trapped = [OSIRIS]
    start(g, merge_gods)
    assert set(g.monuments) == {"g1"} and g.supply == {"obelisk": 10, "temple": 9, "pyramid": 10}
    assert set(g.figures) == {"g2", "h2", "a4", "k2"}
    gone = g.players[OSIRIS]
    assert (gone.warriors, gone.ankhs, gone.hand, gone.used) == (0, 0, [], [])
    assert dashboard(g, "ra").trapped == [] and g.box["warrior"] == 6 and g.box["ankh"] == 9
    assert inventory(g) == before


@pytest.mark.rule("ANKH-415", "ANKH-420", "ANKH-421")
def test_followers_abilities_and_tokens_are_shared_in_one_pool() -> None:
    g = merged()
    side = g.dashboard(OSIRIS)
    assert side is g.dashboard(ISIS)
    assert side.followers == 7 and side.abilities == ["isis", "osiris"] and side.underworlds == 3
    assert side.warriors == 5 and side.ankhs == 8 and len(side.hand) == 7  # the higher god's


@pytest.mark.rule("ANKH-416")
def test_guardians_pass_to_the_higher_god_where_they_are() -> None:
    g = four()
    stand(g, "osiris", satet="e3")
    pool(g, "osiris", "mummy")
    start(g, merge_gods)
    assert g.figures["e3"] == (ISIS, "satet") and dashboard(g, "isis").guardians == ["mummy"]
    assert question(g) == "release" and deciders(g) == [ISIS]


@pytest.mark.rule("ANKH-417")
def test_the_higher_gods_player_may_decline_guardians() -> None:
    g = four()
    stand(g, "osiris", satet="e3")
    pool(g, "osiris", "giant_scorpion")
    pool(g, "isis", "mummy")
    start(g, merge_gods)
    assert offered(g) == ["pass", "figure:e3", "pool:giant_scorpion"]
    assert refused(g, "pool:mummy") == "ANKH-417"  # its own are not declined
    play(g, "figure:e3", "pass")
    assert "e3" not in g.figures and g.box["satet"] == 1
    assert dashboard(g, "isis").guardians == ["mummy", "giant_scorpion"]


@pytest.mark.rule("ANKH-417", "ANKH-158")
def test_if_bases_do_not_suffice_guardians_of_both_can_be_given_up() -> None:
    g = four()
    stand(g, "osiris", satet="e3", mummy="e2")
    stand(g, "isis", satet="h1")
    pool(g, "isis", "giant_scorpion")
    start(g, merge_gods)
    assert offered(g) == ["figure:e3", "figure:e2", "figure:h1"] and refused(g, "pass") == "ANKH-417"
    assert refused(g, "pool:giant_scorpion") == "ANKH-417"  # it stands on another size
    play(g, "figure:h1")
    assert g.free_bases(ISIS, "small") == 0 and offered(g) == ["pass", "figure:e3", "figure:e2"]
    play(g, "pass")
    assert {"e3", "e2"} <= set(g.figures) and "h1" not in g.figures


@pytest.mark.rule("ANKH-531")
def test_by_the_other_ruling_guardians_with_a_free_base_must_be_taken() -> None:
    off = ("merge_guardians_optional",)
    g = four(off)
    stand(g, "osiris", satet="e3")
    start(g, merge_gods)
    assert is_over(g) and g.figures["e3"] == (ISIS, "satet")
    g = four(off)
    stand(g, "osiris", satet="e3", mummy="e2")
    stand(g, "isis", satet="h1")
    start(g, merge_gods)
    play(g, "figure:e3")
    assert is_over(g) and {"h1", "e2"} <= set(g.figures)


@pytest.mark.rule("ANKH-418", "ANKH-335")
def test_the_merge_movement_is_no_loss() -> None:
    g = four()
    g.flow.told = []
    start(g, merge_gods)
    assert not [name for name in names_told(g) if name.startswith("devotion")]
    assert g.devotion[ISIS] == 5


@pytest.mark.rule("ANKH-419")
def test_the_merged_god_has_exactly_the_higher_gods_powers() -> None:
    g = merged()
    assert g.dashboard(OSIRIS).powers == ["revered"] == g.dashboard(ISIS).powers
    assert g.dashboard(ISIS).guardians == []
    start(g, turn, OSIRIS)
    play(g, "action:gain")
    assert g.dashboard(ISIS).followers == 7 + 1 + 1  # one monument, Revered once


@pytest.mark.rule("ANKH-422", "ANKH-423", "ANKH-080")
def test_partners_keep_their_seats_and_take_one_action_each() -> None:
    g = merged()
    start(g, turn, OSIRIS)
    before = g.markers[2]
    play(g, "action:gain")
    assert g.active == ISIS and question(g) == "first_action" and len(offered(g)) == 4
    play(g, "action:gain")  # the same action is allowed
    assert g.active == RA and g.markers[2] == before + 2
    play(g, "action:gain")
    assert g.active == RA and question(g) == "unlock"  # others have a second action


@pytest.mark.rule("ANKH-424", "ANKH-430")
def test_in_his_turn_each_partner_decides_the_action_and_its_own_event() -> None:
    g = merged()
    build(g, None, temple="h1", obelisk="i2")
    start(g, turn, OSIRIS)
    play(g, "action:move")
    assert deciders(g) == [OSIRIS] and offered(g) == ["pass", "figure:g2", "figure:h2"]
    play(g, "pass")
    g.markers[2] = 5
    start(g, turn, OSIRIS)
    play(g, "action:gain")
    assert question(g) == "control" and deciders(g) == [OSIRIS]
    play(g, "monument:h1")
    assert g.monuments["h1"] == ("temple", ISIS)
    start(g, camel_caravan, OSIRIS)
    assert deciders(g) == [OSIRIS]
    g.underworlds, g.dashboard(ISIS).underworlds = ["e2"], 2
    start(g, turn, OSIRIS)
    play(g, "action:summon", "summon:warrior", "space:e2")
    assert g.figures["e2"] == (ISIS, "warrior")  # with the lower god's ability


@pytest.mark.rule("ANKH-425", "ANKH-430")
def test_in_a_conflict_the_higher_gods_player_decides_and_the_partner_sees() -> None:
    g = merged()
    stand(g, "ra", warrior="e2")
    g.event = 16
    start(g, conflict, OSIRIS)
    assert question(g) == "battle_card" and deciders(g) == [ISIS, RA]
    view = seen_by(g, OSIRIS)
    assert choices(view, ISIS) == choices(g, ISIS) != [] and choices(view, RA) == []
    play(g, "card:flood")
    assert seen_by(g, OSIRIS).flow.answers == {ISIS: ("card", "flood")}
    assert seen_by(g, AMUN).flow.answers != {ISIS: ("card", "flood")}
    assert g.trusted(OSIRIS) == (OSIRIS, ISIS) and g.trusted(RA) == (RA,)


@pytest.mark.rule("ANKH-426")
def test_unlocking_by_a_partner_holds_for_both_and_costs_once() -> None:
    g = merged()
    start(g, turn, OSIRIS)
    play(g, "action:unlock", "power:commanding")
    assert g.dashboard(ISIS).powers == ["revered", "commanding"] == g.dashboard(OSIRIS).powers
    assert g.dashboard(ISIS).followers == 6 and g.dashboard(ISIS).guardians == ["satet"]


@pytest.mark.rule("ANKH-427")
def test_a_tiebreaker_taken_by_one_partner_serves_the_merged_god() -> None:
    g = merged()
    stand(g, "ra", warrior="e2 f1")
    g.event = 16
    g.order = {DELTA: 1, WEST: 2, "f6": 3}
    start(g, conflict, OSIRIS)
    assert g.tiebreaker == ISIS
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")
    assert question(g) == "scales" and deciders(g) == [ISIS]


@pytest.mark.rule("ANKH-428")
def test_partners_win_and_lose_together() -> None:
    g = merged()
    start(g, gain_devotion, ISIS, 31, "battle")
    assert result(g).winners == (OSIRIS, ISIS)
    g = merged()
    start(g, gain_devotion, RA, 31, "battle")
    assert result(g).winners == (RA,)


@pytest.mark.rule("ANKH-429")
def test_the_single_figure_of_the_merged_god_serves_both_abilities() -> None:
    from senet.games.ankh.table_strength import figure_strength

    g = position("anubis", "isis", "ra")
    stand(g, "anubis", god="c1")
    stand(g, "isis", god="g2")
    stand(g, "ra", god="a4", warrior="a5")
    dashboard(g, "ra").warriors -= 1
    dashboard(g, "anubis").trapped = [2]
    devote(g, anubis=1, isis=4, ra=9)
    start(g, merge_gods)
    assert [kind for side, kind in g.figures.values() if side == 1] == ["god"]
    assert figure_strength(g, 1, "g2") == 2 and g.free_bases(1, "large") == 2


@pytest.mark.rule("ANKH-430")
def test_the_guardians_of_the_merge_and_bids_are_the_higher_gods_players() -> None:
    g = merged()
    stand(g, "ra", warrior="e2")
    fight(g, DELTA)
    play(g, "card:plague_of_locusts", "card:cycle_of_maat")
    assert question(g) == "plague_bid" and deciders(g) == [ISIS, RA]
    start(g, battle, DELTA)
    assert deciders(g) == [ISIS, RA]


@pytest.mark.rule("ANKH-460")
def test_with_two_players_gods_never_merge() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4")
    stand(g, "isis", god="g2")
    g.event = 12
    start(g, conflict, 0)
    assert is_over(g) and g.sides == [0, 1]
