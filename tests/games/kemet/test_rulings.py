"""Rules that can be read in two ways: what each switch of the match changes."""

from __future__ import annotations

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.components import RULING_RULES, RULINGS
from senet.games.kemet.maps import SANCTUARY
from senet.games.kemet.placing import recruit
from senet.games.kemet.position import against_amon, at, leads, position
from senet.games.kemet.powers.diamond import hand_of_god
from senet.games.kemet.powers.renewal import restructuring
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import gold_action
from senet.kernel.chance import seed_from
from senet.kernel.errors import Refused
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import GREEN, reading, take_turn, two_teams
from tests.games.words import names_told, offered, play, question, refused


def started(seats: int, **options: object) -> Kemet:
    g = BOX.start(seats, options, seed_from("rulings"))
    assert isinstance(g, Kemet)
    return g


def two(**more: object) -> Kemet:
    return position(at("nw", {"nw_north": 5, "nw_east": 5}, **more), at("mw", {"mw_west": 5, "mw_east": 5}))


def listen(g: Kemet, *names: str) -> Kemet:
    """Play and keep what is told."""
    g.flow.told = []
    return play(g, *names)


# -- who can act must act (KEMET-051, KEMET-368) -------------------------------------------------------


@pytest.mark.rule("KEMET-368")
@pytest.mark.parametrize("space", ["f2_build", "f3_recruit", "f1_acquire_a", "f3_move"])
def test_by_agreement_actions_may_be_declined(space):
    g = reading(two(pyramids={"nw_north": ("ruby", 1)}), decline_actions=True)
    before = dict(g.players[0].troops)
    take_turn(g, 0, f"place:{space}", "pass")
    assert g.players[0].troops == before and g.players[0].prayer == 7 and not g.players[0].tiles


@pytest.mark.rule("KEMET-051", "KEMET-368")
@pytest.mark.parametrize("space", ["f2_build", "f3_recruit", "f1_acquire_a", "f3_move"])
def test_whoever_can_act_must_act(space):
    g = two(pyramids={"nw_north": ("ruby", 1)})
    take_turn(g, 0, f"place:{space}")
    assert "pass" not in offered(g) and refused(g, "pass") == "KEMET-051"


@pytest.mark.rule("KEMET-051", "KEMET-368")
@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("space", ["f2_build", "f3_recruit", "f1_acquire_a", "f3_move"])
def test_it_is_so_in_teams_and_alone_against_amon_too(space, free):
    pyramids = {"mw_west": ("onyx", 1)}
    team = two_teams(at("mw", {"mw_west": 3}, pyramids=pyramids), at("nw"), at("se"), at("me"))
    solo = against_amon(at("mw", {"mw_west": 3}, pyramids=pyramids))
    for g in (team, solo):
        take_turn(reading(g, decline_actions=free), 0, f"place:{space}")
        assert ("pass" in offered(g)) == free and refused(g, "pass") == ("" if free else "KEMET-051")


@pytest.mark.rule("KEMET-051")
def test_of_units_one_is_enough():
    g = position(at("nw", {"nw_north": 3}), at("mw"))
    take_turn(g, 0, "place:f3_recruit", "area:nw_south", "units:1", "pass")
    assert g.players[0].troops == {"nw_north": 3, "nw_south": 1} and g.players[0].prayer == 6


@pytest.mark.rule("KEMET-051", "KEMET-318")
def test_to_deploy_the_god_is_to_recruit():
    g = position(leads(at("nw", {"nw_north": 5, "nw_east": 5}), "anubis"), at("mw"), map=3)
    resume(g, recruit, 0)
    assert refused(g, "pass") == "KEMET-051"
    play(g, "deploy:nw_south")
    assert not deciders(g) or refused(g, "pass") == ""


@pytest.mark.rule("KEMET-051", "KEMET-318")
def test_where_only_the_god_could_come_he_may_stay_away():
    g = position(leads(at("nw", {"nw_north": 5}, prayer=0), "anubis"), at("mw"), map=3)
    resume(g, recruit, 0)
    assert offered(g) == ["pass", "deploy:nw_east", "deploy:nw_south"]


@pytest.mark.rule("KEMET-050", "KEMET-051")
@pytest.mark.parametrize(
    ("space", "player"),
    [
        ("f2_build", at("nw", {"nw_north": 5}, prayer=0)),
        ("f3_recruit", at("nw", {"nw_north": 5}, prayer=0)),
        ("f1_acquire_a", at("nw", {"nw_north": 5})),
        ("f3_move", at("nw")),
    ],
)
def test_what_is_impossible_is_lost_and_told(space, player):
    g = position(player, at("mw"))
    take_turn(g, 0)
    listen(g, f"place:{space}")
    assert not deciders(g)
    assert names_told(g).count("action_lost") == 1


@pytest.mark.rule("KEMET-051", "KEMET-103")
def test_the_first_step_of_a_move_is_made_by_the_troop_or_a_part_of_it():
    g = position(
        at("nw", {"nw_north": 5, "nw_east": 5}, prayer=0, pyramids={"nw_north": ("ruby", 1)}), at("mw")
    )
    take_turn(g, 0, "place:f3_move")
    assert offered(g) == ["area:nw_north", "area:nw_east"]
    play(g, "area:nw_north")
    assert refused(g, "stop") == "KEMET-051" and "stop" not in offered(g)
    play(g, "leave:4")
    assert refused(g, "stop") == "KEMET-051"
    play(g, "area:nw_south")
    assert not deciders(g) and g.players[0].troops == {"nw_north": 4, "nw_east": 5, "nw_south": 1}


@pytest.mark.rule("KEMET-051")
def test_after_the_first_step_the_group_may_stop():
    g = position(at("nw", {"nw_desert": 3}, tiles=["ruby_priest_of_mafdet"]), at("mw"))
    take_turn(g, 0, "place:f3_move", "area:nw_desert", f"area:{GREEN}")
    assert "stop" in offered(g)


@pytest.mark.rule("KEMET-051", "KEMET-103")
def test_a_troop_that_cannot_make_a_step_is_not_named():
    g = position(at("nw", {"delta_desert": 5, "delta_temple": 5}, prayer=0), at("mw"))
    take_turn(g, 0, "place:f3_move")
    assert offered(g) == ["area:delta_desert"]  # which has a port
    assert refused(g, "area:delta_temple") == "KEMET-051"  # its only way is full
    g = reading(position(at("nw", {"delta_desert": 5, "delta_temple": 5}), at("mw")), decline_actions=True)
    take_turn(g, 0, "place:f3_move")
    assert offered(g) == ["pass", "area:delta_desert", "area:delta_temple"]


@pytest.mark.rule("KEMET-050", "KEMET-051")
def test_a_move_that_no_troop_can_make_is_lost():
    g = position(at("nw", {"delta_temple": 5}, prayer=0), at("mw", {"mw_west": 5}))
    keeper = g.players[1]
    keeper.companions = {"khnums_sphinx": "delta_desert"}
    keeper.troops["delta_desert"] = 1
    take_turn(g, 0, "place:f3_move")  # the toll cannot be paid
    assert not deciders(g) and g.move is None


@pytest.mark.rule("KEMET-050", "KEMET-365")
def test_nobody_learns_from_a_lost_move_that_no_card_would_have_helped():
    for card, answers in (("swiftness", ["pass"]), ("transfer", ["pass", "area:delta_temple"])):
        g = position(at("nw", {"delta_temple": 5}, prayer=0, hand=[card]), at("mw", {"mw_west": 5}))
        keeper = g.players[1]
        keeper.companions = {"khnums_sphinx": "delta_desert"}
        keeper.troops["delta_desert"] = 1
        take_turn(g, 0, "place:f3_move", "act:f3_move")
        assert question(g) == "move_troop" and offered(g) == answers
        listen(g, "pass")
        assert names_told(g) == ["action_lost"]


@pytest.mark.rule("KEMET-125")
def test_no_card_has_to_be_played_for_a_step():
    g = position(at("nw", {"delta_temple": 5}, prayer=0, hand=["transfer"]), at("mw", {"mw_west": 5}))
    keeper = g.players[1]
    keeper.companions = {"khnums_sphinx": "delta_desert"}
    keeper.troops["delta_desert"] = 1
    take_turn(g, 0, "place:f3_move", "act:f3_move")
    assert offered(g) == ["pass", "area:delta_temple"]
    play(g, "area:delta_temple")
    assert "stop" in offered(g) and "card:transfer" in offered(g)
    play(g, "card:transfer", "teleport:sanctuary", "stop")
    assert g.players[0].troops == {"sanctuary": 5}


@pytest.mark.rule("KEMET-051", "KEMET-230")
def test_hand_of_god_and_reinforcement_prayer_stay_voluntary():
    g = two(tiles=["diamond_hand_of_god"])
    resume(g, hand_of_god, 0)
    assert offered(g)[0] == "pass"
    g = two(tiles=["sapphire_reinforcement_prayer"])
    take_turn(g, 0, "place:f1_pray")
    assert question(g) == "place_where" and "pass" in offered(g)


@pytest.mark.rule("KEMET-051")
def test_the_move_of_the_sacred_bull_is_voluntary():
    g = position(
        at("nw", {"nw_north": 3}, tiles=["ruby_sacred_bull"], prayer=7),
        at("mw"),
        map=3,
        renewal=True,
    )
    take_turn(g, 0, "place:f3_recruit", "area:nw_north", "units:1", "companion:sacred_bull", "pass")
    assert question(g) == "move_on" and "stop" in offered(g)


@pytest.mark.rule("KEMET-051", "KEMET-062")
def test_a_gold_token_is_used_where_a_gold_action_is_possible():
    g = position(at("nw", {GREEN: 3}, tiles=["onyx_forced_march", "onyx_twin_ceremony"]), at("mw"))
    resume(g, gold_action, 0)
    assert offered(g) == ["tile:onyx_forced_march"]
    assert refused(g, "tile:onyx_twin_ceremony") == "KEMET-050" and refused(g, "pass") == "KEMET-051"
    g = reading(g, decline_actions=True)
    resume(g, gold_action, 0)
    assert offered(g) == ["pass", "tile:onyx_forced_march", "tile:onyx_twin_ceremony"]


@pytest.mark.rule("KEMET-050", "KEMET-062")
def test_a_gold_token_without_a_possible_action_is_lost():
    g = position(at("nw", tiles=["onyx_forced_march", "onyx_twin_ceremony"]), at("mw"))
    g.flow.told = []
    resume(g, gold_action, 0)
    assert not deciders(g) and names_told(g) == ["action_lost"]


@pytest.mark.rule("KEMET-051", "KEMET-062")
def test_only_possible_kinds_of_a_gold_action_can_be_named():
    g = position(at("nw", tiles=["sapphire_divine_will"]), at("mw"))
    resume(g, gold_action, 0)
    play(g, "tile:sapphire_divine_will")
    assert offered(g) == ["action:recruit"] and refused(g, "action:move") == "KEMET-050"
    assert refused(g, "pass") == "KEMET-051"


@pytest.mark.rule("KEMET-051", "KEMET-062")
def test_warriors_worship_says_may():
    g = position(at("nw", {GREEN: 3}, tiles=["amber_warriors_worship"]), at("mw"))
    resume(g, gold_action, 0)
    play(g, "tile:amber_warriors_worship")
    assert offered(g) == ["pass"]  # no servant anywhere


@pytest.mark.rule("KEMET-051")
@pytest.mark.parametrize("free", [False, True])
def test_restructuring_changes_a_colour(free):
    g = reading(two(pyramids={"nw_north": ("ruby", 1)}), decline_actions=free)
    resume(g, restructuring, 0)
    assert ("pass" in offered(g)) == free and refused(g, "pass") == ("" if free else "KEMET-051")


@pytest.mark.rule("KEMET-051", "KEMET-314")
def test_a_god_tile_that_can_be_acquired_must_be_if_nothing_else_can():
    player = at("nw", {"nw_north": 5}, prayer=4, pyramids={"nw_north": ("ruby", 4)})
    g = position(leads(player, "anubis", ascended=False), at("mw"), map=3)
    g.risen = True
    player.bought = ["ruby"]
    take_turn(g, 0, "place:f1_acquire_a")
    assert offered(g) == ["god:anubis"]


@pytest.mark.rule("KEMET-051", "KEMET-105")
def test_the_only_companion_that_makes_a_step_possible_is_not_left_before_it():
    mine = at(
        "nw", {"delta_temple": 3}, prayer=0, tiles=["onyx_griffin_sphinx"], companions={"griffin_sphinx": "delta_temple"}
    )  # fmt: skip
    g = position(mine, at("mw"), map=3)
    keeper = g.players[1]
    keeper.companions = {"khnums_sphinx": "delta_desert"}
    keeper.troops["delta_desert"] = 1
    take_turn(g, 0, "place:f3_move", "area:delta_temple", "leave:1")
    assert refused(g, "leave:griffin_sphinx") == "KEMET-051"
    play(g, "teleport:sanctuary")
    assert g.players[0].troops == {"delta_temple": 1, "sanctuary": 2}


# -- what was dropped (KEMET-105, KEMET-370) -----------------------------------------------------------


@pytest.mark.rule("KEMET-105", "KEMET-370")
@pytest.mark.parametrize("again", [True, False])
def test_a_companion_that_was_dropped_may_be_taken_up_on_the_way_back(again):
    tiles = ["ruby_priest_of_mafdet", "onyx_bestial_fury", "ruby_phoenix"]
    g = position(at("nw", {"nw_desert": 4}, tiles=tiles, companions={"phoenix": "nw_desert"}), at("mw"))
    reading(g, take_up_dropped=again)
    take_turn(g, 0, "place:f3_move", "area:nw_desert", "leave:2", "leave:phoenix")
    assert refused(g, "join:phoenix") == "KEMET-105"  # not as long as the group is here
    play(g, f"area:{GREEN}", "area:nw_desert")
    assert refused(g, "join:phoenix") == ("" if again else "KEMET-105")
    if again:
        play(g, "join:phoenix", "join:2", f"area:{GREEN}")
        assert g.players[0].troops == {GREEN: 4} and g.players[0].companions["phoenix"] == GREEN


@pytest.mark.rule("KEMET-105", "KEMET-254", "KEMET-370")
@pytest.mark.parametrize("again", [True, False])
def test_pieces_of_teammates_that_were_dropped_may_be_taken_up_on_the_way_back(again):
    tiles = ["ruby_priest_of_mafdet", "onyx_bestial_fury"]
    mate = at("se", {"nw_desert": 2}, tiles=["ruby_phoenix"], companions={"phoenix": "nw_desert"})
    g = two_teams(at("nw", {"nw_desert": 2}, tiles=tiles), at("mw"), mate, at("me"))
    reading(g, take_up_dropped=again)
    take_turn(g, 0, "place:f3_move", "area:nw_desert", "leave:2.2", "leave:phoenix.2")
    assert {refused(g, "join:1.2"), refused(g, "join:phoenix.2")} == {"KEMET-105"}
    play(g, f"area:{GREEN}", "area:nw_desert")
    assert {refused(g, "join:2.2"), refused(g, "join:phoenix.2")} == ({""} if again else {"KEMET-105"})


# -- prayer points among teammates (KEMET-242, KEMET-369) ----------------------------------------------


@pytest.mark.rule("KEMET-242", "KEMET-369")
def test_in_its_turns_a_team_shares_prayer_points():
    g = two_teams(at("nw", prayer=0), at("mw"), at("se", prayer=5), at("me"))
    take_turn(g, 0, "share")
    assert question(g) == "give_prayer" and deciders(g) == [2]  # who has none gives none
    assert {refused(g, f"give:{noun}") for noun in ("6.0", "1.1", "1.2", "0.0")} == {"KEMET-242"}
    play(g, "give:4.0", "pass")
    assert (g.players[0].prayer, g.players[2].prayer) == (4, 1) and question(g) == "plan"
    assert "share" not in offered(g) and refused(g, "share") == "KEMET-242"  # once before each action


@pytest.mark.rule("KEMET-242", "KEMET-004")
def test_nobody_is_given_more_than_eleven():
    g = two_teams(at("nw", prayer=9), at("mw"), at("se", prayer=5), at("me"))
    take_turn(g, 0, "share", "pass")
    assert deciders(g) == [2] and refused(g, "give:3.0") == "KEMET-004"
    play(g, "give:2.0")
    assert g.players[0].prayer == 11 and question(g) == "plan"  # no room is left


@pytest.mark.rule("KEMET-242", "KEMET-369")
def test_prayer_points_are_shared_before_a_further_action_too():
    mate = at("se", prayer=3)
    g = two_teams(at("nw", {"nw_north": 3}, prayer=3, tiles=["ruby_act_of_god"]), at("mw"), mate, at("me"))
    take_turn(g, 0)
    assert "share" in offered(g)
    play(g, "silver:f3_recruit")
    assert "share" not in offered(g) and refused(g, "share") == "KEMET-242"  # the time is before the tokens
    play(g, "place:f2_pray")
    assert refused(g, "share") == "KEMET-242"
    play(g, "act:f2_pray", "pass")
    assert question(g) == "next_action" and "share" in offered(g)
    play(g, "share", "give:2.2", "pass", "pass")
    assert (g.players[0].prayer, mate.prayer) == (3, 5) and question(g) == "place_where"  # the last action


@pytest.mark.rule("KEMET-369")
def test_by_agreement_points_are_passed_on_only_when_they_are_gained():
    g = two_teams(at("nw", prayer=3), at("mw"), at("se", prayer=5), at("me"))
    take_turn(reading(g, give_prayer=False), 0)
    assert "share" not in offered(g) and refused(g, "share") == "KEMET-369"
    play(g, "place:f1_pray")
    assert question(g) == "share_prayer" and offered(g) == ["pass", "give:1.2", "give:2.2"]


@pytest.mark.rule("KEMET-242")
def test_nobody_shares_without_a_team_or_without_points():
    g = take_turn(two(), 0)
    assert refused(g, "share") == "KEMET-365"
    g = two_teams(at("nw", prayer=0), at("mw"), at("se", prayer=0), at("me"))
    assert "share" not in offered(take_turn(g, 0))
    g = two_teams(at("nw", prayer=11), at("mw"), at("se", prayer=11), at("me"))
    assert "share" not in offered(take_turn(g, 0))


# -- the Sanctuary (KEMET-374) -------------------------------------------------------------------------


@pytest.mark.rule("KEMET-374", "KEMET-017")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_two_and_four_players_the_sanctuary_may_be_closed(seats):
    assert SANCTUARY in started(seats).board.areas
    g = started(seats, open_sanctuary=False)
    assert SANCTUARY not in g.board.areas and SANCTUARY not in g.board.obelisks
    assert all(SANCTUARY not in near for near in g.board.adjacent.values())
    assert len(g.board.areas) == {2: 14, 4: 26}[seats]
    cities = ("nw", "mw", "se", "me")
    player = at("nw", {"nw_north": 3}, pyramids={"nw_north": ("ruby", 1)})
    g = reading(position(player, *(at(city) for city in cities[1:seats])), open_sanctuary=False)
    take_turn(g, 0, "place:f3_move", "area:nw_north")
    assert refused(g, "teleport:sanctuary") == "KEMET-017" and "teleport:delta_temple" in offered(g)


@pytest.mark.rule("KEMET-374")
@pytest.mark.parametrize("seats", [1, 3, 5, 6])
def test_otherwise_the_sanctuary_is_always_open(seats):
    assert SANCTUARY in started(seats).board.areas
    with pytest.raises(Refused):
        started(seats, open_sanctuary=False)


# -- all of them ---------------------------------------------------------------------------------------


def test_every_switch_is_an_option_of_the_match_with_its_rule():
    options = {option.name: option for option in BOX.options if option.ruling}
    assert list(options) == list(RULINGS) == list(RULING_RULES)
    for name, option in options.items():
        assert option.default is RULINGS[name] and option.rule in BOX.ledger
        assert f"`{name}`" in BOX.ledger[option.rule].text


def test_a_match_knows_its_readings():
    assert started(3).rulings == tuple(name for name, usual in RULINGS.items() if usual)
    g = started(4, mode="team", decline_actions=True, share_temples=False)
    assert g.holds("decline_actions") and not g.holds("share_temples") and g.holds("give_prayer")
