"""Tests of the kernel, and the toy games that they play."""

import os

if os.environ.get("SENET_COMPILED") == "1":
    # The compiled kernel needs compiled games: the toy games come from the compiled copy as well.
    from senet.compiled import checked_copy

    __path__.insert(0, str(checked_copy().parent / "tests" / "kernel"))
