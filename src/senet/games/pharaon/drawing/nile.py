"""The panel of the Nile: its actions, and below them the influence tracks."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import COLOURS, NILE_ACTIONS, TOP_STEP, TRACK_POINTS
from senet.games.pharaon.drawing.panel import HEAD, Panel, panel, panel_of
from senet.games.pharaon.drawing.tokens import FILL, PALE, cluster, listed, resource, row_of
from senet.games.pharaon.table import Pharaon
from senet.kernel.telling import Words
from senet.svg import Box, Element, Point, Scene

ACTION_HEIGHT: Final = 138.0
TRACKS_LEFT: Final = 44.0
ARROW: Final[list[Point]] = [
    (0, -34),
    (18, -15),
    (11.5, -15),
    (11.5, 24),
    (-11.5, 24),
    (-11.5, -15),
    (-18, -15),
]
LEVELS: Final = TOP_STEP + 1  # the start and the steps above it

Steps = tuple[tuple[int, ...], ...]  # where the discs stand, by colour, then by seat


def nile(s: Scene, box: Box) -> Element:
    view: Pharaon = s.view
    steps = tuple([tuple([player.tracks[colour] for player in view.players]) for colour in COLOURS])
    return nile_drawn(panel_of(view, "nile", box), s.people, steps, s.words)


@svg.part
def nile_drawn(zone: Panel, people: tuple[str, ...], steps: Steps, words: Words) -> Element:
    """Five actions side by side, and below them the tracks."""
    x, y, width, height = zone.box
    step = (width - 28 + 6) / len(NILE_ACTIONS)
    actions = [
        action_space(number, x + 14 + i * step, y + HEAD + 10, step - 6, words)
        for i, number in enumerate(NILE_ACTIONS)
    ]
    top = y + HEAD + 10 + ACTION_HEIGHT + 10
    box = Box(x + 14, top, width - 28, y + height - 10 - top)
    return panel(zone, words, *actions, tracks(steps, box, people, words))


# -- actions ---------------------------------------------------------------------------------------


@svg.part
def action_space(number: str, x: float, y: float, width: float, words: Words) -> Element:
    """The cost in squares, the arrows with their tracks, the gain in circles."""
    action = NILE_ACTIONS[number]
    middle = x + width / 2
    first = middle - (len(action.arrows) - 1) / 2 * 38
    ground = svg.rect(
        x, y, width, ACTION_HEIGHT, rx=8, fill="#dbe6e0", fill_opacity=0.85, stroke="#7f9a9c", class_="edge"
    )
    return svg.spot(
        f"nile-{number}",
        ground,
        row_of(action.cost, middle, y + 20, 10, 34, cost=True),
        *[arrow(first + i * 38, y + 75, allowed) for i, allowed in enumerate(action.arrows)],
        svg.line(x + 8, y + 102, x + width - 8, y + 102, stroke="#7f9a9c", stroke_opacity=0.6),
        row_of(listed(action.gain, action.jar), middle, y + 120, 9, 34, cost=False),
        choice=f"nile:{number}",
        tip=f"{words.name('nile')} {number}",
    )


def arrow(x: float, y: float, allowed: list[str]) -> Element:
    """One step up, on one of these tracks."""
    if len(allowed) == 2:
        signs = [resource(0, -9 + 20 * i, 7.6, colour, flat=True) for i, colour in enumerate(allowed)]
    else:
        places = ((0.0, -18.0), (-5.2, -7.0), (5.2, -1.0), (-5.2, 8.0), (5.2, 15.0))
        signs = [
            resource(dx, dy, 4.8, colour, flat=True) for colour, (dx, dy) in zip(allowed, places, strict=True)
        ]
    return svg.moved(
        x,
        y,
        svg.polygon(
            ARROW, fill=svg.PAPYRUS_LIGHT, stroke=svg.LAPIS, stroke_width=1.5, stroke_linejoin="round"
        ),
        *signs,
    )


# -- tracks ----------------------------------------------------------------------------------------


def tracks(steps: Steps, box: Box, people: tuple[str, ...], words: Words) -> Element:
    """Five tracks of three steps above the start; several discs may share a step."""
    x, y, width, height = box
    step = (width - TRACKS_LEFT + 6) / len(COLOURS)
    places = [Box(x + TRACKS_LEFT + i * step, y, step - 6, height) for i in range(len(COLOURS))]
    parts: list[Element] = []
    for level in range(1, LEVELS):
        middle = y + height - height / LEVELS * (level + 0.5)
        points = str(TRACK_POINTS[level])
        parts.append(svg.label(points, x + 20, middle, size=20, fill=svg.CARNELIAN, face="serif"))
    for i, colour in enumerate(COLOURS):
        parts.append(track(colour, places[i], words))
    for i, colour in enumerate(COLOURS):
        parts += discs(steps[i], colour, places[i], people)
    return svg.group(*parts)


@svg.part
def track(colour: str, box: Box, words: Words) -> Element:
    x, y, width, height = box
    fill, tall = FILL[colour], height / LEVELS
    ground = svg.rect(
        x, y, width, height, rx=8, fill=PALE[colour], stroke=fill, stroke_width=1.4, class_="edge"
    )
    cells = [
        svg.rect(
            x + 3,
            y + height - tall * (level + 1) + 2,
            width - 6,
            tall - 4,
            rx=5,
            fill=svg.mixed(fill, "#fdf8ea", 0.72 - 0.13 * level),
            stroke=fill,
            stroke_opacity=0.7,
        )
        for level in range(1, LEVELS)
    ]
    sign = resource(x + 15, y + height - tall / 2, 8.5, colour, flat=True)
    drawn = svg.group(ground, *cells, sign, class_="piece")
    return svg.spot(f"track-{colour}", drawn, choice=f"track:{colour}", tip=words.name(colour))


def discs(steps: tuple[int, ...], colour: str, box: Box, people: tuple[str, ...]) -> list[Element]:
    """The discs of all players on one track."""
    tall = box.h / LEVELS
    drawn = []
    for seat, level in enumerate(steps):
        here = [other for other, step in enumerate(steps) if step == level]
        left, room = (box.x + 26, box.w - 30) if level == 0 else (box.x + 6, box.w - 12)
        dx, dy, size = cluster(len(here), here.index(seat), room, 17)
        disc = svg.marker(left + room / 2 + dx, box.foot - tall * (level + 0.5) + dy, size, seat)
        drawn.append(svg.spot(f"disc-{seat}-{colour}", disc, tip=f"{people[seat]}: {level}"))
    return drawn
