"""What is new: a table as one seat sees it, and what of it a page does not have yet.

A page that comes gets everything; after that it gets the parts, sentences and fragments of the board that
are new. Each message names the state that it starts from and the one that it leads to. A page that is not at
the first one asks for everything, so nothing can be lost and nothing has to be merged.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any

from senet.svg import Composition


@dataclass(frozen=True)
class Shown:
    """All that a page shows of a table."""

    facts: dict[str, Any]  # serial, line, who looks, …
    parts: dict[str, str]  # HTML
    stories: tuple[str, ...]  # the chronicle as HTML, the oldest first
    board: Composition

    @cached_property
    def names(self) -> list[str]:
        """The fragments of the board in their order."""
        return [each.name for each in self.board.fragments]

    @cached_property
    def state(self) -> str:
        """The same for what looks the same, and for nothing else."""
        newest = self.stories[-1:]  # those before it belong to the same serial
        facts = (*self.facts.values(), *map(len, self.parts.values()), len(self.stories))
        whole = [repr(facts), *self.parts.values(), *newest, self.board.first, *self.names]
        return blake2b("\n".join(whole).encode("utf-8", "replace"), digest_size=9).hexdigest()

    @property
    def svg(self) -> str:
        """The board for the page itself: its style sheet is that of the page."""
        defined = "".join([each.text for each in self.board.definitions])
        words = "".join([each.text for each in self.board.words])
        drawn = "".join([each.text for each in self.board.fragments])
        return f"{self.board.first}{words}<defs>{defined}</defs>{drawn}</svg>"

    def news(self, before: Shown | None) -> str:
        """What a page that shows `before` needs to show this, as JSON; everything if it shows nothing."""
        known = {} if before is None else before.parts
        said = self.facts | {
            "base": "" if before is None else before.state,
            "state": self.state,
            "parts": {name: text for name, text in self.parts.items() if known.get(name) != text},
            "stories": changed_stories(() if before is None else before.stories, self.stories),
        }
        written = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
        return (
            f'{written[:-1]},"board":{changed_board(None if before is None else before.board, self.board)}}}'
        )


class Reader:
    """The page at the other end of a stream: what it shows, as far as is known."""

    def __init__(self, have: str) -> None:
        self.have = have  # the state that it says to be in
        self.shown: Shown | None = None

    def told(self, now: Shown) -> tuple[str, str]:
        """The state that it will be in, and what it needs for that."""
        before = now if self.shown is None and now.state == self.have else self.shown
        self.shown = now
        return now.state, now.news(before)


def changed_stories(before: tuple[str, ...], now: tuple[str, ...]) -> tuple[int, int, tuple[str, ...]]:
    """From which on, and how many, of the sentences before are kept; and those that are new."""
    start = before.index(now[0]) if now and now[0] in before else len(before)
    kept = 0
    for old, new in zip(before[start:], now, strict=False):
        if old != new:
            break
        kept += 1
    return start, kept, now[kept:]


@lru_cache(maxsize=1000)
def quoted(text: str) -> str:
    return json.dumps(text)


def changed_board(before: Composition | None, now: Composition) -> str:
    """The order of the fragments, and the text of those that are new."""
    known = set() if before is None else {each.name for each in before.fragments}
    defined = set() if before is None else set(before.definitions)
    new = {each.name: each.quoted for each in now.fragments if each.name not in known}
    texts = ",".join([f'"{name}":{text}' for name, text in new.items()])
    wanted = ",".join([each.quoted for each in now.definitions if each not in defined])
    words = ",".join([each.quoted for each in now.words])
    order = ",".join([f'"{each.name}"' for each in now.fragments])
    return (
        f'{{"first":{quoted(now.first)},"words":[{words}],"definitions":[{wanted}],'
        f'"order":[{order}],"texts":{{{texts}}}}}'
    )
