"""Onyx tiles that do more than add a number: mercenaries, Twin Ceremony, Soul Devourer and others."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.acquire import TWIN, acquire
from senet.games.kemet.casualties import reward_fame
from senet.games.kemet.components import MERCENARIES
from senet.games.kemet.effects import gain_prayer
from senet.games.kemet.moments import ACQUIRED, CASUALTIES_END, COUNCIL_BEGINS, REWARDS, USED
from senet.games.kemet.move import move_action
from senet.games.kemet.placing import start_placing
from senet.games.kemet.strength import active_companions, battle_of, is_attacker, other_side, side_of
from senet.games.kemet.table import CITY, Kemet
from senet.games.kemet.turn import end_action
from senet.kernel.game import Seat, Step


def mercenaries(g: Kemet, seat: Seat) -> None:
    """Three more units for the rest of the game, placed at once in the player's districts. (KEMET-002, KEMET-235)"""
    player = g.players[seat]
    player.mercenaries += MERCENARIES
    player.supply += MERCENARIES
    g.tell("mercenaries", seat, MERCENARIES)
    start_placing(g, seat, "mercenaries", CITY, MERCENARIES, True)


def honor_in_battle(g: Kemet, seat: Seat) -> None:
    """Honor in Battle: 1 PP for each of the player's units removed by the opponent's damage. (KEMET-157)"""
    gain_prayer(g, seat, ("onyx_honor_in_battle", side_of(g, seat).hurt))


def dedication_to_battle(g: Kemet, seat: Seat) -> None:
    """Dedication to Battle: an attacker gains 2 PP before the War Council. (KEMET-140)"""
    if is_attacker(g, seat):
        gain_prayer(g, seat, ("onyx_dedication_to_battle", 2))


def twin_ceremony(g: Kemet, seat: Seat) -> None:
    """Twin Ceremony: acquire a tile for 1 PP more, without a space, even of a colour bought this round. (KEMET-224)"""
    g.then(acquire, seat, TWIN)
    g.then(end_action, seat)


def forced_march(g: Kemet, seat: Seat) -> None:
    """Forced March: a Move action without teleportation."""
    g.then(move_action, seat, False, False, False)


def soul_devourer(g: Kemet, seat: Seat) -> None:
    """Soul Devourer: another Battle Fame point for a win with two units removed. (KEMET-226)"""
    side, other = side_of(g, seat), other_side(g, seat)
    if "soul_devourer" in active_companions(side, other) and battle_of(g).winner == seat and other.hurt >= 2:
        reward_fame(g, seat, "soul_devourer")


ONYX: Final[dict[tuple[str, str], Step]] = {
    (ACQUIRED, "onyx_sword_mercenaries"): mercenaries,
    (ACQUIRED, "onyx_spear_mercenaries"): mercenaries,
    (CASUALTIES_END, "onyx_honor_in_battle"): honor_in_battle,
    (COUNCIL_BEGINS, "onyx_dedication_to_battle"): dedication_to_battle,
    (REWARDS, "onyx_soul_devourer"): soul_devourer,
    (USED, "onyx_twin_ceremony"): twin_ceremony,
    (USED, "onyx_forced_march"): forced_march,
}
