"""Verifying what is kept: every match is played again from its first line, and every digest compared."""

from __future__ import annotations

from senet.kernel.codec import digest
from senet.kernel.errors import Refused
from senet.kernel.play import choose, parse
from senet.web.archive import Archive
from senet.web.loading import box_of, live_events, opening_game


async def fault_of(archive: Archive, match: str) -> str:
    """What is wrong with a match; "" if every event is there and leads where it led."""
    record = await archive.record(match)
    standing = await archive.standing(match)
    if record is None or standing is None:
        return "it is not there"
    events = await archive.events(match)
    if [event.serial for event in events] != list(range(1, standing[0] + 1)):
        return "events are missing"
    try:
        game = opening_game(box_of(record), record)
        if digest(game) != record.opening:
            return "it does not begin as it began"
        for line, event in enumerate(live_events(events), start=1):
            choose(game, event.seat, parse(event.choice))
            if digest(game) != event.digest:
                return f"line {line} does not lead where it led before"
    except Refused as refusal:
        return refusal.sentence
    return ""
