"""Phase 5 at the obelisk and graves, and at the temple and pyramid."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.action import (
    CHOSEN,
    action_plays,
    could_go_on,
    forbids_action_play,
    play_in_action,
    turn_over_builders,
    why_nothing,
    withdraw,
)
from senet.games.egizia.components import (
    GRAVES_FACE_UP,
    QUARRY,
    STONES_TO_STRENGTH,
    STRENGTH_AFTER_TRACK,
    TRACK_END,
    TRACKS,
)
from senet.games.egizia.maps import (
    BUILDING_OF,
    GRAVE_SPACES,
    GRAVES,
    OBELISK,
    OBELISK_GRAVES,
    ROWS,
    SPACES_AT,
    TEMPLE,
    VALUE,
)
from senet.games.egizia.plays import (
    END,
    FINISH,
    can_use,
    forbids_elsewhere,
    forbids_play_or_finish,
    offer_play_or_finish,
    play_freely,
)
from senet.games.egizia.table import Egizia
from senet.games.egizia.tracks import move_marker_by, score, step_down
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat


def build_on(g: Egizia, seat: Seat) -> None:
    """One space or token at a time; the action ends when the builder can afford no more. (EGIZ-117, EGIZ-266)"""
    if could_go_on(g, seat):
        g.ask(seat, WHAT_TO_BUILD, space_chosen)
    else:
        end_action(g, seat)


def offer_space(g: Egizia, seat: Seat) -> list[Choice]:
    action = g.action
    assert action is not None
    limit = min(g.action_strength(seat) - action.spent, g.players[seat].stones)
    spaces = [space for space in g.open_spaces(action.site) if g.value(space) <= limit]
    return [*[("build", space) for space in spaces], *action_plays(g, seat), END]


def forbids_space(g: Egizia, seat: Seat, choice: Choice) -> str:
    if choice == END:
        return ""
    verb, noun = choice
    if verb == "build":
        return forbids_building_on(g, seat, noun)
    return forbids_action_play(g, seat, choice)


def space_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    verb, noun = choice
    if choice == END:
        end_action(g, seat)
    elif verb == "build":
        build_space(g, seat, noun)
        build_on(g, seat)
    else:
        g.then(play_in_action, seat, verb, noun)
        g.then(build_on, seat)


WHAT_TO_BUILD: Final = Question("what_to_build", offer_space, forbids_space)


def forbids_building_on(g: Egizia, seat: Seat, space: str) -> str:
    """The rule that keeps `seat` from building there in the current action, or ""."""
    action = g.action
    assert action is not None
    if space not in SPACES_AT[action.site]:
        return "EGIZ-117" if space in BUILDING_OF else NOT_AN_ANSWER
    if space in g.built:
        return "EGIZ-120"
    if not g.is_open(space):
        return forbids_without_support(g, space)
    limit = min(g.action_strength(seat) - action.spent, g.players[seat].stones)
    return "" if g.value(space) <= limit else "EGIZ-115"


def forbids_without_support(g: Egizia, space: str) -> str:
    """The rule of the building about what must be built before a space.
    (EGIZ-131, EGIZ-132, EGIZ-137, EGIZ-138, EGIZ-139, EGIZ-141, EGIZ-142)"""
    building = BUILDING_OF[space]
    if building == OBELISK:
        return "EGIZ-131"
    if building == GRAVES:
        return "EGIZ-132"
    if building == TEMPLE:
        return {"m": "EGIZ-138", "t": "EGIZ-139"}.get(space[1], "EGIZ-137")
    row = next(row for row in ROWS if space in row)
    at = row.index(space)
    if at and row[at - 1] not in g.built:
        return "EGIZ-141"
    return "EGIZ-142"


def build_space(g: Egizia, seat: Seat, space: str) -> None:
    """Pay the whole value from the reserve and put a marker stone there. (EGIZ-114, EGIZ-116, EGIZ-120)"""
    action = g.action
    assert action is not None
    value = g.value(space)
    g.players[seat].stones -= value
    action.spent += value
    action.built.append(space)
    g.built[space] = seat
    if space in GRAVE_SPACES:
        take_token(g, seat, space)
    else:
        g.tell("space_built", seat, space, value)


def take_token(g: Egizia, seat: Seat, space: str) -> None:
    """The first token of the row is taken, and the next face-down one is turned up.
    (EGIZ-132, EGIZ-133, EGIZ-134)"""
    value = g.grave_row.pop(0)
    g.players[seat].graves.append(value)
    g.tell("grave_taken", seat, space, value)
    if g.face_down_graves():
        g.grave_row.append(g.draw(g.grave_pool))
        g.tell("grave_turned_up", GRAVE_SPACES[GRAVE_SPACES.index(space) + GRAVES_FACE_UP], g.grave_row[-1])


# -- the end of the action -----------------------------------------------------------------------------


def end_action(g: Egizia, seat: Seat) -> None:
    """Builders are turned over; then come points, row bonuses and the track step. Building nothing counts as
    withdrawing. (EGIZ-118, EGIZ-119, EGIZ-267, EGIZ-268)"""
    action = g.action
    assert action is not None
    if not action.built:
        reason = CHOSEN if could_go_on(g, seat) else why_nothing(g, seat, action.site)
        withdraw(g, seat, action.place, reason)
        return
    turn_over_builders(g, seat)
    points: dict[str, int] = {}
    tokens = sum(1 for space in action.built if space in GRAVE_SPACES)
    for space in action.built:
        building = BUILDING_OF[space]
        points[building] = points.get(building, 0) + VALUE.get(space, 0)
    if tokens:
        points[GRAVES] = sum(g.players[seat].graves[-tokens:])
    for building, total in points.items():
        score(g, seat, total, building)
    for row in ROWS:
        if row[-1] in action.built:
            g.then(score_row, ROWS.index(row))
    if action.site == OBELISK_GRAVES:
        g.then(ask_track, seat)
    g.action = None


def score_row(g: Egizia, number: int) -> None:
    """The player with most stones in a finished row (in a tie, the leftmost) scores a point for each of
    them. (EGIZ-143, EGIZ-144, EGIZ-145, EGIZ-146)"""
    owners = [g.built[space] for space in ROWS[number]]
    best = max(owners, key=owners.count)  # the first from the left
    most = owners.count(best)
    tied = [seat for seat in dict.fromkeys(owners) if seat != best and owners.count(seat) == most]
    g.tell("row_finished", number + 1, best, move_marker_by(g, best, most, "rows"), *tied)


def ask_track(g: Egizia, seat: Seat) -> None:
    """A builder at the obelisk and graves moves the quarry or market marker one step. (EGIZ-135)"""
    g.ask(seat, TRACK, track_chosen)


def offer_track(g: Egizia, seat: Seat) -> list[Choice]:
    return [("track", track) for track in TRACKS]


def forbids_track(g: Egizia, seat: Seat, choice: Choice) -> str:
    return "" if choice in offer_track(g, seat) else forbids_elsewhere(choice)


def track_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    """The step; stones gained by it may still be paid for strength. (EGIZ-135, EGIZ-202, EGIZ-248, EGIZ-277)"""
    step_down(g, seat, choice[1], OBELISK_GRAVES)
    if choice[1] == QUARRY and g.players[seat].quarry == TRACK_END and g.holds(STRENGTH_AFTER_TRACK):
        g.then(ask_after_track, seat)


TRACK: Final = Question("track", offer_track, forbids_track)


def ask_after_track(g: Egizia, seat: Seat) -> None:
    """The last moment of the turn, if stones can be paid for strength. (EGIZ-254, EGIZ-277)"""
    if can_use(g, seat, STONES_TO_STRENGTH):
        g.ask(seat, AFTER_TRACK, after_track_used)


def after_track_used(g: Egizia, seat: Seat, choice: Choice) -> None:
    if choice != FINISH:
        g.then(play_freely, seat, *choice)
        g.then(ask_after_track, seat)


AFTER_TRACK: Final = Question("after_track", offer_play_or_finish, forbids_play_or_finish)
