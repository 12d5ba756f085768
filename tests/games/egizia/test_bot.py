"""The appraisal: finite everywhere, and good enough to beat chance by looking one choice ahead."""

from __future__ import annotations

import math
import random

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.bot import appraise
from senet.games.egizia.building import take_site_turn
from senet.games.egizia.position import BLUE, equip, position
from senet.games.egizia.table import Egizia
from senet.kernel.chance import seed_from
from senet.kernel.game import Choice
from senet.kernel.play import choices, choose, deciders, guess, resume, seen_by
from tests.games.words import play


def look_ahead(g: Egizia, seat: int, rng: random.Random) -> Choice:
    world = guess(seen_by(g, seat), rng)
    values = []
    for choice in choices(g, seat):
        after = world.clone()
        choose(after, seat, choice)
        values.append(appraise(seen_by(after, seat), seat))
        assert math.isfinite(values[-1])
    return choices(g, seat)[values.index(max(values))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_looking_ahead_beats_chance(seats: int):
    for seed in range(3):
        g = BOX.start(seats, None, seed_from(f"bot {seed}"))
        assert isinstance(g, Egizia)
        rng = random.Random(seed)
        clever = seed % seats
        while deciders(g):
            seat = deciders(g)[0]
            choose(g, seat, look_ahead(g, seat, rng) if seat == clever else rng.choice(choices(g, seat)))
        others = [player.score for each, player in enumerate(g.players) if each != clever]
        assert g.players[clever].score > 2 * max(others)


def test_building_looks_better_than_withdrawing():
    g = position(2, ships=[("temple_pyramid_1", BLUE)])
    equip(g, BLUE, crews="5/1/1+2", stones=5)
    resume(g, take_site_turn, BLUE, "temple_pyramid_1")
    built, withdrawn = g.clone(), g.clone()
    play(built, "build", "crew:crew1", "build:tl1", "build:tl2")
    play(withdrawn, "withdraw")
    assert appraise(seen_by(built, BLUE), BLUE) > appraise(seen_by(withdrawn, BLUE), BLUE)
