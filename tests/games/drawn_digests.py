"""Prints a digest of the drawings of random positions for each game that is named: `test_drawing_modes.py` compares."""

from __future__ import annotations

import random
import sys
from hashlib import blake2b

from senet.drawing import drawing_of
from senet.games import find_box
from senet.kernel.chance import seed_from
from senet.kernel.game import SPECTATOR
from senet.kernel.match import new_match
from senet.kernel.play import choices, choose, deciders, is_over, seen_by
from senet.language import LANGUAGES, Speaker

POSITIONS = 8


def digest(game: str) -> str:
    """Of what a spectator and one who decides see, in all languages, in a match of random choices."""
    box = find_box(game)
    rng = random.Random(game)
    g = new_match(box, 3, None, seed_from(game)).game
    total = blake2b(digest_size=16)
    for position in range(POSITIONS):
        for _ in range(rng.choice([1, 5, 25])):
            if not is_over(g):
                seat = rng.choice(deciders(g))
                choose(g, seat, rng.choice(choices(g, seat)))
        voice = Speaker(box, LANGUAGES[position % len(LANGUAGES)], ["Ada", "Ben", ""])
        for viewer in (SPECTATOR, *deciders(g)[:1]):
            total.update(drawing_of(game).draw(seen_by(g, viewer), voice).encode())
    return total.hexdigest()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(digest(name))
