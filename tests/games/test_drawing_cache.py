"""Parts of drawings are cached: a drawing is the same as if everything in it were drawn anew."""

from __future__ import annotations

import random

import pytest

from senet import svg
from senet.drawing import drawing_of
from senet.games import find_box, modules
from senet.kernel.chance import seed_from
from senet.kernel.game import SPECTATOR
from senet.kernel.match import new_match
from senet.kernel.play import choices, choose, deciders, is_over, seen_by
from senet.language import LANGUAGES, Speaker

GAMES = ["ankh", "egizia", "kemet", "pharaon"]
POSITIONS = 24


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_the_cache_changes_nothing_in_a_drawing(game: str, number: int):
    box = find_box(game)
    rng = random.Random(f"{game} {number}")
    seats = rng.choice([count for count in box.seats if count > 1])
    g = new_match(box, seats, None, seed_from(f"{game} {number}")).game
    people = ["Ada", "Ben", "", "Dan", "Eva", "Fred"][:seats]
    steps = 0
    while steps < POSITIONS and not is_over(g):
        steps += 1
        for _ in range(rng.choice([1, 1, 1, 2, 12])):
            if is_over(g):
                break
            seat = rng.choice(deciders(g))
            choose(g, seat, rng.choice(choices(g, seat)))
        voice = Speaker(box, LANGUAGES[steps % 3 if steps % 4 == 0 else 0], people)
        asked = deciders(g)
        viewers = {SPECTATOR, rng.randrange(seats), *asked[:1]}
        for viewer in sorted(viewers):
            view = seen_by(g, viewer)
            shown = drawing_of(game).draw(view, voice)
            with svg.uncached():
                assert shown == drawing_of(game).draw(view, voice)


def test_every_game_is_tried():
    assert set(GAMES) == {name for name, module in modules().items() if module.startswith("senet.")}
