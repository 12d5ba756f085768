"""The records that lie on the table: players, a Move action, units being added, a battle.

Clones pass their fields by position, which takes little more than half the time of passing them by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from senet.games.kemet.components import (
    BATTLE_CARDS,
    COMPANIONS,
    CREATURE,
    MERYPTAH,
    PRAYER_START,
    TOKENS,
    UNITS,
)
from senet.kernel.game import UNKNOWN, Seat


@dataclass(slots=True)
class Player:
    team: int
    faction: str = ""
    city: str = ""
    prayer: int = PRAYER_START
    battle_fame: int = 0
    divine_fame: int = 0
    veterans: int = 0
    supply: int = UNITS
    mercenaries: int = 0
    troops: dict[str, int] = field(default_factory=dict)
    companions: dict[str, str] = field(default_factory=dict)
    pyramids: dict[str, tuple[str, int]] = field(default_factory=dict)
    acquire: list[str] = field(default_factory=list)
    placed: dict[str, str] = field(default_factory=dict)
    tokens: int = TOKENS
    silver: int = 0
    gold: int = 1
    tiles: list[str] = field(default_factory=list)
    bought: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)  # secret
    diversion: bool = True
    assemble: bool = False  # team mode: the card has not been used yet
    battle_hand: list[str] = field(default_factory=list)  # secret
    face_up: list[str] = field(default_factory=list)
    face_down: list[str] = field(default_factory=list)  # secret
    removed: list[str] = field(
        default_factory=list
    )  # secret: out of the game, in the order of the special cards that came for them
    specials: list[str] = field(default_factory=list)  # special battle cards, in the order in which they came
    drained: int = 0
    ascended: bool = False  # the God tile was acquired
    god: str = ""  # the area where the God stands, or ""
    life: int = 0  # its life points
    repeated: str = ""  # the action space with two tokens (Ouadjet), or ""

    def clone(self) -> Player:
        return Player(
            self.team,
            self.faction,
            self.city,
            self.prayer,
            self.battle_fame,
            self.divine_fame,
            self.veterans,
            self.supply,
            self.mercenaries,
            self.troops.copy(),
            self.companions.copy(),
            self.pyramids.copy(),
            self.acquire[:],
            self.placed.copy(),
            self.tokens,
            self.silver,
            self.gold,
            self.tiles[:],
            self.bought[:],
            self.hand[:],
            self.diversion,
            self.assemble,
            self.battle_hand[:],
            self.face_up[:],
            self.face_down[:],
            self.removed[:],
            self.specials[:],
            self.drained,
            self.ascended,
            self.god,
            self.life,
            self.repeated,
        )

    def companions_in(self, area: str) -> list[str]:
        return [each for each, where in self.companions.items() if where == area]

    def stands_in(self, area: str) -> bool:
        """Has the player a troop there? A God is one of its own. (KEMET-310, KEMET-320)"""
        return area in self.troops or area == self.god

    def life_in(self, area: str) -> int:
        """What a troop there can lose: units, or the life points of the God. (KEMET-312)"""
        return self.life if area == self.god else self.troops.get(area, 0)


@dataclass(slots=True)
class Move:
    """A Move action: one group on its way. Its units and companions stand in `area` like any others."""

    seat: Seat
    origin: str
    area: str
    units: int  # own ones
    companions: list[str]  # own ones
    steps: int  # land moves left
    began: bool = False  # the first step has been made
    teleported: bool = False
    entered: int = 0  # districts of opponents entered so far
    may_teleport: bool = True
    scales_walls: bool = False
    transfer: bool = False  # the card was played
    dropped: dict[str, int] = field(default_factory=dict)  # area -> units that stay there
    left: list[str] = field(default_factory=list)  # companions that stay where they are
    held: list[str] = field(default_factory=list)  # temples controlled at the start
    over: bool = False  # the action has ended, its consequences have not
    god: bool = False  # the God moves, alone (units are 0)
    allies: dict[Seat, int] = field(default_factory=dict)  # teammates -> their units in the group
    allies_dropped: list[tuple[str, Seat, int]] = field(
        default_factory=list
    )  # units of teammates that stay where they are
    escorts: list[tuple[Seat, str]] = field(default_factory=list)  # companions of teammates in the group
    escorts_left: list[tuple[Seat, str]] = field(
        default_factory=list
    )  # companions of teammates that stay where they are
    must: bool = False  # at least one step has to be made, if one is possible

    @property
    def size(self) -> int:
        """All units of the group."""
        return self.units + sum(self.allies.values())

    def company(self) -> list[str]:
        """All companions of the group."""
        return [*self.companions, *(each for _, each in self.escorts)] if self.escorts else self.companions

    def clone(self) -> Move:
        return Move(
            self.seat,
            self.origin,
            self.area,
            self.units,
            self.companions[:],
            self.steps,
            self.began,
            self.teleported,
            self.entered,
            self.may_teleport,
            self.scales_walls,
            self.transfer,
            self.dropped.copy(),
            self.left[:],
            self.held[:],
            self.over,
            self.god,
            self.allies.copy(),
            self.allies_dropped[:],
            self.escorts[:],
            self.escorts_left[:],
            self.must,
        )


@dataclass(slots=True)
class Placing:
    """Units being added to the board by one effect."""

    seat: Seat
    reason: str  # recruit, or the tile, card or step that adds them
    where: str  # CITY, SAFE_CITY, TROOPS or CAMP
    limit: int  # units at most
    free: int = 0  # so many cost nothing
    priced: bool = False  # the others cost 1 PP each
    compulsory: bool = False  # as many as fit
    added: dict[str, int] = field(default_factory=dict)  # area -> units added so far
    worm: str = ""  # the area in which the Giant Sandworm came up
    god: str = ""  # the district in which the God was deployed

    def clone(self) -> Placing:
        return Placing(
            self.seat,
            self.reason,
            self.where,
            self.limit,
            self.free,
            self.priced,
            self.compulsory,
            self.added.copy(),
            self.worm,
            self.god,
        )


@dataclass(slots=True)
class Side:
    """One of the two players in a battle."""

    seat: Seat
    companions: list[str]  # with the troop when the battle began
    units: int  # at that moment
    card: str = ""  # secret until shown: the battle card to be played
    card_shown: bool = False
    discard: str = ""  # secret: the battle card laid aside face down
    added: list[str] = field(default_factory=list)  # secret until shown: the DI cards added
    added_shown: bool = False
    played: list[str] = field(default_factory=list)  # those of them that were paid
    announced: int = -1  # DI cards as announced, or -1
    wound: int = 0  # Strength from Divine Wound
    strength: int = 0  # as resolved
    damage: int = 0
    unblockable: int = 0
    self_damage: int = 0
    shield: int = 0
    impenetrable: int = 0
    converted: int = 0  # Shield that Bakatan turned into Damage
    hurt: int = 0  # units removed by the other side's damage
    lost: int = 0  # units removed by any damage
    fame: int = 0  # gained in the Rewards step
    recovered: bool = False  # all battle cards were taken back in this battle
    stands: list[str] = field(
        default_factory=list
    )  # where its troop is: the area of the battle, or where it retreated to
    god: str = ""  # the God that was there when the battle began, or ""
    sapped: int = 0  # life points lost to Units Corruption
    shown: list[str] = field(default_factory=list)  # DI cards that Seth has drawn and not used yet
    blessing: str = ""  # the DI card that Seth applies

    def clone(self) -> Side:
        return Side(
            self.seat,
            self.companions[:],
            self.units,
            self.card,
            self.card_shown,
            self.discard,
            self.added[:],
            self.added_shown,
            self.played[:],
            self.announced,
            self.wound,
            self.strength,
            self.damage,
            self.unblockable,
            self.self_damage,
            self.shield,
            self.impenetrable,
            self.converted,
            self.hurt,
            self.lost,
            self.fame,
            self.recovered,
            self.stands[:],
            self.god,
            self.sapped,
            self.shown[:],
            self.blessing,
        )


@dataclass(slots=True)
class Battle:
    area: str
    sides: list[Side]  # the attacker's and the defender's
    revealed: bool  # the cards are on the table
    winner: Seat  # NOBODY before the Resolution

    def clone(self) -> Battle:
        return Battle(self.area, [side.clone() for side in self.sides], self.revealed, self.winner)


# -- questions about them --------------------------------------------------------------------------------


def within_limits(companions: list[str]) -> bool:
    """At most 1 creature and 1 servant, or 2 with Meryptah. (KEMET-094)"""
    if len(companions) < 2:
        return True
    creatures = sum(COMPANIONS[each].kind == CREATURE for each in companions)
    servants = len(companions) - creatures
    return creatures <= 1 and servants <= (2 if MERYPTAH in companions else 1)


def imagine_battle_cards(
    player: Player, side: Side | None, revealed: bool, pick: Callable[[int], int]
) -> None:
    """Deal the battle cards that a viewer does not know to the places where they may lie."""
    specials = player.specials
    rest = [card for card in (*BATTLE_CARDS, *specials) if card not in player.face_up]
    kept = ""
    if side is not None and side.card_shown and side.card in rest:
        kept = side.card  # seen by all: on the table, or in the hand until the reveal
        rest.remove(kept)
    revealed = revealed and not (side is not None and side.recovered)
    for i in range(len(player.removed)):
        possible = [card for card in rest if card not in specials[i:]]
        player.removed[i] = possible[pick(len(possible))]
        rest.remove(player.removed[i])
    player.face_down = [rest.pop(pick(len(rest))) for _ in player.face_down]
    if side is not None and revealed and side.discard:
        side.discard = rest.pop(pick(len(rest)))
    player.battle_hand = [*rest, kept] if kept and not revealed else rest
    if side is not None and not revealed:
        if side.card == UNKNOWN:
            side.card = player.battle_hand[pick(len(player.battle_hand))]
        if side.discard == UNKNOWN:
            others = [card for card in player.battle_hand if card != side.card]
            side.discard = others[pick(len(others))]
