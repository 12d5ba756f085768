"""The table of Pharaon: its state, what each seat may know of it, and questions about it.

In the solo game seat 0 is the human and seat 1, which nobody plays, is the Traitor.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from senet.games.pharaon.components import (
    ARTISANS,
    BASIC_OFFERINGS,
    BOARD_SPACES,
    COLOUR_OF,
    COLOURS,
    FULL_ENTRY,
    JARS,
    LEFT,
    NOBLES,
    OFFERING_COUNT,
    OFFERINGS,
    RIGHT,
    SCULPTOR,
    SCULPTORS_GIVE,
    STRIPS,
    SUCCESSION_NOBLES,
    SUCCESSION_TOMB,
    TOKENS,
    ZONE_OF_GOD,
)
from senet.kernel.game import NOT_ASKED, OVER, UNKNOWN, Game, Seat, take_some

NOBODY: Final[Seat] = -1
HUMAN: Final[Seat] = 0
TRAITOR: Final[Seat] = 1
EMPTY: Final = ""  # a slot or a place with nothing on it


@dataclass(slots=True)
class Player:
    """What lies in front of one player, and where the wooden pieces stand."""

    supply: dict[str, int]  # every kind of token, resources and offerings
    nobles: list[str]
    exhausted: list[str]  # the nobles already used in this round
    artisans: list[str]
    tracks: dict[str, int]  # colour -> step of the disc
    tomb: int  # space of the cube
    row: int  # of the pyramid on which the cylinder stands; 0 is the round counter
    space: int  # in that row
    passed: bool
    drawn: list[str]  # secret: the nobles drawn in setup, until one is kept
    aside: list[str]  # secret: the noble set aside in setup

    def clone(self) -> Player:  # by position here and below: with names it would take half as long again
        return Player(
            self.supply.copy(),
            self.nobles[:],
            self.exhausted[:],
            self.artisans[:],
            self.tracks.copy(),
            self.tomb,
            self.row,
            self.space,
            self.passed,
            self.drawn[:],
            self.aside[:],
        )

    def is_ready(self, noble: str) -> bool:
        return noble in self.nobles and noble not in self.exhausted

    def offerings_left(self) -> int:
        return sum([self.supply[kind] for kind in OFFERINGS])


@dataclass(slots=True)
class Traitor:
    """The boards of the solo opponent."""

    boards: list[tuple[str, str]]  # (board, side) from left to right
    kinds: list[str]  # the kind assigned to each column
    columns: list[list[str]]  # the tokens on each board, the lowest first
    pile: list[str]  # secret: his jars of this round
    gods: list[str]  # whose symbols were reached
    value: int  # the highest noble value reached; 0 if none

    def clone(self) -> Traitor:
        return Traitor(
            self.boards[:],
            self.kinds[:],
            [column[:] for column in self.columns],
            self.pile[:],
            self.gods[:],
            self.value,
        )

    def is_full(self, column: int) -> bool:
        return len(self.columns[column]) == len(BOARD_SPACES[self.boards[column]])


@dataclass(slots=True)
class Action:
    """The zone action going on: what was chosen, and what is paid so far."""

    zone: str
    card: str  # nobles, artisans: the card or "deck"; Nile: the number; offerings: the pair slot
    bonus: str  # offerings: "", the kind of token on the bonus field, or "bag"
    arrows: list[str]  # Nile: the tracks chosen so far
    entry: str  # the token that paid the entry; "" before
    declared: str  # the colour that it stands for
    due: list[str]  # colours still to be paid, in colour order; ANY for the Judge
    last: str  # the token that paid the previous unit

    def clone(self) -> Action:
        return Action(
            self.zone,
            self.card,
            self.bonus,
            self.arrows[:],
            self.entry,
            self.declared,
            self.due[:],
            self.last,
        )


@dataclass(slots=True)
class Pharaon(Game):
    players: list[Player]
    layout: list[str]  # the zones by position, clockwise
    offset: int  # of the wheel
    direction: int  # of its turning: 1 clockwise, -1 counter-clockwise
    round: int
    usable: int  # entry spaces of a strip
    wheel: dict[str, list[str]]  # strip -> the tokens on it, from the left
    bank: dict[str, int]
    pairs: list[tuple[str, ...]]  # by slot; () is empty
    bonus: list[str]  # by place
    bag: list[str]  # secret
    offering_discard: list[str]
    nobles: list[str]  # face up, by slot
    noble_deck: list[str]  # secret
    noble_discard: list[str]  # out of the game
    artisans: list[str]  # face up, by slot
    artisan_deck: list[str]  # secret
    artisan_discard: list[str]  # out of the game
    jars: list[str]  # face up below the pyramid
    jar_pile: list[str]  # secret
    jar_discard: list[str]
    first_player: Seat
    pharaoh: Seat
    active: Seat  # whose turn it is
    action: Action | None
    traitor: Traitor | None
    beginners: list[bool]  # by seat: dealt a Scribe instead of choosing a noble
    rulings: tuple[str, ...]  # those that hold

    def clone(self) -> Pharaon:
        action, traitor = self.action, self.traitor
        return Pharaon(
            self.flow.clone(),
            [player.clone() for player in self.players],
            self.layout,
            self.offset,
            self.direction,
            self.round,
            self.usable,
            {strip: tokens[:] for strip, tokens in self.wheel.items()},
            self.bank.copy(),
            self.pairs[:],
            self.bonus[:],
            self.bag[:],
            self.offering_discard[:],
            self.nobles[:],
            self.noble_deck[:],
            self.noble_discard[:],
            self.artisans[:],
            self.artisan_deck[:],
            self.artisan_discard[:],
            self.jars[:],
            self.jar_pile[:],
            self.jar_discard[:],
            self.first_player,
            self.pharaoh,
            self.active,
            None if action is None else action.clone(),
            None if traitor is None else traitor.clone(),
            self.beginners,
            self.rulings,
        )

    # -- who may know what ---------------------------------------------------------------------

    def hide(self, viewer: Seat) -> None:
        """Decks, bag and piles are hidden from all; the nobles drawn in setup from the others.
        (PHAR-037, PHAR-240, PHAR-241)"""
        self.bag = [UNKNOWN] * len(self.bag)
        self.noble_deck = [UNKNOWN] * len(self.noble_deck)
        self.artisan_deck = [UNKNOWN] * len(self.artisan_deck)
        self.jar_pile = [UNKNOWN] * len(self.jar_pile)
        if self.traitor is not None:
            self.traitor.pile = [UNKNOWN] * len(self.traitor.pile)
        for seat, player in enumerate(self.players):
            if seat != viewer:
                player.drawn = [UNKNOWN] * len(player.drawn)
                player.aside = [UNKNOWN] * len(player.aside)

    def imagine(self, viewer: Seat, pick: Callable[[int], int]) -> None:
        """Deal everything unseen at random to the places that hold something unseen."""
        seen_nobles = self.seen_nobles()
        nobles = [noble for noble in NOBLES if noble not in seen_nobles]
        for player in self.players:
            player.drawn = [nobles.pop(pick(len(nobles))) if n == UNKNOWN else n for n in player.drawn]
            player.aside = [nobles.pop(pick(len(nobles))) if n == UNKNOWN else n for n in player.aside]
        self.noble_deck = nobles
        seen = {*self.artisans, *self.artisan_discard}
        for player in self.players:
            seen.update(player.artisans)
        self.artisan_deck = [artisan for artisan in ARTISANS if artisan not in seen]
        seen = {*self.jars, *self.jar_discard}
        jars = [jar for jar in JARS if jar not in seen]
        if self.traitor is not None:
            self.traitor.pile = take_some(jars, len(self.traitor.pile), pick)
        self.jar_pile = jars
        visible = self.visible_offerings()
        self.bag = []
        for kind in OFFERINGS:
            self.bag += [kind] * (OFFERING_COUNT[kind] - visible[kind])

    def seen_nobles(self) -> set[str]:
        """The nobles that are not in the deck, as far as they are known."""
        seen = {*self.nobles, *self.noble_discard}
        for player in self.players:
            seen.update(player.nobles, player.drawn, player.aside)
        return seen

    def visible_offerings(self) -> dict[str, int]:
        """How many offering tokens of each kind are not in the bag."""
        count = dict.fromkeys([*TOKENS, EMPTY], 0)
        for player in self.players:
            for kind in OFFERINGS:
                count[kind] += player.supply[kind]
        for tokens in (self.offering_discard, self.bonus, *self.pairs, *self.wheel.values()):
            for kind in tokens:
                count[kind] += 1
        return count

    def law(self, case: str) -> str:
        if case == OVER:
            return "PHAR-001"
        return "PHAR-044" if case == NOT_ASKED else "PHAR-249"

    def holds(self, ruling: str) -> bool:
        """Whether a ruling holds in this game. (PHAR-257 to PHAR-264)"""
        return ruling in self.rulings

    # -- questions about the board -------------------------------------------------------------

    def strip_of(self, zone: str) -> str:
        """The colour of the strip that serves a zone now. (PHAR-023)"""
        return STRIPS[(self.layout.index(zone) - self.offset) % len(STRIPS)]

    def service(self) -> list[str]:
        """Each zone, clockwise, and the strip that serves it now: as stories say it."""
        return [part for zone in self.layout for part in (zone, self.strip_of(zone))]

    def zone_of(self, strip: str) -> str:
        return self.layout[(STRIPS.index(strip) + self.offset) % len(STRIPS)]

    def is_open(self, strip: str) -> bool:
        """Whether a strip has a free usable entry space. (PHAR-022, PHAR-050)"""
        return len(self.wheel[strip]) < self.usable

    def enters_full(self, seat: Seat, zone: str) -> bool:
        """Whether a ready noble lets `seat` enter this zone although it is full. (PHAR-128)"""
        return zone in FULL_ENTRY and self.players[seat].is_ready(FULL_ENTRY[zone])

    def god_sides(self, god: str) -> tuple[str, str]:
        """The zones whose right and left borders a god stands on. (PHAR-018, PHAR-019)"""
        zone = ZONE_OF_GOD[god]
        return zone, self.layout[(self.layout.index(zone) + 1) % len(self.layout)]

    def god_points(self, god: str) -> int:
        own, neighbour = self.god_sides(god)
        return RIGHT[own].points + LEFT[neighbour].points

    def elements(self, seat: Seat, zone: str) -> int:
        """What a player can show the gods in a zone. (PHAR-178)"""
        player = self.players[seat]
        if zone == "offerings":
            return player.offerings_left()
        if zone == "nobles":
            return len(player.nobles)
        if zone == "artisans":
            return len(player.artisans)
        if zone == "nile":
            return len([step for step in player.tracks.values() if step >= 1])
        return player.tomb

    def may_succeed(self, seat: Seat) -> bool:
        """At least 2 nobles, and tomb space 3 or higher. (PHAR-173)"""
        player = self.players[seat]
        return len(player.nobles) >= SUCCESSION_NOBLES and player.tomb >= SUCCESSION_TOMB

    def artisan_gain(self, artisan: str) -> dict[str, int]:
        """The resources that an artisan gives at once. (PHAR-009, PHAR-262)"""
        row = ARTISANS[artisan]
        return {} if row.kind == SCULPTOR and not self.holds(SCULPTORS_GIVE) else row.gain

    def basics_in_bank(self) -> int:
        return sum([self.bank[colour] for colour in COLOURS])

    def can_draw_offering(self) -> bool:
        """Bag or discard pile hold a token. (PHAR-085)"""
        return bool(self.bag) or bool(self.offering_discard)

    def all_passed(self) -> bool:
        return all([player.passed for player in self.players])

    def seats_played(self) -> int:
        """How many people play: one, against the Traitor, or as many as there are players."""
        return 1 if self.traitor is not None else len(self.players)


def new_player() -> Player:
    return Player(
        supply=dict.fromkeys(TOKENS, 0),
        nobles=[],
        exhausted=[],
        artisans=[],
        tracks=dict.fromkeys(COLOURS, 0),
        tomb=0,
        row=0,
        space=0,
        passed=False,
        drawn=[],
        aside=[],
    )


def new_action(zone: str) -> Action:
    return Action(zone=zone, card="", bonus="", arrows=[], entry="", declared="", due=[], last="")


def is_basic(kind: str) -> bool:
    """A basic resource or a basic offering token."""
    return kind in COLOUR_OF


def basic_tokens(player: Player) -> int:
    return sum([player.supply[kind] for kind in COLOURS]) + sum([player.supply[k] for k in BASIC_OFFERINGS])


def inventory(g: Pharaon) -> dict[str, int]:
    """Every token by kind, and every card and jar by itself. (PHAR-005, PHAR-007, PHAR-256)"""
    count = g.visible_offerings()
    del count[EMPTY]
    for kind in g.bag:
        count[kind] += 1
    for kind, number in g.bank.items():
        count[kind] += number
        for player in g.players:
            count[kind] += player.supply[kind]
    traitor = g.traitor
    if traitor is not None:
        for column in traitor.columns:
            for kind in column:
                count[kind] += 1
    nobles = g.nobles + g.noble_deck + g.noble_discard
    artisans = g.artisans + g.artisan_deck + g.artisan_discard
    for player in g.players:
        nobles = nobles + player.nobles + player.drawn + player.aside
        artisans = artisans + player.artisans
    jars = g.jars + g.jar_pile + g.jar_discard + ([] if traitor is None else traitor.pile)
    for prefix, cards in (("noble", nobles), ("artisan", artisans), ("jar", jars)):
        for card in cards:
            if card:
                key = f"{prefix} {card}"
                count[key] = count.get(key, 0) + 1
    return count
