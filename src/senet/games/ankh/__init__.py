"""Ankh: Gods of Egypt."""

from pathlib import Path

from senet.games.ankh import (
    actions,
    aftermath,
    battle,
    bot,
    caravan,
    cards,
    conflict,
    control,
    counters,
    deaths,
    devotion,
    ending,
    figures,
    merge,
    move,
    resolution,
    revolt,
    scoring,
    setup,
    special,
    summon,
    table,
    turn,
    versions,
    vocabulary,
)
from senet.games.ankh.components import GODS, GUARDIAN_LEVEL, GUARDIANS, RULING_RULES, RULINGS
from senet.games.ankh.maps import FIRST_SCENARIOS, SCENARIOS
from senet.kernel.box import Box, Option
from senet.kernel.codec import names_of

BOX = Box(
    name="ankh",
    title="Ankh: Gods of Egypt",
    rules_version="3",
    folder=Path(__file__).parent,
    seats=(2, 3, 4, 5),
    options=(
        Option("scenario", (setup.RANDOM, *SCENARIOS), setup.RANDOM, "ANKH-048"),
        Option("god", (setup.RANDOM, setup.CHOOSE, *GODS), setup.RANDOM, "ANKH-040", per_seat=True),
        *(
            Option(
                f"guardian_{level}",
                (setup.RANDOM, *(kind for kind in GUARDIANS if GUARDIAN_LEVEL[kind] == level)),
                setup.RANDOM,
                "ANKH-052",
            )
            for level in (1, 2, 3)
        ),
        *(
            Option(name, (True, False), value, RULING_RULES[name], ruling=True)
            for name, value in RULINGS.items()
        ),
    ),
    new_game=setup.new_game,
    names=names_of(
        table,
        setup,
        turn,
        actions,
        move,
        summon,
        figures,
        control,
        caravan,
        conflict,
        battle,
        cards,
        resolution,
        aftermath,
        deaths,
        devotion,
        merge,
        ending,
        special,
        revolt,
    ),
    vocabulary=vocabulary.vocabulary,
    inventory=vocabulary.inventory,
    result=scoring.result,
    appraise=bot.appraise,
    decision_limit=6000,
    counters=counters.counters,
    changes=counters.changes,
    stage=counters.stage,
    heading=counters.heading,
    older=(versions.VERSION_1, versions.VERSION_2),
    former=(Option(FIRST_SCENARIOS, (False, True), False, "ANKH-048"),),
)
