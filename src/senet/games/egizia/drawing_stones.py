"""Stones of the buildings: spaces that wait, spaces that could be built next, and what is built."""

from __future__ import annotations

from senet import svg
from senet.games.egizia.drawing_parts import SANDSTONE, SANDSTONE_DARK, Scene
from senet.svg import Element, Point


@svg.remembered
def block(
    s: Scene,
    space: str,
    corners: list[Point],
    middle: Point,
    value: int,
    *,
    gold: bool = False,
    size: float = 19,
) -> Element:
    """A space of a building. Waiting for support it is dashed and pale; the next one has a firm outline;
    built it is a stone with the sign of its builder."""
    owner = s.view.built.get(space)
    tip = s.word("space", value=value)
    if owner is not None:
        tip = f"{tip} – {s.voice.who(owner)}"
        drawn = built(corners, middle, s.hue(owner), value, gold, size)
    else:
        drawn = waiting(corners, middle, value, s.view.is_open(space), size)
    return svg.spot(
        f"space-{space}",
        svg.group(*drawn, class_="piece"),
        choice=f"build:{space}",
        choices=s.open,
        tip=tip,
        classes="built" if owner is not None else "",
    )


def waiting(corners: list[Point], middle: Point, value: int, is_open: bool, size: float) -> list[Element]:
    x, y = middle
    if is_open:
        return [
            svg.polygon(
                corners,
                fill="#fbf3dc",
                stroke="#6b4f1f",
                stroke_width=2,
                stroke_linejoin="round",
                class_="edge",
            ),
            svg.label(str(value), x, y, size=size * 1.15, face="serif"),
        ]
    return [
        svg.polygon(
            corners,
            fill="#e9d8ab",
            fill_opacity=0.55,
            stroke="#a58a54",
            stroke_width=1.2,
            stroke_dasharray="4 4",
            class_="edge",
        ),
        svg.label(str(value), x, y, size=size, fill=svg.FADED_INK, face="serif"),
    ]


def built(
    corners: list[Point], middle: Point, hue: int, value: int, gold: bool, size: float
) -> list[Element]:
    x, y = middle
    colour = svg.seat_colour(hue)
    ground = svg.mixed("#e8c45a" if gold else SANDSTONE, colour.fill, 0.32)
    edge = svg.mixed(SANDSTONE_DARK, "#000000", 0.25)
    shrunk = [(x + (cx - x) * 0.86, y + (cy - y) * 0.86) for cx, cy in corners]
    return [
        svg.polygon(
            corners, fill=ground, stroke=edge, stroke_width=1.6, stroke_linejoin="round", class_="edge"
        ),
        svg.polygon(corners, fill=f"url(#senet-hatch-{colour.hatch})"),
        svg.polygon(shrunk, fill="none", stroke="#fff6dc", stroke_opacity=0.55),
        svg.marker(x, y, size * 1.3, hue),
    ]
