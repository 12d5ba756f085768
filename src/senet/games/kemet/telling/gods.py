"""The words of the Gods of Egypt: prompts, choices and stories that only that module has."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.components import INTERVENTIONS
from senet.games.kemet.table import Kemet
from senet.kernel.game import Decision, Seat
from senet.kernel.telling import SILENT, Message, Name

GOD_STORIES: Final[dict[str, tuple[str, ...]]] = {
    "god_acquired": ("KEMET-314", "who", "faction"),
    "god_deployed": ("KEMET-317", "who", "faction", "area", "life"),
    "god_gone": ("KEMET-313", "who", "faction", "area", SILENT),
    "god_healed": ("KEMET-323", "who", "faction", "life", "rest"),
    "god_moved": ("KEMET-124", "who", "faction", "area", "end"),
    "god_retreated": ("KEMET-319", "who", "faction", "area", "end"),
    "god_teleported": ("KEMET-124", "who", "faction", "area", "end"),
    "gods_rise": ("KEMET-315",),
    "life_lost": ("KEMET-312", "who", "faction", "life", "rest", "why"),
    "seth_applied": ("KEMET-322", "who", "card", SILENT),
    "seth_drew": ("KEMET-364", "who", "cards"),
    "seth_took": ("KEMET-322", "who", "card", SILENT),
}


def life_points(count: int) -> Message:
    return Message("life-points", {"count": count})


def god_figure(view: Kemet, seat: Seat) -> Message:
    """The God of a seat, where a sentence needs an object."""
    return Message("god-figure", {"god": Name(view.players[seat].faction)})


def module_gaps(view: Kemet, seat: Seat, decision: Decision) -> dict[str, object]:
    """Is it a God that is chosen, or only a faction?"""
    return {"gods": "yes" if view.gods else "no"}


def god_gaps(view: Kemet, seat: Seat, decision: Decision) -> dict[str, object]:
    return {"god": Name(view.players[seat].faction)}


def seth_gaps(view: Kemet, seat: Seat, decision: Decision) -> dict[str, object]:
    """Does one of the cards work in this battle?"""
    battle = view.battle
    shown = [] if battle is None else [card for side in battle.sides for card in side.shown]
    fighting = any(INTERVENTIONS[card].icon == "battle" for card in shown)
    return {"use": "battle" if fighting else "hand"}


def god_choice(act: str, god: str) -> Message:
    return Message(f"choice-{act}", {"god": Name(god)})


def deploy_choice(act: str, area: str) -> Message:
    return Message("choice-deploy", {"area": Name(area)})
