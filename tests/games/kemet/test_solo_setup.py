"""Solo: Amon's setup, the grid of tiles, the decks and the objective."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.amon.components import ACTIONS, DISASTERS, EVENTS, OBJECTIVES, PLUNDER
from senet.games.kemet.amon.setup import find_creatures
from senet.games.kemet.amon.table import AMON, HUMAN, Amon
from senet.games.kemet.components import BATTLE_CARDS, TILES
from senet.games.kemet.position import against_amon, at
from senet.games.kemet.table import Kemet
from senet.kernel.chance import seed_from
from senet.kernel.errors import Refused
from senet.kernel.game import UNKNOWN
from senet.kernel.play import resume, seen_by
from tests.games.words import offered, play, question, refused


def start(objective: str = "ob01", seed: str = "solo", **options: object) -> Kemet:
    g = BOX.start(1, {"mode": "solo", "objective": objective, **options}, seed_from(seed))
    assert isinstance(g, Kemet)
    return g


def his(g: Kemet) -> Amon:
    assert g.amon is not None
    return g.amon


@pytest.mark.rule("KEMET-266")
def test_solo_uses_the_map_and_colours_of_two_players_and_no_gods():
    g = start()
    assert g.map == 2 and g.board.cities == ("nw", "mw") and len(g.colours) == 2
    with pytest.raises(Refused, match="Gods") as refused:
        start(gods=True)
    assert refused.value.field == "gods"


@pytest.mark.rule("KEMET-266")
@pytest.mark.parametrize(("seats", "mode"), [(2, "solo"), (6, "solo"), (1, "classic")])
def test_seats_and_mode_must_fit(seats, mode):
    with pytest.raises(Refused, match=str(seats)) as refused:
        BOX.start(seats, {"mode": mode}, seed_from("x"))
    assert refused.value.field == "mode"


def test_with_one_seat_the_mode_is_solo_unless_somebody_says_otherwise():
    assert BOX.agreed(1)["mode"] == "solo" and BOX.agreed(2)["mode"] == "classic"
    with pytest.raises(Refused, match="objective"):
        BOX.agreed(2, {"objective": "ob01"})


@pytest.mark.rule("KEMET-268")
def test_the_tiles_lie_in_a_grid_one_line_a_level_shuffled():
    grids = [his(start(seed=str(seed))).grid for seed in range(6)]
    for g, grid in [(start(seed="0"), grids[0])]:
        assert len(grid) == 26
        for place, tile in grid.items():
            half, level, _ = place.split("-")
            assert TILES[tile].level == int(level)
            assert TILES[tile].colour == g.colours[0 if half == "upper" else 1]
        for half in ("upper", "lower"):
            lines = {n: sum(p.startswith(f"{half}-{n}-") for p in grid) for n in (4, 3, 2, 1)}
            assert lines == {4: 3, 3: 4, 2: 4, 1: 2}
    assert len({tuple(grid.values()) for grid in grids}) == 6


@pytest.mark.rule("KEMET-268")
def test_tiles_never_slide_to_fill_gaps():
    g = play(start(), "faction:seth")
    before = dict(his(g).grid)
    while question(g) != "first_tile":
        play(g, offered(g)[0])
    play(g, offered(g)[0])
    assert his(g).grid == before


@pytest.mark.rule("KEMET-269", "KEMET-271")
def test_amon_comes_first_with_his_decks_and_another_faction():
    g = start("ob05")
    amon = his(g)
    assert question(g) == "choose_faction" and amon.objective == "ob05" and amon.rounds == 8
    assert amon.war == (0, 0, 0, 0) and amon.values() == (0, 0, 0, 0)
    assert sorted(amon.actions) == sorted(ACTIONS) and len(ACTIONS) == 9
    assert sorted(amon.plunder + amon.plundered) == sorted(PLUNDER) and len(PLUNDER) == 8
    assert len(BATTLE_CARDS) == 8
    play(g, "faction:horus")
    assert g.players[HUMAN].faction == "horus" != g.players[AMON].faction != ""


@pytest.mark.rule("KEMET-269")
def test_without_a_choice_the_objective_is_drawn():
    assert len({his(start("random", str(seed))).objective for seed in range(20)}) > 2


@pytest.mark.rule("KEMET-270")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_ex19_the_event_deck_lasts_exactly_the_game(objective):
    deck = his(start(objective)).events
    assert len(deck) == OBJECTIVES[objective].rounds
    assert sum(card in DISASTERS for card in deck) == 2
    assert sum(card in EVENTS for card in deck) == OBJECTIVES[objective].rounds - 2
    assert len(set(deck)) == len(deck)


@pytest.mark.rule("KEMET-270")
def test_nobody_sees_the_event_deck():
    view = seen_by(start("ob01"), HUMAN)
    assert his(view).events == [UNKNOWN] * 7


@pytest.mark.rule("KEMET-272")
def test_cities_are_fixed_and_the_pyramids_of_the_player_too():
    g = play(start(), "faction:seth", "area:mw_north", "area:mw_west")
    assert g.players[AMON].city == "nw" and g.players[HUMAN].city == "mw"
    assert g.players[AMON].pyramids == {"nw_east": (g.colours[0], 4), "nw_south": (g.colours[1], 4)}
    assert offered(g) == ["levels:0-1-2", "levels:0-2-1"]
    assert refused(g, "levels:2-1-0") == "KEMET-272" and refused(g, "levels:1-1-1") == "KEMET-005"


@pytest.mark.rule("KEMET-273")
def test_amon_has_two_troops_of_five_and_a_limit_of_six():
    g = start()
    amon, player = his(g), g.players[AMON]
    assert player.troops == {"nw_east": 5, "nw_south": 5} and player.supply == 2
    assert amon.troop_at(player, "a") == "nw_east" and amon.troop_at(player, "b") == "nw_south"
    assert g.troop_limit(AMON) == 6 and g.troop_limit(HUMAN) == 5


def empty_handed(*plunder: str) -> Kemet:
    g = against_amon(at("mw", {"mw_west": 5}), colours=("ruby", "sapphire"))
    amon = his(g)
    amon.creatures, amon.plunder = {}, list(plunder)
    amon.plundered = [card for card in PLUNDER if card not in plunder]
    g.players[AMON].companions = {}
    return g


@pytest.mark.rule("KEMET-274")
def test_plunder_cards_give_creatures_the_upper_half_first():
    g = empty_handed("p01")
    grid = his(g).grid
    upper = next(place for place, tile in grid.items() if tile == "ruby_giant_scorpion")
    lower = next(place for place, tile in grid.items() if tile == "sapphire_sphinx")
    grid[upper], grid["upper-4-2"] = grid["upper-4-2"], grid[upper]
    kept = grid["lower-3-4"]
    his(g).plunder = ["p01", "p08"]
    grid[lower], grid["lower-4-2"] = grid["lower-4-2"], grid[lower]
    resume(g, find_creatures)
    assert set(his(g).creatures.values()) <= {"giant_scorpion", "sphinx"} and len(his(g).creatures) == 2
    assert g.players[AMON].companions[his(g).creatures["a"]] == "nw_east"
    assert "ruby_giant_scorpion" not in g.tiles and "sapphire_sphinx" not in g.tiles
    assert kept in g.tiles or TILES[kept].companion  # a tile without a creature stays


@pytest.mark.rule("KEMET-274")
def test_an_empty_place_is_replaced_by_the_next_lower_tile():
    g = empty_handed("p02")  # upper: level 3, column 1
    grid = his(g).grid
    for place, tile in (("upper-3-1", "ruby_royal_scarab"), ("upper-2-1", "ruby_phoenix")):
        old = next(each for each, there in grid.items() if there == tile)
        grid[old], grid[place] = grid[place], tile
    del g.tiles["ruby_royal_scarab"]
    resume(g, find_creatures)
    assert his(g).creatures["a"] == "phoenix"


@pytest.mark.rule("KEMET-275")
def test_when_the_cards_are_used_up_the_best_creature_comes_the_upper_colour_first():
    g = empty_handed()
    resume(g, find_creatures)
    assert his(g).creatures == {"a": "giant_scorpion", "b": "sphinx"}  # both of level 4
    assert len(his(g).plundered) == 8


@pytest.mark.rule("KEMET-276")
def test_amon_owns_nothing_else():
    g = play(start(), "faction:seth")
    player = g.players[AMON]
    assert (player.tiles, player.hand, player.prayer, player.battle_fame) == ([], [], 0, 0)
    assert (player.divine_fame, player.tokens, player.gold, player.diversion) == (0, 0, 0, False)
    assert BOX.result(finished(g)).sheets[AMON] == {"battle": 0, "divine": 0, "temple": 0, "pyramid": 0}


def finished(g: Kemet) -> Kemet:
    g.winner = AMON
    return g
