"""The table: everything that lies on it, and questions about it that change nothing.

A *side* is a god with the one or two players behind it; it is called by the seat that leads it (the
higher god's player, after a merge). Nothing lies hidden on this table: the only secrets are answers
that are still being collected (ANKH-060 to 063).

Public fields of `Ankh`:

- `players[seat]`: a `Player`; only the records of sides still in the game mean anything. Ask
  ``g.dashboard(seat)`` for the record that the person at `seat` plays with.
- `sides[seat]`: the side of that seat; `ranking`: sides in the game, least devotion first (height in a
  stack included); `devotion[side]`: space on the track; `forgotten`: sides out of the game, in that order
- `first`, `active`: seats; `markers`: places on the four action tracks (`TRACKS`); `event`: 0 to 18
- `scenario`; `ground`: the name of board, floods and camels, see ``g.map()``; `camels`: sides such as "e2-e3"
- `order`: region -> number of its Conflict Order token; a region is named by its first land space
- `figures`: space -> (side, kind); `monuments`: space -> (type, side or NOBODY)
- `radiant`: spaces of figures with a Sun token; `aims`: space of a Giant Scorpion -> "a4+b4"
- `underworlds`: spaces with an Underworld token; ``g.cities()``: spaces with a City token
- `supply`: monuments left by type; `guardians`: the chosen kind of level 1, 2, 3; `stable`: guardian
  figures left by kind; `box`: what is not, or no longer, in the game
- `tiebreaker`: the side that holds it, or NOBODY; `scales_up`: whether it is face up
- `battle`: a `Battle` while one is fought; `victor`, `ending`: how the game ended
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from senet.games.ankh.components import (
    ALL_ARRIVALS,
    BASE,
    BASES,
    CAMEL_CARAVAN,
    CAMELS,
    CONSOLIDATION,
    EVENTS,
    GOD,
    OSIRIS,
    RED,
)
from senet.games.ankh.maps import (
    BOARDS,
    GROUNDS,
    find_ground,
    find_scenario,
    ground_name,
    layout_of,
)
from senet.games.ankh.maps_files import REVOLT
from senet.games.ankh.maps_geometry import Ground
from senet.kernel.game import NOT_ASKED, OVER, Game, Seat

NOBODY: Final[Seat] = -1
Figure = tuple[Seat, str]  # side, kind
Monument = tuple[str, Seat]  # type, side or NOBODY

# How a game can end.
TOP_REACHED: Final = "top_reached"
LAST_GOD: Final = "last_god"
NO_GOD: Final = "no_god"
LAST_CONFLICT: Final = "last_conflict"


@dataclass(slots=True)
class Player:
    """A god's dashboard and pools."""

    god: str  # "" until it is chosen
    abilities: list[str]  # gods whose abilities this side has
    followers: int
    warriors: int  # in the pool
    guardians: list[str]  # in the pool
    ankhs: int  # Ankh tokens in the pool
    powers: list[str]  # in the order in which they were unlocked
    hand: list[str]
    used: list[str]  # battle cards face up on the table
    suns: int  # Sun tokens on the dashboard
    underworlds: int  # Underworld tokens beside the dashboard
    amun_up: bool  # the Amun token lies face up
    trapped: list[Seat]  # the sides whose warriors stand in Anubis's slots

    def clone(self) -> Player:
        return Player(
            self.god,
            self.abilities[:],
            self.followers,
            self.warriors,
            self.guardians[:],
            self.ankhs,
            self.powers[:],
            self.hand[:],
            self.used[:],
            self.suns,
            self.underworlds,
            self.amun_up,
            self.trapped[:],
        )


@dataclass(slots=True)
class Battle:
    """The battle that is being fought."""

    region: str
    sides: list[Seat]  # all that take part, even those without figures left
    attuned: list[Seat]  # the sides that still move figures with Obelisk-Attuned, the next one first
    moved: list[str]  # spaces of the figures that they have moved
    two_cards: Seat  # the side that announced two cards, or NOBODY
    cards: dict[Seat, list[str]]  # once they are revealed
    safe: list[str]  # spaces of the figures that Flood protects
    kept: list[str]  # spaces of the figures that Isis keeps alive
    killed: dict[Seat, int]  # figures killed so far, as Miracle counts them
    risen: list[str]  # spaces of Mummies that came back in this battle
    totals: dict[Seat, int]  # strengths, once they are known
    winner: Seat  # NOBODY if there is none (yet)

    def clone(self) -> Battle:
        return Battle(
            self.region,
            self.sides[:],
            self.attuned[:],
            self.moved[:],
            self.two_cards,
            {side: cards[:] for side, cards in self.cards.items()},
            self.safe[:],
            self.kept[:],
            self.killed.copy(),
            self.risen[:],
            self.totals.copy(),
            self.winner,
        )


@dataclass(slots=True)
class Ankh(Game):
    players: list[Player]
    sides: list[Seat]
    ranking: list[Seat]
    devotion: list[int]
    forgotten: list[Seat]
    first: Seat
    active: Seat
    markers: list[int]
    event: int
    scenario: str
    ground: str
    camels: list[str]
    order: dict[str, int]
    figures: dict[str, Figure]
    monuments: dict[str, Monument]
    radiant: list[str]
    aims: dict[str, str]
    underworlds: list[str]
    supply: dict[str, int]
    guardians: tuple[str, ...]
    stable: dict[str, int]
    box: dict[str, int]
    tiebreaker: Seat
    scales_up: bool
    battle: Battle | None
    rulings: tuple[str, ...]  # those that hold
    victor: Seat
    ending: str

    def clone(self) -> Ankh:
        battle = self.battle
        return Ankh(
            self.flow.clone(),
            [player.clone() for player in self.players],
            self.sides[:],
            self.ranking[:],
            self.devotion[:],
            self.forgotten[:],
            self.first,
            self.active,
            self.markers[:],
            self.event,
            self.scenario,
            self.ground,
            self.camels[:],
            self.order.copy(),
            self.figures.copy(),
            self.monuments.copy(),
            self.radiant[:],
            self.aims.copy(),
            self.underworlds[:],
            self.supply.copy(),
            self.guardians,
            self.stable.copy(),
            self.box.copy(),
            self.tiebreaker,
            self.scales_up,
            None if battle is None else battle.clone(),
            self.rulings,
            self.victor,
            self.ending,
        )

    def hide(self, viewer: Seat) -> None:
        """Everything on the table is open. (ANKH-060, ANKH-061)"""

    def imagine(self, viewer: Seat, pick: Callable[[int], int]) -> None:
        """Nothing on the table is unknown to anybody. (ANKH-060)"""

    def law(self, case: str) -> str:
        if case == OVER:
            return "ANKH-451" if self.ending == LAST_CONFLICT else "ANKH-450"
        return "ANKH-520" if case == NOT_ASKED else "ANKH-522"

    def trusted(self, seat: Seat) -> tuple[Seat, ...]:
        """Both players of a merged god see its secret choices. (ANKH-430)"""
        return tuple(self.seats_of(self.sides[seat]))

    # -- who ---------------------------------------------------------------------------------

    def dashboard(self, seat: Seat) -> Player:
        """The dashboard and pools with which the person at `seat` plays. (ANKH-421)"""
        return self.players[self.sides[seat]]

    def seats_of(self, side: Seat) -> list[Seat]:
        return [seat for seat in range(len(self.sides)) if self.sides[seat] == side]

    def team(self, side: Seat) -> tuple[Seat, ...]:
        """The players of a side, as stories name it: first the one who leads it. (ANKH-425)"""
        if self.sides.count(side) < 2:
            return (side,)
        return (side, *(seat for seat in self.seats_of(side) if seat != side))

    def is_merged(self, seat: Seat) -> bool:
        return self.sides.count(self.sides[seat]) > 1

    def is_out(self, seat: Seat) -> bool:
        return self.sides[seat] in self.forgotten

    def has(self, side: Seat, power: str) -> bool:
        return power in self.players[side].powers

    def can(self, side: Seat, god: str) -> bool:
        """Whether the side has the ability of `god`."""
        return god in self.players[side].abilities

    def ascending(self, sides: list[Seat]) -> list[Seat]:
        """`sides` from the least devotion to the most. (ANKH-031)"""
        return [side for side in self.ranking if side in sides]

    def is_red(self, side: Seat) -> bool:
        return self.devotion[side] <= RED

    def holds(self, ruling: str) -> bool:
        return ruling in self.rulings

    def fight(self) -> Battle:
        """The battle that is being fought."""
        battle = self.battle
        assert battle is not None
        return battle

    def revealed(self, card: str) -> list[Seat]:
        """The sides that revealed a card in this battle, ascending."""
        cards = self.fight().cards
        return [side for side in self.ranking if side in cards and card in cards[side]]

    # -- where -------------------------------------------------------------------------------

    def map(self) -> Ground:
        ground = GROUNDS.get(self.ground)
        return find_ground(self.ground) if ground is None else ground

    def special(self) -> str:
        return find_scenario(self.scenario).special

    def is_revolt(self) -> bool:
        """Whether this is the scenario with Consolidation and the losses of victors. (ANKH-540)"""
        return find_scenario(self.scenario).special == REVOLT

    def event_type(self, number: int) -> str:
        """What happens on a space of the event track in this scenario. (ANKH-172, ANKH-541)"""
        kind = EVENTS[number]
        return CONSOLIDATION if kind == CAMEL_CARAVAN and self.is_revolt() else kind

    def region_label(self, region: str) -> tuple[int, str]:
        """What a region is called: the number of its token, and the name of its printed region."""
        board = BOARDS[self.map().land.board]
        whole = find_ground(ground_name(board.name, (), [])).region_of[region][0]
        name = next(name for name, space in board.regions.items() if space == whole)
        return self.order.get(region, 0), f"{board.name}_{name}"

    def cities(self) -> tuple[str, ...]:
        return layout_of(self.scenario, len(self.players)).cities

    def regions_in_order(self) -> list[str]:
        """The regions by their Conflict Order tokens. (ANKH-212)"""
        return sorted(self.order, key=self.order.__getitem__)

    def terrain(self, space: str) -> str:
        """What the space is to a figure: tokens of Underworld and City cover it. (ANKH-363, ANKH-507)"""
        if space in self.underworlds or space in self.cities():
            return ""
        return self.map().land.terrain[space]

    def is_free(self, space: str) -> bool:
        """No figure and no monument on it."""
        return space not in self.figures and space not in self.monuments

    def is_empty_for(self, side: Seat, space: str) -> bool:
        """A land space on which a figure of `side` could end a move. (ANKH-012, ANKH-362)"""
        return (
            space not in self.figures
            and space not in self.monuments
            and self.map().land.is_land[space]
            and (space not in self.underworlds or self.can(side, OSIRIS))
        )

    def may_appear(self, side: Seat, space: str) -> bool:
        """Whether Underworld tokens let a figure of `side` be summoned there. (ANKH-362, ANKH-535)"""
        return space not in self.underworlds or self.can(side, OSIRIS) or not self.holds(ALL_ARRIVALS)

    def occupant(self, space: str) -> Figure | None:
        return self.figures.get(space)

    def figures_of(self, side: Seat) -> list[str]:
        return [space for space, figure in self.figures.items() if figure[0] == side]

    def god_space(self, side: Seat) -> str:
        for space, figure in self.figures.items():
            if figure[0] == side and figure[1] == GOD:
                return space
        return ""

    def figures_in(self, region: str, side: Seat) -> list[str]:
        """The spaces of a side's figures in a region, with the water that is part of it. (ANKH-214)"""
        region_of = self.map().region_of
        return [s for s, figure in self.figures.items() if figure[0] == side and region in region_of[s]]

    def present(self, region: str) -> list[Seat]:
        """The sides with figures in a region, least devotion first. (ANKH-213, ANKH-215)"""
        region_of = self.map().region_of
        here = {figure[0] for space, figure in self.figures.items() if region in region_of[space]}
        return [side for side in self.ranking if side in here]

    def is_near_enemy(self, side: Seat, space: str) -> bool:
        """Whether an enemy figure is adjacent to the space. (ANKH-013 to 017, ANKH-024)"""
        for other in self.map().adjacent[space]:
            figure = self.figures.get(other)
            if figure is not None and figure[0] != side:
                return True
        return False

    def neighbourhood(self, side: Seat) -> set[str]:
        """All spaces adjacent to the side's figures."""
        adjacent = self.map().adjacent
        near: set[str] = set()
        for space, figure in self.figures.items():
            if figure[0] == side:
                near.update(adjacent[space])
        return near

    def is_near_own(self, side: Seat, space: str) -> bool:
        """Whether one of the side's figures is adjacent to the space."""
        for other in self.map().adjacent[space]:
            figure = self.figures.get(other)
            if figure is not None and figure[0] == side:
                return True
        return False

    # -- what is left ------------------------------------------------------------------------

    def controlled(self, side: Seat, kind: str) -> list[str]:
        """The spaces of a side's monuments of one type."""
        return [space for space, monument in self.monuments.items() if monument == (kind, side)]

    def camels_left(self) -> int:
        return CAMELS - len(self.camels)

    def owned_guardians(self, side: Seat) -> list[str]:
        """The kinds of a side's guardians, in the pool and on the map."""
        standing = [kind for owner, kind in self.figures.values() if owner == side and kind in BASE]
        return self.players[side].guardians + standing

    def free_bases(self, side: Seat, size: str) -> int:
        """Bases of a size that carry no guardian of the side. (ANKH-158)"""
        return BASES[size] - sum(BASE[kind] == size for kind in self.owned_guardians(side))

    def put_away(self, what: str, count: int = 1) -> None:
        """Something leaves the game."""
        if count:
            self.box[what] = self.box.get(what, 0) + count
