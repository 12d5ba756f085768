"""The table: what lies on it, who may see it, and questions about it.

Public fields (for drawings, bots and tests). Areas, tiles, companions, cards and action spaces go by
their ids in `data.toml`; seats are numbers; NOBODY (-1) stands for "no seat".

Kemet
    players     one `Player` a seat                 order       seats in turn order, leftmost first
    round       1, 2, …                             phase       SETUP, DAY or NIGHT
    night_step  1 to 9 at night, else 0             active      the seat whose turn it is, or NOBODY
    map         number of players whose map is used (`maps.BOARDS[map]`)
    colours     tile colours of this game           tiles       tile -> copies still on offer
    held        temple or district with a level-4 pyramid -> seat that holds its Fame token
    deck        Divine Intervention pool (secret)   discard     face-up DI discard pile
    pending     action spaces of this turn's tokens whose actions are still to come
    day_cards   DAY cards played this turn          arranged    companions were rearranged this turn
    shared      teammates have been asked for PP since the last action of this turn
    track       in night step 9 the spaces of the next turn order, NOBODY where still free; else empty
    move        the Move action going on, or None   placing     units being added, or None
    battle      the battle going on, or None        winner      the seat that has won, or NOBODY
    risen       Gods may be acquired (KEMET-314)    amon        Amon's cards in a solo game, or None
    claims      at night: area -> the teammate for whom its mixed troop counts
    mode, open_hands, renewal, announcements, gods, round_limit, rulings   what was agreed before the game

Player
    team        seats with the same number are allies      faction, city
    prayer      0 to 11          battle_fame, divine_fame  permanent points       veterans
    supply      units off the board                        mercenaries            how many joined
    troops      area -> units    companions  companion -> area, or "" in the supply
    pyramids    district -> (colour, level)                acquire   colour on each acquire space, or ""
    placed      action space -> token                      tokens, silver, gold   still unplaced
    tiles       owned, in the order of acquisition         bought    colours acquired this round
    hand        DI cards (secret); the Diversion lies apart (`diversion`: it is at hand), and so does
                the card of team mode (`assemble`: it has not been used)
    battle_hand, face_down, removed (secret), face_up      battle cards
    specials    special battle cards that came         drained   how often Energy Drain has worked today
    ascended    the God tile was acquired              god, life where the God stands ("" nowhere), its LP
    repeated    the action space with two tokens (Ouadjet)

Move, Placing, Side, Battle: see `table_records.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from senet.games.kemet.amon.components import AMON_LIMIT, PEACE, War
from senet.games.kemet.amon.table import AMON, HUMAN
from senet.games.kemet.amon.table import Amon as Amon
from senet.games.kemet.components import (
    DI_DECK,
    OPEN_SANCTUARY,
    TILES,
    TOP_LEVEL,
    TROOP_LIMIT,
    USUAL,
    WAR_TABLE_CLIPS,
)
from senet.games.kemet.maps import BOARDS, CITY_OF, CLOSED_BOARDS, DISTRICTS, Board
from senet.games.kemet.table_naming import named as named
from senet.games.kemet.table_naming import no_area as no_area
from senet.games.kemet.table_records import Battle as Battle
from senet.games.kemet.table_records import Move as Move
from senet.games.kemet.table_records import Placing as Placing
from senet.games.kemet.table_records import Player as Player
from senet.games.kemet.table_records import Side as Side
from senet.games.kemet.table_records import imagine_battle_cards
from senet.games.kemet.table_records import within_limits as within_limits
from senet.kernel.game import NOT_ASKED, OVER, UNKNOWN, Game, Seat

NOBODY: Final[Seat] = -1
SETUP: Final = "setup"
DAY: Final = "day"
NIGHT: Final = "night"
TEAM: Final = "team"  # the mode

# Where units may be added (`Placing.where`).
CITY: Final = "city"  # own districts
SAFE_CITY: Final = "safe_city"  # own districts that no opponent controls
TROOPS: Final = "troops"  # own districts, and areas with own units
HOST: Final = "host"  # areas with own units, and own districts that no opponent controls
CAMP: Final = "camp"  # areas with own units and a servant, or own districts that get one


@dataclass(slots=True)
class Kemet(Game):
    players: list[Player]
    order: list[Seat]
    round: int = 1
    phase: str = SETUP
    night_step: int = 0
    active: Seat = NOBODY
    map: int = 0  # for how many seats
    colours: list[str] = field(default_factory=list)
    tiles: dict[str, int] = field(default_factory=dict)
    held: dict[str, Seat] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)  # secret
    discard: list[str] = field(default_factory=list)
    pending: list[str] = field(default_factory=list)
    day_cards: int = 0
    arranged: bool = False
    rearranging: list[str] = field(default_factory=list)  # companions whose new place was chosen
    track: list[Seat] = field(default_factory=list)  # night step 9: who has chosen which space
    bull: bool = False  # the Sacred Bull was put on the board in this action
    move: Move | None = None
    placing: Placing | None = None
    battle: Battle | None = None
    winner: Seat = NOBODY
    claims: dict[str, Seat] = field(default_factory=dict)
    mode: str = "classic"
    open_hands: bool = True
    renewal: bool = False
    announcements: bool = False
    round_limit: int = 0
    gods: bool = False
    risen: bool = False
    amon: Amon | None = None
    rulings: tuple[str, ...] = USUAL  # those that apply
    shared: bool = False  # teammates have been asked for PP since the last action

    def clone(self) -> Kemet:
        move, placing, battle, amon = self.move, self.placing, self.battle, self.amon
        return Kemet(
            self.flow.clone(),
            [player.clone() for player in self.players],
            self.order[:],
            self.round,
            self.phase,
            self.night_step,
            self.active,
            self.map,
            self.colours,
            self.tiles.copy(),
            self.held.copy(),
            self.deck[:],
            self.discard[:],
            self.pending[:],
            self.day_cards,
            self.arranged,
            self.rearranging[:],
            self.track[:],
            self.bull,
            None if move is None else move.clone(),
            None if placing is None else placing.clone(),
            None if battle is None else battle.clone(),
            self.winner,
            self.claims.copy(),
            self.mode,
            self.open_hands,
            self.renewal,
            self.announcements,
            self.round_limit,
            self.gods,
            self.risen,
            None if amon is None else amon.clone(),
            self.rulings,
            self.shared,
        )

    def holds(self, ruling: str) -> bool:
        """Does this ruling apply at this table?"""
        return ruling in self.rulings

    # -- secrets (KEMET-211, KEMET-212, KEMET-213) -------------------------------------------------

    def hide(self, viewer: Seat) -> None:
        self.deck = [UNKNOWN] * len(self.deck)
        known = () if viewer < 0 else self.trusted(viewer)
        for seat, player in enumerate(self.players):
            if seat not in known:
                player.hand = [UNKNOWN] * len(player.hand)
                player.battle_hand = [UNKNOWN] * len(player.battle_hand)
                player.face_down = [UNKNOWN] * len(player.face_down)
                player.removed = [UNKNOWN] * len(player.removed)
        battle, amon = self.battle, self.amon
        if amon is not None:
            amon.hide()
        if battle is not None:
            for side in battle.sides:
                if side.seat not in known:
                    if side.card and not side.card_shown:
                        side.card = UNKNOWN
                    if side.discard:
                        side.discard = UNKNOWN
                    if not side.added_shown:
                        side.added = []

    def imagine(self, viewer: Seat, pick: Callable[[int], int]) -> None:
        amon = self.amon
        if amon is not None:
            amon.imagine(pick)
        pool = list(DI_DECK)
        for card in self.discard:
            pool.remove(card)
        battle = self.battle
        sides = {} if battle is None else {side.seat: side for side in battle.sides}
        revealed = battle is not None and battle.revealed
        for fighting in sides.values():
            for card in fighting.shown:
                pool.remove(card)
        for seat, player in enumerate(self.players):
            side = sides.get(seat)
            shown = [] if side is None or not side.added_shown else [c for c in side.added if c in pool]
            for card in player.hand:
                if card != UNKNOWN:
                    pool.remove(card)
            if revealed or UNKNOWN in player.hand:
                for card in shown:
                    pool.remove(card)
            if not revealed and UNKNOWN in player.hand:
                player.hand[: len(shown)] = shown
        for player in self.players:
            player.hand = [pool.pop(pick(len(pool))) if c == UNKNOWN else c for c in player.hand]
        self.deck = [pool.pop(pick(len(pool))) for _ in self.deck]
        for seat, player in enumerate(self.players):
            if UNKNOWN in player.battle_hand or UNKNOWN in player.face_down or UNKNOWN in player.removed:
                imagine_battle_cards(player, sides.get(seat), revealed, pick)
            elif seat in sides and sides[seat].discard == UNKNOWN:
                imagine_battle_cards(player, sides[seat], revealed, pick)

    def law(self, case: str) -> str:
        if case == OVER and self.amon is not None:
            lost = "KEMET-300" if self.players[HUMAN].troops else "KEMET-267"
            return "KEMET-301" if self.winner == HUMAN else lost
        if case == OVER:
            return "KEMET-239" if self.mode == TEAM else "KEMET-199"
        return "KEMET-044" if case == NOT_ASKED else "KEMET-365"

    def trusted(self, seat: Seat) -> tuple[Seat, ...]:
        """Teammates see each other's cards, unless it was agreed otherwise. (KEMET-213, KEMET-342)"""
        return self.allies(seat) if self.open_hands else (seat,)

    def allies(self, seat: Seat) -> tuple[Seat, ...]:
        """The team of `seat`, itself included. (KEMET-240)"""
        if self.mode != TEAM:
            return (seat,)
        team = self.players[seat].team
        return tuple(each for each, player in enumerate(self.players) if player.team == team)

    def team_number(self, seat: Seat) -> int:
        """The number of the team of `seat`, as on its pennants. (KEMET-240)"""
        return self.players[seat].team + 1 if self.mode == TEAM else 0

    # -- questions -----------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return BOARDS[self.map] if OPEN_SANCTUARY in self.rulings else CLOSED_BOARDS[self.map]

    def is_amon(self, seat: Seat) -> bool:
        """Is this the virtual opponent of a solo game?"""
        return self.amon is not None and seat == AMON

    def war(self) -> War:
        """The current values of Amon's war table. (KEMET-280, KEMET-358, KEMET-372)"""
        amon = self.amon
        return PEACE if amon is None else amon.values(self.holds(WAR_TABLE_CLIPS))

    def in_force(self, card: str) -> bool:
        """Is this event or disaster of a solo game in force? (KEMET-278, KEMET-279, KEMET-306)"""
        amon = self.amon
        return amon is not None and amon.in_force(card)

    def owns(self, seat: Seat, tile: str) -> bool:
        return tile in self.players[seat].tiles

    def opponents(self, seat: Seat) -> list[Seat]:
        """The opponents of `seat`, in turn order."""
        team = self.players[seat].team
        if self.amon is not None:
            return [HUMAN if seat == AMON else AMON]
        return [each for each in self.order if self.players[each].team != team]

    def foe_in(self, seat: Seat, area: str) -> Seat:
        """The opponent of `seat` with a troop in `area`, or NOBODY."""
        team = self.players[seat].team
        for each, player in enumerate(self.players):
            if (area in player.troops or area == player.god) and player.team != team:
                return each
        return NOBODY

    def troop_in(self, area: str) -> Seat:
        """The seat that has a troop in `area`, or NOBODY. (KEMET-127)"""
        for seat, player in enumerate(self.players):
            if player.stands_in(area):
                return seat
        return NOBODY

    def god_near(self, seat: Seat, area: str) -> bool:
        """Is a God of the player's team there, so that no units may be added? (KEMET-354)"""
        team = self.players[seat].team
        return self.gods and any(player.god == area and player.team == team for player in self.players)

    def owner_of(self, district: str) -> Seat:
        """The seat whose city `district` belongs to, or NOBODY. (KEMET-026)"""
        city = CITY_OF.get(district, "")
        for seat, player in enumerate(self.players):
            if player.city == city:
                return seat
        return NOBODY

    def controller(self, area: str) -> Seat:
        """Who controls `area`: who has a troop there, else the owner of the district. (KEMET-126)

        Of the teammates in a mixed troop the one who holds the token goes on to hold it. (KEMET-253)
        """
        owner = self.owner_of(area) if area in CITY_OF else NOBODY
        home = NOBODY if owner == NOBODY else self.players[owner].team
        if self.mode == TEAM:
            for seat in (self.held.get(area, NOBODY), self.active):
                if seat != NOBODY and self.players[seat].stands_in(area) and self.players[seat].team != home:
                    return seat
        for seat, player in enumerate(self.players):
            if player.stands_in(area) and player.team != home:
                return seat
        return owner

    def districts(self, seat: Seat) -> tuple[str, ...]:
        return DISTRICTS[self.players[seat].city]

    def pyramid_in(self, district: str) -> tuple[str, int]:
        """Colour and level of the pyramid there; ("", 0) if there is none."""
        for player in self.players:
            if district in player.pyramids:
                return player.pyramids[district]
        return ("", 0)

    def troop_limit(self, seat: Seat) -> int:
        """How many units a troop of `seat` may have. (KEMET-013, KEMET-221)"""
        tiles = self.players[seat].tiles
        if self.is_amon(seat):
            return AMON_LIMIT
        if "sapphire_legion" in tiles:
            return 7
        return 6 if "diamond_gathered_tribes" in tiles else TROOP_LIMIT

    def temples_of(self, seat: Seat) -> list[str]:
        """The temples that count for `seat`; at night each for one teammate only. (KEMET-262)"""
        if self.claims:
            return [temple for temple in self.board.temples if self.claimant(temple) == seat]
        player = self.players[seat]
        return [temple for temple in self.board.temples if player.stands_in(temple)]

    def claimant(self, area: str) -> Seat:
        """For whom a temple or the Sanctuary counts at night, or NOBODY. (KEMET-262)"""
        seat = self.claims.get(area, NOBODY)
        if seat != NOBODY and self.players[seat].stands_in(area):
            return seat
        for each in self.order:
            if self.players[each].stands_in(area):
                return each
        return NOBODY

    def fame(self, seat: Seat) -> int:
        """All Fame points of `seat`, permanent and temporary. (KEMET-129)"""
        player = self.players[seat]
        if self.is_amon(seat):
            return 0  # the tokens that he keeps from others give him nothing (KEMET-359)
        points = player.battle_fame + player.divine_fame
        for holder in self.held.values():
            if holder == seat:
                points += 1
        if "sapphire_perfect_architecture" in player.tiles:
            points += self.level_three(seat)
        return points

    def team_fame(self, seat: Seat) -> int:
        """The Fame points of the whole team of `seat`. (KEMET-239)"""
        return sum([self.fame(each) for each in self.allies(seat)])

    def level_three(self, seat: Seat) -> int:
        """The player's own level-3 pyramids that they control: points with Perfect Architecture."""
        return sum(
            level == TOP_LEVEL - 1 and self.controller(district) == seat
            for district, (_, level) in self.players[seat].pyramids.items()
        )

    # -- teams (KEMET-238 to KEMET-265) ------------------------------------------------------------

    def members_in(self, seat: Seat, area: str) -> list[Seat]:
        """The members of the team of `seat` with units in `area`, in turn order. (KEMET-247)"""
        if self.mode != TEAM:
            return [seat] if area in self.players[seat].troops else []
        team = self.players[seat].team
        return [
            each
            for each in self.order
            if self.players[each].team == team and area in self.players[each].troops
        ]

    def allies_in(self, seat: Seat, area: str) -> list[Seat]:
        """The members of the team of `seat` with units or a God in `area`, in turn order. (KEMET-320)"""
        if self.mode != TEAM:
            return [seat] if self.players[seat].stands_in(area) else []
        team = self.players[seat].team
        return [
            each
            for each in self.order
            if self.players[each].team == team and self.players[each].stands_in(area)
        ]

    def life_in(self, seat: Seat, area: str) -> int:
        """What the troop of `seat` in `area` can lose: units, or the life points of its God. (KEMET-312)"""
        player = self.players[seat]
        return player.life if player.god == area else self.units_in(seat, area)

    def units_in(self, seat: Seat, area: str) -> int:
        """The units of the troop of `seat` in `area`, teammates' included. (KEMET-247)"""
        if self.mode != TEAM:
            return self.players[seat].troops.get(area, 0)
        team = self.players[seat].team
        return sum([player.troops.get(area, 0) for player in self.players if player.team == team])

    def company(self, seat: Seat, area: str) -> list[str]:
        """The companions with the troop of `seat` in `area`, teammates' included. (KEMET-248)"""
        if self.mode != TEAM:
            return self.players[seat].companions_in(area)
        team = self.players[seat].team
        return [each for player in self.players if player.team == team for each in player.companions_in(area)]

    def keeper(self, seat: Seat, companion: str, area: str) -> Seat:
        """The member of the team of `seat` who owns the companion in `area`. (KEMET-250)"""
        for each in self.allies(seat):
            if self.players[each].companions.get(companion, "") == area:
                return each
        return seat

    def limit_of(self, owners: list[Seat]) -> int:
        """How many units a troop of these owners may have: 5 if it is mixed. (KEMET-247)"""
        return TROOP_LIMIT if len(owners) > 1 else self.troop_limit(owners[0])

    def room(self, seat: Seat, area: str) -> int:
        """How many more units of `seat` the troop in `area` could take. (KEMET-013, KEMET-247)"""
        if self.mode != TEAM:
            return self.troop_limit(seat) - self.players[seat].troops.get(area, 0)
        others = [each for each in self.members_in(seat, area) if each != seat]
        return self.limit_of([seat, *others]) - self.units_in(seat, area)

    def spokesman(self, seat: Seat, area: str) -> Seat:
        """Who decides for the team of `seat` about its troop in `area`, or about everything else if `area` is "".
        (KEMET-341)"""
        if area:
            return self.allies_in(seat, area)[0]
        allies = self.allies(seat)
        return min(allies) if self.phase == SETUP else next(each for each in self.order if each in allies)


def inventory(g: Kemet) -> dict[str, int]:
    """The components by kind, for the check that none is lost. (KEMET-001, KEMET-012)"""
    counts = {"tiles": sum(g.tiles.values()), "interventions": len(g.deck) + len(g.discard)}
    battle = g.battle
    for seat, player in enumerate(g.players):
        counts["tiles"] += len(player.tiles)
        counts["interventions"] += len(player.hand)
        counts[f"units {seat}"] = player.supply + sum(player.troops.values()) - player.mercenaries
        counts[f"battle cards {seat}"] = (
            len(player.battle_hand) + len(player.face_up) + len(player.face_down)
        )  # what a special card replaces leaves the game
        counts[f"companions {seat}"] = len(player.companions) - sum(
            bool(TILES[tile].companion) for tile in player.tiles
        )
        counts[f"tokens {seat}"] = (
            player.tokens + bool(player.repeated) + sum(each == "colour" for each in player.placed.values())
        )
        counts[f"god {seat}"] = bool(player.god) == (player.life > 0)
        counts[f"diversion {seat}"] = int(player.diversion)
        counts[f"pyramid levels {seat}"] = sum(level > TOP_LEVEL for _, level in player.pyramids.values())
        counts[f"empty troops {seat}"] = sum(units < 1 for units in player.troops.values())
    amon = g.amon
    if amon is not None:
        counts["tiles"] += len(amon.destroyed) + len(amon.creatures)
        counts["companions 1"] = len(g.players[AMON].companions) - len(amon.creatures)
        counts["events"] = len(amon.events) + len(amon.uncovered) + len(amon.disasters)
        counts["actions"] = len(amon.actions) + len(amon.actions_played)
        counts["plunder"] = len(amon.plunder) + len(amon.plundered)
    if battle is not None and battle.revealed:
        for side in battle.sides:
            counts["interventions"] += len(side.shown) + sum(each != "diversion" for each in side.added)
            counts[f"diversion {side.seat}"] += int("diversion" in side.added)
            counts[f"battle cards {side.seat}"] += (
                0 if side.recovered else bool(side.card) + bool(side.discard)
            )
    return counts
