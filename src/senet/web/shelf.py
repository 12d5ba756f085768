"""The shelf: the games that can be put on the table, and what bots there are."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from senet import bots
from senet.games import find_box, modules
from senet.kernel.box import Box
from senet.kernel.game import Game
from senet.kernel.telling import Voice


class Drawing(Protocol):
    """What the module `drawing` of every game offers."""

    def draw(self, view: Game, voice: Voice) -> str: ...


def can_be_drawn(name: str) -> bool:
    module = modules().get(name)
    return module is not None and all(find_spec(f"{module}.{part}") for part in ("drawing", "telling"))


def playable() -> list[Box]:
    """The games that have a drawing and a telling."""
    return [find_box(name) for name in modules() if can_be_drawn(name)]


@cache
def drawing_of(name: str) -> Drawing:
    module: Drawing = import_module(f"{modules()[name]}.drawing")
    return module


def bot_names() -> list[str]:
    """The bots that can be asked to a table, from the weakest to the strongest."""
    return list(bots.BOTS)
