"""The compiled copy of this package: where it is, and whether it was made from these sources.

`tools/compile.py` makes it, ``SENET_COMPILED=1`` chooses it. The copy lies in ``build/compiled`` of the
repository, or where ``SENET_COMPILED_DIR`` says.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parent
STAMP: Final = "SOURCES"  # the file in the copy that says what it was made from


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
