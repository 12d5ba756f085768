"""Telling the solo game: why Amon goes where he goes, and what his cards do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from senet.games.kemet.amon.components import WAR_COLUMNS, War
from senet.games.kemet.table import Kemet
from senet.kernel.game import Decision, Seat
from senet.kernel.telling import SILENT, Message, Name


def troop_letter(troop: str) -> str:
    return troop.upper()


def reason(condition: str) -> Message:
    """The condition of a card that decided."""
    return Message(f"reason-{condition}")


def war_values(values: War) -> tuple[Message, ...]:
    """The four columns of the war table."""
    return tuple(
        Message(f"war-{column}", {"value": signed(value)})
        for column, value in zip(WAR_COLUMNS, values, strict=True)
    )


def war_changes(values: War) -> object:
    """The columns of the war table that changed."""
    said = zip(war_values(values), values, strict=True)
    return tuple([message for message, value in said if value]) or Message("war-same")


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def plunder_card(card: str) -> int:
    """Plunder cards have numbers, no names."""
    return int(card[1:])


def card_told(message: Message, given: tuple[Any, ...]) -> Message:
    """A card with what it says."""
    return Message(message.id, {**message.args, "text": Message(f"card-{given[0]}")})


def march_gaps(view: Kemet, seat: Seat, decision: Decision) -> dict[str, object]:
    """Which troop is moving where, and how many land moves it has left."""
    amon = view.amon
    assert amon is not None
    march = amon.march
    assert march is not None
    return {
        "troop": troop_letter(march.troop),
        "area": Name(march.area),
        "target": Name(march.target),
        "steps": march.steps,
    }


AMON_STORIES: Final[dict[str, tuple[str, ...]]] = {  # the rule that made it happen, and its arguments
    "actions_reshuffled": ("KEMET-271", "count"),
    "amon_action": ("KEMET-281", "card"),
    "amon_blocked": ("KEMET-290", "troop", "area"),
    "amon_creature": ("KEMET-274", "troop", "area", "companion"),
    "amon_delayed": ("KEMET-360", "troop", "area"),
    "amon_marches": ("KEMET-284", "troop", "count", "companion", "area", "end"),
    "amon_missing": ("KEMET-360", "troop"),
    "amon_reinforced": ("KEMET-291", "troop", "area", "units"),
    "amon_returns": ("KEMET-296", "troop", "count", "companion", SILENT, "area"),
    "amon_revealed": ("KEMET-292", "card"),
    "amon_settles": ("KEMET-273", "area", "colour", "level", "units"),
    "amon_stays": ("KEMET-283", "troop", "area", "reason"),
    "amon_target": ("KEMET-282", "troop", "area", "reason", "steps"),
    "amon_teleports": ("KEMET-285", "troop", "count", "companion", "area", "end"),
    "amon_turn": ("KEMET-277", "kind"),
    "amon_waits": ("KEMET-360", "troop"),
    "disaster": ("KEMET-279", "card"),
    "event": ("KEMET-278", "card"),
    "no_rounds_left": ("KEMET-300",),
    "no_units_left": ("KEMET-267",),
    "objective": ("KEMET-269", "card", SILENT),
    "objective_met": ("KEMET-301", "who", "card"),
    "plunder": ("KEMET-303", "plunder"),
    "plunder_again": ("KEMET-304", "plunder", "colour"),
    "plunder_reshuffled": ("KEMET-304", "count"),
    "plunder_void": ("KEMET-304", "colour"),
    "rounds_left": ("KEMET-300", "rounds"),
    "tile_destroyed": ("KEMET-303", "tile"),
    "war_table": ("KEMET-280", SILENT, "change", "war"),
}
AMON_FILLINGS: Final[dict[str, Callable[[Any], object]]] = {
    "troop": troop_letter,
    "reason": reason,
    "war": war_values,
    "change": war_changes,
    "plunder": plunder_card,
}
