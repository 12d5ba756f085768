"""Who may see and play which seat of a match."""

from __future__ import annotations

from senet.identity.visitors import Visitor
from senet.kernel.errors import Refused
from senet.kernel.game import SPECTATOR
from senet.kernel.play import deciders
from senet.matches.live import LiveMatch


class NotFound(Refused):
    """There is no such match."""


class PermissionDenied(Refused):
    """The seat belongs to somebody else."""


def seats_of(visitor: Visitor, live: LiveMatch) -> list[int]:
    """The seats of this match that the visitor may play."""
    if visitor.seat is not None:
        match, seat = visitor.seat
        return [seat] if match == live.record.id and live.record.seats[seat].token == visitor.token else []
    return live.held_by(visitor.user)


def may_follow(visitor: Visitor, live: LiveMatch, seat: int) -> bool:
    """Whether the visitor may still see this seat's view; the seat may have been handed over."""
    return seat == SPECTATOR or seat in seats_of(visitor, live)


def viewing_seat(visitor: Visitor, live: LiveMatch, wanted: int | None) -> int:
    """The seat whose view the visitor gets: the wanted one if it is theirs, else one of theirs that has to decide."""
    held = seats_of(visitor, live)
    if wanted == SPECTATOR:
        return SPECTATOR
    if wanted is not None:
        if wanted not in held:
            raise PermissionDenied(visitor.words("error-not-your-seat"), field="seat")
        return wanted
    asked = [seat for seat in deciders(live.match.game) if seat in held]
    return asked[0] if asked else held[0] if held else SPECTATOR


def playing_seat(visitor: Visitor, live: LiveMatch, wanted: int | None) -> int:
    """Like `viewing_seat`, for actions that a spectator may not take."""
    seat = viewing_seat(visitor, live, wanted)
    if seat == SPECTATOR:
        raise PermissionDenied(visitor.words("error-not-seated"), field="seat")
    return seat
