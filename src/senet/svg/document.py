"""A whole drawing, and the things in it that can be named, lit and clicked."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Final

from senet.svg.definitions import STYLE, definitions
from senet.svg.elements import PLAIN_ID, Element, Value, element, group, number, title
from senet.svg.glyphs import glyph_definition
from senet.svg.palette import GOLD, GOLD_LIGHT, LAPIS

REFERENCE: Final = re.compile(r"url\(#(.+)\)")
OUTLINES: Final[dict[str, tuple[dict[str, str], ...]]] = {
    "mine": ({"stroke": LAPIS, "stroke-width": "3"},),
    "acting": ({"stroke": GOLD, "stroke-width": "4.5"}, {"stroke": GOLD_LIGHT, "stroke-width": "1.6"}),
    "choice": (
        {"stroke": "#6b4a10", "stroke-width": "4.4", "stroke-opacity": "0.8"},
        {"stroke": "#fff0b3", "stroke-width": "2.8", "stroke-dasharray": "8 4", "class": "lit lit-dash"},
    ),
}
GLOW: Final[dict[str, Value]] = {"fill": "#fff3b8", "fill_opacity": 0.28}
PAINT: Final = {
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-opacity",
    "fill-opacity",
    "class",
}


def drawing(
    width: float, height: float, children: Iterable[Element], *, title: str, description: str = ""
) -> str:
    """A complete SVG file. Refuses ids that are not plain or not unique, and references to nothing."""
    body = group(*children)
    known = checked_ids(body)
    needed = list(definitions_for(body, known).values())
    words = [element("title", title, id="drawing-title")]
    if description:
        words.append(element("desc", description, id="drawing-description"))
    root = element(
        "svg",
        *words,
        element("style", STYLE),
        element("defs", *needed) if needed else None,
        *body.children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        class_="senet",
        role="group",
        aria_labelledby="drawing-title",
        aria_describedby="drawing-description" if description else None,
    )
    return str(root)


def checked_ids(body: Element) -> set[str]:
    known = {"drawing-title", "drawing-description"}
    for part in body.walk():
        name = part.attributes.get("id")
        if name is None:
            continue
        if name in known or name in definitions() or glyph_definition(name):
            raise ValueError(f"two things in one drawing have the id {name!r}")
        if not PLAIN_ID.fullmatch(name):
            raise ValueError(f"{name!r} is not a plain id: use identifier()")
        known.add(name)
    return known


def definitions_for(body: Element, known: set[str]) -> dict[str, Element]:
    """The definitions that the drawing refers to, in the order of their ids."""
    found: dict[str, Element] = {}
    for part in body.walk():
        for name in references(part):
            if name in known or name in found:
                continue
            definition = definitions().get(name) or glyph_definition(name)
            if definition is None:
                raise ValueError(f"the drawing refers to {name!r}, which is not in it")
            found[name] = definition
    return dict(sorted(found.items()))


def references(part: Element) -> list[str]:
    names = [match[1] for value in part.attributes.values() if (match := REFERENCE.fullmatch(value))]
    target = part.attributes.get("href", "")
    return [*names, target[1:]] if target.startswith("#") else names


def spot(
    name: str,
    *children: Element | None,
    choice: str | None = None,
    choices: Collection[str] = (),
    mine: bool = False,
    acting: bool = False,
    tip: str = "",
    classes: str = "",
) -> Element:
    """A thing with a stable id: a space, a piece, a card, a cell of a track.

    `choice` is what a click on it means (`space:a9`); it is lit when it is among the `choices` that are
    open now. `mine` marks what belongs to the one who looks, `acting` who has to decide.
    """
    is_open = choice is not None and choice in choices
    marks = {"mine": mine, "acting": acting, "choice": is_open}
    named = [*classes.split(), *(mark for mark, on in marks.items() if on)]
    drawn = group(title(tip) if tip else None, *children)
    for mark, on in marks.items():
        if on:
            drawn = outlined(drawn, mark)
    attributes = {"id": name, "class": " ".join(named), "data-choice": choice or ""}
    if is_open:
        attributes |= {"tabindex": "0", "role": "button", "aria-label": tip or str(choice)}
    return Element("g", {k: v for k, v in attributes.items() if v}, drawn.children)


def outlined(part: Element, mark: str) -> Element:
    """Follow the edge of this group, or else of the first piece in it, with the outline of the mark."""
    children = list(part.children)
    for child in children:
        if isinstance(child, Element) and "edge" in child.classes:
            return part.holding(*outlines(child, mark))
    for place, child in enumerate(children):
        if isinstance(child, Element) and "piece" in child.classes:
            children[place] = outlined(child, mark)
            break
    return Element(part.tag, part.attributes, tuple(children))


def outlines(edge: Element, mark: str) -> list[Element]:
    shape = {k: v for k, v in edge.attributes.items() if k not in PAINT and k != "id"}
    shape |= {"class": f"lit lit-{mark}", "fill": "none"}
    drawn = [Element(edge.tag, shape | outline) for outline in OUTLINES[mark]]
    if mark == "choice" and edge.attributes.get("fill") == "none":  # an open space, not a piece: light it up
        drawn[0] = drawn[0].having(**GLOW)
    return drawn
