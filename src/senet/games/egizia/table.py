"""The table: the state of a game, and functions that read it.

Public fields of `Egizia` (what a drawing or a bot may read of a view):

- ``players[seat]``: a `Player`; ``round`` 1-5; ``phase``, one of `PHASES`, at last "final_scoring"
- ``turn_order``: seats by order token (the first one holds token 1)
- ``score_order``: seats from the front marker of the score track to the rear one
- ``river``: the cards on card_1 … card_10 ("" once taken)
- ``ships``: (place, seat) in order of placement; places are those of `maps.PLACES`
- ``water``: the space of the irrigation marker: left, middle or right
- ``built``: building space -> seat whose marker stone lies there (o1…, g1…, tl1…, p1_1…)
- ``grave_row``: the values of the face-up tokens, the first one is the next to be taken
- ``grave_pool``: tokens not seen yet (those of the row, and the eight that are not used)
- ``decks``: the three Nile decks; ``unseen``: cards that left the game unseen; ``gone``: that left it seen
- ``sphinx_deck``: the shuffled part of the Sphinx deck; ``under``: (seat, card) put back, the next to come first
- ``looked_at``: the Sphinx cards that the builder (``looker``) has drawn and not yet kept or put back
- ``action``: the `Action` of the builder in turn, or None; ``freed``: places given up at the current site
- ``red``: played with the red-ship cards; ``heliopolis``: whether its effect may be doubled
- ``rulings``: the options of `RULINGS` that are on
- ``turn``: whose turn it is (a placement, a step of a phase, a ship at a site), -1 for nobody

Secret: decks, `grave_pool`, `unseen`; others' ``sphinx``, ``returned``, `looked_at` and cards in `under`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from senet.games.egizia.components import (
    CREWS,
    FIELD_COLOUR,
    GRAIN,
    GRAVE_CARD,
    GRAVE_CARD_VALUE,
    GRAVE_POINTS,
    GRAVE_TOKENS,
    GRAVES_IN_PLAY,
    HUES,
    IMPROVED,
    LAP,
    OVER_PHASE,
    OVERSEER,
    PERMANENT,
    QUARRY,
    QUARRY_STONES,
    SPHINX_CARDS,
    TRACK_END,
    WET,
    deck_cards,
    sphinx_cards,
)
from senet.games.egizia.maps import (
    BUILDING_OF,
    COLUMNS,
    GRAVE_SPACES,
    NEEDS,
    OBELISK_SPACES,
    PYRAMID_SPACES,
    SPACES,
    SPACES_AT,
    STOP_OF,
    VALUE,
)
from senet.kernel.game import NOT_ASKED, OVER, UNKNOWN, Game, Seat, take_some

NOBODY: Final[Seat] = -1
NO_TOKEN: Final = 0  # a grave token that nobody has seen yet, in a view


@dataclass(slots=True)
class Player:
    colour: str
    score: int
    sheet: dict[str, int]  # where the points came from; they sum up to the score
    stones: int  # the reserve
    strength: dict[str, int]  # of crew1, crew2, crew3 and the overseer
    tired: list[str]  # builders turned over this round
    quarry: int  # marker on the quarry track, 0 (top) to 3 (bottom)
    market: int  # marker on the market track
    fields: list[str]
    quarries: list[str]
    cards: list[str]  # every other Nile card: permanent, any-time, and "build first" while it lasts
    improved: str  # the field with the field improver, "" while that waits (or is not owned)
    spent: list[str]  # once-per-round cards used this round
    graves: list[int]  # values of the grave tokens taken
    sphinx: list[str]  # secret: the Sphinx cards in hand
    returned: list[str]  # secret: the Sphinx cards that were looked at and put back
    ships: int  # in the supply
    furthest: int  # number of the stop of the most downstream ship of this round, 0 if there is none
    passed: bool  # places no more ships this round
    sites: list[str]  # where stones were spent on building this round

    def clone(self) -> Player:
        return Player(
            self.colour,
            self.score,
            self.sheet.copy(),
            self.stones,
            self.strength.copy(),
            self.tired[:],
            self.quarry,
            self.market,
            self.fields[:],
            self.quarries[:],
            self.cards[:],
            self.improved,
            self.spent[:],
            self.graves[:],
            self.sphinx[:],
            self.returned[:],
            self.ships,
            self.furthest,
            self.passed,
            self.sites[:],
        )

    def ready_crews(self) -> list[str]:
        """The crews that can still be used this round."""
        return [crew for crew in CREWS if crew not in self.tired]

    def owns(self, kind: tuple[str, ...]) -> str:
        """The first card held of a kind that comes in several decks, or ""."""
        for card in self.cards:
            if card in kind:
                return card
        return ""

    def may_use(self, ability: str) -> bool:
        """Whether a once-per-round card is owned and not used yet this round."""
        return self.cards.count(ability) > self.spent.count(ability)

    def improver_waits(self) -> bool:
        return not self.improved and "field_improver" in self.cards


@dataclass(slots=True)
class Action:
    """One ship's turn at a site, from naming a crew to the end of the action."""

    site: str
    place: str  # where the ship stands
    crews: list[str]
    overseer: bool
    boost: int  # by cards
    built: list[str]  # spaces built in this action, in order
    spent: int  # value built (or Sphinx cards bought): stones paid and strength used up

    def clone(self) -> Action:
        return Action(
            self.site, self.place, self.crews[:], self.overseer, self.boost, self.built[:], self.spent
        )


@dataclass(slots=True)
class Egizia(Game):
    players: list[Player]
    round: int
    phase: str
    turn_order: list[Seat]
    score_order: list[Seat]
    river: list[str]
    ships: list[tuple[str, Seat]]
    water: str
    built: dict[str, Seat]
    grave_row: list[int]
    grave_pool: list[int]  # secret
    decks: list[list[str]]  # secret
    unseen: list[str]  # secret
    gone: list[str]
    sphinx_deck: list[str]  # secret
    under: list[tuple[Seat, str]]  # secret, but for those who put the cards there
    looked_at: list[str]  # secret, but for the builder
    looker: Seat  # who is looking at them, -1 if nobody
    action: Action | None
    freed: int
    red: bool
    heliopolis: bool
    rulings: tuple[str, ...]
    turn: Seat

    def clone(self) -> Egizia:
        action = self.action
        return Egizia(
            self.flow.clone(),
            [player.clone() for player in self.players],
            self.round,
            self.phase,
            self.turn_order[:],
            self.score_order[:],
            self.river[:],
            self.ships[:],
            self.water,
            self.built.copy(),
            self.grave_row[:],
            self.grave_pool[:],
            [deck[:] for deck in self.decks],
            self.unseen[:],
            self.gone[:],
            self.sphinx_deck[:],
            self.under[:],
            self.looked_at[:],
            self.looker,
            None if action is None else action.clone(),
            self.freed,
            self.red,
            self.heliopolis,
            self.rulings,
            self.turn,
        )

    def colour(self, seat: Seat) -> int:
        """The chosen colour, as one of those for seats. (EGIZ-002, EGIZ-253)"""
        return HUES[self.players[seat].colour]

    def holds(self, ruling: str) -> bool:
        """Whether an option about an unclear rule is on."""
        return ruling in self.rulings

    # -- what a seat knows -------------------------------------------------------------------------

    def hide(self, viewer: Seat) -> None:
        """Sphinx cards belong to their owners until final scoring; nobody sees a deck. (EGIZ-042, 043, 044)"""
        self.grave_pool = [NO_TOKEN] * len(self.grave_pool)
        self.decks = [[UNKNOWN] * len(deck) for deck in self.decks]
        self.unseen = [UNKNOWN] * len(self.unseen)
        self.sphinx_deck = [UNKNOWN] * len(self.sphinx_deck)
        self.under = [(seat, card if seat == viewer else UNKNOWN) for seat, card in self.under]
        if self.looker != viewer:
            self.looked_at = [UNKNOWN] * len(self.looked_at)
        for seat, player in enumerate(self.players):
            if seat != viewer:
                player.returned = [UNKNOWN] * len(player.returned)
                if self.phase != OVER_PHASE:
                    player.sphinx = [UNKNOWN] * len(player.sphinx)

    def imagine(self, viewer: Seat, pick: Callable[[int], int]) -> None:
        """Deal all hidden cards and tokens at random."""
        tokens = list(GRAVE_TOKENS)
        for value in self.grave_row:
            tokens.remove(value)
        for player in self.players:
            for value in player.graves:
                tokens.remove(value)
        self.grave_pool = take_some(tokens, len(self.grave_pool), pick)
        self.imagine_nile(pick)
        self.imagine_sphinx(viewer, pick)

    def imagine_nile(self, pick: Callable[[int], int]) -> None:
        visible = [*self.river, *self.gone]
        for player in self.players:
            visible += [*player.fields, *player.quarries, *player.cards]
        unseen: list[str] = []
        for index, deck in enumerate(self.decks):
            cards = deck_cards(index, self.red)
            for card in visible:
                if card in cards:
                    cards.remove(card)
            self.decks[index] = take_some(cards, len(deck), pick)
            if not deck:
                unseen += cards
        self.unseen = unseen

    def imagine_sphinx(self, viewer: Seat, pick: Callable[[int], int]) -> None:
        cards = sphinx_cards(self.red)
        known = [card for _, card in self.under] + self.looked_at
        for player in self.players:
            known += player.sphinx
        for card in known:
            if card != UNKNOWN:
                cards.remove(card)
        for at, (seat, card) in enumerate(self.under):
            if card == UNKNOWN:
                self.under[at] = (seat, cards.pop(pick(len(cards))))
        self.looked_at = [c if c != UNKNOWN else cards.pop(pick(len(cards))) for c in self.looked_at]
        for seat, player in enumerate(self.players):
            player.sphinx = [c if c != UNKNOWN else cards.pop(pick(len(cards))) for c in player.sphinx]
            if seat != viewer:
                everything = sphinx_cards(self.red)
                player.returned = [everything[pick(len(everything))] for _ in player.returned]
        self.sphinx_deck = take_some(cards, len(self.sphinx_deck), pick)

    def law(self, case: str) -> str:
        if case == OVER:
            return "EGIZ-027"
        return "EGIZ-259" if case == NOT_ASKED else "EGIZ-275"

    # -- the river ---------------------------------------------------------------------------------

    def owner_at(self, place: str) -> Seat:
        """The owner of the ship at `place`, or -1."""
        for where, seat in self.ships:
            if where == place:
                return seat
        return -1

    def is_at_site(self, seat: Seat, site: str) -> bool:
        """Whether `seat` has any ship at `site`."""
        return any(owner == seat and STOP_OF[place] == site for place, owner in self.ships)

    # -- fields and food ---------------------------------------------------------------------------

    def need(self, seat: Seat) -> int:
        """The grain that the builders of `seat` eat. (EGIZ-086)"""
        return sum(self.players[seat].strength.values())

    def grain(self, seat: Seat) -> int:
        """The grain of all irrigated fields of `seat`. (EGIZ-089, EGIZ-090)"""
        player = self.players[seat]
        wet = WET[self.water]
        total = 0
        for field in player.fields:
            if FIELD_COLOUR[field] in wet:
                total += GRAIN[field]
        improved = player.improved
        if improved and FIELD_COLOUR[improved] not in wet and IMPROVED[FIELD_COLOUR[improved]] in wet:
            total += GRAIN[improved]
        return total

    def would_grow(self, field: str) -> bool:
        """Whether `field` is dry, and would produce with the field improver."""
        colour = FIELD_COLOUR[field]
        wet = WET[self.water]
        return colour not in wet and IMPROVED[colour] in wet

    def production(self, seat: Seat) -> int:
        """The stones that the quarries of `seat` give each round."""
        return sum(QUARRY_STONES[quarry] for quarry in self.players[seat].quarries)

    # -- buildings ---------------------------------------------------------------------------------

    def value(self, space: str) -> int:
        """What a space costs and scores; a grave, the value of the first remaining token."""
        return self.grave_row[0] if space in GRAVE_SPACES else VALUE[space]

    def is_open(self, space: str) -> bool:
        """Whether `space` is empty and everything that it rests on is built."""
        built = self.built
        if space in built:
            return False
        return all(needed in built for needed in NEEDS[space])

    def open_spaces(self, site: str) -> list[str]:
        """The spaces of the site that could be built next."""
        built = self.built
        found: list[str] = []
        for space in SPACES_AT[site]:
            if space not in built:
                for needed in NEEDS[space]:
                    if needed not in built:
                        break
                else:
                    found.append(space)
        return found

    def stones_in(self, seat: Seat, building: str) -> int:
        """How many marker stones `seat` has in a building."""
        return sum(
            1 for space, owner in self.built.items() if owner == seat and BUILDING_OF[space] == building
        )

    def face_down_graves(self) -> int:
        """How many tokens of the grave row are face down."""
        taken = sum(1 for space in self.built if space in GRAVE_SPACES)
        return GRAVES_IN_PLAY - taken - len(self.grave_row)

    def sphinx_left(self) -> int:
        """How many cards the Sphinx deck has, including those put back."""
        return len(self.sphinx_deck) + len(self.under)

    def action_strength(self, seat: Seat) -> int:
        """The strength of the current building action: crews, overseer and cards. (EGIZ-111)"""
        action = self.action
        assert action is not None
        strength = self.players[seat].strength
        total = action.boost
        for crew in action.crews:
            total += strength[crew]
        return total + strength[OVERSEER] if action.overseer else total

    # -- what the end of the game will bring -------------------------------------------------------

    def grave_points(self, seat: Seat) -> int:
        """What the grave tokens of `seat` score at the end. (EGIZ-171, EGIZ-213)"""
        total = self.grave_value(seat)
        points = 0
        for least, reward in GRAVE_POINTS:
            if total >= least:
                points = reward
        return points

    def grave_value(self, seat: Seat) -> int:
        """The values of all grave tokens of `seat`, the hidden grave included. (EGIZ-171, EGIZ-213)"""
        player = self.players[seat]
        return sum(player.graves) + GRAVE_CARD_VALUE * player.cards.count(GRAVE_CARD)

    def printed_production(self, seat: Seat, kind: str) -> int:
        """The printed sum of the quarries, or of the fields of one colour. (EGIZ-211, EGIZ-234)"""
        if kind == QUARRY:
            return self.production(seat)
        return sum(GRAIN[field] for field in self.players[seat].fields if FIELD_COLOUR[field] == kind)

    def track(self, seat: Seat, name: str) -> int:
        """Where the marker of `seat` stands on the quarry or the market track."""
        player = self.players[seat]
        return player.quarry if name == QUARRY else player.market

    def sphinx_points(self, seat: Seat, card: str) -> int:
        """What a Sphinx card would score for `seat` if the game ended now. (EGIZ-224 … EGIZ-237)"""
        row = SPHINX_CARDS[card]
        per = row.get("per")
        if per is not None:
            return self.points_per(seat, per)
        condition = row["condition"]
        if condition["op"] == "players_at_track_end":
            there = sum(
                self.track(each, condition["track"]) == TRACK_END for each in range(len(self.players))
            )
            by_players: list[int] = row["vp_by_players"]
            return by_players[min(there, len(by_players) - 1)]
        points: int = row["vp"]
        return points if self.meets(seat, condition) else 0

    def points_per(self, seat: Seat, per: dict[str, object]) -> int:
        """Sphinx cards that pay for each thing of a kind. (EGIZ-231, EGIZ-236, EGIZ-237)"""
        player = self.players[seat]
        each = int(str(per["vp_each"]))
        if per["op"] == "own_stones_in":
            return each * self.stones_in(seat, str(per["building"]))
        if per["op"] == "own_permanent_specials":
            return each * sum(1 for card in player.cards if card in PERMANENT)
        return each * (max(0, player.score) // int(str(per["per_points"])))

    def meets(self, seat: Seat, condition: dict[str, object]) -> bool:
        """Whether the condition of a Sphinx card is met for `seat`."""
        op = condition["op"]
        if op == "obelisk_level_built":
            return OBELISK_SPACES[int(str(condition["level"])) - 1] in self.built
        if op == "all_graves_taken":
            return GRAVE_SPACES[-1] in self.built
        if op == "pyramid_complete":
            return all(space in self.built for space in PYRAMID_SPACES)
        if op == "most_production":
            kind = str(condition["of"])
            own = self.printed_production(seat, kind)
            others = [self.printed_production(each, kind) for each in range(len(self.players))]
            return own >= 1 and own == max(others)
        if op == "own_track_end":
            return self.track(seat, str(condition["track"])) == TRACK_END
        least = int(str(condition["at_least"]))
        if op == "temple_columns_complete":
            return sum(all(space in self.built for space in column) for column in COLUMNS) >= least
        if op == "own_stones_in":
            return self.stones_in(seat, str(condition["building"])) >= least
        if op == "own_stones_in_each":
            return all(self.stones_in(seat, building) >= least for building in SPACES)
        assert op == "builder_strength", op
        return self.players[seat].strength[str(condition["builder"])] >= least


def scarab(score: int) -> int:
    """What the scarab of a player with that score shows: 0 if there is none. (EGIZ-155)"""
    return max(0, score) // LAP * LAP
