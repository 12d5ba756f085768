"""The data of a game: its folder and its `data.toml`."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any


def folder_of(package: str) -> Path:
    """The folder of an imported package. (Compiled modules have no `__file__` of their own.)"""
    return Path(sys.modules[package].__path__[0])


def read_facts(package: str) -> dict[str, Any]:
    """The contents of a game's `data.toml`."""
    return tomllib.loads((folder_of(package) / "data.toml").read_text(encoding="utf-8"))
