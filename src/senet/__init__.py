"""Senet: four Egyptian board games with every rule enforced.

>>> import senet
>>> game = senet.new("kemet", seats=4, seed="any text")
>>> game.choose(game.choices()[0])
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from senet.bots.bot import Bot
    from senet.bots.outlook import Outlook
    from senet.kernel.errors import Refused
    from senet.library import Game, Refusal, View, from_file, new, playouts

__version__ = "0.1.0"
__all__ = ["Bot", "Game", "Outlook", "Refusal", "Refused", "View", "from_file", "mode", "new", "playouts"]

# Where the names of the front door are defined. They are looked up when first used, so that kernel, games and bots can be
# imported without any other package.
HOMES = {
    "Bot": "senet.bots.bot",
    "Outlook": "senet.bots.outlook",
    "Refused": "senet.kernel.errors",
    "Game": "senet.library",
    "Refusal": "senet.library",
    "View": "senet.library",
    "from_file": "senet.library",
    "new": "senet.library",
    "playouts": "senet.library",
}

if os.environ.get("SENET_COMPILED"):
    from senet.compiled import folders

    __path__[:] = folders(os.environ["SENET_COMPILED"]) or __path__


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in HOMES:
        raise AttributeError(f"module 'senet' has no attribute {name!r}")
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def mode() -> str:
    """Say `compiled` when the kernel really runs as an extension module, else `interpreted`."""
    from importlib import import_module
    from importlib.machinery import ExtensionFileLoader

    spec = import_module("senet.kernel.game").__spec__
    loader = None if spec is None else spec.loader
    return "compiled" if isinstance(loader, ExtensionFileLoader) else "interpreted"
