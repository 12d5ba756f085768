"""Compile kernel, bots and rules with mypyc into a copy of the package, `build/compiled/senet`.

The sources stay as they are. Nothing is done when the copy was made from the same sources. A failed
compilation leaves the former copy where it was.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import io
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]

# Inside a game these only show it to people, or are read once: nothing to gain.
NOT_RULES: Final = frozenset({"__init__.py", "drawing.py", "telling.py", "position.py"})

# Modules that stay interpreted, by their path in the package, each with its reason.
EXCLUDED: Final[dict[str, str]] = {
    "kernel/conformance.py": "checks for tests; not on any fast path",
}


def modules(package: Path) -> list[Path]:
    """The modules to compile, as paths relative to the package."""
    found = [
        *package.glob("kernel/**/*.py"),
        *package.glob("bots/**/*.py"),
        *(file for file in package.glob("games/*/**/*.py") if file.name not in NOT_RULES),
    ]
    relative = sorted(file.relative_to(package) for file in found if file.name != "__init__.py")
    return [path for path in relative if path.as_posix() not in EXCLUDED]


def stamp(package: Path) -> str:
    """What the copy is made from: the sources (first word) and this tool (second word)."""
    from senet.compiled import sources_hash

    tool = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=16).hexdigest()
    return f"{sources_hash(package)}\n{tool}\n"


def build(paths: list[Path]) -> None:
    """Compile `paths` of the package `senet` in the current folder, in place."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    options = ["--config-file=", "--ignore-missing-imports", "--no-warn-unused-configs"]
    extensions = mypycify(
        [*options, *(f"senet/{path.as_posix()}" for path in paths)],
        opt_level="3",
        debug_level="0",
        group_name="senet.rules",
        target_dir="generated",
    )
    distribution = Distribution({"name": "senet", "ext_modules": extensions, "packages": []})
    command = build_ext(distribution)
    command.inplace = True
    command.build_lib = command.build_temp = "objects"
    command.ensure_finalized()
    command.run()


def compile_copy(package: Path, target: Path, verbose: bool = False) -> str:
    """Bring `target/senet` up to date with `package`; the sentence says what was done."""
    wanted = stamp(package)
    made = target / "senet" / "SOURCES"
    if made.is_file() and made.read_text() == wanted:
        return "The compiled copy is up to date."
    paths = modules(package)
    if not paths:
        return "There is nothing to compile yet."
    began = time.monotonic()
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(package, fresh / "senet", ignore=shutil.ignore_patterns("__pycache__"))
    here = Path.cwd()
    os.chdir(fresh)
    try:
        build_quietly(paths, verbose)
    finally:
        os.chdir(here)
    (fresh / "senet" / "SOURCES").write_text(wanted)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)
    return f"Compiled {len(paths)} modules in {time.monotonic() - began:.0f} s."


def build_quietly(paths: list[Path], verbose: bool) -> None:
    """Keep the many lines of the build back, unless it fails or they are wanted."""
    if verbose:
        build(paths)
        return
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            build(paths)
    except BaseException:
        sys.stderr.write(said.getvalue())
        raise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--package", type=Path, default=ROOT / "src" / "senet")
    parser.add_argument("--target", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--verbose", action="store_true")
    args = parser.parse_args()
    os.environ.pop("SENET_COMPILED", None)
    print(compile_copy(args.package.resolve(), args.target.resolve(), args.verbose))


if __name__ == "__main__":
    main()
