"""Compare the speed of our games with catanatron, a Python engine for another board game, in the same run.

The peer has its own environment, `build/peers`. Rounds are interleaved (peer, interpreted, compiled,
peer, …), so that a busy machine slows all of them alike; the medians are compared, and the spread of the
rounds is shown as noise. One decision of the peer is one `Game.play_tick()`. The last line is a JSON object.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parents[1]
PEERS: Final = ROOT / "build" / "peers"
PEER: Final = "catanatron==3.2.1"
SENET: Final = Path(sys.executable).with_name("senet")
MEASURES: Final = ("decisions_per_s", "playouts_per_s", "clones_per_s")

# Run by the Python of the peer's environment, which does not have senet. Clones are measured in the
# middle of a game, on twenty positions; the time of a decision includes choosing.
PEER_PROGRAM: Final = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

COLORS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
seconds, seed = float(sys.argv[1]), int(sys.argv[2])

def new(seed):
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)

def over(game):
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT

decisions = games = 0
began = time.perf_counter()
while time.perf_counter() - began < seconds:
    game = new(seed + games)
    while not over(game):
        game.play_tick()
        decisions += 1
    games += 1
played = time.perf_counter() - began

positions = []
for i in range(20):
    game = new(seed + i)
    for _ in range(400):
        if over(game):
            break
        game.play_tick()
    positions.append(game)
clones = 0
began = time.perf_counter()
while time.perf_counter() - began < seconds / 4:
    for game in positions:
        game.copy()
    clones += len(positions)
cloned = time.perf_counter() - began
print(json.dumps({"decisions_per_s": decisions / played, "playouts_per_s": games / played,
                  "clones_per_s": clones / cloned}))
"""


def last_line(command: list[str], **environment: str) -> dict[str, Any]:
    """Run a command and read the JSON object on the last line of its output."""
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or ["no output"]
        sys.exit(f"{Path(command[0]).name} {' '.join(command[1:3])[:40]!r} failed: {lines[-1]}")
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def peer_python() -> str:
    """The Python of the peer's environment, which is created if it is missing."""
    python = PEERS / "bin" / "python"
    stamp = PEERS / "ready"
    if not stamp.is_file() or stamp.read_text() != PEER:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-qq", PEER], check=True)
        stamp.write_text(PEER)
    return str(python)


def measure_peer(python: str, seconds: float, seed: int) -> dict[str, float]:
    return last_line([python, "-c", PEER_PROGRAM, str(seconds), str(seed)])


def measure_senet(compiled: bool) -> dict[str, dict[str, float]]:
    """The figures of `senet bench` for each game; exits if it did not run in the wanted mode."""
    found = last_line([str(SENET), "bench", "--json"], SENET_COMPILED=str(int(compiled)))
    wanted = "compiled" if compiled else "interpreted"
    if found["mode"] != wanted:
        sys.exit(f"senet bench ran {found['mode']} where {wanted} was wanted.")
    return {
        f"{name}, {game['seats']} seats, {wanted}": {
            "decisions_per_s": game["decisions_per_s"],
            "playouts_per_s": game["playouts_per_s"],
            "clones_per_s": 1e6 / game["clone_us"],
        }
        for name, game in found["games"].items()
    }


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {measure: median(each[measure] for each in rounds) for measure in MEASURES}


def noise(rounds: list[dict[str, float]]) -> float:
    """The difference between the fastest and the slowest round in decisions/s, relative to the median."""
    found = [each["decisions_per_s"] for each in rounds]
    return (max(found) - min(found)) / median(found)


def show(peer: dict[str, float], ours: dict[str, dict[str, float]], noises: dict[str, float]) -> None:
    table = Table("engine", *(f"{m.replace('_per_s', '')}/s (x peer)" for m in MEASURES), "noise")
    table.add_row(f"{PEER}, 4 players", *(f"{peer[m]:,.0f}" for m in MEASURES), f"{noises[PEER]:.0%}")
    for name, row in ours.items():
        cells = (f"{row[m]:,.0f} ({row[m] / peer[m]:.1f})" for m in MEASURES)
        table.add_row(name, *cells, f"{noises[name]:.0%}")
    Console(width=None if sys.stdout.isatty() else 120).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--seconds", type=float, default=4.0, help="how long to measure the peer in each round"
    )
    parser.add_argument("--peer-only", action="store_true")
    args = parser.parse_args()
    python = peer_python()
    theirs: list[dict[str, float]] = []
    ours: dict[str, list[dict[str, float]]] = {}
    for number in range(args.rounds):
        theirs.append(measure_peer(python, args.seconds, 1000 * number + 1))
        for compiled in () if args.peer_only else (False, True):
            for name, row in measure_senet(compiled).items():
                ours.setdefault(name, []).append(row)
    peer = medians(theirs)
    senet = {name: medians(rows) for name, rows in ours.items()}
    ratios = {name: {m: row[m] / peer[m] for m in MEASURES} for name, row in senet.items()}
    noises = {name: noise(rows) for name, rows in {PEER: theirs, **ours}.items()}
    show(peer, senet, noises)
    peer_row = {"name": PEER, **peer}
    print(json.dumps({"peer": peer_row, "senet": senet, "ratios": ratios, "noise": noises}))


if __name__ == "__main__":
    main()
