"""Telling Kemet: prompts, choices and stories as messages; the sentences are in `languages/*.ftl`."""

from __future__ import annotations

from senet.games.kemet.telling.choices import choice
from senet.games.kemet.telling.questions import prompt
from senet.games.kemet.telling.stories import STORY_RULES, story
from senet.games.kemet.telling.words import CARDS, NAMES

__all__ = ["CARDS", "NAMES", "STORY_RULES", "choice", "prompt", "story"]
