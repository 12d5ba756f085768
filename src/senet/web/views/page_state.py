"""The state of a match page, and the difference between two states.

A page that connects gets everything; after that it gets only the parts, sentences and board fragments that have changed.
Each message names the state that it starts from and the state that it leads to. A page in any other state requests
everything, so nothing can be lost and nothing has to be merged.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec

from senet.svg import Composition
from senet.web.views.lazy import lazy_property


def digest(text: str) -> str:
    """A digest of the text that is the same in every process."""
    return blake2b(text.encode("utf-8", "replace"), digest_size=9).hexdigest()


digest_of_part: Final = lru_cache(maxsize=5000)(digest)  # most parts repeat


@dataclass(frozen=True)
class PageState:
    """Everything that a page shows of a match."""

    facts: dict[str, Any]  # serial, line, viewing seat, …
    parts: dict[str, str]  # HTML
    stories: tuple[str, ...]  # the chronicle as HTML, oldest first
    board: Composition

    @lazy_property
    def state(self) -> str:
        """An identifier that is equal for pages that look the same, and only for them."""
        newest = self.stories[-1:]  # the serial determines the earlier ones
        facts = (*self.facts.values(), len(self.stories), *self.parts, self.board.first)
        texts = [digest_of_part(text) for text in (*self.parts.values(), *newest)]
        return digest("\n".join([repr(facts), *texts, *self.board.names]))

    @property
    def svg(self) -> str:
        """The board for embedding in the page, which has its style sheet."""
        defined = "".join([each.text for each in self.board.definitions])
        words = "".join([each.text for each in self.board.words])
        drawn = "".join([each.text for each in self.board.fragments])
        return f"{self.board.first}{words}<defs>{defined}</defs>{drawn}</svg>"

    def news(self, before: PageState | None) -> bytes:
        """The JSON update for a page that shows `before`; everything if it shows nothing."""
        before = before or NOTHING
        said = self.facts | {
            "base": before.state if before is not NOTHING else "",
            "state": self.state,
            "parts": {name: text for name, text in self.parts.items() if before.parts.get(name) != text},
            "stories": changed_stories(before.stories, self.stories),
        }
        return b'%b,"board":%b}' % (as_json(said)[:-1], self.board.news(before.board))


NOTHING: Final = PageState({}, {}, (), Composition("", (), (), (), ()))
as_json: Final = msgspec.json.encode


class PageClient:
    """The page at the other end of a stream, and the state that it last received."""

    def __init__(self, have: str) -> None:
        self.have = have  # the state that it reports
        self.shown: PageState | None = None

    def update(self, now: PageState) -> tuple[str, bytes]:
        """The id of the new state, and the update that leads to it."""
        before = now if self.shown is None and now.state == self.have else self.shown
        self.shown = now
        return now.state, now.news(before)


def changed_stories(before: tuple[str, ...], now: tuple[str, ...]) -> tuple[int, int, tuple[str, ...]]:
    """The index of the first old sentence that stays, how many stay from there, and the new ones after them."""
    start = before.index(now[0]) if now and now[0] in before else len(before)
    kept = min(len(before) - start, len(now))
    if before[start : start + kept] != now[:kept]:  # something was taken back
        kept = next(at for at, (old, new) in enumerate(zip(before[start:], now, strict=False)) if old != new)
    return start, kept, now[kept:]
