"""What is mutated and which tests are run: the rules of a game, its tests, and the conformance kit."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.compile import NOT_COMPILED, is_named
from tools.mutants.sites import Site, find_sites

ROOT: Final = Path(__file__).resolve().parents[2]

# Modules whose names start like this are not rules: they present the game, name its parts, play it, or open old matches.
NOT_MUTATED: Final = (*NOT_COMPILED, "drawing", "bot", "counters", "versions", "naming", "encoding")

# Modules that begin so may keep what they worked out, so that only the first test that needs it runs their lines.
FOR_ALL_TESTS: Final = ("components", "maps", "caravan")

KIT_TABLES: Final = 3  # the first tables of a game, which have few seats
KIT_SEEDS: Final = (1, 2)
KIT_EVERY: Final = 13  # every so many positions are examined thoroughly


@dataclass(frozen=True)
class Target:
    """A package of rules and the folder with its tests."""

    name: str
    package: str  # the name by which it is imported
    folder: Path
    root: Path  # where pytest runs
    tests: str  # the folder of the tests in the root
    build: Path  # where to keep what is known of the tests
    sources: tuple[str, ...]  # folders and files in the root on which the tests depend
    kit: Callable[[], None] | None = None

    def modules(self) -> list[Path]:
        return sorted(
            file for file in self.folder.rglob("*.py") if not is_named(self.folder, file, NOT_MUTATED)
        )

    def module(self, file: Path) -> str:
        """The name of a module, as mutants have it."""
        return file.relative_to(self.folder).as_posix()

    def imported(self, module: str) -> str:
        """The full name by which a module is imported."""
        return ".".join([self.package, *Path(module).with_suffix("").parts])

    def sites(self) -> list[Site]:
        return [site for file in self.modules() for site in find_sites(self.module(file), file.read_bytes())]

    def fingerprint(self) -> str:
        """A hash of everything the tests depend on."""
        seen = hashlib.blake2b(digest_size=16)
        for file in self.files():
            seen.update(f"{file.relative_to(self.root).as_posix()}\0".encode())
            seen.update(hashlib.blake2b(file.read_bytes()).digest())
        return seen.hexdigest()

    def files(self) -> Iterator[Path]:
        for name in self.sources:
            top = self.root / name
            found = sorted(top.rglob("*")) if top.is_dir() else [top]
            yield from (file for file in found if file.is_file() and file.suffix != ".pyc")


def of_game(name: str) -> Target:
    """The rules of one of our games."""
    return Target(
        name=name,
        package=f"senet.games.{name}",
        folder=ROOT / "src" / "senet" / "games" / name,
        root=ROOT,
        tests=f"tests/games/{name}",
        build=ROOT / "build" / "mutants",
        sources=(
            f"src/senet/games/{name}",
            "src/senet/kernel",
            "src/senet/svg",
            f"tests/games/{name}",
            "tests/conftest.py",
            "tools/mutants/covering.py",
            "tools/mutants/targets.py",
        ),
        kit=Kit(name),
    )


@dataclass(frozen=True)
class Kit:
    """Random games at the smaller tables of a game, through the conformance kit."""

    name: str

    def __call__(self) -> None:
        from senet.games import find_box
        from senet.kernel.conformance import check_playout, thorough

        box = find_box(self.name)
        for seats, options in box.tables()[:KIT_TABLES]:
            for seed in KIT_SEEDS:
                check_playout(box, seats, seed, options, thorough, every=KIT_EVERY)
