"""The board of any game as SVG."""

from __future__ import annotations

from importlib import import_module

from senet.games import modules
from senet.kernel.box import Box
from senet.kernel.game import Game
from senet.kernel.telling import Voice


def draw(box: Box, view: Game, voice: Voice) -> str:
    """What the seat of `view` sees, in the words of `voice`."""
    drawn = import_module(f"{modules()[box.name]}.drawing").draw(view, voice)
    assert isinstance(drawn, str)
    return drawn
