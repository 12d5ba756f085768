"""Measures what a new position costs the server: CPU time per view and bytes sent, by game. `make measure-views`

Matches of four random players and a spectator are followed in the way pages do. For every choice and each of
the five viewers it measures: the view, the choices in words, the board, the parts of the page, and the message.
With `--parts` it lists the parts of the drawings that were redrawn although they look the same as before.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from senet.games import find_box
from senet.identity.visitors import Visitor
from senet.kernel.chance import seed_from
from senet.kernel.game import SPECTATOR
from senet.kernel.match import new_match
from senet.matches.live import LiveMatch
from senet.matches.position import Position
from senet.storage.records import CHOICE, PERSON, Event, MatchRecord, SeatRecord
from senet.svg.parts import CACHE
from senet.web.views.match_page import page_state_of, seat_view_of
from senet.web.views.page_state import PageClient
from senet.web.warmup import tune_garbage_collector

SEATS = 4


@dataclass
class Costs:
    views: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    bytes: int = 0

    def add(self, what: str, since: float) -> float:
        now = time.process_time()
        self.seconds[what] = self.seconds.get(what, 0.0) + now - since
        return time.process_time()


def table_of(game: str, number: int) -> LiveMatch:
    match = new_match(find_box(game), ["Ada", "Ben", "Cyd", "Dan"], None, seed_from(f"views {number}"))
    seats = [
        SeatRecord(seat, PERSON, name, "", f"token{seat}", {f"user{seat}"})
        for seat, name in enumerate(match.seats)
    ]
    record = MatchRecord(
        id="measured", game=game, rules="", options=match.options, seed=match.seed, start=None,
        opening=match.opening, setup=match.stories[0], owner="", origin="", origin_line=0, created="", changed="",
        seats=seats,
    )  # fmt: skip
    return LiveMatch(Position(0, match, record), [])


def play(game: str, number: int, choices: int, costs: Costs) -> None:
    table, rng = table_of(game, number), random.Random(number)
    visitors = {seat: Visitor(f"user{seat}", None, "en") for seat in range(SEATS)}
    visitors[SPECTATOR] = Visitor(None, None, "en")
    readers = {seat: PageClient("") for seat in visitors}
    for serial in range(1, choices + 1):
        if table.match.over:
            return
        began = time.process_time()
        seat = rng.choice(table.match.waiting_for())
        following = table.match.after(seat, rng.choice(table.match.offered(seat)))
        costs.add("rules", began)
        line = following.lines[-1]
        event = Event(
            serial, CHOICE, seat, line.choice, "", "", line.digest, following.stories[-1], False, None
        )
        table.advance(event, following, table.record)
        for looker, visitor in visitors.items():
            began = time.process_time()
            seat_view = seat_view_of(table, table.position, looker, visitor)
            _ = seat_view.view
            began = costs.add("seeing", began)
            _ = seat_view.board
            began = costs.add("board", began)
            shown = page_state_of(seat_view, visitor)
            began = costs.add("parts", began)
            _, message = readers[looker].update(shown)
            costs.add("message", began)
            costs.bytes += len(message)
            costs.views += 1


def print_parts(most: int = 20) -> None:
    """List the parts whose records hold more than they show: different records that look the same."""
    drawn: Counter[str] = Counter()
    looks: dict[str, set[object]] = {}
    for key, found in CACHE.young.items():
        function: Any = key[0] if isinstance(key, tuple) else key
        name = f"{function.__module__.removeprefix('senet.games.')}.{function.__name__}"
        drawn[name] += 1
        parts = found if isinstance(found, tuple) else (found,)
        looks.setdefault(name, set()).add(tuple([getattr(part, "name", None) for part in parts]))
    print("| part | drawn | different |\n|---|---|---|")
    for name, _ in Counter({name: drawn[name] - len(looks[name]) for name in drawn}).most_common(most):
        print(f"| {name} | {drawn[name]} | {len(looks[name])} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["pharaon", "ankh", "egizia", "kemet"])
    parser.add_argument("--choices", type=int, default=120, help="choices followed in each match")
    parser.add_argument("--matches", type=int, default=4, help="matches of each game, after one to warm up")
    parser.add_argument(
        "--parts", action="store_true", help="which parts of the drawings get more than they show"
    )
    given = parser.parse_args()
    if given.parts:
        for game in given.games:
            for number in range(given.matches):
                play(game, number, given.choices, Costs())
        print_parts()
        return
    print(
        "| game | ms per view | rules | seeing | board | parts | message | kB sent |\n|---|---|---|---|---|---|---|---|"
    )
    for game in given.games:
        play(game, 0, given.choices, Costs())
        tune_garbage_collector()
        costs = Costs()
        for number in range(1, given.matches + 1):
            play(game, number, given.choices, costs)
        each = {what: 1000 * spent / costs.views for what, spent in costs.seconds.items()}
        parts = " | ".join(f"{each[what]:.2f}" for what in ("rules", "seeing", "board", "parts", "message"))
        print(f"| {game} | {sum(each.values()):.2f} | {parts} | {costs.bytes / costs.views / 1000:.1f} |")


if __name__ == "__main__":
    main()
