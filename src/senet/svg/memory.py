"""Parts of a drawing that are remembered together with everything that they looked at.

A part is a function of a scene (a view, the words for it, what may be chosen) and of plain values. When it is
drawn for the first time it gets the scene through glasses that note what it reads: the round, the third
player's gold, whether `space:a9` may be chosen. Whenever all of that is the same again, in this match or in
another, through these eyes or others, the part looks the same and is not drawn again. So a new position costs
little more than what changed in it, and nobody has to keep a list of what a part depends on.

The ways of one part form a tree: a fork says what to read next, its branches are the values found there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Final, TypeVar, cast

from senet.svg.elements import Element
from senet.svg.fragments import Fragment, fragment
from senet.svg.glasses import Notes
from senet.svg.looking import ATOMS, RECORDS, Reading, look, sign_of

Part = TypeVar("Part", bound=Callable[..., Any])
ROOM: Final = 300_000_000  # characters that are remembered before what was not used lately is forgotten


class Found:
    """What was drawn."""

    __slots__ = ("parts", "several")

    def __init__(self, several: bool, parts: list[Fragment | None]) -> None:
        self.several = several  # whether it is a list
        self.parts = parts


class Fork:
    """What to read next, and where to go on with what is found there."""

    __slots__ = ("branches", "reading")

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.branches: dict[Any, Fork | Tail] = {}


class Tail:
    """The rest of a way without forks: what is read, the signs of what must be there, the part at its end."""

    __slots__ = ("found", "readings", "signs")

    def __init__(self, readings: list[Reading], signs: list[Any], found: Found) -> None:
        self.readings = readings
        self.signs = signs
        self.found = found

    def after(self, depth: int) -> Tail:
        return Tail(self.readings[depth:], self.signs[depth:], self.found)


class Memory:
    """All parts that were drawn lately. When there is no room the younger half is kept."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.young: dict[Any, Fork | Tail] = {}
        self.old: dict[Any, Fork | Tail] = {}
        self.size = 0  # characters in the young half
        self.awake = True

    def recall(self, key: Any, owners: list[Any]) -> Found | None:
        """The part that was drawn of such things, if it is remembered."""
        young = self.young.get(key)
        if young is not None:
            tail = follow(young, owners[:], None)
            if tail is not None:
                return tail.found
        old = self.old.get(key)
        if old is not None:
            way = Tail([], [], NOTHING)
            tail = follow(old, owners[:], way)
            if tail is not None:
                self.keep(key, Tail(way.readings + tail.readings, way.signs + tail.signs, tail.found))
                return tail.found
        return None

    def keep(self, key: Any, way: Tail) -> None:
        if self.size > self.room // 2:
            self.young, self.old, self.size = {}, self.young, 0
        drawn = sum([len(part.text) for part in way.found.parts if part is not None])
        self.size += drawn + 100 * len(way.signs)
        self.young[key] = grown(self.young.get(key), way)


def follow(node: Fork | Tail, owners: list[Any], way: Tail | None) -> Tail | None:
    """Read what the part had read, as long as there are ways with what is found; `way` notes the forks."""
    while isinstance(node, Fork):
        reading = node.reading
        value = look(owners[reading.owner], reading.way, reading.name)
        sign, has_parts = sign_of(value)
        if has_parts:
            owners.append(value)
        further = node.branches.get(sign)
        if further is None:
            return None
        if way is not None:
            way.readings.append(reading)
            way.signs.append(sign)
        node = further
    signs = node.signs
    for place, reading in enumerate(node.readings):
        value = look(owners[reading.owner], reading.way, reading.name)
        expected = signs[place]
        if value is expected:
            continue
        kind: Any = type(value)
        if kind in ATOMS:
            if value != expected:
                return None
        elif kind in RECORDS:
            if kind is not expected:
                return None
            owners.append(value)
        else:
            sign, has_parts = sign_of(value)
            if sign != expected:
                return None
            if has_parts:
                owners.append(value)
    return node


def grown(node: Fork | Tail | None, way: Tail) -> Fork | Tail:
    """The tree with one more way."""
    if node is None or not way.signs:
        return way
    if isinstance(node, Tail):
        return forked(node, way)
    trunk, depth = node, 0
    while True:
        if not node.reading.same(way.readings[depth]):
            return way  # a part that reads in another order each time: the newest counts
        sign = way.signs[depth]
        depth += 1
        further = node.branches.get(sign)
        if isinstance(further, Fork) and depth < len(way.signs):
            node = further
            continue
        rest = way.after(depth)
        node.branches[sign] = forked(further, rest) if isinstance(further, Tail) else rest
        return trunk


def forked(tail: Tail, way: Tail) -> Fork | Tail:
    """Two ways that part somewhere; if they do not, the newer one."""
    first: Fork | None = None
    last: Fork | None = None
    for depth in range(min(len(tail.signs), len(way.signs))):
        reading = tail.readings[depth]
        if not reading.same(way.readings[depth]):
            return way
        fork = Fork(reading)
        if last is not None:
            last.branches[tail.signs[depth - 1]] = fork
        if first is None:
            first = fork
        if tail.signs[depth] != way.signs[depth]:
            fork.branches[tail.signs[depth]] = tail.after(depth + 1)
            fork.branches[way.signs[depth]] = way.after(depth + 1)
            return first
        last = fork
    return way


NOTHING: Final = Found(False, [])
MEMORY: Final = Memory(ROOM)


def remembered(part: Part) -> Part:
    """For `part(scene, …)`, with plain values or records of the scene after it: an element, or a list of them."""

    @wraps(part)
    def drawn(scene: Any, *args: Any, **more: Any) -> Any:
        if not MEMORY.awake:
            return part(scene, *args, **more)
        given = [*args, *more.values()] if more else list(args)
        return drawn_once(part, scene, given, tuple(more))

    return cast(Part, drawn)


def drawn_once(part: Any, scene: Any, args: list[Any], names: tuple[str, ...]) -> Any:
    """The part, from memory if it can be; the last of the arguments have these names."""
    owners = [scene]
    places: list[Any] = [part]
    records: list[int] = []  # the arguments that are seen through glasses
    for place, arg in enumerate(args):
        if isinstance(arg, Element):
            raise TypeError(f"{part.__name__} is given something drawn, so it cannot be remembered")
        sign, has_parts = sign_of(arg)
        places.append(sign)
        if has_parts:
            owners.append(arg)
            records.append(place)
    key = (*places, *names)
    found = MEMORY.recall(key, owners)
    if found is None:
        notes = Notes(owners)
        for number, place in enumerate(records):
            args[place] = notes.glasses(number + 1)
        first = len(args) - len(names)
        made = part(notes.glasses(0), *args[:first], **dict(zip(names, args[first:], strict=True)))
        several: list[Element | None] = made if isinstance(made, list) else [made]
        found = Found(isinstance(made, list), [None if each is None else fragment(each) for each in several])
        MEMORY.keep(key, Tail(notes.readings, notes.signs, found))
    return list(found.parts) if found.several else found.parts[0]


@contextmanager
def forgetful() -> Iterator[None]:
    """Everything is drawn anew inside: how tests see that remembering changes nothing."""
    MEMORY.awake = False
    try:
        yield
    finally:
        MEMORY.awake = True
