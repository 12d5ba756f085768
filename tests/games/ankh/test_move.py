"""Move Figures."""

from __future__ import annotations

import pytest

from senet.games.ankh.move import move_figures
from senet.games.ankh.position import build, camels, position, stand, start
from senet.games.ankh.table import Ankh
from senet.kernel.play import is_over
from tests.games.words import offered, play, question, refused


def spaces(g: Ankh) -> set[str]:
    return {name.partition(":")[2] for name in offered(g)}


@pytest.mark.rule("ANKH-100")
def test_every_figure_may_move_up_to_three_spaces() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4", warrior="b4")
    stand(g, "isis", god="a5")
    start(g, move_figures, 0)
    assert offered(g) == ["pass", "figure:a4", "figure:b4"]
    assert refused(g, "figure:a5") == "ANKH-100"
    play(g, "figure:a4")
    assert {"a1", "a3", "a7", "d4", "c4"} <= spaces(g)
    assert refused(g, "space:a8") == refused(g, "space:e4") == "ANKH-100"
    play(g, "space:a7", "pass")
    assert "a7" in g.figures and is_over(g)


@pytest.mark.rule("ANKH-101")
def test_figures_move_one_after_another_each_once_into_vacated_spaces_too() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4", warrior="b4")
    start(g, move_figures, 0)
    play(g, "figure:b4", "space:c4")
    assert offered(g) == ["pass", "figure:a4"] and refused(g, "figure:c4") == "ANKH-101"
    play(g, "figure:a4")
    assert "b4" in spaces(g)
    play(g, "space:b4")
    assert set(g.figures) == {"b4", "c4"} and is_over(g)


@pytest.mark.rule("ANKH-102", "ANKH-105", "ANKH-109")
def test_a_move_passes_figures_monuments_water_rivers_and_camels() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="d3", warrior="c4")
    stand(g, "isis", god="d2")
    build(g, None, temple="e3", obelisk="d4")
    camels(g, "d3-e4", "c4-d3")
    start(g, move_figures, 0)
    play(g, "figure:d3")
    assert {"d1", "d0", "e1", "f2"} <= spaces(g)  # across the river, through a god, into the Delta
    assert {"d5", "e4", "f4", "b4"} <= spaces(g)  # past a monument and camels
    play(g, "space:d0", "figure:c4")
    assert "d7" not in spaces(g) and "c7" in spaces(g)  # three steps over the lake


@pytest.mark.rule("ANKH-103")
def test_a_move_ends_on_empty_land() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="d4", warrior="d5")
    stand(g, "isis", god="c4")
    build(g, None, temple="d3")
    start(g, move_figures, 0)
    play(g, "figure:d4")
    assert refused(g, "space:d5") == refused(g, "space:c4") == refused(g, "space:d3") == "ANKH-103"
    assert refused(g, "space:c5") == "ANKH-011"


@pytest.mark.rule("ANKH-104")
def test_only_spaces_of_the_map_can_be_reached() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a1")
    start(g, move_figures, 0)
    play(g, "figure:a1")
    assert refused(g, "space:a0") == "ANKH-104" and "a0" not in spaces(g)
    assert "c9" not in spaces(g)


@pytest.mark.rule("ANKH-106")
def test_ending_where_one_started_is_no_move() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4")
    start(g, move_figures, 0)
    play(g, "figure:a4")
    assert refused(g, "space:a4") == "ANKH-106" and "a4" not in spaces(g)


@pytest.mark.rule("ANKH-107", "ANKH-391")
def test_apep_moves_away_from_water_but_never_onto_it() -> None:
    g = position("ra", "isis", guardians=("satet", "apep", "androsphinx"))
    stand(g, "ra", god="a1", apep="c5")
    start(g, move_figures, 0)
    play(g, "figure:c5")
    assert refused(g, "space:c6") == "ANKH-391"
    assert "c8" in spaces(g)  # through water is free
    play(g, "space:c7", "figure:a1", "space:a2")
    assert g.figures["c7"] == (0, "apep") and is_over(g)


@pytest.mark.rule("ANKH-109")
def test_the_route_is_no_decision() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4")
    start(g, move_figures, 0)
    play(g, "figure:a4", "space:b5")
    assert question(g) == "" and g.figures == {"b5": (0, "god")}


@pytest.mark.rule("ANKH-081")
def test_the_player_may_stop_at_any_point() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="a4", warrior="b4 b5")
    start(g, move_figures, 0)
    play(g, "figure:b4", "space:c4", "pass")
    assert is_over(g) and set(g.figures) == {"a4", "c4", "b5"}
