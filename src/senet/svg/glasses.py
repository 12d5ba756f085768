"""Glasses: what is seen through them is the same, but whatever is read in it gets noted.

Fields of records, entries of dictionaries and members of sets are noted one by one, lists of plain values as
a whole. Functions of the drawing run with the glasses on; of a question that the table answers, only the
answer is noted (compiled rules would take no glasses anyway).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence, Set
from dataclasses import is_dataclass
from enum import Enum
from functools import lru_cache, wraps
from operator import contains, getitem
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any, Final, NamedTuple, TypeVar, cast

Question = TypeVar("Question", bound=Callable[..., Any])
Look = Callable[[Any, Any], Any]  # what is found in an owner under a name

ATOMS: Final = frozenset({str, int, bool, float, type(None), bytes})
CONSTANTS: Final = (FunctionType, BuiltinFunctionType, MethodType, type, Enum)
MISSING: Final = object()


class Step(NamedTuple):
    """Something that was read: in which of the things seen so far, how, under what name; what was there."""

    owner: int
    look: Look
    name: Any
    sign: Hashable


# -- ways to look --------------------------------------------------------------------------------


def length(owner: Any, _: None) -> int:
    return len(owner)


def members(owner: Any, _: None) -> tuple[Any, ...]:
    return tuple(owner)


def entry(owner: Any, name: Any) -> Any:
    return owner.get(name, MISSING)


def answer(owner: Any, call: tuple[Any, ...]) -> Any:
    """What a method says."""
    method, args, more = call
    return getattr(owner, method)(*args, **dict(more))


def reply(owner: Any, call: tuple[Any, ...]) -> Any:
    """What a function says of the owner."""
    function, *args = call
    return asked(function, owner, *args)


def people(voice: Any, _: None) -> tuple[str, ...]:
    return tuple(getattr(voice, "people", ()))


def asked(function: Callable[..., Any], owner: Any, *args: Any) -> Any:
    """`function(owner, …)` where the function is one of the rules, which compiled take no glasses."""
    if type(owner) in GLASSES:
        return owner._look(reply, (function, *args))
    return function(owner, *args)


def answered(question: Question) -> Question:
    """For a question that a scene answers: only the answer is noted, not what had to be read for it."""

    @wraps(question)
    def ask(scene: Any, *args: Any) -> Any:
        return asked(question, scene, *args)

    return cast(Question, ask)


# -- what is found -------------------------------------------------------------------------------


RECORDS: Final[set[type]] = set()  # classes whose fields are read one by one


class Records(Exception):
    """There are records in a value, whose fields are read one by one."""


def sign_of(value: Any) -> tuple[Hashable, bool]:
    """What tells a value from others, and whether its parts are to be read one by one."""
    kind: Any = type(value)
    if kind in ATOMS or value is MISSING:
        return value, False
    if (kind is list or kind is tuple) and ATOMS.issuperset(map(type, value)):
        return tuple(value), False
    if kind in RECORDS:  # seen before
        return kind, True
    if kind in GLASSES:  # of the part around the present one
        return value._kind, True
    if kind is dict or kind is set or kind is frozenset:
        return kind, True
    try:
        return frozen(value), False
    except Records:
        if kind is not list and kind is not tuple and not is_row(kind):
            RECORDS.add(kind)
        return kind, True


def frozen(value: Any) -> Hashable:
    """A value that will not change; Records if there are things in it that can."""
    kind = type(value)
    if kind in ATOMS:
        return value  # type: ignore[no-any-return]
    if kind is list or kind is tuple:
        if ATOMS.issuperset(map(type, value)):
            return tuple(value)
        return tuple([frozen(each) for each in value])
    if kind is dict:
        return tuple([(name, frozen(each)) for name, each in value.items()])
    if kind is set or kind is frozenset:
        return frozenset(value)
    if isinstance(value, (tuple, *CONSTANTS)) or is_row(cast(Hashable, kind)):
        try:
            hash(value)
        except TypeError:
            raise Records from None
        return value  # type: ignore[no-any-return]
    raise Records


@lru_cache(maxsize=1000)
def is_row(kind: Any) -> bool:
    """Whether it is a class of records that never change."""
    return is_dataclass(kind) and bool(getattr(kind, "__dataclass_params__").frozen)  # noqa: B009


@lru_cache(maxsize=1000)
def is_voice(kind: Any) -> bool:
    return all(hasattr(kind, name) for name in ("say", "name", "card", "who"))


@lru_cache(maxsize=10_000)
def way_to(kind: type, name: str) -> object:
    """How a class has an attribute: a function or property of the drawing, a question, or a plain field."""
    found = next((vars(each)[name] for each in kind.__mro__ if name in vars(each)), None)
    if kind.__module__.rpartition(".")[2].startswith("drawing"):
        if isinstance(found, FunctionType):
            return FunctionType
        if isinstance(found, property):
            return property
    is_method = callable(found) and not isinstance(found, (staticmethod, classmethod, type))
    return MethodType if is_method else None


# -- the glasses ---------------------------------------------------------------------------------


class Notes:
    """What was read so far, and in what."""

    def __init__(self, owners: list[Any]) -> None:
        self.owners = owners
        self.steps: list[Step] = []
        self.known: dict[tuple[int, Look, Any], Any] = {}

    def look(self, owner: int, look: Look, name: Any) -> Any:
        key = (owner, look, name)
        if key in self.known:
            return self.known[key]
        value = look(self.owners[owner], name)
        sign, has_parts = sign_of(value)
        self.steps.append(Step(owner, look, name, sign))
        if has_parts:
            self.owners.append(value)
            value = self.glasses(len(self.owners) - 1)
        self.known[key] = value
        return value

    def glasses(self, number: int) -> Any:
        """The thing with that number, seen through glasses."""
        kind: Any = sign_of(self.owners[number])[0]
        if is_voice(kind):
            return SeenVoice(self, number, kind)
        if kind is dict:
            return SeenMap(self, number, kind)
        if kind is set or kind is frozenset:
            return SeenSet(self, number, kind)
        return (SeenList if kind in (list, tuple) else Seen)(self, number, kind)


class Glasses:
    """What is on one's nose."""

    __slots__ = ("_kind", "_notes", "_number")

    def __init__(self, notes: Notes, number: int, kind: Any) -> None:
        self._notes = notes
        self._number = number
        self._kind = kind  # the class of the real thing

    def _look(self, look: Look, name: Any) -> Any:
        return self._notes.look(self._number, look, name)

    __hash__ = None  # type: ignore[assignment]  # so that it is never part of what is noted


class Seen(Glasses):
    """A record whose fields are noted when they are read."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        way = way_to(self._kind, name)
        if way is FunctionType:
            return MethodType(getattr(self._kind, name), self)
        if way is property:
            return getattr(self._kind, name).fget(self)
        if way is MethodType:
            return Asked(self, name)
        return self._look(getattr, name)

    def __setattr__(self, name: str, value: object) -> None:
        if name not in Glasses.__slots__:
            raise TypeError("what is drawn is not changed")
        super().__setattr__(name, value)


class Asked:
    """A question that a record of the table answers."""

    def __init__(self, seen: Seen, name: str) -> None:
        self.seen = seen
        self.name = name

    def __call__(self, *args: Any, **more: Any) -> Any:
        return self.seen._look(answer, (self.name, args, tuple(more.items())))


class SeenMap(Glasses, Mapping[Any, Any]):
    """A dictionary whose entries are noted when they are looked up."""

    def __getitem__(self, name: Any) -> Any:
        found = self._look(entry, name)
        if found is MISSING:
            raise KeyError(name)
        return found

    def get(self, name: Any, otherwise: Any = None) -> Any:
        found = self._look(entry, name)
        return otherwise if found is MISSING else found

    def __contains__(self, name: object) -> bool:
        return bool(self._look(contains, name))

    def __iter__(self) -> Iterator[Any]:
        return iter(self._look(members, None))

    def __len__(self) -> int:
        return int(self._look(length, None))

    def __or__(self, other: Mapping[Any, Any]) -> dict[Any, Any]:
        return {**self, **other}


class SeenSet(Glasses, Set[Any]):
    """A set in which it is noted what was looked for."""

    def __contains__(self, name: object) -> bool:
        return bool(self._look(contains, name))

    def __iter__(self) -> Iterator[Any]:
        return iter(self._look(members, None))

    def __len__(self) -> int:
        return int(self._look(length, None))

    @classmethod
    def _from_iterable(cls, it: Any) -> Any:
        return set(it)


class SeenList(Glasses, Sequence[Any]):
    """A list of records."""

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[i] for i in range(*place.indices(len(self)))]
        count = len(self)
        if not -count <= place < count:
            raise IndexError(place)
        return self._look(getitem, place % count)

    def __len__(self) -> int:
        return int(self._look(length, None))


class SeenVoice(Glasses):
    """Somebody who speaks: the words depend on the language, and on who is named."""

    __slots__ = ()

    @property
    def language(self) -> str:
        found: str = self._look(getattr, "language")
        return found

    @property
    def real(self) -> Any:
        _ = self.language
        return self._notes.owners[self._number]

    def say(self, message: Any) -> str:
        if not ATOMS.issuperset(map(type, message.args.values())):
            self._look(people, None)  # somebody may be named in it
        said: str = self.real.say(message)
        return said

    def name(self, id: str) -> str:
        called: str = self.real.name(id)
        return called

    def card(self, id: str) -> str:
        words: str = self.real.card(id)
        return words

    def who(self, seat: int) -> str:
        called: str = self._look(answer, ("who", (seat,), ()))
        return called

    @property
    def people(self) -> list[str]:
        return list(self._look(people, None))


GLASSES: Final = frozenset({Seen, SeenMap, SeenSet, SeenList, SeenVoice})
