"""What stands on the map: pyramids, Fame tokens, troops with their companions, and a troop on its way."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.amon.components import AMON_TROOPS
from senet.games.kemet.amon.table import AMON
from senet.games.kemet.components import COMPANIONS, TOP_LEVEL
from senet.games.kemet.drawing.amon import letter
from senet.games.kemet.drawing.gods import god_spot, thrones
from senet.games.kemet.drawing.map import FAME_AT, Chart, pyramid_at, troop_at
from senet.games.kemet.drawing.pieces import GEM_FILL, Companion, companion_spot, gem, pennant
from senet.games.kemet.drawing.scene import Person, person
from senet.games.kemet.drawing.signs import COMPANION_GLYPH
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.table import NOBODY, TEAM, Kemet, Move
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Element, Point, Scene

R: Final = 18.0  # the radius of a troop
BESIDE: Final[tuple[Point, ...]] = ((-1.25, -0.75), (-1.25, 0.75), (0.9, -1.2), (1.3, 0.0))
BESIDE_IN_TEAM: Final[tuple[Point, ...]] = ((0.55, -1.3), (-0.45, 1.4), (1.4, -0.5), (0.9, 1.7))
BESIDE_IN_TOWN: Final[tuple[Point, ...]] = ((0.8, -1.15), (-0.55, 1.3), (-0.6, -1.35), (1.5, 0.0))
ALLIED: Final = 2.3  # from a troop to the next: of the same team, of another one
OPPOSED: Final = 2.8


class Pyramid(NamedTuple):
    chart: Chart
    district: str
    colour: str
    level: int
    holder: Seat | None  # of its Fame token


class Fame(NamedTuple):
    """The Fame token of a temple."""

    chart: Chart
    temple: str
    holder: Person | None


class Troop(NamedTuple):
    id: str
    owner: Person
    area: str
    units: int
    x: float
    y: float
    is_moving: bool


def standing(s: Scene, chart: Chart) -> list[Element]:
    """Everything that players put on the map."""
    view: Kemet = s.view
    parts: list[Element] = []
    for player in view.players:
        for district, (colour, level) in player.pyramids.items():
            if level:
                holder = view.held.get(district, NOBODY)
                found = Pyramid(chart, district, colour, level, None if holder == NOBODY else holder)
                parts.append(pyramid(found, s.words))
    for temple, holder in view.held.items():
        if temple in FAME_AT:
            parts.append(fame(Fame(chart, temple, None if holder == NOBODY else person(s, holder)), s.words))
    parts += way(view, chart)
    for area in occupied(view):
        parts += troops(s, chart, area)
    return parts


def arrivals(s: Scene, chart: Chart) -> list[Element]:
    """Where the viewer's God or Giant Sandworm may come."""
    return [*thrones(s, chart), *[worm(chart, area, s.words) for area in s.offers("worm")]]


@svg.part
def pyramid(p: Pyramid, words: Words) -> Element:
    """A stepped pyramid of its colour, with its level on it and its gem on top."""
    x, y = p.chart.at(pyramid_at(p.district))
    fill, level = GEM_FILL[p.colour], p.level
    ink, half = svg.ink_on(fill), 12.0 + 2.5 * level
    top, foot = y - 10 - 2.2 * level, y + 12
    dark, light = svg.mixed(fill, "#000000", 0.25), svg.mixed(fill, "#ffffff", 0.22)
    crowned = level == TOP_LEVEL
    return svg.spot(
        svg.identifier("pyramid", p.district),
        svg.ellipse(x, foot, half + 5, 5, fill="#000", fill_opacity=0.28),
        svg.polygon([(x, top), (x + half, foot), (x - half, foot)], fill=light, stroke="#fff8e6",
                    stroke_width=1.6, stroke_linejoin="round", class_="edge"),
        svg.polygon([(x, top), (x + half, foot), (x + half * 0.22, foot)], fill=dark),
        svg.polygon([(x, top), (x + half * 0.22, foot), (x - half, foot)], fill=fill),
        svg.label(str(level), x - 1, foot - 9, size=15, face="bold", fill=ink),
        gem(p.colour, x, top - 1, 5.5),
        svg.tile(x - half + 1, foot - 4, 17, glyph="star", seat=p.holder) if crowned else None,
        choice=f"area:{p.district}",
        tip=f"{words.name(p.colour)}, {words.word('level', {'level': level})} · {words.name(p.district)}",
        classes="pyramid",
    )  # fmt: skip


@svg.part
def fame(p: Fame, words: Words) -> Element:
    """The temporary point of Fame of a temple; its frame shows who holds it."""
    x, y = p.chart.at(FAME_AT[p.temple])
    holder = p.holder
    who = words.word("nobody-holds") if holder is None else words.word("holds", {"who": holder.name})
    return svg.spot(
        svg.identifier("fame", p.temple),
        svg.tile(x, y, 21, glyph="star", seat=None if holder is None else holder.seat),
        choice=f"area:{p.temple}",
        tip=f"{words.word('temple-fame')} · {who}",
        classes="fame",
    )


# -- troops ----------------------------------------------------------------------------------------


def occupied(view: Kemet) -> list[str]:
    """The areas in which a troop or a God stands."""
    taken = {player.god for player in view.players}
    for player in view.players:
        taken.update([area for area, units in player.troops.items() if units])
    return [area for area in view.board.areas if area in taken]


def troops(s: Scene, chart: Chart, area: str) -> list[Element]:
    """The troops and Gods in an area; two of them when there is a battle. A mixed troop stands together."""
    view: Kemet = s.view
    players = view.players
    pieces = [(player.team, False, seat) for seat, player in enumerate(players) if player.troops.get(area, 0)]
    pieces += [(player.team, True, seat) for seat, player in enumerate(players) if player.god == area]
    pieces.sort()
    x, y = chart.at(troop_at(area))
    places = [0.0]
    for (one, _, _), (two, _, _) in pairwise(pieces):
        places.append(places[-1] + (ALLIED if one == two else OPPOSED) * R)
    spots = [x + place - places[-1] / 2 for place in places]
    parts: list[Element] = [
        tie(spots[i], spots[i + 1], y)
        for i, ((one, _, _), (two, _, _)) in enumerate(pairwise(pieces))
        if one == two
    ]
    for (_, is_god, seat), at in zip(pieces, spots, strict=True):
        parts += [god_spot(s, seat, at, y)] if is_god else troop(s, seat, area, at, y)
    return parts


@svg.made_once
def tie(start: float, end: float, y: float) -> Element:
    """What shows that the units of two members are one troop."""
    rope = {"stroke_linecap": "round", "fill": "none"}
    line = f"M{start:.1f} {y:.1f}L{end:.1f} {y:.1f}"
    return svg.group(
        svg.path(line, stroke="#3a2a12", stroke_width=11, **rope),
        svg.path(line, stroke=svg.GOLD_LIGHT, stroke_width=7, **rope),
        pointer_events="none",
        class_="tie",
    )


def troop(s: Scene, seat: Seat, area: str, x: float, y: float) -> list[Element]:
    """The units of a seat with their companions; a group on its way stands a little apart."""
    view: Kemet = s.view
    move, player, owner = view.move, view.players[seat], person(s, seat)
    units, companions = player.troops[area], player.companions_in(area)
    name, part = svg.identifier("troop", seat, area), 0
    along: list[str] = []
    if move is not None and move.area == area and not move.over and seat in view.allies(move.seat):
        part, along = group_of(move, seat)
    if not part and not along:
        return group(s, Troop(name, owner, area, units, x, y, False), companions)
    stay = [each for each in companions if each not in along]
    parts: list[Element] = []
    if units > part or stay:
        rest = Troop(name, owner, area, units - part, x + R * 1.15, y + R * 0.7, False)
        parts += group(s, rest, stay)
        x, y = x - R * 1.05, y - R * 0.6
    going = Troop(f"group-{seat}", owner, area, part, x, y, True)
    return parts + group(s, going, [each for each in companions if each in along])


def group_of(move: Move, seat: Seat) -> tuple[int, list[str]]:
    """How many units and which companions of a seat are in the moving group."""
    if move.seat == seat:
        return move.units, move.companions
    return move.allies.get(seat, 0), [each for owner, each in move.escorts if owner == seat]


def group(s: Scene, found: Troop, companions: list[str]) -> list[Element]:
    view: Kemet = s.view
    seat, x, y = found.owner.seat, found.x, found.y
    parts: list[Element] = [troop_spot(found, s.words)] if found.units else []
    if view.is_amon(seat):
        parts += [letter(each, x - R * 0.8, y + R * 0.75, 8.5) for each in amon_letters(view, found.area)]
    around = BESIDE_IN_TEAM if view.mode == TEAM else BESIDE_IN_TOWN if found.area in CITY_OF else BESIDE
    for place, companion in enumerate(companions):
        dx, dy = around[place % len(around)]
        shown = Companion(companion, seat, found.owner.name, x + dx * R, y + dy * R, 11.5)
        parts.append(companion_spot(shown, s.words))
    return parts


def amon_letters(view: Kemet, area: str) -> list[str]:
    """Which of Amon's troops stands here; while one crosses the other, the one on its way."""
    amon = view.amon
    assert amon is not None
    companions = view.players[AMON].companions
    here = [each for each in AMON_TROOPS if companions.get(amon.creatures.get(each, "")) == area]
    return here[:1] if amon.march is None or len(here) < 2 else [amon.march.troop]


@svg.part
def troop_spot(p: Troop, words: Words) -> Element:
    owner = p.owner
    tip = f"{owner.name}: {words.word('units', {'count': p.units})} · {words.name(p.area)}"
    if owner.team:
        tip += f" · {words.word('team', {'number': owner.team})}"
    return svg.spot(
        p.id,
        svg.disc(p.x, p.y, R, seat=owner.seat, glyph=owner.glyph),
        svg.counter(p.x + R * 0.8, p.y + R * 0.72, p.units, size=14),
        *pennant(owner.team, p.x - R * 0.76, p.y - R * 0.66),
        choice=(f"area:{p.area}", "stop") if p.is_moving else f"area:{p.area}",
        acting=p.is_moving,
        tip=tip,
        classes="troop",
    ).having(data_area=p.area)


def way(view: Kemet, chart: Chart) -> list[Element]:
    """The way that a troop has come in this Move action, or that one of Amon's still has to go."""
    move = view.move
    march = None if view.amon is None else view.amon.march
    if march is not None:  # Amon's troop: where it is going
        return [way_drawn(chart, march.area, march.target)]
    if move is None or move.origin == move.area:
        return []
    return [way_drawn(chart, move.origin, move.area)]


@svg.made_once
def way_drawn(chart: Chart, start: str, end: str) -> Element:
    (x1, y1), (x2, y2) = chart.at(troop_at(start)), chart.at(troop_at(end))
    bend = (x1 + x2) / 2 + (y2 - y1) * 0.16, (y1 + y2) / 2 - (x2 - x1) * 0.16
    curve = f"M{x1:.1f} {y1:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {x2:.1f} {y2:.1f}"
    line = {"fill": "none", "stroke_linecap": "round"}
    return svg.group(
        svg.path(curve, stroke="#3a2a12", stroke_width=6, stroke_opacity=0.55, **line),
        svg.path(curve, stroke=svg.GOLD_LIGHT, stroke_width=3, stroke_dasharray="1 8", **line),
        id="way",
        pointer_events="none",
    )


@svg.part
def worm(chart: Chart, area: str, words: Words) -> Element:
    """Where the Giant Sandworm may come up."""
    x, y = chart.at(troop_at(area))
    return svg.spot(
        svg.identifier("worm", area),
        svg.disc(x + R * 1.6, y + R * 0.4, 11, fill="#8a5a2b", glyph=COMPANION_GLYPH["giant_sandworm"]),
        choice=f"worm:{area}",
        tip=f"{words.name(COMPANIONS['giant_sandworm'].id)} · {words.name(area)}",
        classes="worm",
    )
