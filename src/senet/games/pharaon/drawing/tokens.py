"""Tokens, costs and gains: pieces that many parts share.

A resource is a coloured shape with a glyph, an offering token a papyrus disc with a golden rim: no two
kinds differ by their colour alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from senet import svg
from senet.games.pharaon.components import COLOUR_OF, COLOURS, JOKER_OF, RESOURCES, SILVER
from senet.svg import Element, Point

FILL: Final = {
    "black": "#35302c",
    "yellow": "#e0b02e",
    "green": "#3d7f45",
    "red": "#b03a2a",
    "blue": "#2a63a5",
    "silver": "#c3cbd1",
}
PALE: Final = {kind: svg.mixed(fill, "#f3e7c9", 0.55) for kind, fill in FILL.items()}
KIND_GLYPH: Final = {
    "black": "cobra",
    "yellow": "purse",
    "green": "wheat",
    "red": "pyramid",
    "blue": "scales",
    "silver": "silver_collar",
}
ZONE_GLYPH: Final = {
    "offerings": "offering_table",
    "nobles": "noble",
    "artisans": "chisel",
    "nile": "ship",
    "tomb": "mummy",
}
ZONE_FILL: Final = {
    "offerings": "#ead3a0",
    "nobles": "#e2bfa6",
    "artisans": "#d8cda4",
    "nile": "#b9d3d6",
    "tomb": "#cfc3b6",
}
JOKER_ZONE: Final = {joker: zone for zone, joker in JOKER_OF.items()}
POINTS: Final = {"off_plus1": "+1", "off_plus2": "+2"}
PICTURE: Final = 10.0  # the size at which printed resources are defined
FIRST_PLAYER_GLYPH: Final = "ankh"
PHARAOH_GLYPH: Final = "pharaoh"


# -- shapes ----------------------------------------------------------------------------------------


def around(count: int, r: float, start: float = 0.0) -> list[Point]:
    """The corners of a regular polygon, the first one `start` degrees clockwise of the top."""
    turns = [math.radians(start + 360 * i / count) for i in range(count)]
    return [(r * math.sin(turn), -r * math.cos(turn)) for turn in turns]


@svg.made_once
def outline(kind: str, r: float, fill: str, stroke: str, width: float) -> Element:
    """Royalty is a square, trade a diamond, agriculture round, construction a pentagon, justice a
    hexagon, silver an octagon."""
    points = {
        "black": around(4, r * 1.24, 45),
        "yellow": around(4, r * 1.26),
        "red": around(5, r * 1.16),
        "blue": around(6, r * 1.1),
        "silver": around(8, r * 1.05, 22.5),
    }
    if kind not in points:
        return svg.circle(0, 0, r, fill=fill, stroke=stroke, stroke_width=width, class_="edge")
    return svg.polygon(
        points[kind], fill=fill, stroke=stroke, stroke_width=width, stroke_linejoin="round", class_="edge"
    )


@svg.made_once
def shadow(r: float) -> Element:
    return svg.circle(0, r * 0.16, r * 1.34, fill="url(#senet-shade)")


@svg.made_once
def resource(x: float, y: float, r: float, kind: str, *, flat: bool = False) -> Element:
    """A resource token; `flat` is its picture, printed on something."""
    if flat:
        place = f"translate({svg.number(x)} {svg.number(y)}) scale({r / PICTURE:.3f})"
        return svg.use(f"picture-{kind}", transform=place)
    return svg.moved(x, y, shadow(r), *face(kind, r, svg.PAPYRUS_LIGHT), class_="piece")


def face(kind: str, r: float, rim: str) -> list[Element]:
    fill = FILL[kind]
    ink = svg.INK if kind in ("yellow", SILVER) else "#fff6e0"
    size = r * (1.05 if kind == "yellow" else 1.2)
    return [
        outline(kind, r, fill, rim, max(1.0, r * 0.09)),
        outline(kind, r * 0.8, "none", ink, 0.7).having(class_=None, stroke_opacity=0.4),
        svg.glyph(KIND_GLYPH[kind], 0, 0, size, ink, body=svg.mixed(fill, ink, 0.25), weight=0.4 + r * 0.012),
    ]


@svg.made_once
def pictures() -> Element:
    """The printed resources, to which the rest of the drawing refers."""
    return svg.element(
        "defs",
        *[
            svg.group(*face(kind, PICTURE, svg.mixed(FILL[kind], "#000000", 0.35)), id=f"picture-{kind}")
            for kind in RESOURCES
        ],
    )


@svg.made_once
def offering(x: float, y: float, r: float, kind: str) -> Element:
    """An offering token: basic, zone joker, or points."""
    parts: list[Element | None] = [
        shadow(r),
        svg.circle(0, 0, r, fill=svg.PAPYRUS_LIGHT, stroke=svg.GOLD, stroke_width=r * 0.17, class_="edge"),
    ]
    if kind in COLOUR_OF:
        parts.append(resource(0, 0, r * 0.6, COLOUR_OF[kind], flat=True))
    elif kind in POINTS:
        parts.append(svg.circle(0, 0, r * 0.72, fill=svg.CARNELIAN))
        parts.append(svg.label(POINTS[kind], -r * 0.04, 0, size=r * 0.8, fill=svg.PAPYRUS_LIGHT, face="bold"))
    else:
        zone = JOKER_ZONE[kind]
        parts.append(svg.circle(0, 0, r * 0.82, fill=ZONE_FILL[zone]))
        parts.append(svg.glyph(ZONE_GLYPH[zone], 0, 0, r * 1.15, svg.LAPIS, weight=0.4 + r * 0.02))
    return svg.moved(x, y, *parts, class_="piece")


@svg.made_once
def token(x: float, y: float, r: float, kind: str) -> Element:
    return resource(x, y, r, kind) if kind in RESOURCES else offering(x, y, r * 1.08, kind)


@svg.made_once
def empty_place(x: float, y: float, r: float, fill: str = "#5b4a2a") -> Element:
    ring = svg.circle(
        0, 0, r, fill=fill, fill_opacity=0.14, stroke=fill, stroke_opacity=0.55, stroke_dasharray="3 3"
    )
    return svg.moved(x, y, ring)


# -- costs and gains -------------------------------------------------------------------------------


def price_frame(x: float, y: float, r: float) -> Element:
    half, size = r * 1.42, 2 * r * 1.42
    return svg.rect(
        x - half, y - half, size, size, rx=r * 0.2, fill="#fdf8ea", stroke="#6b5630", stroke_width=1.3
    )


@svg.made_once
def price(x: float, y: float, r: float, kind: str) -> Element:
    """One unit of a cost: in a square frame. (PHAR-016)"""
    return svg.group(
        price_frame(x, y, r),
        resource(x, y, r, kind, flat=True),
    )


@svg.made_once
def any_price(x: float, y: float, r: float) -> Element:
    """One unit of a cost in a kind that the payer chooses."""
    far, places = r * 0.55, ((0, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))
    dots = [
        svg.circle(x + dx * far, y + dy * far, r * 0.4, fill=PALE[kind], stroke="#6b5630", stroke_width=0.7)
        for kind, (dx, dy) in zip(COLOURS, places, strict=True)
    ]
    return svg.group(price_frame(x, y, r), *dots)


@svg.made_once
def equal_cost(x: float, y: float, count: int) -> Element:
    """So many tokens of one kind; x is the right end."""
    parts = []
    for i in range(count):
        here = x - 13 - (count - 1 - i) * 36
        parts.append(any_price(here, y, 8.5))
        if i:
            parts.append(svg.label("=", here - 18, y, size=14, fill=svg.FADED_INK, face="bold"))
    return svg.group(*parts)


@svg.made_once
def gift(x: float, y: float, r: float, kind: str) -> Element:
    """One unit of a gain: in a round frame; `jar` is a canopic jar. (PHAR-016)"""
    ground = svg.circle(x, y, r * 1.5, fill="#fdf8ea", stroke=svg.GOLD, stroke_width=1.3)
    if kind == "jar":
        return svg.group(ground, svg.glyph("canopic_jar", x, y, r * 2.1, svg.INK, body="#e2c581"))
    return svg.group(ground, resource(x, y, r, kind, flat=True))


def row_of(items: Sequence[str], x: float, y: float, r: float, gap: float, *, cost: bool) -> Element:
    """Prices or gifts side by side, centred on x."""
    start = x - gap * (len(items) - 1) / 2
    draw = price if cost else gift
    return svg.group(*[draw(start + gap * i, y, r, kind) for i, kind in enumerate(items)])


def listed(gain: dict[str, int], jar: bool) -> list[str]:
    """What is gained, one by one."""
    kinds = [kind for kind, count in gain.items() for _ in range(count)]
    return [*kinds, "jar"] if jar else kinds


@svg.made_once
def round_token(x: float, y: float, r: float, glyph: str, fill: str) -> Element:
    """The first player token and the Pharaoh token."""
    return svg.disc(x, y, r, fill=fill, glyph=glyph, rim=svg.GOLD_LIGHT)


@svg.made_once
def first_player(x: float, y: float, r: float) -> Element:
    return round_token(x, y, r, FIRST_PLAYER_GLYPH, "#b8862f")


def cluster(count: int, index: int, width: float, most: float) -> tuple[float, float, float]:
    """Where one of several markers stands that share a space, and its size: a row, or two rows."""
    rows = 1 if count * (most * 0.8) <= width else 2
    per_row = -(-count // rows)
    row, column = divmod(index, per_row)
    in_row = min(per_row, count - row * per_row)
    gap = min(most + 3, width / per_row)
    size = min(most if rows == 1 else most * 0.8, gap + 1.5)
    return (column - (in_row - 1) / 2) * gap, (row - (rows - 1) / 2) * (size + 2), size
