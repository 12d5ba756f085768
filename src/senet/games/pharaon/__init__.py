"""Pharaon (Henri Pym and Sylas), one to five players."""

from __future__ import annotations

from pathlib import Path

from senet.games.pharaon import (
    actions,
    bot,
    cards,
    counters,
    gaining,
    passing,
    paying,
    scoring,
    setup,
    table,
    traitor,
    turn,
)
from senet.games.pharaon.components import RULING_RULES, SOLO_RULINGS
from senet.games.pharaon.versions import VERSION_1, VERSION_2
from senet.games.pharaon.vocabulary import vocabulary
from senet.kernel.box import Box, Option
from senet.kernel.codec import names_of

BOX = Box(
    name="pharaon",
    title="Pharaon",
    rules_version="3",
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4, 5),
    options=(
        Option(
            "first_player",
            ("random", "0", "1", "2", "3", "4"),
            "random",
            "PHAR-029",
            seats=(2, 3, 4, 5),
            names_seat=True,
        ),
        Option("beginner_scribes", (False, True), False, "PHAR-042", per_seat=True),
        Option("dark_boards", (0, 1, 2, 3, 4, 5), 0, "PHAR-203", seats=(1,)),
        *(
            Option(name, (True, False), True, rule, seats=(1,) if name in SOLO_RULINGS else (), ruling=True)
            for name, rule in RULING_RULES.items()
        ),
    ),
    new_game=setup.new_game,
    names=names_of(table, gaining, cards, paying, actions, passing, traitor, turn, setup),
    vocabulary=vocabulary,
    inventory=table.inventory,
    result=scoring.result,
    appraise=bot.appraise,
    decision_limit=2000,
    automata=("traitor",),
    counters=counters.counters,
    changes=counters.changes,
    stage=counters.stage,
    heading=counters.heading,
    older=(VERSION_1, VERSION_2),
)
