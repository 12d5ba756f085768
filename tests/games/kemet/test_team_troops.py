"""Teams: mixed troops, control, and moving with units of teammates."""

import pytest

from senet.games.kemet.acquire import pyramid_levels
from senet.games.kemet.companions import new_companion
from senet.games.kemet.move import move_action
from senet.games.kemet.placing import recruit
from senet.games.kemet.position import at
from senet.games.kemet.table import Kemet, Player
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import GREEN, take_turn, two_teams
from tests.games.words import offered, play, question, refused

ELEPHANT = "sapphire_ancestral_elephant"
SNAKE = "diamond_deep_desert_snake"


def moved(*players: Player, troop: str) -> Kemet:
    g = two_teams(*players)
    resume(g, move_action, 0, True, False, False)
    return play(g, f"area:{troop}")


# -- the mixed troop (KEMET-240, KEMET-247, KEMET-248) -------------------------------------------------


@pytest.mark.rule("KEMET-240", "KEMET-255")
def test_areas_with_teammates_may_be_passed_and_nobody_fights():
    tiles = ["ruby_priest_of_mafdet"]
    g = moved(
        at("nw", {"nw_desert": 4}, tiles=tiles), at("mw"), at("se", {GREEN: 4}), at("me"), troop="nw_desert"
    )
    play(g, f"area:{GREEN}")
    assert g.battle is None and question(g) == "move_on"
    assert "stop" not in offered(g) and refused(g, "stop") == "KEMET-107"  # 8 units are too many to stay
    play(g, "area:west_inner_temple")
    assert g.players[0].troops == {"west_inner_temple": 4} and g.players[2].troops == {GREEN: 4}


@pytest.mark.rule("KEMET-240")
def test_only_troops_of_other_teams_are_opposing():
    g = moved(at("nw", {"nw_desert": 2}), at("mw"), at("se", {GREEN: 3}), at("me", {"west_obelisk": 1}),
              troop="nw_desert")  # fmt: skip
    assert g.foe_in(0, GREEN) == -1 and g.foe_in(0, "west_obelisk") == 3
    play(g, f"area:{GREEN}")
    assert g.battle is None and g.units_in(0, GREEN) == 5


@pytest.mark.rule("KEMET-247", "KEMET-221")
def test_a_mixed_troop_has_at_most_5_units_even_with_legion():
    legion = ["sapphire_legion"]
    g = moved(
        at("nw", {"nw_desert": 3}, tiles=legion), at("mw"), at("se", {GREEN: 3}), at("me"), troop="nw_desert"
    )
    assert f"area:{GREEN}" not in offered(g) and refused(g, f"area:{GREEN}") == "KEMET-107"
    play(g, "leave:1", f"area:{GREEN}")
    assert g.units_in(0, GREEN) == 5 == g.limit_of([0, 2])
    g = two_teams(at("nw", {"nw_north": 6}, tiles=legion), at("mw"), at("se"), at("me"))
    assert g.limit_of([0]) == 7 and g.room(0, "nw_north") == 1
    g.players[2].troops["nw_north"] = 1
    assert g.room(0, "nw_north") == 5 - 7


@pytest.mark.rule("KEMET-248")
def test_a_mixed_troop_has_one_creature_and_one_servant_in_all():
    mate = at("se", {"nw_north": 1}, tiles=[ELEPHANT], companions={"ancestral_elephant": "nw_north"})
    g = two_teams(at("nw", {"nw_north": 2, "nw_east": 2}), at("mw"), mate, at("me"))
    g.players[0].companions["deep_desert_snake"] = ""
    resume(g, new_companion, 0, "deep_desert_snake")
    assert refused(g, "area:nw_north") == "KEMET-094" and "area:nw_east" in offered(g)


# -- adding units (KEMET-251) --------------------------------------------------------------------------


@pytest.mark.rule("KEMET-251")
def test_units_join_a_teammates_troop_in_the_own_city_up_to_5():
    g = two_teams(at("nw", {"nw_north": 1}), at("mw"), at("se", {"nw_north": 2, "nw_east": 5}), at("me"))
    resume(g, recruit, 0)
    assert refused(g, "area:nw_east") == "KEMET-251" and refused(g, "area:se_west") == "KEMET-080"
    play(g, "area:nw_north")
    assert offered(g) == ["units:1", "units:2"] and refused(g, "units:3") == "KEMET-076"
    play(g, "units:2", "pass")
    assert g.players[0].troops["nw_north"] == 3 and g.battle is None and g.players[0].prayer == 5


@pytest.mark.rule("KEMET-251")
def test_effects_that_add_to_own_troops_include_mixed_ones_with_an_own_unit():
    local = ["onyx_local_recruitment"]
    g = two_teams(at("nw", {GREEN: 1}, tiles=local), at("mw"), at("se", {GREEN: 2, "se_desert": 2}), at("me"))
    resume(g, recruit, 0)
    assert f"area:{GREEN}" in offered(g) and refused(g, "area:se_desert") == "KEMET-237"
    play(g, f"area:{GREEN}")
    assert offered(g) == ["units:1", "units:2"]


# -- control (KEMET-252, KEMET-253, KEMET-257) ---------------------------------------------------------


@pytest.mark.rule("KEMET-252")
def test_every_member_with_a_unit_in_the_troop_controls_the_pyramid():
    foe = at("mw", pyramids={"mw_north": ("onyx", 3)})
    g = two_teams(at("nw", {"mw_north": 1}), foe, at("se", {"mw_north": 1}), at("me"))
    assert pyramid_levels(g, 0)["onyx"] == pyramid_levels(g, 2)["onyx"] == 3
    assert "onyx" not in pyramid_levels(g, 1)
    mate = at("se", {"se_west": 1}, pyramids={"se_west": ("ruby", 2)})
    g = two_teams(at("nw", {"se_west": 1}), at("mw"), mate, at("me"))
    assert pyramid_levels(g, 0)["ruby"] == pyramid_levels(g, 2)["ruby"] == 2


@pytest.mark.rule("KEMET-253")
def test_a_teammate_in_the_own_district_does_not_take_the_control_away():
    owner = at("nw", pyramids={"nw_north": ("onyx", 4)})
    g = two_teams(owner, at("mw"), at("se", {"nw_north": 3}), at("me"))
    assert g.controller("nw_north") == 0 == g.held["nw_north"]
    assert pyramid_levels(g, 0) == {"onyx": 4} == pyramid_levels(g, 2)
    g = two_teams(owner, at("mw", {"nw_north": 1}), at("se"), at("me"))
    assert g.controller("nw_north") == 1 and pyramid_levels(g, 0) == {}


@pytest.mark.rule("KEMET-257")
def test_a_tall_pyramid_gives_the_team_one_point_in_all():
    foe = at("mw", pyramids={"mw_north": ("onyx", 4)})
    g = two_teams(at("nw", {"mw_north": 1}), foe, at("se", {"mw_north": 1}), at("me"))
    assert g.team_fame(0) == 1 == g.team_fame(2) and g.team_fame(1) == 0
    holder = g.held["mw_north"]
    resume(g, move_action, holder, True, False, False)
    play(g, "area:mw_north", f"leave:1.{2 - holder}", "area:mw_desert")
    assert g.held["mw_north"] == 2 - holder and g.team_fame(0) == 1  # the other keeps it for the team


# -- moving together (KEMET-254, KEMET-256) ------------------------------------------------------------


@pytest.mark.rule("KEMET-254")
def test_a_member_moves_a_mixed_troop_with_an_own_unit_in_it():
    mate = at(
        "se",
        {"nw_desert": 2, "nw_north": 3},
        tiles=[ELEPHANT],
        companions={"ancestral_elephant": "nw_desert"},
    )
    g = two_teams(at("nw", {"nw_desert": 2}), at("mw"), mate, at("me"))
    resume(g, move_action, 0, True, False, False)
    assert refused(g, "area:nw_north") == "KEMET-254"  # no unit of his own there
    play(g, "area:nw_desert")
    move = g.move
    assert move is not None and move.size == 4 and move.steps == 2  # the Elephant of the teammate helps
    play(g, f"area:{GREEN}", "stop")
    assert g.players[0].troops == {GREEN: 2} and g.players[2].troops == {"nw_north": 3, GREEN: 2}
    assert g.players[2].companions["ancestral_elephant"] == GREEN


@pytest.mark.rule("KEMET-254")
def test_an_own_unit_stays_in_the_group_for_the_whole_action():
    g = moved(at("nw", {"nw_desert": 2}), at("mw"), at("se", {"nw_desert": 3}), at("me"), troop="nw_desert")
    assert refused(g, "leave:2") == "KEMET-254" and "leave:1" in offered(g)
    assert {"leave:1.2", "leave:2.2", "leave:3.2"} <= set(offered(g))
    play(g, "leave:1", "leave:2.2", f"area:{GREEN}")
    assert g.players[0].troops == {"nw_desert": 1, GREEN: 1}
    assert g.players[2].troops == {"nw_desert": 2, GREEN: 1}


@pytest.mark.rule("KEMET-254", "KEMET-105")
def test_teammates_pieces_are_taken_up_and_dropped_like_own_ones():
    mate = at("se", {GREEN: 2}, tiles=[SNAKE], companions={"deep_desert_snake": GREEN})
    tiles = ["ruby_priest_of_mafdet"]
    g = moved(at("nw", {"nw_desert": 2}, tiles=tiles), at("mw"), mate, at("me"), troop="nw_desert")
    play(g, f"area:{GREEN}")
    assert {"join:1.2", "join:2.2", "join:deep_desert_snake.2"} <= set(offered(g))
    play(g, "join:2.2")
    assert refused(g, "area:west_inner_temple") == "KEMET-100"  # the Snake would stay alone
    play(g, "join:deep_desert_snake.2", "leave:1.2")
    assert refused(g, "join:1.2") == "KEMET-105"
    play(g, "area:west_inner_temple")
    assert g.players[2].troops == {GREEN: 1, "west_inner_temple": 1}
    assert g.players[2].companions["deep_desert_snake"] == "west_inner_temple"
    assert g.held["west_inner_temple"] == 0 and g.team_fame(2) == 1


@pytest.mark.rule("KEMET-254")
def test_pieces_of_opponents_and_strangers_are_not_to_be_had():
    g = moved(at("nw", {"nw_desert": 2}), at("mw"), at("se"), at("me"), troop="nw_desert")
    assert [refused(g, f"{verb}:1.{seat}") for verb in ("leave", "join") for seat in (1, 9)] == [
        "KEMET-254"
    ] * 4
    assert refused(g, "join:1.2") == "KEMET-106" and refused(g, "leave:1.2") == "KEMET-105"
    assert refused(g, "join:phoenix.2") == "KEMET-106"


@pytest.mark.rule("KEMET-256")
def test_ports_and_walls_of_teammates_are_like_own_ones():
    tiles = ["ruby_priest_of_mafdet"]
    g = moved(at("nw", {GREEN: 2}, tiles=tiles), at("mw"), at("se"), at("me"), troop=GREEN)
    assert "area:se_desert" in offered(g)  # the military port of the teammate
    assert refused(g, "area:me_desert") == "KEMET-113"
    play(g, "area:se_desert", "area:se_west")
    assert g.players[0].troops == {"se_west": 2}  # although the group started far from those walls
    g = moved(at("nw", {"se_west": 1}, tiles=tiles), at("mw"), at("se"), at("me"), troop="se_west")
    play(g, "area:se_desert", "area:se_north" if "area:se_north" in offered(g) else "area:se_east")
    assert g.players[0].troops  # in and out of the friendly city as often as one likes


@pytest.mark.rule("KEMET-249")
def test_in_the_day_only_the_tiles_of_the_player_whose_turn_it_is_apply():
    mate = at("se", {"nw_desert": 2}, tiles=["ruby_priest_of_mafdet"])
    g = moved(at("nw", {"nw_desert": 2}), at("mw"), mate, at("me"), troop="nw_desert")
    assert g.move is not None and g.move.steps == 1


# -- Assemble! (KEMET-246) -----------------------------------------------------------------------------


@pytest.mark.rule("KEMET-246")
def test_assemble_calls_two_units_of_the_team_once_per_game():
    mate = at("se", {"nw_desert": 1}, tiles=[ELEPHANT], companions={"ancestral_elephant": "nw_desert"})
    g = two_teams(at("nw", {GREEN: 1, "west_obelisk": 3}), at("mw"), mate, at("me"))
    take_turn(g, 0)
    assert "card:assemble" in offered(g)
    play(g, "card:assemble", f"area:{GREEN}")
    assert question(g) == "gather" and {"pass", "gather:nw_desert.2", "gather:west_obelisk.0"} <= set(
        offered(g)
    )
    assert refused(g, "gather:nw_desert.0") == "KEMET-246" and refused(g, "gather:se_desert.2") == "KEMET-246"
    play(g, "gather:nw_desert.2", "gather:west_obelisk.0")
    assert question(g) == "plan" and refused(g, "card:assemble") == "KEMET-246"
    assert g.players[0].troops == {GREEN: 2, "west_obelisk": 2} and g.players[2].troops == {GREEN: 1}
    assert g.players[2].companions["ancestral_elephant"] == ""  # no companion moves along
    assert not g.players[0].assemble and g.players[2].assemble


@pytest.mark.rule("KEMET-246", "KEMET-247")
def test_assemble_keeps_the_limit_and_out_of_opposing_cities():
    g = two_teams(
        at("nw", {GREEN: 5, "mw_desert": 1, "mw_north": 1, "west_obelisk": 1}),
        at("mw"),
        at("se", {"nw_desert": 3}),
        at("me"),
    )
    take_turn(g, 0)
    play(g, "card:assemble")
    assert refused(g, "area:mw_north") == "KEMET-246" and refused(g, "area:se_west") == "KEMET-246"
    assert refused(g, f"area:{GREEN}") == "KEMET-180"  # the troop there is full
    play(g, "area:mw_desert", f"gather:{GREEN}.0")
    assert g.players[0].troops["mw_desert"] == 2


@pytest.mark.rule("KEMET-246", "KEMET-180")
def test_assemble_is_not_offered_when_nobody_could_come():
    g = two_teams(at("nw", {"delta_temple": 1}), at("mw"), at("se", {"se_west": 3}), at("me"))
    take_turn(g, 0)
    assert refused(g, "card:assemble") == "KEMET-180"
    assert deciders(g) == [0]
