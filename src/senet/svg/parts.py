"""Parts of a drawing: pure functions of one frozen record and the words, drawn once for equal records.

    class Bank(NamedTuple):
        box: Box
        tokens: tuple[tuple[str, int], ...]

    @svg.part
    def bank(p: Bank, words: Words) -> list[Element]: ...

A part depends only on its record, so equal records always look the same, in any match and for any viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from senet.svg.elements import Element
from senet.svg.fragments import Fragment, fragment

P = ParamSpec("P")
Drawn = TypeVar("Drawn", Element, Element | None, list[Element])
ROOM: Final = 300_000_000  # the size of the cache, in bytes (estimated)


class Cache:
    """Recently drawn parts, in two generations. When the young one is full, it replaces the old one, which is dropped."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.young: dict[Hashable, Any] = {}
        self.old: dict[Hashable, Any] = {}
        self.size = 0  # bytes in the young generation (estimated)
        self.hits = self.misses = 0  # for measurements
        self.enabled = True

    def get(self, key: Hashable) -> Any:
        """The cached drawing for this key, or None."""
        found = self.young.get(key)
        if found is not None:
            self.hits += 1
            return found
        found = self.old.get(key)
        if found is not None:
            self.hits += 1
            self.put(key, found)
        return found

    def put(self, key: Hashable, drawn: Any) -> None:
        if self.size > self.room // 2:
            self.young, self.old, self.size = {}, self.young, 0
        self.young[key] = drawn
        several = drawn if isinstance(drawn, tuple) else (drawn,)
        texts = [each.text for each in several if isinstance(each, Fragment)]
        self.size += 1000 + 3 * sum(map(len, texts))  # each is kept as text and as JSON, and in the key


CACHE: Final = Cache(ROOM)
NOTHING: Final = object()  # a part that draws nothing


def part(draw: Callable[P, Drawn]) -> Callable[P, Drawn]:
    """Cache a function of hashable arguments that returns an element, a list of elements, or None."""

    @wraps(draw)
    def drawn(*args: P.args, **more: P.kwargs) -> Drawn:
        if not CACHE.enabled:
            return draw(*args, **more)
        key = (draw, args, tuple(more.items())) if more else (draw, args)
        found = CACHE.get(key)
        if found is None:
            CACHE.misses += 1
            made: Any = draw(*args, **more)
            if isinstance(made, list):
                found = tuple([fragment(each) for each in made if each is not None])
            else:
                found = NOTHING if made is None else fragment(made)
            CACHE.put(key, found)
        result: Any = list(found) if isinstance(found, tuple) else None if found is NOTHING else found
        return result  # type: ignore[no-any-return]

    return drawn


@contextmanager
def uncached() -> Iterator[None]:
    """Disable the cache; tests use this to check that it changes nothing."""
    CACHE.enabled = False
    try:
        yield
    finally:
        CACHE.enabled = True
