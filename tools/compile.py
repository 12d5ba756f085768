"""Compile kernel, bots, rules, the drawing toolkit and the drawings with mypyc into a copy of the package, `build/compiled/senet`.

The toy games of the tests are compiled along with it, because an interpreted game cannot be a subclass of
a compiled one. The sources are not changed. Nothing is done if the copy is up to date. If compilation fails,
the previous copy stays in place.
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

# Modules and packages of a game whose names start like this are not on a fast path, so compiling them gains nothing.
NOT_COMPILED: Final = ("__init__", "telling", "position", "vocabulary")

# Modules that stay interpreted, by their path in the package, with the reason.
EXCLUDED: Final[dict[str, str]] = {
    "bots/bot.py": "a base for classes of users, which may be defined in a notebook",
    "kernel/conformance.py": "checks for tests; not on any fast path",
    "kernel/box.py": "handles outside input, which must be refused with a sentence and not with a TypeError",
    "kernel/match.py": "the same",
    "kernel/matchfile.py": "the same",
}


def is_named(game: Path, file: Path, starts: tuple[str, ...]) -> bool:
    """Whether the name of a file in the folder of a game, or that of its package, starts like one of these."""
    return any(part.startswith(starts) for part in file.relative_to(game).parts)


def modules(folder: Path, games: list[str]) -> list[str]:
    """The modules to compile in the copy in `folder`, as relative paths; only these games, if any are named."""
    package = folder / "senet"
    found = [
        *package.glob("kernel/**/*.py"),
        *package.glob("bots/**/*.py"),
        *package.glob("svg/*.py"),
        *(
            file
            for game in package.glob("games/*/")
            if not games or game.name in games
            for file in game.rglob("*.py")
            if not is_named(game, file, NOT_COMPILED)
        ),
        *folder.glob("tests/*/toy*/*.py"),
    ]
    excluded = {package / path for path in EXCLUDED}
    kept = [file for file in found if file.name != "__init__.py" and file not in excluded]
    return sorted(file.relative_to(folder).as_posix() for file in kept)


def toys() -> list[Path]:
    """The packages with the toy games of the tests."""
    return sorted(path for path in ROOT.glob("tests/*/toy*") if path.is_dir())


def copy_sources(package: Path, folder: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(package, folder / "senet", ignore=ignored)
    for toy in toys():
        copy = folder / toy.relative_to(ROOT)
        shutil.copytree(toy, copy, ignore=ignored)
        for parent in copy.relative_to(folder).parents[:-1]:
            (folder / parent / "__init__.py").touch()


def stamp(package: Path) -> str:
    """A fingerprint of everything the copy is made from: the sources (first line), this tool, the toy games."""
    from senet.compiled import sources_hash

    tool = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=16).hexdigest()
    return "\n".join([sources_hash(package), tool, *(sources_hash(toy) for toy in toys())]) + "\n"


def groups(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """One library for the kernel and the bots, and one for each game; they are built in parallel."""
    found: dict[str, list[str]] = {}
    for path in paths:
        parts = Path(path).parts[:-1]
        folder = "/".join(parts[:3] if parts[:2] == ("senet", "games") else parts)
        found.setdefault("senet/kernel" if folder == "senet/bots" else folder, []).append(path)
    return [(files, f"senet.compiled_{folder.replace('/', '_')}") for folder, files in found.items()]


def build(paths: list[str]) -> None:
    """Compile the modules at `paths` in the current folder, in place."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    options = ["--config-file=", "--ignore-missing-imports", "--no-warn-unused-configs"]
    extensions = mypycify(
        [*options, *paths],
        opt_level="2",
        debug_level="0",
        separate=groups(paths),
        target_dir="generated",
    )
    distribution = Distribution({"name": "senet", "ext_modules": extensions, "packages": []})
    command = build_ext(distribution)
    command.inplace = True
    command.parallel = os.cpu_count() or 1
    command.build_lib = command.build_temp = "objects"
    command.ensure_finalized()
    command.run()


def compile_copy(package: Path, target: Path, games: list[str], verbose: bool = False) -> str:
    """Bring `target/senet` up to date with `package`; returns a sentence that says what was done."""
    wanted = stamp(package) + "".join(f"{game}\n" for game in games)
    made = target / "senet" / "SOURCES"
    if made.is_file() and made.read_text() == wanted:
        return "The compiled copy is up to date."
    began = time.monotonic()
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    copy_sources(package, fresh)
    paths = modules(fresh, games)
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


def build_quietly(paths: list[str], verbose: bool) -> None:
    """Hide the output of the build, unless it fails or `verbose` is set."""
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
    parser.add_argument(
        "--game", action="append", default=[],
        help="compile only this game (repeatable): a quick copy for measuring, in which the others do not work",
    )  # fmt: skip
    parser.add_argument("--verbose", action="store_true")
    args = parser.parse_args()
    os.environ.pop("SENET_COMPILED", None)
    print(compile_copy(args.package.resolve(), args.target.resolve(), args.game, args.verbose))


if __name__ == "__main__":
    main()
