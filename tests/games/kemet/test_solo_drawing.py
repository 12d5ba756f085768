"""The drawing of a solo game: Amon's figures, war table, cards and objective, and the grid of tiles."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.amon.march import amon_moves
from senet.games.kemet.amon.table import HUMAN
from senet.games.kemet.drawing import draw
from senet.games.kemet.position import against_amon, at
from senet.games.kemet.table import Kemet
from senet.kernel.play import resume, seen_by
from senet.language import LANGUAGES, Speaker
from tests.games.kemet.helpers import start_battle
from tests.games.words import question


def drawn(g: Kemet, language: str = "en") -> str:
    return draw(seen_by(g, HUMAN), Speaker(BOX, language, ["Ada"]))


def rich() -> Kemet:
    player = at("mw", {"mw_west": 3, "nw_east": 2}, fame=3, pyramids={"mw_west": ("onyx", 2)})
    g = against_amon(
        player, a=("west_green", 5), b=("west_obelisk", 4), objective="ob02", rounds=5, war=(1, 0, -1, 0),
        event="ev01", disasters=["ds02"],
    )  # fmt: skip
    assert g.amon is not None
    g.amon.actions_played = [g.amon.actions.pop()]
    tile = g.amon.grid["upper-4-1"]
    del g.tiles[tile]
    g.amon.destroyed = [tile]
    return g


def part(picture: str, id: str) -> str:
    """From the element with this id on, a little."""
    assert f'id="{id}"' in picture, id
    return picture.partition(f'id="{id}"')[2][:1500]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_amon_is_drawn(language):
    picture = drawn(rich(), language)
    ids = ["amon-a", "amon-b", "rounds", "objective", "need-permanent_fame", "need-amon_pyramids_controlled",
           "war-strength", "war-damage", "war-shield", "war-land_move", "amon-cards", "amon-event-ev01",
           "amon-disaster-ds02", "deck-events", "deck-actions", "deck-plunder"]  # fmt: skip
    assert [each for each in ids if f'id="{each}"' not in picture] == []


def test_numbers_are_those_of_the_table():
    picture = drawn(rich())
    assert "3 / 4" in part(picture, "need-permanent_fame") and "1 / 1" in part(
        picture, "need-amon_pyramids_controlled"
    )
    assert "+3" in part(picture, "war-strength") and "−1" in part(picture, "war-shield")
    assert ">5<" in part(picture, "rounds") and "Rounds left: 5 of 7" in picture


def test_destroyed_places_stay_in_the_grid_and_say_so():
    g = rich()
    picture = drawn(g)
    assert g.amon is not None
    for tile in g.amon.grid.values():
        assert f'id="tile-{tile}"' in picture
    assert picture.count("destroyed by plunder") == 1
    assert "owned by Amon" in picture  # his creature


def test_the_event_deck_is_not_betrayed():
    g = rich()
    assert g.amon is not None
    other = g.clone()
    assert other.amon is not None
    other.amon.events[-1] = "ev08" if other.amon.events[-1] != "ev08" else "ev07"
    assert drawn(g) == drawn(other)


def test_a_march_shows_where_it_is_going():
    g = against_amon(at("mw", {"mw_desert": 3}), a=("nw_desert", 5))
    resume(g, amon_moves, "a", "smallest_troop")
    assert question(g) == "which_way"
    picture = drawn(g)
    assert 'id="way"' in picture and 'data-choice="area:west_green"' in picture


def test_a_battle_shows_amons_strength_with_the_war_table():
    g = against_amon(at("mw", {"west_green": 3, "mw_west": 1}), a=("west_green", 5), war=(2, 0, 0, 0))
    start_battle(g, "west_green", HUMAN, 1)
    assert "Strength 9" in drawn(g)  # units, table, Griffin Sphinx
