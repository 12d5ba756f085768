"""Logs: one JSON object per line, or plain text. They never contain user input or secrets of a game.

Paths are logged as route patterns (`/seat/{token}`), errors by their class and location, because an error message may
quote user input.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

from senet.kernel.errors import Refused

FORMATS: Final = ("auto", "json", "text")
LEVELS: Final = ("debug", "info", "warning", "error")
EXTRA: Final = (
    "method",
    "route",
    "status",
    "milliseconds",
    "match",
)  # fields that a record may have besides its message


class Plain(logging.Formatter):
    """Formats a record for people."""

    def format(self, record: logging.LogRecord) -> str:
        parts = [moment(record), record.levelname.lower(), record.name, record.getMessage()]
        parts += [f"{name}={value}" for name, value in extra(record).items()]
        if record.exc_info:
            parts += ["error=" + error_kind(record), *error_places(record)]
        return " ".join(parts)


class Structured(logging.Formatter):
    """Formats a record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        content: dict[str, Any] = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        } | extra(record)
        if record.exc_info:
            content |= {"error": error_kind(record), "where": error_places(record)}
        return json.dumps(content, ensure_ascii=False)


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def extra(record: logging.LogRecord) -> dict[str, Any]:
    return {name: record.__dict__[name] for name in EXTRA if name in record.__dict__}


def error_kind(record: logging.LogRecord) -> str:
    assert record.exc_info
    kind = record.exc_info[0]
    return "" if kind is None else f"{kind.__module__}.{kind.__qualname__}"


def error_places(record: logging.LogRecord) -> list[str]:
    """The locations from the outermost call to the error; never its message."""
    assert record.exc_info
    frames = traceback.extract_tb(record.exc_info[2])
    return [f"{'/'.join(frame.filename.split('/')[-3:])}:{frame.lineno}" for frame in frames]


def configure(format: str = "auto", level: str = "warning") -> None:
    """Log to stderr; `auto` is text on a terminal and JSON otherwise."""
    if format not in FORMATS:
        raise Refused(
            f"The log format must be one of {', '.join(FORMATS)}, not {format!r}.", field="log_format"
        )
    if level not in LEVELS:
        raise Refused(f"The log level must be one of {', '.join(LEVELS)}, not {level!r}.", field="log_level")
    structured = format == "json" or (format == "auto" and not sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured() if structured else Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # detailed messages of libraries may quote user input
    logging.getLogger("senet").setLevel(level.upper())
