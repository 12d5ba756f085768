"""Converts any state to JSON and back: records by their fields, steps and questions by their names.

The JSON contains the type of each value, so that reading it needs no annotations (compiled
classes have none at run time).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from senet.kernel import game as kernel_game
from senet.kernel.game import Game, Question


def names_of(*modules: ModuleType) -> dict[str, Any]:
    """Every record, step and question of a game's modules, by its name."""
    names: dict[str, Any] = {}
    for module in (kernel_game, *modules):
        for name, thing in vars(module).items():
            if isinstance(thing, Question):
                key = f"?{thing.name}"
            elif callable(thing) and getattr(thing, "__module__", "").startswith(module.__name__):
                key = name
            else:
                continue
            if names.setdefault(key, thing) is not thing:
                raise ValueError(f"the name {key!r} is used twice: {names[key]} and {thing}")
    return names


@cache
def field_names(record: type) -> tuple[str, ...]:
    """The fields that are saved: all except `told`, which is only transient."""
    return tuple(f.name for f in fields(record) if f.name != "told")


def dump(value: Any) -> Any:
    """`value` as plain JSON data."""
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, list):
        return [dump(item) for item in value]
    if isinstance(value, tuple):
        return {"is": "tuple", "of": [dump(item) for item in value]}
    if isinstance(value, dict):
        return {"is": "dict", "of": [[dump(key), dump(item)] for key, item in value.items()]}
    if isinstance(value, (set, frozenset)):
        return {"is": "set", "of": sorted(dump(item) for item in value)}
    if isinstance(value, bytes):
        return {"is": "bytes", "of": value.hex()}
    if isinstance(value, Question):
        return {"is": "question", "of": value.name}
    if is_dataclass(value) and not isinstance(value, type):
        record = type(value)
        return {"is": record.__name__} | {n: dump(getattr(value, n)) for n in field_names(record)}
    if callable(value):
        return {"is": "step", "of": value.__name__}
    raise TypeError(f"a state cannot hold a {type(value).__name__}")


def load(value: Any, names: dict[str, Any]) -> Any:
    """Read back what `dump` wrote; `names` has every record, step and question by its name."""
    if isinstance(value, list):
        return [load(item, names) for item in value]
    if not isinstance(value, dict):
        return value
    kind = value["is"]
    reader = READERS.get(kind)
    if reader is not None:
        return reader(value["of"], names)
    record = names[kind]
    if not isinstance(record, type):
        raise TypeError(f"{kind} is not a record")
    given = {key: load(item, names) for key, item in value.items() if key != "is"}
    if kind == "Flow":
        given["told"] = None
    return record(**given)


READERS: dict[str, Callable[[Any, dict[str, Any]], Any]] = {
    "tuple": lambda of, names: tuple([load(item, names) for item in of]),
    "dict": lambda of, names: {load(key, names): load(item, names) for key, item in of},
    "set": lambda of, names: {load(item, names) for item in of},
    "bytes": lambda of, names: bytes.fromhex(of),
    "question": lambda of, names: names[f"?{of}"],
    "step": lambda of, names: names[of],
}


# -- as text ---------------------------------------------------------------------------------------

quoted: Final = json.encoder.encode_basestring
# For each record type: the opening text, and each field name with the text that precedes its value.
HEADS: Final[dict[type, tuple[str, list[tuple[str, str]]]]] = {}


def to_json(g: Game) -> str:
    """The JSON text of `dump(g)`, written directly for speed: every choice in every match needs it."""
    parts: list[str] = []
    write(g, parts)
    return "".join(parts)


def write(value: Any, parts: list[str]) -> None:
    """Append the JSON text of `value`; the most frequent types come first."""
    if isinstance(value, str):
        parts.append(quoted(value))
    elif value is None:
        parts.append("null")
    elif isinstance(value, bool):
        parts.append("true" if value else "false")
    elif isinstance(value, int):
        parts.append(str(int(value)))
    elif isinstance(value, list):
        parts.append("[")
        write_all(value, parts)
        parts.append("]")
    elif isinstance(value, tuple):
        parts.append('{"is":"tuple","of":[')
        write_all(value, parts)
        parts.append("]}")
    elif isinstance(value, dict):
        parts.append('{"is":"dict","of":[')
        write_all([[key, item] for key, item in value.items()], parts)
        parts.append("]}")
    elif is_record(value):
        first, names = head(type(value))
        parts.append(first)
        for before, name in names:
            parts.append(before)
            write(getattr(value, name), parts)
        parts.append("}")
    else:
        parts.append(json.dumps(dump(value), separators=(",", ":"), ensure_ascii=False))


def write_all(values: Any, parts: list[str]) -> None:
    following = False
    for each in values:
        if following:
            parts.append(",")
        following = True
        write(each, parts)


def is_record(value: Any) -> bool:
    return type(value) in HEADS or (is_dataclass(value) and not isinstance(value, (type, Question)))


def head(record: type) -> tuple[str, list[tuple[str, str]]]:
    known = HEADS.get(record)
    if known is None:
        names = [(f",{quoted(name)}:", name) for name in field_names(record)]
        known = HEADS[record] = (f'{{"is":{quoted(record.__name__)}', names)
    return known


def revive(package: str, frozen: str) -> Game:
    """Unpickle a game from its JSON; the names come from the box of its package."""
    game = load(json.loads(frozen), dict(import_module(package).BOX.names))
    assert isinstance(game, Game)
    return game


def digest(g: Game) -> str:
    """A short fingerprint of the whole state. It reveals no secret, because it includes the secret seed."""
    return digest_of(to_json(g))


def digest_of(state: str) -> str:
    return blake2b(state.encode(), digest_size=8, person=b"senet digest").hexdigest()
