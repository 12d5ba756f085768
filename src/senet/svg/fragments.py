"""Fragments: parts of a drawing that are written once, and known by a name that says what is in them."""

from __future__ import annotations

import json
from functools import cached_property
from hashlib import blake2b

from senet.svg.elements import Element, Value, Written, moved


class Fragment(Element):
    """A part of a drawing of which only the text is kept."""

    def __init__(self, written: Written) -> None:
        super().__init__("g", {})
        self.written: Written = written
        self.checked = False  # whether all ids in it are good ones
        self.places: dict[tuple[float, float], Fragment] = {}  # the same elsewhere

    @cached_property
    def name(self) -> str:
        """The same for the same text, and for no other."""
        return blake2b(self.written.text.encode("utf-8", "replace"), digest_size=8).hexdigest()

    @cached_property
    def quiet(self) -> str:
        """The text for a page on which the keyboard goes through a list of choices, not through the board."""
        return self.written.text.replace(' tabindex="0"', ' tabindex="-1"')

    @cached_property
    def quoted(self) -> str:
        """The same as JSON."""
        return json.dumps(self.quiet, ensure_ascii=False)

    @property
    def text(self) -> str:
        return self.written.text

    def having(self, **attributes: Value) -> Element:
        raise TypeError("of something remembered only the text is kept: change it before")

    def holding(self, *children: Element | str | None) -> Element:
        raise TypeError("of something remembered only the text is kept: add to it before")


def placed(x: float, y: float, part: Element) -> Element:
    """A part with its origin at (x, y). The same part at several places is remembered once."""
    if not isinstance(part, Fragment):
        return moved(x, y, part)
    if (x, y) not in part.places:
        part.places[x, y] = fragment(moved(x, y, part))
    return part.places[x, y]


def fragment(part: Element) -> Fragment:
    return part if isinstance(part, Fragment) else Fragment(part.writing())
