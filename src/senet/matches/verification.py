"""Verification: replays every stored match from its first line and compares every digest.

A match of an older version of the rules is compared up to the line where the outcome differs today.
"""

from __future__ import annotations

from senet.kernel.errors import Refused
from senet.matches.loading import box_of, in_turns, live_events, opened, play_events
from senet.storage.notifications import DatabaseNotifications
from senet.storage.reconnecting import ReconnectingEngine
from senet.storage.repository import Repository


async def fault_of(repository: Repository, match: str) -> str:
    """What is wrong with a match; "" if all events are present and every digest agrees."""
    record = await repository.record(match)
    standing = await repository.standing(match)
    if record is None or standing is None:
        return "it is missing"
    events = await repository.events(match)
    if [event.serial for event in events] != list(range(1, standing[0] + 1)):
        return "events are missing"
    try:
        await in_turns(play_events(opened(box_of(record), record), live_events(events)))
    except Refused as refusal:
        return refusal.sentence
    return ""


async def verify_all(engine: ReconnectingEngine) -> int:
    """Replay every match and return their number; Refused if a digest differs."""
    repository = Repository(engine, DatabaseNotifications(engine))
    matches = await repository.match_ids()
    for match in matches:
        fault = await fault_of(repository, match)
        if fault:
            raise Refused(f"Match {match} is damaged: {fault.rstrip('.')}.", field="match")
    return len(matches)
