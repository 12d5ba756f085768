"""A whole drawing, and the spots in it that can be named, highlighted and clicked."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from senet.svg.definitions import STYLE, definitions
from senet.svg.elements import (
    MANY,
    PLAIN_ID,
    Element,
    element,
    group,
    made_once,
    number,
    rect,
    title,
)
from senet.svg.fragments import Fragment, fragment
from senet.svg.glyphs import glyph_definition

GOOD_IDS: Final[set[str]] = set()  # ids that have been checked
NONE: Final[frozenset[str]] = frozenset()
FEW: Final = 6  # up to this many names, a linear search is faster
PLACES: Final[
    dict[str, int]
] = {}  # the bit of each definition, in the sets of definitions that fragments use
RESERVED: Final = frozenset({"drawing-title", "drawing-description"})
PAINT: Final = {
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-opacity",
    "fill-opacity",
    "class",
}


@dataclass(frozen=True, slots=True)
class Composition:
    """A drawing as a sequence of fragments."""

    first: str  # the opening tag
    words: tuple[Fragment, ...]  # title and description
    definitions: tuple[Fragment, ...]  # those that the fragments refer to
    fragments: tuple[Fragment, ...]
    names: tuple[str, ...]  # of the fragments

    def __str__(self) -> str:
        """A complete SVG file. Refuses invalid or duplicate ids and dangling references."""
        check(self.fragments)
        defined = "".join([each.text for each in self.definitions])
        drawn = "".join([each.text for each in self.fragments])
        words = "".join([each.text for each in self.words])
        kept = f"<defs>{defined}</defs>" if defined else ""
        return f"{self.first}{words}<style>{STYLE}</style>{kept}{drawn}</svg>"

    def news(self, before: Composition) -> bytes:
        """The update, as JSON, for a client that shows `before`: the order of the fragments, and the new ones."""
        elsewhere = self.elsewhere(before)
        known = set(before.names) if len(elsewhere) > FEW else before.names
        new = {name: each for name, each in elsewhere if name not in known}
        added: list[Fragment] = []
        if self.definitions is not before.definitions:
            defined = set(before.definitions)
            added = [each for each in self.definitions if each not in defined]
        return b'{"first":%b,"words":[%b],"definitions":[%b],"order":[%b],"texts":{%b}}' % (
            json_of(self.first),
            b",".join([each.quoted for each in self.words]),
            b",".join([each.quoted for each in added]),
            b'"%b"' % '","'.join(self.names).encode() if self.names else b"",
            b",".join([b'"%b":%b' % (name.encode(), each.quoted) for name, each in new.items()]),
        )

    def elsewhere(self, before: Composition) -> list[tuple[str, Fragment]]:
        """The fragments whose position has changed. Usually there are few, so that few have to be looked up."""
        if len(self.names) != len(before.names):
            return list(zip(self.names, self.fragments, strict=True))
        rows = zip(self.names, before.names, self.fragments, strict=True)
        return [(name, each) for name, old, each in rows if name != old]


@lru_cache(maxsize=100)
def json_of(text: str) -> bytes:
    return json.dumps(text).encode()


def drawing(
    width: float, height: float, children: Iterable[Element | None], *, title: str, description: str = ""
) -> str:
    """A complete SVG file."""
    return str(composition(width, height, children, title=title, description=description))


def composition(
    width: float, height: float, children: Iterable[Element | None], *, title: str, description: str = ""
) -> Composition:
    """The same as separate fragments, for clients that update only what has changed."""
    fragments = tuple([fragment(child) for child in children if child is not None])
    names = tuple([each.name for each in fragments])
    first, words = opening(width, height, title, description)
    wanted = 0
    for each in fragments:
        wanted |= each.wants if each.wants >= 0 else wants(each)
    return Composition(first, words, defined(wanted), fragments, names)


def wants(part: Fragment) -> int:
    """The definitions that a fragment uses, as bits; its other references are to ids in the drawing."""
    found = 0
    for name in part.references:
        if name not in PLACES and definition(name) is not None:
            PLACES[name] = len(PLACES)
        if name in PLACES:
            found |= 1 << PLACES[name]
    part.wants = found
    return found


@lru_cache(maxsize=1000)
def defined(wanted: int) -> tuple[Fragment, ...]:
    """The definitions with these bits."""
    found = [definition(name) for name in sorted(PLACES) if wanted >> PLACES[name] & 1]
    return tuple([each for each in found if each is not None])


@lru_cache(maxsize=100)
def opening(width: float, height: float, title: str, description: str) -> tuple[str, tuple[Fragment, ...]]:
    """The opening tag, and the title and description of the picture."""
    words = [element("title", title, id="drawing-title")]
    if description:
        words.append(element("desc", description, id="drawing-description"))
    root = element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        class_="senet",
        role="group",
        aria_labelledby="drawing-title",
        aria_describedby="drawing-description" if description else None,
    )
    return str(root).removesuffix("/>") + ">", tuple([fragment(each) for each in words])


def check(fragments: tuple[Fragment, ...]) -> None:
    """Refuse invalid drawings. The search for a duplicate id runs only if the counts show that there is one."""
    names = [each.ids for each in fragments]
    known = set().union(*names)
    if len(known) != sum(map(len, names)) or not known.isdisjoint(RESERVED):
        seen = set(RESERVED)
        for name in (name for ids in names for name in ids):
            if name in seen:
                raise ValueError(f"two things in one drawing have the id {name!r}")
            seen.add(name)
    for each in fragments:
        if not each.checked:
            for name in each.ids:
                if name not in GOOD_IDS:
                    check_id(name)
                    if len(GOOD_IDS) >= MANY:
                        GOOD_IDS.clear()
                    GOOD_IDS.add(name)
            each.checked = True
    for name in NONE.union(*{each.references for each in fragments}) - known:
        if definition(name) is None:
            raise ValueError(f"the drawing refers to {name!r}, which is not in it")


def check_id(name: str) -> None:
    if name in definitions() or glyph_definition(name):
        raise ValueError(f"two things in one drawing have the id {name!r}")
    if not PLAIN_ID.fullmatch(name):
        raise ValueError(f"{name!r} is not a plain id: use identifier()")


@lru_cache(maxsize=10_000)
def definition(name: str) -> Fragment | None:
    """The shared definition or glyph of that name."""
    found = definitions().get(name) or glyph_definition(name)
    return None if found is None else fragment(found)


def spot(
    name: str,
    *children: Element | None,
    choice: str | Sequence[str] | None = None,
    owner: int | None = None,
    belongs_to: int | None = None,
    seats: Sequence[int] = (),
    acting: bool = False,
    tip: str = "",
    classes: str = "",
) -> Element:
    """Something with a stable id: a space, a piece, a card, a cell of a track.

    `choice` is the choice that a click makes (`space:a9`), or several, of which the first open one counts; if there is an
    `owner`, only that seat can choose it. A spot that `belongs_to` a seat is marked for that seat; one with `seats` is
    also marked while one of them decides. `acting` marks it for everybody.
    """
    wanted = (choice,) if isinstance(choice, str) else tuple(choice or ())
    attributes = {
        "id": name,
        "class": f"{classes} acting".strip() if acting else classes,
        "data-choice": "".join(wanted[:1]),
        "data-else": " ".join(wanted[1:]),
        "data-owner": "" if owner is None else str(owner),
        "data-mark": "" if belongs_to is None else str(belongs_to),
        "data-seats": " ".join([str(seat) for seat in seats]),
    }
    drawn = group(title(tip) if tip else None, *children)
    if acting or wanted or seats or belongs_to is not None:
        drawn = outlined(drawn)
    return Element("g", {k: v for k, v in attributes.items() if v}, drawn.children)


@made_once
def region(
    name: str,
    words: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    close: float = 0.0,
    aside: bool = False,
) -> Element:
    """A part of the drawing that is worth zooming in on; the page has a button for it, labelled `words`.

    Regions with the same name share a button. On a small screen the page moves to where something can be
    chosen, but never to a region that is `aside`. `close` is the scale, in pixels per unit, at which its text is legible.
    """
    return rect(x, y, width, height, fill="none", pointer_events="none", class_="region", data_region=name,
                data_words=words, data_close=close or None, data_aside="yes" if aside else None)  # fmt: skip


def outlined(part: Element) -> Element:
    """Add two lines along the edge of this group, or of the first piece in it; they show when it is highlighted."""
    children = list(part.children)
    for child in children:
        if isinstance(child, Element) and "edge" in child.classes:
            return part.holding(*outlines(child, "ground" in part.classes))
    for place, child in enumerate(children):
        if isinstance(child, Element) and "piece" in child.classes:
            children[place] = outlined(child)
            break
    return Element(part.tag, part.attributes, tuple(children))


def outlines(edge: Element, on_ground: bool) -> list[Element]:
    """The two lines along an edge; an empty space also glows."""
    shape = {k: v for k, v in edge.attributes.items() if k not in PAINT and k != "id"}
    space = on_ground or edge.attributes.get("fill") == "none"
    wide = Element(edge.tag, shape | {"class": "lit wide glow" if space else "lit wide"})
    return [wide, Element(edge.tag, shape | {"class": "lit narrow"})]
