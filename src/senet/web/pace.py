"""The pace of a match: how much time every seat has, whose clock runs, and when it runs out.

A seat has a budget of time. Its clock runs while somebody sits there and is waited for; when the seat has decided it
gets the increment back. During a pause no clock runs.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from senet.kernel.errors import Refused
from senet.web.records import TIMEOUTS, WAIT, Course

NOTED: Final = -1  # instead of no seconds left: everybody has been told
MINUTE: Final = 60
LONGEST: Final = 365 * 24 * 3600


def agreed_pace(budget: int, increment: int, timeout: str, seats: int) -> Course:
    """The course of a new match; Refused if the pace makes no sense."""
    if timeout not in TIMEOUTS:
        raise Refused(f"At a time-out the match can {', '.join(TIMEOUTS)}.", field="timeout")
    if budget == 0:
        return Course()
    if not MINUTE <= budget <= LONGEST or not 0 <= increment <= budget:
        raise Refused(
            "The time of a seat is between a minute and a year, and the increment is no more than that.",
            field="budget",
        )
    return Course(budget, increment, timeout, (budget,) * seats)


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def later(text: str, seconds: int) -> str:
    return (moment(text) + timedelta(seconds=seconds)).isoformat(timespec="seconds")


def seconds_between(start: str, end: str) -> int:
    """Never less than none, whatever the clocks of two machines say."""
    return max(0, int((moment(end) - moment(start)).total_seconds()))


def left_at(course: Course, seat: int, now: str) -> int:
    """The seconds that a seat has left."""
    spent = seconds_between(course.since, now) if seat in course.running else 0
    return max(0, course.left[seat] - spent)


def is_out(course: Course, seat: int, now: str) -> bool:
    return course.budget > 0 and left_at(course, seat, now) == 0


def advanced(
    course: Course, now: str, waited: Collection[int], *, decided: Collection[int] = (), undone: bool = False
) -> Course:
    """The course when from `now` on the seats in `waited` are waited for; those in `decided` get their increment.

    An undo takes back the increment of the seats that are waited for again, so that nobody earns time with it.
    """
    if not course.budget:
        return course
    left = [known if known == NOTED else left_at(course, seat, now) for seat, known in enumerate(course.left)]
    for seat in decided:
        left[seat] = max(0, left[seat]) + course.increment
    if undone:
        for seat in set(waited) - set(course.running):
            left[seat] = max(1, left[seat] - course.increment)
    running = () if course.paused else tuple(seat for seat in sorted(waited) if left[seat] != NOTED)
    deadline = later(now, min(left[seat] for seat in running)) if running else None
    return replace(course, left=tuple(left), running=running, since=now, deadline=deadline)


def noted(course: Course, seat: int) -> Course:
    """It was told that the time of a seat is over; once is enough."""
    left = list(course.left)
    left[seat] = NOTED
    still = tuple(each for each in course.running if each != seat)
    return replace(course, left=tuple(left), running=still)


def refreshed(course: Course, seat: int, now: str) -> Course:
    """Whoever sits down at a seat without time gets some: the increment, or a tenth of the budget."""
    if not is_out(course, seat, now):
        return course
    left = list(course.left)
    left[seat] = max(course.increment, course.budget // 10)
    still = tuple(each for each in course.running if each != seat)
    return replace(course, left=tuple(left), running=still)


def described(course: Course, now: str) -> dict[str, object]:
    """The course for everybody to see."""
    timed = course.budget > 0
    return {
        "budget": course.budget,
        "increment": course.increment,
        "timeout": course.timeout if timed else WAIT,
        "left": [left_at(course, seat, now) for seat in range(len(course.left))],
        "running": list(course.running),
        "asked": list(course.asked),
        "paused": course.paused,
        "now": now,
    }
