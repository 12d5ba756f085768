"""What everybody sees is drawn once for all who look: each drawing is the same as if it were drawn alone, and the
page lights in it what a drawing that is lit by itself shows."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest

from senet import svg
from senet.drawing import drawing_of
from senet.games import find_box
from senet.kernel.chance import seed_from
from senet.kernel.game import SPECTATOR
from senet.kernel.match import new_match
from senet.kernel.play import choices, choose, deciders, is_over, seen_by, text
from senet.language import Speaker

MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("ankh", 2, {}),
    ("ankh", 3, {}),
    ("ankh", 5, {}),
    ("egizia", 2, {}),
    ("egizia", 4, {}),
    ("kemet", 2, {}),
    ("kemet", 5, {}),
    ("kemet", 6, {}),
    ("kemet", 4, {"mode": "team"}),
    ("kemet", 1, {"mode": "solo"}),
    ("kemet", 4, {"gods": True}),
    ("pharaon", 1, {}),
    ("pharaon", 3, {}),
    ("pharaon", 5, {}),
]
POSITIONS = 60


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_what_is_drawn_for_everybody_is_what_each_would_see(game: str, seats: int, options: dict[str, Any]):
    box = find_box(game)
    rng = random.Random(f"{game} {seats} {options}")
    g = new_match(box, seats, options, seed_from(f"{game} {seats}")).game
    voice = Speaker(box, "en", ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fred"][:seats])
    steps = 0
    while steps < POSITIONS and not is_over(g):
        steps += 1
        for _ in range(rng.choice([1, 1, 1, 2, 6])):
            if is_over(g):
                break
            seat = rng.choice(deciders(g))
            choose(g, seat, rng.choice(choices(g, seat)))
        commons = svg.Commons(seen_by(g, SPECTATOR))
        for viewer in (SPECTATOR, *range(seats)):
            view = seen_by(g, viewer)
            alone = drawing_of(game).compose(view, voice)
            together = drawing_of(game).compose(view, voice, commons=commons)
            for one, other in zip(alone.fragments, together.fragments, strict=True):
                assert one.text == other.text
            if viewer in deciders(g) and steps % 4 == 0:
                offered = set(map(text, choices(view, viewer)))
                lit = drawing_of(game).draw(view, voice)
                assert lit_by_the_page(str(together), viewer, offered) == lit_already(lit)


def lit_already(drawn: str) -> dict[str, str]:
    """What is lit in a drawing, by its id."""
    return {
        part.attrib["id"]: part.attrib["data-choice"]
        for part in ElementTree.fromstring(drawn).iter()
        if "choice" in part.attrib.get("class", "").split()
    }


def lit_by_the_page(drawn: str, seat: int, offered: set[str]) -> dict[str, str]:
    """What a page lights, by its id: see static/board/lighting.js."""
    found = {}
    for part in ElementTree.fromstring(drawn).iter():
        wanted = [part.attrib.get("data-choice", ""), *part.attrib.get("data-else", "").split()]
        meant = next((each for each in wanted if each in offered), None)
        if meant is not None and part.attrib.get("data-owner", str(seat)) == str(seat):
            found[part.attrib["id"]] = meant
    return found
