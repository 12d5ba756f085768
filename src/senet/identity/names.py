"""Names that people and bots go by at a table."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_LENGTH: Final = 24
BOT_SIGNATURE: Final = "bot "  # how the log says that a bot decided; nobody else may be called so


def display_name(raw: str) -> str:
    """A name as it may stand on the table: one short line without invisible signs."""
    shown = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in raw)
    return " ".join(shown.split())[:NAME_LENGTH].strip()
