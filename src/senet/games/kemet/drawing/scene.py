"""What the records are made from: a view of the table, the words for it, and the people around it."""

from __future__ import annotations

from typing import NamedTuple

from senet.games.kemet.drawing.signs import FACTION_GLYPH
from senet.games.kemet.table import Kemet
from senet.kernel.game import Seat
from senet.kernel.telling import Voice, situation
from senet.svg import Commons, Scene


class Person(NamedTuple):
    """Somebody at the table."""

    seat: Seat
    name: str
    glyph: str  # of the faction
    team: int  # its number, or 0


def scene(view: Kemet, voice: Voice, commons: Commons | None = None) -> Scene:
    if commons is not None and commons.scene is None:
        commons.scene = scene(commons.view, voice)
    seat, offered, question, args, deciders = situation(view)
    people = tuple([voice.who(each) for each in range(len(view.players))])
    return Scene(view, voice.words, people, seat, offered, question, args, deciders, commons)


def person(s: Scene, seat: Seat) -> Person:
    view: Kemet = s.view
    glyph = "amun" if view.is_amon(seat) else FACTION_GLYPH.get(view.players[seat].faction, "god")
    return Person(seat, s.people[seat], glyph, view.team_number(seat))


def knows(s: Scene, seat: Seat) -> bool:
    """May the viewer see the cards of that seat?"""
    view: Kemet = s.view
    return s.seat >= 0 and seat in view.trusted(s.seat)
