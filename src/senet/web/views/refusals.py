"""Why a choice is refused, in words, and whether the text of the rule helps to understand it."""

from __future__ import annotations

import re
from typing import Final

from senet.kernel.box import Box
from senet.kernel.errors import Refused
from senet.kernel.game import Choice, Game
from senet.language import Speaker, general_law

ROW: Final = re.compile(r"^\s*\|", re.MULTILINE)  # of a table
ITEM: Final = re.compile(r"^\s*(?:[-*+]|\d+[.)])\s", re.MULTILINE)  # of a list
LONGEST_LIST: Final = 10


class ForbiddenChoice(Refused):
    """A choice that a rule forbids; `explains` says whether people should read the rule itself."""

    def __init__(self, sentence: str, rule: str, explains: bool) -> None:
        super().__init__(sentence, rule=rule)
        self.explains = explains


def is_short(box: Box, rule: str) -> bool:
    """Whether the text of a rule can be shown beside a board: it has no table and no long list."""
    found = box.ledger.get(rule)
    return found is not None and not ROW.search(found.text) and len(ITEM.findall(found.text)) <= LONGEST_LIST


def forbidden(speaker: Speaker, view: Game, seat: int, choice: Choice, rule: str) -> ForbiddenChoice:
    """The refusal in words, from the view of the seat; a general rule has nothing to add to its sentence."""
    explains = not general_law(view, seat, rule) and is_short(speaker.box, rule)
    return ForbiddenChoice(speaker.why(view, seat, choice, rule), rule, explains)
