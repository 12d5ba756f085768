"""Verifying what is kept: every match is played again from its first line, and every digest compared.

A match of an older version of the rules is compared up to the line at which these have changed.
"""

from __future__ import annotations

from senet.kernel.errors import Refused
from senet.web.archive import Archive
from senet.web.loading import box_of, live_events, opened, play_events


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
        play_events(opened(box_of(record), record), live_events(events))
    except Refused as refusal:
        return refusal.sentence
    return ""
