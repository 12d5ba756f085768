"""Ruby tiles that do more than add a number: Divine Wound, Surprise Attack."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.effects import cards_in_hand, discard_intervention, forbids_from_hand
from senet.games.kemet.moments import CONFRONTATION_ENDS, USED
from senet.games.kemet.move import move_action
from senet.games.kemet.strength import side_of
from senet.games.kemet.table import Kemet
from senet.kernel.game import PASS, Choice, Question, Seat, Step


def divine_wound(g: Kemet, seat: Seat) -> None:
    """Divine Wound: discard any DI cards from the hand for 1 Strength each, after the reveal. (KEMET-219)"""
    if g.players[seat].hand:
        g.ask(seat, WOUND, wound_chosen)


def offer_wound(g: Kemet, seat: Seat) -> list[Choice]:
    return [PASS, *cards_in_hand(g, seat)]


def forbids_wound(g: Kemet, seat: Seat, choice: Choice) -> str:
    return "" if choice == PASS else forbids_from_hand(g, seat, choice, "KEMET-219")


def wound_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The card is discarded face up for 1 Strength. (KEMET-219)"""
    if choice != PASS:
        discard_intervention(g, seat, choice[1])
        side_of(g, seat).wound += 1
        g.tell("wounded", seat, choice[1])
        g.then(divine_wound, seat)


WOUND: Final = Question("wound", offer_wound, forbids_wound, always=True)


def surprise_attack(g: Kemet, seat: Seat) -> None:
    """Surprise Attack: a Move action that may enter an opposing district from anywhere. (KEMET-216)"""
    g.then(move_action, seat, True, True, False)


RUBY: Final[dict[tuple[str, str], Step]] = {
    (CONFRONTATION_ENDS, "ruby_divine_wound"): divine_wound,
    (USED, "ruby_surprise_attack"): surprise_attack,
}
