"""Limits: how often somebody may do something, by address and by account or seat.

A key may do `most` things at once; after that it gets `per_second` of them back. What is refused costs nothing.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

from senet.web.wording import Worded

ADDRESS: Final = "address"
REMEMBERED: Final = 50_000  # keys; the one that was used longest ago is forgotten first


@dataclass(frozen=True)
class Rate:
    most: int
    per_second: float


def per_minute(most: int, again: float) -> Rate:
    """So many at once, and then so many a minute."""
    return Rate(most, again / 60)


# What is limited, and by which keys. One house of many players may share an address, so that addresses get more.
RATES: Final[Mapping[str, Mapping[str, Rate]]] = {
    "sign-in": {ADDRESS: per_minute(20, 6), "account": per_minute(10, 2)},
    "sign-up": {ADDRESS: per_minute(10, 1)},
    "choice": {ADDRESS: Rate(4000, 1000), "seat": Rate(200, 20)},
    "chat": {ADDRESS: per_minute(60, 60), "account": per_minute(12, 20)},
    "match": {ADDRESS: per_minute(200, 12)},  # whatever makes a match: new, branched or brought
    "seat": {ADDRESS: per_minute(120, 60)},  # sitting down, leaving, pausing, other links
    "settings": {"account": per_minute(30, 30)},  # each may mean a look at somebody's name server
    "letter": {"account": per_minute(3, 0.1)},  # to addresses that are not confirmed yet
    "report": {ADDRESS: per_minute(20, 4)},
}


class TooMany(Worded):
    """Too much of the same in a short time; after `wait` seconds it may be tried again."""

    def __init__(self, wait: int) -> None:
        super().__init__("error-too-many", field="rate", seconds=wait)
        self.wait = wait


class Limits:
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
                raise TooMany(max(1, math.ceil(late)))
        for key, rested in due.items():
            self.rested[key] = rested
            self.rested.move_to_end(key)
        while len(self.rested) > REMEMBERED:
            self.rested.popitem(last=False)


def address_of(request: HTTPConnection) -> str:
    """Who asks, as far as the network knows: whoever has an IPv6 address has the whole /64 around it."""
    host = request.client.host if request.client is not None else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
