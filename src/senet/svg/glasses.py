"""Glasses: what is seen through them is the same, but whatever is read in it gets noted.

Fields of records, entries of dictionaries and members of sets are noted one by one, lists of plain values as
a whole. Functions of the drawing run with the glasses on; of a question that the table answers, only the
answer is noted (compiled rules would take no glasses anyway).

What is compiled has no base classes of the library: dictionaries, sets and lists say to it what they are.
"""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, Mapping, Sequence, Set, ValuesView
from types import FunctionType, MethodType
from typing import Any, Final

from senet.svg.looking import (
    ANSWER,
    ENTRY,
    FIELD,
    HOLDS,
    ITEM,
    LENGTH,
    MEMBERS,
    MISSING,
    PEOPLE,
    SETS,
    Glasses,
    Reading,
    are_atoms,
    look,
    sign_of,
)

PLAIN: Final = -1  # the number of what is no owner
MANY: Final = 100_000  # readings that are shared
READINGS: Final[dict[tuple[int, int, Any], Reading]] = {}  # the same reading occurs in many parts
WAYS: Final[dict[tuple[Any, str], Any]] = {}
VOICES: Final[dict[Any, bool]] = {}


class Notes:
    """What was read so far, and in what."""

    __slots__ = ("known", "noted", "owners", "parts", "readings", "signs", "worn")

    def __init__(self, owners: list[Any]) -> None:
        self.owners = owners
        self.readings: list[Reading] = []
        self.signs: list[Any] = []
        self.parts: list[bool] = []  # whether what was found has parts, so that it is an owner too
        self.noted: dict[tuple[int, int, Any], int] = {}  # the number of the owner that was found, or PLAIN
        self.known: dict[tuple[int, int, Any], Any] = {}
        self.worn: list[Seen] = []

    def look(self, owner: int, way: int, name: Any) -> Any:
        key = (owner, way, name)
        if key in self.known:
            return self.known[key]
        value = look(self.owners[owner], way, name)
        number = self.noted.get(key)
        if number is None:
            sign, has_parts = sign_of(value)
            number = self.note(key, sign, has_parts, value)
        if number != PLAIN:
            value = self.glasses(number)
        self.known[key] = value
        return value

    def note(self, key: tuple[int, int, Any], sign: Any, has_parts: bool, value: Any) -> int:
        self.readings.append(reading_of(key))
        self.signs.append(sign)
        self.parts.append(has_parts)
        number = PLAIN
        if has_parts:
            number = len(self.owners)
            self.owners.append(value)
        self.noted[key] = number
        return number

    def absorb(
        self,
        numbers: list[int],
        readings: list[Reading],
        signs: list[Any],
        parts: list[bool],
        found: list[Any],
    ) -> None:
        """What a part inside of this one has looked at, this one has looked at too.

        The owners of that part have these numbers here; those that it found on its way come after them.
        """
        numbers, place = numbers[:], 0
        for at, reading in enumerate(readings):
            key = (numbers[reading.owner], reading.way, reading.name)
            number = self.noted.get(key)
            if parts[at]:
                if number is None:
                    number = self.note(key, signs[at], True, found[place])
                numbers.append(number)
                place += 1
            elif number is None:
                self.note(key, signs[at], False, None)

    def glasses(self, number: int) -> Any:
        """The thing with that number, seen through glasses."""
        kind: Any = sign_of(self.owners[number])[0]
        if kind is dict:
            return SeenMap(self, number, kind)
        if kind in SETS:
            return SeenSet(self, number, kind)
        if kind is list or kind is tuple:
            return SeenList(self, number, kind)
        if is_voice(kind):
            return SeenVoice(self, number, kind)
        seen = Seen(self, number, kind)
        self.worn.append(seen)
        return seen

    def close(self) -> None:
        """The part is drawn: nothing looks at itself in a circle, which only the collector would find."""
        self.known.clear()
        self.noted.clear()
        for seen in self.worn:
            seen._fields.clear()
        self.worn.clear()


def reading_of(key: tuple[int, int, Any]) -> Reading:
    """Most readings occur in many parts, and are kept once."""
    known = READINGS.get(key)
    if known is None:
        if len(READINGS) >= MANY:
            READINGS.clear()
        known = READINGS[key] = Reading(key[0], key[1], key[2])
    return known


def is_voice(kind: Any) -> bool:
    if kind not in VOICES:
        VOICES[kind] = all([hasattr(kind, name) for name in ("say", "name", "card", "who")])
    return VOICES[kind]


def way_to(kind: Any, name: str) -> Any:
    """How a class has an attribute: a function or property of the drawing, a question, or a plain field."""
    key = (kind, name)
    if key not in WAYS:
        WAYS[key] = found_way(kind, name)
    return WAYS[key]


def found_way(kind: Any, name: str) -> Any:
    found = next((vars(each)[name] for each in kind.__mro__ if name in vars(each)), None)
    if kind.__module__.rpartition(".")[2].startswith("drawing"):
        if isinstance(found, FunctionType) or hasattr(found, "__wrapped__"):
            return FunctionType
        if isinstance(found, property):
            return property
    is_method = callable(found) and not isinstance(found, (staticmethod, classmethod, type))
    return MethodType if is_method else None


# -- what is seen ----------------------------------------------------------------------------------


class Noted(Glasses):
    """Something that was noted under a number."""

    __slots__ = ("_notes", "_number")

    def __init__(self, notes: Notes, number: int, kind: Any) -> None:
        super().__init__(kind)
        self._notes = notes
        self._number = number

    def _look(self, way: int, name: Any) -> Any:
        return self._notes.look(self._number, way, name)

    def __hash__(self) -> int:
        raise TypeError("what is seen through glasses is never part of what is noted")


class Seen(Noted):
    """A record whose fields are noted when they are read."""

    __slots__ = ("_fields",)

    def __init__(self, notes: Notes, number: int, kind: Any) -> None:
        super().__init__(notes, number, kind)
        self._fields: dict[str, Any] = {}  # what was read already

    def __getattr__(self, name: str) -> Any:
        known = self._fields.get(name, MISSING)
        if known is not MISSING:
            return known
        way = way_to(self._kind, name)
        if way is property:
            return getattr(self._kind, name).fget(self)
        value: Any
        if way is FunctionType:
            value = MethodType(getattr(self._kind, name), self)
        elif way is MethodType:
            value = Asked(self, name)
        else:
            value = self._look(FIELD, name)
        self._fields[name] = value
        return value


class Asked:
    """A question that a record of the table answers."""

    __slots__ = ("name", "seen")

    def __init__(self, seen: Seen, name: str) -> None:
        self.seen = seen
        self.name = name

    def __call__(self, *args: Any, **more: Any) -> Any:
        return self.seen._look(ANSWER, (self.name, args, tuple(more.items())))


class SeenMap(Noted):
    """A dictionary whose entries are noted when they are looked up."""

    __slots__ = ()

    def __getitem__(self, name: Any) -> Any:
        found = self._look(ENTRY, name)
        if found is MISSING:
            raise KeyError(name)
        return found

    def get(self, name: Any, otherwise: Any = None) -> Any:
        found = self._look(ENTRY, name)
        return otherwise if found is MISSING else found

    def __contains__(self, name: object) -> bool:
        return bool(self._look(HOLDS, name))

    def __iter__(self) -> Iterator[Any]:
        return iter(self._look(MEMBERS, None))

    def __len__(self) -> int:
        return int(self._look(LENGTH, None))

    def keys(self) -> Any:
        return KeysView(as_any(self))

    def items(self) -> Any:
        return ItemsView(as_any(self))

    def values(self) -> Any:
        return ValuesView(as_any(self))

    def __eq__(self, other: object) -> bool:
        return bool(dict(self.items()) == other)

    def __or__(self, other: Any) -> Any:
        return {**dict(self.items()), **other}


class SeenSet(Noted):
    """A set in which it is noted what was looked for."""

    __slots__ = ()

    def __contains__(self, name: object) -> bool:
        return bool(self._look(HOLDS, name))

    def __iter__(self) -> Iterator[Any]:
        return iter(self._look(MEMBERS, None))

    def __len__(self) -> int:
        return int(self._look(LENGTH, None))

    def isdisjoint(self, other: Any) -> bool:
        return not any(name in self for name in other)

    def __and__(self, other: Any) -> Any:
        return {name for name in other if name in self}

    def __rand__(self, other: Any) -> Any:
        return {name for name in other if name in self}

    def __rsub__(self, other: Any) -> Any:
        return {name for name in other if name not in self}

    def __sub__(self, other: Any) -> Any:
        return set(self) - set(other)

    def __or__(self, other: Any) -> Any:
        return set(self) | set(other)

    def __ror__(self, other: Any) -> Any:
        return set(self) | set(other)

    def __xor__(self, other: Any) -> Any:
        return set(self) ^ set(other)

    def __eq__(self, other: object) -> bool:
        return bool(set(self) == other)

    def __le__(self, other: Any) -> bool:
        return bool(set(self) <= set(other))

    def __ge__(self, other: Any) -> bool:
        return all(name in self for name in other)

    def __lt__(self, other: Any) -> bool:
        return bool(set(self) < set(other))

    def __gt__(self, other: Any) -> bool:
        return bool(set(self) > set(other))


class SeenList(Noted):
    """A list of records."""

    __slots__ = ()

    def __getitem__(self, place: Any) -> Any:
        count = len(self)
        if isinstance(place, slice):
            return [self._look(ITEM, i) for i in range(*place.indices(count))]
        if not -count <= place < count:
            raise IndexError(place)
        return self._look(ITEM, place % count)

    def __len__(self) -> int:
        return int(self._look(LENGTH, None))

    def __iter__(self) -> Iterator[Any]:
        for place in range(len(self)):
            yield self._look(ITEM, place)

    def __contains__(self, wanted: object) -> bool:
        return any(each is wanted or each == wanted for each in self)

    def __reversed__(self) -> Iterator[Any]:
        for place in reversed(range(len(self))):
            yield self._look(ITEM, place)

    def index(self, wanted: Any) -> int:
        for place, each in enumerate(self):
            if each is wanted or each == wanted:
                return place
        raise ValueError(f"{wanted!r} is not in it")

    def count(self, wanted: Any) -> int:
        return len([each for each in self if each is wanted or each == wanted])


class SeenVoice(Noted):
    """Somebody who speaks: the words depend on the language, and on who is named."""

    __slots__ = ()

    @property
    def language(self) -> str:
        found: str = self._look(FIELD, "language")
        return found

    @property
    def real(self) -> Any:
        _ = self.language
        return self._notes.owners[self._number]

    def say(self, message: Any) -> str:
        if not are_atoms(message.args.values()):
            self._look(PEOPLE, None)  # somebody may be named in it
        said: str = self.real.say(message)
        return said

    def name(self, id: str) -> str:
        called: str = self.real.name(id)
        return called

    def card(self, id: str) -> str:
        words: str = self.real.card(id)
        return words

    def who(self, seat: int) -> str:
        called: str = self._look(ANSWER, ("who", (seat,), ()))
        return called

    @property
    def people(self) -> list[str]:
        return list(self._look(PEOPLE, None))


def as_any(seen: Any) -> Any:
    return seen


Mapping.register(SeenMap)
Set.register(SeenSet)
Sequence.register(SeenList)
