"""What the parts of the drawing share: the scene, the sides, the signs, and where things are."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from senet import svg
from senet.games.ankh.components import (
    CAMEL_CARAVAN,
    CONFLICT,
    CONSOLIDATION,
    CONTROL_MONUMENT,
    GAIN,
    GODS,
    MOVE,
    SUMMON,
    UNLOCK,
    WARRIOR,
)
from senet.games.ankh.maps_geometry import hex_of
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.game import Seat
from senet.kernel.telling import Voice, situation
from senet.svg import Commons, Element, Point, Scene

FIGURE_GLYPH: Final = {
    WARRIOR: "soldier",
    "cat_mummy": "cat",
    "satet": "gazelle",
    "apep": "serpent",
    "mummy": "mummy",
    "giant_scorpion": "scorpion",
    "androsphinx": "sphinx",
}
CARD_GLYPH: Final = {
    "build_monument": "builder",
    "plague_of_locusts": "locust",
    "chariots": "chariot",
    "cycle_of_maat": "feather",
    "drought": "sunshine",
    "flood": "water",
    "miracle": "star",
}
POWER_GLYPH: Final = {
    "commanding": "crook",
    "inspiring": "builder",
    "omnipresent": "eye",
    "revered": "adoring",
    "resplendent": "sunrise",
    "obelisk_attuned": "obelisk",
    "temple_attuned": "temple",
    "pyramid_attuned": "pyramid",
    "glorious": "double_crown",
    "magnanimous": "giving",
    "bountiful": "offering_table",
    "worshipful": "incense",
}
TRACK_GLYPH: Final = {MOVE: "walking", SUMMON: "calling", GAIN: "worshipper", UNLOCK: "ankh"}
EVENT_GLYPH: Final = {
    CONTROL_MONUMENT: "ankh",
    CAMEL_CARAVAN: "camel",
    CONFLICT: "crossed_arrows",
    CONSOLIDATION: "cord",
}
DEVOTION_GLYPH: Final = "ka"
FOLLOWER_GLYPH: Final = "worshipper"
SUN_FILL: Final = "#e8b62c"
DUAT_FILL: Final = "#2d2440"
CAMEL_FILL: Final = "#8a5a2b"
CITY_FILL: Final = "#d9cbb0"
ROOT_3: Final = math.sqrt(3)
LEAST: Final = 12.0  # the smallest letters
Face = Literal["sans", "bold", "serif"]


def scene(view: Ankh, voice: Voice, commons: Commons | None = None) -> Scene:
    if commons is not None and commons.scene is None:
        commons.scene = scene(commons.view, voice)
    seat, offered, question, args, deciders = situation(view)
    people = tuple([voice.who(each) for each in range(len(view.players))])
    return Scene(view, voice.words, people, seat, offered, question, args, deciders, commons)


# -- who -------------------------------------------------------------------------------------------


class Name(NamedTuple):
    """A side, what its people are called, and its god."""

    side: Seat
    people: str  # one or two, the leader first
    god: str  # "" until it is chosen


def name_of(s: Scene, side: Seat) -> Name:
    view: Ankh = s.view
    return Name(side, people_of(s, side), view.players[side].god)


def people_of(s: Scene, side: Seat) -> str:
    view: Ankh = s.view
    return " & ".join([s.who(seat) for seat in view.team(side)])


def own_side(s: Scene) -> Seat:
    """The side of the viewer, or NOBODY."""
    view: Ankh = s.view
    return view.sides[s.seat] if s.seat >= 0 else NOBODY


def god_glyph(god: str) -> str:
    return god if god in GODS else "god"


def strings(value: object) -> tuple[str, ...]:
    """The names in an argument of a question that is a tuple of names."""
    return tuple([each for each in value if isinstance(each, str)]) if isinstance(value, tuple) else ()


# -- where the spaces are --------------------------------------------------------------------------


class Grid(NamedTuple):
    """Where the hexes of a map lie in the drawing."""

    x: float  # the middle of the hex at column 0, row 0
    y: float
    r: float  # from the middle of a hex to a corner

    def at(self, space: str) -> Point:
        column, row = hex_of(space)
        return self.x + self.r * 1.5 * column, self.y + self.r * ROOT_3 * (row + column / 2)

    def between(self, *spaces: str) -> Point:
        """The middle of some spaces: of two it is their side, of three their corner."""
        places = [self.at(space) for space in spaces]
        return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)

    def side(self, one: str, other: str) -> tuple[Point, Point]:
        """Both ends of the side between two neighbours."""
        (x1, y1), (x2, y2) = self.at(one), self.at(other)
        mx, my = (x1 + x2) / 2, (y1 + y2) / 2
        dx, dy = (x2 - x1) / (2 * ROOT_3), (y2 - y1) / (2 * ROOT_3)
        return (mx - dy, my + dx), (mx + dy, my - dx)


@lru_cache(maxsize=100)
def grid_in(spaces: tuple[str, ...], x: float, y: float, width: float, height: float) -> Grid:
    """A grid that shows all these spaces as large as they fit into the box, in its middle."""
    unit = Grid(0.0, 0.0, 1.0)
    places = [unit.at(space) for space in spaces]
    left, right = min(p[0] for p in places) - 1, max(p[0] for p in places) + 1
    top, bottom = min(p[1] for p in places) - ROOT_3 / 2, max(p[1] for p in places) + ROOT_3 / 2
    r = min(width / (right - left), height / (bottom - top))
    return Grid(x + width / 2 - r * (left + right) / 2, y + height / 2 - r * (top + bottom) / 2, r)


# -- words -----------------------------------------------------------------------------------------


def fitted(
    words: str, x: float, y: float, size: float, width: float, face: Face = "sans", fill: str = svg.INK
) -> Element:
    """One line from x on that becomes smaller, but not less than 12 high; then it is cut."""
    size = max(LEAST, size * min(1.0, width / max(svg.text_width(words, size, face), 0.01)))
    shown = svg.cut(words, width + 0.01, size, face)
    return svg.label(shown, x, y, size=size, fill=fill, face=face, anchor="start")


# -- small pieces ----------------------------------------------------------------------------------


@svg.made_once
def sign_disc(x: float, y: float, r: float, glyph: str, fill: str, ink: str, rim: str) -> Element:
    """A token of the bank: a flat disc with a glyph."""
    return svg.moved(
        x,
        y,
        svg.circle(0, r * 0.16, r * 1.28, fill="url(#senet-shade)"),
        svg.circle(0, 0, r, fill=fill, stroke=rim, stroke_width=max(1.2, r * 0.1), class_="edge"),
        svg.glyph(glyph, 0, 0, r * 1.3, ink, body=svg.mixed(fill, ink, 0.18)),
        class_="piece",
    )


@svg.made_once
def camel_token(x: float, y: float, r: float, fill: str = "#efd9a4") -> Element:
    return sign_disc(x, y, r, "camel", fill, "#4a2d10", CAMEL_FILL)


@svg.made_once
def sun(x: float, y: float, r: float) -> Element:
    return sign_disc(x, y, r, "sun", SUN_FILL, "#5a3a00", svg.PAPYRUS_LIGHT)


@svg.made_once
def duat(x: float, y: float, r: float) -> Element:
    return sign_disc(x, y, r, "duat", DUAT_FILL, "#cdbdf0", "#a08fd0")


@svg.made_once
def scales_token(x: float, y: float, r: float, up: bool) -> Element:
    if up:
        return sign_disc(x, y, r, "scales", svg.GOLD_LIGHT, svg.INK, svg.GOLD)
    return svg.group(
        sign_disc(x, y, r, "scales", "#8d8069", svg.INK, "#6b5f49"), class_="piece", opacity=0.75
    )
