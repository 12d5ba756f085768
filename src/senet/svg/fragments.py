"""Fragments: parts of a drawing that are converted to text once and identified by a hash of that text."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from senet.svg.elements import Element, Value, Written, moved

quoted: Final = json.encoder.encode_basestring


class Fragment(Element):
    """A part of a drawing that exists only as text."""

    __slots__ = ("_name", "_quoted", "checked", "ids", "places", "references", "text", "wants")

    def __init__(self, written: Written) -> None:
        super().__init__("g", {})
        self.written = written
        self.text = written.text
        self.ids = written.ids
        self.references = frozenset(written.references)
        self.wants = -1  # the definitions that it uses, as bits; -1 until known
        self.checked = False  # whether all its ids have been checked
        self.places: dict[tuple[float, float], Fragment] = {}  # copies of it at other positions
        self._name = ""
        self._quoted = b""

    @property
    def name(self) -> str:
        """The hash of the text."""
        if not self._name:
            self._name = blake2b(self.text.encode("utf-8", "replace"), digest_size=8).hexdigest()
        return self._name

    @property
    def quoted(self) -> bytes:
        """The text as JSON."""
        if not self._quoted:
            self._quoted = quoted(self.text).encode("utf-8", "replace")
        return self._quoted

    def having(self, **attributes: Value) -> Element:
        raise TypeError("a fragment is only text: set its attributes before it becomes a fragment")

    def holding(self, *children: Element | str | None) -> Element:
        raise TypeError("a fragment is only text: add its children before it becomes a fragment")


def placed(x: float, y: float, part: Element) -> Element:
    """A part with its origin at (x, y). A part that appears in several places is cached once."""
    if not isinstance(part, Fragment):
        return moved(x, y, part)
    known = part.places.get((x, y))
    if known is None:
        known = part.places[x, y] = fragment(moved(x, y, part))
    return known


def fragment(part: Element) -> Fragment:
    """The part as a fragment; a cached part has one fragment, which is cached as well."""
    if isinstance(part, Fragment):
        return part
    kept = part.written
    if kept is None:
        return Fragment(part.writing())
    if not isinstance(kept.fragment, Fragment):
        kept.fragment = Fragment(Written(kept.text, kept.ids, kept.references))
    assert isinstance(kept.fragment, Fragment)
    return kept.fragment
