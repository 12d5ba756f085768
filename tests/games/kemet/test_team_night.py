"""Teams at night, shared gains, cards that teammates see, and the end of the game."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.cards import play_day_card
from senet.games.kemet.components import TILES
from senet.games.kemet.night import adoration, destiny, night, prayers, temple_control
from senet.games.kemet.position import as_teams, at, position
from senet.games.kemet.scoring import result
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import pray, start_day, turn
from senet.kernel.game import UNKNOWN
from senet.kernel.match import new_match
from senet.kernel.play import choices, deciders, is_over, resume, seen_by
from tests.games.kemet.helpers import GREEN, reading, start_battle, take_turn, two_teams
from tests.games.words import decider, offered, play, question, refused

TEMPLE, OTHER = "west_inner_temple", "west_outer_temple"
CITIES = ("nw", "mw", "sw", "se", "me", "ne")


# -- sharing prayer points (KEMET-242) -----------------------------------------------------------------


@pytest.mark.rule("KEMET-242")
def test_prayer_points_may_go_to_teammates_at_the_moment_of_the_gain():
    g = two_teams(at("nw", prayer=3), at("mw"), at("se", prayer=10), at("me"))
    resume(g, pray, 0)
    assert g.players[0].prayer == 5 and question(g) == "share_prayer" and deciders(g) == [0]
    assert offered(g) == ["pass", "give:1.2"]  # the teammate has room for one
    assert refused(g, "give:2.2") == "KEMET-004"
    assert {refused(g, f"give:{noun}") for noun in ("1.1", "1.0", "3.2", "0.2", "01.2", "1.9")} == {
        "KEMET-242"
    }
    play(g, "give:1.2")
    assert (g.players[0].prayer, g.players[2].prayer) == (4, 11)


@pytest.mark.rule("KEMET-242", "KEMET-004")
def test_what_does_not_fit_may_still_be_given():
    g = two_teams(at("nw", prayer=10), at("mw"), at("se", prayer=3), at("me"))
    resume(g, pray, 0)
    assert g.players[0].prayer == 11
    play(g, "give:1.2")
    assert (g.players[0].prayer, g.players[2].prayer) == (11, 4)
    play(g, "give:1.2")
    assert (g.players[0].prayer, g.players[2].prayer) == (10, 5)
    assert question(g) != "share_prayer"


@pytest.mark.rule("KEMET-242", "KEMET-344")
def test_only_the_modifiers_of_the_one_who_gains_count():
    g = two_teams(at("nw", prayer=0), at("mw"), at("se", prayer=0, tiles=["onyx_divine_might"]), at("me"))
    resume(g, pray, 0)
    play(g, "give:2.2")
    assert g.players[2].prayer == 2  # receiving a share triggers nothing
    resume(g, pray, 2)
    assert g.players[2].prayer == 6  # 2 + 2 for its own gain


@pytest.mark.rule("KEMET-242")
def test_nobody_is_asked_when_no_teammate_has_room():
    g = two_teams(at("nw", prayer=3), at("mw"), at("se", prayer=11), at("me"))
    resume(g, pray, 0)
    assert is_over(g)


@pytest.mark.rule("KEMET-343")
def test_everybody_pays_with_own_points_and_acquires_for_himself():
    mate = at("se", prayer=11, tiles=["ruby_charge"], pyramids={"se_west": ("ruby", 4)})
    mate.bought = ["ruby"]
    g = two_teams(at("nw", prayer=1, pyramids={"nw_north": ("ruby", 2)}), at("mw"), mate, at("me"))
    take_turn(g, 0, "place:f1_acquire_a")
    assert "tile:ruby_charge" in offered(g)  # the teammate's copy and colour of the round do not matter
    level_two = next(tile for tile in g.tiles if TILES[tile].colour == "ruby" and TILES[tile].level == 2)
    assert refused(g, f"tile:{level_two}") == "KEMET-082"  # the teammate's points do not help
    play(g, "tile:ruby_charge")
    assert g.players[0].prayer == 0 and g.players[2].prayer == 11


# -- the night (KEMET-262, KEMET-344) ------------------------------------------------------------------


@pytest.mark.rule("KEMET-262", "KEMET-371")
def test_a_temple_with_a_mixed_troop_counts_for_every_member_there():
    g = two_teams(
        at("nw", {TEMPLE: 1, OTHER: 1}, prayer=0),
        at("mw", prayer=11),
        at("se", {TEMPLE: 2, OTHER: 1}, prayer=0),
        at("me", {"delta_temple": 1}, prayer=11),
    )
    resume(g, temple_control)
    assert [player.divine_fame for player in g.players] == [1, 0, 1, 0]
    resume(g, adoration)
    while question(g) == "share_prayer":
        play(g, "pass")
    assert [player.prayer for player in g.players] == [5, 11, 5, 11]


@pytest.mark.rule("KEMET-262", "KEMET-371")
def test_of_a_mixed_troop_one_member_after_the_other_may_make_the_offering_once():
    g = two_teams(at("nw", {"sanctuary": 1}), at("mw"), at("se", {"sanctuary": 4}), at("me"))
    resume(g, night)
    assert question(g) == "make_offering" and deciders(g) == [0]
    play(g, "pass")
    assert question(g) == "make_offering" and deciders(g) == [2]
    play(g, "offer", "0|seat:2", "0|seat:2")
    assert [player.divine_fame for player in g.players] == [0, 0, 1, 0] and question(g) != "make_offering"


@pytest.mark.rule("KEMET-341", "KEMET-371")
def test_where_temples_are_not_shared_one_with_a_mixed_troop_counts_for_one_member():
    g = two_teams(
        at("nw", {TEMPLE: 1, OTHER: 1}), at("mw"), at("se", {TEMPLE: 2}), at("me"), order=(3, 2, 1, 0)
    )
    reading(g, share_temples=False)
    resume(g, night)
    assert question(g) == "claim" and deciders(g) == [2] and offered(g) == ["seat:2", "seat:0"]
    assert refused(g, "seat:1") == "KEMET-262"
    play(g, "seat:0")
    assert sorted(g.temples_of(0)) == [TEMPLE, OTHER]
    assert g.temples_of(2) == []
    assert g.players[0].divine_fame == 1  # two temples are checked per player


@pytest.mark.rule("KEMET-262", "KEMET-188")
def test_two_members_with_a_temple_each_get_nothing_for_two_temples():
    g = two_teams(at("nw", {TEMPLE: 1}), at("mw"), at("se", {OTHER: 1}), at("me"))
    resume(g, temple_control)
    assert g.players[0].divine_fame == g.players[2].divine_fame == 0


@pytest.mark.rule("KEMET-341", "KEMET-371")
def test_units_for_an_offering_are_chosen_by_the_spokesman():
    g = two_teams(at("nw", {"sanctuary": 1}), at("mw"), at("se", {"sanctuary": 2}), at("me"))
    reading(g, share_temples=False)
    resume(g, night)
    play(g, "0|seat:2")
    assert question(g) == "make_offering" and deciders(g) == [2]
    play(g, "2|offer")
    assert question(g) == "lose_unit" and deciders(g) == [0]
    play(g, "seat:2", "seat:0")
    assert g.players[2].troops == {"sanctuary": 1} and g.players[0].troops == {}
    assert g.players[2].divine_fame == 1


@pytest.mark.rule("KEMET-371")
def test_the_income_goes_to_the_member_for_whom_the_temple_counts():
    g = two_teams(at("nw", {TEMPLE: 1}, prayer=0), at("mw"), at("se", {TEMPLE: 2}, prayer=0), at("me"))
    reading(g, share_temples=False)
    g.claims = {TEMPLE: 2}
    resume(g, adoration)
    assert g.players[2].prayer == 3 and g.players[0].prayer == 0 and deciders(g) == [2]


@pytest.mark.rule("KEMET-344")
def test_every_member_uses_his_own_night_tiles():
    g = two_teams(
        at("nw", prayer=0), at("mw"), at("se", prayer=0, tiles=["diamond_priest_of_amon"]), at("me")
    )
    resume(g, prayers)
    gains = {}
    while question(g) == "share_prayer":
        gains[decider(g)] = g.players[decider(g)].prayer
        play(g, "pass")
    assert gains == {0: 2, 1: 9, 2: 9, 3: 9}  # 2, and 7 more for the Priest of Amon alone


@pytest.mark.rule("KEMET-341", "KEMET-181")
def test_the_victim_of_raining_fire_in_a_mixed_troop_is_named_by_its_spokesman():
    g = two_teams(at("nw", hand=["raining_fire"]), at("mw", {GREEN: 1}), at("se"), at("me", {GREEN: 1}))
    resume(g, play_day_card, 0, "raining_fire")
    assert question(g) == "lose_unit" and deciders(g) == [1]
    play(g, "seat:3")
    assert g.players[3].troops == {} and g.players[1].troops == {GREEN: 1}


# -- the turn order (KEMET-264, KEMET-265) -------------------------------------------------------------


@pytest.mark.rule("KEMET-264", "KEMET-265")
def test_the_team_with_fewer_points_places_its_marker_first():
    g = two_teams(at("nw", fame=3), at("mw"), at("se"), at("me", fame=1))
    resume(g, destiny)
    assert question(g) == "marker" and deciders(g) == [1] and offered(g) == ["seat:1", "seat:3"]
    assert refused(g, "seat:0") == "KEMET-264"
    play(g, "seat:3")
    assert question(g) == "team_space" and offered(g) == ["position:1", "position:2"]
    assert refused(g, "position:3") == "KEMET-264"
    play(g, "position:2", "0|seat:0")
    assert g.order == [0, 3, 2, 1]  # the second markers repeat the order of the teams


@pytest.mark.rule("KEMET-264")
def test_equal_teams_choose_in_the_order_of_their_leftmost_markers():
    g = two_teams(at("nw"), at("mw"), at("se"), at("me"), order=(3, 2, 1, 0))
    resume(g, destiny)
    assert deciders(g) == [3]


@pytest.mark.rule("KEMET-264", "KEMET-265")
def test_three_teams_of_two_and_two_of_three_alternate():
    g = as_teams(position(*(at(c, fame=n) for n, c in enumerate(CITIES))), 0, 1, 2, 0, 1, 2)
    resume(g, destiny)
    play(g, "0|seat:3", "position:3", "1|seat:1", "position:1", "2|seat:5")
    assert g.order == [1, 5, 3, 4, 2, 0]
    g = as_teams(position(*(at(c, fame=n) for n, c in enumerate(CITIES))), 0, 1, 0, 1, 0, 1)
    resume(g, destiny)
    play(g, "0|seat:2", "position:1", "1|seat:5")
    assert question(g) == "next_marker" and deciders(g) == [0]
    play(g, "0|seat:4", "1|seat:3")
    assert g.order == [2, 5, 4, 3, 0, 1]


@pytest.mark.rule("KEMET-264")
def test_supreme_power_lets_its_team_place_first():
    g = two_teams(at("nw", fame=9, tiles=["amber_supreme_power"]), at("mw"), at("se"), at("me"))
    resume(g, destiny)
    assert deciders(g) == [0]


# -- the end (KEMET-239) -------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-239")
def test_a_team_wins_with_12_points_together_if_no_other_has_more():
    for fame, foes, won in ((6, 0, True), (5, 0, False), (6, 7, False), (6, 6, True)):
        g = two_teams(at("nw", fame=6), at("mw", fame=6), at("se", fame=fame), at("me", fame=foes))
        resume(g, turn, 0)
        assert is_over(g) == won
    assert g.winner == 0 and result(g).winners == (0, 2) and result(g).reason == "KEMET-239"


@pytest.mark.rule("KEMET-239")
def test_nine_points_of_one_member_are_not_enough_and_temporary_ones_count():
    g = two_teams(at("nw", fame=9), at("mw"), at("se", {TEMPLE: 1}), at("me"))
    resume(g, turn, 0)
    assert not is_over(g)
    g = two_teams(at("nw", fame=9), at("mw"), at("se", {TEMPLE: 1, OTHER: 1}, fame=1), at("me"))
    resume(g, turn, 2)
    assert is_over(g) and result(g).winners == (0, 2)


@pytest.mark.rule("KEMET-043")
def test_a_round_limit_names_the_best_team():
    from senet.games.kemet.turn import end_round

    g = two_teams(at("nw", fame=2), at("mw", fame=4), at("se", fame=3), at("me"))
    g.round_limit = 1
    g.phase = "night"
    resume(g, end_round)
    assert result(g).winners == (0, 2) and result(g).reason == "round_limit"


# -- what teammates know (KEMET-241, KEMET-342) --------------------------------------------------------


def hands(g: Kemet, viewer: int) -> list[bool]:
    """Whose cards `viewer` sees."""
    view = seen_by(g, viewer)
    return [UNKNOWN not in player.hand and UNKNOWN not in player.battle_hand for player in view.players]


@pytest.mark.rule("KEMET-241", "KEMET-342")
def test_teammates_see_each_others_cards_and_nobody_else_does():
    cards = {"nw": "prayer", "mw": "raining_fire", "se": "war_fury", "me": "war_rage"}
    players = [
        at(city, {GREEN: 1} if n < 2 else {}, hand=[card]) for n, (city, card) in enumerate(cards.items())
    ]
    g = two_teams(*players)
    assert hands(g, 0) == hands(g, 2) == [True, False, True, False]
    assert hands(g, 1) == [False, True, False, True] and hands(g, -1) == [False] * 4
    g.open_hands = False
    assert hands(g, 0) == [True, False, False, False]
    assert g.allies(0) == (0, 2)  # still a team, only with closed hands


@pytest.mark.rule("KEMET-241")
def test_cards_cannot_be_given_away_or_played_for_a_teammate():
    g = two_teams(
        at("nw", {GREEN: 2}), at("mw", {GREEN: 2}), at("se", hand=["prayer", "war_fury"], prayer=9), at("me")
    )
    take_turn(g, 0)
    assert refused(g, "card:prayer") == "KEMET-175"  # it is in the hand of the teammate, who sees it
    play(g, "share", "pass")
    assert question(g) == "give_prayer" and deciders(g) == [2]
    assert {refused(g, f"give:{noun}") for noun in ("prayer.0", "war_fury.0")} == {"KEMET-242"}
    assert refused(g, "card:prayer") == "KEMET-365"
    start_battle(g, GREEN, 0, 1)
    play(g, "0|battle_card:mixed_tactics", "1|battle_card:mixed_tactics")
    play(g, "0|battle_card:chariot_raid", "1|battle_card:chariot_raid")
    assert refused(g, "cards:war_fury", 0) == "KEMET-142"
    assert refused(g, "cards:war_fury", 2) == "KEMET-044"  # and the teammate has no say in this battle
    assert g.players[2].hand == ["prayer", "war_fury"] and g.players[0].hand == []


@pytest.mark.rule("KEMET-342")
def test_teammates_see_the_choices_of_the_war_council():
    g = two_teams(at("nw", {GREEN: 2}), at("mw", {GREEN: 2}), at("se"), at("me"))
    start_battle(g, GREEN, 0, 1)
    card = g.players[0].battle_hand[0]
    play(g, f"0|battle_card:{card}")
    assert seen_by(g, 2).flow.answers == {0: ("battle_card", card)}
    assert seen_by(g, 3).flow.answers == {0: (UNKNOWN, "")}
    play(g, f"1|battle_card:{card}")
    for viewer, seen in ((2, card), (3, UNKNOWN), (-1, UNKNOWN)):
        battle = seen_by(g, viewer).battle
        assert battle is not None and battle.sides[0].card == seen
    assert choices(seen_by(g, 2), 0) == choices(g, 0) and choices(seen_by(g, 3), 0) == []


@pytest.mark.rule("KEMET-342", "KEMET-364")
def test_what_a_teammate_draws_is_told_to_the_team_alone():
    match = new_match(BOX, 4, {"mode": "team", "team_of": [1, 2, 1, 2]}, bytes(32))
    drawn = {
        seat: [s for line in match.stories_for(seat) for s in line if s[0] == "you_drew"]
        for seat in range(-1, 4)
    }
    assert len(drawn[-1]) == 0
    while not match.game.players[0].hand:  # type: ignore[attr-defined]
        seat = match.waiting_for()[0]
        match.choose(seat, match.offered(seat)[0])
    heard = {
        seat: [s for line in match.stories_for(seat) for s in line if s[0] == "you_drew"]
        for seat in range(-1, 4)
    }
    assert len(heard[0]) == len(heard[2]) == len(heard[1]) == 4 and heard[-1] == []
    assert {s[2] for s in heard[0]} == {(0,), (2,)}


@pytest.mark.rule("KEMET-044", "KEMET-244")
def test_two_teammates_never_play_directly_after_each_other():
    g = two_teams(at("nw"), at("mw"), at("se"), at("me"))
    resume(g, start_day)
    seats = []
    for _ in range(6):
        seats.append(decider(g))
        while decider(g) == seats[-1] and len(seats) < 7:
            play(
                g,
                next(
                    c for c in offered(g) if c.startswith(("place", "pass", "act", "stop", "area", "units"))
                ),
            )
    assert seats == [0, 1, 2, 3, 0, 1]
