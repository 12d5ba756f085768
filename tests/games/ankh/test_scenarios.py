"""Scenarios, decisions and switches."""

from __future__ import annotations

import random

import pytest

from senet.games.ankh import BOX
from senet.games.ankh.actions import unlock_action
from senet.games.ankh.components import RULING_RULES, RULINGS
from senet.games.ankh.conflict import conflict
from senet.games.ankh.maps import SCENARIOS, find_ground, layout_of
from senet.games.ankh.position import (
    DELTA,
    EAST,
    WEST,
    dashboard,
    devote,
    devotion,
    fight,
    pool,
    position,
    powers,
    side_of,
    stand,
    start,
)
from senet.games.ankh.special import auction_guardians, patron, score_cities
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.chance import seed_from
from senet.kernel.play import choices, choose, deciders, is_over
from tests.games.words import names_told, offered, play, question, refused, told

# -- plain layouts -------------------------------------------------------------------------------


@pytest.mark.rule("ANKH-504")
def test_middle_and_old_kingdom_have_layouts_for_all_and_no_extra_rules() -> None:
    for name in ("middle_kingdom", "old_kingdom"):
        assert list(SCENARIOS[name].layouts) == [2, 3, 4, 5] and SCENARIOS[name].special == "none"
    five = layout_of("old_kingdom", 5)
    assert sorted(five.order.values()) == [1, 2, 3, 4, 5] and five.order["g4"] == 5
    assert layout_of("middle_kingdom", 3).monuments["e5"] == ("temple", 0)


@pytest.mark.rule("ANKH-505")
def test_salt_roads_starts_with_8_camels_and_five_regions() -> None:
    assert list(SCENARIOS["salt_roads"].layouts) == [2, 3]
    for players in (2, 3):
        g = BOX.start(players, {"scenario": "salt_roads"}, bytes(32))
        assert isinstance(g, Ankh) and len(g.camels) == 8 and len(g.order) == 5


@pytest.mark.rule("ANKH-505", "ANKH-540")
@pytest.mark.parametrize("scenario", ["middle_kingdom", "old_kingdom", "peoples_revolt", "salt_roads"])
def test_official_layouts_and_salt_roads_have_the_same_numbers_of_pieces(scenario: str) -> None:
    for players, layout in SCENARIOS[scenario].layouts.items():
        neutral = [kind for kind, owner in layout.monuments.values() if owner < 0]
        assert len(layout.monuments) == {2: 7, 3: 9, 4: 11, 5: 12}[players]
        assert len(neutral) == {2: 5, 3: 6, 4: 7, 5: 7}[players]
        assert sorted(layout.figures.values()) == sorted(
            (seat, kind) for seat in range(players) for kind in ("god", "warrior")
        )


@pytest.mark.rule("ANKH-506")
def test_high_nile_floods_three_spaces() -> None:
    assert list(SCENARIOS["high_nile"].layouts) == [3, 4]
    ground = find_ground("nile~d2+f3+h2~")
    assert ground.region_of["d2"] == (WEST, DELTA) and ground.region_of["h2"] == (DELTA, EAST)
    assert set(ground.region_of["f3"]) == {WEST, DELTA, EAST}
    assert "d3" in ground.adjacent["d2"] and not ground.land.is_land["f3"]
    g = position("ra", "isis", "amun", scenario="high_nile", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="a4", apep="f3")
    assert [g.present(region) for region in (WEST, DELTA, EAST)] == [[0], [0], [0]]


@pytest.mark.rule("ANKH-513")
def test_first_dynasty_is_the_plain_scenario_of_two_lands() -> None:
    scenario = SCENARIOS["first_dynasty"]
    assert (scenario.board, scenario.special) == ("two_lands", "none")
    assert list(scenario.layouts) == [2, 3, 4, 5]


@pytest.mark.rule("ANKH-514")
def test_in_every_layout_each_seat_has_a_god_warriors_and_a_monument() -> None:
    for scenario in SCENARIOS.values():
        for players, layout in scenario.layouts.items():
            for seat in range(players):
                kinds = [kind for owner, kind in layout.figures.values() if owner == seat]
                assert kinds.count("god") == 1 and kinds.count("warrior") >= 1
                assert [owner for _, owner in layout.monuments.values()].count(seat) == 1
            g = BOX.start(players, {"scenario": scenario.name}, bytes(32))
            assert isinstance(g, Ankh)
            for seat, player in enumerate(g.players):
                assert player.warriors == 6 - (len(g.figures_of(seat)) - 1)


# -- Twin Cities ---------------------------------------------------------------------------------


def cities() -> Ankh:
    g = position("ra", "isis", scenario="twin_cities", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="a4")
    stand(g, "isis", god="k2")
    devote(g, isis=3, ra=5)
    return g


@pytest.mark.rule("ANKH-507")
def test_a_city_can_be_entered_but_not_built_on_and_is_no_terrain() -> None:
    g = cities()
    assert g.cities() == ("g4", "e9") and g.is_empty_for(0, "g4") and g.terrain("g4") == ""
    stand(g, "ra", warrior="g4")
    powers(g, "isis", "inspiring")
    fight(g, EAST)
    play(g, "card:build_monument", "card:flood")
    assert dashboard(g, "ra").followers == 1  # no fertile space
    g.figures.pop("g4")
    play(g, "build:temple")
    assert refused(g, "space:g4") == "ANKH-507"
    g = position("osiris", "isis", scenario="twin_cities")
    stand(g, "osiris", god="g5")
    stand(g, "isis", god="k2", warrior="k3")
    devote(g, isis=3, osiris=5)
    fight(g, EAST)
    play(g, "card:chariots", "card:flood", "token:new")
    assert refused(g, "space:g4") == "ANKH-507"


@pytest.mark.rule("ANKH-508")
def test_cities_score_for_who_stands_there_or_most_around() -> None:
    g = cities()
    assert patron(g, "g4") == NOBODY
    stand(g, "ra", warrior="h3")
    stand(g, "isis", warrior="g5")
    assert patron(g, "g4") == NOBODY  # a tie
    stand(g, "isis", warrior="h4")
    assert patron(g, "g4") == 1
    stand(g, "ra", warrior="e9")
    g.flow.told = []
    start(g, score_cities)
    gains = [(given[0][0], *given[1:3]) for given in told(g, "devotion_gained")]
    assert gains == [(1, 1, "city"), (0, 1, "city")] and g.devotion == [6, 4]
    stand(g, "ra", warrior="g4")
    assert patron(g, "g4") == 0  # inside beats around


@pytest.mark.rule("ANKH-508", "ANKH-334", "ANKH-216")
def test_each_city_is_its_own_gain_at_the_end_of_each_conflict() -> None:
    g = cities()
    stand(g, "ra", warrior="g4 e9")
    powers(g, "ra", "commanding", "revered", "resplendent", "temple_attuned", "bountiful")
    g.flow.told = []
    start(g, score_cities)
    assert told(g) == [("devotion_gained", (0,), 2, "city", 1)] * 2
    g = cities()
    stand(g, "ra", warrior="g4")
    g.event = 4
    start(g, conflict, 0)
    play(g, "card:cycle_of_maat", "card:chariots")
    assert devotion(g)["ra"] == 5 + 1 + 1 + 1  # West, the battle, the city


# -- Menagerie -----------------------------------------------------------------------------------


def menagerie() -> Ankh:
    g = position("ra", "isis", "amun", scenario="menagerie")
    for god, space in (("ra", "a4"), ("isis", "g2"), ("amun", "k2")):
        stand(g, god, god=space)
        dashboard(g, god).followers = 3
    devote(g, amun=1, isis=3, ra=5)
    return g


@pytest.mark.rule("ANKH-510")
def test_in_the_menagerie_unlocking_brings_no_guardian() -> None:
    g = menagerie()
    powers(g, "ra", "revered")
    start(g, unlock_action, 0)
    play(g, "power:commanding")
    assert dashboard(g, "ra").guardians == [] and g.stable["satet"] == 2


@pytest.mark.rule("ANKH-511", "ANKH-216")
def test_guardians_of_the_level_are_auctioned_after_conflicts_1_to_3() -> None:
    for event, kind in ((4, "satet"), (8, "mummy"), (12, "giant_scorpion")):
        g = menagerie()
        g.event = event
        start(g, conflict, 0)
        assert question(g) == "auction_bid" and g.sides == [0, 1, 2]  # before merging
        play(g, "bid:1", "bid:0", "bid:0")
        assert dashboard(g, "amun").guardians == [kind]
    g = menagerie()
    g.devotion = [25, 26, 27]
    g.event = 16
    start(g, conflict, 0)
    assert question(g) == ""


@pytest.mark.rule("ANKH-512")
def test_the_highest_bid_wins_and_only_the_winner_pays() -> None:
    g = menagerie()
    start(g, auction_guardians, 1)
    assert deciders(g) == [2, 1, 0] and offered(g) == ["bid:0", "bid:1", "bid:2", "bid:3"]
    assert refused(g, "bid:4") == "ANKH-038"
    play(g, "bid:2", "bid:2", "bid:1")  # Amun has less devotion than Isis
    assert dashboard(g, "amun").guardians == ["satet"]
    assert [player.followers for player in g.players] == [3, 3, 1]
    assert deciders(g) == [1, 0]  # who has won does not bid again
    g.flow.told = []
    play(g, "bid:0", "bid:3")
    assert dashboard(g, "ra").guardians == ["satet"] and g.stable["satet"] == 0 and is_over(g)
    assert names_told(g)[-1] == "guardian_joined"  # none is left unsold


@pytest.mark.rule("ANKH-512")
def test_auctions_end_if_nobody_may_or_wants_to_bid() -> None:
    g = menagerie()
    start(g, auction_guardians, 1)
    g.flow.told = []
    play(g, "bid:0", "bid:0", "bid:0")
    assert is_over(g) and g.stable["satet"] == 0 and g.box["satet"] == 2
    assert told(g)[-1] == ("guardians_unsold", "satet", 2)
    g = menagerie()
    pool(g, "ra", "mummy", "mummy")  # no base is left
    start(g, auction_guardians, 1)
    assert deciders(g) == [2, 1]
    for player in g.players:
        player.followers = 0
    start(g, auction_guardians, 1)
    assert is_over(g) and g.box["satet"] == 2


# -- decisions and switches ----------------------------------------------------------------------


@pytest.mark.rule("ANKH-520", "ANKH-063")
def test_only_cards_and_bids_are_asked_of_several_seats() -> None:
    for seed in range(4):
        g, rng = BOX.start(4, {}, seed_from(f"together {seed}")), random.Random(seed)
        while deciders(g):
            if len(deciders(g)) > 1:
                assert question(g) in ("battle_card", "plague_bid", "auction_bid")
            seat = deciders(g)[0]
            choose(g, seat, rng.choice(choices(g, seat)))


@pytest.mark.rule("ANKH-521")
def test_a_single_choice_is_carried_out_and_none_is_not_asked() -> None:
    for seed in range(4):
        g, rng = BOX.start(3, {}, seed_from(f"single {seed}")), random.Random(seed)
        while deciders(g):
            for seat in deciders(g):
                assert len(choices(g, seat)) > 1, question(g)
            seat = deciders(g)[0]
            choose(g, seat, rng.choice(choices(g, seat)))


@pytest.mark.rule("ANKH-522")
def test_there_are_no_other_decisions() -> None:
    from senet.kernel.game import Question

    questions = {thing.name for thing in BOX.names.values() if isinstance(thing, Question)}
    assert questions == {
        "pick_god", "first_action", "second_action", "move_figure", "move_to", "push_to", "aim",
        "summon_figure", "summon_space", "summon_use", "sun_token", "unlock", "control", "caravan_start",
        "caravan_next", "keep_token", "swap_tokens", "obelisk_figure", "obelisk_space", "announcement",
        "battle_card", "build_type", "build_space", "plague_bid", "trap", "mummy_space", "scales", "protect",
        "worship", "underworld_token", "underworld_space", "release", "auction_bid",
        "join_first", "join_second", "replace_token", "spare",
    }  # fmt: skip
    g = position("ra", "isis")
    stand(g, "ra", god="a4")
    from senet.games.ankh.turn import turn

    start(g, turn, 0)
    assert refused(g, "card:flood") == refused(g, "pass") == "ANKH-522"


@pytest.mark.rule(
    "ANKH-530", "ANKH-531", "ANKH-532", "ANKH-533", "ANKH-534", "ANKH-535", "ANKH-536"
)  # fmt: skip
def test_seven_rulings_can_be_switched() -> None:
    assert set(RULING_RULES) == set(RULINGS)
    assert [name for name, usual in RULINGS.items() if not usual] == [
        "satet_push_crosses_river",
        "underworld_bars_every_arrival",
        "unlock_may_be_declined",
    ]
    for name, rule in RULING_RULES.items():
        option = next(option for option in BOX.options if option.name == name)
        assert option.values == (True, False) and option.default is RULINGS[name] and option.rule == rule
        assert option.ruling
        g = BOX.start(2, {name: str(not RULINGS[name])}, bytes(32))
        assert isinstance(g, Ankh)
        assert [other for other in RULINGS if g.holds(other) != RULINGS[other]] == [name]


@pytest.mark.rule("ANKH-198")
def test_camels_and_order_tokens_never_run_out() -> None:
    for scenario in SCENARIOS.values():
        for layout in scenario.layouts.values():
            if scenario.special == "revolt":  # no caravans
                assert len(layout.camels) <= 30 and len(layout.order) <= 8
            else:
                assert len(layout.camels) + 3 * 6 <= 30 and len(layout.order) + 3 <= 8


@pytest.mark.rule("ANKH-474")
def test_as_much_as_possible_is_done_but_nothing_without_full_payment() -> None:
    g = position("ra", "isis", guardians=("cat_mummy", "mummy", "androsphinx"))
    stand(g, "ra", god="a4", cat_mummy="a5")
    devote(g, isis=0, ra=5)
    from senet.games.ankh.deaths import kill

    start(g, kill, ("a5",))
    assert devotion(g) == {"isis": 0, "ra": 5}  # nothing more can be lost
    assert side_of(g, "isis") == 1
