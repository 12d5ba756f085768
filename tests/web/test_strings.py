"""The words of the pages: the same in every language, and none without use."""

from __future__ import annotations

import re

import pytest

from senet.language import LANGUAGES
from senet.strings import FOLDER, Strings, best_language, keys, page_bundle

SENET = FOLDER.parents[1]
WEB = SENET / "web"
GAP = re.compile(r"\{ *\$(\w+)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words_with_the_same_gaps(language: str):
    assert sorted(keys(language)) == sorted(keys("en"))
    assert len(set(keys(language))) == len(keys(language))
    texts = {code: (FOLDER / f"{code}.ftl").read_text(encoding="utf-8") for code in ("en", language)}
    for key in keys("en"):
        assert gaps(texts["en"], key) == gaps(texts[language], key), key


def gaps(text: str, key: str) -> set[str]:
    found = re.search(rf"^{re.escape(key)} =(.*?)(?=^\S+ =|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, key
    return set(GAP.findall(found[1]))


def test_every_word_is_used_somewhere():
    sources = [
        *(path for part in ("web", "matches", "identity", "notify") for path in (SENET / part).rglob("*.py")),
        *WEB.glob("templates/**/*.html"),
        *WEB.glob("static/**/*.js"),
    ]
    used = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    composed = ("bot-", "undo-until-", "undo-not-", "notice-", "account-done-", "theme-", "pace-", "course-",
                "sanction-",
        "practice-", "seed-")  # fmt: skip
    for key in keys("en"):
        plain = key.removeprefix("script-")
        assert (
            key.startswith(composed) or f'"{plain}"' in used or f"'{plain}'" in used or f"{plain}" in used
        ), key


def test_no_page_uses_a_word_that_is_missing():
    wanted = set()
    for path in WEB.glob("templates/**/*.html"):
        wanted |= set(re.findall(r"""\bt\(["']([\w-]*\w)["']""", path.read_text(encoding="utf-8")))
    assert wanted and wanted <= set(keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_right(language: str):
    words = Strings(language)
    shown = {"en": ["1 point", "2 points", "5 points"], "pl": ["1 punkt", "2 punkty", "5 punktów"],
             "cs": ["1 bod", "2 body", "5 bodů"]}  # fmt: skip
    assert [words("points", count=number) for number in (1, 2, 5)] == shown[language]
    assert page_bundle(language).has_message("play-now")


def test_the_first_language_that_we_speak_is_taken():
    assert best_language("de, cs;q=0.8, en;q=0.5") == "cs"
    assert best_language(None, "xx", "pl-PL") == "pl"
    assert best_language() == "en"
