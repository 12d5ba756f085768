"""Teams in battle: who leads, whose tiles and companions count, losses, rewards and what follows."""

import pytest

from senet.games.kemet.position import as_teams, at, position
from senet.games.kemet.strength import strength
from senet.games.kemet.table import Kemet, Player
from senet.kernel.play import deciders
from tests.games.kemet.helpers import GREEN, start_battle, two_teams
from tests.games.words import offered, play, question, refused

STRONG = "fervent_purge"  # Strength 3, Damage 2
PLAIN = "chariot_raid"  # Strength 1, Damage 3
JACKAL = "amber_jackal"
SCARAB = "ruby_royal_scarab"
MASAHARTA = "amber_servant_masaharta"


def values(g: Kemet) -> tuple[int, int]:
    assert g.battle is not None
    one, two = g.battle.sides
    return strength(g, one, two), strength(g, two, one)


def fought(
    *players: Player, area: str = GREEN, leader: int = 1, cards: tuple[str, str] = (STRONG, PLAIN)
) -> Kemet:
    """Seat 0 attacks; `leader` leads the defence. All cards are on the table."""
    g = two_teams(*players)
    start_battle(g, area, 0, leader)
    if question(g) == "defender":
        play(g, f"seat:{leader}")
    asides = [
        next(c for c in g.players[s].battle_hand if c != card)
        for s, card in zip((0, leader), cards, strict=True)
    ]
    play(g, f"0|battle_card:{cards[0]}", f"{leader}|battle_card:{cards[1]}")
    play(g, f"0|battle_card:{asides[0]}", f"{leader}|battle_card:{asides[1]}")
    return play(g, "0|cards:none", f"{leader}|cards:none")


# -- who leads (KEMET-249, KEMET-341) ------------------------------------------------------------------


@pytest.mark.rule("KEMET-249", "KEMET-341")
def test_the_leftmost_member_in_a_mixed_troop_names_its_defender():
    g = two_teams(
        at("nw", {GREEN: 3}), at("mw", {GREEN: 1}), at("se"), at("me", {GREEN: 2}), order=(0, 3, 2, 1)
    )
    start_battle(g, GREEN, 0, 1)
    assert question(g) == "defender" and deciders(g) == [3] and offered(g) == ["seat:3", "seat:1"]
    assert refused(g, "seat:0") == refused(g, "seat:2") == "KEMET-249"
    play(g, "seat:1")
    assert g.battle is not None and [side.seat for side in g.battle.sides] == [0, 1]
    assert values(g) == (3, 3)  # all units of the troop fight


@pytest.mark.rule("KEMET-249")
def test_only_the_tiles_of_the_active_members_apply():
    blades, defense = ["ruby_blades_of_neith"], ["sapphire_defense"]
    players = (
        at("nw", {GREEN: 2}, tiles=["ruby_charge"]),
        at("mw", {GREEN: 1}),
        at("se", {GREEN: 1}, tiles=blades),
        at("me", {GREEN: 2}, tiles=defense),
    )
    for leader, strong in ((1, 3), (3, 4)):
        g = two_teams(*(p.clone() for p in players))
        start_battle(g, GREEN, 0, leader)
        play(g, f"seat:{leader}")
        assert values(g) == (4, strong)  # 3 units and Charge, not the Blades of the teammate


@pytest.mark.rule("KEMET-136", "KEMET-249")
def test_a_troop_of_one_member_has_nothing_to_choose():
    g = two_teams(at("nw", {GREEN: 3}), at("mw", {GREEN: 1}), at("se"), at("me"))
    start_battle(g, GREEN, 0, 1)
    assert question(g) == "play_card"


# -- companions of teammates (KEMET-250) ---------------------------------------------------------------


@pytest.mark.rule("KEMET-250")
def test_the_companion_of_a_teammate_fights_along():
    mate = at("se", {GREEN: 1}, tiles=[SCARAB], companions={"royal_scarab": GREEN})
    g = two_teams(at("nw", {GREEN: 2}), at("mw", {GREEN: 3}), mate, at("me"))
    start_battle(g, GREEN, 0, 1)
    assert values(g) == (5, 3)


@pytest.mark.rule("KEMET-250")
def test_what_a_companion_brings_outside_the_troop_goes_to_its_owner():
    mate = at("se", {GREEN: 1}, tiles=[JACKAL], companions={"jackal": GREEN})
    g = fought(at("nw", {GREEN: 4}), at("mw", {GREEN: 3}), mate, at("me"))
    while question(g) in ("lose_unit", "share_prayer"):
        play(g, offered(g)[0])
    assert (
        len(g.players[2].hand) == 1 and g.players[0].hand == []
    )  # two units fell: a card for the Jackal's owner


# -- the own city (KEMET-263) --------------------------------------------------------------------------


@pytest.mark.rule("KEMET-263")
def test_the_city_strengthens_a_side_with_a_unit_of_its_owner():
    for units, strong in (({"me_west": 1}, 4), ({}, 2)):
        g = two_teams(at("nw", {"me_west": 3}), at("mw", {"me_west": 2}), at("se"), at("me", units))
        start_battle(g, "me_west", 0, 1)
        if question(g) == "defender":
            play(g, "seat:1")
        assert values(g) == (3, strong)
    g = two_teams(at("nw", {"se_west": 2}), at("mw", {"se_west": 3}), at("se", {"se_west": 1}), at("me"))
    start_battle(g, "se_west", 0, 1)
    assert values(g) == (4, 3)


# -- losses (KEMET-258) --------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-258")
def test_the_active_member_decides_whose_units_are_removed():
    g = fought(at("nw", {GREEN: 4}), at("mw", {GREEN: 2}), at("se"), at("me", {GREEN: 2}), leader=3)
    assert question(g) == "lose_unit" and deciders(g) == [3] and sorted(offered(g)) == ["seat:1", "seat:3"]
    assert refused(g, "seat:0") == "KEMET-258"
    play(g, "seat:1", "seat:1")
    assert GREEN not in g.players[1].troops and g.players[3].troops == {GREEN: 2}
    assert g.players[1].supply == 12


@pytest.mark.rule("KEMET-258", "KEMET-342")
def test_only_the_active_members_play_cards_and_pay():
    g = two_teams(
        at("nw", {GREEN: 3}), at("mw", {GREEN: 2}), at("se", {GREEN: 1}, hand=["war_fury"]), at("me")
    )
    start_battle(g, GREEN, 0, 1)
    assert deciders(g) == [0, 1] and refused(g, f"battle_card:{PLAIN}", 2) == "KEMET-044"


# -- rewards (KEMET-242, KEMET-259) --------------------------------------------------------------------


@pytest.mark.rule("KEMET-259", "KEMET-242")
def test_a_veteran_token_may_go_to_any_member_of_the_team():
    g = fought(
        at("nw", {GREEN: 3}), at("mw", {GREEN: 3}), at("se"), at("me"), cards=(STRONG, "phalanx_defense")
    )
    assert g.battle is not None and g.battle.winner == 0
    assert question(g) == "share_veteran" and deciders(g) == [1] and offered(g) == ["pass", "seat:3"]
    assert refused(g, "seat:0") == refused(g, "seat:1") == "KEMET-259"
    play(g, "seat:3")
    assert (g.players[1].veterans, g.players[3].veterans) == (0, 1)


@pytest.mark.rule("KEMET-242")
def test_without_a_decision_the_one_who_gained_keeps_all():
    g = fought(
        at("nw", {GREEN: 3}), at("mw", {GREEN: 3}), at("se"), at("me"), cards=(STRONG, "phalanx_defense")
    )
    play(g, "pass")
    assert (g.players[1].veterans, g.players[3].veterans) == (1, 0)


# -- aftermath (KEMET-260, KEMET-261) ------------------------------------------------------------------


def beaten(area: str, *players: Player) -> Kemet:
    """A mixed troop of seats 1 and 3 has lost without losses and must go."""
    g = fought(*players, area=area, cards=(STRONG, "phalanx_defense"))
    return play(g, "pass")  # the veteran token is kept


@pytest.mark.rule("KEMET-260")
def test_a_mixed_troop_is_recalled_as_a_whole_for_one_gain_that_can_be_shared():
    defender = at("mw", {GREEN: 2}, prayer=3)
    g = beaten(GREEN, at("nw", {GREEN: 5}), defender, at("se"), at("me", {GREEN: 2}, prayer=4))
    assert question(g) == "retreat_or_recall" and deciders(g) == [1]
    play(g, "recall")
    assert g.players[1].supply == g.players[3].supply == 12
    assert g.players[1].prayer == 6 and question(g) == "share_prayer"  # 4 - 1
    play(g, "give:2.3")
    assert question(g) == "share_prayer" and offered(g) == ["pass", "give:1.3"]
    play(g, "give:1.3")
    assert (g.players[1].prayer, g.players[3].prayer) == (3, 7)


@pytest.mark.rule("KEMET-261")
def test_a_mixed_troop_may_retreat_into_the_cities_of_all_its_members():
    for mate, there in (({"me_desert": 1}, True), ({}, False)):
        g = two_teams(at("nw", {"me_desert": 5}), at("mw", {"me_desert": 2}), at("se"), at("me", mate))
        g = beaten("me_desert", *g.players)
        play(g, "retreat")
        assert deciders(g) == [0] and ("area:me_west" in offered(g)) == there
    assert refused(g, "area:me_west") == "KEMET-164"


@pytest.mark.rule("KEMET-261")
def test_a_retreating_mixed_troop_stays_together():
    mate = at(
        "me", {GREEN: 1}, tiles=["sapphire_ancestral_elephant"], companions={"ancestral_elephant": GREEN}
    )
    g = beaten(GREEN, at("nw", {GREEN: 5}), at("mw", {GREEN: 1}), at("se"), mate)
    play(g, "retreat", "area:nw_desert")
    assert g.players[1].troops == {"nw_desert": 1} == g.players[3].troops
    assert g.players[3].companions["ancestral_elephant"] == "nw_desert"


@pytest.mark.rule("KEMET-232", "KEMET-261")
def test_masaharta_brings_a_mixed_troop_home_to_the_cities_of_its_members():
    defender = at("mw", {GREEN: 2, "mw_north": 5}, tiles=[MASAHARTA], companions={"masaharta": GREEN})
    g = beaten(GREEN, at("nw", {GREEN: 5}), defender, at("se"), at("me", {GREEN: 2}))
    assert "home" in offered(g)
    play(g, "home")
    assert "area:me_west" in offered(g) and refused(g, "area:mw_north") == "KEMET-232"
    play(g, "area:me_west")
    assert question(g) == "home_whose" and sorted(offered(g)) == ["seat:1", "seat:3"]
    assert refused(g, "seat:0") == "KEMET-258"
    play(g, "seat:1", "units:2")
    assert g.players[1].troops == {"mw_north": 5, "me_west": 2}
    play(g, "area:me_east", "units:2")
    assert g.players[3].troops == {"me_east": 2}
    play(g, "area:me_west")
    assert g.players[1].companions["masaharta"] == "me_west"


# -- tiles that add units ------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-251", "KEMET-258")
def test_hold_the_position_adds_only_where_an_own_unit_is_left():
    defender = at("mw", {GREEN: 1}, tiles=["amber_hold_the_position"])
    g = fought(at("nw", {GREEN: 3}), defender, at("se"), at("me", {GREEN: 4}), cards=(STRONG, STRONG))
    assert g.battle is not None and g.battle.winner == 1
    play(g, "seat:1", "seat:3")  # two units fall, the leader's first
    while question(g) != "stay_or_recall":
        play(g, offered(g)[0])
    play(g, "stay")
    assert g.players[1].troops == {} and g.players[3].troops == {GREEN: 3}
    assert len(g.players[1].battle_hand) == 8  # the cards came back, but no unit could join


@pytest.mark.rule("KEMET-240", "KEMET-247")
def test_three_teams_meet_like_any_opponents():
    cities = ("nw", "mw", "sw", "se", "me", "ne")
    units = [{GREEN: 2}, {}, {}, {GREEN: 2}, {}, {}]
    g = as_teams(position(*(at(c, u) for c, u in zip(cities, units, strict=True))), 0, 1, 2, 0, 1, 2)
    g.players[1].troops[GREEN] = 1
    start_battle(g, GREEN, 1, 0)
    assert question(g) == "defender" and sorted(offered(g)) == ["seat:0", "seat:3"]
