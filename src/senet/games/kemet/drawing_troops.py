"""What stands on the map: pyramids, Fame tokens, troops with their companions, and a troop on its way."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from senet import svg
from senet.games.kemet.amon.components import AMON_TROOPS
from senet.games.kemet.amon.table import AMON
from senet.games.kemet.components import COMPANIONS, TOP_LEVEL
from senet.games.kemet.drawing_amon import letter
from senet.games.kemet.drawing_gods import god_spot, thrones
from senet.games.kemet.drawing_map import FAME_AT, Chart, pyramid_at, troop_at
from senet.games.kemet.drawing_scene import GEM_FILL, Scene, companion_spot, faction_glyph, gem
from senet.games.kemet.drawing_signs import COMPANION_GLYPH
from senet.games.kemet.drawing_teams import companions_in, in_teams, part_in, pennant, team_name, tie
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.table import NOBODY
from senet.kernel.game import Seat
from senet.svg import Element, Point

R: Final = 18.0  # the radius of a troop
BESIDE: Final[tuple[Point, ...]] = ((-1.25, -0.75), (-1.25, 0.75), (0.9, -1.2), (1.3, 0.0))
BESIDE_IN_TEAM: Final[tuple[Point, ...]] = ((0.55, -1.3), (-0.45, 1.4), (1.4, -0.5), (0.9, 1.7))
ALLIED: Final = 2.3  # from a troop to the next: of the same team, of another one
OPPOSED: Final = 2.8
BESIDE_IN_TOWN: Final[tuple[Point, ...]] = ((0.8, -1.15), (-0.55, 1.3), (-0.6, -1.35), (1.5, 0.0))


@svg.remembered
def standing(s: Scene, chart: Chart) -> list[Element]:
    """Everything that players put on the map."""
    parts: list[Element] = []
    for seat, player in enumerate(s.view.players):
        for district, (colour, level) in player.pyramids.items():
            if level:
                parts.append(pyramid(s, chart, seat, district, colour, level))
    parts += [fame_token(s, chart, temple) for temple in s.view.held if temple in FAME_AT]
    parts += way(s, chart)
    for area in occupied(s):
        parts += troops(s, chart, area)
    parts += thrones(s, chart)
    parts += [worm(s, chart, area) for area in s.offers("worm")]
    return parts


@svg.remembered
def pyramid(s: Scene, chart: Chart, seat: Seat, district: str, colour: str, level: int) -> Element:
    """A stepped pyramid of its colour, with its level on it and its gem on top."""
    x, y = chart.at(pyramid_at(district))
    fill = GEM_FILL[colour]
    ink, half = svg.ink_on(fill), 12.0 + 2.5 * level
    top, foot = y - 10 - 2.2 * level, y + 12
    dark, light = svg.mixed(fill, "#000000", 0.25), svg.mixed(fill, "#ffffff", 0.22)
    held = s.view.held.get(district, NOBODY)
    crown = (
        svg.tile(x - half + 1, foot - 4, 17, glyph="star", seat=held if held != NOBODY else None)
        if level == TOP_LEVEL
        else None
    )
    return svg.spot(
        svg.identifier("pyramid", district),
        svg.ellipse(x, foot, half + 5, 5, fill="#000", fill_opacity=0.28),
        svg.polygon([(x, top), (x + half, foot), (x - half, foot)], fill=light, stroke="#fff8e6",
                    stroke_width=1.6, stroke_linejoin="round", class_="edge"),
        svg.polygon([(x, top), (x + half, foot), (x + half * 0.22, foot)], fill=dark),
        svg.polygon([(x, top), (x + half * 0.22, foot), (x - half, foot)], fill=fill),
        svg.label(str(level), x - 1, foot - 9, size=15, face="bold", fill=ink),
        gem(colour, x, top - 1, 5.5),
        crown,
        choice=f"area:{district}",
        choices=s.open,
        tip=f"{s.voice.name(colour)}, {s.word('level', level=level)} · {s.voice.name(district)}",
        classes="pyramid",
    )  # fmt: skip


@svg.remembered
def fame_token(s: Scene, chart: Chart, temple: str) -> Element:
    """The temporary point of Fame of a temple; its frame shows who holds it."""
    x, y = chart.at(FAME_AT[temple])
    holder = s.view.held[temple]
    who = s.word("holds", who=s.voice.who(holder)) if holder != NOBODY else s.word("nobody-holds")
    return svg.spot(
        svg.identifier("fame", temple),
        svg.tile(x, y, 21, glyph="star", seat=holder if holder != NOBODY else None),
        choice=f"area:{temple}",
        choices=s.open,
        tip=f"{s.word('temple-fame')} · {who}",
        classes="fame",
    )


# -- troops ----------------------------------------------------------------------------------------


@svg.answered
def occupied(s: Scene) -> list[str]:
    """The areas in which a troop or a God stands."""
    taken = {player.god for player in s.view.players}
    for player in s.view.players:
        taken.update([area for area, units in player.troops.items() if units])
    return [area for area in s.view.board.areas if area in taken]


@svg.answered
def pieces_in(s: Scene, area: str) -> list[tuple[Seat, bool]]:
    """Whose troops stand there, and whose Gods."""
    players = s.view.players
    pieces = [(seat, False) for seat, player in enumerate(players) if player.troops.get(area, 0)]
    pieces += [(seat, True) for seat, player in enumerate(players) if player.god == area]
    return sorted(pieces, key=lambda piece: players[piece[0]].team)  # a mixed troop stands together


@svg.remembered
def troops(s: Scene, chart: Chart, area: str) -> list[Element]:
    """The troops and Gods in an area; two of them when there is a battle."""
    players, pieces = s.view.players, pieces_in(s, area)
    x, y = chart.at(troop_at(area))
    places = [0.0]
    for (one, _), (two, _) in pairwise(pieces):
        places.append(places[-1] + (ALLIED if players[one].team == players[two].team else OPPOSED) * R)
    spots = [(x + place - places[-1] / 2, y) for place in places]
    parts: list[Element] = [
        tie(spots[i], spots[i + 1])
        for i, ((one, _), (two, _)) in enumerate(pairwise(pieces))
        if players[one].team == players[two].team
    ]
    for (seat, divine), (at, _) in zip(pieces, spots, strict=False):
        parts += [god_spot(s, seat, at, y)] if divine else troop(s, seat, area, at, y)
    return parts


def troop(s: Scene, seat: Seat, area: str, x: float, y: float) -> list[Element]:
    """The units of a seat with their companions; a group on its way stands a little apart."""
    move = s.view.move
    player = s.player(seat)
    units = player.troops[area]
    companions = player.companions_in(area)
    if move is None or seat not in s.view.allies(move.seat) or move.area != area or move.over:
        return troop_spots(s, seat, area, units, companions, (x, y), False)
    part, along = part_in(move, seat), companions_in(move, seat)
    if not part and not along:
        return troop_spots(s, seat, area, units, companions, (x, y), False)
    stay = [each for each in companions if each not in along]
    parts: list[Element] = []
    rest = units - part
    if rest > 0 or stay:
        parts += troop_spots(s, seat, area, rest, stay, (x + R * 1.15, y + R * 0.7), False)
        x, y = x - R * 1.05, y - R * 0.6
    going = [each for each in companions if each in along]
    return parts + troop_spots(s, seat, area, part, going, (x, y), True)


def troop_spots(
    s: Scene, seat: Seat, area: str, units: int, companions: list[str], at: Point, moving: bool
) -> list[Element]:
    x, y = at
    name = f"group-{seat}" if moving else svg.identifier("troop", seat, area)
    found: list[Element] = []
    if units:
        found.append(troop_spot(s, name, seat, area, units, at, moving))
    if s.view.amon is not None and seat == AMON:
        found += [letter(each, x - R * 0.8, y + R * 0.75, 8.5) for each in amon_letters(s, area)]
    for place, companion in enumerate(companions):
        around = BESIDE_IN_TEAM if in_teams(s) else BESIDE_IN_TOWN if area in CITY_OF else BESIDE
        dx, dy = around[place % len(around)]
        found.append(companion_spot(s, companion, x + dx * R, y + dy * R, 11.5, seat))
    return found


def amon_letters(s: Scene, area: str) -> list[str]:
    """Which of Amon's troops stands here; while one crosses the other, the one on its way."""
    amon = s.view.amon
    assert amon is not None
    here = [
        each for each in AMON_TROOPS if s.player(AMON).companions.get(amon.creatures.get(each, "")) == area
    ]
    return here[:1] if amon.march is None or len(here) < 2 else [amon.march.troop]


@svg.remembered
def troop_spot(s: Scene, name: str, seat: Seat, area: str, units: int, at: Point, moving: bool) -> Element:
    x, y = at
    tip = f"{s.voice.who(seat)}: {s.word('units', count=units)} · {s.voice.name(area)}"
    if in_teams(s):
        tip += f" · {team_name(s, seat)}"
    return svg.spot(
        name,
        svg.disc(x, y, R, seat=seat, glyph=faction_glyph(s, seat)),
        svg.counter(x + R * 0.8, y + R * 0.72, units, size=14),
        *pennant(s, seat, x - R * 0.76, y - R * 0.66),
        choice=(f"area:{area}", "stop") if moving else f"area:{area}",
        choices=s.open,
        acting=moving,
        tip=tip,
        classes="troop",
    ).having(data_area=area)


def way(s: Scene, chart: Chart) -> list[Element]:
    """The way that a troop has come in this Move action, or that one of Amon's still has to go."""
    move = s.view.move
    march = None if s.view.amon is None else s.view.amon.march
    if march is not None:  # Amon's troop: where it is going
        start, end = march.area, march.target
    elif move is None or move.origin == move.area:
        return []
    else:
        start, end = move.origin, move.area
    (x1, y1), (x2, y2) = chart.at(troop_at(start)), chart.at(troop_at(end))
    bend = (x1 + x2) / 2 + (y2 - y1) * 0.16, (y1 + y2) / 2 - (x2 - x1) * 0.16
    curve = f"M{x1:.1f} {y1:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {x2:.1f} {y2:.1f}"
    line = {"fill": "none", "stroke_linecap": "round"}
    return [
        svg.group(
            svg.path(curve, stroke="#3a2a12", stroke_width=6, stroke_opacity=0.55, **line),
            svg.path(curve, stroke=svg.GOLD_LIGHT, stroke_width=3, stroke_dasharray="1 8", **line),
            id="way",
            pointer_events="none",
        )
    ]


@svg.remembered
def worm(s: Scene, chart: Chart, area: str) -> Element:
    """Where the Giant Sandworm may come up."""
    x, y = chart.at(troop_at(area))
    return svg.spot(
        svg.identifier("worm", area),
        svg.disc(x + R * 1.6, y + R * 0.4, 11, fill="#8a5a2b", glyph=COMPANION_GLYPH["giant_sandworm"]),
        choice=f"worm:{area}",
        choices=s.open,
        tip=f"{s.voice.name(COMPANIONS['giant_sandworm'].id)} · {s.voice.name(area)}",
        classes="worm",
    )
