"""Recruit."""

import pytest

from senet.games.kemet.placing import recruit
from senet.games.kemet.position import at, position
from senet.kernel.play import deciders, resume
from tests.games.words import decider, offered, play, question, refused


@pytest.mark.rule("KEMET-073", "KEMET-077")
def test_every_unit_costs_one_and_all_are_paid_at_once():
    g = position(at("nw", {"nw_north": 2}, prayer=6), at("mw"))
    resume(g, recruit, 0)
    play(g, "area:nw_north", "units:3", "area:nw_east")
    assert offered(g) == ["units:1", "units:2", "units:3"] and refused(g, "units:4") == "KEMET-004"
    play(g, "units:2")
    assert refused(g, "area:nw_north") == "KEMET-073"
    play(g, "pass")
    assert g.players[0].troops == {"nw_north": 5, "nw_east": 2} and g.players[0].prayer == 1
    assert g.players[0].supply == 5


@pytest.mark.rule("KEMET-077", "KEMET-228")
def test_priest_of_ra_counts_once_for_a_recruit_action():
    g = position(at("nw", prayer=4, tiles=["diamond_priest_of_ra"]), at("mw"))
    resume(g, recruit, 0)
    play(g, "area:nw_north", "units:3", "area:nw_east", "units:2")
    assert g.players[0].prayer == 0 and sum(g.players[0].troops.values()) == 5 and not deciders(g)


@pytest.mark.rule("KEMET-001", "KEMET-073")
def test_nobody_recruits_more_than_the_supply():
    g = position(at("nw", {"west_green": 5, "nw_desert": 5}, prayer=9), at("mw"))
    resume(g, recruit, 0)
    play(g, "area:nw_north")
    assert offered(g) == ["units:1", "units:2"] and refused(g, "units:3") == "KEMET-001"
    g = position(at("nw", {"west_green": 5, "nw_desert": 5, "nw_east": 2}), at("mw"))
    resume(g, recruit, 0)
    assert not deciders(g)


@pytest.mark.rule("KEMET-076")
def test_the_troop_limit_holds():
    g = position(at("nw", {"nw_north": 4, "nw_east": 5}, prayer=9), at("mw"))
    resume(g, recruit, 0)
    assert refused(g, "area:nw_east") == "KEMET-076"
    play(g, "area:nw_north")
    assert "area:nw_south" in offered(g) and g.players[0].troops["nw_north"] == 5  # one fits: not asked


@pytest.mark.rule("KEMET-074", "KEMET-330")
def test_recruiting_under_an_occupier_starts_a_battle():
    g = position(at("nw", prayer=9), at("mw", {"nw_north": 2, "nw_east": 1, "nw_south": 1}))
    resume(g, recruit, 0)
    play(g, "area:nw_north", "units:4", "pass")
    assert question(g) == "play_card" and g.battle is not None
    assert [side.seat for side in g.battle.sides] == [0, 1] and g.battle.area == "nw_north"
    assert g.players[0].prayer == 5


@pytest.mark.rule("KEMET-075", "KEMET-174")
def test_several_battles_follow_in_the_order_of_the_attacker():
    g = position(at("nw", prayer=9), at("mw", {"nw_north": 2, "nw_east": 1}))
    resume(g, recruit, 0)
    play(g, "area:nw_north", "units:3", "area:nw_east", "units:3", "pass")
    assert question(g) == "which_battle" and refused(g, "area:nw_south") == "KEMET-075"
    play(g, "area:nw_east")
    assert g.battle is not None and g.battle.area == "nw_east"
    fought = finish(g)
    assert fought == ["nw_east", "nw_north"] and not deciders(g)


def finish(g) -> list[str]:
    fought = []
    while deciders(g):
        if g.battle is not None and g.battle.area not in fought:
            fought.append(g.battle.area)
        seat = decider(g)
        play(g, f"{seat}|{offered(g, seat)[0]}")
    return fought


@pytest.mark.rule("KEMET-076")
def test_units_under_an_occupier_form_a_troop_of_their_own():
    g = position(at("nw", prayer=9), at("mw", {"nw_north": 5}))
    resume(g, recruit, 0)
    play(g, "area:nw_north")
    assert "units:5" in offered(g) and refused(g, "units:6") == "KEMET-076"


@pytest.mark.rule("KEMET-078", "KEMET-331")
def test_free_units_add_up_and_need_no_prayer():
    g = position(at("nw", prayer=0, tiles=["sapphire_recruiting_scribe", "onyx_local_recruitment"]), at("mw"))
    resume(g, recruit, 0)
    play(g, "area:nw_north")
    assert offered(g) == ["units:1", "units:2", "units:3", "units:4"]
    play(g, "units:4")
    assert g.players[0].prayer == 0 and g.players[0].troops == {"nw_north": 4}
    g = position(at("nw", prayer=1, tiles=["sapphire_recruiting_scribe"]), at("mw"))
    resume(g, recruit, 0)
    play(g, "area:nw_north", "units:1", "pass")
    assert g.players[0].prayer == 1


@pytest.mark.rule("KEMET-079", "KEMET-094")
def test_with_units_one_companion_of_each_type_may_come():
    tiles = ["ruby_phoenix", "ruby_giant_scorpion", "amber_servant_masaharta", "amber_servant_heqaib"]
    g = position(at("nw", {"nw_north": 1}, tiles=tiles, companions={"phoenix": "nw_north"}), at("mw"))
    resume(g, recruit, 0)
    play(g, "area:nw_north", "units:1")
    assert question(g) == "bring_companion"  # the creature's place is taken, so a servant is next
    assert offered(g) == ["pass", "companion:masaharta", "companion:heqaib"]
    assert refused(g, "companion:giant_scorpion") == "KEMET-079"
    play(g, "companion:heqaib")
    assert question(g) == "place_where"
    play(g, "area:nw_east", "units:1", "companion:giant_scorpion", "companion:masaharta", "pass")
    assert g.players[0].companions == {
        "phoenix": "nw_north", "giant_scorpion": "nw_east", "masaharta": "nw_east", "heqaib": "nw_north",
    }  # fmt: skip


@pytest.mark.rule("KEMET-337")
def test_a_companion_that_comes_with_recruits_takes_part_in_their_battle():
    g = position(at("nw", tiles=["ruby_phoenix"]), at("mw", {"nw_north": 2}))
    resume(g, recruit, 0)
    play(g, "area:nw_north", "units:4", "companion:phoenix", "pass")
    assert g.battle is not None and g.battle.sides[0].companions == ["phoenix"]


@pytest.mark.rule("KEMET-080")
def test_units_come_only_into_the_own_city():
    g = position(at("nw", {"mw_west": 2, "west_green": 1}), at("mw"))
    resume(g, recruit, 0)
    assert refused(g, "area:mw_west") == "KEMET-080" == refused(g, "area:west_green")


@pytest.mark.rule("KEMET-237")
def test_local_recruitment_adds_to_troops_but_not_to_empty_areas():
    g = position(at("nw", {"mw_west": 2, "west_green": 1}, tiles=["onyx_local_recruitment"]), at("mw"))
    resume(g, recruit, 0)
    assert {"area:mw_west", "area:west_green"} <= set(offered(g))
    assert refused(g, "area:west_obelisk") == "KEMET-237"
    play(g, "area:west_green", "units:3", "pass")
    assert g.players[0].troops["west_green"] == 4 and g.players[0].prayer == 5


@pytest.mark.rule("KEMET-339", "KEMET-002")
def test_mercenaries_are_recruited_like_other_units():
    g = position(
        at("nw", {"west_green": 5, "nw_desert": 5, "nw_east": 2}, tiles=["onyx_sword_mercenaries"]), at("mw")
    )
    assert g.players[0].supply == 3
    resume(g, recruit, 0)
    play(g, "area:nw_north")
    assert offered(g) == ["units:1", "units:2", "units:3"]
