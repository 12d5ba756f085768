"""Solo: events, disasters, action cards and plunder."""

import pytest

from senet.games.kemet.amon.cards import (
    change_war,
    draw_action,
    draw_event,
    draw_plunder,
    plunder,
    plunder_half,
    resolve_action,
    resolve_event,
)
from senet.games.kemet.amon.components import ACTIONS, EVENTS, PLUNDER
from senet.games.kemet.amon.table import AMON, HUMAN, Amon
from senet.games.kemet.amon.troops import reinforce
from senet.games.kemet.build import build_cost
from senet.games.kemet.components import TILES
from senet.games.kemet.effects import card_price
from senet.games.kemet.move import move_action
from senet.games.kemet.night import prayers
from senet.games.kemet.position import against_amon, at
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import pray
from senet.kernel.play import resume
from tests.games.kemet.helpers import reading, take_turn
from tests.games.words import offered, play, question, refused, told

PYRAMIDS = {"mw_west": ("onyx", 2), "mw_east": ("amethyst", 1)}


def his(g: Kemet) -> Amon:
    assert g.amon is not None
    return g.amon


def calm(**more: object) -> Kemet:
    """A player at home with 7 PP."""
    return against_amon(at("mw", {"mw_west": 5}, pyramids=PYRAMIDS), **more)  # type: ignore[arg-type]


# -- the war table -----------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-277", "KEMET-278", "KEMET-280")
@pytest.mark.parametrize(("before", "after"), [((0, 0, 0, 0), (1, 1, 0, 1)), ((5, 0, 0, 0), (5, 1, 0, 1))])
def test_ex24_the_event_bloody_skirmish(before, after):
    g = calm(war=before)
    resume(g, resolve_event, "ev08")
    assert his(g).values() == after and his(g).war == after


@pytest.mark.rule("KEMET-278", "KEMET-357", "KEMET-358")
def test_red_changes_vanish_with_their_card_and_black_ones_stay():
    g = calm()
    resume(g, resolve_event, "ev01")
    assert his(g).values() == (2, 2, 0, 0) and his(g).war == (0, 0, 0, 0)
    resume(g, resolve_event, "ev04")
    assert his(g).values() == (0, 0, 1, 0) and his(g).event == "ev04"
    resume(g, resolve_event, "ev06")
    assert his(g).values() == (0, -1, 1, 0) and not g.in_force("ev04")


@pytest.mark.rule("KEMET-280", "KEMET-358", "KEMET-372")
@pytest.mark.parametrize(("clips", "strength"), [(True, 5), (False, 4)])
def test_a_change_beyond_the_ends_of_the_table_is_ignored_or_made_in_part(clips, strength):
    g = reading(calm(war=(4, 5, -2, 0)), war_table_clips=clips)
    resume(g, change_war, (3, 1, -1, 0))
    assert his(g).war == (strength, 5, -2, 0)
    resume(g, change_war, (-1, 0, 1, 0))
    assert his(g).war == (strength - 1, 5, -1, 0)
    g = reading(calm(war=(4, 3, 0, 0), event="ev01", disasters=["ds03"]), war_table_clips=clips)
    assert g.war() == (strength, 5, 0, 0) and his(g).war == (4, 3, 0, 0)
    assert his(g).strength(clips) == strength + 1  # a disaster is outside the table
    resume(g, resolve_event, "ev04")
    assert g.war()[:2] == (4, 3)  # the red change is gone, whether it counted or not


@pytest.mark.rule("KEMET-279")
def test_a_disaster_lies_beside_the_event_and_lasts():
    g = calm(event="ev09")
    his(g).events = ["ds01"]
    resume(g, draw_event)
    assert his(g).disasters == ["ds01"] and his(g).event == "ev09"
    assert g.in_force("ds01") and g.in_force("ev09")
    resume(g, resolve_event, "ev08")
    assert g.in_force("ds01") and not g.in_force("ev09")


@pytest.mark.rule("KEMET-357")
def test_the_table_changes_before_what_happens_at_once():
    g = calm(b=("nw_desert", 5))
    resume(g, resolve_event, "ev05")  # land moves +1, then troop B goes: 1 + 1 + the Cobra's
    assert his(g).troop_at(g.players[AMON], "b") == "west_inner_temple"
    g = calm()
    g.flow.told = []
    resume(g, resolve_event, "ev10")
    assert [name for name, *_ in told(g)][:4] == ["event", "war_table", "amon_turn", "amon_action"]


# -- what events do ------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-278")
def test_thirst_for_revenge_takes_two_cards_of_the_players_choice():
    g = against_amon(at("mw", {"mw_west": 5}, hand=["prayer", "war_rage", "war_rage"]))
    resume(g, resolve_event, "ev01")
    assert question(g) == "revenge" and offered(g) == ["card:war_rage", "card:prayer"]
    assert refused(g, "card:diversion") == "KEMET-179" and refused(g, "card:swiftness") == "KEMET-278"
    play(g, "card:prayer", "card:war_rage")
    assert g.players[HUMAN].hand == ["war_rage"] and question(g) == ""
    g = against_amon(at("mw", {"mw_west": 5}))
    resume(g, resolve_event, "ev01")
    assert question(g) == "" and g.players[HUMAN].diversion


@pytest.mark.rule("KEMET-278")
def test_locusts_take_prayer_and_plunder():
    g = against_amon(at("mw", {"mw_west": 5}, prayer=1))
    resume(g, resolve_event, "ev03")
    assert g.players[HUMAN].prayer == 0 and len(his(g).destroyed) == 2
    g = calm()
    resume(g, resolve_event, "ev07")
    assert len(his(g).destroyed) == 4


@pytest.mark.rule("KEMET-351")
def test_buried_fixes_the_price_of_a_teleportation():
    def price(
        disasters: tuple[str, ...], *tiles: str, event: str = "ev02", prayer: int = 7, card: str = ""
    ) -> int:
        player = at("mw", {"mw_west": 5, "mw_east": 1}, pyramids=PYRAMIDS, tiles=tiles, prayer=prayer,
                    hand=["transfer"])  # fmt: skip
        g = against_amon(player, event=event, disasters=disasters)
        resume(g, move_action, HUMAN, True, False, False)
        play(g, "area:mw_west", *([card] if card else []), "teleport:west_outer_temple")
        return prayer - g.players[HUMAN].prayer

    assert price(()) == 3 and price(("ds04",)) == 4
    assert price((), "diamond_priest_of_ra") == 3 and price((), "ruby_portal_of_thoth") == 3
    assert price((), card="card:transfer") == 3  # nothing makes it free
    assert price(("ds04",), event="ev08") == 3 and price((), event="ev08") == 2
    assert price(("ds04",), event="ev08", card="card:transfer") == 0


@pytest.mark.rule("KEMET-306")
def test_texts_that_forbid_prevail_the_veil_of_sand_closes_the_ports():
    player = at(
        "mw", {"mw_desert": 3}, tiles=["amber_harbour_servant"], companions={"harbour_servant": "mw_desert"}
    )
    g = against_amon(player, event="ev04")
    resume(g, move_action, HUMAN, True, False, False)
    play(g, "area:mw_desert")
    assert refused(g, "area:nw_desert") == "KEMET-306" and "area:nw_desert" not in offered(g)
    assert "area:west_green" in offered(g)  # a neighbour by land
    g = against_amon(player, event="ev08")
    resume(g, move_action, HUMAN, True, False, False)
    play(g, "area:mw_desert")
    assert "area:nw_desert" in offered(g)


@pytest.mark.rule("KEMET-306")
def test_low_water_eclipse_famine_and_cracked_stone():
    g = calm(event="ev06")
    resume(g, pray, HUMAN)
    assert g.players[HUMAN].prayer == 8
    g = calm(event="ev09")
    assert card_price(g, HUMAN, "prayer") == 1 and card_price(g, HUMAN, "diversion") == 0
    g = calm(disasters=["ds01"])
    resume(g, prayers)
    assert g.players[HUMAN].prayer == 8
    assert build_cost(calm(), HUMAN, 1, 3) == 5 and build_cost(calm(disasters=["ds02"]), HUMAN, 1, 3) == 7


@pytest.mark.rule("KEMET-306")
def test_an_eclipse_makes_cards_of_the_move_dearer_too():
    g = against_amon(at("mw", {"mw_west": 5}, hand=["swiftness"], prayer=1), event="ev09")
    resume(g, move_action, HUMAN, True, False, False)
    play(g, "card:swiftness") if question(g) == "move_on" else play(g, "area:mw_west", "card:swiftness")
    assert g.players[HUMAN].prayer == 0
    g = against_amon(at("mw", {"mw_west": 5}, hand=["swiftness"], prayer=0), event="ev09")
    resume(g, move_action, HUMAN, True, False, False)
    play(g, "area:mw_west")
    assert refused(g, "card:swiftness") == "KEMET-180"
    take_turn(against_amon(at("mw", {"mw_west": 5}, hand=["prayer"], prayer=0), event="ev09"), HUMAN)


# -- action cards ------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-271")
def test_an_empty_action_deck_is_made_anew():
    g = calm()
    his(g).actions, his(g).actions_played = [], list(ACTIONS)
    resume(g, draw_action)
    assert len(his(g).actions) == 8 and len(his(g).actions_played) == 1


@pytest.mark.rule("KEMET-281")
def test_effects_come_first_and_a_troop_without_a_list_does_not_move():
    g = calm(a=("nw_desert", 3), b=("west_green", 3), war=(0, 0, 0, -2))
    g.flow.told = []
    resume(g, resolve_action, "ac04")
    names = [(name, *args[:1]) for name, *args in told(g)]
    assert names.index(("amon_reinforced", "b")) < names.index(("amon_target", "b"))
    assert ("amon_target", "a") not in names and g.players[AMON].troops == {"nw_desert": 6, "west_green": 6}


@pytest.mark.rule("KEMET-281")
def test_light_reinforcements_cost_each_troop_of_the_player_a_unit():
    g = against_amon(at("mw", {"mw_west": 5, "west_green": 1}), a=("nw_east", 4))
    resume(g, resolve_action, "ac05")
    assert g.players[HUMAN].troops == {"mw_west": 4} and g.players[AMON].troops == {
        "nw_east": 6,
        "nw_south": 6,
    }


@pytest.mark.rule("KEMET-281")
def test_holy_wrath_hits_the_largest_troop_and_of_equals_the_player_chooses():
    g = against_amon(at("mw", {"mw_west": 3, "mw_east": 4}))
    resume(g, resolve_action, "ac09")
    assert g.players[HUMAN].troops == {"mw_west": 3, "mw_east": 3} and his(g).war == (1, 0, 0, 0)
    resume(g, resolve_action, "ac09")
    assert question(g) == "thin_troop" and offered(g) == ["area:mw_west", "area:mw_east"]
    assert refused(g, "area:mw_north") == "KEMET-306"
    play(g, "area:mw_east")
    assert g.players[HUMAN].troops == {"mw_west": 3, "mw_east": 2}


@pytest.mark.rule("KEMET-291")
@pytest.mark.parametrize(
    ("a", "b", "supply", "most", "after"),
    [
        (5, 5, 2, 3, (6, 6)),
        (3, 3, 6, 3, (6, 6)),
        (4, 3, 1, 2, (5, 3)),
        (2, 2, 3, 2, (4, 3)),
        (6, 4, 2, 3, (6, 6)),
    ],
)
def test_a_short_supply_is_split_evenly_and_the_odd_unit_goes_to_a(a, b, supply, most, after):
    g = calm(a=("nw_east", a), b=("nw_south", b))
    g.players[AMON].supply = supply
    resume(g, reinforce, most)
    assert tuple(g.players[AMON].troops[area] for area in ("nw_east", "nw_south")) == after


# -- plunder -----------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-303")
def test_plunder_destroys_the_tile_named_in_each_colour():
    g = calm()
    his(g).plunder = ["p08"]
    upper, lower = his(g).grid["upper-4-1"], his(g).grid["lower-4-2"]
    resume(g, plunder)
    assert his(g).destroyed == [upper, lower] and upper not in g.tiles and lower not in g.tiles
    assert TILES[upper].colour == g.colours[0] and TILES[lower].colour == g.colours[1]


@pytest.mark.rule("KEMET-303", "KEMET-305")
def test_where_the_place_is_empty_the_next_lower_tile_of_the_column_goes():
    g = calm()
    grid = his(g).grid
    for place in ("upper-4-1", "upper-3-1"):
        g.tiles.pop(grid[place], None)
    resume(g, plunder_half, "upper", "p08")
    assert his(g).destroyed == [grid["upper-2-1"]]
    g = calm()
    del g.tiles[his(g).grid["lower-3-4"]]
    resume(g, plunder_half, "lower", "p01")  # level 3, column 4; level 1 has no such column
    assert his(g).destroyed == [his(g).grid["lower-2-4"]]


@pytest.mark.rule("KEMET-304")
def test_a_half_that_finds_nothing_draws_another_card():
    g = calm()
    his(g).plunder, his(g).plundered = ["p03"], [card for card in PLUNDER if card != "p03"]
    grid = his(g).grid
    for place in ("upper-4-1", "upper-3-1", "upper-2-1", "upper-1-1"):
        g.tiles.pop(grid[place], None)
    g.flow.told = []
    resume(g, plunder_half, "upper", "p08")
    assert ("plunder_again", "p03", g.colours[0]) in told(g) and his(g).destroyed == [grid["upper-2-3"]]


@pytest.mark.rule("KEMET-304")
def test_an_empty_plunder_deck_is_made_anew_and_without_tiles_the_half_is_void():
    g = calm()
    his(g).plunder, his(g).plundered = [], list(PLUNDER)
    assert draw_plunder(g) in PLUNDER and len(his(g).plunder) == 7
    g.tiles = {tile: 1 for tile in g.tiles if TILES[tile].colour == g.colours[1]}
    g.flow.told = []
    resume(g, plunder_half, "upper", "p08")
    assert told(g) == [("plunder_void", g.colours[0])] and his(g).destroyed == []


def test_every_event_of_the_data_is_known():
    lasting = {event.id for event in EVENTS.values() if event.lasting}
    assert lasting == {"ev02", "ev04", "ev06", "ev09"} and len(EVENTS) == 10
