"""A digest of what happened in a match since a player's last choice, in a few sentences."""

from __future__ import annotations

from functools import partial
from typing import Final

from senet.kernel.game import SPECTATOR
from senet.kernel.play import heard_by_seat
from senet.language import Speaker
from senet.matches.live import LiveMatch
from senet.strings import said

FEW: Final = 5  # sentences


def since_last_turn(live: LiveMatch, seat: int, language: str, ears: int | None = None) -> list[str]:
    """What happened since the seat's last choice, newest last, as seat `ears` (by default the same seat) may hear it."""
    hearer = seat if ears is None else ears
    speaker = Speaker(live.match.box, language, [record.name for record in live.record.seats])
    lines = live.match.lines
    first = next((n for n in range(len(lines), 0, -1) if lines[n - 1].seat == seat), 0)
    found: list[str] = []
    for line in range(len(lines), first, -1):
        told = heard_by_seat(live.match.game, live.match.stories[line], hearer)
        found = [said(partial(speaker.story, story), story[0]) for story in told] + found
        if len(found) >= FEW:
            break
    return found[-FEW:]


def public_news(live: LiveMatch, seat: int, language: str) -> list[str]:
    """The digest as everybody may hear it, for channels that third parties can read."""
    return since_last_turn(live, seat, language, SPECTATOR)
