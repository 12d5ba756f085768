"""The panels of the Nile with its influence tracks, and of the tomb."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import (
    COLOURS,
    LAST_TOMB_SPACE,
    NILE,
    SUCCESSION_TOMB,
    TOMB_COST,
    TOMB_POINTS,
    TOP_STEP,
    TRACK_POINTS,
    NileAction,
)
from senet.games.pharaon.drawing_tokens import (
    FILL,
    PALE,
    PHARAOH_GLYPH,
    Scene,
    cluster,
    listed,
    price,
    resource,
    round_token,
    row_of,
)
from senet.games.pharaon.drawing_zones import HEAD, zone_panel
from senet.games.pharaon.table import NOBODY
from senet.svg import Element

ACTION_HEIGHT: Final = 138.0
TRACKS_LEFT: Final = 44.0

# -- Nile ------------------------------------------------------------------------------------------


@svg.remembered
def nile(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """Five actions side by side, and below them the tracks."""
    step = (width - 28 + 6) / len(NILE)
    actions = [
        nile_action(s, row, x + 14 + i * step, y + HEAD + 10, step - 6) for i, row in enumerate(NILE.values())
    ]
    top = y + HEAD + 10 + ACTION_HEIGHT + 10
    return zone_panel(
        s,
        "nile",
        x,
        y,
        width,
        height,
        None,
        *actions,
        tracks(s, x + 14, top, width - 28, y + height - 10 - top),
    )


@svg.remembered
def nile_action(s: Scene, row: NileAction, x: float, y: float, width: float) -> Element:
    """The cost in squares, the arrows with their tracks, the gain in circles."""
    middle = x + width / 2
    ground = svg.rect(
        x, y, width, ACTION_HEIGHT, rx=8, fill="#dbe6e0", fill_opacity=0.85, stroke="#7f9a9c", class_="edge"
    )
    count = len(row.arrows)
    arrows = [
        arrow(middle + (i - (count - 1) / 2) * 38, y + 75, allowed) for i, allowed in enumerate(row.arrows)
    ]
    return svg.spot(
        f"nile-{row.number}",
        ground,
        row_of(row.cost, middle, y + 20, 10, 34, cost=True),
        *arrows,
        svg.line(x + 8, y + 102, x + width - 8, y + 102, stroke="#7f9a9c", stroke_opacity=0.6),
        row_of(listed(row.gain, row.jar), middle, y + 120, 9, 34, cost=False),
        choice=f"nile:{row.number}",
        choices=s.open,
        tip=f"{s.voice.name('nile')} {row.number}",
    )


def arrow(x: float, y: float, allowed: list[str]) -> Element:
    """One step up, on one of these tracks."""
    shape: list[svg.Point] = [
        (0, -34),
        (18, -15),
        (11.5, -15),
        (11.5, 24),
        (-11.5, 24),
        (-11.5, -15),
        (-18, -15),
    ]
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
            shape, fill=svg.PAPYRUS_LIGHT, stroke=svg.LAPIS, stroke_width=1.5, stroke_linejoin="round"
        ),
        *signs,
    )


@svg.remembered
def tracks(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """Five tracks of three steps above the start; several discs may share a step."""
    step = (width - TRACKS_LEFT + 6) / len(COLOURS)
    tall = height / (TOP_STEP + 1)
    parts: list[Element] = []
    for level in range(TOP_STEP + 1):
        middle = y + height - tall * (level + 0.5)
        if level:
            points = str(TRACK_POINTS[level])
            parts.append(svg.label(points, x + 20, middle, size=20, fill=svg.CARNELIAN, face="serif"))
    for i, colour in enumerate(COLOURS):
        parts.append(track(s, colour, x + TRACKS_LEFT + i * step, y, step - 6, height))
    discs = []
    for i, colour in enumerate(COLOURS):
        left = x + TRACKS_LEFT + i * step
        discs += track_discs(s, colour, left, y + height, step - 6, tall)
    return svg.group(*parts, *discs)


@svg.remembered
def track(s: Scene, colour: str, x: float, y: float, width: float, height: float) -> Element:
    tall = height / (TOP_STEP + 1)
    cells = [
        svg.rect(
            x + 3,
            y + height - tall * (level + 1) + 2,
            width - 6,
            tall - 4,
            rx=5,
            fill=svg.mixed(FILL[colour], "#fdf8ea", 0.72 - 0.13 * level),
            stroke=FILL[colour],
            stroke_opacity=0.7,
        )
        for level in range(1, TOP_STEP + 1)
    ]
    ground = svg.rect(
        x, y, width, height, rx=8, fill=PALE[colour], stroke=FILL[colour], stroke_width=1.4, class_="edge"
    )
    sign = resource(x + 15, y + height - tall / 2, 8.5, colour, flat=True)
    return svg.spot(
        f"track-{colour}",
        svg.group(ground, *cells, sign, class_="piece"),
        choice=f"track:{colour}",
        choices=s.open,
        tip=s.voice.name(colour),
    )


def track_discs(s: Scene, colour: str, x: float, bottom: float, width: float, tall: float) -> list[Element]:
    players = s.view.players
    discs = []
    for seat, player in enumerate(players):
        level = player.tracks[colour]
        here = [other for other, each in enumerate(players) if each.tracks[colour] == level]
        left, room = (x + 26, width - 30) if level == 0 else (x + 6, width - 12)
        dx, dy, size = cluster(len(here), here.index(seat), room, 17)
        disc = svg.marker(left + room / 2 + dx, bottom - tall * (level + 0.5) + dy, size, seat)
        discs.append(svg.spot(f"disc-{seat}-{colour}", disc, tip=f"{s.who(seat)}: {level}"))
    return discs


# -- tomb ------------------------------------------------------------------------------------------


@svg.remembered
def tomb(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """A stairway of six spaces; the cubes stand on its steps."""
    left, right = x + 14, x + width - 14
    step = (right - left) / (LAST_TOMB_SPACE + 1)
    floor = y + height - 12
    room = height - HEAD - 24
    parts: list[Element | None] = []
    for space in range(LAST_TOMB_SPACE + 1):
        tall = 66 + (room - 66 - 56) * space / LAST_TOMB_SPACE
        parts.append(tomb_space(s, space, left + step * space, floor - tall, step, tall))
        parts += tomb_cubes(s, space, left + step * (space + 0.5), floor - tall, step)
    parts.append(succession(s, x + 20, y + HEAD + 10, step * 3.6))
    return zone_panel(s, "tomb", x, y, width, height, None, *parts)


@svg.remembered
def tomb_space(s: Scene, space: int, x: float, y: float, width: float, height: float) -> Element:
    dark = svg.mixed("#cdb88a", "#8c7448", space / (LAST_TOMB_SPACE + 2))
    parts: list[Element] = [
        svg.rect(
            x + 1, y, width - 2, height, rx=3, fill=dark, stroke="#6b5630", stroke_width=1.1, class_="edge"
        ),
        svg.rect(x + 1, y, width - 2, 5, rx=2, fill="#f3e7c9", fill_opacity=0.75),
    ]
    middle = x + width / 2
    for row in range(1, int(height // 22)):
        shift = width * (0.5 if row % 2 else 0.25)
        parts.append(
            svg.line(x + 1, y + row * 22, x + width - 1, y + row * 22, stroke="#6b5630", stroke_opacity=0.16)
        )
        parts.append(
            svg.line(
                x + shift, y + row * 22, x + shift, y + row * 22 + 22, stroke="#6b5630", stroke_opacity=0.16
            )
        )
    if space:
        parts.append(svg.badge(TOMB_POINTS[space], middle, y + 24, size=16, shape="circle"))
        for i, colour in enumerate(TOMB_COST[space]):
            cx, cy = middle + (i % 2 * 2 - 1) * 14.5, y + 57 + i // 2 * 29
            if len(TOMB_COST[space]) == 3 and i == 2:
                cx = middle
            parts.append(price(cx, cy, 9, colour))
    else:
        parts.append(svg.glyph("gateway", middle, y + 34, 34, svg.INK, opacity=0.75))
    if space == SUCCESSION_TOMB:
        parts.append(svg.glyph("double_crown", middle, y + height - 24, 32, svg.CARNELIAN, body="#f2d68f"))
    return svg.spot(f"tomb-{space}", *parts, tip=s.word("tomb-space", space=space, points=TOMB_POINTS[space]))


def tomb_cubes(s: Scene, space: int, x: float, y: float, width: float) -> list[Element]:
    here = [seat for seat, player in enumerate(s.view.players) if player.tomb == space]
    cubes = []
    for place, seat in enumerate(here):
        per_row = 3 if len(here) > 4 else 2
        row, column = divmod(place, per_row)
        in_row = min(per_row, len(here) - row * per_row)
        cx = x + (column - (in_row - 1) / 2) * (20 if per_row == 3 else 22)
        cube = svg.cube(cx, y - 11 - row * 19, 22, seat=seat)
        cubes.append(svg.spot(f"cube-{seat}", cube, tip=f"{s.who(seat)}: {space}"))
    return cubes


@svg.remembered
def succession(s: Scene, x: float, y: float, width: float) -> Element:
    """Who succeeds: two nobles and the third space; the token lies here until then."""
    words = s.word("succession")
    unowned = s.view.pharaoh == NOBODY
    token = round_token(x + 22, y + 26, 21, PHARAOH_GLYPH, "#7d2f6b") if unowned else None
    return svg.group(
        svg.spot("pharaoh-token", token, tip=s.word("pharaoh")) if token else None,
        svg.paragraph(
            words,
            x + (52 if unowned else 0),
            y + 8,
            width - (52 if unowned else 0),
            13,
            fill=svg.FADED_INK,
            lines=4,
        ),
    )
