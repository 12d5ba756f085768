"""A drawing is the same text in every process: compiled and interpreted, and however names are hashed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.games.drawn_digests import digest
from tests.games.test_drawing_cache import GAMES

ROOT = Path(__file__).resolve().parents[2]


def test_drawings_are_those_of_an_interpreted_process():
    environment = {**os.environ, "SENET_COMPILED": "0", "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-m", "tests.games.drawn_digests", *GAMES]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [digest(game) for game in GAMES]
