"""The texts of pages and refusals in every language (`languages/pages/*.ftl`)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from senet.kernel.errors import Refused
from senet.language import LANGUAGES

FOLDER: Final = Path(__file__).parent / "languages" / "pages"
SCRIPT_PREFIX: Final = "script-"  # of the texts for page scripts


@cache
def resource(language: str) -> Resource:
    return FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def page_bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource(language))
    return bundle


@cache
def keys(language: str) -> tuple[str, ...]:
    return tuple(entry.id.name for entry in resource(language).body if hasattr(entry, "id"))


@lru_cache(maxsize=20_000)
def page_sentence(language: str, key: str, gaps: tuple[tuple[str, str | int], ...]) -> str:
    bundle = page_bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    sentence, errors = bundle.format_pattern(pattern, dict(gaps))
    if errors:
        raise KeyError(f"{language}.ftl: {key}: {errors[0]}")
    return str(sentence)


class Strings:
    """The texts of the pages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **gaps: str | int) -> str:
        return page_sentence(self.language, key, tuple(gaps.items()))

    def has(self, key: str) -> bool:
        return bool(page_bundle(self.language).has_message(key))

    def for_script(self) -> dict[str, str]:
        """The texts for page scripts, by their keys without the prefix."""
        wanted = [key for key in keys(self.language) if key.startswith(SCRIPT_PREFIX)]
        return {key.removeprefix(SCRIPT_PREFIX): self(key) for key in wanted}


class LocalizedRefusal(Refused):
    """A refusal whose text is in the language files of the pages."""

    def __init__(self, key: str, field: str, **gaps: str | int) -> None:
        super().__init__(Strings(LANGUAGES[0])(key, **gaps), field=field)
        self.key = key
        self.gaps = gaps

    def said(self, language: str) -> str:
        return Strings(language)(self.key, **self.gaps)


def best_language(*wishes: str | None) -> str:
    """The first supported language among the wishes, each of which may be an Accept-Language header."""
    for wish in wishes:
        for part in (wish or "").lower().split(","):
            code = part.split(";")[0].strip()[:2]
            if code in LANGUAGES:
                return code
    return LANGUAGES[0]


log = logging.getLogger("senet.words")


def said(sentence: Callable[[], str], otherwise: str) -> str:
    """The sentence, or `otherwise` if the language lacks it."""
    try:
        return sentence()
    except (KeyError, LookupError, TypeError) as error:
        log.warning("missing text: %s", error)
        return otherwise
