"""What each God can do beyond numbers: Anubis, Bastet, Horus and Seth. Ouadjet repeats in `turn.py`."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.components import GODS, INTERVENTIONS
from senet.games.kemet.effects import draw_intervention
from senet.games.kemet.moments import BATTLE_ENDS, CONFRONTATION_ENDS, register
from senet.games.kemet.placing import start_placing
from senet.games.kemet.strength import other_side, side_of
from senet.games.kemet.table import HOST, Kemet
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat

ANUBIS: Final = "anubis"
HORUS: Final = "horus"
SETH: Final = "seth"
SETHS_CARDS: Final = 2


# -- Anubis and Horus at the Battle Ending (KEMET-322, KEMET-323, KEMET-356) ---------------------------


def anubis_gathers(g: Kemet, seat: Seat) -> None:
    """Anubis: one unit for each life point he lost and each opposing unit removed by damage. (KEMET-356)"""
    side = side_of(g, seat)
    units = side.lost + side.sapped + other_side(g, seat).lost
    if units:
        start_placing(g, seat, ANUBIS, HOST, units)


def horus_heals(g: Kemet, seat: Seat) -> None:
    """Horus regains all life points, if he is still on the board. (KEMET-323)"""
    player = g.players[seat]
    gained = GODS[HORUS].life - player.life
    if player.god and gained > 0:
        player.life += gained
        g.tell("god_healed", seat, HORUS, gained, player.life)


# -- Seth at the end of the Confrontation (KEMET-322, KEMET-349, KEMET-364) ----------------------------


def seth_draws(g: Kemet, seat: Seat) -> None:
    """Seth: draw two DI cards openly; one of them takes effect at once or joins the hand. (KEMET-364)"""
    side = side_of(g, seat)
    side.shown = [card for card in (draw_intervention(g) for _ in range(SETHS_CARDS)) if card]
    if side.shown:
        g.reveal()
        g.tell("seth_drew", seat, tuple(side.shown))
        g.ask(seat, SETHS_CARD, seths_card_chosen)


def offer_seths_card(g: Kemet, seat: Seat) -> list[Choice]:
    cards: list[Choice] = [("card", card) for card in dict.fromkeys(side_of(g, seat).shown)]
    return [choice for choice in cards if not forbids_seths_card(g, seat, choice)]


def forbids_seths_card(g: Kemet, seat: Seat, choice: Choice) -> str:
    """A BATTLE card if there is one, otherwise any of the cards drawn. (KEMET-322)"""
    if choice[0] != "card":
        return NOT_AN_ANSWER
    shown = side_of(g, seat).shown
    if choice[1] not in shown:
        return "KEMET-322"
    fighting = any(is_for_battle(card) for card in shown)
    return "KEMET-322" if fighting and not is_for_battle(choice[1]) else ""


def seths_card_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """It is applied without cost (but not played), or joins the hand; the rest is discarded. (KEMET-349, KEMET-364)"""
    side, card = side_of(g, seat), choice[1]
    rest, side.shown = side.shown, []
    if is_for_battle(card):
        side.blessing = card
        g.tell("seth_applied", seat, card, len(rest))
    else:
        rest.remove(card)
        g.players[seat].hand.append(card)
        g.tell("seth_took", seat, card, len(rest))
    g.discard += rest


SETHS_CARD: Final = Question("seths_card", offer_seths_card, forbids_seths_card)


def is_for_battle(card: str) -> bool:
    return INTERVENTIONS[card].icon == "battle"


register(
    {
        (BATTLE_ENDS, ANUBIS): anubis_gathers,
        (BATTLE_ENDS, HORUS): horus_heals,
        (CONFRONTATION_ENDS, SETH): seth_draws,
    }
)
