"""The appraisal: finite, and clearly better than chance with one choice of look-ahead."""

from __future__ import annotations

import math
import random

from senet.bots.greedy import GreedyBot
from senet.bots.outlook import Outlook
from senet.games.ankh import BOX
from senet.games.ankh.bot import appraise
from senet.games.ankh.position import DELTA, build, dashboard, devote, fight, position, stand, start
from senet.games.ankh.turn import turn
from senet.kernel.chance import seed_from
from senet.kernel.play import choices, choose, deciders, seen_by


def test_the_appraisal_is_finite_and_changes_nothing() -> None:
    g, rng = BOX.start(4, {}, seed_from("appraisal")), random.Random(1)
    while deciders(g):
        for seat in range(4):
            view = seen_by(g, seat)
            figures = dict(view.figures)
            assert math.isfinite(appraise(view, seat))
            assert view.figures == figures
        seat = deciders(g)[0]
        choose(g, seat, rng.choice(choices(g, seat)))
    assert all(math.isfinite(appraise(seen_by(g, seat), seat)) for seat in range(4))


def test_devotion_majorities_and_presence_look_good() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="c1")
    stand(g, "isis", god="g2")
    start(g, turn, 0)
    base = appraise(seen_by(g, 0), 0)
    better = g.clone()
    build(better, "ra", temple="d0")
    assert appraise(seen_by(better, 0), 0) > base
    better = g.clone()
    devote(better, isis=0, ra=1)
    assert appraise(seen_by(better, 0), 0) > base
    worse = g.clone()
    stand(worse, "isis", warrior="g3 h2")
    assert appraise(seen_by(worse, 0), 0) < base


def test_a_richer_bid_and_a_stronger_card_are_weighed() -> None:
    g = position("ra", "isis")
    stand(g, "ra", god="c1", warrior="c2 b1")
    stand(g, "isis", god="g2", warrior="g3 h2")
    dashboard(g, "ra").followers = 5
    devote(g, ra=1, isis=2)
    fight(g, DELTA)
    values = {}
    for card in ("chariots", "cycle_of_maat"):
        after = g.clone()
        choose(after, 0, ("card", card))
        values[card] = appraise(seen_by(after, 0), 0)
    assert values["chariots"] > values["cycle_of_maat"]


def test_one_choice_ahead_is_clearly_better_than_chance() -> None:
    greedy = others = 0.0
    for number in range(3):
        g = BOX.start(3, {"scenario": "middle_kingdom"}, seed_from(f"bot {number}"))
        rng, bot = random.Random(number), GreedyBot(random.Random(number))
        while deciders(g):
            seat = deciders(g)[0]
            chance = rng.choice(choices(g, seat))
            choose(g, seat, bot.choose(Outlook(BOX, seen_by(g, seat), seat)) if seat == number else chance)
        points = BOX.result(g).points
        greedy += points[number]
        others += max(points[:number] + points[number + 1 :])
    assert greedy > others + 6
