"""Options and rulings of a match in words, and those that differ from the usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from senet.kernel.box import Box, Option
from senet.kernel.match import Match
from senet.language import Speaker
from senet.strings import Strings
from senet.web.views.seat_view import own_words


def option_row(box: Box, option: Option, language: str) -> dict[str, Any]:
    """An option with its words: the game's own where it has them."""
    speaker = Speaker(box, language)
    return {
        "option": option,
        "label": option_label(speaker, option),
        "help": own_words(speaker, f"option-{option.name}-help", ""),
        "rule": box.ledger.get(option.rule),
        "values": [(str(value).lower(), value_label(speaker, option, value)) for value in option.values],
        "default": str(option.default).lower(),
    }


def option_label(speaker: Speaker, option: Option) -> str:
    plain = option.name.replace("_", " ")
    return own_words(speaker, f"option-{option.name}", plain[:1].upper() + plain[1:])


def value_label(speaker: Speaker, option: Option, value: object) -> str:
    words = Strings(speaker.language)
    if isinstance(value, bool):
        plain = words("yes") if value else words("no")
    else:
        plain = words("random") if value == "random" else str(value).replace("_", " ")
    return own_words(speaker, f"option-{option.name}-{str(value).lower()}", plain)


def rows(box: Box, language: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What people usually choose, and apart from it how doubtful rules are read."""
    found = [option_row(box, option, language) for option in box.options]
    return [row for row in found if not row["option"].ruling], [row for row in found if row["option"].ruling]


def changed_rulings(box: Box, given: Mapping[str, str]) -> int:
    """How many rulings of a form are not the usual ones."""
    rulings = [(f"option-{each.name}", str(each.default).lower()) for each in box.options if each.ruling]
    return sum(given.get(field, usual) != usual for field, usual in rulings)


def unusual(match: Match, speaker: Speaker) -> list[dict[str, str]]:
    """The options and rulings of a match that differ from what nobody has to agree on."""
    found = []
    for option in match.box.options:
        usual = option.standard(len(match.seats))
        value = match.options.get(option.name, usual)
        values = value if isinstance(value, list) else [value]
        if any(each != usual for each in values):
            found.append(
                {
                    "label": option_label(speaker, option),
                    "value": told(speaker, option, values, usual),
                    "rule": option.rule,
                }
            )
    return found


def told(speaker: Speaker, option: Option, values: list[Any], usual: object) -> str:
    """The value; where seats have different ones, who has which that is not as usual."""
    labels = [value_label(speaker, option, value) for value in values]
    if len(set(labels)) == 1:
        return labels[0]
    unlike = [seat for seat, value in enumerate(values) if value != usual]
    return ", ".join([f"{speaker.who(seat)} – {labels[seat]}" for seat in unlike])
