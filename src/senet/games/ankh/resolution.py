"""Battle resolution: strength, the winner, the reward and the dead. (ANKH-237 to 247)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import (
    COMMANDING,
    DESERT,
    DROUGHT,
    GLORIOUS,
    GOD,
    ISIS,
    MAGNANIMOUS,
)
from senet.games.ankh.deaths import kill, side_of_god
from senet.games.ankh.devotion import gain_devotion, gain_followers
from senet.games.ankh.table import NOBODY, Ankh
from senet.games.ankh.table_majority import radiant_bonus
from senet.games.ankh.table_strength import strength
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

TIP_SCALES: Final[Choice] = ("scales", "")
COMMANDING_FOLLOWERS: Final = 3
GLORIOUS_REWARD: Final = 3
GLORIOUS_MARGIN: Final = 3
MAGNANIMOUS_FIGURES: Final = 2
MAGNANIMOUS_REWARD: Final = 2


# -- the winner ----------------------------------------------------------------------------------


def resolve(g: Ankh, region: str) -> None:
    """Of the sides with figures left, the one with the highest total wins; the holder of the Tiebreaker may
    decide a tie in its own favour. (ANKH-239 to 242, ANKH-253, ANKH-254)"""
    fight = g.fight()
    present = g.present(region)
    for side in fight.sides:
        if side in present:
            fight.totals[side] = strength(g, side, region)
            g.tell("strength_counted", g.team(side), fight.totals[side])
    best = max(fight.totals.values(), default=0)
    tied = [side for side, total in fight.totals.items() if total == best]
    if len(tied) == 1:
        g.then(outcome, region, tied[0])
    elif g.scales_up and g.tiebreaker in tied:
        g.ask(g.tiebreaker, SCALES, scales_tipped, region)
    else:
        g.then(outcome, region, NOBODY)


def offer_scales(g: Ankh, seat: Seat, region: str) -> list[Choice]:
    return [PASS, TIP_SCALES]


def forbids_scales(g: Ankh, seat: Seat, choice: Choice, region: str) -> str:
    return "" if choice in (PASS, TIP_SCALES) else NOT_AN_ANSWER


def scales_tipped(g: Ankh, seat: Seat, choice: Choice, region: str) -> None:
    """A used Tiebreaker is turned face down. (ANKH-240, ANKH-241)"""
    if choice == TIP_SCALES:
        g.scales_up = False
        g.tell("scales_tipped", g.team(g.sides[seat]))
    g.then(outcome, region, g.sides[seat] if choice == TIP_SCALES else NOBODY)


SCALES: Final = Question("scales", offer_scales, forbids_scales)


def outcome(g: Ankh, region: str, winner: Seat) -> None:
    """The reward, Magnanimous, Isis's choice and the deaths, in this order. (ANKH-243, ANKH-247)"""
    fight = g.fight()
    fight.winner = winner
    if winner == NOBODY:
        g.tell("battle_tied", *g.region_label(region))
    else:
        g.tell("battle_won", g.team(winner), *g.region_label(region))
        g.then(reward, region, winner)
    for side in g.ascending(fight.sides):
        many = len(g.figures_in(region, side)) >= MAGNANIMOUS_FIGURES
        if many and side != winner and g.has(side, MAGNANIMOUS):
            g.then(gain_devotion, side, MAGNANIMOUS_REWARD, MAGNANIMOUS)
    g.then(protect, region)
    g.then(slay, region)


def reward(g: Ankh, region: str, winner: Seat) -> None:
    """One gain: 1, or 3 if Glorious, with Drought and a Radiant figure; Commanding adds followers.
    (ANKH-244, ANKH-293, ANKH-294, ANKH-310, ANKH-328, ANKH-367)"""
    fight = g.fight()
    others = max(fight.totals.get(side, 0) for side in fight.sides if side != winner)
    margin = fight.totals[winner] - others
    amount = GLORIOUS_REWARD if g.has(winner, GLORIOUS) and margin >= GLORIOUS_MARGIN else 1
    if DROUGHT in fight.cards[winner]:
        amount += sum(g.terrain(space) == DESERT for space in g.figures_in(region, winner))
    amount += radiant_bonus(g, region, winner)
    if g.has(winner, COMMANDING):
        gain_followers(g, winner, COMMANDING_FOLLOWERS, COMMANDING)
    gain_devotion(g, winner, amount, "battle")


# -- the dead ------------------------------------------------------------------------------------


def doomed(g: Ankh, region: str) -> list[str]:
    """The warriors and guardians that will die: those of the losers (in a revolt, of the winner), unless Flood
    or Isis protects them. (ANKH-020, ANKH-245, ANKH-246, ANKH-548, ANKH-551)"""
    fight, region_of, revolt = g.fight(), g.map().region_of, g.is_revolt()
    return [
        space
        for space, (side, kind) in g.figures.items()
        if kind != GOD
        and (side == fight.winner) == revolt
        and region in region_of[space]
        and space not in fight.safe
        and space not in fight.kept
    ]


def protect(g: Ankh, region: str) -> None:
    """Isis decides about each of her doomed figures that stands next to an enemy figure just before the
    deaths. (ANKH-354 to 357)"""
    isis = side_of_god(g, ISIS)
    for space in doomed(g, region):
        if g.figures[space][0] == isis and g.is_near_enemy(isis, space):
            g.then(ask_protection, isis, space)


def ask_protection(g: Ankh, side: Seat, space: str) -> None:
    g.ask(side, PROTECT, protection_given, space)


def offer_protection(g: Ankh, seat: Seat, space: str) -> list[Choice]:
    return [PASS, ("keep", space)]


def forbids_protection(g: Ankh, seat: Seat, choice: Choice, space: str) -> str:
    if choice in (PASS, ("keep", space)):
        return ""
    return "ANKH-354" if choice[0] == "keep" else NOT_AN_ANSWER


def protection_given(g: Ankh, seat: Seat, choice: Choice, space: str) -> None:
    if choice != PASS:
        g.fight().kept.append(space)
        g.tell("figure_protected", g.team(seat), g.figures[space][1], space)


PROTECT: Final = Question("protect", offer_protection, forbids_protection)


def slay(g: Ankh, region: str) -> None:
    """All deaths of the resolution happen at once. (ANKH-245)"""
    dead = doomed(g, region)
    if dead and g.is_revolt():
        g.tell("victory_paid", g.team(g.fight().winner), *g.region_label(region))
    g.then(kill, tuple(dead))
