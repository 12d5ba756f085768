"""Labels of the options and rulings of a match, and those that differ from the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from senet.kernel.box import Box, Option
from senet.kernel.match import Match
from senet.language import Speaker
from senet.strings import Strings
from senet.web.views.seat_view import own_words


def option_row(box: Box, option: Option, language: str) -> dict[str, Any]:
    """An option with its labels, the game's own where it has them."""
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
    """The rows of the ordinary options, and separately those of the rulings."""
    found = [option_row(box, option, language) for option in box.options]
    return [row for row in found if not row["option"].ruling], [row for row in found if row["option"].ruling]


def changed_rulings(box: Box, given: Mapping[str, str]) -> int:
    """How many rulings in a form differ from their defaults."""
    rulings = [(f"option-{each.name}", str(each.default).lower()) for each in box.options if each.ruling]
    return sum(given.get(field, usual) != usual for field, usual in rulings)


def unusual(match: Match, speaker: Speaker) -> list[dict[str, str]]:
    """The options and rulings of a match that differ from their defaults."""
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
    """The label of the value or, if it differs between seats, the seats without the default."""
    labels = [value_label(speaker, option, value) for value in values]
    if len(set(labels)) == 1:
        return labels[0]
    unlike = [seat for seat, value in enumerate(values) if value != usual]
    return ", ".join([f"{speaker.who(seat)} – {labels[seat]}" for seat in unlike])
