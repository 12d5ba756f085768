"""Gain Followers and Unlock Ankh Power, with the guardians it brings. (ANKH-140 to 162)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import (
    BASE,
    GAIN,
    GUARDIAN_LEVEL,
    GUARDIAN_UNLOCKS,
    OPTIONAL_UNLOCK,
    POWER_LEVEL,
    POWERS,
    REVERED,
    UNLOCK_LEVELS,
)
from senet.games.ankh.components import (
    UNLOCK as UNLOCK_ACTION,
)
from senet.games.ankh.devotion import gain_followers
from senet.games.ankh.maps_files import AUCTION
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

POWER_CHOICES: Final[list[Choice]] = [PASS, *[("power", power) for power in POWERS]]


def gain_action(g: Ankh, seat: Seat) -> None:
    """One follower for each own or neutral monument next to the side's figures. (ANKH-140 to 143)"""
    side = g.sides[seat]
    revered = 1 if g.has(side, REVERED) else 0
    count = len(worshipped(g, side)) + revered
    gain_followers(g, side, count, GAIN)
    if not count:
        g.tell("action_without_effect", seat, GAIN)


def worshipped(g: Ankh, side: Seat) -> list[str]:
    """The monuments that give a follower to the side: each once. (ANKH-140 to 142)"""
    near = g.neighbourhood(side)
    return [s for s, (_, owner) in g.monuments.items() if (owner in (side, NOBODY)) and s in near]


# -- unlocking -----------------------------------------------------------------------------------


def unlock_action(g: Ankh, seat: Seat) -> None:
    """A power of the next level for as many followers, if the side can pay; whoever can pay must, unless the
    table agreed otherwise. (ANKH-151 to 154, ANKH-536)"""
    player = g.dashboard(seat)
    step = len(player.powers)
    if step < len(UNLOCK_LEVELS) and player.followers >= UNLOCK_LEVELS[step]:
        g.ask(seat, UNLOCK, power_chosen)
    else:
        g.tell("action_without_effect", seat, UNLOCK_ACTION)


def offer_power(g: Ankh, seat: Seat) -> list[Choice]:
    return [choice for choice in POWER_CHOICES if not forbids_power(g, seat, choice)]


def forbids_power(g: Ankh, seat: Seat, choice: Choice) -> str:
    verb, power = choice
    if choice == PASS:
        return "" if g.holds(OPTIONAL_UNLOCK) else "ANKH-154"
    if verb != "power" or power not in POWER_LEVEL:
        return NOT_AN_ANSWER
    powers = g.dashboard(seat).powers
    if power in powers:
        return "ANKH-150"
    return "" if POWER_LEVEL[power] == UNLOCK_LEVELS[len(powers)] else "ANKH-151"


def power_chosen(g: Ankh, seat: Seat, choice: Choice) -> None:
    """The followers are sacrificed and the power works at once; the token uncovers a guardian symbol
    with the 2nd, 4th and 5th unlock. (ANKH-151, ANKH-152, ANKH-155, ANKH-156, ANKH-426)"""
    if choice == PASS:
        return
    side, player = g.sides[seat], g.dashboard(seat)
    cost = UNLOCK_LEVELS[len(player.powers)]
    player.followers -= cost
    player.powers.append(choice[1])
    g.tell("power_unlocked", seat, choice[1], cost, side)
    if len(player.powers) in GUARDIAN_UNLOCKS and g.special() != AUCTION:
        take_guardian(g, side, GUARDIAN_UNLOCKS.index(len(player.powers)) + 1)


UNLOCK: Final = Question("unlock", offer_power, forbids_power)


def take_guardian(g: Ankh, side: Seat, level: int) -> None:
    """The side takes a guardian of the level into its pool if a figure is left and a base is free; there
    is no choice and no replacement. (ANKH-157 to 161, ANKH-510)"""
    kind = g.guardians[level - 1]
    assert GUARDIAN_LEVEL[kind] == level
    if g.stable[kind] and g.free_bases(side, BASE[kind]) > 0:
        g.stable[kind] -= 1
        g.players[side].guardians.append(kind)
        g.tell("guardian_joined", g.team(side), kind)
    else:
        g.tell("guardian_missed", g.team(side), kind, "no_base" if g.stable[kind] else "none_left")
