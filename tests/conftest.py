"""What all tests share."""

from __future__ import annotations

import os

import tests.kernel

if os.environ.get("SENET_COMPILED") == "1":
    # The compiled kernel needs compiled games: the toy games of the tests come from the copy as well.
    from senet.compiled import checked_copy

    tests.kernel.__path__.insert(0, str(checked_copy().parent / "tests" / "kernel"))
