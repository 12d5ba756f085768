"""The matches that wait for somebody, and what happened there since they last decided something."""

from __future__ import annotations

from typing import Any

from senet.web.house import House
from senet.web.lately import since_last_turn
from senet.web.pace import left_at
from senet.web.people import Visitor
from senet.web.seeing import Sight


async def turns_of(house: House, visitor: Visitor) -> list[dict[str, Any]]:
    """The matches in which the visitor is waited for, the one that waits longest first."""
    if visitor.user is None:
        return []
    now, found = house.settings.now(), []
    for summary in await house.archive.matches_of(visitor.user, over=False):
        mine = [seat.seat for seat in summary.seats if visitor.user in seat.users]
        waiting = [seat for seat in summary.waiting if seat in mine]
        if not waiting:
            continue
        table = await house.tables.open(summary.id)
        seat, course = waiting[0], table.record.course
        sight = Sight(table, table.position, seat, visitor.language)
        found.append(
            {
                "match": summary.id,
                "game": summary.game,
                "title": table.match.box.title,
                "seat": seat,
                "names": [sight.speaker.who(each) for each in range(len(summary.seats))],
                "prompt": sight.prompt,
                "changed": summary.changed,
                "since": since_last_turn(table, seat, visitor.language),
                "left": left_at(course, seat, now) if course.budget else None,
                "paused": course.paused,
                "picture": f"/matches/{summary.id}/picture.svg?seat={seat}&v={table.position.serial}",
            }
        )
    return sorted(found, key=lambda row: str(row["changed"]))
