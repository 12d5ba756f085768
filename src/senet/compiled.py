"""Chooses between the sources and compiled modules.

A wheel for one platform contains compiled modules beside their sources, and Python prefers them. In a working copy,
`tools/compile.py` makes a compiled copy of the package in ``build/compiled`` (or in ``SENET_COMPILED_DIR``).
``SENET_COMPILED`` says what to use: ``1`` requires compiled modules, ``0`` uses only the sources, and ``auto`` uses
the compiled copy if there is one of these very sources.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

SOURCES: Final = Path(__file__).resolve().parent
STAMP: Final = "SOURCES"  # the file in the copy that says what it was made from


def folders(wish: str) -> list[str] | None:
    """Where the modules of the package are to be found; None for the folder of the package itself."""
    if wish == "0" and is_compiled_install():
        sys.meta_path.insert(0, SourcesOnly())
    elif wish == "1" and not is_compiled_install():
        return [str(checked_copy())]
    elif wish == "auto" and not is_compiled_install():
        try:
            return [str(checked_copy())]
        except ImportError:
            return None
    return None


def is_compiled_install() -> bool:
    """Whether the package was installed with compiled modules."""
    return any((SOURCES / "kernel" / f"game{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


class SourcesOnly:
    """Finds the modules of this package in their sources even if they have been compiled."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("senet.") or not path:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


def sources_hash(root: Path = SOURCES) -> str:
    """One hash over every file of the package and the kind of Python it is compiled for."""
    total = hashlib.blake2b(str(sys.implementation.cache_tag).encode(), digest_size=16)
    for file in sorted(root.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            content = hashlib.blake2b(file.read_bytes()).hexdigest()
            total.update(f"{file.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def copy_folder() -> Path:
    chosen = os.environ.get("SENET_COMPILED_DIR")
    return (Path(chosen) if chosen else SOURCES.parents[1] / "build" / "compiled") / "senet"


def checked_copy() -> Path:
    """The folder of the compiled copy; ImportError when there is none, or an old one."""
    copy = copy_folder()
    stamp = copy / STAMP
    if not stamp.is_file():
        raise ImportError(f"SENET_COMPILED=1, but there is no compiled copy in {copy}: run `make compile`.")
    if stamp.read_text().split()[0] != sources_hash():
        raise ImportError(f"SENET_COMPILED=1, but the copy in {copy} is out of date: run `make compile`.")
    return copy
