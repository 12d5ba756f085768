"""Kemet: Blood and Sand."""

from pathlib import Path

from senet.games.kemet import (
    acquire,
    aftermath,
    battle,
    build,
    cards,
    casualties,
    companions,
    counters,
    effects,
    losses,
    moments,
    move,
    night,
    placing,
    setup,
    strength,
    table,
    table_records,
    travel,
    turn,
)
from senet.games.kemet.amon import cards as amon_cards
from senet.games.kemet.amon import march as amon_march
from senet.games.kemet.amon import round as amon_round
from senet.games.kemet.amon import setup as amon_setup
from senet.games.kemet.amon import table as amon_table
from senet.games.kemet.amon import troops as amon_troops
from senet.games.kemet.amon.components import OBJECTIVES
from senet.games.kemet.bot import appraise
from senet.games.kemet.components import RULING_RULES, RULING_SEATS, RULINGS
from senet.games.kemet.gods import abilities, rise
from senet.games.kemet.powers import amber, amethyst, diamond, onyx, renewal, ruby, sapphire
from senet.games.kemet.scoring import result
from senet.games.kemet.teams import assemble, order, sharing
from senet.games.kemet.teams import setup as team_setup
from senet.games.kemet.versions import VERSION_1, VERSION_2
from senet.games.kemet.vocabulary import vocabulary
from senet.kernel.box import Box, Option
from senet.kernel.codec import names_of

CHAPTERS = (
    table_records, table, effects, moments, companions, strength, casualties, losses, aftermath, battle, placing, build,
    acquire, travel, move, cards, night, turn, setup,
    ruby, sapphire, diamond, onyx, amethyst, amber, renewal,
    rise, abilities,
    sharing, order, team_setup, assemble,
    amon_table, amon_troops, amon_march, amon_cards, amon_round, amon_setup,
)  # fmt: skip

BOX = Box(
    name="kemet",
    title="Kemet: Blood and Sand",
    rules_version="3",
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4, 5, 6),
    options=(
        Option("mode", ("classic", "team", "solo"), "classic", "KEMET-238", alone="solo"),
        Option("teams", ("2v2v2", "3v3"), "2v2v2", "KEMET-238", seats=(6,)),
        Option("team_of", ("random", 1, 2, 3), "random", "KEMET-340", per_seat=True),
        Option("open_hands", (True, False), True, "KEMET-342"),
        Option("objective", ("random", *OBJECTIVES), "random", "KEMET-269", seats=(1,)),
        Option("renewal", (False, True), False, "KEMET-325"),
        Option("announcements", (False, True), False, "KEMET-144"),
        Option("gods", (False, True), False, "KEMET-308"),
        Option("round_limit", (0, 1, 2, 4, 8, 16), 0, "KEMET-043"),
        *(
            Option(
                name, (True, False), value, RULING_RULES[name], seats=RULING_SEATS.get(name, ()), ruling=True
            )
            for name, value in RULINGS.items()
        ),
    ),
    new_game=setup.new_game,
    names=names_of(*CHAPTERS),
    vocabulary=vocabulary,
    counters=counters.counters,
    changes=counters.changes,
    stage=counters.stage,
    heading=counters.heading,
    inventory=table.inventory,
    result=result,
    appraise=appraise,
    decision_limit=100_000,
    random_options={"round_limit": 16},
    configurations=(
        *((seats, {"gods": True}) for seats in (2, 3, 4, 5, 6)),
        (4, {"mode": "team"}),
        (6, {"mode": "team", "teams": "2v2v2"}),
        (6, {"mode": "team", "teams": "3v3"}),
        (4, {"mode": "team", "gods": True}),
        (6, {"mode": "team", "teams": "3v3", "gods": True}),
    ),
    automata=("amon",),
    older=(VERSION_1, VERSION_2),
)
