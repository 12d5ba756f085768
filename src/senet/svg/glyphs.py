"""Hieroglyphs as art: outlines over a silhouette that can be tinted."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import senet
from senet.svg.elements import Element, group, made_once, number, path, use
from senet.svg.palette import INK

ART: Final = Path(senet.__path__[0]) / "art"


class Glyph(NamedTuple):
    width: float
    height: float
    body: str  # the silhouette
    line: str  # the rest of the drawing
    stroke: float = 0  # our own drawings are strokes of this width; those of the font are outlines


@cache
def glyph_table() -> dict[str, Glyph]:
    """All glyphs by name: those of the font (glyphs.json) and our own drawings (own.json)."""
    rows: dict[str, Glyph] = {}
    for file in ("glyphs.json", "own.json"):
        found = json.loads((ART / file).read_text(encoding="utf-8"))
        rows |= {name: Glyph(**row) for name, row in found.items()}
    return rows


@made_once
def glyph(
    name: str,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    *,
    body: str | None = None,
    weight: float = 0.6,
    opacity: float | None = None,
) -> Element:
    """The glyph centred on (x, y) in a square of that size; `body` tints what its lines enclose."""
    shape = glyph_table()[name]
    scale = size / max(shape.width, shape.height)
    left, top = x - shape.width * scale / 2, y - shape.height * scale / 2
    place = f"translate({number(left)} {number(top)}) scale({scale:.4f})"
    bold = weight / scale + shape.stroke
    drawn = use(f"glyph-{name}", fill=fill, stroke=fill, stroke_width=round(bold))
    under = None if body is None else use(f"body-{name}", fill=body)
    return group(under, drawn, transform=place, class_="glyph", opacity=opacity)


def glyph_definition(reference: str) -> Element | None:
    """The element behind `glyph-NAME` or `body-NAME`, or None if there is no such glyph."""
    kind, _, name = reference.partition("-")
    shape = glyph_table().get(name)
    if shape is None or kind not in ("glyph", "body"):
        return None
    if kind == "body":
        return path(shape.body, id=reference)
    fill = "none" if shape.stroke else None
    round_ends = "round" if shape.stroke else None
    return path(
        shape.body + shape.line, id=reference, fill=fill, stroke_linejoin="round", stroke_linecap=round_ends
    )
