"""What a part of a drawing reads: how it is looked up, and what tells a value from others.

These functions are called some hundred times for every view, so they are written for the compiler: ways to
look are numbers, and the frequent kinds of values come first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import wraps
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any, Final, TypeVar, cast

from senet.svg.later import Later

Question = TypeVar("Question", bound=Callable[..., Any])

ATOMS: Final = frozenset({str, int, bool, float, type(None), bytes})
CONSTANTS: Final = (FunctionType, BuiltinFunctionType, MethodType, type, Enum)
SETS: Final[frozenset[Any]] = frozenset({set, frozenset, Later})
MISSING: Final = object()

# Ways to look. The name of an answer is (method, args, more), that of a reply (function, args).
FIELD: Final = 0
ENTRY: Final = 1
ITEM: Final = 2
HOLDS: Final = 3
LENGTH: Final = 4
MEMBERS: Final = 5
ANSWER: Final = 6
REPLY: Final = 7
PEOPLE: Final = 8


class Reading:
    """Something to be read: in which of the things seen so far, in what way, under what name."""

    __slots__ = ("name", "owner", "way")

    def __init__(self, owner: int, way: int, name: Any) -> None:
        self.owner = owner
        self.way = way
        self.name = name

    def same(self, other: Reading) -> bool:
        return self is other or (
            self.owner == other.owner and self.way == other.way and bool(self.name == other.name)
        )


class Glasses:
    """What is on one's nose; see `senet.svg.glasses`."""

    __slots__ = ("_kind",)

    def __init__(self, kind: Any) -> None:
        self._kind = kind  # the class of the real thing

    def _look(self, way: int, name: Any) -> Any:
        raise NotImplementedError


def look(owner: Any, way: int, name: Any) -> Any:
    """What is found in an owner under a name."""
    if way == FIELD:
        return getattr(owner, name)
    if way == ENTRY:
        if isinstance(owner, dict):
            return owner.get(name, MISSING)
        return owner.get(name, MISSING)  # through glasses
    if way == ITEM:
        return owner[name]
    if way == HOLDS:
        return name in owner
    if way == LENGTH:
        return len(owner)
    if way == MEMBERS:
        return tuple(owner)
    if way == ANSWER:
        method, args, more = name
        return getattr(owner, method)(*args, **dict(more)) if more else getattr(owner, method)(*args)
    if way == REPLY:
        function, args = name
        return asked(function, owner, *args)
    return tuple(getattr(owner, "people", ()))


def asked(function: Any, owner: Any, *args: Any) -> Any:
    """`function(owner, …)` where the function is one of the rules, which compiled take no glasses."""
    if isinstance(owner, Glasses):
        return owner._look(REPLY, (function, args))
    return function(owner, *args)


def is_later(choices: Any) -> bool:
    """Whether the page lights these choices, not the drawing."""
    kind: Any = choices._kind if isinstance(choices, Glasses) else type(choices)
    return kind is Later


def answered(question: Question) -> Question:
    """For a question that a scene answers: only the answer is noted, not what had to be read for it."""

    @wraps(question)
    def ask(scene: Any, *args: Any) -> Any:
        return asked(question, scene, *args)

    return cast(Question, ask)


# -- what is found -------------------------------------------------------------------------------


RECORDS: Final[set[Any]] = {dict, *SETS}  # classes whose parts are read one by one
ROWS: Final[
    dict[Any, tuple[str, ...] | None]
] = {}  # fields of classes whose records never change; others: None


class Records(Exception):
    """There are records in a value, whose fields are read one by one."""


def sign_of(value: Any) -> tuple[Any, bool]:
    """What tells a value from others, and whether its parts are to be read one by one."""
    kind: Any = type(value)
    if kind in ATOMS:
        return value, False
    if kind in RECORDS:  # seen before
        return kind, True
    if (kind is list or kind is tuple) and are_atoms(value):
        return tuple(value), False
    if value is MISSING:
        return value, False
    if isinstance(value, Glasses):  # of the part around the present one
        return value._kind, True
    try:
        return frozen(value), False
    except Records:
        if kind is not list and kind is not tuple and row_fields(kind) is None:
            RECORDS.add(kind)
        return kind, True


def are_atoms(values: Any) -> bool:
    for each in values:  # noqa: SIM110  # quicker compiled
        if type(each) not in ATOMS:
            return False
    return True


def frozen(value: Any) -> Any:
    """A value that will not change; Records if there are things in it that can."""
    kind: Any = type(value)
    if kind in ATOMS:
        return value
    if kind is list or kind is tuple:
        return tuple(value) if are_atoms(value) else tuple([frozen(each) for each in value])
    if kind is dict:
        return tuple([(name, frozen(each)) for name, each in value.items()])
    if kind in SETS:
        return frozenset(value)
    names = row_fields(kind)
    if names is not None:
        return (kind, *[unchanging(getattr(value, name)) for name in names])
    return unchanging(value)


def unchanging(value: Any) -> Any:
    """A value that cannot change; otherwise Records."""
    if type(value) in ATOMS:
        return value
    names = row_fields(type(value))
    if names is not None:
        return (type(value), *[unchanging(getattr(value, name)) for name in names])
    if isinstance(value, (tuple, *CONSTANTS)):
        try:
            hash(value)
        except TypeError:
            raise Records from None
        return value
    raise Records


def row_fields(kind: Any) -> tuple[str, ...] | None:
    """The fields of a class of records that never change; None for another class."""
    if kind in ROWS:
        return ROWS[kind]
    names: tuple[str, ...] | None = None
    if is_dataclass(kind) and getattr(kind, "__dataclass_params__").frozen:  # noqa: B009
        names = tuple([field.name for field in fields(kind)])
    ROWS[kind] = names
    return names
