"""Reading a match file: every line is replayed and checked against its digest."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from senet.kernel.box import Box
from senet.kernel.chance import SEED_BYTES, commitment
from senet.kernel.errors import Refused
from senet.kernel.match import FORMAT, Match, new_match

FIELDS: dict[str, type | tuple[type, ...]] = {
    "format": int,
    "game": str,
    "rules": str,
    "seats": list,
    "options": dict,
    "seed_hash": str,
    "seed": (str, type(None)),
    "opening": str,
    "log": list,
    "over": bool,
    "points": (list, type(None)),
}


class Differs(Refused):
    """A line of the file leads to a different state than when the file was written."""


def read_match(document: str, find_box: Callable[[str], Box], to: int | None = None) -> Match:
    """The match in `document`, replayed to line `to` (or to its end) with every digest checked."""
    content = read_document(document)
    box = find_box(content["game"])
    version = box.version(content["rules"]).name
    if to is not None and not 0 <= to <= len(content["log"]):
        raise Refused(f"The match has lines 0 to {len(content['log'])}; there is no line {to}.", field="to")
    match = new_match(box, content["seats"], content["options"], read_seed(content), version)
    if match.opening != content["opening"]:
        raise Refused("The setup differs from the one that the file was made with.", field="opening")
    replay_lines(match, content, to)
    return match


def replay_lines(match: Match, content: dict[str, Any], to: int | None) -> None:
    """Replay the lines of the file; a match of an older version stops where the rules have changed."""
    for number, line in enumerate(content["log"][:to], start=1):
        before = match.game.clone() if match.is_older else match.game
        try:
            replay_line(match, number, line)
        except Differs as difference:
            if not match.is_older:
                raise
            match.depart(number, before, difference.rule)
            return
    if to is None and (match.over != content["over"] or points_of(match) != content["points"]):
        raise Refused("The log does not end as the file says.", field="over")


def read_document(document: str) -> dict[str, Any]:
    """The fields of a match file, each checked for its type."""
    try:
        content = json.loads(document)
    except (ValueError, RecursionError) as error:  # also raised for numbers that are too long
        where = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise Refused(
            f"This is not a complete match file: it is not valid JSON{where}.", field="file"
        ) from None
    if not isinstance(content, dict):
        raise Refused("This is not a match file: it is not a JSON object.", field="file")
    if content.get("format") != FORMAT:
        raise Refused(
            f"The file has format {content.get('format')!r}; this Senet reads {FORMAT}.", field="format"
        )
    for name, kind in FIELDS.items():
        proper = name in content and isinstance(content[name], kind)
        if not proper or isinstance(content[name], bool) != (kind is bool):
            raise Refused(f"The match file has no valid {name!r}.", field=name)
    if not all(isinstance(name, str) for name in content["seats"]):
        raise Refused("The match file has no valid 'seats': they must be names.", field="seats")
    return content


def read_seed(content: dict[str, Any]) -> bytes:
    if content["seed"] is None:
        raise Refused(
            "The file has no seed, because the match was not over; it cannot be replayed.", field="seed"
        )
    try:
        seed = bytes.fromhex(content["seed"])
    except ValueError:
        raise Refused("The seed in the file is not a hexadecimal number.", field="seed") from None
    if len(seed) != SEED_BYTES or commitment(seed) != content["seed_hash"]:
        raise Refused("The seed in the file does not match its published hash.", field="seed")
    return seed


def replay_line(match: Match, number: int, line: object) -> None:
    """Replay line `number`; Refused, with the number, if there is a difference."""
    if not isinstance(line, list) or len(line) != 5 or not isinstance(line[0], int):
        raise Refused(
            f"Line {number} of the log is not [seat, choice, at, by, digest].", field=f"log {number}"
        )
    seat, choice, at, by, expected = line
    try:
        match.choose(seat, choice, by=str(by), at=str(at))
    except Refused as refusal:
        raise Differs(f"Line {number} differs: {refusal.sentence}", refusal.rule, f"log {number}") from None
    if match.lines[-1].digest != expected:
        raise Differs(
            f"Line {number} differs: its digest is not that of the replayed game.", field=f"log {number}"
        )


def points_of(match: Match) -> list[int] | None:
    result = match.result
    return result.points if result else None
