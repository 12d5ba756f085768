"""What a page shows of a match, and the difference between two such states.

A page that connects gets everything; after that it gets the parts, sentences and fragments of the board that are new.
Each message names the state that it starts from and the one that it leads to. A page in any other state asks for
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
    """The same for the same text in every process, and for no other."""
    return blake2b(text.encode("utf-8", "replace"), digest_size=9).hexdigest()


digest_of_part: Final = lru_cache(maxsize=5000)(digest)  # most parts were seen before


@dataclass(frozen=True)
class PageState:
    """All that a page shows of a table."""

    facts: dict[str, Any]  # serial, line, who looks, …
    parts: dict[str, str]  # HTML
    stories: tuple[str, ...]  # the chronicle as HTML, the oldest first
    board: Composition

    @lazy_property
    def state(self) -> str:
        """The same for what looks the same, and for nothing else."""
        newest = self.stories[-1:]  # those before it belong to the same serial
        facts = (*self.facts.values(), len(self.stories), *self.parts, self.board.first)
        texts = [digest_of_part(text) for text in (*self.parts.values(), *newest)]
        return digest("\n".join([repr(facts), *texts, *self.board.names]))

    @property
    def svg(self) -> str:
        """The board for the page itself: its style sheet is that of the page."""
        defined = "".join([each.text for each in self.board.definitions])
        words = "".join([each.text for each in self.board.words])
        drawn = "".join([each.text for each in self.board.fragments])
        return f"{self.board.first}{words}<defs>{defined}</defs>{drawn}</svg>"

    def news(self, before: PageState | None) -> bytes:
        """What a page that shows `before` needs to show this, as JSON; everything if it shows nothing."""
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
    """The page at the other end of a stream: what it shows, as far as is known."""

    def __init__(self, have: str) -> None:
        self.have = have  # the state that it says to be in
        self.shown: PageState | None = None

    def told(self, now: PageState) -> tuple[str, bytes]:
        """The state that it will be in, and what it needs for that."""
        before = now if self.shown is None and now.state == self.have else self.shown
        self.shown = now
        return now.state, now.news(before)


def changed_stories(before: tuple[str, ...], now: tuple[str, ...]) -> tuple[int, int, tuple[str, ...]]:
    """From which on, and how many, of the sentences before are kept; and those that are new."""
    start = before.index(now[0]) if now and now[0] in before else len(before)
    kept = min(len(before) - start, len(now))
    if before[start : start + kept] != now[:kept]:  # something was taken back
        kept = next(at for at, (old, new) in enumerate(zip(before[start:], now, strict=False)) if old != new)
    return start, kept, now[kept:]
