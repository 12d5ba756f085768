"""`make wheel`: what is installed is complete, compiled where that was asked for, and interpreted on request."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import senet
from tools.wheel import build

PLAY = """
import senet
game = senet.new("egizia", seats=2, seed="a wheel")

class Last(senet.Bot):
    def choose(self, outlook):
        return outlook.choices[-1]

game.play(Last(), decisions=8)
print(senet.mode(), len(game.match.lines), len(game.svg()) > 1000, senet.__file__)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for the mode in which the tests run, unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel = build(folder, compiled=senet.mode() == "compiled")
    assert wheel.name.endswith("-none-any.whl") == (senet.mode() == "interpreted")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


def played(site: Path, **wish: str) -> list[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("SENET_")} | wish
    command = [sys.executable, "-c", PLAY]
    done = subprocess.run(
        command, env=environment | {"PYTHONPATH": str(site)}, cwd=site, text=True, capture_output=True
    )
    assert done.returncode == 0, done.stderr
    mode, lines, drawn, file = done.stdout.split()
    assert Path(file).is_relative_to(site)
    return [mode, lines, drawn]


def test_it_plays_and_draws_without_any_setting(installed: Path):
    assert played(installed) == [senet.mode(), "8", "True"]


def test_it_is_interpreted_on_request(installed: Path):
    assert played(installed, SENET_COMPILED="0") == ["interpreted", "8", "True"]


def test_it_contains_every_file_of_the_package_and_nothing_of_the_tests(installed: Path):
    source = Path(senet.__file__).parent
    wanted = {
        file.relative_to(source).as_posix()
        for file in source.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    found = {
        file.relative_to(installed / "senet").as_posix()
        for file in (installed / "senet").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert wanted <= found
    assert all(name.endswith((".so", ".pyd")) for name in found - wanted)
    assert not [name for name in found if "tests" in name or "toy" in name]
