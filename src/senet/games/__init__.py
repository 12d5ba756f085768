"""The registry of games: those of this package, and those that other packages offer."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from senet.kernel.box import Box
from senet.kernel.errors import Refused

OURS: Final = ("pharaon", "ankh", "egizia", "kemet")
ENTRY_POINT: Final = "senet.games"  # a package offers `name = its.module`, which has a BOX


@cache
def modules() -> dict[str, str]:
    """The module of every game by its name."""
    found = {name: f"senet.games.{name}" for name in OURS}
    for point in entry_points(group=ENTRY_POINT):
        found.setdefault(point.name, point.value)
    return found


def find_box(name: str) -> Box:
    """The box of the game called `name`; Refused if there is none."""
    if name not in modules():
        raise Refused(f"There is no game {name!r}; the games are: {', '.join(modules())}.", field="game")
    box = import_module(modules()[name]).BOX
    assert isinstance(box, Box)
    return box


def all_boxes() -> list[Box]:
    return [find_box(name) for name in modules()]
