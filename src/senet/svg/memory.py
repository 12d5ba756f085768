"""Parts of a drawing that are remembered together with everything that they looked at.

A part is a function of a scene (a view, the words for it, what may be chosen) and of plain values. When it is
drawn for the first time it gets the scene through glasses that note what it reads: the round, the third
player's gold, whether `space:a9` may be chosen. Whenever all of that is the same again, in this match or in
another, through these eyes or others, the part looks the same and is not drawn again. So a new position costs
little more than what changed in it, and nobody has to keep a list of what a part depends on.

A part inside another one is looked up without the glasses of the one around it, which are slow; what it had read is then noted
there at once.

The ways of one part form a tree: at a fork it is said what to read next, and the branches are the values found there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Final, TypeVar, cast

from senet.svg.elements import Element
from senet.svg.fragments import Fragment, fragment
from senet.svg.glasses import Noted, Notes
from senet.svg.looking import ATOMS, RECORDS, Reading, look, sign_of

Part = TypeVar("Part", bound=Callable[..., Any])
ROOM: Final = 300_000_000  # bytes, about, that are remembered before what was not used lately is forgotten


class Found:
    """What was drawn."""

    __slots__ = ("parts", "several")

    def __init__(self, several: bool, parts: list[Fragment | None]) -> None:
        self.several = several  # whether it is a list
        self.parts = parts


class Way:
    """What is read one after the other, and the signs of what must be there; then the part, or a fork."""

    __slots__ = ("branches", "fork", "found", "parts", "readings", "signs")

    def __init__(
        self, readings: list[Reading], signs: list[Any], parts: list[bool], found: Found | None = None
    ) -> None:
        self.readings = readings
        self.signs = signs
        self.parts = parts  # whether what is there has parts, which are read one by one
        self.found = found
        self.fork: Reading | None = None  # what is read next, where the ways part
        self.branches: dict[Any, Way] | None = None  # where to go on with what is found there

    def after(self, depth: int) -> Way:
        rest = Way(self.readings[depth:], self.signs[depth:], self.parts[depth:], self.found)
        rest.fork, rest.branches = self.fork, self.branches
        return rest


class Memory:
    """All parts that were drawn lately. When there is no room the younger half is kept."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.young: dict[Any, Way] = {}
        self.old: dict[Any, Way] = {}
        self.size = 0  # bytes, about, of the young half
        self.awake = True

    def recall(self, key: Any, owners: list[Any], gone: Way | None) -> Found | None:
        """The part that was drawn of such things, if it is remembered; `gone` is told the way, if anybody wants it.

        What is found on the way is added to the owners.
        """
        count = len(owners)
        young = self.young.get(key)
        if young is not None:
            found = follow(young, owners, gone)
            if found is not None:
                return found
        old = self.old.get(key)
        if old is None:
            return None
        del owners[count:]
        again = Way([], [], [])
        found = follow(old, owners, again)
        if found is not None:
            if gone is not None:
                gone.readings, gone.signs, gone.parts = again.readings, again.signs, again.parts
            again.found = found
            self.keep(key, again, found)
        return found

    def keep(self, key: Any, way: Way, found: Found) -> None:
        if self.size > self.room // 2:
            self.young, self.old, self.size = {}, self.young, 0
        drawn = sum(
            [3 * len(part.text) + 500 for part in found.parts if part is not None]
        )  # as text and as JSON
        self.size += drawn + 100 * len(way.signs)
        known = self.young.get(key)
        self.young[key] = way if known is None else grown(known, way)


def follow(way: Way, owners: list[Any], gone: Way | None) -> Found | None:
    """Read what the part had read, as long as there are ways with what is found; `gone` is told the way."""
    while all_there(way, owners):
        if gone is not None:
            gone.readings.extend(way.readings)
            gone.signs.extend(way.signs)
            gone.parts.extend(way.parts)
        fork, branches = way.fork, way.branches
        if fork is None or branches is None:
            return way.found
        value = look(owners[fork.owner], fork.way, fork.name)
        sign, has_parts = sign_of(value)
        further = branches.get(sign)
        if further is None:
            return None
        if has_parts:
            owners.append(value)
        if gone is not None:
            gone.readings.append(fork)
            gone.signs.append(sign)
            gone.parts.append(has_parts)
        way = further
    return None


def all_there(way: Way, owners: list[Any]) -> bool:
    """Whether what is read up to the fork is as it was."""
    signs = way.signs
    for place, reading in enumerate(way.readings):
        value = look(owners[reading.owner], reading.way, reading.name)
        expected = signs[place]
        if value is expected:
            continue
        kind: Any = type(value)
        if kind in ATOMS:
            if value != expected:
                return False
        elif kind in RECORDS:
            if kind is not expected:
                return False
            owners.append(value)
        else:
            sign, has_parts = sign_of(value)
            if sign != expected:
                return False
            if has_parts:
                owners.append(value)
    return True


def grown(way: Way, other: Way) -> Way:
    """Both ways in one. Where they read in another order, which no part should, the newer one counts."""
    depth, ends = 0, min(len(way.signs), len(other.signs))
    while depth < ends and way.signs[depth] == other.signs[depth]:
        if not way.readings[depth].same(other.readings[depth]):
            return other
        depth += 1
    if depth < ends:
        if not way.readings[depth].same(other.readings[depth]):
            return other
        both = Way(way.readings[:depth], way.signs[:depth], way.parts[:depth])
        both.fork = way.readings[depth]
        both.branches = {
            way.signs[depth]: way.after(depth + 1),
            other.signs[depth]: other.after(depth + 1),
        }
        return both
    fork, branches = way.fork, way.branches
    if depth == len(other.signs) or fork is None or branches is None or not fork.same(other.readings[depth]):
        return other
    sign, rest = other.signs[depth], other.after(depth + 1)
    known = branches.get(sign)
    branches[sign] = rest if known is None else grown(known, rest)
    return way


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
    numbers: list[int] = []
    around = notes_around(owners, numbers)
    if around is not None:  # the glasses come off: what is read here is noted there when all is known
        owners = [around.owners[number] for number in numbers]
    count = len(owners)
    gone = None if around is None else Way([], [], [])
    found = MEMORY.recall(key, owners, gone)
    if found is None:
        del owners[count:]
        notes = Notes(owners)
        for number, place in enumerate(records):
            args[place] = notes.glasses(number + 1)
        first = len(args) - len(names)
        made = part(notes.glasses(0), *args[:first], **dict(zip(names, args[first:], strict=True)))
        several: list[Element | None] = made if isinstance(made, list) else [made]
        found = Found(isinstance(made, list), [None if each is None else fragment(each) for each in several])
        gone = Way(notes.readings, notes.signs, notes.parts, found)
        MEMORY.keep(key, gone, found)
        notes.close()
    if around is not None and gone is not None:
        around.absorb(numbers, gone.readings, gone.signs, gone.parts, owners[count:])
    return list(found.parts) if found.several else found.parts[0]


def notes_around(owners: list[Any], numbers: list[int]) -> Notes | None:
    """The notes of the part that is being drawn around this one, if all that is given was seen there.

    The numbers that it has there are added to `numbers`.
    """
    around: Notes | None = None
    for each in owners:
        if not isinstance(each, Noted) or (around is not None and each._notes is not around):
            return None
        around = each._notes
        numbers.append(each._number)
    return around


@contextmanager
def forgetful() -> Iterator[None]:
    """Everything is drawn anew inside: how tests see that remembering changes nothing."""
    MEMORY.awake = False
    try:
        yield
    finally:
        MEMORY.awake = True
