"""Board and wheel (chapter 2)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.components import GODS, LEFT, REFERENCE_LAYOUT, RIGHT, STRIPS, ZONES
from senet.games.pharaon.position import position
from tests.games.pharaon.playing import new_game, pass_round, pass_turn, settle
from tests.games.words import decider, offered, play, refused

OFFSETS = range(5)


def strips(g) -> list[str]:
    """The strips of the zones, in the order of the reference layout."""
    return [g.strip_of(zone) for zone in REFERENCE_LAYOUT]


@pytest.mark.rule("PHAR-017")
def test_the_circular_order_of_the_zones_is_random_and_stays():
    orders = {}
    for seed in range(400):
        layout = new_game(3, str(seed)).layout
        assert sorted(layout) == sorted(ZONES)
        start = layout.index("offerings")
        circle = tuple(layout[start:] + layout[:start])
        orders[circle] = orders.get(circle, 0) + 1
    assert len(orders) == 24 and max(orders.values()) < 40
    g = position(supplies=[{}])
    before = g.layout[:]
    assert pass_round(g).layout == before


@pytest.mark.rule("PHAR-018", "PHAR-019")
def test_a_god_stands_on_the_right_border_of_its_own_zone():
    g = position()
    assert {god: g.god_sides(god) for god in GODS} == {
        "horus": ("offerings", "tomb"),
        "bastet": ("tomb", "nile"),
        "osiris": ("nile", "artisans"),
        "anubis": ("artisans", "nobles"),
        "isis": ("nobles", "offerings"),
    }
    other = position(layout=["offerings", "nobles", "artisans", "nile", "tomb"])
    assert other.god_sides("horus") == ("offerings", "nobles")
    assert other.god_sides("bastet") == ("tomb", "offerings")


@pytest.mark.rule("PHAR-020")
def test_the_borders_have_needs_and_points_and_the_gods_are_worth_42_together():
    assert {zone: (LEFT[zone].need, LEFT[zone].points) for zone in ZONES} == {
        "offerings": (3, 4),
        "nobles": (2, 5),
        "artisans": (3, 5),
        "nile": (2, 3),
        "tomb": (2, 5),
    }
    assert {zone: (RIGHT[zone].need, RIGHT[zone].points) for zone in ZONES} == {
        "offerings": (3, 5),
        "nobles": (2, 4),
        "artisans": (2, 3),
        "nile": (3, 5),
        "tomb": (2, 3),
    }
    g = position()
    assert {god: g.god_points(god) for god in GODS} == {
        "horus": 10,
        "bastet": 6,
        "isis": 8,
        "anubis": 8,
        "osiris": 10,
    }
    for seed in range(30):
        points = [new_game(2, str(seed)).god_points(god) for god in GODS]
        assert sum(points) == 42 and all(6 <= each <= 10 for each in points)


@pytest.mark.rule("PHAR-021", "PHAR-023")
def test_the_strip_of_a_zone_follows_from_the_offset():
    assert STRIPS == ["black", "yellow", "green", "red", "blue"]
    assert strips(position(offset=0)) == ["black", "yellow", "green", "red", "blue"]
    assert strips(position(offset=2)) == ["red", "blue", "black", "yellow", "green"]
    assert strips(position(offset=4)) == ["yellow", "green", "red", "blue", "black"]
    assert {new_game(3, str(seed)).offset for seed in range(60)} == set(OFFSETS)


@pytest.mark.rule("PHAR-022")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4)])
def test_the_fourth_space_of_a_strip_exists_only_with_four_or_five_players(seats: int, spaces: int):
    laid = ["black"] * (spaces - 1)
    g = position(seats, supplies=[{"black": 1}], wheel={"black": laid})
    assert "zone:offerings" in offered(g)
    g = position(seats, supplies=[{"black": 1}], wheel={"black": [*laid, "black"]})
    assert refused(g, "zone:offerings") == "PHAR-050"


@pytest.mark.rule("PHAR-024")
def test_the_direction_is_tossed_once_and_holds_for_the_game():
    assert {new_game(3, str(seed)).direction for seed in range(20)} == {1, -1}
    for direction in (1, -1):
        g = position(direction=direction)
        assert [pass_round(g).direction for _ in range(3)] == [direction] * 3


@pytest.mark.rule("PHAR-025")
@pytest.mark.parametrize("direction", [1, -1])
def test_the_wheel_turns_by_one_zone_so_every_zone_meets_every_colour(direction: int):
    g = position(offset=3, direction=direction)
    seen = [strips(g)]
    for number in range(2, 6):
        pass_round(g)
        assert g.offset == (3 + direction * (number - 1)) % 5
        seen.append(strips(g))
    for zone in range(5):
        assert {row[zone] for row in seen} == set(STRIPS)


@pytest.mark.rule("PHAR-026")
@pytest.mark.parametrize("direction", [1, -1])
def test_turns_go_clockwise_whatever_the_direction_of_the_wheel(direction: int):
    g = position(4, direction=direction, to_move=2, supplies=[{"black": 1}] * 4)
    order = []
    for _ in range(4):
        order.append(decider(g))
        settle(play(g, "zone:offerings", "pair:" + str(len(order))))
    assert order == [2, 3, 0, 1]
    pass_turn(g)
    assert decider(g) == 3
