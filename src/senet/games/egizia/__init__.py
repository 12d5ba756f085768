"""Egizia: five rounds along the Nile."""

from pathlib import Path

from senet.games.egizia import (
    action,
    building,
    counters,
    feeding,
    nile,
    placing,
    plays,
    rounds,
    scoring,
    setup,
    sites,
    sphinx,
    table,
    tracks,
)
from senet.games.egizia.bot import appraise
from senet.games.egizia.components import COLOURS, RULING_RULES, RULINGS
from senet.games.egizia.versions import VERSION_1, VERSION_2
from senet.games.egizia.vocabulary import vocabulary
from senet.kernel.box import Box, Option
from senet.kernel.codec import names_of

BOX = Box(
    name="egizia",
    title="Egizia",
    rules_version="3",
    folder=Path(__file__).parent,
    seats=(2, 3, 4),
    options=(
        Option("use_red_ship_cards", (False, True), False, "EGIZ-024", seats=(2, 3)),
        Option("double_circle_on_heliopolis", (True, False), True, "EGIZ-193", ruling=True),
        Option("colour", ("any", *COLOURS), "any", "EGIZ-253", per_seat=True),
        *(
            Option(name, (True, False), value, RULING_RULES[name], ruling=True)
            for name, value in RULINGS.items()
        ),
    ),
    new_game=setup.new_game,
    names=names_of(
        table, tracks, plays, nile, placing, feeding, action, sites, sphinx, building, scoring, rounds, setup
    ),
    vocabulary=vocabulary,
    inventory=counters.inventory,
    result=scoring.result,
    appraise=appraise,
    decision_limit=2000,
    counters=counters.counters,
    changes=counters.changes,
    stage=counters.stage,
    heading=counters.heading,
    older=(VERSION_1, VERSION_2),
)
