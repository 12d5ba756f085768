"""Names that people and bots go by at a table, and which of them look the same.

A name consists of words that PRECIS allows in the names of users (RFC 8265: letters and digits of any script, and signs
of ASCII), in one script (or the scripts that are written together), and looks like no other account's (UTS #39).
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data, unique_aliases
from precis_i18n import get_profile

from senet.strings import LocalizedRefusal

NAME_LENGTH: Final = 24
SHORTEST_NAME: Final = 2
LONGEST_LOGIN: Final = 80  # some signs are written out as many
BOT_SIGNATURE: Final = "bot "  # how the log says that a bot decided; nobody else may be called so
WORD: Final = get_profile("UsernameCasePreserved")
ANY_SCRIPT: Final = {"COMMON", "INHERITED"}
WRITTEN_TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
FEW_MARKS: Final = {"LATIN", "GREEK", "CYRILLIC"}  # their letters with marks have code points of their own
DIRECTIONS: Final = {0x200E: None, 0x200F: None}  # stand in the table of look-alikes


def display_name(raw: str) -> str:
    """A name from a file or a program as it may stand on the table: one short line without invisible signs."""
    shown = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in raw)
    return " ".join(shown.split())[:NAME_LENGTH].strip()


def clean_name(raw: str) -> str:
    """A name that somebody chose, in its normal form; Refused if it is misleading. It may be empty."""
    words = raw.replace("’", "'").split()
    try:
        shown = " ".join(WORD.enforce(word) for word in words)
    except UnicodeError:
        raise LocalizedRefusal("error-name-signs", field="name") from None
    shown = shown[:NAME_LENGTH].strip()
    if not shown:
        return ""
    if not any(sign.isalnum() for sign in shown) or mixes_scripts(shown) or has_stray_marks(shown):
        raise LocalizedRefusal("error-name-signs", field="name")
    if shown.lower().startswith(BOT_SIGNATURE):
        raise refused_name()
    return shown


def checked_name(name: str) -> str:
    """A name for an account."""
    shown = clean_name(name)
    if len(shown) < SHORTEST_NAME or len(login_of(shown)) > LONGEST_LOGIN:
        raise refused_name()
    return shown


def refused_name() -> LocalizedRefusal:
    return LocalizedRefusal("error-name", field="name", least=SHORTEST_NAME, most=NAME_LENGTH)


def mixes_scripts(name: str) -> bool:
    """Whether letters of different scripts stand in one name, unless people write these together."""
    scripts = {script.upper() for script in unique_aliases(name)} - ANY_SCRIPT
    return len(scripts) > 1 and not any(scripts <= together for together in WRITTEN_TOGETHER)


def has_stray_marks(name: str) -> bool:
    """Whether marks are piled up: more than one that is no part of a letter, or more than three in other scripts."""
    scripts = {script.upper() for script in unique_aliases(name)}
    most = 1 if scripts & FEW_MARKS else 3
    run = 0
    for at, sign in enumerate(name):
        marks = unicodedata.category(sign)[0] == "M"
        if marks and (at == 0 or name[at - 1] == " "):
            return True
        run = run + 1 if marks else 0
        if run > most:
            return True
    return False


def login_of(name: str) -> str:
    """The name without case and ornament: what looks the same is the same."""
    return unicodedata.normalize("NFKC", display_name(name)).casefold()


def skeleton_of(name: str) -> str:
    """What a name looks like: look-alike signs are replaced by one of them (UTS #39), and case is ignored."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", display_name(name)))
    seen = "".join(prototype(sign) for sign in plain)
    return unicodedata.normalize("NFKC", seen).casefold()


@cache
def prototype(sign: str) -> str:
    """The sign that stands for all that look like this one.

    The table has both directions: a sign with several look-alikes is what these are replaced by.
    """
    known = confusables_data.get(sign, [])
    if len(known) != 1:
        return sign
    other = str(known[0]["c"]).translate(DIRECTIONS)
    if len(other) != 1 or len(confusables_data.get(other, [])) > 1:
        return other
    return min(sign, other)
