"""Everything that can be counted at the table, and the changes that each story reports; the two always agree.

Counters of a seat: ``points``; ``stones``; the strengths ``crew1`` … ``overseer``; ``used`` builders, ``spent``
abilities and ``sites`` of this round; the markers ``quarry_track`` and ``market_track``; ``ships`` in the supply
and ``placed`` ones; marker stones in ``obelisk``, ``graves``, ``temple``, ``pyramid``; ``grave_value``; ``fields``,
``green``, ``yellow`` and ``brown`` grain, ``quarries`` and their ``production``; ``permanent``, ``anytime`` and
``immediate`` cards; ``sphinx`` cards. Of the table: ``river``, ``deck_12``, ``deck_34``, ``deck_5`` and ``gone``;
``sphinx_cards`` in nobody's hand; ``graves_face_up`` and ``graves_face_down``; ``water``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senet.games.egizia.components import (
    BROWN,
    BUILD_FIRST,
    DECKS,
    FIELD_COLOUR,
    GRAIN,
    GREEN,
    IMMEDIATE,
    IMPROVED,
    KIND,
    MARKET,
    NILE,
    PERMANENT,
    QUARRY,
    QUARRY_STONES,
    WATERS,
    YELLOW,
)
from senet.games.egizia.maps import BUILDING_OF, GRAVE_SPACES, SPACES
from senet.games.egizia.table import Egizia, Player
from senet.kernel.box import TABLE, Change, Counters, Heading
from senet.kernel.game import Seat, Story

ROUND: Final = "round"
PHASE: Final = "phase"
TURN: Final = "turn"
TRACK_COUNTER: Final = {QUARRY: "quarry_track", MARKET: "market_track"}
EACH_SEAT: Final = ("used", "spent", "sites")  # what is made ready again at the start of a round

# -- what there is -------------------------------------------------------------------------------------


def counters(g: Egizia) -> Counters:
    """Every public number of the table. (EGIZ-042)"""
    found: Counters = {
        ("river", TABLE): sum(1 for card in g.river if card),
        ("gone", TABLE): len(g.gone),
        ("sphinx_cards", TABLE): g.sphinx_left() + len(g.looked_at),
        ("graves_face_up", TABLE): len(g.grave_row),
        ("graves_face_down", TABLE): g.face_down_graves(),
        ("water", TABLE): WATERS.index(g.water),
    }
    for name, deck in zip(DECKS, g.decks, strict=True):
        found[f"deck_{name}", TABLE] = len(deck)
    for seat, player in enumerate(g.players):
        count_player(g, seat, player, found)
    return found


def count_player(g: Egizia, seat: Seat, player: Player, found: Counters) -> None:
    numbers = {
        "points": player.score,
        "stones": player.stones,
        **player.strength,
        "used": len(player.tired),
        "spent": len(player.spent),
        "sites": len(player.sites),
        "quarry_track": player.quarry,
        "market_track": player.market,
        "ships": player.ships,
        "placed": sum(1 for _, owner in g.ships if owner == seat),
        "grave_value": sum(player.graves),
        "fields": len(player.fields),
        "quarries": len(player.quarries),
        "production": g.production(seat),
        "permanent": sum(1 for card in player.cards if card in PERMANENT),
        "immediate": sum(1 for card in player.cards if card in IMMEDIATE),
        "anytime": sum(1 for card in player.cards if card not in PERMANENT and card not in IMMEDIATE),
        "sphinx": len(player.sphinx),
        **{building: g.stones_in(seat, building) for building in SPACES},
        **grain_by_colour(player),
    }
    for name, number in numbers.items():
        found[name, seat] = number


def grain_by_colour(player: Player) -> dict[str, int]:
    """The grain of the fields by colour; the field improver changes the colour of one."""
    grain = {GREEN: 0, YELLOW: 0, BROWN: 0}
    for field in player.fields:
        grain[FIELD_COLOUR[field]] += GRAIN[field]
    if player.improved:
        colour = FIELD_COLOUR[player.improved]
        grain[colour] -= GRAIN[player.improved]
        grain[IMPROVED[colour]] += GRAIN[player.improved]
    return grain


def inventory(g: Egizia) -> dict[str, int]:
    """The components of the game by kind; their numbers never change."""
    owned = [card for p in g.players for card in (*p.fields, *p.quarries, *p.cards)]
    on_river = sum(1 for card in g.river if card)
    nile = (
        sum(map(len, g.decks)) + len(g.unseen) + len(g.gone) + on_river + sum(card in NILE for card in owned)
    )
    return {
        "ships": len(g.ships) + sum(player.ships for player in g.players),
        "nile_cards": nile,
        "start_cards": sum(card not in NILE for card in owned),
        "sphinx_cards": g.sphinx_left() + len(g.looked_at) + sum(len(player.sphinx) for player in g.players),
        "grave_tokens": len(g.grave_pool)
        + len(g.grave_row)
        + sum(len(player.graves) for player in g.players),
        "grave_row": len(g.grave_row) + g.face_down_graves() + sum(s in g.built for s in GRAVE_SPACES),
        "order_tokens": len(g.turn_order),
        "markers": len(set(g.score_order)),
        "builders": sum(len(player.strength) for player in g.players),
    }


# -- what the stories say of it ------------------------------------------------------------------------


def card_taken(seat: Seat, card: str) -> list[Change]:
    """A card moves from the river to its owner, or out of the game if it is resolved at once."""
    changes: list[Change] = [("river", TABLE, -1)]
    if KIND[card] == "field":
        return [*changes, ("fields", seat, 1), (FIELD_COLOUR[card], seat, GRAIN[card])]
    if KIND[card] == "quarry":
        return [*changes, ("quarries", seat, 1), ("production", seat, QUARRY_STONES[card])]
    if card in IMMEDIATE:
        return [*changes, ("immediate", seat, 1) if card == BUILD_FIRST else ("gone", TABLE, 1)]
    return [*changes, ("permanent" if card in PERMANENT else "anytime", seat, 1)]


def card_gone(seat: Seat, card: str) -> list[Change]:
    return [("immediate" if card in IMMEDIATE else "anytime", seat, -1), ("gone", TABLE, 1)]


def field_improved(seat: Seat, field: str) -> list[Change]:
    colour, grain = FIELD_COLOUR[field], GRAIN[field]
    return [(colour, seat, -grain), (IMPROVED[colour], seat, grain)]


def space_built(seat: Seat, space: str, value: int) -> list[Change]:
    return [("stones", seat, -value), (BUILDING_OF[space], seat, 1)]


def grave_taken(seat: Seat, space: str, value: int) -> list[Change]:
    return [*space_built(seat, space, value), ("grave_value", seat, value), ("graves_face_up", TABLE, -1)]


def grave_turned_up(space: str, value: int) -> list[Change]:
    return [("graves_face_up", TABLE, 1), ("graves_face_down", TABLE, -1)]


def sphinx_kept(seat: Seat, count: int) -> list[Change]:
    return [("sphinx", seat, count), ("sphinx_cards", TABLE, -count)]


def ship_placed(seat: Seat, place: str) -> list[Change]:
    return [("ships", seat, -1), ("placed", seat, 1)]


def ship_home(seat: Seat, site: str, reason: str = "") -> list[Change]:
    return [("placed", seat, -1), ("ships", seat, 1)]


def ships_home(*counts: int) -> list[Change]:
    """The number of ships that come home, by seat."""
    changes: list[Change] = []
    for seat, count in enumerate(counts):
        changes += [("placed", seat, -count), ("ships", seat, count)]
    return changes


def made_ready(*counts: int) -> list[Change]:
    """Three numbers for each seat: used builders, used abilities, and sites of the last round."""
    return [(EACH_SEAT[at % 3], at // 3, -count) for at, count in enumerate(counts)]


def builders_used(seat: Seat, site: str, counts: int, *builders: str) -> list[Change]:
    return [("used", seat, len(builders)), ("sites", seat, counts)]


def cards_laid(*cards: str) -> list[Change]:
    return [("river", TABLE, len(cards)), (f"deck_{NILE[cards[0]]['deck']}", TABLE, -len(cards))]


def stones_for_points(seat: Seat, stones: int, points: int) -> list[Change]:
    return [("stones", seat, -stones), ("points", seat, points)]


SAYS: Final[dict[str, Callable[..., list[Change]]]] = {
    "builders_used": builders_used,
    "card_played": card_gone,
    "card_put_away": card_gone,
    "card_taken": card_taken,
    "cards_laid": cards_laid,
    "field_improved": field_improved,
    "grave_taken": grave_taken,
    "grave_turned_up": grave_turned_up,
    "last_stones_sold": stones_for_points,
    "made_ready": made_ready,
    "ship_placed": ship_placed,
    "ships_returned": ships_home,
    "space_built": space_built,
    "speculated_in_vain": ship_home,
    "sphinx_kept": sphinx_kept,
    "stones_sold": stones_for_points,
    "withdrew": ship_home,
}
# The stories of one counter of the seat that they name first: which one, which argument has the amount, its sign.
ONE: Final = -1  # the amount is one
SAYS_ONE: Final[dict[str, tuple[str, int, int]]] = {
    "ability_used": ("spent", ONE, 1),
    "built_together": ("points", 2, 1),
    "graves_scored": ("points", 2, 1),
    "hungry": ("points", 2, -1),
    "points_scored": ("points", 1, 1),
    "produced": ("stones", 1, 1),
    "sphinx_drawn": ("stones", 1, -1),
    "sphinx_returned": ("points", 2, 1),
    "sphinx_scored": ("points", 2, 1),
    "stones_eaten": ("stones", 1, -1),
    "stones_gained": ("stones", 1, 1),
    "stones_paid": ("stones", 1, -1),
}


def changes(story: Story) -> list[Change]:
    """The changes of counters that a story reports, from its arguments alone."""
    name, args, _ = story
    says = SAYS.get(name)
    if says is not None:
        return says(*args)
    if name in SAYS_ONE:
        counter, at, sign = SAYS_ONE[name]
        return [(counter, whole(args[0]), sign if at == ONE else sign * whole(args[at]))]
    if name == "builder_raised":
        return [(str(args[1]), whole(args[0]), 1)]
    if name == "track_step":
        return [(TRACK_COUNTER[str(args[1])], whole(args[0]), 1)]
    if name == "row_finished":
        return [("points", whole(args[1]), whole(args[2]))]
    return of_the_table(name, args)


def of_the_table(name: str, args: tuple[object, ...]) -> list[Change]:
    if name == "deck_put_away":
        return [(f"deck_{args[0]}", TABLE, -whole(args[1]))]
    if name == "river_cleared":
        return [("river", TABLE, -whole(args[0])), ("gone", TABLE, whole(args[0]))]
    return [("water", TABLE, whole(args[2]))] if name == "water_moved" else []


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


# -- rounds, phases and turns --------------------------------------------------------------------------


def stage(g: Egizia) -> dict[str, object]:
    return {ROUND: g.round, PHASE: g.phase, TURN: g.turn}


HEADINGS: Final[dict[str, str]] = {
    "round_began": ROUND,
    "phase_began": PHASE,
    "turn_began": TURN,
    "site_turn_began": TURN,
    "harvested": TURN,
    "produced": TURN,
}


def heading(story: Story) -> Heading | None:
    """The round, phase or turn that a story begins."""
    name, args, _ = story
    level = HEADINGS.get(name)
    return None if level is None else (level, args[0])
