"""Diamond tiles that do more than add a number: Vision, Hand of God, Divine Hunger, Priest of Thoeris."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.build import build
from senet.games.kemet.effects import (
    cards_in_hand,
    discard_intervention,
    draw_interventions,
    forbids_from_hand,
    gain_prayer,
)
from senet.games.kemet.moments import AFTER_DRAWING, AWAKENING, CASUALTIES_END, COUNCIL_BEGINS
from senet.games.kemet.strength import is_attacker, other_side
from senet.games.kemet.table import Kemet
from senet.kernel.game import Choice, Question, Seat, Step

VISION_DISCARDS: Final = 4


def vision(g: Kemet, seat: Seat) -> None:
    """Vision: discard 4 cards after all draws of the step. (KEMET-229)"""
    g.then(ask_discard, seat, VISION_DISCARDS)


def ask_discard(g: Kemet, seat: Seat, left: int) -> None:
    """One card after another, as long as there are any. (KEMET-229)"""
    if left and g.players[seat].hand:
        g.ask(seat, DISCARD, discard_chosen, left)


def offer_discard(g: Kemet, seat: Seat, left: int) -> list[Choice]:
    return cards_in_hand(g, seat)


def forbids_discard(g: Kemet, seat: Seat, choice: Choice, left: int) -> str:
    return forbids_from_hand(g, seat, choice, "KEMET-229")


def discard_chosen(g: Kemet, seat: Seat, choice: Choice, left: int) -> None:
    """Face up on the discard pile. (KEMET-364)"""
    discard_intervention(g, seat, choice[1])
    g.tell("discarded", seat, choice[1], "diamond_vision")
    g.then(ask_discard, seat, left - 1)


DISCARD: Final = Question("discard", offer_discard, forbids_discard, always=True)


def hand_of_god(g: Kemet, seat: Seat) -> None:
    """Hand of God: one level without cost in night step 8. (KEMET-230)"""
    g.then(build, seat, True)


def divine_hunger(g: Kemet, seat: Seat) -> None:
    """Divine Hunger: 2 PP for each opposing unit removed by the player's damage. (KEMET-157)"""
    gain_prayer(g, seat, ("diamond_divine_hunger", 2 * other_side(g, seat).hurt))


def priest_of_thoeris(g: Kemet, seat: Seat) -> None:
    """Priest of Thoeris: an attacker draws a DI card before the War Council. (KEMET-140)"""
    if is_attacker(g, seat):
        draw_interventions(g, seat, ("diamond_priest_of_thoeris", 1))


DIAMOND: Final[dict[tuple[str, str], Step]] = {
    (AFTER_DRAWING, "diamond_vision"): vision,
    (AWAKENING, "diamond_hand_of_god"): hand_of_god,
    (CASUALTIES_END, "diamond_divine_hunger"): divine_hunger,
    (COUNCIL_BEGINS, "diamond_priest_of_thoeris"): priest_of_thoeris,
}
