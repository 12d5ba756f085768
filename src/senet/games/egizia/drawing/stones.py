"""Stones of the buildings: spaces that wait, spaces that could be built next, and what is built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from senet import svg
from senet.games.egizia.drawing.scene import Person, person
from senet.games.egizia.drawing.signs import SANDSTONE, SANDSTONE_DARK
from senet.games.egizia.maps import SPACES_AT, VALUE
from senet.games.egizia.table import Egizia
from senet.kernel.telling import Words
from senet.svg import Element, Point, Scene

SIZE: Final = 19.0  # of the number on a space


class Stones(NamedTuple):
    """What is built at a site, and what could be built next."""

    built: tuple[tuple[str, Person], ...]  # by space
    open: tuple[str, ...]


class Block(NamedTuple):
    """A space of a building."""

    space: str
    corners: tuple[Point, ...]
    middle: Point
    owner: Person | None  # who has built it
    is_open: bool
    is_gold: bool


def stones_at(s: Scene, site: str) -> Stones:
    view: Egizia = s.view
    built = [(space, person(s, view.built[space])) for space in SPACES_AT[site] if space in view.built]
    return Stones(tuple(built), tuple(view.open_spaces(site)))


def block(
    p: Stones, space: str, corners: Sequence[Point], middle: Point, words: Words, is_gold: bool = False
) -> Element:
    owner = dict(p.built).get(space)
    return block_drawn(Block(space, tuple(corners), middle, owner, space in p.open, is_gold), words)


@svg.part
def block_drawn(p: Block, words: Words) -> Element:
    """Waiting for support it is dashed and pale; the next one has a firm outline; built it is a stone with the sign of
    its builder."""
    tip = words.word("space", {"value": VALUE[p.space]})
    if p.owner is not None:
        tip = f"{tip} – {p.owner.name}"
    return svg.spot(
        f"space-{p.space}",
        svg.group(*(waiting(p) if p.owner is None else built(p, p.owner.hue)), class_="piece"),
        choice=f"build:{p.space}",
        tip=tip,
        classes="" if p.owner is None else "built",
    )


def waiting(p: Block) -> list[Element]:
    (x, y), corners, value = p.middle, list(p.corners), str(VALUE[p.space])
    if p.is_open:
        ground = svg.polygon(
            corners, fill="#fbf3dc", stroke="#6b4f1f", stroke_width=2, stroke_linejoin="round", class_="edge"
        )
        return [ground, svg.label(value, x, y, size=SIZE * 1.15, face="serif")]
    ground = svg.polygon(corners, fill="#e9d8ab", fill_opacity=0.55, stroke="#a58a54", stroke_width=1.2,
                         stroke_dasharray="4 4", class_="edge")  # fmt: skip
    return [ground, svg.label(value, x, y, size=SIZE, fill=svg.FADED_INK, face="serif")]


def built(p: Block, hue: int) -> list[Element]:
    (x, y), corners = p.middle, list(p.corners)
    colour = svg.seat_colour(hue)
    ground = svg.mixed("#e8c45a" if p.is_gold else SANDSTONE, colour.fill, 0.32)
    edge = svg.mixed(SANDSTONE_DARK, "#000000", 0.25)
    shrunk = [(x + (cx - x) * 0.86, y + (cy - y) * 0.86) for cx, cy in corners]
    return [
        svg.polygon(
            corners, fill=ground, stroke=edge, stroke_width=1.6, stroke_linejoin="round", class_="edge"
        ),
        svg.polygon(corners, fill=f"url(#senet-hatch-{colour.hatch})"),
        svg.polygon(shrunk, fill="none", stroke="#fff6dc", stroke_opacity=0.55),
        svg.marker(x, y, SIZE * 1.3, hue),
    ]
