"""The time pyramid with the round counter below it."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import COLOURS, PYRAMID, ROUNDS
from senet.games.pharaon.drawing.tokens import FIRST_PLAYER_GLYPH, cluster, resource
from senet.games.pharaon.table import Pharaon
from senet.kernel.telling import Words
from senet.svg import Box, Element, Point, Scene

CELL: Final = 31.0
CELL_WIDTH: Final = 45.0

Space = tuple[int, int]  # a row of the pyramid and a space in it; row 0 is the round counter


def pyramid(s: Scene, box: Box) -> Element:
    view: Pharaon = s.view
    cylinders = tuple([(player.row, player.space) for player in view.players])
    reached = cylinders[s.seat] if 0 <= s.seat < len(cylinders) else (0, 0)
    return pyramid_drawn(box, view.round, s.people, cylinders, reached, s.words)


@svg.part
def pyramid_drawn(
    box: Box,
    round: int,
    people: tuple[str, ...],
    cylinders: tuple[Space, ...],  # where they stand, by seat
    reached: Space,  # by the one who looks
    words: Words,
) -> Element:
    """Four rows of rewards above the round counter, all with the cylinders that stand there."""
    foot = box.x + box.w / 2, box.foot - 10
    parts = [svg.papyrus(*box)]
    for i in range(ROUNDS):
        parts.append(round_cell(i + 1, *corner(0, i, foot), i + 1 == round))
    for row in range(1, len(PYRAMID)):
        for i, reward in enumerate(PYRAMID[row]):
            is_reached = reached[0] == row and i < reached[1]
            parts.append(reward_cell(row, i + 1, reward, *corner(row, i, foot), is_reached, words))
    on_counter = [seat for seat, (row, _) in enumerate(cylinders) if not row]
    for seat, (row, space) in enumerate(cylinders):
        if row:
            x, y = corner(row, space, foot)
            x, y, size = x - 11, y + CELL / 2, 18.0
        else:
            left, top = corner(0, round - 1, foot)
            dx, dy, size = cluster(len(on_counter), on_counter.index(seat), 28, 13)
            x, y = left + 15 + 14 + dx, top + CELL / 2 + dy
        parts.append(svg.spot(f"cylinder-{seat}", svg.marker(x, y, size, seat), tip=people[seat]))
    return svg.group(*parts)


def corner(row: int, place: int, foot: Point) -> Point:
    """The upper left corner of a space; the foot is the middle of the lowest line."""
    spaces = len(PYRAMID[row]) if row else ROUNDS
    x = foot[0] - CELL_WIDTH * spaces / 2 + place * CELL_WIDTH
    return x, foot[1] - CELL * (row + 1) - (4 if row else 0)


@svg.part
def round_cell(round: int, x: float, y: float, is_now: bool) -> Element:
    fill = svg.LAPIS if is_now else "#d9c48f"
    ink = svg.PAPYRUS_LIGHT if is_now else svg.FADED_INK
    return svg.spot(
        f"pyramid-0-{round}",
        cell_ground(x, y, fill, "#6b5630"),
        svg.label(str(round), x + 9, y + CELL / 2, size=15, fill=ink, face="bold"),
    )


@svg.part
def reward_cell(
    row: int, space: int, reward: str, x: float, y: float, is_reached: bool, words: Words
) -> Element:
    return svg.spot(
        f"pyramid-{row}-{space}",
        cell_ground(x, y, "#efdcae", "#a98f57"),
        reward_sign(reward, x + CELL_WIDTH / 2 - 4, y + CELL / 2),
        choice=f"reward:{reward}" if is_reached and reward != "none" else None,
        tip=words.word(f"reward-{reward.replace('_', '-')}"),
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
