"""The tomb zone (chapter 11)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.components import TOMB_COST
from senet.games.pharaon.position import position
from tests.games.pharaon.playing import held
from tests.games.words import offered, play, refused


@pytest.mark.rule("PHAR-112", "PHAR-113")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
def test_the_cube_advances_by_one_for_the_cost_of_the_space_entered(space: int):
    cost = dict.fromkeys(TOMB_COST[space], 1)
    entry = {} if "yellow" in cost else {"yellow": 1}  # the tomb strip is yellow
    g = position(supplies=[{**cost, **entry}], tomb=[space - 1])
    play(g, "zone:tomb")
    assert g.players[0].tomb == space and held(g) == {} and g.wheel["yellow"] == ["yellow"]
    for missing in cost:
        if missing != "yellow":
            less = {**cost, **entry}
            del less[missing]
            assert refused(position(supplies=[less], tomb=[space - 1]), "zone:tomb") == "PHAR-051"


@pytest.mark.rule("PHAR-112")
def test_spaces_cannot_be_skipped():
    # Yellow and blue would pay the second space, but the cube stands before the first.
    g = position(supplies=[{"yellow": 3, "blue": 3}])
    assert refused(g, "zone:tomb") == "PHAR-051"


@pytest.mark.rule("PHAR-114")
def test_on_the_last_space_the_tomb_is_closed_for_that_player():
    supply = {"silver": 6}
    g = position(supplies=[supply, supply], tomb=[6, 5])
    assert refused(g, "zone:tomb") == "PHAR-114"
    play(g, "zone:offerings", "pair:1", "bonus:none")
    assert "zone:tomb" in offered(g)


@pytest.mark.rule("PHAR-115")
def test_cubes_may_share_a_space():
    g = position(supplies=[{"yellow": 1, "green": 1, "red": 1}], tomb=[0, 1])
    play(g, "zone:tomb")
    assert [player.tomb for player in g.players] == [1, 1, 0]


@pytest.mark.rule("PHAR-116")
def test_tomb_steps_are_the_number_of_the_space_however_they_were_made():
    one_of_each = dict.fromkeys(("black", "yellow", "green", "red", "blue"), 1)
    g = position(supplies=[one_of_each], nobles_shown=["court_official_25"], tomb=[2])
    play(g, "zone:nobles", "noble:court_official_25")
    assert g.players[0].tomb == 3 and g.elements(0, "tomb") == 3
