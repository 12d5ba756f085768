"""The appraisal of a solo game tries to win it."""

import pytest

from senet.arena.simulate import simulate
from senet.games.kemet import BOX
from senet.games.kemet.amon.components import OBJECTIVES
from senet.games.kemet.amon.table import AMON, HUMAN
from senet.games.kemet.bot import appraise
from senet.games.kemet.position import against_amon, at


def look(objective: str, troops: dict[str, int], **more: object) -> float:
    return appraise(against_amon(at("mw", troops, **more), a=("west_green", 5), objective=objective), HUMAN)  # type: ignore[arg-type]


def test_the_end_is_above_all():
    g = against_amon(at("mw", {"mw_west": 5}))
    values = []
    for winner in (AMON, -1, HUMAN):
        g.winner = winner
        values.append(appraise(g, HUMAN))
    assert values == sorted(values) and values[2] - values[0] > 1000


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_few_units_are_a_danger(objective):
    assert look(objective, {"mw_west": 1}) < look(objective, {"mw_west": 4}) - 9


def test_each_objective_draws_towards_its_own_conditions():
    assert look("ob02", {"nw_east": 5}) > look("ob01", {"nw_east": 5})
    tall = {"mw_west": ("onyx", 4)}
    assert look("ob03", {"mw_west": 5}, pyramids=tall) > look("ob01", {"mw_west": 5}, pyramids=tall)


def test_greedy_wins_more_often_than_chance():
    options = {"mode": "solo", "objective": "ob05"}
    won = {
        bot: simulate(BOX, 1, 3, [bot], "solo", options).by_bot()[bot]["wins"] for bot in ("greedy", "random")
    }
    assert won["greedy"] > won["random"]
