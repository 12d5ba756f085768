"""Text that fits: widths are computed from the glyph advances of the bundled fonts."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal

import senet
from senet.svg.elements import Element, element, made_once, text, title
from senet.svg.palette import INK

Face = Literal["sans", "bold", "serif"]
Anchor = Literal["start", "middle", "end"]

FONTS: Final = Path(senet.__path__[0]) / "art" / "fonts"
FACE_FILES: Final[dict[Face, str]] = {
    "sans": "senet-sans",
    "bold": "senet-sans-bold",
    "serif": "senet-serif-bold",
}
UNKNOWN_WIDTH: Final = 650  # of a character that the fonts lack
CAP_HEIGHT: Final = 0.714
LEAST: Final = 0.62  # a label shrinks to this fraction of its size before it is truncated


@cache
def advances(face: Face) -> dict[str, int]:
    tables: dict[str, dict[str, int]] = json.loads((FONTS / "widths.json").read_text(encoding="utf-8"))
    return tables[FACE_FILES[face]]


@lru_cache(maxsize=50_000)
def text_width(words: str, size: float, face: Face = "sans") -> float:
    table = advances(face)
    return sum([table.get(letter, UNKNOWN_WIDTH) for letter in words]) * size / 1000


def cut(words: str, width: float, size: float, face: Face = "sans") -> str:
    """The text, truncated with … if it is too wide."""
    if text_width(words, size, face) <= width:
        return words
    while words and text_width(words + "…", size, face) > width:
        words = words[:-1]
    return words.rstrip() + "…"


def wrap(words: str, width: float, size: float, face: Face = "sans") -> list[str]:
    """Lines no wider than `width`; a word that is wider than a line is broken."""
    lines: list[str] = []
    for part in words.split("\n"):
        now = ""
        for word in part.split(" "):
            joined = f"{now} {word}" if now else word
            if text_width(joined, size, face) <= width:
                now = joined
                continue
            if now:
                lines.append(now)
            *whole, now = broken(word, width, size, face)
            lines += whole
        lines.append(now)
    return lines


def broken(word: str, width: float, size: float, face: Face) -> list[str]:
    pieces, now = [], ""
    for letter in word:
        if now and text_width(now + letter, size, face) > width:
            pieces.append(now)
            now = ""
        now += letter
    return [*pieces, now]


@made_once
def label(
    words: str,
    x: float,
    y: float,
    *,
    size: float = 14,
    width: float | None = None,
    fill: str = INK,
    face: Face = "sans",
    anchor: Anchor = "middle",
) -> Element:
    """One line of text, its capitals centred vertically on y; shrinks, then is truncated, to fit the width."""
    said = words
    if width is not None:
        size *= max(LEAST, min(1.0, width / max(text_width(words, size, face), 0.01)))
        said = cut(words, width + 0.01, size, face)
    written = text(
        said,
        x,
        y + size * CAP_HEIGHT / 2,
        class_=face,
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
    )
    return written if said == words else written.holding(title(words))


@made_once
def paragraph(
    words: str,
    x: float,
    y: float,
    width: float,
    size: float = 12,
    *,
    fill: str = INK,
    face: Face = "sans",
    anchor: Anchor = "start",
    leading: float = 1.35,
    lines: int | None = None,
) -> Element:
    """Wrapped text whose first line starts just below y; at most `lines` lines."""
    found = wrap(words, width, size, face)
    if lines is not None and len(found) > lines:
        rest = " ".join(found[lines - 1 :])
        found = [*found[: lines - 1], cut(rest, width, size, face)]
    start = x + {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    rows = [
        element("tspan", row, x=start, y=y + size * (0.95 + number * leading))
        for number, row in enumerate(found)
        if row
    ]
    side = None if anchor == "start" else anchor
    return element("text", *rows, class_=face, font_size=size, fill=fill, text_anchor=side)


@lru_cache(maxsize=10_000)
def paragraph_height(
    words: str, width: float, size: float = 12, *, face: Face = "sans", leading: float = 1.35
) -> float:
    """The height of a `paragraph`, measured from its y."""
    return len(wrap(words, width, size, face)) * size * leading
