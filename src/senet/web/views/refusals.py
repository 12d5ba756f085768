"""Explains why a choice is forbidden, and whether the text of the rule adds to the explanation."""

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
    """A rule forbids the choice; `explains` says whether it is worth showing the rule itself."""

    def __init__(self, sentence: str, rule: str, explains: bool) -> None:
        super().__init__(sentence, rule=rule)
        self.explains = explains


def is_short(box: Box, rule: str) -> bool:
    """Whether the text of a rule fits beside the board: it has no table and no long list."""
    found = box.ledger.get(rule)
    return found is not None and not ROW.search(found.text) and len(ITEM.findall(found.text)) <= LONGEST_LIST


def forbidden(speaker: Speaker, view: Game, seat: int, choice: Choice, rule: str) -> ForbiddenChoice:
    """The refusal in words, from the seat's view; the text of a general rule would add nothing."""
    explains = not general_law(view, seat, rule) and is_short(speaker.box, rule)
    return ForbiddenChoice(speaker.why(view, seat, choice, rule), rule, explains)
