"""Properties that are computed on first use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Owner = TypeVar("Owner")
Value = TypeVar("Value")


class lazy_property(Generic[Owner, Value]):  # used as a decorator
    """Like `functools.cached_property`, but without the lock that it takes before Python 3.12."""

    def __init__(self, work: Callable[[Owner], Value]) -> None:
        self.work = work
        self.name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, owner: Owner, kind: type[Owner]) -> Value:
        """Compute and store the value; called only while the owner has no attribute of this name."""
        found = self.work(owner)
        owner.__dict__[self.name] = found
        return found
