"""How good the table looks to a side: devotion first, then what the next Conflict would bring.

A bot that looks one choice ahead often stops in the middle of an action. So what is asked next counts
too: a figure that is about to move is worth its best space, a summon a figure, a card what it promises.
"""

from __future__ import annotations

from math import exp
from typing import Final

from senet.games.ankh.components import (
    BASE,
    BUILD_COST,
    BUILD_MONUMENT,
    CARD_STRENGTH,
    CHARIOTS,
    CONFLICT,
    CYCLE,
    DESERT,
    DROUGHT,
    EVENTS,
    FERTILE,
    FLOOD,
    GOD,
    INSPIRING,
    MIRACLE,
    MUMMY,
    PLAGUE,
    POWER_LEVEL,
    SATET,
)
from senet.games.ankh.table import NO_GOD, NOBODY, Ankh
from senet.games.ankh.table_strength import strength
from senet.kernel.game import Choice, Seat

WON: Final = 1000.0
DEVOTION: Final = 3.0
RIVAL: Final = 0.6  # what a space of the leading rival's devotion costs
FOLLOWER: Final = 0.55
SPARE_FOLLOWER: Final = 0.15  # beyond what the next power costs
ENOUGH: Final = 6
FIGURE: Final = 0.8
DEATH: Final = 0.5  # of a figure that would be lost in a battle
MONUMENT: Final = 1.0
NEAR_MONUMENT: Final = 0.35
POWER: Final = 1.6
CARD: Final = 0.35


def appraise(view: Ankh, seat: Seat) -> float:
    """Larger is better for the side of `seat`."""
    side = view.sides[seat]
    if view.ending:
        if view.victor == side:
            return WON
        return -WON / 2 if view.ending == NO_GOD else -WON
    if side not in view.ranking:
        return -WON
    rivals = [view.devotion[other] for other in view.ranking if other != side]
    value = DEVOTION * view.devotion[side] - RIVAL * max(rivals, default=0)
    return value + belongings(view, side) + on_the_map(view, side) + asked(view, seat, side)


def belongings(view: Ankh, side: Seat) -> float:
    """Followers, powers, guardians and cards."""
    player = view.players[side]
    value = FOLLOWER * min(player.followers, ENOUGH) + SPARE_FOLLOWER * max(0, player.followers - ENOUGH)
    value += sum(POWER + 0.5 * POWER_LEVEL[power] for power in player.powers)
    value += 0.5 * len(player.guardians) + 0.05 * player.warriors + 0.3 * len(player.trapped)
    value += CARD * len(player.hand) + (CARD if CHARIOTS in player.hand else 0.0)
    return value + 0.2 * player.suns + 0.2 * player.underworlds


# -- the map -------------------------------------------------------------------------------------


def on_the_map(view: Ankh, side: Seat) -> float:
    """Figures and monuments, and what they promise for the next Conflict."""
    figures = view.figures_of(side)
    near = view.neighbourhood(side)
    value = FIGURE * len(figures) + 0.4 * sum(view.figures[space][1] in BASE for space in figures)
    for space, (_, owner) in view.monuments.items():
        if owner == side:
            value += MONUMENT
        if owner in (side, NOBODY) and space in near:
            value += NEAR_MONUMENT
    urgency = 1.0 / steps_to_conflict(view)
    return value + urgency * sum(region_prospect(view, side, region) for region in view.order)


def steps_to_conflict(view: Ankh) -> float:
    for ahead in range(1, len(EVENTS) - view.event):
        if EVENTS[view.event + ahead] == CONFLICT:
            return 0.7 + 0.3 * ahead
    return 2.0


def region_prospect(view: Ankh, side: Seat, region: str) -> float:
    """The devotion that a Conflict in the region would bring, less the figures it would cost."""
    present = view.present(region)
    if side not in present:
        return 0.0
    value = DEVOTION * expected_majorities(view, side, region)
    if len(present) == 1:
        cost = DEATH * mortal_figures(view, side, region) if view.is_revolt() else 0.0
        return value + DEVOTION - cost
    own = strength(view, side, region)
    best = max(strength(view, other, region) for other in present if other != side)
    chance = 1.0 / (1.0 + exp(1.1 * (best - own)))
    deadly = chance if view.is_revolt() else 1.0 - chance
    return value + chance * (DEVOTION + 1.0) - deadly * DEATH * mortal_figures(view, side, region)


def mortal_figures(view: Ankh, side: Seat, region: str) -> int:
    """The figures that a lost battle would cost; in a revolt, a victory."""
    return sum(view.figures[s][1] not in (GOD, MUMMY) for s in view.figures_in(region, side))


def expected_majorities(view: Ankh, side: Seat, region: str) -> float:
    """The types of monuments of which the side has most in the region."""
    region_of = view.map().region_of
    counts: dict[str, dict[Seat, int]] = {}
    for space, (kind, owner) in view.monuments.items():
        if owner != NOBODY and region in region_of[space]:
            row = counts.setdefault(kind, {})
            row[owner] = row.get(owner, 0) + 1
    value = 0.0
    for row in counts.values():
        others = max((count for owner, count in row.items() if owner != side), default=0)
        if row.get(side, 0) > others:
            value += 1.0
    return value


# -- what is asked next --------------------------------------------------------------------------


def asked(view: Ankh, seat: Seat, side: Seat) -> float:
    """What the current decision promises to the player who makes it."""
    decision = view.flow.decision
    if decision is None:
        return 0.0
    name, args = decision.question.name, decision.args
    if seat in view.flow.answers:
        return answered(view, side, view.flow.answers[seat])
    if seat not in decision.choices:
        return 0.0
    offered = decision.choices[seat]
    if name == "move_to":
        return best_end(view, side, str(args[0]), offered)
    if name == "move_figure" and args[0] == ():
        return max((best_end(view, side, c[1], reachable(view, c[1])) for c in offered[1:]), default=0.0)
    if name in ("summon_figure", "summon_space", "summon_use"):
        return FIGURE + 0.6
    if name == "unlock":
        return POWER if POWER_LEVEL[offered[-1][1]] * FOLLOWER < POWER else 0.5
    if name in ("build_type", "build_space"):
        return 2.0
    return 0.3 if name in ("control", "caravan_next") else 0.0


def reachable(view: Ankh, start: str) -> list[Choice]:
    """Where a figure could go, roughly: every third space is enough to know whether it pays."""
    reach = view.map().land.reach[start]
    return [("space", space) for space in reach[::3] if view.is_free(space)]


def best_end(view: Ankh, side: Seat, start: str, ends: list[Choice]) -> float:
    """How much better the map looks with the figure on the best of these spaces."""
    before = on_the_map(view, side)
    figure = view.figures[start]
    best = -1.0e9
    for _, end in ends:
        if end in view.figures:
            continue
        del view.figures[start]
        view.figures[end] = figure
        best = max(best, on_the_map(view, side))
        del view.figures[end]
        view.figures[start] = figure
    if best < -1.0e8:
        return 0.2 if figure[1] == SATET else 0.0
    return best - before


# -- secret answers ------------------------------------------------------------------------------


def answered(view: Ankh, side: Seat, answer: Choice) -> float:
    """What a card or a bid promises while the others are still choosing."""
    battle = view.battle
    if battle is None or answer[0] == "bid":
        return bid_promise(view, side, int(answer[1]))
    own = strength(view, side, battle.region)
    best = max(strength(view, other, battle.region) for other in battle.sides if other != side)
    cards = answer[1].split("+")
    bonus = sum(CARD_STRENGTH[card] for card in cards)
    chance = 1.0 / (1.0 + exp(1.3 * (best + 1.0 - own - bonus)))
    value = chance * DEVOTION - CARD * len(cards)
    return value + sum(card_promise(view, side, card, chance, battle.region) for card in cards)


def card_promise(view: Ankh, side: Seat, card: str, chance: float, region: str) -> float:
    """What a card brings besides its strength."""
    spaces = view.figures_in(region, side)
    mortal = sum(view.figures[space][1] != GOD for space in spaces)
    player = view.players[side]
    deadly = chance if view.is_revolt() else 1.0 - chance
    if card == DROUGHT:
        return chance * DEVOTION * sum(view.terrain(space) == DESERT for space in spaces)
    if card == FLOOD:
        fertile = sum(view.terrain(space) == FERTILE for space in spaces)
        return FOLLOWER * fertile + deadly * DEATH * min(fertile, mortal)
    if card == MIRACLE:
        return deadly * DEVOTION * mortal
    if card == BUILD_MONUMENT:
        free = INSPIRING in player.powers
        return 3.0 if free else 3.0 - BUILD_COST * FOLLOWER if player.followers >= BUILD_COST else 0.0
    if card == CYCLE:
        return CARD * (len(player.used) + 1) * (1.0 if len(player.used) > 2 else 0.4)
    if card == PLAGUE:
        rivals = [o for o in view.present(region) if o != side]
        richer = sum(view.players[other].followers >= player.followers for other in rivals)
        return -FIGURE * mortal if richer else 1.5 * FIGURE
    return 0.0


def bid_promise(view: Ankh, side: Seat, bid: int) -> float:
    """A bid costs followers, and is likelier to be the highest the nearer it comes to what others have."""
    most = max((view.players[other].followers for other in view.ranking if other != side), default=0)
    chance = 1.0 if bid > most else 0.8 * bid / (most + 1.0)
    battle = view.battle
    if battle is None:
        return chance * 1.5 - chance * FOLLOWER * bid  # an auction: only the winner pays
    mortal = sum(view.figures[s][1] != GOD for s in view.figures_in(battle.region, side))
    return chance * (FIGURE * mortal + 1.0) - FOLLOWER * bid
