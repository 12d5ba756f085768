"""Setup, in its order."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.components import BATTLE_CARDS, TILES
from senet.games.kemet.maps import DISTRICTS
from senet.games.kemet.position import at, position
from senet.games.kemet.setup import first_tiles, start_pyramids
from senet.games.kemet.table import Kemet, inventory
from senet.kernel.chance import seed_from
from senet.kernel.game import UNKNOWN
from senet.kernel.play import choices, choose, deciders, resume, seen_by
from tests.games.words import decider, offered, play, question, refused


def fresh(seats: int, seed: str = "a", **options: object) -> Kemet:
    g = BOX.start(seats, options, seed_from(seed))
    assert isinstance(g, Kemet)
    return g


def until(g: Kemet, name: str) -> Kemet:
    """Choose the first thing offered until `question` is asked."""
    while question(g) != name:
        seat = decider(g)
        choose(g, seat, choices(g, seat)[0])
    return g


@pytest.mark.rule("KEMET-032", "KEMET-035")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everything_common_lies_on_the_table_before_anybody_chooses(seats):
    g = fresh(seats)
    assert question(g) == "choose_faction" and all(not player.faction for player in g.players)
    assert len(g.board.areas) == {2: 15, 3: 20, 4: 27, 5: 32, 6: 37}[seats]  # the map
    assert g.colours and g.tiles  # colours and tiles
    assert all(
        not player.companions and not player.tiles for player in g.players
    )  # companions on their tiles
    assert set(g.held) == {area for area in g.board.areas if "temple" in area}  # a Fame token on each temple
    assert set(g.held.values()) == {-1}
    assert len(g.deck) == 33 and not g.discard and all(not player.hand for player in g.players)
    view = seen_by(g, decider(g))
    assert set(view.deck) == {UNKNOWN}  # the DI deck lies face down
    until(g, "start_district")
    assert all(len(player.hand) == 2 for player in g.players) and len(g.deck) == 33 - 2 * seats


@pytest.mark.rule("KEMET-032", "KEMET-035")
def test_the_deck_is_shuffled():
    hands = {tuple(until(fresh(2, str(n)), "start_district").players[0].hand) for n in range(12)}
    assert len(hands) > 6


@pytest.mark.rule("KEMET-028", "KEMET-029")
@pytest.mark.parametrize(
    ("seats", "colours", "tiles"), [(2, 2, 26), (3, 3, 48), (4, 3, 48), (5, 4, 64), (6, 5, 80)]
)
def test_colours_are_drawn_and_their_tiles_laid_out(seats, colours, tiles):
    g = fresh(seats)
    assert len(g.colours) == colours and sum(g.tiles.values()) == tiles
    assert {TILES[t].colour for t in g.tiles} == set(g.colours)
    assert g.held == dict.fromkeys(g.board.temples, -1) and len(g.deck) == 33
    assert len({tuple(fresh(seats, str(n)).colours) for n in range(12)}) > 1


@pytest.mark.rule("KEMET-033")
def test_faction_and_city_are_chosen_in_a_random_order_and_never_shared():
    assert len({deciders(fresh(4, str(n)))[0] for n in range(12)}) > 1
    g = fresh(3)
    first = decider(g)
    play(g, "faction:horus", "city:mw")
    assert deciders(g) != [first]
    assert refused(g, "faction:horus") == "KEMET-033"
    play(g, "faction:seth")
    assert refused(g, "city:mw") == "KEMET-033" and refused(g, "city:ne") == "KEMET-017"


@pytest.mark.rule("KEMET-034", "KEMET-003", "KEMET-035")
def test_everybody_starts_with_the_same_things_and_two_secret_cards():
    g = until(fresh(4), "start_district")
    for player in g.players:
        assert (player.prayer, player.tokens, player.gold, player.silver) == (7, 5, 1, 0)
        assert player.supply + sum(player.troops.values()) == 12 and player.diversion
        assert tuple(player.battle_hand) == BATTLE_CARDS and len(player.hand) == 2
    assert len(g.deck) == 33 - 8


@pytest.mark.rule("KEMET-036", "KEMET-037")
def test_troops_come_in_a_random_turn_order_into_two_districts():
    assert len({tuple(until(fresh(3, str(n)), "start_district").order) for n in range(12)}) > 1
    g = until(fresh(3), "start_district")
    seat = g.order[0]
    assert deciders(g) == [seat]
    north, west, _ = DISTRICTS[g.players[seat].city]
    play(g, f"area:{north}")
    assert refused(g, f"area:{north}") == "KEMET-037" == refused(g, "area:west_green")
    play(g, f"area:{west}")
    assert g.players[seat].troops == {north: 5, west: 5} and g.players[seat].supply == 2
    assert deciders(g) == [g.order[1]]


@pytest.mark.rule("KEMET-038", "KEMET-039", "KEMET-005")
def test_example_1_three_levels_as_111_or_210():
    g = position(at("nw"), at("mw"), at("sw"), colours=["ruby", "onyx", "amber"])
    resume(g, start_pyramids)
    assert set(offered(g)) == {
        f"levels:{x}" for x in ("0-1-2", "0-2-1", "1-0-2", "1-2-0", "2-0-1", "2-1-0", "1-1-1")
    }
    for bad in ("3-0-0", "2-2-0", "1-1-0"):
        assert refused(g, f"levels:{bad}") == "KEMET-038"
    play(g, "levels:2-0-1", "colour:ruby")
    assert refused(g, "colour:ruby") == "KEMET-005" and refused(g, "colour:diamond") == "KEMET-028"
    play(g, "colour:amber")
    assert g.players[0].pyramids == {"nw_north": ("ruby", 2), "nw_south": ("amber", 1)}
    assert g.players[0].acquire == ["ruby", "amber", ""]
    play(g, "levels:1-1-1", "colour:onyx", "colour:ruby")
    assert g.players[1].acquire == ["onyx", "ruby", "amber"]


@pytest.mark.rule("KEMET-005", "KEMET-038")
def test_with_two_players_there_are_two_pyramids():
    g = position(at("nw"), at("mw"), colours=["ruby", "onyx"])
    resume(g, start_pyramids)
    assert refused(g, "levels:1-1-1") == "KEMET-005" and len(offered(g)) == 6


@pytest.mark.rule("KEMET-040")
def test_the_last_player_takes_the_first_tile_of_level_one():
    g = position(
        at("nw", pyramids={"nw_north": ("ruby", 1)}),
        at("mw", pyramids={"mw_west": ("ruby", 2), "mw_east": ("onyx", 1)}),
        colours=["ruby", "onyx"],
        order=[1, 0],
    )
    resume(g, first_tiles)
    assert deciders(g) == [0] and set(offered(g)) == {"tile:ruby_charge", "tile:ruby_priest_of_mafdet"}
    assert refused(g, "tile:onyx_local_recruitment") == "KEMET-040" == refused(g, "tile:ruby_carnage")
    play(g, "tile:ruby_charge")
    assert refused(g, "tile:ruby_charge") == "KEMET-040"  # with two players there is only one
    assert g.players[0].prayer == 7 and g.players[0].tiles == ["ruby_charge"]


@pytest.mark.rule("KEMET-041", "KEMET-002", "KEMET-042")
def test_the_first_tile_acts_at_once_and_is_not_of_the_first_round():
    g = position(
        at("nw", {"nw_north": 5, "nw_east": 5}, pyramids={"nw_north": ("onyx", 1)}),
        at("mw", {"mw_west": 5, "mw_east": 5}, pyramids={"mw_west": ("amber", 1)}),
        colours=["onyx", "amber"],
    )
    before = inventory(g)
    resume(g, first_tiles)
    play(g, "tile:amber_harbour_servant", "area:mw_west")
    assert g.players[1].companions == {"harbour_servant": "mw_west"}
    play(g, "tile:onyx_sword_mercenaries", "units:3")
    assert g.players[0].troops == {"nw_north": 5, "nw_east": 5, "nw_south": 3}
    assert g.players[0].mercenaries == 3 and g.players[0].bought == []
    assert inventory(g) == before
    assert question(until(fresh(2), "plan")) == "plan" and until(fresh(2), "plan").round == 1
    assert until(fresh(2), "plan").phase == "day"


@pytest.mark.rule("KEMET-325", "KEMET-363")
def test_renewal_replaces_domination_by_a_random_tile_of_the_colour():
    found = set()
    for n in range(30):
        g = fresh(6, str(n), renewal=True)
        assert sum(g.tiles.values()) == 80
        for colour in g.colours:
            place = [t for t in g.tiles if TILES[t].colour == colour and TILES[t].level == 3]
            assert len(place) == 4
            (new,) = [t for t in place if t not in {"ruby_royal_scarab"} and t in RENEWABLE[colour]]
            found.add(new)
            assert colour != "amethyst" or new == "amethyst_domination"
    assert len(found) > 12
    assert not any(t in fresh(6).tiles for each in RENEWABLE.values() for t in each[1:])


RENEWABLE = {
    "ruby": ("ruby_domination", "ruby_omniscience", "ruby_sacred_bull", "ruby_strategic_control"),
    "sapphire": (
        "sapphire_domination", "sapphire_perfect_architecture", "sapphire_giant_sandworm", "sapphire_street_fighting",
    ),
    "diamond": ("diamond_domination", "diamond_strategic_hold", "diamond_night_ceremony", "diamond_gathered_tribes"),
    "onyx": ("onyx_domination", "onyx_divine_support", "onyx_tactical_reinforcement", "onyx_shield_of_onyx"),
    "amethyst": ("amethyst_domination",),
    "amber": ("amber_domination", "amber_supreme_power", "amber_hippopotamus", "amber_restructuring"),
}  # fmt: skip


@pytest.mark.rule("KEMET-333")
def test_the_same_seed_gives_the_same_game():
    one, two = fresh(5, "x"), fresh(5, "x")
    assert BOX.freeze(one) == BOX.freeze(two) != BOX.freeze(fresh(5, "y"))
