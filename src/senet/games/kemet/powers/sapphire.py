"""Sapphire tiles that do more than add a number: Reinforcement Prayer, Defensive Victory, Divine Will."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.casualties import reward_fame
from senet.games.kemet.moments import PRAYED, REWARDS, USED
from senet.games.kemet.placing import start_placing
from senet.games.kemet.strength import battle_of, is_attacker, troop_there
from senet.games.kemet.table import CITY, Kemet
from senet.games.kemet.turn import WHICH_ACTION, plan_action
from senet.kernel.game import PASS, Choice, Seat, Step

DIVINE_WILL: Final = "sapphire_divine_will"


def reinforcement_prayer(g: Kemet, seat: Seat) -> None:
    """Reinforcement Prayer: up to 2 units in the player's districts with every Pray action. (KEMET-236)"""
    start_placing(g, seat, "sapphire_reinforcement_prayer", CITY, 2)


def defensive_victory(g: Kemet, seat: Seat) -> None:
    """Defensive Victory: a Battle Fame point for a defender who won and survived. (KEMET-222)"""
    if not is_attacker(g, seat) and battle_of(g).winner == seat and troop_there(g, seat):
        reward_fame(g, seat, "sapphire_defensive_victory")


def divine_will(g: Kemet, seat: Seat) -> None:
    """Divine Will: a Move or a Recruit action. (KEMET-062)"""
    g.ask(seat, WHICH_ACTION, divine_will_chosen, DIVINE_WILL)


def divine_will_chosen(g: Kemet, seat: Seat, choice: Choice, tile: str) -> None:
    """The action with its normal rules and costs. (KEMET-062)"""
    if choice != PASS:
        plan_action(g, seat, choice[1], True)


SAPPHIRE: Final[dict[tuple[str, str], Step]] = {
    (PRAYED, "sapphire_reinforcement_prayer"): reinforcement_prayer,
    (REWARDS, "sapphire_defensive_victory"): defensive_victory,
    (USED, DIVINE_WILL): divine_will,
}
