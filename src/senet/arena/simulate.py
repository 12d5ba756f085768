"""Whole games between bots."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from senet import mode
from senet.bots import find
from senet.bots.outlook import Chooser, Outlook
from senet.bots.playouts import play_on
from senet.kernel.box import Box
from senet.kernel.chance import seed_from
from senet.kernel.errors import Refused
from senet.kernel.game import Game
from senet.kernel.match import Match, new_match
from senet.kernel.play import choose, deciders, is_over, seen_by, text


@dataclass
class Played:
    """One game between bots."""

    bots: list[str]
    points: list[int]
    winners: list[int]
    decisions: int
    finished: bool


@dataclass
class Simulation:
    """The results of many games."""

    game: str
    seats: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    results: list[dict[str, Any]] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.games += 1
        self.finished += played.finished
        self.decisions += played.decisions
        self.results.append({"bots": played.bots, "points": played.points, "winners": played.winners})

    def by_bot(self) -> dict[str, dict[str, float]]:
        """For every bot: how often it had a seat, its share of the victories, and its average points."""
        table: dict[str, dict[str, float]] = {}
        for row in self.results:
            for seat, name in enumerate(row["bots"]):
                bot = table.setdefault(name, {"seats": 0, "wins": 0.0, "points": 0.0})
                bot["seats"] += 1
                bot["points"] += row["points"][seat]
                bot["wins"] += (seat in row["winners"]) / max(1, len(row["winners"]))
        for bot in table.values():
            bot["points"] = round(bot["points"] / bot["seats"], 1)
            bot["wins"] = round(bot["wins"], 2)
        return table

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / self.seconds) if self.seconds else 0,
            "bots": self.by_bot(),
            "results": self.results,
            "mode": mode(),
        }


def simulate(
    box: Box,
    seats: int,
    games: int,
    bots: list[str],
    seed: str = "0",
    options: Mapping[str, object] | None = None,
    save: Path | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Simulation:
    """Play `games` whole games; the bots rotate seats from game to game."""
    agreed = box.agreed(seats, options)
    for name in bots:
        find(name)
    if games < 1:
        raise Refused(f"The number of games must be at least 1, not {games}.", field="games")
    simulation = Simulation(box.name, seats)
    for number in range(games):
        names = [bots[(seat + number) % len(bots)] for seat in range(seats)]
        started = time.perf_counter()
        if save is None:
            played = play_game(box, names, agreed, f"{seed} {number}")
        else:
            match = play_match(box, names, agreed, f"{seed} {number}")
            save.mkdir(parents=True, exist_ok=True)
            (save / f"{box.name}-{seats}-{seed}-{number}.json").write_text(match.to_file(), encoding="utf-8")
            played = summary(box, names, match.game, len(match.lines))
        simulation.seconds += time.perf_counter() - started
        simulation.add(played)
        progress()
    return simulation


def read_options(given: list[str]) -> dict[str, object]:
    """Read options in the form used on the command line."""
    options: dict[str, object] = {}
    for words in given:
        name, equals, value = words.partition("=")
        if not equals or not name:
            raise Refused(f"An option is given as name=value, not {words!r}.", field="option")
        options[name] = value
    return options


def table_seed(box: Box, seats: int, seed: str) -> bytes:
    return seed_from(f"{box.name} {seats} {seed}")


def crew(names: list[str], seed: str) -> list[Chooser]:
    return [find(name, random.Random(f"{seed} {seat} {name}")) for seat, name in enumerate(names)]


def play_game(box: Box, names: list[str], options: Mapping[str, Any], seed: str) -> Played:
    """One game without a log."""
    g = box.new_game(len(names), options, table_seed(box, len(names), seed))
    g.flow.told = None
    if all(name == "random" for name in names):
        return summary(box, names, g, play_on(g, (), random.Random(seed), box.decision_limit))
    bots, decisions = crew(names, seed), 0
    while decisions < box.decision_limit:
        waiting = deciders(g)
        if not waiting:
            break
        seat = waiting[0]
        choose(g, seat, bots[seat].choose(Outlook(box, seen_by(g, seat), seat)))
        decisions += 1
    return summary(box, names, g, decisions)


def play_match(box: Box, names: list[str], options: Mapping[str, Any], seed: str) -> Match:
    """One game with its log, ready to be saved."""
    people = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
    match = new_match(box, people, options, table_seed(box, len(names), seed))
    bots = crew(names, seed)
    while len(match.lines) < box.decision_limit:
        waiting = match.waiting_for()
        if not waiting:
            break
        seat = waiting[0]
        choice = bots[seat].choose(Outlook(box, match.view(seat), seat))
        match.choose(seat, text(choice), by=f"bot {names[seat]}")
    return match


def summary(box: Box, names: list[str], g: Game, decisions: int) -> Played:
    over = is_over(g)
    result = box.result(g) if over else None
    return Played(
        names,
        result.points if result else [],
        list(result.winners) if result else [],
        decisions,
        over,
    )
