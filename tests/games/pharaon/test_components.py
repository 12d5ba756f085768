"""Frame and components (chapter 1): what is in the box."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from senet.games.pharaon import BOX
from senet.games.pharaon.components import (
    ARTISANS,
    COLOURS,
    JARS,
    NOBLES,
    OFFERING_COUNT,
    PYRAMID,
    RESOURCES,
    TOKENS_OF_KIND,
    TOMB_COST,
    TOMB_POINTS,
    TOP_STEP,
)
from senet.games.pharaon.position import position
from senet.games.pharaon.table import inventory
from senet.kernel.conformance import check_playout, components_are_conserved
from senet.kernel.errors import Refused
from senet.kernel.play import parse, why_not
from tests.games.pharaon.playing import held, new_game, pass_round, play_setup
from tests.games.words import offered, play, question


@pytest.mark.rule("PHAR-001")
def test_one_to_five_play_exactly_five_rounds_and_the_most_points_win():
    assert BOX.seats == (1, 2, 3, 4, 5)
    with pytest.raises(Refused):
        BOX.start(6, {}, bytes(32))
    g = play_setup(new_game(3))
    for number in (1, 2, 3, 4, 5):
        assert g.round == number and question(g) == "main"
        pass_round(g)
    assert question(g) == "" and why_not(g, 0, parse("pass")) == "PHAR-001"
    result = BOX.result(g)
    assert result.winners[0] == result.points.index(max(result.points))


@pytest.mark.rule("PHAR-002", "PHAR-004")
def test_there_are_five_basic_kinds_and_silver_with_20_tokens_each():
    assert set(COLOURS) == {"black", "yellow", "green", "red", "blue"}
    assert dict.fromkeys([*COLOURS, "silver"], 20) == TOKENS_OF_KIND
    assert sum(TOKENS_OF_KIND.values()) == 120
    counted = inventory(new_game(4))
    assert [counted[kind] for kind in RESOURCES] == [20] * 6


@pytest.mark.rule("PHAR-003")
def test_silver_is_not_basic_to_gain_or_to_give_up():
    g = position(passed={0: 1, 1: 1}, to_move=0)
    play(g, "reward:basic")
    assert why_not(g, 0, parse("take:silver")) == "PHAR-003" and len(offered(g)) == 5
    g = position(nobles=[["treasurer"]], supplies=[{"silver": 3}])
    assert why_not(g, 0, parse("exchange:treasurer")) == "PHAR-142"
    g = position(nobles=[["treasurer"]], supplies=[{"silver": 3, "red": 1, "blue": 1}])
    play(g, "exchange:treasurer")
    assert why_not(g, 0, parse("give:silver")) == "PHAR-141"


@pytest.mark.rule("PHAR-005", "PHAR-007", "PHAR-256")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_every_component_is_always_in_exactly_one_place(seats: int):
    counted = inventory(new_game(seats))
    assert {kind: count for kind, count in counted.items() if kind in RESOURCES} == TOKENS_OF_KIND
    assert {kind: count for kind, count in counted.items() if kind in OFFERING_COUNT} == OFFERING_COUNT
    cards = {name: count for name, count in counted.items() if " " in name}
    assert set(cards.values()) == {1}
    assert Counter(name.split()[0] for name in cards) == {"noble": 26, "artisan": 30, "jar": 30}
    check_playout(BOX, seats, seed=3, checks=(components_are_conserved,))


@pytest.mark.rule("PHAR-006")
def test_the_40_offering_tokens_are_of_12_types():
    basic = {f"off_{colour}": 3 for colour in COLOURS}
    jokers = {f"off_zone_{zone}": 3 for zone in ("offerings", "nobles", "artisans", "nile", "tomb")}
    assert {**basic, **jokers, "off_plus1": 6, "off_plus2": 4} == OFFERING_COUNT
    assert sum(OFFERING_COUNT.values()) == 40


@pytest.mark.rule("PHAR-008")
def test_the_26_nobles_are_permanent_once_per_round_or_one_off():
    types = {noble.number: noble.type for noble in NOBLES.values()}
    assert list(types) == list(range(1, 27))
    assert {types[n] for n in range(1, 13)} == {"permanent"}
    assert {types[n] for n in range(13, 21)} == {"once_per_round"}
    assert {types[n] for n in range(21, 27)} == {"immediate"}


@pytest.mark.rule("PHAR-009")
def test_the_30_artisans_are_six_kinds_of_five():
    gains = {
        1: (True, [1]),  # points: a jar?, numbers of each basic
        2: (False, [1, 2]),
        3: (False, [1]),
        4: (False, [1, 1]),
        5: (False, [1]),
        7: (False, [1]),
    }
    assert Counter(artisan.points for artisan in ARTISANS.values()) == dict.fromkeys(gains, 5)
    for artisan in ARTISANS.values():
        basics = sorted(count for kind, count in artisan.gain.items() if kind != "silver")
        assert (artisan.jar, basics) == gains[artisan.points]
        assert artisan.gain.get("silver", 0) == (1 if artisan.points == 3 else 0)
    total = Counter()
    for artisan in ARTISANS.values():
        total.update(artisan.gain)
    assert len({total[colour] for colour in COLOURS}) == 1


@pytest.mark.rule("PHAR-010")
def test_the_30_jars_are_all_triples_and_all_pairs_with_a_third():
    contents = [tuple(sorted(jar)) for jar in JARS.values()]
    triples = [tuple(sorted(three)) for three in combinations(COLOURS, 3)]
    doubles = [tuple(sorted((one, one, two))) for one in COLOURS for two in COLOURS if one != two]
    assert sorted(contents) == sorted(triples + doubles) and len(contents) == 30
    assert Counter(kind for jar in contents for kind in jar) == dict.fromkeys(COLOURS, 18)


@pytest.mark.rule("PHAR-011")
def test_each_player_has_a_disc_below_each_of_five_tracks():
    g = new_game(5)
    assert [player.tracks for player in g.players] == [dict.fromkeys(COLOURS, 0)] * 5 and TOP_STEP == 3
    g = position(offset=1, supplies=[{"yellow": 1, "black": 1}], tracks=[{"black": 2}])
    play(g, "zone:nile", "track:black")  # the second arrow can only be used on yellow then
    assert g.players[0].tracks == {"black": 3, "yellow": 1, "green": 0, "red": 0, "blue": 0}


@pytest.mark.rule("PHAR-013")
def test_the_tomb_has_six_spaces_with_costs_and_points():
    assert TOMB_POINTS == [0, 3, 7, 12, 18, 25, 33]
    assert [set(cost) for cost in TOMB_COST[1:]] == [
        {"green", "red"},
        {"yellow", "blue"},
        {"black", "red", "yellow"},
        {"green", "blue", "black"},
        {"red", "yellow", "blue", "black"},
        {"green", "yellow", "blue", "red"},
    ]


@pytest.mark.rule("PHAR-014")
def test_the_pyramid_has_four_rows_of_rewards():
    assert PYRAMID[1:] == [
        ["basic", "first_player", "silver", "offering", "offering"],
        ["none", "basic", "silver", "offering"],
        ["none", "basic", "silver"],
        ["none", "basic"],
    ]


@pytest.mark.rule("PHAR-015", "PHAR-030")
def test_there_is_one_first_player_token_and_an_unowned_pharaoh_token():
    g = play_setup(new_game(4, first_player="2"))
    assert (g.first_player, g.pharaoh) == (2, -1) and g.direction in (1, -1)
    g = position(first_player=1, passed={0: 1}, to_move=0)
    play(g, "reward:first_player")
    assert g.first_player == 0
    assert held(g) == {}
