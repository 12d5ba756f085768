"""A small game from "another package", to try the kernel with: secret bids for prizes."""

from pathlib import Path

from senet.kernel.box import Box, Change, Counters, Heading, Option, Result
from senet.kernel.codec import names_of
from senet.kernel.game import Story
from tests.kernel.toy import faulty, rules, table
from tests.kernel.toy.table import Toy


def result(g: Toy) -> Result:
    points = [player.points for player in g.players]
    best = max(points)
    return Result(
        tuple({"prizes": each} for each in points), tuple(s for s, p in enumerate(points) if p == best)
    )


def counters(g: Toy) -> Counters:
    return {("points", seat): player.points for seat, player in enumerate(g.players)}


def changes(story: Story) -> list[Change]:
    name, args, _ = story
    return [("points", args[0], args[1])] if name == "kept" else []  # type: ignore[list-item]


def heading(story: Story) -> Heading | None:
    name, args, _ = story
    return ("round", args[1]) if name == "prize" else None


BOX = Box(
    name="toy",
    title="Toy",
    rules_version="1",
    folder=Path(__file__).parent,
    seats=(2, 3, 4),
    options=(
        Option("rounds", (1, 2, 3), 3, "TOY-001"),
        Option("automaton", (False, True), False, "TOY-006", per_seat=True),
        Option("burning", (False, True), True, "TOY-005", seats=(2, 3), ruling=True),
    ),
    new_game=rules.new_game,
    names=names_of(table, rules, faulty),
    vocabulary=lambda g: [("bid", str(n)) for n in range(1, 6)] + [("pass", ""), ("burn", "")],
    inventory=table.inventory,
    result=result,
    appraise=lambda view, seat: float(view.players[seat].points),
    decision_limit=100,
    counters=counters,
    changes=changes,
    stage=lambda g: {"round": len(g.prizes)},
    heading=heading,
)
