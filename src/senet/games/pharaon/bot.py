"""How good a view of Pharaon looks to a seat: points already sure, and what the rest may become."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.components import (
    ARTISAN_COST,
    ARTISAN_ZONE,
    ARTISANS,
    BONUS_AFTER_PAIR,
    COLOURS,
    DIPLOMAT,
    DISCS_AFTER_JAR,
    GODS,
    LEFT,
    NILE_ACTIONS,
    NILE_ZONE,
    NOBLE_COST,
    NOBLE_ZONE,
    NOBLES,
    OFFERING_POINTS,
    OFFERING_ZONE,
    PHARAOH_POINTS,
    PYRAMID,
    RESOURCES,
    RIGHT,
    ROUNDS,
    SILVER,
    TOMB_COST,
    TOMB_POINTS,
    TOMB_ZONE,
    TOP_STEP,
)
from senet.games.pharaon.scoring import sheet
from senet.games.pharaon.table import Action, Pharaon, Player
from senet.games.pharaon.table_gods import noble_points
from senet.kernel.game import Seat, number
from senet.kernel.play import is_over

JAR: Final = 3  # tokens
STEP_VALUE: Final = [0.0, 1.4, 4.0, 7.3]  # of a track: its points, and what it is on the way to
NOBLE_GAIN: Final = 9.0  # an unknown noble
ARTISAN_GAIN: Final = 6.5  # an unknown artisan, with what it gives
OFFERING_GAIN: Final = 1.6  # an offering token


def appraise(view: Pharaon, seat: Seat) -> float:
    """Expected points of `seat`, roughly."""
    if is_over(view):
        return float(sum(sheet(view, seat).values()))
    player = view.players[seat]
    worth = token_worth(view, player)
    value = tokens_value(player, worth)
    value += sum([STEP_VALUE[step] for step in player.tracks.values()])
    value += TOMB_POINTS[player.tomb] + sum([ARTISANS[card].points for card in player.artisans])
    value += sum([noble_value(view, seat, noble) for noble in player.nobles])
    value += gods_value(view, seat)
    value += PHARAOH_POINTS * (view.pharaoh == seat) + 2.0 * (view.first_player == seat)
    if not player.passed:
        value += waiting_value(view, player, worth)
    elif player.row:
        value += 0.4 * (len(PYRAMID[player.row]) - player.space)
    action = view.action
    if action is not None and view.active == seat:
        value += action_value(view, seat, action, worth)
    return value + coming_value(view, seat, worth)


def coming_value(view: Pharaon, seat: Seat, worth: float) -> float:
    """What `seat` can expect from the question that it is asked now."""
    decision = view.flow.decision
    if decision is None or seat not in decision.choices:
        return 0.0
    question = decision.question.name
    if question in ("basic", "other_kind"):
        return worth
    return OFFERING_GAIN if question == "offering" else 0.0


def token_worth(view: Pharaon, player: Player) -> float:
    """A resource is one point at the end, and more while something can be bought with it."""
    if view.round == ROUNDS:
        return 1.0 if player.passed else 1.75
    return 1.9


def tokens_value(player: Player, worth: float) -> float:
    """A varied supply is worth more than many tokens of one kind."""
    supply = player.supply
    value = worth * sum([supply[kind] for kind in RESOURCES])
    value += 0.45 * (worth - 1.0) * (supply[SILVER] + len([c for c in COLOURS if supply[c]]))
    return value + sum(
        [(points + (worth - 1) * 0.7) * supply[kind] for kind, points in OFFERING_POINTS.items()]
    )


def noble_value(view: Pharaon, seat: Seat, noble: str) -> float:
    """Its points as things stand, and a little for what it will still do."""
    if noble == DIPLOMAT:
        return 7.0
    points = noble_points(view, seat, noble, [])
    useful = 0.0 if NOBLES[noble].type == "immediate" else 0.8 * (ROUNDS - view.round + 1)
    return points + useful


def gods_value(view: Pharaon, seat: Seat) -> float:
    """Each god by how far both of its conditions are fulfilled."""
    value = 0.0
    for god in GODS:
        own, neighbour = view.god_sides(god)
        right, left = RIGHT[own].need, LEFT[neighbour].need
        done = min(right, view.elements(seat, own)) / right * min(left, view.elements(seat, neighbour)) / left
        value += view.god_points(god) * done * 0.8
    return value


def waiting_value(view: Pharaon, player: Player, worth: float) -> float:
    """What passing will bring, and what is lost by passing late."""
    jar = worth * JAR if view.round < ROUNDS else 0.0
    earlier = len([other for other in view.players if other.passed])
    return jar - 0.5 * earlier


def action_value(view: Pharaon, seat: Seat, action: Action, worth: float) -> float:
    """What the action going on will bring, less what is still to be paid for it."""
    if action.entry:
        unpaid = len(action.due) or (
            ARTISAN_COST - 1 if action.zone == ARTISAN_ZONE and not action.last else 0
        )
        due = worth * unpaid
        if action.zone == OFFERING_ZONE and action.bonus and not action.due and view.holds(BONUS_AFTER_PAIR):
            due = 1.5 * worth  # the bonus was chosen, not paid
    else:
        due = worth * price(view, seat, action)
    return gain_of(view, seat, action, worth) - due


def price(view: Pharaon, seat: Seat, action: Action) -> float:
    """How many tokens entry and action are likely to cost."""
    if action.zone == OFFERING_ZONE:
        return 2.0 if action.bonus else 1.0
    if action.zone == NOBLE_ZONE:
        return float(NOBLE_COST)
    if action.zone == ARTISAN_ZONE:
        return ARTISAN_COST + 0.5
    cost = NILE_ACTIONS[action.card].cost if action.card in NILE_ACTIONS else ["", ""]
    if action.zone == TOMB_ZONE:
        cost = TOMB_COST[view.players[seat].tomb + 1]
    return len(cost) + (view.strip_of(action.zone) not in cost) * 0.8


def gain_of(view: Pharaon, seat: Seat, action: Action, worth: float) -> float:
    player = view.players[seat]
    if action.zone == OFFERING_ZONE:
        taken = action.card != "" and not view.pairs[number(action.card) - 1]
        return ((0 if taken else 2) + (1 if action.bonus else 0)) * (OFFERING_GAIN + 0.4)
    if action.zone == NOBLE_ZONE:
        face_up = [noble_value(view, seat, card) for card in view.nobles if card]
        if action.card in view.nobles:
            return noble_value(view, seat, action.card) + 2.0
        return (NOBLE_GAIN if action.card else max([NOBLE_GAIN, *face_up])) + 2.0
    if action.zone == ARTISAN_ZONE:
        values = [artisan_value(view, card, worth) for card in view.artisans if card]
        if action.card in view.artisans:
            return artisan_value(view, action.card, worth) + 1.0
        return (ARTISAN_GAIN if action.card else max([ARTISAN_GAIN, *values])) + 1.0
    if action.zone == NILE_ZONE:
        taken = view.holds(DISCS_AFTER_JAR) and action.entry != "" and not action.due
        return nile_value(player, action, worth, taken)
    tomb = player.tomb
    return TOMB_POINTS[tomb + 1] - TOMB_POINTS[tomb] + 2.0


def artisan_value(view: Pharaon, card: str, worth: float) -> float:
    row = ARTISANS[card]
    return row.points + worth * (sum(view.artisan_gain(card).values()) + JAR * row.jar)


def nile_value(player: Player, action: Action, worth: float, taken: bool) -> float:
    """The discs that climb, and the resources unless they were taken already."""
    numbers = [action.card] if action.card else list(NILE_ACTIONS)
    values = []
    for each in numbers:
        row = NILE_ACTIONS[each]
        value = 0.0 if taken else worth * (sum(row.gain.values()) + JAR * row.jar)
        tracks = dict(player.tracks)
        for place, arrow in enumerate(row.arrows):
            if taken and place < len(action.arrows):
                continue  # this disc has climbed
            chosen = action.arrows[place : place + 1] or [best_track(tracks, arrow)]
            if tracks[chosen[0]] < TOP_STEP:
                value += STEP_VALUE[tracks[chosen[0]] + 1] - STEP_VALUE[tracks[chosen[0]]] + 0.5
                tracks[chosen[0]] += 1
        values.append(value)
    return max(values)


def best_track(tracks: dict[str, int], arrow: list[str]) -> str:
    gains = [STEP_VALUE[min(TOP_STEP, tracks[colour] + 1)] - STEP_VALUE[tracks[colour]] for colour in arrow]
    return arrow[gains.index(max(gains))]
