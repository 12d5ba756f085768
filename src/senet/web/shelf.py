"""The shelf: the games that can be put on the table, and what bots there are."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from senet import bots
from senet.games import find_box, modules
from senet.kernel.box import Box
from senet.kernel.game import Game
from senet.kernel.telling import Voice
from senet.svg import Commons, Composition

log = logging.getLogger("senet.shelf")


class Drawing(Protocol):
    """What the module `drawing` of every game offers."""

    def draw(self, view: Game, voice: Voice) -> str: ...

    def compose(
        self, view: Game, voice: Voice, lit: bool = True, commons: Commons | None = None
    ) -> Composition: ...


@cache
def can_be_drawn(name: str) -> bool:
    """Whether the game has all that the table needs; one that is broken does not spoil the others."""
    module = modules().get(name)
    if module is None or not all(find_spec(f"{module}.{part}") for part in ("drawing", "telling")):
        return False
    try:
        return callable(import_module(f"{module}.drawing").draw) and bool(import_module(f"{module}.telling"))
    except Exception:
        log.exception("the game %s cannot be put on the table", name)
        return False


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
