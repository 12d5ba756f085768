"""Build."""

import pytest

from senet.games.kemet.build import build
from senet.games.kemet.position import at, position
from senet.kernel.play import deciders, resume
from tests.games.words import offered, play, question, refused

RUBY = {"nw_north": ("ruby", 1)}


@pytest.mark.rule("KEMET-065", "KEMET-066")
def test_example_4_one_level():
    g = position(at("nw", prayer=7, pyramids={"nw_north": ("ruby", 2)}), at("mw"), at("sw"))
    resume(g, build, 0, False)
    play(g, "area:nw_north", "level:3")
    assert g.players[0].prayer == 4 and g.players[0].pyramids["nw_north"] == ("ruby", 3)
    assert not deciders(g)


@pytest.mark.rule("KEMET-066", "KEMET-205", "KEMET-228")
def test_example_5_two_levels_at_once():
    g = position(at("nw", prayer=7, pyramids=RUBY), at("mw"))
    resume(g, build, 0, False)
    play(g, "area:nw_north", "level:3")
    assert g.players[0].prayer == 2
    g = position(at("nw", prayer=4, pyramids=RUBY), at("mw"))
    resume(g, build, 0, False)
    play(g, "area:nw_north")
    assert g.players[0].pyramids["nw_north"] == ("ruby", 2) and g.players[0].prayer == 2  # all he can pay
    g = position(at("nw", prayer=7, pyramids=RUBY, tiles=["diamond_priest_of_ra"]), at("mw"))
    resume(g, build, 0, False)
    play(g, "area:nw_north", "level:3")
    assert g.players[0].prayer == 3


@pytest.mark.rule("KEMET-066")
def test_all_levels_must_be_payable_at_once():
    g = position(at("nw", prayer=5, pyramids=RUBY), at("mw"))
    resume(g, build, 0, False)
    play(g, "area:nw_north")
    assert offered(g) == ["level:2", "level:3"] and refused(g, "level:4") == "KEMET-066"
    assert refused(g, "level:1") == "KEMET-065"


@pytest.mark.rule("KEMET-067", "KEMET-005")
def test_a_new_pyramid_needs_a_free_district_and_a_new_colour():
    g = position(at("nw", prayer=7, pyramids=RUBY), at("mw"), at("sw"), colours=["ruby", "onyx", "amber"])
    resume(g, build, 0, False)
    play(g, "area:nw_east")
    assert offered(g) == ["colour:onyx", "colour:amber"]
    assert refused(g, "colour:ruby") == "KEMET-067" and refused(g, "colour:diamond") == "KEMET-028"
    play(g, "colour:amber", "level:2")
    assert g.players[0].pyramids["nw_east"] == ("amber", 2) and g.players[0].prayer == 4
    assert g.players[0].acquire == ["ruby", "amber", ""]


@pytest.mark.rule("KEMET-005")
def test_with_two_players_a_third_pyramid_is_refused():
    g = position(at("nw", pyramids={**RUBY, "nw_east": ("onyx", 1)}), at("mw"))
    resume(g, build, 0, False)
    assert refused(g, "area:nw_south") == "KEMET-005" and refused(g, "area:mw_west") == "KEMET-065"


@pytest.mark.rule("KEMET-068")
def test_no_pyramid_exceeds_level_four():
    g = position(at("nw", prayer=11, pyramids={"nw_north": ("ruby", 4), "nw_east": ("onyx", 4)}), at("mw"))
    resume(g, build, 0, False)
    assert not deciders(g)  # nothing left to build with two players
    g = position(at("nw", prayer=11, pyramids={"nw_north": ("ruby", 4), "nw_east": ("onyx", 3)}), at("mw"))
    resume(g, build, 0, False)
    assert refused(g, "area:nw_north") == "KEMET-068"


@pytest.mark.rule("KEMET-069", "KEMET-070", "KEMET-330")
def test_one_may_build_under_an_occupier_who_gets_the_benefit():
    g = position(at("nw", prayer=11, pyramids={"nw_north": ("ruby", 3)}), at("mw", {"nw_north": 2}))
    resume(g, build, 0, False)
    play(g, "area:nw_north")
    assert g.players[0].pyramids["nw_north"] == ("ruby", 4)
    assert g.held["nw_north"] == 1 and g.fame(1) == 1 and g.fame(0) == 0


@pytest.mark.rule("KEMET-070", "KEMET-334")
def test_level_four_gives_its_point_at_once():
    g = position(at("nw", prayer=11, pyramids={"nw_north": ("ruby", 3)}), at("mw"))
    resume(g, build, 0, False)
    play(g, "area:nw_north")
    assert g.fame(0) == 1 and g.held["nw_north"] == 0


@pytest.mark.rule("KEMET-071", "KEMET-208")
def test_magical_support_first_then_priest_of_ra():
    tiles = ["diamond_magical_support", "diamond_priest_of_ra"]
    g = position(at("nw", prayer=2, pyramids=RUBY, tiles=tiles), at("mw"))
    resume(g, build, 0, False)
    play(g, "area:nw_north", "level:3")  # (2 - 1) + (3 - 1) - 1
    assert g.players[0].prayer == 0
    g = position(at("nw", prayer=0, tiles=tiles), at("mw"))
    resume(g, build, 0, False)
    play(g, "area:nw_north", "colour:ruby")
    assert question(g) == "build_level" and "level:2" in offered(g)  # level 1 costs 0, level 2 one, less Ra
    play(g, "level:1")
    assert g.players[0].prayer == 0
