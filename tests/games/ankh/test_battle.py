"""Battle: its steps, strength, winner and the dead."""

from __future__ import annotations

import pytest

from senet.games.ankh.components import CARD_STRENGTH
from senet.games.ankh.position import (
    DELTA,
    EAST,
    WEST,
    build,
    dashboard,
    devote,
    devotion,
    fight,
    hand,
    position,
    powers,
    side_of,
    stand,
)
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.play import deciders, is_over
from tests.games.words import names_told, offered, play, question, refused, told

ALL_POWERS = ("commanding", "revered", "obelisk_attuned", "resplendent", "glorious", "worshipful")


def duel(ra: int = 2, isis: int = 1, region: str = DELTA) -> Ankh:
    """Ra and Isis with a god and some warriors each in a region; Isis has less devotion."""
    g = position("ra", "isis", "amun")
    spaces = {DELTA: ("c1", "g2", "b1 c2 d2", "g3 h2 h1"), WEST: ("a4", "d4", "a6 b7 b8", "e4 f4 f5")}[region]
    stand(g, "ra", god=spaces[0], warrior=" ".join(spaces[2].split()[:ra]))
    stand(g, "isis", god=spaces[1], warrior=" ".join(spaces[3].split()[:isis]))
    stand(g, "amun", god="k2")
    devote(g, amun=1, isis=4, ra=7)
    return g


@pytest.mark.rule("ANKH-230")
def test_participants_are_those_with_figures_when_the_battle_begins() -> None:
    g = duel()
    fight(g, DELTA)
    assert g.fight().sides == [1, 0] and deciders(g) == [1, 0]
    g = position("ra", "isis")
    stand(g, "ra", warrior="c1", god="a4")
    stand(g, "isis", god="g2")
    powers(g, "ra", *ALL_POWERS)
    dashboard(g, "ra").followers, dashboard(g, "isis").followers = 2, 1
    fight(g, DELTA)
    play(g, "card:plague_of_locusts", "card:cycle_of_maat", "bid:1", "bid:0")
    assert "c1" not in g.figures  # Ra has lost all figures here, and still takes part
    assert question(g) == "worship" and deciders(g) == [0]
    play(g, "pass")
    assert "cycle_of_maat" in dashboard(g, "ra").hand


@pytest.mark.rule("ANKH-231")
def test_the_steps_of_a_battle_in_their_order() -> None:
    g = position("amun", "isis")
    stand(g, "amun", god="c1", warrior="c2 d2")
    stand(g, "isis", god="g2", warrior="h2")
    powers(g, "amun", "commanding", "inspiring", "obelisk_attuned")
    build(g, "amun", obelisk="d0")
    devote(g, amun=3, isis=4)
    dashboard(g, "isis").followers = 2
    fight(g, DELTA)
    asked = [question(g)]
    g.flow.told = []
    for name in ("pass", "announce", "cards:build_monument+plague_of_locusts", "card:flood", "build:temple",
                 "space:f2", "bid:1", "bid:0"):  # fmt: skip
        play(g, name)
        asked.append(question(g))
    assert asked == ["obelisk_figure", "announcement", "battle_card", "battle_card", "build_type",
                     "build_space", "plague_bid", "plague_bid", ""]  # fmt: skip
    names = names_told(g)
    for earlier, later in (
        ("two_cards_announced", "card_revealed"), ("card_revealed", "followers_gained"),
        ("followers_gained", "monument_built"), ("monument_built", "plague_began"),
        ("plague_began", "figure_killed"), ("figure_killed", "devotion_gained"),
        ("devotion_gained", "strength_counted"), ("strength_counted", "battle_won"),
    ):  # fmt: skip
        assert names.index(earlier) < names.index(later), (earlier, later)


@pytest.mark.rule("ANKH-232", "ANKH-249", "ANKH-522")
def test_everybody_must_choose_one_card_of_the_hand_and_it_stays_used() -> None:
    g = duel()
    hand(g, "isis", "flood", "drought")
    fight(g, DELTA)
    assert offered(g) == ["card:flood", "card:drought"]
    assert refused(g, "pass") == "ANKH-522" and refused(g, "card:miracle") == "ANKH-249"
    assert refused(g, "cards:flood+drought") == "ANKH-232"
    play(g, "card:flood", "card:chariots")
    assert dashboard(g, "isis").hand == ["drought"] and "flood" in dashboard(g, "isis").used
    assert dashboard(g, "ra").used == ["chariots"]


@pytest.mark.rule("ANKH-233", "ANKH-521")
def test_the_last_card_is_cycle_of_maat_and_is_played_unasked() -> None:
    g = duel()
    hand(g, "isis", "cycle_of_maat")
    fight(g, DELTA)
    assert deciders(g) == [0]
    play(g, "card:flood")
    assert len(dashboard(g, "isis").hand) == 7


@pytest.mark.rule("ANKH-234")
def test_build_monument_cards_are_resolved_ascending() -> None:
    g = duel()
    for god in ("ra", "isis"):
        powers(g, god, "inspiring")
    fight(g, DELTA)
    play(g, "card:build_monument", "card:build_monument")
    assert deciders(g) == [1]
    play(g, "pass")
    assert deciders(g) == [0]


@pytest.mark.rule("ANKH-236")
def test_majorities_score_ascending_in_one_gain_each() -> None:
    g = duel()
    build(g, "ra", temple="d0", obelisk="e1")
    build(g, "isis", pyramid="e2")
    g.flow.told = []
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:miracle", "card:miracle")
    gains = [(given[0][0], *given[1:3]) for given in told(g, "devotion_gained") if given[2] == "majority"]
    assert gains == [(1, 1, "majority"), (0, 2, "majority")]


@pytest.mark.rule("ANKH-237")
def test_strength_is_figures_temples_and_cards() -> None:
    assert CARD_STRENGTH == {
        "build_monument": 0, "plague_of_locusts": 1, "chariots": 3, "cycle_of_maat": 0,
        "drought": 1, "flood": 0, "miracle": 0,
    }  # fmt: skip
    g = duel(ra=2, isis=1)
    powers(g, "isis", "commanding", "revered", "temple_attuned")
    build(g, "isis", temple="g1")
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:chariots", "card:drought")
    totals = {given[0][0]: given[1] for given in told(g, "strength_counted")}
    assert totals == {0: 3 + 1, 1: 2 + 2 + 3}


@pytest.mark.rule("ANKH-238", "ANKH-243", "ANKH-250", "ANKH-289")
def test_without_figures_strength_is_0_and_the_battle_goes_on_as_one() -> None:
    g = position("ra", "isis")
    stand(g, "ra", warrior="c1 c2", god="a4")
    stand(g, "isis", god="g2")
    powers(g, "ra", "commanding", "revered", "resplendent", "temple_attuned", "magnanimous")
    powers(g, "isis", "commanding", "revered", "resplendent", "temple_attuned", "glorious")
    build(g, "ra", temple="d1")
    devote(g, isis=4, ra=7)
    dashboard(g, "isis").followers = 1
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:plague_of_locusts", "card:chariots", "bid:1", "bid:0")
    totals = [(given[0][0], given[1]) for given in told(g, "strength_counted")]
    assert totals == [(1, 2)]  # Ra's chariots and temple count for nothing
    assert devotion(g) == {"isis": 5, "ra": 7}  # no majority for Ra; the margin of 2 is not Glorious
    assert dashboard(g, "isis").followers == 3  # Commanding: a battle was won, no domination


@pytest.mark.rule("ANKH-239", "ANKH-245")
def test_the_single_highest_total_wins_and_all_enemies_die() -> None:
    g = duel(ra=3, isis=2)
    fight(g, DELTA)
    play(g, "card:flood", "card:chariots")
    play(g, *["pass"] * len(deciders(g)))
    assert devotion(g)["ra"] == 8 and g.figures_in(DELTA, 0) == ["c1", "b1", "c2", "d2"]
    assert set(g.figures_in(DELTA, 1)) == {"g2", "g3", "h2"}  # Flood saved them
    g = duel(ra=3, isis=2)
    fight(g, DELTA)
    play(g, "card:miracle", "card:chariots")
    while question(g) == "protect":
        play(g, "pass")
    assert g.figures_in(DELTA, 1) == ["g2"] and dashboard(g, "isis").warriors == 6


@pytest.mark.rule("ANKH-239")
def test_the_only_side_with_figures_left_wins_even_with_nothing() -> None:
    g = position("ra", "isis", guardians=("satet", "mummy", "androsphinx"))
    stand(g, "ra", warrior="d2", god="a4")
    stand(g, "isis", god="e2", warrior="b0")
    build(g, None, temple="d1")
    stand(g, "isis", androsphinx="h1")
    devote(g, isis=4, ra=7)
    fight(g, DELTA)
    play(g, "card:miracle", "card:plague_of_locusts", "bid:1", "bid:1")
    assert devotion(g)["isis"] == 5 + 2  # the god won alone, and Miracle paid for two dead


@pytest.mark.rule("ANKH-240", "ANKH-241")
def test_the_holder_of_the_tiebreaker_may_decide_a_tie_once_or_keep_it() -> None:
    g = duel(ra=2, isis=2)
    fight(g, DELTA, "isis")
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")
    assert question(g) == "scales" and deciders(g) == [1] and offered(g) == ["pass", "scales"]
    assert g.fight().totals == {1: 3, 0: 3}  # all totals are known
    kept = g.clone()
    play(g, "scales")
    assert devotion(g)["isis"] == 5 and not g.scales_up and g.tiebreaker == 1
    play(kept, "pass")
    assert kept.scales_up and devotion(kept)["isis"] == 4
    stand(kept, "isis", warrior="g3 h2")
    stand(kept, "ra", warrior="b1 c2")
    fight(kept, DELTA)
    play(kept, "card:flood", "card:flood")
    assert question(kept) == "scales"  # it was kept for later


@pytest.mark.rule("ANKH-241")
def test_a_used_token_or_one_outside_the_tie_decides_nothing() -> None:
    g = duel(ra=2, isis=2)
    fight(g, DELTA, "isis")
    g.scales_up = False
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")
    assert question(g) != "scales" and devotion(g) == {"amun": 1, "isis": 4, "ra": 7}
    g = duel(ra=2, isis=2)
    fight(g, DELTA, "amun")
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")
    assert question(g) != "scales"


@pytest.mark.rule("ANKH-242", "ANKH-245")
def test_in_an_unbroken_tie_everybody_loses() -> None:
    g = duel(ra=2, isis=2)
    fight(g, DELTA)
    play(g, "card:cycle_of_maat", "card:cycle_of_maat")
    assert devotion(g) == {"amun": 1, "isis": 4, "ra": 7}
    assert set(g.figures) == {"c1", "g2", "k2"}


@pytest.mark.rule("ANKH-244")
def test_the_reward_is_one_single_gain() -> None:
    g = duel(ra=3, isis=0, region=WEST)
    powers(g, "ra", "commanding", "revered", "resplendent", "temple_attuned", "glorious", "bountiful")
    g.radiant = ["a6"]
    dashboard(g, "ra").suns = 2
    fight(g, WEST)
    g.flow.told = []
    play(g, "card:miracle", "card:drought")
    gains = [(given[0][0], *given[1:3]) for given in told(g, "devotion_gained")]
    assert gains == [(0, 3 + 4 + 1 + 1, "battle")]  # Glorious, four on desert, Radiant, Bountiful


@pytest.mark.rule("ANKH-246")
def test_gods_and_protected_figures_survive() -> None:
    g = duel(ra=3, isis=2)
    stand(g, "ra", warrior="h1")  # next to Isis's warrior h2
    fight(g, DELTA)
    play(g, "card:miracle", "card:chariots")
    assert question(g) == "protect" and offered(g) == ["pass", "keep:h2"]
    play(g, "keep:h2")
    assert g.figures_in(DELTA, 1) == ["g2", "h2"]


@pytest.mark.rule("ANKH-247")
def test_the_order_inside_the_resolution() -> None:
    g = position("ra", "isis", "anubis", guardians=("cat_mummy", "mummy", "androsphinx"))
    stand(g, "ra", god="c1", warrior="b1 c2 d1 d2")
    stand(g, "isis", god="g2", warrior="e2 h2", mummy="g3", cat_mummy="h1")
    stand(g, "anubis", god="a4")
    powers(g, "ra", "commanding")
    powers(g, "isis", "commanding", "revered", "resplendent", "temple_attuned", "magnanimous")
    devote(g, anubis=5, isis=8, ra=9)
    fight(g, DELTA)
    g.flow.told = []
    play(g, "card:miracle", "card:chariots")
    assert question(g) == "protect" and devotion(g) == {"anubis": 5, "isis": 10, "ra": 10}
    play(g, "pass")
    assert question(g) == "trap" and deciders(g) == [2]
    play(g, "trap:isis")
    assert question(g) == "mummy_space" and devotion(g)["ra"] == 10  # no loss yet
    play(g, "space:g1")
    names = names_told(g)
    order = ["battle_won", "followers_gained", "devotion_gained", "figure_killed", "warrior_trapped",
             "mummy_returned", "cat_mourned", "devotion_lost"]  # fmt: skip
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)
    assert devotion(g) == {"anubis": 4, "ra": 9, "isis": 14}  # the Miracle came last


@pytest.mark.rule("ANKH-248")
def test_the_order_after_the_resolution() -> None:
    g = position("osiris", "isis")
    stand(g, "osiris", god="c1", warrior="c2 d2")
    stand(g, "isis", god="g2", warrior="h2 h1 g3 f1")
    powers(g, "osiris", *ALL_POWERS)
    dashboard(g, "osiris").followers = 5
    dashboard(g, "osiris").amun_up = True
    dashboard(g, "osiris").abilities.append("amun")
    devote(g, osiris=4, isis=6)
    fight(g, DELTA)
    play(g, "announce", "cards:cycle_of_maat+miracle", "card:chariots")
    assert question(g) == "worship" and devotion(g)["osiris"] == 6  # Miracle came before
    play(g, "worship")
    assert question(g) == "underworld_token" and dashboard(g, "osiris").hand != []
    assert "miracle" not in dashboard(g, "osiris").hand  # the Cycle comes last
    play(g, "token:new", "space:c0")
    assert len(dashboard(g, "osiris").hand) == 7


@pytest.mark.rule("ANKH-253")
def test_if_no_figure_is_left_nobody_wins_and_the_battle_is_closed_as_usual() -> None:
    g = position("ra", "osiris")
    stand(g, "ra", god="a4", warrior="c1 c2")
    stand(g, "osiris", god="b4", warrior="g2 g3")
    devote(g, osiris=4, ra=7)
    fight(g, DELTA, "ra")
    play(g, "card:miracle", "card:plague_of_locusts", "bid:1", "bid:1")
    assert devotion(g) == {"osiris": 6, "ra": 7}  # only Miracle
    assert question(g) == "underworld_token" and g.scales_up and g.fight().winner == NOBODY
    play(g, "pass")
    assert is_over(g) and g.battle is None


@pytest.mark.rule("ANKH-254")
def test_a_side_without_figures_neither_ties_nor_denies() -> None:
    g = position("ra", "isis", guardians=("satet", "mummy", "androsphinx"))
    stand(g, "ra", warrior="d2", god="a4")
    stand(g, "isis", god="e2")
    stand(g, "isis", warrior="f1")
    devote(g, isis=4, ra=7)
    dashboard(g, "isis").followers, dashboard(g, "ra").followers = 1, 0
    fight(g, DELTA)
    play(g, "card:plague_of_locusts", "card:chariots")
    play(g, "bid:1")
    assert devotion(g)["isis"] == 5 and set(g.figures) == {"a4", "e2", "f1"}


@pytest.mark.rule("ANKH-243")
def test_those_without_figures_have_lost_too() -> None:
    g = position("ra", "osiris")
    stand(g, "ra", god="e2")
    stand(g, "osiris", god="a4", warrior="d2")
    dashboard(g, "ra").followers = 2
    fight(g, DELTA)
    play(g, "card:chariots", "card:plague_of_locusts", "bid:0", "bid:2")
    assert question(g) == "underworld_token" and deciders(g) == [side_of(g, "osiris")]


@pytest.mark.rule("ANKH-014")
def test_battles_elsewhere_leave_other_regions_alone() -> None:
    g = duel(ra=3, isis=1)
    stand(g, "isis", warrior="h5")
    fight(g, DELTA)
    play(g, "card:miracle", "card:chariots")
    while question(g) == "protect":
        play(g, "pass")
    assert "h5" in g.figures and g.figures_in(EAST, 1) == ["h5"]
