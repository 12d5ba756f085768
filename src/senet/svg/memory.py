"""Parts of a drawing that are remembered together with everything that they looked at.

A part is a function of a scene (a view, the words for it, what may be chosen) and of plain values. When it is
drawn for the first time it gets the scene through glasses that note what it reads: the round, the third
player's gold, whether `space:a9` may be chosen. Whenever all of that is the same again, in this match or in
another, through these eyes or others, the part looks the same and is not drawn again. So a new position costs
little more than what changed in it, and nobody has to keep a list of what a part depends on.

The ways of one part form a tree: a fork says what to read next, its branches are the values found there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Final, NamedTuple, TypeVar, cast

from senet.svg.elements import Element
from senet.svg.fragments import Fragment, fragment
from senet.svg.glasses import ATOMS, GLASSES, Notes, Step, sign_of

Part = TypeVar("Part", bound=Callable[..., Any])
ROOM: Final = 40_000_000  # characters that are remembered before what was not used lately is forgotten


class Found(NamedTuple):
    """What was drawn."""

    several: bool  # whether it is a list
    parts: list[Fragment | None]


class Fork:
    """What to read next, and where to go on with what is found there."""

    __slots__ = ("branches", "look", "name", "owner")

    def __init__(self, step: Step) -> None:
        self.owner, self.look, self.name, _ = step
        self.branches: dict[Hashable, Fork | Tail] = {}


class Tail:
    """The rest of a way without forks, and the part at its end."""

    __slots__ = ("found", "steps")

    def __init__(self, steps: list[Step], found: Found) -> None:
        self.steps = steps
        self.found = found


class Memory:
    """All parts that were drawn lately. When there is no room the younger half is kept."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.young: dict[Hashable, Fork | Tail] = {}
        self.old: dict[Hashable, Fork | Tail] = {}
        self.size = 0  # characters in the young half
        self.awake = True

    def recall(self, key: Hashable, owners: list[Any]) -> Found | None:
        """The part that was drawn of such things, if it is remembered."""
        young = self.young.get(key)
        if young is not None and (found := follow(young, owners[:])) is not None:
            return found
        old = self.old.get(key)
        way: list[Step] = []
        if old is not None and (found := follow(old, owners[:], way)) is not None:
            self.keep(key, way, found)
            return found
        return None

    def keep(self, key: Hashable, steps: list[Step], found: Found) -> None:
        if self.size > self.room // 2:
            self.young, self.old, self.size = {}, self.young, 0
        self.size += sum([len(part.text) for part in found.parts if part]) + 100 * len(steps)
        self.young[key] = grown(self.young.get(key), steps, found)


def follow(node: Fork | Tail, owners: list[Any], way: list[Step] | None = None) -> Found | None:
    """Read what the part had read, as long as there are ways with what is found; `way` notes it."""
    while type(node) is Fork:
        value = node.look(owners[node.owner], node.name)
        if type(value) in ATOMS:
            sign = value
        else:
            sign, has_parts = sign_of(value)
            if has_parts:
                owners.append(value)
        further = node.branches.get(sign)
        if further is None:
            return None
        if way is not None:
            way.append(Step(node.owner, node.look, node.name, sign))
        node = further
    assert isinstance(node, Tail)
    for owner, look, name, expected in node.steps:
        value = look(owners[owner], name)
        if type(value) in ATOMS:
            sign = value
        else:
            sign, has_parts = sign_of(value)
            if has_parts:
                owners.append(value)
        if sign != expected:
            return None
    if way is not None:
        way += node.steps
    return node.found


def grown(node: Fork | Tail | None, steps: list[Step], found: Found) -> Fork | Tail:
    """The tree with one more way."""
    if node is None or not steps:
        return Tail(steps, found)
    if isinstance(node, Tail):
        if not node.steps or node.steps[0][:3] != steps[0][:3]:
            return Tail(steps, found)  # a part that reads in another order each time: the newest counts
        fork = Fork(node.steps[0])
        fork.branches[node.steps[0].sign] = Tail(node.steps[1:], node.found)
        node = fork
    trunk, depth = node, 0
    while True:
        step = steps[depth]
        if (node.owner, node.look, node.name) != step[:3]:
            return Tail(steps, found)
        depth += 1
        further = node.branches.get(step.sign)
        if isinstance(further, Fork) and depth < len(steps):
            node = further
            continue
        rest = steps[depth:]
        if isinstance(further, Tail) and rest and further.steps:
            node.branches[step.sign] = forked(further, rest, found)
        else:
            node.branches[step.sign] = Tail(rest, found)
        return trunk


def forked(tail: Tail, steps: list[Step], found: Found) -> Fork | Tail:
    """Two ways that part somewhere."""
    first = last = None
    for depth, (one, other) in enumerate(zip(tail.steps, steps, strict=False)):
        if one[:3] != other[:3]:
            return Tail(steps, found)
        fork = Fork(one)
        if last is not None:
            last[0].branches[last[1]] = fork
        first = first or fork
        if one.sign != other.sign:
            fork.branches[one.sign] = Tail(tail.steps[depth + 1 :], tail.found)
            fork.branches[other.sign] = Tail(steps[depth + 1 :], found)
            return first
        last = (fork, one.sign)
    return Tail(steps, found)


MEMORY: Final = Memory(ROOM)


def remembered(part: Part) -> Part:
    """For `part(scene, …)`, with plain values or records of the scene after it: an element, or a list of them."""

    @wraps(part)
    def drawn(scene: Any, *args: Any, **more: Any) -> Any:
        if not MEMORY.awake:
            return part(scene, *args, **more)
        owners = [scene]
        places: list[Hashable] = [part]
        for arg in (*args, *more.values()):
            if isinstance(arg, Element):
                raise TypeError(f"{part.__name__} is given something drawn, so it cannot be remembered")
            sign, has_parts = sign_of(arg)
            places.append(sign)
            if has_parts:
                owners.append(arg)
        key = (*places, *more)
        found = MEMORY.recall(key, owners)
        if found is None:
            notes = Notes(owners)
            given = iter([notes.glasses(number) for number in range(len(owners))])
            seen = [next(given)]
            for arg in (*args, *more.values()):
                seen.append(next(given) if sign_of(arg)[1] else arg)
            count = 1 + len(args)
            made = part(*seen[:count], **dict(zip(more, seen[count:], strict=True)))
            several = made if isinstance(made, list) else [made]
            found = Found(isinstance(made, list), [each and fragment(each) for each in several])
            MEMORY.keep(key, notes.steps, found)
        return list(found.parts) if found.several else found.parts[0]

    return cast(Part, drawn)


@contextmanager
def forgetful() -> Iterator[None]:
    """Everything is drawn anew inside: how tests see that remembering changes nothing."""
    MEMORY.awake = False
    try:
        yield
    finally:
        MEMORY.awake = True


__all__ = ["GLASSES", "MEMORY", "Memory", "forgetful", "remembered"]
