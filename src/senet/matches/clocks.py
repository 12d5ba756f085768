"""Clocks: how much time each seat has, whose clock is running, and when it runs out.

Each seat has a time budget. Its clock runs while a person sits there and has to decide; after each decision the seat
gains the increment. No clock runs during a pause.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from senet.kernel.errors import Refused
from senet.storage.records import TIMEOUTS, WAIT, Clocks

NOTED: Final = -1  # replaces 0 seconds left once the time-out has been announced
MINUTE: Final = 60
LONGEST: Final = 365 * 24 * 3600


def agreed_pace(budget: int, increment: int, timeout: str, seats: int) -> Clocks:
    """The clocks of a new match; Refused if the pace is invalid."""
    if timeout not in TIMEOUTS:
        raise Refused(f"The time-out must be one of: {', '.join(TIMEOUTS)}.", field="timeout")
    if budget == 0:
        return Clocks()
    if not MINUTE <= budget <= LONGEST or not 0 <= increment <= budget:
        raise Refused(
            "The time per seat must be between a minute and a year, and the increment no longer than that.",
            field="budget",
        )
    return Clocks(budget, increment, timeout, (budget,) * seats)


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def later(text: str, seconds: int) -> str:
    return (moment(text) + timedelta(seconds=seconds)).isoformat(timespec="seconds")


def seconds_between(start: str, end: str) -> int:
    """The seconds from `start` to `end`; 0 if the clocks of two machines disagree about the order."""
    return max(0, int((moment(end) - moment(start)).total_seconds()))


def left_at(clocks: Clocks, seat: int, now: str) -> int:
    """The seconds that a seat has left."""
    spent = seconds_between(clocks.since, now) if seat in clocks.running else 0
    return max(0, clocks.left[seat] - spent)


def is_out(clocks: Clocks, seat: int, now: str) -> bool:
    return clocks.budget > 0 and left_at(clocks, seat, now) == 0


def advanced(
    clocks: Clocks, now: str, waited: Collection[int], *, decided: Collection[int] = (), undone: bool = False
) -> Clocks:
    """The clocks from `now` on: those of the seats in `waited` run, those in `decided` gain the increment.

    An undo removes the increment from the seats that have to decide again, so that it gains nobody any time.
    """
    if not clocks.budget:
        return clocks
    left = [known if known == NOTED else left_at(clocks, seat, now) for seat, known in enumerate(clocks.left)]
    for seat in decided:
        left[seat] = max(0, left[seat]) + clocks.increment
    if undone:
        for seat in set(waited) - set(clocks.running):
            left[seat] = max(1, left[seat] - clocks.increment)
    running = () if clocks.paused else tuple(seat for seat in sorted(waited) if left[seat] != NOTED)
    deadline = later(now, min(left[seat] for seat in running)) if running else None
    return replace(clocks, left=tuple(left), running=running, since=now, deadline=deadline)


def noted(clocks: Clocks, seat: int) -> Clocks:
    """The clocks with a seat's time-out marked as announced."""
    left = list(clocks.left)
    left[seat] = NOTED
    still = tuple(each for each in clocks.running if each != seat)
    return replace(clocks, left=tuple(left), running=still)


def refreshed(clocks: Clocks, seat: int, now: str) -> Clocks:
    """The clocks when a player takes a seat without time left: it gets the increment or a tenth of the budget."""
    if not is_out(clocks, seat, now):
        return clocks
    left = list(clocks.left)
    left[seat] = max(clocks.increment, clocks.budget // 10)
    still = tuple(each for each in clocks.running if each != seat)
    return replace(clocks, left=tuple(left), running=still)


def described(clocks: Clocks, now: str) -> dict[str, object]:
    """The clocks as everybody may see them."""
    timed = clocks.budget > 0
    return {
        "budget": clocks.budget,
        "increment": clocks.increment,
        "timeout": clocks.timeout if timed else WAIT,
        "left": [left_at(clocks, seat, now) for seat in range(len(clocks.left))],
        "running": list(clocks.running),
        "asked": list(clocks.asked),
        "paused": clocks.paused,
        "now": now,
    }
