"""What the records are made from: a view of the table and the words for it; and what many records hold: players and ships."""

from __future__ import annotations

from typing import NamedTuple

from senet.games.egizia.components import SHIPS
from senet.games.egizia.maps import SITES, STOP_OF
from senet.games.egizia.table import Egizia
from senet.kernel.game import Seat
from senet.kernel.telling import Voice, situation
from senet.svg import Commons, Scene


class Person(NamedTuple):
    """Whose something is."""

    seat: Seat
    name: str
    hue: int  # the colour that the player has chosen


class Ship(NamedTuple):
    """A ship on the board."""

    number: int  # 1 to 8
    owner: Person


Places = dict[str, tuple[Ship, ...]]  # the ships at each place, in order of arrival


def scene(view: Egizia, voice: Voice, commons: Commons | None = None) -> Scene:
    if commons is not None and commons.scene is None:
        commons.scene = scene(commons.view, voice)
        commons.scene.commons = commons
    people = tuple([voice.who(seat) for seat in range(len(view.players))])
    return Scene(view, voice.words, people, *situation(view), commons)


def person(s: Scene, seat: Seat) -> Person:
    view: Egizia = s.view
    return Person(seat, s.people[seat], view.colour(seat))


def ships_on_board(s: Scene) -> Places:
    """Every ship has a number that it keeps until it goes home: those at the sites have the numbers of the sites, those
    on the river count down from 8."""
    view: Egizia = s.view
    at_sites = [(seat, site_number(place)) for place, seat in view.ships]
    numbers = range(SHIPS, 0, -1)
    spare = [
        [number for number in numbers if (seat, number) not in at_sites] for seat in range(len(view.players))
    ]
    found: Places = {}
    for place, seat in view.ships:
        number = site_number(place) or spare[seat].pop(0)
        found[place] = (*found.get(place, ()), Ship(number, person(s, seat)))
    return found


def site_number(place: str) -> int:
    """1, 2 or 3 for a place at a site; 0 for one on the river."""
    stop = STOP_OF[place]
    return SITES.index(stop) + 1 if stop in SITES else 0
