"""Senet: four Egyptian board games with every rule enforced."""

from __future__ import annotations

import os

__version__ = "0.1.0"

if os.environ.get("SENET_COMPILED") == "1":
    from senet.compiled import checked_copy

    __path__[:] = [str(checked_copy())]


def mode() -> str:
    """Say `compiled` when the kernel really runs as an extension module, else `interpreted`."""
    from importlib import import_module
    from importlib.machinery import ExtensionFileLoader

    spec = import_module("senet.kernel.game").__spec__
    loader = None if spec is None else spec.loader
    return "compiled" if isinstance(loader, ExtensionFileLoader) else "interpreted"
