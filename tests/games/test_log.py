"""What is told is what happened, in every game: counters, their changes, and the rules behind them."""

from __future__ import annotations

import random

import pytest

from senet.games import all_boxes
from senet.kernel.box import TABLE, Box, Value
from senet.kernel.chance import seed_from
from senet.kernel.match import new_match
from senet.kernel.play import choices, deciders, text
from senet.language import teller

OURS = [box for box in all_boxes() if box.folder.parent.name == "games"]
MODES = [
    pytest.param(box, seats, options, id=f"{box.name}-{seats}-{options}")
    for box in OURS
    for seats, options in box.tables()
]


@pytest.mark.parametrize(("box", "seats", "options"), MODES)
def test_every_seat_has_counters_and_every_change_its_rule(box: Box, seats: int, options: dict[str, Value]):
    """`conformance.Balance` compares the counters with what is told; here it is seen that there is something to compare."""
    match, rng = new_match(box, seats, options, seed_from("log")), random.Random(1)
    told = list(match.stories[0])
    owners = {owner for _, owner in box.counters(match.game)}
    assert owners >= set(range(seats)) and owners <= {TABLE, *range(seats + len(box.automata))}
    while deciders(match.game) and len(match.lines) < 250:
        seat = deciders(match.game)[0]
        match.choose(seat, text(rng.choice(choices(match.game, seat))))
        told += match.stories[-1]
    changing = [story for story in told if box.changes(story)]
    rules = teller(box.name).STORY_RULES
    assert len({story[0] for story in changing}) > 3
    assert sorted({story[0] for story in changing if rules.get(story[0]) not in box.ledger}) == []
    assert {heading[0] for story in told if (heading := box.heading(story))} >= set(box.stage(match.game))
