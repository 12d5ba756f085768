"""Rate limits: how often somebody may do something, by address and by account or seat.

A key may do `most` things at once; after that it gets `per_second` of them back. A refused request costs nothing.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

from senet.settings import RATES, Rate
from senet.strings import LocalizedRefusal

ADDRESS: Final = "address"
REMEMBERED: Final = 50_000  # keys; the one that was used longest ago is forgotten first


class RateLimited(LocalizedRefusal):
    """Too much of the same in a short time; after `wait` seconds it may be tried again."""

    def __init__(self, wait: int) -> None:
        super().__init__("error-too-many", field="rate", seconds=wait)
        self.wait = wait


class RateLimiter:
    """For every key, the moment at which it will have all of its allowance back."""

    def __init__(
        self,
        rates: Mapping[str, Mapping[str, Rate]] = RATES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rates = rates
        self.clock = clock
        self.rested: OrderedDict[tuple[str, str, str], float] = OrderedDict()

    def spend(self, what: str, **keys: str) -> None:
        """One more of `what` by each of these keys (``address=…, account=…``); TooMany if one has no more."""
        now = self.clock()
        due: dict[tuple[str, str, str], float] = {}
        for by, rate in self.rates.get(what, {}).items():
            if by not in keys:
                continue
            key = (what, by, keys[by])
            due[key] = max(self.rested.get(key, now), now) + 1 / rate.per_second
            late = due[key] - now - rate.most / rate.per_second
            if late > 1e-9:
                raise RateLimited(max(1, math.ceil(late)))
        for key, rested in due.items():
            self.rested[key] = rested
            self.rested.move_to_end(key)
        while len(self.rested) > REMEMBERED:
            self.rested.popitem(last=False)
