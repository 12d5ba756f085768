"""Phase 5, one action: its builders, its course, and two crews in it."""

from __future__ import annotations

import pytest

from senet.games.egizia.building import build_at, take_site_turn
from senet.games.egizia.maps import OBELISK_SPACES
from senet.games.egizia.position import BLUE, RED, YELLOW, crews_of, equip, position
from senet.games.egizia.table import Egizia
from senet.kernel.play import resume
from tests.games.egizia.at_sites import SPHINX_SHIPS, site, turn
from tests.games.words import decider, names_told, offered, play, question, refused

# -- builders ------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-108", "EGIZ-109", "EGIZ-265", "EGIZ-110")
def test_one_ready_crew_is_named_with_or_without_the_overseer():
    g = turn(tired=["crew2"])
    play(g, "build")
    assert offered(g) == ["crew:crew1", "crew:crew3", "crew:crew1+overseer", "crew:crew3+overseer"]
    assert refused(g, "crew:crew2") == "EGIZ-112"
    assert refused(g, "crew:overseer") == "EGIZ-109"
    assert refused(g, "crew:crew1+crew3") == "EGIZ-108"
    play(g, "crew:crew1")
    assert refused(g, "crew:crew3") == "EGIZ-275"  # nothing named can be exchanged


@pytest.mark.rule("EGIZ-109", "EGIZ-112")
def test_the_overseer_helps_once_per_round():
    g = turn(tired=["overseer"])
    play(g, "build")
    assert offered(g) == ["crew:crew1", "crew:crew2", "crew:crew3"]
    assert refused(g, "crew:crew1+overseer") == "EGIZ-112"


@pytest.mark.rule("EGIZ-111", "EGIZ-186", "EGIZ-194")
def test_strength_is_the_sum_of_crews_overseer_and_cards():
    g = turn(stones=25, cards=["strength_3_12", "two_crews_34"])
    play(g, "build", "crew:crew1+overseer")
    assert g.action_strength(BLUE) == 7
    play(g, "play:strength_3_12")
    assert g.action_strength(BLUE) == 10
    play(g, "play:two_crews_34", "crew:crew3")
    assert g.action_strength(BLUE) == 13
    assert crews_of(g, BLUE) == "5/4/3+2"  # nothing moves on the player board


@pytest.mark.rule("EGIZ-110", "EGIZ-255")
def test_cards_may_be_added_later_in_the_action():
    g = turn(stones=25, crews="2/1/1+2", cards=["strength_3_12"])
    play(g, "build", "crew:crew1", "build:tl1")
    assert refused(g, "build:tl2") == "EGIZ-115"
    play(g, "play:strength_3_12", "build:tl2")
    assert g.players[BLUE].score == 5


@pytest.mark.rule("EGIZ-112")
def test_used_builders_are_turned_over_even_if_strength_is_left():
    g = turn(stones=9)
    play(g, "build", "crew:crew1+overseer", "build:p1_1", "end")
    assert sorted(g.players[BLUE].tired) == ["crew1", "overseer"]
    assert g.players[BLUE].ready_crews() == ["crew2", "crew3"]


@pytest.mark.rule("EGIZ-113", "EGIZ-207")
def test_raising_a_used_crew_does_not_make_it_ready():
    g = turn(tired=["crew1"], cards=["crew_improver"])
    play(g, "use:crew_improver", "crew:crew1")
    assert crews_of(g, BLUE) == "6/4/3+2" and g.players[BLUE].tired == ["crew1"]
    play(g, "build")
    assert "crew:crew1" not in offered(g)


@pytest.mark.rule("EGIZ-114", "EGIZ-115", "EGIZ-116")
def test_a_space_costs_its_whole_value_in_stones_and_strength():
    g = turn(stones=5, crews="4/1/1+2")
    play(g, "build", "crew:crew1", "build:tl1")
    action = g.action
    assert action is not None and action.spent == 2 and g.players[BLUE].stones == 3
    assert refused(g, "build:tl2") == "EGIZ-115"  # 2 strength left: 3 cannot be paid in part
    play(g, "build:tr1")
    assert g.players[BLUE].stones == 1 and question(g) == ""


@pytest.mark.rule("EGIZ-115")
def test_neither_strength_nor_reserve_may_be_exceeded():
    g = turn(stones=4, crews="9/1/1+2")
    play(g, "build", "crew:crew1", "build:tl1")
    assert refused(g, "build:tl2") == "EGIZ-115" and refused(g, "build:tr1") == ""
    g = turn(stones=20, crews="4/1/1+2")
    play(g, "build", "crew:crew1", "build:tl1")
    assert refused(g, "build:tl2") == "EGIZ-115" and refused(g, "build:tr1") == ""


@pytest.mark.rule("EGIZ-117")
def test_temple_and_pyramid_may_be_mixed_in_any_order():
    g = turn(stones=20, crews="9/1/1+2")
    play(g, "build", "crew:crew1", "build:p1_1", "build:tr1", "build:p1_2", "build:tl1")
    assert list(g.built) == ["p1_1", "tr1", "p1_2", "tl1"]
    assert g.players[BLUE].sheet == {"pyramid": 4, "temple": 4}


@pytest.mark.rule("EGIZ-117", "EGIZ-120")
def test_only_free_spaces_of_this_site_can_be_built():
    g = turn(stones=20, built={"tl1": RED})
    play(g, "build", "crew:crew1")
    assert refused(g, "build:o1") == "EGIZ-117"
    assert refused(g, "build:tl1") == "EGIZ-120"
    assert g.built["tl1"] == RED


@pytest.mark.rule("EGIZ-118", "EGIZ-119", "EGIZ-268")
def test_points_are_scored_at_the_end_of_the_action():
    g = turn(stones=20)
    play(g, "build", "crew:crew1", "build:tl1")
    assert g.players[BLUE].score == 0
    play(g, "build:tl2")
    assert g.players[BLUE].score == 5 and g.players[BLUE].tired == ["crew1"]


@pytest.mark.rule("EGIZ-120")
def test_a_built_space_keeps_its_stone():
    g = turn(stones=2)
    play(g, "build", "crew:crew1", "build:p1_1")
    assert g.built == {"p1_1": BLUE} and g.ships == [("temple_pyramid_1", BLUE)]


# -- the course of an action ---------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-266")
def test_an_action_may_be_ended_at_any_time_and_ends_by_itself():
    g = turn(stones=20)
    play(g, "build", "crew:crew1", "build:tl1", "end")
    assert question(g) == "" and g.players[BLUE].score == 2
    g = turn(stones=2)
    play(g, "build", "crew:crew1", "build:tl1")
    assert question(g) == "" and g.players[BLUE].score == 2


@pytest.mark.rule("EGIZ-266", "EGIZ-254")
def test_an_action_does_not_end_while_a_card_could_help():
    g = turn(stones=2, cards=["stones_6_12"])
    play(g, "build", "crew:crew1", "build:tl1")
    assert offered(g) == ["play:stones_6_12", "end"]
    play(g, "play:stones_6_12", "build:tl2")
    assert g.players[BLUE].score == 5 and question(g) == ""


@pytest.mark.rule("EGIZ-267")
def test_an_action_without_anything_built_is_a_withdrawal():
    g = turn(stones=11, cards=["strength_3_12", "crew_improver"])
    play(g, "build", "crew:crew1+overseer", "play:strength_3_12", "use:crew_improver", "crew:crew2", "end")
    player = g.players[BLUE]
    assert g.ships == [] and player.tired == [] and player.sites == [] and player.stones == 11
    assert player.cards == ["crew_improver"] and player.spent == ["crew_improver"]
    assert crews_of(g, BLUE) == "5/5/3+2"


@pytest.mark.rule("EGIZ-267")
def test_also_at_the_sphinx_ending_with_nothing_is_a_withdrawal():
    g = site([*SPHINX_SHIPS, ("sphinx_beside", YELLOW)])
    resume(g, build_at, "sphinx")
    play(g, "build", "crew:crew1", "end")
    assert g.players[RED].tired == [] and g.players[RED].sites == []
    play(g, "withdraw", "withdraw")
    assert (decider(g), question(g)) == (YELLOW, "site_turn")


def high_obelisk(**given: object) -> Egizia:
    """Blue names a crew where the cheapest thing costs 4."""
    g = turn("obelisk_graves_1", 9, "9/1/2+2", built={"o1": 0, "o2": 0, "o3": 0}, **given)
    play(g, "build")
    return g


@pytest.mark.rule("EGIZ-267", "EGIZ-265")
def test_a_crew_too_weak_to_build_cannot_be_named():
    g = high_obelisk()
    assert offered(g) == ["crew:crew1", "crew:crew1+overseer", "crew:crew3+overseer"]
    assert refused(g, "crew:crew2") == refused(g, "crew:crew2+overseer") == "EGIZ-267"


@pytest.mark.rule("EGIZ-267", "EGIZ-264")
@pytest.mark.parametrize(
    ("card", "named"),
    [
        ("strength_3_12", ["crew1", "crew2", "crew3", "crew1+overseer", "crew2+overseer", "crew3+overseer"]),
        ("two_crews_34", ["crew1", "crew2", "crew3", "crew1+overseer", "crew2+overseer", "crew3+overseer"]),
        ("crew_improver", ["crew1", "crew1+overseer", "crew2+overseer", "crew3+overseer"]),
        ("stones_to_strength", ["crew1", "crew1+overseer", "crew2+overseer", "crew3+overseer"]),
        ("stones_6_12", ["crew1", "crew1+overseer", "crew3+overseer"]),
    ],
)
def test_a_weak_crew_can_be_named_if_a_card_could_help_it(card: str, named: list[str]):
    assert offered(high_obelisk(cards=[card])) == [f"crew:{builders}" for builders in named]


@pytest.mark.rule("EGIZ-276")
def test_if_agreed_a_crew_too_weak_to_build_may_be_named_in_vain():
    g = high_obelisk(rulings={"plays_in_vain": True})
    assert len(offered(g)) == 6
    play(g, "crew:crew2")
    assert question(g) == "" and g.ships == [] and g.players[BLUE].tired == []


@pytest.mark.rule("EGIZ-036", "EGIZ-256")
def test_cards_for_strength_need_an_effect():
    g = turn(stones=5, cards=["strength_3_12", "two_crews_34"])
    play(g, "build", "crew:crew1")
    assert refused(g, "play:strength_3_12") == refused(g, "play:two_crews_34") == "EGIZ-256"  # 5 stones
    g = turn(stones=6, cards=["strength_3_12", "two_crews_34"])
    play(g, "build", "crew:crew1")
    assert (
        refused(g, "play:strength_3_12") == refused(g, "play:two_crews_34") == ""
    )  # three stones of value 2
    g = turn(stones=5, cards=["strength_3_12", "stones_6_12"])
    play(g, "build", "crew:crew1")
    assert refused(g, "play:strength_3_12") == ""  # six stones could pay for it


@pytest.mark.rule("EGIZ-256")
def test_strength_has_no_effect_where_the_next_thing_is_too_dear():
    almost = dict.fromkeys(OBELISK_SPACES[:8], RED)
    graves = [(RED, value) for value in (2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4)]
    g = turn(
        "obelisk_graves_1", 8, "5/1/1+2", cards=["strength_3_12"], built=almost, taken=graves, graves=[5]
    )
    play(g, "build", "crew:crew1")
    assert offered(g) == ["build:g12", "end"]  # level 9 would need nine stones
    g = turn(
        "obelisk_graves_1", 9, "5/1/1+2", cards=["strength_3_12"], built=almost, taken=graves, graves=[5]
    )
    play(g, "build", "crew:crew1")
    assert refused(g, "play:strength_3_12") == "EGIZ-256"  # strength 8 at most, 9 are needed
    g = turn(
        "obelisk_graves_1", 9, "6/1/1+2", cards=["strength_3_12"], built=almost, taken=graves, graves=[5]
    )
    play(g, "build", "crew:crew1", "play:strength_3_12", "build:o9", "track:market")
    assert g.players[BLUE].score == 9


@pytest.mark.rule("EGIZ-256", "EGIZ-132")
@pytest.mark.parametrize(
    ("strength", "graves", "rule"),
    [(2, [4], ""), (4, [4], "EGIZ-256"), (5, [4, 2], ""), (6, [4, 2], "EGIZ-256")],
)
def test_strength_helps_to_take_a_grave_that_lies_face_up(strength: int, graves: list[int], rule: str):
    done = dict.fromkeys(OBELISK_SPACES, RED)
    taken = [(RED, value) for value in (2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5)][: 12 - len(graves)]
    crews = f"{strength}/1/1+2"
    g = turn("obelisk_graves_1", 9, crews, cards=["strength_3_12"], built=done, taken=taken, graves=graves)
    play(g, "build", "crew:crew1")
    assert (decider(g), question(g)) == (BLUE, "what_to_build") and refused(g, "play:strength_3_12") == rule


@pytest.mark.rule("EGIZ-256")
@pytest.mark.parametrize(("stones", "rule"), [(2, "EGIZ-256"), (3, "")])
def test_at_the_sphinx_strength_helps_only_who_could_pay_for_more_cards(stones: int, rule: str):
    g = turn("sphinx_1", stones, "2/1/1+2", cards=["strength_3_12"])
    play(g, "build", "crew:crew1")
    assert refused(g, "play:strength_3_12") == rule


@pytest.mark.rule("EGIZ-276")
def test_if_agreed_cards_for_strength_may_be_played_in_vain():
    g = turn(stones=5, cards=["strength_3_12", "two_crews_34"], rulings={"plays_in_vain": True})
    play(g, "build", "crew:crew1", "play:strength_3_12", "play:two_crews_34", "crew:crew2")
    assert g.action_strength(BLUE) == 12


@pytest.mark.rule("EGIZ-250")
def test_a_crew_raised_in_the_action_counts_with_its_new_strength():
    g = turn(stones=9, crews="2/1/1+2", cards=["crew_improver", "stones_to_strength"])
    play(g, "build", "crew:crew1", "use:crew_improver", "crew:crew1")
    assert g.action_strength(BLUE) == 3
    play(g, "use:stones_to_strength", "crew:crew1")
    assert g.action_strength(BLUE) == 4 and g.players[BLUE].stones == 7
    play(g, "build:tl1", "build:tr1")
    assert g.players[BLUE].score == 4


@pytest.mark.rule("EGIZ-247")
def test_stones_gained_in_an_action_can_be_spent_in_it():
    g = turn(stones=2, cards=["stones_6_12"])
    play(g, "build", "crew:crew1+overseer", "play:stones_6_12", "build:tl1", "build:tr1", "build:tl2")
    assert g.players[BLUE].stones == 1 and g.players[BLUE].score == 7


@pytest.mark.rule("EGIZ-268", "EGIZ-135", "EGIZ-145")
def test_the_end_of_an_action_has_its_order():
    g = position(
        ships=[("temple_pyramid_1", BLUE)], built=dict.fromkeys(["p1_1", "p1_2", "p1_3", "p1_4"], BLUE)
    )
    equip(g, BLUE, crews="2/1/1+2", stones=9)
    resume(g, take_site_turn, BLUE, "temple_pyramid_1")
    g.flow.told = []
    play(g, "build", "crew:crew1", "build:p1_5")
    told = names_told(g)
    assert told[-3:] == ["builders_used", "points_scored", "row_finished"]
    g = turn("obelisk_graves_1", 9, "1/1/1+2")
    play(g, "build", "crew:crew1", "build:o1")
    assert (
        (decider(g), question(g)) == (BLUE, "track")
        and g.players[BLUE].score == 1
        and g.players[BLUE].tired == ["crew1"]
    )
    assert refused(g, "play:stones_6_12") == "EGIZ-254"  # no card in between


# -- two crews -----------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-186", "EGIZ-108", "EGIZ-261")
def test_two_crews_in_one_action_and_never_three():
    g = turn(stones=25, cards=["two_crews_34", "two_crews_5"])
    play(g, "build", "crew:crew1+overseer", "play:two_crews_34")
    assert (decider(g), question(g)) == (BLUE, "second_crew") and offered(g) == ["crew:crew2", "crew:crew3"]
    assert refused(g, "crew:crew1") == "EGIZ-186"
    play(g, "crew:crew2")
    assert g.action_strength(BLUE) == 11
    assert refused(g, "play:two_crews_5") == "EGIZ-261"
    play(g, "build:tl1", "end")
    assert sorted(g.players[BLUE].tired) == ["crew1", "crew2", "overseer"]


@pytest.mark.rule("EGIZ-256", "EGIZ-186")
def test_two_crews_needs_a_second_ready_crew():
    g = turn(stones=25, cards=["two_crews_34"], tired=["crew2", "crew3"])
    play(g, "build", "crew:crew1")
    assert refused(g, "play:two_crews_34") == "EGIZ-256"


@pytest.mark.rule("EGIZ-261", "EGIZ-194", "EGIZ-177")
def test_strength_cards_add_up():
    g = turn(stones=25, crews="1/1/1+2", cards=["strength_3_12", "strength_3_34", "strength_3_5"])
    play(g, "build", "crew:crew1", "play:strength_3_12", "play:strength_3_34", "play:strength_3_5")
    assert g.action_strength(BLUE) == 10 and len(g.gone) == 3
