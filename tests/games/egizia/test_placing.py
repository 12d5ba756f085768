"""Phase 2: where ships may go, whose turn it is, and the cards that bend these rules."""

from __future__ import annotations

import pytest

from senet.games.egizia.components import PLACE_SHIPS
from senet.games.egizia.maps import STOP_OF
from senet.games.egizia.placing import last_picks, place_ships, return_river_ships
from senet.games.egizia.position import BLUE, GREEN, RED, YELLOW, crews_of, equip, fill_river, lay, position
from senet.games.egizia.table import Egizia
from senet.kernel.play import resume
from tests.games.words import decider, offered, play, question, refused


def river(seats: int = 4, **given: object) -> Egizia:
    """A full river in phase 2, seat 0 begins."""
    cards = given.pop("river", {})
    g = position(seats, **given)  # type: ignore[arg-type]
    lay(g, cards)  # type: ignore[arg-type]
    fill_river(g)
    return g


def ships(g: Egizia) -> list[str]:
    return [text.removeprefix("ship:") for text in offered(g) if text.startswith("ship:")]


# -- turns ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-055")
def test_players_take_turns_in_the_order_of_tokens():
    g = river(turn_order=[GREEN, BLUE, YELLOW, RED])
    resume(g, place_ships)
    order = []
    for place in ("edfu", "thebae", "selinon", "beni_hasan", "sphinx_1"):
        order.append(decider(g))
        play(g, f"ship:{place}")
    assert order == [GREEN, BLUE, YELLOW, RED, GREEN]


@pytest.mark.rule("EGIZ-056", "EGIZ-069", "EGIZ-275")
def test_a_turn_is_one_ship_placed_and_resolved():
    g = river()
    resume(g, place_ships)
    play(g, "ship:thebae")
    assert g.ships == [("thebae", BLUE)] and g.players[BLUE].ships == 7
    assert crews_of(g, BLUE) == "2/2/1+2"
    assert (decider(g), question(g)) == (RED, "stop")
    assert refused(g, "ship:nowhere") == refused(g, "buy:1") == "EGIZ-275"


@pytest.mark.rule("EGIZ-057", "EGIZ-058", "EGIZ-243")
def test_who_passes_places_no_more_ships_and_the_others_go_on():
    g = river(2)
    resume(g, place_ships)
    assert "pass" in offered(g) and len(ships(g)) > 10
    play(g, "pass")
    for place in ("edfu", "thebae", "selinon"):
        assert (decider(g), question(g)) == (RED, "stop")
        play(g, f"ship:{place}")
    assert g.players[BLUE].passed and not g.players[RED].passed


@pytest.mark.rule("EGIZ-059")
def test_who_has_no_ship_or_no_stop_passes_without_being_asked():
    g = river(ships=[("heliopolis", RED)])
    equip(g, BLUE, ships=0)
    resume(g, place_ships)
    assert (decider(g), question(g)) == (GREEN, "stop")
    assert g.players[BLUE].passed and g.players[RED].passed


@pytest.mark.rule("EGIZ-059", "EGIZ-254")
def test_who_is_beyond_the_last_free_stop_passes_without_being_asked_whatever_could_be_played():
    taken = [("temple_pyramid_1", BLUE), ("card_10", RED), ("heliopolis", GREEN)]
    g = river(ships=taken)
    equip(g, BLUE, cards=["crew_improver"])
    resume(g, place_ships)
    assert g.players[BLUE].passed and (decider(g), question(g)) == (YELLOW, "stop")
    g = river(ships=taken[:2])
    resume(g, place_ships)
    assert (decider(g), question(g)) == (BLUE, "stop") and ships(g) == ["heliopolis"]


@pytest.mark.rule("EGIZ-059", "EGIZ-203")
def test_a_stop_that_needs_a_permission_counts_as_legal():
    g = river(ships=[("heliopolis", BLUE)])
    equip(g, BLUE, cards=["upstream_ship"])
    resume(g, place_ships)
    assert (decider(g), question(g)) == (BLUE, "stop") and "edfu" in ships(g)


@pytest.mark.rule("EGIZ-060", "EGIZ-061")
def test_the_phase_ends_when_all_have_passed_and_river_ships_come_home():
    g = river(2)
    resume(g, place_ships)
    play(g, "ship:edfu", "ship:sphinx_1", "ship:card_8", "pass", "pass")
    assert g.ships == [("sphinx_1", RED)]
    assert g.players[BLUE].ships == 8 and g.players[RED].ships == 7
    assert question(g) == ""


@pytest.mark.rule("EGIZ-061")
def test_ships_at_sites_stay():
    g = position(
        ships=[("edfu", RED), ("card_3", BLUE), ("sphinx_beside", YELLOW), ("temple_pyramid_2", RED)]
    )
    return_river_ships(g)
    assert g.ships == [("sphinx_beside", YELLOW), ("temple_pyramid_2", RED)]


# -- where a ship may go -------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-057", "EGIZ-062", "EGIZ-063", "EGIZ-064", "EGIZ-065")
def test_ex_15_where_ships_may_go():
    g = river(
        ships=[
            ("edfu", RED),
            ("sphinx_2", RED),
            ("passalon", BLUE),
            ("sphinx_1", GREEN),
            ("sphinx_3", YELLOW),
        ],
        turn_order=[RED, BLUE, GREEN, YELLOW],
    )
    resume(g, place_ships)
    for place in ("card_1", "edfu", "card_2", "thebae", "card_3"):
        assert refused(g, f"ship:{place}") == "EGIZ-062"
    assert refused(g, "ship:sphinx_beside") in ("EGIZ-062", "EGIZ-064")
    assert refused(g, "ship:passalon") == "EGIZ-063"
    legal = ["card_4", "card_5", "selinon", "card_6", "card_7", "beni_hasan", "card_8", "alyi", "card_9"]
    assert [place for place in ships(g) if STOP_OF[place] == place] == [*legal, "card_10", "heliopolis"]
    assert {STOP_OF[place] for place in ships(g)} >= {"obelisk_graves", "temple_pyramid"}
    assert "pass" in offered(g)
    play(g, "ship:heliopolis", "pass")
    assert (decider(g), question(g)) == (BLUE, "stop")
    assert refused(g, "ship:sphinx_beside") == "EGIZ-062"
    assert not [place for place in ships(g) if place in ("card_1", "thebae", "card_4")]


@pytest.mark.rule("EGIZ-062")
def test_speculating_and_extra_ships_count_for_the_direction():
    for place in ("sphinx_beside", "sphinx_extra"):
        g = river(ships=[("sphinx_1", RED), ("sphinx_2", GREEN), ("sphinx_3", YELLOW), (place, BLUE)])
        resume(g, place_ships)
        assert refused(g, "ship:thebae") == "EGIZ-062"
        assert refused(g, "ship:card_4") == ""


@pytest.mark.rule("EGIZ-063", "EGIZ-068")
def test_card_spaces_and_circles_hold_one_ship():
    g = river(ships=[("card_5", RED), ("selinon", RED)])
    resume(g, place_ships)
    assert refused(g, "ship:card_5") == "EGIZ-068"
    assert refused(g, "ship:selinon") == "EGIZ-063"


@pytest.mark.rule("EGIZ-064")
def test_one_ship_at_each_site():
    g = river(ships=[("sphinx_1", BLUE)])
    equip(g, BLUE, cards=["upstream_ship"])
    resume(g, place_ships)
    assert refused(g, "ship:sphinx_2") == "EGIZ-064"
    assert "sphinx_2" not in ships(g) and "thebae" in ships(g)


@pytest.mark.rule("EGIZ-065")
def test_stops_may_be_skipped():
    g = river()
    resume(g, place_ships)
    play(g, "ship:heliopolis", "pass")
    assert g.ships == [("heliopolis", BLUE)]


@pytest.mark.rule("EGIZ-066", "EGIZ-031")
def test_a_ship_may_go_where_it_brings_nothing():
    g = river()
    equip(g, BLUE, crews="9/9/9+2")
    resume(g, place_ships)
    assert refused(g, "ship:temple_pyramid_1") == ""
    play(g, "ship:thebae")
    assert crews_of(g, BLUE) == "9/9/9+2" and g.ships == [("thebae", BLUE)]


@pytest.mark.rule("EGIZ-067")
def test_a_ship_takes_the_card_that_lies_there():
    g = river(river={"card_1": "quarry_track_2"})
    resume(g, place_ships)
    play(g, "ship:card_1")
    assert g.players[BLUE].quarry == 2
    assert g.gone == ["quarry_track_2"] and g.players[BLUE].cards == []


@pytest.mark.rule("EGIZ-067", "EGIZ-178")
@pytest.mark.parametrize(
    ("card", "where"),
    [("grain_4_12", "cards"), ("reuse_circle", "cards"), ("q2_12", "quarries"), ("g3_12", "fields")],
)
def test_other_cards_go_to_the_owners_area(card: str, where: str):
    g = river(river={"card_1": card})
    resume(g, place_ships)
    play(g, "ship:card_1")
    assert getattr(g.players[BLUE], where)[-1] == card
    assert g.river[0] == "" and g.gone == []
    assert (decider(g), question(g)) == (RED, "stop")  # nobody was asked whether to take it


# -- sites ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-070", "EGIZ-071")
def test_any_free_space_of_a_site_may_be_chosen():
    g = river(ships=[("sphinx_2", RED)])
    resume(g, place_ships)
    assert [place for place in ships(g) if place.startswith("sphinx")] == ["sphinx_1", "sphinx_3"]
    assert refused(g, "ship:sphinx_2") == "EGIZ-070"
    assert refused(g, "ship:sphinx_beside") == "EGIZ-071"
    play(g, "ship:sphinx_3")
    assert ("sphinx_3", BLUE) in g.ships


@pytest.mark.rule("EGIZ-071", "EGIZ-072", "EGIZ-074")
def test_at_a_full_site_one_may_speculate_and_nothing_happens_yet():
    g = river(ships=[("sphinx_1", RED), ("sphinx_2", GREEN), ("sphinx_3", YELLOW)])
    resume(g, place_ships)
    assert [place for place in ships(g) if place.startswith("sphinx")] == ["sphinx_beside"]
    stones = g.players[BLUE].stones
    play(g, "ship:sphinx_beside")
    assert g.ships[-1] == ("sphinx_beside", BLUE)
    assert g.players[BLUE].stones == stones and g.players[BLUE].sphinx == [] and g.phase == PLACE_SHIPS
    assert (decider(g), question(g)) == (RED, "stop")


# -- cards that bend the rules -------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-184", "EGIZ-185", "EGIZ-039", "EGIZ-255")
def test_two_ships_follow_each_other_in_one_turn():
    g = river()
    equip(g, BLUE, cards=["two_ships"])
    resume(g, place_ships)
    play(g, "ship:edfu")
    assert (decider(g), question(g)) == (BLUE, "second_ship")
    assert refused(g, "ship:card_1") == "EGIZ-062" and refused(g, "pass") == "EGIZ-275"
    play(g, "ship:thebae")
    assert g.ships == [("edfu", BLUE), ("thebae", BLUE)] and g.gone == ["two_ships"]
    assert crews_of(g, BLUE) == "2/2/1+2"
    assert (decider(g), question(g)) == (RED, "stop")


@pytest.mark.rule("EGIZ-184", "EGIZ-030")
def test_the_second_ship_may_be_declined_and_the_card_is_kept():
    g = river()
    equip(g, BLUE, cards=["two_ships"])
    resume(g, place_ships)
    play(g, "ship:edfu", "end")
    assert g.players[BLUE].cards == ["two_ships"] and (decider(g), question(g)) == (RED, "stop")


@pytest.mark.rule("EGIZ-185", "EGIZ-257")
def test_without_a_second_placement_two_ships_stays_with_its_owner():
    g = river()
    equip(g, BLUE, cards=["two_ships"])
    resume(g, place_ships)
    play(g, "ship:heliopolis", "pass")
    assert g.players[BLUE].cards == ["two_ships"] and (decider(g), question(g)) == (RED, "stop")
    g = river()
    equip(g, BLUE, cards=["two_ships"], ships=1)
    resume(g, place_ships)
    play(g, "ship:edfu")
    assert (decider(g), question(g)) == (RED, "stop")


@pytest.mark.rule("EGIZ-038", "EGIZ-260")
def test_two_ships_can_be_played_right_after_the_ship_that_took_it():
    g = river(river={"card_2": "two_ships"})
    resume(g, place_ships)
    play(g, "ship:card_2")
    assert (decider(g), question(g)) == (BLUE, "second_ship")


FULL_SPHINX = [("sphinx_1", RED), ("sphinx_2", GREEN), ("sphinx_3", YELLOW)]


@pytest.mark.rule("EGIZ-195", "EGIZ-255", "EGIZ-039")
@pytest.mark.parametrize("card", ["occupied_site_34", "occupied_site_5"])
def test_extra_place_is_an_alternative_to_speculating(card: str):
    g = river(ships=FULL_SPHINX)
    equip(g, BLUE, cards=[card])
    resume(g, place_ships)
    assert [place for place in ships(g) if place.startswith("sphinx")] == ["sphinx_beside", "sphinx_extra"]
    play(g, "ship:sphinx_extra")
    assert ("sphinx_extra", BLUE) in g.ships and g.gone == [card]


@pytest.mark.rule("EGIZ-195")
def test_without_the_card_there_is_no_extra_place():
    g = river(ships=FULL_SPHINX)
    resume(g, place_ships)
    assert refused(g, "ship:sphinx_extra") == "EGIZ-195"


@pytest.mark.rule("EGIZ-070", "EGIZ-071", "EGIZ-195")
def test_a_site_is_full_whoever_the_ships_there_belong_to():
    g = river(
        ships=[("sphinx_1", BLUE), ("sphinx_2", GREEN), ("sphinx_3", YELLOW)], turn_order=[RED, 0, 2, 3]
    )
    resume(g, place_ships)
    assert {refused(g, f"ship:sphinx_{n}") for n in (1, 2, 3)} == {"EGIZ-070"}
    assert "sphinx_beside" in ships(g) and refused(g, "ship:sphinx_extra") == "EGIZ-195"


@pytest.mark.rule("EGIZ-196")
def test_extra_place_needs_a_full_site_downstream_without_an_own_ship():
    g = river(ships=FULL_SPHINX[:2])
    equip(g, BLUE, cards=["occupied_site_34"])
    resume(g, place_ships)
    assert refused(g, "ship:sphinx_extra") == "EGIZ-196"
    g = river(ships=[*FULL_SPHINX, ("card_4", BLUE)])
    equip(g, BLUE, cards=["occupied_site_34"])
    resume(g, place_ships)
    assert refused(g, "ship:sphinx_extra") == "EGIZ-062"
    g = river(ships=FULL_SPHINX, turn_order=[RED, BLUE, GREEN, YELLOW])
    equip(g, RED, cards=["occupied_site_34", "upstream_ship"])
    resume(g, place_ships)
    assert refused(g, "ship:sphinx_extra") == "EGIZ-064"


@pytest.mark.rule("EGIZ-197")
def test_a_speculating_ship_is_never_converted():
    g = river(ships=[*FULL_SPHINX, ("sphinx_beside", BLUE)])
    equip(g, BLUE, cards=["occupied_site_34"])
    resume(g, place_ships)
    assert refused(g, "play:occupied_site_34") == "EGIZ-037"
    assert refused(g, "ship:sphinx_extra") == "EGIZ-062"


@pytest.mark.rule("EGIZ-203", "EGIZ-204", "EGIZ-255")
def test_one_ship_per_round_may_go_upstream():
    g = river(2, ships=[("selinon", BLUE)])
    equip(g, BLUE, cards=["upstream_ship"])
    resume(g, place_ships)
    play(g, "ship:thebae", "pass")
    assert g.players[BLUE].spent == ["upstream_ship"]
    assert refused(g, "ship:card_4") == "EGIZ-062"  # downstream of Thebae, but not of Selinon
    assert refused(g, "ship:card_6") == ""


@pytest.mark.rule("EGIZ-255", "EGIZ-203")
def test_the_permission_is_used_up_only_if_it_was_needed():
    g = river(2, ships=[("edfu", BLUE), ("thebae", RED)])
    equip(g, BLUE, cards=["upstream_ship", "reuse_circle"])
    resume(g, place_ships)
    play(g, "ship:selinon", "pass")
    assert g.players[BLUE].spent == []
    play(g, "ship:thebae")
    assert sorted(g.players[BLUE].spent) == ["reuse_circle", "upstream_ship"]


@pytest.mark.rule("EGIZ-203")
def test_a_ship_going_upstream_obeys_all_other_rules():
    g = river(ships=[("selinon", BLUE), ("edfu", RED), ("card_2", RED)])
    equip(g, BLUE, cards=["upstream_ship"])
    resume(g, place_ships)
    assert refused(g, "ship:edfu") == "EGIZ-063" and refused(g, "ship:card_2") == "EGIZ-068"


@pytest.mark.rule("EGIZ-205")
def test_an_occupied_circle_may_be_used_again_once_per_round():
    g = river(2, ships=[("edfu", RED), ("thebae", RED)])
    equip(g, BLUE, cards=["reuse_circle"])
    resume(g, place_ships)
    play(g, "ship:thebae", "pass")
    assert crews_of(g, BLUE) == "2/2/1+2" and g.players[BLUE].spent == ["reuse_circle"]
    g.ships.append(("selinon", RED))
    assert refused(g, "ship:thebae") == "EGIZ-062"
    resume(g, place_ships)
    assert refused(g, "ship:selinon") == "EGIZ-063"


@pytest.mark.rule("EGIZ-205", "EGIZ-049")
def test_heliopolis_is_never_used_again():
    g = river(ships=[("heliopolis", RED)])
    equip(g, BLUE, cards=["reuse_circle"])
    resume(g, place_ships)
    assert refused(g, "ship:heliopolis") == "EGIZ-205"


@pytest.mark.rule("EGIZ-206")
def test_an_own_circle_needs_both_permissions():
    g = river(2, ships=[("thebae", BLUE)])
    equip(g, BLUE, cards=["reuse_circle"])
    resume(g, place_ships)
    assert refused(g, "ship:thebae") == "EGIZ-062"
    g = river(2, ships=[("thebae", BLUE)])
    equip(g, BLUE, cards=["reuse_circle", "upstream_ship"])
    resume(g, place_ships)
    play(g, "ship:thebae")
    assert g.ships == [("thebae", BLUE), ("thebae", BLUE)] and crews_of(g, BLUE) == "2/2/1+2"
    assert sorted(g.players[BLUE].spent) == ["reuse_circle", "upstream_ship"]


# -- the last pick -------------------------------------------------------------------------------------


@pytest.mark.rule("EGIZ-200", "EGIZ-035", "EGIZ-255")
def test_the_last_pick_takes_a_card_without_a_ship():
    g = river(2, river={"card_9": "market_track_2"})
    equip(g, RED, cards=["leftover_card"])
    resume(g, place_ships)
    play(g, "ship:sphinx_1", "ship:card_1", "pass", "pass")
    assert (decider(g), question(g)) == (RED, "leftover")
    assert refused(g, "take:card_1") == "EGIZ-200" and refused(g, "ship:edfu") == "EGIZ-252"
    play(g, "take:card_9")
    assert g.players[RED].market == 2 and g.players[RED].ships == 8
    assert question(g) == "" and g.ships == [("sphinx_1", BLUE)]


@pytest.mark.rule("EGIZ-200", "EGIZ-030")
def test_the_last_pick_may_be_declined():
    g = river(2)
    equip(g, RED, cards=["leftover_card"])
    resume(g, last_picks)
    play(g, "pass")
    assert g.players[RED].cards == ["leftover_card"] and sum(map(bool, g.river)) == 10


@pytest.mark.rule("EGIZ-201")
def test_several_last_picks_go_in_the_order_of_tokens():
    g = river(turn_order=[GREEN, RED, BLUE, YELLOW])
    equip(g, RED, cards=["leftover_card"])
    g.players[GREEN].cards.append("leftover_card")
    resume(g, last_picks)
    assert (decider(g), question(g)) == (GREEN, "leftover")
    play(g, "take:card_4")
    assert (decider(g), question(g)) == (RED, "leftover") and refused(g, "take:card_4") == "EGIZ-200"


@pytest.mark.rule("EGIZ-252")
def test_the_last_pick_is_a_turn_for_free_plays_only():
    g = river(2, river={"card_1": "two_ships"})
    equip(g, RED, cards=["leftover_card", "stones_6_12", "double_circle"], stones=1)
    resume(g, last_picks)
    assert refused(g, "play:double_circle") == "EGIZ-037"
    play(g, "play:stones_6_12")
    assert g.players[RED].stones == 7 and (decider(g), question(g)) == (RED, "leftover")
    play(g, "take:card_1")
    assert "two_ships" in g.players[RED].cards and question(g) == ""


@pytest.mark.rule("EGIZ-252", "EGIZ-257")
def test_without_a_card_on_the_river_there_is_no_last_pick():
    g = position(2)
    equip(g, RED, cards=["leftover_card", "stones_6_12"])
    resume(g, last_picks)
    assert question(g) == ""


@pytest.mark.rule("EGIZ-260")
def test_a_last_pick_taken_in_this_phase_already_works():
    g = river(2, river={"card_9": "leftover_card"})
    resume(g, place_ships)
    play(g, "ship:card_9", "pass", "pass")
    assert (decider(g), question(g)) == (BLUE, "leftover")


@pytest.mark.rule("EGIZ-260", "EGIZ-175")
def test_a_permission_may_be_used_in_the_round_in_which_it_is_taken():
    g = river(2, river={"card_5": "upstream_ship"})
    resume(g, place_ships)
    play(g, "ship:card_5", "pass")
    assert "ship:card_1" in offered(g)
