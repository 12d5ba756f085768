"""Reads requests: cookies, the bearer token, the wanted language, the client's address and device."""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

from senet.strings import LocalizedRefusal, best_language

GUEST_COOKIE: Final = "senet_guest"
SESSION_COOKIE: Final = "senet_session"
THEME_COOKIE: Final = "senet_theme"
LANGUAGE_COOKIE: Final = "senet_language"
BROWSERS: Final = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"),
                   ("CriOS", "Chrome"), ("Safari", "Safari"), ("python", "Python"), ("curl", "curl"))  # fmt: skip
SYSTEMS: Final = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
                  ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"))  # fmt: skip
DIGITS: Final = re.compile(r"[0-9]{1,15}")


def wanted_language(request: HTTPConnection) -> str:
    return best_language(
        request.query_params.get("lang"),
        request.cookies.get(LANGUAGE_COOKIE),
        request.headers.get("accept-language"),
    )


def whole_number(text: str, field: str, most: int) -> int:
    """Parse a number from 0 to `most`; Refused if the text is anything else."""
    if not DIGITS.fullmatch(text) or int(text) > most:
        raise LocalizedRefusal("error-number", field=field, name=field, most=most)
    return int(text)


def bearer_token(request: HTTPConnection) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def address_of(request: HTTPConnection) -> str:
    """The client's network address; for IPv6 its /64 network, which usually belongs to one client."""
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


def device_of(request: HTTPConnection) -> str:
    """Browser and system for the list of an account's devices; nothing else from the user agent is stored."""
    said = request.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS if mark in said), "")
    system = next((name for mark, name in SYSTEMS if mark in said), "")
    return " · ".join(part for part in (browser, system) if part)
