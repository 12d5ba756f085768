"""Rate limits: how often an action is allowed, per address and per account or seat.

A key may act `most` times at once; its allowance then refills by `per_second`. A refused request costs nothing.
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
REMEMBERED: Final = 50_000  # keys; the least recently used is dropped first


class RateLimited(LocalizedRefusal):
    """Too many requests; try again after `wait` seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__("error-too-many", field="rate", seconds=wait)
        self.wait = wait


class RateLimiter:
    """Keeps for each key the time at which its allowance will be full again."""

    def __init__(
        self,
        rates: Mapping[str, Mapping[str, Rate]] = RATES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rates = rates
        self.clock = clock
        self.rested: OrderedDict[tuple[str, str, str], float] = OrderedDict()

    def spend(self, what: str, **keys: str) -> None:
        """Count one `what` for each of these keys (``address=…, account=…``); RateLimited if one has none left."""
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
