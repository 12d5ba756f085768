"""Build two wheels in `dist`: one that runs anywhere, and one for this platform with the compiled modules of
`build/compiled` beside their sources."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
COMPILED: Final = ROOT / "build" / "compiled" / "senet"
INPUTS: Final = ("pyproject.toml", "README.md", "LICENSE")
ONLY_FOR_TESTS: Final = "compiled_tests"  # libraries with the toy games of the tests

# Marks the wheel as belonging to this platform, although setuptools itself compiles nothing.
SETUP: Final = """
from setuptools import Distribution, setup

class Platform(Distribution):
    def has_ext_modules(self):
        return True

setup(distclass=Platform)
"""


def build(target: Path, compiled: bool) -> Path:
    """Build a wheel from a copy of the sources; returns the file."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in INPUTS:
            shutil.copy2(ROOT / file, folder)
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "src" / "senet", folder / "src" / "senet", ignore=ignored)
        if compiled:
            (folder / "setup.py").write_text(SETUP)
            add_compiled(folder / "src" / "senet")
        made = folder / "made"
        command = [sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*command, "--no-build-isolation", "-w", str(made), str(folder)], check=True)
        (wheel,) = made.glob("*.whl")
        target.mkdir(exist_ok=True)
        return Path(shutil.copy2(wheel, target))


def add_compiled(package: Path) -> None:
    found = [file for suffix in (".so", ".pyd") for file in COMPILED.rglob(f"*{suffix}")]
    if not found:
        raise SystemExit("There are no compiled modules: run `make compile`.")
    for file in found:
        if not file.name.startswith(ONLY_FOR_TESTS):
            shutil.copy2(file, package / file.relative_to(COMPILED))


def main() -> None:
    for compiled in (False, True):
        file = build(ROOT / "dist", compiled)
        print(f"{file.relative_to(ROOT)} ({file.stat().st_size // 1024} kB)")


if __name__ == "__main__":
    main()
