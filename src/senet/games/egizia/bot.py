"""How good a view is for a seat: points scored, and points to be expected."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.components import (
    BUILD,
    CREWS,
    DOUBLING_CARD,
    EXTRA_PLACE,
    FEED,
    FOUR_GRAIN,
    GRAVE_CARD,
    JOINT_BONUS,
    JOINT_POINTS,
    KEEP_TWO,
    LAY_CARDS,
    OVER_PHASE,
    OVERSEER,
    PENALTIES,
    PLACE_SHIPS,
    PRODUCE_STONE,
    RESERVE_MAX,
    ROUNDS,
    SELL_STONES,
    SIX_STONES,
    SPHINX_CARDS,
    STRENGTH_BOOSTS,
    TRACK_END,
    TURN_ORDER,
    TWO_CREWS,
    TWO_SHIPS,
)
from senet.games.egizia.maps import BESIDE, SITES, STOP_NUMBER, STOP_OF, STOPS
from senet.games.egizia.table import Egizia, Player
from senet.kernel.game import UNKNOWN, Seat

# What a card in hand is worth in points: once, and for each round that is still to come.
KEPT: Final[dict[str, float]] = {
    **dict.fromkeys(SIX_STONES, 4.0),
    **dict.fromkeys(FOUR_GRAIN, 3.0),
    **dict.fromkeys(STRENGTH_BOOSTS, 2.5),
    **dict.fromkeys(TWO_CREWS, 2.0),
    **dict.fromkeys(KEEP_TWO, 2.5),
    **dict.fromkeys(EXTRA_PLACE, 2.0),
    TWO_SHIPS: 1.5,
    DOUBLING_CARD: 2.0,
    SELL_STONES: 3.0,
    GRAVE_CARD: 3.0,
    "field_improver": 3.0,
    "build_first": 2.0,
}
EACH_ROUND: Final[dict[str, float]] = {
    "crew_improver": 1.0,
    "stones_to_strength": 0.6,
    "upstream_ship": 1.2,
    "reuse_circle": 0.8,
    "leftover_card": 1.5,
    "sphinx_plus_2": 1.0,
    "sphinx_plus_1": 0.6,
    "stones_as_grain": 0.7,
}
STONE: Final = 0.75  # a stone that can be built with
IDLE_STONE: Final = 0.1  # a stone beyond that
STOP_AHEAD: Final = 0.45  # a stop that can still be reached this round
HOPE: Final = 0.7  # how often a site that could still be visited will be
SPECULATION: Final = 0.3
SPHINX_CARD: Final = 2.0  # a Sphinx card, whatever it says
RIVALS: Final = 0.4  # how much the others' prospects count


def appraise(view: Egizia, seat: Seat) -> float:
    """The seat's own prospects, minus a part of the others'."""
    if view.phase == OVER_PHASE:
        best = max(player.score for each, player in enumerate(view.players) if each != seat)
        won = 1000.0 if view.score_order[0] == seat else 0.0
        return won + view.players[seat].score - RIVALS * best
    others = [prospects(view, each) for each in range(len(view.players)) if each != seat]
    return prospects(view, seat) - RIVALS * sum(others) / len(others)


def prospects(view: Egizia, seat: Seat) -> float:
    """The points that `seat` may expect at the end of the game, very roughly."""
    player = view.players[seat]
    rounds = ROUNDS - view.round
    total = float(player.score)
    total += building_prospects(view, seat, player, rounds)
    total -= hunger(view, seat, player, rounds)
    for card in player.cards:
        total += KEPT.get(card, 0.0) if card != "field_improver" or not player.improved else 0.0
        total += EACH_ROUND.get(card, 0.0) * (rounds + 0.5)
    for card in player.sphinx:
        total += SPHINX_CARD if card == UNKNOWN else hope(view, seat, card)
    total += view.grave_points(seat) + 0.1 * sum(player.graves)
    total += 0.8 * player.quarry + 0.8 * player.market
    if player.quarry < TRACK_END:
        total += 0.3 * player.quarry
    if view.phase == PLACE_SHIPS and not player.passed and player.ships:
        taken = {place for place, _ in view.ships}
        total += STOP_AHEAD * sum(1 for stop in STOPS[player.furthest :] if stop not in taken)
    return total


def building_prospects(view: Egizia, seat: Seat, player: Player, rounds: int) -> float:
    """The value of the stones that the builders can still lay, and of building at several sites."""
    before_production = view.phase in (LAY_CARDS, PLACE_SHIPS, FEED)
    produced = view.production(seat)
    places = [place for place, owner in view.ships if owner == seat and STOP_OF[place] in SITES]
    chances, now = 0.0, 0.0
    if view.phase in (LAY_CARDS, PLACE_SHIPS, FEED, PRODUCE_STONE, BUILD):
        waiting = [place for place in places if STOP_OF[place] not in player.sites]
        chances = sum(SPECULATION if place == BESIDE[STOP_OF[place]] else 1.0 for place in waiting)
        if view.phase in (LAY_CARDS, PLACE_SHIPS) and not player.passed and player.ships:
            chances += HOPE * sum(1 for site in SITES if STOP_NUMBER[site] > player.furthest)
        now = strength_at(view, seat, player, chances)
    stones = min(RESERVE_MAX, player.stones + (produced if before_production else 0))
    spent_now = min(float(stones), now)
    later = stones - spent_now + produced * rounds
    spent_later = min(later, rounds * 0.8 * view.need(seat))
    idle = later - spent_later
    sites = min(3.0, len(player.sites) + (chances if stones else 0.0))
    low = int(sites)
    high = JOINT_POINTS[min(3, low + 1)]
    together = JOINT_POINTS[low] + (sites - low) * (high - JOINT_POINTS[low])
    counted = 0.0 if view.phase in (JOINT_BONUS, TURN_ORDER) else together
    return STONE * (spent_now + spent_later) + IDLE_STONE * idle + counted + under_way(view, seat)


def is_building(view: Egizia, seat: Seat) -> bool:
    """Whether the current building action belongs to `seat`."""
    action = view.action
    return action is not None and view.owner_at(action.place) == seat


def under_way(view: Egizia, seat: Seat) -> float:
    """The value of what has been built in the current action, or drawn at the Sphinx."""
    action, decision = view.action, view.flow.decision
    if action is None or not is_building(view, seat):
        return 0.0
    if not view.looked_at:
        return float(action.spent)
    keeping = decision is not None and decision.question.name == "keep_card"
    return len(view.looked_at) + (SPHINX_CARD if keeping else 1.0)


def strength_at(view: Egizia, seat: Seat, player: Player, chances: float) -> float:
    """The strength that ready builders can bring to that many sites, best crews first."""
    action = view.action
    busy: list[str] = player.tired
    total = 0.0
    if action is not None and is_building(view, seat):
        total += view.action_strength(seat) - action.spent
        busy = [*busy, *action.crews, *([OVERSEER] if action.overseer else [])]
        chances -= 1.0
    strengths = sorted((player.strength[crew] for crew in CREWS if crew not in busy), reverse=True)
    for number, strength in enumerate(strengths):
        total += strength * max(0.0, min(1.0, chances - number))
    if OVERSEER not in busy:
        total += player.strength[OVERSEER] * max(0.0, min(1.0, chances))
    return total


def hope(view: Egizia, seat: Seat, card: str) -> float:
    """What a Sphinx card may score at the end: what it would score now, or a part of it."""
    now = view.sphinx_points(seat, card)
    row = SPHINX_CARDS[card]
    condition = row.get("condition")
    if condition is None:
        return now + 1.5
    points: float = row.get("vp", 5)
    if now:
        return 0.6 * points + 0.35 * now
    op = condition["op"]
    player = view.players[seat]
    if op == "own_stones_in":
        return 0.7 * points * view.stones_in(seat, condition["building"]) / int(condition["at_least"])
    if op == "builder_strength":
        return 0.8 * points * player.strength[condition["builder"]] / int(condition["at_least"])
    if op == "own_track_end":
        return 0.8 * points * view.track(seat, condition["track"]) / TRACK_END
    return 0.3 * points


def hunger(view: Egizia, seat: Seat, player: Player, rounds: int) -> float:
    """The points that missing grain will cost, this round if it is still to come, and in later ones."""
    missing = max(0, view.need(seat) - view.grain(seat))
    meals = rounds * 0.6 + (1.0 if view.phase in (LAY_CARDS, PLACE_SHIPS, FEED) else 0.0)
    return missing * PENALTIES[player.market] * meals
