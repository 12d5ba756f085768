"""SVG elements as immutable values that can be converted to text."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Final, TypeVar, cast

Value = str | int | float | None
Point = tuple[float, float]
Piece = TypeVar("Piece", bound=Callable[..., Any])

SPECIAL: Final = re.compile('[&<>"]|[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]')
ENTITIES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
PIECES: Final = 4096  # cached pieces of each kind
MANY: Final = 100_000  # cached texts of words and numbers
ESCAPED: Final[dict[str, str]] = {}
NUMBERS: Final[dict[float, str]] = {}
NAMES: Final[dict[str, str]] = {}  # of attributes
PLAIN_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_.-]*")


def escape(words: str) -> str:
    """Text that is safe between tags and in attributes; characters that XML forbids become �."""
    known = ESCAPED.get(words)
    if known is None:
        if len(ESCAPED) >= MANY:
            ESCAPED.clear()
        known = ESCAPED[words] = SPECIAL.sub(entity, words)
    return known


def entity(match: re.Match[str]) -> str:
    return ENTITIES.get(match[0], "�")


def number(value: float) -> str:
    """The shortest text with at most two decimals: 3, 0.5, -12.25."""
    known = NUMBERS.get(value)
    if known is None:
        if not math.isfinite(value):
            raise ValueError(f"{value} cannot be drawn")
        if len(NUMBERS) >= MANY:
            NUMBERS.clear()
        short = f"{value:.2f}".rstrip("0").rstrip(".")
        known = NUMBERS[value] = "0" if short == "-0" else short
    return known


def identifier(*parts: str | int) -> str:
    """A stable id made of names: `identifier("space", "a9")` is `space-a9`."""
    joined = re.sub(r"[^A-Za-z0-9_.-]+", "-", "-".join(str(part) for part in parts))
    return joined if joined[:1].isalpha() else f"n{joined}"


class Written:
    """The text of a part of a drawing, the ids in it, and what it refers to."""

    __slots__ = ("fragment", "ids", "references", "text")

    def __init__(self, text: str, ids: list[str], references: set[str]) -> None:
        self.text = text
        self.ids = ids
        self.references = references
        self.fragment: Element | None = None  # the same as a fragment, once it has been made


class Element:
    """A part of a drawing. Its attributes and children never change."""

    __slots__ = ("attributes", "children", "tag", "written")

    def __init__(
        self, tag: str, attributes: dict[str, str], children: tuple[Element | str, ...] = ()
    ) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.written: Written | None = None  # cached text, for a part that is used again

    def __str__(self) -> str:
        return self.writing().text

    def writing(self) -> Written:
        """The text of this element and its descendants, with ids and references."""
        if self.written is not None:
            return self.written
        parts: list[str] = []
        ids: list[str] = []
        references: set[str] = set()
        self.write(parts, ids, references)
        return Written("".join(parts), ids, references)

    def write(self, parts: list[str], ids: list[str], references: set[str]) -> None:
        written = self.written
        if written is not None:
            parts.append(written.text)
            ids.extend(written.ids)
            references.update(written.references)
            return
        parts.append(f"<{self.tag}")
        for name, value in self.attributes.items():
            if name == "id":
                ids.append(value)
            elif value.startswith("url(#"):
                references.add(value[5:-1])
            elif name == "href" and value.startswith("#"):
                references.add(value[1:])
            parts.append(f' {name}="{escape(value)}"')
        if not self.children:
            parts.append("/>")
            return
        parts.append(">")
        for child in self.children:
            if isinstance(child, str):
                parts.append(escape(child))
            else:
                child.write(parts, ids, references)
        parts.append(f"</{self.tag}>")

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    def having(self, **attributes: Value) -> Element:
        """The same element with these attributes added (None removes one)."""
        merged = self.attributes | attribute_texts(attributes)
        gone = {attribute_name(key) for key, value in attributes.items() if value is None}
        return Element(self.tag, {k: v for k, v in merged.items() if k not in gone}, self.children)

    def holding(self, *children: Element | str | None) -> Element:
        """The same element with these children appended."""
        return Element(self.tag, self.attributes, self.children + tuple(c for c in children if c is not None))


class PieceRoom:
    """How much the cached pieces of all kinds may take. When it is too much, all of them are forgotten."""

    def __init__(self, room: int) -> None:
        self.room = room  # bytes
        self.size = 0  # about
        self.caches: list[Any] = []

    def note(self, text: str) -> None:
        self.size += 3 * len(text) + 1000  # it is kept as text and as JSON, and as an element
        if self.size > self.room:
            self.size = 0
            for each in self.caches:
                each.cache_clear()


PIECE_ROOM: Final = PieceRoom(100_000_000)


def made_once(piece: Piece) -> Piece:
    """Cache a piece by its arguments: it is built and converted to text once."""

    made: Any = lru_cache(maxsize=PIECES)(written_at_once(piece))
    PIECE_ROOM.caches.append(made)

    @wraps(piece)
    def found(*args: object, **more: object) -> Element:
        drawn: Element
        try:
            drawn = made(*args, **more)
        except TypeError:  # an argument is not hashable, so there is no caching
            drawn = piece(*args, **more)
        return drawn

    return cast(Piece, found)


def written_at_once(piece: Callable[..., Any]) -> Callable[..., Element]:
    def made(*args: object, **more: object) -> Element:
        drawn: Element = piece(*args, **more)
        drawn.written = drawn.writing()
        PIECE_ROOM.note(drawn.written.text)
        return drawn

    return made


def attribute_name(key: str) -> str:
    """`class_` is class, `stroke_width` is stroke-width."""
    known = NAMES.get(key)
    if known is None:
        known = NAMES[key] = key.rstrip("_").replace("_", "-")
    return known


def attribute_texts(attributes: dict[str, Value]) -> dict[str, str]:
    texts: dict[str, str] = {}
    for key, value in attributes.items():
        if value is not None:
            texts[attribute_name(key)] = value if isinstance(value, str) else number(value)
    return texts


def element(tag: str, *children: Element | str | None, **attributes: Value) -> Element:
    """Any element. A child or an attribute that is None is left out."""
    if None in children:
        children = tuple(c for c in children if c is not None)
    return Element(tag, attribute_texts(attributes), cast("tuple[Element | str, ...]", children))


def group(*children: Element | str | None, **attributes: Value) -> Element:
    return element("g", *children, **attributes)


def moved(x: float, y: float, *children: Element | None, **attributes: Value) -> Element:
    """A group with its own origin at (x, y)."""
    return element("g", *children, transform=f"translate({number(x)} {number(y)})", **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> Element:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(cx: float, cy: float, r: float, **attributes: Value) -> Element:
    return element("circle", cx=cx, cy=cy, r=r, **attributes)


def ellipse(cx: float, cy: float, rx: float, ry: float, **attributes: Value) -> Element:
    return element("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value) -> Element:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def path(d: str, **attributes: Value) -> Element:
    return element("path", d=d, **attributes)


def polygon(points: list[Point], **attributes: Value) -> Element:
    return element("polygon", points=point_list(points), **attributes)


def polyline(points: list[Point], **attributes: Value) -> Element:
    return element("polyline", points=point_list(points), **attributes)


def point_list(points: list[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def text(words: str, x: float, y: float, **attributes: Value) -> Element:
    """Text whose baseline starts at (x, y). See `label` and `paragraph` for text that must fit."""
    return element("text", words, x=x, y=y, **attributes)


def title(words: str) -> Element:
    """The tooltip of the parent element, which is also what a screen reader says."""
    return element("title", words)


def use(name: str, **attributes: Value) -> Element:
    """A reference to the element with that id, or to a shared definition."""
    return element("use", href=f"#{name}", **attributes)
