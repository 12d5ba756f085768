"""Amon's side of a solo game: his decks, his war table, and the grid of tiles that plunder destroys.

His units, creatures and pyramids stand in the record of a player like any other (seat `AMON`). A troop
goes by its creature: troop A is where its creature is, and off the board while that is in the supply.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from senet.games.kemet.amon.components import (
    DISASTERS,
    DISASTERS_DRAWN,
    EVENTS,
    PEACE,
    WRATH_OF_AMON,
    War,
    shifted,
)
from senet.games.kemet.table_records import Player
from senet.kernel.game import UNKNOWN, Seat

HUMAN: Final[Seat] = 0
AMON: Final[Seat] = 1
UPPER: Final = "upper"
LOWER: Final = "lower"
HALVES: Final = (UPPER, LOWER)


@dataclass(slots=True)
class March:
    """A move of one of Amon's troops. Its units stand in `area` like any others."""

    troop: str
    target: str
    reason: str  # the condition that decided
    area: str
    units: int
    steps: int  # land moves left

    def clone(self) -> March:
        return March(self.troop, self.target, self.reason, self.area, self.units, self.steps)


@dataclass(slots=True)
class Amon:
    objective: str
    rounds: int = 0  # the space of the round marker: rounds left, this one included
    creatures: dict[str, str] = field(default_factory=dict)  # troop -> creature
    war: War = PEACE  # the permanent values of the war table
    events: list[str] = field(default_factory=list)  # secret: the event deck
    uncovered: list[str] = field(default_factory=list)  # event cards drawn; the last one is in force
    disasters: list[str] = field(default_factory=list)  # in force to the end
    actions: list[str] = field(default_factory=list)
    actions_played: list[str] = field(default_factory=list)
    plunder: list[str] = field(default_factory=list)
    plundered: list[str] = field(default_factory=list)
    grid: dict[str, str] = field(
        default_factory=dict
    )  # place such as ``upper-4-1`` -> the tile laid out there, wherever it is now
    destroyed: list[str] = field(default_factory=list)  # tiles removed by plunder
    march: March | None = None
    arriving: str = ""  # the troop that comes into the area of the present battle when it is over, or ""
    due: list[str] = field(
        default_factory=list
    )  # areas in which a new troop stands before a troop of the player: battles to come
    struck: bool = False  # the present battle was caused by a new troop
    waiting: list[str] = field(default_factory=list)  # troops that return only before the next card

    def clone(self) -> Amon:
        march = self.march
        return Amon(
            self.objective,
            self.rounds,
            self.creatures.copy(),
            self.war,
            self.events[:],
            self.uncovered[:],
            self.disasters[:],
            self.actions[:],
            self.actions_played[:],
            self.plunder[:],
            self.plundered[:],
            self.grid,
            self.destroyed[:],
            None if march is None else march.clone(),
            self.arriving,
            self.due[:],
            self.struck,
            self.waiting[:],
        )

    # -- secrets: only the event deck; what the other decks hold is what does not lie beside them ----

    def hide(self) -> None:
        self.events = [UNKNOWN] * len(self.events)

    def imagine(self, pick: Callable[[int], int]) -> None:
        """Disasters and events that have not been seen, as many of each as there must be. (KEMET-270)"""
        if UNKNOWN not in self.events:
            return
        disasters = [card for card in DISASTERS if card not in self.disasters]
        events = [card for card in EVENTS if card not in self.uncovered]
        count = DISASTERS_DRAWN - len(self.disasters)
        deck = [disasters.pop(pick(len(disasters))) for _ in range(count)]
        deck += [events.pop(pick(len(events))) for _ in range(len(self.events) - count)]
        self.events = [deck.pop(pick(len(deck))) for _ in self.events]

    # -- questions -----------------------------------------------------------------------------------

    @property
    def event(self) -> str:
        """The event card in force, or ""."""
        return self.uncovered[-1] if self.uncovered else ""

    def in_force(self, card: str) -> bool:
        """Is this event uncovered, or this disaster known? (KEMET-278, KEMET-279)"""
        return card == self.event or card in self.disasters

    def values(self, clips: bool = False) -> War:
        """Strength, Damage, Shield and land moves of both troops by the war table. (KEMET-280, KEMET-358)"""
        return shifted(self.war, EVENTS[self.event].red if self.event else PEACE, clips)

    def strength(self, clips: bool = False) -> int:
        """The Strength of the table, and of a disaster outside it. (KEMET-293, KEMET-358)"""
        return self.values(clips)[0] + (1 if WRATH_OF_AMON in self.disasters else 0)

    def troop_at(self, player: Player, troop: str) -> str:
        """The area of a troop of Amon's, or "" while it is off the board. (KEMET-273)"""
        creature = self.creatures.get(troop, "")
        area = player.companions.get(creature, "") if creature else ""
        return area if area in player.troops else ""
