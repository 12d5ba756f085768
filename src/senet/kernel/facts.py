"""The facts of a game: its `data.toml`, and where its files lie."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any


def folder_of(package: str) -> Path:
    """The folder of an imported package. (Compiled modules do not know their own file.)"""
    return Path(sys.modules[package].__path__[0])


def read_facts(package: str) -> dict[str, Any]:
    """What the `data.toml` of a game says."""
    return tomllib.loads((folder_of(package) / "data.toml").read_text(encoding="utf-8"))
