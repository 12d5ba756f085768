from __future__ import annotations

from senet.kernel.game import Choice, Story
from senet.kernel.telling import Message, Who, plain_prompt
from tests.kernel.toy.table import Toy

NAMES: dict[str, dict[str, str]] = {"en": {}, "pl": {}, "cs": {}}
CARDS: tuple[str, ...] = ()
STORY_RULES = {"prize": "TOY-002", "won": "TOY-004", "kept": "TOY-004", "back": "TOY-005"}


def prompt(view: Toy) -> Message:
    return plain_prompt(view)


def choice(view: Toy, choice: Choice) -> Message:
    verb, noun = choice
    return Message("choice-bid", {"card": noun}) if verb == "bid" else Message(f"choice-{verb}")


def story(story: Story) -> Message:
    name, args, _ = story
    if name in ("won", "kept"):
        assert isinstance(args[0], int)
        return Message(f"story-{name}", {"who": Who(args[0])})
    return Message(f"story-{name}", {"value": str(args[0])})
