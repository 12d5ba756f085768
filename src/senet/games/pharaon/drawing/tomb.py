"""The panel of the tomb: a stairway, and who succeeds the Pharaoh."""

from __future__ import annotations

from senet import svg
from senet.games.pharaon.components import LAST_TOMB_SPACE, SUCCESSION_TOMB, TOMB_COST, TOMB_POINTS
from senet.games.pharaon.drawing.panel import HEAD, Panel, panel, panel_of
from senet.games.pharaon.drawing.tokens import PHARAOH_GLYPH, price, round_token
from senet.games.pharaon.table import NOBODY, Pharaon
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene


def tomb(s: Scene, box: Box) -> Element:
    view: Pharaon = s.view
    cubes = tuple([player.tomb for player in view.players])
    return tomb_drawn(panel_of(view, "tomb", box), s.people, cubes, view.pharaoh == NOBODY, s.words)


@svg.part
def tomb_drawn(
    zone: Panel, people: tuple[str, ...], cubes: tuple[int, ...], has_pharaoh: bool, words: Words
) -> Element:
    """A stairway of six spaces; the cubes stand on its steps, and the Pharaoh token lies here at first."""
    x, y, width, height = zone.box
    left, floor = x + 14, y + height - 12
    wide = (width - 28) / (LAST_TOMB_SPACE + 1)
    room = height - HEAD - 24
    parts: list[Element] = []
    for space in range(LAST_TOMB_SPACE + 1):
        tall = 66 + (room - 66 - 56) * space / LAST_TOMB_SPACE
        box = Box(left + wide * space, floor - tall, wide, tall)
        parts.append(step(space, box, words))
        parts += cubes_on(space, cubes, left + wide * (space + 0.5), floor - tall, people)
    return panel(zone, words, *parts, succession(x + 20, y + HEAD + 10, wide * 3.6, has_pharaoh, words))


@svg.part
def step(space: int, box: Box, words: Words) -> Element:
    x, y, width, height = box
    middle = x + width / 2
    parts = stones(space, box)
    if space:
        parts.append(svg.badge(TOMB_POINTS[space], middle, y + 24, size=16, shape="circle"))
        parts += step_cost(TOMB_COST[space], middle, y + 57)
    else:
        parts.append(svg.glyph("gateway", middle, y + 34, 34, svg.INK, opacity=0.75))
    if space == SUCCESSION_TOMB:
        parts.append(svg.glyph("double_crown", middle, y + height - 24, 32, svg.CARNELIAN, body="#f2d68f"))
    tip = words.word("tomb-space", {"space": space, "points": TOMB_POINTS[space]})
    return svg.spot(f"tomb-{space}", *parts, tip=tip)


def stones(space: int, box: Box) -> list[Element]:
    """The masonry of a step, the higher the darker."""
    x, y, width, height = box
    line = "#6b5630"
    fill = svg.mixed("#cdb88a", "#8c7448", space / (LAST_TOMB_SPACE + 2))
    parts = [
        svg.rect(x + 1, y, width - 2, height, rx=3, fill=fill, stroke=line, stroke_width=1.1, class_="edge"),
        svg.rect(x + 1, y, width - 2, 5, rx=2, fill="#f3e7c9", fill_opacity=0.75),
    ]
    for row in range(1, int(height // 22)):
        top = y + row * 22
        joint = x + width * (0.5 if row % 2 else 0.25)
        parts.append(svg.line(x + 1, top, x + width - 1, top, stroke=line, stroke_opacity=0.16))
        parts.append(svg.line(joint, top, joint, top + 22, stroke=line, stroke_opacity=0.16))
    return parts


def step_cost(cost: list[str], middle: float, y: float) -> list[Element]:
    """Two in a row; the last of three stands in the middle."""
    parts = []
    for i, colour in enumerate(cost):
        alone = len(cost) == 3 and i == 2
        x = middle if alone else middle + (i % 2 * 2 - 1) * 14.5
        parts.append(price(x, y + i // 2 * 29, 9, colour))
    return parts


def cubes_on(
    space: int, cubes: tuple[int, ...], x: float, y: float, people: tuple[str, ...]
) -> list[Element]:
    """The cubes on a step, in rows above one another."""
    here = [seat for seat, place in enumerate(cubes) if place == space]
    per_row = 3 if len(here) > 4 else 2
    drawn = []
    for place, seat in enumerate(here):
        row, column = divmod(place, per_row)
        in_row = min(per_row, len(here) - row * per_row)
        cx = x + (column - (in_row - 1) / 2) * (20 if per_row == 3 else 22)
        cube = svg.cube(cx, y - 11 - row * 19, 22, seat=seat)
        drawn.append(svg.spot(f"cube-{seat}", cube, tip=f"{people[seat]}: {space}"))
    return drawn


def succession(x: float, y: float, width: float, has_pharaoh: bool, words: Words) -> Element:
    """Who succeeds: two nobles and the third space; the token lies here until then."""
    shift = 52 if has_pharaoh else 0
    token = round_token(x + 22, y + 26, 21, PHARAOH_GLYPH, "#7d2f6b")
    return svg.group(
        svg.spot("pharaoh-token", token, tip=words.word("pharaoh")) if has_pharaoh else None,
        svg.paragraph(
            words.word("succession"), x + shift, y + 8, width - shift, 13, fill=svg.FADED_INK, lines=4
        ),
    )
