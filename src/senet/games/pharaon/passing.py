"""Passing and the time pyramid (chapter 13)."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.components import GENERAL, GENERAL_TOKEN, JARS, PYRAMID, SILVER
from senet.games.pharaon.gaining import REWARD_GAIN, USE, ask_basic, gain, gain_jar, take_offering
from senet.games.pharaon.table import Pharaon
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

BOTTOM_ROW: Final = 1  # of the pyramid: for the first to pass
NOTHING: Final = "none"
BASIC_REWARD: Final = "basic"
SILVER_REWARD: Final = "silver"
OFFERING_REWARD: Final = "offering"
TOKEN_REWARD: Final = "first_player"
REWARDS: Final[list[Choice]] = [
    ("reward", reward) for reward in (BASIC_REWARD, TOKEN_REWARD, SILVER_REWARD, OFFERING_REWARD)
]


def pass_round(g: Pharaon, seat: Seat) -> None:
    """The cylinder goes to the pyramid, a jar is taken, the General may advance at once; the last
    to pass only takes a jar. (PHAR-154 to PHAR-158, PHAR-165)"""
    leave_round(g, seat)
    if g.jars:
        g.then(ask_jar, seat)
    if not g.all_passed() and GENERAL in g.players[seat].nobles:
        g.then(ask_general, seat)


def leave_round(g: Pharaon, seat: Seat) -> None:
    """Unless last, the cylinder goes to space 1 of the lowest free row. (PHAR-154, PHAR-165)"""
    player = g.players[seat]
    player.passed = True
    if not g.all_passed():
        player.row = len([other for other in g.players if other.row]) + 1
        player.space = 1
    g.tell("passed", seat, player.row, player.space)


def ask_jar(g: Pharaon, seat: Seat) -> None:
    """Take a face-up jar of choice. (PHAR-100, PHAR-156)"""
    g.ask(seat, JAR, jar_chosen)


def offer_jar(g: Pharaon, seat: Seat) -> list[Choice]:
    return [("jar", jar) for jar in g.jars]


def forbids_jar(g: Pharaon, seat: Seat, choice: Choice) -> str:
    if choice[0] != "jar" or choice[1] not in JARS:
        return NOT_AN_ANSWER
    return "" if choice[1] in g.jars else "PHAR-100"


def jar_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    g.jars.remove(choice[1])
    g.tell("took_jar", seat, choice[1])
    g.then(gain_jar, seat, choice[1])


JAR: Final = Question("jar", offer_jar, forbids_jar)


def ask_general(g: Pharaon, seat: Seat) -> None:
    """The General may advance the cylinder at once, after the jar. (PHAR-122 to PHAR-124)"""
    g.ask(seat, USE, general_answered, GENERAL)


def general_answered(g: Pharaon, seat: Seat, choice: Choice, noble: str) -> None:
    """For the first to pass, the General brings the first player token and no other reward. (PHAR-123, PHAR-261)"""
    if choice == PASS:
        g.tell("declined", seat, noble)
        return
    g.tell("used", seat, noble)
    if g.holds(GENERAL_TOKEN) and g.players[seat].row == BOTTOM_ROW:
        g.then(advance_to_token, seat)
    else:
        g.then(advance_cylinder, seat)


def advance_to_token(g: Pharaon, seat: Seat) -> None:
    player = g.players[seat]
    player.space += 1
    g.tell("advanced", seat, player.row, player.space)
    take_first_player_token(g, seat)


def advance_cylinder(g: Pharaon, seat: Seat) -> None:
    """One space to the right; on the last space nothing happens. (PHAR-046, PHAR-159)"""
    player = g.players[seat]
    if player.space < len(PYRAMID[player.row]):
        player.space += 1
        g.tell("advanced", seat, player.row, player.space)
        g.then(ask_reward, seat)
    else:
        g.tell("stayed", seat)


def ask_reward(g: Pharaon, seat: Seat) -> None:
    """The reward of the space reached or of one further left. (PHAR-160, PHAR-164)"""
    if offer_reward(g, seat):
        g.ask(seat, REWARD, reward_chosen)
    else:
        g.tell("no_reward", seat)


def offer_reward(g: Pharaon, seat: Seat) -> list[Choice]:
    return [choice for choice in REWARDS if not forbids_reward(g, seat, choice)]


def forbids_reward(g: Pharaon, seat: Seat, choice: Choice) -> str:
    if choice not in REWARDS:
        return NOT_AN_ANSWER
    player = g.players[seat]
    if choice[1] not in PYRAMID[player.row][: player.space]:
        return "PHAR-160"
    return "" if can_supply(g, choice[1]) else "PHAR-164"


def reward_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    """Take the reward. (PHAR-161 to PHAR-163)"""
    if choice[1] == BASIC_REWARD:
        g.then(ask_basic, seat)
    elif choice[1] == SILVER_REWARD:
        gain(g, seat, SILVER, 1, REWARD_GAIN)
    elif choice[1] == OFFERING_REWARD:
        g.then(take_offering, seat)
    else:
        take_first_player_token(g, seat)


REWARD: Final = Question("reward", offer_reward, forbids_reward)


def can_supply(g: Pharaon, reward: str) -> bool:
    """Bank, bonus field, bag and discard pile are limited; the first player token can always be taken. (PHAR-164)"""
    if reward == BASIC_REWARD:
        return g.basics_in_bank() > 0
    if reward == SILVER_REWARD:
        return g.bank[SILVER] > 0
    return reward == TOKEN_REWARD or any(g.bonus) or g.can_draw_offering()


def take_first_player_token(g: Pharaon, seat: Seat) -> None:
    """Its holder at the end of the round starts the next one; the running round keeps its order.
    (PHAR-054, PHAR-161)"""
    if g.first_player == seat:
        g.tell("token_kept", seat)
    else:
        g.tell("first_player", seat, g.first_player)
        g.first_player = seat
