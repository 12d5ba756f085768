"""The names of people and bots, and which of them look the same.

A name consists of words that PRECIS allows in user names (RFC 8265: letters and digits of any script, and ASCII symbols),
all in one script or in scripts that are written together, and does not look like the name of another account (UTS #39).
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
LONGEST_LOGIN: Final = 80  # normalization can expand one character to several
BOT_SIGNATURE: Final = "bot "  # prefix of bots' names in the log; no person's name may start with it
WORD: Final = get_profile("UsernameCasePreserved")
ANY_SCRIPT: Final = {"COMMON", "INHERITED"}
WRITTEN_TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
FEW_MARKS: Final = {"LATIN", "GREEK", "CYRILLIC"}  # scripts with precomposed accented letters
DIRECTIONS: Final = {0x200E: None, 0x200F: None}  # direction marks in the table of look-alikes


def display_name(raw: str) -> str:
    """A name from a file or a program, shortened to one line without invisible characters."""
    shown = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in raw)
    return " ".join(shown.split())[:NAME_LENGTH].strip()


def clean_name(raw: str) -> str:
    """A chosen name, normalized; Refused if it is misleading. It may be empty."""
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
    """A valid name for an account; Refused if it is too short, too long or misleading."""
    shown = clean_name(name)
    if len(shown) < SHORTEST_NAME or len(login_of(shown)) > LONGEST_LOGIN:
        raise refused_name()
    return shown


def refused_name() -> LocalizedRefusal:
    return LocalizedRefusal("error-name", field="name", least=SHORTEST_NAME, most=NAME_LENGTH)


def mixes_scripts(name: str) -> bool:
    """Whether a name contains letters of scripts that are not normally written together."""
    scripts = {script.upper() for script in unique_aliases(name)} - ANY_SCRIPT
    return len(scripts) > 1 and not any(scripts <= together for together in WRITTEN_TOGETHER)


def has_stray_marks(name: str) -> bool:
    """Whether combining marks are stacked: more than one on a letter, or more than three in other scripts."""
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
    """The name for signing in: normalized and case-folded."""
    return unicodedata.normalize("NFKC", display_name(name)).casefold()


def skeleton_of(name: str) -> str:
    """The skeleton of a name (UTS #39): look-alike characters replaced by one of them, and case ignored."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", display_name(name)))
    seen = "".join(prototype(sign) for sign in plain)
    return unicodedata.normalize("NFKC", seen).casefold()


@cache
def prototype(sign: str) -> str:
    """The character that represents all that look like this one.

    The table lists pairs in both directions: a character with several look-alikes is their prototype.
    """
    known = confusables_data.get(sign, [])
    if len(known) != 1:
        return sign
    other = str(known[0]["c"]).translate(DIRECTIONS)
    if len(other) != 1 or len(confusables_data.get(other, [])) > 1:
        return other
    return min(sign, other)
