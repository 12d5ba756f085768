"""Circles, and the card that doubles them."""

from __future__ import annotations

import pytest

from senet.games.egizia.placing import place_ships
from senet.games.egizia.position import BLUE, GREEN, RED, crews_of, equip, fill_river, lay, position
from senet.games.egizia.table import Egizia
from senet.kernel.play import resume
from tests.games.words import decider, offered, play, question, refused, told


def visit(circle: str, crews: str = "1/2/3+2", water: str = "middle", **given: object) -> Egizia:
    """Blue has just put a ship on the circle."""
    table = {name: given.pop(name) for name in ("heliopolis", "rulings") if name in given}
    g = position(2, water=water, **table)  # type: ignore[arg-type]
    equip(g, BLUE, crews=crews, **given)  # type: ignore[arg-type]
    fill_river(g)
    resume(g, place_ships)
    play(g, f"ship:{circle}")
    return g


@pytest.mark.rule("EGIZ-075", "EGIZ-159")
def test_edfu_moves_both_markers():
    g = visit("edfu")
    assert (g.players[BLUE].quarry, g.players[BLUE].market) == (1, 1)


@pytest.mark.rule("EGIZ-076", "EGIZ-078", "EGIZ-079")
@pytest.mark.parametrize(
    ("circle", "crews"), [("thebae", "2/3/3+2"), ("selinon", "1/3/4+2"), ("beni_hasan", "2/2/4+2")]
)
def test_three_circles_raise_the_two_crews_shown(circle: str, crews: str):
    g = visit(circle)
    assert crews_of(g, BLUE) == crews
    assert (decider(g), question(g)) == (RED, "stop")


@pytest.mark.rule("EGIZ-082")
def test_a_gain_in_strength_cannot_be_refused():
    g = visit("thebae", "1/1/1+2")
    assert crews_of(g, BLUE) == "2/2/1+2" and g.need(BLUE) == 7
    g = visit("passalon", "1/1/1+2")
    play(g, "pass")
    assert crews_of(g, BLUE) == "1/1/1+3"


@pytest.mark.rule("EGIZ-077")
def test_passalon_raises_the_overseer_and_may_move_the_water():
    g = visit("passalon")
    assert crews_of(g, BLUE) == "1/2/3+3"
    assert offered(g) == ["water:left", "water:right", "pass"]
    play(g, "water:right")
    assert g.water == "right"


@pytest.mark.rule("EGIZ-081", "EGIZ-082")
def test_heliopolis_is_exactly_like_passalon():
    g = visit("heliopolis")
    assert crews_of(g, BLUE) == "1/2/3+3"
    assert offered(g) == ["water:left", "water:right", "pass"]
    play(g, "pass")
    assert g.water == "middle" and (decider(g), question(g)) == (RED, "stop")


@pytest.mark.rule("EGIZ-083")
@pytest.mark.parametrize("circle", ["passalon", "heliopolis"])
def test_the_water_marker_never_leaves_its_spaces(circle: str):
    g = visit(circle, water="left")
    assert offered(g) == ["water:middle", "pass"]
    assert refused(g, "water:right") == "EGIZ-083" and refused(g, "water:left") == "EGIZ-083"
    g = visit(circle, water="right")
    assert offered(g) == ["water:middle", "pass"]


@pytest.mark.rule("EGIZ-080", "EGIZ-084")
def test_alyi_raises_one_crew_of_choice_and_gives_two_stones():
    g = visit("alyi", stones=3)
    assert offered(g) == ["crew:crew1", "crew:crew2", "crew:crew3", "crew:overseer"]
    assert refused(g, "crew:crew1+overseer") == "EGIZ-275"
    assert g.players[BLUE].stones == 3  # the stones come afterwards
    play(g, "crew:crew3")
    assert crews_of(g, BLUE) == "1/2/4+2" and g.players[BLUE].stones == 5


@pytest.mark.rule("EGIZ-084", "EGIZ-279")
def test_the_overseer_can_be_raised_at_alyi_unless_agreed_otherwise():
    g = visit("alyi")
    play(g, "crew:overseer")
    assert crews_of(g, BLUE) == "1/2/3+3"
    g = visit("alyi", rulings={"overseer_at_alyi": False})
    assert offered(g) == ["crew:crew1", "crew:crew2", "crew:crew3"]
    assert refused(g, "crew:overseer") == "EGIZ-279"


@pytest.mark.rule("EGIZ-009", "EGIZ-011", "EGIZ-031", "EGIZ-066", "EGIZ-080", "EGIZ-258", "EGIZ-262")
def test_ex_19_a_compulsory_step_and_crews_at_the_maximum():
    g = visit("alyi", "9/4/9+9", stones=24)
    assert crews_of(g, BLUE) == "9/5/9+9" and g.players[BLUE].stones == 25
    assert (decider(g), question(g)) == (RED, "stop")


@pytest.mark.rule("EGIZ-031", "EGIZ-066", "EGIZ-262")
def test_ex_19a_the_step_is_lost_but_the_stones_are_gained():
    g = visit("alyi", "9/9/9+9", stones=20)
    assert crews_of(g, BLUE) == "9/9/9+9" and g.players[BLUE].stones == 22


def take_two_steps(crews: str) -> Egizia:
    g = position(2)
    lay(g, {"card_1": "two_steps_34"})
    equip(g, BLUE, crews=crews)
    fill_river(g)
    resume(g, place_ships)
    play(g, "ship:card_1")
    return g


@pytest.mark.rule("EGIZ-215", "EGIZ-262", "EGIZ-263", "EGIZ-031")
def test_ex_19b_the_second_of_two_steps_is_lost():
    g = take_two_steps("8/9/9+2")
    assert crews_of(g, BLUE) == "9/9/9+2" and (decider(g), question(g)) == (RED, "stop")


@pytest.mark.rule("EGIZ-215", "EGIZ-263")
def test_ex_19c_two_steps_for_one_crew_or_for_two():
    results = set()
    for first in ("crew1", "crew2", "crew3"):
        for second in ("crew1", "crew2", "crew3"):
            g = take_two_steps("2/3/4+2")
            play(g, f"crew:{first}", f"crew:{second}")
            results.add(crews_of(g, BLUE))
    assert results == {"3/4/4+2", "3/3/5+2", "2/4/5+2", "4/3/4+2", "2/5/4+2", "2/3/6+2"}


# -- doubling ------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-039", "EGIZ-076", "EGIZ-190", "EGIZ-255")
def test_ex_08_doubled_thebae():
    g = position(turn_order=[GREEN, 0, 1, 3])
    equip(g, GREEN, crews="1/2/3+2", cards=["double_circle"])
    fill_river(g)
    resume(g, place_ships)
    play(g, "ship:thebae")
    assert (decider(g), question(g)) == (GREEN, "double_circle") and offered(g) == [
        "play:double_circle",
        "pass",
    ]
    play(g, "play:double_circle")
    assert crews_of(g, GREEN) == "3/4/3+2"
    assert g.players[GREEN].cards == [] and g.gone == ["double_circle"]


@pytest.mark.rule("EGIZ-077", "EGIZ-082", "EGIZ-190", "EGIZ-191")
@pytest.mark.parametrize(
    ("moves", "water"),
    [
        (["pass", "play:double_circle", "pass"], "left"),
        (["pass", "play:double_circle", "water:middle"], "middle"),
        (["water:middle", "play:double_circle", "pass"], "middle"),
        (["water:middle", "play:double_circle", "water:right"], "right"),
        (["water:middle", "play:double_circle", "water:left"], "left"),
    ],
)
@pytest.mark.parametrize("circle", ["passalon", "heliopolis"])
def test_ex_08_doubled_passalon(moves: list[str], water: str, circle: str):
    g = visit(circle, water="left", cards=["double_circle"])
    play(g, *moves)
    assert crews_of(g, BLUE) == "1/2/3+4" and g.water == water


@pytest.mark.rule("EGIZ-192")
def test_doubled_alyi_and_edfu():
    g = visit("alyi", stones=0, cards=["double_circle"])
    play(g, "crew:crew1", "play:double_circle", "crew:crew1")
    assert crews_of(g, BLUE) == "3/2/3+2" and g.players[BLUE].stones == 4
    g = visit("edfu", cards=["double_circle"])
    play(g, "play:double_circle")
    assert (g.players[BLUE].quarry, g.players[BLUE].market) == (2, 2)


@pytest.mark.rule("EGIZ-190", "EGIZ-030")
def test_doubling_may_be_declined_and_is_then_over():
    g = visit("thebae", cards=["double_circle"])
    play(g, "pass")
    assert crews_of(g, BLUE) == "2/3/3+2" and g.players[BLUE].cards == ["double_circle"]
    play(g, "pass")
    assert (decider(g), question(g)) == (BLUE, "stop")
    assert refused(g, "play:double_circle") == "EGIZ-037"  # the circle of an earlier turn


@pytest.mark.rule("EGIZ-190", "EGIZ-205")
def test_a_reused_circle_may_be_doubled():
    g = position(2, ships=[("thebae", 1)])
    equip(g, BLUE, crews="1/1/1+2", cards=["double_circle", "reuse_circle"])
    fill_river(g)
    resume(g, place_ships)
    play(g, "ship:thebae", "play:double_circle")
    assert crews_of(g, BLUE) == "3/3/1+2"


@pytest.mark.rule("EGIZ-193")
def test_heliopolis_may_be_doubled_unless_agreed_otherwise():
    g = visit("heliopolis", cards=["double_circle"])
    play(g, "pass")
    assert (decider(g), question(g)) == (BLUE, "double_circle")
    g = visit("heliopolis", cards=["double_circle"], heliopolis=False)
    play(g, "pass")
    assert (decider(g), question(g)) == (RED, "stop") and g.players[BLUE].cards == ["double_circle"]
    g = visit("passalon", cards=["double_circle"], heliopolis=False)
    play(g, "pass")
    assert (decider(g), question(g)) == (BLUE, "double_circle")


@pytest.mark.rule("EGIZ-244")
def test_parts_of_an_effect_come_in_their_order():
    """Alyi: the crew first, then the stones; Edfu: the quarry first, then the market."""
    g = position(2)
    g.flow.told = []
    from senet.games.egizia.nile import use_circle

    resume(g, use_circle, BLUE, "edfu")
    assert [args[1] for args in told(g, "track_step")] == ["quarry", "market"]
