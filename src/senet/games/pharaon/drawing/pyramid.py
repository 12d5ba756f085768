"""The time pyramid with the round counter below it."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.pharaon.components import COLOURS, PYRAMID, ROUNDS
from senet.games.pharaon.drawing.tokens import FIRST_PLAYER_GLYPH, cluster, resource
from senet.games.pharaon.table import Pharaon
from senet.kernel.telling import Words
from senet.svg import Box, Element, Point, Scene

CELL: Final = 31.0
CELL_WIDTH: Final = 45.0

Space = tuple[int, int]  # a row of the pyramid and a space in it; row 0 is the round counter


class Pyramid(NamedTuple):
    """The pyramid, and where the cylinders stand."""

    box: Box
    round: int
    people: tuple[str, ...]
    cylinders: tuple[Space, ...]  # by seat
    reached: Space  # by the one who looks

    @property
    def foot(self) -> Point:
        """The middle of the lowest line."""
        return self.box.x + self.box.w / 2, self.box.foot - 10


class Cell(NamedTuple):
    """A space with its reward."""

    row: int
    space: int
    reward: str
    x: float
    y: float
    reached: bool


class RoundCell(NamedTuple):
    """A space of the round counter."""

    round: int
    x: float
    y: float
    now: bool


def pyramid(s: Scene, box: Box) -> Element:
    view: Pharaon = s.view
    cylinders = tuple([(player.row, player.space) for player in view.players])
    reached = cylinders[s.seat] if 0 <= s.seat < len(cylinders) else (0, 0)
    return pyramid_drawn(Pyramid(box, view.round, s.people, cylinders, reached), s.words)


@svg.part
def pyramid_drawn(p: Pyramid, words: Words) -> Element:
    """Four rows of rewards above the round counter, all with the cylinders that stand there."""
    middle, floor = p.foot
    parts = [svg.papyrus(*p.box)]
    for i in range(ROUNDS):
        x = middle - CELL_WIDTH * ROUNDS / 2 + i * CELL_WIDTH
        parts.append(round_cell(RoundCell(i + 1, x, floor - CELL, i + 1 == p.round)))
    for row in range(1, len(PYRAMID)):
        left = middle - CELL_WIDTH * len(PYRAMID[row]) / 2
        top = floor - CELL * (row + 1) - 4
        for i, reward in enumerate(PYRAMID[row]):
            reached = p.reached[0] == row and i < p.reached[1]
            cell = Cell(row, i + 1, reward, left + i * CELL_WIDTH, top, reached)
            parts.append(reward_cell(cell, words))
    return svg.group(*parts, *[cylinder(p, seat) for seat in range(len(p.cylinders))])


@svg.part
def round_cell(p: RoundCell) -> Element:
    fill = svg.LAPIS if p.now else "#d9c48f"
    ink = svg.PAPYRUS_LIGHT if p.now else svg.FADED_INK
    return svg.spot(
        f"pyramid-0-{p.round}",
        cell_ground(p.x, p.y, fill, "#6b5630"),
        svg.label(str(p.round), p.x + 9, p.y + CELL / 2, size=15, fill=ink, face="bold"),
    )


@svg.part
def reward_cell(p: Cell, words: Words) -> Element:
    return svg.spot(
        f"pyramid-{p.row}-{p.space}",
        cell_ground(p.x, p.y, "#efdcae", "#a98f57"),
        reward_sign(p.reward, p.x + CELL_WIDTH / 2 - 4, p.y + CELL / 2),
        choice=f"reward:{p.reward}" if p.reached and p.reward != "none" else None,
        tip=words.word(f"reward-{p.reward.replace('_', '-')}"),
    )


def cell_ground(x: float, y: float, fill: str, stroke: str) -> Element:
    return svg.rect(x + 1, y + 1, CELL_WIDTH - 2, CELL - 2, rx=4, fill=fill, stroke=stroke, class_="edge")


def reward_sign(reward: str, x: float, y: float) -> Element | None:
    if reward == "silver":
        return resource(x, y, 9.5, "silver", flat=True)
    if reward == "first_player":
        return svg.glyph(FIRST_PLAYER_GLYPH, x, y, 23, svg.INK, body="#e2c581")
    if reward == "offering":
        return svg.group(
            svg.circle(x, y, 10.5, fill=svg.PAPYRUS_LIGHT, stroke=svg.GOLD, stroke_width=2),
            svg.glyph("offering_table", x, y, 13, svg.INK),
        )
    if reward == "basic":
        places = ((0.0, 0.0), (-7.0, -5.0), (7.0, -5.0), (-7.0, 5.5), (7.0, 5.5))
        spread = zip(COLOURS, places, strict=True)
        return svg.group(
            *[resource(x + 1.25 * dx, y + dy, 4.6, kind, flat=True) for kind, (dx, dy) in spread]
        )
    return None


def cylinder(p: Pyramid, seat: int) -> Element:
    """A cylinder on the round counter, or on the pyramid after a pass."""
    middle, floor = p.foot
    row, space = p.cylinders[seat]
    if row:
        left = middle - CELL_WIDTH * len(PYRAMID[row]) / 2
        x = left + space * CELL_WIDTH - 11
        y = floor - CELL * (row + 0.5) - 4
        size = 18.0
    else:
        here = [other for other, each in enumerate(p.cylinders) if not each[0]]
        left = middle - CELL_WIDTH * ROUNDS / 2 + (p.round - 1) * CELL_WIDTH + 15
        dx, dy, size = cluster(len(here), here.index(seat), 28, 13)
        x, y = left + 14 + dx, floor - CELL / 2 + dy
    return svg.spot(f"cylinder-{seat}", svg.marker(x, y, size, seat), tip=p.people[seat])
