"""Drawing the board of any game as SVG, and which games can be drawn."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from senet.games import find_box, modules
from senet.kernel.box import Box
from senet.kernel.game import Game
from senet.kernel.telling import Voice
from senet.svg import Commons, Composition

log = logging.getLogger("senet.drawing")


class Drawing(Protocol):
    """What the module `drawing` of every game offers."""

    def draw(self, view: Game, voice: Voice) -> str: ...

    def compose(self, view: Game, voice: Voice, commons: Commons | None = None) -> Composition: ...


@cache
def drawing_of(name: str) -> Drawing:
    module: Drawing = import_module(f"{modules()[name]}.drawing")
    return module


def draw(box: Box, view: Game, voice: Voice) -> str:
    """What the seat of `view` sees, in the words of `voice`."""
    return drawing_of(box.name).draw(view, voice)


@cache
def can_be_drawn(name: str) -> bool:
    """Whether the game has everything a page needs. A broken game does not affect the others."""
    module = modules().get(name)
    if module is None or not all(find_spec(f"{module}.{part}") for part in ("drawing", "telling")):
        return False
    try:
        return callable(import_module(f"{module}.drawing").draw) and bool(import_module(f"{module}.telling"))
    except Exception:
        log.exception("the game %s cannot be drawn", name)
        return False


def playable() -> list[Box]:
    """The games that can be drawn and told, and so can be played in the browser."""
    return [find_box(name) for name in modules() if can_be_drawn(name)]
