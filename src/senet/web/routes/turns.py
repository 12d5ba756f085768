"""The matches that are waiting for a player, with what happened since their last choice."""

from __future__ import annotations

from typing import Any

from senet.identity.visitors import Visitor
from senet.matches.clocks import left_at
from senet.notify.digest import since_last_turn
from senet.web.services import Services
from senet.web.views.seat_view import SeatView


async def turns_of(services: Services, visitor: Visitor) -> list[dict[str, Any]]:
    """The matches in which it is the visitor's turn, the longest waiting first."""
    if visitor.user is None:
        return []
    now, found = services.settings.now(), []
    for summary in await services.repository.matches_of(visitor.user, over=False):
        mine = [seat.seat for seat in summary.seats if visitor.user in seat.users]
        waiting = [seat for seat in summary.waiting if seat in mine]
        if not waiting:
            continue
        live = await services.matches.open(summary.id)
        seat, course = waiting[0], live.record.clocks
        seat_view = SeatView(live, live.position, seat, visitor.language)
        found.append(
            {
                "match": summary.id,
                "game": summary.game,
                "title": live.match.box.title,
                "seat": seat,
                "names": [seat_view.speaker.who(each) for each in range(len(summary.seats))],
                "prompt": seat_view.prompt,
                "changed": summary.changed,
                "since": since_last_turn(live, seat, visitor.language),
                "left": left_at(course, seat, now) if course.budget else None,
                "paused": course.paused,
                "practice": summary.practice,
                "picture": f"/matches/{summary.id}/picture.svg?seat={seat}&v={live.position.serial}",
            }
        )
    return sorted(found, key=lambda row: str(row["changed"]))
