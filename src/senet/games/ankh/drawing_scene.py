"""What the parts of the drawing share: who looks, the words, the signs, and where things are."""

from __future__ import annotations

import math
from collections.abc import Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from senet import svg
from senet.games.ankh.components import (
    CAMEL_CARAVAN,
    CONFLICT,
    CONSOLIDATION,
    CONTROL_MONUMENT,
    GAIN,
    GOD,
    GODS,
    MOVE,
    SUMMON,
    UNLOCK,
    WARRIOR,
)
from senet.games.ankh.maps import find_ground
from senet.games.ankh.maps_geometry import Ground, hex_of
from senet.games.ankh.table import NOBODY, Ankh, Player
from senet.kernel.game import Seat
from senet.kernel.play import choices, deciders, text
from senet.kernel.telling import Message, Voice
from senet.svg import Element, Point

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


@dataclass(slots=True)
class Scene:
    """A view, the words for it, and what may be chosen in it now."""

    view: Ankh
    voice: Voice
    seat: Seat  # who looks; below 0 is a spectator
    open: Set[str]  # the texts of the choices offered
    deciding: list[Seat]
    question: str  # the name of what is asked, or ""
    args: tuple[object, ...]  # of that question
    commons: svg.Commons | None = None  # what everybody sees

    def word(self, id: str, **gaps: object) -> str:
        """Words that only the drawing needs."""
        return self.voice.say(Message(f"draw-{id}", gaps))

    @svg.answered
    def decides(self, seat: Seat) -> bool:
        return seat in self.deciding

    @svg.answered
    def asks(self, *questions: str) -> bool:
        """Whether one of these is what is asked now."""
        return self.question in questions

    @svg.answered
    def is_mine(self, side: Seat) -> bool:
        """Whether it is the side of the one who looks."""
        return side == self.side

    @svg.answered
    def is_active(self, side: Seat) -> bool:
        return self.view.sides[self.view.active] == side and not self.view.ending

    @svg.answered
    def has_card(self, side: Seat, card: str) -> bool:
        return card in self.view.players[side].hand

    @svg.answered
    def has_power(self, side: Seat, power: str) -> bool:
        return power in self.view.players[side].powers

    @svg.answered
    def events_since(self, event: int) -> int:
        """1 if that event is over, 0 if it is the present one, -1 if it is still to come."""
        return (self.view.event > event) - (self.view.event < event)

    @svg.answered
    def event_type(self, event: int) -> str:
        return self.view.event_type(event)

    @svg.answered
    def has_tiebreaker(self, side: Seat) -> bool:
        return self.view.tiebreaker == side

    @svg.answered
    def sides_left(self) -> int:
        return len(self.view.ranking)

    @svg.answered
    def marker(self, track: int) -> int:
        """Where the marker of an action stands."""
        return self.view.markers[track]

    @property
    def side(self) -> Seat:
        """The side of the one who looks, or NOBODY."""
        return self.view.sides[self.seat] if self.seat >= 0 else NOBODY

    @property
    def ground(self) -> Ground:
        return find_ground(self.view.ground)

    def player(self, side: Seat) -> Player:
        return self.view.players[side]

    def people(self, side: Seat) -> str:
        """The one or two people behind a side, its leader first."""
        others = [seat for seat in self.view.seats_of(side) if seat != side]
        return " & ".join(self.voice.who(seat) for seat in (side, *others))

    def epithet(self, god: str) -> str:
        return self.voice.name(f"epithet_{god}")

    def figure_name(self, side: Seat, kind: str) -> str:
        if kind == GOD:
            god = self.player(side).god
            return self.voice.name(god) if god else self.word("god")
        return self.word("warrior") if kind == WARRIOR else self.voice.name(kind)

    def figure_glyph(self, side: Seat, kind: str) -> str:
        return self.god_glyph(side) if kind == GOD else FIGURE_GLYPH[kind]

    def god_glyph(self, side: Seat) -> str:
        god = self.player(side).god
        return god if god in GODS else "god"


def scene(view: Ankh, voice: Voice, lit: bool = True, commons: svg.Commons | None = None) -> Scene:
    if commons is not None and commons.scene is None:
        commons.scene = scene(commons.view, voice, lit)
    decision = view.flow.decision
    return Scene(
        view,
        voice,
        view.flow.viewer,
        svg.open_choices(map(text, choices(view, view.flow.viewer)), lit),
        deciders(view),
        "" if decision is None else decision.question.name,
        () if decision is None else decision.args,
        commons,
    )


def strings(value: object) -> list[str]:
    """The names in an argument of a question that is a tuple of names."""
    return [each for each in value if isinstance(each, str)] if isinstance(value, tuple) else []


# -- where the spaces are --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Grid:
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
