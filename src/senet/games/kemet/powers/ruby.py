"""Ruby tiles that do more than add a number: Divine Wound, Surprise Attack."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.components import DI_KINDS
from senet.games.kemet.effects import discard_intervention
from senet.games.kemet.moments import CONFRONTATION_ENDS, USED
from senet.games.kemet.move import move_action
from senet.games.kemet.strength import side_of
from senet.games.kemet.table import Kemet
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, Step


def divine_wound(g: Kemet, seat: Seat) -> None:
    """Divine Wound: any DI cards of the hand for 1 Strength each, seeing what was revealed. (KEMET-219)"""
    if g.players[seat].hand:
        g.ask(seat, WOUND, wound_chosen)


def offer_hand(g: Kemet, seat: Seat, *args: int) -> list[Choice]:
    hand = g.players[seat].hand
    return [PASS, *(("card", card) for card in DI_KINDS if card in hand)]


def forbids_hand(g: Kemet, seat: Seat, choice: Choice, *args: int) -> str:
    """Any DI card of the hand, but never the Diversion. (KEMET-179)"""
    if choice == PASS:
        return ""
    if choice[0] != "card":
        return NOT_AN_ANSWER
    if choice[1] in g.players[seat].hand:
        return ""
    return "KEMET-179" if choice[1] == "diversion" else "KEMET-350" if args else "KEMET-219"


def wound_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The card is discarded face up for 1 Strength. (KEMET-219)"""
    if choice != PASS:
        discard_intervention(g, seat, choice[1])
        side_of(g, seat).wound += 1
        g.tell("wounded", seat, choice[1])
        g.then(divine_wound, seat)


WOUND: Final = Question("wound", offer_hand, forbids_hand, always=True)


def surprise_attack(g: Kemet, seat: Seat) -> None:
    """Surprise Attack: a Move action that may enter an opposing district from anywhere. (KEMET-216)"""
    g.then(move_action, seat, True, True, False)


RUBY: Final[dict[tuple[str, str], Step]] = {
    (CONFRONTATION_ENDS, "ruby_divine_wound"): divine_wound,
    (USED, "ruby_surprise_attack"): surprise_attack,
}
