"""The turn: one or two actions, their markers, and the event they may trigger. (ANKH-070 to 087, 170 to 174)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senet.games.ankh.actions import gain_action, unlock_action
from senet.games.ankh.caravan import camel_caravan
from senet.games.ankh.components import (
    CAMEL_CARAVAN,
    CONFLICT,
    CONSOLIDATION,
    CONTROL_MONUMENT,
    EVENT_SPACES,
    GAIN,
    MOVE,
    START_SPACE,
    SUMMON,
    TRACKS,
    UNLOCK,
)
from senet.games.ankh.conflict import conflict
from senet.games.ankh.control import control_monument
from senet.games.ankh.move import move_figures
from senet.games.ankh.revolt import consolidation
from senet.games.ankh.summon import summon_figure
from senet.games.ankh.table import Ankh
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat

ACTIONS: Final[dict[str, Callable[[Ankh, Seat], None]]] = {
    MOVE: move_figures,
    SUMMON: summon_figure,
    GAIN: gain_action,
    UNLOCK: unlock_action,
}
EVENT_STEPS: Final[dict[str, Callable[[Ankh, Seat], None]]] = {
    CONTROL_MONUMENT: control_monument,
    CAMEL_CARAVAN: camel_caravan,
    CONFLICT: conflict,
    CONSOLIDATION: consolidation,
}
ACTION_CHOICES: Final[list[Choice]] = [("action", track) for track in TRACKS]
LAST_TRACK: Final = len(TRACKS) - 1


def turn(g: Ankh, seat: Seat) -> None:
    """The player takes a first action: any of the four. (ANKH-070, ANKH-073, ANKH-087)"""
    g.active = seat
    g.tell("turn_began", seat)
    g.ask(seat, FIRST_ACTION, first_action_chosen)


def offer_first_action(g: Ankh, seat: Seat) -> list[Choice]:
    return ACTION_CHOICES[:]


def forbids_first_action(g: Ankh, seat: Seat, choice: Choice) -> str:
    return "" if choice in ACTION_CHOICES else NOT_AN_ANSWER


def first_action_chosen(g: Ankh, seat: Seat, choice: Choice) -> None:
    """A second action follows unless there was an event, it was Unlock, or the god is merged.
    (ANKH-075, ANKH-076, ANKH-078, ANKH-080, ANKH-422)"""
    track = TRACKS.index(choice[1])
    triggered = take_action(g, seat, track)
    if not triggered and track < LAST_TRACK and not g.is_merged(seat):
        g.then(ask_second_action, seat, track)
    g.then(end_turn, seat)


FIRST_ACTION: Final = Question("first_action", offer_first_action, forbids_first_action)


def ask_second_action(g: Ankh, seat: Seat, first: int) -> None:
    """The second action is compulsory and on a lower track. (ANKH-076, ANKH-077)"""
    g.ask(seat, SECOND_ACTION, second_action_chosen, first)


def offer_second_action(g: Ankh, seat: Seat, first: int) -> list[Choice]:
    return ACTION_CHOICES[first + 1 :]


def forbids_second_action(g: Ankh, seat: Seat, choice: Choice, first: int) -> str:
    if choice not in ACTION_CHOICES:
        return NOT_AN_ANSWER
    return "" if TRACKS.index(choice[1]) > first else "ANKH-076"


def second_action_chosen(g: Ankh, seat: Seat, choice: Choice, first: int) -> None:
    take_action(g, seat, TRACKS.index(choice[1]))


SECOND_ACTION: Final = Question("second_action", offer_second_action, forbids_second_action)


def take_action(g: Ankh, seat: Seat, track: int) -> bool:
    """The marker moves and the action is resolved; on the last space an event follows, and then the marker
    returns to its start. Returns whether there is an event. (ANKH-072 to 074, ANKH-079)"""
    g.markers[track] += 1
    g.tell("action_taken", seat, TRACKS[track])
    g.then(ACTIONS[TRACKS[track]], seat)
    if g.markers[track] < EVENT_SPACES[track]:
        return False
    g.then(trigger_event, seat)
    g.then(reset_marker, track)
    return True


def trigger_event(g: Ankh, seat: Seat) -> None:
    """The event marker advances and the event there is resolved. (ANKH-170 to 174)"""
    g.event += 1
    kind = g.event_type(g.event)
    g.tell("event_triggered", seat, kind, g.event)
    g.then(EVENT_STEPS[kind], seat)


def reset_marker(g: Ankh, track: int) -> None:
    """The marker returns to the start space for the players who began the game. (ANKH-082)"""
    start = START_SPACE[len(g.players)]
    g.tell("marker_returned", TRACKS[track], g.markers[track] - start)
    g.markers[track] = start


def end_turn(g: Ankh, seat: Seat) -> None:
    """The next seat clockwise that is still in the game plays. (ANKH-070, ANKH-085, ANKH-086, ANKH-446)"""
    following = (seat + 1) % len(g.players)
    while g.is_out(following):
        following = (following + 1) % len(g.players)
    g.then(turn, following)
