"""The solo game round by round: the day with Amon's cards in it, the night, the objective."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.cards import action_card, event_card, lose_unit_of_largest
from senet.games.kemet.amon.components import DESERTION
from senet.games.kemet.amon.march import his
from senet.games.kemet.amon.table import AMON, HUMAN
from senet.games.kemet.amon.table_objective import progress
from senet.games.kemet.night import (
    adoration,
    awakening,
    conscription,
    delta_offering,
    end_night,
    interventions,
    offering,
    prayers,
    temple_control,
)
from senet.games.kemet.table import DAY, NIGHT, NOBODY, Kemet
from senet.games.kemet.turn import turn

# When an objective is checked.
TURN_BEGINS: Final = "turn_begins"
TURN_ENDS: Final = "turn_ends"
NIGHT_FALLS: Final = "night_falls"  # the start of night step 1
TEMPLES_COUNTED: Final = "temples_counted"  # the end of night step 3
AWAKENED: Final = "awakened"  # the end of night step 8


def solo_day(g: Kemet) -> None:
    """Three turns, an event, two turns, an action card; then the night. (KEMET-277)"""
    g.phase = DAY
    g.active = NOBODY
    g.tell("round", g.round)
    g.tell("day")
    for number in range(1, 6):
        g.then(check_objective, TURN_BEGINS)
        g.then(turn, HUMAN)
        g.then(check_objective, TURN_ENDS)
        if number == 3:
            g.then(event_card)
    g.then(action_card)
    g.then(solo_night)
    g.then(end_solo_round)


def solo_night(g: Kemet) -> None:
    """Only the player has a night, and there is no ninth step. (KEMET-300)"""
    g.phase = NIGHT
    g.active = NOBODY
    g.tell("night")
    g.then(check_objective, NIGHT_FALLS)
    g.then(offering)
    g.then(delta_offering)
    g.then(temple_control)
    g.then(check_objective, TEMPLES_COUNTED)
    for step in (adoration, prayers, interventions, conscription, awakening):
        g.then(step)
    if g.in_force(DESERTION):
        g.then(lose_unit_of_largest)
    g.then(check_objective, AWAKENED)
    g.then(end_night)


def end_solo_round(g: Kemet) -> None:
    """The round marker moves down; if it leaves the track, the player has lost. (KEMET-300)"""
    amon = his(g)
    if amon.rounds == 1 or g.round == g.round_limit:
        g.winner = AMON
        g.tell("no_rounds_left")
        g.end()
        return
    amon.rounds -= 1
    g.tell("rounds_left", amon.rounds)
    g.round += 1
    g.then(solo_day)


# -- the objective (KEMET-301, KEMET-302, KEMET-367) ---------------------------------------------------


def check_objective(g: Kemet, moment: str) -> None:
    """All conditions at once, at the moments named on the card. (KEMET-301, KEMET-367)"""
    if moment in moments(g) and all(have >= need for have, need in progress(g).values()):
        g.winner = HUMAN
        g.tell("objective_met", HUMAN, his(g).objective)
        g.end()


def moments(g: Kemet) -> tuple[str, ...]:
    """When the objective is checked; some cards name the last round only. (KEMET-301, KEMET-302)"""
    amon = his(g)
    last = amon.rounds == 1
    if amon.objective == "ob01":
        return (TEMPLES_COUNTED,)
    if amon.objective == "ob02":
        return (NIGHT_FALLS,)
    if amon.objective == "ob03":
        return (TURN_ENDS,)
    if amon.objective == "ob04":
        return (NIGHT_FALLS,) if last else ()
    return (TURN_BEGINS, AWAKENED) if last else (TURN_BEGINS,)
