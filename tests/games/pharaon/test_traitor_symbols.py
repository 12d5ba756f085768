"""Every symbol on the Traitor boards (chapter 19)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.components import BOARD_SPACES, BOARDS, COLOURS
from senet.games.pharaon.position import position
from senet.games.pharaon.scoring import sheet
from tests.games.pharaon.playing import held

HUMAN, TRAITOR = 0, 1
NOBLES = ["judge", "court_official_21", "seer"]
ARTISANS = ["painter_red", "embalmer_red", "painter_blue", "embalmer_blue"]  # 5, 1, 5, 1 points


def land(symbol: str, **said):
    """The Traitor reveals a jar and its bottom resource, black, lands on this symbol."""
    board, side = next(key for key, spaces in BOARD_SPACES.items() if symbol in spaces)
    boards = [(board, side), *((other, "light") for other in BOARDS if other != board)]
    index = BOARD_SPACES[board, side].index(symbol)
    his = {"boards": boards, "columns": {"black": index}, "pile": ["11"]} | said.pop("traitor", {})
    return position(1, to_move=TRAITOR, traitor=his, **said)


@pytest.mark.rule("PHAR-220")
def test_tomb():
    assert land("tomb").players[TRAITOR].tomb == 1
    assert land("tomb", tomb=[0, 6]).players[TRAITOR].tomb == 6


@pytest.mark.rule("PHAR-221")
@pytest.mark.parametrize("god", ["horus", "bastet", "isis", "anubis", "osiris"])
def test_god(god: str):
    g = land(f"god:{god}")
    assert g.traitor.gods == [god] and sheet(g, TRAITOR)["gods"] == g.god_points(god)


@pytest.mark.rule("PHAR-222")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_noble_take(slot: int):
    g = land(f"noble_take:{slot}", nobles_shown=NOBLES)
    assert g.players[TRAITOR].nobles == [NOBLES[slot - 1]]
    assert g.nobles[slot - 1] not in ("", NOBLES[slot - 1])  # refilled at once
    assert [g.nobles[each] for each in range(3) if each != slot - 1] == [
        NOBLES[each] for each in range(3) if each != slot - 1
    ]
    assert held(g, TRAITOR) == {} and set(g.players[TRAITOR].tracks.values()) == {0}  # no effect
    empty = land(f"noble_take:{slot}", nobles_shown=["", "", ""], noble_deck=[])
    assert empty.nobles == ["", "", ""] and empty.players[TRAITOR].nobles == []


@pytest.mark.rule("PHAR-223")
@pytest.mark.parametrize(
    ("symbol", "before", "after"), [(7, 0, 7), (8, 7, 8), (7, 8, 8), (9, 8, 9), (10, 7, 10)]
)
def test_noble_value(symbol: int, before: int, after: int):
    g = land(f"noble_value:{symbol}", traitor={"value": before})
    assert g.traitor.value == after


@pytest.mark.rule("PHAR-224")
@pytest.mark.parametrize("slot", [1, 3])
def test_noble_discard(slot: int):
    g = land(f"noble_discard:{slot}", nobles_shown=NOBLES)
    assert g.noble_discard == [NOBLES[slot - 1]] and g.players[TRAITOR].nobles == []
    assert g.nobles[slot - 1] not in ("", NOBLES[slot - 1])
    empty = land(f"noble_discard:{slot}", nobles_shown=["", "", ""], noble_deck=[])
    assert empty.noble_discard == []


@pytest.mark.rule("PHAR-225")
@pytest.mark.parametrize(("symbol", "slot"), [("artisan_best", 0), ("artisan_worst", 1)])
def test_artisan_best_and_worst_take_the_leftmost_of_equals(symbol: str, slot: int):
    g = land(symbol, artisans_shown=ARTISANS)
    assert g.players[TRAITOR].artisans == [ARTISANS[slot]]
    assert g.artisans[slot] not in ("", ARTISANS[slot]) and held(g, TRAITOR) == {}
    empty = land(symbol, artisans_shown=[""] * 4, artisan_deck=[])
    assert empty.players[TRAITOR].artisans == []


@pytest.mark.rule("PHAR-226")
@pytest.mark.parametrize(("symbol", "slot"), [("artisan_discard_best", 0), ("artisan_discard_worst", 1)])
def test_artisan_discards_take_the_card_out_of_the_game(symbol: str, slot: int):
    g = land(symbol, artisans_shown=ARTISANS)
    assert g.artisan_discard == [ARTISANS[slot]] and g.players[TRAITOR].artisans == []
    assert g.artisans[slot] not in ("", ARTISANS[slot])
    assert land(symbol, artisans_shown=[""] * 4, artisan_deck=[]).artisan_discard == []


@pytest.mark.rule("PHAR-227")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_offering_pair(slot: int):
    pairs = [("off_red", "off_blue"), ("off_green", "off_black"), ("off_plus1", "off_plus2")]
    g = land(f"offering_pair:{slot}", pairs=pairs)
    assert held(g, TRAITOR) == dict.fromkeys(pairs[slot - 1], 1)
    assert g.pairs == [() if each == slot - 1 else pairs[each] for each in range(3)]
    empty = land(f"offering_pair:{slot}", pairs=[(), (), ()])
    assert held(empty, TRAITOR) == {}


@pytest.mark.rule("PHAR-228")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_offering_bonus(place: int):
    bonus = ["off_red", "off_blue", "off_plus1"]
    g = land(f"offering_bonus:{place}", bonus=bonus)
    assert held(g, TRAITOR) == {bonus[place - 1]: 1}
    assert g.bonus == ["" if each == place - 1 else bonus[each] for each in range(3)]  # nothing slides
    assert held(land(f"offering_bonus:{place}", bonus=["", "", ""]), TRAITOR) == {}


@pytest.mark.rule("PHAR-229")
def test_nile_most_and_least_follow_the_columns():
    g = land("nile_most")  # T1: the new token makes the black column the fullest
    assert g.players[TRAITOR].tracks["black"] == 1
    g = land("nile_most", traitor={"columns": {"black": 1, "blue": 2, "red": 2}})
    assert g.players[TRAITOR].tracks["black"] == 1  # 2, 1, 1, 2, 2 tokens: the leftmost
    g = land("nile_most", traitor={"columns": {"black": 1, "red": 3, "blue": 3}})
    assert g.players[TRAITOR].tracks["red"] == 1
    g = land("nile_least", traitor={"kinds": ["black", "red", "green", "yellow", "blue"]})
    assert g.players[TRAITOR].tracks["red"] == 1  # the leftmost of four columns with one token
    g = land("nile_most", tracks=[{}, {"black": 3}])
    assert g.players[TRAITOR].tracks["black"] == 3


@pytest.mark.rule("PHAR-230")
def test_a_blank_space_has_no_effect():
    g = land("blank", nobles_shown=NOBLES, artisans_shown=ARTISANS)
    traitor = g.players[TRAITOR]
    assert held(g, TRAITOR) == {} and traitor.nobles == traitor.artisans == [] and traitor.tomb == 0
    assert traitor.tracks == dict.fromkeys(COLOURS, 0) and (g.nobles, g.artisans) == (NOBLES, ARTISANS)
    assert (g.traitor.gods, g.traitor.value) == ([], 0)
